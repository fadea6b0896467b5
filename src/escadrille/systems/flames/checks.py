"""What must fit together in packs: every reference that leads nowhere, every contradiction."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from escadrille.content import packs
from escadrille.content.packs import ambiguous
from escadrille.kernel.errors import BadOption
from escadrille.kernel.options import resolve
from escadrille.mechanics.aircraft import LEVELS
from escadrille.systems.flames.campaign import checks as campaigns
from escadrille.systems.flames.choices import FIGHTER, PATTERNS, PILOT, WORDS
from escadrille.systems.flames.grid import connected, place
from escadrille.systems.flames.options import OPTIONS
from escadrille.systems.flames.schema import (
    MOST_AIRCRAFT,
    MOST_CARDS,
    MOST_OF_A_RAID,
    Aircraft,
    Bomber,
    Fighter,
    Scenario,
    Side,
    alliance,
    allowed,
)

NOTATION = (*WORDS, *LEVELS, *PATTERNS, "assign", "0", "1", "2", "3", "4")


def cross_check(tables: packs.Tables) -> Iterator[str]:
    """Return every reference that leads nowhere and every figure that contradicts another."""
    names = (r"[a-f][0-9]+|r[0-9]+c[0-9]+", "the name of a seat or a place at the table")
    yield from ambiguous(tables, ("card", "fighter", "pilot", "bomber"), NOTATION, *names)
    if len(tables["card"]) > 64:
        yield f"card: {len(tables['card'])} different cards; at most 64 are supported"
    if len(tables["fighter"]) > PILOT - FIGHTER:
        yield f"fighter: {len(tables['fighter'])} fighters; at most {PILOT - FIGHTER} are supported"
    cards = sum(card.copies.pacific + card.copies.europe for card in tables["card"].values())
    if cards > MOST_CARDS:
        yield f"card: copies: {cards} in the deck; at most {MOST_CARDS} are supported"
    if tables["card"] and not any(card.title == "ace-pilot" for card in tables["card"].values()):
        yield "card: no card is titled ace-pilot, which the pilots' counters stand for"
    for scenario in tables["scenario"].values():
        for fault in _check_scenario(scenario, tables):
            yield f"scenario {scenario.id!r}: {fault}"
    yield from campaigns.cross_check(tables)


def _check_scenario(scenario: Scenario, tables: packs.Tables) -> Iterator[str]:
    try:
        resolve(OPTIONS, scenario.options)
    except BadOption as error:
        yield f"options: {error}"
    if scenario.favours is not None and scenario.favours >= len(scenario.side):
        yield f"favours: there is no side {scenario.favours}"
    for number, side in enumerate(scenario.side, start=1):
        for fault in _check_side(scenario, side, tables):
            yield f"side #{number}: {fault}"
    if len(scenario.side) > 2 and not scenario.options.get("free_for_all"):
        yield "more than two sides need free_for_all"
    if len({side.points for side in scenario.side if side.points}) > 1:
        rules = "FLAMES-TEAM-01, FLAMES-RULING-54"
        yield f"points: expected the same for all sides ({rules})"
    yield from _check_raid(scenario)


def _check_raid(scenario: Scenario) -> Iterator[str]:
    """Return what is wrong with bombers, a mission and the effects of its options."""
    if scenario.mission is None and any(side.effects for side in scenario.side):
        yield "side: effects: options are of a mission (FLAMES-CAMP-20)"
    if not scenario.raid:
        return
    if len(scenario.side) > 2 or scenario.options.get("free_for_all"):
        yield "bombers and missions are for two sides (FLAMES-BMR-01)"
    if scenario.mission is not None and any(side.points for side in scenario.side):
        yield "side: points: the aircraft of a mission are stated (FLAMES-CAMP-20)"
    scale = scenario.mission.scale if scenario.mission else 1
    planes = [plane for side in scenario.side for plane in side.aircraft]
    if scale > 1 and any(plane.cell or plane.leader is not None for plane in planes):
        yield "mission: scale: cells and pairs are of a scale of 1 (FLAMES-SCALE-01)"


def _check_side(scenario: Scenario, side: Side, tables: packs.Tables) -> Iterator[str]:
    if bool(side.aircraft) == bool(side.points):
        yield "expected either aircraft or points"
    scale = scenario.mission.scale if scenario.mission else 1
    most = MOST_OF_A_RAID if scenario.raid else MOST_AIRCRAFT
    if len(side.aircraft) * scale > most:
        yield f"aircraft: {len(side.aircraft) * scale}; at most {most} are supported"
    if side.size < side.seats:
        yield f"seats: {side.seats} seats for {side.size} aircraft"
    historical = bool(scenario.options.get("historical"))
    if historical and side.alliance is None:
        yield "alliance: missing; a historical battle names it (FLAMES-COMP-06)"
    prices = [
        fighter.vp
        for fighter in tables["fighter"].values()
        if allowed(fighter, side, scenario.year, historical=historical)
    ]
    if side.points and (not prices or min(prices) * side.seats > side.points):
        yield "points: too few for an aircraft for each seat (FLAMES-RULING-54)"
    for number, aircraft in enumerate(side.aircraft):
        for fault in _check_aircraft(number, aircraft, side, scenario, tables):
            yield f"aircraft #{number + 1}: {fault}"
    yield from _check_cells(side, tables)


def _check_aircraft(
    number: int, aircraft: Aircraft, side: Side, scenario: Scenario, tables: packs.Tables
) -> Iterator[str]:
    kind = "bomber" if aircraft.bomber else "fighter"
    if (aircraft.bomber is None) == (aircraft.fighter is None):
        yield "expected either a fighter or a bomber"
        return
    flown = tables[kind].get(aircraft.type)
    if flown is None:
        yield f"{kind}: {aircraft.type!r} is in no pack"
        return
    if flown.year > scenario.year:
        late = f"entered service in {flown.year}, after {scenario.year}"
        yield f"{kind}: {flown.id!r} {late} (FLAMES-SETUP-02)"
    if scenario.options.get("historical") and alliance(flown) != side.alliance:
        yield f"{kind}: {flown.id!r} does not fly for the {side.alliance}"
    if aircraft.pilot is not None:
        yield from _check_pilot(flown, aircraft.pilot, scenario, tables)
    yield from _check_pair(number, aircraft, side, scenario)
    if aircraft.loaded and (aircraft.bomber or not flown.bombs):
        yield "loaded: expected a fighter that carries bombs (FLAMES-FB-01)"
    if aircraft.cell is not None and not aircraft.bomber:
        yield "cell: a fighter-bomber is placed when its level is known (FLAMES-FB-05)"


def _check_cells(side: Side, tables: packs.Tables) -> Iterator[str]:
    """The cells that are told of each level are one connected group (FLAMES-FORM-01)."""
    placed = [
        (tables["bomber"][plane.type].altitude, plane.cell)
        for plane in side.aircraft
        if plane.cell is not None and plane.type in tables["bomber"]
    ]
    for level, group in groupby(sorted(placed), lambda pair: pair[0]):
        cells = [place(*cell) for _, cell in group]
        if len(set(cells)) < len(cells) or not connected(cells):
            yield f"aircraft: cell: no connected formation at {level} (FLAMES-FORM-01)"


def _check_pilot(
    flown: Fighter | Bomber, name: str, scenario: Scenario, tables: packs.Tables
) -> Iterator[str]:
    pilot = tables["pilot"].get(name)
    if pilot is None:
        yield f"pilot: {name!r} is in no pack"
        return
    if isinstance(flown, Bomber):
        yield "pilot: counters are for fighters (FLAMES-RULING-56)"
    if pilot.nation not in ("any", flown.nation):
        yield f"pilot: {name!r} does not fly for {flown.nation} (FLAMES-PILOT-01)"
    if not scenario.options.get("pilots") and scenario.mission is None:
        yield "pilot: the scenario's option pilots is off"
    if pilot.nation != "any" and scenario.pilots.count(name) > 1:
        yield f"pilot: {name!r} flies twice in one battle (FLAMES-RULING-56)"


def _check_pair(number: int, aircraft: Aircraft, side: Side, scenario: Scenario) -> Iterator[str]:
    if aircraft.seat is not None and aircraft.seat >= side.seats:
        yield f"seat: {aircraft.seat} of {side.seats}"
    if aircraft.leader is None:
        return
    leaders = [other.leader for other in side.aircraft]
    if not scenario.options.get("wingmen"):
        yield "leader: the scenario's option wingmen is off"
    if aircraft.leader >= len(leaders) or aircraft.leader == number:
        yield f"leader: there is no other aircraft #{aircraft.leader + 1}"
    elif leaders[aircraft.leader] is not None or leaders.count(aircraft.leader) > 1:
        yield "leader: an aircraft belongs to one pair at most (FLAMES-RULING-36)"
    elif any(one.bomber or one.loaded for one in (aircraft, side.aircraft[aircraft.leader])):
        yield "leader: bombers fly in no pair (FLAMES-RULING-36)"
