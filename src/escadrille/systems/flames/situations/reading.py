"""From plain data to a state, or every fault on the way."""

from __future__ import annotations

from typing import Any

from escadrille.content.packs import Words
from escadrille.kernel.errors import BadSituation
from escadrille.kernel.options import resolve
from escadrille.mechanics.aircraft import LEVELS
from escadrille.mechanics.situations import DogfightReader
from escadrille.systems.flames import frames, grid
from escadrille.systems.flames.choices import PATTERNS
from escadrille.systems.flames.hidden import audit
from escadrille.systems.flames.options import OPTIONS
from escadrille.systems.flames.raid import Raid
from escadrille.systems.flames.rules.formation import formation
from escadrille.systems.flames.rules.mission import level_of, no_slot
from escadrille.systems.flames.schema import (
    MOST_AIRCRAFT,
    MOST_OF_A_RAID,
    MOST_SIDES,
    Bomber,
    Fighter,
    Scenario,
    Side,
)
from escadrille.systems.flames.setup import opening
from escadrille.systems.flames.situations.notes import AircraftNote, Situation, vocabulary
from escadrille.systems.flames.situations.soundness import impossible
from escadrille.systems.flames.state import NOBODY, Roster, State, fresh, muster
from escadrille.systems.flames.tables import AIRFRAME, Tables, check_options


class SituationReader(DogfightReader[Situation, Tables, State]):
    kind, forces, frames, usual_phase = Situation, "aircraft", frames, "action"
    usual_type = ({"nation": "uk", "year": 1940, "vp": 10},) * MOST_SIDES
    fresh, opening = staticmethod(fresh), staticmethod(opening)

    def configure(self) -> None:
        pack, note = self.pack, self.note
        fighters, bombers = dict(pack.tables["fighter"]), dict(pack.tables["bomber"])
        self.fighter_ids = self._types(fighters, bombers)
        scenario: Scenario = self.scenario()
        heavy = any(name in bombers for name in self.fighter_ids)
        raid = heavy or any(plane.loaded for plane in note.aircraft)
        with self.options():
            implied = {} if scenario.id in pack.tables["scenario"] else self._implied()
            options = resolve(OPTIONS, {**implied, **scenario.options, **note.options})
            # Figures given in place are in the tables of this game, never in the pack's own.
            self.t = Tables(pack, scenario, options, fighters, bombers, raid=raid)
            check_options(self.t)
        self.names = self._labels()
        self.vocabulary = vocabulary(self.t, self.names)

    def _types(self, fighters: dict[str, Fighter], bombers: dict[str, Bomber]) -> list[str]:
        """Return the types that fly; figures in place with turrets are a bomber's."""
        found = []
        for number, plane in enumerate(self.note.aircraft, start=1):
            told = plane.fighter
            heavy = told in bombers if isinstance(told, str) else "defense" in told
            kind = "bomber" if heavy else "fighter"
            usual: dict[str, Any] = {"id": f"{kind}-{number}", "name": f"{kind.title()} {number}"}
            usual |= {"origin": "house", **self.usual_type[plane.side]}
            place = f"aircraft #{number}: fighter"
            if heavy:
                found.append(self.entry(told, bombers, Bomber, place, altitude="medium", **usual))
            else:
                found.append(self.entry(told, fighters, Fighter, place, **usual))
        return found

    def made_up(self) -> Scenario:
        note = self.note
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
        most = MOST_OF_A_RAID if self.t.raid else MOST_AIRCRAFT
        names: list[str] = []
        for number, aircraft in enumerate(self.note.aircraft, start=1):
            if not 0 <= aircraft.side < self.t.sides:
                raise BadSituation([*self.faults, f"aircraft #{number}: side: {aircraft.side}"])
            counts[aircraft.side] += 1
            if counts[aircraft.side] > most:
                fault = f"aircraft: more than {most} of a side (FLAMES-TEAM-01)"
                raise BadSituation([*self.faults, fault])
            names.append(f"{'abcdef'[aircraft.side]}{counts[aircraft.side]}")
        return names

    def impossible(self, s: State) -> list[str]:
        return impossible(self.t, s, self.names) or audit(self.t, s)

    def deploy(self, s: State) -> None:
        muster(s, self.t, self._roster())
        for number, aircraft in enumerate(self.note.aircraft):
            self._place(s, number, aircraft)
            if s.raid is not None:
                self._place_raider(s, s.raid, number, aircraft)
        if self.note.raid is not None:
            if s.raid is None:
                self.faults.append("raid: there are neither bombers nor a mission (FLAMES-BMR-01)")
            else:
                self.take(self.note.raid, s.raid, "raid: ")

    def _place_raider(self, s: State, raid: Raid, number: int, note: AircraftNote) -> None:
        """Read what an aircraft is in a raid; a bomber flies at its own level, unless told."""
        place = f"aircraft {self.names[number]}: "
        self.take(note, raid, place, number)
        if s.roster.bomber[number]:
            if note.altitude is None:
                s.altitude[number] = level_of(self.t, s, number)
            if note.loaded:
                self.faults.append(f"{place}loaded: that is for fighters (FLAMES-FB-01)")
        if note.jettisoned:
            raid.laden[number] = 0
            if not note.loaded:
                self.faults.append(f"{place}jettisoned: it was never loaded (FLAMES-FB-06)")

    def complete(self, s: State) -> None:
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
        if s.raid is not None and note.stack is None:
            self._complete_raid(s, s.raid)

    def _complete_raid(self, s: State, raid: Raid) -> None:
        """Bombers have no slot; one alone at its level flies in the middle."""
        for number in range(s.roster.size):
            if no_slot(s, number):
                s.acted[number] = 1
            side, level = s.roster.side[number], s.altitude[number]
            if raid.laden[number] and len(formation(s, side, level)) == 1 > raid.cell[number]:
                raid.cell[number] = grid.CENTRE
        if self.t.target is not None and raid.flak == NOBODY:
            raid.flak = PATTERNS.index("normal")

    def _roster(self) -> Roster:
        t, friends, crews = self.t, self.vocabulary["aircraft"], []
        for number, aircraft in enumerate(self.note.aircraft):
            place = f"aircraft {self.names[number]}"
            seat, flown = self.seat(aircraft, place), t.type_of[self.fighter_ids[number]]
            pilot = self.perhaps(t.pilot_of, aircraft.pilot, f"{place}: pilot")
            leader = self.perhaps(friends, aircraft.leader, f"{place}: leader")
            crews.append((flown, pilot, leader, seat, aircraft.side))
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
        loaded = [number for number, plane in enumerate(self.note.aircraft) if plane.loaded]
        return Roster(t, crews, loaded)

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
        self.deal(s, number, note.hand)
