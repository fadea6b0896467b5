"""Situations that a stranger has edited are refused when they are read, or can be played on from.

ESCADRILLE_MUTANTS says how many of each system are tried, and ESCADRILLE_GAMES of how many games.
"""

import os
import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from escadrille.kernel.errors import BadSituation
from escadrille.kernel.game import from_situation
from escadrille.kernel.registry import slugs, system
from escadrille.kernel.rng import seeded
from escadrille.testing.mutants import moments, mutant, mutants, survives
from escadrille.testing.walks import any_answer

COUNT = int(os.environ.get("ESCADRILLE_MUTANTS", "300"))
GAMES = int(os.environ.get("ESCADRILLE_GAMES", "2"))
EXAMPLES = [
    tomllib.loads(path.read_text(encoding="utf-8"))
    for path in sorted((Path(__file__).parents[2] / "docs" / "examples").glob("*.toml"))
]


class Drawn:
    """Chance that hypothesis decides, and can make smaller."""

    def __init__(self, data: st.DataObject) -> None:
        self.data = data

    def below(self, n: int) -> int:
        return self.data.draw(st.integers(0, n - 1))


@cache
def game(slug: str, seed: int) -> list[dict[str, Any]]:
    return moments(system(slug), seed)


@pytest.mark.parametrize("slug", slugs())
@settings(max_examples=COUNT // 3, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_a_moment_with_one_thing_changed_is_refused_or_sound(
    slug: str, data: st.DataObject
) -> None:
    chance = Drawn(data)
    raw = mutant(system(slug), game(slug, chance.below(GAMES)), chance)
    survives(system(slug), raw, chance.below(1000), orders=200)


@pytest.mark.parametrize("slug", slugs())
def test_an_edited_situation_is_refused_or_played_on_from(slug: str) -> None:
    read = refused = 0
    more = [raw for raw in EXAMPLES if raw["system"] == slug]
    for number, raw in enumerate(mutants(system(slug), 1, COUNT, more)):
        if survives(system(slug), raw, number):
            read += 1
        else:
            refused += 1
    assert read > COUNT // 20, "hardly anything was read: the changes are too coarse"
    assert refused > COUNT // 20, "hardly anything was refused: the changes change nothing"


def test_a_script_that_answers_what_is_not_asked_changes_nothing() -> None:
    raw = next(raw for raw in EXAMPLES if raw["system"] == "phantom")
    game = from_situation({**raw, "script": [900]}, ["human"])
    chance = seeded(1)
    refused = None
    while refused is None:
        seat, choice = any_answer(game.rules, game.state, chance)
        before = game.rules.situation(game.state)
        try:
            game.order(seat, game.rules.order(game.state, seat, choice))
        except BadSituation as error:
            refused = str(error)
    assert "the script answers 900 where 0 to " in refused
    assert game.rules.situation(game.state) == before
    assert game.pending


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"copies": [10**6, 1, 1, 1]}, "copies"),
        ({"copies": [300, 1, 1, 1]}, "copies"),
        ({"script": [1] * 10**5}, "script"),
        ({"stack": ["turn begin"] * 10**4}, "stack"),
        ({"decks": {"A": ["A4"] * 10**5}}, "decks"),
        ({"decks": {"A": "A4 " * 10**6}}, "decks"),
        ({"aircraft": [{"side": 0}] * 10**4}, "aircraft"),
        ({"chance": 1 << 300}, "chance"),
        ({"turn": 10**6}, "turn"),
        ({"guns": [[0, 0]] * 10**4}, "guns"),
        ({"table": {"side": [{"aircraft": []}] * 10**4}}, "side"),
        ({"options": {"x" * 10**6: True}}, "options"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_more_than_the_rules_know_is_refused(change: dict[str, object], place: str) -> None:
    raw = next(raw for raw in EXAMPLES if raw["system"] == "wings")
    with pytest.raises(BadSituation) as refused:
        system("wings").engine.read_situation({**raw, **change})
    assert place in str(refused.value)
    assert len(str(refused.value)) < 10**5
