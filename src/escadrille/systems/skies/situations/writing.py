"""From a state to plain data that says everything."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from escadrille.mechanics.notes import Writer, terse
from escadrille.mechanics.situations import SituationWriter
from escadrille.systems.skies import frames
from escadrille.systems.skies.options import OPTIONS
from escadrille.systems.skies.situations import notes
from escadrille.systems.skies.state import FATES, NOBODY, WAITING, Played, State
from escadrille.systems.skies.tables import INCH, Tables


def write(t: Tables, s: State) -> dict[str, Any]:
    """Return a state as plain data that says everything."""
    writer = SituationWriter(t, s, OPTIONS, frames, notes.vocabulary(t, s.roster.names))
    plain = writer.situation(
        notes.Situation,
        system="skies",
        scenario=t.scenario.id,
        aircraft=[_aircraft(t, s, writer, number) for number in range(s.roster.size)],
        booms=s.booms if any(s.booms) else [],
        clouds=[*zip(s.clouds[::2], s.clouds[1::2], strict=True)],
        attack=writer.note(notes.AttackNote) if s.shooter != NOBODY else None,
        contest=writer.note(notes.ContestNote) if s.target != NOBODY == s.shooter else None,
        ships=s.ships,
        support=s.support if any(s.support) else [],
        splits=[f"{int(one < 0)} {t.faces.names[max(one, ~one)]}" for one in s.splits],
        cards=[_side(t, s, side) for side in (0, 1)] if t.extended else [],
        played=[_played(t, s, card) for card in s.played],
    )
    return {**plain, "turn": s.turn}


def _side(t: Tables, s: State, side: int) -> notes.SideNote:
    def told(faces: Iterable[int]) -> str:
        return " ".join("-" if face == NOBODY else t.faces.names[face] for face in faces)

    consent = bool(s.stack) and s.stack[-1][0] == frames.CONSENT
    picks = " ".join(("pass", "agree")[one] for one in s.picks[side]) if consent else None
    return notes.SideNote(
        hand=told(s.hands[side]),
        deck=told(reversed(s.decks[side])),
        discards=told(s.discards[side]),
        removed=told(s.removed[side]),
        known=told(s.known[side]),
        seen=told(s.shown[side]) or None,
        picks=told(s.picks[side]) if picks is None else picks,
        ready=bool(s.ready >> side & 1),
    )


def _played(t: Tables, s: State, card: Played) -> str:
    side, face, aircraft, fate = card
    name = "-" if aircraft == NOBODY else s.roster.names[aircraft]
    return f"{side} {t.faces.names[face]} {name} {FATES[fate]}"


def _aircraft(t: Tables, s: State, writer: Writer, number: int) -> notes.AircraftNote:
    plane = t.types[s.roster.type[number]]
    shipped = t.pack.tables["aircraft"].get(plane.id) is plane
    roster = s.roster
    placed = s.status[number] != WAITING or s.x[number] or s.y[number]
    return writer.note(
        notes.AircraftNote,
        number,
        type=plane.id if shipped else terse(msgspec.to_builtins(plane)),
        side=roster.side[number],
        ps=roster.ps[number],
        zone=roster.zone[number],
        at=(s.x[number] / INCH, s.y[number] / INCH) if placed else None,
        heading=s.h[number],
        ace=None if roster.name[number] == NOBODY else t.ace_of[roster.name[number]].id,
    )
