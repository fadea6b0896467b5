"""A duel against the bot, from one press on the home page to its end, in every way to play."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.conftest import DESKTOP, PHONE, NewPage
from tests.web.pilot import Finger, Keyboard, Mouse, Pilot

LEAST = 44  # px that a finger needs
HIGHER = "([one, other]) => one.getBoundingClientRect().top < other.getBoundingClientRect().top"
RULE = re.compile(r"(FLAMES|PHANTOM|SKIES|WINGS|ZERO)-[A-Z]+-\d+")
CALM: dict[str, Any] = {**DESKTOP, "reduced_motion": "reduce"}
WAYS: dict[str, tuple[type[Mouse], dict[str, Any]]] = {
    "mouse": (Mouse, CALM),
    "keyboard": (Keyboard, CALM),
    "touch": (Finger, {**PHONE, "reduced_motion": "reduce"}),
}


@pytest.mark.parametrize(("way", "lang"), [("mouse", "en"), ("keyboard", "fr"), ("touch", "en")])
def test_a_duel_is_played_from_one_press_to_its_end(new_page: NewPage, way: str, lang: str) -> None:
    hand, device = WAYS[way]
    if way == "mouse":
        device = DESKTOP  # with all that moves
    pilot = Pilot(new_page(lang, **device), lang=lang, hand=hand, seed=7)
    pilot.fly_now()
    fly_seeing_all(pilot)
    expect_record(pilot)


def fly_seeing_all(pilot: Pilot) -> None:
    """Fly to the end of a game in which cards could be played, and others could not."""
    expect(pilot.page.locator("html")).to_have_attribute("lang", pilot.say("lang"))
    has_shown, has_told = False, False
    while not (has_shown and has_told and pilot.is_over):
        if pilot.is_over:  # shot down too soon to see it all
            pilot.rematch()
        told = len(pilot.lines())
        pilot.step()
        assert len(pilot.lines()) >= told
        expect_focus(pilot.page)
        if isinstance(pilot.hand, Finger):
            expect_comfort(pilot)
        has_shown = has_shown or shows_playable_cards(pilot)
        has_told = has_told or tells_why_not(pilot)
    assert {"level", "card"} <= set(pilot.given)


def expect_record(pilot: Pilot) -> None:
    """What the page keeps of a game that is over: its log, its seal and its replay."""
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
    small = [one for one in pilot.answers() if one.size < LEAST - 0.5]
    assert not small


def cards(pilot: Pilot, state: str) -> Locator:
    return pilot.page.locator(f"button[data-card]{state}")


def shows_playable_cards(pilot: Pilot) -> bool:
    """Are there cards of both kinds? Then those that can be played stand higher, and say so."""
    playable = cards(pilot, ":not([aria-disabled])")
    barred = cards(pilot, "[data-rule]")
    if not playable.count() or not barred.count():
        return False
    expect(playable.first).to_have_accessible_name(
        re.compile(re.escape(pilot.say("cards-hand-playable")))
    )
    both = [playable.first.element_handle(), barred.first.element_handle()]
    pilot.page.wait_for_function(HIGHER, arg=both)
    return True


def tells_why_not(pilot: Pilot) -> bool:
    """Is there a card that cannot be played? Then pointing at it, or focusing it, tells why."""
    pilot.page.mouse.move(0, 0)
    barred = cards(pilot, "[aria-disabled][data-rule]")
    if not barred.count():
        return False
    card = barred.first
    if card.evaluate("(one) => one === document.activeElement"):
        return False
    rule = card.get_attribute("data-rule") or ""
    reason = card.get_by_text(rule).locator("..")
    expect(reason).to_be_hidden()
    pilot.hand.look(card)
    expect(reason).to_be_visible()
    assert RULE.fullmatch(rule)
    assert len(reason.inner_text()) > len(rule) + 8
    told = pilot.say("cards-hand-not", why="").strip()
    expect(card).to_have_accessible_name(re.compile(re.escape(told)))
    return True


def expect_log(pilot: Pilot) -> None:
    if isinstance(pilot.hand, Finger):
        foot = pilot.page.get_by_role("navigation", name=pilot.say("table-foot"))
        foot.get_by_role("button", name=pilot.say("table-tab-log"), exact=True).tap()
    expect(pilot.log).to_be_visible()
    cited = pilot.log.get_by_role("link", name=RULE)
    assert cited.count() > len(pilot.lines()) / 2 > 3
    pilot.hand.press(cited.first)
    article = pilot.page.get_by_role("tabpanel").get_by_role("article")
    expect(article).to_contain_text(RULE)
    if isinstance(pilot.hand, Finger):
        foot.get_by_role("button", name=pilot.say("table-tab-table"), exact=True).tap()


def expect_sealed(pilot: Pilot) -> None:
    pilot.expect_end()
    pilot.hand.press(pilot.end.get_by_text(pilot.say("table-menu-seal")))
    pilot.hand.press(pilot.end.get_by_role("button", name=pilot.say("table-seal-verify")))
    expect(pilot.end.get_by_role("status")).to_have_text(pilot.say("table-seal-whole"))


def expect_replay(pilot: Pilot) -> None:
    page, say = pilot.page, pilot.say
    pilot.hand.press(pilot.end.get_by_role("link", name=say("table-end-watch")))
    replay = pilot.region("replay-name")
    moment = replay.get_by_role("slider", name=say("replay-moment"))
    expect(moment).to_have_value("0")
    last = int(moment.get_attribute("max") or 0)
    assert last > 3
    for button in replay.get_by_role("button").all():
        expect(button).to_be_in_viewport(ratio=1)
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
    expect(now.last).to_have_text(pilot.rows.last.text_content() or "")
    assert now.count() > 0


def test_against_bots_the_key_takes_back_to_the_first_order_and_then_says_why_not(
    new_page: NewPage,
) -> None:
    pilot = Pilot(new_page("en", **CALM), hand=Keyboard, seed=7)
    pilot.fly_now()
    undo = pilot.question.locator(".undo")
    expect(undo).to_have_attribute("aria-disabled", "true")
    for _ in range(6):
        pilot.step()
    for _ in range(60):
        expect(undo).to_be_visible()
        if undo.get_attribute("aria-disabled"):
            break
        with pilot.page.expect_response(re.compile("/undo$")):
            pilot.page.keyboard.press("u")
        pilot.wait()
    pilot.page.keyboard.press("u")
    expect(pilot.page.get_by_role("alert")).to_contain_text(pilot.say("table-refused-undo-nothing"))
