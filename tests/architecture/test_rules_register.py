"""Every rule of a catalogue has a test, code that cites it, and words in both languages."""

import ast
import re
from pathlib import Path

import pytest

from escadrille.kernel.registry import Rule, catalogue, slugs, system

TESTS = Path(__file__).parents[1]
RULE_ID = re.compile(r"[A-Z]+-[A-Z]+-\d\d")


def named_by_tests() -> dict[str, set[str]]:
    """Return the IDs that stand in a `pytest.mark.rule(…)`, each with the files where."""
    found: dict[str, set[str]] = {}
    for file in sorted(TESTS.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
                for argument in node.args:
                    rule = ast.literal_eval(argument)
                    found.setdefault(rule, set()).add(str(file.relative_to(TESTS)))
    return found


def cited_by_code(slug: str) -> set[str]:
    """Return the IDs that the modules of a system spell out."""
    folder = system(slug).words.catalogue.parent
    return {
        rule
        for file in folder.rglob("*.py")
        for rule in RULE_ID.findall(file.read_text(encoding="utf-8"))
    }


NAMED = named_by_tests()
RULES = [(slug, rule, text) for slug in slugs() for rule, text in catalogue(slug).items()]


@pytest.mark.parametrize("slug", slugs())
def test_every_rule_of_the_catalogue_has_a_test(slug: str) -> None:
    missing = sorted(set(catalogue(slug)) - set(NAMED))
    assert not missing, f"{len(missing)} rules have no test: {' '.join(missing)}"


def test_every_rule_that_a_test_names_exists() -> None:
    known = {rule for _, rule, _ in RULES}
    unknown = {rule: sorted(files) for rule, files in NAMED.items() if rule not in known}
    assert not unknown


@pytest.mark.parametrize("slug", slugs())
def test_every_rule_is_found_in_the_code_by_its_id(slug: str) -> None:
    missing = sorted(set(catalogue(slug)) - cited_by_code(slug))
    assert not missing, f"{len(missing)} rules are cited nowhere: {' '.join(missing)}"


@pytest.mark.parametrize("slug", slugs())
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
