"""Who will win: the log-odds of victory at the start of a turn, in a world with all hands open.

The figures are a logistic regression on 1,500 duels between hand-written pilots.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from escadrille.kernel.api import Standing
from escadrille.systems.flames.evaluate import hand, lead, price
from escadrille.systems.flames.state import State
from escadrille.systems.flames.tables import AIRFRAME, Tables

if TYPE_CHECKING:
    from escadrille.systems.flames.engine import FlamesRules

HIT: Final = 0.55
FLIPPED: Final = 1.35
DOWNED: Final = 2.0  # beyond all its hits: an aircraft that will not come back
AHEAD: Final = 1.3  # the lead, whatever its size, on the last turn
CARDS: Final = 0.3  # by what the cards of a hand are worth
LEVEL: Final = 0.35


def judge(rules: FlamesRules, world: State, seat: int) -> Standing:
    """Return how the camp of a seat stands."""
    t, s = rules.t, world
    camps = s.roster.seat if t.free_for_all else s.roster.side
    mine = seat if t.free_for_all else t.side_of_seat[seat]
    losses = kills = prospects = 0.0
    for aircraft, camp in enumerate(camps):
        if camp == mine:
            losses -= _suffered(t, s, aircraft)
            prospects += _promise(t, s, aircraft)
        else:
            kills += _suffered(t, s, aircraft)
            prospects -= _promise(t, s, aircraft)
    ahead = lead(t, s, camps.index(mine))
    prospects += AHEAD * ((ahead > 0) - (ahead < 0)) / (t.turns - s.turn + 1)
    return Standing(losses, kills, prospects)


def _suffered(t: Tables, s: State, aircraft: int) -> float:
    if not s.alive[aircraft]:
        hits = HIT * s.roster.rows[aircraft][1][AIRFRAME]
        return (hits + FLIPPED + DOWNED) * price(t, s, aircraft)
    return (HIT * s.damage[aircraft] + FLIPPED * s.flipped[aircraft]) * price(t, s, aircraft)


def _promise(t: Tables, s: State, aircraft: int) -> float:
    if not s.alive[aircraft]:
        return 0.0
    return CARDS * hand(t, s, aircraft) + LEVEL * s.altitude[aircraft]
