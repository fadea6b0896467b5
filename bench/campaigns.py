"""What `tactical` and random play reach in every campaign of phantom: docs/phantom-results.md.

Prints one row for each sheet and length: the VP of `tactical` (where a fifth, half, three quarters
and nine tenths of its campaigns stay at or below), the sheet's levels, how often it is Adequate or
better, and the mean VP of both.
"""

from __future__ import annotations

import argparse
import statistics
from typing import Any

from escadrille.bots.api import know
from escadrille.bots.roster import bot
from escadrille.kernel.registry import system

PHANTOM = system("phantom")
SHARES = (20, 50, 75, 90)


def flown(rules: Any, name: str, seed: int) -> int:
    """Return the VP of one campaign of a bot."""
    state, player = rules.start(seed), bot(name, PHANTOM, seed)
    while rules.pending(state):
        rules.apply(state, 0, player.decide(know(rules, state, 0)))
    return int(rules.outcome(state).scores[0])


def row(scenario: str, campaigns: int) -> str:
    rules: Any = PHANTOM.engine.configure(scenario=scenario)
    levels = rules.t.term.vp.levels
    own, chance = (
        [flown(rules, name, seed) for seed in range(campaigns)] for name in ("tactical", "random")
    )
    cuts = statistics.quantiles(own, n=100, method="inclusive")
    adequate = sum(vp >= levels[1] for vp in own) / campaigns
    cells = (
        f"`{scenario}`",
        " / ".join(f"{cuts[share - 1]:.0f}" for share in SHARES),
        " / ".join(map(str, levels)),
        f"{adequate:.0%}",
        f"{statistics.mean(own):.1f}",
        f"{statistics.mean(chance):.1f}",
    )
    return f"| {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--campaigns", type=int, default=100, help="of each sheet and length")
    campaigns = parser.parse_args().campaigns
    shares = " / ".join(f"{share} %" for share in SHARES)
    print(f"| campaign | `tactical`: {shares} | levels | Adequate | `tactical` | random |")
    print("|---|---|---|---|---|---|")
    for scenario in PHANTOM.content.scenarios():
        print(row(scenario.id, campaigns), flush=True)


if __name__ == "__main__":
    main()
