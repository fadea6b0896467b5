"""A campaign alone: from one press to its grade in every way to play, and what the board shows."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect
from tests.web.conftest import NewPage
from tests.web.pilot import Finger, Mouse, Pilot
from tests.web.test_play import (
    CALM,
    WAYS,
    expect_comfort,
    expect_focus,
    expect_log,
    expect_sealed,
)

ZONES = 13
LONGEST = 1500  # answers
# What is asked in every mission that comes to its Target.
MISSION = {"recruit", "target", "assign", "arm", "place", "level", "move"}
LIMITS = re.compile(r"\d+/\d+/(\d+|–)")


def commander(new_page: NewPage, way: str, lang: str, seed: int = 5) -> Pilot:
    hand, device = WAYS[way]
    pilot = Pilot(new_page(lang, **device), lang=lang, hand=hand, seed=seed)
    pilot.shuns = (capital(pilot.say("phantom-do-calm")),)
    pilot.fly_now("phantom")
    return pilot


def capital(text: str) -> str:
    return text[0].upper() + text[1:]


def fly_on(pilot: Pilot) -> None:
    """Answer by chance, but never turn back: nobody sees a Target who does."""
    if tray(pilot, "abort").count():
        heading = pilot.question.get_by_role("heading").element_handle()
        pilot.hand.press(pilot.question.locator("[aria-keyshortcuts=Escape]"))
        pilot.wait(heading)
    else:
        pilot.step()


def fly_until(pilot: Pilot, found: Callable[[], bool]) -> None:
    """Fly until something is seen, in another campaign where one was too short for it."""
    while not found():
        if pilot.is_over:
            pilot.rematch()
        fly_on(pilot)
        assert pilot.given.total() < LONGEST, "it is never seen"


def tray(pilot: Pilot, decision: str) -> Locator:
    return pilot.page.locator(f".ph-tray.{decision}")


@pytest.mark.parametrize(("way", "lang"), [("mouse", "fr"), ("keyboard", "en"), ("touch", "fr")])
def test_a_campaign_is_flown_from_one_press_to_its_grade(
    new_page: NewPage, way: str, lang: str
) -> None:
    pilot = commander(new_page, way, lang)
    asked: set[str] = set()

    def has_ended() -> bool:
        expect_focus(pilot.page)
        if pilot.is_over:
            return asked >= MISSION
        asked.update((pilot.page.locator(".ph-tray").get_attribute("class") or "").split())
        if isinstance(pilot.hand, Finger):
            expect_comfort(pilot)
        return False

    fly_until(pilot, has_ended)
    grades = "|".join(
        re.escape(pilot.say(f"phantom-reason-{grade}"))
        for grade in ("dismal", "poor", "adequate", "good", "great")
    )
    expect(pilot.end.get_by_role("heading", level=2)).to_contain_text(re.compile(grades))
    expect(pilot.end).not_to_contain_text(pilot.say("end-draw"))
    expect_log(pilot)
    expect_sealed(pilot)


def test_the_display_shows_every_zone_and_what_stands_there(new_page: NewPage) -> None:
    pilot = commander(new_page, "mouse", "en")
    fly_until(pilot, lambda: tray(pilot, "move").count() > 0)
    page = pilot.page
    expect(page.locator(".ph-display [data-zone]")).to_have_count(ZONES)
    threats = page.locator(".ph-display [data-threat]")
    assert threats.count() > 0
    for limits in page.locator(".ph-display .limits").all_text_contents():
        assert LIMITS.fullmatch(limits)
    told = page.locator(".ph-display figcaption li").all_text_contents()
    names = threats.evaluate_all("(all) => all.map((one) => one.dataset.threat)")
    assert all(any(f" {name}:" in line for line in told) for name in names)


def test_a_zone_is_chosen_on_the_disc_as_in_the_tray(new_page: NewPage) -> None:
    pilot = commander(new_page, "mouse", "en")
    fly_until(pilot, lambda: tray(pilot, "place").count() > 0)
    page = pilot.page
    offered = tray(pilot, "place").locator("[data-order]")
    zones = offered.evaluate_all("(all) => all.map((one) => one.dataset.order.split(':')[1])")
    lit = page.locator(".ph-display .zone.open")
    assert lit.evaluate_all("(all) => all.map((one) => one.dataset.zone)") == zones
    asked = page.locator(".ph-pilot.asked")
    name = asked.get_attribute("data-pilot-card")
    lit.first.locator("text").click()
    card = page.locator(f"[data-pilot-card={name}]")
    expect(card).to_contain_text(zones[0].upper())


def test_a_load_is_put_together_and_taken_back(new_page: NewPage) -> None:
    pilot = commander(new_page, "mouse", "en")
    fly_until(pilot, lambda: tray(pilot, "arm").count() > 0)
    weight = pilot.page.locator(".ph-weight")
    empty = weight.inner_text()
    counter = tray(pilot, "arm").locator(".ph-choice.weapon.play").first
    name = counter.locator("b").first.inner_text()
    counter.click()
    expect(weight).not_to_have_text(empty)
    tray(pilot, "arm").locator(".ph-choice.unload", has_text=name).click()
    expect(weight).to_have_text(empty)


def test_nobody_offers_himself_a_draw(new_page: NewPage) -> None:
    pilot = Pilot(new_page("en", **CALM), hand=Mouse)
    pilot.fly_now("phantom")
    pilot.button("table-menu").click()
    expect(pilot.button("table-resign")).to_be_visible()
    expect(pilot.button("table-draw-offer")).to_have_count(0)
