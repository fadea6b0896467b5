"""The weather of a mission, drawn before forces are bought (WINGS-RULING-109)."""

from __future__ import annotations

from typing import Any

from escadrille.kernel.rng import Chance
from escadrille.systems.wings import generator
from escadrille.systems.wings.campaign.state import State
from escadrille.systems.wings.campaign.tables import CAMPS, TASKS, ZONES, Tables, month_of
from escadrille.systems.wings.generator import Plan, Request
from escadrille.systems.wings.generator.points import Defences


def cards(t: Tables) -> int:
    """Return how many cards the weather is drawn from (WINGS-WX-02)."""
    deck = t.pack.tables["damage"]["a"].cards
    known = [card for card in deck if card.special != "explosion" and card.points <= 5]
    return sum(card.copies for card in known)


def is_known(s: State, side: int, zone: str) -> bool:
    """Has the side reconnoitred that zone in the mission before (WINGS-MIS-10)?"""
    return bool(s.known[side] >> ZONES.index(zone) & 1)


def plan(t: Tables, s: State) -> Plan:
    """Return the mission in the air as the generator plans it, its weather drawn."""
    told, active = TASKS[s.task], s.active
    camps = CAMPS[active], CAMPS[1 - active]
    trench, guns, flak, balloons, nets = s.defences
    defences = Defences(trench, guns, flak, balloons, bool(nets))
    request = Request(seed=s.deal, known=is_known(s, active, told.zone))
    month = month_of(s.day)
    found = Plan(request, month, told.errand, told.zone, camps, told.aims, defences, s.more)
    generator.draw_weather(t.pack, found, Chance(0, [s.weather]))
    return found


def drawn(t: Tables, s: State) -> dict[str, Any]:
    return plan(t, s).sky
