"""The bots by name."""

from __future__ import annotations

from escadrille.bots.api import Bot, Knowledge
from escadrille.kernel.api import Choice, System, Tactics
from escadrille.kernel.errors import Unknown
from escadrille.kernel.rng import seeded


class Random:
    """Plays any legal choice."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._chance = seeded(seed)

    def decide(self, knowledge: Knowledge) -> Choice:
        return knowledge.legal[self._chance.below(len(knowledge.legal))]


class Tactical:
    """Flies as the system's own hand-written pilot does."""

    def __init__(self, name: str, tactics: Tactics, seed: int) -> None:
        self.name = name
        self._tactics = tactics
        self._chance = seeded(seed)

    def decide(self, knowledge: Knowledge) -> Choice:
        if len(knowledge.legal) == 1:
            return knowledge.legal[0]
        world = knowledge.imagine(self._chance.below(1 << 62))
        return self._tactics(knowledge.rules, world, knowledge.seat)


def names(system: System) -> list[str]:
    """Return every bot that may be named; `name:variant` is the same pilot thinking otherwise."""
    return [Random.name, *system.tactics]


def opponents(system: System) -> list[str]:
    """Return the bots among which a person chooses: no variants."""
    return [name for name in names(system) if ":" not in name]


def bot(name: str, system: System, seed: int) -> Bot:
    """Return a bot of that name for that system, or raise Unknown."""
    if name == Random.name:
        return Random(seed)
    if name in system.tactics:
        return Tactical(name, system.tactics[name], seed)
    raise Unknown("bot", name, names(system))
