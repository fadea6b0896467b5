"""What one pilot sees at one decision, and the odds that he reckons with."""

from __future__ import annotations

from typing import Final, NamedTuple

from escadrille.systems.flames.evaluate import (
    STANDING,
    menace,
    outlook,
    shelter,
    threat,
    unseen,
)
from escadrille.systems.flames.rules import altitude, bursts, positions
from escadrille.systems.flames.rules.cards import faces
from escadrille.systems.flames.state import State
from escadrille.systems.flames.tables import (
    PERFORMANCE,
    POST,
    PRE,
    Tables,
)

ANSWER_BACK: Final = 0.5  # how often a card that answers the answer is there when it matters
WILLING: Final = 0.85  # how often an enemy who could answer does
LATER: Final = 0.6  # a card drawn next turn against one drawn now
LEAST: Final = 0.03
PAIN: Final = 1.8


class Shot(NamedTuple):
    """One attack that the hand allows on an enemy, bursts permitting."""

    face: int
    cost: int
    value: float
    chance: float
    hits: int


class Cockpit:
    """What one pilot sees at one decision."""

    __slots__ = (
        "danger",
        "guard",
        "later",
        "me",
        "mean",
        "pool",
        "promise",
        "refill",
        "s",
        "shots",
        "t",
        "unseen",
    )

    def __init__(self, t: Tables, s: State, me: int) -> None:
        self.t, self.s, self.me = t, s, me
        self.promise = outlook(t)
        self.unseen = unseen(t, s, s.roster.seat[me])
        self.pool = max(1, sum(self.unseen))
        self.later = 1.0 if s.turn < t.turns or (s.active != me and not s.acted[me]) else 0.0
        self.shots: dict[int, list[Shot]] = {}
        guard, base = self.promise.guard, me * t.faces
        self.guard = sum([guard[face] * s.hand[base + face] for face in faces(s.mask[me])])
        self.danger = _danger(self)
        self.mean = self.promise.mean_strike * self.later + self.loss(
            self.guard + self.promise.mean_guard, self.promise.mean_guard
        )
        self.refill = _refill(self)

    def loss(self, guard: float, card: float) -> float:
        """Return what a hand with so much in it to answer loses with one card of it."""
        return self.danger * (shelter(guard - card) - shelter(guard))

    def spend(self, face: int) -> float:
        """Return what a card is worth in hand, less the draw for which its leaving makes room."""
        worth = self.promise.strike[face] * self.later + self.loss(
            self.guard, self.promise.guard[face]
        )
        return max(LEAST, worth - self.refill)

    def answered(self, enemy: int, title: int) -> float:
        """Return the chance that an enemy holds an answer to a title."""
        s = self.s
        if s.aces[enemy] and self.t.counter_answers[title]:
            return 1.0
        left = self.unseen
        known = sum([left[face] for face in self.promise.answerers[title]])
        return 1.0 - (1.0 - known / self.pool) ** s.held[enemy]

    def success(self, enemy: int, title: int) -> float:
        """Return the chance that a play against an enemy is not cancelled."""
        answered = self.answered(enemy, title) * WILLING
        if not answered:
            return 1.0
        left, mask, t = self.unseen, self.s.mask[self.me], self.t
        known = beaten = 0
        for face in self.promise.answerers[title]:
            known += left[face]
            if mask & t.answers[t.title[face]]:
                beaten += left[face]
        return 1.0 - answered * (1.0 - ANSWER_BACK * beaten / max(1, known))

    def standing(self, grip: int) -> float:
        return STANDING[grip + 2] * (1.0 if self.later or self.danger else 0.0)


def _danger(p: Cockpit) -> float:
    """Return what the enemies' coming turns may cost a pilot who could answer nothing."""
    t, s, me = p.t, p.s, p.me
    last = s.turn == t.turns
    total = 0.0
    for enemy in s.roster.enemies[me]:
        if not s.alive[enemy]:
            continue
        if enemy == s.active:
            total += threat(t, s, enemy, s.held[enemy], bursts_of(s, enemy, 2))
            if not last:
                total += 0.5 * menace(t, s, enemy, me)
        elif not (last and s.acted[enemy]) and abs(s.altitude[enemy] - s.altitude[me]) < 2:
            total += menace(t, s, enemy, me, s.altitude[enemy] - s.altitude[me])
    return total * PAIN


def _refill(p: Cockpit) -> float:
    """Return what one card fewer in the hand is worth: a draw that Performance would refuse."""
    s, me = p.s, p.me
    room = s.row[me][PERFORMANCE] - s.held[me]
    pre = max(0, altitude.horsepower(s, me, PRE)) if p.later else 0
    if s.active == me:
        post = max(0, altitude.horsepower(s, me, POST))
        if room < post:
            return p.mean
        return p.mean * LATER if room < post + pre else 0.0
    return p.mean * LATER if room < pre else 0.0


def bursts_of(s: State, active: int, grip: int) -> int:
    if grip < 0:
        return 0
    left = bursts.inherent_left(s, active)
    if grip >= positions.ADVANTAGED:
        left += bursts.ADVANTAGE_POOL - s.advantage
    if grip == positions.TAILING:
        left += bursts.TAILING_POOL - s.tailing
    return left
