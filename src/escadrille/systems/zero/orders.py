"""What a seat can order, as structures and in short text: `climb`, `tight-turn`, `b1w`, `2`."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from escadrille.kernel.api import Order
from escadrille.kernel.errors import BadOrder
from escadrille.mechanics.aircraft import LEVELS
from escadrille.mechanics.stacked import written
from escadrille.systems.zero.choices import (
    AIRCRAFT,
    BONUS,
    CARD,
    DRAW,
    FIGHTER,
    LEVEL,
    MOST_DRAWN,
    WORDS,
)
from escadrille.systems.zero.schema import Bonus as Letter
from escadrille.systems.zero.schema import Level as LevelName
from escadrille.systems.zero.state import Roster, label
from escadrille.systems.zero.tables import BONUSES, Tables


class Do(Order, frozen=True, tag="do"):
    """Anything said in one word."""

    word: Literal[
        "pass",
        "follow",
        "climb",
        "dive",
        "abandon",
        "break-off",
        "fire",
        "gunner",
        "maneuver",
        "agile",
        "answer",
        "leader",
        "wingman",
        "pair",
    ]


class Draw(Order, frozen=True, tag="draw"):
    cards: Annotated[int, msgspec.Meta(ge=1, le=MOST_DRAWN)]


class Level(Order, frozen=True, tag="level"):
    level: LevelName


class PickCard(Order, frozen=True, tag="card"):
    card: str


class PickAircraft(Order, frozen=True, tag="aircraft"):
    aircraft: str


class PickFighter(Order, frozen=True, tag="fighter"):
    fighter: str


class PickBonus(Order, frozen=True, tag="bonus"):
    bonus: Letter


ZeroOrder = Do | Draw | Level | PickCard | PickAircraft | PickFighter | PickBonus


def labels(roster: Roster) -> list[str]:
    return [label(roster, aircraft) for aircraft in range(roster.size)]


def choices(t: Tables, roster: Roster) -> list[int]:
    """Return every choice that has an order in this game."""
    spans = (
        (0, len(WORDS)),
        (BONUS, len(BONUSES)),
        (LEVEL, len(LEVELS)),
        (CARD, t.faces),
        (AIRCRAFT, roster.size),
        (DRAW + 1, MOST_DRAWN),
        (FIGHTER, len(t.fighters)),
    )
    return [choice for first, count in spans for choice in range(first, first + count)]


def to_order(t: Tables, names: list[str], choice: int) -> ZeroOrder:
    """Return the order of a choice. `names` are those that AIRCRAFT choices stand for."""
    if choice >= FIGHTER:
        return PickFighter(t.fighters[choice - FIGHTER].id)
    if choice >= DRAW:
        return Draw(choice - DRAW)
    if choice >= AIRCRAFT:
        return PickAircraft(names[choice - AIRCRAFT])
    if choice >= CARD:
        return PickCard(t.cards[choice - CARD].id)
    if choice >= LEVEL:
        return Level(LEVELS[choice - LEVEL])
    if choice >= BONUS:
        return PickBonus(BONUSES[choice - BONUS])
    return Do(WORDS[choice])


def to_choice(t: Tables, names: list[str], order: Order) -> int:
    """Return the choice of an order, or raise BadOrder where it names nothing that exists."""
    match order:
        case Do(word):
            return WORDS.index(word)
        case Draw(cards):
            return DRAW + cards
        case Level(level):
            return LEVEL + LEVELS.index(level)
        case PickBonus(bonus):
            return BONUS + BONUSES.index(bonus)
        case PickCard(card) if card in t.face_of:
            return CARD + t.face_of[card]
        case PickAircraft(aircraft) if aircraft in names:
            return AIRCRAFT + names.index(aircraft)
        case PickFighter(fighter) if fighter in t.fighter_of:
            return FIGHTER + t.fighter_of[fighter]
    raise BadOrder(f"{written(order)!r} names nothing in this game")


def parse(t: Tables, names: list[str], word: str) -> ZeroOrder:
    """Return the order that a word of notation stands for, legal or not."""
    word = word.lower()
    if word in WORDS:
        return msgspec.convert({"order": "do", "word": word}, Do)
    if word in LEVELS:
        return msgspec.convert({"order": "level", "level": word}, Level)
    if word.upper() in BONUSES:
        return msgspec.convert({"order": "bonus", "bonus": word.upper()}, PickBonus)
    if word.isdecimal() and 1 <= int(word) <= MOST_DRAWN:
        return Draw(int(word))
    if word in names:
        return PickAircraft(word)
    if word in t.face_of:
        return PickCard(word)
    if word in t.fighter_of:
        return PickFighter(word)
    raise BadOrder(f"{word!r} is no order, card, aircraft, type, level, bonus or number")
