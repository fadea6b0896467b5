"""Elements against the bot in every way to play, breaking off, and two people by a link."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect
from tests.web.conftest import NewPage
from tests.web.pilot import Mouse, Pilot
from tests.web.test_play import CALM, WAYS, expect_record, fly_seeing_all
from tests.web.test_two import expect_whole, fly, fly_until, table_of_two

LINES = 9  # of the Disengagement Table


def element_pilot(pilot: Pilot) -> Pilot:
    """Someone who stays in the fight."""
    pilot.shuns = (capital(pilot.say("zero-do-break-off")),)
    return pilot


def capital(text: str) -> str:
    return text[0].upper() + text[1:]


@pytest.mark.parametrize(("way", "lang"), [("mouse", "fr"), ("keyboard", "en"), ("touch", "fr")])
def test_a_fight_is_played_from_one_press_to_its_end(
    new_page: NewPage, way: str, lang: str
) -> None:
    hand, device = WAYS[way]
    pilot = element_pilot(Pilot(new_page(lang, **device), lang=lang, hand=hand, seed=7))
    pilot.fly_now("zero")
    fly_seeing_all(pilot)
    expect_record(pilot)


def break_off(pilot: Pilot) -> Locator:
    return pilot.question.get_by_role("button", name=capital(pilot.say("zero-do-break-off")))


def table(pilot: Pilot) -> Locator:
    return pilot.region("zero-escape-title")


def test_breaking_off_shows_the_table_its_shifts_and_the_card(new_page: NewPage) -> None:
    pilot = element_pilot(Pilot(new_page("fr", **CALM), lang="fr", hand=Mouse, seed=3))
    pilot.fly_now("zero")
    while not break_off(pilot).count():
        pilot.step()
    break_off(pilot).click()
    lines = table(pilot).locator("tbody tr")
    expect(lines).to_have_count(LINES)
    voluntary = pilot.say("zero-shift-voluntary")
    expect(table(pilot)).to_contain_text(f"{voluntary} +1")
    wingman = capital(pilot.say("zero-withdraw-wingman", wingman="").split("(")[0]).strip()
    pilot.question.get_by_role("button", name=wingman).click()
    lit = table(pilot).locator("[aria-current=true]")
    expect(lit).to_have_count(1)
    drawn = pilot.say("zero-escape-drawn", card="", level="", result="evaded").split(":")[0]
    expect(table(pilot)).to_contain_text(drawn.strip())
    fate = [pilot.say(f"zero-state-{name}") for name in ("destroyed", "disengaged")]
    gone = pilot.page.locator(".element.own .half.wingman.down .state")
    expect(gone).to_have_text(re.compile("|".join(fate)))


def test_two_people_see_their_own_mini_hands_alone(new_page: NewPage) -> None:
    pilots = [element_pilot(pilot) for pilot in table_of_two(new_page, system="zero")]
    for pilot in pilots:
        pilot.wait()
    holder = fly_until(pilots, lambda pilot: mini_hand(pilot).count() > 0)
    other = pilots[1] if holder is pilots[0] else pilots[0]
    cards = holder.page.locator(".held-hand.mini [data-card]")
    held = sum(copies(card) for card in cards.all())
    assert held > 0
    name = mini_hand(holder).get_attribute("data-hand")
    backs = other.page.locator(f".mini-backs[data-hand={name}] .card-back")
    expect(backs).to_have_count(held)
    expect(other.page.locator(f".held-hand[data-hand={name}]")).to_have_count(0)
    fly(pilots)
    expect_whole(pilots)


def mini_hand(pilot: Pilot) -> Locator:
    return pilot.page.locator(".held-hand.mini")


def copies(card: Locator) -> int:
    """Equal cards lie on one another, with their number."""
    told = card.locator(".copies")
    return int((told.text_content() or "×1")[1:]) if told.count() else 1
