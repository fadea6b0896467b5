"""A view of wings as numbers, for learners."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from typing import Final

from msgspec.structs import astuple

from escadrille.mechanics.features import counts, flag, nobody, one_hot, row, scaled
from escadrille.systems.wings import choices, frames
from escadrille.systems.wings.engine import WingsRules
from escadrille.systems.wings.events import Counters
from escadrille.systems.wings.orders import on_call
from escadrille.systems.wings.rules import pilots
from escadrille.systems.wings.rules.flak import STAGES
from escadrille.systems.wings.rules.programming import STAGES as LANDINGS
from escadrille.systems.wings.rules.skills import SKILLS
from escadrille.systems.wings.state import STATUSES
from escadrille.systems.wings.tables import (
    CARD_KINDS,
    FATES,
    LEFT,
    PIECE_KINDS,
    RIGHT,
    SKIES,
    SPECIALS,
    STANDINGS,
    labels,
)
from escadrille.systems.wings.view import (
    BANS,
    AdvantageView,
    AimView,
    AircraftView,
    GunView,
    HitView,
    LevelsView,
    MountView,
    PieceView,
    WingsView,
)
from escadrille.systems.wings.view_crews import PilotView

DECISIONS: Final = [frames.KINDS[kind] for kind in frames.DECISIONS]
PROGRAMMED: Final = 3  # cards of a programme
FIGURE: Final = 8  # small numbers
LEVEL: Final = 20
STRUCTURE: Final = 30
POINTS: Final = 50
COPIES: Final = 8  # of a damage card
BOMBS: Final = 4  # falling at once
RADIANS: Final = math.pi / 18000  # of a hundredth of a degree


class WingsFeatures:
    """See `escadrille.kernel.api.Encoder`."""

    def __init__(self, rules: WingsRules) -> None:
        self.t = t = rules.t
        self._labels = labels(t)
        self._planes = self._labels[: t.size]
        self._batteries = [self._labels[number] for number in t.batteries]
        self._seats = range(rules.seats)
        picked = t.reinforced or any(slot.type is None for slot in t.slots)
        most = choices.TYPE if t.batteries else choices.PIECE + t.pieces
        self.choices = choices.TYPE + len(t.aircraft) if picked else most
        if waiting := on_call(t):
            self.choices = choices.PILOT + len(waiting)
        self.size = len(self.encode(rules.view(rules.start(0), 0)))

    def encode(self, view: WingsView) -> list[float]:
        found = self._table(view) + self._sky(view)
        for plane in view.aircraft:
            found += self._aircraft(view, plane) + self._state(view, plane)
            if self.t.piloted:
                found += self._pilot(plane.pilot or nobody(PilotView))
        pieces = {piece.label: piece for piece in view.pieces}
        for label in self._labels[self.t.size :]:  # those laid in secret are not in the view
            found += self._piece(view, pieces.get(label) or nobody(PieceView))
        return found

    def _table(self, view: WingsView) -> list[float]:
        deciding = [seat for seat, _ in view.deciding]
        asked = view.deciding[0][1] if view.deciding else None
        gun = next((gun for gun in view.guns if gun.open), nobody(GunView))
        faces = [name for deck in view.decks for name in deck.discards]
        aim = view.aim or nobody(AimView)
        return [
            *one_hot(view.seat, self._seats),
            *(flag(seat in deciding) for seat in self._seats),
            scaled(view.turn, view.turns),
            scaled(view.phase, PROGRAMMED),
            *one_hot(view.step, self.t.step_names),
            *one_hot(asked, DECISIONS),
            *one_hot(view.decision, DECISIONS),
            *one_hot(
                next((thing.label for thing in view.things if thing.asked), None), self._labels
            ),
            scaled(aim.level, LEVEL),
            scaled(aim.bearing, 360),
            *one_hot(view.skill, pilots.POWERS if self.t.piloted else SKILLS),
            *counts(view.drawn, self.t.damage_of, COPIES),
            *one_hot(gun.piece, self._labels),
            flag(gun.arc == "rear"),
            *row((deck.cards for deck in view.decks), self.t.piles, 100),
            *counts(faces, self.t.damage_of, COPIES),
            *row(view.scores, self.t.seats, POINTS),
            *((scaled(view.mission.reserve, POINTS),) if view.mission else ()),
            flag(view.over),
        ]

    def _sky(self, view: WingsView) -> list[float]:
        clouds = view.clouds or nobody(LevelsView)
        found = [
            flag(view.blind),
            *one_hot(view.sky, SKIES),
            *(scaled(level, LEVEL) for told in (clouds, view.window) for level in astuple(told)),
            *row(astuple(view.advantage or nobody(AdvantageView)), 2, FIGURE),
            flag(view.sun is not None),
        ]
        bursts = {burst.battery: burst for burst in view.flak}
        for battery in self._batteries:
            burst = bursts.get(battery)
            if burst is None:
                found += [0.0] * 4
                continue
            ahead = view.phases * (burst.turn - view.turn) + burst.phase - view.phase
            found += [*self._place(burst.place), scaled(burst.level, LEVEL), scaled(ahead, FIGURE)]
        for number in range(BOMBS):
            bomb = view.bombs[number] if number < len(view.bombs) else None
            found += self._pose(bomb.pose if bomb else None)
            found += [scaled(bomb.markers if bomb else 0, FIGURE), flag(bomb and bomb.cluster)]
        for number in range(self.t.sides if self.t.mode == "ctf" else 0):
            flown = view.flags[number] if view.flags else None
            found += self._place(flown.place) if flown else [0.0, 0.0]
            found += one_hot(flown and flown.carrier, self._planes)
        return found

    def _place(self, place: tuple[int, int]) -> list[float]:
        """Return a place on the table, from edge to edge."""
        x, y = place
        return [
            scaled(2 * x - self.t.width, self.t.width),
            scaled(2 * y - self.t.depth, self.t.depth),
        ]

    def _pose(self, pose: tuple[int, int, int] | None) -> list[float]:
        """Return whether, where and which way."""
        if pose is None:
            return [0.0] * 5
        x, y, heading = pose
        turned = heading * RADIANS
        return [1.0, *self._place((x, y)), math.sin(turned), math.cos(turned)]

    def _card(self, plane: AircraftView, name: str | None) -> list[float]:
        """Return a manoeuvre card: its kind, its side, its diamond."""
        if name is None or not plane.deck:
            return [0.0] * (len(CARD_KINDS) + 3)
        cards = self.t.cards[self.t.deck_of[plane.deck]]
        face = cards.face_of.get(name)
        if face is None:  # a blank one
            return [*one_hot(None, CARD_KINDS), 0.0, 0.0, 1.0]
        side = flag(cards.side[face] == LEFT) - flag(cards.side[face] == RIGHT)
        return [*one_hot(cards.kind[face], range(len(CARD_KINDS))), side,
                flag(cards.diamond[face]), 1.0]  # fmt: skip

    def _aircraft(self, view: WingsView, plane: AircraftView) -> list[float]:
        """Return what an aircraft is, where it is, and what is known of its programme."""
        friend = view.seat is not None and plane.side == view.seats[view.seat]
        found = [
            *one_hot(plane.seat, self._seats),
            flag(friend),
            *one_hot(plane.status, STATUSES),
            scaled(plane.structure, STRUCTURE),
            scaled(plane.climb, FIGURE),
            scaled(plane.ceiling, LEVEL),
            flag(plane.two_seater),
            *self._pose(plane.pose),
            scaled(plane.level, LEVEL),
            scaled(plane.counters, FIGURE),
            scaled(plane.green_peg, LEVEL),
            flag(plane.in_clouds),
            scaled(plane.cards, PROGRAMMED),
            *one_hot(plane.marker, choices.WORDS),
            flag(plane.ready),
            *one_hot(plane.tails, self._planes),
            *self._card(plane, plane.last),
        ]
        known = [*plane.programme, *[None] * PROGRAMMED]
        for name in known[:PROGRAMMED]:
            found += self._card(plane, name)
        return found

    def _state(self, view: WingsView, plane: AircraftView) -> list[float]:
        """Return what of an aircraft's damage and stores is known."""
        return [
            *self._hits(plane.hits),
            scaled(plane.points, STRUCTURE),
            *(flag(ban in (plane.bans or ())) for ban in BANS),
            scaled(plane.pilot_wounds, 2),
            scaled(plane.observer_wounds, 2),
            scaled(plane.engine_hits, FIGURE),
            *_counters((plane.smoke, plane.flames), 2),
            *self._gun(plane.front),
            *self._gun(plane.rear),
            scaled(plane.bombs, FIGURE),
            scaled(plane.clusters, FIGURE),
            scaled(plane.rockets, FIGURE),
            flag(plane.releasing),
            *one_hot(plane.landing, LANDINGS),
            scaled(plane.victories, FIGURE),
            flag(plane.flag is not None),
            scaled(plane.away, FIGURE),
            *(flag(skill in plane.skills) for skill in SKILLS),
            scaled(plane.tokens, FIGURE),
            scaled(plane.owed, FIGURE),
            scaled(plane.grave, view.turns),
        ]

    def _pilot(self, pilot: PilotView) -> list[float]:
        """Return what is known of the man who flies it."""
        return [
            *one_hot(pilot.standing, STANDINGS),
            *one_hot(pilot.behaviour, pilots.POWERS),
            flag(pilot.ready),
            scaled(pilot.life, pilots.WHOLE),
            scaled(pilot.observer, pilots.WHOLE),
            *one_hot(pilot.fate, FATES[1:]),
            *one_hot(pilot.observer_fate, FATES[1:]),
            *(flag(pilots.POWERS[item] in (pilot.equipment or ())) for item in pilots.ITEMS),
            scaled(pilot.bullets, FIGURE),
        ]

    def _gun(self, gun: MountView | None) -> list[float]:
        if gun is None:
            return [0.0] * (len(self.t.letters) + 4)
        return [
            *one_hot(gun.letter, self.t.letters),
            *_counters(gun.jams, 2),
            scaled(-1 if gun.ammo is None else gun.ammo, POINTS),
            flag(gun.silenced),
        ]

    def _hits(self, hits: tuple[HitView, ...]) -> list[float]:
        shown = Counter(hit.special for hit in hits)
        return [
            scaled(len(hits), STRUCTURE),
            *(scaled(shown[special], FIGURE) for special in SPECIALS),
        ]

    def _piece(self, view: WingsView, piece: PieceView) -> list[float]:
        friend = view.seat is not None and piece.side == view.seats[view.seat]
        return [
            *one_hot(piece.kind, PIECE_KINDS),
            flag(friend),
            *self._pose(piece.pose),
            scaled(piece.level, LEVEL),
            scaled(piece.counters, FIGURE),
            *one_hot(piece.status, STATUSES),
            scaled(piece.structure, STRUCTURE),
            *self._hits(piece.hits or ()),
            scaled(piece.battered, STRUCTURE),
            scaled(piece.flames, FIGURE),
            *_counters(piece.jams or (), 2),
            flag(piece.task),
            flag(piece.done),
            flag(piece.lowering),
            *one_hot(piece.stage, STAGES),
        ]


def _counters(rows: Iterable[Counters], size: int) -> list[float]:
    """Return numbers of counters; those that never go are as many as can be."""
    return row((FIGURE if counters is None else counters for counters in rows), size, FIGURE)
