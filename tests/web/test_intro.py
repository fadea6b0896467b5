"""Each system is introduced: lessons with pictures, and links to rules that exist."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.web.conftest import DESKTOP, PHONE, NewPage
from tests.web.layout import cut
from tests.web.pilot import Pilot
from tests.web.test_axe import check

from escadrille.kernel.registry import catalogue
from escadrille.locale import voice

EN = voice("en")
LESSONS = ("win", "turn", "decide", "fight", "first")
SYSTEMS = ("flames", "zero", "wings", "phantom")


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
        expect(figure.locator("svg").first).to_be_visible()
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


def test_the_help_of_a_table_leads_to_the_introduction_and_back(new_page: NewPage) -> None:
    page = new_page()
    pilot = Pilot(page)
    pilot.fly_now()
    table = page.url
    page.get_by_role("button", name=EN("table-menu"), exact=True).click()
    page.locator("#menu").get_by_role("link", name=EN("intro-open"), exact=True).click()
    expect(page).to_have_url(re.compile("#/intro/flames$"))
    page.get_by_role("link", name=EN("intro-fly"), exact=True).click()
    expect(page).to_have_url(table)
