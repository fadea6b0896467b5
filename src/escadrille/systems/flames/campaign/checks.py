"""What of a campaign sheet does not fit together, or names what is in no pack."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from typing import Any

from escadrille.content import packs
from escadrille.kernel.errors import BadOption
from escadrille.kernel.options import resolve
from escadrille.systems.flames.campaign.options import OPTIONS
from escadrille.systems.flames.campaign.schema import CAMPS, Arrow, Campaign, Option, Point
from escadrille.systems.flames.schema import alliance


def cross_check(tables: packs.Tables) -> Iterator[str]:
    """Return every fault of every sheet."""
    for sheet in tables["campaign"].values():
        for fault in _Check(sheet, tables).faults():
            yield f"campaign {sheet.id!r}: {fault}"


class _Check:
    """One sheet beside the packs whose aircraft and pilots it names."""

    def __init__(self, sheet: Campaign, tables: packs.Tables) -> None:
        self.sheet, self.tables = sheet, tables
        self.targets = {target.number: target for target in sheet.target}
        self.types: Mapping[str, Any] = {**tables["fighter"], **tables["bomber"]}

    def faults(self) -> Iterator[str]:
        try:
            resolve(OPTIONS, self.sheet.options)
        except BadOption as error:
            yield f"options: {error}"
        yield from self._unique()
        yield from self._targets()
        for arrow in self.sheet.arrow:
            yield from (f"arrow {arrow.id!r}: {fault}" for fault in self._arrow(arrow))
        for side, camp in enumerate(CAMPS):
            name = getattr(self.sheet.interceptor, camp)
            place = f"interceptor: {camp}"
            yield from self._flown(name, side, place)
            if name in self.tables["bomber"]:
                yield f"{place}: {name!r} is no fighter (FLAMES-CAMP-11)"
        for option in self.sheet.option:
            place = f"option {option.number} of the {option.side}"
            yield from (f"{place}: {fault}" for fault in self._option(option))
        yield from self._aces()
        yield from self._edges()
        if any(low >= high for low, high in pairwise(self.sheet.victory.least)):
            yield "victory: expected figures that fall from grade to grade (FLAMES-SCORE-04)"

    def _unique(self) -> Iterator[str]:
        """What a player names is there once, and options are numbered (FLAMES-OPT-04)."""
        sheet = self.sheet
        numbers: list[Iterable[object]] = [
            (f"target {target.number}" for target in sheet.target),
            (f"arrow {arrow.id!r}" for arrow in sheet.arrow),
            (f"option {option.number} of the {option.side}" for option in sheet.option),
        ]
        for names in numbers:
            for name, count in Counter(names).items():
                if count > 1:
                    yield f"{name}: there are {count} of it"

    def _targets(self) -> Iterator[str]:
        reached = {arrow.target for arrow in self.sheet.arrow}
        for target in self.sheet.target:
            place = f"target {target.number}"
            if target.damaged >= target.destroyed:
                yield f"{place}: damaged: expected less than destroyed (FLAMES-CAMP-18)"
            if target.number not in reached:
                yield f"{place}: no arrow leads to it (FLAMES-CAMP-06)"
        first = CAMPS.index(self.sheet.first)
        starts = [a for a in self.sheet.arrow if a.side == first and a.origin is None]
        if all(arrow.retake for arrow in starts):
            yield f"first: no Start arrow of the {self.sheet.first} to begin with (FLAMES-CAMP-07)"

    def _arrow(self, arrow: Arrow) -> Iterator[str]:
        for field in ("origin", "target"):
            number = getattr(arrow, field)
            if number is not None and number not in self.targets:
                yield f"{field}: there is no target {number}"
        if arrow.origin == arrow.target:
            yield "target: it starts there"
        if (arrow.origin is None) != (arrow.start is not None):
            yield "expected either an origin or a start"
        for name in arrow.aircraft:
            yield from self._flown(name, arrow.side, "aircraft")
            fighter = self.tables["fighter"].get(name)
            if fighter is not None and not fighter.bombs:
                yield f"aircraft: {name!r} carries no bombs (FLAMES-FB-01)"

    def _flown(self, name: str, side: int, place: str) -> Iterator[str]:
        """Return why a side does not fly a type in that year (FLAMES-COMP-06)."""
        found = self.types.get(name)
        if found is None:
            yield f"{place}: {name!r} is in no pack"
        elif alliance(found) != CAMPS[side]:
            yield f"{place}: {name!r} does not fly for the {CAMPS[side]} (FLAMES-COMP-06)"
        elif found.year > self.sheet.year:
            yield f"{place}: {name!r} entered service in {found.year}, after {self.sheet.year}"

    def _option(self, option: Option) -> Iterator[str]:
        side = CAMPS.index(option.side)
        for name in option.aircraft:
            yield from self._flown(name, side, "aircraft")
        told = {"side", "number", "stated"}
        if not any(getattr(option, name) for name in option.__struct_fields__ if name not in told):
            yield "it has no effect (FLAMES-OPT-04)"
        if option.pilot is None:
            return
        yield from self._flown(option.pilot.flies, side, "pilot: flies")
        fighter = self.tables["fighter"].get(option.pilot.flies)
        pilot = self.tables["pilot"].get(option.pilot.name)
        if fighter is None:
            yield f"pilot: flies: {option.pilot.flies!r} is no fighter (FLAMES-RULING-56)"
        if pilot is None:
            yield f"pilot: {option.pilot.name!r} is in no pack"
        elif fighter is not None and pilot.nation not in ("any", fighter.nation):
            yield f"pilot: {pilot.id!r} does not fly for {fighter.nation} (FLAMES-PILOT-01)"

    def _aces(self) -> Iterator[str]:
        """A named pilot flies for one side: both could choose him (FLAMES-RULING-56)."""
        sides: dict[str, set[str]] = {}
        for option in self.sheet.option:
            pilot = self.tables["pilot"].get(option.pilot.name) if option.pilot else None
            if pilot is not None and pilot.nation != "any":
                sides.setdefault(pilot.id, set()).add(option.side)
        for name, camps in sides.items():
            if len(camps) > 1:
                yield f"pilot {name!r}: both sides have him (FLAMES-RULING-56)"

    def _edges(self) -> Iterator[str]:
        """What is drawn is on the map."""
        chart = self.sheet.map
        if chart.west >= chart.east or chart.south >= chart.north:
            yield "map: expected west less than east, and south less than north"
            return
        drawn: dict[str, Point] = {
            **{f"target {target.number}: at": target.at for target in self.sheet.target},
            **{f"arrow {a.id!r}: start": a.start for a in self.sheet.arrow if a.start},
            **{f"map: label {label.name.en!r}: at": label.at for label in chart.label},
        }
        for place, (east, north) in drawn.items():
            if not (chart.west <= east <= chart.east and chart.south <= north <= chart.north):
                yield f"{place}: {east}, {north} is off the map"
