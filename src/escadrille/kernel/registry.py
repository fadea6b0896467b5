"""The systems that are installed, each under its slug. A system registers by an entry point."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.metadata import entry_points

import msgspec

from escadrille.kernel.errors import Unknown
from escadrille.kernel.system import System

GROUP = "escadrille.systems"


def slugs() -> list[str]:
    return sorted({point.name for point in entry_points(group=GROUP)})


@cache
def system(slug: str) -> System:
    """Return the system of that slug, or raise Unknown."""
    for point in entry_points(group=GROUP):
        if point.name == slug:
            found = point.load()
            assert isinstance(found, System)
            return found
    raise Unknown("system", slug, slugs())


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule of a catalogue, in our own words."""

    title: dict[str, str]
    en: str
    fr: str

    def text(self, lang: str) -> str:
        return self.fr if lang == "fr" else self.en


@cache
def catalogue(slug: str) -> dict[str, Rule]:
    """Return every rule of a system by its ID."""
    raw = tomllib.loads(system(slug).words.catalogue.read_text(encoding="utf-8"))
    return msgspec.convert(raw, dict[str, Rule])
