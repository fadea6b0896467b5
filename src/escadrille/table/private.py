"""Files that hold keys and secret orders: readable by their owner alone."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Final

from escadrille.table.logs import log

OWNER: Final = 0o600
FOLDER: Final = 0o700
BESIDE: Final = ("", "-wal", "-shm", "-journal")  # what SQLite puts beside a database


def make(path: Path) -> None:
    """Make an empty file of its owner's alone, unless there is one; its folder must exist."""
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER))


def keep(path: Path) -> None:
    """Close a database, and what lies beside it, to all but its owner."""
    for end in BESIDE:
        file = path.with_name(path.name + end)
        try:
            if file.stat().st_mode & 0o077:
                file.chmod(OWNER)
        except FileNotFoundError:
            continue
        except PermissionError:  # another's file, which we may write to: it is his to close
            log.warning("database open to others", extra={"path": str(file)})


def folder(path: Path, *, ours: bool) -> None:
    """Make a folder of its owner's alone; one that is there is closed only where it is `ours`."""
    path.mkdir(FOLDER, parents=True, exist_ok=True)
    if ours and path.stat().st_mode & 0o077:
        path.chmod(FOLDER)
