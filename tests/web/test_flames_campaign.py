"""Poland 1939 on the page: two people over two browsers, and one alone at 360 px."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.table.servers import Server
from tests.web.conftest import DEALT, PHONE, NewPage
from tests.web.pilot import Finger, Pilot
from tests.web.tables import link, opened
from tests.web.test_two import fly

PICTURES = os.environ.get("ESCADRILLE_PICTURES")
CAMPAIGN = {"system": "flames-campaign", "scenario": "poland-1939"}
GONE = "(one) => !one.isConnected"
OVERFLOW = "document.documentElement.scrollWidth - innerWidth"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of these tests' own: it is killed."""
    with Server(tmp_path_factory.mktemp("poland") / "t.db", module=DEALT) as one:
        yield one


class Leader(Pilot):
    """Somebody who leads a side on the page, and flies for it."""

    def __init__(self, page: Page, name: str, **how: Any) -> None:
        super().__init__(page, **how)
        self.name = name
        self.main = page.get_by_role("main")
        self.past = page.locator(".camp-side .past .net")
        page.add_init_script("localStorage.setItem('lets-be', 'no')")  # every answer is its own

    def picture(self, what: str) -> None:
        if PICTURES:
            self.page.screenshot(path=f"{PICTURES}/poland-{self.name}-{what}.png")

    def decide(self, what: str, button: Locator) -> None:
        """Wait for a question of the campaign, and answer it with a button."""
        flag = self.say(f"flames-campaign-flag-{what}")
        expect(self.question).to_contain_text(flag)
        heading = self.question.get_by_role("heading").first.element_handle()
        self.hand.press(button)
        self.page.wait_for_function(GONE, arg=heading)

    def expect_plan(self) -> None:
        """Wait for the first question of a mission to this side."""
        expect(self.page.locator(".raid-choice, .option-choice").first).to_be_visible()

    def attack(self, place: str = "") -> None:
        """Choose the first open attack, on a place."""
        raids = self.page.locator(".raid-choice:not([aria-disabled])")
        self.decide("arrow", raids.filter(has_text=place).first)

    def option(self, number: int) -> None:
        """Choose an option in secret; 0: none."""
        told = self.main.get_by_role("button", name=self.word("pass"))
        if number:
            told = self.page.locator(".option-choice").nth(number - 1)
        self.decide("option", told)

    def flies(self, how: str) -> None:
        self.decide("fly", self.main.get_by_role("button", name=self.word(how), exact=True))

    def word(self, value: str) -> str:
        words = self.say("flames-campaign-word", value=value)
        return words[0].upper() + words[1:]

    def enter(self) -> None:
        """Go into the mission that is in the air."""
        self.hand.press(self.link("mission-fly"))
        self.expect_mission()

    def expect_mission(self) -> None:
        expect(self.page.locator(".campaign-link").first).to_be_attached()

    def expect_result(self, mission: int) -> None:
        """Turn to what the last mission came to: its net result is that of the score sheet."""
        expect(self.past).to_have_count(mission)
        self.hand.press(self.page.locator("[data-screen=result]"))
        net = self.page.locator(".sortie-result .net b")
        expect(net).to_have_text(self.past.last.inner_text())

    def back(self) -> None:
        """Leave a mission that is over for its campaign."""
        self.hand.press(self.main.get_by_role("link", name=self.say("mission-back")).first)
        expect(self.page.locator(".campaign-table")).to_be_visible()


def planned(axis: Leader, allies: Leader, mission: int, how: str) -> None:
    """Plan a mission without options: whoever has the initiative chooses the first attack."""
    for one in (axis, allies):
        expect(one.past).to_have_count(mission - 1)
    told = axis.page.locator(".camp-side [aria-current]").inner_text()
    attacks = axis.say("flames-campaign-attacks", side=axis.say("flames-campaign-side-axis"))
    (axis if attacks in told else allies).attack()
    for one in (axis, allies):
        one.option(0)
    for one in (axis, allies):
        one.flies(how)


def test_two_people_run_a_campaign_over_two_browsers(new_page: NewPage, server: Server) -> None:
    axis, allies = (
        Leader(new_page(reduced_motion="reduce"), name, seed=seed)
        for name, seed in (("axis", 21), ("allies", 22))
    )
    game = opened(axis.page.request, "human", "human", **CAMPAIGN)
    for seat, one in enumerate((axis, allies)):
        one.page.goto(link(game, seat))
    # The attack is open, the options are secret.
    axis.attack("Pomeranian corridor")
    axis.picture("options")
    axis.option(3)
    sheet = allies.page.locator(".sortie-sheet")
    expect(sheet).to_be_visible()
    chosen = axis.say("flames-campaign-effect-bombs", figure=2, side="own")
    expect(axis.page.locator(".sortie-sheet")).to_contain_text(chosen)
    assert chosen not in sheet.inner_text()
    allies.picture("secret")
    allies.option(6)
    expect(sheet).to_contain_text(chosen)
    axis.picture("revealed")
    log = axis.page.get_by_role("region", name="Log", exact=True)
    expect(log.get_by_role("heading").first).to_have_text(
        axis.say("flames-campaign-chapter", mission=1)
    )
    # The first mission is flown on the page; the server is killed in the middle of it.
    for one in (axis, allies):
        one.flies("fly")
    for one in (axis, allies):
        one.enter()
    assert fly([axis, allies], lambda one: one.given.total() >= 5)
    axis.picture("in-the-air")
    server.kill()
    expect(axis.page.get_by_role("alert").first).to_be_visible()
    server.come_back()
    for one in (axis, allies):
        one.page.reload()
        one.expect_mission()
    fly([axis, allies])
    axis.picture("end")
    for one in (axis, allies):
        one.back()
        one.expect_result(1)
    axis.picture("result")
    # The second is left to bots, the others are given up, and the outcome comes by itself.
    planned(axis, allies, 2, "recruit")
    planned(axis, allies, 3, "give-up")
    planned(axis, allies, 4, "give-up")
    for one in (axis, allies):
        one.expect_end()
        expect(one.past).to_have_count(4)
    axis.picture("outcome")
    axis.page.get_by_role("tab", name=axis.say("mission-tab")).click()
    expect(axis.link("mission-replay", number=2)).to_be_visible()


def test_alone_against_a_bot_at_360_px(new_page: NewPage) -> None:
    page = new_page(lang="fr", reduced_motion="reduce", **PHONE)
    me = Leader(page, "phone", lang="fr", hand=Finger, seed=23)
    game = opened(me.page.request, "human", "tactical", **CAMPAIGN)
    me.page.goto(link(game))
    me.attack("Corridor de Poméranie")
    me.picture("options")
    me.option(1)
    me.picture("fly")
    me.flies("fly")
    me.enter()
    me.wait()
    me.fly()
    me.picture("end")
    me.back()
    me.expect_plan()
    me.hand.press(me.page.locator("[data-screen=result]"))
    expect(me.page.locator(".sortie-result .band")).to_be_visible()
    me.picture("result")
    for _ in range(3):
        me.expect_plan()
        if me.page.locator(".raid-choice").count():
            me.picture("map")
            me.attack()
        me.option(0)
        me.flies("recruit")
    me.expect_end()
    me.picture("outcome")
    assert me.page.evaluate(OVERFLOW) == 0
