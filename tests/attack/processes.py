"""What the operating system tells about the processes of a server."""

from __future__ import annotations

import contextlib
from pathlib import Path

PROC = Path("/proc")


def children(parent: int | str) -> list[int]:
    listed = (PROC / str(parent) / "task").glob("*/children")
    return [int(child) for path in listed for child in path.read_text().split()]


def running(parent: int | str, program: str) -> list[int]:
    """Return the children whose command line names a program."""
    return [
        child
        for child in children(parent)
        if program.encode() in (PROC / str(child) / "cmdline").read_bytes()
    ]


def files(process: int | str) -> list[str]:
    """Return what the open files of a process are."""
    found = []
    for path in (PROC / str(process) / "fd").iterdir():
        with contextlib.suppress(FileNotFoundError):  # this very look at them
            found.append(str(path.readlink()))
    return found
