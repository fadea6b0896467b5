"""What happens in a campaign. Targets go by their numbers, arrows by their IDs."""

from __future__ import annotations

import msgspec

from escadrille.kernel.api import Event, Plain, declared
from escadrille.mechanics.flying import Flies


class Score(msgspec.Struct, frozen=True):
    """The victory points of one side for one mission, in the order of FLAMES-RULING-29."""

    target: int
    aircraft: int
    pilots: int
    vital: bool
    """Doubled by Vital Mission."""
    options: int
    """Rest, less Press."""
    total: int
    """Divided by the scale."""


class MissionBegan(Plain, frozen=True):
    rule = "FLAMES-CAMP-05"
    tone = "head"
    mission: int
    attacker: str


class InitiativePassed(Plain, frozen=True):
    """The side that had it has no attack to choose."""

    rule = "FLAMES-RULING-26"
    side: str


class ArrowChosen(Plain, frozen=True):
    rule = "FLAMES-CAMP-06"
    side: str
    arrow: str
    target: int


class OptionsRevealed(Event, frozen=True):
    """By side: the number of its option, and what it declared with it."""

    rule = "FLAMES-RULING-38"
    options: tuple[int | None, ...]
    declared: tuple[tuple[str, ...], ...]


class TargetBombed(Event, frozen=True):
    """What the mission came to; the flak is turned over where it was laid."""

    rule = "FLAMES-CAMP-18"
    mission: int
    target: int
    status: str
    bombs: int
    flak: str | None


class GivenUp(Event, frozen=True):
    rule = "FLAMES-RULING-71"
    target: int
    sides: tuple[str, ...]


class AircraftLost(Event, frozen=True):
    rule = "FLAMES-SCORE-02"
    tone = "loss"
    side: str
    aircraft: str
    type: str
    pilot: str | None


class MissionScored(Event, frozen=True):
    """The points of both sides, entry by entry, in the order of the rule (FLAMES-RULING-29)."""

    rule = "FLAMES-SCORE-03"
    mission: int
    axis: Score
    allies: Score
    net: int


class Controlled(Event, frozen=True):
    rule = "FLAMES-CAMP-13"
    tone = "gain"
    side: str
    target: int


class InitiativeWon(Event, frozen=True):
    rule = "FLAMES-CAMP-17"
    side: str


class CampaignEnded(Event, frozen=True):
    rule = "FLAMES-SCORE-04"
    tone = "head"
    missions: int
    net: int
    grade: str


FlamesCampaignEvent = declared(Event, __name__) | Flies
