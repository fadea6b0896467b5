"""What a side may know of a campaign: all but whom the other has named before both have."""

from __future__ import annotations

import msgspec

from escadrille.kernel.api import Pending, Seat, View
from escadrille.mechanics import flying
from escadrille.systems.skies.campaign import choices, frames
from escadrille.systems.skies.campaign.rules.missions import (
    bomber_is_missing,
    radar_is_out,
    squadrons,
)
from escadrille.systems.skies.campaign.rules.roster import called
from escadrille.systems.skies.campaign.schema import CAMPS
from escadrille.systems.skies.campaign.state import Row, State, change, pilots, rows, strength
from escadrille.systems.skies.campaign.tables import FATES, LUFTWAFFE, NOBODY, Tables


class PilotView(msgspec.Struct, frozen=True):
    pilot: str
    name: str
    ps: int
    victories: int
    fate: str
    ability: str | None
    named: bool
    """For the mission that is planned or flown, as far as it is known."""


class SideView(msgspec.Struct, frozen=True):
    side: str
    pilots: tuple[PilotView, ...]
    """The lost too, in the order in which they came."""
    ready: bool
    """All its pilots are named."""
    flies: str
    """How it flies the mission: "" until it has said so."""


class PlanView(msgspec.Struct, frozen=True):
    """The mission that is planned or flown."""

    scenario: str
    called: tuple[int, ...]
    """How many pilots of the roster fly, by side."""
    bombers: int
    bomber_missing: bool
    radar_out: bool
    in_the_air: bool


class RowView(msgspec.Struct, frozen=True):
    """A mission that is over."""

    mission: int
    winner: str | None
    idle: tuple[str, ...]
    ships: int
    bombers: int
    out: int
    down: int
    change: int
    strength: int


class CampaignView(View, frozen=True):
    seat: Seat | None
    asked: str | None
    mission: int
    """The one being planned or flown; after the campaign, the last."""
    missions: int
    strength: int
    luftwaffe: SideView
    raf: SideView
    ace: str | None
    """The pilot whose card is being chosen."""
    plan: PlanView | None
    log: tuple[RowView, ...]


def view(t: Tables, s: State, seat: Seat | None, pending: tuple[Pending, ...]) -> CampaignView:
    over = rows(s)
    asked = next((decision for one, decision in pending if one == seat), None)
    kind, _, number, _ = s.stack[-1] if s.stack else (NOBODY,) * 4
    return CampaignView(
        seat=seat,
        asked=asked,
        mission=len(over) + bool(s.stack),
        missions=len(t.missions),
        strength=strength(over),
        luftwaffe=_side(t, s, 0, seat),
        raf=_side(t, s, 1, seat),
        ace=t.labels[number] if kind == frames.ABILITY else None,
        plan=_plan(t, s, kind) if kind in (frames.PILOTS, frames.FLY) else None,
        log=tuple(_row(over[: place + 1]) for place in range(len(over))),
    )


def _side(t: Tables, s: State, side: int, seat: Seat | None) -> SideView:
    aloft = bool(s.stack) and s.stack[-1][0] == frames.FLY
    named = s.picks[side] if aloft or side == seat else []
    return SideView(
        side=CAMPS[side],
        pilots=tuple(
            PilotView(
                pilot=t.labels[number],
                name=t.names[side][number],
                ps=pilot.ps,
                victories=pilot.victories,
                fate=FATES[pilot.fate],
                ability=None if pilot.ability == NOBODY else t.abilities[pilot.ability],
                named=number in named,
            )
            for number, pilot in enumerate(pilots(s, side))
        ),
        ready=aloft or bool(s.ready >> side & 1),
        flies=flying.told(s.flown, choices.FLYING)[side],
    )


def _plan(t: Tables, s: State, kind: int) -> PlanView:
    flown = squadrons(t, s, LUFTWAFFE)
    bombers = sum(flyer.bomber for squadron in flown for flyer in squadron)
    return PlanView(
        scenario=t.missions[len(rows(s))].scenario,
        called=tuple(called(t, s, side) for side in range(t.seats)),
        bombers=bombers,
        bomber_missing=bool(bombers) and bomber_is_missing(t, s),
        radar_out=radar_is_out(t, s),
        in_the_air=kind == frames.FLY,
    )


def _row(flown: list[Row]) -> RowView:
    """Return the last of some missions."""
    row = flown[-1]
    return RowView(
        mission=len(flown),
        winner=None if row.winner == NOBODY else CAMPS[row.winner],
        idle=tuple(camp for side, camp in enumerate(CAMPS) if row.idle >> side & 1),
        ships=row.ships,
        bombers=row.bombers,
        out=row.out,
        down=row.down,
        change=change(row),
        strength=strength(flown),
    )
