"""What a seat may know: the table, its own programmes and its own damage (WINGS-COMP-03)."""

from __future__ import annotations

import msgspec

from escadrille.kernel.api import Seat, View
from escadrille.systems.wings import choices as c
from escadrille.systems.wings import frames, setup
from escadrille.systems.wings.rules import altitude, fire, programming
from escadrille.systems.wings.rules.altitude import shown_at
from escadrille.systems.wings.rules.clouds import BLIND, is_blind
from escadrille.systems.wings.rules.damage import is_silenced, knows_card, knows_special
from escadrille.systems.wings.rules.ending import REASONS
from escadrille.systems.wings.rules.flak import FIELDS, STAGES
from escadrille.systems.wings.rules.programming import ALOFT, TOUCHDOWN
from escadrille.systems.wings.rules.programming import STAGES as LANDINGS
from escadrille.systems.wings.rules.skills import SERPENT, SKILLS, VIPER, has
from escadrille.systems.wings.state import (
    BLANKED,
    EASED,
    EMPTY,
    EVADED,
    HALVED,
    NO_POINTS,
    NO_SPECIAL,
    NOBODY,
    OPEN,
    SIGHTED,
    SNAKED,
    STATUSES,
    Frame,
    State,
)
from escadrille.systems.wings.tables import (
    PIECE_KINDS,
    SHOWN,
    SKIES,
    SPECIALS,
    TASKS,
    Tables,
    label,
)


class HitView(msgspec.Struct, frozen=True):
    """A damage card. `card` is None where it is another's secret."""

    card: str | None
    special: str | None
    """What everyone has seen of it: smoke, flames, a jam."""
    bonus: int
    points: bool
    """Its points count."""
    counts: bool
    """Its special counts."""
    halved: bool
    """Of a shot whose points count half."""
    snaked: bool
    """Of a shot whose ones and twos count nought."""
    eased: bool


class AircraftView(msgspec.Struct, frozen=True):
    label: str
    seat: Seat
    side: int
    type: str | None
    name: str | None
    deck: str
    structure: int
    climb: int
    ceiling: int
    two_seater: bool
    guns: tuple[str | None, str | None]
    status: str
    pose: tuple[int, int, int] | None
    level: int | None
    counters: int | None
    green_peg: int
    in_clouds: bool
    cards: int
    """How many it programs this turn."""
    programme: tuple[str | None, ...]
    """Cards as this seat knows them; None where one lies face down."""
    marker: str | None
    ready: bool
    last: str | None
    hits: tuple[HitView, ...]
    points: int | None
    """Damage points, for its own seat."""
    bans: tuple[str, ...] | None
    wounds: tuple[int, int] | None
    silenced: tuple[bool, bool] | None
    engine_hits: int | None
    smoke: int
    flames: int
    jams: tuple[int, ...]
    ammo: tuple[int, int]
    bombs: int | None
    clusters: int | None
    rockets: int | None
    releasing: str | None
    landing: str
    tails: str | None
    victories: int
    flag: int | None
    away: int
    written: tuple[str, ...] | None
    grave: int
    """Turn by whose end it must be down, its pilot being seriously wounded; 0 if he is not."""
    skills: tuple[str, ...]
    tokens: int
    owed: int
    """Skills that its pilot may still choose (WINGS-DUEL-02)."""


class PieceView(msgspec.Struct, frozen=True):
    label: str
    kind: str
    id: str
    side: int | None
    seat: Seat | None
    size: tuple[int, int]
    pose: tuple[int, int, int]
    level: int
    counters: int
    status: str
    structure: int
    hits: tuple[HitView, ...]
    battered: int
    flames: int
    jams: tuple[int, ...]
    task: str | None
    done: bool
    lowering: bool
    stage: str | None
    """Of a flak battery."""


class FlakView(msgspec.Struct, frozen=True):
    battery: str
    place: tuple[int, int]
    level: int
    bursts: int
    """In which phase, counted through the game: three to a turn."""


class BombView(msgspec.Struct, frozen=True):
    owner: str
    pose: tuple[int, int, int]
    markers: int
    cluster: bool


class FlagView(msgspec.Struct, frozen=True):
    side: int
    place: tuple[int, int]
    carrier: str | None
    home_after: int


class GunView(msgspec.Struct, frozen=True):
    """A gun of this seat that can fire now, and at what."""

    piece: str
    arc: str
    targets: tuple[tuple[str, bool], ...]
    declared: str | None
    open: bool


