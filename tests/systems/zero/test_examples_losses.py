"""Worked examples 1, 19, 21 and 24: scores, balance, disengagement, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.zero.scenes import (
    can,
    duel,
    element,
    fighter,
    played_out,
    scores,
    table,
)

from escadrille.systems.zero import events
from escadrille.testing.scripted import Table

DESTROYED = {"status": "destroyed"}


@pytest.mark.rule("ZERO-VIC-01", "ZERO-VIC-03")
def test_1_one_zero_destroyed_the_other_damaged_and_both_warhawks_damaged() -> None:
    """ZERO-EX-01."""
    warhawks = element(0, fighter="p-40e", hits=3, wingman={"hits": 4})
    zeros = element(1, fighter="a6m2", hits=2, wingman=DESTROYED)
    t = table(warhawks, zeros, turn=6, active="b1", phase="draw")
    outcome = played_out(t)
    assert outcome.scores == (5 + 2, 2 + 2)
    assert outcome.winners == (0,)


@pytest.mark.rule("ZERO-BAL-02")
@pytest.mark.parametrize(
    ("allies", "japan", "bonus"),
    [
        (["buffalo-1"], ["a6m2"], (2, 0)),
        (["p-40e", "f4f"], ["a6m2", "ki-43"], (0, 2)),
    ],
)
def test_19_the_bonus_of_the_weaker_side(
    allies: list[str], japan: list[str], bonus: tuple[int, int]
) -> None:
    """ZERO-EX-19."""
    elements = [element(0, fighter=name) for name in allies]
    elements += [element(1, fighter=name) for name in japan]
    assert scores(table(*elements, options={"value_bonus": True})) == bonus


# Example 21: the situation, the net shift, and a letter for each column: Destroyed, leaves
# Damaged (X), Evades.
COLUMNS = (
    "fuel-tank",
    "ots-2-3",
    "ims-3-3",
    "ims-2-2",
    "ims-1-1",
    "maneuvering",
    "half-loop",
    "tight-turn barrel-roll vertical-roll scissors full-throttle",
    "ace-pilot",
)
LOOKUP = """
0 -2 -1 DDDDXXEEE
0 -1  0 DDDXXEEEE
0  0  1 DDXXEEEEE
0  1  2 DXXEEEEEE
0  2  3 XXEEEEEEE
0  .  4 XEEEEEEEE
3 -2 -2 DDDDDEEEE
3 -1 -1 DDDDEEEEE
3  0  0 DDDEEEEEE
3  1  1 DDEEEEEEE
3  2  2 DEEEEEEEE
3  .  3 EEEEEEEEE
"""
LETTERS = {"destroyed": "D", "damaged": "X", "evaded": "E"}


@pytest.mark.rule("ZERO-DIS-03", "ZERO-DIS-04", "ZERO-DIS-05", "ZERO-DIS-06", "ZERO-DIS-07")
@pytest.mark.parametrize("line", LOOKUP.strip().splitlines())
@pytest.mark.parametrize("aircraft", ["leader", "wingman"])
def test_21_the_disengagement_table(line: str, aircraft: str) -> None:
    """ZERO-EX-21."""
    hits, where, shift, letters = line.split()
    facts: dict[str, Any] = {"options": {"full_throttle": True}}
    if where == ".":
        facts["other"] = {"level": "low"}
    else:
        facts["position"] = int(where)
    hurt = {"hits": int(hits)}
    facts["one"] = hurt if aircraft == "leader" else {"wingman": hurt}
    for cards, letter in zip(COLUMNS, letters, strict=True):
        for card in cards.split():
            t = duel(deck=card, **facts)
            told = t.play(f"break-off {aircraft}")
            (test,) = [event for event in told if isinstance(event, events.Tested)]
            assert (test.card, test.shift) == (card, int(shift))
            assert LETTERS[test.result] == letter, card


# Example 24, the part of it that is about attacks, Wingmen, gunners and breaking off.


def at_a_wingman(hand: str) -> Table:
    t = duel(phase="wingman", deck=hand)
    t.play("b1w")
    return t


@pytest.mark.rule("ZERO-WNG-14", "ZERO-RULING-15")
@pytest.mark.parametrize("card", ["maneuvering", "half-loop", "scissors"])
def test_24_a_wingman_manoeuvres_against_no_wingman_and_never_rolls(card: str) -> None:
    """ZERO-EX-24."""
    t = at_a_wingman(f"{card} vertical-roll")
    assert t.refused(card) == "ZERO-WNG-14"
    assert t.refused("vertical-roll") == "ZERO-RULING-15"


@pytest.mark.rule("ZERO-ATK-13", "ZERO-RULING-24")
def test_24_no_card_of_the_leader_defends_its_wingman() -> None:
    """ZERO-EX-24."""
    t = duel("ims-1-1", "tight-turn", deck="ims-1-1 ims-1-1")
    t.play("b1w", "ims-1-1")
    assert t.refused("tight-turn") == "ZERO-RULING-24"


@pytest.mark.rule("ZERO-ATK-05")
@pytest.mark.parametrize("card", ["ims-1-1", "ots-2-3", "maneuvering", "half-loop"])
def test_24_red_cards_answer_nothing_in_the_enemys_sequence(card: str) -> None:
    """ZERO-EX-24."""
    t = duel("maneuvering", card, other={"fighter": fighter(agile=True)})
    t.play("maneuvering")
    assert t.refused(card) == "ZERO-ATK-05"
    assert t.refused("agile") == "ZERO-POS-12"


@pytest.mark.rule("ZERO-GUN-09")
def test_24_the_side_of_a_gunner_counters_nothing() -> None:
    """ZERO-EX-24."""
    one = {"fighter": fighter(gunner=2)}
    t = duel("ims-1-1 ace-pilot", "tight-turn barrel-roll", position=-1, one=one)
    t.play("ims-1-1 gunner", "tight-turn")
    assert t.asked == ((0, "play"),)
    assert not can(t, "ace-pilot")


@pytest.mark.rule("ZERO-DIS-01")
def test_24_no_break_off_after_a_card_of_the_phase() -> None:
    """ZERO-EX-24."""
    t = duel("maneuvering half-loop")
    t.play("maneuvering")
    assert t.refused("break-off") == "ZERO-DIS-01"


@pytest.mark.rule("ZERO-ATK-04")
def test_24_only_the_pursuer_answers_a_roll() -> None:
    """ZERO-EX-24."""
    ours = element(0, "vertical-roll scissors", holds="b1", position="disadvantaged")
    hers = element(1, "ace-pilot", seat=1), element(1, "ace-pilot", seat=2)
    t = table(ours, *hers, seats=[1, 2])
    t.play("vertical-roll dive")
    assert t.asked == ((1, "react"),)
    assert t.refused("ace-pilot", seat=2) == "ZERO-ATK-04"
    unpursued = duel("vertical-roll scissors", "ace-pilot")
    unpursued.play("vertical-roll dive")
    assert unpursued.aircraft("a1").level == "low"
