"""`escadrille ladder`: what it prints and writes, in both languages, and what it refuses."""

from __future__ import annotations

import csv
import json
from itertools import pairwise
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from tests.bots.test_outside import HUNTER, READY
from tests.cli.conftest import Escadrille

from escadrille.cli.ladder_svg import Axis, short
from escadrille.lab import ladder
from escadrille.lab.ladder import Rating
from escadrille.lab.sim import Played, play_one

QUICK = ("ladder", "flames", "--games", 4, "--jobs", 1, "--bots", "tactical")
SVG = "{http://www.w3.org/2000/svg}"


def test_json_has_the_ratings_best_first_and_nothing_else_is_printed(
    escadrille: Escadrille,
) -> None:
    ran = escadrille(*QUICK, "--json", "--seed", 7)
    assert (ran.code, ran.err) == (0, "")
    found = json.loads(ran.out)
    assert (found["system"], found["scenario"], found["seed"]) == ("flames", "mirror-duel", 7)
    assert [set(one) for one in found["ratings"]] == [{"bot", "elo", "low", "high", "games"}] * 2
    best, worst = found["ratings"]
    assert best == {"bot": "tactical", "elo": 1000, "low": 1000, "high": 1000, "games": 4}
    assert worst["bot"] == "random"
    assert worst["low"] < worst["elo"] < worst["high"]


