"""A pytest plugin that counts rules: which passing tests prove which rule of a ledger.

A test names the rules it proves with ``@pytest.mark.rule("FLAMES-ALT-04", …)``;
``--rules-report FILE`` writes ``{rule ID: [node IDs of passing tests]}``, with or without xdist.

A test cites a rule by `Table.refused`; ``--every-bar`` fails for a rule that bars choices in some
installed system and by which no passing test was refused.
"""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from escadrille.kernel.registry import slugs
from escadrille.testing import bars

MARKER = "rule(*ids): the rules of a ledger that a test proves"
PROPERTY = "escadrille.rule"
CITED = "escadrille.cited"


def pytest_addoption(parser: pytest.Parser) -> None:
    group = parser.getgroup("escadrille")
    group.addoption(
        "--rules-report",
        metavar="FILE",
        help="write {rule ID: [passing tests that carry it]} to FILE, as JSON",
    )
    group.addoption(
        "--every-bar",
        action="store_true",
        help="fail where a rule can bar a choice and no passing test was refused by it",
    )


def pytest_configure(config: pytest.Config) -> None:
    if not any(line.startswith("rule(") for line in config.getini("markers")):
        config.addinivalue_line("markers", MARKER)
    file: str | None = config.getoption("rules_report")
    # Reports of xdist's workers all reach the controller, which alone writes.
    if hasattr(config, "workerinput"):
        return
    if file:
        config.pluginmanager.register(RulesReport(config.invocation_params.dir / file))
    if config.getoption("every_bar"):
        config.pluginmanager.register(EveryBar())


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    bars.cited.clear()
    yield
    item.user_properties += [(CITED, rule) for rule in sorted({*bars.cited})]


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        ids = [rule for mark in item.iter_markers("rule") for rule in mark.args]
        if any(not isinstance(rule, str) for rule in ids):
            raise pytest.UsageError(f"{item.nodeid}: rule() takes rule IDs, each a string: {ids}")
        # User properties travel with every report of the test, across processes too.
        item.user_properties += [(PROPERTY, rule) for rule in ids]


class Proofs:
    """What passing tests tell of rules under one property, from the reports of their phases."""

    def __init__(self, told: str) -> None:
        self._property = told
        self._called: set[tuple[str, str]] = set()
        self._spoiled: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        # A test that passes although it is marked xfail proves nothing either.
        if not report.passed or hasattr(report, "wasxfail"):
            self._spoiled.add(report.nodeid)
        elif report.when == "call":
            rules = (value for name, value in report.user_properties if name == self._property)
            self._called.update((str(rule), report.nodeid) for rule in rules)

    def proven(self) -> dict[str, list[str]]:
        proofs: dict[str, list[str]] = {}
        for rule, test in sorted(self._called):
            if test not in self._spoiled:
                proofs.setdefault(rule, []).append(test)
        return proofs


class RulesReport(Proofs):
    """Written once the session ends."""

    def __init__(self, path: Path) -> None:
        super().__init__(PROPERTY)
        self.path = path

    def pytest_sessionfinish(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        text = json.dumps(self.proven(), indent=2, ensure_ascii=False)
        self.path.write_text(text + "\n", encoding="utf-8")


class EveryBar(Proofs):
    """Fails the session for a bar that no test has met."""

    def __init__(self) -> None:
        super().__init__(CITED)
        self._missing: list[str] = []

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        nameable = {rule for slug in slugs() for rule in bars.nameable(slug)}
        self._missing = sorted(nameable - self.proven().keys())
        if self._missing and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        for rule in self._missing:
            terminalreporter.write_line(f"{rule} can bar a choice, and no test cites it")
