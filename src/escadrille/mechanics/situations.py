"""Any moment of a game as plain data, ready for TOML, and back.

What is left out takes its usual value, so that a worked example is a few lines; a state that the
engine writes says everything and reads back equal.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Generic, TypeVar

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from escadrille.kernel.errors import BadOption, BadSituation
from escadrille.kernel.options import Option
from escadrille.kernel.rng import Chance
from escadrille.mechanics import notes
from escadrille.mechanics.exchange import NOBODY
from escadrille.mechanics.hands import undealt
from escadrille.mechanics.notes import Names, Reader, Stacks, Vocabulary, Writer, terse
from escadrille.mechanics.stacked import Frame

N = TypeVar("N", bound=Any)
T = TypeVar("T", bound=Any)
S = TypeVar("S", bound=Any)


class SituationReader(Reader, ABC, Generic[N, T, S]):
    """Reads a situation: the tables of its game, then its state, and every fault on the way."""

    kind: type[N]
    """What a situation may say."""
    forces: str
    """What it says of those who fly; without it a situation may be a game that begins."""
    frames: Any
    """The kinds of what may be resolved."""
    opening: Callable[[T, Chance], S]
    """Makes the state before the first question."""
    t: T

    def __init__(self, pack: Any, note: N) -> None:
        super().__init__()
        self.pack, self.note = pack, note
        self.names: list[str] = []
        self.configure()

    @classmethod
    def read(cls, pack: Any, raw: Mapping[str, Any]) -> tuple[T, S]:
        """Return the tables and the state of a situation, or raise BadSituation."""
        reader = cls(pack, notes.parsed(raw, cls.kind))
        note = reader.note
        if not getattr(note, cls.forces) and note.stack is None and note.over in (None, False):
            return reader.t, cls.opening(reader.t, Chance(note.word, note.script))
        state = reader.state()
        if faults := reader.impossible(state):
            raise BadSituation([notes.with_names(fault, reader.names) for fault in faults])
        return reader.t, state

    @abstractmethod
    def configure(self) -> None:
        """Read what the tables are made of."""

    @abstractmethod
    def state(self) -> S:
        """Return the state, as far as its words can be read."""

    @abstractmethod
    def impossible(self, s: S) -> list[str]:
        """Return every reason why a state cannot be, or an empty list."""

    @abstractmethod
    def usual_stack(self, s: S) -> list[Frame]:
        """Return what is being resolved where a situation does not tell."""

    def stack(self, s: S) -> list[Frame]:
        """Return what is being resolved: nothing, what is told, or what is usual."""
        note = self.note
        if note.over not in (None, False):
            return []
        if note.stack is None:
            return self.usual_stack(s)
        return [Stacks(self.frames.KINDS, self.vocabulary).frame(row, self) for row in note.stack]

    def check(self) -> None:
        """Refuse a situation that has faults so far."""
        if self.faults:
            raise BadSituation(self.faults)

    @contextmanager
    def options(self) -> Iterator[None]:
        """Refuse options that cannot be."""
        try:
            yield
        except BadOption as error:
            raise BadSituation([*self.faults, f"options: {error}"]) from error


class SituationWriter(Writer):
    """Writes a state as plain data that says everything."""

    def __init__(
        self, t: Any, s: Any, options: Sequence[Option], frames: Any, vocabulary: Vocabulary
    ) -> None:
        super().__init__(vocabulary, s)
        self.t, self.options, self.frames = t, options, frames

    def situation(self, kind: type[Struct], **told: Any) -> dict[str, Any]:
        """Return a whole situation, with what else is told, and what options its scenario lacks."""
        t, chance = self.t, self.s.chance
        usual = {option.name: option.default for option in self.options} | t.scenario.options
        told |= {
            "options": {name: t.options[name] for name in usual if t.options[name] != usual[name]},
            "stack": [*map(Stacks(self.frames.KINDS, self.vocabulary).text, self.s.stack)],
            "word": chance.word,
            "script": chance.script,
        }
        plain: dict[str, Any] = terse(to_builtins(self.note(kind, **told)))
        return plain


class DogfightWriter(SituationWriter):
    def situation(self, kind: type[Struct], **told: Any) -> dict[str, Any]:
        t, s = self.t, self.s
        told |= {
            "scenario": t.scenario.id,
            "turns": t.turns,
            "seats": [side.seats for side in t.scenario.side],
            "picks": s.picks if any(s.picks) else None,
            "ready": [seat for seat in range(t.seats) if s.ready >> seat & 1],
            "deck": " ".join(t.cards[face].id for face in reversed(s.deck)),
        }
        return super().situation(kind, **told) | {"turn": s.turn}


class DogfightReader(SituationReader[N, T, S], Generic[N, T, S]):
    """Reads the types that fly, the aircraft, and what is going on between them."""

    usual_phase: str
    usual_type: Sequence[Mapping[str, Any]]
    """What the figures of a type need not tell, by side."""
    fresh: Callable[[T, Chance], S]

    def types(self, kind: type[Any], known: dict[str, Any]) -> list[str]:
        """Return the types of those who fly; figures given in place join those of the game."""
        found = []
        for number, flown in enumerate(getattr(self.note, self.forces), start=1):
            usual = {"id": f"fighter-{number}", "name": f"Fighter {number}", "origin": "house"}
            usual |= self.usual_type[flown.side]
            place = f"{self.forces} #{number}: fighter"
            found.append(self.entry(flown.fighter, known, kind, place, **usual))
        return found

    def scenario(self) -> Any:
        """Return the scenario that is named, or one made up for what is on the table."""
        note, known = self.note, self.pack.tables["scenario"]
        if note.scenario not in known:
            return self.made_up()
        if note.seats not in (None, [side.seats for side in known[note.scenario].side]):
            self.faults.append(f"seats: {note.scenario!r} has others")
        return replace(known[note.scenario], turns=note.turns or known[note.scenario].turns)

    @abstractmethod
    def made_up(self) -> Any: ...

    @abstractmethod
    def deploy(self, s: S) -> None:
        """Put on the table those who fly."""

    @abstractmethod
    def complete(self, s: S) -> None:
        """Give what is not told its usual value."""

    def seat(self, flown: Any, place: str) -> int:
        """Return who flies an aircraft: the first seat of its side, unless told."""
        t = self.t
        seat: int = t.first_seat[flown.side] if flown.seat is None else flown.seat
        if seat >= t.seats or t.side_of_seat[seat] != flown.side:
            self.faults.append(f"{place}: seat: {seat} is not of its side")
        return seat

    def deal(self, s: S, aircraft: int, told: Names) -> None:
        """Read a hand."""
        for face in self.all_known("face", told, f"aircraft {self.names[aircraft]}: hand"):
            s.hand[aircraft * self.t.faces + face] += 1
            s.mask[aircraft] |= 1 << face
            s.held[aircraft] += 1

    def state(self) -> S:
        note, t = self.note, self.t
        s = type(self).fresh(t, Chance(note.word, note.script))
        if self.names:
            self.deploy(s)
        self.take(note, s)
        s.ready = sum({1 << seat for seat in note.ready})
        s.picks = note.picks or s.picks
        if len(s.picks) != t.seats:
            self.faults.append(f"picks: expected {t.seats} lists")
        top = self.all_known("face", note.deck, "deck")[::-1]
        if not self.faults:
            self.complete(s)
            self._fill_deck(s, top)
        s.stack = self.stack(s)
        self.check()
        return s

    def _fill_deck(self, s: S, top: list[int]) -> None:
        """Put the cards that are named nowhere under the deck, in an order of their own."""
        t = self.t
        left = undealt(t, s, top, *t.face_up(s))
        for card, face in t.face_of.items():
            if left[face] < 0:
                deck = f"the {t.copies[face]} of the deck ({t.deck_rule})"
                self.faults.append(f"card {card!r}: {-left[face]} more than {deck}")
        rest = [face for face, count in enumerate(left) for _ in range(count)]
        Chance(self.note.word).shuffle(rest)
        s.deck = rest + top

    def usual_stack(self, s: S) -> list[Frame]:
        frames = self.frames
        stack: list[Frame] = [(frames.ROUND, 0, 0, 0)]
        if s.active != NOBODY:
            phase = self.index(frames.PHASES, self.note.phase or self.usual_phase, "phase")
            stack.append((frames.PHASE, s.active, phase, phase))
        return stack
