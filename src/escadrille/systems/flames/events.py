"""What happens in a dogfight. Aircraft are numbers of the roster, cards are their IDs."""

from __future__ import annotations

from typing import ClassVar

from escadrille.kernel.api import Event, Seat
from escadrille.mechanics.draws import CardsDrawn


class Told(Event, frozen=True):
    """An event of flames, which always comes from a rule."""

    rule: ClassVar[str]


class ForcesRevealed(Told, frozen=True):
    rule = "FLAMES-SETUP-02"
    fighters: tuple[str, ...]
    pilots: tuple[str | None, ...]


class Drew(CardsDrawn, frozen=True):
    rule = "FLAMES-TURN-10"


class Reshuffled(Told, frozen=True):
    rule = "FLAMES-RULING-20"
    cards: int


class LevelsRevealed(Told, frozen=True):
    rule = "FLAMES-SETUP-04"
    levels: tuple[str, ...]


class FirstSide(Told, frozen=True):
    rule = "FLAMES-SETUP-06"
    side: int


class GameTurn(Told, frozen=True):
    rule = "FLAMES-SETUP-07"
    reveals = False
    tone = "head"
    turn: int


class TurnOrder(Told, frozen=True):
    rule = "FLAMES-FFA-02"
    aircraft: tuple[int, ...]


class TurnBegan(Told, frozen=True):
    rule = "FLAMES-TURN-01"
    reveals = False
    aircraft: int


class Stalled(Told, frozen=True):
    rule = "FLAMES-ALT-07"
    reveals = False
    aircraft: int


class Discarded(Told, frozen=True):
    rule = "FLAMES-TURN-07"
    aircraft: int
    card: str


class Paid(Told, frozen=True):
    rule = "FLAMES-ALT-04"
    aircraft: int
    card: str


class Moved(Told, frozen=True):
    rule = "FLAMES-TURN-03"
    reveals = False
    aircraft: int
    level: str
    climbed: bool


class Followed(Told, frozen=True):
    rule = "FLAMES-FOLLOW-01"
    reveals = False
    aircraft: int
    level: str
    climbed: bool


class Stayed(Told, frozen=True):
    rule = "FLAMES-FOLLOW-05"
    reveals = False
    aircraft: int


class Positioned(Told, frozen=True):
    """The position of one aircraft towards another, from -2 (Tailed) to 2 (Tailing)."""

    rule = "FLAMES-POS-01"
    reveals = False
    aircraft: int
    enemy: int
    position: int


class Compared(Told, frozen=True):
    rule = "FLAMES-SPEED-01"
    reveals = False
    aircraft: int
    enemy: int
    points: int


class SpeedUsed(Told, frozen=True):
    rule = "FLAMES-SPEED-02"
    reveals = False
    aircraft: int
    enemy: int


class Played(Told, frozen=True):
    """A card played to start an action, or as a tactic; None is an Ace Pilot counter."""

    rule = "FLAMES-PLAY-01"
    aircraft: int
    card: str | None
    use: str
    enemy: int | None = None
    steps: int = 0
    hits: int = 0
    bursts: int = 0


class Reacted(Told, frozen=True):
    rule = "FLAMES-PLAY-07"
    aircraft: int
    card: str | None
    answers: str


class Declined(Told, frozen=True):
    rule = "FLAMES-PLAY-07"
    reveals = False
    aircraft: int


class Succeeded(Told, frozen=True):
    rule = "FLAMES-PLAY-08"
    reveals = False
    aircraft: int
    enemy: int
    use: str


class Cancelled(Told, frozen=True):
    rule = "FLAMES-PLAY-08"
    reveals = False
    aircraft: int
    enemy: int
    use: str


class Evaded(Told, frozen=True):
    rule = "FLAMES-CARD-04"
    aircraft: int
    card: str
    hits_left: int


class Redlined(Told, frozen=True):
    rule = "FLAMES-CARD-10"
    aircraft: int
    card: str


class Damaged(Told, frozen=True):
    rule = "FLAMES-ATK-02"
    reveals = False
    aircraft: int
    hits: int
    total: int


class Flipped(Told, frozen=True):
    rule = "FLAMES-DMG-01"
    reveals = False
    tone = "harm"
    aircraft: int


class ShotDown(Told, frozen=True):
    rule = "FLAMES-DMG-03"
    reveals = False
    tone = "loss"
    aircraft: int
    by: Seat | None


class BattleEnded(Told, frozen=True):
    rule = "FLAMES-RULING-22"
    reveals = False
    reason: str


FlamesEvent = (
    ForcesRevealed
    | Drew
    | Reshuffled
    | LevelsRevealed
    | FirstSide
    | GameTurn
    | TurnOrder
    | TurnBegan
    | Stalled
    | Discarded
    | Paid
    | Moved
    | Followed
    | Stayed
    | Positioned
    | Compared
    | SpeedUsed
    | Played
    | Reacted
    | Declined
    | Succeeded
    | Cancelled
    | Evaded
    | Redlined
    | Damaged
    | Flipped
    | ShotDown
    | BattleEnded
)
