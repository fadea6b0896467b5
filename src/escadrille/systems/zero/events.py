"""What happens in a dogfight. Aircraft have their names, cards are their IDs."""

from __future__ import annotations

import msgspec

from escadrille.kernel.api import Event, Plain, declared
from escadrille.mechanics.draws import CardsDrawn


class Drew(CardsDrawn, frozen=True):
    rule = "ZERO-CMP-01"


class DrewMiniHand(CardsDrawn, frozen=True):
    rule = "ZERO-CMP-10"


class Reshuffled(Event, frozen=True):
    rule = "ZERO-CMP-07"
    cards: int


class ForcesRevealed(Event, frozen=True):
    """The types of all Leaders, and those who fly without a Wingman."""

    rule = "ZERO-SET-01"
    fighters: dict[str, str]
    alone: tuple[str, ...]


class BonusTaken(Event, frozen=True):
    rule = "ZERO-BAL-05"
    aircraft: str
    bonus: str


class LevelsRevealed(Event, frozen=True):
    """The starting levels of all Leaders."""

    rule = "ZERO-SET-07"
    levels: dict[str, str]


class FirstSide(Event, frozen=True):
    rule = "ZERO-SET-13"
    side: int


class GameTurn(Plain, frozen=True):
    rule = "ZERO-SEQ-09"
    tone = "head"
    turn: int


class Of(Plain, frozen=True):
    """What an aircraft does, or what happens to it."""

    aircraft: str


class SequenceBegan(Of, frozen=True):
    rule = "ZERO-SEQ-01"


class Raided(Of, frozen=True):
    """A Wingman names its target, before its cards are drawn."""

    rule = "ZERO-WNG-01"
    enemy: str


class Announced(Of, frozen=True):
    """A Leader names a Wingman as its target."""

    rule = "ZERO-RULING-44"
    enemy: str


class LeftOver(Event, frozen=True):
    """What a mini-hand still held is discarded."""

    rule = "ZERO-WNG-12"
    aircraft: str
    cards: tuple[str, ...]


class Moved(Of, frozen=True):
    rule = "ZERO-ALT-05"
    level: str
    climbed: bool


class Followed(Of, frozen=True):
    rule = "ZERO-ALT-09"
    level: str
    climbed: bool


class Stayed(Of, frozen=True):
    """A pursuer does not follow, or cannot."""

    rule = "ZERO-ALT-12"


class Paid(Event, frozen=True):
    rule = "ZERO-ALT-07"
    aircraft: str
    card: str


class RollLost(Of, frozen=True):
    """A climb by VERTICAL ROLL with no card left to discard for it."""

    rule = "ZERO-RULING-14"


class Abandoned(Of, frozen=True):
    rule = "ZERO-POS-13"
    enemy: str


class Positioned(Of, frozen=True):
    """The Position of one Leader towards another, from -2 (Tailed) to 2 (Tailing)."""

    rule = "ZERO-POS-02"
    enemy: str
    position: int


class Played(Event, frozen=True):
    """An Attack card; `enemy` is None for a VERTICAL ROLL."""

    rule = "ZERO-ATK-01"
    aircraft: str
    card: str
    use: str
    enemy: str | None = None
    bursts: int = 0
    hits: int = 0


class Reacted(Event, frozen=True):
    """A Response; `agile` where any card is treated as SCISSORS."""

    rule = "ZERO-ATK-04"
    aircraft: str
    card: str
    answers: str
    agile: bool = False


class Declined(Of, frozen=True):
    rule = "ZERO-ATK-07"


class Succeeded(Of, frozen=True):
    rule = "ZERO-ATK-08"
    use: str
    enemy: str | None = None


class Cancelled(Of, frozen=True):
    rule = "ZERO-ATK-08"
    use: str
    enemy: str | None = None


class BurstsGained(Of, frozen=True):
    """Bursts won by manoeuvring against a Wingman: how many, and all of this sequence."""

    rule = "ZERO-BST-10"
    enemy: str
    bursts: int
    total: int


class Hit(Of, frozen=True):
    rule = "ZERO-ATK-10"
    hits: int
    total: int


class Flipped(Of, frozen=True):
    rule = "ZERO-AIR-03"
    tone = "harm"


class Destroyed(Of, frozen=True):
    rule = "ZERO-AIR-04"
    tone = "loss"


class HandLost(Event, frozen=True):
    """The hand of a Leader that is gone is discarded."""

    rule = "ZERO-DST-03"
    aircraft: str
    cards: tuple[str, ...]


class Promoted(Of, frozen=True):
    """The Wingman is the Leader now, under the Leader's number."""

    rule = "ZERO-DST-02"


class BrokeOff(Plain, frozen=True):
    """A Break Off is declared for these aircraft."""

    rule = "ZERO-DIS-01"
    aircraft: tuple[str, ...]


class Shift(msgspec.Struct, frozen=True):
    """What shifts the Disengagement Table for an aircraft, and by how many levels."""

    name: str
    levels: int


class Line(msgspec.Struct, frozen=True):
    """A line of the Disengagement Table, and what it brings to one aircraft."""

    line: str
    level: str
    """The line that counts after all shifts."""
    result: str
    title: str | None = None
    """What the cards that stand on it have in common; None: it is for any other."""
    subtitle: str | None = None
    bursts: int | None = None


class Escape(msgspec.Struct, frozen=True):
    """How the Disengagement Table is read for an aircraft that leaves."""

    aircraft: str
    shift: int
    modifiers: tuple[Shift, ...]
    table: tuple[Line, ...]


class Tested(Event, frozen=True):
    """A disengagement test: an Escape, the card drawn (None: there was none) and its line."""

    rule = "ZERO-DIS-03"
    aircraft: str
    shift: int
    modifiers: tuple[Shift, ...]
    table: tuple[Line, ...]
    card: str | None
    drawn: str
    level: str
    result: str


class Disengaged(Of, frozen=True):
    rule = "ZERO-RULING-23"
    damaged: bool


class Discarded(Event, frozen=True):
    rule = "ZERO-SEQ-07"
    aircraft: str
    card: str


class BattleEnded(Plain, frozen=True):
    rule = "ZERO-RULING-33"
    reason: str


ZeroEvent = declared(Event, __name__)
