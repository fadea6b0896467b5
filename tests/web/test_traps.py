"""Nothing on the card boards does what it did not say, or what nobody could want."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect
from tests.systems.flames.scenes import plane
from tests.web.conftest import NewPage
from tests.web.staged import Stage, from_situation
from tests.web.test_table import CALM

from escadrille.locale import voice

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
