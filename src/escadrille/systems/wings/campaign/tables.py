"""A campaign sheet, its packs and options compiled to integers."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Final, NamedTuple, get_args

from escadrille.content.packs import Pack
from escadrille.kernel.options import Values
from escadrille.systems.wings import generator
from escadrille.systems.wings.campaign.schema import Campaign
from escadrille.systems.wings.campaign.stores import MAJORS
from escadrille.systems.wings.schema import Aircraft, Camp, Errand, Zone, available, cost_class

NOBODY: Final = -1
CAMPS: Final[tuple[Camp, ...]] = get_args(Camp)
ZONES: Final[tuple[Zone, ...]] = get_args(Zone)
FIRST_ACTIVE: Final = 2  # sides among which chance names the first (WINGS-CAMP-10)
NATIONS: Final = ("france", "britain", "belgium", "italy", "usa", "germany", "austria-hungary")


class Task(NamedTuple):
    """A mission that may be chosen (WINGS-CAMP-11)."""

    errand: Errand
    zone: Zone
    aims: int
    aim: int = NOBODY
    """The major objective that it is about."""

    @property
    def name(self) -> str:
        last = MAJORS[self.aim] if self.aim != NOBODY else str(self.aims)
        return f"{self.errand}-{self.zone}-{last}"


def _tasks() -> list[Task]:
    found = []
    for errand in generator.ERRANDS:
        most = {"reconnaissance": 3, "photography": 3, "bombing": 2, "strafing": 2}.get(errand, 1)
        counts = [0] if errand == "patrol" else [*range(1, most + 1)]
        zones = generator.OVER.get(errand, generator.ANYWHERE)
        found += [Task(errand, zone, count) for zone in zones for count in counts]
    for errand in ("photography", "bombing"):
        found += [Task(errand, "enemy", 1, aim) for aim in range(len(MAJORS))]
    return found


TASKS: Final = _tasks()


class Tables:
    """One configured campaign."""

    def __init__(self, pack: Pack, sheet: Campaign, options: Values) -> None:
        self.pack, self.scenario, self.sheet, self.options = pack, sheet, sheet, options
        self.players = tuple(squadron.players for squadron in sheet.side)
        self.camps: Sequence[int] = tuple(
            side for side, n in enumerate(self.players) for _ in range(n)
        )
        self.seats = len(self.camps)
        self.leader = (0, self.players[0])
        self.own = [[seat for seat in range(self.seats) if self.camps[seat] == s] for s in (0, 1)]
        self.aircraft: list[Aircraft] = list(pack.tables["aircraft"].values())
        self.type_of = {plane.id: number for number, plane in enumerate(self.aircraft)}
        year, month = sheet.date.split("-")
        self.first_day = date(int(year), int(month), 1).toordinal()
        self.nation = [NATIONS.index(squadron.nation) for squadron in sheet.side]

    def cost_class(self, kind: int, month: str) -> str:
        return cost_class(self.aircraft[kind], month)

    def available(self, kind: int, side: int, month: str) -> bool:
        return available(self.aircraft[kind], CAMPS[side], month)


def month_of(day: int) -> str:
    return date.fromordinal(day).isoformat()[:7]
