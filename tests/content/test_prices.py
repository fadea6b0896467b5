"""The prices of the packs keep to the worth that was measured (docs/balance)."""

from __future__ import annotations

import csv
from itertools import combinations
from pathlib import Path

import pytest

from escadrille.kernel.registry import slugs, system
from escadrille.lab.balance import Sides
from escadrille.lab.worth import EVEN, expected

MEASURED = Path(__file__).parents[2] / "docs" / "balance"
SLUGS = [slug for slug in slugs() if system(slug).lab.arena]


def rows(name: str) -> list[dict[str, str]]:
    with (MEASURED / name).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


@pytest.mark.parametrize("slug", SLUGS)
def test_fights_of_equal_points_are_even(slug: str) -> None:
    """Four pairs of five, but for those whose points the document settles for both."""
    arena = system(slug).lab.arena
    assert arena is not None
    contenders = {one.id: one for one in arena.contenders()}
    elo = {row["id"]: float(row["elo"]) for row in rows(f"{slug}.csv")}
    assert elo.keys() == contenders.keys()
    by_document = {(one.group, one.likeness) for one in contenders.values() if one.stated}
    stated = {one.id: (one.group, one.likeness) in by_document for one in contenders.values()}
    even = [
        EVEN[0] <= expected(elo[one.id] - elo[other.id]) <= EVEN[1]
        for one, other in combinations(contenders.values(), 2)
        if one.group == other.group and one.points is not None and one.points == other.points
        if not (stated[one.id] and stated[other.id])
    ]
    assert sum(even) >= 0.8 * len(even) > 0


@pytest.mark.parametrize("slug", SLUGS)
def test_every_contender_has_its_price(slug: str) -> None:
    arena = system(slug).lab.arena
    assert arena is not None
    for one in arena.contenders():
        assert one.points is not None, one.id
        assert arena.least <= one.points <= arena.most


@pytest.mark.parametrize("slug", SLUGS)
def test_a_scenario_is_even_or_says_which_side_is_favoured(slug: str) -> None:
    measured = {row["scenario"]: row["shares"] for row in rows(f"{slug}-scenarios.csv")}
    scenarios = {one.id: one for one in system(slug).content.scenarios()}
    assert measured.keys() == scenarios.keys()
    for name, shares in measured.items():
        sides = Sides(
            scenario=name,
            games=0,
            shares=[float(share) for share in shares.split()],
            interval=(0.0, 1.0),
            favours=scenarios[name].favours,
        )
        assert sides.honest, name
