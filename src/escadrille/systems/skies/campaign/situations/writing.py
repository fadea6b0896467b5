"""From a state to plain data that says everything."""

from __future__ import annotations

from typing import Any

from escadrille.mechanics.situations import SituationWriter
from escadrille.systems.skies.campaign import choices, frames
from escadrille.systems.skies.campaign.options import OPTIONS
from escadrille.systems.skies.campaign.schema import CAMPS
from escadrille.systems.skies.campaign.situations import notes
from escadrille.systems.skies.campaign.state import Pilot, Row, State, pilots, rows
from escadrille.systems.skies.campaign.tables import FATES, NOBODY, Tables


def write(t: Tables, s: State) -> dict[str, Any]:
    """Return a state as plain data that says everything."""
    writer = SituationWriter(t, s, OPTIONS, frames, notes.vocabulary(t))
    plain = writer.situation(
        notes.Situation,
        scenario=t.scenario.id,
        log=[_row(row) for row in rows(s)],
        luftwaffe=[_pilot(t, pilot) for pilot in pilots(s, 0)],
        raf=[_pilot(t, pilot) for pilot in pilots(s, 1)],
        picks=[[t.labels[one] for one in picks] for picks in s.picks] if any(s.picks) else None,
        ready=[seat for seat in range(t.seats) if s.ready >> seat & 1],
        flown=[("", *choices.FLYING)[said] for said in s.flown] if any(s.flown) else None,
        over=not s.stack,
    )
    return {"system": "skies-campaign", "scenario": t.scenario.id, **plain}


def _pilot(t: Tables, pilot: Pilot) -> notes.PilotNote:
    card = None if pilot.ability == NOBODY else t.abilities[pilot.ability]
    fate: Any = FATES[pilot.fate]
    return notes.PilotNote(pilot.ps, pilot.victories, fate, card)


def _row(row: Row) -> notes.RowNote:
    return notes.RowNote(
        winner=None if row.winner == NOBODY else CAMPS[row.winner],
        idle=[camp for side, camp in enumerate(CAMPS) if row.idle >> side & 1],
        ships=row.ships,
        bombers=row.bombers,
        out=row.out,
        down=row.down,
    )
