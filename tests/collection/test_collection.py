"""Games of earlier versions: this one opens all of them. They are never renewed."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import pytest
from tests.collection.houses import (
    FLOWN,
    GAMES,
    HERE,
    RUNNING,
    dumped,
    rules_of_the_time,
    table_of,
)

from escadrille.bots.thought import think_again
from escadrille.kernel import game as games
from escadrille.kernel import snapshot
from escadrille.kernel.errors import OtherVersion
from escadrille.kernel.registry import system
from escadrille.table.keys import digest

RECORDS = sorted(HERE.glob("records/*/*.jsonl"))
SAVES = sorted(HERE.glob("saves/*.jsonl"))


def test_there_are_games_of_every_system_of_that_time() -> None:
    assert {path.parent.name for path in RECORDS} == {*FLOWN}
    assert {path.name.partition("-")[0] for path in SAVES} == {*FLOWN}
    assert {name.partition("-")[0] for name in RUNNING} == {*FLOWN}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_finished_game_replays_to_its_end_under_the_rules_of_its_time(path: Path) -> None:
    with rules_of_the_time():
        game, read = games.load(path)
    assert read.end is not None
    assert game.outcome is not None


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_no_other_version_of_the_rules_plays_a_finished_game(path: Path) -> None:
    house = system(path.parent.name).engine.version
    if house == 1:
        games.load(path)
        return
    with pytest.raises(OtherVersion, match=f"version 1 .* this house has version {house}"):
        games.load(path)


@pytest.mark.parametrize("path", SAVES, ids=lambda path: path.stem)
def test_a_saved_game_goes_on(path: Path, tmp_path: Path) -> None:
    saved = Path(shutil.copy(path, tmp_path))
    with rules_of_the_time():
        game, read = snapshot.reopen(saved)
        assert len(read.lines) == len(game.steps)
        for _ in range(20):
            if game.pending:
                seat = game.pending[0].seat
                game.order(seat, think_again(game, seat, "random").order)
    assert len(game.steps) > len(read.lines)


def test_the_games_of_a_server_are_as_they_were(tmp_path: Path) -> None:
    async def run() -> None:
        async with table_of(dumped(tmp_path)) as table:
            for name, told in GAMES.items():
                room = table.rooms.room(told["game"])
                found = await room.see(
                    lambda match: (match.number, match.game.rules.digest(match.game.state))
                )
                assert found[1] == told["digest"], name
                assert found[0] >= told["rows"], name
                keys = [*filter(None, told.get("seats", ())), told["spectator"]]
                for key in keys:
                    opened = await table.store.key(digest(key))
                    assert opened is not None
                    assert opened.game == told["game"]

    with rules_of_the_time():
        asyncio.run(run())
