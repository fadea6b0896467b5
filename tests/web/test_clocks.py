"""Clocks on the page: one runs out, days pass between two answers, a pause is agreed on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Locator, expect
from tests.web.conftest import NewPage
from tests.web.house import House
from tests.web.pilot import Pilot
from tests.web.test_club import open_menu
from tests.web.test_two import CALM, copied_link, join, settle

DAY = 24 * 3600


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with House(tmp_path) as one:
        yield one


def host(page: Any, house: House, **chosen: str) -> Pilot:
    """Open a table for two with a clock, on the page."""
    pilot = Pilot(page, seed=11)
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.goto(f"{house.address}/#/host/flames")
    for label, value in chosen.items():
        name = pilot.say(f"club-clock{label.replace('_', '-').removeprefix('-kind')}")
        page.get_by_label(name).select_option(value)
    pilot.button("page-open").click()
    return pilot


def table_of_two(new_page: NewPage, house: House, **chosen: str) -> tuple[Pilot, Pilot]:
    pages = [new_page(**CALM) for _ in range(2)]
    for page, name in zip(pages, ("Ana", "Ben"), strict=True):
        page.add_init_script(
            f"localStorage.setItem('player', '{name}'); localStorage.setItem('lets-be', 'no')"
        )
    one = host(pages[0], house, **chosen)
    other = join(pages[1], copied_link(one))
    one.link("page-sit-down").click()
    for pilot in (one, other):
        pilot.wait()
    return one, other


def hands(pilot: Pilot) -> Locator:
    return pilot.region("club-clocks")


def asked(pilots: tuple[Pilot, Pilot]) -> tuple[Pilot, Pilot]:
    """Return who must answer and who waits, once only one is asked."""
    one, other = pilots
    while one.is_asked and other.is_asked:
        settle(one)
    return (one, other) if one.is_asked else (other, one)


def test_a_live_clock_runs_out_and_the_other_side_claims_the_game(
    new_page: NewPage, house: House
) -> None:
    pilots = table_of_two(new_page, house, _kind="live", _minutes="3", _increment="5")
    thinks, waits = asked(pilots)
    expect(hands(waits)).to_contain_text("3:0")
    open_menu(thinks)
    thinks.button("club-pause").click()
    waits.button("club-pause").click()
    expect(hands(waits)).to_contain_text(waits.say("club-paused"))
    hands(waits).get_by_role("button", name=waits.say("club-resume")).click()
    expect(hands(thinks)).not_to_contain_text(thinks.say("club-paused"))
    house.passed += 200
    for pilot in pilots:
        pilot.page.reload()
    waits.button("club-claim").click()
    for pilot in pilots:
        expect(pilot.end).to_contain_text(pilot.say("table-end-flagged"))


def test_days_pass_by_correspondence_and_a_bot_takes_over(new_page: NewPage, house: House) -> None:
    pilots = table_of_two(new_page, house, _kind="days", _days="3", _out="bot")
    thinks, waits = asked(pilots)
    expect(hands(thinks).locator("[data-mine]")).not_to_contain_text("–")
    open_menu(thinks)
    thinks.button("club-holiday").click()
    expect(hands(waits)).to_contain_text(waits.say("club-on-holiday"))
    house.passed += 10 * DAY
    thinks.button("club-holiday-end").click()
    expect(hands(waits)).not_to_contain_text(waits.say("club-on-holiday"))
    house.passed += 2 * DAY
    settle(thinks)  # in time: holidays do not count
    thinks, waits = asked(pilots)
    house.passed += 3 * DAY + 5
    house.call(house.table.rooms.expire())
    told = waits.say("table-act-time", name="", seat=0, pilot="").partition("  ")[0]
    expect(waits.page.get_by_role("status").filter(has_text=told).first).to_be_visible()
    expect(thinks.page.get_by_text(thinks.say("table-flown"))).to_be_visible()


def test_the_deadline_is_told_in_the_zone_of_its_reader(new_page: NewPage, house: House) -> None:
    page = new_page(timezone_id="Asia/Tokyo")
    host(page, house, _kind="days", _days="7")
    page.wait_for_url("**/#/host/flames/*")
    opened = page.evaluate("JSON.parse(localStorage.places)[0]")
    got = httpx.get(
        f"{house.address}/api/games/{opened['game']}",
        headers={"Authorization": f"Bearer {opened['key']}"},
    ).json()
    assert got["clock"]["control"] == {"days": 7}
    said = page.evaluate(
        """async () => {
          const { moment } = await import("/parts/hands.js");
          return moment(Date.UTC(2020, 10, 18, 22, 30) / 1000);  // no day of ours
        }"""
    )
    assert "19" in said, "it is the next morning there"
    assert "7:30" in said
