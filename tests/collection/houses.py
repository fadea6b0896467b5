"""Servers of a later house on the databases of this collection: other words, figures or rules."""

from __future__ import annotations

import json
import re
import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractContextManager, asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from escadrille.content import packs
from escadrille.kernel.packs import Shelf
from escadrille.kernel.registry import slugs, system
from escadrille.table.outgoing import Outgoing
from escadrille.table.service import Settings, Table

HERE: Final = Path(__file__).parent / "2026-11"
GAMES: Final[dict[str, dict[str, Any]]] = json.loads((HERE / "keys.json").read_text("utf-8"))
FLOWN: Final = ("flames", "phantom", "wings", "zero")
"""The systems of that time."""
RUNNING: Final = [name for name in GAMES if not name.endswith(("-over", "-brought"))]
FIGURES: Final = {
    "flames/core/fighters.toml": r"(?m)^(airframe = )(\d)$",
    "zero/core/fighters.toml": r"(capacity = \[\d, )(\d)",
    "zero/later/fighters.toml": r"(capacity = \[\d, )(\d)",
    "wings/core/entente.toml": r"(?m)^(structure = )(\d+)$",
    "phantom/core/weapons.toml": r"(factors = \[)(\d)",
}


def words(text: str, _: str) -> str:
    return re.sub(r'(fr = "[^"\\]+)"', r'\1."', text)


def figures(text: str, file: str) -> str:
    if file not in FIGURES:
        return text
    changed = re.sub(FIGURES[file], lambda found: f"{found[1]}{int(found[2]) + 1}", text)
    assert changed != text
    return changed


def shelf_of(slug: str) -> Shelf:
    shelf = system(slug).content.shelf
    assert shelf is not None
    return shelf


def dumped(folder: Path) -> Path:
    """Return a database as a server of the time has left it."""
    path = folder / "table.db"
    with sqlite3.connect(path) as database:
        database.executescript((HERE / "table.sql").read_text(encoding="utf-8"))
    return path


@asynccontextmanager
async def table_of(database: Path) -> AsyncIterator[Table]:
    """Yield a server that has begun its work, without its addresses."""
    table = Table(Settings(database=str(database)), Outgoing())
    try:
        await table.store.migrate()
        await table.keep_packs()
        yield table
    finally:
        await table.close()


@contextmanager
def house_with(
    change: Callable[[str, str], str], folder: Path, patch: pytest.MonkeyPatch
) -> Iterator[None]:
    """Let the packs of the house be other ones meanwhile."""
    other = folder / "packs"
    shutil.copytree(packs.PACKS, other)
    for file in other.glob("*/*/*.toml"):
        text = file.read_text(encoding="utf-8")
        file.write_text(change(text, file.relative_to(other).as_posix()), encoding="utf-8")
    with patch.context() as planted:
        planted.setattr(packs, "PACKS", other)
        planted.setattr(packs, "ARCHIVE", other / "archive")
        for slug in slugs():
            planted.setattr(system(slug).content.shelf, "_loaded", {})
        yield


@contextmanager
def rules_of(version: int) -> Iterator[None]:
    """Let the rules of every system be of this version meanwhile."""
    before = [(one, one.version) for one in (system(slug).engine for slug in slugs())]
    for one, _ in before:
        msgspec.structs.force_setattr(one, "version", version)
    try:
        yield
    finally:
        for one, now in before:
            msgspec.structs.force_setattr(one, "version", now)


def rules_of_the_time() -> AbstractContextManager[None]:
    """Let a house have the rules of these games: none of them meets what has changed since."""
    return rules_of(1)


def newer_rules() -> AbstractContextManager[None]:
    """Let every system have a later version of its rules meanwhile."""
    return rules_of(2)
