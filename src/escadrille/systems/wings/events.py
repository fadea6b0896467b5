"""What happens at the table. Pieces are called by their labels, cards by their names."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any, ClassVar, Final, Self

from msgspec.structs import replace

from escadrille.kernel.api import Event, Plain, Seat

Counters = int | None
"""How many lie there; None: they never go (WINGS-DBL-01)."""


class OnTable(Event, frozen=True):
    """What is seen by looking at the table. `blind` do not: seats in the clouds, -1 spectators."""

    aircraft: str
    blind: tuple[Seat, ...]

    def seen_by(self, seat: Seat | None) -> Self | None:
        return None if (-1 if seat is None else seat) in self.blind else self


class Whispered(Event, frozen=True):
    """What one seat is told whole, and all others without a field of it."""

    withheld: ClassVar[str] = "card"
    seat: Seat

    def seen_by(self, seat: Seat | None) -> Self:
        if seat == self.seat or getattr(self, self.withheld) is None:
            return self
        return replace(self, **{self.withheld: None})


class TypesRevealed(Event, frozen=True):
    """What everyone flies."""

    rule = "WINGS-DM-02"
    types: tuple[str, ...]


class WeatherDrawn(Event, frozen=True):
    rule = "WINGS-WX-02"
    card: str | None
    sky: str
    low: int
    high: int


class SunDrawn(Event, frozen=True):
    """Which side has the sun, None for neither."""

    rule = "WINGS-SUN-02"
    cards: tuple[str, ...]
    side: int | None


class TurnBegan(Event, frozen=True):
    rule = "WINGS-TURN-01"
    tone = "head"
    turn: int


class CardShown(Whispered, frozen=True):
    """The first card of a tailed aircraft, as the seat of its tailer sees it."""

    rule = "WINGS-TAIL-02"
    aircraft: str
    tailer: str
    card: str | None


class Flew(OnTable, frozen=True):
    """A card is revealed and flown: the poses before and after it."""

    rule = "WINGS-MOVE-01"
    card: str
    start: tuple[int, int, int]
    end: tuple[int, int, int]


class Wrote(Whispered, frozen=True):
    """A manoeuvre in the clouds, known to its own seat alone."""

    rule = "WINGS-CLOUD-02"
    aircraft: str
    card: str | None


class MarkerShown(OnTable, frozen=True):
    """A secret marker comes to light with its card."""

    rule = "WINGS-PROG-06"
    marker: str


class AltitudeChanged(OnTable, frozen=True):
    rule = "WINGS-MOVE-02"
    level: int
    counters: int


class EnteredClouds(Event, frozen=True):
    rule = "WINGS-CLOUD-01"
    aircraft: str


class LeftClouds(Event, frozen=True):
    rule = "WINGS-CLOUD-04"
    aircraft: str


class WindowChanged(Plain, frozen=True):
    rule = "WINGS-CEIL-02"
    floor: int
    ceiling: int


class ProgrammingError(Event, frozen=True):
    rule = "WINGS-ERR-01"
    aircraft: str


class Left(Event, frozen=True):
    """An aircraft is off the table: eliminated, fled, home or about to come back."""

    rule = "WINGS-EXIT-01"
    aircraft: str
    status: str
    by: str | None
    """Who gets the credit, where it flees after several shots (WINGS-DMG-02)."""


class Entered(OnTable, frozen=True):
    rule = "WINGS-DM-06"
    pose: tuple[int, int, int]
    level: int
    counters: int


class Declared(Event, frozen=True):
    """A shot; `aimed`, `dive` and `steep` say what strengthens it."""

    rule = "WINGS-FIRE-01"
    shooter: str
    arc: str
    target: str
    short: bool
    cards: int
    aimed: bool
    dive: bool
    steep: bool


class Drew(Whispered, frozen=True):
    """Damage cards that a piece takes. What must be shown is; the rest its owner keeps."""

    rule = "WINGS-COMP-03"
    withheld = "cards"
    piece: str
    cause: str
    by: str | None
    count: int
    shown: tuple[str, ...]
    cards: tuple[str, ...] | None


class WeatherHit(Event, frozen=True):
    """What the card drawn in Heavy weather does."""

    rule = "WINGS-WX-06"
    aircraft: str
    card: str
    points: int


class Smoking(Event, frozen=True):
    rule = "WINGS-SPEC-01"
    tone = "harm"
    aircraft: str
    counters: Counters


class Burning(Event, frozen=True):
    rule = "WINGS-SPEC-13"
    tone = "harm"
    piece: str
    counters: Counters


class Jammed(Event, frozen=True):
    rule = "WINGS-SPEC-15"
    piece: str
    arc: str
    counters: tuple[Counters, Counters]


class Silenced(Event, frozen=True):
    """The machine gun of a ground defence is out of action."""

    rule = "WINGS-GND-06"
    piece: str


class SkillChosen(Event, frozen=True):
    """A skill of the weaker of a handicap duel, and his tokens now."""

    rule = "WINGS-DUEL-02"
    aircraft: str
    skill: str
    tokens: int


class SkillUsed(Event, frozen=True):
    """A pilot uses a skill; so many tokens are left."""

    rule = "WINGS-SKL-01"
    aircraft: str
    skill: str
    tokens: int


class Eased(Event, frozen=True):
    """A special damage is ignored, or bears for the next turn alone; its card is shown."""

    rule = "WINGS-SKL-32"
    aircraft: str
    special: str
    card: str


class Mended(Event, frozen=True):
    """A special damage does not last or destroy; its card is shown."""

    rule = "WINGS-SKL-33"
    aircraft: str
    special: str
    card: str


class Looked(Whispered, frozen=True):
    """A pilot looks at the damage of another aircraft."""

    rule = "WINGS-SKL-31"
    withheld = "cards"
    aircraft: str
    target: str
    cards: tuple[str, ...] | None


class PowerUsed(Event, frozen=True):
    """A pilot uses the power of his behaviour, or an item of his equipment."""

    rule = "WINGS-BEH-01"
    aircraft: str
    skill: str


class ShotCancelled(Event, frozen=True):
    """An artist is not where the shot goes."""

    rule = "WINGS-BEH-15"
    aircraft: str
    shooter: str


class Wounded(Event, frozen=True):
    """A pilot or an observer, the life points that he has now, and what they make of him."""

    rule = "WINGS-WND-02"
    tone = "harm"
    aircraft: str
    man: str
    life: int
    state: str


class SkillKept(Event, frozen=True):
    """The one skill that a wounded pilot still uses."""

    rule = "WINGS-WND-04"
    aircraft: str
    skill: str


class Given(Event, frozen=True):
    """A damage card that strikes the pilot himself."""

    rule = "WINGS-SKL-23"
    tone = "harm"
    aircraft: str
    by: str
    card: str


class PistolFired(Event, frozen=True):
    rule = "WINGS-EQP-07"
    aircraft: str
    target: str


class LastCardChanged(Event, frozen=True):
    """The third card of a programme is another one now; which, its owner knows."""

    rule = "WINGS-SKL-13"
    aircraft: str


class Rammed(Event, frozen=True):
    """One of the two cards of a collision goes to the other aircraft."""

    rule = "WINGS-BEH-11"
    aircraft: str
    other: str


class Jumped(Event, frozen=True):
    """A parachute jump, and the cards drawn for it."""

    rule = "WINGS-EQP-09"
    aircraft: str
    opened: bool
    cards: tuple[str, ...]


class PilotFate(Event, frozen=True):
    """What became of a man."""

    rule = "WINGS-DOWN-03"
    aircraft: str
    man: str
    fate: str


class Deployed(Event, frozen=True):
    """Where everyone stands when a mission begins."""

    rule = "WINGS-DEP-04"
    aircraft: tuple[str, ...]
    poses: tuple[tuple[int, int, int], ...]
    ground: tuple[tuple[int, int, int], ...]
    """Balloons and ground cards, which everyone sees from now on."""


class Reinforced(Event, frozen=True):
    """An aircraft comes in the place of one that is gone."""

    rule = "WINGS-REIN-01"
    aircraft: str
    type: str


class PrototypeTaken(Event, frozen=True):
    rule = "WINGS-MIS-08"
    aircraft: str
    type: str


class MissionEnded(Event, frozen=True):
    """Whether the active squadron has done what it was sent out for."""

    rule = "WINGS-MIS-01"
    tone = "head"
    side: int
    success: bool


class Exploded(Event, frozen=True):
    rule = "WINGS-SPEC-16"
    tone = "loss"
    piece: str


class Down(Event, frozen=True):
    """A piece is destroyed; `by` have the victory, `cards` are what it had taken."""

    rule = "WINGS-DMG-01"
    tone = "loss"
    piece: str
    cause: str
    by: tuple[str, ...]
    cards: tuple[str, ...]


class Glided(Event, frozen=True):
    """Where an aircraft that was shot down comes to earth, and what its crew draws."""

    rule = "WINGS-DOWN-01"
    aircraft: str
    place: tuple[int, int]
    zone: str
    cards: tuple[str, ...]


class CollisionRisk(Event, frozen=True):
    """The ways that were drawn: left, right or straight."""

    rule = "WINGS-COLL-03"
    aircraft: tuple[str, ...]
    ways: tuple[str, ...]


class Collided(Event, frozen=True):
    rule = "WINGS-COLL-04"
    aircraft: str
    other: str
    head_on: bool


class CableStruck(Event, frozen=True):
    rule = "WINGS-BAL-08"
    aircraft: str
    balloon: str


class NetStruck(Event, frozen=True):
    rule = "WINGS-BAL-11"
    aircraft: str
    destroyed: bool


class BalloonLowered(Event, frozen=True):
    rule = "WINGS-BAL-13"
    balloon: str
    level: int
    counters: int


class FlakPlaced(Event, frozen=True):
    """A counter on the table; `moved` before the second reveal."""

    rule = "WINGS-FLAK-03"
    battery: str
    place: tuple[int, int]
    level: int
    moved: bool


class FlakDelayed(Plain, frozen=True):
    rule = "WINGS-FLAK-06"
    battery: str


class FlakBurst(Event, frozen=True):
    rule = "WINGS-FLAK-05"
    battery: str
    place: tuple[int, int]
    level: int


class BombReleased(Event, frozen=True):
    rule = "WINGS-BOMB-01"
    aircraft: str
    cluster: bool


class BombFell(OnTable, frozen=True):
    """Where a bomb is now; without markers it hits the ground."""

    rule = "WINGS-BOMB-05"
    place: tuple[int, int]
    markers: int


class BombHit(Event, frozen=True):
    rule = "WINGS-BOMB-03"
    piece: str
    points: int
    centre: bool


class TaskDone(Event, frozen=True):
    """An objective is photographed, reconnoitred or destroyed."""

    rule = "WINGS-REC-01"
    piece: str
    aircraft: str | None
    task: str


class RocketsFired(Event, frozen=True):
    rule = "WINGS-ROCK-06"
    aircraft: str
    target: str | None
    lots: int


class Landed(Event, frozen=True):
    rule = "WINGS-LAND-03"
    aircraft: str
    on_strip: bool


class TookOff(Event, frozen=True):
    rule = "WINGS-LAND-06"
    aircraft: str


class Rearmed(Event, frozen=True):
    rule = "WINGS-DM-05"
    aircraft: str


class FlagTaken(Event, frozen=True):
    rule = "WINGS-CTF-05"
    flag: int
    aircraft: str


class FlagLost(Event, frozen=True):
    rule = "WINGS-CTF-05"
    flag: int
    place: tuple[int, int]


class FlagHome(Event, frozen=True):
    """A flag is back where it started; `scored` by the side that brought it in."""

    rule = "WINGS-CTF-06"
    flag: int
    scored: int | None


class AdvantageBegan(Event, frozen=True):
    rule = "WINGS-TAC-03"
    side: int
    turns: int


class Reshuffled(Event, frozen=True):
    rule = "WINGS-RULING-70"
    letter: str
    cards: int


class GameEnded(Event, frozen=True):
    rule = "WINGS-DMG-01"
    reason: str
    scores: tuple[int, ...]


WingsEvent: Final[Any] = reduce(
    or_,
    [
        kind
        for kind in globals().values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind.rule
    ],
)
"""All of them: a rule brings each about."""
