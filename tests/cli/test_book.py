"""The squadron book: its tables agree with the game, on the screen, in files and as curves."""

from __future__ import annotations

import csv
import xml.etree.ElementTree as ET
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Escadrille

from escadrille.kernel.book import Book, Page
from escadrille.kernel.game import Game, new, replay, turns
from escadrille.kernel.record import Writer, read
from escadrille.locale import voice
from escadrille.systems.phantom import events

REPLAYS = Path(__file__).parents[1] / "replays"
GOLDEN = sorted((REPLAYS / "phantom").glob("*.jsonl"))
LONG = REPLAYS / "phantom" / "linebacker-poor.jsonl"


def book_of(path: Path, lang: str = "en") -> tuple[Game, Book, Any]:
    game, views = turns(replay(path, read(path)))
    assert game.system.words.book is not None
    return game, game.system.words.book(game.rules, views, voice(lang)), views[-1]


def page(book: Book, name: str) -> Page:
    return next(page for page in book.pages if page.id == name)


def told(game: Game, kind: type) -> list[Any]:
    return [event for event in game.events if isinstance(event, kind)]


@pytest.mark.rule("PHANTOM-COMP-22")
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_the_book_adds_up_to_the_outcome(path: Path) -> None:
    game, book, last = book_of(path)
    assert game.outcome is not None
    missions = page(book, "missions").rows
    assert [row[0] for row in missions] == list(range(1, len(missions) + 1))
    assert missions[-1][5] == sum(int(row[4]) for row in missions) == game.outcome.scores[0]
    ended = told(game, events.CampaignEnded)[0]
    assert sum(row[2] == "destroyed" for row in missions) == ended.destroyed
    assert sum(row[2] == "calm period" for row in missions) == ended.calm
    assert sum(int(row[6]) for row in missions) == ended.shot_down
    assert sum(int(row[7]) for row in missions) == ended.missing
    paid = sum(int(row[1]) + int(row[2]) for row in page(book, "accounts").rows)
    assert paid <= ended.so_spent  # the rest was paid for promotions at set-up
    assert book.steps == tuple(range(last.slot + 1))


@pytest.mark.rule("PHANTOM-COMP-22")
@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_pilots_over_time_are_as_each_debriefing_left_them(path: Path) -> None:
    game, book, last = book_of(path)
    stress, xp = (page(book, name).rows for name in ("stress", "xp"))
    slot, found = 0, 0
    numbers = {pilot.pilot: number for number, pilot in enumerate(last.squadron)}
    flown = [0] * len(numbers)
    for event in game.events:
        if isinstance(event, events.MissionSlot):
            slot = event.slot
        elif isinstance(event, events.Recorded):
            number = numbers[event.pilot]
            assert stress[number][1 + slot] == event.stress
            assert xp[number][1 + slot] == event.xp
            flown[number] += event.gained > 0
            found += 1
        elif isinstance(event, events.Searched) and event.result == "missing":
            number = numbers[event.pilot]
            flown[number] += 1
            assert set(stress[number][1 + slot :]) == {""}
    assert found
    assert [row[8] for row in page(book, "pilots").rows] == flown


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_book_is_shown_and_written(escadrille: Escadrille, tmp_path: Path, lang: str) -> None:
    folder, picture = tmp_path / "book", tmp_path / "book.svg"
    ran = escadrille("book", LONG, "--csv", folder, "--svg", picture, "--lang", lang)
    assert (ran.code, ran.err) == (0, "")
    _, book, _ = book_of(LONG, lang)
    assert book.title in ran.out
    assert all(len(line) <= 80 for line in ran.out.splitlines())
    for one in book.pages:
        assert one.title in ran.out
        with (folder / f"{one.id}.csv").open(encoding="utf-8", newline="") as file:
            rows = list(csv.reader(file))
        assert rows == [list(one.heads), *([str(cell) for cell in row] for row in one.rows)]
    assert {file.stem for file in folder.iterdir()} == {one.id for one in book.pages}
    drawing = ET.fromstring(picture.read_text(encoding="utf-8"))
    groups = drawing.findall("{*}g")
    assert len(groups) == len(book.panels)
    for group, panel in zip(groups, book.panels, strict=True):
        assert len(group.findall("{*}circle")) == len(panel.curves[0].values)


def test_a_campaign_under_way_has_a_book_too(escadrille: Escadrille, tmp_path: Path) -> None:
    """From the first question on, with what is over in it and nothing that is not."""
    whole, _ = turns(replay(LONG, read(LONG)))
    header = whole.header
    for orders in (0, 5, 60, 200):
        path = tmp_path / f"{orders}.jsonl"
        writer = Writer.create(path, header)
        for seat, order in whole.orders[:orders]:
            writer.order(seat, order)
        writer.close()
        assert escadrille("book", path, "--svg", tmp_path / "now.svg").code == 0
        game, book, last = book_of(path)
        done = len(told(game, events.Debriefed)) + len(told(game, events.CalmPeriod))
        assert len(page(book, "missions").rows) == len(last.log) == done
        assert len(page(book, "pilots").rows) == len(last.squadron)


def test_a_system_of_single_fights_keeps_no_book(escadrille: Escadrille, tmp_path: Path) -> None:
    path = tmp_path / "duel.jsonl"
    Writer.create(path, new("flames", seed=1, seats=["human", "random"]).header).close()
    ran = escadrille("book", path)
    assert ran.code == 2
    assert ran.err.strip() == "flames keeps no book: its games are single fights."
