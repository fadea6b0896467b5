"""Campaigns at any moment, and reports of missions that nobody had to fly."""

from __future__ import annotations

from typing import Any

from escadrille.systems.flames import SHELF
from escadrille.systems.flames.campaign.report import Aircraft, MissionReport
from escadrille.systems.flames.campaign.rules.forces import assembled, scaled
from escadrille.systems.flames.campaign.rules.scoring import status_of
from escadrille.systems.flames.campaign.tables import STATUSES
from escadrille.testing.scripted import Table

PACK = SHELF.load()


def campaign(
    sheet: Any = "poland-1939", *log: tuple[str, str], options: Any = None, **facts: Any
) -> Table:
    """Return a campaign after missions, each an arrow and what it left of its target."""
    rows = [{"arrow": arrow, "status": status} for arrow, status in log]
    raw = {"system": "flames-campaign", "scenario": sheet, "log": rows, **facts}
    return Table(raw | ({"options": options} if options else {}))


def planned(t: Table, arrow: str, axis: str = "pass", allies: str = "pass") -> Table:
    """Choose the mission and both options; the sides then fly it."""
    t.play(arrow)
    for seat, line in enumerate((axis, allies)):
        t.play(*line.split(), seat=seat)
    return t


def airborne(t: Table, arrow: str, axis: str = "pass", allies: str = "pass") -> Table:
    """Bring a mission to where its report is awaited."""
    planned(t, arrow, axis, allies)
    t.play("fly", seat=0)
    t.play("fly", seat=1)
    return t


def scenario(t: Table) -> Any:
    """Return the battle in place that the mission in the air is."""
    return t.mission.scenario


def report(t: Table, bombs: int = 0, **fates: Any) -> MissionReport:
    """Return what the mission in the air came to: fates by aircraft, bombs of the first bomber."""
    rules: Any = t.rules
    s, tables = t.state, rules.t
    attacker = tables.side_of[s.arrow]
    planes = []
    for side in range(2):
        flyers = scaled(tables, assembled(tables, s.arrow, side, s.picks[side]))
        for number, flyer in enumerate(flyers, start=1):
            label = f"{'ab'[side]}{number}"
            dropped = bombs if (side, number) == (attacker, 1) else 0
            fate = fates.get(label, "home")
            planes.append(Aircraft(label, flyer.type, fate, flyer.pilot, bombs=dropped))
    status: Any = STATUSES[status_of(tables, tables.target_of[s.arrow], bombs)]
    return MissionReport(tuple(planes), status, "normal")


def points(t: Table) -> tuple[int, int]:
    """Return what the last mission brought the Axis and the Allies."""
    row = t.view().log[-1]
    return row.axis, row.allies
