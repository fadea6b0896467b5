"""The worked examples on aircraft, Positions, Bursts, isolated Leaders and altitude."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.zero.scenes import bursts, can, duel, element, fighter, mini, table

from escadrille.testing.scripted import Table

ZERO, WILDCAT = {"fighter": "a6m2"}, {"fighter": "f4f"}


def hurricane(before: int, card: str) -> Any:
    """Return a Hurricane IIB with some Hits, alone, after one more attack."""
    target = element(1, fighter="hurricane-2b", alone=True, hits=before)
    t = table(element(0, card, fighter=fighter(bursts=3)), target, element(1))
    t.play(f"{card} b1")
    return t.aircraft("b1")


@pytest.mark.rule("ZERO-AIR-03", "ZERO-AIR-04")
@pytest.mark.parametrize(
    ("total", "damaged", "status"),
    [
        (1, False, "flying"),
        (2, False, "flying"),
        (3, True, "flying"),
        (4, True, "flying"),
        (5, True, "flying"),
        (6, True, "destroyed"),
    ],
)
def test_2_the_thresholds_of_a_hurricane(total: int, damaged: bool, status: str) -> None:
    """ZERO-EX-02."""
    found = hurricane(total - 1, "ims-1-1")
    assert (found.hits, found.damaged, found.status) == (total, damaged, status)


@pytest.mark.rule("ZERO-AIR-04")
def test_2_six_hits_destroy_an_unhurt_hurricane_and_more_are_as_good() -> None:
    """ZERO-EX-02."""
    assert hurricane(0, "fuel-tank").status == "destroyed"
    assert hurricane(5, "ims-1-2").status == "destroyed"


@pytest.mark.rule("ZERO-POS-05", "ZERO-POS-02", "ZERO-ATK-06", "ZERO-ATK-09")
def test_3_maneuvering_answered_and_answered_again() -> None:
    """ZERO-EX-03."""
    t = duel("maneuvering tight-turn", "tight-turn maneuvering", 0, WILDCAT, ZERO)
    t.play("maneuvering", "tight-turn", "tight-turn", "pass")
    assert (t.position("a1", "b1"), t.position("b1", "a1")) == (1, -1)
    assert t.view().discard == ("maneuvering", "tight-turn", "tight-turn")


@pytest.mark.rule("ZERO-POS-06")
def test_4_a_half_loop_from_tailed() -> None:
    """ZERO-EX-04."""
    t = duel("half-loop ace-pilot", "ace-pilot tight-turn", -2, ZERO, WILDCAT)
    t.play("half-loop", "ace-pilot", "ace-pilot", "pass")
    assert (t.position("a1", "b1"), t.position("b1", "a1")) == (0, 0)


def countered() -> Table:
    """The Zero of example 5 has played SCISSORS, was answered, and used its agility."""
    t = duel("scissors maneuvering half-loop", "scissors scissors", -1, ZERO, WILDCAT)
    t.play("scissors", "scissors", "maneuvering agile")
    assert t.view().sequence.agile_used
    return t


@pytest.mark.rule("ZERO-POS-09", "ZERO-POS-10", "ZERO-POS-12")
def test_5_and_6_agility_as_a_response_and_not_in_the_enemys_sequence() -> None:
    """ZERO-EX-05, ZERO-EX-06."""
    t = countered()
    t.play("pass")
    assert t.position("a1", "b1") == 1
    t.play("pass", "pass", "pass", "pass", "pass")
    assert (t.view().active, t.asked) == ("b1", ((1, "play"),))
    t.play("scissors")
    assert t.hand("a1") == ["half-loop"]
    assert t.legal() == ["pass"]
    assert t.refused("agile") == "ZERO-POS-12"
    t.play("pass")
    assert t.position("b1", "a1") == 1


@pytest.mark.rule("ZERO-POS-11")
def test_5_agility_does_not_work_twice() -> None:
    """ZERO-EX-05."""
    t = countered()
    t.play("scissors")
    assert t.legal() == ["pass"]
    assert t.refused("agile") == "ZERO-POS-11"
    t.play("pass")
    assert t.position("a1", "b1") == -1


@pytest.mark.rule("ZERO-BST-02", "ZERO-BST-03")
@pytest.mark.parametrize(
    ("plane", "allowances"), [("a6m2", [0, 0, 1, 2, 4]), ("ki-43", [0, 0, 0, 1, 3])]
)
def test_7_allowances_of_zero_and_ki_43(plane: str, allowances: list[int]) -> None:
    """ZERO-EX-07: From Tailed to Tailing."""
    tough = {"fighter": fighter(capacity=(20, 30))}
    for position, allowance in zip(range(-2, 3), allowances, strict=True):
        t = duel("ims-1-1 " * 5, "", position, {"fighter": plane}, tough)
        shots = 0
        while can(t, "ims-1-1 fire"):
            t.play("ims-1-1 fire")
            shots += 1
        assert shots == allowance


# Example 8: the Zero is Disadvantaged; nobody ever answers.
HAND_8 = "maneuvering maneuvering maneuvering ims-1-1 ims-1-2 ims-2-2 half-loop"


def zero_of_8(*lines: str) -> Table:
    t = duel(HAND_8, "", -1, ZERO, {"fighter": fighter(capacity=(20, 30))})
    t.play(*lines)
    return t


def shots_of(t: Table) -> set[str]:
    """Return the firing cards that the Zero may fire now."""
    return {card for card in ("ims-1-1", "ims-1-2", "ims-2-2") if can(t, f"{card} fire")}


@pytest.mark.rule("ZERO-BST-02", "ZERO-BST-04", "ZERO-BST-06", "ZERO-POS-05", "ZERO-POS-06")
def test_8_bursts_over_a_changing_position() -> None:
    """ZERO-EX-08."""
    t = zero_of_8()
    assert shots_of(t) == set()
    t.play("maneuvering maneuver")
    assert (t.position("a1", "b1"), bursts(t)) == (0, (0, 1))
    assert shots_of(t) == {"ims-1-1", "ims-1-2"}
    assert can(t, "maneuvering maneuver")
    assert can(t, "half-loop maneuver")
    t.play("ims-1-1 fire")
    assert (bursts(t), shots_of(t)) == ((1, 1), set())
    t.play("maneuvering maneuver")
    assert (t.position("a1", "b1"), bursts(t)) == (1, (1, 2))
    t.play("ims-1-2 fire")
    assert bursts(t) == (2, 2)
    t.play("maneuvering maneuver")
    assert (t.position("a1", "b1"), bursts(t)) == (2, (2, 4))
    assert shots_of(t) == {"ims-2-2"}


@pytest.mark.rule("ZERO-BST-06")
@pytest.mark.parametrize("way", [["half-loop maneuver"], ["maneuvering maneuver"] * 2])
def test_8_from_neutral_to_tailing(way: list[str]) -> None:
    """ZERO-EX-08."""
    t = zero_of_8("maneuvering maneuver", "ims-1-1 fire", *way)
    assert (t.position("a1", "b1"), bursts(t)) == (2, (1, 4))


def buffalo_in_trouble(hand: str, **enemy: Any) -> Table:
    """A Hurricane in its sequence, a Buffalo, and a Ki-43 behind it."""
    usual = {"alone": True, "holds": "a2", "position": "advantaged"}
    return table(
        element(0, hand, fighter="hurricane-2b"),
        element(0, fighter="buffalo-1"),
        element(1, "ace-pilot maneuvering", fighter="ki-43", **{**usual, **enemy}),
    )


@pytest.mark.rule("ZERO-ISO-01", "ZERO-ISO-05", "ZERO-ISO-07", "ZERO-ISO-08", "ZERO-ISO-09")
def test_9_a_hurricane_helps_a_buffalo() -> None:
    """ZERO-EX-09."""
    t = buffalo_in_trouble("scissors ace-pilot ims-3-3 ots-3-4 maneuvering")
    for card in ("ims-3-3", "ots-3-4"):
        assert t.refused(f"{card} b1") == "ZERO-ISO-06"
    t.play("scissors b1", "ace-pilot", "ace-pilot", "pass")
    assert t.position("b1", "a2") == 0
    assert t.aircraft("a2").holds is None
    assert t.position("a1", "b1") == 1
    assert bursts(t) == (0, 2 + 1)
    assert can(t, "ims-3-3")
    assert can(t, "ots-3-4")
    t.play("maneuvering", "pass")
    assert t.position("a1", "b1") == 2


@pytest.mark.rule("ZERO-ISO-01", "ZERO-ISO-05")
def test_9_what_the_hurricane_may_not_do() -> None:
    """ZERO-EX-09."""
    t = buffalo_in_trouble("scissors maneuvering", position="tailing")
    assert t.refused("scissors b1") == "ZERO-ISO-05"
    t = buffalo_in_trouble("scissors maneuvering ims-1-1", alone=False)
    for card in ("scissors", "maneuvering", "ims-1-1"):
        assert t.refused(f"{card} b1") == "ZERO-ENG-06"


@pytest.mark.rule("ZERO-ALT-06", "ZERO-ALT-07", "ZERO-ALT-10", "ZERO-ALT-11", "ZERO-ALT-14")
@pytest.mark.parametrize(
    ("position", "roll", "way", "paid", "drawn"),
    [
        (-2, False, "dive", 0, 1),
        (-2, False, "climb", 1, 0),
        (-1, False, "dive", 1, 1),
        (-1, False, "climb", 2, 0),
        (-2, True, "dive", 1, 1),
        (-2, True, "climb", 2, 0),
        (-1, True, "dive", 1, 1),
        (-1, True, "climb", 2, 0),
    ],
)
def test_10_what_it_costs_to_follow(
    position: int, roll: bool, way: str, paid: int, drawn: int
) -> None:
    """ZERO-EX-10."""
    mine, phase = "vertical-roll scissors scissors", "play" if roll else "altitude"
    t = duel(mine, "maneuvering " * 4, position, phase=phase)
    if roll:
        t.play(f"vertical-roll {way}", "pass")
    else:
        t.play(way)
    if way == "climb":
        t.play("scissors")
    assert len(t.hand("a1")) == (2 if roll else 3) + (1 if way == "dive" else -1)
    pile, discarded = t.view().deck, len(t.view().discard)
    t.play("follow", *["maneuvering"] * paid)
    assert pile - t.view().deck == drawn
    assert len(t.view().discard) - discarded == paid
    assert len(t.hand("b1")) == 4 - paid + drawn
    assert t.aircraft("b1").level == t.aircraft("a1").level
    assert t.position("a1", "b1") == position


LEVELS = ("very-low", "low", "medium", "high", "very-high")


@pytest.mark.rule("ZERO-AIR-10", "ZERO-AIR-11")
@pytest.mark.parametrize(
    ("plane", "cards"),
    [
        ("buffalo-1", (2, 2, 1, 0, 0)),
        ("ki-43", (3, 3, 2, 1, 0)),
        (fighter(horsepower=2, turbo=True), (3, 3, 2, 2, 1)),
    ],
)
def test_22_cards_drawn_by_altitude(plane: Any, cards: tuple[int, ...]) -> None:
    """ZERO-EX-22."""
    for level, most in zip(LEVELS, cards, strict=True):
        t = duel(one={"fighter": plane, "level": level}, phase="draw")
        found = t.legal() if t.view().active == "a1" else ["0"]
        assert found[-1] == str(most)


@pytest.mark.rule("ZERO-AIR-17", "ZERO-AIR-18")
@pytest.mark.parametrize(
    ("turbo", "sizes"),
    [
        (False, ((2, 2), (2, 2), (2, 2), (2, 1), (1, 1))),
        (True, ((2, 2), (2, 2), (2, 2), (2, 2), (2, 1))),
    ],
)
def test_22_mini_hands_by_altitude(turbo: bool, sizes: tuple[tuple[int, int], ...]) -> None:
    """ZERO-EX-22."""
    plane = fighter(wingman={"offensive": 2, "defensive": 2, "turbo": turbo})
    for level, size in zip(LEVELS, sizes, strict=True):
        there = {"fighter": plane, "level": level}
        t = duel(one=there, other=there, phase="wingman")
        t.play("b1w")
        assert (len(mini(t, "a1w")), len(mini(t, "b1w"))) == size


@pytest.mark.rule("ZERO-POS-05", "ZERO-POS-07", "ZERO-POS-09", "ZERO-BST-08")
@pytest.mark.parametrize(
    ("card", "positions", "rule"),
    [
        ("half-loop", (1, 2), "POS-07"),
        ("maneuvering", (2,), "POS-05"),
        ("scissors", (0, 1, 2, -2), "POS-09"),
        ("ims-1-1", (-1, -2), "BST-08"),
        ("ots-2-3", (-1, -2), "BST-08"),
    ],
)
def test_24_cards_in_the_wrong_position(card: str, positions: tuple[int, ...], rule: str) -> None:
    """ZERO-EX-24."""
    for position in positions:
        assert duel(card, position=position).refused(card) == f"ZERO-{rule}"


@pytest.mark.rule("ZERO-ALT-07")
def test_24_no_climb_with_an_empty_hand() -> None:
    """ZERO-EX-24."""
    assert duel(phase="altitude").refused("climb") == "ZERO-ALT-07"


@pytest.mark.rule("ZERO-ENG-02", "ZERO-ENG-06", "ZERO-ENG-08")
def test_24_targets_that_are_refused() -> None:
    """ZERO-EX-24."""
    t = table(element(0, "ims-1-1"), element(0), element(1, holds="a2", position="tailing"))
    assert t.refused("ims-1-1 b1") == "ZERO-ENG-06"
    assert duel("ims-1-1", position=1).refused("b1w") == "ZERO-ENG-02"
    t = table(element(0, "ims-1-1 ims-1-2"), element(1), element(1))
    t.play("ims-1-1 b1")
    assert t.refused("ims-1-2 b2") == "ZERO-ENG-08"


@pytest.mark.rule("ZERO-POS-13")
def test_24_no_position_is_abandoned_after_a_card() -> None:
    """ZERO-EX-24."""
    t = duel("ims-1-1 ims-1-2", position=2)
    t.play("ims-1-1")
    assert t.refused("abandon") == "ZERO-POS-13"


@pytest.mark.rule("ZERO-ALT-11", "ZERO-RULING-39")
def test_24_a_climb_is_not_followed_with_too_few_cards() -> None:
    """ZERO-EX-24."""
    t = duel("scissors", "maneuvering", -1, phase="altitude")
    t.play("climb", "scissors")
    assert t.asked == ((0, "play"),)
    assert t.position("a1", "b1") == 0
    assert t.hand("b1") == ["maneuvering"]
