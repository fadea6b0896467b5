"""A system of one seat on the command line: nobody to beat, and nothing that speaks of rivals."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.cli.conftest import Escadrille

from escadrille.cli import play as playing
from escadrille.cli.session import result
from escadrille.cli.terminal import Terminal
from escadrille.kernel.game import load
from escadrille.locale import voice

APPROACH = """
system = "phantom"
scenario = "rolling-thunder-usaf-short"
target = "coastal-radar"
turn = 1
step = "move"

[[pilot]]
card = "monger"
zone = "a-n"
altitude = "low"
load = "mk-82"
"""
GOLDEN = Path(__file__).parents[1] / "replays" / "phantom"


def test_a_series_has_grades_and_no_draws(escadrille: Escadrille) -> None:
    ran = escadrille("sim", "phantom", "--games", 4, "--seats", "random", "--seed", 3)
    assert ran.code == 0
    assert "random: -" in ran.out
    assert "victory points per game" in ran.out
    assert "4 games, 4 finished\n" in ran.out
    assert "The campaign was dismal." in ran.out
    assert not any(word in ran.out for word in ("draw", "wins", "seat"))


def test_the_commander_of_the_house_plays_where_nobody_is_named(escadrille: Escadrille) -> None:
    ran = escadrille("sim", "phantom", "--games", 1, "--json")
    figures = json.loads(ran.out)
    assert (figures["seats"], figures["draws"]) == (["tactical"], 0)
    assert len(figures["mean_scores"]) == 1


@pytest.mark.parametrize("die", [-1, 0, 1])
def test_the_value_of_an_option_may_be_negative(escadrille: Escadrille, die: int) -> None:
    line = ("--games", 1, "--seats", "random", "--option", f"enemy_die={die}")
    assert escadrille("sim", "phantom", *line).code == 0


def test_what_only_looks_like_a_number_stays_a_word() -> None:
    read = playing.read_options(["a=-", "b=--1", "c=1-", "d=-12", "e=²"], Terminal("en"))
    assert read == {"a": "-", "b": "--1", "c": "1-", "d": -12, "e": "²"}


@pytest.mark.parametrize("command", ["ladder", "balance"])
@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "phantom is for one seat: there is nobody to play against."),
        ("fr", "phantom se joue à une seule place\u00a0: il n’y a personne contre qui jouer."),
    ],
)
def test_what_needs_rivals_is_refused(
    escadrille: Escadrille, command: str, lang: str, told: str
) -> None:
    ran = escadrille(command, "phantom", "--jobs", 1, "--lang", lang)
    assert (ran.code, ran.out, ran.err.strip()) == (2, "", told)


class Watched(Terminal):
    """A person sits at it, and is asked nothing that this test does not expect."""

    watched = True

    def ask(self, prompt: str) -> str:
        raise AssertionError(prompt)


def test_nobody_is_asked_whom_to_fly_against() -> None:
    assert playing.opponent(Watched("en"), "phantom", None, []) == playing.OPPONENT
    with pytest.raises(AssertionError):
        playing.opponent(Watched("en"), "flames", None, [])


def test_campaigns_are_listed_and_shown(escadrille: Escadrille) -> None:
    assert "Linebacker: Navy (long)" in escadrille("scenario", "list", "phantom").out
    assert "missions = 12" in escadrille("scenario", "show", "linebacker-usn-long").out


def test_a_new_campaign_begins_without_a_list_of_seats(escadrille: Escadrille) -> None:
    ran = escadrille("play", "phantom", "--new", "--seed", 1, lines="quit\n")
    assert ran.code == 0
    assert "Seat 0" not in ran.out


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.jsonl")), ids=lambda path: path.stem)
def test_a_campaign_ends_with_its_grade(path: Path) -> None:
    game, _ = load(path)
    assert game.outcome is not None
    say = voice("en")
    grade, points, *_ = result(game, say, 0)
    assert grade == f"[bold]{say(f'phantom-reason-{game.outcome.reason}')}[/]"
    assert points.startswith(str(game.outcome.scores[0]))


def test_a_letter_that_is_an_order_is_no_line_of_the_menu(
    escadrille: Escadrille, home: Path, tmp_path: Path
) -> None:
    """The centre is written `c`, as the third thing that is forbidden is."""
    situation = tmp_path / "approach.toml"
    situation.write_text(APPROACH, encoding="utf-8")
    ran = escadrille("play", "phantom", "--situation", situation, lines="c\nquit\n")
    assert ran.code == 0, ran.err
    game, _ = load(next(home.glob("*.jsonl")))
    assert [game.rules.write(order) for _, order in game.orders] == ["c"]
