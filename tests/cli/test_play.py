"""A game in the terminal: played by a pipe, left and continued, killed and continued."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from datetime import datetime
from pathlib import Path

import pytest
from tests.cli.conftest import Escadrille

from escadrille.bots import roster
from escadrille.bots.api import Bot
from escadrille.cli.menu import Menu, Numbers
from escadrille.kernel import game as games
from escadrille.kernel import record
from escadrille.kernel.api import Order
from escadrille.kernel.rng import commitment
from escadrille.kernel.system import System
from escadrille.locale import voice

# Something of every menu, then what declines: such a pilot ends his game soon.
LINES = "".join(f"{number}\n0\n" for _ in range(80) for number in range(1, 9))
DECK = """
system = "flames"
active = "a1"
phase = "altitude"
deck = "{deck}"
aircraft = [
  {{ fighter = "p-11c", side = 0, level = "low", hand = "ims-2-2" }},
  {{ fighter = "bf-109d", side = 1, level = "very-low" }},
]
"""
ATTACKED = """
system = "flames"
active = "b1"
stack = ["round", "phase b1 action action", "resolve", "react a1 in-my-sights"]
chain = "ims-1-1"

[action]
use = "attack"
by = "b1"
on = "a1"
card = "ims-1-1"
last = "b1"
hits = 1
depth = 2

[[aircraft]]
fighter = "p-11c"
side = 0
level = "low"
hand = "ims-2-2 ims-2-2"

