"""How the page arrives: in few files, kept by the browser, of one version; without a server."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import HTTPException
from playwright.sync_api import expect
from tests.web.conftest import NewPage
from tests.web.house import House
from tests.web.tables import link, opened
from tests.web.test_two import CALM

from escadrille.locale import voice
from escadrille.table import http
from escadrille.table.files import WEB, Files

EN = voice("en")
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
KEPT = """async () => {
  const page = await caches.open("page");
  return (await page.keys()).map(({ url }) => new URL(url).pathname);
}"""


@pytest.fixture
def web(tmp_path: Path) -> Path:
    return Path(shutil.copytree(WEB, tmp_path / "web"))


@pytest.fixture
def house(tmp_path: Path, web: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """Return a table whose page may be edited."""
    files = Files(http._files()._published, web)
    monkeypatch.setattr(http, "_files", lambda: files)
    with House(tmp_path) as one:
        yield one


def edit(web: Path, version: int) -> None:
    """Have the page say of which version it is; in what comes at once, and in a screen."""
    for name in ("screens/home.js", "screens/mine.js"):
        module = web / name
        text = re.sub(r"globalThis.*\n", "", module.read_text())
        word = Path(name).stem
        module.write_text(f"{text}globalThis.{word}Version = {version};\n")


def fetched(page: Any) -> list[str]:
    """Return a list that is filled with the paths of what the page asks for."""
    paths: list[str] = []
    page.on("request", lambda asked: paths.append(re.sub(r"^\w+://[^/]+", "", asked.url)))
    return paths


def test_the_first_screen_comes_in_a_few_files_and_a_board_brings_its_own(
    new_page: NewPage,
) -> None:
    page = new_page("fr")
    paths = fetched(page)
    page.goto("/")
    page.locator(".sky .ways").first.wait_for()
    page.wait_for_load_state("networkidle")
    names = [path.split("/", 3)[-1] for path in paths]
    assert len(paths) <= 12
    assert [name for name in names if name.startswith("words/")] == ["words/fr.ftl"]
    assert not [name for name in names if "boards/" in name]
    paths.clear()
    page.goto(link(opened(page.request, "human", "tactical", system="zero")))
    page.locator(".tabletop .question").wait_for()
    page.wait_for_load_state("networkidle")
    names = [path.split("/", 3)[-1] for path in paths]
    words = {name for name in names if name.startswith("words/")}
    assert words == {"words/fr/table.ftl", "words/fr/house.ftl", "words/fr/zero.ftl"}
    brought = {name for name in names if "/boards/" in f"/{name}"}
    assert brought
    assert not {name for name in brought if re.search("flames|wings|skies|phantom|plane", name)}


def test_another_language_brings_the_words_of_what_is_on_the_table(new_page: NewPage) -> None:
    page = new_page(**CALM)
    page.goto(link(opened(page.request, "human", "tactical", system="zero")))
    page.locator(".tabletop .question").wait_for()
    paths = fetched(page)
    page.get_by_role("button", name=EN("page-language")).click()
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    asked = {path.split("/", 3)[-1] for path in paths if "/words/" in path}
    assert {"words/fr.ftl", "words/fr/table.ftl", "words/fr/zero.ftl"} <= asked
    assert not [path for path in asked if "flames" in path or "wings" in path]
    expect(page.locator(".tabletop .question")).not_to_contain_text(re.compile(r"zero-|table-"))


def test_the_page_can_be_read_module_by_module(new_page: NewPage) -> None:
    page = new_page()
    paths = fetched(page)
    page.goto("/index.html")
    page.locator(".sky .ways").first.wait_for()
    assert "/main.js" in paths
    assert not [path for path in paths if path.startswith("/v/")]


def test_an_edited_module_is_there_after_a_reload(
    new_page: NewPage, house: House, web: Path
) -> None:
    page = new_page()
    for version in (1, 2):
        edit(web, version)
        page.goto(house.address)
        page.locator(".sky").first.wait_for()
        assert page.evaluate("homeVersion") == version


def test_a_page_of_before_gives_way_when_its_file_is_gone(
    new_page: NewPage, house: House, web: Path
) -> None:
    page = new_page()
    edit(web, 1)
    page.goto(house.address)
    page.locator(".sky").first.wait_for()
    page.evaluate("performance.now = () => 60_000")  # it has been open for a while
    edit(web, 2)
    page.request.get(f"{house.address}/")
    page.evaluate("location.hash = '#/mine'")
    page.wait_for_function("() => globalThis.mineVersion")
    assert page.evaluate("[homeVersion, mineVersion]") == [2, 2]


def visit(page: Any, house: House) -> None:
    """Come with a service worker that has kept the page."""
    page.goto(house.address)
    page.locator(".sky").first.wait_for()
    page.wait_for_function(CONTROLLED)
    page.wait_for_function(f"async () => (await ({KEPT})()).includes('/')")


def test_the_worker_never_shows_another_version_than_the_servers(
    new_page: NewPage, house: House, web: Path
) -> None:
    page = new_page(service_workers="allow")
    edit(web, 1)
    visit(page, house)
    page.reload()
    page.locator(".sky").first.wait_for()
    before = set(page.evaluate(KEPT))
    assert any(path.endswith("/joined/main.js") for path in before)
    for version in (2, 3):
        edit(web, version)
        page.reload()
        page.locator(".sky").first.wait_for()
        assert page.evaluate("homeVersion") == version, "at the first visit after an upgrade"
        page.evaluate("location.hash = '#/mine'")
        page.wait_for_function("() => globalThis.mineVersion")
        assert page.evaluate("mineVersion") == version
        page.evaluate("location.hash = '#/'")
    old = next(path for path in before if path.endswith("/joined/main.js"))
    page.wait_for_function(f"async () => !(await ({KEPT})()).includes('{old}')")


@pytest.mark.parametrize("workers", ["allow", "block"])
def test_a_warm_visit_asks_the_server_for_the_document_alone(
    new_page: NewPage, house: House, monkeypatch: pytest.MonkeyPatch, workers: str
) -> None:
    asked: list[str] = []
    real = Files.kept

    def kept(files: Files, mark: str, name: str) -> Any:
        asked.append(name)
        return real(files, mark, name)

    monkeypatch.setattr(Files, "kept", kept)
    page = new_page(service_workers=workers)
    if workers == "allow":
        visit(page, house)
    else:
        page.goto(house.address)
    page.locator(".sky .ways").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert "joined/main.js" in asked
    asked.clear()
    page.goto("about:blank")
    page.goto(house.address)
    page.locator(".sky .ways").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert asked == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_without_a_server_the_page_says_so_and_comes_back_with_it(
    new_page: NewPage, tmp_path: Path, lang: str
) -> None:
    say = voice(lang)
    page = new_page(lang, service_workers="allow")
    with House(tmp_path) as house:
        visit(page, house)
        page.context.set_offline(True)
        page.reload()
        alert = page.get_by_role("alert").filter(has_text=say("page-server-away"))
        expect(alert).to_be_visible()
        expect(alert).to_contain_text(say("page-server-away-text"))
        expect(page.get_by_role("heading", name=say("page-choose"))).to_be_visible()
        page.context.set_offline(False)
        expect(alert).to_have_count(0)
        expect(page.locator(".sky .ways").first).to_be_visible()


def test_a_proxy_without_a_server_behind_it_is_told_as_a_server_away(
    new_page: NewPage, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nobody(_files: Files, _lang: str) -> Any:
        raise HTTPException("bad gateway", status_code=502)

    page = new_page(service_workers="allow")
    visit(page, house)
    monkeypatch.setattr(Files, "document", nobody)
    page.reload()
    expect(page.get_by_text(EN("page-server-away"), exact=True)).to_be_visible()


def test_the_page_can_be_installed(new_page: NewPage, house: House) -> None:
    page = new_page(service_workers="allow")
    visit(page, house)
    cdp = page.context.new_cdp_session(page)
    told = cdp.send("Page.getAppManifest")
    assert told["errors"] == []
    assert "Escadrille" in told["data"]
    faults = cdp.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert {fault["errorId"] for fault in faults} <= {"in-incognito"}
