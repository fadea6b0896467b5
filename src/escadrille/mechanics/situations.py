"""Any moment of a game as plain data, ready for TOML, and back.

What is left out takes its usual value, so that a worked example is a few lines; a state that the
engine writes says everything and reads back equal.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Generic, TypeVar

from escadrille.kernel.errors import BadOption, BadSituation
from escadrille.kernel.rng import Chance
from escadrille.mechanics.frames import Kinds
from escadrille.mechanics.notes import Reader, Stacks, parsed, with_names
from escadrille.mechanics.stacked import Frame

N = TypeVar("N", bound=Any)
T = TypeVar("T")
S = TypeVar("S")


class SituationReader(Reader, ABC, Generic[N, T, S]):
    """Reads a situation: the tables of its game, then its state, and every fault on the way."""

    kind: type[N]
    """What a situation may say."""
    forces: str
    """What it says of those who fly; without it a situation may be a game that begins."""
    kinds: Kinds
    """What may be resolved."""
    t: T

    def __init__(self, pack: Any, note: N) -> None:
        super().__init__()
        self.pack, self.note = pack, note
        self.names: list[str] = []
        self.configure()

    @classmethod
    def read(cls, pack: Any, raw: Mapping[str, Any]) -> tuple[T, S]:
        """Return the tables and the state of a situation, or raise BadSituation."""
        reader = cls(pack, parsed(raw, cls.kind))
        note = reader.note
        if not getattr(note, cls.forces) and note.stack is None and note.over in (None, False):
            return reader.t, reader.opening(Chance(note.word, note.script))
        state = reader.state()
        if faults := reader.impossible(state):
            raise BadSituation([with_names(fault, reader.names) for fault in faults])
        return reader.t, state

    @abstractmethod
    def configure(self) -> None:
        """Read what the tables are made of."""

    @abstractmethod
    def opening(self, chance: Chance) -> S:
        """Return the state before the first question."""

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
        return [Stacks(self.kinds, self.vocabulary).frame(row, self) for row in note.stack]

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
