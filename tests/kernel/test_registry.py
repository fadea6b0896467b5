"""The registry: systems by their slug, rules by their ID."""

import pytest

from escadrille.kernel.errors import Unknown
from escadrille.kernel.registry import catalogue, chapter, linked, slugs, system
from escadrille.kernel.system import System


def test_systems_are_found_by_their_slug() -> None:
    assert "flames" in slugs()
    for slug in slugs():
        assert isinstance(system(slug), System)
        assert system(slug).slug == slug


def test_slugs_come_sorted_and_once() -> None:
    assert slugs() == sorted(set(slugs()))


def test_an_unknown_system_is_answered_with_the_known_ones() -> None:
    with pytest.raises(Unknown, match=r"unknown system 'chess'; known: .*flames"):
        system("chess")


@pytest.mark.parametrize("slug", slugs())
def test_a_system_can_be_set_up_as_it_presents_itself(slug: str) -> None:
    found = system(slug)
    rules = found.engine.configure(scenario=found.content.first_scenario)
    assert (rules.system, rules.scenario) == (slug, found.content.first_scenario)
    assert set(rules.options) == {option.name for option in found.engine.options}
    assert {option.rule for option in found.engine.options} <= set(catalogue(slug))


def test_an_unknown_scenario_is_answered_with_the_known_ones() -> None:
    with pytest.raises(Unknown, match=r"unknown scenario 'nowhere'; known: .*first-duel"):
        system("flames").engine.configure(scenario="nowhere")


def test_a_rule_speaks_both_languages() -> None:
    rule = catalogue("flames")["FLAMES-COMP-02"]
    assert "110" in rule.text("en")
    assert "110" in rule.text("fr")
    assert rule.text("en") != rule.text("fr")


def test_a_rule_is_of_a_chapter_and_its_text_leads_to_those_it_names() -> None:
    assert chapter("FLAMES-ALT-04") == "ALT"
    assert linked("As FLAMES-ALT-04 says.") == ["As ", "FLAMES-ALT-04", " says."]
    assert linked("As it says.") == ["As it says."]
    named = {
        rule
        for slug in slugs()
        for one in catalogue(slug).values()
        for rule in (*linked(one.en)[1::2], *linked(one.fr)[1::2])
    }
    assert named
    assert all(rule in catalogue(rule.partition("-")[0].lower()) for rule in named)
