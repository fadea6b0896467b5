"""What a seat may know: the table, its own programmes and its own damage (WINGS-COMP-03)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from math import atan2, degrees
from typing import Final

import msgspec

from escadrille.kernel.api import Seat, View
from escadrille.mechanics.plane.grid import DEGREE, Point, Pose
from escadrille.mechanics.plane.shapes import Polygon
from escadrille.systems.wings import choices as c
from escadrille.systems.wings import frames, setup, state, tables
from escadrille.systems.wings.events import Counters
from escadrille.systems.wings.facts import Sight, sights_of
from escadrille.systems.wings.rules import (
    altitude,
    clouds,
    damage,
    deploying,
    ending,
    fire,
    flak,
    modes,
    pilots,
    programming,
    rockets,
    sights,
    skills,
    volley,
)
from escadrille.systems.wings.state import EMPTY, NOBODY, OPEN, Frame, State
from escadrille.systems.wings.tables import Tables
from escadrille.systems.wings.view_crews import (
    MissionView,
    PilotView,
    mission_view,
    pilot_view,
)

Deciding = tuple[tuple[Seat, str], ...]
BANS: Final = {"left": tables.LEFT, "right": tables.RIGHT, "engine": programming.ENGINE}


class HitView(msgspec.Struct, frozen=True):
    """A damage card. `card` is None where it is another's secret."""

    card: str | None
    special: str | None
    """What everyone has seen of it: smoke, flames, a jam."""
    bonus: int
    void: bool
    """Its points do not count, as far as this seat knows."""
    counts: bool
    """Its special counts."""
    halved: bool
    """Of a shot whose points count half."""
    eased: bool
    personal: bool = False
    """It struck the pilot, not his aircraft."""
    incendiary: bool = False


class MountView(msgspec.Struct, frozen=True):
    """The gun of an arc, or the pair of them."""

    letter: str
    jams: tuple[Counters, ...]
    """Of each gun."""
    ammo: int | None
    """Cards or shots left; None: they are not counted."""
    silenced: bool | None
    """Whether a wound keeps the gunner from firing, for its own seat."""


class MarkerView(msgspec.Struct, frozen=True):
    name: str
    card: int | None
    """On which card of the programme it lies, where it says that."""


class AircraftView(msgspec.Struct, frozen=True):
    label: str
    asked: bool
    """Whether this seat is asked about it."""
    seat: Seat
    side: int
    type: str | None
    name: str | None
    short: str | None
    """Its name as pilots say it."""
    deck: str
    structure: int
    climb: int
    ceiling: int
    two_seater: bool
    front: MountView | None
    rear: MountView | None
    status: str
    pose: Pose | None
    level: int | None
    counters: int | None
    green_peg: int
    in_clouds: bool
    cards: int
    """How many it programs this turn."""
    programme: tuple[str | None, ...]
    """Cards as this seat knows them; None where one lies face down."""
    marker: MarkerView | None
    ready: bool
    last: str | None
    hits: tuple[HitView, ...]
    points: int | None
    """Damage points, for its own seat; what follows is too."""
    bans: tuple[str, ...] | None
    pilot_wounds: int | None
    observer_wounds: int | None
    engine_hits: int | None
    bombs: int | None
    clusters: int | None
    rockets: int | None
    written: tuple[str, ...] | None
    smoke: Counters
    flames: Counters
    releasing: str | None
    landing: str
    tails: str | None
    victories: int
    flag: int | None
    away: int
    grave: int
    """Turn by whose end it must be down, its pilot being seriously wounded; 0 if he is not."""
    skills: tuple[str, ...]
    tokens: int
    owed: int
    """Skills that its pilot may still choose (WINGS-DUEL-02)."""
    sights: tuple[Sight, ...]
    pilot: PilotView | None = None


class PieceView(msgspec.Struct, frozen=True):
    label: str
    asked: bool
    kind: str
    id: str
    side: int | None
    seat: Seat | None
    size: tuple[int, int]
    pose: Pose
    level: int
    counters: int
    status: str
    structure: int
    hits: tuple[HitView, ...]
    battered: int
    flames: int
    jams: tuple[Counters, ...]
    task: str | None
    done: bool
    lowering: bool
    stage: str | None
    """Of a flak battery."""


class FlakView(msgspec.Struct, frozen=True):
    """A flak counter, and when it bursts."""

    battery: str
    place: Point
    level: int
    turn: int
    phase: int


