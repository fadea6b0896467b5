"""What each question is about, and what a commander could think of answering."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from escadrille.kernel.api import Refusal, Seat
from escadrille.systems.phantom import frames as f
from escadrille.systems.phantom.choices import PILOT, THREAT, ZONE
from escadrille.systems.phantom.rules.geometry import ZONES
from escadrille.systems.phantom.state import Frame, State
from escadrille.systems.phantom.tables import NOBODY, Tables

# The rule of a question, which bars an answer where nothing more precise does.
ABOUT: Final = {
    f.RECRUIT: "PHANTOM-SETUP-08",
    f.PROMOTE: "PHANTOM-SETUP-11",
    f.TARGET: "PHANTOM-PRE-02",
    f.ASSIGN: "PHANTOM-PRE-10",
    f.TANKER: "PHANTOM-ARM-04",
    f.ARM: "PHANTOM-ARM-01",
    f.RELIEF: "PHANTOM-HOUSE-17",
    f.ABORT: "PHANTOM-TB-02",
    f.PLACE: "PHANTOM-TB-05",
    f.LEVEL: "PHANTOM-COMP-03",
    f.INTEL: "PHANTOM-TB-08",
    f.REMOVE: "PHANTOM-HOUSE-17",
    f.JETTISON: "PHANTOM-OT-02",
    f.DROP: "PHANTOM-OT-02",
    f.ATTACK: "PHANTOM-OT-03",
    f.AIM: "PHANTOM-ATK-01",
    f.WEAPONS: "PHANTOM-ATK-02",
    f.SUPPRESS: "PHANTOM-REACT-02",
    f.EVADE: "PHANTOM-REACT-05",
    f.MOVE: "PHANTOM-HOUSE-13",
    f.REST: "PHANTOM-HOUSE-43",
}


def barred(frame: Frame, **facts: Any) -> Refusal:
    """Return the rule of a question as what bars an answer; without facts it is none to it."""
    return Refusal(ABOUT[frame[0]], facts or {"decision": f.KINDS[frame[0]]})


def each_pilot(t: Tables, s: State, frame: Frame, seat: Seat) -> Sequence[int]:
    return range(PILOT, PILOT + len(s.card))


def each_zone(t: Tables, s: State, frame: Frame, seat: Seat) -> Sequence[int]:
    return range(ZONE, ZONE + len(ZONES))


def each_threat(t: Tables, s: State, frame: Frame, seat: Seat) -> Sequence[int]:
    """Return the Sites and Bandits that lie on the display."""
    return [THREAT + threat for threat, zone in enumerate(s.place) if zone != NOBODY]
