"""Choices of a campaign as integers. One number means one answer, whatever the decision."""

from __future__ import annotations

from typing import Final, get_args

from escadrille.mechanics import flying
from escadrille.mechanics.notation import Numbered
from escadrille.systems.wings.campaign.stores import GOODS
from escadrille.systems.wings.schema import Behaviour, Skill

BEHAVIOURS: Final[tuple[str, ...]] = get_args(Behaviour)
SKILLS: Final[tuple[str, ...]] = get_args(Skill)
DEFENCES: Final = ("add-trench", "add-machine-gun", "add-flak", "add-balloon", "add-net")
LOADS: Final = ("unloaded", "one-bomb", "rocket-set", "one-cluster", "two-clusters")

WORDS: Final = Numbered()
DONE: Final = WORDS.new("done")
SURRENDER: Final = WORDS.new("surrender")  # WINGS-END-01
STAY: Final = WORDS.new("stay")
MORE: Final = WORDS.new("add-points")  # WINGS-MP-05
DEFENCE: Final = WORDS.new(*DEFENCES)
LOAD: Final = WORDS.new(*LOADS)
BEHAVIOUR: Final = WORDS.new(*BEHAVIOURS)
SKILL: Final = WORDS.new(*SKILLS)
GOOD: Final = WORDS.new(*(good.name for good in GOODS))
EXCHANGE: Final = WORDS.new("exchange")  # prisoners, if the other side would too
FLYING: Final = flying.words()
FLY: Final = WORDS.new(*FLYING)
TYPE: Final = 256  # TYPE + number of an aircraft of the packs
REPAIR: Final = 512  # REPAIR + place in the hangar
PLEDGE: Final = 1024  # PLEDGE + campaign points
PILOT: Final = 2048  # PILOT + his number
ORDER: Final = 4096  # ORDER + place among the missions
EQUIP: Final = 8192  # EQUIP + items of the first pilot, of the second
