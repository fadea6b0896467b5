"""What a situation may say."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, field

from escadrille.kernel.bounds import Count, Line, Name, Script, Table, Word
from escadrille.kernel.options import Values
from escadrille.mechanics.notes import Names, Of, Vocabulary, numbered
from escadrille.systems.skies import choices, frames, schema
from escadrille.systems.skies import state as st
from escadrille.systems.skies.rules.ending import REASONS
from escadrille.systems.skies.tables import WINDOWS, Tables

Side = Annotated[int, Meta(ge=0, le=1)]
Length = Annotated[float, Meta(ge=-40, le=100)]
Dice = Annotated[int, Meta(ge=-20, le=20)]
Aircraft = Annotated[Name, Of("aircraft")]


class AircraftNote(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """One aircraft: a type by its ID, or its figures in place; pose and state, in inches."""

    type: Name | Table
    side: Side
    ps: schema.Skill = 3
    zone: Annotated[int, Meta(ge=0, lt=schema.MOST_SQUADRONS)] = field(default=0, name="squadron")
    """Which of the squadrons of its side."""
    at: tuple[Length, Length] | None = None
    heading: Annotated[int, Meta(ge=0, lt=360)] = field(default=0)
    level: Annotated[Name, Of("level")] = "neutral"
    status: Annotated[Name, Of("status")] = "flying"
    zoom: bool = False
    damage: Annotated[int, Meta(ge=0, le=4)] = field(default=0, name="booms")
    bombed: bool = False
    carded: bool = False
    aced: Count = 0
    jam: Annotated[int, Meta(ge=0, le=3)] = 0
    victor: Annotated[Name, Of("aircraft")] | None = None
    """Whose forward guns shot it down."""
    ace: Name | None = None
    """A named ace."""


class AttackNote(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The attack under way."""

    shooter: Aircraft
    target: Aircraft
    mode: Annotated[Name, Of("mode")] = "shoot"
    aspect: Annotated[Name, Of("arc")] = "front"
    weapon: Annotated[int, Meta(ge=0, le=7)] = 0
    reply: Annotated[int, Meta(ge=0, lt=1 << 8)] = 0
    hits: Count = 0
    back: Count = 0
    speedy: bool = False
    marks: Annotated[Names, Of("mark", as_bits=True)] = []
    plus: Dice = 0
    guard: Dice = 0
    back_plus: Dice = 0
    back_guard: Dice = 0
    spare: Count = 0
    back_spare: Count = 0


class ContestNote(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The outmanoeuvre under way."""

    target: Aircraft
    guard: Dice = 0


class SideNote(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    """The cards of a side, by their names; a deck from its top."""

    hand: Names = []
    deck: Names = []
    discards: Names = []
    removed: Names = []
    known: Names = []
    seen: Names | None = None
    """Those that the enemy knows of; without it, those that lie open."""
    picks: Names = []
    """Chosen in secret; "-" leaves an Ace card out, "agree" and "pass" are said before."""
    ready: bool = False


class Situation(msgspec.Struct, omit_defaults=True, forbid_unknown_fields=True):
    system: Name
    scenario: Name | None = None
    options: Values = {}
    aircraft: Annotated[list[AircraftNote], Meta(max_length=2 * schema.MOST_AIRCRAFT)] = []
    turn: Annotated[int, Meta(ge=0, le=schema.MOST_TURNS)] = 1
    initiative: Side = 0
    booms: Annotated[list[Count], Meta(max_length=2 * schema.MOST_SQUADRONS)] = []
    """Of each squadron, those of side 0 first."""
    clouds: Annotated[
        list[tuple[schema.Inches, schema.Inches]], Meta(max_length=schema.MOST_CLOUDS)
    ] = []
    active: Aircraft | None = None
    burnt: Annotated[Name, Of("burn")] = "none"
    done: Annotated[Names, Of("word", as_bits=True)] = []
    effects: Annotated[Names, Of("effect", as_bits=True)] = []
    used: Annotated[Names, Of("card", as_bits=True)] = []
    support: Annotated[list[Count], Meta(max_length=2 * schema.MOST_SQUADRONS)] = []
    fired: Annotated[int, Meta(ge=0, lt=1 << 6)] = 0
    ships: Annotated[list[Annotated[int, Meta(ge=0, le=2)]], Meta(max_length=6)] = []
    haze: Annotated[int, Meta(ge=0, le=3)] = 0
    splits: Annotated[list[Name], Meta(max_length=20)] = []
    """Traits that get an extra card, with their side: "0 great-dive:bf-109e"."""
    cards: Annotated[list[SideNote], Meta(max_length=2)] = []
    """Of each side."""
    played: Annotated[list[Line], Meta(max_length=40)] = []
    """On the table: side, card, aircraft or "-", and its fate: "0 dive-away a1 open"."""
    edge: Annotated[Name, Of("edge")] | None = None
    attack: AttackNote | None = None
    contest: ContestNote | None = None
    step: Name | None = None
    """The step of the activation that comes next; without it, the move."""
    stack: Annotated[list[Line], Meta(max_length=20)] | None = None
    word: Word = field(default=0, name="chance")
    script: Script = []
    over: Annotated[Name, Of("reason")] | None = None


def vocabulary(t: Tables, names: list[str]) -> Vocabulary:
    """Return the words of a game."""
    return {
        "aircraft": numbered(names),
        "level": numbered(schema.LEVELS),
        "status": numbered(st.STATUSES),
        "mode": numbered(st.MODES),
        "arc": numbered(st.ARCS),
        "burn": numbered(st.BURNS),
        "edge": numbered(choices.EDGES),
        "word": numbered(choices.WORDS),
        "effect": numbered(st.EFFECTS),
        "mark": numbered(st.MARKS),
        "card": numbered(schema.CARDS),
        "face": t.face_of,
        "type": t.type_of,
        "window": numbered(WINDOWS),
        "preparation": numbered(frames.PREPARATIONS),
        "stage": numbered(frames.STAGES),
        "step": numbered(frames.STEPS),
        "part": numbered(frames.PARTS),
        "reason": {reason: number for number, reason in enumerate(REASONS) if number},
    }
