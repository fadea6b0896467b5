"""Pilots and their aircraft: status, figures, stress, loads (group PILOT)."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.stacked import Out
from escadrille.systems.phantom.events import Disarmed, Stressed
from escadrille.systems.phantom.orders import pilot_name
from escadrille.systems.phantom.state import FLYING, State
from escadrille.systems.phantom.tables import ECM_POD, GUN_POD, Tables

STATUSES: Final = ("okay", "shaken", "unfit")
OKAY: Final = 0
SHAKEN: Final = 1
UNFIT: Final = 2


def row_of(s: State, pilot: int) -> int:
    """Return the side of his card that a pilot shows (PHANTOM-PILOT-01)."""
    return 2 * s.card[pilot] + s.side[pilot]


def status(t: Tables, s: State, pilot: int) -> int:
    """Rules: PHANTOM-PILOT-09."""
    row, stress = 2 * s.card[pilot] + s.side[pilot], s.stress[pilot]
    if stress <= t.okay[row]:
        return OKAY
    return SHAKEN if stress <= t.shaken[row] else UNFIT


def band(t: Tables, s: State, pilot: int) -> int:
    """Return where the figures of a pilot stand: the Okay or the Shaken row (PHANTOM-PILOT-10)."""
    row = 2 * s.card[pilot] + s.side[pilot]
    return 2 * row + (s.stress[pilot] > t.okay[row])


def is_fast(t: Tables, s: State, pilot: int) -> bool:
    """Rules: PHANTOM-PILOT-14."""
    return t.fast[band(t, s, pilot)]


def grounded(t: Tables, s: State, pilot: int) -> Refusal | None:
    """Return what keeps a pilot from flying a mission.

    Rules: PHANTOM-HOUSE-37, PHANTOM-PILOT-13, PHANTOM-PRE-10, PHANTOM-RULING-27.
    """
    if s.missing[pilot]:
        return Refusal("PHANTOM-HOUSE-37", {"pilot": pilot_name(t, s, pilot)})
    if status(t, s, pilot) == UNFIT:
        facts = {"pilot": pilot_name(t, s, pilot), "stress": s.stress[pilot]}
        return Refusal("PHANTOM-PILOT-13", facts)
    return None


def fit_pilots(t: Tables, s: State) -> list[int]:
    """Return who may be assigned."""
    return [
        pilot
        for pilot in range(len(s.card))
        if not s.missing[pilot] and status(t, s, pilot) != UNFIT
    ]


def add_stress(t: Tables, s: State, pilot: int, points: int, out: Out) -> None:
    """Stress counts at once; an Unfit pilot loses all weapons and pods.

    Rules: PHANTOM-COMP-10, PHANTOM-PILOT-08, PHANTOM-PILOT-11, PHANTOM-RULING-03.
    """
    if not points:
        return
    s.stress[pilot] += points
    now = status(t, s, pilot)
    if out is not None:
        name = pilot_name(t, s, pilot)
        out.append(Stressed(name, points, s.stress[pilot], STATUSES[now]))
    if now == UNFIT and s.role[pilot] == FLYING:
        _disarm(t, s, pilot, out)


def relieve(t: Tables, s: State, pilot: int, points: int, out: Out) -> None:
    """Take stress away, not below 0."""
    points = min(points, s.stress[pilot])
    if not points:
        return
    s.stress[pilot] -= points
    if out is not None:
        now = STATUSES[status(t, s, pilot)]
        out.append(Stressed(pilot_name(t, s, pilot), -points, s.stress[pilot], now))


def _disarm(t: Tables, s: State, pilot: int, out: Out) -> None:
    lost = load_names(t, s, pilot)
    if lost:
        unload_all(t, s, pilot)
        if out is not None:
            out.append(Disarmed(pilot_name(t, s, pilot), lost))


def unload_all(t: Tables, s: State, pilot: int) -> None:
    """Every counter leaves the aircraft."""
    width = t.weapons
    s.load[pilot * width : (pilot + 1) * width] = [0] * width


def loaded(t: Tables, s: State, pilot: int) -> list[int]:
    """Return the types of counters on an aircraft, ascending."""
    width = t.weapons
    load = s.load[pilot * width : (pilot + 1) * width]
    return [weapon for weapon, count in enumerate(load) if count]


def counters(t: Tables, s: State, pilot: int) -> list[int]:
    """Return the counters on an aircraft, one by one."""
    base = pilot * t.weapons
    return [weapon for weapon in range(t.weapons) for _ in range(s.load[base + weapon])]


def load_names(t: Tables, s: State, pilot: int) -> tuple[str, ...]:
    return tuple(t.weapon_ids[weapon] for weapon in counters(t, s, pilot))


def weight(t: Tables, s: State, pilot: int) -> int:
    """Return the WP of all counters on an aircraft (PHANTOM-ARM-02)."""
    base = pilot * t.weapons
    return sum(t.weight[number] * s.load[base + number] for number in range(t.weapons))


def load_penalty(t: Tables, s: State, pilot: int) -> int:
    """Return what air-to-ground munitions take from air-to-air rolls.

    Rules: PHANTOM-AA-03, PHANTOM-RULING-22.
    """
    base, heavy = pilot * t.weapons, t.ground_weight
    carried = sum(heavy[number] * s.load[base + number] for number in range(t.weapons))
    steps = t.help.load
    return steps[min(carried, len(steps) - 1)]


def has_gun(t: Tables, s: State, pilot: int) -> bool:
    """Has it a gun, built in or in a pod (PHANTOM-PILOT-17, PHANTOM-HOUSE-11)?"""
    return t.gun[s.card[pilot]] or carries(t, s, pilot, GUN_POD)


def has_ecm(t: Tables, s: State, pilot: int) -> bool:
    return carries(t, s, pilot, ECM_POD)


def carries(t: Tables, s: State, pilot: int, kind: int) -> bool:
    """Has it a counter of that kind, whatever its name?"""
    base = pilot * t.weapons
    for weapon in t.of_kind[kind]:  # noqa: SIM110  `any` takes twice as long
        if s.load[base + weapon]:
            return True
    return False
