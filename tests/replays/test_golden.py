"""Golden games: recorded once, replayed by every later version to the same end."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from escadrille.kernel.game import load
from escadrille.kernel.registry import campaigns, fights, system

GAMES = sorted(Path(__file__).parent.glob("*/*.jsonl"))
ENDINGS = {
    "flames": {"shot-down", "damage", "points", "draw"},
    "flames-campaign": {"decisive-axis", "minor-axis", "draw", "minor-allies", "decisive-allies"},
    "zero": {"points", "draw"},
    "wings": {"alone", "artillery", "deck", "mission", "time", "victories"},
    "skies": {"alone", "booms", "draw", "points", "lost", "home"},
    "phantom": {"dismal", "poor", "adequate", "good", "great"},
}


@pytest.mark.parametrize("path", GAMES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_replays_to_its_end(path: Path) -> None:
    game, record = load(path)
    assert record.end is not None
    assert record.end.end == game.rules.digest(game.state)
    assert game.outcome is not None


@pytest.mark.parametrize("slug", [*fights(), *campaigns("flames")])
def test_there_is_a_golden_game_for_every_way_to_end(slug: str) -> None:
    outcomes = [load(path)[0].outcome for path in GAMES if path.parent.name == slug]
    assert {outcome.reason for outcome in outcomes if outcome} == ENDINGS[slug]


@pytest.mark.parametrize("slug", campaigns("flames"))
def test_there_is_a_golden_campaign_of_every_sheet(slug: str) -> None:
    told = {load(path)[1].header.scenario for path in GAMES if path.parent.name == slug}
    assert told == {sheet.id for sheet in system(slug).content.scenarios()}


REPLAY = """
import sys
from pathlib import Path

from escadrille.kernel.game import load

for path in sys.argv[1:]:
    game, _ = load(Path(path))
    print(game.rules.digest(game.state))
"""


def test_other_processes_with_other_hash_seeds_replay_to_the_same_states() -> None:
    found = {
        subprocess.run(
            [sys.executable, "-c", REPLAY, *map(str, GAMES)],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("0", "1", "4242")
    }
    here = [load(path)[0] for path in GAMES]
    assert found == {"".join(f"{game.rules.digest(game.state)}\n" for game in here)}
