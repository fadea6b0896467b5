"""The pilots of a squadron: who may fly, what he costs, what he has still to learn."""

from __future__ import annotations

from typing import Final, get_args

from escadrille.systems.wings import careers
from escadrille.systems.wings.campaign.choices import BEHAVIOURS
from escadrille.systems.wings.campaign.choices import SKILLS as KNOWN
from escadrille.systems.wings.campaign.state import (
    ACTIVE,
    BEHAVIOUR,
    CAPTURED,
    EARNED,
    FLEW,
    KIT,
    LOADED,
    MERIT,
    MISSION,
    NAME,
    POINTS,
    RESTED,
    SKILLS,
    START,
    STATE,
    VICTORIES,
    WIDTH,
    WOUNDED,
    State,
    of,
    pilots,
    put,
)
from escadrille.systems.wings.campaign.tables import NATIONS, Tables
from escadrille.systems.wings.generator.names import INITIALS, SURNAMES
from escadrille.systems.wings.rules.deeds import MEN
from escadrille.systems.wings.schema import FIELDS, Equipment, Pilot

GEAR: Final[tuple[Equipment, ...]] = get_args(Equipment)
FULL: Final = 6  # bullets (WINGS-EQP-07)
CREATED: Final = {
    "rookie": (0, 0),
    "ace": (careers.ACE, 0),
    "veteran": (careers.ACE, careers.VETERAN),
    "ace-of-aces": (careers.ACE, careers.BEST),
}
"""Victories and points with which a pilot of that standing comes (WINGS-RULING-108)."""


def name_of(t: Tables, s: State, side: int, pilot: int) -> str:
    """Return what a pilot is called: no two of the first hundred are alike."""
    surnames = SURNAMES[NATIONS[t.nation[side]]]
    number = s.offset[side] + of(s, side, pilot, NAME)
    initial = INITIALS[(number + number // len(surnames)) % len(INITIALS)]
    return f"{initial}. {surnames[number % len(surnames)]}"


def standing(s: State, side: int, pilot: int) -> str:
    return careers.standing(of(s, side, pilot, VICTORIES), of(s, side, pilot, POINTS))


def cost(s: State, side: int, pilot: int) -> int:
    return MEN[standing(s, side, pilot)]


def is_fit(s: State, side: int, pilot: int) -> bool:
    """May he fly: in service, or Wounded (WINGS-STATE-02)?"""
    return of(s, side, pilot, STATE) in (ACTIVE, WOUNDED)


def fit(s: State, side: int) -> list[int]:
    return [pilot for pilot in pilots(s, side) if is_fit(s, side, pilot)]


def captured(s: State, side: int) -> list[int]:
    """Return the pilots whom the other side holds."""
    return [pilot for pilot in pilots(s, side) if of(s, side, pilot, STATE) == CAPTURED]


def bring_back(s: State, side: int, pilot: int) -> None:
    """A prisoner or a missing man is back, and to be treated (WINGS-STATE-04)."""
    put(s, side, pilot, STATE, WOUNDED)
    for what in (RESTED, FLEW, MISSION):
        put(s, side, pilot, what, 0)


def join(s: State, side: int, kind: str) -> int:
    """Let a pilot of a standing join a squadron; what he is like is chosen afterwards."""
    number = len(pilots(s, side))
    row = [0] * WIDTH
    victories, points = CREATED[kind]
    row[NAME], row[VICTORIES], row[POINTS] = number, victories, points
    row[EARNED] = row[MERIT] = points
    row[START] = int(kind != "rookie")  # of a rookie it follows from his behaviour
    s.crews[side] += row
    return number


def skills_of(s: State, side: int, pilot: int) -> tuple[str, ...]:
    known = of(s, side, pilot, SKILLS)
    return tuple(skill for number, skill in enumerate(KNOWN) if known >> number & 1)


def behaviour_of(s: State, side: int, pilot: int) -> str | None:
    chosen = of(s, side, pilot, BEHAVIOUR)
    return BEHAVIOURS[chosen - 1] if chosen else None


def sheet(t: Tables, s: State, side: int, pilot: int) -> Pilot:
    """Return a pilot as a mission knows him."""
    kit = of(s, side, pilot, KIT)
    return Pilot(
        name=name_of(t, s, side, pilot),
        nation=NATIONS[t.nation[side]],
        behaviour=behaviour_of(s, side, pilot),  # type: ignore[arg-type]
        standing=standing(s, side, pilot),  # type: ignore[arg-type]
        victories=min(99, of(s, side, pilot, VICTORIES)),
        skills=skills_of(s, side, pilot),  # type: ignore[arg-type]
        equipment=tuple(item for n, item in enumerate(GEAR) if kit >> n & 1),
        bullets=of(s, side, pilot, LOADED),
        wounded=of(s, side, pilot, STATE) == WOUNDED,
    )


# What he has still to learn.


def learner(t: Tables, s: State, side: int) -> int:
    """Return the first pilot who has a behaviour or a skill to choose, or -1."""
    for pilot in fit(s, side):
        if not of(s, side, pilot, BEHAVIOUR) or is_due(t, s, side, pilot):
            return pilot
    return -1


def due(s: State, side: int, pilot: int) -> int:
    """Return how many skills a pilot has by now (WINGS-EVO-03, WINGS-EVO-04)."""
    victories, points = of(s, side, pilot, VICTORIES), of(s, side, pilot, POINTS)
    return careers.skills_due(of(s, side, pilot, START), victories, points)


def is_due(t: Tables, s: State, side: int, pilot: int) -> bool:
    have = of(s, side, pilot, SKILLS).bit_count()
    if have >= due(s, side, pilot):
        return False
    return any(forbids(t, s, side, pilot, skill) is None for skill in KNOWN)


def forbids(t: Tables, s: State, side: int, pilot: int, skill: str) -> str | None:
    """Return the rule that keeps a pilot from a skill; the first ones come from his behaviour.

    Rules: WINGS-PIL-01, WINGS-SKL-03, WINGS-SKL-04, WINGS-BEH-01, WINGS-BEH-06, WINGS-BEH-12.
    """
    man = sheet(t, s, side, pilot)
    rule = careers.forbids(man, skill)
    if rule is not None:
        return rule
    count, fields = careers.STARTS[man.behaviour]
    first = len(man.skills) < count
    if first and not any(skill in FIELDS[field] for field in fields):
        return "WINGS-PIL-01"
    return None


def behave(s: State, side: int, pilot: int, behaviour: int) -> None:
    put(s, side, pilot, BEHAVIOUR, behaviour + 1)
    if not of(s, side, pilot, START):
        put(s, side, pilot, START, careers.STARTS[BEHAVIOURS[behaviour]][0])  # type: ignore[index]
