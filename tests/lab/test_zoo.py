"""The environment for learners: PettingZoo's own tests, and the laws of the house."""

from __future__ import annotations

import ast
import math
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.test.render_test import render_test

import escadrille
from escadrille.kernel.errors import Unknown
from escadrille.kernel.registry import slugs, system
from escadrille.kernel.system import Lab
from escadrille.lab import zoo
from escadrille.lab.zoo import env
from escadrille.testing.walks import some, walk

LEARNED = [slug for slug in slugs() if system(slug).lab.features]
SETTINGS = [(slug, setting) for slug in LEARNED for setting in system(slug).engine.option_sets]
LEARNERS = ("gymnasium", "numpy", "pettingzoo")


def of(slug: str, setting: str) -> Any:
    return env(slug, **system(slug).engine.option_sets[setting])


def played(game: Any, seed: int) -> dict[str, float]:
    """Play a random game; return the reward of each agent."""
    game.reset(seed=seed)
    chance = np.random.default_rng(seed)
    rewards = dict.fromkeys(game.agents, 0.0)
    for agent in game.agent_iter():
        seen, reward, terminated, truncated, _ = game.last()
        rewards[agent] += reward
        over = terminated or truncated
        game.step(None if over else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
    return rewards


@pytest.mark.parametrize(("slug", "setting"), SETTINGS)
@pytest.mark.filterwarnings("ignore::UserWarning")
def test_the_api_test_of_pettingzoo_passes(slug: str, setting: str) -> None:
    api_test(of(slug, setting), num_cycles=150)


@pytest.mark.parametrize("slug", LEARNED)
def test_the_seed_test_of_pettingzoo_passes(slug: str) -> None:
    seed_test(lambda: env(slug), num_cycles=100)


@pytest.mark.parametrize("slug", LEARNED)
def test_the_render_test_of_pettingzoo_passes(slug: str) -> None:
    render_test(lambda render_mode: env(slug, render_mode=render_mode))


@pytest.mark.parametrize(("slug", "setting"), SETTINGS)
def test_observations_fit_their_space_and_tell_views_apart(slug: str, setting: str) -> None:
    """Through a whole game: a view that differs has other numbers, and the mask is `legal`."""
    game = of(slug, setting)
    game.reset(seed=1)
    plain = game.unwrapped
    rules = plain.rules
    views: dict[bytes, bytes] = {}
    for plain.game in walk(rules, 4):
        for seat, agent in enumerate(plain.possible_agents):
            seen = plain.observe(agent)
            assert plain.observation_space(agent).contains(seen)
            legal = rules.legal(plain.game, seat)
            assert np.flatnonzero(seen["action_mask"]).tolist() == legal
            view = msgspec.json.encode(rules.view(plain.game, seat))
            assert views.setdefault(seen["observation"].tobytes(), view) == view


@pytest.mark.parametrize(("slug", "setting"), SETTINGS)
def test_a_seat_observes_the_same_in_worlds_that_it_cannot_tell_apart(
    slug: str, setting: str
) -> None:
    plain = of(slug, setting).unwrapped
    for state in some(plain.rules, 6, 8):
        for seat, agent in enumerate(plain.possible_agents):
            plain.game = state
            seen = plain.observe(agent)
            for seed in range(2):
                plain.game = plain.rules.resample(state, seat, seed)
                imagined = plain.observe(agent)
                assert all(np.array_equal(seen[key], imagined[key]) for key in seen)


@pytest.mark.parametrize("slug", LEARNED)
def test_a_game_ends_with_its_points_and_nothing_before(slug: str) -> None:
    game = env(slug)
    for seed in range(3):
        rewards = played(game, seed)
        outcome = game.unwrapped.rules.outcome(game.unwrapped.game)
        mean = sum(outcome.points) / len(outcome.points)
        expected = [points - mean for points in outcome.points]
        assert list(rewards.values()) == pytest.approx(expected)
        assert math.fsum(rewards.values()) == pytest.approx(0)


def test_a_game_that_lasts_too_long_is_cut_off_without_reward() -> None:
    game = env("flames", longest=10)
    assert set(played(game, 1).values()) == {0.0}
    assert game.unwrapped.decisions == 10
    game.reset(seed=1)
    assert not any(game.truncations.values())


def test_the_same_seed_is_the_same_game_and_none_is_another_each_time() -> None:
    game = env("flames")
    digests = []
    for seed in (5, 5, None, None):
        game.reset(seed=seed)
        digests.append(game.unwrapped.rules.digest(game.unwrapped.game))
    assert digests[0] == digests[1]
    assert len({*digests}) == 3


def test_a_choice_outside_the_mask_is_refused_and_changes_nothing() -> None:
    game = env("flames")
    game.reset(seed=1)
    plain = game.unwrapped
    before = plain.rules.digest(plain.game)
    with pytest.raises(
        ValueError, match=r"seat_0 may not choose 0; its mask allows \[24, 25, 26\]"
    ):
        game.step(0)
    assert plain.rules.digest(plain.game) == before


def test_it_is_configured_and_drawn_as_asked() -> None:
    game = env("zero", scenario="free-pairs", render_mode="ansi", lang="fr")
    game.reset(seed=1)
    assert game.unwrapped.rules.scenario == "free-pairs"
    assert "pioche" in game.render()
    assert "[" not in env_text("flames")


def env_text(slug: str) -> str:
    game = env(slug, render_mode="ansi")
    game.reset(seed=1)
    return str(game.render())


def test_a_system_that_is_not_for_learners_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = msgspec.structs.replace(system("flames"), lab=Lab())
    monkeypatch.setattr(zoo, "registered", lambda slug: bare if slug == "flames" else system(slug))
    with pytest.raises(Unknown, match="known: skies, wings, zero"):
        env("flames")


def test_nothing_else_imports_what_learners_need() -> None:
    """A player installs neither numpy nor PettingZoo."""
    house = Path(escadrille.__file__).parent
    users = set()
    for file in house.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            if any(name.partition(".")[0] in LEARNERS for name in names):
                users.add(file.relative_to(house).as_posix())
            if any(name == "escadrille.lab.zoo" for name in names):
                users.add(file.relative_to(house).as_posix())
    assert users == {"lab/zoo.py"}
