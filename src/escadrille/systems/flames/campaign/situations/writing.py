"""From a state to plain data that says everything."""

from __future__ import annotations

from typing import Any

from escadrille.mechanics.situations import SituationWriter
from escadrille.systems.flames.campaign import choices, frames
from escadrille.systems.flames.campaign.options import OPTIONS
from escadrille.systems.flames.campaign.schema import CAMPS
from escadrille.systems.flames.campaign.situations import notes
from escadrille.systems.flames.campaign.state import Loss, Row, State, losses, rows
from escadrille.systems.flames.campaign.tables import NOBODY, STATUSES, Tables
from escadrille.systems.flames.choices import PATTERNS


def write(t: Tables, s: State) -> dict[str, Any]:
    """Return a state as plain data that says everything."""
    words = notes.vocabulary(t)
    writer = SituationWriter(t, s, OPTIONS, frames, words)
    picked = writer.names["pick"]
    plain = writer.situation(
        notes.Situation,
        scenario=t.scenario.id,
        log=[_row(t, row) for row in rows(s)],
        losses=[_loss(t, loss) for loss in losses(s)],
        picks=[[picked[one] for one in picks] for picks in s.picks] if any(s.picks) else None,
        ready=[seat for seat in range(t.seats) if s.ready >> seat & 1],
        flown=[("", *choices.FLYING)[said] for said in s.flown] if any(s.flown) else None,
        over=not s.stack,
    )
    return {"system": "flames-campaign", "scenario": t.scenario.id, **plain}


def _row(t: Tables, row: Row) -> notes.RowNote:
    axis, allies = (
        None if option == NOBODY else t.entries[option].number
        for option in (row.axis_option, row.allied_option)
    )
    return notes.RowNote(
        arrow=t.arrows[row.arrow].id,
        status=STATUSES[row.status],
        axis_option=axis,
        allied_option=allies,
        bombs=row.bombs,
        flak=None if row.flak == NOBODY else PATTERNS[row.flak],
        axis=row.axis,
        allies=row.allies,
    )


def _loss(t: Tables, loss: Loss) -> notes.LossNote:
    pilot = None if loss.pilot == NOBODY else t.pilot_ids[loss.pilot]
    return notes.LossNote(loss.mission, CAMPS[loss.side], t.type_ids[loss.type], pilot)