class BombView(msgspec.Struct, frozen=True):
    owner: str
    pose: Pose
    markers: int
    cluster: bool


class FlagView(msgspec.Struct, frozen=True):
    side: int
    place: Point
    carrier: str | None
    home_after: int


class GunView(msgspec.Struct, frozen=True):
    """A gun of this seat that can fire now."""

    piece: str
    arc: str
    declared: str | None
    open: bool


class HillView(msgspec.Struct, frozen=True):
    outline: Polygon
    floor: int


class DeckView(msgspec.Struct, frozen=True):
    """A damage deck: how many cards it has left, and what lies on its discards."""

    letter: str
    cards: int
    discards: tuple[str, ...]


class LevelsView(msgspec.Struct, frozen=True):
    low: int
    high: int


class AdvantageView(msgspec.Struct, frozen=True):
    side: int
    turns: int


class AimView(msgspec.Struct, frozen=True):
    """Where the counter goes that this seat is laying, as far as it has said."""

    level: int
    bearing: int | None


class MeasuresView(msgspec.Struct, frozen=True):
    """The sizes of what lies on the table; `blind` is half the angle of a blind spot."""

    base: tuple[int, int]
    arrow: int
    ruler: int
    short: int
    blind: int
    marker: int
    flak: int
    bomb: tuple[int, int]
    cluster: tuple[int, int]


class WingsView(View, frozen=True):
    seat: Seat | None
    scenario: str
    turn: int
    turns: int
    phase: int
    phases: int
    step: str
    area: tuple[int, int]
    measures: MeasuresView
    borders: tuple[int, int] | None
    sides: tuple[str, ...]
    seats: tuple[int, ...]
    deciding: Deciding
    decision: str | None
    aim: AimView | None
    skill: str | None
    """The skill about which this seat is asked."""
    drawn: tuple[str, ...]
    """Cards of the shot about which this seat is asked, where it may see them."""
    blind: bool
    """All its aircraft are in the clouds: it does not see the table (WINGS-CLOUD-02)."""
    aircraft: tuple[AircraftView, ...]
    pieces: tuple[PieceView, ...]
    flak: tuple[FlakView, ...]
    bombs: tuple[BombView, ...]
    flags: tuple[FlagView, ...]
    guns: tuple[GunView, ...]
    markers: tuple[Point, ...]
    hills: tuple[HillView, ...]
    nets: tuple[tuple[str, ...], ...]
    sky: str
    clouds: LevelsView | None
    window: LevelsView
    advantage: AdvantageView | None
    sun: int | None
    decks: tuple[DeckView, ...]
    scores: tuple[int, ...]
    over: str | None
    mission: MissionView | None = None

    @property
    def things(self) -> tuple[AircraftView | PieceView, ...]:
        """All that has a label, in the order of the labels."""
        return (*self.aircraft, *self.pieces)


def view(t: Tables, s: State, seat: Seat | None, deciding: Deciding) -> WingsView:
    asked = seat is not None and any(seat == other for other, _ in deciding)
    top = s.stack[-1] if s.stack else (NOBODY, 0, 0, 0)
    subject = _subject(t, s, seat) if asked and seat is not None else NOBODY
    blind = seat is not None and (bool(s.sighted[seat]) or clouds.is_blind(s, seat))
    floor, ceiling, _ = t.windows[s.window]
    measures, hills, nets = _ground(t)
    return WingsView(
        seat=seat,
        scenario=t.scenario.id,
        turn=s.turn,
        turns=t.turns,
        phase=s.phase,
        phases=tables.PHASES,
        step=t.step_names[s.stack[0][1]] if s.stack else "over",
        area=(t.width, t.depth),
        measures=measures,
        borders=(t.borders[0], t.borders[1]) if t.borders else None,
        sides=tuple(side.name.en for side in t.scenario.side),
        seats=tuple(t.camps),
        deciding=deciding,
        decision=frames.KINDS[top[0]] if asked else None,
        aim=_aim(top) if asked else None,
        skill=pilots.POWERS[top[2]] if asked and top[0] == frames.USE else None,
        drawn=_drawn(t, s, top) if asked else (),
        blind=blind,
        aircraft=tuple(_aircraft(t, s, seat, n, subject, blind) for n in range(t.size)),
        pieces=tuple(
            _piece(t, s, seat, n, subject)
            for n in range(t.size, t.pieces)
            if not deploying.is_hidden(t, s, n, seat)
        ),
        flak=tuple(_flak(t, s)),
        bombs=tuple(
            BombView(t.labels[owner >> 1], (x, y, h), markers, bool(owner & 1))
            for x, y, h, _, markers, owner in (() if blind else s.bombs_away)
        ),
        flags=tuple(_flags(t, s)),
        guns=tuple(_guns(t, s, seat)),
        markers=tuple(t.markers),
        hills=hills,
        nets=nets,
        sky=tables.SKIES[s.sky],
        clouds=LevelsView(s.cloud_low, s.cloud_high) if s.cloud_low <= s.cloud_high else None,
        window=LevelsView(floor, ceiling),
        advantage=AdvantageView(s.edge, s.edge_turns) if s.edge != NOBODY else None,
        sun=s.sun if s.sun != NOBODY else None,
        decks=tuple(
            DeckView(t.letters[pile], len(deck), tuple(t.face_names[face] for face in discards))
            for pile, (deck, discards) in enumerate(zip(s.decks, s.discards, strict=True))
        ),
        scores=tuple(s.tally),
        over=ending.REASONS[s.over - 1] if s.over else None,
        mission=mission_view(t, s, seat),
    )


