"""What a side can order, as structures and in short text: `r3`, `2`, `higher`, `pass`, `fly`."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from escadrille.kernel.api import Order
from escadrille.mechanics.notation import Do, Notation, Span
from escadrille.systems.flames.campaign import choices
from escadrille.systems.flames.campaign.schema import MOST_OPTIONS
from escadrille.systems.flames.campaign.state import State
from escadrille.systems.flames.campaign.tables import Tables


class Attack(Order, frozen=True, tag="attack"):
    """The mission, by its arrow."""

    arrow: str


class UseOption(Order, frozen=True, tag="option"):
    option: Annotated[int, Meta(ge=1, le=MOST_OPTIONS)]


FlamesCampaignOrder = Do | Attack | UseOption

NOTATION: Final[Notation[Tables, State]] = Notation(
    (
        Span(0, Do, lambda t, s: choices.WORDS),
        Span(choices.OPTION + 1, UseOption, lambda t, s: range(1, MOST_OPTIONS + 1)),
        Span(choices.ARROW, Attack, lambda t, s: [*t.arrow_of]),
    ),
    "arrow, option, declaration or way to fly",
    "campaign",
)
