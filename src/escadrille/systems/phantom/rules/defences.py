"""Air-defence counters: the container, the draws, the display (COMP-04 to -09, PRE-07, TB-06)."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate
from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.kernel.rng import Chance
from escadrille.mechanics.stacked import Out
from escadrille.systems.phantom.events import BanditPlaced, NoBandits, SitePlaced, ThreatDestroyed
from escadrille.systems.phantom.orders import threat_name
from escadrille.systems.phantom.rules.geometry import APPROACHES, CENTRE, ZONES
from escadrille.systems.phantom.rules.questions import barred
from escadrille.systems.phantom.state import Frame, State
from escadrille.systems.phantom.tables import BANDIT, NOBODY, SITE, Tables

# Where a counter may be that is to be removed.
ANYWHERE: Final = 0
CENTRE_ONLY: Final = 1
AREAS: Final = ("any", "centre", "approach")


def type_of(t: Tables, s: State, threat: int) -> int:
    """Return the type of Site or Bandit that a counter on the display shows."""
    return t.faces[s.counter[threat]][s.face[threat]]


def type_name(t: Tables, s: State, threat: int) -> str:
    ids = t.bandit_ids if s.face[threat] else t.site_ids
    return ids[type_of(t, s, threat)]


def draw_counter(s: State) -> int:
    """Take a counter out of the container at random; NOBODY where it is empty.

    Rules: PHANTOM-COMP-04, PHANTOM-HOUSE-34.
    """
    kind = any_of(s.pool, s.chance)
    if kind != NOBODY:
        s.pool[kind] -= 1
    return kind


def any_of(counts: Sequence[int], chance: Chance) -> int:
    """Return the kind of one thing at random, of so many of each; NOBODY where there is none."""
    *_, total = sums = list(accumulate(counts))
    return bisect(sums, chance.below(total)) if total else NOBODY


def draw_zones(each_approach: int, centre: int) -> list[int]:
    """Return the zone of each draw, in the order of the zones (PHANTOM-HOUSE-34)."""
    return [CENTRE] * centre + [zone for zone in APPROACHES for _ in range(each_approach)]


def place_sites(t: Tables, s: State, zones: Sequence[int], out: Out) -> None:
    """Draw a counter for each of these zones, Site face up (PHANTOM-PRE-07, PHANTOM-PRE-08)."""
    for zone in zones:
        kind = draw_counter(s)
        if kind == NOBODY:
            return
        threat = _put(s, kind, SITE, zone)
        if out is not None:
            name = threat_name(s, threat)
            out.append(SitePlaced(name, type_name(t, s, threat), ZONES[zone]))


def place_bandits(t: Tables, s: State, zones: Sequence[int], out: Out) -> None:
    """Draw a counter for each of these zones, Bandit face up; then blanks go back.

    Rules: PHANTOM-TB-06, PHANTOM-TB-07, PHANTOM-RULING-16.
    """
    blanks = []
    for zone in zones:
        kind = draw_counter(s)
        if kind == NOBODY:
            break
        if t.faces[kind][BANDIT] == NOBODY:
            blanks.append(kind)
            continue
        threat = _put(s, kind, BANDIT, zone)
        if out is not None:
            name = threat_name(s, threat)
            out.append(BanditPlaced(name, type_name(t, s, threat), ZONES[zone]))
    for kind in blanks:
        s.pool[kind] += 1
    if out is not None and blanks:
        out.append(NoBandits(len(blanks)))


def _put(s: State, kind: int, face: int, zone: int) -> int:
    s.counter.append(kind)
    s.face.append(face)
    s.place.append(zone)
    return len(s.counter) - 1


def remove(t: Tables, s: State, threat: int, by: str, out: Out) -> None:
    """A Site or Bandit is destroyed: its counter goes back into the container.

    Rules: PHANTOM-DMG-01, PHANTOM-AA-04, PHANTOM-COMP-04.
    """
    s.place[threat] = NOBODY
    s.pool[s.counter[threat]] += 1
    if out is not None:
        name = threat_name(s, threat)
        out.append(ThreatDestroyed(name, type_name(t, s, threat), by))


def clear_display(s: State) -> None:
    """All counters go back into the container (PHANTOM-HOUSE-16)."""
    for kind, zone in zip(s.counter, s.place, strict=True):
        if zone != NOBODY:
            s.pool[kind] += 1
    s.counter, s.face, s.place = [], [], []


def removable(t: Tables, s: State, face: int, area: int, site: int = NOBODY) -> list[int]:
    """Return the counters of a face that lie in an area, of one type of Site where so said."""
    return [
        threat
        for threat, zone in enumerate(s.place)
        if zone != NOBODY
        and s.face[threat] == face
        and (area == ANYWHERE or (zone == CENTRE) == (area == CENTRE_ONLY))
        and (site == NOBODY or type_of(t, s, threat) == site)
    ]


def bar_removal(
    t: Tables, s: State, frame: Frame, threat: int, allowed: Sequence[int]
) -> Refusal | None:
    """Return what bars a counter from being removed, where only some may be."""
    if threat in allowed:
        return None
    if s.place[threat] == NOBODY:
        return Refusal("PHANTOM-COMP-04", {"threat": threat_name(s, threat), "reason": "gone"})
    return barred(frame, threat=type_name(t, s, threat), zone=ZONES[s.place[threat]].upper())


def in_order(s: State) -> list[int]:
    """Return the counters in the order in which they act (PHANTOM-HOUSE-06)."""
    return sorted(
        (threat for threat, zone in enumerate(s.place) if zone != NOBODY),
        key=lambda threat: (s.face[threat], s.place[threat], threat),
    )
