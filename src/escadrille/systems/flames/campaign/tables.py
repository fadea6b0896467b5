"""A campaign sheet, its packs and options compiled to integers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from escadrille.content.packs import Pack
from escadrille.kernel.options import Values
from escadrille.systems.flames.campaign.schema import CAMPS, Campaign, Option

NOBODY: Final = -1
AXIS, ALLIES = range(2)  # the seats, and the sides of every mission (FLAMES-CAMP-01)
INTACT, DAMAGED, DESTROYED = range(3)
STATUSES: Final = ("intact", "damaged", "destroyed")


class Tables:
    """One configured campaign."""

    seats = len(CAMPS)
    camps: Sequence[int] = range(len(CAMPS))

    def __init__(self, pack: Pack, sheet: Campaign, options: Values) -> None:
        self.pack, self.scenario, self.sheet, self.options = pack, sheet, sheet, options
        self.scale = int(options["scale"])
        self.first = CAMPS.index(sheet.first)
        self.half_vp = bool(options["campaign_half_vp"])
        self.targets, self.arrows = sheet.target, sheet.arrow
        numbers = {target.number: place for place, target in enumerate(sheet.target)}
        self.target_of = [numbers[arrow.target] for arrow in sheet.arrow]
        self.origin_of = [
            NOBODY if arrow.origin is None else numbers[arrow.origin] for arrow in sheet.arrow
        ]
        self.side_of = [arrow.side for arrow in sheet.arrow]
        self.arrow_of = {arrow.id: place for place, arrow in enumerate(sheet.arrow)}
        self.entries: list[Option] = sorted(sheet.option, key=_listed)
        self.entry_of = {_listed(entry): place for place, entry in enumerate(self.entries)}
        self.types: dict[str, Any] = {**pack.tables["fighter"], **pack.tables["bomber"]}
        self.type_ids = [*self.types]
        self.pilots: dict[str, Any] = pack.tables["pilot"]
        self.pilot_ids = [*self.pilots]

    def values(self, target: int) -> tuple[int, int]:
        """Return the bombs that damage and that destroy a target.

        Rules: FLAMES-CAMP-18, FLAMES-SCALE-01.
        """
        sheet = self.targets[target]
        return sheet.damaged * self.scale, sheet.destroyed * self.scale

    def interceptor(self, side: int) -> str:
        name: str = getattr(self.sheet.interceptor, CAMPS[side])
        return name


def _listed(entry: Option) -> tuple[int, int]:
    return CAMPS.index(entry.side), entry.number
