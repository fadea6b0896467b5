"""What a situation of a campaign may say."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, field

from escadrille.kernel.bounds import Count, Line, Name, Script, Word
from escadrille.kernel.options import Values
from escadrille.mechanics.notes import Vocabulary, numbered
from escadrille.systems.skies.campaign import choices, frames
from escadrille.systems.skies.campaign.schema import CAMPS, FLIGHT, MOST_MISSIONS, MOST_PILOTS, Camp
from escadrille.systems.skies.campaign.tables import Tables
from escadrille.systems.skies.schema import Skill

DEEPEST = 3
Seat = Annotated[int, Meta(ge=0, lt=len(CAMPS))]
Picks = Annotated[list[Name], Meta(max_length=FLIGHT)]


class Note(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A part of a situation."""


class PilotNote(Note):
    """A pilot; his name is that of his place."""

    ps: Skill
    victories: Count = 0
    fate: Literal["fit", "wounded", "lost"] = "fit"
    ability: Name | None = None


class RowNote(Note):
    """A mission that is over."""

    winner: Camp | None = None
    idle: Annotated[list[Camp], Meta(max_length=len(CAMPS))] = []
    """Who forfeited it or gave it up."""
    ships: Count = 0
    bombers: Count = 0
    out: Count = 0
    down: Count = 0


class Situation(Note):
    """Any moment of a campaign. What is left out takes its usual value."""

    scenario: Name
    system: Literal["skies-campaign"] = "skies-campaign"
    options: Values = field(default_factory=dict)
    log: Annotated[list[RowNote], Meta(max_length=MOST_MISSIONS)] = []
    luftwaffe: Annotated[list[PilotNote], Meta(max_length=MOST_PILOTS)] = []
    """The roster; none: that of the beginning."""
    raf: Annotated[list[PilotNote], Meta(max_length=MOST_PILOTS)] = []
    picks: Annotated[list[Picks], Meta(max_length=len(CAMPS))] | None = None
    ready: Annotated[list[Seat], Meta(max_length=len(CAMPS))] = []
    flown: Annotated[list[Name], Meta(max_length=len(CAMPS))] | None = None
    """By seat: how it flies the mission in the air; "": it has not said."""
    stack: Annotated[list[Line], Meta(max_length=DEEPEST)] | None = None
    word: Word = field(default=0, name="chance")
    script: Script = []
    over: bool = False

    @property
    def begun(self) -> bool:
        """Is anything told that is not so at the beginning?"""
        return bool(self.log or self.luftwaffe or self.raf)


def vocabulary(t: Tables) -> Vocabulary:
    return {
        "side": numbered(CAMPS),
        "pilot": numbered(t.labels),
        "ability": numbered(t.abilities),
        "flown": numbered(("", *choices.FLYING)),
        "kind": numbered(frames.KINDS),
    }
