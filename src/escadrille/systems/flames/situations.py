"""Any moment of a dogfight as plain data, ready for TOML, and back.

What is left out takes its usual value, so that a worked example is a few lines; a state that the
engine writes says everything and reads back equal.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from escadrille.content.packs import Pack, Words
from escadrille.kernel.errors import BadOption, BadSituation
from escadrille.kernel.options import resolve
from escadrille.kernel.rng import Chance
from escadrille.systems.flames import choices, frames, hidden
from escadrille.systems.flames.options import OPTIONS
from escadrille.systems.flames.orders import label, labels
from escadrille.systems.flames.rules.cards import hand_of
from escadrille.systems.flames.schema import Count, Fighter, Scenario, Side
from escadrille.systems.flames.state import NOBODY, Frame, Roster, State, fresh, muster
from escadrille.systems.flames.tables import AIRFRAME, LEVELS, TITLES, Tables

POSITIONS = ("neutral", "advantaged", "tailing")
REQUIRED = ("speed", "performance", "horsepower", "bursts", "firepower", "airframe", "vp")


Names = list[str] | str
"""Several names: a list, or one text with spaces between them."""


class AircraftNote(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """One aircraft: a fighter by its ID, or its figures in place."""

    fighter: str | dict[str, Any]
    side: int
    seat: int | None = None
    pilot: str | None = None
    leader: str | None = None
    level: str | None = None
    damage: Count = 0
    down: bool = False
    downed_by: int | None = None
    acted: bool = False
    hand: Names = []
    counters: Count | None = None
    evasive: Count = 0
    holds: str | None = None
    position: str = "neutral"
    inflicted: list[int] = []


class ActionNote(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The action being resolved."""

    use: str
    by: str
    on: str | None = None
    card: str | None = None
    hits: int = 0
    steps: int = 0
    last: str | None = None
    depth: int = 0


