"""What happens in a dogfight. Aircraft go by their labels, cards by their IDs."""

from __future__ import annotations

from escadrille.kernel.api import Event, Plain, Seat, declared
from escadrille.mechanics.draws import CardsDrawn


class ForcesRevealed(Event, frozen=True):
    """The fighter and the pilot of each aircraft."""

    rule = "FLAMES-SETUP-02"
    fighters: dict[str, str]
    pilots: dict[str, str | None]


class Drew(CardsDrawn, frozen=True):
    rule = "FLAMES-TURN-10"


class Reshuffled(Event, frozen=True):
    rule = "FLAMES-RULING-20"
    cards: int


class LevelsRevealed(Event, frozen=True):
    rule = "FLAMES-SETUP-04"
    levels: dict[str, str]


class FirstSide(Event, frozen=True):
    rule = "FLAMES-SETUP-06"
    side: int


class GameTurn(Plain, frozen=True):
    rule = "FLAMES-SETUP-07"
    tone = "head"
    turn: int


class TurnOrder(Event, frozen=True):
    rule = "FLAMES-FFA-02"
    aircraft: tuple[str, ...]


class TurnBegan(Plain, frozen=True):
    rule = "FLAMES-TURN-01"
    aircraft: str


class Stalled(Plain, frozen=True):
    rule = "FLAMES-ALT-07"
    aircraft: str


class Discarded(Event, frozen=True):
    rule = "FLAMES-TURN-07"
    aircraft: str
    card: str


class Paid(Event, frozen=True):
    rule = "FLAMES-ALT-04"
    aircraft: str
    card: str


class Moved(Plain, frozen=True):
    rule = "FLAMES-TURN-03"
    aircraft: str
    level: str
    climbed: bool


class Followed(Plain, frozen=True):
    rule = "FLAMES-FOLLOW-01"
    aircraft: str
    level: str
    climbed: bool


class Stayed(Plain, frozen=True):
    rule = "FLAMES-FOLLOW-05"
    aircraft: str


class Positioned(Plain, frozen=True):
    """The position of one aircraft towards another, from -2 (Tailed) to 2 (Tailing)."""

    rule = "FLAMES-POS-01"
    aircraft: str
    enemy: str
    position: int


class Compared(Plain, frozen=True):
    rule = "FLAMES-SPEED-01"
    aircraft: str
    enemy: str
    points: int


class SpeedUsed(Plain, frozen=True):
    rule = "FLAMES-SPEED-02"
    aircraft: str
    enemy: str


class Played(Event, frozen=True):
    """A card played to start an action, or as a tactic; None is an Ace Pilot counter."""

    rule = "FLAMES-PLAY-01"
    aircraft: str
    card: str | None
    use: str
    enemy: str | None = None
    steps: int = 0
    hits: int = 0
    bursts: int = 0


class Reacted(Event, frozen=True):
    rule = "FLAMES-PLAY-07"
    aircraft: str
    card: str | None
    answers: str


class Declined(Plain, frozen=True):
    rule = "FLAMES-PLAY-07"
    aircraft: str


class Succeeded(Plain, frozen=True):
    rule = "FLAMES-PLAY-08"
    aircraft: str
    enemy: str
    use: str


class Cancelled(Plain, frozen=True):
    rule = "FLAMES-PLAY-08"
    aircraft: str
    enemy: str
    use: str


class Evaded(Event, frozen=True):
    rule = "FLAMES-CARD-04"
    aircraft: str
    card: str
    hits_left: int


class Redlined(Event, frozen=True):
    rule = "FLAMES-CARD-10"
    aircraft: str
    card: str


class Damaged(Plain, frozen=True):
    rule = "FLAMES-ATK-02"
    aircraft: str
    hits: int
    total: int


class Flipped(Plain, frozen=True):
    rule = "FLAMES-DMG-01"
    tone = "harm"
    aircraft: str


class ShotDown(Plain, frozen=True):
    rule = "FLAMES-DMG-03"
    tone = "loss"
    aircraft: str
    by: Seat | None


# Of bombers and missions.


class FlakLaid(Plain, frozen=True):
    """The defender has chosen; `pattern` is None for those who may not know it."""

    rule = "FLAMES-FLAK-01"
    seats: tuple[Seat, ...]
    pattern: str | None

    def seen_by(self, seat: Seat | None) -> FlakLaid:
        return self if seat in self.seats or self.pattern is None else FlakLaid(self.seats, None)


class Arranged(Plain, frozen=True):
    rule = "FLAMES-FORM-01"
    aircraft: str
    cell: str


class Jettisoned(Plain, frozen=True):
    rule = "FLAMES-FB-06"
    aircraft: str


class Withdrew(Plain, frozen=True):
    rule = "FLAMES-OPT-10"
    aircraft: str


class Passed(Plain, frozen=True):
    """A fighter lets the enemy choose the bomber that it attacks."""

    rule = "FLAMES-BMR-05"
    aircraft: str


class Selected(Plain, frozen=True):
    """The current bomber, and how it became so: free, speed, card or assigned."""

    rule = "FLAMES-BMR-03"
    aircraft: str
    enemy: str
    how: str


class RunEnded(Event, frozen=True):
    """What was left of the bomber's temporary hand is discarded."""

    rule = "FLAMES-TUR-02"
    aircraft: str
    cards: tuple[str, ...]


class Returned(Event, frozen=True):
    """A bomber's answer: hits on the fighter, hits left of its attack."""

    rule = "FLAMES-TUR-05"
    aircraft: str
    card: str
    hits: int
    hits_left: int
    stopped: bool


class Boosted(Event, frozen=True):
    rule = "FLAMES-TUR-10"
    aircraft: str
    card: str
    hits: int


class PatternChosen(Plain, frozen=True):
    rule = "FLAMES-FLAK-02"
    aircraft: str
    pattern: str


class FlakRevealed(Event, frozen=True):
    rule = "FLAMES-FLAK-03"
    pattern: str
    flak: int


class Bombed(Plain, frozen=True):
    rule = "FLAMES-FLAK-07"
    aircraft: str
    bombs: int


class TargetHit(Plain, frozen=True):
    rule = "FLAMES-CAMP-18"
    tone = "head"
    bombs: int
    status: str


class BattleEnded(Plain, frozen=True):
    rule = "FLAMES-RULING-22"
    reason: str


FlamesEvent = declared(Event, __name__)
