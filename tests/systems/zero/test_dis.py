"""Breaking off, and the Disengagement Table (group DIS)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.systems.zero.scenes import duel, element, fighter, played_out, scores, table

from escadrille.kernel.options import resolve
from escadrille.systems.zero import events, load_packs
from escadrille.systems.zero.options import OPTIONS
from escadrille.systems.zero.schema import Mission
from escadrille.systems.zero.tables import Tables
from escadrille.testing.scripted import Table

DAMAGED = {"hits": 3}


def trials(t: Table, line: str) -> list[events.Tested]:
    """Break off and return the tests that were made."""
    return [event for event in t.play(line) if isinstance(event, events.Tested)]


def shift(t: Table, line: str = "break-off leader") -> int:
    """Return by how many levels the Disengagement Table is read lower for the first aircraft."""
    return trials(t, line)[0].shift


@pytest.mark.rule("ZERO-DIS-01")
@pytest.mark.parametrize(
    ("hand", "position", "lines"),
    [
        ("maneuvering scissors", 0, ["maneuvering"]),
        ("vertical-roll scissors", 0, ["vertical-roll dive"]),
        ("maneuvering scissors", 0, ["b1w"]),
        ("maneuvering scissors", 1, ["abandon"]),
    ],
)
def test_a_break_off_is_the_first_thing_in_the_phase(
    hand: str, position: int, lines: list[str]
) -> None:
    t = duel(hand, position=position)
    assert "break-off" in t.legal()
    t.play(*lines)
    assert "break-off" not in t.legal()
    assert t.refused("break-off") == "ZERO-DIS-01"


@pytest.mark.rule("ZERO-DIS-01")
def test_no_card_is_played_in_the_phase_after_it() -> None:
    t = duel("maneuvering ims-1-1", deck="tight-turn")
    (told, *_) = t.play("break-off wingman")
    assert isinstance(told, events.BrokeOff)
    assert t.asked == ((0, "discard"),)
    assert len(t.hand("a1")) == 2


@pytest.mark.rule("ZERO-DIS-01")
def test_a_leader_without_a_card_may_break_off() -> None:
    assert duel().legal() == ["pass", "break-off"]


@pytest.mark.rule("ZERO-DIS-02")
@pytest.mark.parametrize(
    ("line", "tested"),
    [("leader", ["a1"]), ("wingman", ["a1w"]), ("pair", ["a1", "a1w"])],
)
def test_one_card_is_drawn_for_each_aircraft(line: str, tested: list[str]) -> None:
    t = table(element(0, "scissors"), element(0), element(1), deck="tight-turn half-loop")
    before = t.view().deck
    found = trials(t, f"break-off {line}")
    assert [(test.aircraft, test.card) for test in found] == [
        *zip(tested, ("tight-turn", "half-loop"), strict=False)
    ]
    # A promoted Wingman draws a hand of its own.
    assert before - t.view().deck == len(tested) + (5 if line == "leader" else 0)
    assert all(t.view().discard.count(str(test.card)) == 1 for test in found)


@pytest.mark.rule("ZERO-DIS-02")
def test_at_least_one_aircraft_is_withdrawn_and_only_those_that_fly() -> None:
    t = duel("scissors")
    for order in t.rules.read(t.state, 0, "break-off"):
        t.rules.apply(t.state, 0, t.rules.choice(t.state, 0, order), None)
    assert t.legal() == ["leader", "wingman", "pair"]
    assert t.refused("pass") == "ZERO-DIS-02"
    alone = duel("scissors", one={"alone": True})
    assert alone.refused("break-off wingman") == "ZERO-DIS-02"


# Level of each card, without any shift.
CARDS = {
    "fuel-tank": "A",
    "ots-2-3": "B",
    "ots-3-4": "B",
    "ims-3-3": "C",
    "ims-2-2": "D",
    "ims-1-1": "E",
    "ims-1-2": "E",
    "maneuvering": "F",
    "half-loop": "G",
    "tight-turn": "H",
    "barrel-roll": "H",
    "vertical-roll": "H",
    "scissors": "H",
    "full-throttle": "H",
    "ace-pilot": "I",
}


@pytest.mark.rule("ZERO-DIS-03")
@pytest.mark.parametrize(("card", "level"), CARDS.items())
def test_the_card_drawn_gives_a_level(card: str, level: str) -> None:
    # Disadvantaged and of his own will: no shift at all.
    t = duel(position=-1, deck=card, options={"full_throttle": True})
    (test,) = trials(t, "break-off leader")
    assert (test.card, test.drawn, test.shift, test.level) == (card, level, 0, level)


@pytest.mark.rule("ZERO-DIS-04")
@pytest.mark.parametrize(
    ("card", "position", "hits", "level"),
    [
        ("maneuvering", 1, 0, "H"),
        ("maneuvering", -2, 0, "E"),
        ("ace-pilot", 2, 0, "I"),
        ("scissors", 2, 0, "I"),
        ("fuel-tank", -2, 3, "A"),
        ("ots-2-3", -2, 3, "A"),
    ],
)
def test_lower_is_towards_i_and_higher_towards_a_and_no_further(
    card: str, position: int, hits: int, level: str
) -> None:
    t = duel(position=position, one={"hits": hits}, deck=card)
    (test,) = trials(t, "break-off leader")
    assert test.level == level


@pytest.mark.rule("ZERO-DIS-05")
@pytest.mark.parametrize(("position", "lower"), [(2, 2), (1, 1), (0, 0), (-1, -1), (-2, -2)])
def test_the_position_shifts_the_test_of_leader_and_wingman(position: int, lower: int) -> None:
    leader, wingman = trials(duel(position=position), "break-off pair")
    assert leader.shift == wingman.shift == 1 + lower


@pytest.mark.rule("ZERO-DIS-06")
def test_a_damaged_aircraft_reads_one_level_higher() -> None:
    for one, shifts in (({}, [1, 1]), (DAMAGED, [0, 1]), ({"wingman": DAMAGED}, [1, 0])):
        found = trials(duel(one=one), "break-off pair")
        assert [test.shift for test in found] == shifts


@pytest.mark.rule("ZERO-DIS-06")
def test_hits_alone_do_not_count_as_damage() -> None:
    assert shift(duel(one={"hits": 2})) == 1


@pytest.mark.rule("ZERO-DIS-06")
def test_nobody_at_the_same_level_is_worth_three_levels() -> None:
    assert shift(duel(other={"level": "low"})) == 4
    assert shift(duel(one=DAMAGED, other={"level": "low"})) == 3
    low, gone = element(1, level="low"), {"status": "destroyed"}
    assert shift(table(element(0), element(1), low)) == 1
    assert shift(table(element(0), element(1, **gone, wingman=gone), low)) == 4
    assert shift(table(element(0), element(0), low)) == 4


RESULTS = {
    "A": "destroyed",
    "B": "destroyed",
    "C": "destroyed",
    "D": "damaged",
    "E": "damaged",
    "F": "evaded",
    "G": "evaded",
    "H": "evaded",
    "I": "evaded",
}


@pytest.mark.rule("ZERO-DIS-07")
@pytest.mark.parametrize("damaged", [False, True])
@pytest.mark.parametrize("card", CARDS)
def test_the_result_of_each_level(card: str, damaged: bool) -> None:
    # Shifted by nothing: of his own will and Disadvantaged, or Damaged and Neutral.
    one = DAMAGED if damaged else {}
    on = {"full_throttle": True}
    t = duel(position=0 if damaged else -1, one=one, deck=card, options=on)
    (test,) = trials(t, "break-off leader")
    result = RESULTS[CARDS[card]]
    assert test.shift == 0
    assert test.result == ("evaded" if damaged and result == "damaged" else result)


@pytest.mark.rule("ZERO-DIS-07")
@pytest.mark.parametrize(
    ("card", "status", "damaged", "points"),
    [
        ("ims-3-3", "destroyed", False, 5),
        ("ims-2-2", "disengaged", True, 2),
        ("maneuvering", "disengaged", False, 2),
    ],
)
def test_what_a_result_does_to_the_aircraft(
    card: str, status: str, damaged: bool, points: int
) -> None:
    t = duel(position=-1, deck=card)
    t.play("break-off wingman")
    found = t.aircraft("a1w")
    assert (found.status, found.damaged) == (status, damaged)
    assert scores(t) == (0, points)


@pytest.mark.rule("ZERO-DIS-08")
def test_no_test_is_made_at_the_normal_end() -> None:
    t = duel("scissors", turn=6, active="b1", phase="draw")
    pile = t.view().deck
    outcome = played_out(t)
    assert outcome.scores == (0, 0)
    assert t.view().deck == pile
    assert [t.aircraft(name).status for name in ("a1", "a1w", "b1", "b1w")] == ["flying"] * 4


@pytest.mark.rule("ZERO-DIS-08")
def test_a_test_is_made_whenever_an_aircraft_leaves_before_the_end() -> None:
    t = duel(turn=6)
    assert len(trials(t, "break-off pair")) == 2
    assert t.aircraft("a1").status in ("destroyed", "disengaged")


def in_mission(scenario: str, active: str, **facts: Any) -> Table:
    return table(element(0, **facts), element(1, **facts), scenario=scenario, active=active)


@pytest.mark.rule("ZERO-DIS-09")
@pytest.mark.parametrize("scenario", ["kharkov", "kahili", "big-week"])
@pytest.mark.parametrize("on", [False, True])
def test_far_from_home_the_attacker_reads_one_level_higher(scenario: str, on: bool) -> None:
    """These three are fought on the way out, over the target and on the way home."""
    for active, attacker in (("a1", True), ("b1", False)):
        t = in_mission(scenario, active)
        moment = t.situation()
        moment["options"] = {"missions": on}
        assert shift(Table(moment)) == 1 - int(on and attacker)


@pytest.mark.rule("ZERO-DIS-09")
@pytest.mark.parametrize(("turns", "higher"), [(5, 0), (6, 1), (7, 1)])
@pytest.mark.parametrize("leg", ["outbound", "target", "homebound"])
@pytest.mark.parametrize("attacker", ["allied", "japanese"])
def test_six_turns_from_home_are_far(leg: Any, turns: int, higher: int, attacker: Any) -> None:
    pack = load_packs()
    mission = Mission(attacker=attacker, leg=leg, turns=turns)
    scenario = msgspec.structs.replace(pack.tables["scenario"]["first-element"], mission=mission)
    found = Tables(pack, scenario, resolve(OPTIONS, {"missions": True})).mission
    expected = [-higher, 0] if attacker == "allied" else [0, -higher]
    assert found == expected


@pytest.mark.rule("ZERO-DIS-09")
@pytest.mark.parametrize(("kind", "expected"), [("medium-bomber", 1), ("heavy-bomber", 0)])
def test_a_heavy_bomber_reads_one_level_higher(kind: str, expected: int) -> None:
    assert shift(duel(one={"fighter": {**fighter(), "kind": kind}})) == expected


@pytest.mark.rule("ZERO-DIS-01")
def test_after_a_break_off_the_discard_and_draw_phases_follow() -> None:
    t = duel("maneuvering", deck="tight-turn")
    t.play("break-off wingman")
    told = t.play("maneuvering")
    assert any(isinstance(event, events.Discarded) for event in told)
    assert t.asked == ((0, "draw"),)
