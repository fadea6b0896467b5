"""A dogfight in words and signs, for a terminal. Every word comes from `say`."""

from __future__ import annotations

from typing import Any, Final

from escadrille.kernel.api import Say
from escadrille.systems.flames import events
from escadrille.systems.flames.present.board import board
from escadrille.systems.flames.present.log import told
from escadrille.systems.flames.present.menu import menu_item, question
from escadrille.systems.flames.present.scene import Scene

QUIET: Final = (events.Declined, events.Succeeded)  # what follows them in the log says it all


class FlamesPresenter:
    """See `escadrille.kernel.api.Presenter`; each view is an `escadrille.kernel.game.Sight`."""

    def board(self, view: Any, say: Say) -> str:
        return board(Scene(view, say))

    def question(self, view: Any, say: Say) -> str:
        return question(Scene(view, say))

    def order(self, view: Any, order: Any, say: Say) -> str:
        return menu_item(Scene(view, say), order)

    def event(self, view: Any, event: Any, say: Say) -> str | None:
        return None if isinstance(event, QUIET) else told(Scene(view, say), event)
