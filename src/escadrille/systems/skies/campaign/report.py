"""What of a mission matters to its campaign, and how it is read from the game that was flown."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from escadrille.kernel.api import Outcome
from escadrille.kernel.bounds import Name
from escadrille.kernel.campaign import Report
from escadrille.systems.skies.rules.ending import came_through
from escadrille.systems.skies.state import DOWN, EXITED, NOBODY

Fate = Literal["home", "out", "down"]
Side = Annotated[int, Meta(ge=0, le=1)]
ENDED: Final = ("resigned", "flagged", "agreed")
"""Reasons of an outcome to which seats brought a mission, and not its rules."""


class Aircraft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What became of one aircraft. Out: a bomber left by the exit edge (SKIES-CAMP-05)."""

    aircraft: Name
    type: Name
    fate: Fate
    by: Name | None = None
    """Whose forward guns shot it down; None: a turret, or nobody that is known."""


class MissionReport(Report, frozen=True):
    """How a mission ended."""

    aircraft: Annotated[tuple[Aircraft, ...], Meta(max_length=48)]
    winner: Side | None = None
    """None: it was drawn."""
    ships: Annotated[int, Meta(ge=0, le=6)] = 0
    """Sunk."""
    given_up: Annotated[tuple[Side, ...], Meta(max_length=2)] = ()
    """The sides that gave the mission up."""


def report(rules: Any, state: Any, outcome: Outcome) -> MissionReport:
    """Return what a mission that is over tells its campaign."""
    mine, yours = outcome.points
    given_up: tuple[int, ...] = ()
    if outcome.reason in ENDED:
        given_up = tuple(side for side, share in enumerate(outcome.points) if share <= 0.5)
    return MissionReport(
        aircraft=tuple(_aircraft(rules.t, state, one) for one in range(state.roster.size)),
        winner=None if mine == yours else int(yours > mine),
        ships=sum(hits >= 2 for hits in state.ships),
        given_up=given_up,
    )


def _aircraft(t: Any, s: Any, number: int) -> Aircraft:
    """Return who is shot down; who broke off or left comes home unhurt (SKIES-CAMP-07).

    Bombers in play when nobody is there to stop them are out, unless somebody gave up.
    """
    names, victor = s.roster.names, s.victor[number]
    fate: Fate = "home"
    if s.status[number] == DOWN:
        fate = "down"
    elif t.scenario.mission == "escort" and (
        came_through(s, number) if s.over else s.status[number] == EXITED
    ):
        fate = "out"
    return Aircraft(
        aircraft=names[number],
        type=t.types[s.roster.type[number]].id,
        fate=fate,
        by=None if victor == NOBODY else names[victor],
    )
