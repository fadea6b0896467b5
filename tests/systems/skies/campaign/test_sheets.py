"""The campaign sheet, and what `pack check` refuses."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from escadrille.kernel.errors import BadPack
from escadrille.systems.skies import load_packs
from escadrille.systems.skies.campaign.system import configure

SHEET = load_packs().tables["campaign"]["battle-of-britain"]


@pytest.mark.rule("SKIES-CAMP-01")
def test_the_calendar_is_that_of_the_ledger() -> None:
    assert [one.date.en for one in SHEET.mission] == [
        *("July 1940", "13 August", "18 August", "31 August", "15 September", "October"),
    ]
    assert [one.short for one in SHEET.mission] == [True, False] * 3
    assert [one.radar for one in SHEET.mission] == [True, True, *[False] * 4]
    assert SHEET.origin == "house"


def changed(**facts: Any) -> dict[str, Any]:
    """Return a sheet of one's own: that of the house with other facts."""
    return {**msgspec.to_builtins(SHEET), "id": "mine", **facts}


def sortie(**facts: Any) -> list[dict[str, Any]]:
    """Return the missions, the first of them with other facts."""
    first, *others = msgspec.to_builtins(SHEET.mission)
    return [{**first, **facts}, *others]


@pytest.mark.parametrize(
    ("facts", "told"),
    [
        ({"raf": list(SHEET.raf[:20])}, "expected 39 different names"),
        ({"raf": [SHEET.raf[0]] * 39}, "expected 39 different names"),
        ({"raf": []}, "length >= 9"),
        ({"options": {"weather": True}}, "options"),
        ({"mission": sortie(scenario="nowhere")}, "is in no pack"),
        ({"mission": sortie(scenario="france-300")}, "expected the raf on that side"),
        ({"mission": sortie(roster=[5, 0])}, "has no squadron 5"),
        ({"mission": sortie(roster=[0, 0])}, "of one engine"),
        ({"mission": sortie(scenario="big-raid", roster=[1, 1])}, "an ace outside its roster"),
        ({"mission": sortie(scenario="lame-duck")}, "no bomber to spare"),
        ({"mission": sortie(scenario="lame-duck", short=False)[:1]}, "the short form has none"),
    ],
)
def test_a_sheet_that_does_not_fit_is_refused(facts: dict[str, Any], told: str) -> None:
    with pytest.raises(BadPack, match=told):
        configure(changed(**facts))


def test_a_sheet_of_ones_own_is_flown() -> None:
    rules = configure(changed(mission=sortie()[:1]))
    assert len(rules.t.missions) == 1
    assert rules.situation(rules.start(1))["scenario"]["id"] == "mine"
