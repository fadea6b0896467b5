"""Clouds and deployment, element by element (SKIES-BASE-10, SKIES-BASE-11, SKIES-BASE-57)."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.plane.grid import DEGREE
from escadrille.mechanics.stacked import Decision, Out
from escadrille.systems.skies import choices as c
from escadrille.systems.skies import frames as f
from escadrille.systems.skies.events import (
    Arrived,
    CloudsPlaced,
    Deployed,
    DeploymentRolled,
    EdgeChosen,
    Promoted,
)
from escadrille.systems.skies.frames import no_answer
from escadrille.systems.skies.rules.dice import duel
from escadrille.systems.skies.schema import LEVELS, Squadron, depths
from escadrille.systems.skies.state import (
    ACE_SKILL,
    DISADVANTAGED,
    FLYING,
    NOBODY,
    RESERVE,
    WAITING,
    Frame,
    Roster,
    State,
)
from escadrille.systems.skies.tables import INCH, MARGIN, Ground, Tables


def place_clouds(t: Tables, s: State, out: Out) -> None:
    """Lay clouds on whole inches away from the edges (SKIES-SCEN-01, SKIES-SCEN-10)."""
    for _ in range(t.clouds):
        for side in t.scenario.table:
            s.clouds.append(MARGIN + s.chance.below(side - 2 * MARGIN + 1))
    if s.clouds and out is not None:
        out.append(CloudsPlaced(tuple(zip(s.clouds[::2], s.clouds[1::2], strict=True))))


def first_side(t: Tables, s: State, out: Out) -> int:
    """Return who deploys first: the lower die, unless the scenario says (SKIES-BASE-11)."""
    if t.scenario.first != "roll":
        return int(t.scenario.first == "defender")
    one, other, higher = duel(s.chance)
    if out is not None:
        out.append(DeploymentRolled((one, other), 1 - higher))
    return 1 - higher


def squadron_of(t: Tables, s: State, aircraft: int) -> Squadron:
    return t.squadron(s.roster.side[aircraft], s.roster.zone[aircraft])


def promotable(t: Tables, s: State) -> tuple[int, int] | None:
    """Return the side and the squadron of which one pilot may become an ace (SKIES-SCEN-05)."""
    for number, (side, zone) in enumerate(s.roster.squadrons):
        if t.squadron(side, zone).may_ace:
            return side, number
    return None


def legal_promote(t: Tables, s: State, frame: Frame) -> list[int]:
    return [c.PASS, *(c.AIRCRAFT + a for a in s.roster.members[frame[2]])]


def bar_promote(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    aircraft = choice - c.AIRCRAFT
    if choice == c.PASS or aircraft in s.roster.members[frame[2]]:
        return None
    if not 0 <= aircraft < s.roster.size:
        return no_answer(frame)
    return Refusal("SKIES-SCEN-05", {"aircraft": s.roster.names[aircraft]})


def apply_promote(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Make a pilot an ace before the decks are built."""
    s.stack.pop()
    if choice == c.PASS:
        return
    crews = s.roster.crews()[:]
    side, plane, _, zone, name = crews[choice - c.AIRCRAFT]
    crews[choice - c.AIRCRAFT] = (side, plane, ACE_SKILL, zone, name)
    s.roster = Roster(t, crews)
    if out is not None:
        out.append(Promoted(s.roster.names[choice - c.AIRCRAFT]))


