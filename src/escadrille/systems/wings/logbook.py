"""The career of a pilot of one's own, in single missions outside a campaign (WINGS-VP-04)."""

from __future__ import annotations

from typing import Annotated, cast

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from escadrille.kernel.bounds import Count, Line, Name
from escadrille.systems.wings import careers
from escadrille.systems.wings.rules import pilots
from escadrille.systems.wings.rules.debriefing import Report
from escadrille.systems.wings.schema import FIELDS, Behaviour, Equipment, Nation, Pilot, Skill

Figure = Annotated[int, Meta(ge=0, le=9999)]
State = Annotated[str, Meta(pattern="^(active|wounded|grave|missing|captured|dead)$")]
SINGLE = ("incendiary", "ammunition")  # used up by a mission (WINGS-EQP-05, WINGS-EQP-08)
BULLETS = 6  # of a load (WINGS-EQP-07)


class Flight(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One mission of his log."""

    mission: Line
    fate: State
    victories: Count = 0
    homologated: Count = 0
    points: Figure = 0
    """His own and his share of the squadron's."""
    game: Name | None = None
    """In which it was flown: none is entered twice."""


class Career(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All that is known of a pilot, for ever."""

    pilot: Pilot
    start: Count = 1
    """Skills that he began with."""
    points: Figure = 0
    """That he has left (WINGS-EQP-01)."""
    earned: Figure = 0
    state: State = "active"
    rested: Count = 0
    flew: Count = 0
    log: Annotated[tuple[Flight, ...], Meta(max_length=999)] = ()


def begin(name: str, nation: Nation, behaviour: Behaviour, *skills: Skill) -> Career:
    """Return the career of a new pilot, a rookie (WINGS-PIL-01)."""
    pilot = careers.create(name, nation, behaviour, *skills)
    return Career(pilot=pilot, start=len(pilot.skills))


def aloft(career: Career) -> Pilot:
    """Return a pilot as a mission knows him; raise ValueError where he cannot fly.

    Rules: WINGS-STATE-01, WINGS-STATE-02, WINGS-STATE-03, WINGS-STATE-04, WINGS-STATE-05.
    """
    if career.state not in ("active", "wounded"):
        raise ValueError(f"{career.pilot.name} is {career.state} (WINGS-STATE-03)")
    return replace(career.pilot, wounded=career.state == "wounded")


def returned(
    career: Career, mission: str, told: Report, kit: int, bullets: int, game: str | None = None
) -> Career:
    """Return a career after a mission: `kit` is his equipment as the fight has left it.

    His share of what his squadron has won is added to what he earned himself.
    Rules: WINGS-VP-04, WINGS-EVO-02, WINGS-EVO-03, WINGS-EVO-05, WINGS-STATE-02.
    """
    victories = career.pilot.victories + told.homologated
    won = told.points + told.share
    left = tuple(
        item
        for item in career.pilot.equipment
        if kit & pilots.bit(pilots.POWERS.index(item)) and item not in SINGLE
    )
    state, rested, flew = told.fate, 0, 0
    if career.state == "wounded" and state in ("active", "wounded"):
        rested, flew = career.rested + 1, career.flew + 1
        state = careers.rested("wounded", rested, flew=flew)
    points = career.points + won
    return replace(
        career,
        pilot=replace(
            career.pilot,
            victories=victories,
            standing=careers.standing(victories, points),
            equipment=left,
            bullets=bullets,
        ),
        points=points,
        earned=career.earned + won,
        state=state,
        rested=rested if state == "wounded" else 0,
        flew=flew if state == "wounded" else 0,
        log=(
            *career.log,
            Flight(
                mission=mission,
                fate=told.fate,
                victories=told.victories,
                homologated=told.homologated,
                points=won,
                game=game,
            ),
        ),
    )


def rest(career: Career) -> Career:
    """Stay on the ground for a mission (WINGS-STATE-02, WINGS-STATE-03)."""
    rested = career.rested + 1
    state = careers.rested(career.state, rested, flew=career.flew)
    changed = state != career.state
    return replace(
        career, state=state, rested=0 if changed else rested, flew=0 if changed else career.flew
    )


def due(career: Career) -> int:
    """Return how many skills he has still to choose (WINGS-EVO-03, WINGS-EVO-04)."""
    has = len(career.pilot.skills)
    known = careers.skills_due(career.start, career.pilot.victories, career.points)
    return max(0, min(known, sum(map(len, FIELDS.values()))) - has)


def learn(career: Career, skill: Skill) -> Career:
    """Learn a skill; raise ValueError with the rule that keeps him from it."""
    rule = careers.forbids(career.pilot, skill) if due(career) else "WINGS-EVO-04"
    if rule is not None:
        raise ValueError(f"{career.pilot.name} may not learn {skill} ({rule})")
    return replace(career, pilot=replace(career.pilot, skills=(*career.pilot.skills, skill)))


def bars(career: Career, item: str) -> str | None:
    """Return the rule that keeps him from buying equipment, or None.

    Rules: WINGS-EQP-01, WINGS-EQP-02, WINGS-EQP-07, WINGS-BEH-01.
    """
    pilot = career.pilot
    if pilot.behaviour == "knight" and item in (*careers.UNKNIGHTLY, "bullets"):
        return "WINGS-BEH-01"
    armed = "handgun" in pilot.equipment
    full = pilot.bullets > BULLETS or not armed if item == "bullets" else item in pilot.equipment
    if full:
        return "WINGS-EQP-01"
    return "WINGS-EQP-02" if careers.PRICES[item] > careers.spendable(career.points) else None


def buy(career: Career, item: str) -> Career:
    """Buy equipment with his points; raise ValueError with the rule that keeps him from it."""
    pilot, rule = career.pilot, bars(career, item)
    if rule is not None:
        raise ValueError(f"{pilot.name} may not have {item} ({rule})")
    points = careers.bought(career.points, item)
    if item == "bullets":
        pilot = replace(pilot, bullets=pilot.bullets + BULLETS)
    else:
        gear = (*pilot.equipment, cast("Equipment", item))
        bullets = 0 if item == "handgun" else pilot.bullets
        pilot = replace(pilot, equipment=gear, bullets=bullets)
    return replace(career, pilot=pilot, points=points)


def succeeded(career: Career, name: str, behaviour: Behaviour) -> Career:
    """Return who takes the place of a dead pilot; his skills are then to be learnt.

    Rules: WINGS-DEATH-01, WINGS-DEATH-02, WINGS-DEATH-03, WINGS-RULING-55.
    """
    standing, _, victories, points = careers.replacement(career.pilot.standing)
    start = careers.STARTS[behaviour][0] if standing == "rookie" else 1
    pilot = Pilot(
        name=name,
        nation=career.pilot.nation,
        behaviour=behaviour,
        standing=standing,
        victories=victories,
        bullets=0,
    )
    return Career(pilot=pilot, start=start, points=points, earned=points)
