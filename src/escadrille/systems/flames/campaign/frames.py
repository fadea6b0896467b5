"""Kinds of frames on the stack of a campaign."""

from __future__ import annotations

from typing import Final

from escadrille.mechanics.frames import Kinds

KINDS: Final = Kinds()

OPTION: Final = KINDS.kind("option")  # every seat in secret
FLY: Final = KINDS.kind("fly")  # every seat
ARROW: Final = KINDS.kind("arrow side")

# A step.
CAMPAIGN: Final = KINDS.kind("campaign")  # always at the bottom of the stack

FIRST_STEP: Final = CAMPAIGN
