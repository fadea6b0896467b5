"""Kinds of frames on the stack of a campaign."""

from __future__ import annotations

from typing import Final

from escadrille.mechanics.frames import Kinds

KINDS: Final = Kinds()

PILOTS: Final = KINDS.kind("pilots")  # every seat in secret
FLY: Final = KINDS.kind("fly")  # every seat
ABILITY: Final = KINDS.kind("ability side pilot")

# A step.
CAMPAIGN: Final = KINDS.kind("campaign")  # always at the bottom of the stack

FIRST_STEP: Final = CAMPAIGN
