"""Who will win: the log-odds of victory at the start of a turn, in a world with all hands open.

The figures are a logistic regression on 12,000 duels between hand-written pilots who now and then
do anything.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from escadrille.kernel.bots import Standing
from escadrille.mechanics.hands import faces
from escadrille.systems.flames.bots.evaluate import lead, outlook, price
from escadrille.systems.flames.bots.raiders import prospect
from escadrille.systems.flames.rules.formation import is_laden
from escadrille.systems.flames.state import State
from escadrille.systems.flames.tables import AIRFRAME, Tables

if TYPE_CHECKING:
    from escadrille.systems.flames.engine import FlamesRules

HIT: Final = 0.57
FLIPPED: Final = 0.44
FLIPPED_EARLY: Final = 0.22  # for each turn to come, as far ahead as a common duel lasts
LONG: Final = 6
DOWNED: Final = 2.0  # beyond all its hits: an aircraft that will not come back
AHEAD: Final = 1.35  # the lead, whatever its size, on the last turn
LEVEL: Final = 0.35
COUNTER: Final = 0.55  # of an Ace Pilot
TARGET: Final = 0.12  # a VP that bombs will bring, as things stand
CARD: Final = {
    "ace-pilot": 0.56,
    "barrel-roll": 0.24,
    "evasive": 0.5,
    "ims-1-1": 0.18,
    "ims-2-2": 0.24,
    "ims-2-3": 0.42,
    "ims-3-3": 0.34,
    "fuel-tank": 0.6,
    "jinking": 0.33,
    "oots-1-1": 0.31,
    "oots-2-3": 0.5,
    "redline": 0.5,
    "scissors": 0.23,
    "tight-turn": 0.26,
    "vertical-roll": 0.56,
    "yo-yo": 0.3,
}
"""A card in hand."""
OTHER_CARD: Final = 0.3  # any other, by what a pilot thinks it worth


@lru_cache(maxsize=32)
def _cards(t: Tables) -> list[float]:
    worth = outlook(t).worth
    return [CARD.get(card.id, OTHER_CARD * worth[face]) for face, card in enumerate(t.cards)]


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
    if s.raid is not None:
        promised = TARGET * prospect(t, s)
        prospects += promised if mine == t.attacker else -promised
    return Standing(losses, kills, prospects)


def _suffered(t: Tables, s: State, aircraft: int) -> float:
    flipped = FLIPPED + FLIPPED_EARLY * min(LONG, t.turns - s.turn + 1)
    if not s.alive[aircraft] and not (s.raid and s.raid.gone[aircraft]):
        hits = HIT * s.roster.rows[aircraft][1][AIRFRAME]
        return (hits + flipped + DOWNED) * price(t, s, aircraft)
    return (HIT * s.damage[aircraft] + flipped * s.flipped[aircraft]) * price(t, s, aircraft)


def _promise(t: Tables, s: State, aircraft: int) -> float:
    if not s.alive[aircraft]:
        return 0.0
    if is_laden(s, aircraft):
        return 0.0
    worth, base = _cards(t), aircraft * t.faces
    cards = sum([worth[face] * s.hand[base + face] for face in faces(s.mask[aircraft])])
    return cards + COUNTER * s.aces[aircraft] + LEVEL * s.altitude[aircraft]
