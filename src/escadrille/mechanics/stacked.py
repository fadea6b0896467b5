"""Games whose long resolutions are frames on a stack.

The frame on top is a decision, which waits for a seat, or a step, which runs by itself. An answer
changes the state and pushes or pops frames; then steps run until a decision is on top again, or the
stack is empty and the game is over. Some decisions compose a play: until it is complete it is
private, and a step of it that leaves no choice is not asked.
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, Self, TypeVar

from mypy_extensions import mypyc_attr

from escadrille.kernel.api import Event, Facts, Order, Outcome, Pending, Refusal, Seat
from escadrille.kernel.campaign import awaited
from escadrille.kernel.errors import BadOrder, BadSituation, IllegalOrder
from escadrille.kernel.options import Values
from escadrille.kernel.rng import Chance, seeded
from escadrille.mechanics.notation import Notation

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


class State(Protocol):
    """What of a state its dispatch needs."""

    stack: list[Frame]
    chance: Chance

    def clone(self) -> Self: ...
    def key(self) -> tuple[object, ...]: ...


T = TypeVar("T", bound=Tables)
S = TypeVar("S", bound=State)

Legal = Callable[[T, S, Frame], list[int]]
Bar = Callable[[T, S, Frame, Seat, int], Refusal | None]
Apply = Callable[[T, S, Frame, int, Out], None]
Thinkable = Callable[[T, S, Frame, Seat], Sequence[int]]
Means = Callable[[T, S, Frame, Seat, int], Facts | None]
Leads = Callable[[T, S, Frame, int], Frame | None]
Run = Callable[[T, S, Frame, Out], None]


def nothing(t: Any, s: Any, frame: Frame, seat: Seat) -> Sequence[int]:
    return ()


def no_facts(t: Any, s: Any, frame: Frame, seat: Seat, choice: int) -> None:
    return None


class Decision(NamedTuple, Generic[T, S]):
    """A question to the owner of the aircraft that its frame names."""

    legal: Legal[T, S]
    """The list of legal choices, as fast as it is needed."""
    bar: Bar[T, S]
    """The rule that bars one choice by itself, whatever the list says and whatever may follow."""
    apply: Apply[T, S]
    thinkable: Thinkable[T, S] = nothing
    """What a player could think of choosing, legal or not, in the order of the rules.

    In the midst of a play there is always something.
    """
    leads: Leads[T, S] | None = None
    """Where the play goes on after a choice of it; None, or no function: it ends there.

    A choice after which nothing can follow is barred by what bars the last thing to think of.
    """
    facts: Means[T, S] = no_facts
    """What a legal choice would mean."""


class Secret(NamedTuple, Generic[T, S]):
    """A question to all seats at once. Whoever has answered has nothing that is legal."""

    waiting: Callable[[T, S], list[Seat]]
    """The seats that have not answered yet."""
    legal: Callable[[T, S, Seat], list[int]]
    bar: Bar[T, S]
    apply: Callable[[T, S, Seat, int, Out], None]
    thinkable: Thinkable[T, S] = nothing
    facts: Means[T, S] = no_facts


class Dispatch(Generic[T, S]):
    """What each kind of frame does, by its number: secret questions, decisions and steps.

    A kind without a step of its own waits for an answer.
    """

    def __init__(
        self,
        names: Sequence[str],
        decisions: Mapping[int, Decision[T, S]],
        steps: Mapping[int, Run[T, S]],
        composing: Iterable[int],
        secrets: Mapping[int, Secret[T, S]] | None = None,
    ) -> None:
        """`names` are those of the questions as everyone may know them."""
        self.names = names
        self.composing = frozenset(composing)
        self.secrets = secrets or {}
        self.secret = [kind in self.secrets for kind in range(len(names))]
        self.legal = {kind: decision.legal for kind, decision in decisions.items()}
        self.apply = {kind: decision.apply for kind, decision in decisions.items()}
        self.leads = {kind: decision.leads for kind, decision in decisions.items()}
        questions: list[tuple[int, Decision[T, S] | Secret[T, S]]]
        questions = [*self.secrets.items(), *decisions.items()]
        self.bar = {kind: question.bar for kind, question in questions}
        self.thinkable = {kind: question.thinkable for kind, question in questions}
        self.facts = {kind: question.facts for kind, question in questions}
        self.run = [steps.get(kind) for kind in range(len(names))]


@mypyc_attr(allow_interpreted_subclasses=True)
class StackedRules(ABC, Generic[T, S]):
    """The part of `escadrille.kernel.api.Rules` that does not depend on the game."""

    system: ClassVar[str]
    dispatch: ClassVar[Dispatch[Any, Any]]
    notation: ClassVar[Notation[Any, Any]]

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
        # Asked for at every decision of every game, by the number of its kind.
        kinds, dispatch = range(len(self.dispatch.names)), self.dispatch
        self._secret, self._steps = dispatch.secret, dispatch.run
        self._composing = [kind in dispatch.composing for kind in kinds]
        self._legal: list[Any] = [dispatch.legal.get(kind) for kind in kinds]
        self._apply: list[Any] = [dispatch.apply.get(kind) for kind in kinds]

    told: tuple[Event, ...] = ()
    """What ran in a situation before its first decision."""

    @classmethod
    def resumed(cls, tables: T, state: S) -> tuple[Self, S]:
        """Return the rules of a situation, and its state run on to its first decision."""
        rules = cls(tables, state)
        told: list[Event] = []
        rules.run(state, told)
        waits = rules.outcome(state) is None and awaited(rules, state) is None
        if waits and not rules.pending(state):
            raise BadSituation(["nobody is asked anything, and the game is not over"])
        for pending in rules.pending(state):
            if not rules.legal(state, pending.seat):
                fault = f"seat {pending.seat} has no legal answer ({pending.decision})"
                raise BadSituation([fault])
        rules = cls(tables, state.clone())
        rules.told = tuple(told)
        return rules, state

    # What each game says for itself.

    @abstractmethod
    def opening(self, chance: Chance) -> S:
        """Return the state before the first question."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """Return how a game ended; None: it goes on."""

    def named(self, state: S, seat: Seat) -> Any:
        """Return what the notation must know of a game to name things in it."""
        return state

    @abstractmethod
    def unasked(self, state: S) -> Refusal:
        """Return why a seat that is not asked may not answer."""

    # What is the same for all.

    def start(self, seed: int, generator: int = 1) -> S:
        if self.origin is not None:
            return self.origin.clone()
        state = self.opening(seeded(seed, generator))
        self.run(state, None)
        return state

    def owner(self, state: Any, frame: Frame) -> Seat:
        """Return who answers a decision: the seat of the aircraft that its frame names.

        A game without a roster of its seats' aircraft says otherwise.
        """
        seat: Seat = state.roster.seat[frame[1]]
        return seat

    def pending(self, state: S) -> tuple[Pending, ...]:
        stack = state.stack
        if not stack:
            return ()
        frame = stack[-1]
        kind = frame[0]
        if not self._secret[kind]:
            return self._pending[self.owner(state, frame)][kind]
        waiting = self.dispatch.secrets[kind].waiting(self.t, state)
        return tuple([self._pending[seat][kind][0] for seat in waiting])

    def legal(self, state: S, seat: Seat) -> list[int]:
        stack = state.stack
        if not stack:
            return []
        frame = stack[-1]
        kind = frame[0]
        if self._secret[kind]:
            return self.dispatch.secrets[kind].legal(self.t, state, seat)
        if self.owner(state, frame) != seat:
            return []
        legal: list[int] = self._legal[kind](self.t, state, frame)
        return legal

    def apply(self, state: S, seat: Seat, choice: int, out: Out = None) -> None:
        self.step(state, seat, choice, out)
        stack = state.stack
        while stack and self._composing[stack[-1][0]]:
            forced = self._forced(state)
            if forced is None:
                break
            self.step(state, seat, forced, out)

    def _forced(self, state: S) -> int | None:
        """Return the one answer to a step of a play that leaves no choice: it is not asked."""
        stack = state.stack
        if not stack or not self._composing[stack[-1][0]]:
            return None
        frame = stack[-1]
        legal: list[int] = self._legal[frame[0]](self.t, state, frame)
        return legal[0] if len(legal) == 1 else None

    def step(self, state: S, seat: Seat, choice: int, out: Out) -> None:
        """Apply one choice, then run what follows from it until somebody must decide."""
        frame = state.stack[-1]
        kind = frame[0]
        if self._secret[kind]:
            self.dispatch.secrets[kind].apply(self.t, state, seat, choice, out)
        else:
            self._apply[kind](self.t, state, frame, choice, out)
        self.run(state, out)

    def run(self, state: S, out: Out) -> None:
        """Run the steps on top of the stack until a decision is pending or the game is over."""
        t, stack, steps = self.t, state.stack, self._steps
        while stack and (run := steps[stack[-1][0]]):
            run(t, state, stack[-1], out)

    def clone(self, state: S) -> S:
        return state.clone()

    def choice(self, state: S, seat: Seat, order: Order) -> int:
        self._check_seat(seat)
        choice = self.meant(state, seat, order)
        found = self.bar(state, seat, choice)
        if found is not None:
            raise IllegalOrder(seat, self.write(order), found.rule, **found.facts)
        return choice

    def bar(self, state: S, seat: Seat, choice: int) -> Refusal | None:
        if not self._is_asked(state, seat):
            return self.unasked(state)
        return self._bar(state, state.stack[-1], seat, choice)

    def _bar(self, state: S, frame: Frame, seat: Seat, choice: int) -> Refusal | None:
        """Return what bars a choice by itself, or all that could follow it in its play."""
        kind, dispatch = frame[0], self.dispatch
        last = dispatch.bar[kind](self.t, state, frame, seat, choice)
        leads = dispatch.leads.get(kind)
        if last is None and leads and (after := leads(self.t, state, frame, choice)):
            for further in dispatch.thinkable[after[0]](self.t, state, after, seat):
                last = self._bar(state, after, seat, further)
                if last is None:
                    break
        return last

    def onward(self, state: S, seat: Seat, choice: int) -> tuple[S, Sequence[int]] | None:
        if not self._is_asked(state, seat):
            return None
        frame = state.stack[-1]
        leads = self.dispatch.leads.get(frame[0])
        if not leads or self.dispatch.bar[frame[0]](self.t, state, frame, seat, choice):
            return None
        after = leads(self.t, state, frame, choice)
        if after is None:
            return None
        world = state.clone()
        world.stack[-1] = after
        return world, self.dispatch.thinkable[after[0]](self.t, world, after, seat)

    def _is_asked(self, state: S, seat: Seat) -> bool:
        return any(pending.seat == seat for pending in self.pending(state))

    def _check_seat(self, seat: Seat) -> None:
        if not 0 <= seat < self.seats:
            raise BadOrder(f"there is no seat {seat}; seats are 0 to {self.seats - 1}")

    def refusals(self, state: S, seat: Seat) -> list[tuple[Order, Refusal]]:
        if not self._is_asked(state, seat):
            return []
        frame = state.stack[-1]
        return [
            (self.order(state, seat, choice), found)
            for choice in self.dispatch.thinkable[frame[0]](self.t, state, frame, seat)
            if (found := self._bar(state, frame, seat, choice)) is not None
        ]

    def facts(self, state: S, seat: Seat, choice: int) -> Facts | None:
        frame = state.stack[-1]
        return self.dispatch.facts[frame[0]](self.t, state, frame, seat, choice)

    def order(self, state: S, seat: Seat, choice: int) -> Order:
        return self.notation.to_order(self.t, self.named(state, seat), choice)

    def meant(self, state: S, seat: Seat, order: Order) -> int:
        """Return the choice that an order names, legal or not, or raise BadOrder."""
        return self.notation.to_choice(self.t, self.named(state, seat), order)

    def parse(self, state: S, seat: Seat, word: str) -> Order:
        """Return the order that a word stands for, legal or not, or raise BadOrder."""
        return self.notation.parse(self.t, self.named(state, seat), word)

    def choices(self, state: S, seat: Seat) -> Iterable[int]:
        return self.notation.choices(self.t, self.named(state, seat))

    def write(self, order: Order) -> str:
        return self.notation.write(order)

    def read(self, state: S, seat: Seat, text: str) -> list[Order]:
        """Return the orders of a line such as `tight-turn` or `maneuvering b1`.

        Steps that leave no choice may be said or left out; they are no orders.
        """
        self._check_seat(seat)
        world = state.clone()
        found: list[Order] = []
        words = text.split()
        for place, word in enumerate(words, start=1):
            order = self.parse(world, seat, word)
            forced = self._forced(world)
            while forced is not None and not self._is_answer(world, seat, order, forced):
                self.step(world, seat, forced, None)
                forced = self._forced(world)
            choice = self.meant(world, seat, order)
            if refusal := self.bar(world, seat, choice):
                refusal = self._judged(world, seat, choice, words[place:]) or refusal
                raise IllegalOrder(seat, text, refusal.rule, **refusal.facts)
            if choice != forced:
                found.append(order)
            self.step(world, seat, choice, None)
        if not found:
            raise BadOrder("an empty line is no order")
        return found

    def _is_answer(self, state: S, seat: Seat, order: Order, one: int) -> bool:
        """Is a word meant for this question, one answer to which is known?"""
        if type(self.order(state, seat, one)) is type(order):
            return True
        frame = state.stack[-1]
        thinkable = self.dispatch.thinkable[frame[0]](self.t, state, frame, seat)
        return self.meant(state, seat, order) in thinkable

    def _judged(self, state: S, seat: Seat, choice: int, words: Sequence[str]) -> Refusal | None:
        """Return what bars a play as a line goes on to say it, down to its last word."""
        onward = self.onward(state, seat, choice)
        if not words or onward is None:
            return self.bar(state, seat, choice)
        after, thinkable = onward
        order = self.parse(after, seat, words[0])
        if any(self._is_answer(after, seat, order, one) for one in thinkable):
            return self._judged(after, seat, self.meant(after, seat, order), words[1:])
        # A step was left out, as steps without a choice may be: the last that leads on is meant.
        goes_on = [one for one in thinkable if self.onward(after, seat, one)]
        found = [self._judged(after, seat, one, words) for one in goes_on]
        return found[-1] if found and None not in found else self.bar(state, seat, choice)

    def digest(self, state: S) -> str:
        return hashlib.sha256(repr(state.key()).encode()).hexdigest()

    def script(self, state: S) -> list[int]:
        return state.chance.script
