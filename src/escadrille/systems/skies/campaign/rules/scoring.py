"""What a mission does to the ledger: SKIES-CAMP-03 to -07."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Event, Refusal
from escadrille.mechanics.stacked import Out
from escadrille.systems.skies.campaign import events
from escadrille.systems.skies.campaign.report import Aircraft, MissionReport
from escadrille.systems.skies.campaign.rules.missions import Flyer, force
from escadrille.systems.skies.campaign.schema import CAMPS, PILOTS
from escadrille.systems.skies.campaign.state import (
    Pilot,
    Row,
    State,
    change,
    enter,
    is_over,
    pilots,
    rows,
    strength,
)
from escadrille.systems.skies.campaign.tables import (
    FATES,
    FIT,
    LOST,
    LUFTWAFFE,
    NOBODY,
    ROOKIE,
    WOUNDED,
    Tables,
)
from escadrille.systems.skies.state import ACE_SKILL

DIE: Final = 6
LOST_UP_TO: Final = (2, 1)  # by side: the RAF is over home ground (SKIES-CAMP-04)
WOUNDED_UP_TO: Final = (5, 4)
STEPS: Final = (1, 3, 5)  # victories (SKIES-CAMP-03)
MOST_BY_STEPS: Final = 4  # skill, but for the last of them
EXHAUSTED: Final = (9, 3)  # strength from or up to which replacements are few (SKIES-CAMP-06)
FEW: Final = 2


# Reports.


def barred(t: Tables, s: State, report: MissionReport) -> Refusal | None:
    """Return the rule that no mission breaks and this report does."""
    forces = [force(t, s, side) for side in range(t.seats)]
    everybody = forces[0] | forces[1]
    told = [(one.aircraft, one.type) for one in report.aircraft]
    if told != [(label, flyer.type) for label, flyer in everybody.items()]:
        return Refusal("SKIES-CAMP-02", {"aircraft": len(everybody)})
    for one in report.aircraft:
        enemies = forces[one.aircraft in forces[0]]
        if refusal := _barred_victory(t, one, enemies) or _barred_exit(t, s, one, everybody):
            return refusal
    if report.ships > len(t.battles[len(rows(s))].ships):
        return Refusal("SKIES-CAMP-05", {"ships": report.ships})
    return _barred_winner(report)


def _barred_victory(t: Tables, one: Aircraft, enemies: dict[str, Flyer]) -> Refusal | None:
    """Who is shot down is, and by an enemy with guns of his own (SKIES-CAMP-07)."""
    if one.by is None:
        return None
    victor = enemies.get(one.by)
    guns = victor is not None and t.pack.tables["aircraft"][victor.type].fp
    if one.fate == "down" and guns:
        return None
    return Refusal("SKIES-CAMP-07", {"aircraft": one.aircraft})


def _barred_exit(t: Tables, s: State, one: Aircraft, everybody: dict[str, Flyer]) -> Refusal | None:
    """Bombers alone come out over an edge, where the battle has one (SKIES-CAMP-05)."""
    escorted = t.battles[len(rows(s))].mission == "escort"
    if one.fate != "out" or (escorted and everybody[one.aircraft].bomber):
        return None
    return Refusal("SKIES-CAMP-05", {"aircraft": one.aircraft})


def _barred_winner(report: MissionReport) -> Refusal | None:
    """Who gives a mission up leaves it to the enemy (SKIES-RULING-56)."""
    if not report.given_up:
        return None
    left = {0, 1} - {*report.given_up}
    expected = left.pop() if left else None
    return None if report.winner == expected else Refusal("SKIES-RULING-56", {})


# Settling.


def settle(t: Tables, s: State, report: MissionReport, out: Out) -> None:
    """Enter a mission into the ledger: pilots first, then what it does to both sides."""
    forces = [force(t, s, side) for side in range(t.seats)]
    row = _row(report, forces[LUFTWAFFE])
    mission = len(rows(s)) + 1
    told: list[Event] = []
    if row.idle:
        told.append(events.GivenUp(mission, _sides(row.idle)))
    winner = None if report.winner is None else CAMPS[report.winner]
    told.append(events.MissionOver(mission, winner, row.ships, row.bombers, row.out, row.down))
    before = [pilots(s, side) for side in range(t.seats)]
    recover(t, s, told)
    for one in report.aircraft:
        side = int(one.aircraft not in forces[0])
        _credit(t, s, 1 - side, forces[1 - side].get(one.by or ""), told)
    for one in report.aircraft:
        side = int(one.aircraft not in forces[0])
        number = forces[side][one.aircraft].pilot
        if one.fate == "down" and number != NOBODY:
            _cast(t, s, side, number, told)
    for side, roster in enumerate(before):
        for number, pilot in enumerate(roster):
            _learn(t, s, side, number, pilot.victories, told)
    finish(t, s, row, told)
    s.stack.pop()
    if out is not None:
        out += told


def _row(report: MissionReport, attackers: dict[str, Flyer]) -> Row:
    fates = [
        one.fate
        for one in report.aircraft
        if one.aircraft in attackers and attackers[one.aircraft].bomber
    ]
    return Row(
        winner=NOBODY if report.winner is None else report.winner,
        idle=sum(1 << side for side in {*report.given_up}),
        ships=report.ships,
        bombers=len(fates),
        out=fates.count("out"),
        down=fates.count("down"),
    )


def _sides(bits: int) -> tuple[str, ...]:
    return tuple(camp for side, camp in enumerate(CAMPS) if bits >> side & 1)


def forfeit(t: Tables, s: State, idle: int, out: Out) -> None:
    """End a mission that a side cannot fly: the enemy wins, nobody is lost (SKIES-CAMP-09)."""
    winner = {1: 1, 2: 0}.get(idle, NOBODY)
    told: list[Event] = [events.Forfeited(len(rows(s)) + 1, _sides(idle))]
    recover(t, s, told)
    finish(t, s, Row(winner, idle, ships=0, bombers=0, out=0, down=0), told)
    if out is not None:
        out += told


def recover(t: Tables, s: State, told: list[Event]) -> None:
    """Make the wounded fit, who have missed a mission (SKIES-CAMP-04)."""
    for side in range(t.seats):
        for number, pilot in enumerate(pilots(s, side)):
            if pilot.fate == WOUNDED:
                enter(s, side, number, pilot._replace(fate=FIT))
                told.append(events.Recovered(CAMPS[side], t.labels[number]))


def _credit(t: Tables, s: State, side: int, victor: Flyer | None, told: list[Event]) -> None:
    """Credit a pilot of the roster with an aircraft shot down (SKIES-CAMP-03, SKIES-CAMP-07)."""
    if victor is None or victor.pilot == NOBODY:
        return
    pilot = pilots(s, side)[victor.pilot]
    pilot = pilot._replace(victories=pilot.victories + 1)
    enter(s, side, victor.pilot, pilot)
    told.append(events.Credited(CAMPS[side], t.labels[victor.pilot], pilot.victories))


def _cast(t: Tables, s: State, side: int, number: int, told: list[Event]) -> None:
    """Roll for a pilot who was shot down; the card of an ace who is lost is free again.

    Rules: SKIES-CAMP-04.
    """
    die = s.chance.below(DIE) + 1
    fate = LOST if die <= LOST_UP_TO[side] else WOUNDED if die <= WOUNDED_UP_TO[side] else FIT
    pilot = pilots(s, side)[number]._replace(fate=fate)
    enter(s, side, number, pilot._replace(ability=NOBODY) if fate == LOST else pilot)
    told.append(events.PilotDown(CAMPS[side], t.labels[number], die, FATES[fate]))


def skill_after(ps: int, before: int, after: int) -> int:
    """Return the skill of a pilot after victories; each step counts once (SKIES-CAMP-03)."""
    for step in STEPS:
        if before < step <= after:
            ps = ACE_SKILL if step == STEPS[-1] else max(ps, min(MOST_BY_STEPS, ps + 1))
    return ps


def _learn(t: Tables, s: State, side: int, number: int, before: int, told: list[Event]) -> None:
    """Let a pilot who is not lost rise by his new victories (SKIES-CAMP-03)."""
    pilot = pilots(s, side)[number]
    ps = skill_after(pilot.ps, before, pilot.victories)
    if ps != pilot.ps and pilot.fate != LOST:
        enter(s, side, number, pilot._replace(ps=ps))
        told.append(events.SkillRose(CAMPS[side], t.labels[number], ps))


def finish(t: Tables, s: State, row: Row, told: list[Event]) -> None:
    """Move the strength and, if the campaign goes on, bring replacements."""
    s.log += row
    s.picks, s.flown = [[] for _ in range(t.seats)], [0] * t.seats
    told.append(events.StrengthChanged(change(row), strength(rows(s))))
    if not is_over(t, s):
        for side in range(t.seats):
            _replace(t, s, side, told)


def _replace(t: Tables, s: State, side: int, told: list[Event]) -> None:
    """Fill a roster up to nine with new pilots, or with two where a side is exhausted.

    Rules: SKIES-CAMP-02, SKIES-CAMP-06 (c).
    """
    roster = pilots(s, side)
    lacking = PILOTS - sum(pilot.fate != LOST for pilot in roster)
    now, limit = strength(rows(s)), EXHAUSTED[side]
    exhausted = now >= limit if side == LUFTWAFFE else now <= limit
    come = min(lacking, FEW if exhausted else lacking, len(t.names[side]) - len(roster))
    for _ in range(come):
        s.pilots[side] += Pilot(ROOKIE, 0, FIT, NOBODY)
    if lacking > 0:
        new = t.labels[len(roster) : len(roster) + come]
        told.append(events.Replaced(CAMPS[side], tuple(new), lacking - come))
