"""The tactical display: thirteen zones, their contacts and distances (group GEO).

Zones are numbered in the order in which the enemy acts (PHANTOM-HOUSE-06).
"""

from __future__ import annotations

from typing import Final

# PHANTOM-GEO-01
ZONES: Final = (
    *("c", "a-n", "a-e", "a-s", "a-w"),
    *("p-n", "p-ne", "p-e", "p-se", "p-s", "p-sw", "p-w", "p-nw"),
)
CENTRE: Final = 0  # where the Target lies (PHANTOM-GEO-07)
APPROACHES: Final = range(1, 5)
OUTER: Final = range(5, 13)

# Contacts between zones, each written once (PHANTOM-GEO-02, PHANTOM-GEO-03, PHANTOM-GEO-04,
# PHANTOM-GEO-05, PHANTOM-RULING-01).
_CONTACTS: Final = {
    "c": "a-n a-e a-s a-w",
    "a-n": "a-e a-w p-nw p-n p-ne",
    "a-e": "a-s p-ne p-e p-se",
    "a-s": "a-w p-se p-s p-sw",
    "a-w": "p-sw p-w p-nw",
    "p-n": "p-nw p-ne",
    "p-e": "p-ne p-se",
    "p-s": "p-se p-sw",
    "p-w": "p-sw p-nw",
}


def _adjacent() -> tuple[tuple[int, ...], ...]:
    found: list[set[int]] = [set() for _ in ZONES]
    for name, others in _CONTACTS.items():
        for other in others.split():
            one, two = ZONES.index(name), ZONES.index(other)
            found[one].add(two)
            found[two].add(one)
    return tuple(tuple(sorted(zones)) for zones in found)


ADJACENT: Final = _adjacent()


def _distances(start: int) -> tuple[int, ...]:
    """Steps on the shortest way from a zone to each (PHANTOM-GEO-06)."""
    found = {start: 0}
    waiting = [start]
    for zone in waiting:
        for other in ADJACENT[zone]:
            if other not in found:
                found[other] = found[zone] + 1
                waiting.append(other)
    return tuple(found[zone] for zone in range(len(ZONES)))


DISTANCE: Final = tuple(_distances(zone) for zone in range(len(ZONES)))

# The first zone, in the order of the zones, of a shortest way (PHANTOM-HOUSE-15).
STEP: Final = tuple(
    tuple(
        start
        if start == goal
        else next(z for z in ADJACENT[start] if DISTANCE[z][goal] == DISTANCE[start][goal] - 1)
        for goal in range(len(ZONES))
    )
    for start in range(len(ZONES))
)
