"""What the legal answers would mean, as far as their seat can know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from escadrille.kernel.api import Facts
from escadrille.mechanics.plane.grid import ROUND, Point, Pose, apart2, bearing, length_of
from escadrille.mechanics.plane.shapes import gap2
from escadrille.systems.wings import choices as c
from escadrille.systems.wings.rules import advantage, fire, flak, movement, programming, tailing
from escadrille.systems.wings.rules.altitude import dives_into_ground
from escadrille.systems.wings.rules.sights import pose_of
from escadrille.systems.wings.state import FLYING, GROUND, OPEN, Frame, State
from escadrille.systems.wings.tables import Tables

NEAREST: Final = 2  # foes that are told beside a flight


class Leg(msgspec.Struct, frozen=True):
    """A manoeuvre card and where it leads; None: it is flown already, or in the clouds."""

    card: str
    to: Pose | None
    off: bool
    """Off the table."""


class Foe(msgspec.Struct, frozen=True):
    """An enemy or an objective: how far its base would be, and at which hour of the clock."""

    piece: str
    distance: int
    hour: int


class Flight(Facts, frozen=True, tag="flight"):
    """Where the next card leads, and what is wrong there."""

    to: Pose
    off: bool
    """Off the table."""
    crash: bool
    """Into the ground."""
    foes: tuple[Foe, ...]
    """The nearest."""


class Resequenced(Facts, frozen=True, tag="resequenced"):
    """Three cards as they would be laid."""

    legs: tuple[Leg, ...]


class Shot(Facts, frozen=True, tag="shot"):
    """The cards of a shot, and what strengthens it."""

    letter: str
    short: bool
    cards: int
    aimed: bool
    dive: bool
    steep: bool


class Aim(Facts, frozen=True, tag="aim"):
    """Where a flak counter would lie, half-way out along a bearing; or where one enters."""

    place: Point
    heading: int | None = None


class Spared(Facts, frozen=True, tag="spared"):
    """A damage card that would not be given."""

    card: str


def of_card(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Flight | None:
    """Return where a card leads that is laid next."""
    aircraft = programming.current(t, s, seat)
    if s.mark[aircraft] == OPEN or s.status[aircraft] != FLYING or s.cloud[aircraft]:
        return None
    faces = (*programming.laid(s, aircraft), programming.face_of(choice))
    to = movement.path(s, aircraft, faces)[-1]
    place = to[:2]
    return Flight(
        to,
        movement.is_outside(t, *place),
        dives_into_ground(t, s, aircraft, faces, place),
        tuple(_foe(t, s, foe, to) for foe in _nearest(t, s, aircraft, place)),
    )


def _nearest(t: Tables, s: State, aircraft: int, place: Point) -> list[int]:
    """Return the enemies and the objectives nearest to a place, as far as they are seen."""
    side, open_tasks = s.roster.side, [n for n in t.objectives if not s.task[n]]
    unseen = s.sighted[s.roster.seat[aircraft]]
    seen = [] if unseen else [other for other in range(t.size) if not s.cloud[other]]
    foes = [
        piece
        for piece in (*seen, *open_tasks)
        if side[piece] != side[aircraft] and s.status[piece] in (FLYING, GROUND)
    ]
    return sorted(foes, key=lambda foe: apart2(place, (s.x[foe], s.y[foe])))[:NEAREST]


def _foe(t: Tables, s: State, foe: int, pose: Pose) -> Foe:
    aim = pose_of(s, foe)
    turn = (bearing(pose[:2], aim[:2]) - pose[2]) % ROUND
    hour = (turn + ROUND // 24) // (ROUND // 12) % 12 or 12
    return Foe(t.labels[foe], length_of(gap2(pose[:2], t.footprint[foe].at(aim))), hour)


def legs(
    t: Tables, s: State, aircraft: int, faces: Sequence[int], flown: int = 0
) -> tuple[Leg, ...]:
    """Return cards with where they lead, the first of which may be flown already."""
    ahead = [] if s.cloud[aircraft] else movement.path(s, aircraft, faces[flown:])
    poses = [*[None] * (len(faces) - len(ahead)), *ahead]
    names = [programming.name_of(s.roster.deck[aircraft], face) for face in faces]
    return tuple(
        Leg(name, to, to is not None and movement.is_outside(t, *to[:2]))
        for name, to in zip(names, poses, strict=True)
    )


def of_sequence(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Resequenced | None:
    aircraft = frame[1]
    if choice == c.PASS:
        return None
    return Resequenced(legs(t, s, aircraft, tailing.in_order(s, aircraft, choice)))


def of_shot(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Shot | None:
    if choice == c.PASS:
        return None
    gun = s.guns[fire.current(s, seat)]
    letter = t.letters[fire.letter_of(t, s, *gun)]
    return Shot(letter, *fire.strength(t, s, *gun, choice - c.PIECE))


def of_bearing(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Aim:
    _, battery, level, _ = frame
    reach = flak.distances(t, s, battery, level, choice - c.BEARING)
    return Aim(flak.spot(t, s, battery, choice - c.BEARING, reach[len(reach) // 2]))


def of_distance(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Aim:
    _, battery, _, way = frame
    return Aim(flak.spot(t, s, battery, way, choice - c.DISTANCE))


def of_clock(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Aim:
    _, aircraft, enemy, _ = frame
    spot = advantage.at_clock(t, s, enemy, choice)
    x, y, heading = advantage.facing(t, s, aircraft, enemy, spot)
    return Aim((x, y), heading)


def of_spare(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Spared:
    return Spared(t.face_names[s.volley[frame[2]][8][choice - c.SPARE]])
