"""What mission points buy: aircraft, the men in them, bombs and rockets (group DEP)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from escadrille.kernel.rng import Chance
from escadrille.systems.wings.rules.deeds import COSTS, ROOKIE
from escadrille.systems.wings.schema import Aircraft, Camp, available, cost_class

LOAD: Final = 1  # of a bomb, of rockets, of one more cluster (WINGS-DEP-01)
MEN: Final = {"rookie": ROOKIE, "ace": 2, "veteran": 5, "ace-of-aces": 10}
"""Of a pilot by his standing (WINGS-DEP-01, WINGS-RULING-17)."""
OBSERVER: Final = 1


class Bought(msgspec.Struct):
    """One aircraft of a side."""

    plane: Aircraft
    observer: bool = True
    standing: str = "rookie"
    bombs: int = 0
    clusters: int = 0
    rockets: int = 0
    own: bool = False
    """Its pilot is a player's own, and stays who he is."""

    def cost(self, date: str) -> int:
        """Return what it has cost: a cluster comes with every two-seater.

        Rules: WINGS-DEP-01, WINGS-DEP-05, WINGS-RULING-19.
        """
        two = self.plane.seats == 2
        men = MEN[self.standing] + OBSERVER * (two and self.observer)
        loads = self.bombs + (self.rockets > 0) + max(0, self.clusters - two)
        return COSTS[cost_class(self.plane, date)] + men + LOAD * loads


class Wants(msgspec.Struct, frozen=True):
    """What the squadron of an errand cannot do without."""

    two_seater: bool = False
    observer: bool = True
    rockets: bool = False


WANTS: Final[Mapping[str, Wants]] = {
    "reconnaissance": Wants(two_seater=True),
    "photography": Wants(two_seater=True),
    "bombing": Wants(two_seater=True),
    "rescue": Wants(two_seater=True, observer=False),
    "test": Wants(rockets=True),
}
"""WINGS-MIS-04, WINGS-MIS-06, WINGS-MIS-07."""


def buy(
    planes: Sequence[Aircraft],
    camp: Camp,
    date: str,
    count: int,
    budget: int,
    errand: str | None,
    chance: Chance,
    standing: str | None = None,
) -> list[Bought] | None:
    """Return one aircraft for each player, for at most so many points; None: they do not suffice.

    At first what the errand needs and the cheapest there are; then, as long as points are left,
    better ones for somebody, by chance (WINGS-DEP-01, WINGS-MIS-04).
    """
    stock = [plane for plane in planes if available(plane, camp, date)]
    fighters = sorted(
        (plane for plane in stock if plane.seats == 1),
        key=lambda plane: (COSTS[cost_class(plane, date)], plane.id),
    )
    wants = WANTS.get(errand or "", Wants())
    first = _needed(stock, wants, errand, chance)
    if not fighters or first is None:
        return None
    found = [*first, *[Bought(fighters[0]) for _ in range(count - len(first))]]
    _seat(found[0], standing)
    if _total(found, date) > budget or len(found) > count:
        return None
    _improve(found, fighters, errand, date, budget, chance)
    return found


def equip(
    shelf: Sequence[Aircraft],
    date: str,
    budget: int,
    errand: str | None,
    standing: str | None,
    chance: Chance,
) -> list[Bought] | None:
    """Return just those aircraft, the one that an errand cannot do without first; None: it fails.

    Points that are left buy better men and loads (WINGS-DEP-01, WINGS-MIS-04).
    """
    first = _needed(shelf, WANTS.get(errand or "", Wants()), errand, chance)
    if first is None:
        return None
    others = list(shelf)
    for one in first:
        others.remove(one.plane)
    found = [*first, *[Bought(plane) for plane in others]]
    _seat(found[0], standing)
    if _total(found, date) > budget:
        return None
    _improve(found, (), errand, date, budget, chance)
    return found


def _seat(one: Bought, standing: str | None) -> None:
    """Let a player's own pilot, if there is one, fly an aircraft."""
    if standing is not None:
        one.standing, one.own = standing, True


def _total(found: Sequence[Bought], date: str) -> int:
    return sum(one.cost(date) for one in found)


def _needed(
    stock: Sequence[Aircraft], wants: Wants, errand: str | None, chance: Chance
) -> list[Bought] | None:
    """Return what an errand cannot do without, if there is such a thing."""
    if wants.two_seater:
        known = [plane for plane in stock if plane.seats == 2]
        if errand == "bombing":
            known = [plane for plane in known if "cluster" in plane.carries]
        if not known:
            return None
        plane = known[chance.below(len(known))]
        clusters = int(errand == "bombing")
        return [Bought(plane, observer=wants.observer, clusters=clusters)]
    if wants.rockets:
        known = [plane for plane in stock if "rockets" in plane.carries]
        return [Bought(known[chance.below(len(known))], rockets=2)] if known else None
    return []


def _improve(
    found: list[Bought],
    fighters: Sequence[Aircraft],
    errand: str | None,
    date: str,
    budget: int,
    chance: Chance,
) -> None:
    """Spend what is left on better aircraft, better men and loads; keep what buys nothing."""
    for _ in range(6 * len(found)):
        place = chance.below(len(found))
        one = found[place]
        better: Any = msgspec.structs.replace(one)
        what = chance.below(3)
        if what == 0 and fighters and one.plane.seats == 1 and not (one.rockets or one.bombs):
            better.plane = fighters[chance.below(len(fighters))]
        elif what == 1 and one.standing == "rookie" and not one.own:
            better.standing = "ace"
        elif errand in ("bombing", "strafing"):
            if one.plane.seats == 2 and "cluster" in one.plane.carries:
                better.clusters = min(2, one.clusters + 1)
            elif "bomb" in one.plane.carries:
                better.bombs = 1
        if _cheap(found, place, better, date) <= budget:
            found[place] = better


def _cheap(found: Sequence[Bought], place: int, better: Bought, date: str) -> int:
    bought = [better if number == place else one for number, one in enumerate(found)]
    worse = better.cost(date) < found[place].cost(date)
    return 10**6 if worse else _total(bought, date)
