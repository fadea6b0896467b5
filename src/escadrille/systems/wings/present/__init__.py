"""A fight in words and signs, for a terminal. Every word comes from `say`."""

from __future__ import annotations

from typing import Any

from escadrille.kernel.words import Item, Say, Sight
from escadrille.systems.wings.present.board import board
from escadrille.systems.wings.present.log import told
from escadrille.systems.wings.present.menu import menu_item, question
from escadrille.systems.wings.present.scene import Scene


class WingsPresenter:
    """See `escadrille.kernel.api.Presenter`."""

    def board(self, sight: Sight, say: Say) -> str:
        return board(Scene(sight._replace(rich=True), say))

    def question(self, sight: Sight, say: Say) -> list[str]:
        return question(Scene(sight, say))

    def order(self, sight: Sight, order: Any, say: Say) -> Item:
        return menu_item(Scene(sight, say), order)

    def event(self, sight: Sight, event: Any, say: Say) -> str | None:
        return told(Scene(sight, say), event)
