"""A pilot of one's own on the page: created, flown in a single mission, and his log."""

from __future__ import annotations

import json
import os
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import DESKTOP, PHONE, NewPage

from escadrille.locale import voice

PICTURES = os.environ.get("ESCADRILLE_PICTURES")
OVERFLOW = "document.documentElement.scrollWidth - innerWidth"


def picture(page: Page, name: str) -> None:
    if PICTURES:
        page.screenshot(path=f"{PICTURES}/own-{name}.png", full_page=True)


def kept(page: Page) -> Any:
    return json.loads(page.evaluate("localStorage.getItem('pilot-wings')"))


def key_to(page: Page, game: str) -> str:
    places = json.loads(page.evaluate("localStorage.getItem('places')"))
    found: str = next(place["key"] for place in places if place["game"] == game)
    return found


@pytest.mark.rule("WINGS-PIL-01", "WINGS-VP-04")
@pytest.mark.parametrize(("size", "lang"), [(DESKTOP, "en"), (PHONE, "fr")])
def test_a_pilot_of_ones_own_flies_a_mission(
    new_page: NewPage, size: dict[str, Any], lang: str
) -> None:
    page, say = new_page(lang, reduced_motion="reduce", **size), voice(lang)
    page.goto("/#/pilot/wings")
    enlist = page.get_by_role("button", name=say("wings-own-enlist"))
    expect(enlist).to_have_attribute("aria-disabled", "true")  # he has learnt nothing yet
    page.get_by_role("combobox", name=say("wings-own-nation")).select_option("germany")
    page.get_by_role("textbox", name=say("wings-own-name")).fill("A. Reuter")
    page.get_by_role("radio", name=re.compile(say("wings-skill-hothead"))).check()
    page.get_by_role("checkbox", name=re.compile(say("wings-skill-makeshift"))).check()
    assert page.evaluate(OVERFLOW) == 0
    picture(page, f"create-{lang}")
    enlist.click()
    expect(page.locator(".career h2")).to_have_text("A. Reuter")
    expect(page.locator(".skill.own")).to_have_count(1)
    assert page.evaluate(OVERFLOW) == 0
    picture(page, f"career-{lang}")
    # He flies for his own camp, and his seat is mine.
    page.get_by_role("link", name=say("made-own-fly")).click()
    expect(page.locator(".orders-sheet")).to_contain_text("A. Reuter")
    page.get_by_role("button", name=say("made-fly"), exact=True).click()
    page.wait_for_url(re.compile("#/table/"))
    game = page.url.split("/")[-1]
    assert kept(page)["game"] == game
    address, headers = f"/api/games/{game}", {"Authorization": f"Bearer {key_to(page, game)}"}
    assert page.request.get(address, headers=headers).json()["seat"] == 1  # the Empires'
    # In the air nothing is entered; once it is over, it is.
    page.goto("/#/pilot/wings")
    expect(page.get_by_role("link", name=say("made-own-in-the-air"))).to_be_visible()
    assert page.request.post(f"{address}/resign", data={}, headers=headers).ok
    page.reload()
    expect(page.locator(".career-log li")).to_have_count(1)
    expect(page.locator(".career-log li")).to_contain_text(
        say("wings-fate-active"), ignore_case=True
    )
    assert "game" not in kept(page)
    picture(page, f"landed-{lang}")


def test_another_takes_the_place_of_a_dead_pilot(new_page: NewPage) -> None:
    page, say = new_page("en", reduced_motion="reduce", **DESKTOP), voice("en")
    page.goto("/")
    pilot = {"name": "Delorme", "nation": "france", "behaviour": "knight", "standing": "ace"}
    career = {"pilot": {**pilot, "victories": 5, "skills": ["viper"]}, "state": "dead"}
    page.evaluate(
        "career => localStorage.setItem('pilot-wings', JSON.stringify({ career }))", career
    )
    page.goto("/#/pilot/wings")
    expect(page.locator(".own-new")).to_contain_text("Delorme")
    page.get_by_role("textbox", name=say("wings-own-name")).fill("Garnier")
    page.get_by_role("button", name=say("wings-own-enlist")).click()
    expect(page.locator(".career h2")).to_have_text("Garnier")
    page.locator(".skill.play").first.click()  # the one skill of a new pilot
    expect(page.locator(".skill.own")).to_have_count(1)
    expect(page.locator(".skill.play")).to_have_count(0)
