"""Files of strangers: every one is read here, whole and at once, or refused with the reason.

Nothing but a plain file is read, for others may never end or never begin, and no more of it than
its kind may need. TOML is looked through before it is parsed: the parser's own limits are a full
stack, and days for a key of many parts.
"""

from __future__ import annotations

import os
import re
import stat
import tomllib
from pathlib import Path
from typing import Any, BinaryIO, Final

from escadrille.kernel import bounds
from escadrille.kernel.errors import BadFile

TEXT: Final = 1 << 20
"""Bytes of a situation, of a list of orders, of a file of a pack."""
RECORD: Final = 1 << 24
PARTS: Final = 16
"""Of one key: a.b.c has three."""

# What TOML may nest or chain, and what has to be skipped on the way: strings and comments.
_SIGNS: Final = re.compile(
    r'"""(?:\\.|[^\\])*?(?:"""|\Z)'
    r"|'''.*?(?:'''|\Z)"
    r'|"(?:\\[^\n]|[^"\\\n])*"?'
    r"|'[^'\n]*'?"
    r"|#[^\n]*"
    r"|[\[\]{}.=,\n]",
    re.DOTALL,
)
_DIGITS: Final = re.compile(r"[0-9_]{1000}")


def opened(path: Path) -> BinaryIO:
    """Return a plain file, open for reading; raise BadFile for all else, and wait for nothing."""
    try:
        number = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0))
    except (OSError, ValueError) as error:  # the latter for a name that no file can have
        raise BadFile(path, getattr(error, "strerror", None) or str(error)) from error
    if not stat.S_ISREG(os.fstat(number).st_mode):
        os.close(number)
        raise BadFile(path, "expected a plain file")
    return os.fdopen(number, "rb")


def data(path: Path, most: int = RECORD) -> bytes:
    """Return what a file holds."""
    with opened(path) as file:
        try:
            raw = file.read(most + 1)
        except OSError as error:
            raise BadFile(path, error.strerror or str(error)) from error
    if len(raw) > most:
        raise BadFile(path, f"longer than {most} bytes")
    return raw


def text(path: Path) -> str:
    """Return the text that a file holds."""
    try:
        return data(path, TEXT).decode()
    except UnicodeDecodeError as error:
        whole = error.object[: error.start].decode()
        raise BadFile(path, f"{_line(whole, len(whole))}: not UTF-8") from error


def toml(path: Path) -> dict[str, Any]:
    """Return what a TOML file says, as plain data within the bounds of `bounds.excess`."""
    return said(path, text(path))


def said(path: Path, content: str) -> dict[str, Any]:
    """Return what a text of TOML says; it is, or was, in such a file."""
    fault = _tangle(content)
    if fault is not None:
        raise BadFile(path, fault)
    try:
        raw = tomllib.loads(content)
    except tomllib.TOMLDecodeError as error:
        raise BadFile(path, f"no TOML: {error}") from error
    except ValueError as error:  # Python does not read numbers of thousands of digits
        long = _DIGITS.search(content)
        place = _line(content, long.start() if long else 0)
        raise BadFile(path, f"{place}: a number of too many digits") from error
    fault = bounds.excess(raw)
    if fault is not None:
        raise BadFile(path, fault)
    return raw


def _line(content: str, place: int) -> str:
    return "line " + str(1 + content.count("\n", 0, place))


def _tangle(content: str) -> str | None:
    """Return where TOML is nested too deep or a key has too many parts; None: nowhere."""
    depth = parts = 0
    for found in _SIGNS.finditer(content):
        sign = found[0]
        if sign == ".":
            parts += 1
        elif sign in "[]{}=,\n":
            parts = 0
            depth += (sign in "[{") - (sign in "]}")
        if depth > bounds.DEPTH or parts >= PARTS:
            deep = f"more than {bounds.DEPTH} levels deep"
            fault = deep if parts < PARTS else f"a key of more than {PARTS} parts"
            return f"{_line(content, found.start())}: {fault}"
    return None