[[aircraft]]
fighter = "bf-109d"
side = 1
level = "low"
acted = true
"""


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_whole_game_is_played_through_a_pipe(
    escadrille: Escadrille, home: Path, lang: str
) -> None:
    ran = escadrille("play", "flames", "--seed", 5, "--lang", lang, lines=LINES)
    assert ran.code == 0
    assert ran.err == ""
    (path,) = home.glob(f"flames-first-duel-{datetime.now().astimezone():%Y-%m-%d}-*.jsonl")
    game, read = games.load(path)
    assert game.outcome is not None
    assert read.end is not None
    before, _, after = ran.out.partition("\n>")
    assert commitment(5) in before
    assert commitment(5) in after
    result = {"en": ("Victory", "Defeat", "draw"), "fr": ("Victoire", "Défaite", "Match nul")}[lang]
    assert any(word in ran.out for word in result)
    assert str(path) in ran.out.replace("\n", "")


def test_a_battle_of_four_aircraft_is_played_to_its_end(escadrille: Escadrille) -> None:
    ran = escadrille("play", "flames", "--scenario", "vistula", "--seed", 3, lines=LINES)
    assert (ran.code, ran.err) == (0, "")
    assert "victory points" in ran.out


def test_a_number_stays_with_its_answer_while_the_question_is_the_same() -> None:
    game = games.new("flames", scenario="first-duel", seats=["human", "random"], seed=7)
    numbers = Numbers()
    kept: dict[str, dict[Order, str]] = {}
    for _ in range(200):
        seat, decision = game.pending[0]
        legal = [game.rules.order(game.state, seat, n) for n in game.rules.legal(game.state, seat)]
        if seat == 0:
            menu = Menu(game, seat, game.sight(seat, rich=True), voice("en"), numbers)
            assert len({answer.key for answer in menu.legal}) == len(legal)
            turn = f"{decision} {game.rules.turn(game.state)}"
            before = kept.setdefault(turn, {})
            for answer in menu.legal:
                assert before.setdefault(answer.order, answer.key) == answer.key
        game.order(seat, legal[-1])
        if not game.pending:
            break
    assert any(len(answers) > 3 for answers in kept.values())


def test_two_people_share_the_keyboard(escadrille: Escadrille) -> None:
    ran = escadrille("play", "flames", "--seat", "2=human", "--seed", 3, lines="1\n2\n0\n")
    assert "Pass the keyboard to seat 1." in ran.out
    first, _, second = ran.out.partition("Pass the keyboard to seat 2.")
    assert "Hand of a1" in first
    assert "Hand of b1" not in first
    assert "Hand of b1" in second.partition("Pass the keyboard")[0]
    assert "Hand of a1" not in second.partition("Pass the keyboard")[0]


def test_a_screen_shows_all_that_a_player_needs(escadrille: Escadrille) -> None:
    ran = escadrille("play", "flames", "--seed", 446, lines="3\n0\n")
    screen = ran.out.rpartition("First duel")[2]
    for word in ("turn 1/6", "actions", "Medium", "a1 Spitfire I", "b1 Bf-109E Emil", "□□□│□□□"):
        assert word in screen
    assert "Hand of a1: Barrel Roll" in screen
    assert "Bursts of a1: own 2 · (Advantaged 1) · (Tailing 2)" in screen
    assert re.search(r"1  In My Sights 1/1 +manoeuvre 1 · attack 1/1 · barrage \+1", screen)
    assert "a  Barrel Roll — FLAMES-CARD-02" in screen


@pytest.mark.parametrize("question", ["?a", "why a", "why barrel-roll", "why barrel", "a"])
def test_a_refusal_is_explained(escadrille: Escadrille, question: str) -> None:
    ran = escadrille("play", "flames", "--seed", 446, lines=f"3\n0\n{question}\n")
    assert "FLAMES-CARD-02 — Barrel Roll" in ran.out
    assert "Disadvantaged" in ran.out


def test_notation_and_words_are_orders_too(escadrille: Escadrille, home: Path) -> None:
    lines = "medium\nstay\nims-3-3 maneuver b1 2\n"
    ran = escadrille("play", "flames", "--seed", 446, lines=lines)
    assert "Your Spitfire I manoeuvres on b1: 2 steps (In My Sights 3/3)" in ran.out
    (path,) = home.glob("*.jsonl")
    game, _ = games.load(path)
    orders = [game.rules.write(order) for seat, order in game.orders if seat == 0]
    assert orders[:5] == ["medium", "pass", "ims-3-3", "maneuver", "2"]


def test_alone_against_bots_one_takes_back_as_far_as_one_likes(
    escadrille: Escadrille, home: Path
) -> None:
    ran = escadrille(
        "play", "flames", "--seed", 446, lines="undo\n3\nundo\n3\n0\n2\n" + 4 * "undo\n"
    )
    assert ran.out.count("Nothing can be taken back: no order was given yet") == 2
    assert ran.out.count("Taken back.") == 4
    (path,) = home.glob("*.jsonl")
    assert any(line.back for line in record.read(path).lines)
    game, _ = games.load(path)
    assert not [order for seat, order in game.orders if seat == 0]


def test_in_a_campaign_what_was_drawn_stands(escadrille: Escadrille) -> None:
    ran = escadrille("play", "phantom", "--seed", 1, lines="undo\n")
    assert "in a campaign what was revealed, drawn or answered stands" in ran.out


def test_a_line_does_not_feel_for_cards_not_yet_drawn(
    escadrille: Escadrille, tmp_path: Path
) -> None:
    """Two decks that a player cannot tell apart give him the same answers."""
    path = tmp_path / "deck.toml"
    told = []
    for deck in ("yo-yo scissors", "scissors yo-yo"):
        path.write_text(DECK.format(deck=deck), encoding="utf-8")
        lines = "why dive yo-yo\nwhy dive scissors\n"
        ran = escadrille("situation", "play", path, lines=lines)
        told.append(ran.out.partition("The game is saved")[0])
    assert told[0] == told[1]


def test_commands_and_mistakes_change_nothing(escadrille: Escadrille, home: Path) -> None:
    lines = "help\nlog\nrules alt-04\nrules alt-4\n[/bold]\n99\n\nwhy\nwhy 1\nsave\n"
    ran = escadrille("play", "flames", "--seed", 446, lines=lines)
    assert (ran.code, ran.err) == (0, "")
    for word in ("take back", "FLAMES-ALT-04 —", "Perhaps:", '"[/bold]" is no answer'):
        assert word in ran.out
    for word in ("There is no item 99", "Why what?", "Nothing forbids that", "To continue"):
        assert word in ran.out
    (path,) = home.glob("*.jsonl")
    assert all(line.seat == 1 for line in record.read(path).lines)


def test_the_language_of_the_environment_is_spoken(
    escadrille: Escadrille, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    ran = escadrille("play", "flames", "--seed", 446, lines="3\naide\npourquoi climb\nquitter\n")
    assert "Quelle carte" not in ran.out
    assert "Rien ne l’interdit." in ran.out
    assert "reprendre votre dernier ordre" in ran.out
    assert "Pour la reprendre" in ran.out


def test_a_single_answer_is_given_for_the_player_unless_he_minds(
    escadrille: Escadrille, tmp_path: Path
) -> None:
    path = tmp_path / "attacked.toml"
    path.write_text(ATTACKED, encoding="utf-8")
    auto = escadrille("situation", "play", path)
    asked = escadrille("situation", "play", path, "--no-auto", lines="0\n0\n")
    assert "(nothing else possible: take 1 hit)" in auto.out
    assert "Does your P.11c answer In My Sights?" not in auto.out
    assert "nothing else possible" not in asked.out
    assert "b1 Bf-109D Dora fires at your P.11c: 1 hit." in asked.out
    assert "Your P.11c suffers 1 damage (total 1)" in asked.out


def test_a_game_that_was_left_goes_on(escadrille: Escadrille, home: Path) -> None:
    escadrille("play", "flames", "--seed", 446, lines="3\n")
    (path,) = home.glob("*.jsonl")
    before = record.read(path).lines
    ran = escadrille("play", "flames", lines="x\n1\n2\n")
    assert "You left a game unfinished" in ran.out
    assert "continue First duel (human, tactical), 2 orders" in ran.out
    assert [*home.glob("*.jsonl")] == [path]
    assert record.read(path).lines[: len(before)] == before
    assert len(record.read(path).lines) > len(before)


def test_a_new_game_can_be_preferred(escadrille: Escadrille, home: Path) -> None:
    escadrille("play", "flames", "--seed", 446, lines="3\n")
    assert "unfinished" not in escadrille("play", "flames", "--new").out
    for wish in (("--scenario", "vistula"), ("--seat", "2=human"), ("--option", "pilots=true")):
        assert "unfinished" not in escadrille("play", "flames", *wish).out
    assert "You left 5 games unfinished" in escadrille("play", "flames", lines="0\n").out
    assert len([*home.glob("*.jsonl")]) == 6
    assert escadrille("play", "flames", "--seat", "2=nobody").code == 2
    assert escadrille("play", "flames").code == 0


def test_a_torn_last_line_is_dropped_with_a_word(escadrille: Escadrille, home: Path) -> None:
    escadrille("play", "flames", "--seed", 446, lines="3\n")
    (path,) = home.glob("*.jsonl")
    whole = path.read_bytes()
    path.write_bytes(whole + b'{"n":2,"seat":0,"or')
    ran = escadrille("play", "flames", lines="1\n")
    assert "had not been written completely" in ran.out
    assert path.read_bytes() == whole


def test_a_spoiled_game_is_named_and_left_alone(escadrille: Escadrille, home: Path) -> None:
    escadrille("play", "flames", "--seed", 446, lines="3\n")
    (path,) = home.glob("*.jsonl")
    path.write_bytes(path.read_bytes().replace(b"medium", b"low"))
    spoiled = path.read_bytes()
    ran = escadrille("play", "flames")
    assert ran.code == 0
    assert f"{path}: line" in ran.err
    assert path.read_bytes() == spoiled


def test_what_is_no_record_blocks_nothing(escadrille: Escadrille, home: Path) -> None:
    (home / "flames-folder.jsonl").mkdir(parents=True)
    (home / "flames-torn.jsonl").write_bytes(b'{"escadrille":1,"sys')
    (home / "flames-empty.jsonl").touch()
    ran = escadrille("play", "flames")
    assert ran.code == 0
    assert "flames-folder.jsonl" in ran.err
    assert len(ran.err.splitlines()) == 1


@pytest.mark.parametrize("sign", ["a", "1", "[", "?"])
def test_a_line_of_any_length_is_answered(escadrille: Escadrille, sign: str) -> None:
    line = sign * 5000 + "\n"
    assert escadrille("play", "flames", "--seed", 446, lines=line).code == 0
    assert escadrille("play", "flames", lines=line + "1\n").code == 0


def test_a_limit_is_told_without_a_level(escadrille: Escadrille, tmp_path: Path) -> None:
    path = tmp_path / "low.toml"
    path.write_text(DECK.format(deck="").replace('"low"', '"very-low"'), encoding="utf-8")
    ran = escadrille("situation", "play", path, "--lang", "fr")
    assert re.search(r" a  plonger — FLAMES-", ran.out)


def test_a_bot_cannot_compute_the_deal_from_its_seed(
    escadrille: Escadrille, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Deals that are neighbours give seeds that have nothing in common."""
    seeds: list[int] = []

    def note(name: str, system: System, seed: int) -> Bot:
        seeds.append(seed)
        return roster.bot(name, system, seed)

    monkeypatch.setattr("escadrille.bots.thought.bot", note)
    for deal in (6, 7):
        escadrille("play", "flames", "--seed", deal)
        seeds[deal - 5 :] = []
    assert (seeds[0] ^ seeds[1]).bit_count() > 16


