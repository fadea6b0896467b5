"""The systems that are installed, each under its slug. A system registers by an entry point."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path

import msgspec

from escadrille.kernel.errors import Unknown
from escadrille.kernel.system import System

GROUP = "escadrille.systems"
_RULE = re.compile(r"([A-Z]+-[A-Z]+-\d\d\d?)")


def slugs() -> list[str]:
    return sorted({point.name for point in entry_points(group=GROUP)})


def _point(slug: str) -> EntryPoint:
    for point in entry_points(group=GROUP):
        if point.name == slug:
            return point
    raise Unknown("system", slug, slugs())


@cache
def system(slug: str) -> System:
    """Return the system of that slug, or raise Unknown."""
    found = _point(slug).load()
    assert isinstance(found, System)
    return found


def campaigns(flies: str) -> list[str]:
    """Return the campaigns whose missions are games of a system."""
    parts = ((slug, system(slug).campaign) for slug in slugs())
    return [slug for slug, part in parts if part is not None and part.flies == flies]


def fights() -> list[str]:
    """Return the systems that are played by themselves: all but campaigns of another's missions."""
    return [slug for slug in slugs() if system(slug).campaign is None]


@cache
def home(slug: str) -> Path:
    """Return the folder of a system, without importing it; its words and packs may be in it."""
    spec = find_spec(_point(slug).module)
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rule of a catalogue, in our own words."""

    title: dict[str, str]
    en: str
    fr: str

    def text(self, lang: str) -> str:
        return self.fr if lang == "fr" else self.en


def chapter(rule: str) -> str:
    """Return the chapter of a rule: FLAMES-ALT-04 is of ALT."""
    return rule.split("-")[1]


def linked(text: str) -> list[str]:
    """Return a text of the catalogue in pieces: every second one is the ID of a rule it names."""
    return _RULE.split(text)


@cache
def catalogue(slug: str) -> dict[str, Rule]:
    """Return every rule of a system by its ID."""
    raw = tomllib.loads(system(slug).words.catalogue.read_text(encoding="utf-8"))
    return msgspec.convert(raw, dict[str, Rule])
