"""Which states no game can reach: what the engine could not go on from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from escadrille.systems.phantom import frames as f
from escadrille.systems.phantom.rules.arming import usable_weight
from escadrille.systems.phantom.rules.pilots import UNFIT, fit_pilots, loaded, status, weight
from escadrille.systems.phantom.situations.resolving import SETTING_UP, unfit, unresolvable
from escadrille.systems.phantom.state import FLYING, LOG, RESTING, State, flight
from escadrille.systems.phantom.tables import NOBODY, Tables

OF_MISSION: Final = (
    *("damage", "tanker", "blind", "outcry", "sar", "weapons_so"),
    *("more_vp", "more_recon", "more_intel"),
)


def impossible(t: Tables, s: State) -> list[str]:
    """Return every reason why a state cannot be, or an empty list."""
    faults = [*_squadron(t, s), *_supplies(t, s)]
    if s.over:
        return [*faults, *_over(t, s)]
    faults += unresolvable(t, s)
    return faults or [*_course(t, s), *unfit(t, s)]


def _squadron(t: Tables, s: State) -> Iterator[str]:
    for pilot, card in enumerate(s.card):
        name = f"pilot {t.pilots[card].id!r}"
        if not t.may_fly[card]:
            yield f"{name}: of another service or year (PHANTOM-SETUP-06, PHANTOM-SETUP-07)"
        for weapon in loaded(t, s, pilot):
            place = f"{name}: load: {t.weapon_ids[weapon]!r}"
            if t.so_cost[weapon] == NOBODY:
                yield f"{place} is not on the sheet of the campaign (PHANTOM-SO-05)"
            elif weapon not in t.loadable[card]:
                yield f"{place} is not for it (PHANTOM-PILOT-16)"
        if s.role[pilot] == FLYING and weight(t, s, pilot) > usable_weight(t, s, pilot):
            yield f"{name}: load: more weight than it carries so far (PHANTOM-ARM-02)"
        if s.role[pilot] == RESTING and any(row[pilot] for row in (s.damaged, s.kills, s.acted)):
            yield f"{name}: damaged, kills, acted: he has not flown (PHANTOM-SEQ-03)"
    if len(s.log) > len(LOG) * max(s.slot, 0):
        yield f"log: {len(s.log) // len(LOG)} missions in slot {s.slot} (PHANTOM-COMP-22)"


def _supplies(t: Tables, s: State) -> Iterator[str]:
    """Counters of weapons are left, or on an aircraft, or used up (PHANTOM-COMP-18)."""
    carried = [0] * len(t.supply)
    for slot, count in enumerate(s.load):
        carried[t.supply_of[slot % t.weapons]] += count
    for left, out, all_ in zip(s.stock, carried, t.supply, strict=True):
        if left < 0 or left + out > all_:
            yield "load, stock: more counters than there are (PHANTOM-COMP-18)"
            return


def _over(t: Tables, s: State) -> Iterator[str]:
    """A campaign ends after its last mission, or with its last pilot (PHANTOM-HOUSE-38)."""
    if s.slot < t.missions and 0 in s.missing:
        yield "over: there are missions to fly (PHANTOM-HOUSE-38)"
    yield from _at_home(s)
    if s.turn or s.event != NOBODY or s.drawn:
        yield "over: something is still being resolved (PHANTOM-HOUSE-38)"


def _at_home(s: State) -> Iterator[str]:
    """Without a Target nobody flies, and nothing of a mission is left (PHANTOM-HOUSE-29)."""
    if s.target != NOBODY:
        yield "target: there is no mission (PHANTOM-SEQ-01)"
    if any(role != RESTING for role in s.role) or any(s.load) or any(s.damaged) or any(s.kills):
        yield "pilot: he flies, and there is no mission (PHANTOM-HOUSE-29)"
    if s.counter or s.queue or any(s.named):
        yield "counter, queue, named: there is no mission (PHANTOM-HOUSE-29)"
    for name in OF_MISSION:
        if getattr(s, name):
            yield f"{name}: there is no mission (PHANTOM-HOUSE-29)"


def _course(t: Tables, s: State) -> Iterator[str]:
    """What is on the table belongs to the step of the mission that comes next."""
    kinds = {frame[0] for frame in s.stack}
    if s.drawn and f.TARGET not in kinds:
        yield "drawn: no Target is being chosen (PHANTOM-PRE-02)"
    if f.MISSION not in kinds:
        yield from _at_home(s)
        if kinds & set(SETTING_UP) and (s.slot or s.log):
            yield "slot: the squadron is made before the first one (PHANTOM-SETUP-08)"
        return
    coming = s.stack[1][2]
    if s.slot < 1:
        yield "slot: 0, and there is a mission (PHANTOM-SEQ-01)"
    choosing = coming == f.DRAW or f.TARGET in kinds
    if s.target == NOBODY and not choosing and coming < f.DEBRIEFING:
        yield "target: missing (PHANTOM-PRE-02)"
    elif s.target == NOBODY or choosing or coming > f.RECORD:
        yield from _at_home(s)
    elif (s.target in s.destroyed or s.target in s.discard) != (coming > f.DEBRIEFING):
        yield "target: its card is put away at the debriefing, not before (PHANTOM-HOUSE-22)"
    if any(s.named) and f.WEAPONS not in kinds:
        yield "named: there is no attack (PHANTOM-ATK-02)"
    if s.queue and f.BARRAGE not in kinds:
        yield "queue: no Sites and Bandits attack (PHANTOM-ENY-01)"
    yield from _roles(t, s, kinds, coming)
    yield from _display(s, kinds, coming)


def _roles(t: Tables, s: State, kinds: set[int], coming: int) -> Iterator[str]:
    flying = flight(s)
    if f.DRAW < coming <= f.FLIGHT and not fit_pilots(t, s):
        yield "pilot: nobody is fit to fly; the slot is calm (PHANTOM-HOUSE-35)"
    if coming <= f.FLIGHT and any(role != RESTING for role in s.role):
        yield "pilot: role: nobody is assigned yet (PHANTOM-PRE-09)"
    elif coming <= f.TARGET_BOUND and any(role > FLYING for role in s.role):
        yield "pilot: role: nobody has flown yet (PHANTOM-SEQ-03)"
    arming = coming < f.TARGET_BOUND or f.ARM in kinds
    if arming and any(status(t, s, pilot) == UNFIT for pilot in flying):
        yield "pilot: stress: he is Unfit, and assigned (PHANTOM-PILOT-13)"
    if f.FLIGHT < coming <= f.TARGET_BOUND and f.ASSIGN not in kinds and not flying:
        yield "pilot: nobody flies (PHANTOM-PRE-10)"
    if f.ARM in kinds:
        cost = sum(t.so_cost[slot % t.weapons] * count for slot, count in enumerate(s.load))
        if min(s.spent, s.weapons_so) < cost:
            yield f"spent, weapons_so: the loads cost {cost} SO (PHANTOM-SO-03)"


def _display(s: State, kinds: set[int], coming: int) -> Iterator[str]:
    """Aircraft and counters lie on the display from their placement to the last turn."""
    over_target = f.TURN in kinds or f.BANDITS <= coming < f.HOME_BOUND
    to_place = {frame[1] for frame in s.stack if frame[0] == f.PLACE}
    for pilot in flight(s):
        if (s.zone[pilot] != NOBODY) != (over_target and pilot not in to_place):
            yield "pilot: zone: missing over the target, or he is not there (PHANTOM-TB-05)"
    lies = f.TURN in kinds or f.SITES < coming < f.HOME_BOUND
    if s.counter and not lies:
        yield "counter: the display is empty (PHANTOM-HOUSE-16)"
    if len(set(s.queue)) < len(s.queue) or any(s.place[threat] == NOBODY for threat in s.queue):
        yield "queue: a counter that is gone, or twice in it (PHANTOM-ENY-01)"
