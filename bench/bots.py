"""How long bots that look ahead think, on one core, beside plain games of the pilots they imagine.

Prints, for each system, the median and the 95th percentile of a thought in seconds of processor
time, playouts judged per second, and their ratio to whole games of two hand-written pilots per
second. A thought is a decision, or where programmes are laid card by card, a whole programme.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

from msgspec import structs

from escadrille.bots.api import know
from escadrille.bots.roster import bot
from escadrille.bots.search import LEVELS, Search
from escadrille.kernel.bots import Standing
from escadrille.kernel.registry import slugs, system


def think(slug: str, name: str, seconds: float) -> tuple[list[float], int]:
    """Let a bot fly against `tactical`; return what each thought took, and all playouts."""
    played = system(slug)
    rules = played.engine.configure(scenario=played.content.first_scenario)
    took: dict[tuple[int, int], float] = {}
    judged = game = 0

    def judge(*asked: Any) -> Standing:
        nonlocal judged
        judged += 1
        assert played.bots.judge is not None
        return played.bots.judge(*asked)

    counted = structs.replace(played, bots=structs.replace(played.bots, judge=judge))
    while sum(took.values()) < seconds:
        thinker = Search(name, counted, game)
        bots = [thinker, bot("tactical", played, game)]
        mine = game % 2
        state = rules.start(game)
        while pending := rules.pending(state):
            seat = pending[0].seat
            knowledge = know(rules, state, seat)
            player = bots[(seat + mine) % 2]
            started = time.process_time()
            choice = player.decide(knowledge)
            if player is thinker and thinker.considered:
                thought = (game, rules.turn(state)) if played.bots.planner else (game, -len(took))
                took[thought] = took.get(thought, 0.0) + time.process_time() - started
            rules.apply(state, seat, choice)
        game += 1
    return sorted(took.values()), judged


def plain_games(slug: str, seconds: float) -> float:
    """Return how many games of two hand-written pilots are flown in a second."""
    played = system(slug)
    rules, pilot = (
        played.engine.configure(scenario=played.content.first_scenario),
        played.bots.tactics["tactical"],
    )
    games, started = 0, time.process_time()
    while time.process_time() - started < seconds:
        state = rules.start(games)
        while pending := rules.pending(state):
            seat = pending[0].seat
            rules.apply(state, seat, pilot(rules, state, seat))
        games += 1
    return games / (time.process_time() - started)


def measured(slug: str, name: str, seconds: float) -> dict[str, Any]:
    took, playouts = think(slug, name, seconds)
    rate = playouts / sum(took)
    return {
        "system": slug,
        "bot": name,
        "thoughts": len(took),
        "median_s": round(took[len(took) // 2], 4),
        "p95_s": round(took[len(took) * 95 // 100], 4),
        "playouts_per_second": round(rate),
        "to_plain_games": round(rate / plain_games(slug, seconds / 4), 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=20.0, help="of thinking, for each row")
    parser.add_argument("--bots", nargs="+", default=["ace"], choices=list(LEVELS))
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    searched = [slug for slug in slugs() if system(slug).bots.judge]
    rows = [measured(slug, name, asked.seconds) for slug in searched for name in asked.bots]
    if asked.json:
        print(json.dumps(rows))
        return
    for row in rows:
        print("  ".join(f"{key} {value}" for key, value in row.items()))


if __name__ == "__main__":
    main()