def promotions(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    return [c.PASS, *(c.AIRCRAFT + a for a in s.roster.members[frame[2]])]


def arrive(t: Tables, s: State, out: Out) -> bool:
    """Let reserves of the coming turn be placed; is there anybody to place (SKIES-SCEN-07)?"""
    for number, (side, zone) in enumerate(s.roster.squadrons):
        members = [a for a in s.roster.members[number] if s.status[a] == RESERVE]
        if members and t.squadron(side, zone).reserve == s.turn + 1:
            for a in members:
                s.status[a] = WAITING
            s.stack.append((f.DEPLOYMENT, side, NOBODY, 0))
            if out is not None:
                out.append(Arrived(s.roster.squadron_names[number]))
            return True
    return False


def waiting(s: State, side: int) -> list[int]:
    """Return the aircraft of a side that are still to be placed."""
    return [a for a in s.roster.own[side] if s.status[a] == WAITING]


def run_deployment(t: Tables, s: State, frame: Frame, out: Out) -> None:
    """Ask for the next aircraft of an element, or pass on to the next (SKIES-BASE-11)."""
    _, side, squadron, placed = frame
    mine, yours = waiting(s, side), waiting(s, 1 - side)
    going_on = [a for a in mine if s.roster.squad[a] == squadron]
    if (placed and placed < t.element and going_on) or (not placed and mine):
        s.stack.append((f.DEPLOY, side, 0, 0))
    elif not mine and not yours:
        s.stack.pop()
        s.edge = NOBODY
    else:
        alternate = t.scenario.first == "roll"
        other = yours and (alternate or not mine)
        s.stack[-1] = (f.DEPLOYMENT, 1 - side if other else side, NOBODY, 0)


def ground(t: Tables, s: State, aircraft: int) -> Ground:
    return t.grounds[s.roster.side[aircraft]][s.roster.zone[aircraft]]


def edge_of(t: Tables, s: State, aircraft: int) -> int:
    """Return the edge along which an aircraft is placed."""
    found = ground(t, s, aircraft)
    return s.edge if s.edge in found.edges else found.edges[0]


def taken(s: State) -> set[tuple[int, int]]:
    """Return the points on which aircraft stand (SKIES-BASE-11)."""
    return {place(s, a) for a in range(s.roster.size) if s.status[a] == FLYING}


def place(s: State, aircraft: int) -> tuple[int, int]:
    """Return where an aircraft stands, in whole inches."""
    return s.x[aircraft] // INCH, s.y[aircraft] // INCH


def free(t: Tables, s: State, aircraft: int) -> frozenset[tuple[int, int]]:
    """Return the points on which an aircraft may be placed."""
    return ground(t, s, aircraft).points[edge_of(t, s, aircraft)] - taken(s) - _kept(t, s, aircraft)


def _kept(t: Tables, s: State, aircraft: int) -> set[tuple[int, int]]:
    """Return points that are the only place of somebody who is still to come (SKIES-SCEN-09)."""
    found: set[tuple[int, int]] = set()
    for zone, mine in enumerate(t.grounds[s.roster.side[aircraft]]):
        points = mine.points[mine.edges[0]]
        if len(points) == 1 and zone != s.roster.zone[aircraft]:
            found |= points
    return found


# Which aircraft.


def legal_deploy(t: Tables, s: State, frame: Frame) -> list[int]:
    _, side, squadron, placed = s.stack[-2]
    if not placed:
        return [c.AIRCRAFT + a for a in waiting(s, side)]
    if t.pairs and placed == 1:
        return [c.AIRCRAFT + a for a in waiting(s, side) if s.roster.squad[a] == squadron]
    more = [c.AIRCRAFT + a for a in waiting(s, side) if s.roster.squad[a] == squadron]
    return [c.PASS, *more]


def bar_deploy(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    _, side, squadron, placed = s.stack[-2]
    aircraft = choice - c.AIRCRAFT
    if choice == c.PASS:
        if t.pairs and placed == 1:
            rule = "SKIES-BASE-56" if t.tournament else "SKIES-SCEN-04"
            return Refusal(rule, {"element": 1})
        return None if placed else Refusal("SKIES-BASE-57", {"element": 0})
    if not 0 <= aircraft < s.roster.size:
        return no_answer(frame)
    facts = {"aircraft": s.roster.names[aircraft]}
    if s.roster.side[aircraft] != side or s.status[aircraft] != WAITING:
        return Refusal("SKIES-BASE-11", facts)
    if placed and s.roster.squad[aircraft] != squadron:
        return Refusal("SKIES-BASE-57", facts)
    return None


def apply_deploy(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    s.stack.pop()
    side = s.stack[-1][1]
    if choice == c.PASS:
        s.stack[-1] = (f.DEPLOYMENT, side, NOBODY, t.element)
        return
    aircraft = choice - c.AIRCRAFT
    chooses = len(ground(t, s, aircraft).edges) > 1 and s.edge == NOBODY
    s.stack.append((f.SIDE if chooses else f.COLUMN, side, aircraft, 0))


def deployable(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    return [c.PASS, *(c.AIRCRAFT + a for a in s.roster.own[seat])]


# Where.


def legal_edge(t: Tables, s: State, frame: Frame) -> list[int]:
    return sorted(c.EDGE + edge for edge in ground(t, s, frame[2]).edges)


def bar_edge(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    edge = choice - c.EDGE
    if not 0 <= edge < len(c.EDGES):
        return no_answer(frame)
    if edge in ground(t, s, frame[2]).edges:
        return None
    return Refusal("SKIES-BASE-11", {"edge": c.EDGES[edge]})


def apply_edge(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    s.edge = choice - c.EDGE
    s.stack[-1] = (f.COLUMN, frame[1], frame[2], 0)
    if out is not None:
        out.append(EdgeChosen(frame[1], c.EDGES[s.edge]))


def edges(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    return [c.EDGE + edge for edge in range(len(c.EDGES))]


def legal_column(t: Tables, s: State, frame: Frame) -> list[int]:
    return sorted({c.COLUMN + x for x, _ in free(t, s, frame[2])})


def bar_column(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    column = choice - c.COLUMN
    if not 0 <= column <= c.MOST_SIDE:
        return no_answer(frame)
    if any(x == column for x, _ in free(t, s, frame[2])):
        return None
    return Refusal("SKIES-BASE-11", {"column": column})


def apply_column(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    s.stack[-1] = (f.ROW, frame[1], frame[2], choice - c.COLUMN)


def columns(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    return [c.COLUMN + x for x in range(t.scenario.table[0] + 1)]


def legal_row(t: Tables, s: State, frame: Frame) -> list[int]:
    return sorted(c.ROW + y for x, y in free(t, s, frame[2]) if x == frame[3])


def bar_row(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    row = choice - c.ROW
    if not 0 <= row <= c.MOST_SIDE:
        return no_answer(frame)
    if (frame[3], row) in free(t, s, frame[2]):
        return None
    return Refusal("SKIES-BASE-11", {"column": frame[3], "row": row})


def apply_row(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    _, seat, aircraft, column = frame
    s.x[aircraft], s.y[aircraft] = column * INCH, (choice - c.ROW) * INCH
    s.stack[-1] = (f.HEADING, seat, aircraft, 0)


def rows(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    return [c.ROW + y for y in range(t.scenario.table[1] + 1)]


def legal_heading(t: Tables, s: State, frame: Frame) -> list[int]:
    return [c.HEADING + h // c.STEP for h in headings_of(t, s, frame[2])]


def headings_of(t: Tables, s: State, aircraft: int) -> list[int]:
    """Return the degrees in which an aircraft may head, ascending."""
    return ground(t, s, aircraft).headings[edge_of(t, s, aircraft)]


def bar_heading(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    heading = (choice - c.HEADING) * c.STEP
    if not 0 <= heading < 360:
        return no_answer(frame)
    if heading in headings_of(t, s, frame[2]):
        return None
    return Refusal("SKIES-BASE-11", {"heading": heading})


def apply_heading(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    s.stack.pop()
    aircraft, heading = frame[2], (choice - c.HEADING) * c.STEP
    s.h[aircraft], s.status[aircraft] = heading, FLYING
    s.level[aircraft] = starting_level(t, s, aircraft)
    s.damage[aircraft] = squadron_of(t, s, aircraft).booms
    _, side, _, placed = s.stack[-1]
    s.stack[-1] = (f.DEPLOYMENT, side, s.roster.squad[aircraft], placed + 1)
    if out is not None:
        name, level = s.roster.names[aircraft], LEVELS[s.level[aircraft]]
        out.append(Deployed(name, (s.x[aircraft], s.y[aircraft], heading * DEGREE), level))


def starting_level(t: Tables, s: State, aircraft: int) -> int:
    """Return the level at which an aircraft begins: Disadvantaged where it was placed boldly."""
    zone = ground(t, s, aircraft).zone
    edge = c.EDGES[edge_of(t, s, aircraft)]
    deep = depths(t.scenario.table, place(s, aircraft))[edge]
    if zone.bold and deep > zone.depth:
        return DISADVANTAGED
    return t.level(s.roster.side[aircraft], s.roster.zone[aircraft])


def headings(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    return [c.HEADING + number for number in range(c.HEADINGS)]


DECISIONS: Final = {
    f.PROMOTE: Decision(legal_promote, bar_promote, apply_promote, promotions),
    f.DEPLOY: Decision(legal_deploy, bar_deploy, apply_deploy, deployable),
    f.SIDE: Decision(legal_edge, bar_edge, apply_edge, edges),
    f.COLUMN: Decision(legal_column, bar_column, apply_column, columns),
    f.ROW: Decision(legal_row, bar_row, apply_row, rows),
    f.HEADING: Decision(legal_heading, bar_heading, apply_heading, headings),
}
