"""Compiles the hot modules with mypyc, when asked to: `make wheel`, `make fast`.

Without the hook a wheel is pure Python, whole, and plays the same games. Modules that declare
structures (msgspec) or inherit from a list stay as they are: mypyc has no native classes for them.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import runpy
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"
HOUSE = ("kernel/rng.py", "kernel/decks.py", "mechanics/*.py", "mechanics/plane/*.py")
SEARCH = ("bots/search/*.py",)
SYSTEM = ("*.py", "rules/*.py", "hidden/*.py", "bots/*.py")
OPT_LEVEL = "1"
SYSTEMS = tuple(sorted(path.parent.name for path in SOURCE.glob("escadrille/systems/*/engine.py")))
COLD = {"__init__", "arena", "careers", "checks", "features", "notes", "pen", "situations"}
"""Asked for once a game or less, and full of what mypyc has no words for."""


class CompileHook(BuildHookInterface[Any]):
    """Off unless HATCH_BUILD_HOOK_ENABLE_CUSTOM is set (pyproject.toml)."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        built = compiled(ROOT / "build" / "compiled")
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for path in (path for path in built.rglob("*") if path.is_file()):
            build_data["force_include"][str(path)] = str(path.relative_to(built))


def groups(systems: tuple[str, ...]) -> dict[str, list[str]]:
    """Return what is compiled, each group to one library: the house, and each system."""
    house = SOURCE / "escadrille"
    found = {"escadrille_house": [*_hot(house, HOUSE), *_hot(house, SEARCH)]}
    for slug in systems:
        found[f"escadrille_{slug}"] = _hot(house / "systems" / slug, SYSTEM)
    return found


def _hot(folder: Path, patterns: tuple[str, ...]) -> list[str]:
    paths = sorted(path for pattern in patterns for path in folder.glob(pattern))
    return [
        str(path.relative_to(SOURCE))
        for path in paths
        if path.stem not in COLD and not any(_odd_classes(path))
    ]


def _odd_classes(path: Path) -> Iterator[str]:
    """Return the classes of a module that cannot be native."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef):
            bases = [ast.unparse(base) for base in node.bases]
            if node.keywords or any(base.startswith(("list[", "Numbered")) for base in bases):
                yield node.name


def compiled(work: Path, systems: tuple[str, ...] = SYSTEMS, opt_level: str = OPT_LEVEL) -> Path:
    """Compile into a folder, anew only what has changed there; return the folder of the result."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    build = runpy.run_path(str(SOURCE / "escadrille" / "build.py"))  # nothing of ours is installed
    wanted, sources = groups(systems), build["stamp"](SOURCE / "escadrille")
    work = (work / f"O{opt_level}").resolve()
    work.mkdir(parents=True, exist_ok=True)
    before = Path.cwd()
    os.chdir(SOURCE)  # mypyc names its modules from here
    try:
        modules = mypycify(
            [
                f"--config-file={ROOT / 'pyproject.toml'}",
                f"--cache-dir={work / 'mypy'}",
                "--follow-imports=silent",
                *(path for paths in wanted.values() for path in paths),
            ],
            separate=[(paths, name) for name, paths in wanted.items()],
            target_dir=str(work / "c"),
            opt_level=opt_level,
            debug_level="0",
            strict_dunder_typing=False,
        )
    finally:
        os.chdir(before)
    made = Distribution({"name": "escadrille", "ext_modules": modules, "packages": []})
    command: Any = made.get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(work / "lib"), str(work / "objects")
    command.parallel = len(os.sched_getaffinity(0))
    command.ensure_finalized()
    os.chdir(SOURCE)
    try:
        command.run()
    finally:
        os.chdir(before)
    lib, outputs = work / "lib", {Path(path) for path in command.get_outputs()}
    for path in lib.rglob("*"):  # of an earlier time, when more was compiled
        if path.is_file() and path not in outputs:
            path.unlink()
    (lib / "escadrille" / build["STAMP"]).write_text(json.dumps(sources))
    return lib


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--system", action="append", help="compile only these systems")
    parser.add_argument("--opt-level", default=OPT_LEVEL, choices=("0", "1", "2", "3"))
    parser.add_argument("--work", type=Path, default=ROOT / "build" / "compiled")
    parser.add_argument("--into", type=Path, default=SOURCE, help="where the modules are put")
    told = parser.parse_args()
    built = compiled(told.work, tuple(told.system or SYSTEMS), told.opt_level)
    shutil.copytree(built, told.into, dirs_exist_ok=True)


if __name__ == "__main__":
    main()
