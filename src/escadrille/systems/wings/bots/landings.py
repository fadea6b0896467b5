"""Where a pilot lands who has something to fetch, and how long he stays there."""

from __future__ import annotations

from escadrille.mechanics.plane.shapes import gap2
from escadrille.systems.wings import choices as c
from escadrille.systems.wings.bots.objectives import LAND, prizes
from escadrille.systems.wings.rules import missions, sights
from escadrille.systems.wings.rules.laying import is_hedge_hopping
from escadrille.systems.wings.rules.movement import is_outside, path
from escadrille.systems.wings.rules.programming import ALOFT
from escadrille.systems.wings.state import FLYING, State
from escadrille.systems.wings.tables import Tables

NEAR: float = 0.9  # of a ruler: within which he means to stand


def wants_to_land(t: Tables, s: State, aircraft: int) -> bool:
    """Would straight, straight and stall bring him to rest where he has something to fetch?"""
    if not t.landed_for or s.status[aircraft] != FLYING or s.landing[aircraft] != ALOFT:
        return False
    if not is_hedge_hopping(s, aircraft):
        return False
    cards = s.roster.deck[aircraft]
    x, y, _ = path(sights.pose_of(s, aircraft), cards, run(s, aircraft))[-1]
    aims = [prize.piece for prize in prizes(t, s, aircraft) if prize.kind == LAND]
    reach = (NEAR * t.ruler) ** 2
    return not is_outside(t, x, y) and any(
        gap2((x, y), t.footprint[piece].at(sights.pose_of(s, piece))) < reach for piece in aims
    )


def run(s: State, aircraft: int) -> tuple[int, int, int]:
    """Return the three cards of a landing (WINGS-LAND-02)."""
    cards = s.roster.deck[aircraft]
    return cards.straight, cards.straight, cards.stall


def waits(t: Tables, s: State, aircraft: int) -> bool:
    """Is there something to fetch here, for which he must stay a whole turn?"""
    return any(
        not s.task[piece] and missions.may_take(t, s, aircraft, piece) for piece in t.objectives
    )


def marks(t: Tables, s: State, aircraft: int, legal: list[int]) -> bool:
    """Does he mean to land with the programme that he has laid?"""
    laid = tuple(s.prog[3 * aircraft : 3 * aircraft + 3])
    return c.LANDING in legal and laid == run(s, aircraft) and wants_to_land(t, s, aircraft)
