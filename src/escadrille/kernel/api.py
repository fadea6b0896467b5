"""The words of the house: seat, decision, choice, order, event, view, and the rules of a game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, NamedTuple, Protocol, Self, TypeVar

import msgspec

from escadrille.kernel.book import Book
from escadrille.kernel.options import Option, Values
from escadrille.kernel.packs import Shelf
from escadrille.kernel.rng import Chance

Seat = int
Choice = int
"""The index of an answer to the pending decision. It lives in memory, never on disk."""

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

    def seen_by(self, seat: Seat | None) -> Self | None:
        """Return what that seat (None: a spectator) may know of it, or None: nothing at all."""
        return self


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


class Rules(Protocol[S]):
    """One configured game: system, packs, scenario and options. Never changes once built."""

    system: str
    scenario: str
    seats: int
    camps: Sequence[int]
    """The camp of each seat: seats of one camp win and lose together."""
    options: Values
    packs: Mapping[str, str]

    def start(self, seed: int, generator: int = 1) -> S:
        """Return the first state of the game of this seed, dealt by that version of chance."""

    def pending(self, state: S) -> tuple[Pending, ...]:
        """Return who must decide: several when it is secret and simultaneous, () when over."""

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

    def refusals(self, state: S, seat: Seat) -> list[tuple[Order, Refusal]]:
        """Return what that seat could think of ordering now and may not, each with its rule."""

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


class Tactics(Protocol):
    """A hand-written pilot: picks a choice from an imagined world (never the true one)."""

    def __call__(self, rules: Any, world: Any, seat: Seat) -> Choice: ...


class Standing(NamedTuple):
    """How a seat's camp stands: three log-odds whose sum is that of its victory."""

    losses: float
    """What it has suffered, at most 0."""
    kills: float
    """What its enemies have suffered, at least 0."""
    prospects: float
    """What the rest of the fight promises."""


class Judge(Protocol):
    """Tells at the start of a turn how a seat stands in an imagined world, all hands open."""

    def __call__(self, rules: Any, world: Any, seat: Seat) -> Standing: ...


Plan = tuple[Choice, ...]
"""A seat's answers to questions that follow each other in secret: a programme."""


class Planner(Protocol):
    """How a system's seats lay whole programmes in secret, all at once."""

    def pilot(self, rules: Any, world: Any, seat: Seat) -> Choice:
        """Return the answer to all else in an imagined world: quick, for there are many."""

    def begun(self, rules: Any, world: Any, seat: Seat) -> tuple[int, Plan] | None:
        """Return the piece for which a seat is laying, and what it has laid; None: it is not."""

    def theirs(self, rules: Any, world: Any, seat: Seat) -> Any:
        """Return what all other seats may lay in this turn, as far as a seat can guess."""

    def mine(self, rules: Any, world: Any, seat: Seat, guess: Any) -> list[Plan]:
        """Return what a seat may lay from here on against that, the pilot's own plan first."""

    def lay(self, rules: Any, world: Any, guess: Any, chance: Chance) -> None:
        """Draw programmes of the others from such a guess, and lay them."""


Say = Callable[..., str]
"""say(key, **facts): a text in the player's language. Systems are handed it, they import none."""


class Course(NamedTuple):
    """A way to go on: what a seat answers now, and who flies for it from there."""

    name: str
    """Of its words; "": the answer says it all."""
    choice: Choice
    fly: Tactics


class Figure(NamedTuple):
    """What many flights came to: eight in ten lie between `low` and `high`."""

    mean: float
    low: float
    high: float


class Staff(Protocol):
    """What an adviser asks: which courses there are, and what flying one came to."""

    def courses(self, rules: Any, world: Any, seat: Seat) -> list[Course]:
        """Return what is worth comparing, the hand-written pilot's own course first."""

    def result(
        self, rules: Any, before: Any, after: Any, seat: Seat
    ) -> tuple[float, dict[str, float]]:
        """Return what the flight from one state to another is worth, on the scale of a victory,
        and the figures of it that a person wants to know."""

    def told(self, figures: Mapping[str, Figure], say: Say) -> list[str]:
        """Return such figures in words."""


class Sight(NamedTuple):
    """What a presenter is shown: a view, the rules, and a world that fits the view.

    The world is imagined, as a bot's is: the seat cannot tell it from the real one.
    """

    view: View
    rules: Rules[Any]
    world: Any


