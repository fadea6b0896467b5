"""What a campaign sheet may say: its missions in order, and the names of both sides' pilots."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

import msgspec
from msgspec import Meta

from escadrille.content.packs import Entry, Words
from escadrille.kernel.bounds import Name
from escadrille.kernel.options import Values

Camp = Literal["luftwaffe", "raf"]
CAMPS: Final[tuple[Camp, ...]] = get_args(Camp)
"""The side of each seat; the first attacks in every mission (SKIES-CAMP-01)."""

MOST_MISSIONS: Final = 12
PILOTS: Final = 9  # of a side (SKIES-CAMP-02)
FLIGHT: Final = 6  # of them at most in one mission
MOST_PILOTS: Final = PILOTS + FLIGHT * (MOST_MISSIONS - 1)  # if all who fly are always lost

Squadron = Annotated[int, Meta(ge=0, le=5)]
Roll = Annotated[tuple[Name, ...], Meta(min_length=PILOTS, max_length=MOST_PILOTS)]


class Sortie(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A mission of the calendar: a scenario of the packs, flown by pilots of the roster."""

    name: Words
    date: Words
    briefing: Words
    scenario: Name
    roster: tuple[Squadron, Squadron] = (0, 0)
    """Of each side, which of its squadrons the pilots of the roster fly (SKIES-CAMP-02)."""
    short: bool = False
    """It is flown in the short form too."""
    radar: bool = False
    """Lost, it costs the RAF its radar in the next (SKIES-CAMP-06)."""


class Campaign(Entry, frozen=True, kw_only=True):
    """A campaign sheet."""

    title: Words
    briefing: Words
    mission: Annotated[tuple[Sortie, ...], Meta(min_length=1, max_length=MOST_MISSIONS)]
    luftwaffe: Roll
    """Names, as pilots and replacements arrive."""
    raf: Roll
    options: Values = msgspec.field(default_factory=dict)
    favours: None = None
