"""Games whose long resolutions are frames on a stack.

The frame on top is a decision, which waits for a seat, or a step, which runs by itself. An answer
changes the state and pushes or pops frames; then steps run until a decision is on top again, or the
stack is empty and the game is over. Some decisions compose a play: until it is complete it is
private, and a step of it that leaves no choice is not asked.
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Container, Mapping, Sequence
from typing import Any, Generic, Protocol, Self, TypeVar

from escadrille.kernel.api import Event, Order, Outcome, Pending, Refusal, Seat
from escadrille.kernel.errors import BadOrder, BadSituation, IllegalOrder
from escadrille.kernel.options import Values
from escadrille.kernel.rng import Chance, seeded

Frame = tuple[int, int, int, int]
"""A step of a resolution in progress: its kind and up to three integers of its own."""

Out = list[Event] | None


class Tables(Protocol):
    """What of a configured game its dispatch needs."""

    seats: int
    camps: Sequence[int]
    scenario: Any
    options: Values
    pack: Any


class Crewed(Protocol):
    """Who owns each aircraft."""

    seat: list[int]


class State(Protocol):
    """What of a state its dispatch needs."""

    stack: list[Frame]
    chance: Chance

    @property
    def roster(self) -> Crewed: ...
    def clone(self) -> Self: ...
    def key(self) -> tuple[object, ...]: ...


T = TypeVar("T", bound=Tables)
S = TypeVar("S", bound=State)

Legal = Callable[[T, S, Frame], list[int]]
Apply = Callable[[T, S, Frame, int, Out], None]
Run = Callable[[T, S, Frame, Out], None]


class Dispatch(Generic[T, S]):
    """What each kind of frame does, by its number.

    Kinds below the first of the decisions given here are secret choices of all seats at once;
    those without a step of their own wait for an answer.
    """

    def __init__(
        self,
        names: Sequence[str],
        decisions: Mapping[int, tuple[Legal[T, S], Apply[T, S]]],
        steps: Mapping[int, Run[T, S]],
        composing: Container[int],
    ) -> None:
        """`names` are those of the questions as everyone may know them."""
        self.names = names
        self.first = min(decisions)
        self.composing = composing
        self.legal = {kind: legal for kind, (legal, _) in decisions.items()}
        self.apply = {kind: apply for kind, (_, apply) in decisions.items()}
        self.run = [steps.get(kind) for kind in range(len(names))]


class StackedRules(ABC, Generic[T, S]):
    """The part of `escadrille.kernel.api.Rules` that does not depend on the game."""

    system: str
    dispatch: Dispatch[T, S]

    def __init__(self, tables: T, origin: S | None = None) -> None:
        """`origin` is the state of a situation from which every game of these rules starts."""
        self.t = tables
        self.origin = origin
        self.seats = tables.seats
        self.camps = tables.camps
        self.scenario: str = tables.scenario.id
        self.options: Values = tables.options
        self.packs: Mapping[str, str] = tables.pack.hashes
        self._pending = [
            [(Pending(seat, name),) for name in self.dispatch.names] for seat in range(self.seats)
        ]

    @classmethod
    def resumed(cls, tables: T, state: S) -> tuple[Self, S]:
        """Return the rules of a situation, and its state run on to its first decision."""
        rules = cls(tables, state)
        rules.run(state, None)
        if not rules.pending(state) and rules.outcome(state) is None:
            raise BadSituation(["nobody is asked anything, and the game is not over"])
        for pending in rules.pending(state):
            if not rules.legal(state, pending.seat):
                fault = f"seat {pending.seat} has no legal answer ({pending.decision})"
                raise BadSituation([fault])
        return cls(tables, state.clone()), state

    # What each game says for itself.

    @abstractmethod
    def opening(self, chance: Chance) -> S:
        """Return the state before the first question."""

    @abstractmethod
    def waiting(self, state: S, kind: int) -> list[Seat]:
        """Return the seats that have not made a secret choice yet."""

    @abstractmethod
    def legal_secret(self, state: S, kind: int, seat: Seat) -> list[int]:
        """Return what a seat may choose in secret."""

    @abstractmethod
    def apply_secret(self, state: S, kind: int, seat: Seat, choice: int, out: Out) -> None:
        """Play a secret choice."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return how a game ended; None: it goes on."""

    @abstractmethod
    def order(self, state: S, seat: Seat, choice: int) -> Order:
        """Return the order that a choice stands for."""

    @abstractmethod
    def meant(self, state: S, seat: Seat, order: Order) -> int:
        """Return the choice that an order names, legal or not, or raise BadOrder."""

    @abstractmethod
    def parse(self, state: S, seat: Seat, word: str) -> Order:
        """Return the order that a word stands for, legal or not, or raise BadOrder."""

    @abstractmethod
    def why(self, state: S, seat: Seat, choice: int) -> Refusal:
        """Return why an answer of a seat that is asked is not legal."""

    @abstractmethod
    def why_not_asked(self, state: S) -> Refusal:
        """Return why a seat that is not asked may not answer."""

    @abstractmethod
    def candidates(self, state: S, seat: Seat) -> list[int]:
        """Return what a seat that is asked could think of answering, legal or not."""

    # What is the same for all.

    def start(self, seed: int, generator: int = 1) -> S:
        if self.origin is not None:
            return self.origin.clone()
        state = self.opening(seeded(seed, generator))
        self.run(state, None)
        return state

    def pending(self, state: S) -> tuple[Pending, ...]:
        if not state.stack:
            return ()
        frame = state.stack[-1]
        kind = frame[0]
        if kind >= self.dispatch.first:
            return self._pending[state.roster.seat[frame[1]]][kind]
        return tuple(self._pending[seat][kind][0] for seat in self.waiting(state, kind))

    def legal(self, state: S, seat: Seat) -> list[int]:
        if not state.stack:
            return []
        frame = state.stack[-1]
        kind = frame[0]
        if kind < self.dispatch.first:
            return self.legal_secret(state, kind, seat)
        if state.roster.seat[frame[1]] != seat:
            return []
        return self.dispatch.legal[kind](self.t, state, frame)

    def apply(self, state: S, seat: Seat, choice: int, out: Out = None) -> None:
        self.step(state, seat, choice, out)
        stack = state.stack
        while stack and stack[-1][0] in self.dispatch.composing:
            forced = self._forced(state, seat)
            if forced is None:
                break
            self.step(state, seat, forced, out)

    def _forced(self, state: S, seat: Seat) -> int | None:
        """Return the one answer to a step of a play that leaves no choice: it is not asked."""
        if not state.stack or state.stack[-1][0] not in self.dispatch.composing:
            return None
        legal = self.legal(state, seat)
        return legal[0] if len(legal) == 1 else None

    def step(self, state: S, seat: Seat, choice: int, out: Out) -> None:
        """Apply one choice, then run what follows from it until somebody must decide."""
        frame = state.stack[-1]
        kind = frame[0]
        if kind < self.dispatch.first:
            self.apply_secret(state, kind, seat, choice, out)
        else:
            self.dispatch.apply[kind](self.t, state, frame, choice, out)
        self.run(state, out)

    def run(self, state: S, out: Out) -> None:
        """Run the steps on top of the stack until a decision is pending or the game is over."""
        t, stack, steps = self.t, state.stack, self.dispatch.run
        while stack:
            frame = stack[-1]
            run = steps[frame[0]]
            if run is None:
                return
            run(t, state, frame, out)

    def clone(self, state: S) -> S:
        return state.clone()

    def choice(self, state: S, seat: Seat, order: Order) -> int:
        self._check_seat(seat)
        choice = self.meant(state, seat, order)
        legal = self.legal(state, seat)
        if choice in legal:
            return choice
        found = self.why(state, seat, choice) if legal else self.why_not_asked(state)
        raise IllegalOrder(seat, self.write(order), found.rule, **found.facts)

    def _check_seat(self, seat: Seat) -> None:
        if not 0 <= seat < self.seats:
            raise BadOrder(f"there is no seat {seat}; seats are 0 to {self.seats - 1}")

    def refusals(self, state: S, seat: Seat) -> list[tuple[Order, Refusal]]:
        legal = self.legal(state, seat)
        if not legal:
            return []
        return [
            (self.order(state, seat, choice), self.why(state, seat, choice))
            for choice in self.candidates(state, seat)
            if choice not in legal
        ]

    def write(self, order: Order) -> str:
        return written(order)

    def read(self, state: S, seat: Seat, text: str) -> list[Order]:
        """Return the orders of a line such as `tight-turn` or `maneuvering b1`.

        Steps that leave no choice may be said or left out; they are no orders.
        """
        self._check_seat(seat)
        world = state.clone()
        found: list[Order] = []
        for word in text.split():
            order = self.parse(world, seat, word)
            forced = self._forced(world, seat)
            while forced is not None and type(self.order(world, seat, forced)) is not type(order):
                self.step(world, seat, forced, None)
                forced = self._forced(world, seat)
            choice = self.choice(world, seat, order)
            if choice != forced:
                found.append(order)
            self.step(world, seat, choice, None)
        if not found:
            raise BadOrder("an empty line is no order")
        return found

    def digest(self, state: S) -> str:
        return hashlib.sha256(repr(state.key()).encode()).hexdigest()

    def script(self, state: S) -> list[int]:
        return state.chance.script


def written(order: Order) -> str:
    """Return an order in its short text: the one thing that it names."""
    return str(getattr(order, order.__struct_fields__[0]))
