"""The secret choice of aircraft, pilots and pairs, as the hand-written pilot makes it."""

from __future__ import annotations

from typing import Final

from escadrille.systems.flames import choices as c
from escadrille.systems.flames import tables as tb
from escadrille.systems.flames.bots.evaluate import quality
from escadrille.systems.flames.rules import setup
from escadrille.systems.flames.state import State
from escadrille.systems.flames.tables import Tables

COUNTER_QUALITY: Final = 4


def force(t: Tables, s: State, seat: int, legal: list[int]) -> int:
    """Fly as many aircraft as allowed, each the best for an even share of the points."""
    side = setup.chooser(t, seat)
    assert side is not None
    assert side.points is not None
    picks = s.picks[seat]
    to_come = side.count - len(picks) // setup.PICK - 1
    share = side.points - setup.price(t, picks) - to_come * (side.points // side.count)
    stage = len(picks) % setup.PICK
    if stage == 0:
        return max(legal, key=lambda choice: _fighter(t, choice, share))
    if stage == 1:
        return max(legal, key=lambda choice: _pilot(t, picks[-1], choice, share))
    return legal[-1]  # a pair where there can be one: its Leader draws more


def _fighter(t: Tables, choice: int, share: int) -> tuple[bool, int]:
    """Rank a fighter: first the price, then the figures."""
    if choice < c.FIGHTER:
        return False, 0
    fighter = t.fighters[choice - c.FIGHTER]
    return fighter.vp <= share, quality(tb.row_of(fighter, None, damaged=False))


def _pilot(t: Tables, fighter: int, choice: int, share: int) -> tuple[bool, int]:
    """Rank a pilot likewise, by the figures of the fighter in his hands."""
    pilot = None if choice == c.PASS else t.pilots[choice - c.PILOT]
    figures = quality(tb.row_of(t.fighters[fighter], pilot, damaged=False))
    cheap = pilot is None or pilot.vp <= share
    return cheap, figures + COUNTER_QUALITY * tb.ace_counters(pilot)
