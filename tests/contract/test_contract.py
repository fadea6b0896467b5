"""Every registered system keeps the contract under every named option set."""

import os
from collections import deque
from itertools import cycle
from typing import Any

import pytest

from escadrille.kernel.registry import fights, slugs, system
from escadrille.testing import contract

SETTINGS = [(slug, name) for slug in slugs() for name in system(slug).engine.option_sets]
SCENARIOS = [
    (slug, scenario.id) for slug in slugs() for scenario in system(slug).content.scenarios()
]
CHECKS = list(contract.checks())
PROVED = [
    pytest.param(slug, setting, check, id=f"{slug}-{setting}-{name}")
    for slug, setting in SETTINGS
    for name, check in contract.checks(system(slug).campaign is not None)
]
SEEDS = range(3)
GAMES = range(8)


@pytest.fixture(autouse=True)
def memory_for_a_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """Waiting for the disk after each order is tested elsewhere, and slow."""
    monkeypatch.setattr(os, "fsync", lambda _: None)


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(("slug", "setting", "check"), PROVED)
def test_a_system_keeps_the_contract(
    slug: str, setting: str, check: contract.Check, seed: int
) -> None:
    check(system(slug).engine.configure(**system(slug).engine.option_sets[setting]), seed)


@pytest.mark.parametrize(("slug", "scenario"), SCENARIOS)
def test_every_scenario_is_played_to_its_end_and_nothing_vanishes(slug: str, scenario: str) -> None:
    rules = system(slug).engine.configure(scenario=scenario)
    for seed in GAMES:
        state = None
        for state in contract.walk(rules, seed):
            assert rules.audit(state) == []
        assert rules.outcome(state) is not None


# The checks take turns, so that each of them sees large and unusual battles too.
SHARED = [(*place, *check) for place, check in zip(SCENARIOS, cycle(CHECKS), strict=False)]


@pytest.mark.parametrize(("slug", "scenario", "name", "check"), SHARED)
def test_every_scenario_keeps_a_part_of_the_contract(
    slug: str, scenario: str, name: str, check: contract.Check
) -> None:
    check(system(slug).engine.configure(scenario=scenario), 1)


MANY = range(1000, 1060)


@pytest.mark.parametrize(("slug", "scenario"), SCENARIOS)
def test_many_random_games_of_a_scenario_end(slug: str, scenario: str) -> None:
    rules = system(slug).engine.configure(scenario=scenario)
    for seed in MANY:
        state = deque(contract.walk(rules, seed), maxlen=1).pop()
        assert rules.outcome(state) is not None
        assert rules.audit(state) == []


@pytest.mark.parametrize("slug", fights())
def test_more_than_a_thousand_random_games_are_played(slug: str) -> None:
    scenarios = [scenario for other, scenario in SCENARIOS if other == slug]
    assert len(scenarios) * len(MANY) > 1000


@pytest.mark.parametrize("slug", slugs())
def test_every_option_is_switched_on_in_some_setting(slug: str) -> None:
    tried: dict[str, set[Any]] = {}
    for setting in system(slug).engine.option_sets.values():
        for name, value in system(slug).engine.configure(**setting).options.items():
            tried.setdefault(name, set()).add(value)
    for option in system(slug).engine.options:
        assert tried[option.name] - {option.default}, f"{option.name} is never switched on"
