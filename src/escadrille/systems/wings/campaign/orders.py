"""What can be ordered, as structures and in short text: `fuel`, `spad-vii`, `cp-2`, `p1`, `fly`."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from escadrille.kernel.api import Order
from escadrille.kernel.bounds import Name
from escadrille.mechanics.notation import Do, Notation, Span
from escadrille.systems.wings.campaign import choices
from escadrille.systems.wings.campaign.rules.base import GEAR
from escadrille.systems.wings.campaign.state import State, pilots
from escadrille.systems.wings.campaign.tables import TASKS, Tables

Number = Annotated[int, Meta(ge=0, le=999)]


class Take(Order, frozen=True, tag="take"):
    """An aircraft, to buy or to fly."""

    type: Name


class Repair(Order, frozen=True, tag="repair"):
    """An aircraft by its place in the hangar, from 1."""

    place: Number


class Pledge(Order, frozen=True, tag="pledge"):
    """Campaign points to be mission points."""

    points: Number


class Send(Order, frozen=True, tag="send"):
    """A pilot, from 1."""

    pilot: Number


class Undertake(Order, frozen=True, tag="undertake"):
    task: Name


class Equip(Order, frozen=True, tag="equip"):
    """A pilot and an item: `p1-vest`."""

    item: Name


WingsCampaignOrder = Do | Take | Repair | Pledge | Send | Undertake | Equip


def _men(s: State) -> int:
    return max(len(pilots(s, side)) for side in (0, 1))


NOTATION: Final[Notation[Tables, State]] = Notation(
    (
        Span(0, Do, lambda t, s: choices.WORDS),
        Span(choices.TYPE, Take, lambda t, s: [*t.type_of]),
        Span(
            choices.REPAIR,
            Repair,
            lambda t, s: range(1, max(map(len, s.hangar)) // 2 + 1),
            "repair-",
        ),
        Span(choices.PLEDGE, Pledge, lambda t, s: range(max(s.cp) + 1), "cp-"),
        Span(choices.PILOT, Send, lambda t, s: range(1, _men(s) + 1), "p"),
        Span(choices.ORDER, Undertake, lambda t, s: [task.name for task in TASKS]),
        Span(
            choices.EQUIP,
            Equip,
            lambda t, s: [f"p{n + 1}-{item}" for n in range(_men(s)) for item in GEAR],
        ),
    ),
    "aircraft, good, pilot, mission or way to fly",
    "campaign",
)
