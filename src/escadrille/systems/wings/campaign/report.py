"""What of a mission matters to its campaign, and how it is read from the game that was flown."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from escadrille.kernel.api import Outcome
from escadrille.kernel.bounds import Count, Name
from escadrille.kernel.campaign import Report
from escadrille.systems.wings.campaign.rules.men import GEAR
from escadrille.systems.wings.rules import debriefing, deeds, missions, pilots, scoring
from escadrille.systems.wings.schema import Equipment
from escadrille.systems.wings.state import DOWN, GROUND
from escadrille.systems.wings.tables import BALLOON, BATTERY, FATES, MACHINE_GUN, TASKS, TRENCH

Fate = Literal["active", "wounded", "grave", "missing", "captured", "dead"]
KINDS: Final = {"trench": TRENCH, "machine_gun": MACHINE_GUN, "flak": BATTERY, "balloon": BALLOON}
GONE: Final = ("missing", "captured", "dead")


class Sortie(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What became of one aircraft and of its crew."""

    aircraft: Name
    type: Name
    home: bool
    damaged: bool = False
    specials: Count = 0
    prototype: Name | None = None
    """What it came home in, where that was stolen (WINGS-MIS-08)."""
    pilot: Fate
    observer: Fate | None = None
    victories: Count = 0
    """Homologated."""
    unseen: Count = 0
    """Victories without a witness (WINGS-HOM-02)."""
    points: Count = 0
    merit: Count = 0
    """Of these, such as no aircraft brought (WINGS-RANK-02)."""
    kit: Annotated[tuple[Equipment, ...], Meta(max_length=6)] = ()
    bullets: Annotated[int, Meta(ge=0, le=12)] = 0
    bombs: Count = 0
    """Dropped, and so on."""
    clusters: Count = 0
    rockets: Count = 0
    """Lots."""


class Relief(Sortie, frozen=True, kw_only=True):
    """An aircraft that came in the place of one that was gone (WINGS-REIN-01)."""

    man: Count = 0
    """Who flew it: which of those left on the ground; 0: the same pilot, told of already."""


