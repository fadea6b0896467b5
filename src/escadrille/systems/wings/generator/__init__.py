"""Missions by the rules, from a seed: type, zone, forces, defences, weather (groups MIS to DEP).

A generated mission is an ordinary scenario in place. The same request with the same seed gives
the same one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final, get_args

import msgspec
from msgspec import Meta

from escadrille.content.packs import Pack
from escadrille.kernel.bounds import Name, Seed
from escadrille.kernel.errors import BadOption
from escadrille.kernel.options import Values
from escadrille.kernel.rng import Chance, derived
from escadrille.systems.wings import careers
from escadrille.systems.wings.generator import names, placing, points, words
from escadrille.systems.wings.generator.forces import Bought, buy, equip
from escadrille.systems.wings.generator.points import Defences
from escadrille.systems.wings.options import CAREER
from escadrille.systems.wings.schema import (
    FIELDS,
    Aircraft,
    Behaviour,
    Camp,
    Errand,
    Measures,
    Month,
    Pilot,
    Zone,
    available,
    cost_class,
)

ERRANDS: Final[tuple[Errand, ...]] = get_args(Errand)
BEHAVIOURS: Final[tuple[Behaviour, ...]] = get_args(Behaviour)
FIRST: Final = 1916 * 12 + 2  # the months of the war that the packs know
LAST: Final = 1918 * 12 + 9
TRIES: Final = 60
MOST: Final = 4  # players of a side
BELOW_CLOUDS: Final = 2  # level of a balloon that is to be seen from the air in any weather
WORTH: Final = 3  # squadron points of most objectives (WINGS-VP-01)
OVER: Final[Mapping[str, tuple[Zone, ...]]] = {
    "patrol": ("conflict", "friendly", "enemy"),
    "rescue": ("conflict", "enemy"),
    "test": ("conflict", "enemy"),
    "theft": ("enemy",),
}
"""Where an errand can be flown; the others over the conflict zone, or over the enemy's."""
ANYWHERE: Final[tuple[Zone, ...]] = ("conflict", "enemy", "deep")
TASKS: Final = {
    "reconnaissance": "reconnoitre",
    "photography": "photograph",
    "bombing": "destroy",
    "strafing": "destroy",
    "rescue": "rescue",
    "test": "test",
    "theft": "steal",
}
AIMS: Final = {
    "strafing": ("trench", "machine-gun", "convoy"),
    "rescue": ("command-post",),
    "theft": ("aerodrome",),
}
ANY_AIM: Final = ("command-post", "field-battery", "dump", "bridge", "convoy")
MOST_DEFENCES: Final = {"trench": 3, "machine_gun": 2, "flak": 1}
OPTIONS: Final[Values] = {
    **{name: value for name, value in CAREER.items() if name != "skill_token_scale"},
    "cloud_layer": False,
    "true_ceiling": False,
}


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is asked of the generator; what is left out is left to chance."""

    seed: Seed = 0
    date: Month | None = None
    errand: Errand | None = None
    zone: Zone | None = None
    active: Camp | None = None
    """The camp of the active squadron."""
    players: Annotated[int, Meta(ge=1, le=MOST)] | None = None
    """Aircraft of the active squadron, and of the enemy unless told: two, or those named."""
    enemies: Annotated[int, Meta(ge=1, le=MOST)] | None = None
    known: bool = False
    """The zone was reconnoitred before (WINGS-MIS-10)."""
    sun: bool = False
    year: Annotated[int, Meta(ge=1915, le=1918)] | None = None
    """Any month of it at which all the aircraft that are named can be had."""
    aircraft: Annotated[tuple[Name, ...], Meta(max_length=2 * MOST)] = ()
    """What flies, by type, each for its own camp; who has none of them named chooses."""
    pilot: Pilot | None = None
    """One's own: he flies the first aircraft of the active squadron (WINGS-VP-04)."""


