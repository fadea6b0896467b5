"""Mission points: what each side has to spend (group MP)."""

from __future__ import annotations

from typing import Final

import msgspec

PER_PLAYER: Final = 2  # WINGS-MP-01
LEAST: Final = 1  # for each player (WINGS-RULING-20)
ERRANDS: Final = {
    "patrol": -1,
    "reconnaissance": -1,
    "photography": 0,
    "bombing": 1,
    "strafing": 1,
    "rescue": 2,
    "test": 0,
    "theft": 2,
}
"""The first step of the table; special missions by their difficulty (WINGS-RULING-20)."""
ZONES: Final = {"friendly": -2, "conflict": -1, "enemy": 0, "deep": 1}
PER_AIRCRAFT: Final = 2  # of advantage
SOLO: Final = 1
BATCHES: Final = {"trench": 3, "machine-gun": 2, "flak": 1, "balloon": 1}
"""How many of a defence are worth a point; a part of a batch counts as one."""
NETTED: Final = 2  # two balloons with a net between them


class Defences(msgspec.Struct, frozen=True):
    """What stands on the ground or above it for one side."""

    trench: int = 0
    machine_gun: int = 0
    flak: int = 0
    balloon: int = 0
    """Beside one that is an objective, which is free (WINGS-RULING-100)."""
    netted: bool = False
    """Two of the balloons have a net between them."""


def worth(defences: Defences) -> int:
    """Return what the defences of a side are worth to the other (WINGS-MP-04)."""
    counts = {
        "trench": defences.trench,
        "machine-gun": defences.machine_gun,
        "flak": defences.flak,
        "balloon": defences.balloon - 2 * defences.netted,
    }
    found = sum(-(-count // BATCHES[kind]) for kind, count in counts.items())
    return found + NETTED * defences.netted


def modifiers(
    errand: str,
    zone: str,
    players: tuple[int, int],
    objectives: int,
    friendly: Defences,
    enemy: Defences,
) -> int:
    """Return what a mission adds to the points of the active squadron, whose players come first."""
    return sum(lines(errand, zone, players, objectives, friendly, enemy).values())


def lines(
    errand: str,
    zone: str,
    players: tuple[int, int],
    objectives: int,
    friendly: Defences,
    enemy: Defences,
) -> dict[str, int]:
    """Return the same, line by line.

    Rules: WINGS-MP-02, WINGS-MP-03, WINGS-RULING-20, WINGS-RULING-99.
    """
    more = max(0, objectives - 1)
    extra = -(-more // 2) if errand == "reconnaissance" else more
    if errand not in ("reconnaissance", "photography", "bombing", "strafing"):
        extra = 0
    active, other = players
    return {
        "errand": ERRANDS[errand],
        "zone": ZONES[zone],
        "objectives": extra,
        "advantage": PER_AIRCRAFT * (other - active),
        "alone": SOLO * (active == 1),
        "defences": worth(enemy) - worth(friendly),
    }


def totals(
    players: tuple[int, int], modifier: int, asked: int = 0, *, known: bool = False
) -> tuple[int, int]:
    """Return the points of the active squadron and of the enemy, who may ask for more.

    Rules: WINGS-MP-01, WINGS-MP-02, WINGS-MP-05, WINGS-MIS-10, WINGS-RULING-99.
    """
    active, other = players
    if not 0 <= asked <= other:
        raise ValueError(
            f"{asked} extra points: {other} at most, one for each player (WINGS-MP-05)"
        )
    mine = max(LEAST * active, PER_PLAYER * active + modifier)
    return mine + asked, PER_PLAYER * other + asked + known
