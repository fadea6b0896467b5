"""What things are worth to a pilot, counted in hits: damage, positions, cards, a whole battle.

Everything here comes from public facts and own hands: an enemy's hand is only as large as it is.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

from escadrille.systems.flames.rules.altitude import horsepower
from escadrille.systems.flames.rules.ending import aircraft_vp, is_duel
from escadrille.systems.flames.rules.positions import position
from escadrille.systems.flames.state import State
from escadrille.systems.flames.tables import (
    AIRFRAME,
    ALTITUDE,
    BREAK_OFF,
    BURSTS,
    EVADE,
    EXTRA_HIT,
    FIREPOWER,
    NO_ACTION,
    PERFORMANCE,
    PRE,
    REDLINE,
    REVERSE,
    Tables,
)

FLIP: Final = 1.5  # beyond the hits themselves: the figures of the Damaged side are worse
KILL: Final = 6.0
TEAM_HIT: Final = 0.7  # where VP decide, a hit is only a step on the way
AVERAGE_VP: Final = 12
FINISH: Final = (0.0, 4.0, 1.5, 0.5)  # taking the lead, by game turns left: last, before last...
STANDING: Final = (-0.7, -0.4, 0.0, 0.4, 0.7)  # Tailed to Tailing
LANDED: Final = 0.6  # how many of an unknown hand's shots get through

# What a card answers of all that an enemy may play, by title.
ASKED: Final = {
    "maneuver": 0.5,
    "in-my-sights": 0.5,
    "out-of-the-sun": 0.1,
    "scissors": 0.08,
    "barrel-roll": 0.08,
    "tight-turn": 0.08,
    "yo-yo": 0.08,
    "vertical-roll": 0.08,
    "ace-pilot": 0.04,
}
SHELTER: Final = 0.5  # one such card lowers the danger by exp(-SHELTER)
STEPS_WORTH: Final = (0.0, 0.15, 0.35, 0.45, 0.5)
HIT_WORTH: Final = 0.22
DEADLY: Final = 1.0  # a card that destroys whatever it hits
SOFT: Final = 0.35  # for each hit that a card takes away
ACTION_WORTH: Final = {
    NO_ACTION: 0.0,
    BREAK_OFF: 0.2,
    REVERSE: 0.15,
    EXTRA_HIT: 0.15,
    ALTITUDE: 0.1,
    EVADE: 0.2,
    REDLINE: 0.25,
}


class Outlook:
    """What the deck of a game promises: the worth of its cards, and of one drawn unseen."""

    __slots__ = (
        "answerers",
        "cost",
        "guard",
        "hits",
        "mean_guard",
        "mean_strike",
        "shots",
        "strike",
    )

    def __init__(self, t: Tables) -> None:
        self.answerers = [
            [face for face in range(t.faces) if answers >> face & 1] for answers in t.answers
        ]
        self.guard = [
            sum(ASKED.get(title, 0.0) for title in card.reacts_to) + SOFT * card.softens
            for card in t.cards
        ]
        self.strike = [
            max(
                HIT_WORTH * t.hits[face] + DEADLY * t.destroys[face],
                STEPS_WORTH[min(t.maneuver[face], 4)],
                ACTION_WORTH[t.action[face]],
            )
            for face in range(t.faces)
        ]
        total = max(1, sum(t.copies))
        self.mean_guard = _mean(self.guard, t.copies, total)
        self.mean_strike = _mean(self.strike, t.copies, total)
        attacks = max(1, sum(n for n, bursts in zip(t.copies, t.bursts, strict=True) if bursts))
        self.shots = attacks / total
        self.cost = max(1.0, _mean(t.bursts, t.copies, attacks))
        self.hits = _mean(t.hits, t.copies, attacks)


def _mean(values: list[float] | list[int], copies: list[int], total: int) -> float:
    return sum(value * count for value, count in zip(values, copies, strict=True)) / total


@lru_cache(maxsize=32)
def outlook(t: Tables) -> Outlook:
    return Outlook(t)


def unseen(t: Tables, s: State, seat: int) -> list[int]:
    """Return how many of each card are in the deck or in hands that a seat cannot see."""
    left = t.copies[:]
    for pile in (s.discard, s.chain, s.limbo):
        for face in pile:
            left[face] -= 1
    width = t.faces
    for aircraft, owner in enumerate(s.roster.seat):
        if owner == seat and s.held[aircraft]:
            for face in range(width):
                left[face] -= s.hand[aircraft * width + face]
    return left


def harm(t: Tables, s: State, aircraft: int, hits: int) -> float:
    """Return what hits on an aircraft are worth to its enemies."""
    before = s.damage[aircraft]
    front, back = s.roster.rows[aircraft]
    if before + hits >= back[AIRFRAME]:
        return doom(t, s, aircraft)
    flip = FLIP if before < front[AIRFRAME] <= before + hits else 0.0
    if is_duel(s):
        return hits + flip + _finish(t, s, aircraft, hits)
    return (TEAM_HIT * hits + flip) * aircraft_vp(t, s, aircraft) / AVERAGE_VP


def doom(t: Tables, s: State, aircraft: int) -> float:
    """Return what shooting an aircraft down is worth to its enemies."""
    left = s.roster.rows[aircraft][1][AIRFRAME] - s.damage[aircraft]
    if is_duel(s):
        return KILL + left + FINISH[1]
    return (KILL + TEAM_HIT * left) * aircraft_vp(t, s, aircraft) / AVERAGE_VP


def _finish(t: Tables, s: State, aircraft: int, hits: int) -> float:
    """Near the end of a duel the lead counts, not its size: FLAMES-END-02."""
    left = t.turns - s.turn + 1
    if left >= len(FINISH):
        return 0.0
    lead = s.damage[1 - aircraft] - s.damage[aircraft]
    after = lead - hits
    return FINISH[left] * ((lead > 0) - (lead < 0) - (after > 0) + (after < 0)) / 2


def threat(t: Tables, s: State, enemy: int, cards: float, bursts: float) -> float:
    """Return the hits to be expected from so many unknown cards with so many bursts to spend."""
    promise = outlook(t)
    shots = min(cards * promise.shots, bursts / promise.cost)
    return shots * max(0.0, promise.hits + s.row[enemy][FIREPOWER]) * LANDED


def menace(t: Tables, s: State, enemy: int, aircraft: int, extra: int = 0) -> float:
    """Return the hits to be expected from an enemy's next turn on someone with no answer.

    `extra` cards come or go before he shoots.
    """
    row = s.row[enemy]
    power = max(0, horsepower(s, enemy, PRE))
    grip = position(s, enemy, aircraft)
    drawn = max(s.held[enemy], min(row[PERFORMANCE], s.held[enemy] + power))
    cards = drawn + extra - ESCAPE[grip + 2]
    if cards <= 0:
        return 0.0
    gained = 1.0 if grip == 2 else 1.0 - 0.75**cards
    return threat(t, s, enemy, cards - (grip < 2) * 0.7, row[BURSTS] + 3 * gained)


ESCAPE: Final = (2.0, 1.2, 0.0, 0.0, 0.0)  # cards that an enemy spends to get out first


def shelter(guard: float) -> float:
    """Return the part of a danger that is left with so much in hand to answer it."""
    return exp(-SHELTER * guard)
