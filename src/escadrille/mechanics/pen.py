"""Words about a game: for a terminal with its markup, for everybody else without."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from escadrille.kernel.api import Event
from escadrille.kernel.words import Item, Say, Sight


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
        return self._question(self._scene(sight, say))

    def order(self, sight: Sight, order: Any, facts: Any, say: Say) -> Item:
        return self._order(self._scene(sight, say), order, facts)

    def event(self, sight: Sight, event: Any, say: Say) -> str | None:
        return (
            None if isinstance(event, self._quiet) else self._event(self._scene(sight, say), event)
        )
