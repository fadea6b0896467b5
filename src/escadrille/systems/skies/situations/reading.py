"""From plain data to a state, or every fault on the way."""

from __future__ import annotations

from collections import Counter

from escadrille.kernel.errors import BadSituation
from escadrille.kernel.options import resolve
from escadrille.kernel.rng import Chance
from escadrille.mechanics import situations
from escadrille.mechanics.notes import each
from escadrille.systems.skies import frames, hidden, schema
from escadrille.systems.skies import state as st
from escadrille.systems.skies.options import OPTIONS
from escadrille.systems.skies.rules.decks import mark
from escadrille.systems.skies.schema import Scenario
from escadrille.systems.skies.setup import opening
from escadrille.systems.skies.situations import notes
from escadrille.systems.skies.situations.soundness import impossible
from escadrille.systems.skies.state import NOBODY, Crew, Frame, Played, State
from escadrille.systems.skies.tables import INCH, TRAIT, Tables

USUAL = {
    "nation": "raf",
    "year": 1940,
    "mph": 350,
    "sp": 7,
    "ag": 3,
    "fp": 1,
    "points": 30,
    "origin": "house",
}
"""What the figures of a type need not tell."""
USUAL_SCENARIO = "dogfight"


class SituationReader(situations.SituationReader[notes.Situation, Tables, State]):
    frames, kind, forces = frames, notes.Situation, "aircraft"
    opening = staticmethod(opening)

    def configure(self) -> None:
        pack, note = self.pack, self.note
        types = dict(pack.tables["aircraft"])
        self.types = [
            self.entry(
                flown.type,
                types,
                schema.Aircraft,
                f"aircraft #{number}: type",
                **{**USUAL, "id": f"type-{number}", "name": f"Type {number}"},
            )
            for number, flown in enumerate(note.aircraft, start=1)
        ]
        known = pack.tables["scenario"]
        name = note.scenario or USUAL_SCENARIO
        if name not in known:
            raise BadSituation([*self.faults, f"scenario: {name!r} is in no pack"])
        scenario: Scenario = known[name]
        with self.options():
            options = resolve(OPTIONS, {**scenario.options, **note.options})
        if faults := [
            *schema.check_scenario(scenario, options, {**pack.tables, "aircraft": types})
        ]:
            raise BadSituation([*self.faults, *faults])
        self.t = Tables(pack, scenario, options, types, self.types)
        self.roster = st.Roster(self.t, self._crews())
        self.names = self.roster.names
        self.vocabulary = notes.vocabulary(self.t, self.names)

    def _crews(self) -> list[Crew]:
        """Return who flies what, or refuse forces that no side may have."""
        found: list[Crew] = []
        for flown, type_id in zip(self.note.aircraft, self.types, strict=True):
            squadrons = len(self.t.scenario.side[flown.side].squadron)
            if flown.zone >= squadrons:
                place = f"aircraft #{len(found) + 1}: squadron"
                self.faults.append(f"{place}: {flown.zone}; its side has {squadrons}")
            plane = self.t.types[self.t.type_of[type_id]]
            self.faults += schema.check_type(f"aircraft #{len(found) + 1}", plane, self.t.options)
            number = self.t.type_of[type_id]
            found.append((flown.side, number, flown.ps, flown.zone, self._ace(flown, type_id)))
        if [crew[0] for crew in found] != sorted(crew[0] for crew in found):
            self.faults.append("aircraft: expected those of side 0 first")
        for side in (0, 1):
            if found and not 0 < sum(crew[0] == side for crew in found) <= schema.MOST_AIRCRAFT:
                self.faults.append(f"aircraft: expected 1 to {schema.MOST_AIRCRAFT} of side {side}")
        self.check()
        return found

    def _ace(self, flown: notes.AircraftNote, type_id: str) -> int:
        """Return the number of a named ace, who flies his own type (SKIES-ACE-04)."""
        if flown.ace is None:
            return NOBODY
        number = self.index([ace.id for ace in self.t.ace_of], flown.ace, "ace")
        ace = self.t.ace_of[number]
        if ace.type != type_id or flown.ps != st.ACE_SKILL:
            self.faults.append(f"ace: {flown.ace!r} flies {ace.type}, with skill 5 (SKIES-ACE-04)")
        return number

    def impossible(self, s: State) -> list[str]:
        return impossible(self.t, s) or hidden.audit(self.t, s)

    def state(self) -> State:
        note, t = self.note, self.t
        s = st.fresh(t, Chance(note.word, note.script))
        st.muster(s, t, self.roster)
        self.take(note, s)
        for number, flown in enumerate(note.aircraft):
            self.take(flown, s, f"aircraft {self.names[number]}: ", number)
            s.h[number] = flown.heading
            if flown.at is not None:
                s.x[number], s.y[number] = (round(place * INCH) for place in flown.at)
        s.clouds = [place for cloud in note.clouds for place in cloud]
        if note.booms and len(note.booms) != len(s.booms):
            self.faults.append(f"booms: expected {len(s.booms)} numbers")
        s.booms = note.booms or s.booms
        s.ships = note.ships or [0] * len(t.scenario.ships)
        if len(s.ships) != len(t.scenario.ships):
            self.faults.append(f"ships: expected {len(t.scenario.ships)} numbers")
        if note.support and len(note.support) != len(s.support):
            self.faults.append(f"support: expected {len(s.support)} numbers")
        s.support = note.support or s.support
        self._cards(s)
        s.stack = self.stack(s)
        self.check()
        return s

    def _cards(self, s: State) -> None:
        """Read the cards of both sides, and those on the table."""
        note = self.note
        s.played = [self._played(text) for text in note.played]
        s.splits = [self._split(text) for text in note.splits]
        for side, told in enumerate(note.cards):
            place = f"cards of side {side}: "
            s.hands[side] = sorted(self.all_known("face", told.hand, f"{place}hand"))
            s.decks[side] = self.all_known("face", told.deck, f"{place}deck")[::-1]
            for name in ("discards", "removed", "known"):
                faces = self.all_known("face", getattr(told, name), f"{place}{name}")
                getattr(s, name)[side] = faces
            s.known[side].sort()
            s.picks[side] = [self._pick(word, f"{place}picks") for word in each(told.picks)]
            s.ready |= told.ready << side
        for side in (0, 1):
            seen = hidden.visible(s, side)
            s.stock[side] = sorted(
                [
                    *seen,
                    *s.decks[side],
                    *(Counter(s.hands[side]) - Counter(s.known[side])).elements(),
                ]
            )
            told_seen = note.cards[side].seen if side < len(note.cards) else None
            if told_seen is None:
                s.shown[side] = sorted(f for f in seen if self.t.faces.kind[f] != TRAIT)
            else:
                place = f"cards of side {side}: seen"
                s.shown[side] = sorted(self.all_known("face", told_seen, place))

    def _pick(self, word: str, place: str) -> int:
        if word in ("pass", "agree"):
            return int(word == "agree")
        return NOBODY if word == "-" else self.known(self.t.face_of, word, place)

    def _split(self, text: str) -> int:
        side, _, name = text.partition(" ")
        face = self.known(self.t.face_of, name, "splits")
        if side not in ("0", "1"):
            self.faults.append(f"splits: {side[:20]!r}; expected a side")
        return mark(int(side == "1"), face)

    def _played(self, text: str) -> Played:
        """Read "0 dive-away a1 open"."""
        words = text.split()
        if len(words) != 4 or words[0] not in ("0", "1"):
            self.faults.append(f"played: {text[:80]!r}; expected side, card, aircraft and fate")
            return 0, 0, NOBODY, 0
        side, card, name, fate = words
        face = self.known(self.t.face_of, card, "played")
        aircraft = NOBODY if name == "-" else self.index(self.names, name, "played")
        return int(side), face, aircraft, self.index(st.FATES, fate, "played")

    def usual_stack(self, s: State) -> list[Frame]:
        stack: list[Frame] = [(frames.GAME, frames.ORDER, 0, 0)]
        if s.active != NOBODY:
            step = self.index(frames.STEPS, self.note.step or "move", "step")
            stack.append((frames.ACTIVATION, step, 0, 0))
        return stack
