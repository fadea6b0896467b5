"""A real server to attack: short attacks run with all tests, long ones where `make soak` asks."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.table.servers import Server


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "t.db") as one:
        yield one