def test_the_levels_take_part_unless_others_are_chosen(
    escadrille: Escadrille, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder, "_play", lambda tasks, jobs: iter(()))
    for more, expected in (
        ((), {"random", "tactical", "recruit", "pilot", "veteran", "ace"}),
        (("--bots", "ace:cautious"), {"random", "tactical", "ace:cautious"}),
    ):
        ran = escadrille("ladder", "flames", "--json", *more)
        assert json.loads(ran.out)["points"].keys() == expected


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("rank", "Elo", "Pair by pair", "4 games in", "tactical is 1000")),
        ("fr", ("rang", "Elo", "Paire par paire", "4 parties en", "tactical vaut 1000")),
    ],
)
def test_a_ladder_is_shown_in_tables_and_a_plot(
    escadrille: Escadrille, lang: str, words: tuple[str, ...]
) -> None:
    ran = escadrille(*QUICK, "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    for word in words:
        assert word in ran.out
    *drawing, _, _ = ran.out.splitlines()
    assert max(map(len, drawing)) <= 80
    bars = [line for line in drawing if line.startswith("random ")]
    assert len(bars) == 1
    low, elo, high = (bars[0].index(sign) for sign in "├●┤")
    assert low < elo < high
    assert any(line.startswith("tactical ") and "◆" in line for line in drawing)


def test_a_table_and_a_picture_are_written(escadrille: Escadrille, tmp_path: Path) -> None:
    table, picture = tmp_path / "ladder.csv", tmp_path / "ladder.svg"
    for lang, said in (("en", "strength of the bots"), ("fr", "la force des robots")):
        ran = escadrille(*QUICK, "--json", "--csv", table, "--svg", picture, "--lang", lang)
        ratings = json.loads(ran.out)["ratings"]
        rows = list(csv.DictReader(table.read_text().splitlines()))
        for rank, (row, rating) in enumerate(zip(rows, ratings, strict=True), start=1):
            assert row["rank"] == str(rank)
            assert {name: row[name] for name in rating} == {n: str(v) for n, v in rating.items()}
        drawn = ElementTree.parse(picture).getroot()
        assert said in str(drawn.findtext(f"{SVG}title"))
        texts = [text.text for text in drawn.iter(f"{SVG}text")]
        assert {"tactical", "random", "1000", str(ratings[1]["elo"])} <= {*texts}
        assert len(list(drawn.iter(f"{SVG}circle"))) == 1


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_interrupted_it_tells_what_was_played(
    escadrille: Escadrille, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    played = iter(range(3))

    def interrupted(*arguments: Any) -> Played:
        if next(played, None) is None:
            raise KeyboardInterrupt
        return play_one(*arguments)

    monkeypatch.setattr(ladder, "play_one", interrupted)
    ran = escadrille(*QUICK, "--lang", lang)
    assert ran.code == 130
    assert ("Interrupted: " if lang == "en" else "Interrompu\u00a0: ") in ran.out
    assert ("2 games in" if lang == "en" else "2 parties en") in ran.out
    assert "tactical – random" in ran.out


def test_interrupted_before_any_game_it_has_nothing_to_show(
    escadrille: Escadrille, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def interrupted(*_: object) -> object:
        raise KeyboardInterrupt

    monkeypatch.setattr(ladder, "play_one", interrupted)
    ran = escadrille(*QUICK, "--svg", tmp_path / "empty.svg", "--csv", tmp_path / "empty.csv")
    assert ran.code == 130
    assert ran.out.startswith("Interrupted: ")
    assert "0 games in" in ran.out


@pytest.mark.parametrize(
    ("wrong", "told"),
    [
        (("--bots", "recruit,nobody"), "Unknown bot: nobody"),
        (("--bots", "recruit,,ace"), '"recruit,,ace" has an empty name'),
        (("--bots", "./nobody.py"), "./nobody.py: there is no such bot."),
        (("--games", 7), "--games 7: an even number is needed"),
        (("--games", 0), "--games: the least possible is 2."),
        (("--scenario", "nowhere"), "Unknown scenario: nowhere"),
        (("--csv", "no-such-folder/x.csv"), "no-such-folder/x.csv: cannot be read or written"),
        (("--svg", "no-such-folder/x.svg"), "no-such-folder/x.svg: cannot be read or written"),
        (("--pack", "no-such-pack"), "This pack"),
    ],
)
def test_a_bad_ladder_is_refused(
    escadrille: Escadrille, wrong: tuple[str, object], told: str
) -> None:
    ran = escadrille("ladder", "flames", *wrong)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(told)


def test_a_refused_ladder_writes_no_file(escadrille: Escadrille, tmp_path: Path) -> None:
    table = tmp_path / "ladder.csv"
    assert escadrille("ladder", "flames", "--bots", "nobody", "--csv", table).code == 2
    assert not table.exists()


def test_an_unknown_system_is_refused(escadrille: Escadrille) -> None:
    ran = escadrille("ladder", "chess", "--lang", "fr")
    assert ran.code == 2
    assert "chess" in ran.err


def test_a_bot_from_outside_climbs_and_loses_the_games_in_which_it_fails(
    escadrille: Escadrille, tmp_path: Path
) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text(READY + "sys.exit('my mistake')")
    ran = escadrille("ladder", "flames", "--games", 2, "--jobs", 1, "--bots", f"{HUNTER},{bad}")
    assert ran.code == 0
    assert ran.err.count("my mistake") == 1
    assert f"{bad} lost 6 games with its seat" in ran.out
    assert "seed of the deals" in ran.out
    assert f"{short(str(bad))} " in ran.out


def test_an_axis_has_round_figures_that_hold_all_intervals() -> None:
    for low, high in ((1000, 1000), (-1287, 1000), (412, 1388), (990, 1010), (-40000, 1000)):
        axis = Axis([Rating("a", low, low, high, 2)], 60, 10)
        assert axis.ticks[0] <= low <= high <= axis.ticks[-1]
        places = [axis.place(elo) for elo in axis.ticks]
        assert all(right - left >= 7 for left, right in pairwise(places))
        assert 0 <= axis.place(low) <= axis.place(high) <= 60


def test_a_long_path_is_cut_at_its_beginning() -> None:
    assert short("ace:opportunist") == "ace:opportunist"
    assert short("/a/very/long/way/to/some/bot.py") == "…long/way/to/some/bot.py"
