"""What happens in a campaign."""

from __future__ import annotations

from escadrille.kernel.api import Event, Plain, declared
from escadrille.mechanics.flying import Flies


class Purchased(Plain, frozen=True):
    rule = "WINGS-CAMP-04"
    side: str
    good: str
    price: int


class Repaired(Plain, frozen=True):
    rule = "WINGS-CAMP-14"
    side: str
    type: str
    price: int


class Equipped(Plain, frozen=True):
    rule = "WINGS-RULING-108"
    side: str
    pilot: str
    item: str


class Learnt(Plain, frozen=True):
    """A behaviour, or a skill."""

    rule = "WINGS-EVO-04"
    side: str
    pilot: str
    what: str


class ExchangeOffered(Plain, frozen=True):
    rule = "WINGS-RULING-73"
    side: str


class BaseLeft(Plain, frozen=True):
    """A side is done with its base, or gives up: that is seen when both are."""

    side: str


class ActiveNamed(Event, frozen=True):
    rule = "WINGS-CAMP-10"
    tone = "head"
    mission: int
    side: str
    date: str


class TaskChosen(Event, frozen=True):
    """With the weather that was drawn for it (WINGS-RULING-109)."""

    rule = "WINGS-CAMP-11"
    side: str
    task: str
    sky: str


class DefenceAdded(Plain, frozen=True):
    rule = "WINGS-MP-04"
    side: str
    what: str


class ForcesRevealed(Event, frozen=True):
    rule = "WINGS-DEP-04"
    entente: tuple[tuple[str, str], ...]
    """Aircraft and pilot of each."""
    empires: tuple[tuple[str, str], ...]


class MissionSettled(Event, frozen=True):
    rule = "WINGS-VP-05"
    tone = "head"
    mission: int
    success: bool
    entente: int
    empires: int
    reserves: tuple[int, ...]
    """What each side has then, less what it had turned into mission points (WINGS-CAMP-06)."""
    date: str
    """Of the next mission (WINGS-RULING-109)."""


class PilotFlew(Event, frozen=True):
    """A line of a pilot's log."""

    rule = "WINGS-VP-05"
    side: str
    pilot: str
    mission: int
    type: str
    home: bool
    victories: int
    """Homologated."""
    unseen: int
    """Without a witness (WINGS-HOM-02)."""
    points: int
    before: str
    """His state as he took off."""
    state: str


class AircraftLost(Event, frozen=True):
    rule = "WINGS-RULING-60"
    tone = "loss"
    side: str
    type: str
    load: str
    """Lost with it."""


class AircraftDamaged(Event, frozen=True):
    rule = "WINGS-CAMP-14"
    tone = "harm"
    side: str
    type: str
    specials: int


class PilotLost(Event, frozen=True):
    """Wounded, missing, captured or dead."""

    rule = "WINGS-CAMP-15"
    tone = "loss"
    side: str
    pilot: str
    state: str


class PilotBack(Event, frozen=True):
    rule = "WINGS-STATE-04"
    tone = "gain"
    side: str
    pilot: str


class PilotJoined(Event, frozen=True):
    rule = "WINGS-DEATH-01"
    side: str
    pilot: str
    standing: str


class MajorDestroyed(Event, frozen=True):
    rule = "WINGS-MAJ-03"
    tone = "gain"
    side: str
    objective: str


class CampaignEnded(Event, frozen=True):
    rule = "WINGS-END-01"
    tone = "head"
    reason: str
    winner: str | None
    entente: int
    empires: int


WingsCampaignEvent = declared(Event, __name__) | Flies
