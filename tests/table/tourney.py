"""The toy campaign of the template, at a table: installed, and flown by people over HTTP."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.docs.outside import install
from tests.table.players import Seat, open_game

from escadrille import locale
from escadrille.kernel import registry

KNOWN = (registry.system, registry.catalogue, registry.home, locale.folders, locale.voice)


@contextmanager
def installed(folder: Path) -> Iterator[None]:
    """Have the template installed, for this process and all that it starts."""
    given = install(folder)
    with pytest.MonkeyPatch.context() as patch:
        for name, value in given.items():
            patch.setitem(os.environ, name, value)
        patch.setattr(sys, "path", [str(folder / "site"), *sys.path])
        _forget()
        yield
    _forget()


def _forget() -> None:
    for known in KNOWN:
        known.cache_clear()


PATIENCE = 60.0  # seconds: bots think in processes of their own


def open_tourney(
    client: Any, *seats: str, scenario: str = "one-morning"
) -> tuple[dict[str, Any], list[Seat]]:
    """Open a campaign, sit down in all its seats, and have it dealt."""
    wanted = seats or ("human", "human")
    return open_game(client, *wanted, system="joust-campaign", scenario=scenario)


def until(seat: Seat, so: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """Look until something is so: the table does it in the background."""
    end = time.monotonic() + PATIENCE
    while not so(message := seat.look()):
        assert time.monotonic() < end, message
        time.sleep(0.02)
    return message


def say(seat: Seat, word: str) -> dict[str, Any]:
    """Answer the present question with a word."""
    asked = until(seat, lambda told: told["asked"] is not None)["asked"]
    order = next(one["order"] for one in asked["legal"] if one["text"] == word)
    got = seat.order(asked["count"], order)
    assert got.status_code == 200, got.text
    told: dict[str, Any] = got.json()
    return told


def mission_of(seat: Seat) -> Seat:
    """Return the same person in the mission that is in the air."""
    return Seat(seat.client, seat.look()["mission"]["game"], seat.key)


def fly(seats: list[Seat], *ways: str) -> None:
    """Plan a mission: each names the first pilot who can, and says how he flies."""
    for seat in seats:
        until(seat, lambda told: told["asked"] is not None)
        seat.answer()
    for seat, way in zip(seats, ways, strict=True):
        say(seat, way)
