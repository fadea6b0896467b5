"""A campaign in words and signs, for a terminal. Every word comes from `say` or from the packs."""

from __future__ import annotations

from typing import Any

from escadrille.kernel.words import Item, Say, Sight
from escadrille.systems.phantom.present.board import board
from escadrille.systems.phantom.present.log import told
from escadrille.systems.phantom.present.menu import menu_item
from escadrille.systems.phantom.present.questions import question
from escadrille.systems.phantom.present.scene import Scene


class PhantomPresenter:
    """See `escadrille.kernel.api.Presenter`."""

    def board(self, sight: Sight, say: Say) -> str:
        return board(Scene(sight._replace(rich=True), say))

    def question(self, sight: Sight, say: Say) -> list[str]:
        return question(Scene(sight, say))

    def order(self, sight: Sight, order: Any, say: Say) -> Item:
        return menu_item(Scene(sight, say), order)

    def event(self, sight: Sight, event: Any, say: Say) -> str | None:
        return told(Scene(sight, say), event)
