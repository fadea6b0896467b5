"""Movement of aircraft and of Bandits (HOUSE-13 to -15)."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.stacked import Out
from escadrille.systems.phantom import frames
from escadrille.systems.phantom.choices import ZONE
from escadrille.systems.phantom.events import BanditMoved
from escadrille.systems.phantom.orders import threat_name
from escadrille.systems.phantom.rules.defences import in_order
from escadrille.systems.phantom.rules.geometry import ADJACENT, DISTANCE, STEP, ZONES
from escadrille.systems.phantom.rules.questions import answers, barred
from escadrille.systems.phantom.state import Frame, State, flight
from escadrille.systems.phantom.tables import BANDIT, Tables


def offer_moves(t: Tables, s: State) -> None:
    """Ask each aircraft for its zone, then its altitude; the order changes nothing."""
    for pilot in reversed(flight(s)):
        s.stack.append((frames.MOVE, pilot, 0, 0))


@answers(ZONE)
def bar_move(t: Tables, s: State, frame: Frame, zone: int) -> Refusal | None:
    """Stay, or fly to an adjacent zone (PHANTOM-HOUSE-13)."""
    here = s.zone[frame[1]]
    distance = DISTANCE[here][zone]
    if distance > 1:
        names = {"from": ZONES[here].upper(), "zone": ZONES[zone].upper()}
        return barred(frame, **names, distance=distance)
    return None


def legal_move(t: Tables, s: State, frame: Frame) -> list[int]:
    return _REACHED[s.zone[frame[1]]][:]


_REACHED: Final = [
    sorted(ZONE + zone for zone in (start, *ADJACENT[start])) for start in range(len(ZONES))
]


def apply_move(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    s.zone[frame[1]] = choice - ZONE
    s.stack[-1] = (frames.LEVEL, frame[1], 0, 0)


def move_bandits(t: Tables, s: State, out: Out) -> None:
    """Each Bandit flies one zone towards the nearest aircraft.

    Rules: PHANTOM-HOUSE-15, PHANTOM-HOUSE-06.
    """
    zones = [s.zone[pilot] for pilot in flight(s)]
    for threat in in_order(s) if zones else ():
        if s.face[threat] != BANDIT:
            continue
        here = DISTANCE[s.place[threat]]
        near = min(here[zone] for zone in zones)
        if not near:
            continue
        nearest = [zone for zone in zones if here[zone] == near]
        goal = nearest[0] if len(nearest) == 1 else nearest[s.chance.below(len(nearest))]
        s.place[threat] = STEP[s.place[threat]][goal]
        if out is not None:
            out.append(BanditMoved(threat_name(s, threat), ZONES[s.place[threat]]))
