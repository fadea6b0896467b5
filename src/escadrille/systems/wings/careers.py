"""What a pilot's life amounts to between fights (groups PIL, EVO, DEATH, STATE, EQP, RANK, SUP).

Reckoning alone: who keeps the books of a pilot asks here what they mean.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from msgspec.structs import replace

from escadrille.systems.wings.schema import (
    FIELDS,
    ULTIMATES,
    Behaviour,
    Nation,
    Pilot,
    Skill,
    Standing,
)

ACE: Final = 5  # victories (WINGS-EVO-03)
PER_SKILL: Final = 20  # points for each further skill (WINGS-EVO-04)
VETERAN: Final = 80  # points (WINGS-EVO-05)
BEST: Final = 160
ANY: Final = tuple(FIELDS)
STARTS: Final[Mapping[Behaviour | None, tuple[int, tuple[str, ...]]]] = {
    None: (1, ANY),
    "knight": (2, ANY),
    "hothead": (1, tuple(field for field in FIELDS if field != "evasion")),
    "opportunist": (1, ("mechanics", "shooting")),
    "guardian": (1, ("mechanics", "shooting")),
    "rammer": (1, ("mechanics",)),
    "soldier": (1, ("piloting", "shooting")),
    "artist": (1, ("piloting",)),
}
"""With how many skills a behaviour starts, and of which fields (group BEH)."""
FORBIDDEN: Final[Mapping[Behaviour | None, tuple[str, Collection[str]]]] = {
    "knight": ("WINGS-BEH-01", ("killer",)),
    "hothead": ("WINGS-BEH-06", FIELDS["evasion"]),
    "rammer": ("WINGS-BEH-12", FIELDS["shooting"]),
}
"""Skills that a behaviour never takes, by the rule that says so."""
UNKNIGHTLY: Final = ("handgun", "incendiary")
PRICES: Final = {
    "extinguisher": 1,
    "vest": 2,
    "incendiary": 2,
    "handgun": 1,
    "bullets": 1,
    "ammunition": 2,
    "parachute": 2,
}
"""Of equipment, in the pilot's own points (WINGS-EQP-01)."""
BOUNTY: Final[Mapping[Standing, int]] = {"veteran": 2, "ace-of-aces": 5}
RANKED: Final = (0, 10, 50, 100, 160)  # points of each rank (WINGS-RANK-01)
RANKS: Final[Mapping[str, tuple[str, ...]]] = {
    "france": ("Aspirant", "Sous-Lieutenant", "Lieutenant", "Capitaine", "Commandant"),
    "britain": (
        *("Cadet", "Pilot Officer", "Flying Officer", "Flight Lieutenant"),
        "Air Commodore",
    ),
    "usa": ("Cadet", "Second Lieutenant", "First Lieutenant", "Captain", "Major"),
    "germany": ("Fähnrich", "Leutnant", "Oberleutnant", "Rittmeister", "Rittmeister"),
    "italy": ("Aspirante", "Sottotenente", "Tenente", "Capitano", "Capitano"),
}
"""Displayed as they are spelt, whatever the source prints (WINGS-RULING-29)."""
LIKE: Final = {"belgium": "france", "russia": "france", "austria-hungary": "germany"}
"""Nations of which the table of ranks says nothing, and whose it lends them."""

Period = tuple[str, str | None, int]
"""The first month, the camp that has the better of it, and what is added to its die."""
PERIODS: Final[tuple[Period, ...]] = (
    ("1915-06", "empires", 2),
    ("1915-12", "empires", 0),
    ("1916-03", None, 0),
    ("1916-06", "entente", 0),
    ("1916-09", None, 0),
    ("1917-03", "empires", 2),
    ("1917-06", None, 0),
    ("1917-12", "entente", -2),
    ("1918-06", "entente", 0),
    ("1918-09", "entente", 2),
)
"""WINGS-SUP-01; a season that is not in it belongs to the period before (WINGS-RULING-28)."""


# How a career goes.


def create(name: str, nation: Nation, behaviour: Behaviour, *skills: Skill) -> Pilot:
    """Return a new pilot, a rookie; raise ValueError with the rule that keeps him from it.

    Rules: WINGS-PIL-01, WINGS-BEH-03, WINGS-BEH-06, WINGS-BEH-08, WINGS-BEH-10, WINGS-BEH-12,
    WINGS-BEH-14, WINGS-BEH-16.
    """
    count, fields = STARTS[behaviour]
    known = [skill for field in fields for skill in FIELDS[field]]
    pilot = Pilot(name=name, nation=nation, behaviour=behaviour)
    if len(skills) != count or not {*skills} <= {*known}:
        raise ValueError(f"a {behaviour} starts with {count} of {', '.join(fields)} (WINGS-PIL-01)")
    for skill in skills:
        rule = forbids(pilot, skill)
        if rule is not None:
            raise ValueError(f"a {behaviour} may not start with {skill} ({rule})")
        pilot = replace(pilot, skills=(*pilot.skills, skill))
    return pilot