def test_a_game_is_played_in_one_terminal_at_a_time(escadrille: Escadrille, home: Path) -> None:
    pytest.importorskip("fcntl")
    escadrille("play", "flames", "--seed", 446, lines="3\n")
    from escadrille.cli import saves

    (path,) = home.glob("*.jsonl")
    claimed = saves.claim(path)
    assert claimed is not None
    ran = escadrille("play", "flames", lines="1\n")
    claimed.close()
    assert ran.code == 2
    assert "another terminal" in ran.err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("nothing",), "Unknown system: nothing"),
        (("flames", "--scenario", "nowhere"), "Unknown scenario: nowhere"),
        (("flames", "--new", "--seat", "2=nobody"), "Unknown bot: nobody"),
        (("flames", "--new", "--seat", "7=random"), "There is no seat 7"),
        (("flames", "--new", "--seat", "random"), "2=tactical"),
        (("flames", "--new", "--option", "deck=moon"), "expected one of 'standard'"),
        (("flames", "--option", "pilots=maybe"), "expected one of false, true"),
        (("flames", "--seat", f"{'1' * 5000}=random"), "2=tactical"),
        (("flames", "--new", "--option", "deck"), "deck=pacific"),
        (("flames", "--situation", "nowhere.toml"), "nowhere.toml"),
        (("flames", "--new", "--pack", "nowhere"), "nowhere: no pack.toml"),
        (("flames", "--seed", "x"), "--seed"),
        (("flames", "--wrong"), "There is no option --wrong"),
        ((), "Something is missing: SYSTEM"),
    ],
)
def test_bad_wishes_are_refused_before_anything_is_written(
    escadrille: Escadrille, home: Path, arguments: tuple[str, ...], told: str
) -> None:
    ran = escadrille("play", *arguments)
    assert ran.code == 2
    assert told in ran.err
    assert not home.exists()


def _started(home: Path, *arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "escadrille", "play", "flames", "--lang", "en", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "ESCADRILLE_HOME": str(home.parent), "PYTHONUNBUFFERED": "1"},
    )


def test_a_killed_terminal_loses_nothing(escadrille: Escadrille, home: Path) -> None:
    child = _started(home, "--seed", "446")
    assert child.stdin is not None
    assert child.stdout is not None
    for line in ("3", "0"):
        child.stdin.write(f"{line}\n")
        child.stdin.flush()
    while "Which card does" not in child.stdout.readline():
        pass
    child.kill()
    child.communicate()
    (path,) = home.glob("*.jsonl")
    game, _ = games.load(path)
    assert [game.rules.write(order) for seat, order in game.orders if seat == 0] == [
        "medium",
        "pass",
    ]
    ran = escadrille("play", "flames", lines="1\n" + LINES)
    assert ran.code == 0
    finished, _ = games.load(path)
    assert finished.outcome is not None
    assert finished.orders[: len(game.orders)] == game.orders
