"""A campaign as one file: its record, those before it, and those of its missions.

The file is text. Its first line says what it is, and each record follows a line with its name; so
it can be read by eye, and cut into records again with nothing but an editor.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from escadrille.kernel import files, record
from escadrille.kernel.bounds import Name
from escadrille.kernel.errors import BadRecord

FORMAT: Final = 1
MOST: Final = 8 * files.RECORD
CAMPAIGN: Final = "campaign"
"""The record itself; then come `mission N`, and `before N`: the records that it follows."""


class _First(msgspec.Struct, forbid_unknown_fields=True):
    bundle: Annotated[int, Meta(ge=0, le=10**6)]


class _Part(msgspec.Struct, forbid_unknown_fields=True):
    part: Name


def dump(parts: Mapping[str, bytes]) -> bytes:
    """Return one file of whole records."""
    rows = [msgspec.json.encode(_First(FORMAT)) + b"\n"]
    for name, raw in parts.items():
        rows += [msgspec.json.encode(_Part(name)) + b"\n", raw]
    return b"".join(rows)


def is_bundle(raw: bytes) -> bool:
    return raw.startswith(b'{"bundle"')


def cut(path: Path, raw: bytes) -> dict[str, bytes]:
    """Return the records of a file by their names, as they stand in it."""
    first, *rows = raw.split(b"\n")
    try:
        told = msgspec.json.decode(first, type=_First)
    except msgspec.MsgspecError as error:
        raise BadRecord(f"{path}: line 1: no campaign in one file: {error}") from error
    if told.bundle != FORMAT:
        known = f"this house reads {FORMAT}"
        raise BadRecord(f"{path}: line 1: a campaign of format {told.bundle}; {known}")
    parts: dict[str, list[bytes]] = {}
    own: list[bytes] = []
    for number, row in enumerate(rows, start=2):
        if row.startswith(b'{"part"'):
            name = _part(path, number, row)
            if name in parts:
                raise BadRecord(f"{path}: line {number}: {name!r} stands in it already")
            own = parts[name] = []
        elif row and not parts:
            raise BadRecord(f"{path}: line {number}: a line of no record")
        elif row:
            own.append(row)
    if CAMPAIGN not in parts:
        raise BadRecord(f"{path}: it holds no campaign")
    return {name: b"\n".join(lines) + b"\n" for name, lines in parts.items()}


def _part(path: Path, number: int, row: bytes) -> str:
    try:
        return msgspec.json.decode(row, type=_Part).part
    except msgspec.MsgspecError as error:
        raise BadRecord(f"{path}: line {number}: no name of a record: {error}") from error


def read(path: Path) -> dict[str, bytes]:
    """Return the records of a file by their names, as they stand in it."""
    return cut(path, files.data(path, MOST))


def parse(path: Path, parts: Mapping[str, bytes]) -> dict[str, record.Record]:
    """Return records that a file holds; each is read as one alone is."""
    return {name: record.parse(Path(f"{path} ({name})"), raw) for name, raw in parts.items()}
