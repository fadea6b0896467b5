"""Kinds of frames on the stack: decisions wait for the commander, steps run by themselves."""

from __future__ import annotations

from typing import Final

# Decisions. (kind, ...): the fields of each stand beside it.
RECRUIT: Final = 0  # a pilot card for the next slot of the squadron
PROMOTE: Final = 1
TARGET: Final = 2  # a Target, more cards, or a calm period
ASSIGN: Final = 3
TANKER: Final = 4
ARM: Final = 5  # pilot, counters put back so far
RELIEF: Final = 6  # nobody, points: who is relieved by an event
ABORT: Final = 7
PLACE: Final = 8  # pilot
LEVEL: Final = 9  # pilot: his altitude
INTEL: Final = 10  # nobody, face, 1 for the centre alone
REMOVE: Final = 11  # nobody, face, zones, Site type + 1: what an event destroys
JETTISON: Final = 12
DROP: Final = 13  # pilot
ATTACK: Final = 14  # nobody, 1 in the Fast step, set of those who can attack
AIM: Final = 15  # pilot
WEAPONS: Final = 16  # pilot, aim, 1 for a suppression
SUPPRESS: Final = 17  # the pilot attacked, aim, set of those who can still try
EVADE: Final = 18  # the pilot attacked, aim (0: an event), leg
MOVE: Final = 19  # pilot
REST: Final = 20  # nobody, how often already

# Steps.
CAMPAIGN: Final = 21  # always at the bottom of the stack
MISSION: Final = 22  # nobody, next step
TURN: Final = 23  # nobody, next step
STRIKE: Final = 24  # nobody, 1 in the Fast step
BARRAGE: Final = 25  # the Sites and Bandits of the queue attack
EVENT: Final = 26  # the event card is put away

KINDS: Final = (
    "recruit",
    "promote",
    "target",
    "assign",
    "tanker",
    "arm",
    "relief",
    "abort",
    "place",
    "level",
    "intel",
    "remove",
    "jettison",
    "drop",
    "attack",
    "aim",
    "weapons",
    "suppress",
    "evade",
    "move",
    "rest",
    "campaign",
    "mission",
    "turn",
    "strike",
    "barrage",
    "event",
)
FIRST_STEP: Final = CAMPAIGN
# An attack is put together; what leaves no choice is not asked.
COMPOSING: Final = (AIM, WEAPONS)

# Steps of a mission (PHANTOM-SEQ-01 to -06).
STEPS: Final = (
    "draw",
    "sites",
    "flight",
    "tanker",
    "arms",
    "target-bound",
    "abort",
    "placement",
    "bandits",
    "intel",
    "over-target",
    "turns",
    "home-bound",
    "rescue",
    "debriefing",
    "rest",
    "record",
    "end",
)
DRAW, SITES, FLIGHT, TANKERS, ARMS, TARGET_BOUND, ABORTS, PLACEMENT, BANDITS, INTELS = range(10)
OVER_TARGET, TURNS, HOME_BOUND, RESCUE, DEBRIEFING, RESTS, RECORD, END = range(10, 18)

# Steps of a turn over the target (PHANTOM-SEQ-04).
TURN_STEPS: Final = ("jettison", "fast", "enemy", "slow", "move", "bandits")
JETTISONS, FAST, ENEMY, SLOW, MOVES, BANDIT_MOVES = range(6)

# The three sections of an event card (PHANTOM-COMP-19).
LEGS: Final = ("target-bound", "over-target", "home-bound")
OUTBOUND, OVERHEAD, HOMEWARD = range(3)
