"""Words about a game: for a terminal with its markup, for everybody else without."""

from __future__ import annotations

from escadrille.kernel.words import Say


def escaped(text: str) -> str:
    """Return a text whose brackets are no markup."""
    return text.replace("[", r"\[")


class Pen:
    """Writes in one language, for one kind of reader."""

    def __init__(self, say: Say, *, rich: bool) -> None:
        self.say = say
        self.lang = say("lang")
        self._rich = rich

    def styled(self, text: str, style: str) -> str:
        return f"[{style}]{text}[/]" if self._rich else text

    def plain(self, text: str) -> str:
        """Return a text from a pack, whatever signs are in it."""
        return escaped(text) if self._rich else text
