"""The bots by name."""

from __future__ import annotations

from escadrille.bots.api import Bot, Knowledge
from escadrille.bots.search import LEVELS, TEMPERS, Search
from escadrille.kernel.api import Choice
from escadrille.kernel.bots import Tactics
from escadrille.kernel.errors import Unknown
from escadrille.kernel.rng import seeded
from escadrille.kernel.system import System


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
    levels = list(LEVELS) if system.bots.judge else []
    tempered = [f"{level}:{temper}" for level in levels for temper in TEMPERS]
    return [Random.name, *system.bots.tactics, *levels, *tempered]


def opponents(system: System) -> dict[str, list[str]]:
    """Return the bots among which a person chooses, and the temperaments of each."""
    known = names(system)
    return {
        name: [temper for temper in TEMPERS if f"{name}:{temper}" in known]
        for name in known
        if ":" not in name
    }


def adviser(system: System) -> str:
    """Return the bot that a person is given advice by: the best there is."""
    return [*opponents(system)][-1]


def kinds(system: System) -> list[str]:
    """Return one bot of each kind, the quickest where several differ in effort alone."""
    known = names(system)
    weakest = next(iter(LEVELS))
    return [name for name in known if name.partition(":")[0] not in LEVELS or name == weakest]


def bot(name: str, system: System, seed: int) -> Bot:
    """Return a bot of that name for that system, or raise Unknown."""
    if name not in names(system):
        raise Unknown("bot", name, names(system))
    if name == Random.name:
        return Random(seed)
    if name in system.bots.tactics:
        return Tactical(name, system.bots.tactics[name], seed)
    return Search(name, system, seed)
