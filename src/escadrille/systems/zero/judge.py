"""Who will win: the log-odds of victory at the start of a turn, in a world with all hands open.

The figures are a logistic regression on 1,500 fights between hand-written pilots.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from escadrille.kernel.api import Standing
from escadrille.mechanics.hands import faces
from escadrille.systems.zero.evaluate import outlook
from escadrille.systems.zero.rules.ending import side_scores
from escadrille.systems.zero.state import FLYING, State
from escadrille.systems.zero.tables import Tables

if TYPE_CHECKING:
    from escadrille.systems.zero.engine import ZeroRules

POINT: Final = 0.52  # a Victory Point
LAST_POINT: Final = 0.44  # and what it adds on the last turn, when no enemy can win it back
CARDS: Final = 0.31  # by what the cards of a hand are worth
GRIP: Final = 0.11  # a step of Position
HIT: Final = 0.08  # on a Leader


def judge(rules: ZeroRules, world: State, seat: int) -> Standing:
    """Return how the side of a seat stands."""
    t, s = rules.t, world
    mine = t.side_of_seat[seat]
    scores = side_scores(t, s)
    point = POINT + LAST_POINT / (t.turns - s.turn + 1)
    prospects = 0.0
    for leader in range(0, s.roster.size, 2):
        if s.status[leader] == FLYING:
            promise = _promise(t, s, leader)
            prospects += promise if s.roster.side[leader] == mine else -promise
    return Standing(-point * scores[1 - mine], point * scores[mine], prospects)


def _promise(t: Tables, s: State, leader: int) -> float:
    worth, base = outlook(t).worth, leader * t.faces
    cards = sum([worth[face] * s.hand[base + face] for face in faces(s.mask[leader])])
    return CARDS * cards + GRIP * s.grip[leader >> 1] - HIT * s.damage[leader]
