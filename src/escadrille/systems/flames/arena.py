"""Fighter against fighter with nothing else in the way, to learn what each is worth."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from escadrille.content.packs import Pack, Words
from escadrille.kernel.lab import Contender
from escadrille.kernel.options import resolve
from escadrille.systems.flames.engine import FlamesRules
from escadrille.systems.flames.options import OPTIONS
from escadrille.systems.flames.schema import Aircraft, Fighter, Scenario, Side
from escadrille.systems.flames.tables import Tables, row_of

FIGHTER: Final = "fighter"
NAME: Final = Words(en="Trial", fr="Essai")


class FlamesArena:
    """See `escadrille.kernel.api.Arena`."""

    least, most = 1, 40
    teams: Sequence[int] = (2, 3)

    def __init__(self, load: Callable[[Sequence[Path]], Pack]) -> None:
        self._load = load

    def contenders(self, packs: Sequence[Path] = ()) -> list[Contender]:
        return [
            Contender(
                id=fighter.id,
                name=fighter.name,
                points=fighter.vp,
                stated="vp" in fighter.stated,
                group=FIGHTER,
                guess=fighter.vp,
                likeness=_likeness(fighter),
            )
            for fighter in self._load(packs).tables["fighter"].values()
        ]

    def rules(
        self, first: Sequence[str], second: Sequence[str], packs: Sequence[Path] = ()
    ) -> FlamesRules:
        pack = self._load(packs)
        scenario = Scenario(
            id="trial",
            origin="house",
            title=NAME,
            briefing=NAME,
            year=max(pack.tables["fighter"][name].year for name in (*first, *second)),
            side=tuple(
                Side(name=NAME, aircraft=tuple(Aircraft(fighter=name) for name in team))
                for team in (first, second)
            ),
        )
        return FlamesRules(Tables(pack, scenario, resolve(OPTIONS, {})))


def _likeness(fighter: Fighter) -> str:
    """Nation and year make no difference in a dogfight, nor do bombs."""
    sides = ((fighter, False), (fighter.damaged, True))
    return repr([row_of(side, None, damaged=damaged) for side, damaged in sides])
