"""Rulings on the course of a dogfight: order, departures, piles, the end; of odd numbers."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.zero.scenes import (
    Opening,
    can,
    duel,
    element,
    everything_but,
    fighter,
    mini,
    played_out,
    scores,
    table,
)

from escadrille.kernel.errors import BadSituation
from escadrille.systems.zero import events
from escadrille.testing.scripted import Table

GONE: dict[str, Any] = {"status": "destroyed"}
FRAIL: dict[str, Any] = {"fighter": fighter(capacity=(1, 2))}


def draws_of(told: list[Any]) -> list[events.Tested]:
    """Return the disengagement tests among what happened."""
    return [event for event in told if isinstance(event, events.Tested)]


@pytest.mark.rule("ZERO-RULING-05")
@pytest.mark.parametrize(
    ("position", "card", "drawn", "level", "result"),
    [
        (2, "fuel-tank", "A", "D", "damaged"),
        (-2, "ims-2-2", "D", "C", "destroyed"),
        (-2, "fuel-tank", "A", "A", "destroyed"),
        (2, "ace-pilot", "I", "I", "evaded"),
        (0, "maneuvering", "F", "G", "evaded"),
    ],
)
def test_lower_is_towards_the_end_of_the_table(
    position: int, card: str, drawn: str, level: str, result: str
) -> None:
    t = duel(position=position, deck=card)
    (test,) = draws_of(t.play("break-off leader"))
    assert (test.drawn, test.level, test.result) == (drawn, level, result)


@pytest.mark.rule("ZERO-RULING-23")
@pytest.mark.parametrize(
    ("card", "hits", "status", "points"),
    [
        ("ots-2-3", 0, "destroyed", 5),
        ("ims-2-2", 0, "disengaged", 2),
        ("ace-pilot", 0, "disengaged", 2),
        ("ace-pilot", 3, "disengaged", 2),
    ],
)
def test_every_result_takes_the_aircraft_out(
    card: str, hits: int, status: str, points: int
) -> None:
    """An aircraft that leaves Damaged is worth 2 VP, not 4."""
    t = duel(one={"wingman": {"hits": hits}}, deck=card)
    t.play("break-off wingman")
    assert t.aircraft("a1w").status == status
    assert scores(t) == (0, points)


@pytest.mark.rule("ZERO-RULING-23")
def test_an_element_whose_aircraft_have_all_left_is_out() -> None:
    t = table(element(0), element(0), element(1), deck="ace-pilot ace-pilot")
    t.play("break-off pair")
    assert t.view().active == "a2"
    while t.view().active != "b1":
        t.play("pass")
    while t.view().active == "b1":
        t.play("pass")
    assert (t.view().turn, t.view().active) == (3, "a2")


@pytest.mark.rule("ZERO-RULING-25")
def test_both_tests_are_read_before_anybody_is_promoted() -> None:
    """The Leader's card comes first; both are read in the Position of the declaration."""
    t = table(
        element(0, "tight-turn", holds="b1", position="tailed", wingman={"hits": 3}),
        element(0),
        element(1),
        deck="ims-1-1 ims-3-3",
    )
    told = t.play("break-off pair")
    one, other = draws_of(told)
    assert (one.aircraft, one.card, one.shift) == ("a1", "ims-1-1", -1)
    assert (other.aircraft, other.card, other.shift) == ("a1w", "ims-3-3", -2)
    assert not any(isinstance(event, events.Promoted) for event in told)
    assert [t.aircraft(label).status for label in ("a1", "a1w")] == ["disengaged", "destroyed"]
    assert set(t.view().discard) == {"ims-1-1", "ims-3-3", "tight-turn"}


@pytest.mark.rule("ZERO-RULING-25")
def test_a_break_off_comes_after_the_first_two_phases_and_leaves_the_last_two() -> None:
    t = duel("tight-turn", phase="wingman", deck="ims-1-1 tight-turn barrel-roll ace-pilot")
    t.play("b1", "ims-1-1", "pass", "dive")
    (test,) = draws_of(t.play("break-off wingman"))
    assert (test.card, test.shift) == ("ace-pilot", 1 + 3)
    assert t.asked == ((0, "discard"),)
    t.play("pass")
    assert t.asked == ((0, "draw"),)


