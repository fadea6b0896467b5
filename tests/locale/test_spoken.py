"""Whatever a seat may be shown in a random game can be said: a missing word would end its page."""

from __future__ import annotations

from typing import Any

import pytest
from tests.locale.test_words import facts_of_refusals

from escadrille.kernel import registry
from escadrille.kernel.registry import slugs, system
from escadrille.kernel.words import Sight
from escadrille.locale import LANGUAGES, voice
from escadrille.locale.rules import facts_of
from escadrille.testing.walks import observers, played, seen, some

SETTINGS = [(slug, name) for slug in slugs() for name in system(slug).engine.option_sets]


def check_all_is_said(slug: str, setting: str, seed: int, one_in: int = 12) -> None:
    found = system(slug)
    rules = found.engine.configure(**found.engine.option_sets[setting])
    shown = found.words.presenter
    game = played(rules, seed)
    for lang in LANGUAGES:
        say = voice(lang)
        for state in some(rules, seed, one_in):
            for seat in observers(rules):
                shown.board(Sight(rules.view(state, seat), rules), say)
            for seat, _ in rules.pending(state):
                sight = Sight(rules.view(state, seat), rules)
                assert shown.question(sight, say)
                for choice in rules.legal(state, seat):
                    facts: Any = rules.facts(state, seat, choice)
                    shown.order(sight, rules.order(state, seat, choice), facts, say)
                for order, refusal in rules.refusals(state, seat):
                    shown.order(sight, order, None, say)
                    facts_of(refusal.rule, refusal.facts, say)
        for seat in observers(rules):
            sight = Sight(rules.view(state, seat), rules)
            for events in game.events:
                for event in seen(events, seat):
                    shown.event(sight, event, say)


@pytest.mark.parametrize(("slug", "setting"), SETTINGS)
def test_all_of_a_random_game_can_be_said(slug: str, setting: str) -> None:
    check_all_is_said(slug, setting, 1)


@pytest.mark.usefixtures("toys")
@pytest.mark.parametrize(("slug", "setting"), [("joust", "tracers"), ("joust-campaign", "long")])
def test_all_of_the_template_can_be_said(slug: str, setting: str) -> None:
    for seed in range(8):
        check_all_is_said(slug, setting, seed, one_in=1)


@pytest.mark.usefixtures("toys")
def test_the_facts_of_the_templates_refusals_can_be_said() -> None:
    facts = facts_of_refusals(registry.home("joust"))
    assert {"card", "pilot"} <= facts
    for lang in LANGUAGES:
        assert [fact for fact in facts if not voice(lang).knows(f"joust-fact-{fact}")] == []
