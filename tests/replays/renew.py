"""Write golden games anew: `python -m tests.replays.renew [SYSTEM [NAME...]]`, as rules change.

Each is named for the way it ends; the seed is the first whose game ends so.
"""

from __future__ import annotations

import sys
from pathlib import Path

from escadrille.bots.api import know
from escadrille.bots.roster import bot
from escadrille.kernel import game as games
from escadrille.kernel import missions, record
from escadrille.kernel.options import Value
from escadrille.testing.campaigns import dumped

HERE = Path(__file__).parent
WANTED: dict[str, list[tuple[str, str, str, tuple[str, ...]]]] = {
    "flames": [
        ("duel-shot-down", "first-duel", "shot-down", ("tactical", "tactical")),
        ("duel-damage", "corsair-zeke", "damage", ("tactical", "random")),
        ("duel-draw", "mirror-duel", "draw", ("random", "random")),
        ("chosen-duel", "free-duel", "shot-down", ("random", "tactical")),
        ("team-points", "free-team", "points", ("tactical", "tactical")),
        ("team-draw", "thach-weave", "draw", ("random", "random")),
        ("free-for-all", "free-for-all", "points", ("tactical", "random", "tactical", "random")),
        ("bombers", "heinkels-at-noon", "points", ("tactical", "random")),
        ("raid", "schweinfurt", "points", ("tactical", "tactical")),
        ("raid-at-random", "stukas-over-krakow", "points", ("random", "random")),
        ("fighter-bombers", "tip-and-run", "points", ("random", "tactical")),
        ("four-seats", "maximum-effort", "points", ("tactical", "random", "random", "tactical")),
    ],
    "flames-campaign": [
        ("poland", "poland-1939", "minor-axis", ("tactical", "tactical")),
        ("britain", "britain-1940", "draw", ("tactical", "tactical")),
        ("solomons", "solomons-1942", "decisive-allies", ("random", "tactical")),
        ("daylight", "daylight-1944", "minor-allies", ("tactical", "tactical")),
        ("daylight-lost", "daylight-1944", "decisive-axis", ("tactical", "random")),
    ],
    "zero": [
        ("element-points", "first-element", "points", ("tactical", "tactical")),
        ("element-draw", "mirror-element", "draw", ("tactical", "tactical")),
        ("broken-off", "zero-wildcat", "points", ("random", "random")),
        ("lone-leaders", "lone-wolves", "points", ("tactical", "tactical")),
        ("chosen-points", "free-points", "points", ("random", "tactical")),
        ("four-seats", "free-squadrons", "points", ("tactical", "random", "random", "tactical")),
        ("gunners", "lexington", "points", ("tactical", "tactical")),
        ("full-throttle", "big-week", "points", ("tactical", "tactical")),
    ],
    "wings": [
        ("duel-alone", "first-duel", "alone", ("random", "random")),
        ("balloons", "balloon-line", "alone", ("random", "random")),
        ("out-of-the-sun", "out-of-the-sun", "alone", ("random", "random")),
        ("balloons-down", "whales", "mission", ("random", "random")),
        ("deathmatch-time", "deathmatch", "time", ("random",) * 4),
        ("handicap", "handicap-duel", "alone", ("random", "random")),
        ("ranged", "balloon-line", "artillery", ("random", "random")),
        ("deathmatch-deck", "deathmatch", "deck", ("tactical:quick",) * 4),
        ("deathmatch-won", "deathmatch", "victories", ("tactical:quick", *("random",) * 3)),
    ],
    "skies": [
        ("dogfight-alone", "dogfight", "alone", ("tactical", "random")),
        ("dogfight-draw", "pair-of-pairs", "draw", ("random", "random")),
        ("escort-points", "bomber-escort", "points", ("random", "tactical")),
        ("lame-duck-lost", "lame-duck", "lost", ("random", "tactical")),
        ("lame-duck-home", "lame-duck", "home", ("random", "random")),
        ("convoy-points", "channel-convoy", "points", ("random", "random")),
        ("bounce-booms", "the-bounce", "booms", ("tactical", "tactical")),
    ],
    "phantom": [
        ("south-great", "war-in-the-south-usaf-short", "great", ("tactical",)),
        ("south-dismal", "war-in-the-south-usn-short", "dismal", ("random",)),
        ("thunder-good", "rolling-thunder-usaf-short", "good", ("tactical",)),
        ("thunder-adequate", "rolling-thunder-usn-medium", "adequate", ("tactical",)),
        ("linebacker-poor", "linebacker-usn-long", "poor", ("tactical",)),
        ("drawn-squadron", "linebacker-usaf-short", "adequate", ("tactical",)),
    ],
}
OPTIONS: dict[str, dict[str, Value]] = {
    "ranged": {"balloon_artillery_spotting": 4},
    "drawn-squadron": {
        "random_squadron": True,
        "enemy_die": 1,
        "one_suppressor_per_attack": False,
        "priority_rest": True,
        "kill_experience": True,
        "partial_success": True,
        "rest_recovery": 1,
    },
}
"""Of the games that need more than their scenario sets."""


def play(
    slug: str, scenario: str, seed: int, seats: tuple[str, ...], options: dict[str, Value]
) -> games.Game:
    game = games.new(slug, scenario=scenario, seed=seed, seats=seats, options=options)
    finish(game, seats, seed)
    return game


def finish(game: games.Game, seats: tuple[str, ...], seed: int) -> None:
    """Play a game to its end; the missions of a campaign by the same bots."""
    bots = [bot(name, game.system, seed * 8 + seat) for seat, name in enumerate(seats)]
    while game.outcome is None:
        if game.awaited is not None:
            mission = missions.opened(game)
            finish(mission, seats, seed)
            missions.take(game, HERE, record.parse(HERE, dumped(mission)))
            continue
        seat = game.pending[-1].seat
        choice = bots[seat].decide(know(game.rules, game.state, seat))
        game.order(seat, game.rules.order(game.state, seat, choice))


def renew(slug: str, name: str, scenario: str, reason: str, seats: tuple[str, ...]) -> None:
    for seed in range(1000):
        game = play(slug, scenario, seed, seats, OPTIONS.get(name, {}))
        if game.outcome is not None and game.outcome.reason == reason:
            break
    else:
        raise SystemExit(f"{slug} {scenario}: no game ends by {reason}")
    path = HERE / slug / f"{name}.jsonl"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(dumped(game))


if __name__ == "__main__":
    for slug in sys.argv[1:2] or WANTED:
        for row in WANTED[slug]:
            if not sys.argv[2:] or row[0] in sys.argv[2:]:
                renew(slug, *row)
