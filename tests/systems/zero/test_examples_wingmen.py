"""Worked examples 15 to 18 and 23: Wingmen that attack, are attacked and take over."""

from __future__ import annotations

import pytest
from tests.systems.zero.scenes import bursts, duel, fighter, mini, scores

ZERO = {"fighter": fighter(bursts=1, agile=True, wingman={"offensive": 2})}
WILDCAT = {"fighter": fighter(wingman={"defensive": 2})}


@pytest.mark.rule("ZERO-WNG-01", "ZERO-WNG-02", "ZERO-WNG-07", "ZERO-WNG-09", "ZERO-WNG-11")
def test_15_a_wingman_helps_its_tailed_leader() -> None:
    """ZERO-EX-15."""
    deck = "ims-1-1 maneuvering"
    t = duel(his="barrel-roll", position=-2, one=ZERO, other=WILDCAT, phase="wingman", deck=deck)
    t.play("b1")
    assert mini(t, "a1w") == ["ims-1-1", "maneuvering"]
    t.play("maneuvering", "pass")
    assert t.position("a1", "b1") == -1
    t.play("ims-1-1", "barrel-roll")
    assert t.asked == ((0, "altitude"),)
    assert t.aircraft("b1").hits == 0
    assert t.view().discard == ("maneuvering", "ims-1-1", "barrel-roll")


@pytest.mark.rule("ZERO-WNG-07", "ZERO-WNG-12")
def test_16_a_wingman_puts_its_leader_on_a_tail() -> None:
    """ZERO-EX-16."""
    deck = "tight-turn half-loop"
    t = duel(his="scissors", one=ZERO, other=WILDCAT, phase="wingman", deck=deck)
    t.play("b1", "half-loop", "pass")
    assert t.position("a1", "b1") == 2
    assert t.legal() == ["pass"]
    t.play("pass")
    assert t.view().discard == ("half-loop", "tight-turn")
    assert t.asked == ((0, "altitude"),)


@pytest.mark.rule("ZERO-WNG-13", "ZERO-WNG-14", "ZERO-ATK-05")
def test_17_a_wingman_attacks_a_wingman() -> None:
    """ZERO-EX-17."""
    deck = "maneuvering ims-1-2 ims-1-1 ims-3-3"
    t = duel(one=ZERO, other=WILDCAT, phase="wingman", deck=deck)
    t.play("b1w")
    assert sorted(mini(t, "a1w")) == ["ims-1-2", "maneuvering"]
    assert mini(t, "b1w") == ["ims-1-1", "ims-3-3"]
    assert t.refused("maneuvering") == "ZERO-WNG-14"
    t.play("ims-1-2")
    assert t.legal() == ["pass"]
    t.play("pass")
    assert t.aircraft("b1w").hits == 2
    t.play("pass")
    assert sorted(t.view().discard) == ["ims-1-1", "ims-1-2", "ims-3-3", "maneuvering"]


@pytest.mark.rule("ZERO-BST-10", "ZERO-BST-11", "ZERO-WNG-16", "ZERO-WNG-17")
def test_18_a_leader_attacks_a_wingman() -> None:
    """ZERO-EX-18."""
    mine = "maneuvering maneuvering half-loop ims-1-1 ims-1-1 ots-2-3 ims-1-2"
    buffalo = {"fighter": fighter(capacity=(8, 12), wingman={"defensive": 2})}
    t = duel(mine, one=ZERO, other=buffalo, deck="tight-turn half-loop")
    t.play("b1w", "maneuvering", "tight-turn")
    assert "ims-1-1" in t.legal()  # as SCISSORS, for a Zero is Agile
    t.play("pass")
    assert bursts(t) == (0, 1)
    t.play("maneuvering", "pass")
    assert bursts(t) == (0, 2)
    t.play("half-loop", "pass")
    assert bursts(t) == (0, 4)
    t.play("ims-1-1", "pass", "ims-1-1", "pass", "ots-2-3", "pass")
    assert bursts(t) == (4, 4)
    assert t.aircraft("b1w").hits == 1 + 1 + 3
    assert t.refused("ims-1-2") == "ZERO-BST-10"


@pytest.mark.rule(
    "ZERO-DST-02", "ZERO-DST-03", "ZERO-DST-04", "ZERO-DST-05", "ZERO-DST-06", "ZERO-DST-07"
)
def test_23_a_damaged_wingman_is_promoted() -> None:
    """ZERO-EX-23."""
    other = {
        "fighter": fighter(capacity=(3, 6), performance=[6, 5], horsepower=9),
        "hits": 5,
        "wingman": {"hits": 3},
    }
    t = duel("ims-1-1 half-loop", "scissors tight-turn scissors tight-turn", 1, other=other)
    t.play("ims-1-1", "pass")
    assert sorted(t.view().discard) == ["ims-1-1", *["scissors"] * 2, *["tight-turn"] * 2]
    found = t.aircraft("b1")
    assert (found.hits, found.damaged, found.figures.performance) == (3, True, 5)
    assert (found.cards, found.position, found.holds) == (4, 0, None)
    assert (found.promoted, t.aircraft("b1w").status) == (True, "destroyed")
    assert scores(t) == (5 + 2, 0)
    for turn, limit in ((2, 4), (3, 5)):
        while (t.view().active, t.view().phase) != ("b1", "discard"):
            t.play("pass")
        assert t.view().turn == turn
        while t.view().phase == "discard":
            t.play(next(line for line in t.legal() if line != "pass"))
        assert t.legal() == ["pass", *map(str, range(1, limit + 1))]
        t.play(str(limit))