@lru_cache(maxsize=64)
def _ground(t: Tables) -> tuple[MeasuresView, tuple[HillView, ...], tuple[tuple[str, ...], ...]]:
    """Return what never changes in a game: sizes, relief and nets."""
    blind = round(DEGREE * degrees(atan2(*t.base)))
    sizes = (t.base, t.arrow, t.ruler, t.half_ruler, blind, t.marker, t.flak_radius)
    nets = tuple(tuple(t.labels[balloon] for balloon in balloons) for balloons, _ in t.nets)
    return MeasuresView(*sizes, *t.bomb_sizes), tuple(HillView(*hill) for hill in t.hills), nets


def _aim(frame: Frame) -> AimView | None:
    kind, _, level, way = frame
    if kind not in (frames.BEARING, frames.DISTANCE):
        return None
    return AimView(level, way if kind == frames.DISTANCE else None)


def _drawn(t: Tables, s: State, frame: Frame) -> tuple[str, ...]:
    """Return the cards that a shooter chooses from, or that an evader has drawn."""
    kind, _, skill, number = frame
    if kind == frames.GIVE:
        return tuple(t.face_names[face] for face in s.volley[skill][8][: volley.TWO_CARDS])
    if kind == frames.SPARE:
        return tuple(t.face_names[face] for face in s.volley[skill][8])
    if kind == frames.USE and skill in (skills.VIPER, skills.SERPENT):
        return tuple(t.face_names[face] for face in s.volley[number][8])
    return ()


def _subject(t: Tables, s: State, seat: Seat) -> int:
    frame = s.stack[-1]
    if frame[0] == frames.PICK:
        return setup.picking(t, s, seat)
    if frame[0] == frames.DEPLOY:
        return deploying.current(s, seat)
    if frame[0] == frames.PROGRAM:
        return programming.current(t, s, seat)
    if frame[0] == frames.DECLARE:
        return s.guns[fire.current(s, seat)][0]
    return frame[1]


def _hits(t: Tables, s: State, piece: int, seat: Seat | None) -> Iterator[HitView]:
    for face, plus, flags, _, _, by in s.taken[piece]:
        knows = damage.knows_card(s, piece, flags, seat)
        special, counts = t.special[face], not flags & state.NO_SPECIAL
        tells = special in t.shown or (special and damage.knows_special(t, s, by, seat))
        yield HitView(
            card=t.face_names[face] if knows else None,
            special=tables.SPECIALS[special] if tells and counts else None,
            bonus=plus,
            void=damage.is_void(t, face, flags) if knows else bool(flags & state.NO_POINTS),
            counts=counts or not knows,
            halved=bool(flags & (state.HALVED | state.EVADED)),
            eased=bool(flags & (state.EASED | state.MENDED)),
            personal=bool(flags & state.PERSONAL),
            incendiary=bool(flags & state.INCENDIARY),
        )


