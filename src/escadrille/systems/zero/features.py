"""A view of zero as numbers, for learners."""

from __future__ import annotations

from typing import Final

from msgspec.structs import astuple

from escadrille.mechanics.aircraft import LEVELS
from escadrille.mechanics.features import counts, flag, nobody, one_hot, row, scaled
from escadrille.systems.zero import choices, frames
from escadrille.systems.zero.engine import ZeroRules
from escadrille.systems.zero.rules.setup import PICK
from escadrille.systems.zero.schema import MOST_ELEMENTS, Side
from escadrille.systems.zero.state import STATUSES
from escadrille.systems.zero.tables import BONUSES, TITLES
from escadrille.systems.zero.view import (
    AircraftView,
    ExchangeView,
    Figures,
    RaidView,
    SequenceView,
    ZeroView,
)

DECISIONS: Final = frames.KINDS[: frames.FIRST_STEP]
PHASES: Final = (*frames.PHASES, *dict.fromkeys(frames.PUBLIC[: frames.RAID]), "over")
COLUMNS: Final = len(Figures.__struct_fields__)
FIGURE: Final = 8  # of a card, and other small numbers
CARDS: Final = 10  # in a hand
COPIES: Final = 8  # of one card
POINTS: Final = 50


class ZeroFeatures:
    """See `escadrille.kernel.api.Encoder`."""

    def __init__(self, rules: ZeroRules) -> None:
        self.t = t = rules.t
        sides = t.scenario.side
        self._most = 2 * sum(self._elements(side) for side in sides)
        self._seats = range(rules.seats)
        chosen = any(side.count for side in sides)
        self._picks = PICK * MOST_ELEMENTS if chosen else 0
        self.choices = choices.FIGHTER + (len(t.fighters) if chosen else 0)
        self.size = len(self.encode(rules.view(rules.start(0), 0)))

    def _elements(self, side: Side) -> int:
        """Return the most Elements that a side can have."""
        return len(side.element) or (MOST_ELEMENTS if self.t.more_elements else side.count or 1)

    def encode(self, view: ZeroView) -> list[float]:
        labels = [plane.label for plane in view.aircraft]
        labels += [""] * (self._most - len(labels))
        found = self._table(view, labels)
        found += self._sequence(view.sequence, labels) + self._exchange(view.exchange, labels)
        planes = [*view.aircraft, *[nobody(AircraftView)] * self._most][: self._most]
        for plane in planes:
            found += self._aircraft(view, plane, labels)
        return found

    def _table(self, view: ZeroView, labels: list[str]) -> list[float]:
        t, deciding = self.t, [seat for seat, _ in view.deciding]
        asked = view.deciding[0][1] if view.deciding else None
        said = view.composing
        raid = view.raid or nobody(RaidView)
        picks = [name for pick in view.picks for name in (pick.fighter, pick.company) if name]
        turns = [view.order.index(label) + 1 if label in view.order else 0 for label in labels]
        return [
            *one_hot(view.seat, self._seats),
            *(flag(seat in deciding) for seat in self._seats),
            scaled(view.turn, view.turns),
            *one_hot(view.phase, PHASES),
            *one_hot(asked, DECISIONS),
            *one_hot(view.decision, DECISIONS),
            *one_hot(view.asked, labels),
            *one_hot(view.active, labels),
            *(flag(card.id in said) for card in t.cards),
            *(flag(word in said) for word in choices.WORDS),
            scaled(view.terms.get("count"), FIGURE),
            *row(turns, self._most, self._most),
            *one_hot(raid.wingman, labels),
            *one_hot(raid.target, labels),
            scaled(view.deck, sum(t.copies)),
            *counts(view.discard, t.face_of, COPIES),
            *row([self._pick(name) for name in picks], self._picks, 1),
            *row(view.scores, len(view.sides), POINTS),
            flag(view.over),
        ]

    def _pick(self, name: str) -> float:
        """Return which type was picked, as a share of all; or 1 with a Wingman, -1 without."""
        if name in self.t.fighter_of:
            return (1 + self.t.fighter_of[name]) / len(self.t.fighters)
        return 1.0 if name == "pair" else -1.0

    def _sequence(self, sequence: SequenceView | None, labels: list[str]) -> list[float]:
        seen = sequence or nobody(SequenceView)
        return [
            *one_hot(seen.target, labels),
            flag(seen.target_gone),
            scaled(seen.fired, FIGURE),
            scaled(seen.earned, FIGURE),
            scaled(seen.bursts_left, FIGURE),
            scaled(seen.gunner, FIGURE),
            flag(seen.agile_used),
            flag(seen.opened),
        ]

    def _exchange(self, exchange: ExchangeView | None, labels: list[str]) -> list[float]:
        seen = exchange or nobody(ExchangeView)
        return [
            *one_hot(seen.use, choices.WORDS),
            *one_hot(seen.by, labels),
            *one_hot(seen.on, labels),
            *counts([str(link.card) for link in seen.links or ()], self.t.face_of, COPIES),
            *one_hot(seen.answers, TITLES),
            *one_hot(seen.answering, labels),
        ]

    def _aircraft(self, view: ZeroView, plane: AircraftView, labels: list[str]) -> list[float]:
        friend = view.seat is not None and plane.side == view.seats[view.seat]
        return [
            *one_hot(plane.seat, self._seats),
            flag(friend),
            flag(plane.wingman),
            *one_hot(plane.status, STATUSES),
            flag(plane.damaged),
            flag(plane.promoted),
            flag(plane.shaken),
            flag(plane.acted),
            flag(plane.surprised),
            *row(astuple(plane.figures) if plane.label else (), COLUMNS, FIGURE),
            *(flag(letter in (plane.bonuses or ())) for letter in BONUSES),
            scaled(plane.hits, FIGURE),
            scaled(plane.flips_at, FIGURE),
            scaled(plane.falls_at, FIGURE),
            *one_hot(plane.level, LEVELS),
            *one_hot(plane.ceiling, LEVELS),
            *one_hot(plane.holds, labels),
            scaled(plane.position, 2),
            scaled(plane.cards, CARDS),
            *counts(plane.hand, self.t.face_of, COPIES),
        ]
