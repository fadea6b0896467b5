"""From a state to plain data that says everything."""

from __future__ import annotations

from typing import Any

import msgspec

from escadrille.mechanics.aircraft import LEVELS
from escadrille.mechanics.hands import hand_of
from escadrille.mechanics.notes import Writer
from escadrille.mechanics.situations import DogfightWriter
from escadrille.systems.zero import frames
from escadrille.systems.zero.options import OPTIONS
from escadrille.systems.zero.orders import labels
from escadrille.systems.zero.schema import start_levels
from escadrille.systems.zero.situations import notes
from escadrille.systems.zero.state import ABSENT, FLYING, NOBODY, STATUSES, State
from escadrille.systems.zero.tables import BONUSES, CAPACITY, Tables


def write(t: Tables, s: State) -> dict[str, Any]:
    """Return a state as plain data that says everything."""
    vocabulary = notes.vocabulary(t, labels(s.roster))
    writer = DogfightWriter(t, s, OPTIONS, frames, vocabulary)
    return writer.situation(
        notes.Situation,
        system="zero",
        element=[_write_element(t, s, writer, number) for number in range(s.roster.elements)],
        sequence=writer.note(notes.SequenceNote) if s.active != NOBODY else None,
        exchange=writer.note(notes.ExchangeNote) if s.use != NOBODY else None,
    )


def _write_element(t: Tables, s: State, writer: Writer, element: int) -> notes.ElementNote:
    roster, leader = s.roster, 2 * element
    fighter = t.fighters[roster.fighter[element]]
    shipped = t.pack.tables["fighter"].get(fighter.id) is fighter
    known = {level for level in range(len(LEVELS)) if roster.levels[element] >> level & 1}
    usual = set(start_levels(fighter, t.scenario.clouds))
    grip = s.grip[element]
    mine = _write_aircraft(t, s, writer, leader)
    wingman = _write_aircraft(t, s, writer, leader + 1)
    return writer.note(
        notes.ElementNote,
        element,
        fighter=fighter.id if shipped else msgspec.to_builtins(fighter),
        side=roster.side[leader],
        seat=roster.seat[leader],
        alone=not roster.wingman[element],
        bonuses=[
            letter for bit, letter in enumerate(BONUSES) if roster.bonuses[element] >> bit & 1
        ],
        surprised=bool(roster.surprised[element]),
        levels=None if known == usual else [LEVELS[number] for number in sorted(known)],
        holds=writer.names["aircraft"][s.foe[element]] if grip > 0 else None,
        position=notes.POSITIONS[max(0, grip)],
        hits=mine.damage,
        damaged=mine.damaged,
        status=mine.status,
        hand=mine.hand,
        wingman=None if wingman == notes.AircraftNote() else wingman,
    )


def _write_aircraft(t: Tables, s: State, writer: Writer, number: int) -> notes.AircraftNote:
    flipped, status = bool(s.flipped[number]), s.status[number]
    usual = s.damage[number] >= s.roster.rows[number][0][CAPACITY]
    return writer.note(
        notes.AircraftNote,
        number,
        damaged=None if flipped == usual else flipped,
        status=None if status in (ABSENT, FLYING) else STATUSES[status],
        hand=" ".join(t.cards[face].id for face in hand_of(t, s, number)),
    )
