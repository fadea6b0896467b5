"""What of a mission matters to its campaign, and how it is read from the game that was flown."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from escadrille.kernel.api import Outcome
from escadrille.kernel.bounds import Name
from escadrille.kernel.campaign import Report
from escadrille.systems.flames.debrief import debrief

Fate = Literal["home", "damaged", "down"]
Status = Literal["intact", "damaged", "destroyed"]
Pattern = Literal["dispersed", "normal", "tight"]
Bombs = Annotated[int, Meta(ge=0, le=9999)]
ENDED: Final = ("resigned", "flagged", "agreed")
"""Reasons of an outcome to which seats brought a mission, and not its rules."""


class Aircraft(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What became of one aircraft. Damaged: it ended on that side of its card."""

    aircraft: Name
    type: Name
    fate: Fate
    pilot: Name | None = None
    by: Name | None = None
    """The aircraft that shot it down; None: the flak, or nobody that is known."""
    bombs: Bombs = 0
    """On the target."""


class MissionReport(Report, frozen=True):
    """How a mission ended."""

    aircraft: Annotated[tuple[Aircraft, ...], Meta(max_length=100)]
    status: Status
    flak: Pattern | None = None
    """As it was turned over; None: it never was."""
    given_up: Annotated[tuple[Annotated[int, Meta(ge=0, le=1)], ...], Meta(max_length=2)] = ()
    """The sides that gave the mission up (FLAMES-RULING-71)."""

    @property
    def bombs(self) -> int:
        return sum(one.bombs for one in self.aircraft)


def report(rules: Any, state: Any, outcome: Outcome) -> MissionReport:
    """Return what a mission that is over tells its campaign (FLAMES-RULING-71)."""
    found = debrief(rules.t, state)
    given_up: tuple[int, ...] = ()
    status = found.status
    if outcome.reason in ENDED:
        given_up = tuple(side for side, share in enumerate(outcome.points) if share <= 0.5)
        status = "intact" if rules.t.attacker in given_up else "destroyed"
    return msgspec.convert(
        {
            "aircraft": [_aircraft(one) for one in found.aircraft],
            "status": status,
            "flak": None if given_up else found.flak,
            "given_up": given_up,
        },
        MissionReport,
    )


def _aircraft(one: Any) -> dict[str, Any]:
    down = one.fate == "shot-down"
    return {
        "aircraft": one.label,
        "type": one.type,
        "pilot": one.pilot,
        "fate": "down" if down else "damaged" if one.damaged else "home",
        "by": one.victor,
        "bombs": one.bombs,
    }
