"""Le Prieur rockets (group ROCK)."""

from __future__ import annotations

from escadrille.mechanics.stacked import Out
from escadrille.systems.wings import choices as c
from escadrille.systems.wings.events import RocketsFired
from escadrille.systems.wings.rules import sights
from escadrille.systems.wings.rules.damage import is_silenced, strike
from escadrille.systems.wings.rules.losses import note_shot, settle
from escadrille.systems.wings.rules.programming import ROCKET_CARDS, kind_of
from escadrille.systems.wings.state import FLYING, NOBODY, PLAYED, State, serial
from escadrille.systems.wings.tables import BALLOON, FRONT, Tables


def fire(t: Tables, s: State, out: Out) -> None:
    """Fire the lots whose second manoeuvre this was, then note those just begun.

    Rules: WINGS-ROCK-01, WINGS-ROCK-02, WINGS-ROCK-03, WINGS-ROCK-05, WINGS-RULING-66.
    """
    for aircraft in range(t.size):
        if s.status[aircraft] != FLYING:
            s.rockets[aircraft] = 0
        elif s.did[aircraft] & PLAYED:
            if s.rockets[aircraft]:
                _launch(t, s, aircraft, out)
            else:
                s.rockets[aircraft] = _begun(s, aircraft)
    settle(t, s, out)


def _begun(s: State, aircraft: int) -> int:
    place = s.phase - 1
    return {c.ONE_LOT + place: 1, c.TWO_LOTS + place: 2}.get(s.mark[aircraft], 0)


def _launch(t: Tables, s: State, aircraft: int, out: Out) -> None:
    """One D card for each lot, if nothing disturbed the aim (WINGS-ROCK-04, WINGS-ROCK-06)."""
    lots = s.rockets[aircraft]
    s.rockets[aircraft] = 0
    s.lots[aircraft] -= lots
    s.launched[aircraft] += lots
    target = NOBODY if _is_disturbed(t, s, aircraft) else _target(t, s, aircraft)
    if out is not None:
        out.append(RocketsFired(t.labels[aircraft], t.label(target), lots))
    if target != NOBODY:
        note_shot(t, s, aircraft, target, False, out)
        strike(t, s, target, t.rocket_letter, lots, "rockets", out, by=aircraft)


def _is_disturbed(t: Tables, s: State, aircraft: int) -> bool:
    """Does something spoil a rocket fire: a special damage, a wrong card, clouds, a wound?

    Rules: WINGS-ROCK-03, WINGS-ROCK-05, WINGS-SPEC-07, WINGS-CLOUD-03.
    """
    kind = kind_of(s.roster.deck[aircraft], s.last[aircraft])
    return (
        s.sore[aircraft] >= serial(s) - 1
        or kind not in ROCKET_CARDS
        or bool(s.cloud[aircraft])
        or is_silenced(t, s, aircraft, FRONT)
    )


def _target(t: Tables, s: State, aircraft: int) -> int:
    """Return the nearest balloon in position, else the nearest other target, or NOBODY."""
    found = []
    for target in s.roster.foes[aircraft]:
        if not sights.is_target(t, s, target):
            continue
        if t.altitude and s.level[aircraft] - s.level[target] not in (0, 1):
            continue
        if sights.in_rocket_sight(t, s, aircraft, target):
            balloon = s.roster.kind[target] == BALLOON
            found.append((not balloon, sights.distance2(t, s, aircraft, target), target))
    return min(found)[2] if found else NOBODY
