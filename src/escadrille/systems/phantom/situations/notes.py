"""What a situation may say."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from escadrille.kernel.options import Value
from escadrille.mechanics.notes import Names, Stacks, numbered
from escadrille.systems.phantom import frames
from escadrille.systems.phantom.orders import pilot_names, threat_names
from escadrille.systems.phantom.rules.defences import AREAS
from escadrille.systems.phantom.state import State
from escadrille.systems.phantom.tables import FACES, Tables

Count = Annotated[int, msgspec.Meta(ge=0, le=999)]
Figure = Annotated[int, msgspec.Meta(ge=-999, le=999)]


class Note(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A part of a situation."""


class PilotNote(Note):
    """A pilot of the squadron; `card` is his card's ID, with a `+` for the promoted side.

    It may also be the card itself, figure by figure.
    """

    card: str | dict[str, Any]
    back: bool = False
    """Such a card lies on its promoted side."""
    stress: Count = 0
    xp: Count = 0
    promoted: bool = False
    """Turned to that side in this campaign."""
    missing: bool = False
    shot_down: Count = 0
    role: str | None = None
    """Flying where he has a zone or a load, otherwise resting, unless told."""
    zone: str | None = None
    altitude: Literal["low", "high"] = "low"
    damaged: bool = False
    acted: bool = False
    kills: Count = 0
    load: Names = []


class CounterNote(Note):
    """A counter on the display by its ID, both faces of it, in the order of arrival."""

    counter: str
    zone: str | None = None
    """None: destroyed in this mission."""
    face: Literal["site", "bandit"] = "site"


class MissionNote(Note):
    """A row of the player log; without a Target: a calm period."""

    target: str | None = None
    destroyed: bool = False
    damage: Count = 0
    vp: Figure = 0
    shot_down: Count = 0
    missing: Count = 0
    weapons: Count = 0
    advantages: Figure = 0


class Situation(Note):
    system: str
    scenario: str = "rolling-thunder-usaf-short"
    options: dict[str, Value] = {}
    pilot: list[PilotNote] = []
    slot: Count = 1
    so: Figure | None = None
    """The SO points of the campaign, unless told."""
    spent: Count = 0
    vp: Figure = 0
    recon: Count | None = None
    """Positions of the three markers; Start unless told."""
    intel: Count | None = None
    politics: Count | None = None
    phase: str | None = None
    """The step of the mission that comes next; over the target: `turns`."""
    step: str | None = None
    """The step of the turn that comes next."""
    target: str | None = None
    damage: Count = 0
    tanker: bool = False
    blind: bool = False
    outcry: bool = False
    turn: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    event: str | None = None
    more_vp: Count = 0
    more_recon: Count = 0
    more_intel: Count = 0
    sar: Figure = 0
    before_so: Count = 0
    weapons_so: Count = 0
    named: Names = []
    """Counters named for the attack being declared."""
    stock: list[Count] | None = None
    """Counters left of each pair of faces; what the loads leave, unless told."""
    counter: list[CounterNote] = []
    container: Names | None = None
    """Counters by their IDs; all that are not on the display, unless told."""
    queue: Names = []
    """Sites and Bandits that have still to attack, the next one first."""
    deck: Names = []
    """Target cards from the top; those named nowhere lie below, shuffled. So with events."""
    discard: Names = []
    drawn: Names = []
    destroyed: Names = []
    events: Names = []
    past_events: Names = []
    log: list[MissionNote] = []
    stack: list[str] | None = None
    """What is being resolved, outermost first, in words: "turn - enemy"."""
    chance: Annotated[int, msgspec.Meta(ge=0)] = 0
    script: list[Count] = []
    over: bool = False


# What the integers of a frame stand for, kind by kind.
FIELDS = {
    "arm": ("pilot", "number"),
    "relief": ("nobody", "number"),
    "place": ("pilot",),
    "level": ("pilot",),
    "intel": ("nobody", "face", "area"),
    "remove": ("nobody", "number", "number"),
    "drop": ("pilot",),
    "attack": ("nobody", "speed", "number"),
    "aim": ("pilot",),
    "weapons": ("pilot", "aim", "number"),
    "suppress": ("pilot", "foe", "number"),
    "evade": ("pilot", "foe", "leg"),
    "move": ("pilot",),
    "rest": ("nobody", "number"),
    "mission": ("nobody", "phase"),
    "turn": ("nobody", "step"),
    "strike": ("nobody", "speed"),
}
TURN_STEPS = (*frames.TURN_STEPS, "end")


def stacks(t: Tables, s: State) -> Stacks:
    """Return how the frames of a game read."""
    threats = threat_names(s)
    words = {
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
    }
    return Stacks(frames.KINDS, FIELDS, words)
