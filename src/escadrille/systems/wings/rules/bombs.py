"""Bombs, photographs and reconnaissance (groups BOMB, PHO, REC and BPTS)."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.plane.grid import shift
from escadrille.mechanics.plane.shapes import gap2, inside, touch
from escadrille.mechanics.stacked import Out
from escadrille.systems.wings import choices as c
from escadrille.systems.wings.events import BombFell, BombHit, BombReleased
from escadrille.systems.wings.frames import RELEASE, no_answer
from escadrille.systems.wings.rules import deeds, missions
from escadrille.systems.wings.rules.altitude import local_level
from escadrille.systems.wings.rules.clouds import blind_seats, is_cloud
from escadrille.systems.wings.rules.damage import batter
from escadrille.systems.wings.rules.losses import destroy, settle
from escadrille.systems.wings.rules.programming import kind_of
from escadrille.systems.wings.rules.sights import pose_of
from escadrille.systems.wings.state import FLYING, GROUND, PLAYED, Bomb, Frame, State
from escadrille.systems.wings.tables import OBSERVED, STALL, STRIP, TASKS, Tables

LOADS: Final = (c.PASS, c.BOMB, c.CLUSTER)
USUAL: Final = 5  # structure of the usual target, and what a bomb on its dot is worth


def offer(t: Tables, s: State, out: Out) -> None:
    """Ask bombers, before they play their manoeuvre, whether they release (WINGS-BOMB-01)."""
    place = s.phase  # of the card that comes next
    for aircraft in reversed(range(t.size)):
        if not (s.bombs[aircraft] or s.clusters[aircraft]) or s.cloud[aircraft]:
            continue
        if s.status[aircraft] == FLYING and place < s.cards[aircraft]:
            s.stack.append((RELEASE, aircraft, 0, 0))


def bar_release(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    """Let go what is aboard, or nothing (WINGS-BOMB-01)."""
    aboard = {c.PASS: 1, c.BOMB: s.bombs[frame[1]], c.CLUSTER: s.clusters[frame[1]]}
    return None if aboard.get(choice) else no_answer(frame)


def apply_release(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Announce the release, which binds (WINGS-BOMB-01, WINGS-RULING-34)."""
    aircraft = frame[1]
    s.stack.pop()
    if choice == c.PASS:
        return
    s.releasing[aircraft] = choice
    held, gone = (s.bombs, s.dropped) if choice == c.BOMB else (s.clusters, s.strewn)
    held[aircraft] -= 1
    gone[aircraft] += 1
    if out is not None:
        out.append(BombReleased(t.labels[aircraft], choice == c.CLUSTER))


def fall(t: Tables, s: State, out: Out) -> None:
    """Move the bombs in the air, then lay the new ones (WINGS-RULING-34)."""
    falling, s.bombs_away = s.bombs_away, []
    for bomb in falling:
        _sink(t, s, bomb, out)
    for aircraft in range(t.size):
        if s.releasing[aircraft]:
            cluster = s.releasing[aircraft] == c.CLUSTER
            s.releasing[aircraft] = 0
            if s.status[aircraft] in (FLYING, GROUND) and s.did[aircraft] & PLAYED:
                _lay(t, s, aircraft, cluster, out)
    settle(t, s, out)


def markers_at(level: int) -> int:
    """Return how many further displacements a bomb from that level needs (WINGS-BOMB-05)."""
    return next(n for n, top in enumerate((1, 3, 6, 10, 999)) if level <= top)


def _lay(t: Tables, s: State, aircraft: int, cluster: bool, out: Out) -> None:
    """A bomb leaves the aircraft; too low, both blow up.

    Rules: WINGS-BOMB-02, WINGS-BOMB-04, WINGS-BOMB-05, WINGS-WX-05.
    """
    level = local_level(t, s, aircraft) if t.altitude else 1
    if is_cloud(s, s.level[aircraft]):
        return
    if level < 1:
        destroy(t, s, aircraft, "explosion", out)
        return
    cards = s.roster.deck[aircraft]
    stall = kind_of(cards, s.last[aircraft]) == STALL
    step = cards.move[cards.stall if stall else cards.straight].ahead
    owner = 2 * aircraft + cluster
    x, y, h = pose_of(s, aircraft)
    _sink(t, s, (x, y, h, step, markers_at(level) + 1, owner), out)


def _sink(t: Tables, s: State, bomb: Bomb, out: Out) -> None:
    x, y, h, step, markers, owner = bomb
    east, north = shift(h, 0, step)
    bomb = (x + east, y + north, h, step, markers - 1, owner)
    if out is not None:
        out.append(BombFell(t.labels[owner >> 1], blind_seats(t, s), bomb[:2], bomb[4]))
    if bomb[4]:
        s.bombs_away.append(bomb)
    else:
        _hit(t, s, bomb, out)


def _hit(t: Tables, s: State, bomb: Bomb, out: Out) -> None:
    """Harm every ground card that the bomb covers or touches (WINGS-BOMB-03, WINGS-RULING-33)."""
    cluster = bomb[5] & 1
    card = t.bomb_cards[cluster].at(bomb[:3])
    for piece in range(t.size, t.pieces):
        if s.status[piece] != GROUND or s.roster.kind[piece] == STRIP:
            continue
        centre = inside((s.x[piece], s.y[piece]), card)
        if not centre and not touch(card, t.footprint[piece].at(pose_of(s, piece))):
            continue
        points = bomb_points(t, s.roster.structure[piece], centre=centre, cluster=bool(cluster))
        if points:
            deeds.note(t, s, deeds.STRUCK, piece, by=1 << (bomb[5] >> 1))
            batter(t, s, piece, points)
            if out is not None:
                out.append(BombHit(t.labels[piece], points, centre))


def bomb_points(t: Tables, structure: int, *, centre: bool, cluster: bool) -> int:
    """Return the points of a bomb.

    Rules: WINGS-BOMB-03, WINGS-BPTS-01, WINGS-BPTS-02, WINGS-RULING-41.
    """
    if t.bomb_points:
        return (12 if centre else 5) if cluster else (5 if centre else 2)
    if not centre:
        return 0
    return structure if structure <= USUAL else -(-structure // 2)


# Observation.


def look(t: Tables, s: State, out: Out) -> None:
    """Photograph and reconnoitre what is below.

    Rules: WINGS-PHO-01, WINGS-PHO-02, WINGS-REC-01, WINGS-WX-05, WINGS-RULING-74.
    """
    for aircraft in range(t.size):
        if s.status[aircraft] != FLYING or not s.did[aircraft] & PLAYED:
            continue
        if not s.roster.two[aircraft] or s.cloud[aircraft]:
            continue
        for piece in t.objectives:
            if s.task[piece] or s.roster.side[piece] == s.roster.side[aircraft]:
                continue
            if t.task[piece] in OBSERVED and _observes(t, s, aircraft, piece):
                missions.accomplish(t, s, piece, aircraft, out)


def _observes(t: Tables, s: State, aircraft: int, piece: int) -> bool:
    level = local_level(t, s, aircraft) if t.altitude else 1
    if level > 2:
        return False
    if TASKS[t.task[piece]] == "photograph":
        stall = kind_of(s.roster.deck[aircraft], s.last[aircraft]) == STALL
        base = t.footprint[aircraft].at(pose_of(s, aircraft))
        return stall and not s.observer[aircraft] and inside((s.x[piece], s.y[piece]), base)
    reach = t.half_ruler if level == 2 else t.ruler
    card = t.footprint[piece].at(pose_of(s, piece))
    return gap2((s.x[aircraft], s.y[aircraft]), card) <= reach**2
