"""Kinds of frames on the stack: decisions wait for a seat, steps run by themselves."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.frames import Kinds
from escadrille.mechanics.stacked import Frame

KINDS: Final = Kinds()

# Decisions: the name of each, and what its integers stand for.
PICK: Final = KINDS.kind("pick")  # every seat in secret: types of aircraft
PROGRAM: Final = KINDS.kind("program")  # every seat in secret
DECLARE: Final = KINDS.kind("declare")  # every seat in secret
TAIL: Final = KINDS.kind("tail piece")  # which of those whom it could tail
REORDER: Final = KINDS.kind("reorder piece piece")  # its target
REMARK: Final = KINDS.kind("remark piece")
FLAK: Final = KINDS.kind("flak piece")
FUSE: Final = KINDS.kind("fuse piece")
BEARING: Final = KINDS.kind("bearing piece number")  # level
DISTANCE: Final = KINDS.kind("distance piece number number")  # level, bearing
RELEASE: Final = KINDS.kind("release piece")
CLIMB: Final = KINDS.kind("gain piece")
COME_BACK: Final = KINDS.kind("come-back piece")
WINDOW: Final = KINDS.kind(
    "window piece number number"
)  # +1 or -1, 1: last to agree, 2: may impose it
LOWER: Final = KINDS.kind("lower piece")  # balloon
ENTER: Final = KINDS.kind("enter piece")  # an aircraft of the side in the sun
SKILL: Final = KINDS.kind("skill piece number")  # how many skills its pilot still chooses
USE: Final = KINDS.kind("use piece skill number")  # what for (see rules.skills)
SPARE: Final = KINDS.kind("spare piece number")  # a shot of the volley
LOOK: Final = KINDS.kind("look piece")
PAIR: Final = KINDS.kind("pair piece")  # which enemy, for the side in the sun
CLOCK: Final = KINDS.kind("clock piece piece")  # at which hour of its enemy

# Steps.
TURN: Final = KINDS.kind("turn step")  # the next one; always at the bottom of the stack
SHOW: Final = KINDS.kind("show number number")  # cards of the tailed, tailer by tailer

# A decision that came later; kinds keep their numbers, by which states are told apart.
ROCKETS: Final = KINDS.kind("rockets piece")  # which of the targets in position
KEEP: Final = KINDS.kind("keep piece")  # which skill a wounded pilot still uses
GIVE: Final = KINDS.kind("give piece number")  # a shot: which card goes to the pilot
PISTOL: Final = KINDS.kind("pistol piece")  # at whom, if he has one
LAST_CARD: Final = KINDS.kind("last-card piece")  # what the third card becomes
DEPLOY: Final = KINDS.kind("deploy")  # every seat in secret: where its aircraft stand
REINFORCE: Final = KINDS.kind("reinforce piece")  # in what its pilot, or another, comes back
RELIEVE: Final = KINDS.kind("relieve piece number")  # who comes in that type
SECRETS: Final = (PICK, PROGRAM, DECLARE, DEPLOY)

DECISIONS: Final = [kind for kind in range(len(KINDS)) if kind not in (TURN, SHOW)]
COMPOSING: Final = (REMARK, BEARING, DISTANCE)
# A play is composed in private: for others its owner is still at its first question.
BEGUN_BY: Final = {REMARK: REORDER, FUSE: FLAK, BEARING: FLAK, DISTANCE: FLAK}
PUBLIC: Final = tuple(
    KINDS[BEGUN_BY[kind]] if kind in BEGUN_BY else name for kind, name in enumerate(KINDS)
)

# What a decision is about: the rule that bars an answer of another kind.
ABOUT: Final = {
    PICK: "WINGS-DM-02",
    PROGRAM: "WINGS-PROG-02",
    DECLARE: "WINGS-FIRE-01",
    TAIL: "WINGS-TAIL-01",
    REORDER: "WINGS-TAIL-03",
    REMARK: "WINGS-TAIL-03",
    FLAK: "WINGS-FLAK-03",
    FUSE: "WINGS-FLAK-07",
    BEARING: "WINGS-FLAK-03",
    DISTANCE: "WINGS-FLAK-03",
    RELEASE: "WINGS-BOMB-01",
    CLIMB: "WINGS-ALT-03",
    COME_BACK: "WINGS-EXIT-03",
    WINDOW: "WINGS-CEIL-02",
    LOWER: "WINGS-BAL-13",
    ENTER: "WINGS-SUN-03",
    PAIR: "WINGS-SUN-04",
    CLOCK: "WINGS-SUN-05",
    ROCKETS: "WINGS-ROCK-04",
    SKILL: "WINGS-DUEL-02",
    USE: "WINGS-SKL-01",
    SPARE: "WINGS-SKL-21",
    LOOK: "WINGS-SKL-31",
    KEEP: "WINGS-WND-04",
    GIVE: "WINGS-SKL-23",
    PISTOL: "WINGS-EQP-07",
    LAST_CARD: "WINGS-SKL-13",
    DEPLOY: "WINGS-DEP-04",
    REINFORCE: "WINGS-REIN-01",
    RELIEVE: "WINGS-REIN-01",
}


def no_answer(frame: Frame) -> Refusal:
    """Return what bars an answer to another question than the one that is asked."""
    return Refusal(ABOUT[frame[0]], {"decision": KINDS[frame[0]]})
