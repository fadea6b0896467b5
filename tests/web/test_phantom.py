"""A campaign alone: from the home page to its outcome, in every way to play, and its board."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.table.servers import Server
from tests.web.campaigns import NORTH, SCREENS, Laid, asks, lay
from tests.web.conftest import NewPage
from tests.web.pilot import Finger, Pilot
from tests.web.test_play import CALM, WAYS, expect_comfort, expect_focus, expect_sealed

ZONES = 13
LONGEST = 400  # answers
SMALLEST = 11  # px of letters, on the smallest phone
TICK = 8  # px of the border around the disc
LIMITS = re.compile(r"\d+/\d+/(\d+|–)")
LETTERS = """() => [...document.querySelectorAll(".tabletop *")].flatMap((one) => {
  const isTold = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  const box = one.getBoundingClientRect();
  if (!isTold || !box.width || !box.height || one.closest(".hidden, title")) return [];
  const matrix = one instanceof SVGElement ? one.getScreenCTM() : null;
  const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
  const size = scale * parseFloat(getComputedStyle(one).fontSize);
  return [[size, one.textContent.trim().slice(0, 40)]];
}).sort((one, other) => one[0] - other[0])[0]"""


@pytest.fixture
def laid(database: Path, server: Server) -> Callable[..., Laid]:
    """Return a way to lay campaigns on the table of this test."""
    return lambda until, **how: lay(database, until, **how)


def sit(new_page: NewPage, place: Laid, way: str = "mouse", lang: str = "en") -> Pilot:
    hand, device = WAYS[way]
    pilot = Pilot(new_page(lang, **device), lang=lang, hand=hand, seed=5)
    pilot.page.goto(place.address)
    pilot.page.wait_for_url("**/#/table/*")
    pilot.page.locator(".phantom").wait_for()
    return pilot


def tray(pilot: Pilot, decision: str) -> Locator:
    return pilot.page.locator(f".ph-tray.{decision}")


def decline(pilot: Pilot) -> None:
    heading = pilot.question.get_by_role("heading").element_handle()
    if pilot.page.locator(".to-review").count():
        pilot.hand.press(pilot.page.locator(".to-review"))
        pilot.hand.press(pilot.page.locator(".review [data-order='do:pass']"))
        pilot.wait(heading)
        return
    pilot.hand.press(pilot.question.locator("[aria-keyshortcuts=Escape]"))
    pilot.wait(heading)


def propose(pilot: Pilot, what: str, decision: str) -> None:
    """Let the staff do it, until another question comes or only its closing answer is left."""
    pilot.hand.press(pilot.page.locator(f"[data-proposal={what}]"))
    pilot.page.wait_for_function(
        """([what, decision]) => !document.querySelector(`.ph-tray.${decision}`) ||
             !document.querySelector(`[data-proposal=${what}][aria-disabled]`)""",
        arg=[what, decision],
    )


def onward(pilot: Pilot) -> None:
    pilot.hand.press(pilot.page.locator(".onward"))
    tray(pilot, "target").wait_for()


def fly_on(pilot: Pilot) -> None:
    """Answer briskly: one aircraft with bombs, and never back before the Target."""
    page = pilot.page
    if page.locator(".onward").count():
        onward(pilot)
    elif tray(pilot, "assign").count():
        pilot.step()
        if tray(pilot, "assign").count():
            decline(pilot)
    elif tray(pilot, "arm").count():
        propose(pilot, "load", "arm")
        if tray(pilot, "arm").count():
            decline(pilot)
    elif any(tray(pilot, one).count() for one in ("abort", "jettison", "promote")):
        decline(pilot)
    else:
        pilot.step()


def fly_until(pilot: Pilot, found: Callable[[], bool]) -> None:
    answers = 0
    while not found():
        fly_on(pilot)
        expect_focus(pilot.page)
        if isinstance(pilot.hand, Finger):
            expect_comfort(pilot)
        answers += 1
        assert answers < LONGEST, "it is never seen"


def expect_outcome(pilot: Pilot) -> None:
    grades = "|".join(
        re.escape(pilot.say(f"phantom-reason-{grade}"))
        for grade in ("dismal", "poor", "adequate", "good", "great")
    )
    expect(pilot.end.get_by_role("heading", level=2)).to_contain_text(re.compile(grades))
    outcome = pilot.page.locator(".ph-outcome")
    expect(outcome.get_by_role("heading", level=2)).to_have_text(re.compile(grades))
    expect(outcome).to_contain_text(pilot.say("phantom-outcome-destroyed"))


def test_a_campaign_is_flown_from_the_home_page_to_its_outcome(new_page: NewPage) -> None:
    pilot = Pilot(new_page("fr", **CALM), lang="fr", seed=5)
    page, say = pilot.page, pilot.say
    page.goto("/")
    system = say("page-system-phantom")
    page.get_by_role("link", name=say("begin-system", system=system), exact=True).click()
    pilot.button("begin").click()
    propose(pilot, "squadron", "recruit")
    tray(pilot, "promote").wait_for()
    decline(pilot)
    pilot.hand.press(tray(pilot, "target").locator(".ph-choice.target.play").first)
    tray(pilot, "assign").wait_for()
    fly_until(pilot, lambda: page.locator(".ph-debriefing").count() > 0)
    records = page.locator(".ph-records tbody tr")
    assert records.count() == 1
    missing = say("phantom-role-missing")
    expect(records).to_contain_text(re.compile(f"→|{missing}"))
    onward(pilot)
    calm = say("phantom-do-calm")
    tray(pilot, "target").get_by_role("button", name=calm[0].upper() + calm[1:]).click()
    expect(pilot.end).to_be_visible()
    expect_outcome(pilot)
    expect(page.locator(".ph-figures")).to_contain_text("0")
    expect_sealed(pilot)
    page.goto("/")
    expect(page.get_by_role("link", name=say("begin-system", system=system))).to_be_visible()


@pytest.mark.parametrize(("way", "lang"), [("keyboard", "en"), ("touch", "fr")])
def test_a_mission_is_flown_to_its_end(
    new_page: NewPage, laid: Callable[..., Laid], way: str, lang: str
) -> None:
    last = laid(lambda view, _: view.decision == "target" and view.slot == view.missions)
    pilot = sit(new_page, last, way, lang)
    fly_until(pilot, lambda: pilot.is_over)
    expect_outcome(pilot)


def test_on_the_smallest_phone_everything_is_readable(
    new_page: NewPage, laid: Callable[..., Laid]
) -> None:
    found = {}
    page = new_page("fr", **WAYS["touch"][1])
    for name, (moment, ready) in SCREENS.items():
        page.goto(laid(moment, scenario=NORTH).address)
        page.locator(ready).first.wait_for()
        wide, seen = page.evaluate("[document.scrollingElement.scrollWidth, innerWidth]")
        assert wide <= seen, name
        size, words = page.evaluate(LETTERS)
        if size < SMALLEST - 0.05:
            found[name] = (size, words)
    assert found == {}


@pytest.mark.parametrize("decision", ["place", "move", "attack", "suppress", "evade"])
def test_on_the_smallest_phone_the_whole_disc_stands_above_the_question(
    new_page: NewPage, laid: Callable[..., Laid], decision: str
) -> None:
    page = sit(new_page, laid(asks(decision), scenario=NORTH), "touch", "fr").page
    foot = page.locator(".ph-display .ticks").bounding_box()
    question = page.locator(".asking").bounding_box()
    assert foot
    assert question
    assert foot["y"] + foot["height"] <= question["y"] + TICK
    expect(page.locator(".ph-tray .ph-choice.play").first).to_be_in_viewport()


def test_the_disc_tells_what_stands_in_every_zone_and_is_steered_by_arrows(
    new_page: NewPage, laid: Callable[..., Laid]
) -> None:
    pilot = sit(new_page, laid(asks("place"), scenario=NORTH))
    page = pilot.page
    zones = page.locator(".ph-display [data-zone]")
    expect(zones).to_have_count(ZONES)
    threats = page.locator(".ph-display [data-threat]")
    names = threats.evaluate_all("(all) => all.map((one) => one.dataset.threat)")
    told = zones.evaluate_all("(all) => all.map((one) => one.getAttribute('aria-label'))")
    assert names
    assert all(any(f" {name}:" in words for words in told) for name in names)
    for limits in page.locator(".ph-display .limits").all_text_contents():
        assert LIMITS.fullmatch(limits)
    page.locator("[data-zone=c]").focus()
    seen = []
    for key in ("Up", "Up", "Down", "Right", "Down", "Right"):
        page.keyboard.press(f"Arrow{key}")
        seen.append(page.evaluate("document.activeElement.dataset.zone"))
    assert seen == ["a-n", "p-n", "a-n", "p-ne", "a-e", "p-e"]
    name = page.locator(".ph-pilot.asked").get_attribute("data-pilot-card")
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-pilot-card={name}] .zone")).to_have_text("P-E")


def test_a_zone_is_chosen_on_the_disc_as_in_the_tray(
    new_page: NewPage, laid: Callable[..., Laid]
) -> None:
    pilot = sit(new_page, laid(asks("move"), scenario=NORTH))
    page = pilot.page
    offered = tray(pilot, "move").locator("[data-order]")
    zones = offered.evaluate_all("(all) => all.map((one) => one.dataset.order.split(':')[1])")
    lit = page.locator(".ph-display .zone.open")
    shown = lit.evaluate_all("(all) => all.map((one) => one.dataset.zone)")
    assert sorted(shown) == sorted(zones)
    name = page.locator(".ph-pilot.asked").get_attribute("data-pilot-card")
    lit.first.locator("text").click()
    expect(page.locator(f"[data-pilot-card={name}] .zone")).to_have_text(shown[0].upper())


def test_a_target_is_chosen_on_the_map(new_page: NewPage, laid: Callable[..., Laid]) -> None:
    pilot = sit(new_page, laid(lambda view, _: view.decision == "target" and view.slot == 1))
    plates = pilot.page.locator(".ph-map .plate.open")
    cards = tray(pilot, "target").locator(".ph-choice.target.play")
    assert plates.count() == cards.count() > 0
    name = plates.first.locator(".title").text_content() or ""
    plates.first.click()
    expect(pilot.page.locator(".ph-briefed h2")).to_contain_text(name)


def test_a_load_is_put_together_and_taken_back(
    new_page: NewPage, laid: Callable[..., Laid]
) -> None:
    pilot = sit(new_page, laid(asks("arm")))
    weight = pilot.page.locator(".ph-tray .ph-weight")
    outlook = pilot.page.locator(".ph-outlook b")
    before = weight.inner_text(), outlook.inner_text()
    counter = tray(pilot, "arm").locator(".ph-choice.weapon.play", has_text="Mk.82").first
    counter.click()
    expect(weight).not_to_have_text(before[0])
    expect(outlook).not_to_have_text(before[1])
    tray(pilot, "arm").locator(".ph-choice.unload", has_text="Mk.82").click()
    expect(weight).to_have_text(before[0])
    expect(outlook).to_have_text(before[1])


def test_odds_are_told_before_the_roll(new_page: NewPage, laid: Callable[..., Laid]) -> None:
    place = laid(asks("evade"), scenario=NORTH)
    pilot = sit(new_page, place)
    got = pilot.page.request.get(
        f"/api/games/{place.game}", headers={"Authorization": f"Bearer {place.key}"}
    )
    legal = json.loads(got.text())["asked"]["legal"]
    harms = {one["text"]: one["facts"] for one in legal}
    for word in ("pass", "evade"):
        harm = tray(pilot, "evade").locator(f"[data-order='do:{word}'] .ph-harm")
        told = [int(part) for part in re.findall(r"(\d+)\s?%", harm.inner_text())]
        kinds = ("miss", "stress", "damaged", "lost")
        assert told == [n for kind in kinds if (n := harms[word][kind]["percent"])]


def test_the_staff_compares_plans_and_can_be_stopped(
    new_page: NewPage, laid: Callable[..., Laid]
) -> None:
    pilot = sit(new_page, laid(asks("abort"), scenario=NORTH))
    page, panel = pilot.page, pilot.region("advice-name")
    page.keyboard.press("h")
    expect(panel.get_by_role("progressbar")).to_be_visible()
    panel.get_by_role("button", name=pilot.say("advice-stop")).click()
    expect(panel).to_have_count(0)
    expect_focus(page)
    page.keyboard.press("h")
    follow = panel.get_by_role("button", name=pilot.say("advice-follow"))
    expect(panel.get_by_role("progressbar")).to_have_count(0, timeout=60_000)
    assert 2 <= follow.count() <= 3
    follow.first.click()
    expect(panel).to_have_count(0)


def board_of(page: Page) -> tuple[str, str, str]:
    page.locator(".phantom").wait_for()
    found = (".question h2", ".phantom", ".ph-tray")
    question, board, answers = (page.locator(one).first.inner_text() for one in found)
    return question, board, answers


def test_a_reload_in_the_middle_of_a_mission_loses_nothing(
    new_page: NewPage, laid: Callable[..., Laid]
) -> None:
    pilot = sit(new_page, laid(asks("weapons"), scenario=NORTH))
    before = board_of(pilot.page)
    pilot.page.reload()
    assert board_of(pilot.page) == before


def test_a_killed_server_loses_nothing_of_a_mission(browser: Any, tmp_path: Path) -> None:
    database = tmp_path / "killed.db"
    with Server(database) as first:
        place = lay(database, asks("move"), scenario=NORTH)
        page = browser.new_context(base_url=first.address, locale="en").new_page()
        pilot = Pilot(page)
        page.goto(place.address)
        page.locator(".phantom").wait_for()
        tray(pilot, "move").locator(".ph-choice.play").first.click()
        tray(pilot, "level").wait_for()
        before = board_of(page)
        first.kill()
        expect(page.locator(".strip")).to_be_visible()
        port = urlsplit(first.address).port
        with Server(database, "--port", str(port)):
            expect(page.locator(".strip")).to_have_count(0)
            assert board_of(page) == before
            tray(pilot, "level").locator(".ph-choice.play").first.click()
            expect(tray(pilot, "level")).to_have_count(0)
    page.context.close()


def test_nobody_offers_himself_a_draw(new_page: NewPage, laid: Callable[..., Laid]) -> None:
    pilot = sit(new_page, laid(asks("recruit")))
    pilot.button("table-menu").click()
    expect(pilot.button("table-resign")).to_be_visible()
    expect(pilot.button("table-draw-offer")).to_have_count(0)
