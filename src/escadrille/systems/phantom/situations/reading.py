"""From plain data to a state, or every fault on the way."""

from __future__ import annotations

from collections.abc import Container

import msgspec

from escadrille.kernel.errors import BadSituation
from escadrille.kernel.options import resolve
from escadrille.kernel.rng import Chance
from escadrille.mechanics import situations
from escadrille.mechanics.notes import Names, each
from escadrille.systems.phantom import frames
from escadrille.systems.phantom.hidden import audit
from escadrille.systems.phantom.options import OPTIONS
from escadrille.systems.phantom.orders import threat_names
from escadrille.systems.phantom.schema import Pilot, Scenario, scenarios
from escadrille.systems.phantom.setup import opening
from escadrille.systems.phantom.situations import notes
from escadrille.systems.phantom.situations.soundness import impossible
from escadrille.systems.phantom.state import FLYING, RESTING, Frame, State, enlist, fresh
from escadrille.systems.phantom.tables import NOBODY, Tables

AFTERWARDS = ("rest", "record")  # the steps after the Target card was put away


class SituationReader(situations.SituationReader[notes.Situation, Tables, State]):
    frames, kind, forces = frames, notes.Situation, "pilot"
    opening = staticmethod(opening)

    def configure(self) -> None:
        pack, note = self.pack, self.note
        known = scenarios(pack.tables)
        if note.scenario not in known:
            raise BadSituation([f"scenario: {note.scenario!r}; expected one of {', '.join(known)}"])
        scenario: Scenario = known[note.scenario]
        with self.options():
            options = resolve(OPTIONS, {**scenario.options, **note.options})
        pilots = dict(pack.tables["pilot"])
        # Figures given in place are in the tables of this game, never in the pack's own.
        self.cards = [
            self._card(number, pilot, pilots, pack.tables["aircraft"])
            for number, pilot in enumerate(note.pilot, start=1)
        ]
        self.t = Tables(pack, scenario, options, pilots)

    def _card(
        self, number: int, note: notes.PilotNote, pilots: dict[str, Pilot], aircraft: Container[str]
    ) -> str:
        """Return the name of a pilot's card; one given in place joins the cards of the game."""
        if isinstance(note.card, str):
            return note.card
        usual = {"id": f"pilot-{number}", "name": f"Pilot {number}", "origin": "house"}
        place = f"pilot #{number}: card"
        try:
            card = msgspec.convert({**usual, **note.card}, Pilot)
        except msgspec.ValidationError as error:
            raise BadSituation([f"{place}: {error}"]) from error
        if card.aircraft not in aircraft:
            raise BadSituation([f"{place}: aircraft: {card.aircraft!r} is in no pack"])
        if pilots.setdefault(card.id, card) != card:
            raise BadSituation([f"{place}: id: {card.id!r} is taken"])
        return card.id + "+" * note.back

    def impossible(self, s: State) -> list[str]:
        return audit(self.t, s) or impossible(self.t, s)

    def state(self) -> State:
        note, t = self.note, self.t
        s = fresh(t, Chance(note.word, note.script))
        self.vocabulary = notes.vocabulary(t, s)
        for pilot, card in zip(note.pilot, self.cards, strict=True):
            self._pilot(s, pilot, card)
        self.take(note, s)
        for counter in note.counter:
            self._counter(s, counter)
        self._container(s)
        s.queue = [self.index(threat_names(s), name, "queue") for name in each(note.queue)][::-1]
        for name in each(note.named):
            s.named[self.index(t.weapon_ids, name, "named")] += 1
        self._stock(s)
        self._cards(s)
        for mission in note.log:
            s.log += self._mission(mission)
        self.check()
        self.vocabulary = notes.vocabulary(t, s)
        s.stack = self.stack(s)
        self.check()
        return s

    def _pilot(self, s: State, note: notes.PilotNote, card: str) -> None:
        t, place = self.t, f"pilot {card!r}"
        name = card.removesuffix("+")
        enlist(t, s, self.known(t.pilot_of, name, place), int(card != name))
        s.role[-1] = FLYING if note.zone is not None or note.load else RESTING
        note.role = note.role or None
        self.take(note, s, f"{place}: ", -1)
        for name in each(note.load):
            weapon = self.index(t.weapon_ids, name, f"{place}: load")
            s.load[weapon - t.weapons] += 1

    def _counter(self, s: State, note: notes.CounterNote) -> None:
        for figures in (s.counter, s.face, s.place):
            figures.append(NOBODY)
        self.take(note, s, f"counter #{len(s.counter)}: ", -1)

    def _container(self, s: State) -> None:
        """Fill the container with what is neither on the display nor set aside.

        Rules: PHANTOM-COMP-04.
        """
        t, note = self.t, self.note
        lying = [0] * len(t.copies)
        for kind, zone in zip(s.counter, s.place, strict=True):
            lying[kind] += zone != NOBODY
        if note.container is None:
            s.pool = [inside - out for inside, out in zip(t.in_play, lying, strict=True)]
            if min(s.pool) < 0:
                self.faults.append("counter: more on the display than there are (PHANTOM-COMP-04)")
            return
        s.pool = [0] * len(t.copies)
        for kind in self.all_known("counter", note.container, "container"):
            s.pool[kind] += 1
        rows = zip(t.copies, s.pool, lying, strict=True)
        s.aside = [all_ - inside - out for all_, inside, out in rows]

    def _stock(self, s: State) -> None:
        t, note = self.t, self.note
        if note.stock is not None:
            if len(note.stock) != len(t.supply):
                self.faults.append(f"stock: expected {len(t.supply)} numbers")
            s.stock = note.stock
            return
        for slot, count in enumerate(s.load):
            if count:
                s.stock[t.supply_of[slot % t.weapons]] -= count

    def _cards(self, s: State) -> None:
        note, t = self.note, self.t
        if note.stack is None and note.phase in AFTERWARDS and s.target not in s.destroyed:
            s.discard += [s.target] * (s.target != NOBODY and s.target not in s.discard)
        chosen = [s.target] if s.target not in (NOBODY, *s.discard, *s.destroyed) else []
        seen = [*s.discard, *s.drawn, *s.destroyed, *chosen]
        s.deck = self._deck(note.deck, t.target_of, seen, "deck")
        opened = [s.event] if s.event != NOBODY else []
        s.events = self._deck(note.events, t.event_of, [*s.past_events, *opened], "events")

    def _deck(self, top: Names, known: dict[str, int], seen: list[int], place: str) -> list[int]:
        """Put the cards that are named nowhere under the deck, in an order of their own."""
        named = [self.known(known, name, place) for name in each(top)][::-1]
        rest = [card for card in known.values() if card not in seen and card not in named]
        Chance(self.note.word).shuffle(rest)
        return rest + named

    def _mission(self, note: notes.MissionNote) -> list[int]:
        target = self.perhaps(self.t.target_of, note.target, "log")
        figures = [note.damage, note.vp, note.shot_down, note.missing]
        return [target, int(note.destroyed), *figures, note.weapons, note.advantages]

    def usual_stack(self, s: State) -> list[Frame]:
        note = self.note
        stack: list[Frame] = [(frames.CAMPAIGN, 0, 0, 0)]
        if note.turn:
            step = self.index(notes.TURN_STEPS, note.step or "jettison", "step")
            stack.append((frames.MISSION, 0, frames.HOME_BOUND, 0))
            stack.append((frames.TURN, 0, step, 0))
        elif note.phase is not None:
            phase = self.index(frames.STEPS, note.phase, "phase")
            stack.append((frames.MISSION, 0, phase, 0))
        return stack
