"""The bots by name."""

from __future__ import annotations

from escadrille.bots.api import Bot, Knowledge
from escadrille.bots.search import LEVELS, TEMPERS, Search
from escadrille.kernel.api import Choice
from escadrille.kernel.bots import Tactics
from escadrille.kernel.errors import Unknown
from escadrille.kernel.registry import system as registered
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
    """Return every bot that may be named; `name:variant` is the same pilot thinking otherwise.

    In a campaign a name is also that of who flies its missions.
    """
    levels = list(LEVELS) if system.bots.judge else []
    tempered = [f"{level}:{temper}" for level in levels for temper in TEMPERS]
    own = [Random.name, *system.bots.tactics, *levels, *tempered]
    return own + [name for name in _crews(system) if name not in own]


def _crews(system: System) -> list[str]:
    """Return who flies the missions of a campaign: nobody where the system is none."""
    return names(registered(system.campaign.flies)) if system.campaign else []


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
    tactics = system.bots.tactics
    if name in tactics:
        return Tactical(name, tactics[name], seed)
    if system.campaign and not system.bots.judge:
        return Tactical(name, tactics["tactical"], seed)  # it is its missions that differ
    return Search(name, system, seed)
