"""Games in progress: records in a folder of the player's own."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import BinaryIO, NamedTuple

from escadrille.kernel import files, missions, record
from escadrille.kernel.errors import BadFile, BadRecord
from escadrille.kernel.registry import system

try:
    import fcntl
except ImportError:  # Windows: two terminals on one game are not told apart there
    fcntl = None  # type: ignore[assignment]


class Saved(NamedTuple):
    path: Path
    record: record.Record
    when: datetime


def folder() -> Path:
    """Return where games are saved: ESCADRILLE_HOME, or the usual place for a user's data."""
    home = os.environ.get("ESCADRILLE_HOME")
    if home:
        return Path(home) / "games"
    import platformdirs

    return platformdirs.user_data_path("escadrille") / "games"


def new_path(header: record.Header) -> Path:
    now = datetime.now().astimezone()
    return folder() / header.file_name(now, f"{now:%H%M%S}-{secrets.token_hex(3)}")


def unfinished(slug: str) -> tuple[list[Saved], list[Exception]]:
    """Return the games of a system that can go on, newest first, and why others cannot be read.

    The missions of a campaign are its own, and a record that another follows is no more.
    """
    found, bad = kept(slug, lambda path: not _ended(path))
    return [saved for saved in found if not missions.number(saved.record.header)], bad


def kept(slug: str, wanted: Callable[[Path], bool]) -> tuple[list[Saved], list[Exception]]:
    """Return the records of a system that are wanted, newest first, and why others are not read."""
    found: list[Saved] = []
    bad: list[Exception] = []
    for path in folder().glob(f"{slug}-*.jsonl"):
        try:
            if _begun(path) and wanted(path) and not follower(path).exists():
                read = record.read(path)
                found += [Saved(path, read, when(path))] if read.header.system == slug else []
        except (BadFile, BadRecord, OSError) as error:
            bad.append(error)
    return sorted(found, key=lambda saved: saved.when, reverse=True), bad


def when(path: Path) -> datetime:
    """Return when a record was written last."""
    return datetime.fromtimestamp(path.stat().st_mtime).astimezone()


def follower(path: Path) -> Path:
    """Return the file that names the record which follows one of other rules."""
    return path.with_suffix(".followed")


def mission_path(header: record.Header, number: int, name: str = "") -> Path:
    """Return where the game of a campaign's mission is kept: as these rules fly it, or by name."""
    name = name or missions.mission_name(header, number)
    return folder() / f"{_mission(header, number)}-{name}.jsonl"


def flown(header: record.Header, number: int) -> list[Path]:
    """Return every record of a mission, whatever rules it was flown by."""
    return sorted(folder().glob(f"{_mission(header, number)}-*.jsonl"))


def _mission(header: record.Header, number: int) -> str:
    flies = missions.flies(system(header.system)).slug
    return f"{flies}-mission-{missions.name(header)}-{number}"


def _begun(path: Path) -> bool:
    """Has a record a whole header? Killed before that, a game holds no order of anyone."""
    with files.opened(path) as file:
        return file.readline(files.RECORD).endswith(b"\n")


def _ended(path: Path) -> bool:
    """Does a record bear its end line? Finished games are many, and need no closer look."""
    with files.opened(path) as file:
        file.seek(max(0, path.stat().st_size - 256))
        return b'\n{"end"' in file.read()


def missing_packs(header: record.Header) -> list[str]:
    """Return the packs of a record that do not come with the house."""
    shelf = system(header.system).content.shelf
    return sorted(header.packs.keys() - (shelf.hashes().keys() if shelf else ()))


def claim(path: Path) -> BinaryIO | None:
    """Keep other terminals off a record while the file returned is open; None: it is taken."""
    file = path.open("rb")
    if fcntl is not None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            return None
    return file
