"""What a seat can order, as structures and in short text: `turn-left`, `gentle`, `a2`, `132`."""

from __future__ import annotations

from escadrille.kernel.api import Order
from escadrille.kernel.errors import BadOrder
from escadrille.mechanics.stacked import written
from escadrille.systems.wings import choices as c
from escadrille.systems.wings.choices import WORDS
from escadrille.systems.wings.rules.skills import SKILLS
from escadrille.systems.wings.tables import Tables, labels


class Do(Order, frozen=True, tag="do"):
    """Anything said in one word: pass, take, gentle, forced-dive, landing-1…"""

    word: str


class Lay(Order, frozen=True, tag="lay"):
    """A manoeuvre card, by its name in the aircraft's deck."""

    card: str


class Resequence(Order, frozen=True, tag="resequence"):
    """Three cards in another order: "213" plays the second card first."""

    sequence: str


class Aim(Order, frozen=True, tag="aim"):
    """Where a flak counter goes: level-2, then bearing-045, then distance-6 (quarter rulers)."""

    at: str


class PickPiece(Order, frozen=True, tag="piece"):
    """An aircraft, a balloon or a ground card, by its label."""

    piece: str


class PickType(Order, frozen=True, tag="type"):
    """A type of aircraft, by its ID."""

    type: str


class PickSkill(Order, frozen=True, tag="skill"):
    """A skill, by its name."""

    skill: str


class Spare(Order, frozen=True, tag="spare"):
    """Which of the cards drawn for a shot is not given: card-1, card-2…"""

    card: str


WingsOrder = Do | Lay | Resequence | Aim | PickPiece | PickType | PickSkill | Spare

AIMS = {
    **{f"level-{n}": c.LEVEL + n for n in range(1, 6)},
    **{f"bearing-{15 * n:03d}": c.BEARING + n for n in range(c.BEARINGS)},
    **{f"clock-{n}": c.CLOCK + n for n in (5, 6, 7)},
    **{f"distance-{n}": c.DISTANCE + n for n in range(c.DISTANCES)},
}
AIM_OF = {choice: text for text, choice in AIMS.items()}
SPARED = [f"card-{n}" for n in range(1, c.SPARES + 1)]
SEQUENCES = ["".join(str(place + 1) for place in order) for order in c.PERMUTATIONS]


def to_order(t: Tables, names: list[str], choice: int) -> WingsOrder:
    """Return the order of a choice. `names` are the cards that CARD choices stand for."""
    if choice >= c.TYPE:
        return PickType(t.aircraft[choice - c.TYPE].id)
    if choice >= c.PIECE:
        return PickPiece(labels(t)[choice - c.PIECE])
    if choice >= c.CARD:
        return Lay(names[choice - c.CARD])
    if choice >= c.SKILL:
        return PickSkill(SKILLS[choice - c.SKILL])
    if choice >= c.SPARE:
        return Spare(SPARED[choice - c.SPARE])
    if choice >= c.LEVEL:
        return Aim(AIM_OF[choice])
    if choice >= c.SEQUENCE:
        return Resequence(SEQUENCES[choice - c.SEQUENCE])
    return Do(WORDS[choice])


def choices(t: Tables, names: list[str]) -> list[int]:
    """Return every choice that the notation can write, with these names of cards."""
    return [
        *range(len(WORDS)),
        *range(c.SEQUENCE, c.SEQUENCE + len(SEQUENCES)),
        *AIM_OF,
        *range(c.SPARE, c.SPARE + c.SPARES),
        *range(c.SKILL, c.SKILL + len(SKILLS)),
        *range(c.CARD, c.CARD + len(names)),
        *range(c.PIECE, c.PIECE + t.pieces),
        *range(c.TYPE, c.TYPE + len(t.aircraft)),
    ]


def to_choice(t: Tables, names: list[str], order: Order) -> int:
    """Return the choice of an order, or raise BadOrder where it names nothing that exists."""
    match order:
        case Do(word) if word in WORDS:
            return WORDS.index(word)
        case Lay(card) if card in names:
            return c.CARD + names.index(card)
        case Resequence(sequence) if sequence in SEQUENCES:
            return c.SEQUENCE + SEQUENCES.index(sequence)
        case Aim(at) if at in AIMS:
            return AIMS[at]
        case PickSkill(skill) if skill in SKILLS:
            return c.SKILL + SKILLS.index(skill)
        case Spare(card) if card in SPARED:
            return c.SPARE + SPARED.index(card)
        case PickPiece(piece) if piece in labels(t):
            return c.PIECE + labels(t).index(piece)
        case PickType(type_id) if type_id in t.type_of:
            return c.TYPE + t.type_of[type_id]
    raise BadOrder(f"{written(order)!r} names nothing in this game")


def parse(t: Tables, names: list[str], word: str) -> WingsOrder:
    """Return the order that a word of notation stands for, legal or not."""
    word = word.lower()
    if word in WORDS:
        return Do(word)
    if word in AIMS:
        return Aim(word)
    if word in SKILLS:
        return PickSkill(word)
    if word in SPARED:
        return Spare(word)
    if word in SEQUENCES:
        return Resequence(word)
    if word in labels(t):
        return PickPiece(word)
    if word in names:
        return Lay(word)
    if word in t.type_of:
        return PickType(word)
    known = {name for cards in t.cards for name in cards.names}
    if word in known:
        raise BadOrder(f"{word!r} is no card of this aircraft's deck")
    raise BadOrder(f"{word!r} is no order, card, piece or type")
