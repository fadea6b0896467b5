"""What happens in a campaign. Pilots, Targets, weapons and zones are told by their IDs.

A Site or Bandit is told by its name on the display (`s1`, `b2`) and, where it first appears or
disappears, by its type.
"""

from __future__ import annotations

from typing import ClassVar

from escadrille.kernel.api import Event


class Told(Event, frozen=True):
    """An event of phantom, which always comes from a rule."""

    rule: ClassVar[str]


# The campaign.


class Recruited(Told, frozen=True):
    rule = "PHANTOM-SETUP-08"
    reveals = False
    pilot: str
    level: str
    so: int
    """What the card adds to the SO points, or takes."""


class Promoted(Told, frozen=True):
    """A card is turned to its promoted side, for SO points or for experience (so is 0)."""

    rule = "PHANTOM-HOUSE-28"
    reveals = False
    tone = "head"
    pilot: str
    level: str
    so: int = 0


class MissionSlot(Told, frozen=True):
    rule = "PHANTOM-SEQ-01"
    reveals = False
    tone = "head"
    slot: int
    missions: int


class MarkerMoved(Told, frozen=True):
    """A marker of a track moved: `value` is in force now."""

    rule = "PHANTOM-TRACK-01"
    reveals = False
    track: str
    steps: int
    """To the right; left is negative."""
    position: int
    value: str


class SoChanged(Told, frozen=True):
    rule = "PHANTOM-SO-01"
    reveals = False
    change: int
    left: int


class CalmPeriod(Told, frozen=True):
    """`forced`: no Target could be chosen, or nobody was fit to fly."""

    rule = "PHANTOM-PRE-06"
    reveals = False
    forced: bool


class CampaignEnded(Told, frozen=True):
    rule = "PHANTOM-HOUSE-39"
    reveals = False
    tone = "head"
    grade: str
    vp: int
    so_spent: int
    so_left: int
    flown: int
    destroyed: int
    calm: int
    shot_down: int
    missing: int
    promotions: int


# Before the flight.


class TargetsDrawn(Told, frozen=True):
    rule = "PHANTOM-PRE-01"
    targets: tuple[str, ...]
    reshuffled: bool = False


class ReconBought(Told, frozen=True):
    rule = "PHANTOM-PRE-03"
    reveals = False
    so: int


class TargetChosen(Told, frozen=True):
    rule = "PHANTOM-PRE-02"
    reveals = False
    tone = "head"
    target: str
    region: str


class SitePlaced(Told, frozen=True):
    rule = "PHANTOM-PRE-08"
    threat: str
    site: str
    zone: str


class Assigned(Told, frozen=True):
    rule = "PHANTOM-PRE-10"
    reveals = False
    pilot: str


class TankerBought(Told, frozen=True):
    rule = "PHANTOM-ARM-04"
    reveals = False
    so: int


class Armed(Told, frozen=True):
    """The load of an aircraft, counter by counter, and what it costs."""

    rule = "PHANTOM-ARM-01"
    reveals = False
    pilot: str
    load: tuple[str, ...]
    wp: int
    so: int


# Events of the cards.


class EventDrawn(Told, frozen=True):
    rule = "PHANTOM-COMP-19"
    tone = "head"
    card: str
    leg: str
    reshuffled: bool = False


class EventIgnored(Told, frozen=True):
    """An effect without an object."""

    rule = "PHANTOM-HOUSE-17"
    reveals = False
    card: str


class Blinded(Told, frozen=True):
    """No air-to-ground attack from High in this mission."""

    rule = "PHANTOM-HOUSE-17"
    reveals = False


class Singled(Told, frozen=True):
    """An event card falls on one aircraft drawn at random."""

    rule = "PHANTOM-HOUSE-17"
    pilot: str


# Pilots and aircraft.


class Stressed(Told, frozen=True):
    """`points` may be negative: relief."""

    rule = "PHANTOM-COMP-10"
    reveals = False
    pilot: str
    points: int
    stress: int
    status: str


class Disarmed(Told, frozen=True):
    """An Unfit pilot loses every counter."""

    rule = "PHANTOM-PILOT-11"
    reveals = False
    tone = "harm"
    pilot: str
    load: tuple[str, ...]


class Aborted(Told, frozen=True):
    rule = "PHANTOM-TB-03"
    reveals = False
    pilot: str


class Placed(Told, frozen=True):
    """An aircraft enters the display."""

    rule = "PHANTOM-TB-05"
    reveals = False
    pilot: str
    zone: str
    altitude: str


