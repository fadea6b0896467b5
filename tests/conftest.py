"""What holds for all tests."""

from __future__ import annotations

import asyncio
from collections.abc import Generator, Iterator
from importlib.metadata import EntryPoint, entry_points

import pytest
from hypothesis import settings

from escadrille import locale
from escadrille.kernel import registry
from escadrille.testing import walks

# Hypothesis searches the same examples every time: a test that fails now and then is a bug.
settings.register_profile("escadrille", derandomize=True, deadline=None)
settings.load_profile("escadrille")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None, None, None]:
    yield from _apart(item)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    yield from _apart(item)


def _apart(item: pytest.Item) -> Generator[None, None, None]:
    """Hide the loop of a browser that a worker has open from tests that run one of their own.

    Playwright's loop counts as running in its thread until the browser is closed, at the very end.
    """
    browser = None if "web" in item.path.parts else asyncio._get_running_loop()
    if browser is None:
        yield
        return
    asyncio._set_running_loop(None)
    try:
        yield
    finally:
        asyncio._set_running_loop(browser)


@pytest.fixture
def toys(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Let the template, and its campaign, be installed beside the systems of the house."""
    points = [
        *entry_points(group=registry.GROUP),
        EntryPoint("joust", "joust:SYSTEM", registry.GROUP),
        EntryPoint("joust-campaign", "joust.campaign:SYSTEM", registry.GROUP),
    ]
    monkeypatch.setattr(registry, "entry_points", lambda group: points)
    house = (registry.system, registry.catalogue, registry.home)
    known = (*house, locale.folders, locale.voice, walks.reported)
    for one in known:
        one.cache_clear()
    yield
    for one in known:
        one.cache_clear()
