"""The Battle of Britain on the page: a short campaign, from the first pilot named to its end."""

from __future__ import annotations

import os

from playwright.sync_api import expect
from tests.web.conftest import NewPage
from tests.web.tables import link, opened
from tests.web.test_keeping import open_menu
from tests.web.test_skies import SkiesPilot

PICTURES = os.environ.get("ESCADRILLE_PICTURES")
ANSWERS = "fieldset button, button[aria-keyshortcuts=Escape]"
GONE = "(one) => !one.isConnected"
FLOWN = 8  # answers of the first mission, which is then given up


class Commander(SkiesPilot):
    """Somebody who leads the Luftwaffe on the page, and flies for it."""

    def picture(self, what: str) -> None:
        if PICTURES:
            self.page.screenshot(path=f"{PICTURES}/britain-{what}.png")

    def press(self, name: str | None = None) -> None:
        """Answer the campaign with a button, the first or by its name."""
        main = self.page.get_by_role("main")
        told = main.get_by_role("button", name=name, exact=True) if name else main.locator(ANSWERS)
        heading = self.question.get_by_role("heading").first.element_handle()
        self.hand.press(told.first)
        self.page.wait_for_function(GONE, arg=heading)

    def name_pilots(self, mission: int) -> None:
        """Name pilots until the mission is in the air."""
        fly = self.say("skies-campaign-word", value="fly")
        flies = self.page.get_by_role("main").get_by_role("button", name=fly, exact=True)
        while True:
            expect(self.page.get_by_role("main").locator(ANSWERS).first).to_be_visible()
            if flies.count():
                break
            self.press()
        self.picture(f"mission-{mission}")


def test_a_short_campaign_is_played_to_its_end(new_page: NewPage) -> None:
    page = new_page(reduced_motion="reduce")
    me = Commander(page, seed=9)
    game = opened(
        page.request,
        *("human", "tactical"),
        system="skies-campaign",
        scenario="battle-of-britain",
        options={"campaign_length": "short"},
    )
    page.goto(link(game))
    # The first mission is flown on the page, for a while.
    me.name_pilots(1)
    me.press(me.say("skies-campaign-word", value="fly"))
    me.link("mission-fly").click()
    me.wait()
    while me.given.total() < FLOWN:
        me.step()
    me.picture("in-the-air")
    open_menu(me)
    me.button("table-resign").click()
    me.button("table-resign-yes").click()
    me.expect_end()
    page.get_by_role("main").get_by_role("link", name=me.say("mission-back")).first.click()
    # The others are given up, and the outcome comes by itself.
    for mission in (2, 3):
        me.name_pilots(mission)
        me.press(me.say("skies-campaign-word", value="give-up"))
    me.expect_end()
    me.picture("outcome")
