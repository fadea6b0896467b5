"""A pytest plugin that counts rules: which passing tests prove which rule of a ledger.

A test names the rules it proves with ``@pytest.mark.rule("FLAMES-ALT-04", …)``;
``--rules-report FILE`` writes ``{rule ID: [node IDs of passing tests]}``, with or without xdist.
"""

import json
from pathlib import Path

import pytest

MARKER = "rule(*ids): the rules of a ledger that a test proves"
PROPERTY = "escadrille.rule"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.getgroup("escadrille").addoption(
        "--rules-report",
        metavar="FILE",
        help="write {rule ID: [passing tests that carry it]} to FILE, as JSON",
    )


def pytest_configure(config: pytest.Config) -> None:
    if not any(line.startswith("rule(") for line in config.getini("markers")):
        config.addinivalue_line("markers", MARKER)
    file: str | None = config.getoption("rules_report")
    # Reports of xdist's workers all reach the controller, which alone writes.
    if file and not hasattr(config, "workerinput"):
        config.pluginmanager.register(RulesReport(config.invocation_params.dir / file))


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        ids = [rule for mark in item.iter_markers("rule") for rule in mark.args]
        if any(not isinstance(rule, str) for rule in ids):
            raise pytest.UsageError(f"{item.nodeid}: rule() takes rule IDs, each a string: {ids}")
        # User properties travel with every report of the test, across processes too.
        item.user_properties += [(PROPERTY, rule) for rule in ids]


class RulesReport:
    """Written once the session ends, from the reports of each phase of each test."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.called: set[tuple[str, str]] = set()
        self.spoiled: set[str] = set()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        # A test that passes although it is marked xfail proves nothing either.
        if not report.passed or hasattr(report, "wasxfail"):
            self.spoiled.add(report.nodeid)
        elif report.when == "call":
            rules = (value for name, value in report.user_properties if name == PROPERTY)
            self.called.update((str(rule), report.nodeid) for rule in rules)

    def pytest_sessionfinish(self) -> None:
        proofs: dict[str, list[str]] = {}
        for rule, test in sorted(self.called):
            if test not in self.spoiled:
                proofs.setdefault(rule, []).append(test)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        text = json.dumps(proofs, indent=2, ensure_ascii=False)
        self.path.write_text(text + "\n", encoding="utf-8")
