"""A campaign on the page: two people over two browsers, and one alone on a phone."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.docs.outside import install
from tests.table.servers import Server
from tests.web.conftest import DEALT, PHONE, NewPage
from tests.web.pilot import Pilot
from tests.web.tables import link, opened

from escadrille.locale import voice

PICTURES = os.environ.get("ESCADRILLE_PICTURES")


class House:
    """A server in whose Python the template is installed; it is killed, and comes again."""

    def __init__(self, folder: Path) -> None:
        self._database = folder / "t.db"
        self._server = Server(self._database, module=DEALT)
        self.address = self._server.address
        self._port = self.address.rpartition(":")[2].rstrip("/")

    def kill(self) -> None:
        self._server.kill()

    def start(self) -> None:
        self._server = Server(self._database, "--port", self._port, module=DEALT)
        assert self._server.address == self.address

    def stop(self) -> None:
        self._server.kill()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("outside")
    with pytest.MonkeyPatch.context() as patch:
        for name, value in install(folder).items():
            patch.setitem(os.environ, name, value)
        house = House(folder)
        yield house
        house.stop()


class Side:
    """Somebody who plays a campaign on the page."""

    def __init__(self, page: Page, name: str) -> None:
        self.page, self.name = page, name
        self.question = page.get_by_role("region", name="Question")
        self.lost = page.get_by_role("region", name=voice("en")("table-strip"), exact=True)

    def picture(self, what: str) -> None:
        if PICTURES:
            self.page.screenshot(path=f"{PICTURES}/campaign-{self.name}-{what}.png")

    def say(self, word: str) -> None:
        """Answer the present question by its words."""
        button = self.page.get_by_role("main").get_by_role("button", name=word, exact=True)
        expect(button).to_be_visible()
        heading = self.question.get_by_role("heading").element_handle()
        button.click()
        self.page.wait_for_function("(one) => !one.isConnected", arg=heading)

    def enter(self) -> None:
        """Go into the mission that is in the air."""
        self.page.get_by_role("link", name="Fly the mission").click()
        banner = self.page.get_by_role("banner")
        expect(banner.get_by_role("link", name="Back to the campaign")).to_be_visible()

    @property
    def answers(self) -> Locator:
        answered = "fieldset button, button[aria-keyshortcuts=Escape]"
        return self.page.get_by_role("main").locator(answered)

    @property
    def is_over(self) -> bool:
        return Pilot(self.page).is_over

    def lay(self) -> None:
        """Answer in a mission, where this side is asked."""
        if self.answers.count():
            heading = self.question.get_by_role("heading").element_handle()
            self.answers.first.click()
            self.page.wait_for_function("(one) => !one.isConnected", arg=heading)

    def back(self) -> None:
        """Leave a mission that is over for its campaign."""
        self.page.get_by_role("main").get_by_role("link", name="Back to the campaign").click()


def flown(*sides: Side) -> None:
    """Fly a mission to its end."""
    while not all(side.is_over for side in sides):
        for side in sides:
            side.lay()


def test_two_people_over_two_browsers(new_page: NewPage, server: House) -> None:
    one, other = Side(new_page(reduced_motion="reduce"), "one"), Side(new_page(), "other")
    game = opened(
        one.page.request, "human", "human", system="joust-campaign", scenario="one-morning"
    )
    for seat, side in enumerate((one, other)):
        side.page.goto(link(game, seat))
    # In secret: what one has named, the other is not shown.
    one.say("pilot 1")
    expect(other.question).to_contain_text("Whom do you send?")
    assert "pilot 1" not in other.page.get_by_role("region", name="Log", exact=True).inner_text()
    other.say("pilot 2")
    one.say("fly it yourself")
    other.say("fly it yourself")
    expect(one.page.get_by_text("Mission 1 is in the air.")).to_be_visible()
    one.picture("in-the-air")
    # A mission on the page; the server is killed in the middle of it.
    for side in (one, other):
        side.enter()
    expect(one.answers.first).to_be_visible()
    one.lay()
    one.picture("mission")
    server.kill()
    for side in (one, other):
        expect(side.lost).to_be_visible()
    server.start()
    one.page.reload()
    expect(one.question).to_be_visible()
    expect(other.lost).to_be_hidden()  # by itself
    flown(one, other)
    for side in (one, other):
        expect(
            side.page.get_by_role("main").get_by_role("link", name="Back to the campaign")
        ).to_be_visible()
    one.picture("end")
    for side in (one, other):
        side.back()
    # The next one is left to bots, and the outcome comes by itself.
    expect(one.question).to_contain_text("Whom do you send?")
    one.picture("planning")
    one.page.goto("/#/mine")
    expect(one.page.get_by_text("Your answer").first).to_be_visible()
    one.picture("mine")
    one.page.go_back()
    for side, pilot in ((one, "pilot 2"), (other, "pilot 1")):
        side.say(pilot)
    for side in (one, other):
        side.say("leave it to a pilot of the house")
    for side in (one, other):
        Pilot(side.page).expect_end()
    one.picture("outcome")
    one.page.get_by_role("tab", name="Missions").click()
    expect(one.page.get_by_role("link", name="Watch mission 2")).to_be_visible()
    one.picture("missions")
    one.page.get_by_role("link", name="Watch mission 2").click()
    expect(one.page.get_by_role("combobox", name="Seen by")).to_be_visible()


def test_alone_against_a_bot_on_a_phone(new_page: NewPage) -> None:
    me = Side(new_page(**PHONE), "phone")
    me.page.goto("/")
    me.picture("home")
    game = opened(
        me.page.request, "human", "tactical", system="joust-campaign", scenario="one-morning"
    )
    me.page.goto(link(game))
    for pilot in ("pilot 1", "pilot 2"):
        me.say(pilot)
        me.picture("fly")
        me.say("fly it yourself")
        me.picture("in-the-air")
        me.enter()
        flown(me)
        me.picture("end")
        me.back()
    Pilot(me.page).expect_end()
    me.picture("outcome")
    assert _overflows(me.page) == 0


def test_what_waits_stands_at_home(new_page: NewPage) -> None:
    me = Side(new_page(lang="fr"), "home")
    game = opened(
        me.page.request, "human", "human", system="joust-campaign", scenario="one-morning"
    )
    me.page.goto(link(game, 0))
    other = Side(new_page(), "other-home")
    other.page.goto(link(game, 1))
    me.say("pilote 1")
    other.say("pilot 1")
    me.say("voler soi-même")
    other.say("fly it yourself")
    expect(me.page.get_by_text("La mission 1 est en l’air.")).to_be_visible()
    me.picture("in-the-air-fr")
    me.page.goto("/")
    expect(me.page.get_by_text("Mission 1 : à vous de voler").first).to_be_visible()
    me.picture("home-fr")


def _overflows(page: Any) -> int:
    wide: int = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return wide
