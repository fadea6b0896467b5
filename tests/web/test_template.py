"""The generic table plays a system that no file of the page knows."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests.docs.outside import install
from tests.table.servers import Server
from tests.web.conftest import DEALT, NewPage
from tests.web.pilot import Pilot
from tests.web.tables import link, opened


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Return a server in whose Python the template is installed."""
    folder = tmp_path_factory.mktemp("outside")
    with pytest.MonkeyPatch.context() as patch:
        for name, value in install(folder).items():
            patch.setitem(os.environ, name, value)
        with Server(folder / "t.db", module=DEALT) as one:
            yield one


def test_the_template_is_flown_to_its_end(new_page: NewPage) -> None:
    page = new_page(reduced_motion="reduce")
    page.goto(link(opened(page.request, "human", "tactical", system="joust")))
    pilot = Pilot(page)
    answers = page.get_by_role("main").locator("fieldset button, button[aria-keyshortcuts=Escape]")
    for _ in range(40):
        expect(answers.first.or_(pilot.end)).to_be_visible()
        if pilot.is_over:
            break
        heading = pilot.question.get_by_role("heading").element_handle()
        answers.first.click()
        page.wait_for_function("(one) => !one.isConnected", arg=heading)
    pilot.expect_end()
    assert any("JOUST-GUN-03" in line for line in pilot.lines())
    expect(pilot.end).to_contain_text("Hits decide.")


def test_it_stands_on_the_home_page_in_its_own_words(new_page: NewPage) -> None:
    page = new_page(lang="fr")
    page.goto("/")
    expect(page.get_by_role("heading", name="Joute", exact=True)).to_be_visible()
    expect(page.get_by_text("Deux biplans se croisent nez à nez")).to_be_visible()
