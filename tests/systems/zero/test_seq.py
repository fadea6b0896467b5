"""The sequence: ZERO-SEQ-01 to ZERO-SEQ-10."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.zero.scenes import duel, element, fighter, mini, table

LOW: dict[str, Any] = {"level": "low"}


@pytest.mark.rule("ZERO-SEQ-01", "ZERO-SEQ-02", "ZERO-SEQ-09")
def test_five_phases_in_order_then_the_next_element_then_the_next_game_turn() -> None:
    t = duel("tight-turn", "tight-turn", phase="wingman")
    seen = []
    for _ in range(10):
        (asked,) = t.asked
        seen.append((t.view().turn, t.view().phase, *asked))
        t.play("pass")
    phases = [
        ("wingman", "raid"),
        ("altitude", "altitude"),
        ("play", "play"),
        ("discard", "discard"),
        ("draw", "draw"),
    ]
    assert seen == [(2, phase, seat, kind) for seat in (0, 1) for phase, kind in phases]
    assert (t.view().turn, t.view().active, t.asked) == (3, "a1", ((0, "raid"),))


@pytest.mark.rule("ZERO-SEQ-02")
def test_phases_are_not_reordered() -> None:
    t = duel("maneuvering ims-1-1", phase="altitude")
    assert t.refused("maneuvering") == "ZERO-SEQ-05"
    t.play("pass")
    assert t.refused("climb") == t.refused("dive") == "ZERO-SEQ-06"
    assert t.refused("2") == "ZERO-SEQ-06"
    t.play("pass")
    assert t.refused("dive") == "ZERO-SEQ-07"
    t.play("pass")
    assert t.refused("maneuvering") == "ZERO-SEQ-08"


@pytest.mark.rule("ZERO-SEQ-03")
def test_a_wingman_names_one_target_then_draws_then_attacks() -> None:
    t = duel(phase="wingman", deck="ims-1-1 ims-1-2")
    assert t.legal() == ["pass", "b1", "b1w"]
    assert (mini(t, "a1w"), t.view().deck) == ([], 76)
    t.play("b1")
    assert mini(t, "a1w") == ["ims-1-1", "ims-1-2"]
    t.play("ims-1-2")
    assert t.aircraft("b1").hits == 2
    t.play("pass")
    assert t.view().phase == "altitude"


@pytest.mark.rule("ZERO-SEQ-03")
@pytest.mark.parametrize(
    ("one", "other"),
    [({"alone": True}, {}), ({"wingman": {"status": "destroyed"}}, {}), ({}, LOW)],
)
def test_there_is_no_wingman_attack_without_wingman_or_enemy_at_the_level(
    one: dict[str, Any], other: dict[str, Any]
) -> None:
    t = duel(one=one, other=other, phase="wingman")
    assert t.asked == ((0, "altitude"),)


@pytest.mark.rule("ZERO-SEQ-04")
@pytest.mark.parametrize(
    ("turn", "order", "asked"),
    [(1, "a1", "altitude"), (1, "b1 a1", "raid"), (2, "a1 b1", "raid")],
)
def test_only_the_first_sequence_of_the_game_skips_the_wingman(
    turn: int, order: str, asked: str
) -> None:
    t = duel(turn=turn, order=order, phase="wingman")
    assert t.asked == ((0, asked),)


@pytest.mark.rule("ZERO-SEQ-05")
@pytest.mark.parametrize(("line", "level"), [("pass", "medium"), ("dive", "low")])
def test_an_element_may_change_by_one_level_once(line: str, level: str) -> None:
    t = duel("tight-turn tight-turn", phase="altitude")
    assert t.legal() == ["pass", "climb", "dive"]
    t.play(line)
    assert t.aircraft("a1").level == level
    assert t.asked == ((0, "play"),)


@pytest.mark.rule("ZERO-SEQ-05")
def test_an_element_may_climb_by_one_level() -> None:
    t = duel("tight-turn scissors", phase="altitude")
    t.play("climb", "scissors")
    assert t.aircraft("a1").level == "high"
    assert t.asked == ((0, "play"),)


@pytest.mark.rule("ZERO-SEQ-06")
def test_each_card_is_resolved_with_its_responses_before_the_next() -> None:
    t = duel("maneuvering ims-1-1 tight-turn", "tight-turn scissors")
    t.play("maneuvering")
    assert t.asked == ((1, "react"),)
    t.play("tight-turn")
    assert t.asked == ((0, "react"),)
    t.play("tight-turn")
    assert t.asked == ((1, "react"),)
    assert t.position("a1", "b1") == 0
    t.play("pass")
    assert t.position("a1", "b1") == 1
    assert t.asked == ((0, "play"),)
    t.play("ims-1-1", "pass")
    assert t.aircraft("b1").hits == 1


@pytest.mark.rule("ZERO-SEQ-06")
def test_a_break_off_takes_the_place_of_cards() -> None:
    t = duel("maneuvering ims-1-1", deck="ace-pilot ace-pilot")
    t.play("break-off wingman")
    assert t.aircraft("a1w").status == "disengaged"
    assert t.asked == ((0, "discard"),)
    t = duel("maneuvering ims-1-1")
    t.play("maneuvering")
    assert t.refused("break-off") == "ZERO-DIS-01"


@pytest.mark.rule("ZERO-SEQ-07")
@pytest.mark.parametrize(
    "dropped", [[], ["scissors"], ["tight-turn", "ims-1-1", "scissors"]], ids=len
)
def test_any_number_of_cards_is_discarded_face_up(dropped: list[str]) -> None:
    t = duel("ims-1-1 scissors tight-turn", phase="discard")
    t.play(*dropped, *(["pass"] if len(dropped) < 3 else []))
    assert t.view(1).discard == tuple(dropped)
    assert len(t.hand("a1")) == 3 - len(dropped)
    assert t.asked == ((0, "draw"),)


@pytest.mark.rule("ZERO-SEQ-08")
@pytest.mark.parametrize(
    ("held", "level", "most"),
    [(0, "medium", 2), (4, "medium", 1), (5, "medium", 0), (7, "medium", 0), (0, "low", 3)],
)
def test_the_draw_is_limited_by_horsepower_and_performance(
    held: int, level: str, most: int
) -> None:
    plane = fighter(performance=5, horsepower=2)
    t = duel("maneuvering " * held, one={"fighter": plane, "level": level}, phase="draw")
    if not most:
        assert t.view().active == "b1"
        return
    assert t.legal() == ["pass", *map(str, range(1, most + 1))]
    assert t.refused(str(most + 1)) == "ZERO-SEQ-08"
    t.play(str(most))
    assert t.aircraft("a1").cards == held + most


@pytest.mark.rule("ZERO-SEQ-08")
def test_the_figures_are_those_of_the_side_in_use() -> None:
    plane = fighter(performance=(6, 4), horsepower=(3, 1))
    for hits, most in ((0, "3"), (3, "1")):
        t = duel("maneuvering", one={"fighter": plane, "hits": hits}, phase="draw")
        assert t.legal()[-1] == most
    t = duel("maneuvering " * 4, one={"fighter": plane, "hits": 3}, phase="draw")
    assert t.view().active == "b1"


@pytest.mark.rule("ZERO-SEQ-08", "ZERO-DST-06")
def test_a_leader_promoted_this_turn_draws_to_one_less() -> None:
    plane = fighter(performance=5, horsepower=4)
    gone = {"status": "destroyed"}
    one = {"fighter": plane, "promoted": True, "shaken": True, "wingman": gone}
    t = duel("maneuvering", one=one, phase="draw")
    assert t.legal()[-1] == "3"


@pytest.mark.rule("ZERO-SEQ-09")
def test_a_game_turn_is_one_sequence_for_every_element() -> None:
    t = table(element(0), element(0), element(1), active="a2", phase="draw", order="a1 a2 b1")
    t.play("pass")
    assert (t.view().active, t.view().turn) == ("b1", 2)
    while t.view().active == "b1":
        t.play("pass")
    assert (t.view().active, t.view().turn) == ("a1", 3)


@pytest.mark.rule("ZERO-SEQ-10")
def test_attacks_are_for_ones_own_sequence() -> None:
    t = duel("maneuvering", "ims-1-1 maneuvering tight-turn")
    assert t.legal(1) == []
    assert t.refused("ims-1-1", seat=1) == "ZERO-SEQ-10"
    t.play("maneuvering")
    assert t.legal(1) == ["pass", "tight-turn"]
    assert t.refused("maneuvering", seat=1) == "ZERO-ATK-05"
