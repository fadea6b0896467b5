"""What a bot is given: all that its seat may know, and nothing of the true state."""

from typing import Any

import pytest

from escadrille.bots.api import Knowledge, know
from escadrille.kernel.registry import slugs, system
from escadrille.testing.walks import some


def known(slug: str, seed: int = 1) -> list[tuple[Any, Any, Knowledge]]:
    """Return moments of a random game: the rules, the true state, what a seat knows of it."""
    rules = system(slug).engine.configure(scenario=system(slug).content.first_scenario)
    return [
        (rules, state, know(rules, state, pending.seat))
        for state in some(rules, seed, 6)
        for pending in rules.pending(state)
    ]


@pytest.mark.parametrize("slug", slugs())
def test_knowledge_is_the_legal_choices_the_view_and_imagined_worlds(slug: str) -> None:
    for rules, state, knowledge in known(slug):
        seat = knowledge.seat
        assert knowledge.legal == rules.legal(state, seat)
        assert knowledge.view == rules.view(state, seat)
        imagined = knowledge.imagine(5)
        assert rules.digest(imagined) == rules.digest(rules.resample(state, seat, 5))
        assert rules.view(imagined, seat) == knowledge.view


@pytest.mark.parametrize("slug", slugs())
def test_nothing_public_of_it_is_the_true_state(slug: str) -> None:
    public = {name for name in dir(Knowledge) if not name.startswith("_")}
    assert public == {"imagine", "legal", "rules", "seat", "view"}
    for _, state, knowledge in known(slug):
        assert all(getattr(knowledge, name) is not state for name in public)
        assert type(knowledge.view) is not type(state)
        assert not hasattr(knowledge, "__dict__")


@pytest.mark.parametrize("slug", slugs())
def test_an_imagined_world_is_the_bots_own(slug: str) -> None:
    for rules, state, knowledge in known(slug):
        before = rules.digest(state)
        world = knowledge.imagine(1)
        assert world is not state
        rules.apply(world, knowledge.seat, rules.legal(world, knowledge.seat)[-1])
        assert rules.digest(state) == before


def test_what_is_hidden_is_not_in_an_imagined_world() -> None:
    """Over a game, the enemy's hand and the order of the deck are never all guessed."""
    guessed = [
        (world.hand == state.hand, world.deck == state.deck)
        for _, state, knowledge in known("flames")
        for world in [knowledge.imagine(1)]
    ]
    assert not all(hand for hand, _ in guessed)
    assert not any(deck for _, deck in guessed)
