"""A view of skies as numbers, for learners."""

from __future__ import annotations

from typing import Final

from escadrille.mechanics.features import counts, flag, nobody, one_hot, row, scaled
from escadrille.systems.skies import choices as c
from escadrille.systems.skies import frames, schema, state
from escadrille.systems.skies.engine import SkiesRules
from escadrille.systems.skies.facts import ASPECTS
from escadrille.systems.skies.tables import WINDOWS
from escadrille.systems.skies.view import (
    AircraftView,
    AttackView,
    MoveView,
    PlayerView,
    SkiesView,
)

DECISIONS: Final = frames.KINDS[: frames.FIRST_STEP]
FIGURE: Final = 12
CARDS: Final = 6
SCORE: Final = 100
DEGREES: Final = 45  # of the sharpest turn
TURN: Final = 36_000  # hundredths of a degree


class SkiesFeatures:
    """See `escadrille.kernel.lab.Encoder`."""

    def __init__(self, rules: SkiesRules) -> None:
        self.t = rules.t
        self._most = len(rules.t.crews)
        self.choices = c.CARD + len(rules.t.faces.card)
        self.size = len(self.encode(rules.view(rules.start(0), 0)))

    def encode(self, view: SkiesView) -> list[float]:
        planes = [*view.aircraft, *[nobody(AircraftView)] * self._most][: self._most]
        found = self._table(view, [str(plane.label) for plane in planes])
        for plane in planes:
            found += self._aircraft(view, plane)
        for player in view.players:
            found += self._cards(player)
            found += self._played(view, player.side)
        return found

    def _table(self, view: SkiesView, labels: list[str]) -> list[float]:
        asked = [decision for _, decision in view.deciding] + [None, None]
        clouds = [place for cloud in view.clouds for place in cloud]
        return [
            *one_hot(view.seat, (0, 1)),
            scaled(view.turn, view.turns),
            *one_hot(view.initiative, (0, 1)),
            *one_hot(asked[0], DECISIONS),
            *one_hot(asked[1], DECISIONS),
            *one_hot(view.decision, DECISIONS),
            *one_hot(view.window, WINDOWS),
            *one_hot(view.question, self.t.faces.names),
            *one_hot(view.active, labels),
            *one_hot(view.contest, labels),
            *self._attack(view.attack, labels),
            *self._move(view.move),
            *row(clouds, 2 * schema.MOST_CLOUDS, max(view.area)),
            *(scaled(ship.hits, FIGURE) for ship in view.ships),
            *(scaled(one.booms, FIGURE) for one in view.squadrons),
            *(scaled(one.strength, FIGURE) for one in view.squadrons),
            *(flag(side in view.haze) for side in (0, 1)),
            *(scaled(score, SCORE) for score in view.scores),
            flag(view.over),
        ]

    def _attack(self, attack: AttackView | None, labels: list[str]) -> list[float]:
        attack = attack or nobody(AttackView)
        return [
            *one_hot(attack.shooter, labels),
            *one_hot(attack.target, labels),
            *one_hot(attack.mode, state.MODES),
            *one_hot(attack.aspect, tuple(dict.fromkeys(ASPECTS))),
            *(scaled(figure, FIGURE) for figure in (attack.hits, attack.back, attack.dice)),
            flag(attack.replies),
            *(flag(mark in (attack.marks or ())) for mark in state.MARKS),
        ]

    def _move(self, move: MoveView | None) -> list[float]:
        move = move or nobody(MoveView)
        return [
            *one_hot(move.burnt, state.BURNS),
            scaled(move.inches, FIGURE),
            scaled(move.degrees, DEGREES),
            *(flag(effect in (move.effects or ())) for effect in state.EFFECTS),
        ]

    def _aircraft(self, view: SkiesView, plane: AircraftView) -> list[float]:
        x, y, heading = plane.pose or (0, 0, 0)
        return [
            flag(plane.side == view.seat and plane.label),
            flag(plane.asked),
            *one_hot(plane.status, state.STATUSES),
            *one_hot(plane.level, schema.LEVELS),
            scaled(
                view.order.index(plane.label) + 1 if plane.label in view.order else 0, self._most
            ),
            scaled(x, view.area[0]),
            scaled(y, view.area[1]),
            scaled(heading, TURN),
            *(scaled(figure, FIGURE) for figure in (plane.ps, plane.sp, plane.ag, plane.fp)),
            scaled(plane.engines, FIGURE),
            scaled(plane.damage, FIGURE),
            *(flag(one) for one in (plane.zoom, plane.carded, plane.jammed, plane.bombed)),
        ]

    def _cards(self, player: PlayerView) -> list[float]:
        face_of = self.t.face_of
        return [
            scaled(player.cards, CARDS),
            scaled(player.deck, 30),
            *counts(player.hand, face_of, CARDS),
            *counts(player.known, face_of, CARDS),
            *counts(player.discards, face_of, CARDS),
            *counts(player.removed, face_of, CARDS),
            *counts(player.seen, face_of, CARDS),
            scaled(len(player.picks), CARDS),
            *counts(filter(None, player.picks), face_of, CARDS),
        ]

    def _played(self, view: SkiesView, side: int) -> list[float]:
        """Return the cards of a side that lie on the table until they are settled."""
        cards = (one.card for one in view.played if one.side == side)
        return counts(cards, self.t.face_of, CARDS)
