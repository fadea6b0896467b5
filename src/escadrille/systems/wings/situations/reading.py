"""From plain data to a state, or every fault on the way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Any

import msgspec

from escadrille.content.packs import Pack
from escadrille.kernel.errors import BadSituation
from escadrille.kernel.options import Values, resolve
from escadrille.kernel.rng import Chance
from escadrille.mechanics import situations
from escadrille.mechanics.notes import each
from escadrille.systems.wings import checks, frames, hidden, setup
from escadrille.systems.wings import state as st
from escadrille.systems.wings.options import OPTIONS, settled
from escadrille.systems.wings.rules import piles, pilots, turn
from escadrille.systems.wings.rules.damage import bindings, refigure
from escadrille.systems.wings.schema import Aircraft, Scenario, grid
from escadrille.systems.wings.situations import notes
from escadrille.systems.wings.situations.notes import AircraftNote, PieceNote
from escadrille.systems.wings.situations.soundness import impossible
from escadrille.systems.wings.state import NOBODY, Frame, Hit, State
from escadrille.systems.wings.tables import Tables, labels

TYPE = {
    "camp": "entente",
    "nation": "france",
    "deck": "B",
    "guns": [{"arc": "front", "letter": "A", "half": 33}],
    "structure": 15,
    "climb": 3,
    "ceiling": 12,
    "service": "1916-01",
    "origin": "house",
}
TABLE = {
    "id": "situation",
    "origin": "house",
    "title": {"en": "Situation", "fr": "Situation"},
    "briefing": {"en": "A moment of a fight.", "fr": "Un moment d’un combat."},
    "date": "1917-04",
    "area": [1000, 1000],
}
CAMPS = ("entente", "empires")
MORE_COPIES = 40  # that a game may add when a deck runs out


class SituationReader(situations.SituationReader[notes.Situation, Tables, State]):
    frames, kind, forces = frames, notes.Situation, "aircraft"
    opening = staticmethod(setup.opening)

    def configure(self) -> None:
        pack, note = self.pack, self.note
        types = dict(pack.tables["aircraft"])
        self.types = [
            self._type(number, plane, types) for number, plane in enumerate(note.aircraft, start=1)
        ]
        scenario = self._scenario(pack)
        with self.options():
            options = settled(resolve(OPTIONS, {**scenario.options, **note.options}))
        if faults := [*self._check(scenario, options, {**pack.tables, "aircraft": types})]:
            raise BadSituation([*self.faults, *faults])
        try:
            self.t = Tables(pack, scenario, options, types)
        except (KeyError, ValueError, StopIteration) as error:
            raise BadSituation([*self.faults, f"table: {error}"]) from error
        self.t.bombs |= bool(note.bombs)  # nobody may carry any more
        named = turn.steps(self.t)
        self.t.steps += [step for _, step in named]
        self.t.step_names += [name for name, _ in named]
        self.names = labels(self.t)
        self.vocabulary = notes.vocabulary(self.t)
        if note.aircraft:
            self.sized("aircraft", note.aircraft, self.t.size)
        if note.piece:
            self.sized("piece", note.piece, self.t.pieces - self.t.size)
        self.check()

    def _type(self, number: int, note: AircraftNote, types: dict[str, Aircraft]) -> str | None:
        place = f"aircraft #{number}: type"
        if note.type is None:
            return None
        usual = {**TYPE, "id": f"type-{number}", "name": f"Type {number}"}
        found = self.entry(note.type, types, Aircraft, place, **usual)
        if not isinstance(note.type, str):
            for fault in checks.check_aircraft(types[found], self.pack.tables):
                self.faults.append(f"{place}: {fault}")
            self.check()
        return found

    def _scenario(self, pack: Pack) -> Scenario:
        """Return the scenario named, or the one in place with the aircraft on the table."""
        note = self.note
        if note.scenario is not None:
            known = pack.tables["scenario"]
            if note.scenario not in known:
                raise BadSituation([*self.faults, f"scenario: {note.scenario!r} is in no pack"])
            found: Scenario = known[note.scenario]
            return found
        table: dict[str, Any] = {**TABLE, **(note.table or {})}
        if "side" not in table:
            table["side"] = self._sides()
        try:
            scenario = msgspec.convert(table, Scenario)
        except msgspec.ValidationError as error:
            raise BadSituation([*self.faults, f"table: {error}"]) from error
        return scenario

    def _check(self, scenario: Scenario, options: Values, tables: Any) -> Iterator[str]:
        """A scenario must be playable; one in place need not begin as the rules say."""
        if self.note.scenario is not None:
            yield from checks.check_scenario(scenario, options, tables)
        else:
            yield from checks.check_crews("table", scenario, tables)
            yield from checks.check_ground("table", scenario, tables)

    def _sides(self) -> list[dict[str, Any]]:
        sides = 1 + max((plane.side or 0 for plane in self.note.aircraft), default=1)
        seats = self.note.seats or [1] * sides
        if len(seats) != sides:
            raise BadSituation([f"seats: expected {sides} numbers"])
        found = []
        for number in range(sides):
            flown = zip(self.note.aircraft, self.types, strict=True)
            first = sum(seats[:number])
            found.append(
                {
                    "name": {"en": f"Side {number + 1}", "fr": f"Camp {number + 1}"},
                    "camp": CAMPS[number % 2],
                    "edge": ("west", "east")[number % 2],
                    "seats": seats[number],
                    "aircraft": [
                        {
                            "type": type_id,
                            "at": list(p.at or (0, 0)),
                            "heading": 0,
                            "bombs": p.bombs or 0,
                            "clusters": p.clusters or 0,
                            "rockets": p.lots or 0,
                            **({} if p.pilot is None else {"pilot": msgspec.to_builtins(p.pilot)}),
                            **({} if p.seat is None else {"seat": p.seat - first}),
                        }
                        for p, type_id in flown
                        if (p.side or 0) == number
                    ],
                }
            )
        order = [plane.side or 0 for plane in self.note.aircraft]
        if order != sorted(order):
            self.faults.append("aircraft: expected those of side 0 first")
        return found

    def sized(self, place: str, told: Sequence[object], count: int, what: str = "of them") -> bool:
        if len(told) != count:
            self.faults.append(f"{place}: expected {count} {what}")
        return len(told) == count

    # The state.

    def impossible(self, s: State) -> list[str]:
        return impossible(self.t, s) or hidden.audit(self.t, s)

    def state(self) -> State:
        note, t = self.note, self.t
        s = st.fresh(t, Chance(note.word))
        for number, type_id in enumerate(self.types):
            if type_id is not None:
                s.types[number] = t.type_of[type_id]
        if st.EMPTY not in s.types and not self._picking():
            setup.deploy(t, s, None)
            s.discards = [[] for _ in range(t.piles)]
            s.sighted = [[] for _ in range(t.seats)]
        s.chance = Chance(note.word, note.script)
        self._scalars(s)
        for number, plane in enumerate(note.aircraft):
            self._aircraft(s, number, plane)
        for index, piece in enumerate(note.piece):
            name = self.names[t.size + index]
            self._common(s, t.size + index, piece, f"piece {name}")
            if piece.at is not None:
                s.x[t.size + index], s.y[t.size + index] = grid(piece.at[0]), grid(piece.at[1])
        if s.decks:
            self._piles(s)
        for piece_number in range(t.pieces):
            refigure(t, s, piece_number)
        self._bind(s)
        s.stack = self.stack(s)
        self.check()
        return s

    def _picking(self) -> bool:
        return any(row.split()[:1] == ["pick"] for row in self.note.stack or ())

    def _scalars(self, s: State) -> None:
        note = self.note
        self.take(note, s)
        if note.clouds is not None and len(note.clouds) == 2:
            s.cloud_low, s.cloud_high = note.clouds
        elif note.clouds is not None:
            self.faults.append("clouds: expected two levels")
        if s.window >= len(self.t.windows):
            self.faults.append(f"window: there is no row {s.window} (WINGS-CEIL-01)")
            s.window = 0
        if note.sighted is not None:
            s.sighted = [list(row) for row in note.sighted]
            self.sized("sighted", s.sighted, self.t.seats)
            wanted = st.SIGHTED * self.t.size
            for row in s.sighted:
                self.sized("sighted: a seat", row or [0] * wanted, wanted)
        for name in ("tally", "flak", "flags"):
            told, usual = getattr(note, name), getattr(s, name)
            if told is not None and self.sized(name, told, len(usual), "numbers"):
                setattr(s, name, list(told))
        s.deeds = [tuple(row) for row in note.deeds]
        if note.reserve is not None and self.sized("reserve", note.reserve, self.t.sides):
            s.reserve = list(note.reserve)
        s.posts = list(note.posts)
        if s.posts:
            self.sized("posts", s.posts, self.t.size, "places")
        self._under_way(s)

    def _under_way(self, s: State) -> None:
        """Read what is in the air between two decisions: bombs, guns, shots and their cards."""
        note = self.note
        s.bombs_away = self._whole("bombs", note.bombs, 6)
        s.guns = self._whole("guns", note.guns, 2)
        s.sights = self._whole("sights", note.sights, 4)
        s.declared = list(note.declared)
        for row, names in zip_longest(note.volley, note.drawn[: len(note.volley)], fillvalue=""):
            drawn = tuple(self.all_known("damage", names, "drawn"))
            s.volley += [(*shot, drawn) for shot in self._whole("volley", [row], 8)]

    def _whole(self, place: str, rows: Sequence[Any], count: int) -> list[Any]:
        """Return rows of so many numbers as the tuples of a state."""
        for row in rows:
            self.sized(place, row, count, "numbers in each")
        return [tuple(row) for row in rows]

    def face(self, s: State, aircraft: int, name: str | None, place: str) -> int:
        if name is None or name == "-":
            return st.OTHER
        if name == "blank":
            return st.BLANKED
        return self.index(s.roster.deck[aircraft].names, name, place)

    def piece(self, name: str | None, place: str) -> int:
        return NOBODY if name is None or name == "-" else self.index(self.names, name, place)

    def _aircraft(self, s: State, number: int, note: AircraftNote) -> None:
        place = f"aircraft {self.names[number]}"
        if note.at is not None:
            s.x[number], s.y[number] = grid(note.at[0]), grid(note.at[1])
        if note.heading is not None:
            s.h[number] = round(note.heading * 100) % 36000
        s.cards[number] = self._programme(s, number, note, place)
        self._common(s, number, note, place)
        s.last[number] = self.face(s, number, note.last, f"{place}: last")
        s.before[number] = self.face(s, number, note.before, f"{place}: before")
        held = (note.held_last or note.last, note.held_before or note.before)
        s.held_last[number] = self.face(s, number, held[0], f"{place}: held_last")
        s.held_before[number] = self.face(s, number, held[1], f"{place}: held_before")
        s.written[number] = [
            self.face(s, number, card, f"{place}: written") for card in each(note.written)
        ]
        s.tails[number] = self.piece(note.tails, f"{place}: tails")
        self._airman(s, number, note, f"{place}: airman")
        self._rows(s, number, note, place)

    def _airman(self, s: State, number: int, note: AircraftNote, place: str) -> None:
        for name, value in note.airman.items():
            if not s.crew:
                self.faults.append(f"{place}: nobody has a pilot without that option")
                return
            pilots.put(s, number, self.index(pilots.ROW, name, place), value)

    def _programme(self, s: State, number: int, note: AircraftNote, place: str) -> int:
        """Lay its cards; return how many there are."""
        cards = each(note.programme)
        if len(cards) > 3:
            self.faults.append(f"{place}: programme: three cards at most (WINGS-PROG-02)")
            del cards[3:]
        for index, card in enumerate(cards):
            s.prog[3 * number + index] = self.face(s, number, card, f"{place}: programme")
        return len(cards)

    def _rows(self, s: State, number: int, note: AircraftNote, place: str) -> None:
        self._fill(s.jam_log, 4 * number, note.jam_log, 4, f"{place}: jam_log")
        self._fill(s.ammo, 2 * number, note.ammo, 2, f"{place}: ammo")
        if note.stock is not None or note.ammo is not None:
            s.stocks[2 * number : 2 * number + 2] = [[], []]
        self.sized(f"{place}: stock", note.stock or ["", ""], 2)
        for index, names in enumerate((note.stock or [])[:2]):
            s.stocks[2 * number + index] = self.all_known("damage", names, f"{place}: stock")
        if note.entered is not None:
            self._entered(s, number, note.entered, f"{place}: entered")
        elif not s.cloud[number]:
            s.entered[4 * number : 4 * number + 4] = st.OUT_OF_CLOUD
        if note.started is not None:
            self.sized(f"{place}: started", note.started, 4)
            rows = (s.from_level, s.from_counters, s.was_x, s.was_y)
            for row, value in zip(rows, note.started, strict=False):
                row[number] = value

    def _entered(self, s: State, number: int, told: list[str], place: str) -> None:
        if len(told) == 4:
            cards = [self.face(s, number, card, place) for card in told[:2]]
            height = [self.number(word, place) for word in told[2:]]
            s.entered[4 * number : 4 * number + 4] = [*cards, *height]
        else:
            self.faults.append(f"{place}: expected two cards, a level and counters")

    def _common(self, s: State, number: int, note: AircraftNote | PieceNote, place: str) -> None:
        self.take(note, s, f"{place}: ", number)
        s.taken[number] = [self._hit(text, f"{place}: damage") for text in note.damage]
        self._fill(s.jams, 4 * number, note.jams, 4, f"{place}: jams")
        self._fill(s.aimed, 2 * number, note.aimed, 2, f"{place}: aimed")
        self.sized(f"{place}: aims", note.aims or ["-", "-"], 2)
        for index, name in enumerate((note.aims or [])[:2]):
            s.aims[2 * number + index] = self.piece(name, f"{place}: aims")

    def _fill(self, row: list[int], at: int, told: list[int] | None, size: int, place: str) -> None:
        if told is not None and self.sized(place, told, size, "numbers"):
            row[at : at + size] = told

    def _hit(self, text: str, place: str) -> Hit:
        """Read "A3-engine turn=2 flown=4 plus=1 by=a2 fire"."""
        name, *words = text.split() or [""]
        face = self.known(self.t.damage_of, name, place)
        facts = {"turn": 0, "flown": 0, "plus": 0, "by": NOBODY, "seen": 0}
        flags = 0
        for word in words:
            key, _, value = word.partition("=")
            if word in notes.HIT_FLAGS:
                flags |= 1 << notes.HIT_FLAGS.index(word)
            elif word in notes.LATE_FLAGS:
                flags |= notes.LATE_FLAGS[word]
            elif key == "by":
                facts["by"] = self.piece(value, place)
            elif key in facts:
                facts[key] = self.number(value, f"{place}: {key}")
            else:
                self.faults.append(f"{place}: {word!r}; expected turn=, by=, plus= or a flag")
        flags |= st.SEEN * (facts["seen"] & (1 << st.SEATS) - 1)
        return face, facts["plus"], flags, facts["turn"], facts["flown"], facts["by"]

    def _piles(self, s: State) -> None:
        """Lay out the decks; cards named nowhere lie below, in an order of their own."""
        note, t = self.note, self.t
        if note.copies is not None:
            self._copies(s, note.copies)
        for letter in {*note.decks, *note.discards} - {*t.letters[: t.piles]}:
            self.faults.append(f"decks: {letter!r}; expected one of {', '.join(t.letters)}")
        for pile in range(t.piles):
            letter = t.letters[pile]
            top = self.all_known("damage", note.decks.get(letter, []), f"decks: {letter}")[::-1]
            s.discards[pile] = self.all_known(
                "damage", note.discards.get(letter, []), f"discards: {letter}"
            )
            self.faults += [
                f"decks: {letter}: {t.face_names[face]} is of another deck (WINGS-COMP-04)"
                for face in (*top, *s.discards[pile])
                if t.pile_of[face] != pile
            ]
            left = [0] * len(t.value)
            for face in piles.pile_cards(t, pile, s.copies[pile]):
                left[face] += 1
            rows = [top, s.discards[pile], *s.stocks, *([h[0] for h in row] for row in s.taken)]
            rows += [list(shot[8]) for shot in s.volley]
            for row in rows:
                for face in row:
                    if t.pile_of[face] == pile:
                        left[face] -= 1
            self.faults += [
                f"card {t.face_names[face]!r}: {-count} more than the decks hold (WINGS-COMP-04)"
                for face, count in enumerate(left)
                if count < 0
            ]
            rest = [face for face, count in enumerate(left) for _ in range(count)]
            piles.shuffle(t, rest, Chance(note.word + pile))
            s.decks[pile] = rest + top

    def _copies(self, s: State, told: list[int]) -> None:
        """Read how often each deck is in the game: now and then one copy more than at first."""
        self.sized("copies", told, self.t.piles)
        for pile, (count, usual) in enumerate(zip(told, s.copies, strict=False)):
            if count <= usual + MORE_COPIES:
                s.copies[pile] = count
            else:
                most = usual + MORE_COPIES
                self.faults.append(f"copies: {count}; expected {most} at most (WINGS-COMP-04)")

    def _bind(self, s: State) -> None:
        for number, plane in enumerate(self.note.aircraft):
            if plane.bind is None:
                s.bind[number] = bindings(self.t, s, number)

    def usual_stack(self, s: State) -> list[Frame]:
        steps = self.t.step_names
        usual = "tail" if "tail" in steps else "program"
        step = self.index(steps, self.note.at or usual, "at")
        return [(frames.TURN, step, 0, 0)]
