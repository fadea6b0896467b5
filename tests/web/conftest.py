"""A real browser on a real server: Chromium through Playwright."""

from __future__ import annotations

import shutil
import zlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.table.servers import Server

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser"))), None)

DESKTOP: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 360, "height": 740},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}

PATIENCE = 60_000  # milliseconds: a busy machine is no fault of the page

NewPage = Callable[..., Any]

DEALT = "tests.table.dealing"
PARTS = """{
  let word = %d;
  crypto.getRandomValues = (into) => {
    for (let at = 0; at < into.length; at += 1) {
      word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
      into[at] = word >>> 24;
    }
    return into;
  };
}"""
"""What a browser gives to a deal follows from the test: it is the same in every run."""


@pytest.fixture(scope="session")
def database(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("web") / "t.db"


@pytest.fixture(scope="session")
def server(database: Path) -> Iterator[Server]:
    with Server(database, module=DEALT) as one:
        yield one


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    if CHROMIUM is None:
        pytest.skip("no Chromium: apt install chromium")
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        one = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield one
        one.close()


@pytest.fixture
def new_page(browser: Any, server: Server, request: pytest.FixtureRequest) -> Iterator[NewPage]:
    """Return a way to open pages, each a browser of its own; none may log an error."""
    contexts: list[Any] = []
    faults: list[str] = []

    def new(lang: str = "en", **how: Any) -> Any:
        usual = {**DESKTOP, "service_workers": "block"}  # tests of the worker have it
        context = browser.new_context(
            base_url=server.address, locale=lang, color_scheme="light", **{**usual, **how}
        )
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        told = f"{len(contexts)} {request.node.nodeid}"
        context.add_init_script(PARTS % zlib.crc32(told.encode()))
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.extend([said.text] if said.type == "error" else []))
        return page

    yield new
    for context in contexts:
        context.close()
    assert [fault for fault in faults if not _is_network(fault)] == []


def _is_network(fault: str) -> bool:
    """A connection that a test has cut, or that has no https, is told by the browser itself."""
    known = ("WebSocket connection", "Failed to load resource", "Cross-Origin-Opener-Policy header")
    return any(words in fault for words in known)
