"""The compiled build plays the same games: counted lines of play, golden games, digests, refusals.

`make test` compiles the house and one system, without optimising: what is written is tried, not its
speed. With ESCADRILLE_COMPILED=all (`make soak`) every system is compiled as for a release, and all
tests of the kernel, the mechanics, the systems, the contract and the bots run on it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
ALL = os.environ.get("ESCADRILLE_COMPILED") == "all"
ONE = "zero"
CHOSEN = ["tests/perft", "tests/replays", f"tests/systems/{ONE}", "tests/kernel/test_rng.py"]
EVERYTHING = ["tests/perft", "tests/replays"] + [
    f"tests/{room}" for room in ("kernel", "mechanics", "systems", "contract", "bots")
]
PATCHED = "tests/systems/zero/test_long_fights.py"
"""Replaces methods of a class, which compiled callers do not look up."""

pytestmark = pytest.mark.skipif(
    shutil.which(os.environ.get("CC", "cc")) is None, reason="there is no C compiler here"
)


def run(tree: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python with the package of a tree."""
    given = {name: value for name, value in os.environ.items() if name != "ESCADRILLE_PURE"}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        check=False,
        env={**given, "PYTHONPATH": str(tree), "PYTEST_ADDOPTS": ""},
        capture_output=True,
        text=True,
    )


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the package and its compiled modules."""
    tree = tmp_path_factory.mktemp("compiled")
    shutil.copytree(ROOT / "src" / "escadrille", tree / "escadrille", ignore=_compiled_here)
    how = [] if ALL else ["--system", ONE, "--opt-level", "0"]
    work = ["--work", str(tree / "work"), "--into", str(tree)]
    made = run(ROOT / "src", "hatch_build.py", *how, *work)
    assert made.returncode == 0, made.stdout + made.stderr
    return tree


def _compiled_here(folder: str, names: list[str]) -> list[str]:
    return [name for name in names if name.endswith(".so") or name == "compiled.json"]


def test_the_compiled_build_passes_the_same_tests(tree: Path) -> None:
    assert "(compiled)" in run(tree, "-m", "escadrille", "--lang", "en", "--version").stdout
    paths = EVERYTHING if ALL else CHOSEN
    only = [f"--ignore={PATCHED}", *([] if ALL else ["-k", ONE])]
    quick = ["-q", "-x", "--no-header", "-p", "no:cacheprovider"]
    tests = run(tree, "-m", "pytest", *quick, *paths, *only)
    assert tests.returncode == 0, tests.stdout[-4000:] + tests.stderr[-1000:]


def test_compiled_modules_of_other_sources_are_passed_over(tree: Path) -> None:
    seen = "from escadrille import build; import escadrille.kernel.rng as it\n"
    seen += "print(build.kind(), it.__file__)"
    kind, path = run(tree, "-c", seen).stdout.split()
    assert (kind, Path(path).suffix) == ("compiled", ".so")
    changed = tree / "escadrille" / "kernel" / "rng.py"
    before = changed.read_text(encoding="utf-8")
    changed.write_text(before + "\nGENERATOR_OF_TOMORROW = 3\n", encoding="utf-8")
    try:
        kind, path = run(tree, "-c", seen + "; it.GENERATOR_OF_TOMORROW").stdout.split()
        assert (kind, Path(path)) == ("stale", changed)
    finally:
        changed.write_text(before, encoding="utf-8")
