"""A duel against the bot, from one press on the home page to its end, in every way to play."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.conftest import DESKTOP, PHONE, NewPage
from tests.web.pilot import Finger, Keyboard, Mouse, Pilot

LEAST = 44  # px that a finger needs
RULE = re.compile(r"FLAMES-[A-Z]+-\d+")
CALM: dict[str, Any] = {**DESKTOP, "reduced_motion": "reduce"}
WAYS: dict[str, tuple[type[Mouse], dict[str, Any]]] = {
    "mouse": (Mouse, CALM),
    "keyboard": (Keyboard, CALM),
    "touch": (Finger, {**PHONE, "reduced_motion": "reduce"}),
}


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("way", WAYS)
def test_a_duel_is_played_from_one_press_to_its_end(
    new_page: NewPage, way: str, lang: str
) -> None:
    hand, device = WAYS[way]
    if (way, lang) == ("mouse", "en"):
        device = DESKTOP  # with all that moves
    page = new_page(lang, **device)
    pilot = Pilot(page, lang=lang, hand=hand, seed=7)
    pilot.fly_now()
    expect(page.locator("html")).to_have_attribute("lang", lang)
    has_shown_playable = has_told_why = False
    while not pilot.is_over:
        told = len(pilot.lines())
        pilot.step()
        assert len(pilot.lines()) >= told
        expect_focus(page)
        if way == "touch":
            expect_comfort(pilot)
        has_shown_playable = has_shown_playable or shows_playable_cards(pilot)
        has_told_why = has_told_why or tells_why_not(pilot)
    assert has_shown_playable
    assert has_told_why
    assert {"level", "card", "decline"} <= set(pilot.given)
    expect_log(pilot)
    expect_sealed(pilot)
    expect_replay(pilot)


def expect_focus(page: Page) -> None:
    assert page.evaluate("document.activeElement.tagName") != "BODY"


def expect_comfort(pilot: Pilot) -> None:
    """Nothing is cut off sideways, and whatever answers is large enough for a finger."""
    width = "[document.scrollingElement.scrollWidth, innerWidth]"
    wide, seen = pilot.page.evaluate(width)
    assert wide <= seen
    for one, kind in pilot.answers():
        box = one.bounding_box()
        assert box, kind
        assert min(box["width"], box["height"]) >= LEAST - 0.5, (kind, box, one.inner_html())


def cards(pilot: Pilot, state: str) -> Locator:
    return pilot.page.locator(f"button[data-card]{state}")


def shows_playable_cards(pilot: Pilot) -> bool:
    """Are there cards of both kinds? Then those that can be played stand higher, and say so."""
    playable = cards(pilot, ":not([aria-disabled])")
    barred = cards(pilot, "[data-rule]")
    if not playable.count() or not barred.count():
        return False
    expect(playable.first).to_have_accessible_name(
        re.compile(re.escape(pilot.say("flames-hand-playable")))
    )
    raised, low = playable.first.bounding_box(), barred.first.bounding_box()
    assert raised
    assert low
    assert raised["y"] < low["y"]
    return True


def tells_why_not(pilot: Pilot) -> bool:
    """Is there a card that cannot be played? Then pointing at it, or focusing it, tells why."""
    barred = cards(pilot, "[aria-disabled][data-rule]")
    if not barred.count():
        return False
    card = barred.first
    rule = card.get_attribute("data-rule") or ""
    reason = card.get_by_text(rule).locator("..")
    expect(reason).to_be_hidden()
    pilot.hand.look(card)
    expect(reason).to_be_visible()
    assert RULE.fullmatch(rule)
    assert len(reason.inner_text()) > len(rule) + 8
    told = pilot.say("flames-hand-not", why="").strip()
    expect(card).to_have_accessible_name(re.compile(re.escape(told)))
    return True


def expect_log(pilot: Pilot) -> None:
    if isinstance(pilot.hand, Finger):
        foot = pilot.page.get_by_role("navigation", name=pilot.say("table-foot"))
        foot.get_by_role("button", name=pilot.say("table-tab-log"), exact=True).tap()
    expect(pilot.log).to_be_visible()
    assert len(pilot.lines()) > 20
    cited = pilot.log.get_by_role("link", name=RULE)
    assert cited.count() > 10
    pilot.hand.press(cited.first)
    article = pilot.page.get_by_role("tabpanel").get_by_role("article")
    expect(article).to_contain_text(RULE)
    if isinstance(pilot.hand, Finger):
        foot.get_by_role("button", name=pilot.say("table-tab-table"), exact=True).tap()


def expect_sealed(pilot: Pilot) -> None:
    pilot.expect_end()
    pilot.hand.press(pilot.end.get_by_role("button", name=pilot.say("table-seal-verify")))
    expect(pilot.end.get_by_role("status")).to_have_text(pilot.say("table-seal-whole"))


def expect_replay(pilot: Pilot) -> None:
    page, say = pilot.page, pilot.say
    pilot.hand.press(pilot.end.get_by_role("link", name=say("table-end-watch")))
    replay = pilot.region("replay-name")
    moment = replay.get_by_role("slider", name=say("replay-moment"))
    expect(moment).to_have_value("0")
    last = int(moment.get_attribute("max") or 0)
    assert last >= pilot.given.total()
    if isinstance(pilot.hand, Keyboard):
        page.keyboard.press("ArrowRight")
        expect(moment).to_have_value("1")
        page.keyboard.press("End")
    else:
        pilot.hand.press(replay.get_by_role("button", name=say("replay-next")))
        expect(moment).to_have_value("1")
        pilot.hand.press(replay.get_by_role("button", name=say("replay-last")))
    expect(moment).to_have_value(str(last))
    expect(page).to_have_url(re.compile(rf"/replay/\w+/{last}\?seat=open$"))
    now = pilot.log.locator("[aria-current=step]")
    expect(now.last).to_have_text(pilot.log.get_by_role("listitem").last.text_content() or "")
    assert now.count() > 0
