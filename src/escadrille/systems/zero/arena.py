"""Element against Element, and Leader against Leader, to learn what each is worth."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Final

from escadrille.content.packs import Pack, Words
from escadrille.kernel.lab import Contender
from escadrille.kernel.options import resolve
from escadrille.systems.zero.engine import ZeroRules
from escadrille.systems.zero.options import OPTIONS
from escadrille.systems.zero.schema import Element, Fighter, Scenario, Side, element_value
from escadrille.systems.zero.tables import Tables, leader_rows, wingman_rows

ELEMENT: Final = "element"
LEADER: Final = "leader"
ALONE: Final = "/leader"
"""After the name of a type: its Leader without a Wingman."""
NAME: Final = Words(en="Trial", fr="Essai")


class ZeroArena:
    """See `escadrille.kernel.api.Arena`."""

    least, most = 0, 20
    teams: Sequence[int] = (2, 3)

    def __init__(self, load: Callable[[Sequence[Path]], Pack]) -> None:
        self._load = load

    def contenders(self, packs: Sequence[Path] = ()) -> list[Contender]:
        fighters = self._load(packs).tables["fighter"].values()
        return [_contender(fighter, wingman=wing) for wing in (True, False) for fighter in fighters]

    def rules(
        self, first: Sequence[str], second: Sequence[str], packs: Sequence[Path] = ()
    ) -> ZeroRules:
        pack = self._load(packs)
        known = pack.tables["fighter"]
        scenario = Scenario(
            id="trial",
            origin="house",
            title=NAME,
            briefing=NAME,
            year=max(known[_type(name)].year for name in (*first, *second)),
            side=tuple(_side(team, known) for team in (first, second)),
        )
        return ZeroRules(Tables(pack, scenario, resolve(OPTIONS, {"fighter_bombers": True})))


def _type(name: str) -> str:
    return name.removesuffix(ALONE)


def _side(team: Sequence[str], known: Mapping[str, Fighter]) -> Side:
    return Side(
        name=NAME,
        flies=tuple(sorted({known[_type(name)].nation for name in team})),
        element=tuple(
            Element(fighter=_type(name), wingman=not name.endswith(ALONE)) for name in team
        ),
    )


def _contender(fighter: Fighter, *, wingman: bool) -> Contender:
    value = element_value(fighter, wingman=wingman)
    cards = ("leader.value", "wingman.value") if wingman else ("leader.value",)
    rows = (leader_rows(fighter), wingman_rows(fighter) if wingman else (), fighter.leader.ceiling)
    return Contender(
        id=fighter.id if wingman else fighter.id + ALONE,
        name=fighter.name,
        points=value,
        stated=all(card in fighter.stated for card in cards),
        group=ELEMENT if wingman else LEADER,
        guess=value,
        likeness=repr(rows),
    )
