"""Words about a game: for a terminal with its markup, for everybody else without."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from escadrille.kernel.api import Event
from escadrille.kernel.words import Item, Say, Sight

OWN: Final = "bold cyan"  # what the seat flies, in a terminal


def escaped(text: str) -> str:
    """Return a text whose brackets are no markup."""
    return text.replace("[", r"\[")


class Pen:
    """Writes in one language, for one kind of reader."""

    def __init__(self, say: Say, *, rich: bool) -> None:
        self.say = say
        self.lang = say("lang")
        self._rich = rich
        self._own: set[str] = set()

    def styled(self, text: str, style: str) -> str:
        return f"[{style}]{text}[/]" if self._rich else text

    def plain(self, text: str) -> str:
        """Return a text from a pack, whatever signs are in it."""
        return escaped(text) if self._rich else text

    def yours(self, key: str, mine: list[str], label: str, **facts: str) -> str:
        """Return what the reader flies: your Spitfire I; of several, with its label."""
        own = self.say(key if len(mine) == 1 else f"{key}-of", label=label, **facts)
        self._own.add(own)
        return self.styled(own, OWN)

    def line(self, text: str) -> str:
        """Return a line; one that begins with what the reader flies has a capital."""
        for own in self._own:
            if text.startswith(self.styled(own, OWN)):
                return text.replace(own, own[0].upper() + own[1:], 1)
        return text


S = TypeVar("S", bound=Pen)


class Teller(Generic[S]):
    """A presenter (`kernel.words.Presenter`) whose parts are told of a scene: what a seat sees."""

    def __init__(
        self,
        scene: Callable[[Sight, Say], S],
        board: Callable[[S], str],
        question: Callable[[S], list[str]],
        order: Callable[[S, Any, Any], Item],
        event: Callable[[S, Any], str | None],
        quiet: tuple[type[Event], ...] = (),
    ) -> None:
        """`quiet` are events that need no line: what follows them says it all."""
        self._scene, self._board, self._question = scene, board, question
        self._order, self._event, self._quiet = order, event, quiet

    def board(self, sight: Sight, say: Say) -> str:
        return self._board(self._scene(sight._replace(rich=True), say))

    def question(self, sight: Sight, say: Say) -> list[str]:
        scene = self._scene(sight, say)
        return [scene.line(text) for text in self._question(scene)]

    def order(self, sight: Sight, order: Any, facts: Any, say: Say) -> Item:
        return self._order(self._scene(sight, say), order, facts)

    def event(self, sight: Sight, event: Any, say: Say) -> str | None:
        if isinstance(event, self._quiet):
            return None
        scene = self._scene(sight, say)
        text = self._event(scene, event)
        return None if text is None else scene.line(text)
