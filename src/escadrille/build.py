"""Which build runs: hot modules compiled by mypyc, or all of them as Python reads them.

Compiled modules lie beside their sources, with a list of the sources that they were made from.
Where one of those has changed since, none of the compiled modules is used: what runs is always what
is written. ESCADRILLE_PURE=1 passes them over as well.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
from collections.abc import Sequence
from functools import cache
from importlib.abc import MetaPathFinder
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from sysconfig import get_config_var
from types import ModuleType
from typing import Final, Literal

HERE: Final = Path(__file__).parent
STAMP: Final = "compiled.json"
# Compiled code has figures of interpreted modules in it, too.
ROOMS: Final = ("kernel", "mechanics", "content", "systems", "bots")

Kind = Literal["compiled", "pure", "stale"]
"""Stale: compiled modules lie here, but not of these sources; so pure."""


def stamp(home: Path = HERE) -> dict[str, str]:
    """Return for which Python and from which sources modules are compiled."""
    found = {"": str(get_config_var("EXT_SUFFIX"))}
    for room in ROOMS:
        for path in sorted((home / room).rglob("*.py")):
            found[path.relative_to(home).as_posix()] = hashlib.sha256(path.read_bytes()).hexdigest()
    return found


@cache
def digest() -> str:
    """Return what tells the rules of this house from any others, compiled or not."""
    sources = sorted((path, one) for path, one in stamp().items() if path)
    return hashlib.sha256(repr(sources).encode()).hexdigest()


@cache
def kind() -> Kind:
    """Return which build this process runs."""
    if os.environ.get("ESCADRILLE_PURE") or not (HERE / STAMP).exists():
        return "pure"
    return "compiled" if json.loads((HERE / STAMP).read_text()) == stamp() else "stale"


class Sources(MetaPathFinder):
    """Finds our modules by their sources alone."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if not fullname.startswith("escadrille."):
            return None
        for folder in path or ():
            finder = FileFinder(folder, (SourceFileLoader, [".py"]))
            if spec := finder.find_spec(fullname, target):
                return spec
        return None


def settle() -> None:
    """Pass over what was compiled, where it must be: before any other module of ours comes."""
    if kind() != "compiled" and (HERE / STAMP).exists():
        sys.meta_path.insert(0, Sources())
