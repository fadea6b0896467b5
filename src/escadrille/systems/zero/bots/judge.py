"""Who will win: the log-odds of victory at the start of a turn, in a world with all hands open.

The figures are a logistic regression on 12,000 fights between hand-written pilots who now and then
do anything.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from escadrille.kernel.bots import Standing
from escadrille.mechanics.hands import faces
from escadrille.systems.zero.bots.evaluate import outlook
from escadrille.systems.zero.rules.ending import side_scores
from escadrille.systems.zero.state import FLYING, State
from escadrille.systems.zero.tables import Tables

if TYPE_CHECKING:
    from escadrille.systems.zero.engine import ZeroRules

POINT: Final = 0.63  # a Victory Point
LAST_POINT: Final = 0.46  # and what it adds on the last turn, when no enemy can win it back
HIT: Final = 0.19  # on an aircraft that flies
FLIPPED: Final = -0.57  # beyond its Hits and Victory Points, which count too much while it flies
GRIP: Final = 0.08  # a step of Position
LEVEL: Final = 0.12
CARD: Final = {
    "ims-1-1": 0.04,
    "ims-1-2": 0.22,
    "ims-2-2": 0.1,
    "ims-3-3": 0.03,
    "fuel-tank": 0.24,
    "ots-2-3": 0.24,
    "ots-3-4": 0.18,
    "maneuvering": 0.08,
    "half-loop": 0.29,
    "scissors": 0.09,
    "vertical-roll": 0.15,
    "tight-turn": 0.07,
    "barrel-roll": 0.03,
    "ace-pilot": 0.19,
}
"""A card in hand."""
OTHER_CARD: Final = 0.2  # any other, by what a pilot thinks it worth


@lru_cache(maxsize=32)
def _cards(t: Tables) -> list[float]:
    worth = outlook(t).worth
    return [CARD.get(card.id, OTHER_CARD * worth[face]) for face, card in enumerate(t.cards)]


def judge(rules: ZeroRules, world: State, seat: int) -> Standing:
    """Return how the side of a seat stands."""
    t, s = rules.t, world
    mine = t.side_of_seat[seat]
    scores = side_scores(t, s)
    point = POINT + LAST_POINT / (t.turns - s.turn + 1)
    suffered = [point * scores[1 - side] for side in (0, 1)]
    promise = [0.0, 0.0]
    for aircraft, side in enumerate(s.roster.side):
        if s.status[aircraft] == FLYING:
            suffered[side] += HIT * s.damage[aircraft] + FLIPPED * s.flipped[aircraft]
            if not aircraft & 1:
                promise[side] += _promise(t, s, aircraft)
    return Standing(-suffered[mine], suffered[1 - mine], promise[mine] - promise[1 - mine])


def _promise(t: Tables, s: State, leader: int) -> float:
    worth, base, element = _cards(t), leader * t.faces, leader >> 1
    cards = sum([worth[face] * s.hand[base + face] for face in faces(s.mask[leader])])
    return cards + GRIP * s.grip[element] + LEVEL * s.altitude[element]
