"""The list of my games as a weapon: the same long game fifty times in one request."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.table.players import Seat, client_of, open_game

from escadrille.table.loading import Loaded


def test_a_long_game_fifty_times_is_played_again_for_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "t.db"
    with client_of(path) as client:
        _, (one, two) = open_game(client)
        for pick in range(30):
            one.answer(pick)
            two.answer(pick)
    rows = 0
    play = Loaded.play

    def counted(self: Loaded, *row: Any) -> Any:
        nonlocal rows
        rows += 1
        return play(self, *row)

    monkeypatch.setattr(Loaded, "play", counted)
    with client_of(path) as client:
        keys = [{"game": seat.game, "key": seat.key} for seat in (one, two)] * 25
        for _ in range(4):
            told = client.post("/api/mine", json={"keys": keys})
            assert told.status_code == 200
            assert len(told.json()) == 50
        assert rows == 0
        assert Seat(client, one.game, one.key).look()["game"] == one.game
        assert rows > 0, "whoever opens it has it played"
