"""Which rules can bar a choice, as the code of a system spells them out; and which a test cites.

A rule can be named by every function that makes a `Refusal`: by its own text, or by a table or a
function of its module that it reads, and so on.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from escadrille.kernel.registry import system

RULE_ID = re.compile(r"[A-Z]+(-[A-Z]+)?-\d\d\d?")

cited: list[str] = []
"""The rules that refused a line in the present test."""


def nameable(slug: str) -> set[str]:
    """Return every rule by which a system can bar a choice."""
    folder = system(slug).words.catalogue.parent
    return {rule for file in folder.rglob("*.py") for rule in _named(file)}


def _named(file: Path) -> Iterator[str]:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    defined: dict[str, ast.AST] = {
        target.id: node.value
        for node in tree.body
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    }
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    defined |= {function.name: function for function in functions}
    reached: list[ast.AST] = [function for function in functions if _refuses(function)]
    for found in reached:
        yield from _rules(found)
        read = {node.id for node in ast.walk(found) if isinstance(node, ast.Name)}
        reached += [defined[name] for name in read & defined.keys() if defined[name] not in reached]


def _refuses(function: ast.FunctionDef) -> bool:
    called = (node.func for node in ast.walk(function) if isinstance(node, ast.Call))
    return any(isinstance(name, ast.Name) and name.id == "Refusal" for name in called)


def _rules(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        text = node.value if isinstance(node, ast.Constant) else None
        if isinstance(text, str) and RULE_ID.fullmatch(text):
            yield text
