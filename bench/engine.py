"""Random play of every system beside catanatron's random players, in one run on one core.

Prints decisions and turns per second, the ratio of decisions to the peer's, and what a clone of a
four-aircraft state costs (of phantom, of any campaign), and which build plays. Systems whose moves
are missions are left out: their missions are games of the others.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

from escadrille import build
from escadrille.kernel.registry import slugs, system

ROUNDS = 5
CROWD = 4
DEEP = 60
"""A clone is measured on a state with this many aircraft, after this many decisions."""


def flown() -> list[str]:
    """Return the systems that are games themselves."""
    return [slug for slug in slugs() if not hasattr(rules_of(slug), "settle")]


def rules_of(slug: str) -> Any:
    found = system(slug)
    return found.engine.configure(scenario=found.content.first_scenario)


def play_random(rules: Any, seed: int) -> tuple[int, int]:
    """Play one game at random through the kernel's API; return its decisions and its turns."""
    pick = random.Random(seed).randrange
    state = rules.start(seed)
    decisions = 0
    while pending := rules.pending(state):
        seat = pending[0].seat
        legal = rules.legal(state, seat)
        rules.apply(state, seat, legal[pick(len(legal))])
        decisions += 1
    return decisions, rules.turn(state)


def games_of(slug: str) -> Iterator[tuple[int, int]]:
    """Play the option sets of a system in turn, for ever; yield decisions and turns of each."""
    found = system(slug)
    settings = found.engine.option_sets.values()
    configured = [found.engine.configure(**setting) for setting in settings]
    seed = 0
    while True:
        for rules in configured:
            yield play_random(rules, seed)
        seed += 1


def games_of_catanatron() -> Iterator[tuple[int, int]]:
    from catanatron import Color, Game, RandomPlayer

    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    seed = 0
    while True:
        game = Game([RandomPlayer(color) for color in colors], seed=seed)
        game.play()
        seed += 1
        yield len(game.state.actions), game.state.num_turns


def measure(games: Iterator[tuple[int, int]], seconds: float) -> tuple[int, int, float]:
    """Return decisions, turns and CPU seconds of as many games as fit."""
    decisions = turns = 0
    started = time.process_time()
    while (spent := time.process_time() - started) < seconds:
        more, further = next(games)
        decisions += more
        turns += further
    return decisions, turns, spent


def aircraft_of(side: Any) -> int:
    """Return how many aircraft a side of a scenario has."""
    return int(side.size) if hasattr(side, "size") else len(side.aircraft)


def crowded_state(slug: str) -> tuple[Any, Any]:
    """Return rules and a state in mid-game with four aircraft, or in mid-campaign."""
    found = system(slug)
    for scenario in found.content.scenarios():
        sides = getattr(scenario, "side", ())
        if found.campaign or not sides or sum(map(aircraft_of, sides)) == CROWD:
            rules = found.engine.configure(scenario=scenario.id)
            for seed in range(1, 100):
                state = midgame(rules, seed)
                if rules.outcome(state) is None:
                    return rules, state
    raise SystemExit(f"{slug}: no scenario with {CROWD} aircraft")


def midgame(rules: Any, seed: int) -> Any:
    """Return a state after many random decisions, or the end of a shorter game."""
    state = rules.start(seed)
    pick = random.Random(seed).randrange
    for _ in range(DEEP):
        if pending := rules.pending(state):
            legal = rules.legal(state, pending[0].seat)
            rules.apply(state, pending[0].seat, legal[pick(len(legal))])
    return state


def clone_us(slug: str, times: int = 20_000) -> float:
    rules, state = crowded_state(slug)
    clone: Callable[[Any], Any] = rules.clone
    started = time.process_time()
    for _ in range(times):
        clone(state)
    return (time.process_time() - started) / times * 1e6


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--seconds", type=float, default=2.0, help="per engine and round")
    arguments = parser.parse_args()
    systems = flown()
    players = {"catanatron": games_of_catanatron(), **{slug: games_of(slug) for slug in systems}}
    totals = {name: [0.0, 0.0, 0.0] for name in players}
    for _ in range(ROUNDS):  # in turns, so that a busy machine slows all alike
        for name, games in players.items():
            for place, figure in enumerate(measure(games, arguments.seconds / ROUNDS)):
                totals[name][place] += figure
    report: dict[str, Any] = {}
    for name, (decisions, turns, spent) in totals.items():
        report[name] = {
            "decisions_per_second": round(decisions / spent),
            "turns_per_second": round(turns / spent),
        }
    peer = report["catanatron"]["decisions_per_second"]
    for slug in systems:
        report[slug]["ratio"] = round(report[slug]["decisions_per_second"] / peer, 2)
        report[slug]["clone_us"] = round(clone_us(slug), 2)
    if arguments.json:
        print(json.dumps({"build": build.kind(), **report}))
        return
    print(f"{'build':12}", build.kind())
    for name, figures in report.items():
        print(f"{name:12}", "  ".join(f"{key} {value}" for key, value in figures.items()))


if __name__ == "__main__":
    main()
