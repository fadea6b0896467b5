"""What happens at the table. Aircraft are called by their labels."""

from __future__ import annotations

from typing import Any, Final, Self

from escadrille.kernel.api import Event, Plain, Seat, declared
from escadrille.mechanics.plane.grid import Pose

Dice = tuple[int, ...]
"""Faces; the ace of spades is the 6 (SKIES-BASE-05)."""


class CloudsPlaced(Event, frozen=True):
    rule = "SKIES-SCEN-01"
    clouds: tuple[tuple[int, int], ...]
    """In inches."""


class DeploymentRolled(Event, frozen=True):
    """Who places the first element: the side with the lower die."""

    rule = "SKIES-BASE-11"
    dice: Dice
    side: int


class EdgeChosen(Plain, frozen=True):
    rule = "SKIES-BASE-11"
    side: int
    edge: str


class Deployed(Plain, frozen=True):
    rule = "SKIES-BASE-11"
    aircraft: str
    pose: Pose
    level: str


class TurnBegan(Event, frozen=True):
    rule = "SKIES-BASE-13"
    tone = "head"
    turn: int
    dice: Dice
    side: int


class Activated(Plain, frozen=True):
    rule = "SKIES-BASE-14"
    aircraft: str


class Burnt(Plain, frozen=True):
    """It gave a level for a dive or a hard turn."""

    rule = "SKIES-BASE-18"
    aircraft: str
    way: str
    level: str


class DeckBuilt(Event, frozen=True):
    """How many cards of each kind a side has (SKIES-BASE-54)."""

    rule = "SKIES-DECK-01"
    side: int
    cards: dict[str, int]


class TraitsSplit(Plain, frozen=True):
    rule = "SKIES-TRAIT-03"
    side: int
    card: str


class Agreed(Event, frozen=True):
    """Whether both agreed to choose their Doctrine and Theatre cards."""

    rule = "SKIES-DOC-03"
    agreed: bool


class CardsShown(Event, frozen=True):
    rule = "SKIES-DEP-02"
    side: int
    cards: tuple[str, ...]


class Tossed(Event, frozen=True):
    rule = "SKIES-DEP-03"
    side: int


class DeploymentCard(Plain, frozen=True):
    rule = "SKIES-DEP-02"
    side: int
    card: str


class CloudGone(Plain, frozen=True):
    rule = "SKIES-CARD-21"
    cloud: tuple[int, ...]


class CardsDrawn(Event, frozen=True):
    """Cards that a side draws; others are told their number."""

    rule = "SKIES-REFILL-01"
    side: int
    count: int
    cards: tuple[str, ...] | None

    def seen_by(self, seat: Seat | None) -> Self:
        if seat == self.side or self.cards is None:
            return self
        return type(self)(self.side, self.count, None)


class Reshuffled(Event, frozen=True):
    rule = "SKIES-REFILL-03"
    side: int
    count: int


class CardPlayed(Event, frozen=True):
    rule = "SKIES-PLAY-03"
    tone = "gain"
    side: int
    card: str
    on: str
    """An aircraft or a squadron."""
    bonus: bool


class CardTested(Event, frozen=True):
    rule = "SKIES-RET-08"
    card: str
    aircraft: str
    test: str
    dice: Dice


class CardKept(Plain, frozen=True):
    rule = "SKIES-RET-01"
    side: int
    card: str


class CardGone(Plain, frozen=True):
    """A card went to the discard pile, or out of the game."""

    rule = "SKIES-RET-03"
    side: int
    card: str
    removed: bool


class Exchanged(Event, frozen=True):
    rule = "SKIES-REFILL-02"
    side: int
    cards: tuple[str, ...]


class Rerolled(Event, frozen=True):
    rule = "SKIES-CARD-27"
    aircraft: str
    dice: Dice
    hits: int


class MoraleHelped(Plain, frozen=True):
    rule = "SKIES-BASE-46"
    tone = "gain"
    squadron: str
    booms: int
    support: int


class Turned(Plain, frozen=True):
    """It turned on the spot."""

    rule = "SKIES-BASE-20"
    aircraft: str
    degrees: int
    pose: Pose


class Flew(Plain, frozen=True):
    """A move: straight on, a turn, and straight on again where the turn came early."""

    rule = "SKIES-BASE-21"
    aircraft: str
    start: Pose
    bend: Pose
    end: Pose
    inches: int
    degrees: int


class LeftTable(Plain, frozen=True):
    rule = "SKIES-BASE-23"
    tone = "loss"
    aircraft: str
    home: bool
    """By an edge that was open to it."""


class Damaged(Plain, frozen=True):
    """A Boom was put on a base."""

    rule = "SKIES-MULTI-08"
    tone = "harm"
    aircraft: str
    booms: int
    sp: int


class Bombed(Event, frozen=True):
    rule = "SKIES-SCEN-05"
    tone = "harm"
    aircraft: str
    ship: int
    dice: Dice
    hits: int
    """On the ship, in all."""


class Promoted(Plain, frozen=True):
    rule = "SKIES-SCEN-05"
    aircraft: str


class Arrived(Plain, frozen=True):
    """A reserve comes to the table."""

    rule = "SKIES-SCEN-07"
    tone = "head"
    squadron: str


class Climbed(Plain, frozen=True):
    rule = "SKIES-BASE-25"
    tone = "gain"
    aircraft: str
    level: str


class Outmanoeuvred(Event, frozen=True):
    rule = "SKIES-BASE-27"
    aircraft: str
    target: str
    dice: Dice
    theirs: Dice
    tailing: bool
    success: bool


class Fired(Event, frozen=True):
    rule = "SKIES-BASE-34"
    aircraft: str
    target: str
    aspect: str
    dice: Dice
    hits: int


class FiredBack(Event, frozen=True):
    rule = "SKIES-BASE-38"
    aircraft: str
    target: str
    dice: Dice
    hits: int


class Dodged(Event, frozen=True):
    rule = "SKIES-BASE-35"
    aircraft: str
    speed: bool
    dice: Dice
    hits: int
    """Those that are left."""


class LevelChanged(Plain, frozen=True):
    rule = "SKIES-BASE-06"
    tone = "harm"
    aircraft: str
    level: str


class Boomed(Plain, frozen=True):
    """A squadron received Boom tokens."""

    rule = "SKIES-BASE-40"
    tone = "harm"
    squadron: str
    booms: int
    total: int


class ShotDown(Plain, frozen=True):
    rule = "SKIES-BASE-40"
    tone = "loss"
    aircraft: str
    by: str | None


class BrokeOff(Plain, frozen=True):
    rule = "SKIES-BASE-47"
    tone = "loss"
    squadron: str
    booms: int
    strength: int


class GameEnded(Plain, frozen=True):
    rule = "SKIES-BASE-48"
    tone = "head"
    reason: str
    side: int | None
    """Who has won; None: nobody."""


SkiesEvent: Final[Any] = declared(Event, __name__)
