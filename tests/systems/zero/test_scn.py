"""What a scenario fixes (group SCN)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.zero.scenes import Opening, duel, element, fighter, played_out, scores, table

from escadrille.systems.zero.events import FirstSide
from escadrille.testing.scripted import Table


def begin(t: Table, seat: int | None = None) -> int:
    """Choose the lowest levels and return the side that begins."""
    while t.view().turn == 0:
        for event in t.play(t.legal(seat)[0], seat=seat):
            if isinstance(event, FirstSide):
                return event.side
    raise AssertionError("nobody begins")


@pytest.mark.rule("ZERO-SCN-01")
@pytest.mark.parametrize(("scenario", "first"), [("kaneohe", 0), ("iba", 1)])
def test_a_scenario_says_who_begins(scenario: str, first: int) -> None:
    assert {begin(Opening(scenario, seed=seed)) for seed in range(8)} == {first}


@pytest.mark.rule("ZERO-SCN-01")
def test_a_toss_says_it_where_the_scenario_does_not() -> None:
    assert {begin(Opening("kuala-lumpur", seed=seed)) for seed in range(12)} == {0, 1}


@pytest.mark.rule("ZERO-SCN-01")
def test_a_scenario_fixes_elements_bonuses_surprise_turns_and_options() -> None:
    view = Opening("iba").view()
    assert [a.fighter for a in view.aircraft[::2]] == ["p-40e", "p-40e", "a6m2", "a6m2"]
    assert [a.surprised for a in view.aircraft[::2]] == [True, False, False, False]
    assert view.turns == 5
    leader = Opening("thach").view().aircraft[0]
    assert leader.bonuses == ("P", "H")
    assert Opening("lexington").view().aircraft[0].fighter == "sbd-3"
    alone = Opening("lone-wolves").view().aircraft
    assert {a.status for a in alone if a.wingman} == {"absent"}


@pytest.mark.rule("ZERO-SCN-02")
def test_each_element_starts_at_one_of_its_levels() -> None:
    t = Opening("iba")
    assert t.legal(seat=0) == ["very-low", "low"]
    assert t.refused("medium", seat=0) == "ZERO-SCN-02"
    t.play("low", seat=0)
    assert t.legal(seat=0) == ["low", "medium"]
    assert t.legal(seat=1) == ["low", "medium"]


@pytest.mark.rule("ZERO-SCN-02")
def test_the_choice_is_secret_until_all_have_chosen() -> None:
    t = Opening("iba")
    t.play("very-low", "medium", seat=0)
    assert [a.level for a in t.view(1).aircraft] == [None] * 8
    t.play("low", "low", seat=1)
    shown = [a.level for a in t.view(1).aircraft[::2]]
    assert shown == ["very-low", "medium", "low", "low"]


@pytest.mark.rule("ZERO-SCN-02")
def test_where_one_level_is_allowed_there_is_nothing_to_choose() -> None:
    t = Opening("batangas")
    assert t.view().turn == 1
    assert {a.level for a in t.view().aircraft} == {"medium"}
    t = Opening("mingaladon")
    assert [seat for seat, _ in t.asked] == [0]


@pytest.mark.rule("ZERO-SCN-03")
def test_nobody_starts_above_the_clouds() -> None:
    t = Opening("lae")
    assert t.refused("high", seat=0) == "ZERO-SCN-03"
    assert t.view().aircraft[0].ceiling == "medium"


@pytest.mark.rule("ZERO-SCN-03")
@pytest.mark.parametrize(
    ("scenario", "level", "climbs"),
    [("lae", "medium", False), ("lae", "low", True), ("colombo", "medium", True)],
)
def test_nobody_climbs_or_rolls_above_the_clouds(scenario: str, level: str, climbs: bool) -> None:
    hand, one = "vertical-roll scissors", {"level": level}
    t = duel(hand, one=one, scenario=scenario, phase="altitude")
    assert ("climb" in t.legal()) == climbs
    roll = duel(hand, one=one, scenario=scenario)
    if climbs:
        roll.play("vertical-roll climb", "scissors")
        assert roll.aircraft("a1").level == ("medium" if level == "low" else "high")
    else:
        assert t.refused("climb") == "ZERO-ALT-03"
        assert roll.refused("vertical-roll climb") == "ZERO-ALT-03"


@pytest.mark.rule("ZERO-SCN-03")
def test_a_pursuer_follows_up_to_the_clouds_and_no_higher() -> None:
    low = {"level": "low"}
    facts: dict[str, Any] = {"one": low, "other": low, "scenario": "lae", "phase": "altitude"}
    t = duel("vertical-roll scissors", "tight-turn tight-turn", position=-2, **facts)
    t.play("climb", "scissors", "follow", "tight-turn")
    assert t.aircraft("b1").level == "medium"
    for name in ("a1", "b1"):
        assert t.aircraft(name).ceiling == "medium"
    assert t.refused("vertical-roll climb") == "ZERO-ALT-03"


@pytest.mark.rule("ZERO-SCN-04")
@pytest.mark.parametrize(
    ("performance", "surprised", "cards"),
    [(6, False, 6), (6, True, 4), (3, True, 1), (2, True, 1), (1, True, 1)],
)
def test_a_surprised_element_is_dealt_two_cards_fewer(
    performance: int, surprised: bool, cards: int
) -> None:
    figures = fighter(performance=[performance, 0])
    ours = element(0, fighter=figures, surprised=surprised, level="medium")
    stack = ["round", "deal"]
    t = table(ours, element(1, level="medium"), stack=stack, turn=0, active=None, phase=None)
    assert t.aircraft("a1").cards == cards
    assert t.aircraft("b1").cards == 6


@pytest.mark.rule("ZERO-SCN-04")
@pytest.mark.parametrize(
    ("surprised", "turn", "asked"),
    [(False, 1, "raid"), (True, 1, "altitude"), (True, 2, "raid")],
)
def test_it_skips_its_first_wingman_attack(surprised: bool, turn: int, asked: str) -> None:
    t = duel(one={"surprised": surprised}, turn=turn, order="b1 a1", phase="wingman")
    assert t.asked == ((0, asked),)


@pytest.mark.rule("ZERO-SCN-05")
def test_a_scenario_may_give_the_sides_different_numbers() -> None:
    view = Opening("batangas").view()
    assert [a.side for a in view.aircraft[::2]] == [0, 0, 1]


@pytest.mark.rule("ZERO-SCN-05")
@pytest.mark.parametrize(
    ("scenario", "bonus"), [("batangas", (4, 0)), ("singapore", (0, 5)), ("inland-sea", (0, 0))]
)
def test_the_bonus_of_a_scenario_is_added_to_the_score(
    scenario: str, bonus: tuple[int, int]
) -> None:
    t = Opening(scenario)
    assert scores(t) == bonus
    assert played_out(t).scores == bonus
    damaged = duel(one={"hits": 3}, scenario=scenario)
    assert scores(damaged) == (bonus[0], bonus[1] + 2)
