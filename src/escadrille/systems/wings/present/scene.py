"""The view, the tables and the words together, and the names of things."""

from __future__ import annotations

from math import isqrt
from typing import Any, Final

from escadrille.kernel.words import Say
from escadrille.mechanics.pen import Pen
from escadrille.mechanics.plane.grid import ROUND, Pose, bearing, moved
from escadrille.mechanics.plane.sight import sight2
from escadrille.systems.wings.present.chart import arrow
from escadrille.systems.wings.rules.sights import ALL_ROUND
from escadrille.systems.wings.state import State
from escadrille.systems.wings.tables import Tables, labels
from escadrille.systems.wings.view import AircraftView, PieceView, WingsView

CENTIMETRE: Final = 1000
FAR: Final = 50  # rulers: beyond any table
IN_PLAY: Final = ("flying", "ground")
FOR_GOOD: Final = 90  # so many counters never go


class Scene(Pen):
    """What a seat sees of a fight, and the words for it."""

    def __init__(self, sight: Any, say: Say) -> None:
        self.view: WingsView = sight.view
        self.t: Tables = sight.rules.t
        self.s: State = sight.world
        super().__init__(say, rich=sight.rich)
        self.labels = labels(self.t)

    @property
    def asked(self) -> int:
        """The aircraft or piece for which the seat is asked."""
        assert self.view.subject is not None
        return self.labels.index(self.view.subject)

    def of(self, piece: int) -> AircraftView | PieceView:
        if piece < self.t.size:
            return self.view.aircraft[piece]
        return self.view.pieces[piece - self.t.size]

    def style(self, piece: int) -> str:
        """One's own, friends and enemies; never told by colour alone."""
        found, mine = self.of(piece), self.view.seat
        if found.side is None:
            return "yellow"
        if mine is None:
            return ("cyan", "red", "green", "magenta")[found.side % 4]
        if found.seat == mine:
            return "bold cyan"
        return "cyan" if found.side == self.view.seats[mine] else "red"

    def label(self, piece: int) -> str:
        return self.styled(self.labels[piece], self.style(piece))

    def name(self, piece: int) -> str:
        if piece >= self.t.size:
            return self.plain(self.t.things[piece - self.t.size].name.say(self.lang))
        return self.plain(self.view.aircraft[piece].name or self.say("wings-unpicked"))

    def named(self, piece: int) -> str:
        return f"{self.label(piece)} {self.name(piece)}"

    def side(self, number: int) -> str:
        return self.plain(self.t.scenario.side[number].name.say(self.lang))

    def card(self, name: str | None) -> str:
        """Return the name of a manoeuvre card, with what is odd about it."""
        if name is None:
            return self.say("wings-hidden")
        odd, _, usual = name.partition("-")
        if odd in ("steep", "plain"):
            return self.say(f"wings-odd-{odd}", card=self.say(f"wings-card-{usual}"))
        return self.say(f"wings-card-{name}")

    def damage(self, name: str) -> str:
        """Return a damage card in words: 3, 2 + flames, explosion."""
        points, _, special = name[1:].partition("-")
        if not special:
            return points
        told = self.say(f"wings-special-{special}")
        if special == "explosion":
            return told
        return self.say("wings-damage", points=points, special=told)

    def marker(self, word: str) -> str:
        """Return a marker, with the number of the card it lies on where it says that."""
        name, _, card = word.rpartition("-")
        if card.isdecimal():
            return self.say("wings-marker-on", marker=self.say(f"wings-marker-{name}"), card=card)
        return self.say(f"wings-marker-{word}")

    def counters(self, number: int | None) -> str:
        """Return how many there are; None: they never go."""
        return "∞" if number is None or number >= FOR_GOOD else str(number)

    def altitude(self, level: int | None, counters: int | None) -> str:
        """Return level and counters: 2+1."""
        if level is None:
            return "?"
        return f"{level}+{counters}" if counters else str(level)

    def place(self, place: tuple[int, int]) -> str:
        """Return a place in centimetres from the south-west corner."""
        return f"{_centimetres(place[0])},{_centimetres(place[1])}"

    def pose(self, pose: Pose | None) -> str:
        if pose is None:
            return "?"
        return f"{self.place(pose[:2])} {arrow(pose[2])} {pose[2] // 100:03d}°"

    def way(self, pose: Pose, piece: int) -> str:
        """Return how far a piece is from a pose, ruler to base, and at which hour of its clock."""
        aim = self.of(piece).pose
        assert aim is not None
        limit = FAR * self.t.ruler
        square = sight2(pose, ALL_ROUND, self.t.footprint[piece], aim, limit)
        turn = (bearing(pose[:2], aim[:2]) - pose[2]) % ROUND
        hour = (turn + ROUND // 24) // (ROUND // 12) % 12 or 12
        return self.say("wings-way", distance=_centimetres(isqrt(max(square, 0))), hour=hour)

    def foes(self, aircraft: int) -> list[int]:
        """Return the enemy aircraft and the objectives that can be seen from an aircraft."""
        own = self.of(aircraft).side
        found = []
        for piece in range(self.t.pieces):
            other = self.of(piece)
            wanted = other.task and not other.done if isinstance(other, PieceView) else True
            if other.side != own and other.status in IN_PLAY and other.pose and wanted:
                found.append(piece)
        return [n for n in found if n >= self.t.size or not self.view.aircraft[n].in_clouds]

    def flight(self, aircraft: int) -> list[Pose]:
        """Return the poses to which the cards that are laid so far would lead."""
        seen = self.view.aircraft[aircraft]
        pose, deck, found = seen.pose, self.s.roster.deck[aircraft], []
        for card in seen.programme:
            if pose is not None and card in deck.face_of:
                pose = moved(pose, deck.move[deck.face_of[card]])
                found.append(pose)
        return found


def _centimetres(length: int) -> int:
    return (length + CENTIMETRE // 2) // CENTIMETRE
