"""A campaign of wings on the page: careers, plans in secret, and missions of real tables."""

from __future__ import annotations

import os
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import PHONE, NewPage
from tests.web.squadrons import moment
from tests.web.staged import Stage
from tests.web.tables import link, opened
from tests.web.test_axe import calm_page, check

from escadrille.locale import voice

PICTURES = os.environ.get("ESCADRILLE_PICTURES")
CAMPAIGN = {"system": "wings-campaign", "scenario": "spring-1916"}
OVERFLOW = "document.documentElement.scrollWidth - innerWidth"
GONE = "(one) => !one.isConnected"
PLANES = ("Nieuport 11", "Fokker E.III")


class Leader:
    """Somebody who leads a squadron on the page."""

    def __init__(self, page: Page, name: str, lang: str = "en") -> None:
        self.page, self.name, self.say = page, name, voice(lang)
        self.main = page.get_by_role("main")
        self.question = page.get_by_role("region", name=self.say("table-question"))
        page.add_init_script("localStorage.setItem('lets-be', 'no')")

    def picture(self, what: str) -> None:
        if PICTURES:
            self.page.screenshot(path=f"{PICTURES}/wings-{self.name}-{what}.png")

    def flagged(self) -> str:
        """Return what is asked, by the flag of the question."""
        return self.question.locator(".flag").inner_text()

    def flag(self, decision: str) -> str:
        return self.say(f"wings-camp-flag-{decision}")

    def expect_flag(self, decision: str) -> None:
        expect(self.question.locator(".flag")).to_contain_text(self.flag(decision))

    def press(self, goal: Any) -> None:
        """Answer the present question."""
        heading = self.question.get_by_role("heading").first.element_handle()
        goal.click()
        self.page.wait_for_function(GONE, arg=heading)

    def lot(self, word: str) -> Any:
        return self.page.locator(".lot.play").filter(has_text=word).first

    def word(self, value: str) -> str:
        words = self.say("wings-campaign-word", value=value)
        return words[0].upper() + words[1:]

    def answer(self, value: str) -> None:
        self.press(self.main.get_by_role("button", name=self.word(value), exact=True))

    def create(self, plane: str) -> None:
        """Buy an aircraft, a pilot, fuel and ammunition; say what kind of man he is."""
        self.expect_flag("create")
        for bought in (plane, self.word("fuel"), self.word("crate"), self.word("mechanics")):
            self.press(self.lot(bought))
        self.press(self.lot(self.word("hire-rookie")))
        self.expect_flag("behaviour")
        self.press(self.lot(self.say("wings-skill-soldier")))
        self.expect_flag("skill")
        self.press(self.page.locator(".skill.play").first)
        self.answer("done")

    def step(self) -> None:
        """Give one answer: the first, or that one is done."""
        if self.flagged() in (self.flag("defend"), self.flag("base")):
            self.answer("done")
        else:
            self.press(self.page.locator(".lot.play").first)

    def plan(self) -> None:
        """Answer whatever is asked of this side, until it waits or takes off."""
        while self.is_asked and self.flagged() != self.flag("fly"):
            self.step()

    @property
    def is_asked(self) -> bool:
        return self.question.locator(".flag").count() > 0


def take_off(*leaders: Leader) -> None:
    """Have all plan until each is asked how he flies."""
    for _ in range(60):
        if all(one.is_asked and one.flagged() == one.flag("fly") for one in leaders):
            return
        for one in leaders:
            if one.is_asked and one.flagged() != one.flag("fly"):
                one.plan()
        leaders[0].page.wait_for_timeout(100)
    raise AssertionError("nobody takes off")


def came(leader: Leader, name: str, how: str) -> None:
    group = leader.page.get_by_role("radiogroup", name=leader.say("real-came", name=name))
    group.get_by_role("radio", name=leader.say(f"real-came-{how}"), exact=True).click()


def names(leader: Leader) -> list[str]:
    """Return who flies on the sheet, one's own first."""
    found = leader.page.locator(".entry .name b")
    expect(found).to_have_count(2)
    return found.all_inner_texts()


def entered(leader: Leader) -> None:
    leader.main.get_by_role("button", name=leader.say("real-enter"), exact=True).click()


def test_a_pilots_first_three_missions_to_a_victory_and_a_wound(new_page: NewPage) -> None:
    me = Leader(new_page(reduced_motion="reduce"), "career")
    game = opened(me.page.request, "human", "tactical", real=True, **CAMPAIGN)
    me.page.goto(link(game))
    me.create(PLANES[0])
    for mission in (1, 2, 3):
        take_off(me)
        me.answer("fly")
        own, foe = names(me)
        if mission == 3:
            came(me, foe, "down")
            me.page.locator(".chips").get_by_role("button", name=own).click()
            wounds = me.say("real-wounds")
            for _ in range(6):
                more = me.say("real-more", label=wounds)
                me.page.locator(".entry").first.get_by_role("button", name=more).click()
            expect(me.page.locator(".entering-found")).to_contain_text(foe)
            me.picture("sheet")
        entered(me)
        expect(me.page.locator(".debriefing .caption")).to_contain_text(f"mission {mission}")
    fates = me.page.locator(".fates tbody tr").first
    expect(fates).to_contain_text(me.say("wings-fate-wounded"), ignore_case=True)
    expect(fates.locator(".mark")).to_have_count(1)
    me.picture("debriefing")
    me.page.locator(".fates .who").first.click()
    career = me.page.locator(".career")
    expect(career.locator("h2")).to_have_text(own)
    expect(career.locator(".career-log li")).to_have_count(4)  # three missions, and his arrival
    expect(career.locator(".strip-facts")).to_contain_text(me.say("wings-camp-victories", count=1))
    me.picture("career")


