"""Opponents by level and temperament, hints, and what a bot considered, on the page."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.conftest import DESKTOP, PHONE, NewPage
from tests.web.pilot import Finger, Keyboard, Mouse, Pilot
from tests.web.tables import key_of, opened
from tests.web.test_axe import AXE, calm_page, check, device
from tests.web.test_table import CALM, menu, sit

from escadrille.locale import voice

EN = voice("en")
HANDS = {"mouse": (Mouse, DESKTOP), "keyboard": (Keyboard, DESKTOP), "phone": (Finger, PHONE)}


def radio(scope: Page | Locator, kind: str, name: str) -> Locator:
    return scope.get_by_role("radio", name=EN(f"opponent-{kind}-{name}"), exact=True)


def choose(pilot: Pilot, scope: Page | Locator, level: str, temper: str) -> None:
    """Open the chooser and choose, with a mouse or a finger."""
    pilot.hand.press(scope.locator(".opponent summary"))
    pilot.hand.press(radio(scope, "level", level))
    pilot.hand.press(radio(scope, "temper", temper))


def choose_by_keys(pilot: Pilot, steps: int, tempers: int) -> None:
    """Tab leads to each row, arrows move within it."""
    pilot.hand.press(pilot.page.locator(".opponent summary"))
    for count in (steps, tempers):
        pilot.page.keyboard.press("Tab")
        for _ in range(count):
            pilot.page.keyboard.press("ArrowRight")


@pytest.mark.parametrize("hand", HANDS)
def test_a_level_and_a_temperament_are_chosen_and_remembered(new_page: NewPage, hand: str) -> None:
    touch, how = HANDS[hand]
    page = new_page(**{**how, "reduced_motion": "reduce"})
    pilot = Pilot(page, hand=touch)
    page.goto("/")
    expect(page.locator(".opponent summary")).to_contain_text("Bot, recruit")
    if hand == "keyboard":
        choose_by_keys(pilot, 1, 1)
    else:
        choose(pilot, page, "pilot", "cautious")
    expect(page.get_by_text(EN("opponent-flies-pilot"))).to_be_visible()
    expect(page.get_by_text(EN("opponent-mood-cautious"))).to_be_visible()
    name = EN("table-bot", name="pilot", temper="cautious")
    expect(page.locator(".opponent summary")).to_contain_text(name)
    fly = pilot.button("page-fly-system", system=EN("page-system-flames"))
    pilot.hand.press(fly)
    pilot.wait()
    expect(page.get_by_text(name).first).to_be_attached()
    page.goto("/")
    expect(page.locator(".opponent summary")).to_contain_text(name)


def test_what_is_chosen_can_be_pressed_with_a_finger_and_needs_no_sideways_scroll(
    new_page: NewPage,
) -> None:
    page = new_page("fr", **PHONE)
    page.goto("/")
    page.locator(".opponent summary").tap()
    for target in page.locator(".opponent summary, .opponent .choice").all():
        box = target.bounding_box()
        assert box is not None
        assert box["height"] >= 44
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_system_without_a_level_gets_the_bot_that_comes_closest(new_page: NewPage) -> None:
    page = new_page(**CALM)
    found = page.request.get("/api/systems").json()
    pilot = Pilot(page)
    page.goto("/")
    choose(pilot, page, "pilot", "opportunist")
    for card in [card for card in found if card["seats"]["most"] > 1 and not card["flies"]]:
        system = EN(f"page-system-{card['slug']}")
        pilot.button("page-fly-system", system=system).click()
        expect(page).to_have_url(re.compile("#/table/"))
        level = "pilot" if "pilot" in card["bots"] else "tactical"
        name = EN("table-bot", name=level, temper="opportunist" if level == "pilot" else "even")
        expect(page.get_by_text(name).first).to_be_attached()
        page.goto("/")
        pilot.button("page-fly-system", system=system).wait_for()


def test_a_seat_of_a_hosted_table_and_its_hints(new_page: NewPage) -> None:
    page = new_page(**CALM)
    pilot = Pilot(page)
    page.goto("/#/host/flames")
    page.get_by_role("combobox").nth(1).select_option("bot")
    choose(pilot, page, "recruit", "aggressive")
    page.get_by_label(EN("hint-allow")).select_option("no")
    pilot.button("page-open").click()
    pilot.link("page-sit-down").click()
    pilot.wait()
    name = EN("table-bot", name="recruit", temper="aggressive")
    expect(page.get_by_text(name).first).to_be_attached()
    expect(pilot.button("hint-ask")).to_have_count(0)
    page.keyboard.press("h")
    expect(pilot.region("hint-name")).to_have_count(0)


def test_the_level_of_a_bot_changes_in_the_midst_of_a_fight(new_page: NewPage) -> None:
    page = new_page(**CALM)
    pilot = Pilot(page)
    pilot.fly_now()
    choose(pilot, menu(pilot), "veteran", "aggressive")
    pilot.button("table-close").click()
    name = EN("table-bot", name="veteran", temper="aggressive")
    expect(page.locator(".board").get_by_text(name).first).to_be_visible()
    pilot.step()
    assert pilot.is_asked or pilot.is_over


def test_a_rematch_against_another_bot(new_page: NewPage) -> None:
    page = new_page(**CALM)
    pilot = Pilot(page)
    pilot.fly_now()
    menu(pilot)
    pilot.button("table-resign").click()
    pilot.button("table-resign-yes").click()
    choose(pilot, pilot.end, "pilot", "opportunist")
    pilot.rematch()
    name = EN("table-bot", name="pilot", temper="opportunist")
    expect(page.locator(".board").get_by_text(name).first).to_be_visible()


# Hints.


@pytest.mark.parametrize(
    ("hand", "system"), [("mouse", "flames"), ("keyboard", "wings"), ("phone", "zero")]
)
def test_a_hint_is_taken_and_followed(new_page: NewPage, hand: str, system: str) -> None:
    touch, how = HANDS[hand]
    page = new_page(**{**how, "reduced_motion": "reduce"})
    pilot = Pilot(page, hand=touch)
    pilot.fly_now(system)
    before = page.locator(".question h2").element_handle()
    if hand == "keyboard":
        page.keyboard.press("h")
    else:
        pilot.hand.press(pilot.button("hint-ask"))
    panel = pilot.region("hint-name")
    expect(panel.get_by_role("heading")).to_be_focused()
    expect(panel.get_by_role("heading")).to_contain_text(re.compile(".: .+"))
    expect(pilot.button("hint-ask")).to_have_attribute("aria-disabled", "true")
    pilot.hand.press(pilot.button("hint-follow"))
    assert before is not None
    page.wait_for_function("(one) => !one.isConnected", arg=before)
    expect(panel).to_have_count(0)
    pilot.wait()


def test_a_hint_in_the_fight_has_a_chance_and_alternatives(new_page: NewPage) -> None:
    page = new_page(**CALM)
    pilot = Pilot(page, seed=3)
    pilot.fly_now()
    weighed = page.get_by_role("list", name=EN("hint-others"))
    for _ in range(12):
        pilot.button("hint-ask").click()
        pilot.region("hint-name").wait_for()
        if weighed.count():
            break
        pilot.button("hint-follow").click()
        pilot.wait()
    assert weighed.get_by_role("listitem").count() > 1
    expect(weighed.get_by_text(f"({EN('hint-chosen')})")).to_have_count(1)
    expect(pilot.region("hint-name")).to_contain_text(re.compile(r"Chance of victory: \d+%"))
    pilot.button("hint-close").click()
    expect(pilot.region("hint-name")).to_have_count(0)
    expect(page.locator(".question h2")).to_be_focused()


def test_the_other_is_told_that_a_hint_was_taken(new_page: NewPage) -> None:
    first = new_page(**CALM)
    game = opened(first.request, "human", "human")
    pilots = [sit(page, game, seat) for seat, page in enumerate((first, new_page(**CALM)))]
    for pilot in pilots:
        pilot.wait()
    one, other = pilots if pilots[0].is_asked else pilots[::-1]
    one.button("hint-ask").click()
    one.region("hint-name").wait_for()
    seat = 1 + pilots.index(one)
    told = EN("hint-taken", name=EN("table-guest", seat=seat), count=1)
    expect(other.page.get_by_role("status").get_by_text(told)).to_be_visible()
    expect(one.page.get_by_text(told)).to_have_count(0)


# What was considered.


def flown(page: Page) -> dict[str, Any]:
    """Fly a duel against a pilot, over the wire, and give up after a while."""
    game = opened(page.request, "human", "pilot")
    address = f"/api/games/{game['game']}"
    bearer = {"Authorization": f"Bearer {key_of(page.request, game)}"}
    given = 0
    for _ in range(400):
        message = page.request.get(address, headers=bearer).json()
        if message["outcome"] or given > 12:
            break
        if asked := message["asked"]:
            order = {"count": asked["count"], "order": asked["legal"][0]["order"]}
            given += page.request.post(f"{address}/orders", headers=bearer, data=order).ok
        page.wait_for_timeout(50)
    page.request.post(f"{address}/resign", headers=bearer)
    replay = page.request.get(f"{address}/replay?count=100", headers=bearer).json()
    moments = [moment for moment in replay["moments"] if moment["seat"] is not None]
    return {
        **game,
        "bot": [moment["number"] for moment in moments if moment["bot"]],
        "person": [moment["number"] for moment in moments if not moment["bot"]],
    }


def is_weighed(page: Page, game: dict[str, Any], number: int) -> bool:
    """Does an ace look ahead at this moment? Before the fight, and without a choice, none does."""
    bearer = {"Authorization": f"Bearer {game['spectator']}"}
    address = f"/api/games/{game['game']}/considered/{number}?ask=true"
    return bool(page.request.get(address, headers=bearer).json()["counsel"]["weighed"])


def watch(page: Page, game: dict[str, Any], moment: int) -> Pilot:
    key = game["spectator"]
    page.goto(f"/#/replay/{game['game']}/{moment}?seat=open&key={key}")
    page.get_by_role("slider").wait_for()
    return Pilot(page)


def test_a_replay_tells_what_the_bot_considered(new_page: NewPage) -> None:
    page = new_page(**CALM)
    game = flown(page)
    pilot = watch(page, game, game["bot"][0])
    pilot.button("thought-of").click()
    panel = pilot.region("thought-tab")
    whys = [
        EN(f"thought-why-{why}") for why in ("best", "habit", "only", "opening", "drill", "slip")
    ]
    name = EN("table-bot", name="pilot", temper="even")
    weighed = page.get_by_role("list", name=EN("hint-others"))
    found = 0
    for moment in game["bot"][:8]:
        page.goto(f"/#/replay/{game['game']}/{moment}?seat=open")
        expect(panel).to_contain_text(name)
        expect(panel).to_contain_text(re.compile("|".join(map(re.escape, whys))))
        expect(panel).not_to_contain_text("chooses otherwise")
        found += weighed.count()
    assert found, "no decision of the first eight was weighed"


def test_an_ace_is_asked_about_a_persons_order(new_page: NewPage) -> None:
    page = new_page(**{**PHONE, "reduced_motion": "reduce"})
    game = flown(page)
    pilot = watch(page, game, game["person"][-1])
    page.get_by_role("navigation").get_by_role("button", name=EN("thought-tab")).tap()
    expect(pilot.region("thought-tab")).to_contain_text(EN("thought-person"))
    pilot.button("thought-ask").tap()
    verdict = re.compile("An ace would (have done the same|rather have chosen)")
    expect(pilot.region("thought-tab")).to_contain_text(verdict)
    page.goto(f"/#/replay/{game['game']}/0?seat=open")
    expect(page.get_by_text(EN("thought-start"))).to_be_visible()


@pytest.mark.skipif(not AXE.exists(), reason="axe is not here: npm ci brings it")
@device
def test_axe_finds_nothing(new_page: NewPage, device: str) -> None:
    page = calm_page(new_page, device)
    page.goto("/")
    page.locator(".opponent summary").click()
    faults = check(page, "choosing on the home page")
    pilot = Pilot(page)
    pilot.fly_now()
    pilot.button("hint-ask").click()
    pilot.region("hint-name").wait_for()
    faults += check(page, "hint")
    menu(pilot).locator(".opponent summary").click()
    faults += check(page, "choosing in the menu")
    pilot.button("table-resign").click()
    pilot.button("table-resign-yes").click()
    pilot.end.locator(".opponent summary").click()
    faults += check(page, "choosing at the end")
    game = flown(page)
    watch(page, game, next(n for n in game["person"] if is_weighed(page, game, n)))
    if device == "phone":
        page.get_by_role("navigation").get_by_role("button", name=EN("thought-tab")).tap()
    else:
        pilot.button("thought-of").click()
    pilot.button("thought-ask").click()
    page.get_by_role("list", name=EN("hint-others")).wait_for()
    faults += check(page, "thoughts")
    assert faults == []
