"""What the sections of event cards do (PHANTOM-HOUSE-17).

Each leg has its own kinds of effect: sites and bandits change over the target only, aircraft are
attacked on the way, and what counts if the Target is destroyed may stand anywhere.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from escadrille.kernel.bounds import Name

Count = Annotated[int, msgspec.Meta(ge=0, le=99)]
Many = Annotated[int, msgspec.Meta(ge=1, le=99)]
Few = Annotated[int, msgspec.Meta(ge=0, le=9)]
"""Counters drawn for a zone: a mission has no more than its choices can number."""
Shift = Annotated[int, msgspec.Meta(ge=-9, le=9)]
Die = Annotated[int, msgspec.Meta(ge=1, le=20)]
Politics = Annotated[int, msgspec.Meta(ge=0, le=5)]  # PHANTOM-TRACK-04
Attack = Annotated[tuple[Die, ...], msgspec.Meta(min_length=1, max_length=3)]
"""Stress, Damaged, Destroyed; what is left out at the end cannot happen (PHANTOM-HOUSE-01)."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A part of an entry."""


def check_rising(attack: Attack) -> None:
    """Thresholds rise (PHANTOM-HOUSE-01)."""
    if list(attack) != sorted(set(attack)):
        raise ValueError("attack: expected rising figures (PHANTOM-HOUSE-01)")


class Effect(Part, frozen=True, tag_field="effect", kw_only=True):
    """What a section of an event card does (PHANTOM-HOUSE-17)."""


class Stress(Effect, frozen=True, tag="stress", kw_only=True):
    who: Literal["all", "random"]
    points: Many


class Relief(Effect, frozen=True, tag="relief", kw_only=True):
    who: Literal["all", "choice"]
    points: Many


class Raid(Effect, frozen=True, tag="attack", kw_only=True):
    """One random aircraft is attacked, and may evade."""

    attack: Attack
    by: Literal["radar", "guns", "bandit"]
    """The mark R, G or B: what an ECM pod is worth against it."""

    def __post_init__(self) -> None:
        check_rising(self.attack)


class Abort(Effect, frozen=True, tag="abort", kw_only=True):
    """One random aircraft aborts."""


class SiteAdd(Effect, frozen=True, tag="site-add", kw_only=True):
    """So many counters, Site face up: in the centre, or each in a random approach zone."""

    zone: Literal["centre", "approach"]
    count: Few


class SiteRemove(Effect, frozen=True, tag="site-remove", kw_only=True):
    """The player picks one Site, of those in an approach zone or of one type where so said."""

    zone: Literal["any", "approach"] = "any"
    site: Name | None = None


class BanditAdd(Effect, frozen=True, tag="bandit-add", kw_only=True):
    """So many counters, Bandit face up, in the centre; blanks go back."""

    count: Few


class BanditRemove(Effect, frozen=True, tag="bandit-remove", kw_only=True):
    """The player picks one Bandit."""


class BanditMove(Effect, frozen=True, tag="bandit-move", kw_only=True):
    """Every Bandit makes one step (PHANTOM-HOUSE-15)."""


class HighBlind(Effect, frozen=True, tag="high-blind", kw_only=True):
    """For this mission no air-to-ground attack or suppression from High."""


class Funds(Effect, frozen=True, tag="so", kw_only=True):
    """SO points come or go, not below 0."""

    points: Shift


class Opinion(Effect, frozen=True, tag="politics", kw_only=True):
    """The Politics marker moves so many boxes right (left: negative)."""

    right: Shift
    least: Politics = 0
    """Only if the Target's politics value is at least this."""


class Bonus(Effect, frozen=True, tag="bonus", kw_only=True):
    """Added at the debriefing, only if the Target is destroyed."""

    recon: Count = 0
    intel: Count = 0
    vp: Count = 0


class Rescue(Effect, frozen=True, tag="sar", kw_only=True):
    """Added to every SAR roll of this mission."""

    shift: Shift


Anywhere = Stress | Relief | Funds | Opinion | Bonus | Rescue
TargetBound = Anywhere | Raid | Abort
OverTarget = Anywhere | SiteAdd | SiteRemove | BanditAdd | BanditRemove | BanditMove | HighBlind
HomeBound = Anywhere | Raid
