"""Every word a player reads, in Fluent files: one folder per language.

A system may bring words of its own, in a folder `locale` of its own.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from escadrille.kernel.registry import home, slugs

LANGUAGES: Final = ("en", "fr")
LONGEST: Final = 1000  # signs of a fact that are shown; Fluent raises at more than 2500
SAID: Final = 4096  # messages that are remembered
_MESSAGE: Final = re.compile(r"^([\w-]+) *=.*\n(?:(?![\w-]).*\n)*", re.MULTILINE)
_COMMENT: Final = re.compile(r"^#.*\n?", re.MULTILINE)
VARIABLES: Final = ("ESCADRILLE_LANG", "LC_ALL", "LC_MESSAGES", "LANG")


def language(environ: Mapping[str, str], wanted: str | None = None) -> str:
    """Return the language asked for, or else that of the environment, or else English."""
    for said in (wanted, *(environ.get(name) for name in VARIABLES)):
        if said:
            spoken = said[:2].lower()
            return spoken if spoken in LANGUAGES else "en"
    return "en"


class Voice:
    """Says a message by its key: an `escadrille.kernel.api.Say`."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._bundle.add_resource(FluentResource(source(lang)))
        # Much is said again and again; True and 1 are told apart.
        self._say = lru_cache(SAID, typed=True)(self._said)

    def __call__(self, key: str, /, **facts: Any) -> str:
        """Return a message; a key or a fact that is missing is our own bug and raises."""
        return self._say(key, **facts)

    def _said(self, key: str, /, **facts: Any) -> str:
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(
            pattern, {name: _plain(value) for name, value in facts.items()}
        )
        if errors:
            raise errors[0]
        return str(text)

    def knows(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))


def _plain(value: Any) -> Any:
    """A year is no quantity: 1941, never 1,941. A truth is a word that a message can select."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str) and len(value) > LONGEST:
        return value[: LONGEST - 1] + "…"
    return fluent_number(value, useGrouping=False) if isinstance(value, int) else value


@cache
def folders(lang: str) -> list[Path]:
    """Return where the words of a language are: the house's, and those that systems bring."""
    all_of_them = [Path(__file__).parent, *(home(slug) / "locale" for slug in slugs())]
    return [one for folder in dict.fromkeys(all_of_them) if (one := folder / lang).is_dir()]


def source(lang: str) -> str:
    """Return the Fluent files of a language as one."""
    files = (file for folder in folders(lang) for file in sorted(folder.glob("*.ftl")))
    return "".join(file.read_text(encoding="utf-8") + "\n" for file in files)


def messages(lang: str) -> dict[str, str]:
    """Return each message of a language as it is written, by its key; without comments."""
    written = _COMMENT.sub("", source(lang))
    return {found[1]: found[0].rstrip() for found in _MESSAGE.finditer(written)}


@cache
def voice(lang: str) -> Voice:
    return Voice(lang)
