"""What is attacked: a real server, and the command line, which may not wait for ever.

Short attacks run with all tests, long ones where `make soak` asks.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.cli.conftest import escadrille, home
from tests.table.servers import Server

__all__ = ["escadrille", "home"]

PATIENCE = 120  # seconds, of which a sound command needs a few hundredths


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "t.db") as one:
        yield one


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
