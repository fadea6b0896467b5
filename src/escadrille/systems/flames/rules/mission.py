"""A mission from its set-up to its last turn: what options change, who is late, who goes home."""

from __future__ import annotations

from typing import Final

from escadrille.mechanics.aircraft import LEVELS
from escadrille.mechanics.hands import discard_all
from escadrille.systems.flames import frames as f
from escadrille.systems.flames import grid
from escadrille.systems.flames import tables as tb
from escadrille.systems.flames.events import Withdrew
from escadrille.systems.flames.orders import label
from escadrille.systems.flames.rules import damage, positions
from escadrille.systems.flames.rules.cards import Out
from escadrille.systems.flames.rules.formation import absent, raid_of
from escadrille.systems.flames.schema import Bomber
from escadrille.systems.flames.state import NOBODY, State
from escadrille.systems.flames.tables import Tables

DEAD_LEVEL: Final = LEVELS.index("medium")  # of a fighter that falls before it has chosen one


def prepare(t: Tables, s: State, out: Out) -> None:
    """Put bombers at their levels and places, apply Shortage, and ask for the flak.

    Rules: FLAMES-BMR-02, FLAMES-OPT-05, FLAMES-OPT-16, FLAMES-CAMP-20, FLAMES-RULING-57,
    FLAMES-RULING-66.
    """
    for aircraft in range(s.roster.size):
        if s.roster.bomber[aircraft]:
            s.altitude[aircraft] = level_of(t, s, aircraft)
    _place_stated(t, s)
    s.stack.append((f.DEAL, 0, 0, 0))
    for side in (t.attacker, 1 - t.attacker):
        short_of(t, s, side, out)
    attackers = [a for a in range(s.roster.size) if s.roster.side[a] == t.attacker]
    if t.mission is not None and not any(s.alive[a] for a in attackers):
        damage.settle(t, s, out)
    elif t.target is not None:
        defender = s.roster.side.index(1 - t.attacker)
        s.stack.append((f.FLAK, defender, 0, 0))


def level_of(t: Tables, s: State, aircraft: int) -> int:
    """Return the level of a bomber: the printed one, or the next by the option Altitude.

    Rules: FLAMES-BMR-02, FLAMES-OPT-05, FLAMES-RULING-30.
    """
    flown = t.types[s.roster.fighter[aircraft]]
    assert isinstance(flown, Bomber)
    level = LEVELS.index(flown.altitude) + t.effects[s.roster.side[aircraft]].altitude
    return max(0, min(len(LEVELS) - 1, level))


def _place_stated(t: Tables, s: State) -> None:
    """Put bombers into the cells that the scenario states (FLAMES-FORM-01)."""
    planes = [plane for side in range(t.sides) for plane in t.scenario.flown(side)]
    for aircraft, plane in enumerate(planes):
        if plane.cell is not None:
            raid_of(s).cell[aircraft] = grid.place(*plane.cell)


def short_of(t: Tables, s: State, side: int, out: Out) -> None:
    """Damage every aircraft of a side whose enemy chose Shortage (FLAMES-OPT-16)."""
    hits = t.effects[1 - side].shortage
    if not hits:
        return
    for aircraft in range(s.roster.size):
        if s.roster.side[aircraft] == side:
            seat = t.first_seat[1 - side]
            damage.suffer(t, s, aircraft, hits, seat, out, settled=False)
            if not s.alive[aircraft] and s.altitude[aircraft] == NOBODY:
                s.altitude[aircraft] = DEAD_LEVEL


def hand_size(t: Tables, s: State, aircraft: int) -> int:
    """Return the cards with which a fighter starts, its level apart.

    Rules: FLAMES-SETUP-03, FLAMES-OPT-17, FLAMES-RULING-57; bombers have no hand (FLAMES-FB-02).
    """
    if not s.alive[aircraft] or raid_of(s).laden[aircraft]:
        return 0
    return s.row[aircraft][tb.PERFORMANCE] + t.effects[s.roster.side[aircraft]].sun


def no_slot(s: State, aircraft: int) -> bool:
    """Does it take no turn now: a bomber, or a fighter that is not here yet?"""
    return s.roster.bomber[aircraft] or absent(s, aircraft)


def begin_turn(t: Tables, s: State, out: Out) -> None:
    """Note who has no slot in a game turn, and send fighters home before the last.

    Bombers take no turn and Late fighters none in the first. Rules: FLAMES-BMR-01,
    FLAMES-OPT-12, FLAMES-RULING-31, FLAMES-RULING-53.
    """
    for aircraft in range(s.roster.size):
        if no_slot(s, aircraft):
            s.acted[aircraft] = 1
    if s.turn == t.turns:
        _send_home(t, s, out)


def _send_home(t: Tables, s: State, out: Out) -> None:
    """Remove the fighters whose enemy chose Fuel; nobody shot them down.

    Rules: FLAMES-OPT-10, FLAMES-RULING-28, FLAMES-RULING-31.
    """
    raid, roster = raid_of(s), s.roster
    for aircraft in range(roster.size):
        fuel = t.effects[1 - roster.side[aircraft]].fuel
        if fuel and s.alive[aircraft] and not raid.laden[aircraft]:
            s.alive[aircraft], raid.gone[aircraft] = 0, 1
            discard_all(t, s, aircraft)
            positions.forget(s, aircraft)
            if out is not None:
                out.append(Withdrew(label(roster, aircraft)))
    damage.settle(t, s, out)
