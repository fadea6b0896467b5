"""A campaign in words and signs, for a terminal. Every word comes from `say`."""

from __future__ import annotations

from typing import Final

from escadrille.mechanics.pen import Teller
from escadrille.systems.wings.campaign.present.board import board
from escadrille.systems.wings.campaign.present.log import told
from escadrille.systems.wings.campaign.present.menu import menu_item, question
from escadrille.systems.wings.campaign.present.scene import Scene

PRESENTER: Final = Teller(Scene, board, question, menu_item, told)
