"""The view, the tables and the words together, and the names of things."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from escadrille.kernel.words import Say
from escadrille.mechanics.ladders import counted
from escadrille.mechanics.pen import OWN, Pen
from escadrille.mechanics.plane.chart import arrow
from escadrille.mechanics.plane.grid import DEGREE, Pose
from escadrille.systems.skies.tables import INCH, Tables
from escadrille.systems.skies.view import AircraftView, SkiesView

SIGNS: Final = {"advantaged": "▲", "neutral": "■", "disadvantaged": "▼"}


class Scene(Pen):
    """What a seat sees of a battle, and the words for it."""

    def __init__(self, sight: Any, say: Say) -> None:
        self.view: SkiesView = sight.view
        self.t: Tables = sight.rules.t
        self.aircraft = {plane.label: plane for plane in self.view.aircraft}
        self.squadrons = {one.label: one for one in self.view.squadrons}
        self.reader = self.view.seat if sight.own else None
        super().__init__(say, rich=sight.rich)

    @property
    def asked(self) -> AircraftView | None:
        """The aircraft about which the seat is asked."""
        return next((plane for plane in self.view.aircraft if plane.asked), None)

    def style(self, side: int) -> str:
        """One's own and enemies; never told by colour alone."""
        if self.view.seat is None:
            return ("cyan", "red")[side]
        return OWN if side == self.view.seat else "red"

    def label(self, name: str) -> str:
        return self.styled(name, self.style(self.aircraft[name].side))

    def named(self, name: str) -> str:
        """Return an aircraft with its type."""
        return f"{self.label(name)} {self.plain(self.aircraft[name].name)}"

    def told(self, name: str) -> str:
        """Return an aircraft as its reader is told of it: what a seat flies is its own."""
        mine = [plane.label for plane in self.view.aircraft if plane.seat == self.reader]
        if name not in mine:
            return self.named(name)
        return self.yours("log-yours", mine, name, name=self.plain(self.aircraft[name].name))

    def squadron(self, name: str) -> str:
        """Return a squadron by its side and its type."""
        found = self.squadrons[name]
        plane = self.t.types[self.t.type_of[found.type]]
        text = self.say("skies-squadron", side=self.side(found.side), type=self.plain(plane.name))
        return self.styled(text, self.style(found.side))

    def on(self, name: str) -> str:
        """Return what a card is played on: an aircraft or a squadron."""
        return self.told(name) if name in self.aircraft else self.squadron(name)

    def card(self, name: str) -> str:
        """Return the name of a card, with the type that a Trait is for."""
        card, _, type_id = name.partition(":")
        text = self.plain(self.t.pack.tables["card"][card].name.say(self.lang))
        if not type_id:
            return text
        plane = self.t.types[self.t.type_of[type_id]]
        return self.say("skies-card-of", card=text, type=self.plain(plane.name))

    def cards(self, names: Iterable[str]) -> str:
        return counted(self.card(name) for name in names)

    def card_text(self, name: str) -> str:
        """Return what a card does."""
        text = self.t.pack.tables["card"][name.partition(":")[0]].text
        return self.plain(text.say(self.lang))

    def weapon(self, label: str, number: int) -> str:
        """Return a defensive weapon of an aircraft by its name."""
        found = self.aircraft[label].weapons
        return self.say(f"skies-weapon-{found[number].name}") if number < len(found) else "–"

    def side(self, number: int) -> str:
        return self.plain(self.t.scenario.side[number].name.say(self.lang))

    def level(self, name: str) -> str:
        return self.say(f"skies-level-{name}")

    def turn(self, degrees: int) -> str:
        """Return a turn in words."""
        if not degrees:
            return self.say("skies-straight")
        way = "left" if degrees < 0 else "right"
        return self.say(f"skies-turn-{way}", degrees=abs(degrees))

    def place(self, place: tuple[int, int]) -> str:
        """Return a place in inches from the south-west corner."""
        return f"{_inches(place[0])},{_inches(place[1])}"

    def pose(self, pose: Pose | None) -> str:
        if pose is None:
            return "–"
        return f"{self.place(pose[:2])} {arrow(pose[2])} {pose[2] // DEGREE:03d}°"

    def dice(self, faces: tuple[int, ...]) -> str:
        """Return dice with their aces: 2 ♠ of 6."""
        return self.say("skies-dice", aces=faces.count(6), dice=len(faces))

    def percent(self, odds: float) -> str:
        return self.say("skies-percent", percent=round(100 * odds))


def _inches(length: int) -> str:
    return f"{length / INCH:.1f}".removesuffix(".0")
