"""Bots from outside on the command line: what is said of them, in both languages."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.bots.test_outside import FAULTS, HUNTER, ON, READY
from tests.cli.conftest import Escadrille

from escadrille.bots.outside import Fault
from escadrille.cli.opponent import lost_seat
from escadrille.locale import LANGUAGES, voice

KINDS = {kind for _, kind, _ in FAULTS.values()} | {"late", "start"}


@pytest.fixture
def bad(tmp_path: Path) -> Path:
    path = tmp_path / "bad.py"
    path.write_text(READY + "sys.exit('my mistake')")
    return path


def test_a_series_with_a_substitute_says_so_once_and_counts_it_apart(
    escadrille: Escadrille, bad: Path
) -> None:
    ran = escadrille("sim", "flames", "--games", 3, "--seats", f"{bad},random", "--jobs", 2)
    assert ran.code == 0
    assert ran.err.count("loses seat 1 to tactical") == 1
    assert ran.err.startswith(f"Game 0:\n{bad} loses seat 1 to tactical")
    assert "at its decision 1." in ran.err
    assert "    my mistake\n" in ran.err
    assert "substitutes took over 3 times" in ran.out
    assert f"{bad}: 0 wins, 0 points" in ran.out
    assert f"{bad}+tactical: " in ran.out


def test_the_time_for_an_answer_is_an_option(escadrille: Escadrille, tmp_path: Path) -> None:
    slow = tmp_path / "slow.py"
    slow.write_text(READY + "time.sleep(1000)")
    arguments = ("--games", 1, "--seats", f"{slow},random", "--bot-seconds", 0.2, "--lang", "fr")
    ran = escadrille("sim", "flames", *arguments)
    assert "Pas de réponse en 0,2\u00a0s." in ran.err
    assert "(remplacé 1 fois)" in ran.out.replace("\n", " ")


def test_json_figures_name_every_substitute(escadrille: Escadrille, bad: Path) -> None:
    arguments = ("--games", 2, "--seats", f"{bad},random", "--json", "--lang", "fr")
    ran = escadrille("sim", "flames", *arguments)
    figures = json.loads(ran.out)
    assert [(one["game"], one["kind"]) for one in figures["substituted"]] == [
        (0, "gone"),
        (1, "gone"),
    ]
    assert "perd la place 1 au profit de tactical" in ran.err


def test_the_deals_of_a_guest_are_secret_unless_a_seed_is_given(
    escadrille: Escadrille, tmp_path: Path
) -> None:
    """A bot that knew the seed could deal the cards itself."""
    seeds = []
    for more in ((), (), ("--seed", 7)):
        arguments = ("--games", 1, "--seats", f"{HUNTER},random", "--json", *more)
        seeds.append(json.loads(escadrille("sim", "flames", *arguments).out)["seed"])
    assert len({*seeds}) == 3
    assert min(seeds[:2]) > 1 << 32
    assert seeds[2] == 7
    house = escadrille("sim", "flames", "--games", 1, "--json")
    assert json.loads(house.out)["seed"] == 0


@pytest.mark.parametrize(
    ("seat", "said"),
    [("./nobody.py", "./nobody.py: there is no such bot."), (__file__ + "x", "no such bot")],
)
def test_a_path_without_a_bot_is_refused(escadrille: Escadrille, seat: str, said: str) -> None:
    for arguments in (
        ("sim", "flames", "--seats", seat),
        ("play", "flames", "--seat", f"2={seat}"),
    ):
        ran = escadrille(*arguments)
        assert (ran.code, ran.out) == (2, "")
        assert said in ran.err


def test_a_guest_sits_in_the_terminal(escadrille: Escadrille, tmp_path: Path) -> None:
    good = tmp_path / "good.py"
    good.write_text(READY + "answer()" + ON)
    seats = ("--seat", f"1={good}", "--seat", f"2={HUNTER}")
    ran = escadrille("play", "flames", "--seed", 3, *seats)
    assert (ran.code, ran.err) == (0, "")
    assert "The record:" in ran.out


def test_a_player_is_told_that_a_guest_was_replaced(escadrille: Escadrille, bad: Path) -> None:
    ran = escadrille("play", "flames", "--seed", 3, "--seat", f"2={bad}", lines="1\n1\n1\n")
    assert ran.err.count("loses seat 2 to tactical") == 1
    assert "my mistake" in ran.err
    assert "loses seat 2 to tactical" in ran.out.replace("\n", " ")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_fault_has_its_words(lang: str) -> None:
    """A kind without words would raise when it is told."""
    facts: dict[str, str | float] = {
        "status": 1,
        "limit": 1,
        "seconds": 1.5,
        "line": "x",
        "reason": "y",
    }
    facts |= {"said": 1, "asked": 2, "order": "z", "rule": "FLAMES-ALT-04"}
    for kind in KINDS:
        fault = Fault(
            bot="./bot", seat=0, decision=0, kind=kind, facts=facts, stderr=[], substitute="random"
        )
        heading, reason = lost_seat(fault, voice(lang))
        assert "./bot" in heading
        assert len(reason) > 20
