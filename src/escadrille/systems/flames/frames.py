"""Kinds of frames on the stack: decisions wait for a seat, steps run by themselves."""

from __future__ import annotations

from typing import Final

# Decisions. (kind, aircraft, ...): the fields of each stand beside it.
FORCE: Final = 0  # every seat in secret
START: Final = 1  # every seat in secret
SLOT: Final = 2  # the captain's aircraft, side
STALL: Final = 3  # aircraft
ALTITUDE: Final = 4  # aircraft
PAY: Final = 5  # aircraft, cards still to discard
FOLLOW: Final = 6  # aircraft, +1 or -1
COMPARE: Final = 7  # aircraft
SPEED: Final = 8  # aircraft, enemy, points left
ACTION: Final = 9  # aircraft
USE: Final = 10  # aircraft, face
TARGET: Final = 11  # aircraft, face, use
STEPS: Final = 12  # aircraft, face, target
REACT: Final = 13  # aircraft, title to answer
EVADE: Final = 14  # aircraft
REDLINE: Final = 15  # aircraft, damage due, cards in limbo
DISCARD: Final = 16  # aircraft

# Steps.
ROUND: Final = 17  # always at the bottom of the stack
PHASE: Final = 18  # aircraft, next phase, current phase
SHIFT: Final = 19  # aircraft, +1 or -1, 1 for a follower
FOLLOWERS: Final = 20  # -, +1 or -1
POINTS: Final = 21  # aircraft, enemy, points left
RESOLVE: Final = 22
HIT: Final = 23
REDLINED: Final = 24  # aircraft, damage due, cards in limbo

KINDS: Final = (
    "force",
    "start",
    "slot",
    "stall",
    "altitude",
    "pay",
    "follow",
    "compare",
    "speed",
    "action",
    "use",
    "target",
    "steps",
    "react",
    "evade",
    "redline",
    "discard",
    "round",
    "phase",
    "shift",
    "followers",
    "points",
    "resolve",
    "hit",
    "redlined",
)
FIRST_STEP: Final = ROUND
COMPOSING: Final = (USE, TARGET, STEPS)
# The names as everyone may know them: a play is composed in private.
PUBLIC: Final = tuple("action" if kind in COMPOSING else name for kind, name in enumerate(KINDS))

# Phases of a turn (FLAMES-TURN-01).
PRE_DRAW: Final = 0
ALTITUDE_CHANGE: Final = 1
SPEED_MANEUVER: Final = 2
ACTIONS: Final = 3
DISCARDS: Final = 4
POST_DRAW: Final = 5
PHASES: Final = ("pre-draw", "altitude", "speed", "action", "discard", "post-draw", "end")
