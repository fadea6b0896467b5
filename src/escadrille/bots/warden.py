"""Stands between a table and an outside bot: limits the bot, and ends it with all its children.

It is run as a script, by path and without the rest of the house, so that it starts at once. It
lives until its control channel closes, as it does when the table dies: no bot outlives its game.
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import resource
import select
import shutil
import signal
import sys
from pathlib import Path

# Calls of Linux; elsewhere a bot is ended with its process group, and nothing more is promised.
DIE_WITH_PARENT, DUMPABLE, DROP_CAPABILITY, ADOPT_ORPHANS, NO_NEW_PRIVILEGES = 1, 4, 24, 36, 38
CAPABILITIES = 64
FILE_MIB = 64
PROCESSES = Path("/proc")


def prctl(call: int, value: int) -> None:
    """Ask the kernel; where it refuses or is another one, things stay as they are."""
    with contextlib.suppress(AttributeError, OSError):
        ctypes.CDLL(None).prctl(call, value, 0, 0, 0)


def confine(memory_mib: int) -> None:
    """Give up what a bot has no use for, among it the right to look into the table's memory."""
    for limit, value in (
        (resource.RLIMIT_AS, memory_mib << 20),
        (resource.RLIMIT_FSIZE, FILE_MIB << 20),
        (resource.RLIMIT_CORE, 0),
    ):
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(limit, (value, value))
    for capability in range(CAPABILITIES):
        prctl(DROP_CAPABILITY, capability)
    prctl(NO_NEW_PRIVILEGES, 1)
    prctl(DIE_WITH_PARENT, signal.SIGKILL)


def begin(command: list[str], memory_mib: int) -> int:
    """Start the bot in a session of its own and return its number."""
    child = os.fork()
    if child:
        return child
    try:
        os.setsid()
        confine(memory_mib)
        os.execvp(command[0], command)  # noqa: S606  what the player named
    except OSError as error:
        os.write(2, f"{command[0]}: {error.strerror}\n".encode())
    finally:
        os._exit(127)


def ends() -> int:
    """Return a channel that wakes whoever reads it when a process ends."""
    signal.signal(signal.SIGCHLD, lambda *_: None)  # one that nobody handles wakes nobody
    ended, woken = os.pipe()
    os.set_blocking(woken, False)
    signal.set_wakeup_fd(woken)
    return ended


def watch(control: int, ended: int, child: int) -> None:
    """Tell the table the exit status of a bot that ends; return when the table lets go."""
    while control not in select.select([control, ended], [], [])[0]:
        os.read(ended, 1)
        with contextlib.suppress(ChildProcessError, BrokenPipeError):
            found, status = os.waitpid(child, os.WNOHANG)
            if found:
                code = os.waitstatus_to_exitcode(status)
                os.write(control, bytes([code if code >= 0 else 128 - code]))


def descendants(ancestor: int) -> list[int]:
    parents: dict[int, int] = {}
    for folder in PROCESSES.glob("[0-9]*"):
        with contextlib.suppress(OSError):
            fields = (folder / "stat").read_text(errors="replace").rpartition(")")[2].split()
            parents[int(folder.name)] = int(fields[1])
    found = [ancestor]
    for pid in found:
        found += [child for child, parent in parents.items() if parent == pid]
    return found[1:]


def strays(folder: str) -> list[int]:
    """Return the processes that were given a folder as their home."""
    found = []
    for process in PROCESSES.glob("[0-9]*"):
        with contextlib.suppress(OSError):
            if os.fsencode(folder) in (process / "environ").read_bytes():
                found.append(int(process.name))
    return found


def sweep(child: int) -> None:
    """Kill the bot and whatever it started, until nothing of it is left."""
    with contextlib.suppress(ChildProcessError):
        while True:
            for pid in descendants(os.getpid()) if PROCESSES.is_dir() else [-child]:
                with contextlib.suppress(ProcessLookupError, PermissionError):
                    os.kill(pid, signal.SIGKILL)
            os.waitpid(-1, 0)


def main(control: int, memory_mib: int, folder: str, command: list[str]) -> None:
    os.set_inheritable(control, False)
    prctl(ADOPT_ORPHANS, 1)
    prctl(DUMPABLE, 0)
    ended = ends()
    child = begin(command, memory_mib)
    nothing = os.open(os.devnull, os.O_RDWR)
    for channel in (0, 1, 2):  # they are the bot's alone: when it closes them, they are closed
        os.dup2(nothing, channel)
    watch(control, ended, child)
    sweep(child)
    shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3], sys.argv[4:])
