"""What things are worth to a pilot, counted in hits: damage, positions, cards, a whole battle.

Everything here comes from public facts and own hands: an enemy's hand is only as large as it is.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from escadrille.systems.flames.rules.ending import aircraft_vp, is_duel
from escadrille.systems.flames.rules.positions import position
from escadrille.systems.flames.state import State
from escadrille.systems.flames.tables import (
    AIRFRAME,
    ALTITUDE,
    BREAK_OFF,
    EVADE,
    EXTRA_HIT,
    FIREPOWER,
    NO_ACTION,
    REDLINE,
    REVERSE,
    TITLES,
    Tables,
)

FLIP: Final = 1.5  # beyond the hits themselves: the figures of the Damaged side are worse
KILL: Final = 6.0
TEAM_HIT: Final = 0.7  # where VP decide, a hit is only a step on the way
AVERAGE_VP: Final = 12
FINISH: Final = (0.0, 4.0, 1.5, 0.5)  # taking the lead, by game turns left: last, before last...
STANDING: Final = (-1.4, -0.8, 0.0, 0.8, 1.4)  # Tailed to Tailing
LANDED: Final = 0.6  # how many of an unknown hand's shots get through

# How often a card answers something, by title, times what that answer saves.
ASKED: Final = {
    "maneuver": 0.22,
    "in-my-sights": 0.24,
    "out-of-the-sun": 0.06,
    "scissors": 0.04,
    "barrel-roll": 0.05,
    "tight-turn": 0.06,
    "yo-yo": 0.04,
    "vertical-roll": 0.04,
    "ace-pilot": 0.02,
}
STEPS_WORTH: Final = (0.0, 0.12, 0.26, 0.32, 0.36)
HIT_WORTH: Final = 0.17
DEADLY: Final = 1.0  # a card that destroys whatever it hits
SOFT: Final = 0.2  # for each hit that a card takes away
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

    __slots__ = ("answerers", "cost", "guard", "hits", "mean", "shots", "strike", "worth")

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
        self.worth = [
            max(guard, strike) + 0.3 * min(guard, strike)
            for guard, strike in zip(self.guard, self.strike, strict=True)
        ]
        total = max(1, sum(t.copies))
        self.mean = _mean(self.worth, t.copies, total)
        attacks = max(1, sum(n for n, bursts in zip(t.copies, t.bursts, strict=True) if bursts))
        self.shots = attacks / total
        self.cost = _mean(t.bursts, t.copies, attacks)
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


def future(t: Tables, s: State, aircraft: int) -> float:
    """Return how much of the fight is still to come for an aircraft once this turn is over."""
    if s.turn < t.turns:
        return 1.0
    return 0.6 if any(s.alive[e] and not s.acted[e] for e in s.roster.enemies[aircraft]) else 0.0


def threat(t: Tables, s: State, enemy: int, bursts: int) -> float:
    """Return the hits to be expected from an unknown hand with that many bursts to spend."""
    promise = outlook(t)
    if not promise.cost:
        return 0.0
    shots = min(s.held[enemy] * promise.shots, bursts / promise.cost)
    return shots * max(0.0, promise.hits + s.row[enemy][FIREPOWER]) * LANDED


def evaluate(t: Tables, s: State, seat: int) -> float:
    """Return how far a seat's camp is ahead, in hits: damage, positions and cards."""
    roster = s.roster
    camp = roster.seat if t.free_for_all else t.side_of_seat
    promise = outlook(t)
    total = 0.0
    for aircraft in range(roster.size):
        ours = (
            camp[roster.seat[aircraft]] == camp[seat]
            if not t.free_for_all
            else (roster.seat[aircraft] == seat)
        )
        total += worth_of(t, s, aircraft, promise) * (1 if ours else -1)
    return total


def worth_of(t: Tables, s: State, aircraft: int, promise: Outlook) -> float:
    if not s.alive[aircraft]:
        return -KILL
    front, _ = s.roster.rows[aircraft]
    loss = s.damage[aircraft] + (FLIP if s.damage[aircraft] >= front[AIRFRAME] else 0.0)
    held = s.holds[aircraft]
    grip = STANDING[position(s, aircraft, held) + 2] if held >= 0 else 0.0
    return promise.mean * s.held[aircraft] + grip - loss
