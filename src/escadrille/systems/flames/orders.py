"""What a seat can order, as structures and in short text: `climb`, `yo-yo`, `b1`, `2`."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from escadrille.kernel.api import Order
from escadrille.kernel.errors import BadOrder
from escadrille.mechanics.aircraft import LEVELS
from escadrille.mechanics.stacked import written
from escadrille.systems.flames.choices import (
    AIRCRAFT,
    CARD,
    FIGHTER,
    LEVEL,
    PILOT,
    STEP,
    WORDS,
)
from escadrille.systems.flames.state import Roster
from escadrille.systems.flames.tables import Tables


class Do(Order, frozen=True, tag="do"):
    """Anything said in one word."""

    word: Literal[
        "pass",
        "follow",
        "speed",
        "climb",
        "dive",
        "abandon",
        "push",
        "counter",
        "maneuver",
        "attack",
        "gunner",
        "play",
        "agile",
        "barrage",
    ]


class Steps(Order, frozen=True, tag="steps"):
    steps: Annotated[int, msgspec.Meta(ge=1, le=4)]


class Level(Order, frozen=True, tag="level"):
    level: Literal["very-low", "low", "medium", "high", "very-high"]


class PickCard(Order, frozen=True, tag="card"):
    card: str


class PickAircraft(Order, frozen=True, tag="aircraft"):
    aircraft: str


class PickFighter(Order, frozen=True, tag="fighter"):
    fighter: str


class PickPilot(Order, frozen=True, tag="pilot"):
    pilot: str


FlamesOrder = Do | Steps | Level | PickCard | PickAircraft | PickFighter | PickPilot


def label(roster: Roster, aircraft: int) -> str:
    """Return the counter of an aircraft: the letter of its side and its number there.

    Rules: FLAMES-MULTI-02.
    """
    side = roster.side[aircraft]
    return f"{'abcdef'[side]}{roster.side[: aircraft + 1].count(side)}"


def labels(roster: Roster) -> list[str]:
    return [label(roster, aircraft) for aircraft in range(roster.size)]


def every_choice(t: Tables, names: list[str]) -> list[int]:
    """Return every choice that can be written; `names` are those of the aircraft."""
    found = [*range(len(WORDS)), *range(STEP + 1, STEP + 5)]
    named = ((LEVEL, LEVELS), (CARD, t.cards), (AIRCRAFT, names), (FIGHTER, t.fighters))
    for first, things in (*named, (PILOT, t.pilots)):
        found += range(first, first + len(things))
    return found


def to_order(t: Tables, names: list[str], choice: int) -> FlamesOrder:
    """Return the order of a choice. `names` are those that AIRCRAFT choices stand for."""
    if choice >= PILOT:
        return PickPilot(t.pilots[choice - PILOT].id)
    if choice >= FIGHTER:
        return PickFighter(t.fighters[choice - FIGHTER].id)
    if choice >= AIRCRAFT:
        return PickAircraft(names[choice - AIRCRAFT])
    if choice >= CARD:
        return PickCard(t.cards[choice - CARD].id)
    if choice >= LEVEL:
        return Level(LEVELS[choice - LEVEL])
    if choice >= STEP:
        return Steps(choice - STEP)
    return Do(WORDS[choice])


def to_choice(t: Tables, names: list[str], order: Order) -> int:
    """Return the choice of an order, or raise BadOrder where it names nothing that exists."""
    match order:
        case Do(word):
            return WORDS.index(word)
        case Steps(steps):
            return STEP + steps
        case Level(level):
            return LEVEL + LEVELS.index(level)
        case PickCard(card) if card in t.face_of:
            return CARD + t.face_of[card]
        case PickAircraft(aircraft) if aircraft in names:
            return AIRCRAFT + names.index(aircraft)
        case PickFighter(fighter) if fighter in t.fighter_of:
            return FIGHTER + t.fighter_of[fighter]
        case PickPilot(pilot) if pilot in t.pilot_of:
            return PILOT + t.pilot_of[pilot]
    raise BadOrder(f"{written(order)!r} names nothing in this game")


def parse(t: Tables, names: list[str], word: str) -> FlamesOrder:
    """Return the order that a word of notation stands for, legal or not."""
    word = word.lower()
    if word in WORDS:
        return msgspec.convert({"order": "do", "word": word}, Do)
    if word in LEVELS:
        return msgspec.convert({"order": "level", "level": word}, Level)
    if word in ("1", "2", "3", "4"):
        return Steps(int(word))
    if word in names:
        return PickAircraft(word)
    if word in t.face_of:
        return PickCard(word)
    if word in t.fighter_of:
        return PickFighter(word)
    if word in t.pilot_of:
        return PickPilot(word)
    raise BadOrder(f"{word!r} is no order, card, aircraft, fighter, pilot, level or number")
