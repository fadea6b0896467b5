"""Kinds of frames on the stack: decisions wait for a seat, steps run by themselves."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.stacked import Frame

# Decisions. (kind, piece, ...): the fields of each stand beside it.
PICK: Final = 0  # every seat in secret: types of aircraft
PROGRAM: Final = 1  # every seat in secret
DECLARE: Final = 2  # every seat in secret
TAIL: Final = 3  # aircraft: which of those whom it could tail
REORDER: Final = 4  # aircraft, its target
REMARK: Final = 5  # aircraft
FLAK: Final = 6  # battery
FUSE: Final = 7  # battery
BEARING: Final = 8  # battery, level
DISTANCE: Final = 9  # battery, level, bearing
RELEASE: Final = 10  # aircraft
CLIMB: Final = 11  # aircraft
COME_BACK: Final = 12  # aircraft
WINDOW: Final = 13  # aircraft, +1 or -1, 1 for the last to agree, 2 for who may impose it
LOWER: Final = 14  # balloon
ENTER: Final = 15  # an aircraft of the side in the sun
SKILL: Final = 16  # aircraft, how many skills its pilot still chooses
USE: Final = 17  # aircraft, a skill, and what for (see rules.skills)
SPARE: Final = 18  # aircraft, a shot of the volley
LOOK: Final = 19  # aircraft
PAIR: Final = 20  # an aircraft of the side in the sun: which enemy
CLOCK: Final = 21  # such an aircraft, its enemy: at which hour of it

# Steps.
TURN: Final = 22  # the next step of the turn; always at the bottom of the stack
SHOW: Final = 23  # the tailed show their cards, tailer by tailer

KINDS: Final = (
    "pick",
    "program",
    "declare",
    "tail",
    "reorder",
    "remark",
    "flak",
    "fuse",
    "bearing",
    "distance",
    "release",
    "gain",
    "come-back",
    "window",
    "lower",
    "enter",
    "skill",
    "use",
    "spare",
    "look",
    "pair",
    "clock",
    "turn",
    "show",
)
FIRST_STEP: Final = TURN
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
    SKILL: "WINGS-DUEL-02",
    USE: "WINGS-SKL-01",
    SPARE: "WINGS-SKL-21",
    LOOK: "WINGS-SKL-31",
}


def no_answer(frame: Frame) -> Refusal:
    """Return what bars an answer to another question than the one that is asked."""
    return Refusal(ABOUT[frame[0]], {"decision": KINDS[frame[0]]})
