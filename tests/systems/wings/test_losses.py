"""What is left of those who are out of play: nothing, and nothing more happens for it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.wings.field import over, piece, volley
from tests.systems.wings.flights import turn
from tests.systems.wings.scenes import duel, of

from escadrille.systems.wings.events import Down, Drew

LAYER: dict[str, Any] = {"options": {"cloud_layer": True}, "clouds": [4, 4]}


@pytest.mark.rule("WINGS-TAIL-01", "WINGS-DMG-01")
def test_the_fallen_tail_nobody() -> None:
    low = {"level": 0, "counters": 1}
    t = duel({"at": [500, 300], **low}, {"at": [500, 440], **low})
    assert t.aircraft("a1").tails == "a2"
    played = turn(t, a1="straight dive straight")
    assert [down.piece for down in of(played.events, Down)] == ["a1"]
    assert t.aircraft("a1").tails is None


@pytest.mark.rule("WINGS-CLOUD-02", "WINGS-DMG-01")
def test_who_is_lost_in_the_clouds_is_in_them_no_more() -> None:
    t = duel({"level": 4, "cloud": 1, "battered": 14, "flames": 1}, **LAYER, decks={"A": "A3"})
    assert t.aircraft("a1").in_clouds
    turn(t)
    assert (t.aircraft("a1").status, t.aircraft("a1").in_clouds) == ("down", False)


@pytest.mark.rule("WINGS-EXPL-03", "WINGS-GND-03")
def test_a_trench_blows_up_without_a_blast_and_is_no_objective() -> None:
    one = {"at": [500, 400], "level": 0, "counters": 1}
    options = {"explosion_blast": True}
    t = over("fire-3", one, piece("trench"), decks={"A": "A0-explosion A1 A5"}, options=options)
    out = volley(t, a1="g1")
    assert [down.piece for down in of(out, Down)] == ["g1"]
    assert {drew.piece for drew in of(out, Drew)} == {"g1"}
    assert t.view().scores == (0, 0)