class Plan(msgspec.Struct):
    """A mission as it is being made."""

    request: Request
    date: str
    errand: Errand
    zone: Zone
    camps: tuple[Camp, Camp]
    """Of the active squadron, of the enemy."""
    count: int
    """Of objectives."""
    defences: Defences
    asked: int
    sky: dict[str, Any] = {}
    clear_way: bool = False
    aim: str | None = None
    """The piece that is to be found and bombed, where a campaign names it (WINGS-MAJ-01)."""


def generate(pack: Pack, raw: Mapping[str, Any]) -> dict[str, Any]:
    """Return a mission as the plain data of a scenario; raise BadOption where there is none.

    Rules: WINGS-MIS-01, WINGS-MIS-11, WINGS-RULING-78, WINGS-RULING-109.
    """
    wishes = dict(raw)
    if isinstance(wishes.get("aircraft"), str):
        wishes["aircraft"] = wishes["aircraft"].split(",")  # as it is typed
    try:
        request = msgspec.convert(wishes, Request)
    except msgspec.ValidationError as error:
        raise BadOption(f"mission: {error}") from error
    allowed = OVER.get(request.errand or "", ANYWHERE)
    if request.errand and request.zone and request.zone not in allowed:
        told = ", ".join(allowed)
        raise BadOption(f"mission: {request.errand} is flown over {told} (WINGS-MP-03)")
    named = _named(pack, request)
    for attempt in range(TRIES):
        chance = Chance(derived(request.seed, attempt))
        found = _attempt(pack, _plan(request, named, chance, attempt), named, chance)
        if found is not None:
            return found
    raise BadOption("mission: its mission points buy no such squadron (WINGS-MP-01, WINGS-MIS-04)")


Named = dict[Camp, list[Aircraft]]


def _named(pack: Pack, request: Request) -> Named:
    """Return the aircraft that are asked for, by camp; raise BadOption for what cannot be."""
    known = pack.tables["aircraft"]
    strangers = [name for name in request.aircraft if name not in known]
    if strangers:
        raise BadOption(f"mission: aircraft: {strangers[0]!r} is in no pack (WINGS-MIS-12)")
    found: Named = {"entente": [], "empires": []}
    for name in request.aircraft:
        found[known[name].camp].append(known[name])
    for camp, planes in found.items():
        if len(planes) > MOST:
            raise BadOption(f"mission: aircraft: {MOST} at most for the {camp} (WINGS-MP-01)")
    if request.pilot is not None and (faults := careers.faults(request.pilot)):
        raise BadOption(f"mission: pilot: {'; '.join(faults)}")
    if not _months(request, found):
        raise BadOption("mission: at no such date can they all be had (WINGS-MIS-12)")
    return found


def _months(request: Request, named: Named) -> list[str]:
    """Return when a mission can be: as was asked, and at a time of all its aircraft."""
    if request.date is not None:
        known = [request.date]
    else:
        known = [f"{month // 12}-{month % 12 + 1:02d}" for month in range(FIRST, LAST + 1)]
    if request.year is not None:
        known = [month for month in known if month.startswith(str(request.year))]
    return [
        month
        for month in known
        if all(available(one, camp, month) for camp, planes in named.items() for one in planes)
    ]


def _sizes(request: Request, named: Named, camps: tuple[Camp, Camp]) -> tuple[int, int]:
    """Return how many fly for the active squadron, and for the enemy (WINGS-RULING-78)."""
    mine = len(named[camps[0]]) or request.players or 2
    return mine, len(named[camps[1]]) or request.enemies or request.players or mine


