"""Declaring fire in secret, then drawing for all of it together (groups FIRE and AIM)."""

from __future__ import annotations

from typing import Final, NamedTuple

from escadrille.kernel.api import Refusal
from escadrille.mechanics.stacked import Out
from escadrille.systems.wings import choices as c
from escadrille.systems.wings.events import Declared
from escadrille.systems.wings.frames import DECLARE, no_answer
from escadrille.systems.wings.rules import flak, piles, pilots, rockets, sights
from escadrille.systems.wings.rules.damage import LASTING, Shot, is_silenced, suffer
from escadrille.systems.wings.rules.losses import note_shot, settle
from escadrille.systems.wings.rules.sights import altitude_of
from escadrille.systems.wings.state import (
    DIVED,
    FIRE,
    FLYING,
    GROUND,
    HALVED,
    INCENDIARY,
    NO_POINTS,
    NOBODY,
    OPEN,
    PLAYED,
    ROCKETING,
    SHAKEN,
    STEEP,
    Frame,
    State,
    serial,
)
from escadrille.systems.wings.tables import ARCS, FRONT, REAR, Tables

TWICE: Final = 2


def open_fire(t: Tables, s: State, out: Out) -> None:
    """Find who can fire at whom, and ask those who can (WINGS-MOVE-03, WINGS-FIRE-01).

    Moment: fire-step.
    """
    s.sights = sights.find(t, s)
    if not s.sights:
        return
    s.guns = sorted({(piece, arc) for piece, arc, _, _ in s.sights})
    s.declared = [OPEN] * len(s.guns)
    asked = False
    for number, (piece, arc) in enumerate(s.guns):
        if s.roster.seat[piece] == NOBODY:
            s.declared[number] = _nearest(t, s, piece, arc)
        else:
            asked = True
    if asked:
        s.stack.append((DECLARE, 0, 0, 0))


def _nearest(t: Tables, s: State, piece: int, arc: int) -> int:
    """An unowned defence fires at the nearest (WINGS-RULING-37)."""
    seen = [target for p, a, target, _ in s.sights if (p, a) == (piece, arc)]
    return min(seen, key=lambda target: (sights.distance2(t, s, piece, target), target))


def current(s: State, seat: int) -> int:
    """Return the number of the gun for which a seat declares, or -1."""
    for number, (piece, _) in enumerate(s.guns):
        if s.declared[number] == OPEN and s.roster.seat[piece] == seat:
            return number
    return -1


def waiting(t: Tables, s: State) -> list[int]:
    return [seat for seat in range(t.seats) if current(s, seat) >= 0]


def legal(t: Tables, s: State, seat: int) -> list[int]:
    """Hold fire, or fire at one target with this arc (WINGS-FIRE-01, WINGS-FIRE-09).

    A gunner whom a wound or a rocket fire keeps silent is asked all the same: both are secret
    (WINGS-SPEC-07, WINGS-ROCK-02).
    """
    number = current(s, seat)
    if number < 0:
        return []
    piece, arc = s.guns[number]
    if piece < t.size and (s.did[piece] & ROCKETING or is_silenced(t, s, piece, arc)):
        return [c.PASS]
    targets = sorted(target for p, a, target, _ in s.sights if (p, a) == (piece, arc))
    return [c.PASS, *[c.PIECE + target for target in targets]]


