"""What happens in a campaign. Pilots go by their numbers on the roster of their side."""

from __future__ import annotations

from escadrille.kernel.api import Event, Plain, declared
from escadrille.mechanics.flying import Flies


class MissionBegan(Plain, frozen=True):
    rule = "SKIES-CAMP-01"
    tone = "head"
    mission: int


class PilotsNamed(Event, frozen=True):
    """Who flies the mission, by side."""

    rule = "SKIES-CAMP-02"
    pilots: tuple[tuple[str, ...], ...]


class Forfeited(Event, frozen=True):
    rule = "SKIES-CAMP-09"
    tone = "loss"
    mission: int
    sides: tuple[str, ...]


class GivenUp(Event, frozen=True):
    rule = "SKIES-RULING-56"
    mission: int
    sides: tuple[str, ...]


class MissionOver(Event, frozen=True):
    rule = "SKIES-CAMP-05"
    mission: int
    winner: str | None
    ships: int
    bombers: int
    out: int
    down: int


class Credited(Event, frozen=True):
    """A victory, with the number that the pilot has now."""

    rule = "SKIES-CAMP-03"
    tone = "gain"
    side: str
    pilot: str
    victories: int


class PilotDown(Event, frozen=True):
    """What became of a pilot who was shot down."""

    rule = "SKIES-CAMP-04"
    tone = "loss"
    side: str
    pilot: str
    die: int
    fate: str


class Recovered(Event, frozen=True):
    """A wounded pilot has missed his mission and is fit again."""

    rule = "SKIES-CAMP-04"
    tone = "gain"
    side: str
    pilot: str


class SkillRose(Event, frozen=True):
    rule = "SKIES-CAMP-03"
    tone = "gain"
    side: str
    pilot: str
    ps: int


class AbilityTaken(Plain, frozen=True):
    rule = "SKIES-CAMP-03"
    tone = "gain"
    side: str
    pilot: str
    card: str


class StrengthChanged(Event, frozen=True):
    rule = "SKIES-CAMP-05"
    change: int
    strength: int


class Replaced(Event, frozen=True):
    """Pilots who have come, and how many places stay empty (SKIES-CAMP-06)."""

    rule = "SKIES-CAMP-02"
    side: str
    pilots: tuple[str, ...]
    missing: int


class CampaignEnded(Event, frozen=True):
    rule = "SKIES-CAMP-05"
    tone = "head"
    winner: str | None
    strength: int


SkiesCampaignEvent = declared(Event, __name__) | Flies
