"""What enemy attacks do to aircraft (HOUSE-01 to -05)."""

from __future__ import annotations

from typing import Final

from escadrille.mechanics.stacked import Out
from escadrille.systems.phantom import frames
from escadrille.systems.phantom.effects import Raid
from escadrille.systems.phantom.events import Damaged, Fired, ShotDown
from escadrille.systems.phantom.orders import pilot_name, threat_name
from escadrille.systems.phantom.rules.defences import type_of
from escadrille.systems.phantom.rules.pilots import add_stress, has_ecm, unload_all
from escadrille.systems.phantom.state import DOWN, State
from escadrille.systems.phantom.tables import NOBODY, Tables, needs, thresholds

HIT: Final = 2
DESTROYED: Final = 3
RESULTS: Final = ("miss", "stress", "damaged", "destroyed")


def thresholds_of(t: Tables, s: State, aim: int, leg: int) -> tuple[tuple[int, int, int], int]:
    """Return the thresholds of an attack (aim 0: of the event) and what an ECM pod takes off.

    Rules: PHANTOM-COMP-05, PHANTOM-HOUSE-01, PHANTOM-HOUSE-12, PHANTOM-HOUSE-17.
    """
    if aim:
        face, kind = s.face[aim - 1], type_of(t, s, aim - 1)
        return t.attack[face][kind], t.ecm[face][kind]
    raid = t.effects[leg][s.event]
    assert isinstance(raid, Raid)
    return thresholds(raid.attack), t.raid_ecm[raid.by]


def fire(t: Tables, s: State, pilot: int, aim: int, leg: int, *, evading: bool, out: Out) -> None:
    """Roll an enemy attack: one die, or the lower of two.

    Rules: PHANTOM-HOUSE-02, PHANTOM-REACT-05, PHANTOM-RULING-26, PHANTOM-HOUSE-42.
    """
    limits, ecm = thresholds_of(t, s, aim, leg)
    dice = [s.chance.below(10) + 1 for _ in range(2 if evading else 1)]
    modified = min(dice) + t.enemy_die
    if ecm and has_ecm(t, s, pilot):
        modified -= ecm
    result = sum(modified >= limit for limit in limits)
    if out is not None:
        threat = threat_name(s, aim - 1) if aim else None
        name = pilot_name(t, s, pilot)
        needed = needs(limits, modified - min(dice))
        out.append(Fired(threat, name, tuple(dice), modified, RESULTS[result], needed))
    suffer(t, s, pilot, result, leg, out)


def suffer(t: Tables, s: State, pilot: int, result: int, leg: int, out: Out) -> None:
    """Stress, damage or loss; a Damaged aircraft that is hit again is lost.

    Rules: PHANTOM-HOUSE-03, PHANTOM-HOUSE-04.
    """
    if result == DESTROYED or (result == HIT and s.damaged[pilot]):
        shoot_down(t, s, pilot, leg, out)
        return
    if result == HIT:
        s.damaged[pilot] = 1
        if out is not None:
            out.append(Damaged(pilot_name(t, s, pilot)))
    if result:
        add_stress(t, s, pilot, t.help.hit, out)


def shoot_down(t: Tables, s: State, pilot: int, leg: int, out: Out) -> None:
    """Remove an aircraft; its counters go back, its pilot waits for rescue (PHANTOM-HOUSE-05)."""
    s.role[pilot] = DOWN + leg
    s.shot_down[pilot] += 1
    s.zone[pilot] = NOBODY
    unload_all(t, s, pilot)
    if out is not None:
        out.append(ShotDown(pilot_name(t, s, pilot), frames.LEGS[leg]))
