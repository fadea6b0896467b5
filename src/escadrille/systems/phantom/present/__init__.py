"""A campaign in words and signs, for a terminal. Every word comes from `say` or from the packs."""

from __future__ import annotations

from typing import Final

from escadrille.mechanics.pen import Teller
from escadrille.systems.phantom.present.board import board
from escadrille.systems.phantom.present.log import told
from escadrille.systems.phantom.present.menu import menu_item
from escadrille.systems.phantom.present.questions import question
from escadrille.systems.phantom.present.scene import Scene

PRESENTER: Final = Teller(Scene, board, question, menu_item, told)
