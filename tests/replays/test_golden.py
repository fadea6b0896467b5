"""Golden games: recorded once, replayed by every later version to the same end."""

from __future__ import annotations

from pathlib import Path

import pytest

from escadrille.kernel.game import load
from escadrille.kernel.registry import slugs

GAMES = sorted(Path(__file__).parent.glob("*/*.jsonl"))
ENDINGS = {
    "flames": {"shot-down", "damage", "points", "draw"},
    "zero": {"points", "draw"},
    "wings": {"alone", "artillery", "mission", "time"},
}


@pytest.mark.parametrize("path", GAMES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_replays_to_its_end(path: Path) -> None:
    game, record = load(path)
    assert record.end is not None
    assert record.end.end == game.rules.digest(game.state)
    assert game.outcome is not None


@pytest.mark.parametrize("slug", slugs())
def test_there_is_a_golden_game_for_every_way_to_end(slug: str) -> None:
    outcomes = [load(path)[0].outcome for path in GAMES if path.parent.name == slug]
    assert {outcome.reason for outcome in outcomes if outcome} == ENDINGS[slug]
