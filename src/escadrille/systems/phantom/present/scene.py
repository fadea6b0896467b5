"""The view, the tables and the words together, and the names of things."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from escadrille.kernel.words import Say
from escadrille.mechanics.ladders import counted
from escadrille.mechanics.pen import Pen
from escadrille.systems.phantom.facts import Attack, Chance, Harm
from escadrille.systems.phantom.tables import Tables
from escadrille.systems.phantom.view import PhantomView, PilotView, RemovalView, ThreatView

STYLES: Final = {"okay": "cyan", "shaken": "yellow", "unfit": "red"}
CODES: Final = {"site": "S", "bandit": "B", "any": "", "centre": "c"}  # what Intel removes, where
HARMS: Final = ("miss", "stress", "damaged", "lost")


class Figures(Pen):
    """Chances and means in words and figures."""

    def percent(self, chance: Chance) -> str:
        return self.say("phantom-percent", percent=chance.percent)

    def odds(self, chance: Chance) -> str:
        word = self.say(f"phantom-odds-{chance.word}")
        return self.say("phantom-odds", word=word, percent=self.percent(chance))

    def decimal(self, value: float) -> str:
        shown = round(value, 1) + 0.0  # no minus before nothing
        return f"{shown:.1f}".replace(".", self.say("phantom-point"))


class Scene(Figures):
    """What a commander sees of a campaign, and the words for it."""

    def __init__(self, sight: Any, say: Say) -> None:
        self.view: PhantomView = sight.view
        self.t: Tables = sight.rules.t
        super().__init__(say, rich=sight.rich)
        self._squadron: dict[str, PilotView] = {one.pilot: one for one in self.view.squadron}

    # Names.

    def title(self, table: str, name: str) -> str:
        """Return what an entry of a pack is called: a card by its title, a counter by its name."""
        entry = self.t.pack.tables[table][name]
        words = getattr(entry, "title", None) or entry.name
        return self.plain(words.say(self.lang))

    def of(self, pilot: str) -> PilotView:
        return self._squadron[pilot]

    def pilot(self, name: str) -> str:
        """Return the name of a pilot, in the colour of his status."""
        shown = self.plain(self.t.pilots[self.t.pilot_of[name]].name)
        style = STYLES[self.of(name).status] if name in self._squadron else "cyan"
        return self.styled(shown, style)

    def weapon(self, name: str) -> str:
        return self.say("phantom-guns") if name == "guns" else self.title("weapon", name)

    def weapons(self, names: Iterable[str]) -> str:
        return counted(self.weapon(name) for name in names) or self.say("phantom-unarmed")

    def kind(self, name: str) -> str:
        """Return the name of a type of Site or Bandit."""
        return self.title("site" if name in self.t.pack.tables["site"] else "bandit", name)

    def threat(self, name: str) -> str:
        """Return a Site or Bandit with its type, while it is on the display."""
        found = self.threat_view(name)
        return self.styled(f"{name} {self.kind(found.type)}" if found else name, "red")

    def threat_view(self, name: str) -> ThreatView | None:
        return next((threat for threat in self.view.threats if threat.threat == name), None)

    def target(self, name: str) -> str:
        return self.title("target", name)

    def aim(self, name: str) -> str:
        if name != "target":
            return self.threat(name)
        # The last bombs of a mission are told when it is over.
        flown = self.view.target or (self.view.log[-1] if self.view.log else None)
        return self.target(flown.target) if flown and flown.target else ""

    def zone(self, name: str) -> str:
        """Return a zone as the display prints it."""
        return self.say("phantom-zone", value=name.upper())

    def level(self, name: str) -> str:
        return self.say(f"phantom-level-{name}")

    def status(self, name: str) -> str:
        return self.say(f"phantom-status-{name}")

    def altitude(self, name: str) -> str:
        return self.say(f"phantom-altitude-{name}")

    def speed(self, *, fast: bool) -> str:
        return self.say(f"phantom-speed-{'fast' if fast else 'slow'}")

    # Figures.

    def value(self, value: int | tuple[RemovalView, ...]) -> int | str:
        """Return a value of a track, that of Intel in words."""
        if isinstance(value, int):
            return value
        parts = [self.say(f"phantom-intel-{one.face}-{one.area}") for one in value]
        return self.say("phantom-and").join(parts) or self.say("phantom-intel-none")

    def box(self, value: int | tuple[RemovalView, ...]) -> str:
        """Return a value of a track in its box, that of Intel in short: Sc, S+Bc."""
        if isinstance(value, int):
            return str(value)
        return "+".join(CODES[one.face] + CODES[one.area] for one in value) or "–"

    def harm(self, harm: Harm) -> str:
        """Return what an enemy attack can do, with the chance of each."""
        chances = {name: getattr(harm, name) for name in HARMS}
        return ", ".join(
            self.say(f"phantom-harm-{name}", percent=self.percent(chance))
            for name, chance in chances.items()
            if chance.percent
        )

    def attack(self, attack: Attack) -> str:
        """Return the chance to hit a Site or Bandit, or the damage to expect on the Target."""
        if attack.destroy is None:
            return self.odds(attack.hit)
        mean = self.decimal(attack.mean)
        if not attack.destroy.percent:
            return self.say("phantom-odds-damage", mean=mean)
        return self.say("phantom-odds-target", mean=mean, odds=self.odds(attack.destroy))


def minus(number: int | str) -> str:
    """Return a number with the true minus sign."""
    return str(number).replace("-", "−")


def signed(number: int) -> str:
    """Return a modifier as the cards print it: +2, −1, 0."""
    return f"+{number}" if number > 0 else minus(number)


def figures(numbers: Sequence[int]) -> str:
    return "/".join(map(signed, numbers))
