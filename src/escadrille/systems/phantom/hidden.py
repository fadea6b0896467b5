"""What is hidden: worlds that look alike to the commander; the proof that nothing vanishes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from escadrille.kernel.rng import Chance, seeded
from escadrille.systems.phantom.rules.defences import any_of, type_of
from escadrille.systems.phantom.rules.pilots import UNFIT, status, weight
from escadrille.systems.phantom.state import FLYING, State
from escadrille.systems.phantom.tables import BANDIT, ECM_POD, GUN_POD, NOBODY, SITE, Tables

TRIES: Final = 20  # to deal the backs anew; then they stay as they are


def resample(t: Tables, s: State, seed: int) -> State:
    """Return a world with other decks, dice to come and backs of the counters on the display.

    Rules: PHANTOM-RULING-40.
    """
    world = s.clone()
    chance = seeded(seed)
    world.chance = Chance(chance.below(1 << 62))
    for deck in (world.deck, world.events):
        deck.sort()
        chance.shuffle(deck)
    if world.counter:
        _turn_backs(t, world, chance)
    return world


def _turn_backs(t: Tables, world: State, chance: Chance) -> None:
    """Let each counter on the display be any of those with the face that it shows."""
    lying = [number for number, zone in enumerate(world.place) if zone != NOBODY]
    everything = world.pool[:]
    for number in lying:
        everything[world.counter[number]] += 1
    for _ in range(TRIES):
        pool, kinds = everything[:], dict[int, int]()
        order = lying[:]
        chance.shuffle(order)
        for number in order:
            face, shown = world.face[number], type_of(t, world, number)
            fit = [n if t.faces[kind][face] == shown else 0 for kind, n in enumerate(pool)]
            kind = any_of(fit, chance)
            if kind == NOBODY:
                break
            kinds[number] = kind
            pool[kind] -= 1
        else:
            for number, kind in kinds.items():
                world.counter[number] = kind
            world.pool = pool
            return


def audit(t: Tables, s: State) -> list[str]:
    """Return what is impossible in a state: things lost or made, figures out of range."""
    faults = [*_audit_cards(t, s), *_audit_counters(t, s), *_audit_campaign(t, s)]
    for pilot in range(len(s.card)):
        name = t.pilots[s.card[pilot]].id
        faults += [f"pilot {name!r}: {fault}" for fault in _audit_pilot(t, s, pilot)]
    return faults


def _audit_cards(t: Tables, s: State) -> Iterator[str]:
    chosen = [s.target] if s.target != NOBODY and not _scored(s) else []
    found = sorted([*s.deck, *s.discard, *s.drawn, *s.destroyed, *chosen])
    if found != list(range(len(t.targets))):
        yield f"Target cards: {found} instead of {len(t.targets)} (PHANTOM-COMP-02)"
    open_card = [s.event] if s.event != NOBODY else []
    found = sorted([*s.events, *s.past_events, *open_card])
    if found != list(range(len(t.events))):
        yield f"event cards: {found} instead of {len(t.events)} (PHANTOM-COMP-02)"
    if len(set(s.card)) < len(s.card):
        yield "a pilot card stands twice in the squadron (PHANTOM-PILOT-01)"


def _scored(s: State) -> bool:
    """Has the debriefing put the Target card away already?"""
    return s.target in s.destroyed or s.target in s.discard


def _audit_counters(t: Tables, s: State) -> Iterator[str]:
    total = [inside + outside for inside, outside in zip(s.pool, s.aside, strict=True)]
    for number, zone in enumerate(s.place):
        if zone == NOBODY:
            continue
        total[s.counter[number]] += 1
        if s.face[number] == BANDIT and t.faces[s.counter[number]][BANDIT] == NOBODY:
            yield f"counter {number}: a blank lies on the display (PHANTOM-TB-07)"
        if s.face[number] not in (SITE, BANDIT) or not 0 <= zone < 13:
            yield f"counter {number}: no face or zone"
    if min([*s.pool, *s.aside]) < 0 or total != t.copies:
        yield f"air-defence counters: {total} instead of {t.copies} (PHANTOM-COMP-04)"


def _audit_campaign(t: Tables, s: State) -> Iterator[str]:
    if s.so < 0 and len(s.card) == sum(t.slots):
        yield f"{s.so} SO points (PHANTOM-HOUSE-46)"
    tracks = ((s.recon, t.recon), (s.intel, t.intel), (s.politics, t.politics))
    if not all(0 <= position < len(track) for position, track in tracks):
        yield "a marker beyond the end of its track (PHANTOM-HOUSE-31)"
    if s.damage < 0 or not 0 <= s.slot <= t.missions:
        yield "damage or mission slot out of range"
    if s.target != NOBODY and s.role.count(FLYING) > t.targets[s.target].aircraft:
        yield "more aircraft than the Target card allows (PHANTOM-PRE-09)"


def _audit_pilot(t: Tables, s: State, pilot: int) -> Iterator[str]:
    load = s.load[pilot * t.weapons : (pilot + 1) * t.weapons]
    if s.stress[pilot] < 0 or s.xp[pilot] < 0 or min(load) < 0:
        yield "fewer than no stress, experience or counters"
    if any(load) and s.role[pilot] != FLYING:
        yield "counters on an aircraft that does not fly (PHANTOM-HOUSE-29)"
    # The stress of the mission counts before its counters go back (PHANTOM-HOUSE-29).
    if any(load) and status(t, s, pilot) == UNFIT and not _scored(s):
        yield "an Unfit pilot carries counters (PHANTOM-PILOT-11)"
    if weight(t, s, pilot) > t.capacity[s.card[pilot]]:
        yield "more weight than the aircraft carries (PHANTOM-ARM-02)"
    for kind in (GUN_POD, ECM_POD):
        if sum(load[weapon] for weapon in t.of_kind[kind]) > 1:
            yield "two pods of a kind (PHANTOM-HOUSE-12)"
    if s.zone[pilot] != NOBODY and s.role[pilot] != FLYING:
        yield "on the display, and not flying (PHANTOM-HOUSE-05)"
    if s.missing[pilot] and s.role[pilot] == FLYING:
        yield "missing, and flying (PHANTOM-HOUSE-21)"
