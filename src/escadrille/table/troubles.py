"""Why a database stores nothing."""

from __future__ import annotations


def trouble(error: Exception) -> str:
    """Return in a word what keeps a database from storing; its own words may tell too much."""
    said = str(getattr(error, "orig", None) or error).lower()
    if "readonly" in said or "read-only" in said:
        return "read-only"
    if "full" in said or "no space" in said:
        return "full"
    return "locked" if "locked" in said else "unreachable"
