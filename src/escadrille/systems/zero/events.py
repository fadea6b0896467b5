"""What happens in a dogfight. Aircraft are numbers of the roster, cards are their IDs."""

from __future__ import annotations

from typing import ClassVar

from escadrille.kernel.api import Event
from escadrille.mechanics.draws import CardsDrawn


class Told(Event, frozen=True):
    """An event of zero, which always comes from a rule."""

    rule: ClassVar[str]


class Drew(CardsDrawn, frozen=True):
    rule = "ZERO-CMP-01"


class DrewMiniHand(CardsDrawn, frozen=True):
    rule = "ZERO-CMP-10"


class Reshuffled(Told, frozen=True):
    rule = "ZERO-CMP-07"
    cards: int


class ForcesRevealed(Told, frozen=True):
    """The types of all Elements, and which of them fly without a Wingman."""

    rule = "ZERO-SET-01"
    fighters: tuple[str, ...]
    alone: tuple[bool, ...]


class BonusTaken(Told, frozen=True):
    rule = "ZERO-BAL-05"
    aircraft: int
    bonus: str


class LevelsRevealed(Told, frozen=True):
    """The starting levels, Element by Element."""

    rule = "ZERO-SET-07"
    levels: tuple[str, ...]


class FirstSide(Told, frozen=True):
    rule = "ZERO-SET-13"
    side: int


class GameTurn(Told, frozen=True):
    rule = "ZERO-SEQ-09"
    reveals = False
    tone = "head"
    turn: int


class SequenceBegan(Told, frozen=True):
    rule = "ZERO-SEQ-01"
    reveals = False
    aircraft: int


class Raided(Told, frozen=True):
    """A Wingman names its target, before its cards are drawn."""

    rule = "ZERO-WNG-01"
    reveals = False
    aircraft: int
    enemy: int


class Announced(Told, frozen=True):
    """A Leader names a Wingman as its target."""

    rule = "ZERO-RULING-44"
    reveals = False
    aircraft: int
    enemy: int


class LeftOver(Told, frozen=True):
    """What a mini-hand still held is discarded."""

    rule = "ZERO-WNG-12"
    aircraft: int
    cards: tuple[str, ...]


class Moved(Told, frozen=True):
    rule = "ZERO-ALT-05"
    reveals = False
    aircraft: int
    level: str
    climbed: bool


class Followed(Told, frozen=True):
    rule = "ZERO-ALT-09"
    reveals = False
    aircraft: int
    level: str
    climbed: bool


class Stayed(Told, frozen=True):
    """A pursuer does not follow, or cannot."""

    rule = "ZERO-ALT-12"
    reveals = False
    aircraft: int


class Paid(Told, frozen=True):
    rule = "ZERO-ALT-07"
    aircraft: int
    card: str


class RollLost(Told, frozen=True):
    """A climb by VERTICAL ROLL with no card left to discard for it."""

    rule = "ZERO-RULING-14"
    reveals = False
    aircraft: int


class Abandoned(Told, frozen=True):
    rule = "ZERO-POS-13"
    reveals = False
    aircraft: int
    enemy: int


class Positioned(Told, frozen=True):
    """The Position of one Leader towards another, from -2 (Tailed) to 2 (Tailing)."""

    rule = "ZERO-POS-02"
    reveals = False
    aircraft: int
    enemy: int
    position: int


class Played(Told, frozen=True):
    """An Attack card; `enemy` is None for a VERTICAL ROLL."""

    rule = "ZERO-ATK-01"
    aircraft: int
    card: str
    use: str
    enemy: int | None = None
    bursts: int = 0
    hits: int = 0


class Reacted(Told, frozen=True):
    """A Response; `agile` where any card is treated as SCISSORS."""

    rule = "ZERO-ATK-04"
    aircraft: int
    card: str
    answers: str
    agile: bool = False


class Declined(Told, frozen=True):
    rule = "ZERO-ATK-07"
    reveals = False
    aircraft: int


class Succeeded(Told, frozen=True):
    rule = "ZERO-ATK-08"
    reveals = False
    aircraft: int
    use: str
    enemy: int | None = None


class Cancelled(Told, frozen=True):
    rule = "ZERO-ATK-08"
    reveals = False
    aircraft: int
    use: str
    enemy: int | None = None


class BurstsGained(Told, frozen=True):
    """Bursts won by manoeuvring against a Wingman: how many, and all of this sequence."""

    rule = "ZERO-BST-10"
    reveals = False
    aircraft: int
    enemy: int
    bursts: int
    total: int


class Hit(Told, frozen=True):
    rule = "ZERO-ATK-10"
    reveals = False
    aircraft: int
    hits: int
    total: int


class Flipped(Told, frozen=True):
    rule = "ZERO-AIR-03"
    reveals = False
    tone = "harm"
    aircraft: int


class Destroyed(Told, frozen=True):
    rule = "ZERO-AIR-04"
    reveals = False
    tone = "loss"
    aircraft: int


class HandLost(Told, frozen=True):
    """The hand of a Leader that is gone is discarded."""

    rule = "ZERO-DST-03"
    aircraft: int
    cards: tuple[str, ...]


class Promoted(Told, frozen=True):
    """The Wingman is the Leader now, under the Leader's number."""

    rule = "ZERO-DST-02"
    reveals = False
    aircraft: int


class BrokeOff(Told, frozen=True):
    """A Break Off is declared for these aircraft."""

    rule = "ZERO-DIS-01"
    reveals = False
    aircraft: tuple[int, ...]


class Tested(Told, frozen=True):
    """A disengagement test: card (None: there was none), its level, the shift, the result.

    `modifiers` are what the shift is made of.
    """

    rule = "ZERO-DIS-03"
    aircraft: int
    card: str | None
    drawn: str
    shift: int
    level: str
    result: str
    modifiers: tuple[tuple[str, int], ...]


class Disengaged(Told, frozen=True):
    rule = "ZERO-RULING-23"
    reveals = False
    aircraft: int
    damaged: bool


class Discarded(Told, frozen=True):
    rule = "ZERO-SEQ-07"
    aircraft: int
    card: str


class BattleEnded(Told, frozen=True):
    rule = "ZERO-RULING-33"
    reveals = False
    reason: str


ZeroEvent = (
    Drew
    | DrewMiniHand
    | Reshuffled
    | ForcesRevealed
    | BonusTaken
    | LevelsRevealed
    | FirstSide
    | GameTurn
    | SequenceBegan
    | Raided
    | Announced
    | LeftOver
    | Moved
    | Followed
    | Stayed
    | Paid
    | RollLost
    | Abandoned
    | Positioned
    | Played
    | Reacted
    | Declined
    | Succeeded
    | Cancelled
    | BurstsGained
    | Hit
    | Flipped
    | Destroyed
    | HandLost
    | Promoted
    | BrokeOff
    | Tested
    | Disengaged
    | Discarded
    | BattleEnded
)