def forbids(pilot: Pilot, skill: str) -> str | None:
    """Return the rule that keeps a pilot from one more skill, or None.

    Rules: WINGS-SKL-03, WINGS-SKL-04, WINGS-BEH-01, WINGS-BEH-06, WINGS-BEH-12.
    """
    if skill in pilot.skills:
        return "WINGS-SKL-03"
    rule, never = FORBIDDEN.get(pilot.behaviour, ("", ()))
    if skill in never:
        return rule
    if skill in ULTIMATES:
        field = next(field for field in FIELDS.values() if skill in field)
        if not {*field[:-1]} <= {*pilot.skills}:
            return "WINGS-SKL-04"
    return None


def faults(pilot: Pilot) -> list[str]:
    """Return what no pilot can be (WINGS-SKL-04, WINGS-BEH-01, WINGS-EVO-05)."""
    found = []
    for number, skill in enumerate(pilot.skills):
        others = pilot.skills[:number] + pilot.skills[number + 1 :]
        rule = forbids(replace(pilot, skills=others), skill)
        if rule is not None:
            found.append(f"skills: not {skill} ({rule})")
    if pilot.behaviour == "knight" and {*UNKNIGHTLY} & {*pilot.equipment}:
        found.append("equipment: no handgun and no incendiary bullets (WINGS-BEH-01)")
    if pilot.standing != "rookie" and pilot.victories < ACE:
        found.append(f"victories: an {pilot.standing} has {ACE} at least (WINGS-EVO-05)")
    return found


def standing(victories: int, points: int) -> Standing:
    """Return what victories and points have made of a pilot (WINGS-EVO-03, WINGS-EVO-05)."""
    if victories < ACE:
        return "rookie"
    return "ace-of-aces" if points >= BEST else "veteran" if points >= VETERAN else "ace"


def skills_due(start: int, victories: int, points: int) -> int:
    """Return how many skills a pilot has by now (WINGS-EVO-03, WINGS-EVO-04)."""
    return start if victories < ACE else start + 1 + points // PER_SKILL


def replacement(fallen: Standing) -> tuple[Standing, int, int, int]:
    """Return who takes a dead pilot's place: standing, skills, victories and points.

    Rules: WINGS-DEATH-01, WINGS-DEATH-02, WINGS-DEATH-03, WINGS-RULING-55, WINGS-RULING-108.
    """
    if fallen == "ace-of-aces":
        return "veteran", 6, ACE, VETERAN
    return ("ace", 2, ACE, 0) if fallen == "veteran" else ("rookie", 1, 0, 0)


def rested(state: str, missions: int, *, flew: int = 0) -> str:
    """Return the state of a pilot after so many missions, of which he flew some.

    Rules: WINGS-STATE-02, WINGS-STATE-03, WINGS-RULING-106.
    """
    if state == "grave":
        return rested("wounded", missions - 2, flew=flew) if missions >= 2 else "grave"
    if state != "wounded":
        return state
    return "active" if missions > flew or flew >= 2 else "wounded"


# Points.


def spendable(points: int) -> int:
    """Return what a pilot may spend: what he has above the last ten (WINGS-EQP-02)."""
    return points % 10


def bought(points: int, item: str) -> int:
    """Return a pilot's points after a purchase; raise ValueError where they are not enough.

    Rules: WINGS-EQP-01, WINGS-EQP-02.
    """
    if PRICES[item] > spendable(points):
        raise ValueError(f"{item}: {PRICES[item]} of {spendable(points)} points (WINGS-EQP-02)")
    return points - PRICES[item]


def rank(nation: str, points: int) -> str:
    """Return what a pilot is called by his points, whatever his standing.

    Rules: WINGS-RANK-01, WINGS-RANK-02, WINGS-RULING-29, WINGS-RULING-108.
    """
    table = RANKS[LIKE.get(nation, nation)]
    return table[sum(points >= least for least in RANKED) - 1]


def supremacy(date: str) -> tuple[str | None, int]:
    """Return the camp that has the better of a month, and what is added to its die.

    Rules: WINGS-SUP-01, WINGS-RULING-28.
    """
    found = [period for period in PERIODS if period[0] <= date] or [PERIODS[0]]
    return found[-1][1:]


def bonus(date: str, die: int) -> int:
    """Return the points of a period for a roll of the die: never less than nought."""
    camp, more = supremacy(date)
    return max(0, die + more) if camp else 0
