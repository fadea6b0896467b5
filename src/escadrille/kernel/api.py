"""The words of the house: seat, decision, choice, order, event, view, and the rules of a game."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Literal, NamedTuple, Protocol, Self, TypeVar, Union

import msgspec

from escadrille.kernel.options import Values

Seat = int
Choice = int
"""The index of an answer to the pending decision. It lives in memory, never on disk."""

Tone = Literal["even", "head", "gain", "harm", "loss"]

S = TypeVar("S")


class Pending(NamedTuple):
    """A seat that must decide, and the name of the question as everyone may know it."""

    seat: Seat
    decision: str


class Order(msgspec.Struct, frozen=True, tag_field="order", forbid_unknown_fields=True):
    """A choice as a named structure: on the wire, on disk, in tests. Systems subclass it."""


class Event(msgspec.Struct, frozen=True, tag_field="event", forbid_unknown_fields=True):
    """What happened. `reveals`: something hidden came to light or chance was drawn (no undo)."""

    reveals: ClassVar[bool] = True
    rule: ClassVar[str | None] = None
    """What the log cites."""
    tone: ClassVar[Tone] = "even"
    """How the log says it."""

    def seen_by(self, seat: Seat | None) -> Self | None:
        """Return what that seat (None: a spectator) may know of it, or None: nothing at all."""
        return self


class Plain(Event, frozen=True):
    """An event in which nothing hidden came to light and nothing was drawn."""

    reveals = False


def declared(kind: type, module: str) -> Any:
    """Return the union of the kinds (of events, say) that a module declares and nothing extends."""
    here = vars(sys.modules[module]).values()
    found = [one for one in here if isinstance(one, type) and issubclass(one, kind)]
    own = (one for one in found if one.__module__ == module and not one.__subclasses__())
    return Union[tuple(own)]  # noqa: UP007


class View(msgspec.Struct, frozen=True):
    """What a seat may know. Systems subclass it."""


class Outcome(msgspec.Struct, frozen=True):
    """How a game ended: one score and one share of the point per seat, and why."""

    scores: tuple[int, ...]
    points: tuple[float, ...]
    reason: str

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats that did better than an equal share; nobody in a draw.

        One seat alone wins with more than half of the point.
        """
        best = max(self.points)
        if len(self.points) == 1:
            return (0,) if best > 0.5 else ()
        if best == min(self.points):
            return ()
        return tuple(seat for seat, points in enumerate(self.points) if points == best)


class Refusal(NamedTuple):
    """Why something may not be done: the rule and the facts."""

    rule: str
    facts: Mapping[str, Any]


class Facts(msgspec.Struct, frozen=True, tag_field="kind"):
    """What a legal choice would mean: cost, hits, odds, range. Systems subclass it.

    A seat is told them with its question, so they hang on nothing that it may not know.
    """


class Rules(Protocol[S]):
    """One configured game: system, packs, scenario and options. Never changes once built."""

    @property
    def system(self) -> str:
        """Return the slug of its system."""

    scenario: str
    seats: int
    camps: Sequence[int]
    """The camp of each seat: seats of one camp win and lose together."""
    options: Values
    packs: Mapping[str, str]
    told: tuple[Event, ...] = ()
    """What ran in a situation before its first decision."""

    def start(self, seed: int, generator: int = 1) -> S:
        """Return the first state of the game of this seed, dealt by that version of chance."""

    def pending(self, state: S) -> tuple[Pending, ...]:
        """Return who must decide: several when it is secret and simultaneous, () when over.

        Of a campaign also () while it waits for the report of a mission (`kernel.campaign`).
        """

    def legal(self, state: S, seat: Seat) -> list[Choice]:
        """Return every legal choice of that seat, ascending; [] when it is not asked."""

    def apply(self, state: S, seat: Seat, choice: Choice, out: list[Event] | None = None) -> None:
        """Play a legal choice; tell `out`, where there is one, what happened."""

    def clone(self, state: S) -> S:
        """Return an equal state that shares nothing mutable."""

    def view(self, state: S, seat: Seat | None) -> View:
        """Return what a seat (None: a spectator) may know."""

    def resample(self, state: S, seat: Seat | None, seed: int) -> S:
        """Return a world that this seat cannot tell from the real one."""

    def turn(self, state: S) -> int:
        """Return the game turn, for those who count them."""

    def outcome(self, state: S) -> Outcome | None:
        """Return the result once the game is over."""

    def order(self, state: S, seat: Seat, choice: Choice) -> Order:
        """Return the order that a choice stands for."""

    def choice(self, state: S, seat: Seat, order: Order) -> Choice:
        """Return the choice that an order stands for, or raise IllegalOrder citing the rule."""

    def bar(self, state: S, seat: Seat, choice: Choice) -> Refusal | None:
        """Return the rule that bars a choice of that seat, and the facts; None: it is legal.

        It asks the rules themselves, in their own order, and never the list of legal choices.
        """

    def choices(self, state: S, seat: Seat) -> Iterable[Choice]:
        """Return every choice that the notation can write in this game, legal or not."""

    def onward(self, state: S, seat: Seat, choice: Choice) -> tuple[S, Sequence[Choice]] | None:
        """Return where a play goes on after a choice that nothing bars by itself.

        With it what the seat could think of choosing there, legal or not: where all of that is
        barred, so is the choice, by what bars the last. None: the choice ends its play.
        """

    def refusals(self, state: S, seat: Seat) -> list[tuple[Order, Refusal]]:
        """Return what that seat could think of ordering now and may not, each with its rule."""

    def facts(self, state: S, seat: Seat, choice: Choice) -> Facts | None:
        """Return what a legal choice would mean; None: no more than its order says."""

    def write(self, order: Order) -> str:
        """Return an order in its short text notation."""

    def read(self, state: S, seat: Seat, text: str) -> list[Order]:
        """Return the orders that a line of notation stands for, or raise BadOrder."""

    def digest(self, state: S) -> str:
        """Return the hash of a state, equal on any machine."""

    def script(self, state: S) -> list[int]:
        """Return what people have drawn and nobody asked for yet; what is added answers next."""

    def audit(self, state: S) -> list[str]:
        """Return what is wrong with a state (cards lost, impossible figures); [] when sound."""

    def situation(self, state: S) -> dict[str, Any]:
        """Return any moment of the game as a plain structure ready for TOML."""