class TurnNote(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What the active aircraft has used up this turn."""

    inherent: Count = 0
    advantage: Count = 0
    tailing: Count = 0
    gunner: Count = 0
    extra_hits: Count = 0
    agile_used: bool = False
    reshuffled: bool = False
    astray: bool = False


class Situation(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    system: str
    scenario: str | None = None
    options: dict[str, bool | int | str] = {}
    turns: int | None = None
    seats: list[int] | None = None
    """Seats of each side, where no scenario says it; one each unless told."""
    aircraft: list[AircraftNote] = []
    turn: int = 1
    initiative: int = 0
    next_side: int | None = None
    active: str | None = None
    phase: str | None = None
    spent: TurnNote | None = None
    action: ActionNote | None = None
    chain: Names = []
    limbo: Names = []
    chase: Names | None = None
    queue: Names = []
    asked: Names = []
    order: Names = []
    stack: list[str] | None = None
    """What is being resolved, outermost first, in words: "phase a1 action action"."""
    picks: list[list[int]] | None = None
    ready: list[int] = []
    deck: Names = []
    """From the top; cards named nowhere lie below it, shuffled."""
    discard: Names = []
    chance: int = 0
    script: list[int] = []
    over: bool = False


# What the integers of a frame stand for, kind by kind.
FIELDS = {
    "slot": ("aircraft", "number"),
    "stall": ("aircraft",),
    "altitude": ("aircraft",),
    "pay": ("aircraft", "number"),
    "follow": ("aircraft", "number"),
    "compare": ("aircraft",),
    "speed": ("aircraft", "aircraft", "number"),
    "action": ("aircraft",),
    "use": ("aircraft", "card"),
    "target": ("aircraft", "card", "use"),
    "steps": ("aircraft", "card", "aircraft"),
    "react": ("aircraft", "title"),
    "evade": ("aircraft",),
    "redline": ("aircraft", "number", "number"),
    "discard": ("aircraft",),
    "phase": ("aircraft", "phase", "phase"),
    "shift": ("aircraft", "number", "number"),
    "followers": ("number", "number"),
    "points": ("aircraft", "aircraft", "number"),
    "redlined": ("aircraft", "number", "number"),
}


def write(t: Tables, s: State) -> dict[str, Any]:
    """Return a state as plain data that says everything."""
    names = labels(s.roster)
    cards = [card.id for card in t.cards]
    note = Situation(
        system="flames",
        scenario=t.scenario.id,
        options={
            o.name: v
            for o in OPTIONS
            if (v := t.options[o.name]) != t.scenario.options.get(o.name, o.default)
        },
        turns=t.turns,
        seats=[side.seats for side in t.scenario.side],
        aircraft=[_write_aircraft(t, s, number, names) for number in range(s.roster.size)],
        turn=s.turn,
        initiative=s.initiative,
        next_side=s.next_side,
        active=names[s.active] if s.active != NOBODY else None,
        spent=_unless_empty(
            s.inherent,
            s.advantage,
            s.tailing,
            s.gunner,
            s.extra_hits,
            bool(s.agile_used),
            bool(s.reshuffled),
            bool(s.astray),
        ),
        action=_write_action(t, s, names),
        chain=" ".join(cards[face] for face in s.chain),
        limbo=" ".join(cards[face] for face in s.limbo),
        chase=" ".join(names[number] for number in s.chase),
        queue=" ".join(names[number] for number in s.queue),
        asked=" ".join(name for number, name in enumerate(names) if s.asked >> number & 1),
        order=" ".join(names[number] for number in s.order),
        stack=[_write_frame(t, frame, names) for frame in s.stack],
        picks=s.picks if any(s.picks) else None,
        ready=[seat for seat in range(t.seats) if s.ready >> seat & 1],
        deck=" ".join(cards[face] for face in reversed(s.deck)),
        discard=" ".join(cards[face] for face in s.discard),
        chance=s.chance.word,
        script=s.chance.script,
        over=bool(s.over),
    )
    plain: dict[str, Any] = _terse(msgspec.to_builtins(note))
    return {"system": "flames", **plain, "turn": s.turn}


def _terse(value: Any) -> Any:
    """Leave out what is null (TOML has none) or empty."""
    if isinstance(value, dict):
        terse = {key: _terse(item) for key, item in value.items()}
        return {key: item for key, item in terse.items() if item not in (None, "", [], {})}
    if isinstance(value, list):
        return [_terse(item) for item in value]
    return value


def _unless_empty(*spent: Any) -> TurnNote | None:
    note = TurnNote(*spent)
    return None if note == TurnNote() else note


def _write_aircraft(t: Tables, s: State, number: int, names: list[str]) -> AircraftNote:
    roster = s.roster
    pilot, leader = roster.pilot[number], roster.leader[number]
    fighter = t.fighters[roster.fighter[number]]
    shipped = t.pack.tables["fighter"].get(fighter.id) is fighter
    credit = s.downed_by[number]
    marks = s.inflicted[number * t.seats : (number + 1) * t.seats]
    return AircraftNote(
        fighter=fighter.id if shipped else _figures(fighter),
        side=roster.side[number],
        seat=roster.seat[number],
        pilot=t.pilots[pilot].id if pilot >= 0 else None,
        leader=names[leader] if leader >= 0 else None,
        level=LEVELS[s.altitude[number]] if s.altitude[number] >= 0 else None,
        damage=s.damage[number],
        down=not s.alive[number],
        downed_by=credit if credit != NOBODY else None,
        acted=bool(s.acted[number]),
        hand=" ".join(t.cards[face].id for face in hand_of(t, s, number)),
        counters=s.aces[number] if s.aces[number] != roster.counters[number] else None,
        evasive=s.evasive[number],
        holds=names[s.holds[number]] if s.holds[number] >= 0 else None,
        position=POSITIONS[s.grip[number]],
        inflicted=marks if any(marks) else [],
    )


def _figures(fighter: Fighter) -> dict[str, Any]:
    """Return the figures of a fighter that is in no pack; falsehoods and zeros are the default."""
    plain: dict[str, Any] = msgspec.to_builtins(fighter)
    plain["damaged"] = {k: v for k, v in plain["damaged"].items() if v or k in REQUIRED}
    return {key: value for key, value in plain.items() if value or key in REQUIRED}


def _write_action(t: Tables, s: State, names: list[str]) -> ActionNote | None:
    if s.use == NOBODY:
        return None
    return ActionNote(
        use=choices.WORDS[s.use],
        by=names[s.by],
        on=names[s.on] if s.on != NOBODY else None,
        card=t.cards[s.face].id if s.face != NOBODY else None,
        hits=s.hits,
        steps=s.steps,
        last=names[s.last] if s.last != NOBODY else None,
        depth=s.depth,
    )


def _write_frame(t: Tables, frame: Frame, names: list[str]) -> str:
    kind = frames.KINDS[frame[0]]
    written = [kind]
    for value, field in zip(frame[1:], FIELDS.get(kind, ()), strict=False):
        match field:
            case "aircraft":
                written.append(names[value])
            case "card":
                written.append(t.cards[value].id if value != NOBODY else "counter")
            case "use":
                written.append(choices.WORDS[value])
            case "title":
                written.append(TITLES[value])
            case "phase":
                written.append(frames.PHASES[value])
            case _:
                written.append(str(value))
    return " ".join(written)


class _Reader:
    """Reads a situation into a state, collecting every fault on the way."""

    def __init__(self, pack: Pack, note: Situation) -> None:
        self.note = note
        self.faults: list[str] = []
        fighters = dict(pack.tables["fighter"])
        self.fighter_ids = [
            self._fighter(number, aircraft, fighters)
            for number, aircraft in enumerate(note.aircraft, start=1)
        ]
        scenario = self._scenario(pack)
        try:
            options = resolve(OPTIONS, {**scenario.options, **note.options})
        except BadOption as error:
            raise BadSituation([*self.faults, f"options: {error}"]) from error
        # Figures given in place are in the tables of this game, never in the pack's own.
        self.t = t = Tables(pack, scenario, options)
        t.fighters = list(fighters.values())
        t.fighter_of = {name: number for number, name in enumerate(fighters)}
        self.names = self._labels()

    def _fighter(self, number: int, aircraft: AircraftNote, fighters: dict[str, Fighter]) -> str:
        place = f"aircraft #{number}: fighter"
        if isinstance(aircraft.fighter, str):
            if aircraft.fighter not in fighters:
                self.faults.append(f"{place}: {aircraft.fighter!r} is in no pack")
                raise BadSituation(self.faults)
            return aircraft.fighter
        usual = {
            "id": f"fighter-{number}",
            "name": f"Fighter {number}",
            "nation": "uk",
            "year": 1940,
            "vp": 10,
            "origin": "house",
        }
        try:
            fighter = msgspec.convert({**usual, **aircraft.fighter}, Fighter)
        except msgspec.ValidationError as error:
            raise BadSituation([*self.faults, f"{place}: {error}"]) from error
        known = fighters.setdefault(fighter.id, fighter)
        if known != fighter:
            raise BadSituation([*self.faults, f"{place}: id: {fighter.id!r} is taken"])
        return fighter.id

    def _scenario(self, pack: Pack) -> Scenario:
        """Return the scenario named, or one made up for the aircraft on the table."""
        note = self.note
        if note.scenario in pack.tables["scenario"]:
            scenario: Scenario = pack.tables["scenario"][note.scenario]
            return msgspec.structs.replace(scenario, turns=note.turns or scenario.turns)
        if not note.aircraft:
            raise BadSituation([*self.faults, "expected aircraft, or the scenario to choose them"])
        sides = max(aircraft.side for aircraft in note.aircraft) + 1
        if not 1 < sides <= 6 or min(aircraft.side for aircraft in note.aircraft) < 0:
            raise BadSituation([*self.faults, "aircraft: side: expected 0 and 1 (up to 5)"])
        seats = note.seats or [1] * sides
        if len(seats) != sides or not all(0 < count <= 6 for count in seats):
            raise BadSituation([*self.faults, f"seats: expected {sides} numbers from 1 to 6"])
        named = [Words(en=f"Side {'ABCDEF'[n]}", fr=f"Camp {'ABCDEF'[n]}") for n in range(sides)]
        return Scenario(
            id=note.scenario or "situation",
            origin="house",
            title=Words(en="Situation", fr="Situation"),
            briefing=Words(en="A moment of a battle.", fr="Un moment d’une bataille."),
            year=1950,
            turns=note.turns or 6,
            side=tuple(
                Side(name=name, seats=count) for name, count in zip(named, seats, strict=True)
            ),
        )

    def _labels(self) -> list[str]:
        counts = [0] * self.t.sides
        names = []
        for number, aircraft in enumerate(self.note.aircraft, start=1):
            if not 0 <= aircraft.side < self.t.sides:
                raise BadSituation([*self.faults, f"aircraft #{number}: side: {aircraft.side}"])
            counts[aircraft.side] += 1
            names.append(f"{'abcdef'[aircraft.side]}{counts[aircraft.side]}")
        return names

    def index(self, known: Sequence[str], name: str, place: str) -> int:
        """Return the number of a name, or note the fault."""
        if name in known:
            return known.index(name)
        self.faults.append(f"{place}: {name!r}; expected one of {', '.join(known)}")
        return 0

    def faces(self, names: Names, place: str) -> list[int]:
        return [self.index(list(self.t.face_of), name, place) for name in _each(names)]

    def aircraft(self, name: str | None, place: str) -> int:
        return NOBODY if name is None else self.index(self.names, name, place)

    def state(self) -> State:
        note, t = self.note, self.t
        s = fresh(t, Chance(note.chance, note.script))
        if self.names:
            muster(s, t, self._roster())
            for number, aircraft in enumerate(note.aircraft):
                self._place(s, number, aircraft)
        self._relations(s)
        self._scalars(s)
        self._cards(s)
        s.picks = note.picks or [[] for _ in range(t.seats)]
        s.stack = self._stack()
        if self.faults:
            raise BadSituation(self.faults)
        return s

    def _roster(self) -> Roster:
        t = self.t
        crews = []
        for number, aircraft in enumerate(self.note.aircraft):
            place = f"aircraft {self.names[number]}"
            first = t.first_seat[aircraft.side]
            if aircraft.seat is not None and (
                not 0 <= aircraft.seat < t.seats or t.side_of_seat[aircraft.seat] != aircraft.side
            ):
                self.faults.append(f"{place}: seat: {aircraft.seat} is not of its side")
            pilot = NOBODY
            if aircraft.pilot is not None:
                pilot = self.index(list(t.pilot_of), aircraft.pilot, f"{place}: pilot")
            crews.append(
                (
                    t.fighter_of[self.fighter_ids[number]],
                    pilot,
                    self.aircraft(aircraft.leader, f"{place}: leader"),
                    first if aircraft.seat is None else aircraft.seat,
                    aircraft.side,
                )
            )
        leaders = [crew[2] for crew in crews]
        for number, leader in enumerate(leaders):
            if leader == NOBODY:
                continue
            place = f"aircraft {self.names[number]}: leader"
            if leader == number or crews[leader][4] != crews[number][4]:
                self.faults.append(f"{place}: no friend (FLAMES-WING-01)")
            elif leaders[leader] != NOBODY or leaders.count(leader) > 1:
                self.faults.append(f"{place}: one pair at most (FLAMES-RULING-36)")
        if self.faults:
            raise BadSituation(self.faults)
        return Roster(t, crews)

    def _place(self, s: State, number: int, note: AircraftNote) -> None:
        t, place = self.t, f"aircraft {self.names[number]}"
        if note.level is not None:
            s.altitude[number] = self.index(LEVELS, note.level, f"{place}: level")
        elif self.note.stack is None:
            s.altitude[number] = LEVELS.index("medium")
        front, back = s.roster.rows[number]
        s.damage[number] = note.damage
        s.flipped[number] = int(note.damage >= front[AIRFRAME])
        s.alive[number] = int(not note.down)
        if note.damage < 0 or (note.damage >= back[AIRFRAME] and not note.down):
            self.faults.append(
                f"{place}: damage: {note.damage} does not keep it flying (FLAMES-DMG-03)"
            )
        s.row[number] = s.roster.rows[number][s.flipped[number]]
        s.acted[number] = int(note.acted)
        s.evasive[number] = note.evasive
        if note.counters is not None:
            s.aces[number] = note.counters
        s.downed_by[number] = NOBODY if note.downed_by is None else note.downed_by
        if note.inflicted and len(note.inflicted) != t.seats:
            self.faults.append(f"{place}: inflicted: expected {t.seats} figures")
        elif note.inflicted:
            s.inflicted[number * t.seats : (number + 1) * t.seats] = note.inflicted
        s.grip[number] = self.index(POSITIONS, note.position, f"{place}: position")
        s.holds[number] = self.aircraft(note.holds, f"{place}: holds")
        for face in self.faces(note.hand, f"{place}: hand"):
            s.hand[number * t.faces + face] += 1
            s.mask[number] |= 1 << face
            s.held[number] += 1

    def _relations(self, s: State) -> None:
        note = self.note
        if note.chase is None:
            s.chase = [number for number, held in enumerate(s.holds) if held != NOBODY]
        else:
            s.chase = [self.aircraft(name, "chase") for name in _each(note.chase)]
        s.queue = [self.aircraft(name, "queue") for name in _each(note.queue)]
        s.order = [self.aircraft(name, "order") for name in _each(note.order)]
        if not s.order and note.stack is None and self.t.free_for_all:
            s.order = list(range(len(self.names)))
        s.asked = sum({1 << self.aircraft(name, "asked") for name in _each(note.asked)})
        s.ready = sum({1 << seat for seat in note.ready})

    def _scalars(self, s: State) -> None:
        note, spent = self.note, self.note.spent or TurnNote()
        s.turn, s.initiative, s.over = note.turn, note.initiative, int(note.over)
        s.active = self.aircraft(note.active, "active")
        s.next_side = note.initiative if note.next_side is None else note.next_side
        if note.next_side is None and s.active != NOBODY and self.t.sides == 2:
            s.next_side = 1 - s.roster.side[s.active]
        if s.active != NOBODY and note.stack is None:
            s.acted[s.active] = 1
        s.inherent, s.advantage, s.tailing = spent.inherent, spent.advantage, spent.tailing
        s.gunner, s.extra_hits = spent.gunner, spent.extra_hits
        s.agile_used, s.reshuffled = int(spent.agile_used), int(spent.reshuffled)
        s.astray = int(spent.astray)
        if note.action is not None:
            told = note.action
            s.use = self.index(choices.WORDS, told.use, "action: use")
            s.by = self.aircraft(told.by, "action: by")
            s.on = self.aircraft(told.on, "action: on")
            s.face = NOBODY if told.card is None else self.faces(told.card, "action: card")[0]
            s.last = self.aircraft(told.last, "action: last")
            s.hits, s.steps, s.depth = told.hits, told.steps, told.depth

    def _cards(self, s: State) -> None:
        """Deal the piles; cards named nowhere lie under the deck in an order of their own."""
        note, t = self.note, self.t
        s.chain = self.faces(note.chain, "chain")
        s.limbo = self.faces(note.limbo, "limbo")
        s.discard = self.faces(note.discard, "discard")
        top = self.faces(note.deck, "deck")[::-1]
        left = t.copies[:]
        for face in (*s.chain, *s.limbo, *s.discard, *top):
            left[face] -= 1
        for slot, count in enumerate(s.hand):
            left[slot % t.faces] -= count
        for face, count in enumerate(left):
            if count < 0:
                self.faults.append(
                    f"card {t.cards[face].id!r}: {-count} more than the {t.copies[face]} of the "
                    f"deck (FLAMES-COMP-02)"
                )
        rest = [face for face, count in enumerate(left) for _ in range(count)]
        Chance(note.chance).shuffle(rest)
        s.deck = rest + top

    def _stack(self) -> list[Frame]:
        note = self.note
        if note.over:
            return []
        if note.stack is not None:
            return [self._frame(row) for row in note.stack]
        stack: list[Frame] = [(frames.ROUND, 0, 0, 0)]
        if note.active is not None:
            phase = self.index(frames.PHASES, note.phase or "action", "phase")
            stack.append((frames.PHASE, self.aircraft(note.active, "active"), phase, phase))
        return stack

    def _frame(self, text: str) -> Frame:
        place = f"stack: {text!r}"
        kind, *words = text.split() or [""]
        fields = FIELDS.get(kind, ())
        if kind not in frames.KINDS:
            self.faults.append(f"{place}: expected one of {', '.join(frames.KINDS)} first")
        elif len(words) != len(fields):
            self.faults.append(f"{place}: expected {len(fields)} words: {', '.join(fields)}")
        else:
            values = [self._value(*pair, place) for pair in zip(fields, words, strict=True)]
            values += [0] * (3 - len(values))
            return (frames.KINDS.index(kind), values[0], values[1], values[2])
        return (frames.ROUND, 0, 0, 0)

    def _value(self, field: str, word: str, place: str) -> int:
        if field == "number":
            if word.lstrip("-").isdecimal():
                return int(word)
            self.faults.append(f"{place}: {word!r}; expected a number")
            return 0
        if field == "card" and word == "counter":
            return NOBODY
        known = {
            "aircraft": self.names,
            "card": list(self.t.face_of),
            "use": choices.WORDS,
            "title": TITLES,
            "phase": frames.PHASES,
        }
        return self.index(known[field], word, place)


def _each(names: Names) -> list[str]:
    return names.split() if isinstance(names, str) else names


def read(pack: Pack, raw: Mapping[str, Any]) -> tuple[Tables, State]:
    """Return the tables and the state of a situation, or raise BadSituation with every fault."""
    try:
        note = msgspec.convert(dict(raw), Situation)
    except msgspec.ValidationError as error:
        raise BadSituation([str(error)]) from error
    reader = _Reader(pack, note)
    state = reader.state()
    faults = hidden.audit(reader.t, state)
    faults += _impossible(reader, state)
    if faults:
        raise BadSituation([_named(fault, reader.names) for fault in faults])
    return reader.t, state


def _impossible(reader: _Reader, s: State) -> list[str]:
    """Return what the engine could not go on from."""
    faults = []
    if not s.over and (not s.stack or s.stack[0][0] != frames.ROUND):
        faults.append("stack: the lowest frame is not a round")
    if reader.t.sides > 2 and not reader.t.free_for_all:
        faults.append("options: more than two sides need free_for_all (FLAMES-FFA-01)")
    late = [a for a in range(s.roster.size) if s.alive[a] and not s.acted[a] and a not in s.order]
    if reader.t.free_for_all and s.turn and late:
        faults.append(f"order: {label(s.roster, late[0])} is missing (FLAMES-FFA-02)")
    if s.active != NOBODY and not s.alive[s.active]:
        faults.append(f"active: {label(s.roster, s.active)} is shot down (FLAMES-DMG-05)")
    return faults


def _named(fault: str, names: list[str]) -> str:
    for number in reversed(range(len(names))):
        fault = fault.replace(f"aircraft {number}:", f"aircraft {names[number]}:")
    return fault
