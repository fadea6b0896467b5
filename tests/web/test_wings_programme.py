"""A programme of wings while it is put together, and the table about it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.web.conftest import DESKTOP, PHONE, NewPage
from tests.web.test_wings import DUEL, EIGHT, deck, laid, sit_down

STRAIGHT = "[data-card=straight]"
LEFT = "[data-card=turn-left]"
STALL = "[data-card=stall]"
FURTHEST = 12  # presses that lead to the whole table, from anywhere


def test_a_secret_marker_is_explained_and_asked_before_the_programme_is_sent(
    new_page: NewPage,
) -> None:
    pilot = sit_down(new_page(), DUEL, ["human", "random"])
    page, say = pilot.page, pilot.say
    for number in (1, 2, 3):
        deck(pilot, STRAIGHT).click()
        expect(laid(pilot)).to_have_count(number)
    expect(pilot.question).to_contain_text(say("wings-ask-board-marker"))
    gentle = page.locator("[data-answer='do:gentle']")
    expect(gentle).to_contain_text(say("wings-marker-does", marker="gentle"))
    expect(page.locator("[data-answer='do:forced-dive']")).to_have_attribute(
        "aria-disabled", "true"
    )
    page.keyboard.press("Escape")  # lets nothing go that cannot be taken back
    expect(gentle).to_be_visible()
    expect(pilot.commit).to_have_text(say("wings-commit", last=_capital(say("wings-pass-marker"))))
    pilot.commit.click()
    expect(pilot.log).to_contain_text("WINGS-MOVE-01")


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def test_a_card_is_replaced_and_taken_back_before_it_is_sent(new_page: NewPage) -> None:
    pilot = sit_down(new_page(), DUEL, ["human", "random"])
    page = pilot.page
    ready = pilot.say("wings-ready", count=1, seats=2)  # what others do ends what may be taken back
    expect(page.locator(".sortie-status")).to_contain_text(ready)
    for number, card in enumerate((STRAIGHT, STALL, STRAIGHT), start=1):
        deck(pilot, card).click()
        expect(laid(pilot)).to_have_count(number)
    expect(pilot.commit).to_be_visible()
    deck(pilot, LEFT).click()  # another card replaces the one that waits
    expect(laid(pilot)).to_have_count(3)
    expect(page.locator(".take-back.held")).to_contain_text(pilot.say("wings-face-turn-left"))
    page.keyboard.press("Escape")
    expect(laid(pilot)).to_have_count(2)
    deck(pilot, STRAIGHT).click()
    expect(laid(pilot)).to_have_count(3)
    page.keyboard.press("u")  # undo takes back what was chosen last, and no more
    expect(laid(pilot)).to_have_count(2)
    page.locator(".sortie-tray .take-back").first.click()
    expect(laid(pilot)).to_have_count(0)


def test_aircraft_keep_their_colours_however_small(new_page: NewPage) -> None:
    pilot = sit_down(new_page(), EIGHT, ["human", "random", "random", "random"])
    for _ in range(FURTHEST):
        pilot.page.keyboard.press("-")
    models = pilot.page.locator(".measured .model .aircraft")
    expect(models).to_have_count(8)
    expect(pilot.page.locator(".measured .model .aircraft.solid")).to_have_count(0)


@pytest.mark.parametrize("how", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_tools_cover_nothing_of_the_table(new_page: NewPage, how: dict[str, object]) -> None:
    pilot = sit_down(new_page(**how), DUEL, ["human", "random"])

    window = pilot.page.locator(".measured .window").bounding_box()
    tools = pilot.page.locator(".map-tools").bounding_box()
    assert window
    assert tools
    assert (
        tools["x"] >= window["x"] + window["width"] or tools["y"] >= window["y"] + window["height"]
    )


def test_the_last_turn_is_seen_again(new_page: NewPage) -> None:
    pilot = sit_down(new_page(), DUEL, ["human", "random"], seed=3)
    page = pilot.page
    again = page.get_by_role("button", name=pilot.say("plane-again"))
    expect(again).to_have_count(0)
    while not re.search("WINGS-MOVE-01", pilot.log.inner_text()):
        pilot.step()
    pilot.wait()
    page.keyboard.press("Shift")  # ends the film that is on
    running = "document.querySelector('.world').getAnimations({ subtree: true }).length"
    page.wait_for_function(f"() => {running} === 0")
    again.click()
    page.wait_for_function(f"() => {running} > 0")