class Flew(Told, frozen=True):
    rule = "PHANTOM-HOUSE-13"
    reveals = False
    pilot: str
    zone: str
    altitude: str


class Jettisoned(Told, frozen=True):
    rule = "PHANTOM-OT-02"
    reveals = False
    pilot: str
    weapon: str


class ShotDown(Told, frozen=True):
    rule = "PHANTOM-HOUSE-05"
    reveals = False
    tone = "loss"
    pilot: str
    leg: str


class Damaged(Told, frozen=True):
    rule = "PHANTOM-HOUSE-04"
    reveals = False
    tone = "harm"
    pilot: str


# Bandits and Sites.


class BanditPlaced(Told, frozen=True):
    rule = "PHANTOM-TB-07"
    threat: str
    bandit: str
    zone: str


class NoBandits(Told, frozen=True):
    """So many counters of a draw were blank, and went back."""

    rule = "PHANTOM-RULING-16"
    blanks: int


class BanditMoved(Told, frozen=True):
    rule = "PHANTOM-HOUSE-15"
    threat: str
    zone: str


class ThreatDestroyed(Told, frozen=True):
    """A Site or Bandit is destroyed: by an aircraft, by Intel or by an event."""

    rule = "PHANTOM-DMG-01"
    reveals = False
    threat: str
    type: str
    by: str


# Over the target.


class TurnBegan(Told, frozen=True):
    rule = "PHANTOM-SEQ-04"
    reveals = False
    tone = "head"
    turn: int


class Attacked(Told, frozen=True):
    """The dice of an attack or of a suppression: one for each counter, or for the guns."""

    rule = "PHANTOM-ATK-03"
    pilot: str
    aim: str
    """`target`, or a Site or Bandit."""
    weapons: tuple[str, ...]
    dice: tuple[int, ...]
    modified: tuple[int, ...]
    damage: tuple[int, ...]
    suppression: bool = False


class TargetDamaged(Told, frozen=True):
    rule = "PHANTOM-DMG-02"
    reveals = False
    damage: int
    total: int
    needed: int


class TargetDestroyed(Told, frozen=True):
    rule = "PHANTOM-DMG-02"
    reveals = False
    tone = "gain"
    target: str


class Threatened(Told, frozen=True):
    """A Site or Bandit attacks an aircraft, or an event card does (threat is None)."""

    rule = "PHANTOM-ENY-04"
    threat: str | None
    pilot: str


class Suppressed(Told, frozen=True):
    rule = "PHANTOM-REACT-03"
    reveals = False
    threat: str
    pilot: str


class Evaded(Told, frozen=True):
    rule = "PHANTOM-REACT-05"
    reveals = False
    pilot: str


class Fired(Told, frozen=True):
    """The dice of an enemy attack (two: the lower counts), and its result."""

    rule = "PHANTOM-HOUSE-02"
    threat: str | None
    pilot: str
    dice: tuple[int, ...]
    modified: int
    result: str


# Home.


class Searched(Told, frozen=True):
    rule = "PHANTOM-HOUSE-21"
    pilot: str
    die: int
    modified: int
    result: str


class Debriefed(Told, frozen=True):
    """The outcome of a mission."""

    rule = "PHANTOM-HOUSE-22"
    reveals = False
    tone = "head"
    target: str
    destroyed: bool
    damage: int
    vp: int
    """Gained for the Target; losses cost `lost`."""
    lost: int
    shot_down: int
    missing: int


class Recorded(Told, frozen=True):
    """What the debriefing leaves in a pilot's log."""

    rule = "PHANTOM-SEQ-06"
    reveals = False
    pilot: str
    stress: int
    status: str
    xp: int
    gained: int


PhantomEvent = (
    Recruited
    | Promoted
    | MissionSlot
    | MarkerMoved
    | SoChanged
    | CalmPeriod
    | CampaignEnded
    | TargetsDrawn
    | ReconBought
    | TargetChosen
    | SitePlaced
    | Assigned
    | TankerBought
    | Armed
    | EventDrawn
    | EventIgnored
    | Blinded
    | Singled
    | Stressed
    | Disarmed
    | Aborted
    | Placed
    | Flew
    | Jettisoned
    | ShotDown
    | Damaged
    | BanditPlaced
    | NoBandits
    | BanditMoved
    | ThreatDestroyed
    | TurnBegan
    | Attacked
    | TargetDamaged
    | TargetDestroyed
    | Threatened
    | Suppressed
    | Evaded
    | Fired
    | Searched
    | Debriefed
    | Recorded
)