@pytest.mark.rule("ZERO-RULING-25")
def test_an_enemy_leader_or_wingman_at_the_level_counts_as_present() -> None:
    for level, shift in (("medium", 1), ("high", 4)):
        t = duel(other={"level": level})
        (test,) = draws_of(t.play("break-off leader"))
        assert test.shift == shift


@pytest.mark.rule("ZERO-RULING-27")
def test_piles_are_shuffled_when_a_card_is_needed_and_draws_without_cards_are_skipped() -> None:
    t = duel("ims-1-1", everything_but("ims-1-1"), phase="altitude")
    assert (t.view().deck, len(t.view().discard)) == (0, 0)
    t.play("dive")
    assert t.hand("a1") == ["ims-1-1"]
    t.play("pass", "ims-1-1", "1")
    assert t.hand("a1") == ["ims-1-1"]
    assert t.view().discard == ()


@pytest.mark.rule("ZERO-RULING-27")
def test_a_disengagement_without_a_card_is_read_at_level_h() -> None:
    t = duel("", everything_but())
    (test,) = draws_of(t.play("break-off wingman"))
    assert (test.card, test.drawn, test.result) == (None, "H", "evaded")


@pytest.mark.rule("ZERO-RULING-27")
def test_the_deck_is_refilled_in_the_middle_of_a_mini_hand() -> None:
    held = "tight-turn barrel-roll"
    t = duel(
        "barrel-roll",
        phase="wingman",
        deck="tight-turn",
        discard=everything_but(held),
    )
    t.play("b1")
    assert len(mini(t, "a1w")) == 2
    assert "tight-turn" in mini(t, "a1w")
    assert (t.view().deck, t.view().discard) == (73, ())


def acted(t: Table) -> str:
    active: str = t.view().active
    while t.view().active == active:
        t.play("pass")
    return active


@pytest.mark.rule("ZERO-RULING-31")
def test_the_elements_of_the_longer_side_follow_one_another() -> None:
    three = [element(0), element(0), element(0), element(1)]
    t = table(*three, turn=1, first=1, active=None, phase=None)
    assert acted(t) == "b1"
    t.play("a2")
    assert acted(t) == "a2"
    assert t.asked == ((0, "next"),)
    t.play("a3")
    assert [acted(t), acted(t)] == ["a3", "a1"]
    assert t.view().turn == 2


@pytest.mark.rule("ZERO-RULING-31")
def test_an_element_that_is_gone_is_skipped() -> None:
    lost = element(1, status="destroyed", wingman=GONE)
    t = table(element(0), lost, element(1), phase="draw", order="a1 b1 b2")
    told = t.play("pass")
    begun = [event.aircraft for event in told if isinstance(event, events.SequenceBegan)]
    assert begun == ["b2"]


@pytest.mark.rule("ZERO-RULING-31")
def test_an_element_destroyed_before_its_first_sequence_has_no_place_in_the_order() -> None:
    frail = element(1, alone=True, **FRAIL)
    t = table(element(0, "ims-1-2"), frail, element(1), turn=1, order="a1")
    t.play("ims-1-2 b1")
    while t.view().active == "a1":
        t.play("pass")
    assert t.view().order == ("a1", "b2")
    acted(t)
    assert (t.view().turn, t.view().order) == (2, ("a1", "b2"))


@pytest.mark.rule("ZERO-RULING-33")
def test_equal_points_are_a_draw() -> None:
    t = duel(one={"hits": 3}, other={"wingman": {"hits": 4}}, turn=6)
    found = played_out(t)
    assert (found.scores, found.points, found.reason) == ((2, 2), (0.5, 0.5), "draw")


@pytest.mark.rule("ZERO-RULING-33")
def test_a_side_without_aircraft_ends_the_game_at_once() -> None:
    t = duel("ims-1-2 ims-1-1", other={**FRAIL, "alone": True})
    t.play("ims-1-2")
    assert t.asked == ()
    found = t.rules.outcome(t.state)
    assert found is not None
    assert (found.scores, found.points) == ((5, 0), (1.0, 0.0))
    assert t.refused("pass", seat=0) == "ZERO-RULING-33"


@pytest.mark.rule("ZERO-RULING-33")
def test_a_side_that_has_broken_off_ends_the_game_too() -> None:
    t = duel(one={"alone": True}, deck="ace-pilot")
    t.play("break-off leader")
    assert t.view().over
    assert scores(t) == (0, 2)


