"""Kinds of frames on the stack: decisions wait for the commander, steps run by themselves."""

from __future__ import annotations

from typing import Final

from escadrille.mechanics.frames import Kinds

KINDS: Final = Kinds()

# Decisions: the name of each, and what its integers stand for.
RECRUIT: Final = KINDS.kind("recruit")  # a pilot card for the next slot of the squadron
PROMOTE: Final = KINDS.kind("promote")
TARGET: Final = KINDS.kind("target")  # a Target, more cards, or a calm period
ASSIGN: Final = KINDS.kind("assign")
TANKER: Final = KINDS.kind("tanker")
ARM: Final = KINDS.kind("arm pilot number")  # counters put back so far
RELIEF: Final = KINDS.kind("relief nobody number")  # points of relief by an event
ABORT: Final = KINDS.kind("abort")
PLACE: Final = KINDS.kind("place pilot")
LEVEL: Final = KINDS.kind("level pilot")  # his altitude
INTEL: Final = KINDS.kind("intel nobody face area")
REMOVE: Final = KINDS.kind("remove nobody number number")  # face and zones, Site type + 1
JETTISON: Final = KINDS.kind("jettison")
DROP: Final = KINDS.kind("drop pilot")
ATTACK: Final = KINDS.kind("attack nobody speed number")
AIM: Final = KINDS.kind("aim pilot")
WEAPONS: Final = KINDS.kind("weapons pilot aim number")  # 1: a suppression
SUPPRESS: Final = KINDS.kind("suppress pilot foe number")  # set of those who have tried
EVADE: Final = KINDS.kind("evade pilot foe leg")  # who is attacked by what
MOVE: Final = KINDS.kind("move pilot")
REST: Final = KINDS.kind("rest nobody number")  # how often already

# Steps.
CAMPAIGN: Final = KINDS.kind("campaign")  # always at the bottom of the stack
MISSION: Final = KINDS.kind("mission nobody phase")
TURN: Final = KINDS.kind("turn nobody step")
STRIKE: Final = KINDS.kind("strike nobody speed")
BARRAGE: Final = KINDS.kind("barrage")  # the Sites and Bandits of the queue attack
EVENT: Final = KINDS.kind("event")  # the event card is put away

FIRST_STEP: Final = CAMPAIGN
# Their first field is a pilot.
ABOUT_ONE: Final = (ARM, PLACE, LEVEL, DROP, AIM, WEAPONS, SUPPRESS, EVADE, MOVE)
# An attack is put together; what leaves no choice is not asked.
COMPOSING: Final = (AIM, WEAPONS)

# Steps of a mission (PHANTOM-SEQ-01 to -06).
STEPS: Final = (
    *("draw", "sites", "flight", "tanker", "arms", "target-bound", "abort", "placement"),
    *("bandits", "intel", "over-target", "turns", "home-bound", "rescue", "debriefing"),
    *("rest", "record", "end"),
)
DRAW: Final = 0
SITES: Final = 1
FLIGHT: Final = 2
TANKERS: Final = 3
ARMS: Final = 4
TARGET_BOUND: Final = 5
ABORTS: Final = 6
PLACEMENT: Final = 7
BANDITS: Final = 8
INTELS: Final = 9
OVER_TARGET: Final = 10
TURNS: Final = 11
HOME_BOUND: Final = 12
RESCUE: Final = 13
DEBRIEFING: Final = 14
RESTS: Final = 15
RECORD: Final = 16
END: Final = 17

# Steps of a turn over the target (PHANTOM-SEQ-04).
TURN_STEPS: Final = ("jettison", "fast", "enemy", "slow", "move", "bandits")
JETTISONS: Final = 0
FAST: Final = 1
ENEMY: Final = 2
SLOW: Final = 3
MOVES: Final = 4
BANDIT_MOVES: Final = 5

# The three sections of an event card (PHANTOM-COMP-19).
LEGS: Final = ("target-bound", "over-target", "home-bound")
OUTBOUND: Final = 0
OVERHEAD: Final = 1
HOMEWARD: Final = 2
