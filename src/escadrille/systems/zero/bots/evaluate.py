"""What things are worth to a pilot, counted in Victory Points: damage, positions, levels, cards.

Everything comes from public facts and own hands; of a hidden hand only the size is used.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from escadrille.mechanics.hands import faces
from escadrille.systems.zero import tables as tb
from escadrille.systems.zero.rules.altitude import horsepower
from escadrille.systems.zero.rules.ending import DAMAGED_VP, DESTROYED_VP, aircraft_vp, side_scores
from escadrille.systems.zero.rules.sequence import hand_limit
from escadrille.systems.zero.state import FLYING, State
from escadrille.systems.zero.tables import Tables

# Damage beyond its Victory Points: figures lost by a flip, a hand by the loss of a Leader.
FLIP: Final = 0.5
LEADER_LOST: Final = 1.5
PROGRESS: Final = 0.5  # a Hit that neither flips nor destroys

# Position, Tailed to Tailing.
STANDING: Final[tuple[float, ...]] = (-2.4, -1.2, 0.0, 1.2, 2.4)

# A card in hand: for any use, for each Hit of its own, for what it does, for what it answers.
ANY: Final = 0.15
HIT: Final = 0.1
DOES: Final = {"maneuvering": 0.5, "half-loop": 0.8, "scissors": 0.1, "vertical-roll": 0.1}
ANSWERS: Final = {"in-my-sights": 0.2, "maneuvering": 0.1}
ANSWERS_ELSE: Final = 0.05
LAST: Final = 0.5  # what outlasts this sequence, when only enemies of the last turn are to come
ENEMY_CARD: Final = 0.4  # what it is worth that an enemy has one card fewer
FULL: Final = 0.35  # how little a card is worth that the next draw replaces


class Outlook:
    """What the deck of a game promises: the worth of its cards, who answers what."""

    def __init__(self, t: Tables) -> None:
        self.answerers = [faces(answers) for answers in t.answers]
        self.worth = [
            ANY
            + HIT * t.hits[face]
            + DOES.get(card.title, 0.0)
            + sum(ANSWERS.get(title, ANSWERS_ELSE) for title in card.answers)
            for face, card in enumerate(t.cards)
        ]
        cards = sum(worth * count for worth, count in zip(self.worth, t.copies, strict=True))
        self.mean = cards / max(1, sum(t.copies))


@lru_cache(maxsize=32)
def outlook(t: Tables) -> Outlook:
    """Return the outlook of a game's deck, reckoned once."""
    return Outlook(t)


def quality(t: Tables, fighter: int) -> int:
    """Return how good an Element of a type is, beyond its price."""
    leader, wingman = t.fighters[fighter].leader, t.fighters[fighter].wingman
    figures = 2 * leader.performance[0] + 2 * leader.horsepower[0] + 2 * leader.bursts[0]
    figures += leader.agile[0] + sum(t.fighters[fighter].capacity)
    return figures + 2 * wingman.offensive[0] + wingman.defensive[0]


def harm(s: State, aircraft: int, hits: int) -> float:
    """Return what Hits on an aircraft are worth to its enemies."""
    before, row = s.damage[aircraft], s.roster.rows[aircraft]
    front, back = row[0][tb.CAPACITY], row[1][tb.CAPACITY]
    if before + hits >= back:
        loss = 0.0 if aircraft & 1 else LEADER_LOST
        return DESTROYED_VP - aircraft_vp(s, aircraft) + loss
    if before < front <= before + hits:
        return DAMAGED_VP + FLIP + PROGRESS * (before + hits - front)
    return PROGRESS * hits


def later(t: Tables, s: State, leader: int) -> float:
    """Return how much of what outlasts this sequence still counts for an Element."""
    if s.turn < t.turns:
        return 1.0
    done = s.order[: s.slot]
    if leader not in done:
        return 1.0
    enemies = s.roster.enemies[leader]
    coming = any(s.status[e] == FLYING and (e not in done or e == s.active) for e in enemies)
    return LAST if coming else 0.0


def refill(s: State, leader: int) -> bool:
    """Will the next draw replace a card that this hand has one fewer of?"""
    return hand_limit(s, leader) - s.held[leader] < horsepower(s, leader)


def lead(t: Tables, s: State, side: int) -> int:
    scores = side_scores(t, s)
    return scores[side] - scores[1 - side]


def strength(s: State, leader: int) -> float:
    """Return what an Element that flies can still do."""
    row = s.row[leader]
    worth = 0.3 * row[tb.PERFORMANCE] + 0.3 * row[tb.BURSTS]
    if s.status[leader + 1] == FLYING:
        wingman = s.row[leader + 1]
        worth += 0.5 * wingman[tb.OFFENSIVE] + 0.3 * wingman[tb.DEFENSIVE]
    return worth


def evaluate(t: Tables, s: State, seat: int) -> float:
    """Return by how much the side of a seat stands better than its enemies."""
    side = t.side_of_seat[seat]
    total = float(lead(t, s, side))
    for leader in range(0, s.roster.size, 2):
        if s.status[leader] != FLYING:
            continue
        worth = strength(s, leader) + ENEMY_CARD * s.held[leader]
        worth += STANDING[s.grip[leader >> 1] + 2] / 2
        for aircraft in (leader, leader + 1):
            worth -= PROGRESS * s.damage[aircraft]
        total += worth if s.roster.side[leader] == side else -worth
    return total
