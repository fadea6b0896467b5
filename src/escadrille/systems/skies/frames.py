"""Kinds of frames on the stack: decisions wait for a seat, steps run by themselves."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.frames import Kinds
from escadrille.mechanics.stacked import Frame

KINDS: Final = Kinds()

# Secret questions, of every seat at once.
CONSENT: Final = KINDS.kind("consent")
CHOOSE: Final = KINDS.kind("choose")
EXCHANGE: Final = KINDS.kind("exchange")
# Decisions: the name of each, and what its integers stand for. The first is the seat.
PROMOTE: Final = KINDS.kind("promote number number")  # squadron
SPLIT: Final = KINDS.kind("split number type")
DEPLOY: Final = KINDS.kind("deploy number")
SIDE: Final = KINDS.kind("edge number aircraft")
COLUMN: Final = KINDS.kind("column number aircraft")
ROW: Final = KINDS.kind("row number aircraft number")  # inches from the west
HEADING: Final = KINDS.kind("heading number aircraft")
THEATRE: Final = KINDS.kind("theatre number")
BOOST: Final = KINDS.kind("boost number number number")  # aircraft still to raise, by what
CLOUD: Final = KINDS.kind("cloud number number")  # still to remove
NEXT: Final = KINDS.kind("next number")
WINDOW: Final = KINDS.kind("cards number window")
ON: Final = KINDS.kind("on number face window")
BONUS: Final = KINDS.kind("bonus number face window")
TACTICS: Final = KINDS.kind("tactics number number")  # the most degrees
OPENING: Final = KINDS.kind("opening number")
FLY: Final = KINDS.kind("fly number")
TURN: Final = KINDS.kind("turn number number")  # inches of the move
POINT: Final = KINDS.kind("point number number number")  # inches of the move, degrees
ACTION: Final = KINDS.kind("action number")
TARGET: Final = KINDS.kind("target number word")  # what is done to it
REPLY: Final = KINDS.kind("reply number")
DODGE: Final = KINDS.kind("dodge number")
DEFEND: Final = KINDS.kind("defend number")
AIM: Final = KINDS.kind("aim number number")  # weapon
SHIP: Final = KINDS.kind("ship number")
SLASH: Final = KINDS.kind("slash number")
KEEP: Final = KINDS.kind("keep number")

# Steps.
GAME: Final = KINDS.kind("game stage")  # always at the bottom of the stack
PREPARE: Final = KINDS.kind("prepare preparation number")  # 1: both choose their cards
# The side whose element is placed, its squadron or -1, and how many of it stand already.
DEPLOYMENT: Final = KINDS.kind("deployment number number number")
THEATRES: Final = KINDS.kind("theatres number")  # the side that plays a card next
ACTIVATION: Final = KINDS.kind("activation step")
ATTACK: Final = KINDS.kind("attack part")
CONTEST: Final = KINDS.kind("contest number")  # 1: the window is over
OFFER: Final = KINDS.kind("offer number window")
RETENTION: Final = KINDS.kind("retention number number")  # the side that is first, 1: refill
CLOSING: Final = KINDS.kind("closing number number")  # the side that is next, passes so far

FIRST_STEP: Final = GAME
# What leaves no choice is not asked.
COMPOSING: Final = (DEPLOY, SIDE, COLUMN, ROW, HEADING, TURN, POINT, TARGET, ON, THEATRE, AIM, SHIP)
# On what a card is played is chosen in private: for others its owner still looks at his hand.
PUBLIC: Final = tuple("cards" if name == "on" else name for name in KINDS)

# Stages of a game, of its preparation (SKIES-BASE-10), steps of an activation (SKIES-BASE-17),
# parts of an attack (SKIES-BASE-33).
BEGIN: Final = 0
ORDER: Final = 1
CLOSE: Final = 2
LAST: Final = 3
STAGES: Final = ("begin", "order", "close", "last")
PROMOTIONS: Final = 0
SPLITS: Final = 1
AGREEMENT: Final = 2
CHOICES: Final = 3
BUILDING: Final = 4
PLACING: Final = 5
COVER: Final = 6
CARDS: Final = 7
HANDS: Final = 8
PREPARATIONS: Final = (
    *("promotions", "splits", "agreement", "choices", "building", "placing", "cover"),
    *("cards", "hands"),
)
START: Final = 0
OPEN: Final = 1
MOVE: Final = 2
ACT: Final = 3
BREAK: Final = 4
AGAIN: Final = 5
BREAK_AGAIN: Final = 6
DEFENCE: Final = 7
FINISH: Final = 8
STEPS: Final = (
    *("start", "open", "move", "act", "break", "again", "break-again", "defence", "finish"),
)
DECLARED: Final = 0
SHOT: Final = 1
ANSWER: Final = 2
REPLIED: Final = 3
DICE: Final = 4
DODGES: Final = 5
REROLL: Final = 6
REROLLED: Final = 7
EFFECTS: Final = 8
PARTS: Final = (
    *("declared", "shot", "answer", "replied", "dice", "dodges", "reroll", "rerolled", "effects"),
)

# The rule under which each question is put.
ABOUT: Final = {
    CONSENT: "SKIES-DOC-03",
    CHOOSE: "SKIES-DECK-03",
    EXCHANGE: "SKIES-REFILL-02",
    PROMOTE: "SKIES-SCEN-05",
    SPLIT: "SKIES-TRAIT-03",
    DEPLOY: "SKIES-BASE-57",
    SIDE: "SKIES-BASE-11",
    COLUMN: "SKIES-BASE-11",
    ROW: "SKIES-BASE-11",
    HEADING: "SKIES-BASE-11",
    THEATRE: "SKIES-DEP-02",
    BOOST: "SKIES-CARD-20",
    CLOUD: "SKIES-CARD-21",
    NEXT: "SKIES-BASE-14",
    WINDOW: "SKIES-BASE-43",
    ON: "SKIES-BASE-44",
    BONUS: "SKIES-BONUS-02",
    TACTICS: "SKIES-CARD-12",
    OPENING: "SKIES-BASE-24",
    FLY: "SKIES-BASE-21",
    TURN: "SKIES-BASE-22",
    POINT: "SKIES-CARD-03",
    ACTION: "SKIES-BASE-24",
    TARGET: "SKIES-BASE-24",
    REPLY: "SKIES-BASE-38",
    DODGE: "SKIES-BASE-35",
    DEFEND: "SKIES-MULTI-17",
    AIM: "SKIES-MULTI-18",
    SHIP: "SKIES-SCEN-05",
    SLASH: "SKIES-CARD-16",
    KEEP: "SKIES-RET-09",
}


def no_answer(frame: Frame) -> Refusal:
    """Return what bars an answer to another question than the one that is asked."""
    return Refusal(ABOUT[frame[0]], {"decision": KINDS[frame[0]]})
