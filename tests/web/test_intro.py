"""Each system is introduced: lessons with pictures, and links to rules that exist."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.conftest import DESKTOP, PHONE, NewPage
from tests.web.layout import cut, jumps, places, sized
from tests.web.pilot import Pilot
from tests.web.test_axe import check

from escadrille.kernel.registry import catalogue
from escadrille.locale import voice

EN = voice("en")
LESSONS = ("win", "turn", "decide", "fight", "first")
SYSTEMS = ("flames", "zero", "wings", "skies", "phantom")


@pytest.mark.parametrize(("lang", "device"), [("en", DESKTOP), ("fr", PHONE)], ids=["en", "fr"])
@pytest.mark.parametrize("slug", SYSTEMS)
def test_five_lessons_teach_a_system(
    new_page: NewPage, slug: str, lang: str, device: dict[str, Any]
) -> None:
    page = new_page(lang, reduced_motion="reduce", **device)
    words = voice(lang)
    page.goto(f"/#/intro/{slug}")
    titles = page.locator("main li").get_by_role("heading", level=2)
    expect(titles).to_have_text([words(f"intro-{lesson}") for lesson in LESSONS])
    for lesson in LESSONS:
        expect(page.get_by_text(words(f"intro-{slug}-{lesson}-text"), exact=True)).to_be_visible()
        figure = page.get_by_role("figure").filter(has_text=words(f"intro-{slug}-{lesson}-picture"))
        expect(figure.locator("svg, .weapon").first).to_be_visible()
    rules = catalogue(slug)
    links = page.locator("main li ul a")
    for link in links.all():
        address = link.get_attribute("href") or ""
        rule = rules[address.removeprefix(f"#/rules/{slug}/")]
        expect(link).to_contain_text(rule.title[lang])
    assert links.count() >= 2 * len(LESSONS)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert cut(page, "main") == []
    assert check(page, slug) == []


@pytest.mark.parametrize("slug", SYSTEMS)
def test_the_introduction_is_found_where_one_chooses_and_reads(
    new_page: NewPage, slug: str
) -> None:
    page = new_page()
    begun = "begin" if slug == "phantom" else "choose"
    for address in (f"rules/{slug}", f"{begun}/{slug}"):
        page.goto(f"/#/{address}")
        page.get_by_role("link", name=EN("intro-open"), exact=True).click()
        expect(page).to_have_url(re.compile(f"#/intro/{slug}$"))
        expect(page.locator("main li h2").first).to_be_visible()


def tip_of(page: Page, slug: str) -> Locator:
    """Sit down to the first flight of a system; return where its tips stand."""
    page.goto("/")
    if slug == "phantom":
        page.goto("/#/begin/phantom")
        page.locator("form button.main").click()
    else:
        fly = EN("page-fly-system", system=EN(f"page-system-{slug}"))
        page.get_by_role("button", name=fly).click()
    expect(page.locator(".question:not(.quiet)")).to_be_visible()
    return page.get_by_role("complementary").filter(has=page.get_by_label(EN("table-tips-off")))


@pytest.mark.parametrize("slug", SYSTEMS)
def test_a_first_flight_tells_what_its_question_is_for_until_that_is_not_wanted(
    new_page: NewPage, slug: str
) -> None:
    page = new_page(reduced_motion="reduce")
    tip = tip_of(page, slug)
    expect(tip).to_be_visible()
    before = places(page, [".question", ".board"])
    page.get_by_role("button", name=EN("table-tips-off"), exact=True).click()
    expect(tip).to_have_count(0)
    if slug in ("flames", "zero"):  # elsewhere it stands among the answers
        assert jumps(before, places(page, [".question", ".board"])) == []
    page.reload()
    expect(page.locator(".question:not(.quiet)")).to_be_visible()
    expect(tip).to_have_count(0)


def test_after_some_flights_nobody_is_told_what_he_did_not_ask_for(new_page: NewPage) -> None:
    page = new_page(reduced_motion="reduce")
    for _ in range(3):
        expect(tip_of(page, "wings")).to_be_visible()
    expect(tip_of(page, "wings")).to_have_count(0)
    page.get_by_role("button", name=EN("table-menu"), exact=True).click()
    learner = page.get_by_role("checkbox", name=re.compile("^" + re.escape(EN("table-learner"))))
    learner.uncheck()
    learner.check()
    expect(page.get_by_label(EN("table-tips-off"))).to_be_visible()


def test_the_help_of_a_table_leads_to_the_introduction_and_back(new_page: NewPage) -> None:
    page = new_page()
    pilot = Pilot(page)
    pilot.fly_now()
    table = page.url
    page.get_by_role("button", name=EN("table-menu"), exact=True).click()
    page.locator("#menu").get_by_role("link", name=EN("intro-open"), exact=True).click()
    expect(page).to_have_url(re.compile("#/intro/flames$"))
    page.get_by_role("main").get_by_role("link", name=EN("intro-fly"), exact=True).click()
    expect(page).to_have_url(table)


# Names of positions in a still scale that the picture cuts, or that meet another one.
CRAMMED = """() => {
  const names = [...document.querySelectorAll(".still .scale .long")];
  const boxes = names.map((one) => [one.textContent, one.getBoundingClientRect()]);
  const frame = names[0].closest(".still").getBoundingClientRect();
  const isCut = ({ left, right }) => left < frame.left || right > frame.right;
  const meet = (one, other) =>
    one !== other && one.left < other.right && other.left < one.right &&
    one.top < other.bottom && other.top < one.bottom;
  return boxes
    .filter(([, one]) => isCut(one) || boxes.some(([, other]) => meet(one, other)))
    .map(([name]) => name);
}"""


@pytest.mark.parametrize("system", ["flames", "zero"])
def test_a_phone_shows_all_positions_apart(new_page: NewPage, system: str) -> None:
    page = new_page("fr", **sized((360, 640)))
    page.goto(f"/#/intro/{system}")
    page.locator(".still .scale").first.wait_for()
    assert page.evaluate(CRAMMED) == []
