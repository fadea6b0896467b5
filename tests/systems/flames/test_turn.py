"""The six phases of a turn (group TURN)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.flames.scenes import Opening, duel, fighter, plane, table

from escadrille.systems.flames.events import Drew
from escadrille.testing.scripted import Table

SIX = "ims-1-1 ims-1-1 ims-1-1 ims-1-1 ims-1-1 ims-1-1"


@pytest.mark.rule("FLAMES-TURN-01")
def test_a_turn_has_six_phases_in_order() -> None:
    """Both draws stall, so that each phase asks its question."""
    stalling = {"level": "very-high", "fighter": fighter(speed=3, horsepower=[0, 0])}
    t = duel(SIX, one=stalling, other={"level": "very-high"}, phase="pre-draw")
    asked = []
    for line in ("ims-1-1", "pass", "pass", "pass", "pass", "ims-1-1"):
        asked.append((t.view().phase, *t.asked[0]))
        t.play(line)
    assert asked == [
        ("pre-draw", 0, "stall"),
        ("altitude", 0, "altitude"),
        ("speed", 0, "compare"),
        ("action", 0, "action"),
        ("discard", 0, "discard"),
        ("post-draw", 0, "stall"),
    ]
    assert t.view().active == "b1"


@pytest.mark.rule("FLAMES-TURN-01")
def test_nobody_answers_in_the_phase_of_another() -> None:
    t = duel(SIX, SIX, phase="altitude")
    assert t.refused("climb", seat=1) == "FLAMES-TURN-01"
    t.play("pass")
    assert t.refused("climb") == "FLAMES-TURN-05"


def drawn(phase: str, hand: int, **figures: Any) -> int:
    """How many cards a1 draws in a draw phase."""
    cards = " ".join(["ims-1-1"] * hand)
    t = duel(cards, one={"fighter": fighter(**figures)}, phase=phase)
    cards_now: int = t.aircraft("a1").cards
    return cards_now - hand


DRAWS = [
    (0, 2),
    (3, 2),
    (4, 2),
    (5, 1),
    (6, 0),
    (7, 0),
]


@pytest.mark.rule("FLAMES-TURN-02")
@pytest.mark.parametrize(("hand", "cards"), DRAWS)
def test_the_pre_turn_draw_is_the_left_horsepower_up_to_performance(hand: int, cards: int) -> None:
    assert drawn("pre-draw", hand, horsepower=[2, 5], performance=6) == cards


@pytest.mark.rule("FLAMES-TURN-08")
@pytest.mark.parametrize(("hand", "cards"), DRAWS)
def test_the_post_turn_draw_is_the_right_horsepower_up_to_performance(
    hand: int, cards: int
) -> None:
    assert drawn("post-draw", hand, horsepower=[5, 2], performance=6) == cards


@pytest.mark.rule("FLAMES-TURN-02", "FLAMES-TURN-08")
def test_the_p11c_does_not_draw_above_performance_nor_after_its_turn() -> None:
    four = " ".join(["ims-1-1"] * 4)
    assert duel(four, one={"fighter": "p-11c"}, phase="pre-draw").aircraft("a1").cards == 4
    assert duel("", one={"fighter": "p-11c"}, phase="pre-draw").aircraft("a1").cards == 1
    assert duel("", one={"fighter": "p-11c"}, phase="post-draw").aircraft("a1").cards == 0


@pytest.mark.rule("FLAMES-TURN-02")
def test_a_negative_horsepower_is_a_stall_instead_of_a_draw() -> None:
    one = {"level": "high", "fighter": fighter(horsepower=[0, 1])}
    t = duel("ims-1-1", one=one, phase="pre-draw")
    assert t.asked == ((0, "stall"),)


@pytest.mark.rule("FLAMES-TURN-03")
@pytest.mark.parametrize(
    ("lines", "level"),
    [(["pass"], "medium"), (["climb ims-1-1"], "high"), (["dive"], "low")],
)
def test_an_aircraft_stays_climbs_or_dives_by_one_level(lines: list[str], level: str) -> None:
    t = duel("ims-1-1 yo-yo", other={"level": "very-low"}, phase="altitude")
    assert t.legal() == ["pass", "climb", "dive"]
    t.play(*lines)
    assert t.aircraft("a1").level == level
    assert t.view().phase == "action"


@pytest.mark.rule("FLAMES-TURN-04")
def test_speed_is_compared_with_one_enemy_at_the_same_altitude() -> None:
    quick = fighter(speed=3)
    t = table(plane(0, fighter=quick), plane(1), plane(1, level="high"), plane(1), phase="speed")
    assert t.legal() == ["pass", "b1", "b3"]
    assert t.refused("b2") == "FLAMES-ALT-03"
    t.play("b1 speed")
    assert t.position("a1", "b1") == 1
    assert t.view().phase == "action"


@pytest.mark.rule("FLAMES-TURN-05")
def test_any_number_of_cards_may_be_played_at_several_enemies() -> None:
    t = table(plane(0, "ims-1-1 ims-1-1 yo-yo tight-turn"), plane(1), plane(1))
    t.play("ims-1-1 attack b1", "tight-turn play", "ims-1-1 attack b2", "yo-yo maneuver b1 1")
    assert [t.aircraft(name).damage for name in ("b1", "b2")] == [1, 2]
    assert t.position("a1", "b1") == 1
    assert t.asked == ((0, "action"),)


@pytest.mark.rule("FLAMES-TURN-05")
def test_a_cycle_of_action_and_reaction_ends_before_the_next_begins() -> None:
    t = duel("ims-1-1 ims-1-1", "barrel-roll barrel-roll")
    t.play("ims-1-1 attack b1")
    assert t.asked == ((1, "react"),)
    assert t.refused("ims-1-1", seat=0) == "FLAMES-PLAY-10"
    t.play("barrel-roll", "pass")
    assert t.view().discard == ("ims-1-1", "barrel-roll")
    assert t.asked == ((0, "action"),)


@pytest.mark.rule("FLAMES-TURN-05")
def test_actions_need_an_enemy_at_the_same_altitude() -> None:
    t = table(plane(0, "ims-1-1"), plane(1), plane(1, level="low"))
    assert t.refused("ims-1-1 attack b2") == "FLAMES-ALT-03"
    assert t.refused("ims-1-1 maneuver b2 1") == "FLAMES-ALT-03"
    t.play("ims-1-1 attack b1")


QUICK = fighter(speed=4)
STALLING = {"level": "very-high", "fighter": fighter(horsepower=[0, 0])}
# The moments of an own turn at which something is asked: phase, facts of a1.
MOMENTS: dict[str, tuple[str, dict[str, Any]]] = {
    "pre-turn stall": ("pre-draw", STALLING),
    "altitude": ("altitude", {}),
    "speed": ("speed", {"fighter": QUICK}),
    "action": ("action", {}),
    "discard": ("discard", {}),
    "post-turn stall": ("post-draw", STALLING),
}


def moment(name: str, position: int) -> Table:
    phase, facts = MOMENTS[name]
    enemy = {"level": facts.get("level", "medium")}
    return duel("yo-yo", "ace-pilot", position, one=facts, other=enemy, phase=phase)


@pytest.mark.rule("FLAMES-TURN-06")
@pytest.mark.parametrize("position", [1, 2])
@pytest.mark.parametrize("name", [name for name in MOMENTS if name != "speed"])
def test_a_position_may_be_abandoned_at_any_moment_of_the_own_turn(
    name: str, position: int
) -> None:
    t = moment(name, position)
    asked = t.asked
    t.play("abandon")
    assert t.position("a1", "b1") == t.position("b1", "a1") == 0
    assert t.asked == asked
    assert t.hand("a1") == ["yo-yo"]
    assert t.hand("b1") == ["ace-pilot"]


@pytest.mark.rule("FLAMES-TURN-06")
@pytest.mark.parametrize("lines", [[], ["b1"]])
def test_a_position_may_be_abandoned_in_the_speed_phase(lines: list[str]) -> None:
    t = moment("speed", position=1)
    t.play(*lines, "abandon")
    assert t.position("a1", "b1") == 0
    assert t.view().phase == "speed"


@pytest.mark.rule("FLAMES-TURN-06")
@pytest.mark.parametrize("name", MOMENTS)
def test_who_holds_no_position_has_none_to_abandon(name: str) -> None:
    assert moment(name, position=0).refused("abandon") == "FLAMES-TURN-06"


@pytest.mark.rule("FLAMES-TURN-06")
def test_a_position_suffered_cannot_be_abandoned() -> None:
    t = duel("yo-yo", position=-1)
    assert t.refused("abandon") == "FLAMES-TURN-06"


@pytest.mark.rule("FLAMES-TURN-06")
def test_nothing_is_abandoned_in_the_turn_of_another() -> None:
    t = table(plane(0, "ims-1-1"), plane(0), plane(1, "yo-yo", holds="a2", position="tailing"))
    t.play("ims-1-1 attack b1")
    assert t.asked == ((1, "react"),)
    assert "abandon" not in t.legal()
    assert t.refused("abandon") == "FLAMES-PLAY-07"


@pytest.mark.rule("FLAMES-TURN-07")
@pytest.mark.parametrize(
    ("lines", "left"),
    [
        (["pass"], ["ims-1-1", "scissors", "yo-yo"]),
        (["scissors", "pass"], ["ims-1-1", "yo-yo"]),
        (["scissors", "yo-yo", "ims-1-1"], []),
    ],
)
def test_any_number_of_cards_may_be_discarded(lines: list[str], left: list[str]) -> None:
    one = {"fighter": fighter(horsepower=[0, 0])}
    t = duel("yo-yo scissors ims-1-1", one=one, phase="discard")
    t.play(*lines)
    assert t.hand("a1") == left
    assert t.view().active == "b1"
    assert len(t.view().discard) == 3 - len(left)


@pytest.mark.rule("FLAMES-TURN-07", "FLAMES-TURN-09")
def test_no_discard_is_compulsory_above_performance() -> None:
    t = duel(SIX, one={"fighter": fighter(performance=4)}, phase="discard")
    t.play("pass")
    assert len(t.hand("a1")) == 6


# A1 has its Performance of cards or nearly, and gets above it in a way that no cap limits.
ABOVE = {
    "dive": (SIX, "altitude", ["dive"], 7),
    "redline": (f"{SIX} redline", "altitude", ["push", "pass", "pass"], 9),
    "vertical roll": (f"{SIX} vertical-roll", "action", ["vertical-roll dive"], 7),
}


@pytest.mark.rule("FLAMES-TURN-09", "FLAMES-ALT-05")
@pytest.mark.parametrize("way", ABOVE)
def test_a_hand_may_exceed_performance_and_then_draws_nothing(way: str) -> None:
    hand, phase, lines, cards = ABOVE[way]
    t = duel(hand, one={"fighter": fighter(performance=6)}, phase=phase)
    t.play(*lines)
    assert len(t.hand("a1")) == cards
    while t.view().active == "a1":
        t.play("pass")
    assert len(t.hand("a1")) == cards


@pytest.mark.rule("FLAMES-TURN-09")
def test_a_follower_may_exceed_performance() -> None:
    t = duel("", SIX, position=-2, other={"fighter": fighter(performance=6)}, phase="altitude")
    t.play("dive", "follow")
    assert len(t.hand("b1")) == 7


@pytest.mark.rule("FLAMES-TURN-09")
def test_a_starting_bonus_may_exceed_performance() -> None:
    """Spitfire and Emil, Performance 6: two cards more at Very Low, and no draw before the turn."""
    t = Opening("first-duel", starting_bonus=True)
    t.play("very-low", "very-low")
    assert t.view().phase == "altitude"
    assert [aircraft.cards for aircraft in t.view().aircraft] == [8, 8]


@pytest.mark.rule("FLAMES-TURN-09")
def test_a_flip_to_a_lower_performance_only_stops_the_draws() -> None:
    fragile = fighter(horsepower=[2, 2], damaged={"performance": 4})
    t = duel(SIX, one={"damage": 3, "fighter": fragile}, phase="pre-draw")
    assert len(t.hand("a1")) == 6
    t = duel("yo-yo yo-yo yo-yo", one={"damage": 3, "fighter": fragile}, phase="pre-draw")
    assert len(t.hand("a1")) == 4


DI = {"pilot": "generic-di"}
# (phase, the mover's facts, its hand, lines, cards drawn by the mover)
SUMMARY: dict[str, tuple[str, dict[str, Any], str, list[str], int]] = {
    "pre-turn": ("pre-draw", {"fighter": fighter(horsepower=[3, 1])}, "", [], 3),
    "post-turn": ("post-draw", {"fighter": fighter(horsepower=[1, 3])}, "", [], 3),
    "dive": ("altitude", {}, "", ["dive"], 1),
    "dive with Di": ("altitude", DI, "", ["dive"], 2),
    "vertical roll": ("action", {}, "vertical-roll", ["vertical-roll dive"], 1),
    "vertical roll with Di": ("action", DI, "vertical-roll", ["vertical-roll dive"], 2),
    "stall": ("pre-draw", {"level": "high", "fighter": fighter(horsepower=[0, 1])}, "", [], 1),
    "stall with Di": (
        "pre-draw",
        {"level": "high", "fighter": fighter(horsepower=[0, 1]), **DI},
        "",
        [],
        2,
    ),
    "redline": ("altitude", {}, "redline", ["push"], 3),
}


@pytest.mark.rule("FLAMES-TURN-10")
@pytest.mark.parametrize("draw", SUMMARY)
def test_each_way_to_draw_gives_its_number_of_cards(draw: str) -> None:
    phase, facts, hand, lines, cards = SUMMARY[draw]
    t = duel(hand, one=facts, other={"level": "very-low"}, phase=phase, options={"pilots": True})
    t.play(*lines)
    assert len(t.hand("a1")) == cards


@pytest.mark.rule("FLAMES-TURN-10")
@pytest.mark.parametrize(("facts", "cards"), [({}, 1), (DI, 2)])
def test_a_follower_draws_for_its_dive(facts: dict[str, Any], cards: int) -> None:
    t = duel(position=-2, other=facts, phase="altitude", options={"pilots": True})
    t.play("dive")
    events = t.play("follow")
    assert [e.count for e in events if isinstance(e, Drew)] == [cards]
    assert len(t.hand("b1")) == cards
