"""Choices of a campaign as integers. One number means one answer, whatever the decision."""

from __future__ import annotations

from typing import Final

from escadrille.mechanics import flying
from escadrille.mechanics.notation import Numbered
from escadrille.systems.skies.campaign.schema import MOST_PILOTS

WORDS: Final = Numbered()
FLYING: Final = flying.words()
FLY: Final = WORDS.new(*FLYING)
PILOT: Final = 16  # PILOT + his place on the roster of his side
ABILITY: Final = PILOT + MOST_PILOTS  # ABILITY + the place of a card among the five
