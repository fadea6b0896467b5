"""Balloons: fire in them, their cables and nets, and what they are for (group BAL)."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from escadrille.mechanics.plane.grid import Point
from escadrille.mechanics.plane.shapes import area2, area2_left, common_area2, touch
from escadrille.mechanics.stacked import Out
from escadrille.systems.wings import choices as c
from escadrille.systems.wings.events import BalloonLowered, CableStruck, NetStruck
from escadrille.systems.wings.frames import LOWER
from escadrille.systems.wings.rules import deeds
from escadrille.systems.wings.rules.collision import at_risk
from escadrille.systems.wings.rules.damage import discard_hits, strike
from escadrille.systems.wings.rules.losses import destroy, settle
from escadrille.systems.wings.rules.sights import altitude_of, overlap_of, pose_of
from escadrille.systems.wings.state import (
    DOWN,
    FLYING,
    HOME,
    NO_SPECIAL,
    NOBODY,
    PLAYED,
    Frame,
    State,
)
from escadrille.systems.wings.tables import Tables

FAR: Final = 10**7  # beyond any table


def burn(t: Tables, s: State, out: Out) -> None:
    """A burning balloon draws as many A cards as it has flames (WINGS-BAL-04, WINGS-BAL-05).

    Rules: WINGS-BAL-03, WINGS-BAL-04, WINGS-BAL-05, WINGS-BAL-06.
    """
    for balloon in t.balloons:
        if s.status[balloon] == FLYING and s.flames[balloon]:
            count = s.flames[balloon]
            strike(t, s, balloon, t.twin, count, "flames", out, flags=NO_SPECIAL)
    settle(t, s, out)


def offer_lowering(t: Tables, s: State, out: Out) -> None:
    """Ask the owners whether to bring their balloons down (WINGS-BAL-13)."""
    for balloon in reversed(t.balloons):
        free = not s.lowering[balloon] and not s.flames[balloon]
        if s.status[balloon] == FLYING and free and s.roster.seat[balloon] != NOBODY:
            s.stack.append((LOWER, balloon, 0, 0))


def apply_lower(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    s.stack.pop()
    if choice == c.LOWER:
        s.lowering[frame[1]] = 1


def descend(t: Tables, s: State, out: Out) -> None:
    """Balloons that burn or are being lowered come down a counter; they stay where they are.

    On the ground a balloon is out of play, and nobody's victory.
    Rules: WINGS-BAL-13, WINGS-BAL-15, WINGS-BAL-19, WINGS-RULING-70.
    """
    for balloon in t.balloons:
        if s.status[balloon] != FLYING or not (s.lowering[balloon] or s.flames[balloon]):
            continue
        if s.counters[balloon]:
            s.counters[balloon] -= 1
        elif s.level[balloon]:
            s.level[balloon] -= 1
            s.counters[balloon] = s.roster.climb[balloon] - 1
        if out is not None:
            level, counters = altitude_of(s, balloon)
            out.append(BalloonLowered(t.labels[balloon], level, counters))
        if not s.level[balloon] and not s.counters[balloon]:
            if t.mission is not None and s.flames[balloon]:
                deeds.note(t, s, deeds.BURNT, balloon)  # brought down in time (WINGS-RULING-103)
            s.status[balloon] = HOME
            discard_hits(t, s, balloon)


def check_cables(t: Tables, s: State, out: Out) -> None:
    """Collide with balloons, and run into their cables and nets.

    Rules: WINGS-BAL-07, WINGS-BAL-08, WINGS-RULING-15, WINGS-RULING-85.
    """
    for aircraft in range(t.size):
        if s.status[aircraft] != FLYING or s.cloud[aircraft]:
            continue
        if s.did[aircraft] & PLAYED:
            for balloon in t.balloons:
                if s.status[balloon] == FLYING and overlap_of(t, s, aircraft, balloon):
                    _foul(t, s, aircraft, balloon, out)
            _check_nets(t, s, aircraft, out)
    settle(t, s, out)


def _foul(t: Tables, s: State, aircraft: int, balloon: int, out: Out) -> None:
    base = t.footprint[aircraft].at(pose_of(s, aircraft))
    card = t.footprint[balloon].at(pose_of(s, balloon))
    common, whole = common_area2(base, card), area2(base)
    if t.collision and 3 * common > whole and at_risk(t, s, aircraft, balloon):
        strike(t, s, aircraft, t.flak_letter, 1, "collision", out, flags=NO_SPECIAL)
        strike(t, s, balloon, t.flak_letter, 1, "collision", out, flags=NO_SPECIAL)
        return
    under = altitude_of(s, aircraft) < altitude_of(s, balloon)
    covers = 10 * common >= 9 * whole or common >= area2(card)
    if t.altitude and under and covers:
        if out is not None:
            out.append(CableStruck(t.labels[aircraft], t.labels[balloon]))
        strike(t, s, aircraft, t.twin, 2, "cable", out, flags=NO_SPECIAL)


# Nets.


def stretches(t: Tables, s: State) -> list[tuple[Point, Point, tuple[int, int]]]:
    """Return each stretch of net with the altitude that is needed to be clear of it.

    Rules: WINGS-BAL-09, WINGS-BAL-10, WINGS-RULING-64.
    """
    found = []
    for balloons, barrage in t.nets:
        posts = [((s.x[b], s.y[b]), b) for b in balloons]
        for (start, one), (end, other) in pairwise(posts):
            if s.status[one] == FLYING == s.status[other]:
                found.append((start, end, min(altitude_of(s, one), altitude_of(s, other))))
        if barrage:
            for (near, near_b), (inner, _) in ((posts[0], posts[1]), (posts[-1], posts[-2])):
                if s.status[near_b] == FLYING:
                    found.append((near, _beyond(t, inner, near), altitude_of(s, near_b)))
    return found


def _beyond(t: Tables, inner: Point, end: Point) -> Point:
    """Return a point well off the table on the line from one post through the last."""
    dx, dy = end[0] - inner[0], end[1] - inner[1]
    scale = 1 + FAR // max(abs(dx), abs(dy), 1)
    return end[0] + dx * scale, end[1] + dy * scale


def _check_nets(t: Tables, s: State, aircraft: int, out: Out) -> None:
    """More than a third past a net, or touching it twice running, destroys.

    Rules: WINGS-BAL-10, WINGS-BAL-11, WINGS-BAL-12.
    """
    base = t.footprint[aircraft].at(pose_of(s, aircraft))
    old = (s.was_x[aircraft], s.was_y[aircraft])
    path = (old, (s.x[aircraft], s.y[aircraft]))
    touched = fatal = False
    for start, end, top in stretches(t, s):
        if t.altitude and altitude_of(s, aircraft) > top:
            continue
        line = (start, end)
        straddles = touch(base, line)
        if not straddles and not touch(path, line):
            continue
        touched = True
        left = area2_left(base, start, end)
        was_left = _is_left(old, start, end)
        past = area2(base) - left if was_left else left
        fatal = fatal or not straddles or 3 * past > area2(base) or bool(s.net[aircraft])
    s.net[aircraft] = int(touched and not fatal)
    if not touched:
        return
    if out is not None:
        out.append(NetStruck(t.labels[aircraft], fatal))
    if fatal:
        destroy(t, s, aircraft, "net", out)
    else:
        strike(t, s, aircraft, t.twin, 2, "net", out, flags=NO_SPECIAL)


def _is_left(point: Point, start: Point, end: Point) -> bool:
    dx, dy = end[0] - start[0], end[1] - start[1]
    return dx * (point[1] - start[1]) - dy * (point[0] - start[0]) > 0


def spot(t: Tables, s: State, out: Out) -> None:
    """The artillery fires if no balloon burns or has fallen in time (WINGS-BAL-16)."""
    if s.turn != t.spotting:
        return
    if not any(s.flames[b] or s.status[b] == DOWN for b in t.balloons):
        s.decided = 2
        for owner in {s.roster.side[b] for b in t.balloons}:
            s.tally[owner] += 1
