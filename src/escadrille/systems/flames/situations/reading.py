"""From plain data to a state, or every fault on the way."""

from __future__ import annotations

import msgspec

from escadrille.content.packs import Pack, Words
from escadrille.kernel.errors import BadOption, BadSituation
from escadrille.kernel.options import resolve
from escadrille.kernel.rng import Chance
from escadrille.mechanics.aircraft import LEVELS
from escadrille.mechanics.notes import Names, Reader, each
from escadrille.systems.flames import choices, frames
from escadrille.systems.flames.options import OPTIONS
from escadrille.systems.flames.schema import MOST_AIRCRAFT, Fighter, Scenario, Side
from escadrille.systems.flames.situations.notes import (
    POSITIONS,
    AircraftNote,
    Situation,
    TurnNote,
    stacks,
)
from escadrille.systems.flames.state import NOBODY, Frame, Roster, State, fresh, muster
from escadrille.systems.flames.tables import AIRFRAME, Tables, check_options


class SituationReader(Reader):
    """Reads a situation into a state, collecting every fault on the way."""

    def __init__(self, pack: Pack, note: Situation) -> None:
        super().__init__()
        self.note = note
        fighters = dict(pack.tables["fighter"])
        self.fighter_ids = [
            self._fighter(number, aircraft, fighters)
            for number, aircraft in enumerate(note.aircraft, start=1)
        ]
        scenario = self._scenario(pack)
        try:
            implied = {} if scenario.id in pack.tables["scenario"] else self._implied()
            options = resolve(OPTIONS, {**implied, **scenario.options, **note.options})
            # Figures given in place are in the tables of this game, never in the pack's own.
            self.t = Tables(pack, scenario, options, fighters)
            if scenario.id in pack.tables["scenario"]:
                check_options(self.t)
        except BadOption as error:
            raise BadSituation([*self.faults, f"options: {error}"]) from error
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
        if sides < 2:
            raise BadSituation([*self.faults, "aircraft: side: expected 0 and 1 (up to 5)"])
        seats = note.seats or [1] * sides
        if len(seats) != sides:
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

    def _implied(self) -> dict[str, bool]:
        """Return the options that aircraft of no scenario show by their crews."""
        aircraft = self.note.aircraft
        pilots = any(plane.pilot is not None for plane in aircraft)
        leaders = any(plane.leader is not None for plane in aircraft)
        return {"pilots": pilots, "wingmen": leaders}

    def _labels(self) -> list[str]:
        counts = [0] * self.t.sides
        names: list[str] = []
        for number, aircraft in enumerate(self.note.aircraft, start=1):
            if not 0 <= aircraft.side < self.t.sides:
                raise BadSituation([*self.faults, f"aircraft #{number}: side: {aircraft.side}"])
            counts[aircraft.side] += 1
            if counts[aircraft.side] > MOST_AIRCRAFT:
                fault = f"aircraft: more than {MOST_AIRCRAFT} of a side (FLAMES-TEAM-01)"
                raise BadSituation([*self.faults, fault])
            names.append(f"{'abcdef'[aircraft.side]}{counts[aircraft.side]}")
        return names

    def faces(self, names: Names, place: str) -> list[int]:
        return [self.known(self.t.face_of, name, place) for name in each(names)]

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
        if len(s.picks) != t.seats:
            self.faults.append(f"picks: expected {t.seats} lists")
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
                pilot = self.known(t.pilot_of, aircraft.pilot, f"{place}: pilot")
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
            s.chase = [self.aircraft(name, "chase") for name in each(note.chase)]
        s.queue = [self.aircraft(name, "queue") for name in each(note.queue)]
        s.order = [self.aircraft(name, "order") for name in each(note.order)]
        if not s.order and note.stack is None and self.t.free_for_all:
            s.order = list(range(len(self.names)))
        s.asked = sum({1 << self.aircraft(name, "asked") for name in each(note.asked)})
        s.ready = sum({1 << seat for seat in note.ready})

    def _scalars(self, s: State) -> None:
        note, spent = self.note, self.note.spent or TurnNote()
        s.turn, s.initiative, s.over = note.turn, note.initiative, int(note.over)
        s.active = self.aircraft(note.active, "active")
        if self.faults:
            raise BadSituation(self.faults)
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
            if told.card is not None:
                s.face = self.known(self.t.face_of, told.card, "action: card")
            s.last = self.aircraft(told.last, "action: last")
            s.hits, s.steps, s.depth = told.hits, told.steps, told.depth

    def _cards(self, s: State) -> None:
        """Deal the piles; cards named nowhere lie under the deck in an order of their own."""
        note, t = self.note, self.t
        s.chain = self.faces(note.chain, "chain")
        s.limbo = self.faces(note.limbo, "limbo")
        s.discard = self.faces(note.discard, "discard")
        top = self.faces(note.deck, "deck")[::-1]
        self.fill_deck(t, s, top, [s.chain, s.limbo, s.discard], note.chance, "FLAMES-COMP-02")

    def _stack(self) -> list[Frame]:
        note = self.note
        if note.over:
            return []
        if note.stack is not None:
            return [stacks(self.t, self.names).frame(row, self) for row in note.stack]
        stack: list[Frame] = [(frames.ROUND, 0, 0, 0)]
        if note.active is not None:
            phase = self.index(frames.PHASES, note.phase or "action", "phase")
            stack.append((frames.PHASE, self.aircraft(note.active, "active"), phase, phase))
        return stack
