"""What a mission brings: group SCORE, control and the next initiative."""

from __future__ import annotations

from escadrille.kernel.api import Event, Refusal
from escadrille.mechanics.stacked import Out
from escadrille.systems.flames.campaign import events
from escadrille.systems.flames.campaign.events import Score
from escadrille.systems.flames.campaign.report import Aircraft, MissionReport
from escadrille.systems.flames.campaign.rules.effects import effects
from escadrille.systems.flames.campaign.rules.forces import (
    Flyer,
    assembled,
    bombs_of,
    entry_of,
    place_of,
    scaled,
)
from escadrille.systems.flames.campaign.schema import CAMPS, GRADES
from escadrille.systems.flames.campaign.state import Loss, Row, State, ledger, rows
from escadrille.systems.flames.campaign.tables import (
    ALLIES,
    AXIS,
    DAMAGED,
    DESTROYED,
    INTACT,
    NOBODY,
    STATUSES,
    Tables,
)
from escadrille.systems.flames.choices import PATTERNS
from escadrille.systems.flames.points import target_points, together


def status_of(t: Tables, target: int, bombs: int) -> int:
    """Return what so many bombs leave of a target (FLAMES-CAMP-18)."""
    damaged, destroyed = t.values(target)
    return INTACT if bombs < damaged else DAMAGED if bombs < destroyed else DESTROYED


