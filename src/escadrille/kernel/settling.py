"""What a campaign takes for a report: read from a line of its record, and checked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from escadrille.kernel import bounds
from escadrille.kernel.campaign import Mission, Report, Settled
from escadrille.kernel.errors import BadReport
from escadrille.kernel.record import Line
from escadrille.kernel.system import System


def check(
    rules: Any,
    state: Any,
    awaited: Mission | None,
    before: Sequence[Settled],
    report: Report,
    mission: int,
) -> None:
    """Refuse a report of another mission than the one awaited, or one that a rule bars."""
    if any(mission == settled.mission for settled in before):
        raise BadReport("repeated", f"mission {mission} has been reported already")
    if awaited is None:
        raise BadReport("unasked", "no report is awaited: no mission is being flown")
    if mission != awaited.number:
        told = f"a report of mission {mission}, where that of mission {awaited.number} is awaited"
        raise BadReport("repeated" if mission < awaited.number else "foreign", told)
    if refusal := rules.barred(state, report):
        raise BadReport("barred", "an impossible report", refusal.rule, **refusal.facts)


def reported(system: System, line: Line) -> Report:
    """Return the report that a line of a campaign's record holds."""
    try:
        raw = msgspec.json.decode(line.report)
    except (msgspec.MsgspecError, RecursionError) as error:
        raise BadReport("unreadable", f"no report: {error}") from error
    return read(system, raw)


def read(system: System, raw: Any) -> Report:
    """Return the report that plain data tells of."""
    if system.campaign is None:
        raise BadReport("unasked", f"{system.slug} is no campaign: it has no missions")
    try:
        found: Report = bounds.convert(raw, system.campaign.report_type)
    except msgspec.ValidationError as error:
        raise BadReport("unreadable", f"no report of {system.slug}: {error}") from error
    return found
