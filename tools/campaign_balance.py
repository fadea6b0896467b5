"""Writes docs/balance/flames-campaigns.txt: how often each side wins the campaigns of flames.

`python tools/campaign_balance.py` plays 400 of each between hand-written leaders and pilots.
`--against random` plays 25 of each by sides alternately, and tells how often the hand-written won.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from escadrille.kernel.registry import system
from escadrille.lab.sim import Figures, Series, play
from escadrille.systems.flames.campaign.schema import GRADES

PAGE = Path(__file__).parents[1] / "docs" / "balance" / "flames-campaigns.txt"
SLUG = "flames-campaign"
HEAD = f"{'campaign':<16}{'games':>6}{'Axis':>8}{'Allies':>8}  " + "".join(
    f"{grade:>17}" for grade in GRADES
)


def measured(campaign: str, games: int, seed: int, jobs: int, against: str) -> Figures:
    seats = ("tactical", against)
    swap = against != "tactical"
    series = Series(system=SLUG, scenario=campaign, games=games, seats=seats, seed=seed, swap=swap)
    return play(series, jobs)


def row(campaign: str, found: Figures) -> str:
    """Return the share of each side, a draw counting half, and how often each grade came up."""
    axis, allies = (f"{share:.1%}" for share in found.share)
    grades = "".join(f"{found.endings.get(grade, 0):>17}" for grade in GRADES)
    return f"{campaign:<16}{found.games:>6}{axis:>8}{allies:>8}  {grades}"


def main() -> None:
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("--games", type=int, default=0)
    wanted.add_argument("--seed", type=int, default=1944)
    wanted.add_argument("--jobs", type=int, default=1)
    wanted.add_argument("--against", default="tactical")
    wanted.add_argument("--campaign", action="append")
    told = wanted.parse_args()
    even = told.against == "tactical"
    games = told.games or (400 if even else 25)
    sheets = told.campaign or [sheet.id for sheet in system(SLUG).content.scenarios()]
    lines = [f"seed {told.seed}, tactical against {told.against}", HEAD]
    for sheet in sheets:
        found = measured(sheet, games, told.seed, told.jobs, told.against)
        lines.append(row(sheet, found))
        if not even:
            lines[-1] += f"  tactical: {found.points_by_bot['tactical']:g} of {found.games}"
        sys.stdout.write(f"{lines[-1]}\n")
        sys.stdout.flush()
    if even and not told.campaign:
        PAGE.write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
