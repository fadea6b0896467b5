"""What happens at the table. Pieces are their numbers, cards are their names."""

from __future__ import annotations

from typing import ClassVar, Self

from escadrille.kernel.api import Event, Seat


class Told(Event, frozen=True):
    """An event of wings, which always comes from a rule."""

    rule: ClassVar[str]


class OnTable(Told, frozen=True):
    """What is seen by looking at the table. `blind` do not: seats in the clouds, -1 spectators."""

    aircraft: int
    blind: tuple[Seat, ...]

    def seen_by(self, seat: Seat | None) -> Self | None:
        return None if (-1 if seat is None else seat) in self.blind else self


class TypesRevealed(Told, frozen=True):
    """What everyone flies."""

    rule = "WINGS-DM-02"
    types: tuple[str, ...]


class WeatherDrawn(Told, frozen=True):
    rule = "WINGS-WX-02"
    card: str | None
    sky: str
    low: int
    high: int


class SunDrawn(Told, frozen=True):
    """Which side has the sun, None for neither."""

    rule = "WINGS-SUN-02"
    cards: tuple[str, ...]
    side: int | None


class TurnBegan(Told, frozen=True):
    rule = "WINGS-TURN-01"
    tone = "head"
    turn: int


class CardShown(Told, frozen=True):
    """The first card of a tailed aircraft, as the seat of its tailer sees it."""

    rule = "WINGS-TAIL-02"
    aircraft: int
    tailer: int
    seat: Seat
    card: str | None

    def seen_by(self, seat: Seat | None) -> Self:
        if seat == self.seat or self.card is None:
            return self
        return type(self)(self.aircraft, self.tailer, self.seat, None)


class Flew(OnTable, frozen=True):
    """A card is revealed and flown: the poses before and after it."""

    rule = "WINGS-MOVE-01"
    card: str
    start: tuple[int, int, int]
    end: tuple[int, int, int]


class Wrote(Told, frozen=True):
    """A manoeuvre in the clouds, known to its own seat alone."""

    rule = "WINGS-CLOUD-02"
    aircraft: int
    seat: Seat
    card: str | None

    def seen_by(self, seat: Seat | None) -> Self:
        if seat == self.seat or self.card is None:
            return self
        return type(self)(self.aircraft, self.seat, None)


class MarkerShown(OnTable, frozen=True):
    """A secret marker comes to light with its card."""

    rule = "WINGS-PROG-06"
    marker: str


class AltitudeChanged(OnTable, frozen=True):
    rule = "WINGS-MOVE-02"
    level: int
    counters: int


class EnteredClouds(Told, frozen=True):
    rule = "WINGS-CLOUD-01"
    aircraft: int


class LeftClouds(Told, frozen=True):
    rule = "WINGS-CLOUD-04"
    aircraft: int


class WindowChanged(Told, frozen=True):
    rule = "WINGS-CEIL-02"
    reveals = False
    floor: int
    ceiling: int


class ProgrammingError(Told, frozen=True):
    rule = "WINGS-ERR-01"
    aircraft: int


class Left(Told, frozen=True):
    """An aircraft is off the table: eliminated, fled, home or about to come back."""

    rule = "WINGS-EXIT-01"
    aircraft: int
    status: str
    by: int | None
    """Who gets the credit, where it flees after several shots (WINGS-DMG-02)."""


class Entered(OnTable, frozen=True):
    rule = "WINGS-DM-06"
    pose: tuple[int, int, int]
    level: int
    counters: int


class Declared(Told, frozen=True):
    """A shot: arc 0 is the front; `aimed` and `dive` say what strengthens it."""

    rule = "WINGS-FIRE-01"
    shooter: int
    arc: int
    target: int
    short: bool
    cards: int
    aimed: bool
    dive: bool
    steep: bool


class Drew(Told, frozen=True):
    """Damage cards that a piece takes. What must be shown is; the rest its owner keeps."""

    rule = "WINGS-COMP-03"
    piece: int
    seat: Seat
    cause: str
    by: int | None
    count: int
    shown: tuple[str, ...]
    cards: tuple[str, ...] | None

    def seen_by(self, seat: Seat | None) -> Self:
        if self.cards is None or seat == self.seat:
            return self
        return type(self)(self.piece, self.seat, self.cause, self.by, self.count, self.shown, None)


class WeatherHit(Told, frozen=True):
    """What the card drawn in Heavy weather does."""

    rule = "WINGS-WX-06"
    aircraft: int
    card: str
    points: int


class Smoking(Told, frozen=True):
    rule = "WINGS-SPEC-01"
    tone = "harm"
    aircraft: int
    counters: int


class Burning(Told, frozen=True):
    rule = "WINGS-SPEC-13"
    tone = "harm"
    piece: int
    counters: int


class Jammed(Told, frozen=True):
    rule = "WINGS-SPEC-15"
    piece: int
    arc: int
    counters: tuple[int, int]


class Silenced(Told, frozen=True):
    """The machine gun of a ground defence is out of action."""

    rule = "WINGS-GND-06"
    piece: int


class SkillChosen(Told, frozen=True):
    """A skill of the weaker of a handicap duel, and his tokens now."""

    rule = "WINGS-DUEL-02"
    aircraft: int
    skill: str
    tokens: int


class SkillUsed(Told, frozen=True):
    """A pilot uses a skill; so many tokens are left."""

    rule = "WINGS-SKL-01"
    aircraft: int
    skill: str
    tokens: int


