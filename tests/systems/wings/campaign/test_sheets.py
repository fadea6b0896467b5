"""The sheets of the periods: what the document states, and what cannot be one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from escadrille.kernel.errors import BadOption, BadPack
from escadrille.systems.wings import SHELF, careers
from escadrille.systems.wings.campaign.system import configure
from escadrille.systems.wings.campaign.tables import CAMPS, NATIONS
from escadrille.systems.wings.generator import names
from escadrille.systems.wings.schema import available

PACK = SHELF.load(())
SHEETS = PACK.tables["campaign"]
ALLIED = ("summer-1918", "autumn-1918")
FAVOURED = {"spring-1917": "empires", **dict.fromkeys(ALLIED, "entente")}


@pytest.mark.rule("WINGS-SUP-01", "WINGS-CAMP-03")
def test_the_periods_ship_and_favour_whom_the_document_favours() -> None:
    assert {*SHEETS} == {
        *("spring-1916", "autumn-1916", "spring-1917", "summer-1917"),
        *ALLIED,
    }
    for sheet in SHEETS.values():
        camp, _ = careers.supremacy(sheet.date)
        assert camp == FAVOURED.get(sheet.id)
        assert sheet.favours == (None if camp is None else CAMPS.index(camp))


@pytest.mark.rule("WINGS-CAMP-01", "WINGS-RULING-78")
def test_one_to_four_players_fly_for_a_side() -> None:
    sizes = {tuple(side.players for side in sheet.side) for sheet in SHEETS.values()}
    assert sizes == {(1, 1), (2, 2), (3, 3), (4, 4)}
    for sheet in SHEETS:
        rules = configure(sheet)
        assert rules.seats == sum(rules.t.players)


@pytest.mark.rule("WINGS-MIS-12")
@pytest.mark.parametrize("sheet", SHEETS)
def test_both_sides_find_fighters_and_two_seaters_at_that_date(sheet: str) -> None:
    date = SHEETS[sheet].date
    for camp in CAMPS:
        planes = PACK.tables["aircraft"].values()
        seats = {plane.seats for plane in planes if available(plane, camp, date)}
        assert seats == {1, 2}


@pytest.mark.parametrize("sheet", SHEETS)
def test_squadrons_are_of_a_nation_of_their_camp(sheet: str) -> None:
    for camp, side in zip(CAMPS, SHEETS[sheet].side, strict=True):
        assert side.nation in [nation for nation, _ in names.NATIONS[camp]]
        assert side.nation in NATIONS
        assert {side.name.en, side.name.fr} != {""}


def test_uneven_squadrons_may_meet() -> None:
    raw = plain("summer-1917")
    raw["side"][0]["players"] = 1
    rules = configure(raw)
    assert (rules.seats, rules.start(1).cp) == (4, [6, 18])


def plain(sheet: str) -> dict[str, Any]:
    raw: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(SHEETS[sheet]))
    return {key: value for key, value in raw.items() if value is not None} | {"id": "mine"}


Change = Callable[[dict[str, Any]], Any]
FAULTS: list[tuple[Change, str]] = [
    (lambda raw: raw["side"][0].update(players=5), "players"),
    (lambda raw: raw["side"][0].update(players=0), "players"),
    (lambda raw: raw.update(date="1914-08"), "date"),
    (lambda raw: raw.update(missions=16), "missions"),
    (lambda raw: raw["side"].pop(), "side"),
    (lambda raw: raw["side"][0].update(horses=4), "horses"),
    (lambda raw: raw["side"][0].update(nation="atlantis"), "atlantis"),
    (lambda raw: raw["side"][0].update(nation="germany"), "germany"),
]


@pytest.mark.parametrize(("change", "told"), FAULTS, ids=[told for _, told in FAULTS])
def test_a_sheet_that_does_not_fit_together_is_refused(change: Change, told: str) -> None:
    raw = plain("spring-1916")
    change(raw)
    with pytest.raises(BadPack) as refused:
        configure(raw)
    assert told in "\n".join(refused.value.faults)


def test_an_option_that_is_none_is_refused() -> None:
    with pytest.raises(BadOption):
        configure("spring-1916", {"ranks": "all"})