class WingsView(View, frozen=True):
    seat: Seat | None
    scenario: str
    turn: int
    turns: int
    phase: int
    step: str
    area: tuple[int, int]
    ruler: int
    base: tuple[int, int]
    borders: tuple[int, int] | None
    sides: tuple[str, ...]
    seats: tuple[int, ...]
    deciding: tuple[tuple[Seat, str], ...]
    decision: str | None
    subject: str | None
    """The aircraft or piece about which this seat is asked."""
    composing: tuple[int, ...]
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
    markers: tuple[tuple[int, int], ...]
    hills: tuple[tuple[tuple[tuple[int, int], ...], int], ...]
    nets: tuple[tuple[str, ...], ...]
    sky: str
    clouds: tuple[int, int] | None
    window: tuple[int, int]
    advantage: tuple[int, int] | None
    sun: int | None
    decks: tuple[int, ...]
    discards: tuple[tuple[str, ...], ...]
    scores: tuple[int, ...]
    over: str | None


def view(
    t: Tables, s: State, seat: Seat | None, deciding: tuple[tuple[Seat, str], ...]
) -> WingsView:
    asked = seat is not None and any(seat == other for other, _ in deciding)
    top = s.stack[-1] if s.stack else (NOBODY, 0, 0, 0)
    subject = _subject(t, s, seat) if asked and seat is not None else NOBODY
    blind = seat is not None and (bool(s.sighted[seat]) or is_blind(s, seat))
    floor, ceiling, _ = t.windows[s.window]
    return WingsView(
        seat=seat,
        scenario=t.scenario.id,
        turn=s.turn,
        turns=t.turns,
        phase=s.phase,
        step=t.step_names[s.stack[0][1]] if s.stack else "over",
        area=(t.width, t.depth),
        ruler=t.ruler,
        base=t.base,
        borders=(t.borders[0], t.borders[1]) if t.borders else None,
        sides=tuple(side.name.en for side in t.scenario.side),
        seats=tuple(t.camps),
        deciding=deciding,
        decision=frames.KINDS[top[0]] if asked else None,
        subject=label(t, subject) if subject != NOBODY else None,
        composing=(top[2], top[3]) if asked and top[0] in frames.COMPOSING else (),
        skill=SKILLS[top[2]] if asked and top[0] == frames.USE else None,
        drawn=_drawn(t, s, top) if asked else (),
        blind=blind,
        aircraft=tuple(_aircraft(t, s, seat, number, blind) for number in range(t.size)),
        pieces=tuple(_piece(t, s, seat, number) for number in range(t.size, t.pieces)),
        flak=tuple(_flak(t, s)),
        bombs=tuple(
            BombView(label(t, owner >> 1), (x, y, h), markers, bool(owner & 1))
            for x, y, h, _, markers, owner in (() if blind else s.bombs_away)
        ),
        flags=tuple(_flags(t, s)),
        guns=tuple(_guns(t, s, seat)),
        markers=tuple(t.markers),
        hills=tuple(t.hills),
        nets=tuple(tuple(label(t, b) for b in balloons) for balloons, _ in t.nets),
        sky=SKIES[s.sky],
        clouds=(s.cloud_low, s.cloud_high) if s.cloud_low <= s.cloud_high else None,
        window=(floor, ceiling),
        advantage=(s.edge, s.edge_turns) if s.edge != NOBODY else None,
        sun=s.sun if s.sun != NOBODY else None,
        decks=tuple(len(deck) for deck in s.decks),
        discards=tuple(tuple(t.face_names[face] for face in row) for row in s.discards),
        scores=tuple(s.tally),
        over=REASONS[s.over - 1] if s.over else None,
    )


def _drawn(t: Tables, s: State, frame: Frame) -> tuple[str, ...]:
    """Return the cards that a marksman chooses from, or that an evader has drawn."""
    kind, _, skill, number = frame
    if kind == frames.SPARE:
        return tuple(t.face_names[face] for face in s.volley[skill][8])
    if kind == frames.USE and skill in (VIPER, SERPENT):
        return tuple(t.face_names[face] for face in s.volley[number][8])
    return ()


def _subject(t: Tables, s: State, seat: Seat) -> int:
    frame = s.stack[-1]
    if frame[0] == frames.PICK:
        return setup.picking(t, s, seat)
    if frame[0] == frames.PROGRAM:
        return programming.current(t, s, seat)
    if frame[0] == frames.DECLARE:
        return s.guns[fire.current(s, seat)][0]
    return frame[1]


