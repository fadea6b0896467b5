"""A dogfight in words and signs, for a terminal. Every word comes from `say`."""

from __future__ import annotations

from typing import Any, Final

from escadrille.kernel.words import Item, Say, Sight
from escadrille.systems.zero import events
from escadrille.systems.zero.present.board import board
from escadrille.systems.zero.present.log import told
from escadrille.systems.zero.present.menu import menu_item, question
from escadrille.systems.zero.present.scene import Scene

QUIET: Final = (events.Declined, events.Succeeded)  # what follows them in the log says it all


class ZeroPresenter:
    """See `escadrille.kernel.api.Presenter`."""

    def board(self, sight: Sight, say: Say) -> str:
        return board(Scene(sight._replace(rich=True), say))

    def question(self, sight: Sight, say: Say) -> list[str]:
        return question(Scene(sight, say))

    def order(self, sight: Sight, order: Any, say: Say) -> Item:
        return menu_item(Scene(sight, say), order)

    def event(self, sight: Sight, event: Any, say: Say) -> str | None:
        return None if isinstance(event, QUIET) else told(Scene(sight, say), event)