class Eased(Told, frozen=True):
    """A special damage is ignored, or bears for the next turn alone; its card is shown."""

    rule = "WINGS-SKL-32"
    aircraft: int
    special: str
    card: str


class Looked(Told, frozen=True):
    """A pilot looks at the damage of another aircraft."""

    rule = "WINGS-SKL-31"
    aircraft: int
    target: int
    seat: Seat
    cards: tuple[str, ...] | None

    def seen_by(self, seat: Seat | None) -> Self:
        if seat == self.seat or self.cards is None:
            return self
        return type(self)(self.aircraft, self.target, self.seat, None)


class Exploded(Told, frozen=True):
    rule = "WINGS-SPEC-16"
    tone = "loss"
    piece: int


class Down(Told, frozen=True):
    """A piece is destroyed; `by` have the victory, `cards` are what it had taken."""

    rule = "WINGS-DMG-01"
    tone = "loss"
    piece: int
    cause: str
    by: tuple[int, ...]
    cards: tuple[str, ...]


class Glided(Told, frozen=True):
    """Where an aircraft that was shot down comes to earth, and what its crew draws."""

    rule = "WINGS-DOWN-01"
    aircraft: int
    place: tuple[int, int]
    zone: str
    cards: tuple[str, ...]


class CollisionRisk(Told, frozen=True):
    """The ways that were drawn: left, right or straight."""

    rule = "WINGS-COLL-03"
    aircraft: tuple[int, ...]
    ways: tuple[str, ...]


class Collided(Told, frozen=True):
    rule = "WINGS-COLL-04"
    aircraft: int
    other: int
    head_on: bool


class CableStruck(Told, frozen=True):
    rule = "WINGS-BAL-08"
    aircraft: int
    balloon: int


class NetStruck(Told, frozen=True):
    rule = "WINGS-BAL-11"
    aircraft: int
    destroyed: bool


class BalloonLowered(Told, frozen=True):
    rule = "WINGS-BAL-13"
    balloon: int
    level: int
    counters: int


class FlakPlaced(Told, frozen=True):
    """A counter on the table; `moved` before the second reveal."""

    rule = "WINGS-FLAK-03"
    battery: int
    place: tuple[int, int]
    level: int
    moved: bool


class FlakDelayed(Told, frozen=True):
    rule = "WINGS-FLAK-06"
    reveals = False
    battery: int


class FlakBurst(Told, frozen=True):
    rule = "WINGS-FLAK-05"
    battery: int
    place: tuple[int, int]
    level: int


class BombReleased(Told, frozen=True):
    rule = "WINGS-BOMB-01"
    aircraft: int
    cluster: bool


class BombFell(OnTable, frozen=True):
    """Where a bomb is now; without markers it hits the ground."""

    rule = "WINGS-BOMB-05"
    place: tuple[int, int]
    markers: int


class BombHit(Told, frozen=True):
    rule = "WINGS-BOMB-03"
    piece: int
    points: int
    centre: bool


class TaskDone(Told, frozen=True):
    """An objective is photographed, reconnoitred or destroyed."""

    rule = "WINGS-REC-01"
    piece: int
    aircraft: int | None
    task: str


class RocketsFired(Told, frozen=True):
    rule = "WINGS-ROCK-06"
    aircraft: int
    target: int | None
    lots: int


class Landed(Told, frozen=True):
    rule = "WINGS-LAND-03"
    aircraft: int
    on_strip: bool


class TookOff(Told, frozen=True):
    rule = "WINGS-LAND-06"
    aircraft: int


class Rearmed(Told, frozen=True):
    rule = "WINGS-DM-05"
    aircraft: int


class FlagTaken(Told, frozen=True):
    rule = "WINGS-CTF-05"
    flag: int
    aircraft: int


class FlagLost(Told, frozen=True):
    rule = "WINGS-CTF-05"
    flag: int
    place: tuple[int, int]


class FlagHome(Told, frozen=True):
    """A flag is back where it started; `scored` by the side that brought it in."""

    rule = "WINGS-CTF-06"
    flag: int
    scored: int | None


class AdvantageBegan(Told, frozen=True):
    rule = "WINGS-TAC-03"
    side: int
    turns: int


class Reshuffled(Told, frozen=True):
    rule = "WINGS-RULING-70"
    letter: str
    cards: int


class GameEnded(Told, frozen=True):
    rule = "WINGS-DMG-01"
    reason: str
    scores: tuple[int, ...]


WingsEvent = (
    TypesRevealed
    | WeatherDrawn
    | SunDrawn
    | TurnBegan
    | CardShown
    | Flew
    | Wrote
    | MarkerShown
    | AltitudeChanged
    | EnteredClouds
    | LeftClouds
    | WindowChanged
    | ProgrammingError
    | Left
    | Entered
    | Declared
    | Drew
    | WeatherHit
    | Smoking
    | Burning
    | Jammed
    | Silenced
    | SkillChosen
    | SkillUsed
    | Eased
    | Looked
    | Exploded
    | Down
    | Glided
    | CollisionRisk
    | Collided
    | CableStruck
    | NetStruck
    | BalloonLowered
    | FlakPlaced
    | FlakDelayed
    | FlakBurst
    | BombReleased
    | BombFell
    | BombHit
    | TaskDone
    | RocketsFired
    | Landed
    | TookOff
    | Rearmed
    | FlagTaken
    | FlagLost
    | FlagHome
    | AdvantageBegan
    | Reshuffled
    | GameEnded
)