@pytest.mark.rule("ZERO-RULING-37")
@pytest.mark.parametrize("options", [{}, {"missions": True}])
def test_a_heavy_bomber_is_one_level_higher_whoever_attacks(options: dict[str, bool]) -> None:
    plane = {**fighter(), "kind": "heavy-bomber"}
    for one, other in (({"fighter": plane}, {}), ({}, {"fighter": plane})):
        t = duel(one=one, other=other, options=options)
        (test,) = draws_of(t.play("break-off leader"))
        assert test.shift == (0 if one else 1)


@pytest.mark.rule("ZERO-RULING-39")
@pytest.mark.parametrize(
    ("roll", "position", "way", "needed"),
    [
        (False, -2, "dive", 0),
        (False, -2, "climb", 1),
        (False, -1, "dive", 1),
        (False, -1, "climb", 2),
        (True, -2, "dive", 1),
        (True, -2, "climb", 2),
        (True, -1, "dive", 1),
        (True, -1, "climb", 2),
    ],
)
def test_how_many_cards_a_pursuer_must_hold(
    roll: bool, position: int, way: str, needed: int
) -> None:
    for held in range(4):
        t = duel(
            "vertical-roll scissors",
            "maneuvering " * held,
            position,
            phase="play" if roll else "altitude",
        )
        t.play(f"vertical-roll {way}" if roll else way)
        if t.asked == ((1, "react"),):
            t.play("pass")
        if way == "climb":
            t.play("scissors")
        assert (t.asked == ((1, "follow"),)) == (held >= needed)
        if held < needed:
            assert t.position("a1", "b1") == 0


@pytest.mark.rule("ZERO-RULING-39")
def test_the_followers_own_ceiling_counts() -> None:
    low = {"fighter": fighter(ceiling="medium")}
    t = duel("tight-turn", "maneuvering " * 3, -2, other=low, phase="altitude")
    t.play("climb", "tight-turn")
    assert t.position("a1", "b1") == 0
    assert t.asked == ((0, "play"),)
    t = duel("tight-turn", "maneuvering " * 3, -2, one=low, phase="altitude")
    assert t.refused("climb") == "ZERO-ALT-03"


@pytest.mark.rule("ZERO-RULING-43")
@pytest.mark.parametrize(
    ("options", "turns", "last"),
    [({}, None, 6), ({"to_the_death": True}, None, 30), ({"to_the_death": True}, 9, 9)],
)
def test_a_fight_to_the_death_ends_after_turn_30(
    options: dict[str, bool], turns: int | None, last: int
) -> None:
    t = duel(options=options, turns=turns)
    found = played_out(t)
    assert (t.view().turn, found.scores) == (last, (0, 0))


@pytest.mark.rule("ZERO-RULING-45")
@pytest.mark.parametrize("opening", ["vertical-roll dive", "b1w", "abandon", "ims-1-1"])
def test_whatever_opens_the_phase_closes_the_way_out(opening: str) -> None:
    position = 1 if opening in ("abandon", "ims-1-1") else 0
    t = duel("vertical-roll ims-1-1 tight-turn", position=position)
    assert can(t, "break-off leader")
    t.play(opening)
    assert t.refused("break-off") == "ZERO-DIS-01"


@pytest.mark.rule("ZERO-RULING-45")
def test_a_break_off_closes_the_phase() -> None:
    t = duel("vertical-roll ims-1-1", deck="ace-pilot")
    t.play("break-off wingman")
    assert t.asked == ((0, "discard"),)


@pytest.mark.rule("ZERO-RULING-47")
def test_up_to_four_elements_fly_for_a_side() -> None:
    eight = [element(0)] * 4 + [element(1)] * 4
    t = table(*eight)
    assert len(t.view().aircraft) == 16
    with pytest.raises(BadSituation, match="ZERO-RULING-47"):
        table(element(0), *eight)


@pytest.mark.rule("ZERO-RULING-47")
def test_the_names_of_the_sides_and_their_parts_come_from_the_pack() -> None:
    """The Luftwaffe has the part of the Japanese, who begin here."""
    t = Opening("dunkirk-defiants")
    assert t.view().sides == ("Royal Air Force", "Luftwaffe")
    while t.asked[0][1] == "start":
        t.play(t.legal()[0])
    assert t.asked == ((1, "next"),)