def _programme(s: State, aircraft: int, seat: Seat | None, *, own: bool) -> tuple[str | None, ...]:
    count = s.cards[aircraft]
    faces = s.prog[3 * aircraft : 3 * aircraft + count]
    if own:
        return tuple(_card(s, aircraft, face) for face in faces if face != EMPTY)
    if s.stack and s.stack[-1][0] == frames.PROGRAM:
        return ()
    shown = 0 if s.cloud[aircraft] == clouds.BLIND else min(s.phase, count)
    if not shown and seat is not None and s.seen[aircraft] >> seat & 1:
        shown = 1
    known = [*faces[:shown], *[EMPTY] * (count - shown)]
    return tuple(_card(s, aircraft, face) for face in known)


def _card(s: State, aircraft: int, face: int) -> str | None:
    """Return the name of a card, where there is one."""
    return programming.name_of(s.roster.deck[aircraft], face) if face >= 0 else None


def _marker(t: Tables, s: State, aircraft: int, *, own: bool) -> MarkerView | None:
    mark = s.mark[aircraft]
    known = own or (
        altitude.shown_at(t, s, aircraft) < s.phase and s.cloud[aircraft] != clouds.BLIND
    )
    return MarkerView(*c.marker(c.WORDS[mark])) if mark > 0 and known else None


def _ready(t: Tables, s: State, aircraft: int, *, own: bool) -> bool:
    """Has its seat finished programming? Of others only the whole seat is known."""
    if not s.stack or s.stack[-1][0] != frames.PROGRAM:
        return True
    if own:
        count = s.cards[aircraft]
        return not count or (s.prog[3 * aircraft + count - 1] != EMPTY and s.mark[aircraft] != OPEN)
    return programming.current(t, s, s.roster.seat[aircraft]) < 0


def _mount(t: Tables, s: State, number: int, arc: int, *, own: bool) -> MountView | None:
    slot = 2 * number + arc
    if s.roster.gun[slot] < 0:
        return None
    ammo = s.ammo[slot]
    return MountView(
        letter=t.letters[s.roster.gun[slot]],
        jams=_jams(s, slot),
        ammo=ammo if ammo >= 0 else None,
        silenced=damage.is_silenced(t, s, number, arc) if own else None,
    )


def _jams(s: State, slot: int) -> tuple[Counters, ...]:
    return tuple(
        damage.counted(jam) for jam in s.jams[2 * slot : 2 * slot + 1 + s.roster.twin[slot]]
    )


def _aircraft(
    t: Tables, s: State, seat: Seat | None, number: int, subject: int, blind: bool
) -> AircraftView:
    roster, names = s.roster, s.roster.deck[number].names
    own = seat == roster.seat[number]
    known = own or frames.PICK not in [frame[0] for frame in s.stack]
    plane = t.aircraft[s.types[number]] if known and s.types[number] != EMPTY else None
    unseen = (blind and not own) or not s.decks
    clouded = s.cloud[number] == clouds.BLIND and not own
    seen = [s.x[number], s.y[number], s.h[number], s.level[number], s.counters[number]]
    last = s.last[number]
    lost = not s.decks or bool(s.posts and not own)  # nothing is placed yet, or it has not seen it
    if blind and not own and seat is not None:
        memory = s.sighted[seat][state.SIGHTED * number : state.SIGHTED * (number + 1)]
        lost = not memory
        if memory:
            *seen, last, _ = memory
    return AircraftView(
        label=t.labels[number],
        asked=number == subject,
        seat=roster.seat[number],
        side=roster.side[number],
        type=plane.id if plane else None,
        name=plane.name if plane else None,
        short=short_name(plane.name) if plane else None,
        deck=roster.letter[number] if plane else "",
        structure=roster.structure[number] if plane else 0,
        climb=roster.climb[number] if plane else 0,
        ceiling=roster.ceiling[number] if plane else 0,
        two_seater=roster.two[number] if plane else False,
        front=_mount(t, s, number, tables.FRONT, own=own) if plane else None,
        rear=_mount(t, s, number, tables.REAR, own=own) if plane else None,
        status=state.STATUSES[s.status[number]],
        pose=None if lost else (seen[0], seen[1], seen[2]),
        level=None if lost or clouded else seen[3],
        counters=None if lost or clouded else seen[4],
        green_peg=1 if unseen else altitude.green_peg(t, s, number),
        in_clouds=bool(s.cloud[number]),
        cards=s.cards[number],
        programme=_programme(s, number, seat, own=own) if not unseen else (),
        marker=_marker(t, s, number, own=own) if not unseen else None,
        ready=_ready(t, s, number, own=own),
        last=None if lost or clouded else _card(s, number, last),
        hits=tuple(_hits(t, s, number, seat)),
        points=s.points[number] if own else None,
        bans=tuple(ban for ban, bit in BANS.items() if s.bind[number] & bit) if own else None,
        pilot_wounds=s.wounds[number] if own else None,
        observer_wounds=s.observer[number] if own else None,
        engine_hits=s.engines[number] if own else None,
        bombs=s.bombs[number] if own else None,
        clusters=s.clusters[number] if own else None,
        rockets=s.lots[number] if own else None,
        written=tuple(names[face] for face in s.written[number]) if own else None,
        smoke=damage.counted(s.smoke[number]),
        flames=damage.counted(s.flames[number]),
        releasing=c.WORDS[s.releasing[number]] if s.releasing[number] else None,
        landing=programming.STAGES[_landing(s, number, own=own)],
        tails=None if unseen else t.label(s.tails[number]),
        victories=s.victories[number],
        flag=s.flagged[number] if s.flagged[number] != NOBODY else None,
        away=abs(s.away[number]),
        grave=s.grave[number],
        skills=_skills(s, number) if s.skills[number] else (),
        tokens=s.tokens[number],
        owed=sum(frame[2] for frame in s.stack if frame[:2] == (frames.SKILL, number)),
        sights=() if blind or s.posts or not s.decks else tuple(sights_of(t, s, number)),
        pilot=pilot_view(t, s, number, own=own) if s.crew else None,
    )


