"""How aircraft leave play, who has the victory, and what follows from an explosion."""

from __future__ import annotations

from typing import Final

from escadrille.mechanics.plane.shapes import between2, gap2, overlap
from escadrille.mechanics.stacked import Out
from escadrille.systems.wings.events import Down, Exploded, TaskDone
from escadrille.systems.wings.rules import deeds, fates, mending, modes, piles, pilots, scoring
from escadrille.systems.wings.rules.damage import discard_hits, lost_by, points_of, strike
from escadrille.systems.wings.state import (
    DOWN,
    EMPTY,
    FLYING,
    GROUND,
    NOBODY,
    OUT_OF_CLOUD,
    OUTSIDE,
    State,
    serial,
)
from escadrille.systems.wings.tables import BALLOON, TASKS, Tables

REPLACED: Final = 3  # turns after which another may come in its place (WINGS-REIN-01)


def settle(t: Tables, s: State, out: Out) -> None:
    """Take out of play what its damage has destroyed, and whatever that destroys in turn.

    Rules: WINGS-DMG-01, WINGS-RULING-86.
    """
    again = True
    while again:
        again = False
        for piece in range(t.pieces):
            if (s.points[piece] + s.engines[piece] + s.wounds[piece] or s.crew) and s.status[
                piece
            ] in (FLYING, GROUND, OUTSIDE):
                cause = lost_by(t, s, piece)
                if cause is not None and not (s.crew and is_deferred(t, s, piece, cause)):
                    destroy(t, s, piece, cause, out)
                    again = True


def is_deferred(t: Tables, s: State, piece: int, cause: str) -> bool:
    """Is a loss not settled yet, because a pilot is asked about what causes it?"""
    if piece >= t.size:
        return False
    return pilots.is_pending(s, piece) or mending.is_asked(t, s, piece, cause)


def destroy(t: Tables, s: State, piece: int, cause: str, out: Out, *, ring: bool = False) -> None:
    """Take a piece out of play. Moment: down. `ring`: its explosion strikes all about it."""
    burning = s.roster.kind[piece] == BALLOON and s.flames[piece] > 0
    explodes = cause == "explosion" or burning
    by = victors(t, s, piece) if piece < t.size else []
    # It is out before its blast is drawn: a blast never comes back to it.
    pose, level = (s.x[piece], s.y[piece], s.h[piece]), s.level[piece]
    landed, s.status[piece] = s.status[piece] == GROUND, DOWN
    for aircraft in by:
        s.victories[aircraft] += 1
    _record(t, s, piece, by, cause)
    _score(t, s, piece, by)
    if piece < t.size and not landed:
        fates.fall(t, s, piece, cause, out)
    elif piece < t.size and s.crew:
        fates.lose_on_ground(t, s, piece, cause, out)
    hits = discard_hits(t, s, piece)
    if out is not None:
        if explodes:
            out.append(Exploded(t.labels[piece]))
        names = tuple(t.labels[aircraft] for aircraft in by)
        cards = tuple(t.face_names[hit[0]] for hit in hits)
        out.append(Down(t.labels[piece], cause, names, cards))
        if piece >= t.size and t.task[piece] and (t.mission is None or t.task[piece] == 1):
            out.append(TaskDone(t.labels[piece], None, TASKS[t.task[piece]]))
    clear(t, s, piece)
    modes.gone(t, s, piece, out)
    if t.reinforced and piece < t.size:
        s.away[piece] = s.turn + REPLACED
    if explodes:
        blast(t, s, piece, pose, level, ring, out)


def clear(t: Tables, s: State, piece: int) -> None:
    """Forget all that a piece out of play had and had begun."""
    s.flames[piece] = 0
    s.jams[4 * piece : 4 * piece + 4] = [0] * 4
    s.aims[2 * piece : 2 * piece + 2] = [NOBODY, NOBODY]
    if piece < t.size:
        pilots.forget_questions(s, piece)
        s.smoke[piece] = s.grave[piece] = 0
        break_off(s, piece)
        piles.clear_stock(t, s, piece)


def break_off(s: State, aircraft: int) -> None:
    """Forget what an aircraft that leaves the table had begun."""
    s.prog[3 * aircraft : 3 * aircraft + 3] = [EMPTY] * 3
    for row in (s.cards, s.mark, s.seen, s.bind, s.did, s.rockets, s.landing, s.net):
        row[aircraft] = 0
    s.cloud[aircraft] = s.lifted[aircraft] = s.releasing[aircraft] = 0
    s.tails[aircraft] = NOBODY
    s.written[aircraft] = []
    s.entered[4 * aircraft : 4 * aircraft + 4] = OUT_OF_CLOUD


