"""Kinds of frames on the stack: decisions wait for a seat, steps run by themselves."""

from __future__ import annotations

from typing import Final

from escadrille.mechanics.frames import Kinds

KINDS: Final = Kinds()

# Decisions: the name of each, and what its integers stand for.
FORCE: Final = KINDS.kind("force")  # every seat in secret
START: Final = KINDS.kind("start")  # every seat in secret
BONUS: Final = KINDS.kind("bonus aircraft number")  # of the team's first seat, points left
LETTER: Final = KINDS.kind("letter aircraft number aircraft")  # as above, Leader
NEXT: Final = KINDS.kind("next aircraft number")  # of the team's first seat, side
RAID: Final = KINDS.kind("raid aircraft")  # Wingman
STRIKE: Final = KINDS.kind("strike aircraft aircraft")  # Wingman, its target
ALTITUDE: Final = KINDS.kind("altitude aircraft")
PAY: Final = KINDS.kind("pay aircraft")
FOLLOW: Final = KINDS.kind("follow aircraft number number")  # +1 or -1, 1: pay a card first
PLAY: Final = KINDS.kind("play aircraft")
USE: Final = KINDS.kind("use aircraft card")
TARGET: Final = KINDS.kind("target aircraft card use")
BREAK_OFF: Final = KINDS.kind("break-off aircraft")
REACT: Final = KINDS.kind("react aircraft title")  # to answer
GUISE: Final = KINDS.kind("guise aircraft title card")  # to answer
DISCARD: Final = KINDS.kind("discard aircraft")
DRAW: Final = KINDS.kind("draw aircraft number")  # the most cards

# Steps.
ROUND: Final = KINDS.kind("round")  # always at the bottom of the stack
PHASE: Final = KINDS.kind("phase aircraft phase phase")  # next phase, current phase
ATTACK: Final = KINDS.kind("attack aircraft aircraft")  # a Wingman, its target
PURSUIT: Final = KINDS.kind("pursuit aircraft number number")  # +1 or -1, 1: a VERTICAL ROLL
LIFT: Final = KINDS.kind("lift aircraft number")  # who follows, +1 or -1
RESOLVE: Final = KINDS.kind("resolve")
DEAL: Final = KINDS.kind("deal")  # levels are revealed, hands dealt

FIRST_STEP: Final = ROUND
# A play is composed in private: for others its owner is still choosing a card.
COMPOSING: Final = (LETTER, USE, TARGET, BREAK_OFF, GUISE)
BEGUN_BY: Final = {LETTER: BONUS, USE: PLAY, TARGET: PLAY, BREAK_OFF: PLAY, GUISE: REACT}
PUBLIC: Final = tuple(
    KINDS[BEGUN_BY[kind]] if kind in COMPOSING else name for kind, name in enumerate(KINDS)
)

# Phases of a sequence (ZERO-SEQ-01).
WINGMAN_ATTACK: Final = 0
ALTITUDE_CHANGE: Final = 1
CARD_PLAY: Final = 2
DISCARDS: Final = 3
DRAWS: Final = 4
PHASES: Final = ("wingman", "altitude", "play", "discard", "draw", "end")
