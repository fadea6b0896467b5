"""Kinds of frames on the stack: decisions wait for a seat, steps run by themselves."""

from __future__ import annotations

from typing import Final

from escadrille.mechanics.frames import Kinds

KINDS: Final = Kinds()

# Decisions: the name of each, and what its integers stand for.
FORCE: Final = KINDS.kind("force")  # every seat in secret
START: Final = KINDS.kind("start")  # every seat in secret
SLOT: Final = KINDS.kind("slot aircraft number")  # the captain's, side
STALL: Final = KINDS.kind("stall aircraft")
ALTITUDE: Final = KINDS.kind("altitude aircraft")
PAY: Final = KINDS.kind("pay aircraft number")  # cards still to discard
FOLLOW: Final = KINDS.kind("follow aircraft number")  # +1 or -1
COMPARE: Final = KINDS.kind("compare aircraft")
SPEED: Final = KINDS.kind("speed aircraft aircraft number")  # enemy, points left
ACTION: Final = KINDS.kind("action aircraft")
USE: Final = KINDS.kind("use aircraft card")
TARGET: Final = KINDS.kind("target aircraft card use")
STEPS: Final = KINDS.kind("steps aircraft card aircraft")  # its target
REACT: Final = KINDS.kind("react aircraft title")  # to answer
EVADE: Final = KINDS.kind("evade aircraft")
REDLINE: Final = KINDS.kind("redline aircraft number number")  # damage due, cards in limbo
DISCARD: Final = KINDS.kind("discard aircraft")

# Steps.
ROUND: Final = KINDS.kind("round")  # always at the bottom of the stack
PHASE: Final = KINDS.kind("phase aircraft phase phase")  # next phase, current phase
SHIFT: Final = KINDS.kind("shift aircraft number number")  # +1 or -1, 1 for a follower
FOLLOWERS: Final = KINDS.kind("followers number number")  # -, +1 or -1
POINTS: Final = KINDS.kind("points aircraft aircraft number")  # enemy, points left
RESOLVE: Final = KINDS.kind("resolve")
HIT: Final = KINDS.kind("hit")
REDLINED: Final = KINDS.kind("redlined aircraft number number")  # damage due, cards in limbo

# Of bombers and missions; they came later, and numbers of kinds stay what they are.
FLAK: Final = KINDS.kind("flak aircraft")  # of the defender
FORM: Final = KINDS.kind("form aircraft number number")  # the captain's, side, level
CELL: Final = KINDS.kind("cell aircraft")
JETTISON: Final = KINDS.kind("jettison aircraft")
ASSIGN: Final = KINDS.kind("assign aircraft aircraft")  # the captain's, the fighter
APPROACH: Final = KINDS.kind("approach aircraft card aircraft")  # the bomber to select
RETURN: Final = KINDS.kind("return aircraft number")  # 1: of an attack
BOOST: Final = KINDS.kind("boost aircraft")
REPLY: Final = KINDS.kind("reply aircraft title")  # to a bomber's shot
BOMB: Final = KINDS.kind("bomb aircraft")
DEAL: Final = KINDS.kind("deal")
FORM_UP: Final = KINDS.kind("form-up")
SALVO: Final = KINDS.kind("salvo number")  # 1: the fighter has been asked to evade
STRIKE: Final = KINDS.kind("strike")

FIRST_STEP: Final = ROUND
COMPOSING: Final = (USE, TARGET, STEPS, APPROACH)
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
