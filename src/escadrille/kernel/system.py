"""How a system presents itself to the house, part by part."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from escadrille.kernel.api import Choice, Rules
from escadrille.kernel.bots import Judge, Planner, Staff, Tactics
from escadrille.kernel.campaign import Campaign
from escadrille.kernel.lab import Arena, Encoder
from escadrille.kernel.options import Option
from escadrille.kernel.packs import Shelf
from escadrille.kernel.words import Bookkeeper, Presenter, Say


class Engine(msgspec.Struct, frozen=True, kw_only=True):
    """What plays it."""

    version: int
    """Of its rules: a change of behaviour is a new one."""
    options: tuple[Option, ...] = ()
    option_sets: Mapping[str, Mapping[str, Any]]
    """Named settings (scenario included), each of which passes the contract suite."""
    order_type: Any
    event_type: Any
    configure: Callable[..., Rules[Any]]
    """configure(scenario=, options=, packs=) -> rules; raises BadPack, BadOption, Unknown."""
    read_situation: Callable[..., tuple[Rules[Any], Any]]
    """read_situation(raw, packs) -> (rules, state); raises BadSituation with every fault."""


class FirstFlight(msgspec.Struct, frozen=True):
    """What a newcomer flies: a gentle fight, by its scenario and never by its deal."""

    scenario: str
    bot: str = "recruit"


class Careers(msgspec.Struct, frozen=True):
    """Pilots of one's own, who fly single missions and live or die."""

    keep: Callable[[Mapping[str, Any] | None, Mapping[str, Any]], Mapping[str, Any]]
    """keep(career, deed) -> the career after it, and what may be done next; BadOption."""
    land: Callable[[Mapping[str, Any], str, Any], Mapping[str, Any]]
    """land(career, name, game) -> the same, with a game that is over in its log; BadOption."""
    tell: Callable[[Mapping[str, Any], Say], list[str]]
    """tell(what keep or land answered, say) -> it in words, line by line."""


class Content(msgspec.Struct, frozen=True, kw_only=True):
    """What its packs hold."""

    first_scenario: str
    first_flight: FirstFlight | None = None
    """None: the first scenario is gentle enough."""
    scenarios: Callable[..., Sequence[Any]]
    tables: Callable[..., Mapping[str, Mapping[str, Any]]]
    """All of it, table by table: a board draws cards and aircraft from it."""
    check: Callable[[Path], Any]
    """Check the folder of a pack."""
    shelf: Shelf | None = None
    """Its packs by their hashes; None: it has none that a game could keep."""
    generate: Callable[..., Mapping[str, Any]] | None = None
    """generate(wishes, packs) -> a scenario in place, the same for the same wishes; BadOption."""
    situation: Callable[[Mapping[str, Any]], Mapping[str, Any]] | None = None
    """situation(scenario in place) -> the situation in which it begins."""
    careers: Careers | None = None
    """None: nobody has a pilot of his own."""


class Words(msgspec.Struct, frozen=True, kw_only=True):
    """What people read of it."""

    catalogue: Path
    presenter: Presenter
    named: Mapping[str, tuple[str, ...]] = {}
    """The facts of a refusal that are entries of packs: in which tables their names are."""
    book: Bookkeeper | None = None
    """What keeps the book of a campaign: a system of single fights has none."""
    figures: Callable[[Any], Mapping[str, int | str]] | None = None
    """figures(view) -> how a long game stands, for a list of several."""


class Bots(msgspec.Struct, frozen=True, kw_only=True):
    """Who flies it."""

    tactics: Mapping[str, Tactics] = {}
    """Those written by hand, by name."""
    deliberate: frozenset[Choice] = frozenset()
    """What nobody does by a slip, such as to leave the fight."""
    judge: Judge | None = None
    """What bots that look ahead need: without it a system has none."""
    clock: Callable[[Any, Any], int] | None = None
    """clock(rules, world) -> the moments at which that judge can tell; None: turns."""
    planner: Planner | None = None
    """Where programmes are laid in secret, bots that look ahead weigh whole ones."""
    staff: Staff | None = None
    """What an adviser compares: without it a system has none."""


class Lab(msgspec.Struct, frozen=True, kw_only=True):
    """What can be measured of it."""

    features: Callable[[Any], Encoder] | None = None
    """features(rules) -> encoder; None: the system is not for learners."""
    even_scenario: str | None = None
    """Both sides fly the same, so that only the pilots differ: bots are rated in it."""
    arena: Arena | None = None
    """What weighs its aircraft: without it a system's prices cannot be measured."""


class System(msgspec.Struct, frozen=True, kw_only=True):
    """A game of the house, under its short name."""

    slug: str
    engine: Engine
    content: Content
    words: Words
    bots: Bots = Bots()
    lab: Lab = Lab()
    campaign: Campaign | None = None
    """What makes it a campaign: its missions are games of another system."""
