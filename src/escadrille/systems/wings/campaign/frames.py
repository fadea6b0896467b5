"""Kinds of frames on the stack of a campaign."""

from __future__ import annotations

from typing import Final

from escadrille.mechanics.frames import Kinds

KINDS: Final = Kinds()

BASE: Final = KINDS.kind("base")  # both leaders: stores, repairs, pilots
PLAN: Final = KINDS.kind("plan")  # both squadrons in secret
FLY: Final = KINDS.kind("fly")  # every seat
CHOOSE: Final = KINDS.kind("choose side")  # the mission
DEFEND: Final = KINDS.kind("defend side")

# A step.
CAMPAIGN: Final = KINDS.kind("campaign stage")  # always at the bottom of the stack

FIRST_STEP: Final = CAMPAIGN
