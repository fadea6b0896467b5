"""Writes docs/coverage.md: which tests prove the rules of each system, chapter by chapter.

`python -m tools.coverage` counts what is marked with `pytest.mark.rule`; nothing is run.
"""

from __future__ import annotations

import ast
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from escadrille.kernel.registry import home, slugs

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "coverage.md"
MAINLY = 2  # files of each chapter that are named
HEAD = """# Rule coverage

Which tests prove the rules of each system, chapter by chapter. `python -m tools.coverage` writes
this page from the catalogues and from the marks of the tests; a test fails while it is out of
date. What passes is told by `pytest --rules-report FILE`."""


def proofs() -> dict[str, set[str]]:
    """Return the rules that tests say they prove, each with those tests: file and function."""
    found: dict[str, set[str]] = {}
    for file in sorted((ROOT / "tests").rglob("*.py")):
        name = file.relative_to(ROOT).as_posix()
        for test, tree in _marked(ast.parse(file.read_text(encoding="utf-8"))):
            for rule in _rules(tree):
                found.setdefault(rule, set()).add(f"{name}::{test}")
    return found


def _marked(module: ast.Module) -> Iterator[tuple[str, ast.AST]]:
    """Yield what may carry marks, with the name of its test: decorators, and tables of cases."""
    for node in module.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield from ((node.name, decorator) for decorator in node.decorator_list)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            yield "", node


def _rules(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            yield from (ast.literal_eval(argument) for argument in node.args)


def page() -> str:
    """Return the page as it should be."""
    proven, parts = proofs(), [HEAD]
    for slug in slugs():
        catalogue = home(slug) / "catalogue.toml"
        if not catalogue.is_relative_to(ROOT) or not catalogue.is_file():
            continue  # from outside, or a campaign: it has the catalogue of what it flies
        rules = tomllib.loads(catalogue.read_text(encoding="utf-8"))
        chapters: dict[str, list[str]] = {}
        for rule in rules:
            chapters.setdefault(rule.split("-")[1], []).append(rule)
        tests = set().union(*(proven.get(rule, ()) for rule in rules))
        parts.append(f"\n## {slug}: {len(rules)} rules, {len(tests)} tests\n")
        parts.append("| chapter | rules | tests | most of them in |\n|---|--:|--:|---|")
        for chapter, named in chapters.items():
            tests = set().union(*(proven.get(rule, ()) for rule in named))
            files = Counter(test.partition("::")[0] for test in sorted(tests))
            where = " ".join(f"`{file}`" for file, _ in files.most_common(MAINLY))
            parts.append(f"| {chapter} | {len(named)} | {len(tests)} | {where} |")
    return "\n".join(parts) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
