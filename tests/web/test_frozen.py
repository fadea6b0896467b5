"""Games of older rules on the page: as each seat was told them, and their record."""

from __future__ import annotations

import json
import os
import re
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.collection.houses import GAMES, dumped
from tests.table.servers import Server
from tests.web.conftest import PATIENCE, PHONE, NewPage

from escadrille.kernel.registry import fights, system
from escadrille.locale import Voice, voice
from escadrille.table.archive import pack, unpack
from escadrille.table.messages import WIRE

EN, FR = voice("en"), voice("fr")
PICTURES = os.environ.get("ESCADRILLE_PICTURES")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server of later rules than those of its games, which a server of theirs has told."""
    database = dumped(tmp_path_factory.mktemp("frozen"))
    for slug in fights():
        _be_of(database, system(slug).engine.version, slug)
    with Server(database) as first:
        until = time.monotonic() + PATIENCE / 1000
        while _behind(database):
            assert time.monotonic() < until
            time.sleep(0.2)
        assert first.stop() == 0
    for slug in fights():
        _be_of(database, 0, slug)
    with sqlite3.connect(database) as connection:
        game = GAMES["zero-over"]["game"]
        for number, body in connection.execute(
            "SELECT rowid, body FROM told WHERE game = ?", [game]
        ).fetchall():
            raw = unpack(body)
            assert raw is not None
            older = pack(raw.replace(f'"wire":{WIRE}'.encode(), b'"wire":2'))
            connection.execute("UPDATE told SET body = ? WHERE rowid = ?", [older, number])
    with Server(database) as later:
        yield later


def _be_of(database: Path, version: int, slug: str) -> None:
    """Let the games of a system be of this version of its rules."""
    with sqlite3.connect(database) as connection:
        connection.execute(
            "UPDATE games SET header = json_set(header, '$.version', ?) WHERE system = ?",
            [version, slug],
        )


def _behind(database: Path) -> bool:
    with sqlite3.connect(database, timeout=30) as connection:
        try:
            told = connection.execute("SELECT count(DISTINCT game) FROM told").fetchone()
        except sqlite3.OperationalError:
            return True
        return told != connection.execute("SELECT count(*) FROM games").fetchone()


def sit(page: Page, *names: str) -> None:
    """Have the keys of the first seats of these games."""
    places = [
        {
            "game": GAMES[name]["game"],
            "key": GAMES[name]["seats"][0],
            "system": name.partition("-")[0],
            "scenario": "",
            "at": 0,
        }
        for name in names
    ]
    page.add_init_script(f"localStorage.setItem('places', {json.dumps(json.dumps(places))})")


def pictured(page: Page, name: str) -> None:
    if PICTURES:
        page.wait_for_timeout(800)
        page.screenshot(path=f"{PICTURES}/{name}.png")


@pytest.mark.parametrize(("say", "how"), [(EN, {}), (FR, PHONE)], ids=["desktop", "phone"])
@pytest.mark.parametrize(
    "name", ["flames-delayed", "zero-people", "wings-half-laid", "phantom-mission"]
)
def test_a_game_of_older_rules_is_shown_and_not_continued(
    name: str, say: Voice, how: dict[str, Any], new_page: NewPage
) -> None:
    page = new_page(say.lang, **how)
    sit(page, name)
    page.goto(f"/#/table/{GAMES[name]['game']}")
    expect(page.get_by_role("heading", name=say("table-frozen"), exact=True)).to_be_visible()
    pictured(page, f"frozen-{name}-{say.lang}")
    with page.expect_download() as fetched:
        page.get_by_role("button", name=say("table-end-download")).click()
    told = fetched.value.path().read_text(encoding="utf-8").splitlines()
    assert len(told) > 10
    page.get_by_role("button", name=say("table-frozen-show")).click()
    slider = page.get_by_role("slider").first
    expect(slider).to_be_visible()
    slider.focus()
    page.keyboard.press("End")
    expect(page.locator(".asking.replaying")).to_be_visible()
    expect(page.get_by_text(say("replay-told", version=0)).first).to_be_attached()
    expect(page.get_by_role("button", name=say("thought-of"))).to_have_count(0)
    pictured(page, f"told-{name}-{say.lang}")


def test_the_list_of_my_games_has_them_apart(new_page: NewPage) -> None:
    page = new_page()
    sit(page, "flames-delayed", "zero-over")
    page.goto("/#/mine")
    expect(page.get_by_role("heading", name=EN("page-mine-frozen"))).to_be_visible()
    expect(page.get_by_text(EN("page-mine-lost"), exact=True)).to_have_count(0)
    pictured(page, "frozen-mine")
    page.locator("a.flight").first.click()
    expect(page.get_by_role("heading", name=EN("table-frozen"), exact=True)).to_be_visible()


def test_what_was_told_on_an_older_wire_is_shown_on_the_generic_table(new_page: NewPage) -> None:
    page = new_page()
    sit(page, "zero-over")
    page.goto(f"/#/replay/{GAMES['zero-over']['game']}/3?seat=0")
    expect(page.locator(".generic")).to_be_visible()
    expect(page.get_by_text(EN("replay-told", version=0)).first).to_be_attached()
    sit(page, "zero-people")
    page.goto(f"/#/replay/{GAMES['zero-people']['game']}/0?seat=0")
    page.reload()
    expect(page.locator(".board-zero").first).to_be_visible()


def test_once_given_up_everyone_sees_what_each_was_told(new_page: NewPage) -> None:
    page = new_page()
    sit(page, "flames-takeover")
    page.goto(f"/#/table/{GAMES['flames-takeover']['game']}")
    page.get_by_role("button", name=EN("table-frozen-give-up"), exact=True).click()
    sure = page.get_by_role("button", name=EN("table-frozen-give-up-sure"))
    sure.click()
    expect(sure).to_have_count(0)
    page.get_by_role("button", name=EN("table-frozen-show")).click()
    knowing = page.get_by_label(EN("replay-knowing"))
    expect(knowing.locator("option")).to_have_count(4)
    knowing.select_option("2")
    expect(page).to_have_url(re.compile("seat=2"))
