"""Missions that a system makes by its rules: looked at, and opened as a table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.table.players import client_of, open_game

WISHES = {"date": "1917-06", "players": 2, "seed": 4711}


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Any]:
    with client_of(tmp_path / "t.db") as one:
        yield one


def made(client: Any, **more: Any) -> Any:
    return client.post("/api/systems/wings/missions", json={"wishes": {**WISHES, **more}})


def test_the_same_seed_gives_the_same_mission(client: Any) -> None:
    assert made(client).json() == made(client).json()
    assert made(client).json() != made(client, seed=4712).json()


def test_only_the_aircraft_wished_for_fly(client: Any) -> None:
    wished = {"spad-vii", "albatros-d3"}
    errand = {"errand": "patrol", "aircraft": sorted(wished)}
    found = made(client, **errand).json()
    types = {slot["type"] for side in found["side"] for slot in side["aircraft"]}
    assert types <= wished


def test_a_table_is_opened_with_it(client: Any) -> None:
    told = made(client).json()
    _, seats = open_game(client, "human", "human", system="wings", wishes=WISHES)
    message = seats[0].look()
    assert message["placed"]["title"] == told["title"]
    assert message["placed"]["date"] == "1917-06"
    assert message["scenario"] == told["id"]


@pytest.mark.parametrize(
    ("slug", "wishes"),
    [("flames", WISHES), ("wings", {"errand": "picnic"}), ("wings", {"players": 99})],
)
def test_what_cannot_be_made_is_refused(client: Any, slug: str, wishes: dict[str, Any]) -> None:
    assert client.post(f"/api/systems/{slug}/missions", json={"wishes": wishes}).status_code == 400
