"""In the terminal: choosing a bot, changing it, hints, and what it considered."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from msgspec import structs
from tests.cli.conftest import Escadrille

from escadrille.bots.thought import think_again
from escadrille.cli import session
from escadrille.cli.opponent import bot_name, choose
from escadrille.cli.terminal import Terminal
from escadrille.kernel import game as games
from escadrille.kernel import record
from escadrille.kernel.registry import slugs, system
from escadrille.locale import voice

LINES = "".join(f"{number}\n" for _ in range(120) for number in (1, 2, 0))


class Script(Terminal):
    """A person at a terminal, who says these lines."""

    def __init__(self, lang: str, *lines: str) -> None:
        super().__init__(lang)
        self.lines = list(lines)
        self.told: list[str] = []

    watched = True

    def tell(self, *lines: str) -> None:
        self.told += lines

    def ask(self, prompt: str) -> str:
        return self.lines.pop(0)


@pytest.mark.parametrize(
    ("lines", "chosen"),
    [
        (["", ""], "recruit"),
        (["4", "2"], "ace:cautious"),
        (["veteran", "opportunist"], "veteran:opportunist"),
        (["0", "99", "baron", "2", "x", "1"], "pilot"),
        (["5"], "tactical"),
        (["6"], "random"),
    ],
)
def test_a_level_then_a_temperament_is_asked_for(lines: list[str], chosen: str) -> None:
    terminal = Script("en", *lines)
    assert choose(terminal, system("flames")) == chosen
    assert terminal.lines == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_bot_on_offer_is_told_in_a_sentence(lang: str) -> None:
    for slug in slugs():
        terminal = Script(lang, "", "")
        choose(terminal, system(slug), "tactical")
        assert all(line for line in terminal.told)


def test_a_bot_from_outside_keeps_its_path() -> None:
    say = voice("en")
    assert bot_name("./baron.py", say) == "./baron.py"
    assert bot_name("ace:cautious", say) == "Bot, ace, cautious"


def test_the_record_tells_which_bot_decided_and_it_decides_so_again(
    escadrille: Escadrille, home: Path
) -> None:
    escadrille("play", "zero", "--seat", "2=recruit:cautious", "--seed", 5, lines=LINES)
    (path,) = home.glob("*.jsonl")
    game, _ = games.load(path)
    assert game.outcome is not None
    assert {*game.bots} == {"", "recruit:cautious"}
    for number, (seat, order) in enumerate(game.orders):
        assert (seat == 1) == bool(game.bots[number])
        if seat == 1:
            past = game.rewound(number)
            assert think_again(past, seat, game.bots[number]).order == order


@pytest.mark.parametrize(("lang", "word"), [("en", "hint"), ("fr", "conseil")])
def test_a_hint_is_given_and_can_be_followed(
    escadrille: Escadrille, home: Path, monkeypatch: pytest.MonkeyPatch, lang: str, word: str
) -> None:
    monkeypatch.setattr("escadrille.bots.thought.adviser", lambda _: "pilot")
    lines = f"1\n0\n{word}\n"
    ran = escadrille("play", "flames", "--seed", 7, "--lang", lang, lines=lines)
    say = voice(lang)
    title = say("hint-title", bot="pilot")
    assert title in ran.out
    told = ran.out.partition(title)[2]
    key = told.partition(say("hint-item", key="").strip())[2].split()[0]
    assert key.isdecimal()
    (path,) = home.glob("*.jsonl")
    before, _ = games.load(path)
    path.unlink()
    escadrille("play", "flames", "--seed", 7, "--lang", lang, lines=f"{lines}{key}\n")
    (path,) = home.glob("*.jsonl")
    after, _ = games.load(path)
    assert len(after.orders) > len(before.orders), "its number is an answer"


def test_a_hint_changes_nothing(escadrille: Escadrille, home: Path) -> None:
    for lines in ("3\n0\n", "3\n0\nhint\nhint\n"):
        escadrille("play", "flames", "--seed", 7, lines=lines)
    one, two = (games.load(path)[0] for path in home.glob("*.jsonl"))
    assert one.orders == two.orders


def test_a_bot_changes_its_level_at_once_and_keeps_it(escadrille: Escadrille, home: Path) -> None:
    ran = escadrille(
        "play", "zero", "--seed", 7, lines="1\nbot 2 recruit:cautious\n" + "1\n0\n" * 8
    )
    assert "Seat 2 is flown from now on by: Bot, recruit, cautious" in ran.out
    (path,) = home.glob("*.jsonl")
    game, _ = games.load(path)
    assert "recruit:cautious" in game.bots
    assert session._bots(game) == {1: "recruit:cautious"}
    escadrille("play", "zero", lines="1\n1\n0\n1\n0\n")
    later, _ = games.load(path)
    assert {*later.bots[len(game.bots) :]} <= {"", "recruit:cautious"}


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("bot 7 ace", "At this table: 2 (Bot, by the book)"),
        ("bot 1 ace", "At this table: 2"),
        ("bot baron", "baron"),
        ("bot 2 ace:brave", "ace:"),
        ("bot\n2\n3", "Bot, pilot, aggressive"),
    ],
)
def test_a_bad_wish_for_a_bot_is_explained(escadrille: Escadrille, line: str, said: str) -> None:
    ran = escadrille("play", "flames", "--seed", 7, lines=f"{line}\n")
    assert said in " ".join(ran.out.split())


def test_without_a_bot_there_is_none_to_change(escadrille: Escadrille) -> None:
    ran = escadrille("play", "flames", "--seed", 7, "--seat", "2=human", lines="bot ace\n")
    assert "No bot of the house sits at this table." in ran.out


# After the game.


@pytest.fixture
def flown(escadrille: Escadrille, home: Path) -> Path:
    escadrille("play", "zero", "--seat", "2=recruit", "--seed", 5, lines=LINES)
    (path,) = home.glob("*.jsonl")
    return path


def test_orders_are_listed_with_who_gave_them(escadrille: Escadrille, flown: Path) -> None:
    game, _ = games.load(flown)
    rows = escadrille("replay", flown, "--orders").out.splitlines()
    assert len(rows) == len(game.orders)
    for row, bot in zip(rows, game.bots, strict=True):
        assert ("Bot, recruit" in row) == bool(bot)


def test_what_a_bot_considered_is_told(escadrille: Escadrille, flown: Path) -> None:
    game, _ = games.load(flown)
    decided = [number for number, bot in enumerate(game.bots, start=1) if bot]
    found = []
    for number in decided:
        told = json.loads(escadrille("replay", flown, "--considered", number, "--json").out)
        assert (told["number"], told["seat"], told["same"]) == (number, 1, True)
        found.append((told["thought"]["why"], number))
    whys = dict(found)
    assert {"best", "slip"} <= whys.keys()
    say = voice("fr")
    for why, number in whys.items():
        ran = escadrille("replay", flown, "--considered", number, "--lang", "fr")
        assert say(f"thought-why-{why}") in ran.out


def test_of_a_person_nothing_is_told_unless_an_ace_is_asked(
    escadrille: Escadrille, flown: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("escadrille.cli.counsel.adviser", lambda _: "pilot")
    game, _ = games.load(flown)
    number = max(number for number, bot in enumerate(game.bots, start=1) if not bot)
    silent = escadrille("replay", flown, "--considered", number)
    assert "A person decided" in silent.out
    asked = " ".join(escadrille("replay", flown, "--considered", number, "--ask").out.split())
    assert ("An ace would have done the same." in asked) != ("An ace would rather" in asked)


def test_secrets_of_a_running_game_are_kept(escadrille: Escadrille, home: Path) -> None:
    escadrille("play", "flames", "--seed", 7, lines="1\n")
    (path,) = home.glob("*.jsonl")
    for option in (["--orders"], ["--considered", 1]):
        ran = escadrille("replay", path, *option)
        assert ran.code == 2
        assert "The game is not over." in ran.err
        assert ran.out == ""


def test_an_order_that_was_never_given_is_refused(escadrille: Escadrille, flown: Path) -> None:
    ran = escadrille("replay", flown, "--considered", 9999)
    assert ran.code == 2
    assert "There is no order 9999" in ran.err


def test_an_older_record_tells_no_bot(escadrille: Escadrille, flown: Path, tmp_path: Path) -> None:
    """Records of before the field open, verify, and are silent about who decided."""
    read = record.read(flown)
    lines = [structs.replace(line, bot="", check="") for line in read.lines]
    older = tmp_path / "older.jsonl"
    older.write_bytes(record.dump(read.header, lines, read.end))
    assert escadrille("replay", older, "--verify").code == 0
    game, _ = games.load(older)
    number = max(number for number, (seat, _) in enumerate(game.orders, start=1) if seat == 1)
    assert "The record does not tell" in escadrille("replay", older, "--considered", number).out
