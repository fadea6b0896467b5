"""Where a command speaks to a person: in a language, on the two channels of a terminal."""

from __future__ import annotations

import contextlib
import sys
from functools import cached_property
from typing import TYPE_CHECKING, Any

import msgspec

from escadrille.locale import voice

if TYPE_CHECKING:
    from rich.console import Console


class Complaint(Exception):
    """Bad input, told in the player's language."""


class Terminal:
    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.say = voice(lang)

    @cached_property
    def out(self) -> Console:
        from rich.console import Console

        return Console(highlight=False, emoji=False)

    @cached_property
    def err(self) -> Console:
        from rich.console import Console

        return Console(stderr=True, highlight=False, emoji=False)

    @property
    def watched(self) -> bool:
        """Is there a person at both ends, rather than a pipe or a file?"""
        return self.out.is_terminal and sys.stdin.isatty()

    def quote(self, text: object) -> str:
        """Return a text from outside, whose brackets are no markup."""
        from rich.markup import escape

        return escape(str(text))

    def tell(self, *lines: str) -> None:
        """Print lines of markup; only a terminal has a width to wrap them to."""
        for line in lines:
            self.out.print(line, soft_wrap=not self.out.is_terminal)

    def warn(self, *lines: str) -> None:
        """Print lines as they are, brackets included, where errors go."""
        for line in lines:
            self.err.print(line, markup=False, soft_wrap=True)

    def json(self, value: Any) -> None:
        """Print one object, and nothing else, for a program to read."""
        sys.stdout.write(msgspec.json.encode(value).decode() + "\n")

    def ask(self, prompt: str) -> str:
        """Return a line; EOFError when there is none. A pipe's line is shown as if typed."""
        if self.watched:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  its arrows and history are now those of input
            return input(prompt).strip()
        line = input(prompt)
        self.out.print(line, markup=False)
        return line.strip()

    def clear(self, *, past: bool = False) -> None:
        """Empty the screen, and `past`: what could be scrolled back to as well."""
        if self.watched:
            self.out.clear()
            if past:
                self.out.file.write("\x1b[3J")
