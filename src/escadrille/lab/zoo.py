"""A PettingZoo environment: one game, its seats as agents that act one after the other.

Observations are made from views, so that an agent sees what its seat may know. It needs the extra
`lab` (numpy and PettingZoo), which nothing else in the house imports.
"""

from __future__ import annotations

import secrets
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from rich.text import Text

from escadrille.kernel.api import Seat
from escadrille.kernel.errors import Unknown
from escadrille.kernel.lab import Encoder
from escadrille.kernel.options import Value
from escadrille.kernel.registry import slugs
from escadrille.kernel.registry import system as registered
from escadrille.kernel.words import Sight
from escadrille.locale import voice

LONGEST: Final = 10_000  # decisions, after which a game is cut off

Observation = dict[str, NDArray[Any]]


def env(system: str, **how: Any) -> Any:
    """Return an environment (`Dogfight` says how it may be) that tells misuse in clear words."""
    plain = Dogfight(system, **how)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(plain))


class Dogfight(AECEnv):  # type: ignore[misc]  # PettingZoo is published without types
    """See `pettingzoo.AECEnv`. An action is a choice; the mask says which ones are legal."""

    def __init__(
        self,
        system: str,
        *,
        scenario: str | None = None,
        options: Mapping[str, Value] | None = None,
        packs: Sequence[Path] = (),
        longest: int = LONGEST,
        render_mode: str | None = None,
        lang: str = "en",
    ) -> None:
        super().__init__()
        self.system = registered(system)
        self.rules = self.system.engine.configure(
            scenario=scenario or self.system.content.first_scenario,
            options=options or {},
            packs=packs,
        )
        self._encoder = _encoder(system, self.rules)
        self._longest = longest
        self._say = voice(lang)
        self.metadata = {
            "name": f"escadrille_{system}_v{self.system.engine.version}",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.rules.seats)]
        self.agents: list[str] = []
        size, choices = self._encoder.size, self._encoder.choices
        self.action_spaces: dict[str, Any] = {
            agent: Discrete(choices) for agent in self.possible_agents
        }
        self.observation_spaces = {
            agent: Dict(
                {
                    "observation": Box(-1.0, 1.0, (size,), np.float32),
                    "action_mask": Box(0, 1, (choices,), np.int8),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin the game of a seed; without one, chance decides."""
        self.game = self.rules.start(secrets.randbits(64) if seed is None else seed)
        self.decisions = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._call()

    def step(self, action: int | None) -> None:
        """Play a legal choice for the seat that is asked."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat = self._seat(agent)
        legal = self.rules.legal(self.game, seat)
        if action not in legal:
            raise ValueError(f"{agent} may not choose {action}; its mask allows {legal}")
        self.rules.apply(self.game, seat, int(action))
        self.decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self._call()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _call(self) -> None:
        """Name the seat that is asked next, or end the game."""
        pending = self.rules.pending(self.game)
        if not pending:
            outcome = self.rules.outcome(self.game)
            assert outcome is not None
            mean = sum(outcome.points) / len(outcome.points)
            shares = [points - mean for points in outcome.points]
            self.rewards = dict(zip(self.agents, shares, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.decisions >= self._longest:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.possible_agents[pending[0].seat if pending else 0]

    def observe(self, agent: str) -> Observation:
        """Return what a seat knows as numbers, and what it may choose now."""
        seat = self._seat(agent)
        mask = np.zeros(self._encoder.choices, np.int8)
        mask[self.rules.legal(self.game, seat)] = 1
        numbers = self._encoder.encode(self.rules.view(self.game, seat))
        return {"observation": np.array(numbers, np.float32), "action_mask": mask}

    def render(self) -> str | None:
        """Return the table as a spectator sees it (mode `ansi`), or print it (mode `human`)."""
        world = self.rules.resample(self.game, None, 0)
        sight = Sight(self.rules.view(self.game, None), self.rules, world)
        text = Text.from_markup(self.system.words.presenter.board(sight, self._say)).plain
        if self.render_mode == "human":
            sys.stdout.write(text + "\n")
            return None
        return text

    def close(self) -> None:
        """Nothing is held open."""

    def _seat(self, agent: str) -> Seat:
        return self.possible_agents.index(agent)


def _encoder(slug: str, rules: Any) -> Encoder:
    features = registered(slug).lab.features
    if features is None:
        known = [other for other in slugs() if registered(other).lab.features is not None]
        raise Unknown("system for learners", slug, known)
    return features(rules)
