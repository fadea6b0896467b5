"""`escadrille balance`: what it prints, writes and refuses."""

from __future__ import annotations

import csv
import json
import tomllib
from pathlib import Path

import pytest
from tests.cli.conftest import Escadrille

SMALL = ("--meet", 2, "--games", 2, "--equal", 6, "--equal-games", 2, "--scenario-games", 1)


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", ("worth (Elo)", "Scenarios:")), ("fr", ("valeur (Elo)", "Scénarios"))],
)
def test_it_tells_worth_pairs_and_scenarios(
    escadrille: Escadrille, lang: str, words: tuple[str, ...]
) -> None:
    ran = escadrille("balance", "zero", *SMALL, "--jobs", 1, "--lang", lang)
    assert ran.code == 0
    for word in (*words, "A6M2 Zero", "Fw 190A"):
        assert word in ran.out
    assert max(len(line) for line in ran.out.splitlines() if "  " in line) <= 80


def test_it_writes_what_programs_read(escadrille: Escadrille, tmp_path: Path) -> None:
    table, picture, points = (tmp_path / name for name in ("b.csv", "b.svg", "b.toml"))
    files = ("--csv", table, "--svg", picture, "--write", points)
    ran = escadrille("balance", "flames", *SMALL, "--jobs", 1, "--json", *files)
    measured = json.loads(ran.out)
    assert measured["system"] == "flames"
    with table.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [row["id"] for row in rows] == [one["id"] for one in measured["worth"]]
    assert "<svg" in picture.read_text(encoding="utf-8")
    proposed = tomllib.loads(points.read_text(encoding="utf-8"))
    assert proposed == {one["id"]: one["proposed"] for one in measured["worth"]}
    assert proposed["p-11c"] == 3  # the document's


def test_a_system_that_is_not_there_is_refused(escadrille: Escadrille) -> None:
    assert escadrille("balance", "nothing").code == 2


def test_an_odd_number_of_games_is_refused(escadrille: Escadrille) -> None:
    assert escadrille("balance", "flames", "--games", 3).code == 2


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "Favours: US Marines"), ("fr", "Avantage\xa0: US Marines")]
)
def test_an_uneven_scenario_says_which_side_is_favoured(
    escadrille: Escadrille, lang: str, words: str
) -> None:
    assert words in escadrille("scenario", "show", "corsair-zeke", "--lang", lang).out
    assert words in escadrille("scenario", "list", "flames", "--lang", lang).out
    even = escadrille("scenario", "show", "mirror-duel", "--system", "flames", "--lang", lang).out
    assert words.partition(":")[0] not in even
