"""What a situation of a campaign may say."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, field

from escadrille.kernel.bounds import Line, Name, Script, Word
from escadrille.kernel.options import Values
from escadrille.systems.wings.campaign.schema import MOST_MISSIONS

Figure = Annotated[int, Meta(ge=0, le=99_999)]
Bits = Annotated[int, Meta(ge=0, le=(1 << 30))]
Perhaps = Annotated[int, Meta(ge=-1, le=9999)]
Two = Annotated[list[Figure], Meta(min_length=2, max_length=2)]
PILOTS = 300


class Note(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """A part of a situation."""


class PilotNote(Note, kw_only=True):
    behaviour: Name | None = None
    skills: Annotated[list[Name], Meta(max_length=16)] = []
    start: Figure = 0
    victories: Figure = 0
    points: Figure = 0
    earned: Figure = 0
    merit: Figure = 0
    state: Literal["active", "wounded", "grave", "missing", "captured", "dead"] = "active"
    rested: Figure = 0
    flew: Figure = 0
    kit: Annotated[list[Name], Meta(max_length=6)] = []
    loaded: Annotated[int, Meta(ge=0, le=12)] = 0
    sorties: Figure = 0
    mission: Figure = 0


class PlaneNote(Note, kw_only=True):
    type: Name
    damage: Figure = 0
    """0, or one more than its special damages."""


class SideNote(Note, kw_only=True):
    """One squadron."""

    cp: Figure = 0
    score: Figure = 0
    owned: Annotated[list[Name], Meta(max_length=19)] = []
    bought: Annotated[list[Name], Meta(max_length=19)] = []
    fresh: bool = False
    ruined: Annotated[list[Name], Meta(max_length=4)] = []
    scouted: Annotated[list[Name], Meta(max_length=4)] = []
    known: Annotated[list[Name], Meta(max_length=4)] = []
    weak: bool = False
    pledge: Figure | None = None
    offset: Figure = 0
    stock: Annotated[dict[Name, Figure], Meta(max_length=18)] = {}
    hangar: Annotated[list[PlaneNote], Meta(max_length=PILOTS)] = []
    pilots: Annotated[list[PilotNote], Meta(max_length=PILOTS)] = []


class LogNote(Note, kw_only=True):
    """A mission that is over."""

    task: Name
    active: Name
    success: bool = False
    points: Two
    lost: Two
    day: Bits


class Situation(Note, kw_only=True):
    """Any moment of a campaign. What is left out takes its usual value."""

    scenario: Name
    system: Literal["wings-campaign"] = "wings-campaign"
    options: Values = field(default_factory=dict)
    day: Bits | None = None
    active: Name | None = None
    ended: Name | None = None
    winner: Name | None = None
    task: Name | None = None
    weather: Perhaps = -1
    deal: Bits = 0
    more: Figure = 0
    ready: Annotated[list[Name], Meta(max_length=2)] = []
    quits: Annotated[list[Name], Meta(max_length=2)] = []
    offers: Annotated[list[Name], Meta(max_length=2)] = []
    defences: Annotated[list[Figure], Meta(min_length=5, max_length=5)] | None = None
    side: Annotated[list[SideNote], Meta(max_length=2)] = []
    picks: Annotated[list[Annotated[list[Name], Meta(max_length=3)]], Meta(max_length=8)] | None = (
        None
    )
    flown: Annotated[list[Name], Meta(max_length=8)] | None = None
    log: Annotated[list[LogNote], Meta(max_length=MOST_MISSIONS)] = []
    stack: Annotated[list[Line], Meta(max_length=3)] | None = None
    word: Word = field(default=0, name="chance")
    script: Script = []
