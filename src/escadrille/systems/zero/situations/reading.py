"""From plain data to a state, or every fault on the way."""

from __future__ import annotations

from escadrille.content.packs import Words
from escadrille.kernel.errors import BadSituation
from escadrille.kernel.options import resolve
from escadrille.mechanics.aircraft import LEVELS
from escadrille.mechanics.situations import DogfightReader
from escadrille.systems.zero import frames, schema
from escadrille.systems.zero import state as st
from escadrille.systems.zero.hidden import audit
from escadrille.systems.zero.options import OPTIONS
from escadrille.systems.zero.schema import Scenario
from escadrille.systems.zero.setup import opening
from escadrille.systems.zero.situations import notes
from escadrille.systems.zero.situations.soundness import impossible
from escadrille.systems.zero.state import NOBODY, State
from escadrille.systems.zero.tables import BONUSES, CAPACITY, Tables


class SituationReader(DogfightReader[notes.Situation, Tables, State]):
    kind, forces, frames, usual_phase = notes.Situation, "element", frames, "play"
    usual_type = tuple({"nation": nation, "year": 1941} for nation in ("usa", "japan"))
    fresh, opening = staticmethod(st.fresh), staticmethod(opening)

    def configure(self) -> None:
        pack, note = self.pack, self.note
        fighters = dict(pack.tables["fighter"])
        self.fighter_ids = self.types(schema.Fighter, fighters)
        scenario: Scenario = self.scenario()
        with self.options():
            options = resolve(OPTIONS, {**scenario.options, **note.options})
        if scenario.id in pack.tables["scenario"]:
            self.faults += schema.check_scenario(scenario, options, fighters)
        self.check()
        # Figures given in place are in the tables of this game, never in the pack's own.
        self.t = Tables(pack, scenario, options, fighters)
        self.names = self._labels()
        self.vocabulary = notes.vocabulary(self.t, self.names)

    def made_up(self) -> Scenario:
        note = self.note
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
                schema.Side(name=name, flies=("usa", "japan"), seats=count, count=1)
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
        if max(counts) > (most := schema.MOST_ELEMENTS):
            self.faults.append(f"element: more than {most} of a side (ZERO-RULING-47)")
        if self.note.element and sorted(names) != names:
            self.faults.append("element: expected those of side 0 first (ZERO-RULING-42)")
        self.check()
        return names

    def impossible(self, s: State) -> list[str]:
        return impossible(self.t, s, self.names) or audit(self.t, s)

    def deploy(self, s: State) -> None:
        st.muster(s, self.t, self._roster())
        for number, element in enumerate(self.note.element):
            self._place(s, number, element)
        for number, element in enumerate(self.note.element):
            self._relate(s, number, element)

    def complete(self, s: State) -> None:
        note = self.note
        if note.exchange is not None and note.exchange.last is None:
            s.last = s.by
        if note.order is None and note.turn > 1:
            s.order = list(range(0, s.roster.size, 2))
        elif note.order is None and s.active != NOBODY:
            s.order = [s.active]
        if note.slot is None:
            begun = s.order.index(s.active) + 1 if s.active in s.order else 0
            s.slot = len(s.order) if s.turn == 1 else begun
        if s.active == NOBODY:
            s.ahead = 0
        elif note.sequence is None or note.sequence.ahead is None:
            s.ahead = int(s.grip[s.active >> 1] > 0)

    def _roster(self) -> st.Roster:
        t = self.t
        crews: list[st.Crew] = []
        for number, element in enumerate(self.note.element):
            place = f"element {self.names[2 * number]}"
            seat = self.seat(element, place)
            fighter = t.fighter_of[self.fighter_ids[number]]
            levels = schema.start_levels(t.fighters[fighter], t.scenario.clouds)
            if element.levels is not None:
                levels = [LEVELS.index(level) for level in element.levels]
            bonuses = sum({1 << BONUSES.index(letter) for letter in element.bonuses})
            if len(set(element.bonuses)) < len(element.bonuses):
                self.faults.append(f"{place}: bonuses: each at most once (ZERO-BAL-07)")
            alone, surprised = int(element.alone), int(element.surprised)
            start = sum({1 << level for level in levels})
            crews.append((fighter, 1 - alone, bonuses, surprised, start, seat, element.side))
        self.check()
        return st.Roster(t, crews)

    def _place(self, s: State, element: int, note: notes.ElementNote) -> None:
        if self.note.stack is None:
            s.altitude[element] = LEVELS.index("medium")  # ZERO-CMP-11
        self.take(note, s, f"element {self.names[2 * element]}: ", element)
        leader = notes.AircraftNote(note.hits, note.damaged, note.status, note.hand)
        self._aircraft(s, 2 * element, leader)
        self._aircraft(s, 2 * element + 1, note.wingman or notes.AircraftNote())

    def _aircraft(self, s: State, number: int, note: notes.AircraftNote) -> None:
        place = f"aircraft {self.names[number]}"
        front, back = s.roster.rows[number]
        self.take(note, s, f"{place}: ", number)
        flipped = note.damage >= front[CAPACITY] if note.damaged is None else note.damaged
        s.flipped[number] = int(flipped)
        st.turn_up(s, number)
        if note.damage >= back[CAPACITY] and s.status[number] == st.FLYING:
            self.faults.append(f"{place}: {note.damage} Hits do not keep it flying (ZERO-AIR-04)")
        self.deal(s, number, note.hand)

    def _relate(self, s: State, element: int, note: notes.ElementNote) -> None:
        """Set a Position and its mirror (ZERO-POS-02)."""
        place = f"element {self.names[2 * element]}"
        foe = self.perhaps(self.vocabulary["leader"], note.holds, f"{place}: holds")
        behind = note.position in notes.BEHIND[1:]
        positions = notes.BEHIND if behind else notes.POSITIONS
        grip = self.index(positions, note.position, f"{place}: position")
        if (foe == NOBODY) != (grip == 0):
            self.faults.append(f"{place}: a Position without an enemy, or the reverse")
        elif grip:
            if s.foe[element] != NOBODY or s.foe[foe >> 1] != NOBODY:
                self.faults.append(f"{place}: holds: one engagement at a time (ZERO-ENG-04)")
            grip = -grip if behind else grip
            s.foe[element], s.foe[foe >> 1] = foe, 2 * element
            s.grip[element], s.grip[foe >> 1] = grip, -grip
