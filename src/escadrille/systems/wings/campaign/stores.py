"""What campaign points buy (WINGS-CAMP-04), and under which line of the table each thing stands."""

from __future__ import annotations

from typing import Final, NamedTuple

from escadrille.mechanics.notation import Numbered

ITEMS: Final = Numbered()
"""What an aerodrome has in store, beside aircraft and pilots."""
BOMBS: Final = ITEMS.new("bombs")
ROCKETS: Final = ITEMS.new("rockets")  # sets: the two lots of one aircraft (WINGS-RULING-90)
CLUSTERS: Final = ITEMS.new("clusters")
AMMUNITION: Final = ITEMS.new("ammunition")  # sorties (WINGS-RULING-60)
EXPLOSIVE: Final = ITEMS.new("explosive")
MECHANICS: Final = ITEMS.new("mechanics")
PARACHUTES: Final = ITEMS.new("parachute")
EXTINGUISHERS: Final = ITEMS.new("extinguisher")
VESTS: Final = ITEMS.new("vest")
HANDGUNS: Final = ITEMS.new("handgun")
BULLETS: Final = ITEMS.new("bullets")
FUEL: Final = ITEMS.new("fuel")
PARTS: Final = ITEMS.new("parts")
TRENCHES: Final = ITEMS.new("trench")
MACHINE_GUNS: Final = ITEMS.new("machine-gun")
FLAK: Final = ITEMS.new("flak")
BALLOONS: Final = ITEMS.new("balloon")
NETS: Final = ITEMS.new("net")

LINES: Final = Numbered()
PERIOD: Final = LINES.new("period")
OLD: Final = LINES.new("old")
VANGUARD: Final = LINES.new("vanguard")
TWO_SEATER: Final = LINES.new("two-seater")
BALLOON: Final = LINES.new("balloon")
NET: Final = LINES.new("net")
FIGHTER_LOADS: Final = LINES.new("fighter-loads")
CLUSTER: Final = LINES.new("clusters")
CRATE: Final = LINES.new("ammunition")
EXPLOSIVES: Final = LINES.new("explosive")
ROOKIE: Final = LINES.new("rookie")
ACES: Final = LINES.new("aces")
TEAM: Final = LINES.new("mechanics")
EQUIPMENT: Final = LINES.new("equipment")
TANK: Final = LINES.new("fuel")
SPARES: Final = LINES.new("parts")
TRENCH: Final = LINES.new("trench")
MACHINE_GUN: Final = LINES.new("machine-gun")
BATTERY: Final = LINES.new("flak")

AIRCRAFT: Final = {"period": (PERIOD, 1, 1), "old": (OLD, 1, 2), "vanguard": (VANGUARD, 3, 1)} | {
    "two-seater": (TWO_SEATER, 2, 1)
}
"""Of an aircraft by its class at the date: line, price, and how many it buys."""
MAJORS: Final = ("station", "warehouse", "factory", "aerodrome")  # WINGS-MAJ-01
DOUBLED: Final = (
    (ROOKIE, ACES, TEAM),
    (FIGHTER_LOADS, CLUSTER, CRATE, EXPLOSIVES, EQUIPMENT, TANK, SPARES),
    (PERIOD, OLD, VANGUARD, TWO_SEATER, BALLOON, NET),
    (),
)
"""The lines whose restocking costs double once that major objective is lost (WINGS-MAJ-03)."""


class Good(NamedTuple):
    """One purchase of anything but an aircraft."""

    name: str
    line: int
    price: int
    items: tuple[tuple[int, int], ...] = ()
    standing: str = ""
    """Of a pilot."""


GOODS: Final = (
    Good("balloons", BALLOON, 3, ((BALLOONS, 1),)),
    Good("netted-balloons", NET, 7, ((BALLOONS, 2), (NETS, 1))),
    Good("bombs", FIGHTER_LOADS, 2, ((BOMBS, 5),)),
    Good("rockets", FIGHTER_LOADS, 2, ((ROCKETS, 10),)),
    Good("clusters", CLUSTER, 2, ((CLUSTERS, 5),)),
    Good("crate", CRATE, 1, ((AMMUNITION, 10),)),
    Good("explosive-crate", EXPLOSIVES, 1, ((EXPLOSIVE, 5),)),
    Good("hire-rookie", ROOKIE, 1, (), "rookie"),
    Good("hire-ace", ACES, 2, (), "ace"),
    Good("hire-veteran", ACES, 3, (), "veteran"),
    Good("hire-champion", ACES, 6, (), "ace-of-aces"),
    Good("mechanics", TEAM, 1, ((MECHANICS, 1),)),
    Good("parachutes", EQUIPMENT, 2, ((PARACHUTES, 5),)),
    Good("extinguishers", EQUIPMENT, 2, ((EXTINGUISHERS, 5),)),
    Good("vests", EQUIPMENT, 2, ((VESTS, 5),)),
    Good("handguns", EQUIPMENT, 2, ((HANDGUNS, 5),)),
    Good("bullets", EQUIPMENT, 2, ((BULLETS, 5),)),
    Good("outfit", EQUIPMENT, 2, tuple((item, 1) for item in range(PARACHUTES, BULLETS + 1))),
    Good("fuel", TANK, 1, ((FUEL, 10),)),
    Good("parts", SPARES, 1, ((PARTS, 5),)),
    Good("trenches", TRENCH, 2, ((TRENCHES, 9),)),
    Good("machine-guns", MACHINE_GUN, 2, ((MACHINE_GUNS, 6),)),
    Good("batteries", BATTERY, 2, ((FLAK, 3),)),
)
EQUIP: Final = {
    "extinguisher": EXTINGUISHERS,
    "vest": VESTS,
    "incendiary": EXPLOSIVE,
    "handgun": HANDGUNS,
    "bullets": BULLETS,
    "ammunition": AMMUNITION,
    "parachute": PARACHUTES,
}
"""What a pilot may have for his points, and the item of stock that it takes (WINGS-RULING-108)."""
