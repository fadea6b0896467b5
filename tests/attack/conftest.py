"""Attacks end: what waits for ever is a failure, and not a test run that never ends."""

from __future__ import annotations

import signal
from collections.abc import Iterator

import pytest
from tests.cli.conftest import escadrille, home

__all__ = ["escadrille", "home"]

PATIENCE = 120  # seconds, of which a sound command needs a few hundredths


@pytest.fixture
def patience() -> Iterator[None]:
    """Fail a test that waits for ever."""

    def give_up(*_: object) -> None:
        pytest.fail("it waits for ever")

    before = signal.signal(signal.SIGALRM, give_up)
    signal.alarm(PATIENCE)
    yield
    signal.alarm(0)
    signal.signal(signal.SIGALRM, before)
