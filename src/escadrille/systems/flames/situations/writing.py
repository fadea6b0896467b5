"""From a state to plain data that says everything."""

from __future__ import annotations

from typing import Any

import msgspec

from escadrille.mechanics.hands import hand_of
from escadrille.mechanics.notes import Writer
from escadrille.mechanics.situations import DogfightWriter
from escadrille.systems.flames import frames
from escadrille.systems.flames.options import OPTIONS
from escadrille.systems.flames.orders import labels
from escadrille.systems.flames.schema import Fighter
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
    )


def _write_aircraft(t: Tables, s: State, writer: Writer, number: int) -> notes.AircraftNote:
    roster = s.roster
    pilot, leader = roster.pilot[number], roster.leader[number]
    fighter = t.fighters[roster.fighter[number]]
    shipped = t.pack.tables["fighter"].get(fighter.id) is fighter
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
    )


def _figures(fighter: Fighter) -> dict[str, Any]:
    """Return the figures of a fighter that is in no pack; falsehoods and zeros are the default."""
    plain: dict[str, Any] = msgspec.to_builtins(fighter)
    plain["damaged"] = {k: v for k, v in plain["damaged"].items() if v or k in notes.REQUIRED}
    return {key: value for key, value in plain.items() if value or key in notes.REQUIRED}
