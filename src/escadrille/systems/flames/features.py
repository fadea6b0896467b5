"""A view of flames as numbers, for learners."""

from __future__ import annotations

from typing import Final

from msgspec.structs import astuple

from escadrille.mechanics.aircraft import LEVELS
from escadrille.mechanics.features import counts, flag, nobody, one_hot, row, scaled
from escadrille.systems.flames import choices, frames
from escadrille.systems.flames.engine import FlamesRules
from escadrille.systems.flames.orders import DOGFIGHT
from escadrille.systems.flames.rules.setup import PICK, STAGE_NAMES
from escadrille.systems.flames.tables import REDLINE_DAMAGE, TITLES
from escadrille.systems.flames.view import ActionView, AircraftView, FlamesView

DECISIONS: Final = frames.KINDS[: frames.FIRST_STEP]
RAID_DECISIONS: Final = (*DECISIONS, *frames.KINDS[frames.FLAK : frames.DEAL])
PHASES: Final = (*frames.PHASES, "force", "start", "over")
RAID_PHASES: Final = (*PHASES, *frames.KINDS[frames.FLAK : frames.DEAL])
COLUMNS: Final = REDLINE_DAMAGE + 1
FIGURE: Final = 8  # of a fighter card, and other small numbers
CARDS: Final = 10  # in a hand
COPIES: Final = 8  # of one card
POINTS: Final = 50
RAIDER: Final = 19  # figures of an aircraft in a raid
NOBODY_NEAR: Final[dict[str, tuple[str, ...]]] = {"advantaged": (), "tailing": ()}


class FlamesFeatures:
    """See `escadrille.kernel.api.Encoder`."""

    def __init__(self, rules: FlamesRules) -> None:
        self.t = t = rules.t
        sides = t.scenario.side
        flown = [len(t.scenario.flown(number)) for number in range(t.sides)]
        self._most = sum(count or side.size for count, side in zip(flown, sides, strict=True))
        self._decisions = RAID_DECISIONS if t.raid else DECISIONS
        self._phases = RAID_PHASES if t.raid else PHASES
        self._words = choices.WORDS if t.raid else DOGFIGHT
        self._seats = range(rules.seats)
        self._named = {**t.fighter_of, **t.pilot_of}
        self._picks = PICK * max((side.count for side in sides if side.points), default=0)
        self.choices = choices.FIGHTER if t.raid else choices.AIRCRAFT + self._most
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
            *one_hot(view.phase, self._phases),
            *one_hot(asked, self._decisions),
            *one_hot(view.decision, (*STAGE_NAMES, *self._decisions)),
            *one_hot(view.asked, labels),
            *one_hot(view.facing, labels),
            *one_hot(view.active, labels),
            *(flag(card.id in said) for card in t.cards),
            *(flag(word in said) for word in self._words),
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
            *(self._mission(view) if t.raid else ()),
        ]

    def _mission(self, view: FlamesView) -> list[float]:
        """Return the target and the flak, as far as the seat knows them."""
        mission = view.mission
        target = mission.target if mission else None
        found = (target.damaged, target.destroyed, target.flak, target.bombs) if target else ()
        run = view.run
        return [
            *one_hot(mission.attacker if mission else None, range(2)),
            *row(found, 4, POINTS),
            *one_hot(mission.pattern if mission else None, choices.PATTERNS),
            *(flag(run is not None and run.manned),),
        ]

    def _pick(self, name: str | None) -> float:
        """Return which fighter or pilot was picked, as a share of all; -1 for none."""
        return -1.0 if name is None else (1 + self._named[name]) / len(self._named)

    def _action(self, action: ActionView | None, labels: list[str]) -> list[float]:
        seen = action or nobody(ActionView)
        return [
            *one_hot(seen.use, self._words),
            *one_hot(seen.by, labels),
            *one_hot(seen.on, labels),
            scaled(seen.steps, FIGURE),
            scaled(seen.hits, FIGURE),
            *counts([link.card for link in seen.links or () if link.card], self.t.face_of, COPIES),
            *one_hot(seen.answers, TITLES),
            *(self._shot(seen) if self.t.raid else ()),
        ]

    def _shot(self, action: ActionView) -> list[float]:
        shot = action.shot
        hits, destroys = (shot.hits, shot.destroys) if shot else (0, False)
        return [flag(shot is not None), scaled(hits, FIGURE), flag(destroys)]

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
            *(self._raider(view, plane) if self.t.raid else ()),
        ]

    def _raider(self, view: FlamesView, plane: AircraftView) -> list[float]:
        """Return what an aircraft is in a raid: its turrets, its place, what covers it."""
        raid = plane.raid
        if raid is None:
            return [0.0] * RAIDER
        figures = (raid.defense, raid.support, raid.bombs, raid.cards, raid.dropped)
        return [
            *row(figures, len(figures), FIGURE),
            scaled(-1 if raid.row is None else raid.row, choices.ROWS),
            scaled(-1 if raid.column is None else raid.column, choices.COLUMNS),
            *(scaled(len(names), 2) for names in (raid.blocked or NOBODY_NEAR).values()),
            *map(flag, (raid.bomber, raid.laden, raid.free, raid.late, raid.jettisoned, raid.home)),
            *one_hot(raid.pattern, choices.PATTERNS),
            flag(view.run is not None and view.run.bomber == plane.label),
        ]