def _name(t: Tables, s: State, aircraft: int, face: int) -> str | None:
    if face == BLANKED:
        return "blank"
    names = s.roster.deck[aircraft].names
    return names[face] if 0 <= face < len(names) else None


def _hits(t: Tables, s: State, piece: int, seat: Seat | None) -> tuple[HitView, ...]:
    found = []
    for face, plus, flags, _, _, by in s.taken[piece]:
        knows = knows_card(s, piece, flags, seat)
        special = t.special[face]
        tells = special in SHOWN or (special and knows_special(t, s, by, seat))
        found.append(
            HitView(
                card=t.face_names[face] if knows else None,
                special=SPECIALS[special] if tells and not flags & NO_SPECIAL else None,
                bonus=plus,
                points=not flags & NO_POINTS,
                counts=not flags & NO_SPECIAL if knows else True,
                halved=bool(flags & (HALVED | EVADED)),
                snaked=bool(flags & SNAKED),
                eased=bool(flags & EASED),
            )
        )
    return tuple(found)


def _programme(
    t: Tables, s: State, aircraft: int, seat: Seat | None, own: bool
) -> tuple[str | None, ...]:
    base, count = 3 * aircraft, s.cards[aircraft]
    shown = 0 if s.cloud[aircraft] == BLIND else min(s.phase, count)
    if not shown and seat is not None and s.seen[aircraft] >> seat & 1:
        shown = 1
    hidden = s.stack and s.stack[-1][0] == frames.PROGRAM
    if own:
        faces = [face for face in s.prog[base : base + count] if face != EMPTY]
        return tuple(_name(t, s, aircraft, face) for face in faces)
    return tuple(
        _name(t, s, aircraft, s.prog[base + place]) if place < shown else None
        for place in range(0 if hidden else count)
    )


def _marker(t: Tables, s: State, aircraft: int, own: bool) -> str | None:
    mark = s.mark[aircraft]
    if mark <= 0:
        return None
    known = own or (shown_at(t, s, aircraft) < s.phase and s.cloud[aircraft] != BLIND)
    return c.WORDS[mark] if known else None


def _ready(t: Tables, s: State, aircraft: int, own: bool) -> bool:
    """Has its seat finished programming? Of others only the whole seat is known."""
    if not s.stack or s.stack[-1][0] != frames.PROGRAM:
        return True
    if own:
        count = s.cards[aircraft]
        return not count or (s.prog[3 * aircraft + count - 1] != EMPTY and s.mark[aircraft] != OPEN)
    return programming.current(t, s, s.roster.seat[aircraft]) < 0


def _aircraft(t: Tables, s: State, seat: Seat | None, number: int, blind: bool) -> AircraftView:
    roster = s.roster
    own = seat == roster.seat[number]
    known = own or frames.PICK not in [frame[0] for frame in s.stack]
    plane = t.aircraft[s.types[number]] if known and s.types[number] != EMPTY else None
    unseen = (blind and not own) or not s.decks
    clouded = s.cloud[number] == BLIND and not own
    seen = (s.x[number], s.y[number], s.h[number], s.level[number], s.counters[number])
    last = s.last[number]
    lost = not s.decks  # nothing is placed yet, or it has not seen it
    if blind and not own and seat is not None and not s.sighted[seat]:
        lost = True
    elif blind and not own and seat is not None:
        place = SIGHTED * number
        x, y, h, level, counters, last, _ = s.sighted[seat][place : place + SIGHTED]
        seen = (x, y, h, level, counters)
    bans = [
        name for bit, name in ((1, "left"), (2, "right"), (4, "engine")) if s.bind[number] & bit
    ]
    return AircraftView(
        label=label(t, number),
        seat=roster.seat[number],
        side=roster.side[number],
        type=plane.id if plane else None,
        name=plane.name if plane else None,
        deck=roster.letter[number] if plane else "",
        structure=roster.structure[number] if plane else 0,
        climb=roster.climb[number] if plane else 0,
        ceiling=roster.ceiling[number] if plane else 0,
        two_seater=roster.two[number] if plane else False,
        guns=_letters(t, s, number) if plane else (None, None),
        status=STATUSES[s.status[number]],
        pose=None if lost else seen[:3],
        level=None if lost or clouded else seen[3],
        counters=None if lost or clouded else seen[4],
        green_peg=1 if unseen else altitude.green_peg(t, s, number),
        in_clouds=bool(s.cloud[number]),
        cards=s.cards[number],
        programme=_programme(t, s, number, seat, own) if not unseen else (),
        marker=_marker(t, s, number, own) if not unseen else None,
        ready=_ready(t, s, number, own),
        last=None if lost or clouded else _name(t, s, number, last),
        hits=_hits(t, s, number, seat),
        points=s.points[number] if own else None,
        bans=tuple(bans) if own else None,
        wounds=(s.wounds[number], s.observer[number]) if own else None,
        silenced=(is_silenced(t, s, number, 0), is_silenced(t, s, number, 1)) if own else None,
        engine_hits=s.engines[number] if own else None,
        smoke=s.smoke[number],
        flames=s.flames[number],
        jams=tuple(s.jams[4 * number : 4 * number + 4]),
        ammo=(s.ammo[2 * number], s.ammo[2 * number + 1]),
        bombs=s.bombs[number] if own else None,
        clusters=s.clusters[number] if own else None,
        rockets=s.lots[number] if own else None,
        releasing=c.WORDS[s.releasing[number]] if s.releasing[number] else None,
        landing=LANDINGS[_landing(s, number, own)],
        tails=label(t, s.tails[number]) if s.tails[number] != NOBODY and not unseen else None,
        victories=s.victories[number],
        flag=s.flagged[number] if s.flagged[number] != NOBODY else None,
        away=s.away[number],
        written=tuple(roster.deck[number].names[face] for face in s.written[number])
        if own
        else None,
        grave=s.grave[number],
        skills=tuple(name for skill, name in enumerate(SKILLS) if has(s, number, skill)),
        tokens=s.tokens[number],
        owed=sum(frame[2] for frame in s.stack if frame[:2] == (frames.SKILL, number)),
    )


