"""The mission in the air as an ordinary mission of wings (WINGS-CAMP-06)."""

from __future__ import annotations

from typing import Any

import msgspec

from escadrille.kernel.campaign import Mission
from escadrille.kernel.rng import Chance, derived
from escadrille.mechanics import flying
from escadrille.systems.wings import generator
from escadrille.systems.wings.campaign import choices, frames, stores
from escadrille.systems.wings.campaign.options import IN_THE_AIR
from escadrille.systems.wings.campaign.rules import base, men, planning, sky
from escadrille.systems.wings.campaign.state import State
from escadrille.systems.wings.campaign.tables import NOBODY, TASKS, Tables
from escadrille.systems.wings.generator import placing
from escadrille.systems.wings.generator.forces import WANTS, Bought, Wants

LOADS: tuple[dict[str, Any], ...] = (
    {},
    {"bombs": 1},
    {"rockets": 2},
    {"clusters": 1},
    {"clusters": 2},
)
TRIES = 60


def mission(t: Tables, s: State) -> Mission | None:
    """Return the mission in the air, which the ledger and the plans decide."""
    if not s.stack or s.stack[-1][0] != frames.FLY:
        return None
    return Mission(
        number=s.missions + 1,
        scenario=scenario(t, s),
        options={name: t.options[name] for name in IN_THE_AIR},
        seats=tuple(seat for side in (0, 1) for seat in planning.flyers(t, s, side)),
        flown=flying.told(s.flown, choices.FLYING),
    )


def scenario(t: Tables, s: State) -> dict[str, Any]:
    """Return the mission in place, its elements placed by the rules of the generator."""
    told, plan = TASKS[s.task], sky.plan(t, s)
    plan.aim = stores.MAJORS[told.aim] if told.aim != NOBODY else None
    measures = next(iter(t.pack.tables["measures"].values()))
    order = s.active, 1 - s.active
    forces = [force(t, s, side) for side in order]
    land = placing.ground(sum(map(len, forces)), told.zone, measures)
    aims, spots = _laid(plan, land)
    squadrons = [(t.sheet.side[side].name.en, _crews(t, s, side)) for side in order]
    totals = [planning.budget(t, s, side) for side in order]
    left = tuple(planning.left(t, s, side) for side in order)
    prototype = generator.prototype_of(t.aircraft, plan) if told.errand == "theft" else None
    found = generator.scenario_of(
        plan,
        land,
        (forces[0], forces[1]),
        (squadrons[0], squadrons[1]),
        (aims, spots),
        (totals[0], totals[1]),
        left,
        prototype,
    )
    for side, entry in enumerate(found["side"]):
        seats = planning.flyers(t, s, side)
        entry["seats"] = len(seats)
        for number, slot in enumerate(entry["aircraft"]):
            if number >= s.stock[side][stores.AMMUNITION]:
                slot["ammunition"] = False
        entry["aerodrome"] = _aerodrome(t, s, side)
    return found | {"id": f"{t.sheet.id}-mission-{s.missions + 1}"}


def _laid(plan: generator.Plan, land: placing.Ground) -> tuple[list[Any], list[Any]]:
    """Return places for the objectives and the defences; with less room, for fewer defences."""
    count = len(generator.guards_of(plan.defences)) + plan.defences.balloon
    for attempt in range(TRIES):
        chance = Chance(derived(plan.request.seed, attempt))
        aims = placing.objectives(land, plan.count, chance)
        spots = None if aims is None else placing.defences(land, aims, count, chance)
        if aims is not None and spots is not None:
            return aims, spots
    raise AssertionError("there is room for all that may be placed")


def force(t: Tables, s: State, side: int) -> list[Bought]:
    wants = WANTS.get(planning.errand_of(s, side) or "", Wants())
    found = []
    for seat in planning.flyers(t, s, side):
        kind, pilot, load = s.picks[seat]
        leads = seat == t.leader[side]
        plane = t.aircraft[kind - 1]
        standing = men.standing(s, side, pilot)
        alone = leads and not wants.observer
        found.append(Bought(plane, observer=not alone, standing=standing, **LOADS[load]))
    return found


def _aerodrome(t: Tables, s: State, side: int) -> dict[str, Any]:
    """Return what a squadron can send after those who fly (WINGS-REIN-01, WINGS-CAMP-07)."""
    seats = planning.flyers(t, s, side)
    left = base.sound(s, side)
    for seat in seats:
        left.remove(s.picks[seat][0] - 1)
    stock = s.stock[side]
    return {
        "aircraft": [t.aircraft[kind].id for kind in left],
        "pilots": [_told(t, s, side, pilot) for pilot in planning.on_the_ground(t, s, side)],
        "fuel": stock[stores.FUEL] - len(seats),
        "ammunition": max(0, stock[stores.AMMUNITION] - len(seats)),
    }


def _crews(t: Tables, s: State, side: int) -> list[dict[str, Any]]:
    return [_told(t, s, side, s.picks[seat][1]) for seat in planning.flyers(t, s, side)]


def _told(t: Tables, s: State, side: int, pilot: int) -> dict[str, Any]:
    man = msgspec.to_builtins(men.sheet(t, s, side, pilot))
    return {key: value for key, value in man.items() if value not in (None, ())}