class Losses(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Ground defences and balloons destroyed."""

    trench: Count = 0
    machine_gun: Count = 0
    flak: Count = 0
    balloon: Count = 0


Points = Annotated[int, Meta(ge=0, le=999)]


class MissionReport(Report, frozen=True):
    """How a mission ended."""

    sorties: Annotated[tuple[Sortie, ...], Meta(max_length=12)]
    success: bool
    points: tuple[Points, Points]
    """Of each squadron (WINGS-VP-01)."""
    losses: Losses = Losses()
    reliefs: Annotated[tuple[Relief, ...], Meta(max_length=99)] = ()
    """In the order in which they came."""
    given_up: Annotated[tuple[Annotated[int, Meta(ge=0, le=1)], ...], Meta(max_length=2)] = ()


def report(rules: Any, state: Any, outcome: Outcome) -> MissionReport:
    """Return what a mission that is over tells its campaign.

    Who gives a mission up flies home: the other squadron has what was left to win of it.
    """
    t, active = rules.t, rules.t.scenario.active
    s = debriefing.over(t, state, outcome)
    given_up: tuple[int, ...] = ()
    if outcome.reason in debriefing.ENDED:
        shares = dict(zip(t.camps, outcome.points, strict=True))
        given_up = tuple(side for side in (0, 1) if shares[side] <= 0.5)
    found = scoring.points(t, s)
    success = active not in given_up if given_up else missions.is_success(t, s)
    squadrons = found.squadrons[:]
    for piece in missions.targets(t, s) if given_up else ():
        if missions.is_achieved(t, s, piece):
            continue
        if success:
            twice = 2 if scoring.is_deep(t, s, piece) else 1
            squadrons[active] += twice * scoring.LINES[TASKS[t.task[piece]]][0]
        else:
            squadrons[1 - active] += scoring.DAMAGED if s.points[piece] else scoring.UNHARMED
    flyers = debriefing.reports(t, s)
    return MissionReport(
        sorties=tuple(_sortie(t, s, told) for told in flyers if not told.flyer[1]),
        reliefs=_reliefs(t, s, flyers),
        success=success,
        points=(squadrons[0], squadrons[1]),
        losses=_losses(t, s),
        given_up=given_up,
    )


def _sortie(t: Any, s: Any, told: debriefing.Report) -> Sortie:
    aircraft = told.flyer[0]
    slot = t.slots[aircraft]
    drops = {"bombs": s.dropped, "clusters": s.strewn, "rockets": s.launched}
    return msgspec.convert(
        {
            "type": slot.type,
            **_airframe(t, s, aircraft, 0),
            **_career(t, s, told),
            **{name: used[aircraft] for name, used in drops.items()},
        },
        Sortie,
    )


def _reliefs(t: Any, s: Any, flyers: list[debriefing.Report]) -> tuple[Relief, ...]:
    """Return what became of the reinforcements, and of who came with them."""
    found, known = [], {told.flyer: told for told in flyers}
    pilots_of, came_of = dict.fromkeys(range(t.size), 0), dict.fromkeys(range(t.size), 0)
    for deed in s.deeds:
        kind, _, aircraft, *_, man = deed
        if kind != deeds.JOINED:
            continue
        came_of[aircraft] += 1
        told = {"type": _type_of(t, deed), "man": man, "pilot": "active"}
        told |= _airframe(t, s, aircraft, came_of[aircraft])
        if man:
            pilots_of[aircraft] += 1
            told |= _career(t, s, known[aircraft, pilots_of[aircraft]])
        found.append(msgspec.convert(told, Relief))
    return tuple(found)


def _type_of(t: Any, joined: Any) -> str:
    name: str = t.aircraft[joined[8] & deeds.MOST_TYPES].id
    return name


def _airframe(t: Any, s: Any, aircraft: int, which: int) -> dict[str, Any]:
    """Return what became of an aircraft: the first of its place, or one that came after it."""
    marks = [n for n, d in enumerate(s.deeds) if d[0] == deeds.JOINED and d[2] == aircraft]
    spans = [0, *marks, len(s.deeds)]
    mine = [d for d in s.deeds[spans[which] : spans[which + 1]] if d[2] == aircraft]
    last = which == len(marks)
    kind = t.aircraft[s.types[aircraft]].id if last else None
    flown = t.slots[aircraft].type if not which else _type_of(t, s.deeds[spans[which]])
    mate = pilots.of(s, aircraft, pilots.MATE) if last else s.deeds[spans[which + 1]][9]
    if last:
        grounded = s.status[aircraft] == GROUND and pilots.fate(s, aircraft) in GONE
        home = s.status[aircraft] != DOWN and not grounded
        worn = bool(s.points[aircraft] or s.taken[aircraft])
    else:
        home, worn = not any(d[0] == deeds.LOST for d in mine), False
    left = [d[10] for d in mine if d[0] == deeds.HARMED]
    specials = left[-1] if left else deeds.specials(t, s, aircraft) if last else 0
    crewed = t.aircraft[t.type_of[flown]].seats == 2 and t.slots[aircraft].observer
    stolen = kind if home and kind not in (None, flown) else None
    return {
        "aircraft": t.labels[aircraft],
        "home": home,
        "damaged": home and bool(left or worn),
        "specials": min(99, specials) if home else 0,
        "prototype": stolen,
        "observer": FATES[mate] or None if crewed and not stolen else None,
    }


def _career(t: Any, s: Any, told: debriefing.Report) -> dict[str, Any]:
    """Return what became of a pilot, and what it has brought him."""
    kit, bullets = debriefing.kit_of(s, told.flyer)
    return {
        "pilot": told.fate,
        "victories": told.homologated,
        "unseen": told.victories - told.homologated,
        "points": min(99, told.points),
        "merit": max(0, min(99, told.points - _shot(t, s, told.flyer))),
        "kit": [item for item in GEAR if kit & pilots.bit(pilots.POWERS.index(item))],
        "bullets": bullets,
    }


def _shot(t: Any, s: Any, flyer: scoring.Flyer) -> int:
    """Return the points that enemy aircraft brought a pilot."""
    found = scoring.Points([0] * t.sides, {})
    for number, deed in enumerate(s.deeds):
        if deed[0] in (deeds.LOST, deeds.FLED):
            scoring.score_aircraft(t, s, found, number)
    return found.flyers.get(flyer, 0)


def _losses(t: Any, s: Any) -> Losses:
    """Return what of the defences is destroyed: objectives belong to nobody's stock."""
    counts = dict.fromkeys(KINDS, 0)
    for piece in range(t.size, t.pieces):
        for name, kind in KINDS.items():
            lost = s.status[piece] == DOWN and not t.task[piece]
            counts[name] += lost and s.roster.kind[piece] == kind
    return Losses(**counts)
