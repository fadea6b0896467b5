"""A campaign is a game whose moves are missions: what its rules and its system owe the house.

Between missions it asks ordinary questions. Then a mission is in the air: each side says how it
flies it, and when nobody is asked any more the campaign waits for the report of the mission, which
is an ordinary game of another system. What opens, proves and settles missions is in `missions`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol, TypeVar

import msgspec

from escadrille.kernel.api import Event, Order, Outcome, Refusal, Rules, Seat
from escadrille.kernel.options import Values

S = TypeVar("S")

FLY: Final = "fly"
GIVE_UP: Final = "give-up"
LEVELS: Final = ("recruit", "pilot", "veteran", "ace")
"""What a side says of a mission in the air: it flies it, gives it up, or leaves it to a level."""


class Report(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What of a mission matters afterwards. Systems subclass it; every field has a bound."""


class Settled(Order, frozen=True, tag="settled"):
    """What stands among the orders of a campaign where a report was entered."""

    report: Report
    mission: int
    proof: str
    """The last check of the mission's record; "": it was entered by hand."""


class Mission(msgspec.Struct, frozen=True, kw_only=True):
    """A mission in the air: all that makes it an ordinary game, but its seed and its name."""

    number: int
    """The first is 1; each is flown once."""
    scenario: str | dict[str, Any]
    """In place as a rule: what the campaign's ledger comes to."""
    options: Values = {}
    seats: tuple[Seat, ...]
    """Of each seat of the mission, the seat of the campaign that flies it."""
    flown: tuple[str, ...]
    """Of each seat of the campaign: "" until it has said how, then FLY, GIVE_UP or a level."""


class CampaignRules(Rules[S], Protocol[S]):
    """The rules of a campaign.

    Somebody is asked, or the campaign is over, or it waits for the report of a mission of which
    each seat has said how it flies it.
    """

    def mission(self, state: S) -> Mission | None:
        """Return the mission that is in the air; None between missions."""

    def barred(self, state: S, report: Any) -> Refusal | None:
        """Return the rule that an impossible report of the awaited mission breaks; None: none."""

    def settle(self, state: S, report: Any, out: list[Event] | None = None) -> None:
        """Enter a report that nothing bars into the ledger, and go on to the next question."""


class Odd(msgspec.Struct, frozen=True):
    """Something that people say of a mission, which is possible and looks odd."""

    what: str
    """A word for it: SYSTEM-odd-WHAT says it."""
    about: str
    """The label of an aircraft, or nothing."""


class ByHand(msgspec.Struct, frozen=True, kw_only=True):
    """How a mission that was flown on a real table is entered, where its report asks for sums."""

    entry_type: Any
    """What people say of it."""
    sheet: Callable[[Any, Any], Any]
    """sheet(rules, state) -> the entry of the awaited mission, nothing having happened yet."""
    reckon: Callable[[Any, Any, Any, int], Report]
    """reckon(rules, state, entry, seed) -> its report: sums, fates, and what nobody has drawn."""
    odd: Callable[[Any, Any, Any], list[Odd]]
    """odd(rules, state, entry) -> what is possible and looks odd."""


class Campaign(msgspec.Struct, frozen=True, kw_only=True):
    """What makes a system a campaign: its part of `kernel.system.System`."""

    flies: str
    """The system that its missions are games of."""
    report_type: Any
    report: Callable[[Any, Any, Outcome], Report]
    """report(rules, state, outcome) -> the report of a mission that is over.

    The rules and the last state are the mission's. The reason of the outcome tells where its seats
    ended it: `resigned`, `flagged`, `agreed`; a mission that was given up never left its start.
    """
    by_hand: ByHand | None = None
    """None: people enter the report itself."""
    levels: tuple[str, ...] = LEVELS
    """To which a mission may be left: bots of the system that its missions are games of."""


def awaited(rules: Any, state: Any) -> Mission | None:
    """Return the mission whose report a game waits for; None: it is no campaign, or asks on."""
    if not hasattr(rules, "settle") or rules.pending(state):
        return None
    mission: Mission | None = rules.mission(state)
    return mission


def rests(rules: Any, state: Any) -> bool:
    """Is a long game between two missions, so that it could go on from here under other rules?

    A campaign is while no mission is in the air; a system that flies its missions itself says so.
    """
    if rules.outcome(state) is not None:
        return False
    if hasattr(rules, "settle"):
        return rules.mission(state) is None
    return bool(rules.rests(state)) if hasattr(rules, "rests") else False
