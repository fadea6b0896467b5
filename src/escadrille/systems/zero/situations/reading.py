"""From plain data to a state, or every fault on the way."""

from __future__ import annotations

import msgspec

from escadrille.content.packs import Pack, Words
from escadrille.kernel.errors import BadOption, BadSituation
from escadrille.kernel.options import resolve
from escadrille.kernel.rng import Chance
from escadrille.mechanics.aircraft import LEVELS
from escadrille.mechanics.notes import Names, Reader, each
from escadrille.systems.zero import choices, frames
from escadrille.systems.zero.options import OPTIONS
from escadrille.systems.zero.schema import (
    MOST_ELEMENTS,
    Fighter,
    Scenario,
    Side,
    check_scenario,
    start_levels,
)
from escadrille.systems.zero.situations.notes import (
    BEHIND,
    POSITIONS,
    AircraftNote,
    ElementNote,
    SequenceNote,
    Situation,
    stacks,
)
from escadrille.systems.zero.state import (
    FLYING,
    GONE,
    NOBODY,
    STATUSES,
    Crew,
    Frame,
    Roster,
    State,
    fresh,
    muster,
    turn_up,
)
from escadrille.systems.zero.tables import BONUSES, CAPACITY, Tables


class SituationReader(Reader):
    """Reads a situation into a state, collecting every fault on the way."""

    def __init__(self, pack: Pack, note: Situation) -> None:
        super().__init__()
        self.note = note
        fighters = dict(pack.tables["fighter"])
        self.fighter_ids = [
            self._fighter(number, element, fighters)
            for number, element in enumerate(note.element, start=1)
        ]
        scenario = self._scenario(pack)
        try:
            options = resolve(OPTIONS, {**scenario.options, **note.options})
        except BadOption as error:
            raise BadSituation([*self.faults, f"options: {error}"]) from error
        if scenario.id in pack.tables["scenario"]:
            self.faults += check_scenario(scenario, options, fighters)
        if self.faults:
            raise BadSituation(self.faults)
        # Figures given in place are in the tables of this game, never in the pack's own.
        self.t = Tables(pack, scenario, options, fighters)
        self.names = self._labels()

    def _fighter(self, number: int, element: ElementNote, fighters: dict[str, Fighter]) -> str:
        place = f"element #{number}: fighter"
        if isinstance(element.fighter, str):
            if element.fighter not in fighters:
                raise BadSituation([*self.faults, f"{place}: {element.fighter!r} is in no pack"])
            return element.fighter
        usual = {
            "id": f"fighter-{number}",
            "name": f"Fighter {number}",
            "nation": ("usa", "japan")[element.side],
            "year": 1941,
            "origin": "house",
        }
        try:
            fighter = msgspec.convert({**usual, **element.fighter}, Fighter)
        except msgspec.ValidationError as error:
            raise BadSituation([*self.faults, f"{place}: {error}"]) from error
        known = fighters.setdefault(fighter.id, fighter)
        if known != fighter:
            raise BadSituation([*self.faults, f"{place}: id: {fighter.id!r} is taken"])
        return fighter.id

    def _scenario(self, pack: Pack) -> Scenario:
        """Return the scenario named, or one made up for the Elements on the table."""
        note = self.note
        if note.scenario in pack.tables["scenario"]:
            scenario: Scenario = pack.tables["scenario"][note.scenario]
            return msgspec.structs.replace(scenario, turns=note.turns or scenario.turns)
        if {element.side for element in note.element} != {0, 1}:
            raise BadSituation([*self.faults, "expected Elements of sides 0 and 1, or a scenario"])
        seats = note.seats or [1, 1]
        if len(seats) != 2:
            raise BadSituation([*self.faults, "seats: expected 2 numbers"])
        named = [Words(en=f"Side {letter}", fr=f"Camp {letter}") for letter in "AB"]
        return Scenario(
            id=note.scenario or "situation",
            origin="house",
            title=Words(en="Situation", fr="Situation"),
            briefing=Words(en="A moment of a fight.", fr="Un moment d’un combat."),
            year=1950,
            turns=note.turns,
            side=tuple(
                Side(name=name, flies=("usa", "japan"), seats=count, count=1)
                for name, count in zip(named, seats, strict=True)
            ),
        )

    def _labels(self) -> list[str]:
        counts = [0, 0]
        names = []
        for element in self.note.element:
            counts[element.side] += 1
            name = f"{'ab'[element.side]}{counts[element.side]}"
            names += [name, f"{name}w"]
        if max(counts) > MOST_ELEMENTS:
            self.faults.append(f"element: more than {MOST_ELEMENTS} of a side (ZERO-RULING-47)")
        if self.note.element and sorted(names) != names:
            self.faults.append("element: expected those of side 0 first (ZERO-RULING-42)")
        if self.faults:
            raise BadSituation(self.faults)
        return names

    def faces(self, names: Names, place: str) -> list[int]:
        return [self.known(self.t.face_of, name, place) for name in each(names)]

    def aircraft(self, name: str | None, place: str) -> int:
        return NOBODY if name is None else self.index(self.names, name, place)

    def leader(self, name: str | None, place: str) -> int:
        return NOBODY if name is None else 2 * self.index(self.names[::2], name, place)

    def state(self) -> State:
        note, t = self.note, self.t
        s = fresh(t, Chance(note.chance, note.script))
        if self.names:
            muster(s, t, self._roster())
            for number, element in enumerate(note.element):
                self._place(s, number, element)
            for number, element in enumerate(note.element):
                self._relate(s, number, element)
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
        crews: list[Crew] = []
        for number, element in enumerate(self.note.element):
            place = f"element {self.names[2 * number]}"
            first = t.first_seat[element.side]
            seat = first if element.seat is None else element.seat
            if seat >= t.seats or t.side_of_seat[seat] != element.side:
                self.faults.append(f"{place}: seat: {seat} is not of its side")
            fighter = t.fighter_of[self.fighter_ids[number]]
            levels = (
                start_levels(t.fighters[fighter], t.scenario.clouds)
                if element.levels is None
                else [LEVELS.index(level) for level in element.levels]
            )
            crews.append(
                (
                    fighter,
                    int(not element.alone),
                    sum({1 << BONUSES.index(letter) for letter in element.bonuses}),
                    int(element.surprised),
                    sum({1 << level for level in levels}),
                    seat,
                    element.side,
                )
            )
        if self.faults:
            raise BadSituation(self.faults)
        return Roster(t, crews)

    def _place(self, s: State, element: int, note: ElementNote) -> None:
        if note.level is not None:
            s.altitude[element] = LEVELS.index(note.level)
        elif self.note.stack is None:
            s.altitude[element] = LEVELS.index("medium")  # ZERO-CMP-11
        s.promoted[element] = int(note.promoted)
        s.shaken[element] = int(note.shaken)
        leader = AircraftNote(note.hits, note.damaged, note.status, note.hand)
        self._aircraft(s, 2 * element, leader)
        self._aircraft(s, 2 * element + 1, note.wingman or AircraftNote())

    def _aircraft(self, s: State, number: int, note: AircraftNote) -> None:
        t, place = self.t, f"aircraft {self.names[number]}"
        front, back = s.roster.rows[number]
        s.damage[number] = note.hits
        flipped = note.hits >= front[CAPACITY] if note.damaged is None else note.damaged
        s.flipped[number] = int(flipped)
        turn_up(s, number)
        if note.status is not None:
            s.status[number] = self.index(STATUSES, note.status, f"{place}: status")
        if note.hits >= back[CAPACITY] and s.status[number] == FLYING:
            self.faults.append(f"{place}: {note.hits} Hits do not keep it flying (ZERO-AIR-04)")
        for face in self.faces(note.hand, f"{place}: hand"):
            s.hand[number * t.faces + face] += 1
            s.mask[number] |= 1 << face
            s.held[number] += 1

    def _relate(self, s: State, element: int, note: ElementNote) -> None:
        """Set a Position and its mirror (ZERO-POS-02)."""
        place = f"element {self.names[2 * element]}"
        foe = self.leader(note.holds, f"{place}: holds")
        behind = note.position in BEHIND[1:]
        grip = self.index(BEHIND if behind else POSITIONS, note.position, f"{place}: position")
        if (foe == NOBODY) != (grip == 0):
            self.faults.append(f"{place}: a Position without an enemy, or the reverse")
        elif grip:
            if s.foe[element] != NOBODY or s.foe[foe >> 1] != NOBODY:
                self.faults.append(f"{place}: holds: one engagement at a time (ZERO-ENG-04)")
            grip = -grip if behind else grip
            s.foe[element], s.foe[foe >> 1] = foe, 2 * element
            s.grip[element], s.grip[foe >> 1] = grip, -grip

    def _scalars(self, s: State) -> None:
        note, told = self.note, self.note.sequence or SequenceNote()
        s.turn, s.first, s.over = note.turn, note.first, int(note.over)
        s.ready = sum({1 << seat for seat in note.ready})
        s.active = self.leader(note.active, "active")
        if self.faults:
            raise BadSituation(self.faults)
        s.order = self._order(s)
        begun = s.order.index(s.active) + 1 if s.active in s.order else 0
        usual = len(s.order) if s.turn == 1 else begun
        s.slot = usual if note.slot is None else note.slot
        s.target = GONE if told.target == "gone" else self.aircraft(told.target, "target")
        s.fired, s.earned, s.gunner = told.fired, told.earned, told.gunner
        s.agile_used, s.opened = int(told.agile_used), int(told.opened)
        if s.active != NOBODY:
            s.ahead = int(s.grip[s.active >> 1] > 0 if told.ahead is None else told.ahead)
        if note.exchange is not None:
            open_ = note.exchange
            s.use = self.index(choices.WORDS, open_.use, "exchange: use")
            s.by = self.aircraft(open_.by, "exchange: by")
            s.on = self.aircraft(open_.on, "exchange: on")
            s.face = self.known(self.t.face_of, open_.card, "exchange: card")
            s.last = self.aircraft(open_.last or open_.by, "exchange: last")

    def _order(self, s: State) -> list[int]:
        """Return the order told; else all Leaders, or in game turn 1 the one who acts."""
        if self.note.order is not None:
            return [self.leader(name, "order") for name in each(self.note.order)]
        if self.note.turn > 1:
            return list(range(0, s.roster.size, 2))
        return [s.active] if s.active != NOBODY else []

    def _cards(self, s: State) -> None:
        """Deal the piles; cards named nowhere lie under the deck in an order of their own."""
        note, t = self.note, self.t
        s.chain = self.faces(note.chain, "chain")
        s.discard = self.faces(note.discard, "discard")
        top = self.faces(note.deck, "deck")[::-1]
        self.fill_deck(t, s, top, [s.chain, s.discard], note.chance, "ZERO-CMP-01")

    def _stack(self) -> list[Frame]:
        note = self.note
        if note.over:
            return []
        if note.stack is not None:
            return [stacks(self.t, self.names).frame(row, self) for row in note.stack]
        stack: list[Frame] = [(frames.ROUND, 0, 0, 0)]
        if note.active is not None:
            phase = self.index(frames.PHASES, note.phase or "play", "phase")
            stack.append((frames.PHASE, self.leader(note.active, "active"), phase, phase))
        return stack
