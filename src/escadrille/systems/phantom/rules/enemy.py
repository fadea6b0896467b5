"""Sites and Bandits attack: in which order, and whom (group ENY; HOUSE-06, HOUSE-07)."""

from __future__ import annotations

from escadrille.mechanics.stacked import Out
from escadrille.systems.phantom import frames
from escadrille.systems.phantom.events import Threatened
from escadrille.systems.phantom.orders import pilot_name, threat_name
from escadrille.systems.phantom.rules import reactions
from escadrille.systems.phantom.rules.defences import in_order, type_of
from escadrille.systems.phantom.rules.geometry import DISTANCE
from escadrille.systems.phantom.state import FLYING, Frame, State
from escadrille.systems.phantom.tables import Tables


def begin_barrage(t: Tables, s: State) -> None:
    """Fix the order in which all Sites, then all Bandits attack.

    Rules: PHANTOM-ENY-01, PHANTOM-HOUSE-06, PHANTOM-RULING-31.
    """
    s.queue = in_order(s)[::-1]
    s.stack.append((frames.BARRAGE, 0, 0, 0))


def run_barrage(t: Tables, s: State, frame: Frame, out: Out) -> None:
    """Let the next Site or Bandit attack the nearest aircraft that it can."""
    while s.queue:
        threat = s.queue.pop()
        found = nearest(t, s, threat)
        if found:
            pilot = found[0] if len(found) == 1 else found[s.chance.below(len(found))]
            if out is not None:
                out.append(Threatened(threat_name(s, threat), pilot_name(t, s, pilot)))
            reactions.offer(t, s, pilot, threat)
            return
    s.stack.pop()


def nearest(t: Tables, s: State, threat: int) -> list[int]:
    """Return the nearest aircraft that a counter can attack; several are equally near.

    Rules: PHANTOM-COMP-06, PHANTOM-COMP-07, PHANTOM-ENY-02, PHANTOM-ENY-03, PHANTOM-ENY-04,
    PHANTOM-HOUSE-07, PHANTOM-RULING-06, PHANTOM-RULING-12.
    """
    face, kind = s.face[threat], type_of(t, s, threat)
    reach, altitudes = t.fire_reach[face][kind], t.fire_altitudes[face][kind]
    here = DISTANCE[s.place[threat]]
    near = 99
    found: list[int] = []
    for pilot, role in enumerate(s.role):
        if role != FLYING or not altitudes >> s.high[pilot] & 1:
            continue
        distance = here[s.zone[pilot]]
        if distance > near or not reach >> distance & 1:
            continue
        if distance < near:
            near, found = distance, []
        found.append(pilot)
    return found
