"""The view, the tables and the words together, and the names of things."""

from __future__ import annotations

from typing import Any, Final

from escadrille.kernel.words import Say
from escadrille.mechanics.pen import OWN, Pen
from escadrille.mechanics.plane.chart import arrow
from escadrille.mechanics.plane.grid import Pose
from escadrille.systems.wings.choices import marker
from escadrille.systems.wings.events import Counters
from escadrille.systems.wings.facts import Foe
from escadrille.systems.wings.tables import EXPLOSION, SPECIALS, Tables
from escadrille.systems.wings.view import AircraftView, PieceView, WingsView

CENTIMETRE: Final = 1000
IN_PLAY: Final = ("flying", "ground")


class Scene(Pen):
    """What a seat sees of a fight, and the words for it."""

    def __init__(self, sight: Any, say: Say) -> None:
        self.view: WingsView = sight.view
        self.t: Tables = sight.rules.t
        self.rich: bool = sight.rich
        self.reader = self.view.seat if sight.own else None
        super().__init__(say, rich=sight.rich)

    @property
    def asked(self) -> AircraftView | PieceView:
        """The aircraft or piece for which the seat is asked."""
        return next(thing for thing in self.view.things if thing.asked)

    @property
    def flown(self) -> AircraftView:
        """The aircraft for which the seat is asked."""
        assert isinstance(self.asked, AircraftView)
        return self.asked

    def of(self, label: str) -> AircraftView | PieceView:
        return next(thing for thing in self.view.things if thing.label == label)

    def style(self, piece: AircraftView | PieceView) -> str:
        """One's own, friends and enemies; never told by colour alone."""
        mine = self.view.seat
        if piece.side is None:
            return "yellow"
        if mine is None:
            return ("cyan", "red", "green", "magenta")[piece.side % 4]
        if piece.seat == mine:
            return OWN
        return "cyan" if piece.side == self.view.seats[mine] else "red"

    def label(self, piece: AircraftView | PieceView) -> str:
        return self.styled(piece.label, self.style(piece))

    def name(self, piece: AircraftView | PieceView) -> str:
        if isinstance(piece, AircraftView):
            return self.plain(piece.name or self.say("wings-unpicked"))
        thing = self.t.things[self.t.labels.index(piece.label) - self.t.size]
        return self.plain(thing.name.say(self.lang))

    def named(self, piece: AircraftView | PieceView) -> str:
        return f"{self.label(piece)} {self.name(piece)}"

    def told(self, piece: AircraftView | PieceView) -> str:
        """Return a piece as its reader is told of it: the aircraft of a seat are its own."""
        mine = [plane.label for plane in self.view.aircraft if plane.seat == self.reader]
        if piece.label not in mine:
            return self.named(piece)
        return self.yours("log-yours", mine, piece.label, name=self.name(piece))

    def relief(self, word: str) -> str:
        """Return the name of a pilot who may come in another's place."""
        base = self.t.scenario.side[self.flown.side or 0].aerodrome
        number = int(word.removeprefix("pilot-")) - 1
        return base.pilots[number].name if base and number < len(base.pilots) else word

    def side(self, number: int) -> str:
        return self.plain(self.t.scenario.side[number].name.say(self.lang))

    def card(self, name: str | None) -> str:
        """Return the name of a manoeuvre card, with what is odd about it."""
        if name is None:
            return self.say("wings-hidden")
        odd, usual = self.t.called.get(name, (None, name))
        card = self.say(f"wings-card-{usual}")
        return self.say(f"wings-odd-{odd}", card=card) if odd else card

    def damage(self, name: str) -> str:
        """Return a damage card in words: 3, 2 + flames, explosion."""
        face = self.t.damage_of[name]
        points, special = str(self.t.value[face]), self.t.special[face]
        if not special:
            return points
        told = self.say(f"wings-special-{SPECIALS[special]}")
        if special == EXPLOSION:
            return told
        return self.say("wings-damage", points=points, special=told)

    def marker(self, word: str) -> str:
        """Return a marker, with the number of the card it lies on where it says that."""
        return self.marked(*marker(word))

    def marked(self, name: str, card: int | None) -> str:
        told = self.say(f"wings-marker-{name}")
        return self.say("wings-marker-on", marker=told, card=str(card)) if card else told

    def counters(self, number: Counters) -> str:
        return "∞" if number is None else str(number)

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

    def foe(self, foe: Foe) -> str:
        """Return how far a piece would be, and at which hour of the clock."""
        way = self.say("wings-way", distance=_centimetres(foe.distance), hour=foe.hour)
        return f"{self.label(self.of(foe.piece))} {way}"


def _centimetres(length: int) -> int:
    return (length + CENTIMETRE // 2) // CENTIMETRE