def test_two_people_plan_in_secret(new_page: NewPage) -> None:
    one, other = (Leader(new_page(reduced_motion="reduce"), name) for name in ("ours", "theirs"))
    game = opened(one.page.request, "human", "human", **CAMPAIGN)
    for seat, leader in enumerate((one, other)):
        leader.page.goto(link(game, seat))
    for leader, plane in zip((one, other), PLANES, strict=True):
        leader.create(plane)
    # One side plans to the end; the other sees that somebody flies, and nothing more.
    while not (one.is_asked and one.flagged() == one.flag("pledge")):
        for leader in (one, other):
            if leader.is_asked and leader.flagged() in (one.flag("choose"), one.flag("defend")):
                leader.step()
        one.page.wait_for_timeout(100)
    one.plan()
    mine = one.page.locator(".forces").first
    expect(mine).to_contain_text(PLANES[0])
    pilot = mine.locator(".say b").inner_text()
    expect(other.question.locator(".flag")).to_contain_text(other.flag("pledge"))
    unseen = other.page.locator(".forces").last
    expect(unseen).to_contain_text(other.say("wings-camp-unknown"))
    assert pilot not in unseen.inner_text()
    other.picture("secret")
    take_off(one, other)
    expect(unseen).to_contain_text(pilot)
    for leader in (one, other):
        leader.answer("give-up")
    for leader in (one, other):
        expect(leader.page.locator(".debriefing .fates tbody tr")).to_have_count(2)


def test_a_mission_by_hand_is_refused_agreed_to_and_corrected(new_page: NewPage) -> None:
    one, other = (Leader(new_page(reduced_motion="reduce"), name) for name in ("hand", "agrees"))
    game = opened(one.page.request, "human", "human", real=True, **CAMPAIGN)
    for seat, leader in enumerate((one, other)):
        leader.page.goto(link(game, seat))
    for leader, plane in zip((one, other), PLANES, strict=True):
        leader.create(plane)
    take_off(one, other)
    for leader in (one, other):
        leader.answer("fly")
    own, foe = names(one)
    # A battery that nobody set up cannot have been destroyed.
    flak = one.say("real-lost", what="flak")
    one.page.get_by_role("button", name=one.say("real-more", label=flak)).click()
    found = one.page.locator(".entering-found")
    expect(found.locator(".bad")).to_contain_text("WINGS-CAMP-07")
    entered(one)
    expect(one.page.get_by_role("alert")).to_contain_text("WINGS-CAMP-07")
    expect(other.page.get_by_role("button", name=other.say("real-agree"))).to_have_count(0)
    one.picture("refused")
    one.page.get_by_role("button", name=one.say("real-less", label=flak)).click()
    # A good one stands when the other side agrees.
    came(one, foe, "down")
    one.page.locator(".chips").get_by_role("button", name=own).click()
    for number in (1, 2):
        card = one.page.get_by_label(one.say("real-card", flyer=foe, number=number))
        card.select_option("0")
    expect(found.locator(".odd")).to_have_count(1)  # he fell with hardly a hit
    entered(one)
    one.picture("entered")
    agree = other.page.get_by_role("button", name=other.say("real-agree"), exact=True)
    expect(agree).to_be_visible()
    agree.click()
    for leader in (one, other):
        expect(leader.page.locator(".debriefing .fates tbody tr")).to_have_count(2)
    # Until the next briefing both sides may open it again.
    for leader in (one, other):
        leader.main.get_by_role("button", name=leader.say("real-correct")).click()
    expect(one.page.locator(".entering")).to_be_visible()
    expect(one.page.locator(".debriefing")).to_have_count(0)


def test_the_aerodrome_and_a_report_at_360_px(new_page: NewPage) -> None:
    page = new_page(lang="fr", reduced_motion="reduce", **PHONE)
    me = Leader(page, "phone", "fr")
    game = opened(me.page.request, "human", "tactical", real=True, **CAMPAIGN)
    me.page.goto(link(game))
    me.create(PLANES[0])
    take_off(me)
    me.page.locator("[data-screen=aerodrome]").click()
    expect(me.page.locator(".airfield .stand")).to_have_count(1)
    expect(me.page.locator(".roster .man")).to_have_count(1)
    assert page.evaluate(OVERFLOW) == 0
    me.picture("aerodrome")
    me.answer("fly")
    _, foe = names(me)
    came(me, foe, "down")
    expect(me.page.locator(".fallen")).to_be_visible()
    assert page.evaluate(OVERFLOW) == 0
    me.picture("report")
    entered(me)
    expect(me.page.locator(".debriefing")).to_be_visible()


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_its_screens_can_be_used_by_everyone(new_page: NewPage, device: str) -> None:
    stage = Stage(calm_page(new_page, device))
    faults = []
    for name, screens in (("base", ("aerodrome", "debriefing", "book")), ("pilot", ("briefing",))):
        stage.show(moment(name), fresh=True)
        for screen in screens:
            stage.page.locator(f"[data-screen={screen}]").click()
            faults += check(stage.page, screen)
    assert faults == []
