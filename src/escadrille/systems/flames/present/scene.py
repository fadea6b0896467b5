"""What a seat sees of a dogfight, and the words for it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, Final

from escadrille.kernel.words import Say
from escadrille.mechanics.aircraft import POSITIONS
from escadrille.mechanics.ladders import counted
from escadrille.mechanics.pen import OWN, Pen
from escadrille.systems.flames.schema import Pilot
from escadrille.systems.flames.tables import Tables
from escadrille.systems.flames.view import AircraftView, FlamesView

NOTES: Final = ("turbocharger", "agile", "barrage")


class Scene(Pen):
    """What a seat sees of a dogfight, and the words for it."""

    def __init__(self, sight: Any, say: Say) -> None:
        self.view: FlamesView = sight.view
        self.t: Tables = sight.rules.t
        self.reader = self.view.seat if sight.own else None
        super().__init__(say, rich=sight.rich)

    def aircraft(self, label: str | None) -> AircraftView:
        return next(one for one in self.view.aircraft if one.label == label)

    @property
    def asked(self) -> AircraftView:
        """The aircraft for which the seat is asked."""
        return self.aircraft(self.view.asked)

    def header(self) -> str:
        view, say = self.view, self.say
        parts = [f"[bold]{self.plain(self.t.scenario.title.say(self.lang))}[/]"]
        if view.turn:
            parts.append(say("flames-board-turn", turn=view.turn, turns=view.turns))
        phase = say(f"flames-phase-{view.phase}")
        who = self.label(view.active)
        parts.append(say("flames-board-active", aircraft=who, phase=phase) if who else phase)
        if view.turn:
            parts.append(say("flames-board-points", points=" – ".join(map(str, view.scores))))
        parts.append(say("flames-board-deck", deck=view.deck))
        return " · ".join(parts)

    def style(self, seat: int, side: int) -> str:
        """Own aircraft, friends and enemies; never told by colour alone."""
        mine = self.view.seat
        if mine is None:
            return ("cyan", "red", "yellow", "green", "magenta", "blue")[side % 6]
        if seat == mine:
            return OWN
        friend = self.view.seats[seat] == self.view.seats[mine] and not self.t.free_for_all
        return "cyan" if friend else "red"

    def label(self, name: str | None) -> str:
        """Return the label of an aircraft in its colour."""
        if name is None:
            return ""
        found = self.aircraft(name)
        return self.styled(name, self.style(found.seat, found.side))

    def named(self, name: str | None) -> str:
        return f"{self.label(name)} {self.plain(self.aircraft(name).name)}"

    def told(self, name: str | None) -> str:
        """Return an aircraft as its reader is told of it: what a seat flies is its own."""
        mine = [one.label for one in self.view.aircraft if one.seat == self.reader]
        if name not in mine:
            return self.named(name)
        return self.yours("log-yours", mine, name, name=self.plain(self.aircraft(name).name))

    def met(self, name: str) -> str:
        """Return an aircraft in short where another one acts on it."""
        return self.told(name) if self.aircraft(name).seat == self.reader else self.label(name)

    def deed(self, card: str | None, use: str) -> str:
        """Return what a use of a card is told as: its own text by its name, a Fuel Tank apart."""
        printed = self.t.cards[self.t.face_of[card]] if card else None
        if printed and use == "play":
            return printed.action or use
        return "destroy" if use in ("attack", "gunner") and card and self.destroys(card) else use

    def destroys(self, card: str) -> bool:
        """Tell whether a shot with a card destroys: a Fuel Tank."""
        shot = self.t.cards[self.t.face_of[card]].attack
        return shot is not None and shot.destroys

    def card(self, name: str | None) -> str:
        """Return the title of a card with its figures: bursts and hits."""
        if name is None:
            return self.say("flames-counter")
        card = self.t.cards[self.t.face_of[name]]
        title = self.say(f"flames-title-{card.title}")
        if card.subtitle:
            title += f" ({self.say(f'flames-subtitle-{card.subtitle}')})"
        if card.attack:
            title += f" {card.attack.bursts}/{'†' if card.attack.destroys else card.attack.hits}"
        return title

    def cards(self, names: Iterable[str]) -> str:
        return counted(self.card(name) for name in names)

    def abilities(self, pilot: Pilot) -> str:
        """Return what a pilot can do; the codes of his counter (H+1/+1, M0(1)) make the keys."""
        codes = [re.sub(r"[^a-z0-9]+", "-", code.lower()).strip("-") for code in pilot.abilities]
        return ", ".join(self.say(f"flames-ability-{code}") for code in codes)

    def level(self, name: str | None) -> str:
        return self.say(f"flames-level-{name or 'secret'}")

    def position(self, value: int) -> str:
        return self.say(f"flames-position-{POSITIONS[value + 2]}")
