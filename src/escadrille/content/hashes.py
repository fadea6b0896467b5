"""The hash of a pack: what its files state, less what they say to people and what goes unsaid.

A game is known by these hashes. Neither a better word nor a new field with a default may make it
another game; a figure does, and so does the order of the entries, which become numbers in play.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

Row = tuple[Any, Any]
"""An entry as its file states it, and as it was read."""

_NOTHING: Final = object()


def digest(tables: Mapping[str, Sequence[Row]], words: type) -> str:
    """Return the hash of the entries of a pack, table by table; words are of this type."""
    full = {name: rows for name, rows in tables.items() if rows}
    return _hash({name: [_stated(*row, words) for row in rows] for name, rows in full.items()})


def first_digest(tables: Mapping[str, Sequence[Row]]) -> str:
    """Return the hash that the first versions of the house gave a pack: of all that was read."""
    return _hash({name: {one.id: one for _, one in rows} for name, rows in tables.items()})


def _hash(body: Any) -> str:
    return hashlib.sha256(msgspec.json.encode(body, order="sorted")).hexdigest()[:16]


def _stated(raw: Any, value: Any, words: type) -> Any:
    """Return what a file states of a value without words and without defaults."""
    if isinstance(value, words):
        return None
    if isinstance(value, msgspec.Struct):
        return _fields(raw, value, words)
    if isinstance(value, list | tuple) and isinstance(raw, list):
        return [_stated(*pair, words) for pair in zip(raw, value, strict=True)]
    if isinstance(value, dict):
        return {
            name: _stated(one, read, words)
            for (name, one), read in zip(raw.items(), value.values(), strict=True)
        }
    return raw


def _fields(raw: Mapping[str, Any], value: msgspec.Struct, words: type) -> dict[str, Any]:
    stated = {}
    for field in msgspec.structs.fields(type(value)):
        read = getattr(value, field.name)
        if field.encode_name not in raw or isinstance(read, words) or read == _default(field):
            continue
        stated[field.encode_name] = _stated(raw[field.encode_name], read, words)
    return stated


def _default(field: Any) -> Any:
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return _NOTHING if field.default is msgspec.NODEFAULT else field.default
