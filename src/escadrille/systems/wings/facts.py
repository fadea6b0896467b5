"""What the legal answers would mean, as far as their seat can know."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from escadrille.kernel.api import Facts
from escadrille.mechanics.plane.grid import ROUND, Point, Pose, apart2, bearing, length_of
from escadrille.mechanics.plane.shapes import gap2
from escadrille.mechanics.plane.sight import OUT, sight2
from escadrille.systems.wings import choices as c
from escadrille.systems.wings.rules import (
    advantage,
    fire,
    flak,
    laying,
    programming,
    sights,
    tailing,
)
from escadrille.systems.wings.rules.altitude import dives_into_ground
from escadrille.systems.wings.rules.movement import is_outside, path
from escadrille.systems.wings.rules.sights import ALL_ROUND, pose_of
from escadrille.systems.wings.state import FLYING, GROUND, NOBODY, OPEN, Frame, State
from escadrille.systems.wings.tables import ARCS, FRONT, REAR, Tables

NEAREST: Final = 2  # foes that are told beside a flight
RANGES: Final = ("out", "long", "short")


class Foe(msgspec.Struct, frozen=True):
    """An enemy or an objective: how far its base would be, and at which hour of the clock."""

    piece: str
    distance: int
    hour: int


class Unseen(Facts, frozen=True, tag="unseen"):
    """A card that leads nowhere on the table: written in the clouds, or laid on the ground."""

    marked: bool
    """A marker is asked for then, before the programme stands."""


class Flight(Facts, frozen=True, tag="flight"):
    """Where the next card leads, and what is wrong there."""

    to: Pose
    off: bool
    """Off the table."""
    crash: bool
    """Into the ground."""
    foes: tuple[Foe, ...]
    """The nearest."""
    marked: bool
    """A marker is asked for then, before the programme stands."""


class Resequenced(Facts, frozen=True, tag="resequenced"):
    """Three cards as they would be laid."""

    cards: tuple[str, ...]


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


class Sight(msgspec.Struct, frozen=True):
    """An enemy within a ruler, and the shot at it as they lie now."""

    to: str
    range: str
    """Short, long or out, whatever the arc."""
    arc: str | None
    """Of the gun that bears on it."""
    letter: str | None
    cards: int
    rule: str | None
    """What keeps every gun from it; None: there is no gun, or nothing does."""
    by: str | None
    """Whose base is in the way."""


def sights_of(t: Tables, s: State, aircraft: int) -> Iterator[Sight]:
    """Yield how the enemies within a ruler lie to the guns of an aircraft, as everyone sees it."""
    if s.status[aircraft] != FLYING or s.cloud[aircraft]:
        return
    place = s.x[aircraft], s.y[aircraft]
    for target in s.roster.foes[aircraft]:
        far = t.ruler + t.footprint[target].radius
        near = apart2(place, (s.x[target], s.y[target])) <= far * far
        if near and sights.is_target(t, s, target):
            line = pose_of(s, aircraft), ALL_ROUND, t.footprint[target], pose_of(s, target)
            square = sight2(*line, t.ruler)
            if square != OUT:
                yield _sight(t, s, aircraft, target, square)


def _sight(t: Tables, s: State, aircraft: int, target: int, square: int) -> Sight:
    name = t.labels[target]
    guns = [arc for arc in (FRONT, REAR) if s.roster.gun[2 * aircraft + arc] >= 0]
    bands = {arc: sights.in_sight(t, s, aircraft, arc, target) for arc in guns}
    arc = max(bands, key=bands.__getitem__, default=FRONT)
    if band := bands.get(arc):  # as many cards (WINGS-FIRE-08)
        letter = t.letters[fire.letter_of(t, s, aircraft, arc)]
        return Sight(name, RANGES[band], ARCS[arc], letter, band, None, None)
    apart = abs(s.level[aircraft] - s.level[target]) if t.altitude else 0
    near = square <= t.half_ruler**2
    reach = RANGES[int(near and apart == 1) if apart else 1 + near]
    rules = [sights.no_shot(t, s, aircraft, arc, target) for arc in guns]
    rule = min(rules, key=lambda rule: rule == "WINGS-FIRE-03", default=None)
    by = _in_the_way(t, s, aircraft, target) if rule == "WINGS-FIRE-04" else None
    return Sight(name, reach, None, None, 0, rule, by)


def _in_the_way(t: Tables, s: State, aircraft: int, target: int) -> str | None:
    line = pose_of(s, aircraft), ALL_ROUND, t.footprint[target], pose_of(s, target), t.ruler
    between = sights.between(t, s, aircraft, target)
    crossed = (n for n in between if sight2(*line, [sights.base_of(t, s, n)]) != sight2(*line))
    return t.label(next(crossed, NOBODY))


def of_card(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Flight | Unseen | None:
    """Return where a card leads that is laid next."""
    aircraft = programming.current(t, s, seat)
    if s.mark[aircraft] == OPEN:
        return None
    faces = (*programming.laid(s, aircraft), programming.face_of(choice))
    marked = len(faces) == s.cards[aircraft] and _is_marked(t, s, seat, aircraft, choice)
    if s.status[aircraft] != FLYING or s.cloud[aircraft]:
        return Unseen(marked)
    faces = faces[: programming.STILL.get(s.landing[aircraft], len(faces))]
    to = path(pose_of(s, aircraft), s.roster.deck[aircraft], faces)[-1]
    place = to[:2]
    return Flight(
        to,
        is_outside(t, *place),
        dives_into_ground(t, s, aircraft, faces, place),
        tuple(_foe(t, s, foe, to) for foe in _nearest(t, s, aircraft, place)),
        marked,
    )


def _is_marked(t: Tables, s: State, seat: int, aircraft: int, choice: int) -> bool:
    """Is a marker asked for once this card is laid?"""
    after = s.clone()
    laying.apply(t, after, seat, choice, None)
    return after.mark[aircraft] == OPEN


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


def of_sequence(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Resequenced | None:
    if choice == c.PASS:
        return None
    cards = s.roster.deck[frame[1]]
    faces = tailing.in_order(s, frame[1], choice)
    return Resequenced(tuple(programming.name_of(cards, face) for face in faces))


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
