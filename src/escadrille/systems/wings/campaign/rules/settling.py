"""What a mission brings: points, losses, wounds, initiative (groups CAMP, VP, MAJ)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Final

from escadrille.kernel.api import Event, Refusal
from escadrille.mechanics.stacked import Out
from escadrille.systems.wings import careers
from escadrille.systems.wings.campaign import events, stores
from escadrille.systems.wings.campaign.choices import LOADS
from escadrille.systems.wings.campaign.report import GONE, MissionReport, Relief, Sortie
from escadrille.systems.wings.campaign.rules import men, planning
from escadrille.systems.wings.campaign.rules.base import sound
from escadrille.systems.wings.campaign.rules.tasks import STOCKED
from escadrille.systems.wings.campaign.state import (
    ACTIVE,
    CAPTURED,
    DEAD,
    EARNED,
    FLEW,
    GRAVE,
    KIT,
    LOADED,
    MERIT,
    MISSING,
    MISSION,
    POINTS,
    RESTED,
    SORTIES,
    STATE,
    STATES,
    VICTORIES,
    WOUNDED,
    State,
    of,
    pilots,
    put,
)
from escadrille.systems.wings.campaign.tables import CAMPS, NOBODY, TASKS, ZONES, Tables

SINGLE: Final = ("incendiary", "ammunition")  # used up by a mission (WINGS-EQP-05, WINGS-EQP-08)
WAIT: Final = (8, 8)  # days to the next mission: so many, and a draw (WINGS-RULING-109)
SEEN: Final = ("reconnaissance", "photography")
SEARCHED: Final = 2  # missions after which a missing man is taken (WINGS-RULING-73)


def told_of(t: Tables, s: State) -> list[tuple[int, int, str]]:
    """Return the side, the seat and the label of each aircraft of the mission, in its order."""
    flying = [(side, seat) for side in (0, 1) for seat in planning.flyers(t, s, side)]
    return [(side, seat, f"a{n}") for n, (side, seat) in enumerate(flying, start=1)]


def barred(t: Tables, s: State, report: MissionReport) -> Refusal | None:
    """Return the rule that no mission breaks and this report does.

    Rules: WINGS-CAMP-07, WINGS-MIS-04, WINGS-HOM-03, WINGS-RULING-60.
    """
    flown = told_of(t, s)
    if [one.aircraft for one in report.sorties] != [label for _, _, label in flown]:
        return Refusal("WINGS-CAMP-07", {"aircraft": len(flown)})
    came = _arrivals(t, s, report)
    counts = [sum(one[0] == side for one in [*flown, *came]) for side in (0, 1)]
    for (side, seat, label), one in zip(flown, report.sorties, strict=True):
        kind, pilot, load = s.picks[seat]
        if one.type != t.aircraft[kind - 1].id:
            return Refusal("WINGS-CAMP-07", {"aircraft": label, "type": one.type})
        found = _bar_airframe(t, s, side, load, one)
        found = found or _bar_pilot(t, s, side, pilot, one, report, counts[1 - side])
        if found is not None:
            return found
    if refusal := _bar_reliefs(t, s, report, came, counts):
        return refusal
    lost = report.losses
    destroyed = (lost.trench, lost.machine_gun, lost.flak, lost.balloon)
    if any(n > most for n, most in zip(destroyed, s.defences, strict=False)):
        return Refusal("WINGS-CAMP-07", {"what": max(destroyed)})
    return None


def _bar_airframe(t: Tables, s: State, side: int, load: int, one: Sortie) -> Refusal | None:
    """Return why that cannot have become of an aircraft.

    Rules: WINGS-MIS-04, WINGS-MIS-08, WINGS-CAMP-14, WINGS-RULING-60.
    """
    facts = {"aircraft": one.aircraft}
    if one.observer and t.aircraft[t.type_of[one.type]].seats == 1:
        return Refusal("WINGS-MIS-04", facts)
    carried = (load == 1, (0, 0, 0, 1, 2)[load], 2 * (load == 2))
    used = (one.bombs, one.clusters, one.rockets)
    if any(n > most for n, most in zip(used, carried, strict=True)):
        return Refusal("WINGS-RULING-60", facts | {"what": max(used)})
    if (one.damaged and not one.home) or (one.specials and not one.damaged):
        return Refusal("WINGS-CAMP-14", facts)
    thief = TASKS[s.task].errand == "theft" and side == s.active and one.home
    if one.prototype and not (thief and one.prototype in t.type_of):
        return Refusal("WINGS-MIS-08", facts)
    return None


def _bar_pilot(
    t: Tables, s: State, side: int, pilot: int, one: Sortie, report: MissionReport, foes: int
) -> Refusal | None:
    """Return why that cannot have become of a pilot.

    Rules: WINGS-EVO-02, WINGS-EQP-01, WINGS-HOM-03, WINGS-WND-06, WINGS-RULING-60.
    """
    facts, last = {"aircraft": one.aircraft}, _last(report, one)
    if last.home and one.pilot in ("missing", "captured") and not last.prototype:
        return Refusal("WINGS-RULING-60", facts)
    if last.home and one.pilot == "dead":
        return Refusal("WINGS-WND-06", facts)
    if one.victories > 2 * foes + s.defences[3] + 3:
        return Refusal("WINGS-HOM-03", facts | {"victories": one.victories})
    victories = of(s, side, pilot, VICTORIES) + one.victories
    if (one.points and victories < careers.ACE) or one.merit > one.points:
        return Refusal("WINGS-EVO-02", facts)
    man = men.sheet(t, s, side, pilot)
    if not {*one.kit} <= {*man.equipment} or one.bullets > man.bullets:
        return Refusal("WINGS-EQP-01", facts)
    return None


def _last(report: MissionReport, one: Sortie) -> Sortie:
    """Return the last aircraft that a pilot flew in a mission."""
    after = report.reliefs.index(one) + 1 if isinstance(one, Relief) else 0
    for other in report.reliefs[after:]:
        if other.aircraft == one.aircraft:
            if other.man:
                break
            one = other
    return one


Arrival = tuple[int, int]
"""The side of a reinforcement, and its pilot or NOBODY."""


def _arrivals(t: Tables, s: State, report: MissionReport) -> list[Arrival]:
    """Return who came as a reinforcement; side NOBODY: nobody can have."""
    sides = {label: side for side, _, label in told_of(t, s)}
    found = []
    for one in report.reliefs:
        side = sides.get(one.aircraft, NOBODY)
        ground = planning.on_the_ground(t, s, side) if side != NOBODY else []
        if one.man > len(ground):
            side = NOBODY
        sent = side != NOBODY and one.man > 0
        found.append((side, ground[one.man - 1] if sent else NOBODY))
    return found


def _bar_reliefs(
    t: Tables, s: State, report: MissionReport, came: list[Arrival], counts: list[int]
) -> Refusal | None:
    """Return why those reinforcements cannot have come.

    Rules: WINGS-REIN-01, WINGS-CAMP-07, WINGS-RULING-60.
    """
    facts = {"reliefs": len(came)}
    if came and not t.options["reinforcements"]:
        return Refusal("WINGS-REIN-01", facts)
    if any(side == NOBODY for side, _ in came):
        return Refusal("WINGS-CAMP-07", facts)
    for side in (0, 1):
        left = sound(s, side)
        for seat in planning.flyers(t, s, side):
            left.remove(s.picks[seat][0] - 1)
        mine = [one for one, (own, _) in zip(report.reliefs, came, strict=True) if own == side]
        men_sent = [pilot for own, pilot in came if own == side and pilot != NOBODY]
        types = [t.type_of.get(one.type, NOBODY) for one in mine]
        if any(types.count(kind) > left.count(kind) for kind in types):
            return Refusal("WINGS-CAMP-07", facts)
        if len({*men_sent}) < len(men_sent):
            return Refusal("WINGS-CAMP-07", facts)
        if len(mine) > s.stock[side][stores.FUEL] - len(planning.flyers(t, s, side)):
            return Refusal("WINGS-RULING-60", facts)
    for one, (side, pilot) in zip(report.reliefs, came, strict=True):
        found = _bar_airframe(t, s, side, 0, one)
        if pilot != NOBODY:
            found = found or _bar_pilot(t, s, side, pilot, one, report, counts[1 - side])
        if found is not None:
            return found
    return None


def settle(t: Tables, s: State, report: MissionReport, out: Out) -> None:
    """Enter a mission into the ledger, and go on to the next interval."""
    told: list[Event] = []
    won = list(report.points)
    flown = [(side, *s.picks[seat]) for side, seat, _ in told_of(t, s)]
    came = _arrivals(t, s, report)
    flown += [
        (side, 1 + t.type_of[one.type], pilot, 0)
        for one, (side, pilot) in zip(report.reliefs, came, strict=True)
    ]
    sorties = [*zip(flown, [*report.sorties, *report.reliefs], strict=True)]
    lost = [0, 0]
    flew: list[set[int]] = [set(), set()]
    for (side, kind, pilot, load), one in sorties:
        lost[side] += not one.home
        if pilot != NOBODY:
            flew[side].add(pilot)
            won[side] += _pilot(t, s, side, pilot, one, told)
        _aircraft(t, s, side, kind, load, one, told)
    for side in (0, 1):
        _rest(s, side, flew[side])
        s.cp[side] += won[side] - s.pledge[side]  # WINGS-CAMP-05
        s.score[side] += won[side]
    _defences(s, report)
    _objective(t, s, report, told)
    _return(t, s, report, told)
    for side in (0, 1):
        s.weak[side] = is_weak([one for (own, *_), one in sorties if own == side])
    s.log += [s.task, s.active, int(report.success), *won, *lost, s.day]
    s.active = next_active(s.active, s.weak, success=report.success)
    s.missions += 1
    s.day += WAIT[0] + s.chance.below(WAIT[1])
    _clear(t, s)
    if out is not None:
        day = date.fromordinal(s.day).isoformat()
        out.append(
            events.MissionSettled(s.missions, report.success, won[0], won[1], tuple(s.cp), day)
        )
        out += told


def _clear(t: Tables, s: State) -> None:
    """Forget the plans of a mission that is over."""
    s.task = s.weather = NOBODY
    s.deal = s.more = s.ready = s.quits = 0
    s.defences, s.pledge = [0] * len(s.defences), [NOBODY, NOBODY]
    s.bought, s.fresh = [0, 0], [0, 0]
    s.picks, s.flown = [[] for _ in range(t.seats)], [0] * t.seats


def next_active(active: int, weak: list[int], *, success: bool) -> int:
    """Return the next active squadron: who succeeds stays it, who lost half of his may not be.

    Rules: WINGS-CAMP-12, WINGS-CAMP-13, WINGS-RULING-59.
    """
    found = active if success else 1 - active
    return 1 - found if weak[found] and not weak[1 - found] else found


def is_weak(sorties: Sequence[Sortie]) -> int:
    """Return whether a side has lost half of its flyers (WINGS-CAMP-13, WINGS-RULING-107)."""
    fates = [one.pilot for one in sorties if not isinstance(one, Relief) or one.man]
    fates += [one.observer for one in sorties if one.observer]
    return int(2 * sum(fate in ("grave", *GONE) for fate in fates) >= len(fates))


# Pilots.


def _pilot(t: Tables, s: State, side: int, pilot: int, one: Sortie, told: list[Event]) -> int:
    """Enter what became of a pilot; return what his death pays to his squadron.

    Rules: WINGS-CAMP-09, WINGS-VP-05, WINGS-RULING-55, WINGS-RULING-106, WINGS-DEATH-01.
    """
    for what, more in ((VICTORIES, one.victories), (SORTIES, 1)):
        put(s, side, pilot, what, of(s, side, pilot, what) + more)
    kept = [item for item in one.kit if item not in SINGLE and one.pilot not in GONE]
    put(s, side, pilot, KIT, sum(1 << men.GEAR.index(item) for item in kept))
    put(s, side, pilot, LOADED, one.bullets if one.pilot not in GONE else 0)
    before, state = of(s, side, pilot, STATE), STATES.index(one.pilot)
    name = men.name_of(t, s, side, pilot)
    told.append(
        events.PilotFlew(
            *(CAMPS[side], name, s.missions + 1, one.type, one.home, one.victories, one.unseen),
            *(one.points, STATES[before], one.pilot),
        )
    )
    if state != ACTIVE and state != before:
        told.append(events.PilotLost(CAMPS[side], name, STATES[state]))
    if state == DEAD:
        fallen = men.standing(s, side, pilot)
        put(s, side, pilot, STATE, DEAD)
        put(s, side, pilot, MISSION, s.missions + 1)
        kind, *_ = careers.replacement(fallen)  # type: ignore[arg-type]
        new = men.join(s, side, kind)
        told.append(events.PilotJoined(CAMPS[side], men.name_of(t, s, side, new), kind))
        return one.points
    for what, more in ((POINTS, one.points), (EARNED, one.points), (MERIT, one.merit)):
        put(s, side, pilot, what, of(s, side, pilot, what) + more)
    if state in (MISSING, CAPTURED):
        put(s, side, pilot, MISSION, s.missions + 1)
    if before == WOUNDED and state in (ACTIVE, WOUNDED):
        put(s, side, pilot, FLEW, of(s, side, pilot, FLEW) + 1)
        put(s, side, pilot, RESTED, of(s, side, pilot, RESTED) + 1)
        _recover(s, side, pilot)
        return 0
    put(s, side, pilot, STATE, state)
    put(s, side, pilot, RESTED, 0)
    put(s, side, pilot, FLEW, 0)
    return 0


def _rest(s: State, side: int, flew: set[int]) -> None:
    """Let those recover who stayed on the ground (WINGS-CAMP-15, WINGS-STATE-02, -03)."""
    for pilot in pilots(s, side):
        if pilot not in flew and of(s, side, pilot, STATE) in (WOUNDED, GRAVE):
            put(s, side, pilot, RESTED, of(s, side, pilot, RESTED) + 1)
            _recover(s, side, pilot)


def _recover(s: State, side: int, pilot: int) -> None:
    before, flew = STATES[of(s, side, pilot, STATE)], of(s, side, pilot, FLEW)
    after = careers.rested(before, of(s, side, pilot, RESTED), flew=flew)
    if after != before:
        put(s, side, pilot, STATE, STATES.index(after))
        put(s, side, pilot, RESTED, 0)
        put(s, side, pilot, FLEW, 0)


def _return(t: Tables, s: State, report: MissionReport, told: list[Event]) -> None:
    """A rescue brings one man home; who is missing for two missions is a prisoner.

    Rules: WINGS-STATE-04, WINGS-RULING-73.
    """
    if TASKS[s.task].errand == "rescue" and report.success:
        missing = [p for p in pilots(s, s.active) if of(s, s.active, p, STATE) == MISSING]
        for pilot in [*missing, *men.captured(s, s.active)][:1]:
            men.bring_back(s, s.active, pilot)
            told.append(events.PilotBack(CAMPS[s.active], men.name_of(t, s, s.active, pilot)))
    for side in (0, 1):
        for pilot in pilots(s, side):
            gone = s.missions + 1 - of(s, side, pilot, MISSION)
            if of(s, side, pilot, STATE) == MISSING and gone >= SEARCHED:
                put(s, side, pilot, STATE, CAPTURED)
                name = men.name_of(t, s, side, pilot)
                told.append(events.PilotLost(CAMPS[side], name, STATES[CAPTURED]))


# Stores.


def _aircraft(
    t: Tables, s: State, side: int, kind: int, load: int, one: Sortie, told: list[Event]
) -> None:
    """Take off the stock what is lost or used, and send to the mechanics what is damaged.

    Rules: WINGS-CAMP-14, WINGS-RULING-60, WINGS-MIS-08.
    """
    hangar, stock = s.hangar[side], s.stock[side]
    place = next(
        at for at in range(0, len(hangar), 2) if hangar[at] == kind - 1 and not hangar[at + 1]
    )
    stock[stores.FUEL] -= 1
    stock[stores.AMMUNITION] -= stock[stores.AMMUNITION] > 0
    item, carried = planning.TAKES[load]
    used = (0, one.bombs, one.rockets > 0, one.clusters, one.clusters)[load]
    stock[item] -= carried if not one.home else int(used) if load else 0
    if not one.home:
        del hangar[place : place + 2]
        told.append(events.AircraftLost(CAMPS[side], one.type, LOADS[load]))
    elif one.prototype is not None:
        hangar[place] = t.type_of[one.prototype]
    if one.home and one.damaged:
        hangar[place + 1] = 1 + one.specials
        told.append(events.AircraftDamaged(CAMPS[side], one.type, one.specials))


def _defences(s: State, report: MissionReport) -> None:
    """Destroyed ground defences and balloons leave the stock (WINGS-RULING-60)."""
    lost, stock = report.losses, s.stock[1 - s.active]
    destroyed = (lost.trench, lost.machine_gun, lost.flak, lost.balloon)
    for item, count in zip(STOCKED, destroyed, strict=False):
        stock[item] -= count
    if s.defences[4] and lost.balloon:
        stock[stores.NETS] -= 1


def _objective(t: Tables, s: State, report: MissionReport, told: list[Event]) -> None:
    """Note what was seen, and what major objective is lost.

    Rules: WINGS-MAJ-02, WINGS-MAJ-03, WINGS-MAJ-05, WINGS-MIS-10, WINGS-END-02.
    """
    task, active = TASKS[s.task], s.active
    s.scouted, s.known = [0, 0], [0, 0]
    if not report.success:
        return
    if task.errand in SEEN:
        s.known[active] = 1 << ZONES.index(task.zone)
    if task.aim == NOBODY:
        return
    if task.errand == "photography":
        s.scouted[active] = 1 << task.aim
    else:
        s.ruined[1 - active] |= 1 << task.aim
        told.append(events.MajorDestroyed(CAMPS[1 - active], stores.MAJORS[task.aim]))
