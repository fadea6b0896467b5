"""The hand-written leader of a side: the best pilots fly, aces take the cards that shoot."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Seat
from escadrille.systems.skies.campaign import choices, frames
from escadrille.systems.skies.campaign.engine import CampaignRules
from escadrille.systems.skies.campaign.state import State, pilots

LIKED: Final = ("virtuoso", "eagle-eye", "relentless", "sixth-sense", "squadron-leader")


def tactical(rules: CampaignRules, world: State, seat: Seat) -> int:
    """Return the answer of a side, in an imagined world."""
    legal, kind = rules.legal(world, seat), world.stack[-1][0]
    if kind == frames.FLY:
        return choices.FLY
    if kind == frames.ABILITY:
        cards = rules.t.abilities
        return min(legal, key=lambda choice: _liking(cards[choice - choices.ABILITY]))
    roster = pilots(world, seat)
    return max(legal, key=lambda choice: roster[choice - choices.PILOT][:2])


def _liking(card: str) -> int:
    return LIKED.index(card) if card in LIKED else len(LIKED)
