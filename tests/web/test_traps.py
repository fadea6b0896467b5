"""Nothing on the card boards does what it did not say, or what nobody could want."""

from __future__ import annotations

import re
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Locator, expect
from tests.systems.flames.scenes import plane
from tests.table.players import play
from tests.web.conftest import NewPage
from tests.web.staged import Stage, from_situation, moments
from tests.web.test_table import CALM

from escadrille.locale import voice
from escadrille.table.match import Match

EN = voice("en")
APART = {"fighter": "spitfire-1", "level": "low"}


def moment(hand: str, phase: str = "action", **facts: Any) -> dict[str, Any]:
    """Return a duel in which a1, who may fire a barrage, has nobody in reach."""
    a, b = plane(0, hand, **APART), plane(1, "", level="high")
    return {
        "system": "flames", "active": "a1", "phase": phase, "aircraft": [a, b], **facts,
    }  # fmt: skip


def card(stage: Stage, name: str) -> Locator:
    return stage.page.locator(f"[data-card={name}]")


def test_a_card_that_can_only_be_a_barrage_says_so_and_asks_once(new_page: NewPage) -> None:
    stage = Stage(new_page(**CALM))
    stage.show(from_situation(moment("oots-2-3 yo-yo")))
    sun = card(stage, "oots-2-3")
    expect(sun.locator(".use.attack.lit")).to_have_text(EN("flames-use-barrage"))
    sun.click()
    question = stage.page.get_by_role("heading", name=EN("flames-doubt-vain"))
    expect(question).to_be_visible()
    sun.click()  # once more does not mean yes
    assert stage.orders == []
    stage.page.keyboard.press("Escape")
    expect(question).to_be_hidden()
    assert stage.orders == []
    sun.click()
    stage.page.locator(".answers.doubted .button:not(.decline)").click()
    stage.page.wait_for_timeout(50)
    assert stage.orders == [{"order": "card", "card": "oots-2-3"}]


def test_in_the_discard_phase_a_card_is_discarded_or_played_and_says_which(
    new_page: NewPage,
) -> None:
    stage = Stage(new_page(**CALM))
    stage.show(from_situation(moment("redline yo-yo", "discard")))
    expect(stage.page.locator(".action-card:not(.out) .use.lit")).to_have_count(0)
    expect(card(stage, "yo-yo").locator(".deed")).to_have_text(EN("cards-deed-discard"))
    redline = card(stage, "redline").get_by_role("button")
    expect(redline).to_have_count(2)
    redline.nth(0).click()
    redline.nth(1).click()
    stage.page.wait_for_timeout(50)
    assert stage.orders == [
        {"order": "do", "word": "push"},
        {"order": "card", "card": "redline"},
    ]


PAUSES = """() => {
  window.paused = 0;
  const later = window.setTimeout;
  window.setTimeout = (act, delay, ...rest) => {
    if (delay === 7000) window.paused += 1;
    return later(act, delay === 7000 ? 30 : delay, ...rest);
  };
  Math.random = () => 0.5;
}"""


def shot_at(hand: str) -> Match:
    """Return a moment in which b1, who holds this hand, is shot at."""
    a, b = plane(0, "ims-1-1"), plane(1, hand)
    match = from_situation(
        {"system": "flames", "active": "a1", "phase": "action", "aircraft": [a, b]}
    )
    for order in ({"order": "card", "card": "ims-1-1"}, {"order": "do", "word": "attack"}):
        play(match, 0, msgspec.json.encode(order))
    return match


@pytest.mark.parametrize("hand", ["yo-yo", "ims-1-1 ims-2-2 oots-1-1"])
def test_what_no_card_in_hand_can_answer_is_asked_and_let_be_after_the_same_time(
    new_page: NewPage, hand: str
) -> None:
    page = new_page(**CALM)
    stage = Stage(page)
    page.add_init_script(f"({PAUSES})()")
    stage.show(shot_at("barrel-roll"), 1)
    page.wait_for_timeout(100)
    assert page.evaluate("window.paused") == 1
    assert stage.orders == []  # it can be answered: the page waits
    stage.show(shot_at(hand), 1, fresh=True)
    page.wait_for_timeout(200)
    assert page.evaluate("window.paused") == 1
    assert stage.orders == [{"order": "do", "word": "pass"}]


def test_cards_are_drawn_up_to_the_limit_without_a_question(new_page: NewPage) -> None:
    match = next(one for one in moments("zero", 5, 400) if asks_to_draw(one))
    stage = Stage(new_page(**CALM))
    stage.show(match)
    most = max(one["order"].get("cards", 0) for one in stage.message["asked"]["legal"])
    assert most > 0
    expect(stage.page.locator("[aria-keyshortcuts=Escape]")).to_have_count(0)
    stage.page.keyboard.press("Escape")
    stage.page.wait_for_timeout(100)
    assert stage.orders == [{"order": "draw", "cards": most}]


def asks_to_draw(match: Match) -> bool:
    return bool(match.message(0, 0).view.decision == "draw")


def test_another_card_replaces_the_one_that_is_out_and_escape_puts_it_back(
    new_page: NewPage,
) -> None:
    a, b = plane(0, "ims-1-1 ims-2-2 ace-pilot"), plane(1, "")
    a |= {"holds": "b1", "position": "advantaged"}
    stage = Stage(new_page(**CALM))
    stage.played = from_situation(
        {"system": "flames", "active": "a1", "phase": "action", "aircraft": [a, b]}
    )
    stage.show(stage.played)
    out = stage.page.locator(".action-card.out")
    card(stage, "ims-1-1").click()
    expect(out).to_have_attribute("data-card", "ims-1-1")
    other = card(stage, "ims-2-2")
    expect(other).to_have_accessible_name(re.compile(re.escape(EN("cards-hand-instead"))))
    other.click()
    expect(out).to_have_attribute("data-card", "ims-2-2")
    stage.page.keyboard.press("Escape")
    expect(out).to_have_count(0)
    expect(other).to_have_class(re.compile(r"\bplay\b"))
    assert [one["card"] for one in stage.orders] == ["ims-1-1", "ims-2-2"]


def test_a_card_that_adds_to_a_hit_is_doubted_where_nothing_can_be_hit(new_page: NewPage) -> None:
    stage = Stage(new_page(**CALM))
    stage.show(from_situation(moment("tight-turn yo-yo")))
    card(stage, "tight-turn").click()
    expect(stage.page.get_by_role("heading", name=EN("flames-doubt-vain"))).to_be_visible()
    assert stage.orders == []
