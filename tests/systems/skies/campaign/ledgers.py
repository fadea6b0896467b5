"""Campaigns of skies at any moment, and reports of missions that nobody had to fly.

Dice are written as they fall: 6 is the ace of spades.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from escadrille.systems.skies.campaign.report import Aircraft, MissionReport
from escadrille.systems.skies.campaign.rules.missions import force
from escadrille.testing.scripted import Table

BRITAIN = "battle-of-britain"
NINE = (4, 4, 3, 3, 3, 2, 2, 2, 2)
LUFTWAFFE, RAF = range(2)


def pilot(ps: int = 3, **facts: Any) -> dict[str, Any]:
    return {"ps": ps, **facts}


def row(winner: str | None = None, **facts: Any) -> dict[str, Any]:
    """Return a mission that is over."""
    return facts | ({"winner": winner} if winner else {})


def campaign(
    *log: dict[str, Any], short: bool = False, dice: Sequence[int] = (), **facts: Any
) -> Table:
    """Return a campaign after missions; rosters are those of the beginning unless told."""
    rosters = {camp: [pilot(ps) for ps in NINE] for camp in ("luftwaffe", "raf")}
    options = {"campaign_length": "short"} if short else {}
    script = [die - 1 for die in dice]
    return Table(
        {"system": "skies-campaign", "scenario": BRITAIN, "log": [*log], **rosters}
        | {"options": options, "script": script}
        | facts
    )


def named(t: Table, *lines: str) -> Table:
    """Name the pilots of both sides: those told, then the first who can."""
    for seat, line in enumerate([*lines, "", ""][:2]):
        for word in line.split():
            t.play(word, seat=seat)
        while (seat, "pilots") in t.asked:
            t.play(t.legal(seat)[0], seat=seat)
    return t


def airborne(t: Table, *lines: str) -> Table:
    """Bring a mission to where its report is awaited."""
    named(t, *lines)
    t.play("fly", seat=0)
    t.play("fly", seat=1)
    return t


def scenario(t: Table) -> Any:
    """Return the battle in place that the mission in the air is."""
    return t.mission.scenario


def report(t: Table, winner: int | None = None, ships: int = 0, **fates: str) -> MissionReport:
    """Return what the mission in the air came to: `b1="down a5"` was shot down by a5."""
    rules: Any = t.rules
    planes = []
    for side in range(2):
        for label, flyer in force(rules.t, t.state, side).items():
            fate, _, victor = fates.get(label, "home").partition(" ")
            told: Any = fate
            planes.append(Aircraft(label, flyer.type, told, victor or None))
    return MissionReport(tuple(planes), winner, ships)


def settled(t: Table, winner: int | None = None, ships: int = 0, **fates: str) -> list[Any]:
    """Settle the mission in the air by such a report; return what happened."""
    return t.settle(report(t, winner, ships, **fates))


def roster(t: Table, side: int) -> dict[str, Any]:
    """Return the pilots of a side by their labels."""
    view = t.view()
    return {one.pilot: one for one in (view.luftwaffe, view.raf)[side].pilots}


def skills(t: Table, side: int, squadron: int) -> list[int]:
    """Return the skills of a squadron of the mission in the air."""
    told: list[int] = scenario(t)["side"][side]["squadron"][squadron]["ps"]
    return told
