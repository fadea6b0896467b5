"""What one pilot sees at one decision, and what his cards promise there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from escadrille.mechanics import volleys
from escadrille.mechanics.hands import faces
from escadrille.mechanics.volleys import WILLING, Shot, others, volley
from escadrille.systems.flames.bots import evaluate as ev
from escadrille.systems.flames.rules import bursts
from escadrille.systems.flames.rules.altitude import horsepower
from escadrille.systems.flames.rules.formation import is_laden
from escadrille.systems.flames.state import NOBODY, State
from escadrille.systems.flames.tables import FIREPOWER, PERFORMANCE, POST, PRE, Tables

COUNTER: Final = 1.5  # an Ace Pilot counter
LATER: Final = 0.3  # a card drawn next turn against one drawn now
FRESH: Final = 0.2  # a card lost by an enemy who is about to draw another
LEAST: Final = 0.03  # no card is quite free


class Cockpit(volleys.Cockpit[Tables, State, ev.Outlook]):
    """The odds and the worths of one decision of one aircraft."""

    standing: Sequence[float] = ev.STANDING

    def __init__(self, t: Tables, s: State, me: int) -> None:
        super().__init__(t, s, me, ev.outlook(t))
        self.later = ev.later(t, s, me)
        self.scale = max(0.3, ev.POOR - ev.PLENTY * ev.hand(t, s, me)) * self.later
        self.mean = self.promise.mean * self.scale
        self.refill = self._refill()
        self._shots: dict[int, list[Shot]] = {}

    def _refill(self) -> float:
        """Return what one card fewer is worth: a draw that Performance would refuse."""
        s, me = self.s, self.me
        room = s.row[me][PERFORMANCE] - s.held[me]
        if room < 0:
            return self.mean * 0.5 ** (1 - room)
        pre = max(0, horsepower(s, me, PRE)) if s.turn < self.t.turns else 0
        post = max(0, horsepower(s, me, POST)) if s.active == me else 0
        if room < post:
            return self.mean
        return self.mean * LATER if room < post + pre else 0.0

    def keep(self, face: int) -> float:
        """Return what a card is worth in the hand."""
        return self.promise.worth[face] * self.scale

    def spend(self, face: int) -> float:
        """Return what playing a card costs: its worth, less the draw for which it makes room."""
        if face == NOBODY:
            return COUNTER * self.later
        return max(LEAST, self.keep(face) - self.refill)

    def drain(self, enemy: int) -> float:
        """Return what it is worth that an enemy has one card fewer."""
        s = self.s
        room = s.row[enemy][PERFORMANCE] - s.held[enemy]
        draws = horsepower(s, enemy, POST if s.active == enemy else PRE)
        worth = ev.HIDDEN_POOR - ev.HIDDEN_PLENTY * s.held[enemy]
        return worth * self.later * (FRESH if room < draws else 1.0)

    def success(self, enemy: int, title: int, without: int) -> float:
        """Return the chance that a play is not cancelled; bombers cancel nothing."""
        if is_laden(self.s, enemy):
            return 1.0
        return super().success(enemy, title, without)

    def answered(self, enemy: int, title: int) -> float:
        """Return the chance that an enemy answers a title."""
        if self.s.aces[enemy] and self.t.counter_answers[title]:
            return WILLING
        return super().answered(enemy, title)

    def bet(self, enemy: int, chance: float, value: float) -> float:
        """Return what a play promises: its effect, or the answer that it costs the enemy."""
        return chance * value + (1.0 - chance) * min(value, self.drain(enemy))

    def gain(self, enemy: int, now: int, grip: int, face: int) -> float:
        """Return what a position gives: itself, and the shots that it opens to other cards."""
        shots = self.shots(enemy)
        opened = volley(others(shots, face), bursts.available(self.s, self.me, grip))
        return self.step(now, grip) + opened - volley(shots, bursts.available(self.s, self.me, now))

    def shots(self, enemy: int) -> list[Shot]:
        """Return the attacks in hand on an enemy, one for each card."""
        found = self._shots.get(enemy)
        if found is None:
            t, s, me = self.t, self.s, self.me
            bonus = s.row[me][FIREPOWER] + s.extra_hits
            found = []
            for face in faces(s.mask[me]):
                if t.bursts[face]:
                    found += [self.shot(face, enemy, bonus)] * s.hand[me * t.faces + face]
            self._shots[enemy] = found
        return found

    def shot(self, face: int, enemy: int, bonus: int) -> Shot:
        """Return what an attack promises, its card paid."""
        t, s = self.t, self.s
        hits = max(0, t.hits[face] + bonus)
        blow = ev.doom(t, s, enemy) if t.destroys[face] else self.softened(enemy, hits)
        value = self.bet(enemy, self.success(enemy, t.title[face], face), blow) - self.spend(face)
        return Shot(face, t.bursts[face] + s.evasive[enemy], value, hits)

    def softened(self, enemy: int, hits: int) -> float:
        """Return what hits are worth, given that their victim may hold an Evasive."""
        t, s, soft = self.t, self.s, self.promise.soft
        full = ev.harm(t, s, enemy, hits)
        if not soft:
            return full
        left = ev.harm(t, s, enemy, max(0, hits - t.softens[soft[0]]))
        return full - self.drawn(soft, s.held[enemy]) * (full - left)
