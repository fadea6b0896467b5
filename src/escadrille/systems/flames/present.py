"""A dogfight in words and signs, for a terminal. Every word comes from `say`."""

from __future__ import annotations

from typing import Any

from escadrille.kernel.api import Say


class FlamesPresenter:
    """See `escadrille.kernel.api.Presenter`."""

    def board(self, view: Any, say: Say) -> str:
        return str(view)

    def question(self, view: Any, say: Say) -> str:
        return str(view.decision)

    def order(self, view: Any, order: Any, say: Say) -> str:
        return str(order)

    def event(self, view: Any, event: Any, say: Say) -> str | None:
        return str(event)
