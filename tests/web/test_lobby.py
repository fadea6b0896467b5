"""Open tables on the page: sit down, watch, play, again; and what a link says to a friend."""

from __future__ import annotations

import re
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect
from tests.table.servers import Server
from tests.web.conftest import NewPage
from tests.web.pilot import Pilot
from tests.web.test_two import CALM

from escadrille.locale import voice
from escadrille.table.reaching import addresses_of_this_machine

EN = voice("en")


def host_openly(page: Page, system: str) -> Pilot:
    """Open a table to all, that all may watch, on the page."""
    pilot = Pilot(page, seed=11)
    page.goto(f"/#/host/{system}")
    page.get_by_label(pilot.say("club-door")).select_option("all")
    page.get_by_label(pilot.say("club-watch"), exact=False).last.select_option("yes")
    pilot.button("page-open").click()
    pilot.link("page-sit-down").click()
    return pilot


def table_of(page: Page, name: str) -> Locator:
    return page.get_by_role("listitem").filter(has_text=name)


def test_strangers_meet_at_an_open_table_and_a_third_watches(
    new_page: NewPage, server: Server
) -> None:
    wanted = {"system": "zero", "seats": ["human", "human"], "door": "all"}
    for _ in range(10):  # a long list, which is sent deflated
        assert httpx.post(f"{server.address}/api/games", json=wanted).status_code == 201
    pages = [new_page(**CALM) for _ in range(3)]
    for page, name in zip(pages, ("Ana", "Ben", "Eve"), strict=True):
        page.add_init_script(f"localStorage.setItem('player', '{name}')")
    other, watcher = Pilot(pages[1], seed=12), Pilot(pages[2])
    for pilot in (other, watcher):
        pilot.page.goto("/#/lobby")
    one = host_openly(pages[0], "flames")
    mine = table_of(other.page, "Ana")
    expect(mine).to_contain_text(other.say("club-free", count=1))
    mine.get_by_role("button", name=other.say("page-sit-down")).click()
    for pilot in (one, other):
        pilot.wait()
    expect(table_of(watcher.page, "Ana")).to_contain_text("Ben")
    watch = table_of(watcher.page, "Ana").get_by_role("button", name=watcher.say("page-watch"))
    watch.click()
    expect(watcher.page.locator(".tabletop")).to_be_visible()
    loser = one if one.is_asked else other
    loser.page.get_by_role("button", name=loser.say("table-menu")).click()
    loser.button("table-resign").click()
    loser.button("table-resign-yes").click()
    for pilot in (one, other):
        pilot.button("table-rematch").click()
    for pilot in (one, other):
        expect(pilot.end).to_have_count(0)
        pilot.wait()


def links(page: Page) -> list[str]:
    return [str(field.input_value()) for field in page.locator("li.share input").all()]


def open_table(new: Any, address: str) -> Page:
    page = new()
    page.goto(f"{address}/#/host/flames")
    page.get_by_role("button", name=EN("page-open"), exact=True).click()
    expect(page.locator("li.share").first).to_be_visible()
    return page


def test_on_one_machine_alone_the_page_says_that_nobody_else_comes(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/#/host/flames")
    page.get_by_role("button", name=EN("page-open"), exact=True).click()
    expect(page.get_by_role("note")).to_contain_text(EN("club-alone")[:40])


def test_on_a_home_network_links_and_codes_name_the_address_of_the_network(
    new_page: NewPage, tmp_path: Path
) -> None:
    if not addresses_of_this_machine():
        pytest.skip("this machine has no network")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with Server(tmp_path / "t.db", "--host", "0.0.0.0", "--port", str(port)):
        page = open_table(new_page, f"http://127.0.0.1:{port}")
        there = f"http://{addresses_of_this_machine()[0]}:{port}/"
        expect(page.locator("li.share input").first).to_have_value(
            re.compile("^" + re.escape(there))
        )
        expect(page.get_by_role("note")).to_have_count(0)
        page.locator("li.share").first.get_by_role("button", name="QR").click()
        expect(page.get_by_role("img", name=EN("club-qr"))).to_be_visible()
        guest = new_page()
        guest.goto(links(page)[0])
        expect(guest).to_have_url(re.compile("#/table/"))


def test_behind_a_proxy_links_name_what_the_operator_named(
    new_page: NewPage, tmp_path: Path
) -> None:
    named = "https://table.example.org"
    with Server(tmp_path / "t.db", "--proxy", "127.0.0.1", "--origin", named) as server:
        told = httpx.get(f"{server.address}/api/addresses").json()
        assert told == {"addresses": [named], "kind": "public"}
        page = open_table(new_page, server.address)
        expect(page.locator("li.share input").first).to_have_value(
            re.compile("^https://table\\.example\\.org/#/sit/")
        )
