"""Every file, symbol, target, command and rule that the documents for newcomers name exists."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HOUSE = ROOT / "src" / "escadrille"
TEMPLATE = ROOT / "docs" / "template"
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *(ROOT / "docs" / f"{name}.md" for name in ("adding-a-system", "architecture", "campaigns")),
]
FOLDERS = [ROOT, ROOT / "docs", ROOT / "src", HOUSE, HOUSE / "mechanics", HOUSE / "table", TEMPLATE]
FOLDERS += [*(HOUSE / "systems").glob("*/"), *(HOUSE / "systems").glob("*/bots")]

PATH = re.compile(r"[\w.<>*-]+(/[\w.<>*-]*)+|[\w<>-]+\.(py|js|md|toml|ftl|css|txt)")
DOTTED = re.compile(r"[A-Za-z_]\w*(\.[A-Za-z_]\w*)+")
SYMBOL = re.compile(r"[a-z]+_\w+|[A-Z]\w*[a-z]\w*|[A-Z][A-Z_]+")
MAKE = re.compile(r"make ([a-z]+)")
COMMAND = re.compile(r"(?:\.venv/bin/)?escadrille ([a-z]+)")
RULE = re.compile(r"[A-Z]+-[A-Z]+-\d\d\d?")


def spans(page: Path) -> list[str]:
    """Return what a page sets in the type of code, blocks apart."""
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    return sorted({*re.findall(r"`([^`\n]+)`", text)})


def blocks(page: Path) -> str:
    return "\n".join(re.findall(r"```.*?```", page.read_text(encoding="utf-8"), re.DOTALL))


@cache
def definitions(module: Path) -> dict[str, set[str]]:
    """Return what a module defines, each with its own members."""
    return dict(_defined(ast.parse(module.read_text(encoding="utf-8"))))


def _defined(tree: ast.Module) -> Iterator[tuple[str, set[str]]]:
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name, set()
        elif isinstance(node, ast.ClassDef):
            yield node.name, {*_members(node)}
        elif isinstance(node, ast.ImportFrom):
            yield from ((alias.asname or alias.name, set()) for alias in node.names)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            names = (one for one in ast.walk(node) if isinstance(one, ast.Name))
            yield from ((one.id, set()) for one in names if isinstance(one.ctx, ast.Store))


def _members(found: ast.ClassDef) -> Iterator[str]:
    for node in ast.walk(found):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name
        elif isinstance(node, ast.Name | ast.Attribute) and isinstance(node.ctx, ast.Store):
            yield node.id if isinstance(node, ast.Name) else node.attr


@cache
def everything() -> dict[str, set[str]]:
    """Return all symbols of the house, of the template and of the page."""
    found: dict[str, set[str]] = {}
    for folder in (HOUSE, TEMPLATE):
        for module in folder.rglob("*.py"):
            for name, members in definitions(module).items():
                found.setdefault(name, set()).update(members)
    for script in (HOUSE / "web").rglob("*.js"):
        if "vendor" not in script.parts:
            text = script.read_text(encoding="utf-8")
            methods = {*re.findall(r"^  (?:async )?(\w+)\(.*\{$", text, re.MULTILINE)}
            for name in re.findall(
                r"^export (?:const|class|function|async function) (\w+)", text, re.MULTILINE
            ):
                found.setdefault(name, set()).update(methods)
    return found


def is_path(name: str) -> bool:
    pattern = re.sub(r"<\w+>", "*", name).rstrip("/")
    return any([*folder.glob(pattern)] for folder in FOLDERS)


def is_symbol(name: str) -> bool:
    """Is this a module, something in one, or a class and its member?"""
    first, *rest = name.split(".")
    if set(rest) <= everything().get(first, set()) and first in everything():
        return True
    for folder in (ROOT / "src", HOUSE, TEMPLATE):
        place, left = folder, name.split(".")
        while left and (place / left[0]).is_dir():
            place = place / left.pop(0)
        if not left:
            return place != folder
        module = place / f"{left.pop(0)}.py"
        if module.is_file():
            known = definitions(module)
            return not left or (left[0] in known and set(left[1:]) <= known[left[0]])
    return False


def unknown(page: Path) -> Iterator[str]:
    """Yield what a page names and nothing is."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    commands = (HOUSE / "cli" / "app.py").read_text(encoding="utf-8")
    catalogues = [*HOUSE.glob("systems/*/catalogue.toml"), TEMPLATE / "joust" / "catalogue.toml"]
    rules = "\n".join(file.read_text(encoding="utf-8") for file in catalogues)
    codes = "".join(file.read_text(encoding="utf-8") for file in HOUSE.glob("*/errors.py"))
    for span in spans(page):
        if PATH.fullmatch(span):
            sound = is_path(span) or f'"{span}"' in codes
        elif DOTTED.fullmatch(span):
            sound = is_symbol(span)
        elif RULE.fullmatch(span):
            sound = span in rules
        else:
            sound = not SYMBOL.fullmatch(span) or span in everything()
        if not sound:
            yield span
    said = "\n".join([blocks(page), *spans(page)])
    yield from (f"make {name}" for name in MAKE.findall(said) if f"\n{name}:" not in makefile)
    for name in COMMAND.findall(said):
        if not re.search(rf'def {name}\(|name="{name}"', commands):
            yield f"escadrille {name}"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_a_page_names_exists(page: Path) -> None:
    assert [*unknown(page)] == []


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_what_a_page_links_to_exists(page: Path) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize(
    "name",
    [
        "kernel.api.Wheels",
        "table.nowhere",
        "Game.nothing",
        "systems/<slug>/nothing.py",
        "no_such",
        "JOUST-GUN-99",
    ],
)
def test_a_name_that_nothing_bears_is_noticed(name: str, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"See `{name}`, `make nothing` and `escadrille nothing`.", encoding="utf-8")
    assert [*unknown(page)] == [name, "make nothing", "escadrille nothing"]


def test_the_map_names_every_module_of_the_table() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    (drawn,) = re.findall(r"## A map of `table/`(.*?)\n## ", page, re.DOTALL)
    modules = {file.name for file in (HOUSE / "table").glob("*.py")} - {"__init__.py"}
    assert {*re.findall(r"`(\w+\.py)`", drawn)} == modules


def test_the_walk_shows_each_file_of_the_template() -> None:
    page = (ROOT / "docs" / "adding-a-system.md").read_text(encoding="utf-8")
    files = [file.relative_to(TEMPLATE) for file in TEMPLATE.rglob("*") if file.is_file()]
    shown = [file.as_posix() for file in files if "__pycache__" not in file.parts]
    assert [name for name in shown if f"`{name}`" not in page] == []
