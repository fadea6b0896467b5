"""The boards of wings and phantom on every screen: nothing jumps, is cut or covered."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.table.servers import Server
from tests.web.campaigns import Laid, asks, lay
from tests.web.conftest import NewPage
from tests.web.pilot import Pilot
from tests.web.test_phantom import fly_on
from tests.web.test_wings import DUEL, EIGHT, sit_down

JUMP = 8  # px that a part may move between two questions of one phase
QUESTIONS = 14
SCREENS = {
    "1366x768": ("en", "light"),
    "1440x900": ("fr", "dark"),
    "390x844": ("fr", "light"),
    "360x640": ("en", "dark"),
}
"""Every size, language and theme, each with each of the others somewhere."""

PLACES = """() => [".question", ".stage > .board", ".stage > .tray"].map((one) => {
  const box = document.querySelector(one).getBoundingClientRect();
  return [Math.round(box.top), one === ".question" ? 0 : Math.round(box.left)];
}).flat()"""
# Letters that do not fit into what they stand in, where nothing scrolls.
CUT = """() => [...document.querySelectorAll(".question *, .tray *")].filter((one) => {
  const style = getComputedStyle(one);
  const isTold = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  if (!isTold || one.closest(".hidden, .reason, .tip, svg")) return false;
  const clips = style.overflowX === "hidden" || style.overflowX === "clip";
  return clips && one.scrollWidth > one.clientWidth + 1;
}).map((one) => one.textContent.trim().slice(0, 40))"""
# Buttons in sight whose middle belongs to something else.
COVERED = """() => [...document.querySelectorAll(".stage button")].filter((one) => {
  const box = one.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const around = one.closest(".tray, .board, .asking")?.getBoundingClientRect();
  if (!around || y < around.top || y > around.bottom || x < around.left || x > around.right)
    return false;
  if (!box.width || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
  const clip = one.closest("ul, ol")?.getBoundingClientRect();
  if (clip && (x < clip.left || x > clip.right)) return false;
  const top = document.elementFromPoint(x, y);
  return top && !one.contains(top) && !top.contains(one);
}).map((one) => one.textContent.trim().slice(0, 40) || one.getAttribute("aria-label"))"""


@pytest.fixture
def laid(database: Path, server: Server) -> Callable[..., Laid]:
    return lambda until, **how: lay(database, until, **how)


def opened(new_page: NewPage, size: str) -> tuple[str, Page]:
    """Open a page on a screen; return its language too."""
    lang, theme = SCREENS[size]
    width, height = map(int, size.split("x"))
    touch = {"has_touch": True, "is_mobile": True} if width < 900 else {}
    how: dict[str, Any] = {"viewport": {"width": width, "height": height}, **touch}
    page = new_page(lang, reduced_motion="reduce", **how)
    page.emulate_media(color_scheme=theme)
    return lang, page


def measured(pilot: Pilot, phase: Callable[[], str], step: Callable[[], None]) -> Iterator[str]:
    """Yield what is wrong while questions are answered: jumps within a phase, cuts, covers."""
    before: tuple[str, list[int]] = ("", [])
    for _ in range(QUESTIONS):
        if pilot.is_over:
            return
        now = phase(), pilot.page.evaluate(PLACES)
        if now[0] == before[0]:
            jumps = [abs(a - b) for a, b in zip(now[1], before[1], strict=True)]
            if max(jumps) > JUMP:
                yield f"{now[0]} jumps {before[1]} -> {now[1]}: {_asked(pilot.page)}"
        before = now
        yield from (f"cut: {one}" for one in pilot.page.evaluate(CUT))
        yield from (f"covered: {one}" for one in pilot.page.evaluate(COVERED))
        step()


def _asked(page: Page) -> str:
    return page.locator(".question h2").inner_text()


@pytest.mark.parametrize("size", SCREENS)
@pytest.mark.parametrize("scenario", [DUEL, EIGHT])
def test_wings_keeps_still_and_whole(new_page: NewPage, size: str, scenario: str) -> None:
    lang, page = opened(new_page, size)
    bots = ["random"] * (1 if scenario == DUEL else 3)
    pilot = sit_down(page, scenario, ["human", *bots], lang=lang, seed=1)
    shown = page.locator(".sortie-status .phases .now")
    assert not [
        *measured(pilot, lambda: "".join(shown.all_text_contents()), pilot.step),
    ]


@pytest.mark.parametrize("size", SCREENS)
@pytest.mark.parametrize("moment", ["arm", "place", "move"])
def test_phantom_keeps_still_and_whole(
    new_page: NewPage, laid: Callable[..., Laid], size: str, moment: str
) -> None:
    lang, page = opened(new_page, size)
    place = laid(asks(moment))
    pilot = Pilot(page, lang=lang, seed=5)
    page.goto(place.address)
    page.locator(".ph-tray").wait_for()
    shown = page.locator(".phantom")
    assert not [*measured(pilot, lambda: shown.get_attribute("class") or "", lambda: fly_on(pilot))]
