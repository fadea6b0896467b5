"""What a side can order, as structures and in short text: `p3`, `virtuoso`, `fly`."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Order
from escadrille.mechanics.notation import Do, Notation, Span
from escadrille.systems.skies.campaign import choices
from escadrille.systems.skies.campaign.state import State
from escadrille.systems.skies.campaign.tables import Tables


class NamePilot(Order, frozen=True, tag="pilot"):
    """A pilot of one's own roster, by his number on it."""

    pilot: str


class TakeAbility(Order, frozen=True, tag="ability"):
    """The Ace card of a new ace."""

    card: str


SkiesCampaignOrder = Do | NamePilot | TakeAbility

NOTATION: Final[Notation[Tables, State]] = Notation(
    (
        Span(0, Do, lambda t, s: choices.WORDS),
        Span(choices.PILOT, NamePilot, lambda t, s: t.labels),
        Span(choices.ABILITY, TakeAbility, lambda t, s: t.abilities),
    ),
    "pilot, Ace card or way to fly",
    "campaign",
)
