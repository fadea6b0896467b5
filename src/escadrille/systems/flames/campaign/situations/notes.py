"""What a situation of a campaign may say."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, field

from escadrille.kernel.bounds import Line, Name, Script, Word
from escadrille.kernel.options import Values
from escadrille.mechanics.notes import Of, Vocabulary, numbered
from escadrille.systems.flames.campaign import choices, frames
from escadrille.systems.flames.campaign.report import Bombs, Pattern, Status
from escadrille.systems.flames.campaign.schema import (
    CAMPS,
    MOST_MISSIONS,
    MOST_OPTIONS,
    Camp,
    Points,
)
from escadrille.systems.flames.campaign.tables import Tables

MOST_LOSSES = 48 * MOST_MISSIONS
DEEPEST = 3
Number = Annotated[int, Meta(ge=1, le=MOST_OPTIONS)]
Seat = Annotated[int, Meta(ge=0, lt=len(CAMPS))]
Pick = Annotated[list[Name], Meta(max_length=8)]


class Note(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A part of a situation."""


class RowNote(Note):
    """A mission that is over, as the score sheet has it."""

    arrow: Name
    status: Status
    axis_option: Number | None = None
    allied_option: Number | None = None
    bombs: Bombs = 0
    flak: Pattern | None = None
    axis: Points = 0
    allies: Points = 0


class LossNote(Note):
    mission: Annotated[int, Meta(ge=1, le=MOST_MISSIONS)]
    side: Camp
    type: Name
    pilot: Name | None = None


class Situation(Note):
    """Any moment of a campaign. What is left out takes its usual value."""

    scenario: Name
    system: Literal["flames-campaign"] = "flames-campaign"
    options: Values = field(default_factory=dict)
    log: Annotated[list[RowNote], Meta(max_length=MOST_MISSIONS)] = []
    losses: Annotated[list[LossNote], Meta(max_length=MOST_LOSSES)] = []
    arrow: Annotated[Name, Of("arrow")] | None = None
    picks: Annotated[list[Pick], Meta(max_length=len(CAMPS))] | None = None
    """By seat: an option by its number, or pass, then what is declared with it."""
    ready: Annotated[list[Seat], Meta(max_length=len(CAMPS))] = []
    flown: Annotated[list[Name], Meta(max_length=len(CAMPS))] | None = None
    """By seat: how it flies the mission in the air; "": it has not said."""
    stack: Annotated[list[Line], Meta(max_length=DEEPEST)] | None = None
    word: Word = field(default=0, name="chance")
    script: Script = []
    over: bool = False

    @property
    def begun(self) -> bool:
        """Is a mission over, planned or flown?"""
        return bool(self.log) or self.arrow is not None


def vocabulary(t: Tables) -> Vocabulary:
    options = {str(number): choices.OPTION + number for number in range(1, MOST_OPTIONS + 1)}
    return {
        "arrow": t.arrow_of,
        "side": numbered(CAMPS),
        "pick": {**numbered(choices.WORDS), **options},
        "flown": numbered(("", *choices.FLYING)),
        "kind": numbered(frames.KINDS),
    }
