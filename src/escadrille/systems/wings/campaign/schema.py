"""What the sheet of a campaign may say: when, who, and how long."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from escadrille.content.packs import Entry, Words
from escadrille.kernel.bounds import Count, Name
from escadrille.kernel.options import Values

MOST_MISSIONS: Final = 15  # WINGS-RULING-90
MOST_PLAYERS: Final = 4


class Squadron(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One side: the first of a sheet is the Entente's (WINGS-CAMP-01)."""

    name: Words
    nation: Name
    players: Annotated[int, Meta(ge=1, le=MOST_PLAYERS)] = 1


class Campaign(Entry, frozen=True, kw_only=True):
    """A campaign: a period of the war and two squadrons."""

    title: Words
    briefing: Words
    date: Annotated[str, Meta(pattern=r"^191[5-8]-(0[1-9]|1[0-2])$", max_length=7)]
    missions: Annotated[int, Meta(ge=1, le=MOST_MISSIONS)] = MOST_MISSIONS
    side: Annotated[tuple[Squadron, ...], Meta(min_length=2, max_length=2)]
    options: Values = msgspec.field(default_factory=dict)
    favours: Count | None = None
