"""The tree: short files, and nothing that ties it to one machine or one registry of packages."""

from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LONGEST = 600
FOLDERS = ("src", "tests", "docs", "bench", ".ci")
KINDS = (".cfg", ".ftl", ".md", ".py", ".toml", ".txt", ".yaml", ".yml")

# In pieces, lest this file name what no file may name.
HOSTS = [
    ".".join(parts)
    for parts in [
        ("pypi", "org"),
        ("pythonhosted", "org"),
        ("npmjs", "org"),
        ("npmjs", "com"),
        ("yarnpkg", "com"),
        ("anaconda", "org"),
    ]
]


def files() -> Iterator[Path]:
    """Yield the texts that the project consists of."""
    for folder in FOLDERS:
        for path in (ROOT / folder).rglob("*"):
            if path.is_file() and (path.suffix in KINDS or folder == ".ci"):
                yield path
    for path in ROOT.iterdir():
        if path.is_file() and (path.suffix in KINDS or path.name in ("LICENSE", "Makefile")):
            yield path


FILES = {str(path.relative_to(ROOT)): path for path in sorted(files())}
MODULES = [name for name in FILES if name.endswith(".py")]


@pytest.mark.parametrize("name", MODULES)
def test_a_module_is_not_too_long(name: str) -> None:
    lines = FILES[name].read_text(encoding="utf-8").count("\n")
    assert lines <= LONGEST, f"{lines} lines; split it"


@pytest.mark.parametrize("name", FILES)
def test_no_file_names_the_host_of_a_registry(name: str) -> None:
    text = FILES[name].read_text(encoding="utf-8").lower()
    assert [host for host in HOSTS if host in text] == []


def test_the_search_looks_at_the_whole_project() -> None:
    assert {"pyproject.toml", "constraints.txt", "Makefile", ".ci/run", "README.md"} <= set(FILES)
    assert "src/escadrille/kernel/api.py" in FILES
    assert "tests/architecture/test_tree.py" in FILES