def note_shot(t: Tables, s: State, piece: int, target: int, short: bool, out: Out) -> None:
    """Remember who fired at an aircraft in this phase (WINGS-RULING-16, WINGS-RULING-53)."""
    if target >= t.size:
        return
    s.shots_taken[target] += 1
    now = serial(s)
    if s.fired_at[target] != now:
        s.fired_at[target], s.fired_by[target] = now, 0
    if piece < t.size:
        s.fired_by[target] |= 1 << piece
    if s.flags:
        modes.hit_carrier(t, s, target, short, out)


def victors(t: Tables, s: State, piece: int) -> list[int]:
    """Return who has the victory over an aircraft: at most two of its last shooters.

    Rules: WINGS-RULING-53.
    """
    mask = s.fired_by[piece]
    shooters = [a for a in range(t.size) if mask >> a & 1]
    if len(shooters) <= 2:
        return shooters
    dealt = {a: points_of(t, [hit for hit in s.taken[piece] if hit[5] == a]) for a in shooters}
    s.chance.shuffle(shooters)
    return sorted(sorted(shooters, key=lambda a: -dealt[a])[:2])


def _record(t: Tables, s: State, piece: int, by: list[int], cause: str) -> None:
    """Note a loss for what is counted afterwards; a balloon is whose fire struck it last."""
    if piece < t.size:
        deeds.lost(t, s, piece, by, cause)
    elif t.mission is not None:
        deeds.wrecked(t, s, piece)


def _score(t: Tables, s: State, piece: int, by: list[int]) -> None:
    """Count a loss for the other sides, or in the modes for its victors.

    Rules: WINGS-RULING-63, WINGS-RULING-98.
    """
    side = s.roster.side[piece]
    if t.mission is not None:
        scoring.reckon(t, s)
    elif piece >= t.size:
        if t.task[piece]:
            _reward(t, s, side, t.worth[piece])
    elif not t.moded:
        _reward(t, s, side, 1)
    elif t.mode == "deathmatch":
        for aircraft in by:
            s.tally[s.roster.side[aircraft]] += 1
    elif t.mode == "team_dm":
        for other in {s.roster.side[aircraft] for aircraft in by}:
            s.tally[other] += 1


def _reward(t: Tables, s: State, loser: int, points: int) -> None:
    """Give points to the enemies of a side; what nobody owns is worth them to the active side."""
    for side in range(t.sides):
        if side != loser if loser >= 0 else side == t.scenario.active:
            s.tally[side] += points


def call_in_the_wounded(t: Tables, s: State, out: Out) -> None:
    """Bring down those whose pilot could not land in time; on the ground or home he has.

    Who is seriously wounded is a matter of life points: without pilots a second wound kills.
    Rules: WINGS-DOWN-04, WINGS-RULING-08, WINGS-RULING-09.
    """
    for aircraft in range(t.size):
        if not s.grave[aircraft] or s.turn < s.grave[aircraft]:
            continue
        if s.status[aircraft] == FLYING:
            destroy(t, s, aircraft, "pilot", out)
        s.grave[aircraft] = 0


def blast(
    t: Tables, s: State, piece: int, pose: tuple[int, int, int], level: int, ring: bool, out: Out
) -> None:
    """Strike those about an explosion, at its level: one card each.

    Rules: WINGS-BAL-05, WINGS-EXPL-03, WINGS-RULING-33, WINGS-RULING-35, WINGS-RULING-44.
    """
    balloon = s.roster.kind[piece] == BALLOON
    if not (balloon or ring or (t.blast and piece < t.size)):
        return
    footprint, reach = t.footprint[piece], t.half_ruler**2
    card = footprint.at(pose)
    for other in range(t.size):
        if other == piece or s.status[other] not in (FLYING, GROUND) or s.cloud[other]:
            continue
        if t.altitude and s.level[other] != level:
            continue
        place = (s.x[other], s.y[other], s.h[other])
        base = t.footprint[other].at(place)
        if balloon and overlap(footprint, pose, t.footprint[other], place):
            strike(t, s, other, t.flak_letter, 1, "blast", out)
        elif (between2(card, base) if balloon else gap2((pose[0], pose[1]), base)) <= reach:
            strike(t, s, other, t.twin, 1, "blast", out)
