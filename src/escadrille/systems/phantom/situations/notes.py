"""What a situation may say."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, field

from escadrille.kernel.bounds import Line, Name, Names, Script, Table, Word
from escadrille.kernel.options import Values
from escadrille.mechanics.notes import Of, Vocabulary, numbered
from escadrille.systems.phantom import frames
from escadrille.systems.phantom.checks import MOST_THREATS
from escadrille.systems.phantom.orders import pilot_names, threat_names
from escadrille.systems.phantom.rules.defences import AREAS
from escadrille.systems.phantom.rules.geometry import ZONES
from escadrille.systems.phantom.schema import MOST_MISSIONS, MOST_PILOTS
from escadrille.systems.phantom.state import ROLES, State
from escadrille.systems.phantom.tables import FACES, Tables

MOST_FACES = 32  # pairs of faces of weapon counters: no more than there are types of weapons
# A question for each aircraft, or an attack and the reactions to it, within a turn of a mission.
DEEPEST = MOST_PILOTS + 8

Count = Annotated[int, Meta(ge=0, le=999)]
Figure = Annotated[int, Meta(ge=-999, le=999)]
# What names stand for: see `vocabulary`.
Zone = Annotated[Name, Of("zone")]
Targets = Annotated[Names, Of("target")]


class Note(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A part of a situation."""


class PilotNote(Note):
    """A pilot of the squadron; `card` is his card's ID, with a `+` for the promoted side.

    It may also be the card itself, figure by figure.
    """

    card: Name | Table
    back: bool = False
    """Such a card lies on its promoted side."""
    stress: Count = 0
    xp: Count = 0
    promoted: bool = False
    """Turned to that side in this campaign."""
    missing: bool = False
    shot_down: Count = 0
    role: Annotated[Name, Of("role")] | None = None
    """Flying where he has a zone or a load, otherwise resting, unless told."""
    zone: Zone | None = None
    high: Annotated[Literal["low", "high"], Of("high")] = field(default="low", name="altitude")
    damaged: bool = False
    acted: bool = False
    kills: Count = 0
    load: Names = []


class CounterNote(Note):
    """A counter on the display by its ID, both faces of it, in the order of arrival."""

    counter: Annotated[Name, Of("counter")]
    place: Zone | None = field(default=None, name="zone")
    """None: destroyed in this mission."""
    face: Annotated[Literal["site", "bandit"], Of("face")] = "site"


class MissionNote(Note):
    """A row of the player log; without a Target: a calm period."""

    target: Name | None = None
    destroyed: bool = False
    damage: Count = 0
    vp: Figure = 0
    shot_down: Count = 0
    missing: Count = 0
    weapons: Count = 0
    advantages: Figure = 0


class Situation(Note):
    system: Name
    scenario: Name = "rolling-thunder-usaf-short"
    options: Values = {}
    pilot: Annotated[list[PilotNote], Meta(max_length=MOST_PILOTS)] = []
    slot: Count = 1
    so: Figure | None = None
    """The SO points of the campaign, unless told."""
    spent: Count = 0
    vp: Figure = 0
    recon: Count | None = None
    """Positions of the three markers; Start unless told."""
    intel: Count | None = None
    politics: Count | None = None
    phase: Name | None = None
    """The step of the mission that comes next; over the target: `turns`."""
    step: Name | None = None
    """The step of the turn that comes next."""
    target: Annotated[Name, Of("target")] | None = None
    damage: Count = 0
    tanker: bool = False
    blind: bool = False
    outcry: bool = False
    turn: Annotated[int, Meta(ge=0, le=4)] = 0
    event: Annotated[Name, Of("event")] | None = None
    more_vp: Count = 0
    more_recon: Count = 0
    more_intel: Count = 0
    sar: Figure = 0
    before_so: Count = 0
    weapons_so: Count = 0
    named: Names = []
    """Counters named for the attack being declared."""
    stock: Annotated[list[Count], Meta(max_length=MOST_FACES)] | None = None
    """Counters left of each pair of faces; what the loads leave, unless told."""
    counter: Annotated[list[CounterNote], Meta(max_length=MOST_THREATS)] = []
    container: Names | None = None
    """Counters by their IDs; all that are not on the display, unless told."""
    queue: Names = []
    """Sites and Bandits that have still to attack, the next one first."""
    deck: Names = []
    """Target cards from the top; those named nowhere lie below, shuffled. So with events."""
    discard: Targets = []
    drawn: Targets = []
    destroyed: Targets = []
    events: Names = []
    past_events: Annotated[Names, Of("event")] = []
    log: Annotated[list[MissionNote], Meta(max_length=MOST_MISSIONS)] = []
    stack: Annotated[list[Line], Meta(max_length=DEEPEST)] | None = None
    """What is being resolved, outermost first, in words: "turn - enemy"."""
    word: Word = field(default=0, name="chance")
    script: Script = []
    over: bool = False


TURN_STEPS = (*frames.TURN_STEPS, "end")


def vocabulary(t: Tables, s: State) -> Vocabulary:
    """Return the words of a game, with the pilots and threats that are there."""
    threats = threat_names(s)
    return {
        "nobody": {"-": 0},
        "pilot": numbered(pilot_names(t, s)),
        "aim": numbered(["target", *threats]),
        "foe": numbered(["event", *threats]),
        "face": numbered(FACES),
        "area": numbered(AREAS),
        "speed": numbered(["slow", "fast"]),
        "leg": numbered(frames.LEGS),
        "phase": numbered(frames.STEPS),
        "step": numbered(TURN_STEPS),
        "role": numbered(ROLES),
        "zone": numbered(ZONES),
        "high": numbered(["low", "high"]),
        "counter": t.counter_of,
        "target": t.target_of,
        "event": t.event_of,
    }