def _skills(s: State, aircraft: int) -> tuple[str, ...]:
    return tuple(name for n, name in enumerate(skills.SKILLS) if skills.has(s, aircraft, n))


@lru_cache(maxsize=256)
def short_name(name: str) -> str:
    """Return the name of a type as pilots say it: Camel, Siemens D.III, Breguet 14 B2."""
    return re.sub(r"^([^\W\d_]+)-[^\W\d_]+", r"\1", re.sub(r"^\S+ (?=[^(]*[a-zà-ÿ]{4})", "", name))


def _landing(s: State, aircraft: int, *, own: bool) -> int:
    """A landing is a secret until its second straight (WINGS-RULING-87)."""
    stage = s.landing[aircraft]
    return programming.ALOFT if stage == programming.TOUCHDOWN and not own else stage


def _piece(t: Tables, s: State, seat: Seat | None, number: int, subject: int) -> PieceView:
    thing = t.things[number - t.size]
    side, owner = s.roster.side[number], s.roster.seat[number]
    stage = None
    if number in t.batteries:
        stage = flak.STAGES[s.flak[flak.FIELDS * t.batteries.index(number)]] if s.flak else None
    return PieceView(
        label=t.labels[number],
        asked=number == subject,
        kind=tables.PIECE_KINDS[s.roster.kind[number]],
        id=thing.id,
        side=side if side >= 0 else None,
        seat=owner if owner >= 0 else None,
        size=t.piece_size[number],
        pose=sights.pose_of(s, number),
        level=s.level[number],
        counters=s.counters[number],
        status=state.STATUSES[s.status[number]],
        structure=s.roster.structure[number],
        hits=tuple(_hits(t, s, number, seat)),
        battered=s.battered[number],
        flames=s.flames[number],
        jams=_jams(s, 2 * number),
        task=tables.TASKS[t.task[number]] or None,
        done=bool(s.task[number]),
        lowering=bool(s.lowering[number]),
        stage=stage,
    )


def _flak(t: Tables, s: State) -> Iterator[FlakView]:
    for number, battery in enumerate(t.batteries if s.flak else ()):
        stage, x, y, level, when = s.flak[flak.FIELDS * number : flak.FIELDS * (number + 1)]
        if stage >= flak.PLACED:
            turn, phase = divmod(when - 1, tables.PHASES)
            yield FlakView(t.labels[battery], (x, y), level, turn, phase + 1)


def _flags(t: Tables, s: State) -> Iterator[FlagView]:
    for number in range(len(s.flags) // modes.FLAG):
        x, y, carrier, turn = s.flags[modes.FLAG * number : modes.FLAG * (number + 1)]
        yield FlagView(number, (x, y), t.label(carrier), turn)


def _guns(t: Tables, s: State, seat: Seat | None) -> Iterator[GunView]:
    for (piece, arc), target in zip(s.guns, s.declared, strict=True):
        if seat is not None and s.roster.seat[piece] == seat and arc != rockets.LAUNCHER:
            yield GunView(t.labels[piece], tables.ARCS[arc], t.label(target), target == OPEN)
