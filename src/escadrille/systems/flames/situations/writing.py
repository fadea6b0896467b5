"""From a state to plain data that says everything."""

from __future__ import annotations

from typing import Any

import msgspec

from escadrille.mechanics.hands import hand_of
from escadrille.mechanics.notes import Vocabulary, Writer
from escadrille.mechanics.situations import DogfightWriter
from escadrille.systems.flames import frames
from escadrille.systems.flames.options import OPTIONS
from escadrille.systems.flames.orders import labels
from escadrille.systems.flames.raid import Raid
from escadrille.systems.flames.schema import Bomber, Fighter
from escadrille.systems.flames.situations import notes
from escadrille.systems.flames.state import NOBODY, State
from escadrille.systems.flames.tables import Tables


def write(t: Tables, s: State) -> dict[str, Any]:
    """Return a state as plain data that says everything."""
    vocabulary = notes.vocabulary(t, labels(s.roster))
    writer = DogfightWriter(t, s, OPTIONS, frames, vocabulary)
    spent = writer.note(notes.TurnNote)
    return writer.situation(
        notes.Situation,
        system="flames",
        aircraft=[_write_aircraft(t, s, writer, number) for number in range(s.roster.size)],
        spent=None if spent == notes.TurnNote() else spent,
        action=None if s.use == NOBODY else writer.note(notes.ActionNote),
        raid=_write_raid(vocabulary, s.raid),
    ) | {"turns": t.scenario.turns}


def _write_raid(vocabulary: Vocabulary, raid: Raid | None) -> notes.RaidNote | None:
    told = None if raid is None else Writer(vocabulary, raid).note(notes.RaidNote)
    return None if told == notes.RaidNote() else told


def _write_aircraft(t: Tables, s: State, writer: Writer, number: int) -> notes.AircraftNote:
    roster = s.roster
    pilot, leader = roster.pilot[number], roster.leader[number]
    fighter = t.types[roster.fighter[number]]
    table = "bomber" if roster.bomber[number] else "fighter"
    shipped = t.pack.tables[table].get(fighter.id) is fighter
    marks = s.inflicted[number * t.seats : (number + 1) * t.seats]
    return writer.note(
        notes.AircraftNote,
        number,
        fighter=fighter.id if shipped else _figures(fighter),
        side=roster.side[number],
        seat=roster.seat[number],
        pilot=t.pilots[pilot].id if pilot >= 0 else None,
        leader=writer.names["aircraft"][leader] if leader >= 0 else None,
        down=not s.alive[number],
        downed_by=s.downed_by[number] if s.downed_by[number] != NOBODY else None,
        hand=" ".join(t.cards[face].id for face in hand_of(t, s, number)),
        aces=s.aces[number] if s.aces[number] != roster.counters[number] else None,
        inflicted=marks if any(marks) else [],
        **_raider(writer, s, number),
    )


def _raider(writer: Writer, s: State, number: int) -> dict[str, Any]:
    """Return what an aircraft is in a raid."""
    if s.raid is None:
        return {}
    told = Writer(writer.vocabulary, s.raid).note(
        notes.AircraftNote,
        number,
        fighter="",
        side=0,
        loaded=number in s.roster.loaded,
        jettisoned=number in s.roster.loaded and not s.raid.laden[number],
    )
    names = ("loaded", "jettisoned", "cell", "pattern", "dropped", "gone", "victor")
    return {name: getattr(told, name) for name in names}


def _figures(fighter: Fighter | Bomber) -> dict[str, Any]:
    """Return the figures of a fighter that is in no pack; falsehoods and zeros are the default."""
    plain: dict[str, Any] = msgspec.to_builtins(fighter)
    plain["damaged"] = {k: v for k, v in plain["damaged"].items() if v or k in notes.REQUIRED}
    return {key: value for key, value in plain.items() if value or key in notes.REQUIRED}