def _landing(s: State, aircraft: int, own: bool) -> int:
    """A landing is a secret until its second straight (WINGS-RULING-87)."""
    stage = s.landing[aircraft]
    return ALOFT if stage == TOUCHDOWN and not own else stage


def _letters(t: Tables, s: State, number: int) -> tuple[str | None, str | None]:
    front, rear = s.roster.gun[2 * number : 2 * number + 2]
    return (
        t.letters[front] if front >= 0 else None,
        t.letters[rear] if rear >= 0 else None,
    )


def _piece(t: Tables, s: State, seat: Seat | None, number: int) -> PieceView:
    thing = t.things[number - t.size]
    side, owner = s.roster.side[number], s.roster.seat[number]
    stage = None
    if number in t.batteries:
        stage = STAGES[s.flak[FIELDS * t.batteries.index(number)]] if s.flak else None
    return PieceView(
        label=label(t, number),
        kind=PIECE_KINDS[s.roster.kind[number]],
        id=thing.id,
        side=side if side >= 0 else None,
        seat=owner if owner >= 0 else None,
        size=t.piece_size[number],
        pose=(s.x[number], s.y[number], s.h[number]),
        level=s.level[number],
        counters=s.counters[number],
        status=STATUSES[s.status[number]],
        structure=s.roster.structure[number],
        hits=_hits(t, s, number, seat),
        battered=s.battered[number],
        flames=s.flames[number],
        jams=tuple(s.jams[4 * number : 4 * number + 4]),
        task=TASKS[t.task[number]] or None,
        done=bool(s.task[number]),
        lowering=bool(s.lowering[number]),
        stage=stage,
    )


def _flak(t: Tables, s: State) -> list[FlakView]:
    found = []
    for number, battery in enumerate(t.batteries if s.flak else ()):
        stage, x, y, level, when = s.flak[FIELDS * number : FIELDS * (number + 1)]
        if stage >= 2:
            found.append(FlakView(label(t, battery), (x, y), level, when))
    return found


def _flags(t: Tables, s: State) -> list[FlagView]:
    return [
        FlagView(
            side=number,
            place=(s.flags[4 * number], s.flags[4 * number + 1]),
            carrier=label(t, s.flags[4 * number + 2]) if s.flags[4 * number + 2] >= 0 else None,
            home_after=s.flags[4 * number + 3],
        )
        for number in range(len(s.flags) // 4)
    ]


def _guns(t: Tables, s: State, seat: Seat | None) -> list[GunView]:
    found = []
    for number, (piece, arc) in enumerate(s.guns):
        if seat is None or s.roster.seat[piece] != seat:
            continue
        target = s.declared[number]
        found.append(
            GunView(
                piece=label(t, piece),
                arc=("front", "rear")[arc],
                targets=tuple(
                    (label(t, other), bool(short))
                    for p, a, other, short in s.sights
                    if (p, a) == (piece, arc)
                ),
                declared=label(t, target) if target >= 0 else None,
                open=target == OPEN,
            )
        )
    return found
