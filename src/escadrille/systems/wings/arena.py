"""Aircraft against aircraft over an empty table, to learn what each is worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from escadrille.content.packs import Pack, Words
from escadrille.kernel.lab import Contender
from escadrille.kernel.options import resolve
from escadrille.systems.wings.engine import WingsRules
from escadrille.systems.wings.options import OPTIONS, settled
from escadrille.systems.wings.schema import TWIN, Aircraft, Scenario, Side, Slot
from escadrille.systems.wings.tables import Tables

AIRCRAFT: Final = "aircraft"
NAME: Final = Words(en="Trial", fr="Essai")
TWIN_GUN: Final = 6  # a pair of guns looks worth so many points of structure
DATE: Final = "1918-11"  # of no weight here
# As in the first duel: the length of the table, how far from its edges the sides begin, the
# distance between friends, and by how much the second side stands aside from the first.
LENGTH: Final = 900
MARGIN: Final = 120
APART: Final = 200
ASIDE: Final = 100


class WingsArena:
    """See `escadrille.kernel.api.Arena`."""

    least, most = -4, 7
    teams: Sequence[int] = ()  # handicaps are for one against one (WINGS-DUEL-01)

    def __init__(self, load: Callable[[Sequence[Path]], Pack]) -> None:
        self._load = load

    def contenders(self, packs: Sequence[Path] = ()) -> list[Contender]:
        return [
            Contender(
                id=aircraft.id,
                name=aircraft.name,
                points=aircraft.duel,
                stated="duel" in aircraft.stated,
                group=AIRCRAFT,
                guess=_guess(aircraft),
                likeness=_likeness(aircraft),
            )
            for aircraft in self._load(packs).tables["aircraft"].values()
        ]

    def rules(
        self, first: Sequence[str], second: Sequence[str], packs: Sequence[Path] = ()
    ) -> WingsRules:
        depth = LENGTH + APART * (max(len(first), len(second)) - 1)
        scenario = Scenario(
            id="trial",
            origin="house",
            title=NAME,
            briefing=NAME,
            date=DATE,
            area=(LENGTH, depth),
            side=(
                Side(
                    name=NAME,
                    camp="entente",
                    edge="west",
                    aircraft=_line(first, MARGIN, (depth - ASIDE) / 2, 90),
                ),
                Side(
                    name=NAME,
                    camp="empires",
                    edge="east",
                    aircraft=_line(second, LENGTH - MARGIN, (depth + ASIDE) / 2, 270),
                ),
            ),
        )
        return WingsRules(Tables(self._load(packs), scenario, settled(resolve(OPTIONS, {}))))


def _line(team: Sequence[str], x: float, y: float, heading: int) -> tuple[Slot, ...]:
    """Return aircraft side by side, the middle of their line at a place."""
    south = y - APART * (len(team) - 1) / 2
    return tuple(
        Slot(type=name, at=(x, south + APART * number), heading=heading)
        for number, name in enumerate(team)
    )


def _guess(aircraft: Aircraft) -> float:
    return aircraft.structure + TWIN_GUN * sum(gun.letter == TWIN for gun in aircraft.guns)


def _likeness(aircraft: Aircraft) -> str:
    return repr((aircraft.deck, aircraft.guns, aircraft.structure, aircraft.climb, aircraft.seats))
