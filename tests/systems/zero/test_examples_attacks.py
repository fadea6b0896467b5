"""Worked examples 11 to 14: fire, manoeuvre and exchanges of one Leader with another."""

from __future__ import annotations

import pytest
from tests.systems.zero.scenes import bursts, can, duel, fighter

from escadrille.testing.scripted import Table

ZERO = {"fighter": fighter(bursts=1, agile=True)}
WARHAWK = {"fighter": fighter(capacity=(3, 6), bursts=1)}


@pytest.mark.rule("ZERO-ATK-02", "ZERO-BST-06")
def test_11_fire_manoeuvre_fire() -> None:
    """ZERO-EX-11."""
    t = duel("ims-1-1 maneuvering ims-1-2 ims-1-1", one={"fighter": fighter(bursts=1)})
    t.play("ims-1-1")
    assert bursts(t) == (1, 1)
    assert t.refused("ims-1-2") == "ZERO-BST-04"
    t.play("maneuvering")
    assert (t.position("a1", "b1"), bursts(t)) == (1, (1, 2))
    t.play("ims-1-2")
    assert bursts(t) == (2, 2)
    assert t.aircraft("b1").hits == 3
    assert t.refused("ims-1-1") == "ZERO-BST-04"


def manoeuvred() -> Table:
    """Return the Zero Advantaged, after MVG, TT, TT and no answer (example 12)."""
    mine = "maneuvering tight-turn ims-1-1 ims-1-2 maneuvering"
    t = duel(mine, "tight-turn barrel-roll", one=ZERO, other=WARHAWK)
    t.play("maneuvering", "tight-turn", "tight-turn answer")
    assert t.legal() == ["pass"]
    t.play("pass")
    return t


@pytest.mark.rule("ZERO-ATK-04", "ZERO-ATK-05", "ZERO-ATK-06", "ZERO-ATK-07", "ZERO-ATK-08")
def test_12_a_manoeuvre_answered_and_answered_again() -> None:
    """ZERO-EX-12."""
    t = manoeuvred()
    assert (t.position("a1", "b1"), t.position("b1", "a1")) == (1, -1)
    assert t.view().discard == ("maneuvering", "tight-turn", "tight-turn")


@pytest.mark.rule("ZERO-BST-04", "ZERO-BST-06", "ZERO-BST-09", "ZERO-ATK-10", "ZERO-ATK-12")
def test_13_two_shots_of_which_the_first_is_answered() -> None:
    """ZERO-EX-13."""
    t = manoeuvred()
    assert bursts(t) == (0, 2)
    t.play("ims-1-1 fire", "barrel-roll")
    # SCISSORS do not answer a BARREL ROLL, so that Agile is of no help either.
    assert t.asked == ((0, "react"),)
    assert t.legal() == ["pass"]
    t.play("pass")
    assert t.aircraft("b1").hits == 0
    assert bursts(t) == (1, 2)
    t.play("ims-1-2 fire")
    assert t.aircraft("b1").hits == 2
    assert bursts(t) == (2, 2)
    t.play("maneuvering")
    assert (t.position("a1", "b1"), bursts(t)) == (2, (2, 4))


@pytest.mark.rule("ZERO-ATK-04", "ZERO-ATK-06", "ZERO-ATK-07", "ZERO-ATK-08", "ZERO-ATK-09")
def test_14_an_exchange_of_five_cards() -> None:
    """ZERO-EX-14."""
    t = duel("ims-1-2 tight-turn ace-pilot half-loop", "tight-turn scissors barrel-roll")
    t.play("ims-1-2")
    for line in ("tight-turn", "tight-turn", "scissors", "ace-pilot"):
        assert can(t, line)
        t.play(line)
        assert t.view().exchange is not None
    t.play("pass")
    assert t.aircraft("b1").hits == 2
    chain = ("ims-1-2", "tight-turn", "tight-turn", "scissors", "ace-pilot")
    assert t.view().discard == chain
    assert (t.hand("a1"), t.hand("b1")) == (["half-loop"], ["barrel-roll"])
