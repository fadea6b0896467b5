"""The measured table of wings: its geometry agrees with the engine; zoom, drag, Tab and film."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.systems.wings.scenes import at_fire, plane, tables_of
from tests.web.conftest import DESKTOP, PHONE, NewPage
from tests.web.tables import key_of, opened

from escadrille.locale import voice
from escadrille.mechanics.plane.grid import moved

SAY = voice("en")
CALM: dict[str, Any] = {**DESKTOP, "reduced_motion": "reduce"}
CLOSE = 2  # hundredths of a millimetre, by which floating point may differ from the grid
FILM = 4_000  # milliseconds: three cards, with fire and draws between them

# Where every card of every deck leads from a pose, as the page draws where an enemy could be next.
FLOWN = """async (pose) => {
  const { moved } = await import("/boards/plane/geometry.js");
  const { card } = await (await fetch("/api/systems/wings/content")).json();
  const flown = (faces) => faces.map((face) => [face.name, moved(pose, face.move)]);
  return Object.fromEntries(
    Object.entries(card).map(([letter, faces]) => [letter, Object.fromEntries(flown(faces))]));
}"""


def sit(page: Page, scenario: str, *seats: str) -> tuple[Page, dict[str, Any]]:
    """Sit down at a table, with the first type where one may pick; return what one sees there."""
    game = opened(page.request, *seats, system="wings", scenario=scenario)
    key = key_of(page.request, game)
    address, headers = f"/api/games/{game['game']}", {"Authorization": f"Bearer {key}"}
    message = page.request.get(address, headers=headers).json()
    while (asked := message["asked"]) is None or asked["decision"] == "pick":
        if asked:
            order = {"count": asked["count"], "order": asked["legal"][0]["order"]}
            page.request.post(f"{address}/orders", data=order, headers=headers)
        message = page.request.get(address, headers=headers).json()
    page.goto(f"/#/join/{game['game']}/{key}")
    expect(thing(page, "a1")).to_be_attached()
    return page, message["view"]


def thing(page: Page, label: str) -> Locator:
    return page.locator(f"[data-thing={label}]")


def test_every_card_leads_where_the_engine_flies_it(new_page: NewPage) -> None:
    t = tables_of(at_fire(plane(0, 200, 200), plane(1, 800, 500)))
    page = new_page(**CALM)
    page.goto("/")
    for pose in ((40_000, 30_000, 0), (12_345, 67_891, 12_345), (50_000, 50_000, 35_999)):
        flown = page.evaluate(FLOWN, pose)
        for deck in t.cards:
            cards = flown[deck.letter]
            assert list(cards) == deck.names
            for name, move in zip(deck.names, deck.move, strict=True):
                x, y, heading = moved(pose, move)
                assert cards[name] == pytest.approx((x, y, heading), abs=CLOSE), (deck.letter, name)


def scale(page: Page) -> float:
    """Return how wide the table is drawn, in pixels."""
    return float(page.locator(".map-edge").get_attribute("width") or 0)


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_the_table_is_zoomed_and_dragged(new_page: NewPage) -> None:
    page, _ = sit(new_page(**CALM), "first-duel", "human", "random")
    whole = scale(page)
    page.get_by_role("button", name=SAY("plane-closer"), exact=True).click()
    expect(page.locator(".map-edge")).not_to_have_attribute("width", str(whole))
    larger = scale(page)
    assert larger > whole
    page.keyboard.press("+")
    page.wait_for_function(
        "before => +document.querySelector('.map-edge').getAttribute('width') > before", arg=larger
    )
    base = page.locator(".base.mine")
    before = middle(base)
    page.mouse.move(*(middle(page.locator(".measured .window"))))
    page.mouse.down()
    page.mouse.move(*(part + 60 for part in middle(page.locator(".measured .window"))), steps=4)
    page.mouse.up()
    assert middle(base) == pytest.approx([part + 60 for part in before], abs=12)
    page.mouse.wheel(0, 2000)
    page.keyboard.press("0")
    page.wait_for_function(
        "least => +document.querySelector('.map-edge').getAttribute('width') <= least", arg=larger
    )


def test_what_is_out_of_sight_has_a_flag_that_leads_there(new_page: NewPage) -> None:
    page, _ = sit(new_page(**{**CALM, **PHONE}), "first-duel", "human", "random")
    flag = page.locator(".edge-flag.enemy")
    expect(flag).to_have_count(1)
    flag.click()
    expect(flag).to_have_count(0)
    x, y = middle(page.locator(".base.enemy"))
    box = page.locator(".measured .window").bounding_box()
    assert box
    assert box["x"] < x < box["x"] + box["width"]
    assert box["y"] < y < box["y"] + box["height"]


def test_tab_reaches_the_enemy_and_reads_out_where_it_is(new_page: NewPage) -> None:
    page, _ = sit(new_page(**CALM), "first-duel", "human", "random")
    thing(page, "a1").focus()
    page.keyboard.press("Tab")
    enemy = thing(page, "a2")
    expect(enemy).to_be_focused()
    told = enemy.get_attribute("aria-label") or ""
    assert re.search(r"From Camel, at \d+ o’clock: \d+(\.\d)? cm, out of range", told), told
    expect(page.locator(".readout b")).to_have_text(re.compile(r"\d+(\.\d)? cm, out of range"))
    expect(page.locator(".arcs.other")).to_be_attached()


def lay(page: Page, first: int, second: int, third: int) -> None:
    """Lay three cards by their places in the deck; the last one waits to be committed."""
    cards, ghosts = page.locator(".faces li button"), page.locator(".world .programme .number")
    for number, place in enumerate((first, second), start=1):
        with page.expect_response("**/orders") as answer:
            cards.nth(place).click()
        answer.value.finished()
        page.mouse.move(0, 0)
        expect(ghosts).to_have_count(number)
    cards.nth(third).click()
    expect(ghosts).to_have_count(3)


def test_a_programme_is_flown_ahead_as_numbered_ghosts(new_page: NewPage) -> None:
    page, _ = sit(new_page(**CALM), "first-duel", "human", "random")
    lay(page, 3, 0, 5)
    expect(page.locator(".world .programme .number")).to_have_text(["1", "2", "3"])
    expect(page.locator(".ghost.lost")).to_have_count(0)


def test_the_reveal_is_a_film_that_any_key_ends(new_page: NewPage) -> None:
    page, _ = sit(new_page(**DESKTOP), "first-duel", "human", "random")
    lay(page, 3, 0, 5)
    page.evaluate(
        """() => {
      const animate = Element.prototype.animate;
      window.films = [];
      Element.prototype.animate = function (frames, how) {
        if (this.matches("[data-pose]")) window.films.push([this.dataset.pose, how.duration]);
        return animate.call(this, frames, { ...how, duration: 60_000 });
      };
    }"""
    )
    page.get_by_role("button", name=SAY("wings-commit", last="").strip(), exact=False).first.click()
    page.wait_for_function("() => window.films.length > 0")
    shown = page.evaluate("window.films")
    assert {label for label, _ in shown} == {"a1", "a2"}
    assert all(length <= FILM for _, length in shown)
    running = "document.querySelector('.world').getAnimations({ subtree: true }).length"
    assert page.evaluate(running) > 0
    page.keyboard.press("Shift")
    assert page.evaluate(running) == 0


@pytest.mark.parametrize("scenario", ["balloon-line", "valley", "capture-the-flag", "the-net"])
def test_everything_on_the_table_is_drawn_and_told(new_page: NewPage, scenario: str) -> None:
    page, view = sit(
        new_page("fr", **CALM), scenario, "human", *["random"] * (3 if "flag" in scenario else 1)
    )
    assert page.locator(".hill").count() == len(view["hills"])
    assert page.locator(".net").count() == len(view["nets"])
    assert page.locator(".marker").count() == len(view["markers"])
    assert page.locator(".pennant").count() == len(view["flags"])
    for piece in view["aircraft"] + view["pieces"]:
        grip = thing(page, piece["label"])
        expect(grip).to_be_attached()
        assert piece["label"] in (grip.get_attribute("aria-label") or "")
