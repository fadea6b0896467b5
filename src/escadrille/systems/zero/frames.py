"""Kinds of frames on the stack: decisions wait for a seat, steps run by themselves."""

from __future__ import annotations

from typing import Final

# Decisions. (kind, aircraft, ...): the fields of each stand beside it.
FORCE: Final = 0  # every seat in secret
START: Final = 1  # every seat in secret
BONUS: Final = 2  # an aircraft of the team's first seat, points left
LETTER: Final = 3  # an aircraft of the team's first seat, points left, Leader
NEXT: Final = 4  # an aircraft of the team's first seat, side
RAID: Final = 5  # Wingman
STRIKE: Final = 6  # Wingman, its target
ALTITUDE: Final = 7  # Leader
PAY: Final = 8  # Leader
FOLLOW: Final = 9  # the pursuing Leader, +1 or -1, 1 where a card must be paid first
PLAY: Final = 10  # Leader
USE: Final = 11  # Leader, face
TARGET: Final = 12  # Leader, face, use
BREAK_OFF: Final = 13  # Leader
REACT: Final = 14  # aircraft, title to answer
GUISE: Final = 15  # Leader, title to answer, face
DISCARD: Final = 16  # Leader
DRAW: Final = 17  # Leader, the most cards

# Steps.
ROUND: Final = 18  # always at the bottom of the stack
PHASE: Final = 19  # Leader, next phase, current phase
ATTACK: Final = 20  # Wingman, its target: what its mini-hand can still do
PURSUIT: Final = 21  # the Leader that moved, +1 or -1, 1 for a VERTICAL ROLL
LIFT: Final = 22  # the Leader that follows, +1 or -1
RESOLVE: Final = 23
DEAL: Final = 24  # levels are revealed, hands dealt

KINDS: Final = (
    "force",
    "start",
    "bonus",
    "letter",
    "next",
    "raid",
    "strike",
    "altitude",
    "pay",
    "follow",
    "play",
    "use",
    "target",
    "break-off",
    "react",
    "guise",
    "discard",
    "draw",
    "round",
    "phase",
    "attack",
    "pursuit",
    "lift",
    "resolve",
    "deal",
)
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
