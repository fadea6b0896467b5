"""Ammunition of a turn (group BURST)."""

from __future__ import annotations

from typing import Final

from escadrille.mechanics.aircraft import ADVANTAGED, TAILING
from escadrille.mechanics.pools import Pool
from escadrille.systems.flames.state import NOBODY, State
from escadrille.systems.flames.tables import BURSTS, GUNNER, Tables

ADVANTAGE_POOL: Final = 1
TAILING_POOL: Final = 2


def end_turn(s: State) -> None:
    """Leave nothing of a turn to the next: pools are full again, pending hits are lost.

    Rules: FLAMES-BURST-09, FLAMES-NOTE-04, FLAMES-PLAY-13.
    """
    s.active = NOBODY
    s.inherent = s.advantage = s.tailing = s.gunner = 0
    s.extra_hits = s.agile_used = s.reshuffled = s.astray = 0


def inherent_left(s: State, aircraft: int) -> int:
    """Rules: FLAMES-BURST-02, FLAMES-RULING-50 (a flip lowers what is left, never below 0)."""
    return max(0, s.row[aircraft][BURSTS] - s.inherent)


def available(s: State, aircraft: int, grip: int) -> int:
    """Return the bursts that the active aircraft can spend on an enemy in such a position.

    Rules: FLAMES-POS-08, FLAMES-BURST-01, FLAMES-BURST-02, FLAMES-BURST-03, FLAMES-BURST-05,
    FLAMES-MULTI-04.
    """
    if grip < 0:
        return 0
    bursts = inherent_left(s, aircraft)
    if grip >= ADVANTAGED:
        bursts += ADVANTAGE_POOL - s.advantage
    if grip == TAILING:
        bursts += TAILING_POOL - s.tailing
    return bursts


def gunner_left(s: State, aircraft: int) -> int:
    """Rules: FLAMES-NOTE-04, FLAMES-RULING-10."""
    return max(0, s.row[aircraft][GUNNER] - s.gunner)


def cost(t: Tables, s: State, face: int, enemy: int) -> int:
    """Return the bursts that a card takes against an enemy (FLAMES-BURST-06, FLAMES-CARD-03)."""
    return t.bursts[face] + s.evasive[enemy]


def pools(s: State) -> tuple[Pool, ...]:
    """Return the pools of the active aircraft, in the order in which they are spent.

    Rules: FLAMES-BURST-02, FLAMES-BURST-03, FLAMES-BURST-04; the gunner's is apart.
    """
    active = s.active
    if active == NOBODY or not s.alive[active]:
        return ()
    row, grip = s.row[active], s.grip[active]
    found = (
        Pool("own", row[BURSTS], inherent_left(s, active), open=True),
        Pool("advantage", ADVANTAGE_POOL, ADVANTAGE_POOL - s.advantage, grip >= ADVANTAGED),
        Pool("tailing", TAILING_POOL, TAILING_POOL - s.tailing, grip == TAILING),
        Pool("gunner", row[GUNNER], gunner_left(s, active), active in s.holds),
    )
    return found if row[GUNNER] else found[:3]


def spend(s: State, aircraft: int, bursts: int) -> None:
    """Take bursts from inherent, then Advantage, then Tailing.

    Rules: FLAMES-BURST-04, FLAMES-BURST-07.
    """
    own = min(bursts, inherent_left(s, aircraft))
    s.inherent += own
    side = min(bursts - own, ADVANTAGE_POOL - s.advantage)
    s.advantage += side
    s.tailing += bursts - own - side
