"""The view, the tables and the words together, and the names of things."""

from __future__ import annotations

from collections.abc import Iterable

from escadrille.kernel.words import Say, Sight
from escadrille.mechanics.ladders import counted
from escadrille.mechanics.pen import OWN, Pen
from escadrille.systems.zero.schema import Card
from escadrille.systems.zero.tables import Tables
from escadrille.systems.zero.view import AircraftView, ZeroView


class Scene(Pen):
    """What a seat sees of a dogfight, and the words for it."""

    def __init__(self, sight: Sight, say: Say) -> None:
        self.view: ZeroView = sight.view  # type: ignore[assignment]
        self.t: Tables = sight.rules.t  # type: ignore[attr-defined]
        self.aircraft = {aircraft.label: aircraft for aircraft in self.view.aircraft}
        self.reader = self.view.seat if sight.own else None
        super().__init__(say, rich=sight.rich)

    @property
    def asked(self) -> AircraftView:
        """The aircraft for which the seat is asked."""
        return self.aircraft[str(self.view.asked)]

    @property
    def decision(self) -> str:
        """The question, with the choice of forces told stage by stage."""
        if self.view.decision == "force":
            picks = self.view.picks
            return "company" if picks and picks[-1].company is None else "fighter"
        return str(self.view.decision)

    def header(self) -> str:
        view, say = self.view, self.say
        parts = [f"[bold]{self.plain(self.t.scenario.title.say(self.lang))}[/]"]
        if view.turn:
            parts.append(say("zero-board-turn", turn=view.turn, turns=view.turns))
        phase = say(f"zero-phase-{view.phase}")
        who = self.label(view.active)
        parts.append(say("zero-board-active", aircraft=who, phase=phase) if who else phase)
        if view.turn:
            first = [view.scores[view.seats.index(side)] for side in (0, 1)]
            parts.append(say("zero-board-points", points=" – ".join(map(str, first))))
        parts.append(say("zero-board-deck", deck=view.deck))
        if self.t.scenario.clouds:
            parts.append(say("zero-board-clouds", level=self.level(self.t.scenario.clouds)))
        return " · ".join(parts)

    def style(self, seat: int, side: int) -> str:
        """Own Elements, friends and enemies; never told by colour alone."""
        mine = self.view.seat
        if mine is None:
            return ("cyan", "red")[side]
        if seat == mine:
            return OWN
        return "cyan" if self.view.seats[seat] == self.view.seats[mine] else "red"

    def label(self, name: str | None) -> str:
        """Return the label of an aircraft in its colour."""
        if name is None:
            return ""
        found = self.aircraft[name]
        return self.styled(name, self.style(found.seat, found.side))

    def named(self, name: str | None) -> str:
        """Return an aircraft with its type."""
        return f"{self.label(name)} {self.plain(self.aircraft[name].name)}" if name else ""

    def told(self, name: str | None) -> str:
        """Return an aircraft as its reader is told of it: what a seat flies is its own."""
        if name is None or self.aircraft[name].seat != self.reader:
            return self.named(name)
        found, flown = self.aircraft[name], self.view.aircraft
        elements = [one.label for one in flown if one.seat == self.reader and not one.wingman]
        key = "zero-your-wingman" if found.wingman else "log-yours"
        return self.yours(key, elements, name, name=self.plain(found.name))

    def wingman(self, name: str) -> str:
        """Return a Wingman as such, where it is asked about."""
        if self.aircraft[name].seat == self.reader:
            return self.told(name)
        return self.say("zero-call-wingman", name=self.named(name))

    def met(self, name: str) -> str:
        """Return an aircraft in short where another one acts on it."""
        return self.told(name) if self.aircraft[name].seat == self.reader else self.label(name)

    def printed(self, card: str) -> Card:
        """Return a card as it is printed."""
        return self.t.cards[self.t.face_of[card]]

    def card(self, name: str | None) -> str:
        """Return the title of a card with its figures: Bursts and Hits."""
        if name is None:
            return self.say("zero-no-card")
        card = self.printed(name)
        title = self.say(f"zero-title-{card.title}")
        if card.subtitle:
            title += f" ({self.say(f'zero-subtitle-{card.subtitle}')})"
        return f"{title} {card.attack.bursts}/{card.attack.hits}" if card.attack else title

    def cards(self, names: Iterable[str]) -> str:
        return counted(self.card(name) for name in names)

    def bonuses(self, letters: Iterable[str]) -> str:
        return ", ".join(self.say(f"zero-bonus-{letter.lower()}") for letter in letters)

    def level(self, name: str | None) -> str:
        return self.say(f"zero-level-{name or 'secret'}")

    def position(self, name: str | None) -> str:
        return self.say(f"zero-position-{name}") if name else ""
