"""Every rule of a catalogue has a test, code that cites it, and words in both languages."""

import re

import pytest
from tools.coverage import PAGE, page, proofs

from escadrille.kernel.registry import Rule, catalogue, slugs, system

RULE_ID = re.compile(r"[A-Z]+-[A-Z]+-\d\d\d?")


def cited_by_code(slug: str) -> set[str]:
    """Return the IDs that the modules of a system spell out."""
    folder = system(slug).words.catalogue.parent
    return {
        rule
        for file in folder.rglob("*.py")
        for rule in RULE_ID.findall(file.read_text(encoding="utf-8"))
    }


NAMED = proofs()
OWNERS = [slug for slug in slugs() if system(slug).campaign is None]  # others share a catalogue
RULES = [(slug, rule, text) for slug in OWNERS for rule, text in catalogue(slug).items()]


@pytest.mark.parametrize("slug", OWNERS)
def test_every_rule_of_the_catalogue_has_a_test(slug: str) -> None:
    missing = sorted(set(catalogue(slug)) - set(NAMED))
    assert not missing, f"{len(missing)} rules have no test: {' '.join(missing)}"


def test_the_page_of_rule_coverage_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "python -m tools.coverage writes it"


def test_every_rule_that_a_test_names_exists() -> None:
    known = {rule for _, rule, _ in RULES}
    unknown = {rule: sorted(tests) for rule, tests in NAMED.items() if rule not in known}
    assert not unknown


@pytest.mark.parametrize("slug", OWNERS)
def test_every_rule_is_found_in_the_code_by_its_id(slug: str) -> None:
    missing = sorted(set(catalogue(slug)) - cited_by_code(slug))
    assert not missing, f"{len(missing)} rules are cited nowhere: {' '.join(missing)}"


@pytest.mark.parametrize("slug", OWNERS)
def test_every_rule_that_the_code_cites_exists(slug: str) -> None:
    prefix = f"{slug.upper()}-"
    cited = {rule for rule in cited_by_code(slug) if rule.startswith(prefix)}
    assert cited <= set(catalogue(slug))


@pytest.mark.parametrize(("slug", "rule", "text"), RULES, ids=[rule for _, rule, _ in RULES])
def test_a_rule_speaks_both_languages(slug: str, rule: str, text: Rule) -> None:
    assert RULE_ID.fullmatch(rule)
    assert rule.startswith(f"{slug.upper()}-")
    assert set(text.title) == {"en", "fr"}
    for english, french in ((text.title["en"], text.title["fr"]), (text.en, text.fr)):
        assert english.strip() == english != ""
        assert french.strip() == french != ""
        assert english != french