def bar(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    piece, arc = s.guns[current(s, seat)]
    target = choice - c.PIECE
    if choice == c.PASS:
        return None
    if not 0 <= target < t.pieces:
        return no_answer(frame)
    rule = _forbidden(t, s, piece, arc, target)
    if rule is None:
        return sights.bar_shot(t, s, piece, arc, target)
    return Refusal(rule, {"shooter": t.labels[piece], "target": t.labels[target]})


def _forbidden(t: Tables, s: State, piece: int, arc: int, target: int) -> str | None:
    """Return the rule that keeps a gun from a target, however it lies to it."""
    if target not in s.roster.foes[piece]:
        return "WINGS-RULING-33"
    if piece < t.size and s.did[piece] & ROCKETING:
        return "WINGS-ROCK-02"
    if piece < t.size and is_silenced(t, s, piece, arc):
        return "WINGS-SPEC-07"
    if s.status[target] not in (FLYING, GROUND):
        return "WINGS-DMG-01"
    return None if sights.is_target(t, s, target) else "WINGS-CLOUD-03"


def thinkable(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    """Return every enemy on the table."""
    piece, _ = s.guns[current(s, seat)]
    foes = s.roster.foes[piece]
    return [c.PIECE + target for target in foes if s.status[target] in (FLYING, GROUND)]


def declare(t: Tables, s: State, seat: int, choice: int, out: Out) -> None:
    s.declared[current(s, seat)] = NOBODY if choice == c.PASS else choice - c.PIECE
    if OPEN not in s.declared:
        s.stack.pop()


def resolve(t: Tables, s: State, out: Out) -> None:
    """Draw for every shot and burst of this step, then let all of it take effect.

    Rules: WINGS-FIRE-12, WINGS-RULING-02, WINGS-RULING-86.
    """
    if t.rockets and rockets.asks(t, s):
        return
    shots = []
    for number, (piece, arc) in enumerate(s.guns):
        target = s.declared[number]
        if target != NOBODY and arc != rockets.LAUNCHER:
            shots.append(shoot(t, s, piece, arc, target, out))
    if s.guns:
        rockets.forget_guns(s)
    if t.batteries:
        shots += flak.bursts(t, s, out)
    if shots:
        draw_all(t, s, shots, out)
        for shot in shots:
            suffer(t, s, shot, out)
    if t.rockets:
        rockets.fire(t, s, out)
    if shots or t.rockets:
        settle(t, s, out)


class Strength(NamedTuple):
    """How a gun fires at a target."""

    short: bool
    cards: int
    aimed: bool
    dive: bool
    steep: bool


def strength(t: Tables, s: State, piece: int, arc: int, target: int) -> Strength:
    """Return how a gun would fire at a target, with every bonus. Moment: shot-declared.

    Rules: WINGS-FIRE-02, WINGS-FIRE-08, WINGS-DIVE-01, WINGS-DIVE-02, WINGS-DIVE-03,
    WINGS-GND-02.
    """
    short = (piece, arc, target, 1) in s.sights
    if is_infantry(t, piece, arc):
        return Strength(short, 1, aimed=False, dive=False, steep=False)
    dive = steep = False
    if piece < t.size:
        did = s.did[piece]
        dive = t.dive_fire and bool(did & DIVED) and s.level[piece] >= s.level[target]
        higher = altitude_of(s, piece) > altitude_of(s, target)
        steep = t.dive_fire and bool(did & STEEP) and higher
    aimed = is_aimed(t, s, piece, arc, target)
    return Strength(short, (2 if short else 1) + dive, aimed, dive, steep)


def is_infantry(t: Tables, piece: int, arc: int) -> bool:
    """Is it the rifles of a ground card that fire (WINGS-GND-02)?"""
    return piece >= t.size and arc == REAR


def shoot(t: Tables, s: State, piece: int, arc: int, target: int, out: Out) -> Shot:
    """Return the shot of one gun.

    Rules: WINGS-FIRE-02, WINGS-GND-04, WINGS-GND-05, WINGS-EQP-05.
    """
    how = strength(t, s, piece, arc, target)
    if not t.behaved:  # else it may still be cancelled (WINGS-BEH-15)
        note_shot(t, s, piece, target, how.short, out)
    if out is not None:
        out.append(Declared(t.labels[piece], ARCS[arc], t.labels[target], *how))
    letter = letter_of(t, s, piece, arc)
    if is_infantry(t, piece, arc):
        return Shot(target, letter, 1, "infantry", piece, arc, 0, NO_POINTS)
    slot = 2 * piece + arc
    s.aims[slot], s.aimed[slot] = target, serial(s)
    shot = Shot(target, letter, how.cards, "fire", piece, arc, how.aimed + how.steep, FIRE)
    if piece < t.size and is_halved(t, s, piece, arc):
        shot.flags |= HALVED
    if piece < t.size and pilots.has_item(s, piece, pilots.BULLETS_OF_FIRE):
        shot.flags |= INCENDIARY
        pilots.show(t, s, piece, pilots.BULLETS_OF_FIRE, out, used_up=False)
    _spend(t, s, shot, slot)
    return shot


def is_halved(t: Tables, s: State, aircraft: int, arc: int) -> bool:
    """Has a single gun jammed green twice (WINGS-DBL-05)?"""
    single = not s.roster.twin[2 * aircraft + arc]
    return t.doubled and single and s.jam_log[4 * aircraft + 2 * arc + 1] >= TWICE


def letter_of(t: Tables, s: State, piece: int, arc: int) -> int:
    """Two guns that fire are type A, one is type B (WINGS-FIRE-02, WINGS-JAM-04)."""
    slot = 4 * piece + 2 * arc
    gun = s.roster.gun[2 * piece + arc]
    if s.roster.twin[2 * piece + arc] and (s.jams[slot] or s.jams[slot + 1]):
        return t.single
    return gun


def is_aimed(t: Tables, s: State, piece: int, arc: int, target: int) -> bool:
    """Does consecutive fire strengthen this shot? Moment: aim-bonus.

    Rules: WINGS-AIM-01, WINGS-AIM-02, WINGS-AIM-03, WINGS-SPEC-04, WINGS-RULING-36.
    """
    slot, before = 2 * piece + arc, serial(s) - 1
    if not t.consecutive or s.aims[slot] != target or s.aimed[slot] != before:
        return False
    if piece >= t.size:
        struck = any(hit[4] == before and t.value[hit[0]] for hit in s.taken[piece])
        return s.hurt[piece] != before and not struck
    if t.smoke_blocks_aim and (s.smoke[piece] or s.flames[piece]):
        return False
    return s.hurt[piece] != before and not s.did[piece] & SHAKEN


def _spend(t: Tables, s: State, shot: Shot, slot: int) -> None:
    """Use up ammunition; its card is the first of the shot (WINGS-AMMO-02, WINGS-AMMO-05)."""
    if slot < 2 * t.size and s.ammo[slot] > 0:
        s.ammo[slot] -= 1
        if s.stocks[slot]:
            shot.faces.append(s.stocks[slot].pop())


def draw_all(t: Tables, s: State, shots: list[Shot], out: Out) -> None:
    """Deal the cards of a fire step, deck by deck, one each in turn from Z to A.

    Rules: WINGS-FIRE-11, WINGS-RULING-42.
    """
    if len(shots) == 1:
        _fill(t, s, shots[0], out)
        return
    order = list(range(len(shots)))
    s.chance.shuffle(order)  # ties are drawn by lot
    letter = s.roster.letter
    for pile in sorted({t.pile[shot.letter] for shot in shots}):
        queues: dict[int, list[Shot]] = {}
        for shot in (shots[number] for number in order):
            if t.pile[shot.letter] == pile and len(shot.faces) < shot.count:
                queues.setdefault(shot.on, []).append(shot)
        for queue in queues.values():
            queue.sort(key=lambda shot: _rank(letter, shot.by))
        _deal(t, s, [queues[on] for on in sorted(queues, key=lambda on: _rank(letter, on))], out)


def _deal(t: Tables, s: State, queues: list[list[Shot]], out: Out) -> None:
    """Deal one card to each target in turn, until all have their number."""
    while queues:
        for queue in queues:
            shot = queue[0]
            face = piles.draw(t, s, shot.letter, out)
            if face >= 0:
                shot.faces.append(face)
            if face < 0 or len(shot.faces) == shot.count:
                queue.pop(0)
        queues = [queue for queue in queues if queue]


def _rank(letters: list[str], piece: int) -> tuple[int, int]:
    """Order by manoeuvre letter, nearest to Z first, those without a letter last."""
    letter = letters[piece] if piece >= 0 else ""
    if not letter:
        return 1, 0
    return 0, -sum(ord(sign) << 8 * (1 - place) for place, sign in enumerate(letter))


def _fill(t: Tables, s: State, shot: Shot, out: Out) -> None:
    while len(shot.faces) < shot.count:
        face = piles.draw(t, s, shot.letter, out)
        if face < 0:
            return
        shot.faces.append(face)


def end_phase(t: Tables, s: State, out: Out) -> None:
    """Take a counter off every jammed gun of those that played or stand on the ground.

    Rules: WINGS-TURN-05, WINGS-SPEC-15, WINGS-JAM-04, WINGS-RULING-23, WINGS-RULING-38.
    """
    if not any(s.jams):
        return
    now = serial(s)
    for piece in range(t.pieces):
        if s.status[piece] not in (FLYING, GROUND):
            continue
        if piece < t.size and not s.did[piece] & PLAYED:
            continue
        for arc in (FRONT, REAR):
            _clear_jams(s, piece, arc, now)


def _clear_jams(s: State, piece: int, arc: int, now: int) -> None:
    """Take a counter off each gun of an arc that did not fire.

    Where it fired, its jams are of this phase, or lie on the gun beside the one that fired.
    """
    if s.aimed[2 * piece + arc] == now:
        return
    slot = 4 * piece + 2 * arc
    for gun in (slot, slot + 1):
        if 0 < s.jams[gun] < LASTING:
            s.jams[gun] -= 1
