"""axe finds nothing serious or critical on any screen, in both themes, on a desktop and a phone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.table.servers import Server
from tests.web.campaigns import NORTH, SCREENS, lay
from tests.web.conftest import DESKTOP, PHONE, NewPage
from tests.web.pilot import LONGEST, Pilot
from tests.web.tables import link, opened
from tests.web.test_screens import bots_game, bring

from escadrille.locale import voice

EN = voice("en")
AXE = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
DEVICES = {"desktop": DESKTOP, "phone": PHONE}
RUN = """async (how) =>
  (await axe.run(document, { resultTypes: ["violations"], ...how })).violations"""
PLANT = """() => {
  document.querySelector("main h2").outerHTML = "<button></button>";
  const style = new CSSStyleSheet();
  style.replaceSync("[data-theme=dark] main * { color: black !important }");
  document.adoptedStyleSheets = [style];
}"""
COLOURS = {"runOnly": ["color-contrast", "link-in-text-block"]}  # all that a theme can change

pytestmark = pytest.mark.skipif(not AXE.exists(), reason="axe is not here: npm ci brings it")
device = pytest.mark.parametrize("device", DEVICES)


def calm_page(new_page: NewPage, device: str) -> Page:
    page: Page = new_page(reduced_motion="reduce", **DEVICES[device])
    return page


def check(page: Page, where: str) -> list[str]:
    """Return what axe finds in the light and in the dark, one line for each element."""
    if page.evaluate("!window.axe"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    faults = told(page.evaluate(RUN, {}), where)
    page.emulate_media(color_scheme="dark")
    page.locator("html[data-theme=dark]").wait_for()
    faults += told(page.evaluate(RUN, COLOURS), f"{where}, dark")
    page.emulate_media(color_scheme="light")
    return faults


def told(found: list[dict[str, Any]], where: str) -> list[str]:
    return [
        f"{where}: {fault['id']} ({fault['impact']}): {node['html'][:160]}: "
        f"{node['failureSummary'].splitlines()[-1].strip()}"
        for fault in found
        if fault["impact"] in GRAVE
        for node in fault["nodes"]
    ]


def test_axe_is_at_work(new_page: NewPage) -> None:
    page = calm_page(new_page, "desktop")
    page.goto("/#/mine")
    page.locator("main h2").first.wait_for()
    page.evaluate(PLANT)
    faults = check(page, "planted")
    assert any("button-name" in fault for fault in faults)
    assert any(fault.startswith("planted, dark: color-contrast") for fault in faults)


@device
def test_the_screens_beside_the_table(new_page: NewPage, device: str) -> None:
    page = calm_page(new_page, device)
    faults = []
    for address, ready in {
        "": "main li h2",
        "host/flames": "form h2",
        "join/nowhere/nothing": "main h2",
        "mine": "main h2",
        "replays": "main h2",
        "rules/flames/FLAMES-ALT-04": "article",
        "table/nowhere": "main h1",
    }.items():
        page.goto(f"/#/{address}")
        page.locator(ready).first.wait_for()
        faults += check(page, address or "home")
    page.goto("/#/host/flames")
    page.locator("summary").click()
    faults += check(page, "options")
    page.locator("form button:not([type=button])").click()
    page.locator(".invitation").wait_for()
    faults += check(page, "links")
    assert faults == []


@device
def test_the_board_from_start_to_replay(new_page: NewPage, device: str) -> None:
    page = calm_page(new_page, device)
    pilot = Pilot(page, seed=3)
    pilot.fly_now()
    faults = check_moments(pilot, "duel", LONGEST)
    faults += check(page, "end")
    page.goto(page.url.replace("/table/", "/replay/") + "/5?seat=open")
    page.get_by_role("slider").wait_for()
    faults += check(page, "replay")
    assert faults == []


def check_moments(pilot: Pilot, where: str, longest: int) -> list[str]:
    """Fly on, and look at every moment that looks different from those before."""
    seen: set[str] = set()
    faults = []
    for _ in range(longest):
        if pilot.is_over:
            break
        moment = moment_of(pilot)
        if moment not in seen:
            seen.add(moment)
            faults += check(pilot.page, f"{where}, {moment}")
        pilot.step()
    return faults


def moment_of(pilot: Pilot) -> str:
    """What is asked, as far as it looks different."""
    chain = pilot.region("flames-chain-title").get_by_role("listitem").count()
    if chain:
        return f"chain of {min(chain, 4)}"
    return " ".join(sorted({one.kind for one in pilot.answers()}))


@device
def test_panels_and_what_went_wrong(new_page: NewPage, device: str) -> None:
    page = calm_page(new_page, device)
    pilot = Pilot(page, seed=3)
    pilot.fly_now()
    faults = []
    pilot.button("table-menu").click()
    pilot.button("table-draw-offer").click()
    page.get_by_role("alert").wait_for()
    faults += check(page, "menu")
    pilot.button("table-close").click()
    for letter, what in (("c", "chat"), ("?", "rules"), ("l", "log")):
        page.keyboard.press(letter)
        page.wait_for_timeout(100)
        faults += check(page, what)
    page.context.set_offline(True)
    pilot.region("table-strip").wait_for()
    faults += check(page, "lost")
    page.context.set_offline(False)
    page.goto(f"{page.url}?board=generic")
    page.reload()
    page.locator("fieldset").first.wait_for()
    faults += check(page, "generic board")
    assert faults == []


@device
def test_a_sky_of_many_and_the_choice_of_forces(new_page: NewPage, device: str) -> None:
    page = calm_page(new_page, device)
    faults = []
    for scenario in scenarios(page):
        seats = ["human"] + ["tactical"] * (scenario["seats"] - 1)
        page.goto(link(opened(page.request, *seats, scenario=scenario["id"])))
        pilot = Pilot(page, seed=3)
        pilot.wait()
        faults += check_moments(pilot, scenario["id"], scenario["moments"])
    assert faults == []


def scenarios(page: Page) -> list[dict[str, Any]]:
    """A battle of several fighters, a raid of bombers, and a fight in which forces are chosen."""
    every = page.request.get("/api/systems/flames/scenarios").json()
    several = [one for one in every if len(one["side"][0].get("aircraft", [])) > 2]
    fighters = next(one for one in several if not one.get("mission"))
    raid = next(one for one in several if one.get("mission"))
    chosen = next(one for one in every if one["side"][0].get("points"))
    return [
        {
            "id": one["id"],
            "seats": sum(side.get("seats", 1) for side in one["side"]),
            "moments": moments,
        }
        for one, moments in ((fighters, 20), (raid, 40), (chosen, 20))
    ]


@device
def test_flights_that_are_over(new_page: NewPage, device: str) -> None:
    page = calm_page(new_page, device)
    record = bots_game(page)["record"]
    page.goto("/#/replays")
    bring(page, "no record")
    page.get_by_role("alert").wait_for()
    faults = check(page, "a bad record")
    bring(page, record)
    page.get_by_role("slider").wait_for()
    faults += check(page, "replay")
    for address in ("", "mine", "replays"):
        page.goto(f"/#/{address}")
        page.get_by_text(EN("table-bot", name="tactical", temper="even")).first.wait_for()
        faults += check(page, address or "home")
    assert faults == []


@device
def test_the_screens_of_a_campaign(
    new_page: NewPage, server: Server, database: Path, device: str
) -> None:
    page = calm_page(new_page, device)
    faults = []
    for name, (moment, ready) in SCREENS.items():
        page.goto(lay(database, moment, scenario=NORTH).address)
        page.locator(ready).first.wait_for()
        faults += check(page, name)
    page.locator("[data-screen=book]").click()
    page.locator(".book").wait_for()
    faults += check(page, "book")
    page.goto("/#/begin/phantom")
    page.locator(".beginning").wait_for()
    faults += check(page, "begin")
    assert faults == []