def _plan(request: Request, named: Named, chance: Chance, attempt: int) -> Plan:
    """Choose date, sides, errand and objectives; then the enemy his defences (WINGS-MIS-11).

    The more attempts have failed, the more defences there are: they pay for the other side.
    """
    months = _months(request, named)
    month = months[chance.below(len(months))]
    errand = request.errand or ERRANDS[chance.below(len(ERRANDS))]
    zones = OVER.get(errand, ANYWHERE)
    active: Camp = _camp(request) or ("entente", "empires")[chance.below(2)]
    most = 3 if errand in ("reconnaissance", "photography") else 2
    count = 0 if errand == "patrol" else 1
    if errand in ("reconnaissance", "photography", "bombing", "strafing"):
        count += chance.below(most)
    camps: tuple[Camp, Camp] = (active, "empires" if active == "entente" else "entente")
    _, enemies = _sizes(request, named, camps)
    more = min(attempt // 4, 3)
    guarded = 0 if errand == "patrol" else 1
    return Plan(
        request,
        month,
        errand,
        request.zone or zones[chance.below(len(zones))],
        camps,
        count,
        Defences(
            trench=guarded * (chance.below(MOST_DEFENCES["trench"] + 1) + more),
            machine_gun=guarded * (chance.below(MOST_DEFENCES["machine_gun"] + 1) + more),
            flak=guarded * min(2, chance.below(MOST_DEFENCES["flak"] + 1) + more // 2),
        ),
        chance.below(enemies + 1),
    )


def _attempt(pack: Pack, plan: Plan, named: Named, chance: Chance) -> dict[str, Any] | None:
    """Return the mission of a plan, or None where points or room do not suffice."""
    request = plan.request
    players = _sizes(request, named, plan.camps)
    none = Defences()
    modifier = points.modifiers(plan.errand, plan.zone, players, plan.count, none, plan.defences)
    totals = points.totals(players, modifier, plan.asked, known=request.known)
    draw_weather(pack, plan, chance)
    planes = list(pack.tables["aircraft"].values())
    bought = []
    for side, camp in enumerate(plan.camps):
        errand, standing = (None, None) if side else (plan.errand, _standing(request))
        shelf = named[camp]
        found = (
            equip(shelf, plan.date, totals[side], errand, standing, chance)
            if shelf
            else buy(planes, camp, plan.date, players[side], totals[side], errand, chance, standing)
        )
        bought.append(found)
    mine, theirs = bought
    measures: Measures = next(iter(pack.tables["measures"].values()))
    land = placing.ground(sum(players), plan.zone, measures)
    aims = placing.objectives(land, plan.count, chance)
    if mine is None or theirs is None or aims is None:
        return None
    guards = guards_of(plan.defences)
    spots = placing.defences(land, aims, len(guards), chance)
    prototype = prototype_of(planes, plan)
    if spots is None or (plan.errand == "theft" and prototype is None):
        return None
    left = tuple(
        total - sum(one.cost(plan.date) for one in bought)
        for total, bought in zip(totals, (mine, theirs), strict=True)
    )
    forces = mine, theirs
    squadrons = enlisted(plan, forces, chance)
    return scenario_of(plan, land, forces, squadrons, (aims, spots), totals, left, prototype)


def draw_weather(pack: Pack, plan: Plan, chance: Chance) -> None:
    """Draw the weather before forces are bought (WINGS-WX-02, WINGS-WX-04, WINGS-RULING-109)."""
    month = int(plan.date.split("-")[1])
    season = next(one for one in pack.tables["season"].values() if month in one.months)
    cards = [
        card
        for card in pack.tables["damage"]["a"].cards
        for _ in range(card.copies)
        if card.special != "explosion" and card.points <= 5
    ]
    card = cards[chance.below(len(cards))]
    draw = next(one for one in season.draws if card.points in one.values)
    plan.sky = {"sky": draw.sky, "low": draw.low, "high": draw.high}
    plan.clear_way = draw.sky != "clear" and card.special is not None


def _standing(request: Request) -> str | None:
    return request.pilot.standing if request.pilot else None


def _camp(request: Request) -> Camp | None:
    """Return the camp of the active squadron, where it is asked for or its pilot's."""
    if request.pilot is None or request.pilot.nation is None:
        return request.active
    camps = [
        camp
        for camp, nations in names.NATIONS.items()
        if request.pilot.nation in [nation for nation, _ in nations]
    ]
    if not camps or (request.active and request.active not in camps):
        raise BadOption("mission: pilot: he flies for the other camp (WINGS-PIL-01)")
    return camps[0]


def guards_of(defences: Defences) -> list[str]:
    return [
        *["trench"] * defences.trench,
        *["machine-gun"] * defences.machine_gun,
        *["flak"] * defences.flak,
    ]


def prototype_of(planes: list[Aircraft], plan: Plan) -> Aircraft | None:
    """Return the newest single-seater of the enemy: the vanguard one that is to be stolen."""
    known = [one for one in planes if one.seats == 1 and available(one, plan.camps[1], plan.date)]
    newest = [one for one in known if cost_class(one, plan.date) != "old"] or known
    return max(newest, key=lambda one: one.service, default=None)


# The scenario.


Squadron = tuple[str, list[dict[str, Any]]]
"""Its name, and the pilots of its aircraft."""


def enlisted(
    plan: Plan, forces: tuple[list[Bought], list[Bought]], chance: Chance
) -> tuple[Squadron, Squadron]:
    """Return a name for each squadron, and pilots for its aircraft."""
    found: list[Squadron] = []
    own = plan.request.pilot
    taken = {own.name} if own else set()
    for side, (camp, force) in enumerate(zip(plan.camps, forces, strict=True)):
        country = names.nation(camp, plan.date, chance)
        if own is not None and own.nation and not side:
            country = own.nation
        name = names.squadron(country, plan.date, chance)
        crews = [_pilot(one, country, taken, chance) for one in force]
        if own is not None and not side:
            told = msgspec.to_builtins(own)
            crews[0] = {key: value for key, value in told.items() if value not in (None, ())}
        found.append((name, crews))
    return found[0], found[1]


def scenario_of(
    plan: Plan,
    land: placing.Ground,
    forces: tuple[list[Bought], list[Bought]],
    squadrons: tuple[Squadron, Squadron],
    laid: tuple[list[Any], list[Any]],
    totals: tuple[int, int],
    left: tuple[int, ...],
    prototype: Aircraft | None,
) -> dict[str, Any]:
    """Return everything as plain data, the Entente in the west (WINGS-AREA-01)."""
    active = int(plan.camps[0] == "empires")  # the number of its side
    order = (0, 1) if not active else (1, 0)
    sides: list[dict[str, Any]] = []
    for camp, force, (name, crews) in zip(plan.camps, forces, squadrons, strict=True):
        edge = "west" if camp == "entente" else "east"
        slots = _slots(land, force, crews, edge)
        words_of = {"en": name, "fr": name}
        sides.append(
            {"name": words_of, "camp": camp, "edge": edge, "home": True, "aircraft": slots}
        )
    enemy = 1 - active
    sky = plan.sky["sky"]
    borders = land.borders
    if active:
        borders = (land.area[0] - borders[1], land.area[0] - borders[0])
    return {
        "id": f"mission-{plan.request.seed % 10**8}",
        "origin": "house",
        "title": words.title(plan.errand, plan.date),
        "briefing": words.briefing(
            plan.errand, plan.zone, sky, (squadrons[0][0], squadrons[1][0]), totals
        ),
        "date": plan.date,
        "area": list(land.area),
        "borders": list(borders),
        "active": active,
        "weather": {k: v for k, v in plan.sky.items() if sky != "clear" or k == "sky"},
        "options": {**OPTIONS, **({"sun": True} if plan.request.sun else {})},
        "side": [sides[number] for number in order],
        **_elements(plan, land, laid, enemy, mirror=bool(active)),
        "mission": {
            "errand": plan.errand,
            "zone": plan.zone,
            "known": plan.request.known,
            "points": [totals[number] for number in order],
            "reserve": [left[number] for number in order],
            "clear_way": plan.clear_way,
            "seed": plan.request.seed,
            **({"prototype": prototype.id} if prototype and plan.errand == "theft" else {}),
        },
    }


def _elements(
    plan: Plan,
    land: placing.Ground,
    laid: tuple[list[Any], list[Any]],
    enemy: int,
    *,
    mirror: bool,
) -> dict[str, Any]:
    """Return what stands on the ground and above it; elements are free (WINGS-DEP-03).

    Rules: WINGS-DEP-03, WINGS-MIS-03, WINGS-MIS-07, WINGS-MIS-08, WINGS-MIS-09,
    WINGS-RULING-100.
    """
    turn = (lambda at: placing.mirrored(land, at)) if mirror else (lambda at: at)
    aims, spots = laid
    ground: list[dict[str, Any]] = []
    balloons: list[dict[str, Any]] = []
    for number, place in enumerate(aims):
        at, task = list(turn(place)), TASKS[plan.errand]
        if plan.errand == "test":
            told = {"balloon": "parseval", "at": at, "side": enemy, "task": task}
            balloons.append({**told, "points": WORTH, "level": BELOW_CLOUDS})
            continue
        kinds = (plan.aim,) if plan.aim else AIMS.get(plan.errand, ANY_AIM)
        kind = kinds[(plan.request.seed + number) % len(kinds)]
        ground.append({"piece": kind, "at": at, "side": enemy, "task": task, "points": WORTH})
        if plan.errand == "theft":
            beside = [at[0], min(land.area[1] - 150, at[1] + 150)]
            ground.append({"piece": "strip", "at": beside, "side": enemy})
    for kind, place in zip(guards_of(plan.defences), spots, strict=False):
        ground.append({"piece": kind, "at": list(turn(place)), "side": enemy})
    kind = ("caquot", "parseval")[enemy]
    balloons += [
        {"balloon": kind, "at": list(turn(place)), "side": enemy}
        for place in spots[len(guards_of(plan.defences)) :]
    ]
    others = range(len(balloons) - plan.defences.balloon, len(balloons))
    netted = {"net": [{"balloons": [*others[:2]]}]} if plan.defences.netted else {}
    return {
        **netted,
        **({"ground": ground} if ground else {}),
        **({"balloon": balloons} if balloons else {}),
    }


def _pilot(one: Bought, country: Any, taken: set[str], chance: Chance) -> dict[str, Any]:
    """Return a pilot of the standing that was paid for (WINGS-PIL-01, WINGS-EVO-05)."""
    behaviour = BEHAVIOURS[chance.below(len(BEHAVIOURS))]
    count, fields = careers.STARTS[behaviour]
    learnt: list[Any] = []
    known = [skill for field in fields for skill in FIELDS[field][:-1]]
    for _ in range(count + (one.standing == "ace")):
        open_to = [skill for skill in known if skill not in learnt]
        learnt.append(open_to[chance.below(len(open_to))])
    return {
        "name": names.pilot(country, taken, chance),
        "nation": country,
        "behaviour": behaviour,
        "standing": one.standing,
        "victories": careers.ACE if one.standing == "ace" else 0,
        "skills": learnt,
    }


def _slots(
    land: placing.Ground, bought: list[Bought], crews: list[dict[str, Any]], edge: str
) -> list[dict[str, Any]]:
    """Return the aircraft of a side, half a ruler from its edge (WINGS-AREA-08)."""
    x = land.ruler / 2 if edge == "west" else land.area[0] - land.ruler / 2
    return [
        {
            "type": one.plane.id,
            "at": [x, land.area[1] * (2 * number + 1) / (2 * len(bought))],
            "heading": 90 if edge == "west" else 270,
            "pilot": crew,
            **{name: n for name in ("bombs", "clusters", "rockets") if (n := getattr(one, name))},
            **({} if one.observer else {"observer": False}),
        }
        for number, (one, crew) in enumerate(zip(bought, crews, strict=True))
    ]