def score(t: Tables, s: State, report: MissionReport, side: int) -> Score:
    """Return the points of a side: target, aircraft and pilots, doubled, Press and Rest, scaled.

    Rules: FLAMES-SCORE-01, -02, -03, FLAMES-OPT-13, -14, -15, -19, FLAMES-SCALE-03,
    FLAMES-RULING-19, FLAMES-RULING-29, FLAMES-RULING-49.
    """
    target = t.target_of[s.arrow]
    points = target_points(STATUSES.index(report.status), *t.values(target))
    of_target = points[side != t.side_of[s.arrow]]
    enemies = [one for owner, one in _with_sides(report) if owner != side]
    aircraft = sum(t.types[one.type].vp for one in enemies if one.fate == "down")
    if t.half_vp:
        aircraft += sum(t.types[one.type].vp // 2 for one in enemies if one.fate == "damaged")
    pilots = sum(t.pilots[one.pilot].vp for one in enemies if one.pilot and one.fate == "down")
    entry = entry_of(t, side, s.picks[side])
    vital, press, rest = (entry.vital, entry.press, entry.rest) if entry else (False, 0, 0)
    sum_ = of_target + aircraft + pilots
    total = together(sum_, vital=vital, press=press, rest=rest, scale=t.scale)
    return Score(of_target, aircraft, pilots, vital, rest - press, total)


def _with_sides(report: MissionReport) -> list[tuple[int, Aircraft]]:
    """Return each aircraft with its side: a1 is of the Axis, b1 of the Allies."""
    return [(int(one.aircraft[:1] == "b"), one) for one in report.aircraft]


def barred(t: Tables, s: State, report: MissionReport) -> Refusal | None:
    """Return the rule that no mission breaks and this report does."""
    for side in range(t.seats):
        expected = scaled(t, assembled(t, s.arrow, side, s.picks[side]))
        told = [one for owner, one in _with_sides(report) if owner == side]
        kinds = [(one.aircraft, one.type, one.pilot) for one in told]
        names = [("ab"[side] + str(n), *one) for n, one in enumerate(expected, start=1)]
        if kinds != [(label, kind, pilot) for label, kind, _, pilot in names]:
            return Refusal("FLAMES-CAMP-20", {"side": CAMPS[side], "aircraft": len(expected)})
        for flyer, one in zip(expected, told, strict=True):
            if refusal := _barred_bombs(t, s, side, flyer, one):
                return refusal
    return _barred_status(t, s, report)


def _barred_bombs(t: Tables, s: State, side: int, flyer: Flyer, told: Aircraft) -> Refusal | None:
    """Return why an aircraft cannot have dropped so many bombs."""
    facts = {"aircraft": told.aircraft, "bombs": told.bombs}
    if not told.bombs:
        return None
    if side != t.side_of[s.arrow]:
        return Refusal("FLAMES-RULING-55", facts)
    if told.fate == "down":
        return Refusal("FLAMES-FLAK-06", facts)
    if flyer.type in t.pack.tables["fighter"] and not flyer.loaded:
        return Refusal("FLAMES-OPT-08", facts)
    most = 2 * load(t, s, side, flyer, damaged=told.fate == "damaged")
    return Refusal("FLAMES-FLAK-07", facts | {"most": most}) if told.bombs > most else None


def _barred_status(t: Tables, s: State, report: MissionReport) -> Refusal | None:
    """Return why a target cannot have come to that (FLAMES-CAMP-18, FLAMES-RULING-71)."""
    target, attacker = t.target_of[s.arrow], t.side_of[s.arrow]
    facts = {"target": t.targets[target].number, "status": report.status, "bombs": report.bombs}
    if report.given_up:
        left = DESTROYED if attacker not in report.given_up else INTACT
        is_so = report.status == STATUSES[left] and not report.bombs
        return None if is_so else Refusal("FLAMES-RULING-71", facts)
    expected = STATUSES[status_of(t, target, report.bombs)]
    return None if report.status == expected else Refusal("FLAMES-CAMP-18", facts)


def load(t: Tables, s: State, side: int, flyer: Flyer, *, damaged: bool) -> int:
    """Return the bombs of an aircraft after the options of both sides.

    Rules: FLAMES-OPT-06, FLAMES-RULING-17, FLAMES-RULING-64.
    """
    own, theirs = (effects(t, s.arrow, one, s.picks[one]) for one in (side, 1 - side))
    bombs = bombs_of(t, flyer, damaged=damaged) + int(own.get("bombs", 0))
    return max(0, bombs - int(theirs.get("enemy_bombs", 0)))


def settle(t: Tables, s: State, report: MissionReport, out: Out) -> None:
    """Enter a mission on the score sheet, from which control and initiative follow."""
    scores = [score(t, s, report, side) for side in range(t.seats)]
    mission = ledger(t, s).missions + 1
    s.log += Row(
        arrow=s.arrow,
        axis_option=place_of(t, AXIS, s.picks[AXIS]),
        allied_option=place_of(t, ALLIES, s.picks[ALLIES]),
        status=STATUSES.index(report.status),
        bombs=report.bombs,
        flak=PATTERNS.index(report.flak) if report.flak else NOBODY,
        axis=scores[AXIS].total,
        allies=scores[ALLIES].total,
    )
    for side, one in _with_sides(report):
        if one.fate == "down":
            pilot = t.pilot_ids.index(one.pilot) if one.pilot else NOBODY
            s.losses += Loss(mission, side, t.type_ids.index(one.type), pilot)
    if out is not None:
        out += _told(t, s, report, mission, scores)
    s.arrow, s.picks, s.flown = NOBODY, [[] for _ in range(t.seats)], [0] * t.seats
    s.stack.pop()


def _told(
    t: Tables, s: State, report: MissionReport, mission: int, scores: list[Score]
) -> list[Event]:
    number, attacker = t.targets[t.target_of[s.arrow]].number, t.side_of[s.arrow]
    told: list[Event] = []
    if report.given_up:
        sides = tuple(CAMPS[side] for side in report.given_up)
        told.append(events.GivenUp(target=number, sides=sides))
    told.append(
        events.TargetBombed(
            mission=mission,
            target=number,
            status=report.status,
            bombs=report.bombs,
            flak=report.flak,
        )
    )
    told += [
        events.AircraftLost(side=CAMPS[side], aircraft=one.aircraft, type=one.type, pilot=one.pilot)
        for side, one in _with_sides(report)
        if one.fate == "down"
    ]
    axis, allies = scores
    net = allies.total - axis.total
    told.append(events.MissionScored(mission=mission, axis=axis, allies=allies, net=net))
    if report.status != STATUSES[INTACT]:
        told.append(events.Controlled(side=CAMPS[attacker], target=number))
    told.append(events.InitiativeWon(side=CAMPS[ledger(t, s).initiative]))
    return told


def points(s: State) -> tuple[int, int]:
    """Return the points of each side in all missions (FLAMES-SCORE-04)."""
    flown = rows(s)
    return sum(row.axis for row in flown), sum(row.allies for row in flown)


def net(s: State) -> int:
    """Return the points of the Allies less those of the Axis (FLAMES-SCORE-03)."""
    axis, allies = points(s)
    return allies - axis


def grade(t: Tables, result: int) -> int:
    """Return the grade of a result in the victory table (FLAMES-SCORE-04)."""
    return sum(result >= least for least in t.sheet.victory.least)


def share(t: Tables, result: int) -> float:
    """Return the Allies' share of the point: a victory of either grade is a victory."""
    return (0.0, 0.0, 0.5, 1.0, 1.0)[grade(t, result)]


def grade_name(t: Tables, result: int) -> str:
    return GRADES[grade(t, result)]
