"""A personal link carries a player to another browser; a renewed one shuts the first out."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect
from tests.table.players import bearer
from tests.table.servers import Server
from tests.web.conftest import PHONE, NewPage
from tests.web.pilot import Pilot

GAMES = [
    ("flames", ["me", "tactical"]),
    ("zero", ["me", "tactical"]),
    ("wings", ["me", "tactical"]),
    ("flames-campaign", ["me", "tactical"]),
    ("wings-campaign", ["me", "tactical"]),
]
FEW = [("flames", ["me", "tactical"]), ("phantom", ["me"])]

OPEN = """async (games) => {
  const { openTable } = await import("/lib/fly.js");
  const { systems } = await import("/lib/api.js");
  const cards = Object.fromEntries((await systems()).map((card) => [card.slug, card]));
  for (const [system, seats] of games)
    await openTable({ system, seats, scenario: cards[system].first_scenario });
}"""


def open_games(page: Page, games: list[tuple[str, list[str]]] = FEW) -> None:
    """Open games as the page does."""
    page.goto("/index.html#/mine")  # module by module: these are the page's own
    page.evaluate(OPEN, games)


def get_link(pilot: Pilot) -> str:
    """Get a personal link on the page, and read it."""
    pilot.page.goto("/#/me")
    pilot.button("club-me-get").click()
    return link_of(pilot)


def link_of(pilot: Pilot) -> str:
    field = pilot.page.get_by_role("textbox", name=pilot.say("club-me-link"))
    expect(field).to_be_visible()
    return field.input_value()


def flights(page: Page) -> Any:
    return page.locator("a.flight")


def listed(page: Page) -> set[str]:
    return {str(one.get_attribute("href")) for one in flights(page).all()}


def test_everything_is_there_in_another_browser_and_a_renewed_link_shuts_the_first_out(
    new_page: NewPage,
) -> None:
    one = Pilot(new_page())
    open_games(one.page, GAMES)  # three systems, two campaigns
    one.page.evaluate("localStorage.setItem('player', 'Ana')")
    one.page.reload()
    link = get_link(one)
    expect(one.page.get_by_role("img", name=one.say("club-qr"))).to_be_visible()
    one.page.goto("/#/mine")
    expect(flights(one.page)).to_have_count(len(GAMES))

    two = Pilot(new_page(lang="fr", **PHONE), lang="en")
    two.page.goto(link)
    expect(two.page).to_have_url(re.compile("#/mine$"))
    expect(flights(two.page)).to_have_count(len(GAMES))
    assert listed(two.page) == listed(one.page)
    assert two.page.evaluate("localStorage.getItem('player')") == "Ana"
    expect(two.page.locator("html")).to_have_attribute("lang", "en")  # his language came along
    for number in range(len(GAMES)):
        two.page.goto("/#/mine")
        flights(two.page).nth(number).click()
        expect(two.page.locator(".tabletop")).to_be_visible()
    flights(one.page).first.click()  # he sits at a table when he is shut out
    expect(one.page.locator(".tabletop")).to_be_visible()

    two.page.goto("/#/me")
    two.button("club-renew").click()
    two.button("club-renew").click()
    expect(two.page.get_by_role("textbox", name=two.say("club-me-link"))).not_to_have_value(link)
    renewed = link_of(two)

    alert = one.page.get_by_role("alert").filter(has_text=one.say("table-strip-refused"))
    expect(alert).to_contain_text(one.say("club-me-ended"))
    one.page.goto("/#/mine")
    expect(one.page.get_by_text(one.say("club-me-ended"))).to_be_visible()
    expect(flights(one.page)).to_have_count(0)
    assert one.page.evaluate("JSON.parse(localStorage.places)") == []
    one.page.goto(link)
    expect(one.page.get_by_text(one.say("club-link-unknown"))).to_be_visible()
    one.page.goto(renewed)
    expect(flights(one.page)).to_have_count(len(GAMES))


@pytest.mark.parametrize("text", ["nonsense", "a" * 43 + "." + "b" * 32, "%00", "x.y.z"])
def test_wrong_links_get_a_clear_answer_and_no_data(new_page: NewPage, text: str) -> None:
    pilot = Pilot(new_page())
    pilot.page.goto(f"/#/me/{text}")
    expect(pilot.page.get_by_text(pilot.say("club-link-unknown"))).to_be_visible()
    expect(flights(pilot.page)).to_have_count(0)
    expect(pilot.page).to_have_url(re.compile("#/me$"))


def test_a_guarded_link_and_a_lost_one(new_page: NewPage) -> None:
    one = Pilot(new_page())
    open_games(one.page)
    link = get_link(one)
    login = f"Ana {link[-5:]}"
    one.page.get_by_label(one.say("club-login")).fill(login)
    one.page.get_by_label(one.say("club-passphrase-new")).fill("correct horse")
    one.button("club-guard-set").click()
    expect(one.page.get_by_text(one.say("club-guard-on"))).to_be_visible()

    two = Pilot(new_page())
    two.page.goto(link)
    field = two.page.get_by_label(two.say("club-passphrase"))
    field.fill("wrong")
    two.button("club-come-in").click()
    expect(two.page.get_by_role("alert")).to_contain_text(two.say("page-fault-phrase-wrong"))
    field.fill("correct horse")
    two.button("club-come-in").click()
    expect(flights(two.page)).to_have_count(len(FEW))

    three = Pilot(new_page())
    three.page.goto("/#/me")
    three.page.get_by_label(three.say("club-login")).fill(login)
    three.page.get_by_label(three.say("club-passphrase")).fill("correct horse")
    three.button("club-lost-replace").click()
    expect(flights(three.page)).to_have_count(len(FEW))
    one.page.reload()
    expect(one.page.get_by_text(one.say("club-me-get")).first).to_be_visible()


def test_leaving_and_being_erased(new_page: NewPage, server: Server) -> None:
    one = Pilot(new_page())
    open_games(one.page)
    link = get_link(one)
    device = one.page.evaluate("JSON.parse(localStorage.person).device")
    one.button("club-leave").first.click()
    one.button("club-leave").first.click()
    expect(one.button("club-me-get")).to_be_visible()
    one.page.goto("/#/mine")
    expect(flights(one.page)).to_have_count(0)
    one.page.goto(link)
    expect(flights(one.page)).to_have_count(len(FEW))
    one.page.goto("/#/me")
    one.button("club-erase").click()
    one.button("club-erase").click()
    expect(one.button("club-me-get")).to_be_visible()
    got = httpx.get(f"{server.address}/api/me", headers=bearer(device))
    assert got.status_code == 401
    one.page.goto(link)
    expect(one.page.get_by_text(one.say("club-link-unknown"))).to_be_visible()


def test_a_link_that_somebody_else_sent_takes_nothing_along_unasked(new_page: NewPage) -> None:
    other = Pilot(new_page())
    open_games(other.page, FEW[:1])
    link = get_link(other)
    one = Pilot(new_page())
    open_games(one.page)
    held = listed(one.page)
    one.page.goto(link)
    asked = one.say("club-whose-text", held="games", games=len(FEW))
    expect(one.page.get_by_text(asked)).to_be_visible()
    one.link("club-whose-not").click()
    expect(flights(one.page)).to_have_count(len(FEW))
    assert listed(one.page) == held
    own = get_link(one)
    other.page.reload()
    expect(other.page.get_by_text(other.say("club-me-holds", places=1, devices=1))).to_be_visible()

    one.page.goto(own)  # one's own link asks for nothing, and leads to one's games
    expect(one.page).to_have_url(re.compile("#/mine$"))
    one.page.goto(link)
    expect(one.page.get_by_text(one.say("club-whose-text", held="person", games=2))).to_be_visible()
    one.button("club-whose-mine").click()
    expect(flights(one.page)).to_have_count(1)
    assert listed(one.page).isdisjoint(held), "who he was stays behind, with what was his"


def test_an_invited_server_says_so_and_lets_invited_people_in(
    new_page: NewPage, tmp_path: Path
) -> None:
    database = tmp_path / "t.db"
    with Server(database, "--invited") as server:
        stranger = Pilot(new_page())
        stranger.page.goto(f"{server.address}/#/me")
        stranger.button("club-me-get").click()
        told = stranger.say("page-fault-house-closed")
        expect(stranger.page.get_by_role("alert")).to_contain_text(told)
        stranger.page.goto(f"{server.address}/#/lobby")
        expect(stranger.page.get_by_text(told)).to_be_visible()
        command = [sys.executable, "-m", "escadrille", "table", "invite"]
        command += ["--database", str(database)]
        made = subprocess.run(command, capture_output=True, text=True, check=True).stdout
        invitation = re.search(r"#/welcome/\S+", made)
        assert invitation
        member, late = Pilot(new_page()), Pilot(new_page())
        for pilot in (member, late):
            pilot.page.goto(f"{server.address}/{invitation[0]}")
            pilot.button("club-come-in").click()
            if pilot is member:
                expect(pilot.page.get_by_role("img", name=pilot.say("club-qr"))).to_be_visible()
        expect(late.page.get_by_role("alert")).to_contain_text(told)
        member.page.goto(f"{server.address}/#/lobby")
        expect(member.page.get_by_text(member.say("club-lobby-empty"))).to_be_visible()
