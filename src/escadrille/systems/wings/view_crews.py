"""What a seat may know of pilots and of the mission that they fly."""

from __future__ import annotations

import msgspec

from escadrille.kernel.api import Seat
from escadrille.systems.wings import tables
from escadrille.systems.wings.rules import debriefing, deeds, fates, missions, pilots
from escadrille.systems.wings.state import State
from escadrille.systems.wings.tables import Tables


class PilotView(msgspec.Struct, frozen=True):
    """Who flies an aircraft. His state is public; equipment is not, until it is used."""

    name: str
    behaviour: str | None
    ready: bool
    """The power of his behaviour can still be used."""
    standing: str
    life: int
    state: str
    observer: int | None
    """Life points of the second seat."""
    fate: str | None
    observer_fate: str | None
    equipment: tuple[str, ...]
    bullets: int | None


class FlyerView(msgspec.Struct, frozen=True):
    """What a mission has brought a pilot."""

    aircraft: str
    name: str
    fate: str
    victories: int
    homologated: int
    points: int
    share: int


class MissionView(msgspec.Struct, frozen=True):
    """What the active squadron is sent out for, and how that stands."""

    errand: str
    zone: str
    active: int
    success: bool
    points: tuple[int, int]
    flyers: tuple[FlyerView, ...]
    """What it has brought every pilot, once it is over."""
    reserve: int | None
    """Mission points that the side of this seat still has for reinforcements."""


def mission_view(t: Tables, s: State, seat: Seat | None) -> MissionView | None:
    told = t.mission
    if told is None:
        return None
    reserve = s.reserve[t.camps[seat]] if s.reserve and seat is not None else None
    success = bool(s.over) and missions.is_success(t, s)
    side = t.scenario.active
    flyers = tuple(
        FlyerView(t.labels[one.flyer[0]], *one[1:])
        for one in (debriefing.reports(t, s) if s.over else ())
    )
    return MissionView(told.errand, told.zone, side, success, told.points, flyers, reserve)


def pilot_view(t: Tables, s: State, number: int, *, own: bool) -> PilotView:
    row = s.crew[pilots.WIDTH * number : pilots.WIDTH * (number + 1)]
    kit = row[pilots.KIT] if own else row[pilots.KIT] & row[pilots.SEEN_KIT]
    gunner = fates.has_observer(t, s, number)
    return PilotView(
        name=deeds.sheet_of(t, s, number, row[pilots.NAME]).name,
        behaviour=pilots.POWERS[row[pilots.BEHAVIOUR]] if row[pilots.BEHAVIOUR] else None,
        ready=bool(row[pilots.BEHAVIOUR]) and not row[pilots.SPENT],
        standing=tables.STANDINGS[row[pilots.STANDING]],
        life=row[pilots.LIFE],
        state=pilots.state_of(row[pilots.LIFE]),
        observer=row[pilots.GUNNER] if gunner else None,
        fate=tables.FATES[row[pilots.FATE]] or None,
        observer_fate=(tables.FATES[row[pilots.MATE]] or None) if gunner else None,
        equipment=tuple(pilots.POWERS[item] for item in pilots.ITEMS if kit & pilots.bit(item)),
        bullets=row[pilots.BULLETS] if own else None,
    )
