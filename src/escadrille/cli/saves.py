"""Games in progress: records in a folder of the player's own."""

from __future__ import annotations

import os
import secrets
from datetime import datetime
from pathlib import Path
from typing import BinaryIO, NamedTuple

from escadrille.content.packs import shipped
from escadrille.kernel import files, record
from escadrille.kernel.errors import BadFile, BadRecord

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
    """Return the games of a system that can go on, newest first, and why others cannot be read."""
    found: list[Saved] = []
    bad: list[Exception] = []
    for path in folder().glob(f"{slug}-*.jsonl"):
        try:
            if _begun(path) and not _ended(path):
                when = datetime.fromtimestamp(path.stat().st_mtime).astimezone()
                found.append(Saved(path, record.read(path), when))
        except (BadFile, BadRecord, OSError) as error:
            bad.append(error)
    return sorted(found, key=lambda saved: saved.when, reverse=True), bad


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
    here = {files.toml(one / "pack.toml")["pack"]["id"] for one in shipped(header.system)}
    return sorted(header.packs.keys() - here)


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
