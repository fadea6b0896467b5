"""The rules report counts what passed, and every bar must be met; in one process and in several."""

import json
import os
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from escadrille.testing import bars

pytest_plugins = ["pytester"]

SUITE = """
import pytest

pytestmark = pytest.mark.rule("GAME-ALL-01")


@pytest.fixture
def breaks_before():
    raise RuntimeError


@pytest.fixture
def breaks_after():
    yield
    raise RuntimeError


@pytest.mark.rule("GAME-TURN-02")
@pytest.mark.rule("GAME-TURN-10", "GAME-TURN-01")
def test_passes():
    pass


@pytest.mark.rule("GAME-TURN-01")
@pytest.mark.parametrize("level", ["low", "medium", "high"])
def test_levels(level):
    assert level != "medium"


@pytest.mark.rule("GAME-FAIL-01")
def test_fails():
    assert False


@pytest.mark.rule("GAME-FAIL-02")
def test_fails_before(breaks_before):
    pass


@pytest.mark.rule("GAME-FAIL-03")
def test_fails_after(breaks_after):
    pass


@pytest.mark.rule("GAME-SKIP-01")
@pytest.mark.skip
def test_is_skipped():
    pass


@pytest.mark.rule("GAME-SKIP-02")
@pytest.mark.xfail
def test_fails_as_expected():
    assert False


@pytest.mark.rule("GAME-SKIP-03")
@pytest.mark.xfail
def test_passes_unexpectedly():
    pass
"""

PASSING = [
    "test_suite.py::test_levels[high]",
    "test_suite.py::test_levels[low]",
    "test_suite.py::test_passes",
]


@pytest.mark.parametrize("processes", [(), ("-n", "2")], ids=["one process", "two workers"])
def test_the_report_lists_the_passing_tests_of_each_rule(
    pytester: pytest.Pytester, processes: tuple[str, ...]
) -> None:
    pytester.makepyfile(test_suite=SUITE)
    result = pytester.runpytest("--strict-markers", "--rules-report", "out/rules.json", *processes)
    result.assert_outcomes(passed=4, failed=2, errors=2, skipped=1, xfailed=1, xpassed=1)
    text = (pytester.path / "out" / "rules.json").read_text(encoding="utf-8")
    rules = json.loads(text)
    assert rules == {
        "GAME-ALL-01": PASSING,
        "GAME-TURN-01": PASSING,
        "GAME-TURN-02": ["test_suite.py::test_passes"],
        "GAME-TURN-10": ["test_suite.py::test_passes"],
    }
    assert list(rules) == sorted(rules)
    assert text.endswith("}\n")


def test_a_worker_that_dies_leaves_its_test_out(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        """
        import os

        import pytest


        @pytest.fixture
        def dies_after():
            yield
            os._exit(1)


        @pytest.mark.rule("GAME-FAIL-01")
        def test_dies(dies_after):
            pass
        """
    )
    pytester.runpytest("--rules-report", "rules.json", "-n", "1")
    assert json.loads((pytester.path / "rules.json").read_text(encoding="utf-8")) == {}


def test_a_test_that_was_only_set_up_proves_nothing(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(test_suite=SUITE)
    pytester.runpytest("--rules-report", "rules.json", "--setup-only")
    assert json.loads((pytester.path / "rules.json").read_text(encoding="utf-8")) == {}


def test_a_mark_added_at_collection_counts(pytester: pytest.Pytester) -> None:
    pytester.makeconftest(
        """
        import pytest


        def pytest_collection_modifyitems(items):
            for item in items:
                item.add_marker(pytest.mark.rule("GAME-TURN-01"))
        """
    )
    pytester.makepyfile(test_suite="def test_passes(): pass")
    pytester.runpytest("--rules-report", "rules.json").assert_outcomes(passed=1)
    rules = json.loads((pytester.path / "rules.json").read_text(encoding="utf-8"))
    assert rules == {"GAME-TURN-01": ["test_suite.py::test_passes"]}


def test_without_the_option_nothing_is_written(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(test_suite="def test_passes(): pass")
    pytester.runpytest("-p", "no:cacheprovider").assert_outcomes(passed=1)
    assert not list(pytester.path.glob("*.json"))


@pytest.mark.parametrize("ini", ["", "[pytest]\nmarkers = rule(*ids): ours\n"])
def test_the_marker_is_registered_once(pytester: pytest.Pytester, ini: str) -> None:
    pytester.makeini(ini)
    lines = pytester.runpytest("--markers").outlines
    assert len([line for line in lines if line.startswith("@pytest.mark.rule(")]) == 1


def test_a_rule_that_is_not_a_string_is_refused(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        """
        import pytest


        @pytest.mark.rule(["GAME-TURN-01"])
        def test_passes():
            pass
        """
    )
    result = pytester.runpytest()
    assert result.ret == pytest.ExitCode.USAGE_ERROR
    result.stderr.fnmatch_lines(["*test_passes: rule() takes rule IDs*GAME-TURN-01*"])


TEMPLATE = Path(__file__).parents[2] / "docs" / "template"
BARS = {"JOUST-GUN-01", "JOUST-GUN-02", "JOUST-PASS-01", "JOUST-PASS-02", "JOUST-PASS-03"}
BARS |= {f"JOUST-CAMP-0{number}" for number in (1, 2, 3, 5, 6)}
ALONE = """
from importlib.metadata import EntryPoint

from escadrille.kernel import registry

points = [
    EntryPoint("joust", "joust:SYSTEM", registry.GROUP),
    EntryPoint("joust-campaign", "joust.campaign:SYSTEM", registry.GROUP),
]
registry.entry_points = lambda group: points
"""


@pytest.fixture
def joust(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """Return a folder with the tests of the template, in which no other system is installed."""
    monkeypatch.syspath_prepend(TEMPLATE)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    pytester.makeconftest(ALONE)
    pytester.copy_example(str(TEMPLATE / "tests"))
    return pytester


@pytest.mark.parametrize("processes", [(), ("-n", "2")], ids=["one process", "two workers"])
def test_every_rule_that_bars_a_choice_must_be_cited(
    joust: pytest.Pytester, processes: tuple[str, ...]
) -> None:
    words = ("--every-bar", "-k", "not contract", *processes)
    assert joust.runpytest_subprocess(*words).ret == pytest.ExitCode.OK
    fewer = joust.runpytest_subprocess(*words[:2], "not contract and not silent", *processes)
    assert fewer.ret == pytest.ExitCode.TESTS_FAILED
    fewer.stdout.fnmatch_lines(["JOUST-GUN-02 can bar a choice, and no test cites it"])
    fewer.stdout.no_fnmatch_line("JOUST-GUN-01 can bar*")


def test_a_bar_that_only_a_failing_test_meets_is_not_cited(joust: pytest.Pytester) -> None:
    for file in joust.path.rglob("test_joust.py"):
        told = file.read_text(encoding="utf-8")
        told = told.replace('assert t.legal() == ["pass"]', "assert t.legal() == []")
        file.write_text(told, encoding="utf-8")
    result = joust.runpytest_subprocess("--every-bar", "-k", "not contract")
    assert result.ret == pytest.ExitCode.TESTS_FAILED
    result.stdout.fnmatch_lines(["JOUST-GUN-02 can bar a choice, and no test cites it"])


def test_a_bar_is_found_in_the_code_that_refuses(monkeypatch: pytest.MonkeyPatch) -> None:
    joust = SimpleNamespace(words=SimpleNamespace(catalogue=TEMPLATE / "joust" / "catalogue.toml"))
    monkeypatch.setattr(bars, "system", lambda slug: joust)
    assert bars.nameable("joust") == BARS
