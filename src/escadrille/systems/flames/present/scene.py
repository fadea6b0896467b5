"""What a seat sees of a dogfight, and the words for it."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from escadrille.kernel.words import Say
from escadrille.mechanics.aircraft import POSITIONS
from escadrille.mechanics.ladders import counted
from escadrille.mechanics.pen import Pen
from escadrille.systems.flames.rules import setup
from escadrille.systems.flames.schema import Pilot
from escadrille.systems.flames.state import State
from escadrille.systems.flames.tables import Tables
from escadrille.systems.flames.view import FlamesView


class Scene(Pen):
    """What a seat sees of a dogfight, and the words for it."""

    def __init__(self, sight: Any, say: Say) -> None:
        self.view: FlamesView = sight.view
        self.t: Tables = sight.rules.t
        self.s: State = sight.world
        super().__init__(say, rich=sight.rich)

    @property
    def asked(self) -> int:
        """The aircraft for which the seat is asked."""
        if self.view.decision == "start":
            assert self.view.seat is not None
            return setup.next_start(self.s, self.view.seat)
        return self.s.stack[-1][1]

    @property
    def decision(self) -> str:
        """The question, with the choice of forces told stage by stage."""
        if self.view.decision == "force":
            return ("fighter", "pilot", "leader")[len(self.view.picks) % setup.PICK]
        return str(self.view.decision)

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
            return "bold cyan"
        friend = self.view.seats[seat] == self.view.seats[mine] and not self.t.free_for_all
        return "cyan" if friend else "red"

    def label(self, name: str | int | None) -> str:
        """Return the label of an aircraft (its number does too) in its colour."""
        if name is None:
            return ""
        names = [aircraft.label for aircraft in self.view.aircraft]
        found = self.view.aircraft[names.index(name) if isinstance(name, str) else name]
        return self.styled(found.label, self.style(found.seat, found.side))

    def named(self, number: int) -> str:
        return f"{self.label(number)} {self.plain(self.view.aircraft[number].name)}"

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
