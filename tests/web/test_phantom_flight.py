"""A flight of phantom as a whole: what need not be asked, what is ordered for all, the review."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.table.servers import Server
from tests.web.campaigns import NORTH, Laid, lay
from tests.web.conftest import NewPage
from tests.web.test_phantom import sit, tray

from escadrille.kernel.api import Event

OVERLAPS = """() => {
  const tags = [...document.querySelectorAll(".ph-display .tag")];
  const boxes = tags.map((one) => one.getBoundingClientRect());
  return boxes.flatMap((one, place) => boxes.slice(place + 1).filter((other) =>
    one.left < other.right - 1 && other.left < one.right - 1 &&
    one.top < other.bottom - 1 && other.top < one.bottom - 1)).length;
}"""


@pytest.fixture
def laid(database: Path, server: Server) -> Callable[..., Laid]:
    return lambda until, **how: lay(database, until, **how)


def jettison(*, bandits: bool) -> Callable[[Any, list[Event]], bool]:
    """Return whether it is asked what to drop, with Bandits on the display or without."""
    return lambda view, _: (
        view.decision == "jettison" and bandits == any(one.face == "bandit" for one in view.threats)
    )


def second(decision: str) -> Callable[[Any, list[Event]], bool]:
    """Return whether the second aircraft of a flight of three or more is asked something."""

    def found(view: Any, _: list[Event]) -> bool:
        flight = [one.pilot for one in view.squadron if one.role == "flying"]
        return view.decision == decision and len(flight) > 2 and view.asked == flight[1]

    return found


def test_without_bandits_nobody_is_asked_what_to_drop(
    new_page: NewPage, laid: Callable[..., Laid]
) -> None:
    pilot = sit(new_page, laid(jettison(bandits=False)))
    expect(pilot.page.locator(".ph-tray")).to_be_visible()
    expect(tray(pilot, "jettison")).to_have_count(0)


def test_a_flight_drops_everything_at_one_press(
    new_page: NewPage, laid: Callable[..., Laid]
) -> None:
    pilot = sit(new_page, laid(jettison(bandits=True), scenario=NORTH))
    pilot.page.locator("[data-flight=drop]").click()
    expect(pilot.page.locator(".ph-tray.jettison, .ph-tray.drop")).to_have_count(0)
    pilot.wait()
    loads = pilot.page.locator(".ph-pilot .load").all_text_contents()
    assert loads
    assert all(pilot.say("phantom-unarmed") in one for one in loads)


def test_the_flight_follows_its_leader_at_one_press(
    new_page: NewPage, laid: Callable[..., Laid]
) -> None:
    pilot = sit(new_page, laid(second("place")))
    pilot.page.locator("[data-flight=join]").click()
    expect(pilot.page.locator(".ph-tray.place, .ph-tray.level")).to_have_count(0)
    zones = pilot.page.locator(".ph-pilot .zone").all_text_contents()
    assert len(zones) > 2
    assert len(set(zones)) == 1


def test_a_press_on_an_aircraft_chooses_the_zone_below_it(
    new_page: NewPage, laid: Callable[..., Laid]
) -> None:
    pilot = sit(new_page, laid(second("place")))
    page = pilot.page
    name = page.locator(".ph-pilot.asked").get_attribute("data-pilot-card")
    zone = page.locator(".ph-pilot .zone").first.inner_text()
    box = page.locator(".ph-display .jet").first.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(f"[data-pilot-card={name}] .zone")).to_have_text(zone)


@pytest.mark.parametrize("decision", ["place", "move", "attack"])
def test_no_name_lies_over_another_on_the_display(
    new_page: NewPage, laid: Callable[..., Laid], decision: str
) -> None:
    crowded = laid(lambda view, _: view.decision == decision and _crowd(view) > 2)
    assert sit(new_page, crowded).page.evaluate(OVERLAPS) == 0


def _crowd(view: Any) -> int:
    zones = [one.zone for one in view.squadron if one.zone]
    return max(map(zones.count, zones), default=0)


def test_the_flight_is_reviewed_before_it_takes_off(
    new_page: NewPage, laid: Callable[..., Laid]
) -> None:
    pilot = sit(new_page, laid(_last_armed))
    page = pilot.page
    expect(pilot.question.locator("[aria-keyshortcuts=Escape]")).to_have_count(0)
    page.locator(".to-review").click()
    flight = page.locator(".ph-reviewed li")
    assert flight.count() == page.locator(".ph-racks li").count()
    expect(flight.first.locator(".ph-weight")).to_be_visible()
    page.keyboard.press("Escape")
    expect(tray(pilot, "arm")).to_be_visible()
    page.locator(".to-review").click()
    page.locator(".ph-tray.review .back").click()
    page.locator(".to-review").click()
    page.locator(".review [data-order='do:pass']").click()
    expect(page.locator(".ph-tray.review")).to_have_count(0)
    pilot.wait()
    expect(tray(pilot, "arm")).to_have_count(0)


def _last_armed(view: Any, _: list[Event]) -> bool:
    flight = [one.pilot for one in view.squadron if one.role == "flying"]
    return view.decision == "arm" and view.asked == flight[-1]
