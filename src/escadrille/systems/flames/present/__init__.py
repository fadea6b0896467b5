"""A dogfight in words and signs, for a terminal. Every word comes from `say`."""

from __future__ import annotations

from typing import Final

from escadrille.mechanics.pen import Teller
from escadrille.systems.flames import events
from escadrille.systems.flames.present.board import board
from escadrille.systems.flames.present.log import told
from escadrille.systems.flames.present.menu import menu_item, question
from escadrille.systems.flames.present.scene import Scene

QUIET: Final = (events.Declined, events.Succeeded)  # what follows them in the log says it all
PRESENTER: Final = Teller(Scene, board, question, menu_item, told, QUIET)