class Presenter(Protocol):
    """How a system puts itself into words for a terminal; every word comes from `say`."""

    def board(self, sight: Sight, say: Say) -> str:
        """Return the table as the seat sees it, in lines (Rich markup allowed)."""

    def question(self, sight: Sight, say: Say) -> str:
        """Return what the seat is asked now."""

    def order(self, sight: Sight, order: Any, say: Say) -> str:
        """Return what an order would do, as an item of a menu."""

    def event(self, sight: Sight, event: Any, say: Say) -> str | None:
        """Return a line of the log, or None where an event needs none."""


class Encoder(Protocol):
    """Views of one configured game as numbers from -1 to 1, for learners; all of one length."""

    size: int
    choices: int
    """One more than the greatest choice that can be legal."""

    def encode(self, view: Any) -> list[float]:
        """Return a view of a seat as `size` numbers."""


class Contender(msgspec.Struct, frozen=True, kw_only=True):
    """What can be set against its like to learn its worth: an aircraft, or a crew of several."""

    id: str
    name: str
    points: int | None
    """Its price today."""
    stated: bool = False
    """The source document gives the price: it is not the house's to change."""
    group: str
    """Prices are compared within one group alone."""
    guess: float
    """What it looks worth before any game: whom it should meet first."""
    likeness: str
    """Equal for two that differ in name alone."""


class Arena(Protocol):
    """Where a system sets aircraft against aircraft, to learn what they are worth."""

    least: int
    most: int
    """The limits of a price."""
    teams: Sequence[int]
    """The sizes of teams for which prices are added up; none where they are for duels alone."""

    def contenders(self, packs: Sequence[Path] = ()) -> list[Contender]:
        """Return all that can be compared."""

    def rules(
        self, first: Sequence[str], second: Sequence[str], packs: Sequence[Path] = ()
    ) -> Rules[Any]:
        """Return the plainest fight between two sides of contenders, one seat to a side."""


class Bookkeeper(Protocol):
    """Writes the book of a game that lasts many turns; every word comes from `say`."""

    def __call__(self, rules: Any, views: Sequence[Any], say: Say) -> Book:
        """Return the book of the views of a seat: one as each turn began, and the last of all."""


class System(msgspec.Struct, frozen=True):
    """How a system presents itself to the house."""

    slug: str
    version: int
    options: tuple[Option, ...]
    option_sets: Mapping[str, Mapping[str, Any]]
    """Named settings (scenario included), each of which passes the contract suite."""
    order_type: Any
    event_type: Any
    catalogue: Path
    first_scenario: str
    configure: Callable[..., Rules[Any]]
    """configure(scenario=, options=, packs=) -> rules; raises BadPack, BadOption, Unknown."""
    scenarios: Callable[..., Sequence[Any]]
    content: Callable[..., Mapping[str, Mapping[str, Any]]]
    """What the packs hold, table by table: a board draws cards and aircraft from it."""
    check_pack: Callable[[Path], Any]
    read_situation: Callable[..., tuple[Rules[Any], Any]]
    """read_situation(raw, packs) -> (rules, state); raises BadSituation with every fault."""
    tactics: Mapping[str, Tactics]
    presenter: Presenter
    named: Mapping[str, tuple[str, ...]] = {}
    """The facts of a refusal that are entries of packs: in which tables their names are."""
    shelf: Shelf | None = None
    """Its packs by their hashes; None: it has none that a game could keep."""
    features: Callable[[Any], Encoder] | None = None
    """features(rules) -> encoder; None: the system is not for learners."""
    even_scenario: str | None = None
    """Both sides fly the same, so that only the pilots differ: bots are rated in it."""
    judge: Judge | None = None
    """What bots that look ahead need: without it a system has none."""
    planner: Planner | None = None
    """Where programmes are laid in secret, bots that look ahead weigh whole ones."""
    staff: Staff | None = None
    """What an adviser compares: without it a system has none."""
    arena: Arena | None = None
    """What weighs its aircraft: without it a system's prices cannot be measured."""
    book: Bookkeeper | None = None
    """What keeps the book of a campaign: a system of single fights has none."""
    figures: Callable[[Any], Mapping[str, int | str]] | None = None
    """figures(view) -> how a long game stands, for a list of several."""
