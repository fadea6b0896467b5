"""Choices of a campaign as integers. One number means one answer, whatever the decision."""

from __future__ import annotations

from typing import Final

from escadrille.mechanics import flying
from escadrille.mechanics.notation import Numbered

WORDS: Final = Numbered()
PASS: Final = WORDS.new("pass")  # no option (FLAMES-RULING-38)
HIGHER: Final = WORDS.new("higher")  # FLAMES-OPT-05
LOWER: Final = WORDS.new("lower")
OWN: Final = WORDS.new("own")  # FLAMES-RULING-17
ENEMY: Final = WORDS.new("enemy")
LONGER: Final = WORDS.new("longer")  # FLAMES-OPT-20
SHORTER: Final = WORDS.new("shorter")
LOADED: Final = WORDS.new("loaded")  # FLAMES-RULING-58
FREE: Final = WORDS.new("free")
FLYING: Final = flying.words()
FLY: Final = WORDS.new(*FLYING)
OPTION: Final = 32  # OPTION + its number
ARROW: Final = 64  # ARROW + place on the sheet
