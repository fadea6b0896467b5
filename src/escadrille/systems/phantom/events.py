"""What happens in a campaign. Pilots, Targets, weapons and zones are told by their IDs.

A Site or Bandit is told by its name on the display (`s1`, `b2`) and, where it first appears or
disappears, by its type.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any

import msgspec

from escadrille.kernel.api import Event, Plain

# The campaign.


class Recruited(Plain, frozen=True):
    rule = "PHANTOM-SETUP-08"
    pilot: str
    level: str
    so: int
    """What the card adds to the SO points, or takes."""


class Promoted(Plain, frozen=True):
    """A card is turned to its promoted side, for SO points or for experience (so is 0)."""

    rule = "PHANTOM-HOUSE-28"
    tone = "head"
    pilot: str
    level: str
    so: int = 0


class MissionSlot(Plain, frozen=True):
    rule = "PHANTOM-SEQ-01"
    tone = "head"
    slot: int
    missions: int


class MarkerMoved(Plain, frozen=True):
    """A marker of a track moved: what stands at its position is in force now."""

    rule = "PHANTOM-TRACK-01"
    track: str
    steps: int
    """To the right; left is negative."""
    position: int


class SoChanged(Plain, frozen=True):
    rule = "PHANTOM-SO-01"
    change: int
    left: int


class CalmPeriod(Plain, frozen=True):
    """`forced`: no Target could be chosen, or nobody was fit to fly."""

    rule = "PHANTOM-PRE-06"
    forced: bool


class CampaignEnded(Plain, frozen=True):
    rule = "PHANTOM-HOUSE-39"
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


class TargetsDrawn(Event, frozen=True):
    rule = "PHANTOM-PRE-01"
    targets: tuple[str, ...]
    reshuffled: bool = False


class ReconBought(Plain, frozen=True):
    rule = "PHANTOM-PRE-03"
    so: int


class TargetChosen(Plain, frozen=True):
    rule = "PHANTOM-PRE-02"
    tone = "head"
    target: str
    region: str


class SitePlaced(Event, frozen=True):
    rule = "PHANTOM-PRE-08"
    threat: str
    site: str
    zone: str


class Assigned(Plain, frozen=True):
    rule = "PHANTOM-PRE-10"
    pilot: str


class TankerBought(Plain, frozen=True):
    rule = "PHANTOM-ARM-04"
    so: int


class Armed(Plain, frozen=True):
    """The load of an aircraft, counter by counter, and what it costs."""

    rule = "PHANTOM-ARM-01"
    pilot: str
    load: tuple[str, ...]
    wp: int
    so: int


# Events of the cards.


class EventDrawn(Event, frozen=True):
    rule = "PHANTOM-COMP-19"
    tone = "head"
    card: str
    leg: str
    reshuffled: bool = False


class EventIgnored(Plain, frozen=True):
    """An effect without an object."""

    rule = "PHANTOM-HOUSE-17"
    card: str


class Blinded(Plain, frozen=True):
    """No air-to-ground attack from High in this mission."""

    rule = "PHANTOM-HOUSE-17"


class Singled(Event, frozen=True):
    """An event card falls on one aircraft drawn at random."""

    rule = "PHANTOM-HOUSE-17"
    pilot: str


# Pilots and aircraft.


class Stressed(Plain, frozen=True):
    """`points` may be negative: relief."""

    rule = "PHANTOM-COMP-10"
    pilot: str
    points: int
    stress: int
    status: str


class Disarmed(Plain, frozen=True):
    """An Unfit pilot loses every counter."""

    rule = "PHANTOM-PILOT-11"
    tone = "harm"
    pilot: str
    load: tuple[str, ...]


class Aborted(Plain, frozen=True):
    rule = "PHANTOM-TB-03"
    pilot: str


class Placed(Plain, frozen=True):
    """An aircraft enters the display."""

    rule = "PHANTOM-TB-05"
    pilot: str
    zone: str
    altitude: str


class Flew(Plain, frozen=True):
    rule = "PHANTOM-HOUSE-13"
    pilot: str
    zone: str
    altitude: str


class Jettisoned(Plain, frozen=True):
    rule = "PHANTOM-OT-02"
    pilot: str
    weapon: str


class ShotDown(Plain, frozen=True):
    rule = "PHANTOM-HOUSE-05"
    tone = "loss"
    pilot: str
    leg: str


class Damaged(Plain, frozen=True):
    rule = "PHANTOM-HOUSE-04"
    tone = "harm"
    pilot: str


# Bandits and Sites.


class BanditPlaced(Event, frozen=True):
    rule = "PHANTOM-TB-07"
    threat: str
    bandit: str
    zone: str


class NoBandits(Event, frozen=True):
    """So many counters of a draw were blank, and went back."""

    rule = "PHANTOM-RULING-16"
    blanks: int


class BanditMoved(Event, frozen=True):
    rule = "PHANTOM-HOUSE-15"
    threat: str
    zone: str


class ThreatDestroyed(Plain, frozen=True):
    """A Site or Bandit is destroyed: by an aircraft, by Intel or by an event."""

    rule = "PHANTOM-DMG-01"
    threat: str
    type: str
    by: str


# Over the target.


class TurnBegan(Plain, frozen=True):
    rule = "PHANTOM-SEQ-04"
    tone = "head"
    turn: int


class Roll(msgspec.Struct, frozen=True):
    """The die of a counter, or of guns."""

    weapon: str
    die: int
    modified: int
    damage: int
    needs: tuple[int, ...]
    """The least that the die had to show for 1, 2, … damage, as far as it could."""


class Attacked(Event, frozen=True):
    """The dice of an attack or of a suppression."""

    rule = "PHANTOM-ATK-03"
    pilot: str
    aim: str
    """`target`, or a Site or Bandit."""
    rolls: tuple[Roll, ...]
    suppression: bool


class TargetDamaged(Plain, frozen=True):
    rule = "PHANTOM-DMG-02"
    damage: int
    total: int
    needed: int


class TargetDestroyed(Plain, frozen=True):
    rule = "PHANTOM-DMG-02"
    tone = "gain"
    target: str


class Threatened(Event, frozen=True):
    """A Site or Bandit attacks an aircraft, or an event card does (threat is None)."""

    rule = "PHANTOM-ENY-04"
    threat: str | None
    pilot: str


class Suppressed(Plain, frozen=True):
    rule = "PHANTOM-REACT-03"
    threat: str
    pilot: str


class Evaded(Plain, frozen=True):
    rule = "PHANTOM-REACT-05"
    pilot: str


class Fired(Event, frozen=True):
    """The dice of an enemy attack (two: the lower counts), and its result."""

    rule = "PHANTOM-HOUSE-02"
    threat: str | None
    pilot: str
    dice: tuple[int, ...]
    modified: int
    result: str
    needs: tuple[int, ...]
    """The least that it had to show for Stress, Damaged and Destroyed, as far as it could."""


# Home.


class Searched(Event, frozen=True):
    rule = "PHANTOM-HOUSE-21"
    pilot: str
    die: int
    modified: int
    result: str
    needs: tuple[int, ...]
    """The least that it had to show for a rescue under fire, and for a quick one."""


class Debriefed(Plain, frozen=True):
    """The outcome of a mission."""

    rule = "PHANTOM-HOUSE-22"
    tone = "head"
    target: str
    destroyed: bool
    damage: int
    vp: int
    """Gained for the Target; losses cost `lost`."""
    lost: int
    shot_down: int
    missing: int


class Recorded(Plain, frozen=True):
    """What the debriefing leaves in a pilot's log."""

    rule = "PHANTOM-SEQ-06"
    pilot: str
    stress: int
    status: str
    xp: int
    gained: int


_KINDS: list[Any] = [*Event.__subclasses__(), *Plain.__subclasses__()]
PhantomEvent: Any = reduce(or_, (kind for kind in _KINDS if kind.__module__ == __name__))
