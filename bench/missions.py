"""Opening the last mission of a campaign beside the first: `python bench/missions.py SYSTEM ID`.

`tactical` plays the campaign and flies its missions (`--by` names another pilot), with the
snapshots that are kept on the way; `--seed` deals another one, where it should be longer.
Opened are its record, from the disk, and the mission that it waits for. Prints the best CPU time of
each in milliseconds (other work on the machine does not count), and the ratio of the two.
"""

from __future__ import annotations

import argparse
import json
import tempfile
import time
from pathlib import Path
from typing import Any

from escadrille.bots.api import know
from escadrille.bots.roster import bot
from escadrille.kernel import game as games
from escadrille.kernel import missions, record, snapshot
from escadrille.kernel.game import Game
from escadrille.kernel.registry import system
from escadrille.testing.campaigns import dumped

PLACE = Path("mission.jsonl")


def answer(game: Game, by: str = "tactical") -> None:
    """Let a bot answer the first seat that is asked."""
    seat = game.pending[0].seat
    player = bot(by, game.system, game.bot_seed(seat))
    choice = player.decide(know(game.rules, game.state, seat))
    game.order(seat, game.rules.order(game.state, seat, choice))


def flown(game: Game, by: str) -> record.Record:
    """Return the record of the awaited mission, flown by a bot."""
    mission = missions.opened(game)
    while mission.outcome is None:
        answer(mission, by)
    return record.parse(PLACE, dumped(mission))


def write(folder: Path, slug: str, scenario: str, seed: int, by: str) -> list[Path]:
    """Write the campaign as it was when each of its missions was in the air."""
    seats = ["human"] * system(slug).engine.configure(scenario=scenario).seats
    game = games.new(slug, scenario=scenario, seed=seed, seats=seats)
    kept: bytes | None = None
    paths: list[Path] = []
    while game.outcome is None:
        while game.pending:
            answer(game)
        if game.awaited is None:
            break
        paths.append(folder / f"{game.awaited.number}.jsonl")
        paths[-1].write_bytes(dumped(game))
        if kept is not None:
            snapshot.beside(paths[-1]).write_bytes(kept)
        missions.take(game, PLACE, flown(game, by))
        if snapshot.due(game):
            check = record.parse(PLACE, dumped(game)).lines[-1].check
            kept = snapshot.take(game, check)
    return paths


def opening(path: Path) -> None:
    campaign, _ = snapshot.reopen(path)
    mission = missions.opened(campaign)
    mission.sight(0)


def best(path: Path, rounds: int) -> float:
    times = []
    for _ in range(rounds):
        began = time.process_time()
        opening(path)
        times.append(time.process_time() - began)
    return round(1000 * min(times), 3)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("system")
    parser.add_argument("campaign")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--by", default="tactical")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        paths = write(Path(folder), wanted.system, wanted.campaign, wanted.seed, wanted.by)
        figures: dict[str, Any] = {"missions": len(paths)}
        figures["first_ms"], figures["last_ms"] = (
            best(p, wanted.rounds) for p in (paths[0], paths[-1])
        )
    figures["ratio"] = round(figures["last_ms"] / figures["first_ms"], 2)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
