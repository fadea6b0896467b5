"""Skies in every way to play: a small dogfight, deployment, a reaction between two, an escort."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.conftest import NewPage
from tests.web.pilot import Answer, Finger, Pilot
from tests.web.tables import link, opened
from tests.web.test_axe import calm_page, check, device
from tests.web.test_play import CALM, WAYS, expect_comfort, expect_focus, expect_record
from tests.web.test_two import fly_until

from escadrille.locale import voice
from escadrille.systems.skies import load_packs

SAY = voice("en")
FIRST = 14  # answers of a longer fight
COMMIT = ".commit"


class SkiesPilot(Pilot):
    """Turns at random before it flies; who is asked to act does, so that fights end."""

    def choose(self, answers: list[Answer]) -> Answer:
        commits = [one for one in answers if "commit" in (one.element.get_attribute("class") or "")]
        if commits:
            self.compose()
            return commits[0]
        deeds = [one for one in answers if one.kind != "decline"]
        return self.chance.choice(deeds or answers)

    def compose(self) -> None:
        """Turn towards the middle now and then, with whatever the hand is."""
        cells = self.page.locator(".move-desk .cells").nth(1).locator("button")
        if self.chance.random() < 0.3 and cells.count():
            cell = cells.nth(self.chance.randrange(cells.count()))
            self.hand.press(cell)
            expect(cell).to_have_attribute("aria-pressed", "true")
            if "commit" not in (self.page.locator(COMMIT).get_attribute("class") or ""):
                raise AssertionError("the desk is gone")


def sit_down(page: Page, scenario: str, seats: list[str], **pilot: Any) -> SkiesPilot:
    """Take the first seat that is left to a person."""
    page.goto(link(opened(page.request, *seats, system="skies", scenario=scenario)))
    one = SkiesPilot(page, **pilot)
    one.wait()
    return one


def fly_watchfully(pilot: Pilot, answers: int) -> None:
    """Fly to the end, or so many answers: no focus is lost, and a finger finds everything."""
    while not pilot.is_over and pilot.given.total() < answers:
        pilot.step()
        expect_focus(pilot.page)
        if isinstance(pilot.hand, Finger):
            expect_comfort(pilot)


@pytest.mark.parametrize(("way", "lang"), [("mouse", "fr"), ("keyboard", "en"), ("touch", "fr")])
def test_a_dogfight_is_flown_from_one_press_to_its_end(
    new_page: NewPage, way: str, lang: str
) -> None:
    hand, how = WAYS[way]
    pilot = SkiesPilot(new_page(lang, **how), lang=lang, hand=hand, seed=5)
    pilot.fly_now("skies")
    fly_watchfully(pilot, 400)
    expect_record(pilot)


class EagerPilot(SkiesPilot):
    """Flies straight on, and shoots as soon as it may: fights are short."""

    def compose(self) -> None:
        pass

    def choose(self, answers: list[Answer]) -> Answer:
        shots = [one for one in answers if re.search(r"\d : \d", one.shown)]
        climbs = [one for one in answers if SAY("skies-do-climb") in one.shown]
        return (shots or climbs or [super().choose(answers)])[0]


def test_what_is_composed_is_one_answer_and_its_ghost_follows_the_hand(new_page: NewPage) -> None:
    pilot = sit_down(new_page(**CALM), "first-flight", ["human", "random"])
    page = pilot.page
    while not page.locator(".way-ahead").count():
        pilot.step()
    words = page.locator(".in-words")
    page.locator("[data-cell='fly:4']").click()
    expect(words).to_contain_text("4″")
    ghost = page.locator(".carried .disc").bounding_box()
    seven = page.locator(".sky-inch:not(.deep)", has_text="7").bounding_box()
    assert ghost
    assert seven
    page.mouse.move(ghost["x"] + 18, ghost["y"] + 18)
    page.mouse.down()
    page.mouse.move(seven["x"] + 9, seven["y"] + 9, steps=4)
    page.mouse.up()
    expect(words).to_contain_text("7″")
    page.locator(".question h2").focus()
    page.keyboard.press("ArrowUp")  # further is a dive
    expect(words).to_contain_text(SAY("skies-level-disadvantaged"))
    page.keyboard.press("ArrowLeft")
    expect(words).to_contain_text(SAY("skies-turn-left", degrees=15))
    sent: list[str] = []
    page.on("request", lambda one: sent.append(one.url) if one.url.endswith("/orders") else None)
    heading = page.locator(".question h2").element_handle()
    page.keyboard.press("Enter")
    pilot.wait(heading)
    assert len(sent) == 1  # a burn, a distance and a turn are one answer
    expect(pilot.log).to_contain_text(re.compile("flies 8"))
    expect(pilot.log).to_contain_text("SKIES-BASE-18")


@pytest.mark.parametrize("way", ["drag", "keys", "touch"])
def test_an_aircraft_is_deployed(new_page: NewPage, way: str) -> None:
    page = new_page(**WAYS["touch" if way == "touch" else "mouse"][1])
    pilot = sit_down(page, "first-flight", ["human", "random"])
    deed = page.locator(".deed.play").first
    heading = page.locator(".question h2").element_handle()
    if way == "drag":
        window = page.locator(".measured .window")
        size = window.bounding_box()
        assert size
        deed.drag_to(window, target_position={"x": size["width"] / 3, "y": size["height"] - 30})
    else:
        pilot.hand.press(deed) if way == "keys" else deed.tap()
    pilot.wait(heading)
    words = page.locator(".in-words")
    before = words.text_content()
    if way == "drag":
        ghost = page.locator(".carried .disc").bounding_box()
        assert ghost
        page.mouse.move(ghost["x"] + 15, ghost["y"] + 15)
        page.mouse.down()
        page.mouse.move(ghost["x"] + 130, ghost["y"] + 15, steps=4)
        page.mouse.up()
    elif way == "keys":
        page.locator(".question h2").focus()
        for key in ("ArrowLeft", "ArrowLeft", "ArrowUp", "."):
            page.keyboard.press(key)
    else:
        page.locator("[data-cell='nudge:1,0']").tap()
        page.locator(".move-desk .cells").nth(1).locator("button").last.tap()
    expect(words).not_to_have_text(before or "")
    placed = re.search(r": (\d+)″.*?(\d+)″.*?(\d{3})", words.text_content() or "")
    assert placed
    heading = page.locator(".question h2").element_handle()
    if way == "keys":
        page.keyboard.press("Enter")
    else:
        page.locator(COMMIT).click()
    pilot.wait(heading)
    expect(pilot.log).to_contain_text(re.compile(rf"{placed[1]},{placed[2]} . {placed[3]}°"))


def test_a_reaction_window_between_two_browsers(new_page: NewPage) -> None:
    pages = [new_page(**CALM) for _ in range(2)]
    game = opened(pages[0].request, "human", "human", system="skies", scenario="pair-of-pairs")
    pilots: list[Pilot] = []
    for seat, page in enumerate(pages):
        page.add_init_script("localStorage.setItem('lets-be', 'no')")
        page.goto(link(game, seat))
        pilots.append(EagerPilot(page, seed=seat))
    flag = SAY("skies-flag-react")

    def is_reacting(pilot: Pilot) -> bool:
        return flag in (pilot.question.locator(".flag").text_content() or "")

    asked = fly_until(pilots, is_reacting)
    other = next(one for one in pilots if one is not asked)
    expect(asked.page.locator(".exchange [aria-current=step]")).to_have_text(
        SAY("skies-exchange-step-cards")
    )
    expect(asked.page.locator(".exchange .effect")).to_have_text(
        re.compile(r"\d dice against \d+ · \d+ %")
    )
    expect(asked.page.locator(".sky-card").first).to_be_visible()
    expect(other.question).to_have_class(re.compile("quiet"))
    expect(other.page.locator(".sky-card.play")).to_have_count(0)
    heading = asked.page.locator(".question h2").element_handle()
    asked.page.keyboard.press("Shift")  # ends a moment: Escape would do no more
    asked.page.keyboard.press("Escape")
    asked.page.wait_for_function("(one) => !one.isConnected", arg=heading)


def test_bombers_are_escorted(new_page: NewPage) -> None:
    pilot = sit_down(new_page(**CALM), "bomber-escort", ["human", "tactical"], seed=2)
    fly_watchfully(pilot, 40)
    page = pilot.page
    expect(page.locator(".squadron")).to_have_count(3)
    bombers = page.locator(".measured .tag:has(.engine)")
    expect(bombers).to_have_count(3)
    page.locator("[data-row=a1]").click()
    expect(page.locator(".flight-card .engines")).to_contain_text(SAY("skies-weapon-dorsal"))
    expect(page.locator(".turret-arc").first).to_be_visible()


def test_lengths_are_told_in_inches_or_centimetres(new_page: NewPage) -> None:
    pilot = sit_down(new_page(**CALM), "first-flight", ["human", "random"])
    page = pilot.page
    while not page.locator(".way-ahead").count():
        pilot.step()
    unit = page.locator(".cm-border .unit")
    expect(unit).to_have_text(SAY("skies-unit-in"))
    page.get_by_role("button", name=SAY("skies-tool-metric")).click()
    expect(unit).to_have_text("cm")
    expect(page.locator("[data-cell='fly:4']")).to_have_text("10.2")
    page.reload()
    expect(unit).to_have_text("cm")


def test_a_briefing_shows_the_squadrons(new_page: NewPage) -> None:
    page = new_page(**CALM)
    page.goto("/#/choose/skies")
    sides = page.locator(".briefing .side")
    expect(sides.first).to_contain_text("6 × Bf 109E")
    expect(sides.last).to_contain_text("6 × Spitfire Mk II")


def test_force_lists_keep_to_their_points_are_kept_shared_and_flown(new_page: NewPage) -> None:
    page = new_page(**CALM)
    page.goto("/")
    page.get_by_role("link", name=SAY("made-lists-for", system=SAY("page-system-skies"))).click()
    mine = page.locator(".list").first
    cost = mine.get_by_role("status")
    price = load_packs().tables["aircraft"]["bf-109e"].points

    def told(aircraft: int, pilots: int, budget: int = 500) -> str:
        total = aircraft * price + pilots
        over = f": {total - budget} too many" if total > budget else ""
        return f"{total} of {budget} points{over}"

    expect(cost).to_have_text(told(6, 300))
    fly = page.get_by_role("button", name=SAY("made-fly"))
    pilots = mine.get_by_label(re.compile("^Pilot "))
    pilots.last.select_option("adolf-galland")
    expect(cost).to_have_text(told(6, 400))
    expect(fly).to_have_attribute("aria-disabled", "true")
    for _ in range(3):
        pilots.first.select_option("")
    expect(cost).to_have_text(told(3, 225))
    mine.get_by_label(SAY("skies-lists-name")).fill("Galland and two")
    mine.get_by_role("button", name=SAY("skies-lists-keep")).click()
    expect(mine.get_by_role("button", name=SAY("skies-lists-is-kept"))).to_be_visible()
    shared = page.get_by_label(SAY("skies-lists-share")).first.input_value()
    # Another browser is shown the same; this one keeps it, for either side.
    other = new_page(**CALM)
    other.goto(shared)
    expect(other.locator(".list").first.get_by_role("status")).to_have_text(told(3, 225))
    page.reload()
    theirs = page.locator(".list").last
    theirs.get_by_label(SAY("skies-lists-from")).select_option(label="Galland and two")
    expect(theirs.get_by_role("status")).to_have_text(told(3, 225))
    other.get_by_role("button", name=SAY("made-fly")).click()
    pilot = SkiesPilot(other, seed=1)
    pilot.wait()
    expect(other.get_by_text("500 points a side").first).to_be_visible()
    expect(other.locator(".squadron").first).to_contain_text("Bf 109E")
    pilot.step()


@device
def test_axe_finds_nothing_serious(new_page: NewPage, device: str) -> None:
    page = calm_page(new_page, device)
    faults = []
    pilot = sit_down(page, "bomber-escort", ["human", "tactical"], seed=3)
    seen: set[str] = set()
    for _ in range(FIRST):
        moment = page.locator(".question .flag").text_content() or ""
        if moment not in seen:
            faults += check(page, moment)
        seen.add(moment)
        pilot.step()
    assert faults == []
