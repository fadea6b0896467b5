"""What the pack of bombers ships: types of six nations, raids of every kind, stated figures."""

from __future__ import annotations

from typing import Any, get_args

import pytest

from escadrille.kernel.errors import BadPack
from escadrille.systems.flames import configure, load_packs
from escadrille.systems.flames.schema import Bomber, Nation, Scenario

BOMBERS: dict[str, Bomber] = load_packs().tables["bomber"]
RAIDS: list[Scenario] = [one for one in load_packs().tables["scenario"].values() if one.raid]
PLANES = [plane for raid in RAIDS for side in raid.side for plane in side.aircraft]


def test_there_are_bombers_of_six_nations() -> None:
    assert len(BOMBERS) >= 14
    assert {one.nation for one in BOMBERS.values()} == set(get_args(Nation))


def test_ten_types_of_fighter_bombers_of_six_nations_fly() -> None:
    loaded = {plane.type for plane in PLANES if plane.loaded}
    fighters = load_packs().tables["fighter"]
    assert len(loaded) >= 10
    assert {fighters[name].nation for name in loaded} == set(get_args(Nation))


def test_there_are_raids_escorts_and_interceptions() -> None:
    assert len(RAIDS) >= 8
    assert any(one.mission is None for one in RAIDS)
    assert sum(one.mission is not None and one.mission.target is not None for one in RAIDS) >= 8
    levels = [
        {BOMBERS[plane.bomber].altitude for plane in side.aircraft if plane.bomber}
        for raid in RAIDS
        for side in raid.side
    ]
    assert sum(len(found) > 1 for found in levels) >= 3


@pytest.mark.parametrize(
    ("name", "figures"),
    [
        ("b-24d", {"speed": 1, "defense": 5, "support": 2}),
        ("ju-87b", {"defense": 2, "support": 1}),
        ("b5n2", {"bombs": 14}),
    ],
)
def test_figures_that_the_document_states(name: str, figures: dict[str, int]) -> None:
    found = BOMBERS[name]
    assert {key: getattr(found, key) for key in figures} == figures
    assert set(found.stated) == set(figures)
    assert BOMBERS["b5n2"].damaged.bombs == 8


@pytest.mark.parametrize("found", BOMBERS.values(), ids=lambda one: one.id)
def test_the_damaged_side_is_never_better(found: Bomber) -> None:
    for name in ("speed", "defense", "support", "bombs"):
        assert getattr(found.damaged, name) <= getattr(found, name)
    assert found.damaged.airframe > found.airframe


def raid(**changes: Any) -> dict[str, Any]:
    plain: dict[str, Any] = {
        "id": "mine",
        "origin": "house",
        "title": {"en": "Mine", "fr": "Le mien"},
        "briefing": {"en": "A raid.", "fr": "Un raid."},
        "year": 1945,
        "mission": {},
        "side": [
            {"name": {"en": "A", "fr": "A"}, "aircraft": [{"bomber": "ju-87b"}]},
            {"name": {"en": "B", "fr": "B"}, "aircraft": [{"fighter": "p-11c"}]},
        ],
    }
    plain["side"][0]["aircraft"][0] |= changes.pop("plane", {})
    plain["side"][0] |= changes.pop("ours", {})
    return plain | changes


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"plane": {"bomber": "zeppelin"}}, "in no pack"),
        ({"plane": {"fighter": "p-11c"}}, "either a fighter or a bomber"),
        ({"plane": {"pilot": "galland"}}, "FLAMES-RULING-56"),
        ({"plane": {"loaded": True}}, "FLAMES-FB-01"),
        ({"options": {"free_for_all": True}}, "two sides"),
        ({"mission": None, "ours": {"effects": {"fuel": True}}}, "FLAMES-CAMP-20"),
        ({"mission": {"scale": 3}, "plane": {"cell": [0, 0]}}, "FLAMES-SCALE-01"),
        ({"mission": {"scale": 9}, "ours": {"aircraft": [{"bomber": "ju-87b"}] * 3}}, "at most 24"),
        ({"year": 1936}, "entered service"),
    ],
)
def test_a_raid_that_cannot_be_is_refused_with_its_reason(
    changes: dict[str, Any], fault: str
) -> None:
    with pytest.raises(BadPack, match=fault):
        configure(raid(**changes))


def test_a_raid_in_place_is_flown() -> None:
    rules = configure(raid())
    assert rules.pending(rules.start(1))
