"""Landing and take-off (group LAND)."""

from __future__ import annotations

from escadrille.mechanics.plane.grid import Point
from escadrille.mechanics.plane.shapes import inside
from escadrille.mechanics.stacked import Out
from escadrille.systems.wings import choices as c
from escadrille.systems.wings.events import Landed, TookOff
from escadrille.systems.wings.rules.damage import strike
from escadrille.systems.wings.rules.laying import is_hedge_hopping
from escadrille.systems.wings.rules.programming import (
    ALOFT,
    LIFT_OFF,
    NEXT_STAGE,
    ROLL_OUT,
    ROUGH_RUN,
    RUN,
    STANDING,
    TOUCHDOWN,
)
from escadrille.systems.wings.state import BLANKED, FLYING, GROUND, OTHER, State
from escadrille.systems.wings.tables import STRIP, Tables


def stand(s: State, aircraft: int) -> None:
    """A blank: it neither moves nor turns, and its last card is forgotten.

    Rules: WINGS-LAND-07, WINGS-LAND-08, WINGS-RULING-87.
    """
    s.last[aircraft] = s.before[aircraft] = OTHER


def advance(t: Tables, s: State, aircraft: int, face: int, place: int, out: Out) -> None:
    """Go one card on in a landing or a take-off.

    Rules: WINGS-LAND-01, WINGS-LAND-02, WINGS-LAND-03, WINGS-LAND-06, WINGS-RULING-35.
    """
    stage = s.landing[aircraft]
    if stage == ALOFT:
        if s.mark[aircraft] == c.LANDING + place:
            s.landing[aircraft] = TOUCHDOWN if is_hedge_hopping(s, aircraft) else ALOFT
    elif stage == TOUCHDOWN:
        s.status[aircraft], s.counters[aircraft] = GROUND, 0
        s.landing[aircraft] = ROLL_OUT
    elif stage == ROLL_OUT:
        _come_to_rest(t, s, aircraft, place, out)
    elif stage == STANDING:
        start = (s.was_x[aircraft], s.was_y[aircraft])
        s.landing[aircraft] = RUN if on_strip(t, s, start) else ROUGH_RUN
    elif stage in (RUN, ROUGH_RUN):
        s.landing[aircraft] = NEXT_STAGE[stage]
    else:
        _lift_off(t, s, aircraft, stage == LIFT_OFF, out)


def _come_to_rest(t: Tables, s: State, aircraft: int, place: int, out: Out) -> None:
    """Stay still: cards after the stall are as good as blank; rough ground costs two B cards.

    Rules: WINGS-LAND-03, WINGS-LAND-04.
    """
    s.landing[aircraft] = STANDING
    for later in range(place + 1, s.cards[aircraft]):
        s.prog[3 * aircraft + later] = BLANKED
    fine = on_strip(t, s, (s.x[aircraft], s.y[aircraft]))
    if out is not None:
        out.append(Landed(t.labels[aircraft], fine))
    if not fine:
        strike(t, s, aircraft, t.single, 2, "landing", out)


def _lift_off(t: Tables, s: State, aircraft: int, smooth: bool, out: Out) -> None:
    """It flies, hedge-hopping; from rough ground it takes two B cards.

    Rules: WINGS-LAND-06, WINGS-LAND-09.
    """
    s.landing[aircraft] = ALOFT
    s.status[aircraft] = FLYING
    s.level[aircraft], s.counters[aircraft] = 0, 1
    if out is not None:
        out.append(TookOff(t.labels[aircraft]))
    if not smooth:
        strike(t, s, aircraft, t.single, 2, "take-off", out)


def on_strip(t: Tables, s: State, dot: Point) -> bool:
    """Is a red dot inside a landing strip (WINGS-LAND-05, WINGS-RULING-35)?"""
    return any(
        inside(dot, t.footprint[strip].at((s.x[strip], s.y[strip], s.h[strip])))
        for strip in range(t.size, t.pieces)
        if s.roster.kind[strip] == STRIP
    )
