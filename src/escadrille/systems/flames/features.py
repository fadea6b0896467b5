"""A view of flames as numbers, for learners."""

from __future__ import annotations

from typing import Final

from msgspec.structs import astuple

from escadrille.mechanics.aircraft import LEVELS
from escadrille.mechanics.features import counts, flag, nobody, one_hot, row, scaled
from escadrille.systems.flames import choices, frames
from escadrille.systems.flames.engine import FlamesRules
from escadrille.systems.flames.rules.setup import PICK, STAGE_NAMES
from escadrille.systems.flames.tables import REDLINE_DAMAGE, TITLES
from escadrille.systems.flames.view import ActionView, AircraftView, FlamesView

DECISIONS: Final = frames.KINDS[: frames.FIRST_STEP]
PHASES: Final = (*frames.PHASES, "force", "start", "over")
COLUMNS: Final = REDLINE_DAMAGE + 1
FIGURE: Final = 8  # of a fighter card, and other small numbers
CARDS: Final = 10  # in a hand
COPIES: Final = 8  # of one card
POINTS: Final = 50


class FlamesFeatures:
    """See `escadrille.kernel.api.Encoder`."""

    def __init__(self, rules: FlamesRules) -> None:
        self.t = t = rules.t
        sides = t.scenario.side
        self._most = sum(side.size for side in sides)
        self._seats = range(rules.seats)
        self._named = {**t.fighter_of, **t.pilot_of}
        self._picks = PICK * max((side.count for side in sides if side.points), default=0)
        self.choices = choices.AIRCRAFT + self._most
        if self._picks:
            self.choices = choices.FIGHTER + len(t.fighters)
        if self._picks and t.pilots_on:
            self.choices = choices.PILOT + len(t.pilots)
        self.size = len(self.encode(rules.view(rules.start(0), 0)))

    def encode(self, view: FlamesView) -> list[float]:
        labels = [plane.label for plane in view.aircraft]
        labels += [""] * (self._most - len(labels))
        found = self._table(view, labels) + self._action(view.action, labels)
        planes = [*view.aircraft, *[nobody(AircraftView)] * self._most][: self._most]
        for plane in planes:
            found += self._aircraft(view, plane, labels)
        return found

    def _table(self, view: FlamesView, labels: list[str]) -> list[float]:
        t, deciding = self.t, [seat for seat, _ in view.deciding]
        asked = view.deciding[0][1] if view.deciding else None
        said = view.composing
        picks = [name for pick in view.picks for name in (pick.fighter, pick.pilot, None)]
        return [
            *one_hot(view.seat, self._seats),
            *(flag(seat in deciding) for seat in self._seats),
            scaled(view.turn, view.turns),
            *one_hot(view.phase, PHASES),
            *one_hot(asked, DECISIONS),
            *one_hot(view.decision, (*STAGE_NAMES, *DECISIONS)),
            *one_hot(view.asked, labels),
            *one_hot(view.facing, labels),
            *one_hot(view.active, labels),
            *(flag(card.id in said) for card in t.cards),
            *(flag(word in said) for word in choices.WORDS),
            *(flag(label in said) for label in labels),
            *row([pool.size - pool.left for pool in view.pools], 4, FIGURE),
            scaled(view.extra_hits, FIGURE),
            flag(view.agile_used),
            *counts(view.limbo, t.face_of, COPIES),
            scaled(view.deck, sum(t.copies)),
            *counts(view.discard, t.face_of, COPIES),
            *row([self._pick(name) for name in picks], self._picks, 1),
            *row(view.scores, len(self._seats), POINTS),
            flag(view.over),
        ]

    def _pick(self, name: str | None) -> float:
        """Return which fighter or pilot was picked, as a share of all; -1 for none."""
        return -1.0 if name is None else (1 + self._named[name]) / len(self._named)

    def _action(self, action: ActionView | None, labels: list[str]) -> list[float]:
        seen = action or nobody(ActionView)
        return [
            *one_hot(seen.use, choices.WORDS),
            *one_hot(seen.by, labels),
            *one_hot(seen.on, labels),
            scaled(seen.steps, FIGURE),
            scaled(seen.hits, FIGURE),
            *counts([link.card for link in seen.links or () if link.card], self.t.face_of, COPIES),
            *one_hot(seen.answers, TITLES),
        ]

    def _aircraft(self, view: FlamesView, plane: AircraftView, labels: list[str]) -> list[float]:
        friend = view.seat is not None and plane.side == view.seats[view.seat]
        return [
            *one_hot(plane.seat, self._seats),
            flag(friend),
            flag(plane.flying),
            flag(plane.acted),
            flag(plane.damaged),
            *row(astuple(plane.figures) if plane.label else (), COLUMNS, FIGURE),
            scaled(plane.flips_at, FIGURE),
            scaled(plane.falls_at, FIGURE),
            scaled(plane.damage, FIGURE),
            *one_hot(plane.level, LEVELS),
            *one_hot(plane.leader, labels),
            *one_hot(plane.holds, labels),
            scaled(plane.position, 2),
            scaled(plane.evasive, FIGURE),
            scaled(plane.counters, FIGURE),
            scaled(plane.cards, CARDS),
            *counts(plane.hand, self.t.face_of, COPIES),
        ]
