"""From plain data to a state, or every fault on the way."""

from __future__ import annotations

import msgspec

from escadrille.content.packs import Pack, Words
from escadrille.kernel.errors import BadSituation
from escadrille.kernel.options import resolve
from escadrille.kernel.rng import Chance
from escadrille.mechanics import situations
from escadrille.mechanics.aircraft import LEVELS
from escadrille.systems.flames import frames
from escadrille.systems.flames.hidden import audit
from escadrille.systems.flames.options import OPTIONS
from escadrille.systems.flames.schema import MOST_AIRCRAFT, Fighter, Scenario, Side
from escadrille.systems.flames.setup import opening
from escadrille.systems.flames.situations.notes import (
    AircraftNote,
    Situation,
    TurnNote,
    vocabulary,
)
from escadrille.systems.flames.situations.soundness import impossible
from escadrille.systems.flames.state import NOBODY, Frame, Roster, State, fresh, muster
from escadrille.systems.flames.tables import AIRFRAME, Tables, check_options


class SituationReader(situations.SituationReader[Situation, Tables, State]):
    kinds, kind, forces = frames.KINDS, Situation, "aircraft"

    def configure(self) -> None:
        pack, note = self.pack, self.note
        fighters = dict(pack.tables["fighter"])
        self.fighter_ids = [
            self._fighter(number, aircraft, fighters)
            for number, aircraft in enumerate(note.aircraft, start=1)
        ]
        scenario = self._scenario(pack)
        with self.options():
            implied = {} if scenario.id in pack.tables["scenario"] else self._implied()
            options = resolve(OPTIONS, {**implied, **scenario.options, **note.options})
            # Figures given in place are in the tables of this game, never in the pack's own.
            self.t = Tables(pack, scenario, options, fighters)
            if scenario.id in pack.tables["scenario"]:
                check_options(self.t)
        self.names = self._labels()
        self.vocabulary = vocabulary(self.t, self.names)

    def _fighter(self, number: int, aircraft: AircraftNote, fighters: dict[str, Fighter]) -> str:
        return self.entry(
            aircraft.fighter,
            fighters,
            Fighter,
            f"aircraft #{number}: fighter",
            id=f"fighter-{number}",
            name=f"Fighter {number}",
            nation="uk",
            year=1940,
            vp=10,
            origin="house",
        )

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

    def opening(self, chance: Chance) -> State:
        return opening(self.t, chance)

    def impossible(self, s: State) -> list[str]:
        return impossible(self.t, s, self.names) or audit(self.t, s)

    def state(self) -> State:
        note, t = self.note, self.t
        s = fresh(t, Chance(note.word, note.script))
        if self.names:
            muster(s, t, self._roster())
            for number, aircraft in enumerate(note.aircraft):
                self._place(s, number, aircraft)
        self.take(note, s)
        self.take(note.spent or TurnNote(), s, "spent: ")
        if note.action is not None:
            self.take(note.action, s, "action: ")
        s.ready = sum({1 << seat for seat in note.ready})
        s.picks = note.picks or s.picks
        if len(s.picks) != t.seats:
            self.faults.append(f"picks: expected {t.seats} lists")
        top = self.all_known("face", note.deck, "deck")[::-1]
        if not self.faults:
            self._complete(s)
            self.fill_deck(t, s, top, [s.chain, s.limbo, s.discard], note.word, "FLAMES-COMP-02")
        s.stack = self.stack(s)
        self.check()
        return s

    def _complete(self, s: State) -> None:
        """Give what is not told its usual value."""
        note = self.note
        if note.chase is None:
            s.chase = [number for number, held in enumerate(s.holds) if held != NOBODY]
        if not s.order and note.stack is None and self.t.free_for_all:
            s.order = list(range(len(self.names)))
        if note.next_side is None:
            follows = s.active != NOBODY and self.t.sides == 2
            s.next_side = 1 - s.roster.side[s.active] if follows else note.initiative
        if s.active != NOBODY and note.stack is None:
            s.acted[s.active] = 1

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
            crews.append(
                (
                    t.fighter_of[self.fighter_ids[number]],
                    self.perhaps(t.pilot_of, aircraft.pilot, f"{place}: pilot"),
                    self.perhaps(self.vocabulary["aircraft"], aircraft.leader, f"{place}: leader"),
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
        self.check()
        return Roster(t, crews)

    def _place(self, s: State, number: int, note: AircraftNote) -> None:
        t, place = self.t, f"aircraft {self.names[number]}"
        if self.note.stack is None:
            s.altitude[number] = LEVELS.index("medium")
        self.take(note, s, f"{place}: ", number)
        front, back = s.roster.rows[number]
        s.flipped[number] = int(note.damage >= front[AIRFRAME])
        s.alive[number] = int(not note.down)
        if note.damage < 0 or (note.damage >= back[AIRFRAME] and not note.down):
            self.faults.append(
                f"{place}: damage: {note.damage} does not keep it flying (FLAMES-DMG-03)"
            )
        s.row[number] = s.roster.rows[number][s.flipped[number]]
        if note.inflicted and len(note.inflicted) != t.seats:
            self.faults.append(f"{place}: inflicted: expected {t.seats} figures")
        elif note.inflicted:
            s.inflicted[number * t.seats : (number + 1) * t.seats] = note.inflicted
        for face in self.all_known("face", note.hand, f"{place}: hand"):
            s.hand[number * t.faces + face] += 1
            s.mask[number] |= 1 << face
            s.held[number] += 1

    def usual_stack(self, s: State) -> list[Frame]:
        stack: list[Frame] = [(frames.ROUND, 0, 0, 0)]
        if s.active != NOBODY:
            phase = self.index(frames.PHASES, self.note.phase or "action", "phase")
            stack.append((frames.PHASE, s.active, phase, phase))
        return stack
