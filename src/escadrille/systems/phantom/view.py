"""What a commander may know: all but the order of decks, the container and the backs of counters.

There is one seat, and a spectator sees what it sees (PHANTOM-RULING-40).
"""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec

from escadrille.kernel.api import View
from escadrille.systems.phantom import frames
from escadrille.systems.phantom.facts import Attack, Harm, Outlook, attack, harm, outlook
from escadrille.systems.phantom.orders import aim_name, pilot_name, threat_name
from escadrille.systems.phantom.rules import arming, attacks, campaign, pilots, preflight, squadron
from escadrille.systems.phantom.rules.defences import AREAS, type_name, type_of
from escadrille.systems.phantom.rules.geometry import ZONES
from escadrille.systems.phantom.rules.overtarget import TURNS
from escadrille.systems.phantom.schema import GRADES, LEVELS
from escadrille.systems.phantom.state import ROLES, Frame, State
from escadrille.systems.phantom.tables import FACES, HIGH_BIT, LOW_BIT, NEVER, NOBODY, Tables

V = TypeVar("V")


class PilotView(msgspec.Struct, frozen=True):
    """A pilot of the squadron, as his card and the log show him."""

    pilot: str
    name: str
    aircraft: str
    type: str
    """Its short name: F-4."""
    level: str
    promoted: bool
    """He shows the promoted side of his card."""
    raised: bool
    """He was promoted in this campaign."""
    xp: int
    xp_needed: int | None
    stress: int
    okay: int
    """The highest stress at which he is Okay, and Shaken."""
    shaken: int
    status: str
    cool: int
    fast: bool
    ata: int
    atg: int
    gun: bool
    missing: bool
    shot_down: int
    role: str
    zone: str | None
    high: bool
    damaged: bool
    acted: bool
    kills: int
    load: tuple[str, ...]
    wp: int
    """Of the load, and the most that he may carry on this mission."""
    wp_most: int
    load_penalty: int


class Limits(msgspec.Struct, frozen=True):
    """The least rolls of an enemy attack; None: never."""

    stress: int | None
    damaged: int | None
    destroyed: int | None


class ThreatView(msgspec.Struct, frozen=True):
    """A Site or Bandit on the display."""

    threat: str
    face: str
    type: str
    zone: str
    attack: Limits
    range: int
    altitudes: tuple[str, ...]
    radar: bool


class TargetView(msgspec.Struct, frozen=True):
    """The Target of the mission."""

    target: str
    region: str
    penalty: int
    """WP that its region costs each aircraft now."""
    damage: int
    needed: int
    destroyed: bool
    soft: bool
    aircraft: int


class WeaponView(msgspec.Struct, frozen=True):
    """A weapon of the campaign: its price, counters left to load, where it can be used."""

    so: int
    left: int
    reach: tuple[int, ...]
    """Distances in zones."""


class TrackView(msgspec.Struct, Generic[V], frozen=True):
    position: int
    values: tuple[V, ...]
    """What is in force at each position."""

    @property
    def value(self) -> V:
        return self.values[self.position]


class PlacesView(msgspec.Struct, frozen=True):
    """Empty places of a level in the squadron."""

    level: str
    left: int


class GradeView(msgspec.Struct, frozen=True):
    """A grade and the least VP for it; None: whatever they are."""

    grade: str
    vp: int | None


class MissionView(msgspec.Struct, frozen=True):
    """A row of the player log; `target` is None for a calm period."""

    target: str | None
    destroyed: bool
    damage: int
    vp: int
    shot_down: int
    missing: int
    weapons_so: int
    advantages_so: int


class AttackView(msgspec.Struct, frozen=True):
    """An enemy attack under way: by a Site or Bandit, or by an event (threat is None)."""

    threat: str | None
    pilot: str
    harm: Harm
    """What it can do if nothing is done."""


class RemovalView(msgspec.Struct, frozen=True):
    """Which Sites or Bandits Intel or an event may remove."""

    face: str
    area: str


class DeclaredView(msgspec.Struct, frozen=True):
    """An attack being declared."""

    pilot: str
    aim: str
    suppression: bool
    named: tuple[str, ...]
    modifier: int
    attack: Attack | None
    """What the counters named so far promise; None: there are none."""


class PhantomView(View, frozen=True):
    sheet: str
    length: str
    year: int
    slot: int
    missions: int
    phase: str
    """The step of the mission, `set-up`, or `over`."""
    step: str | None
    """The step of the turn over the target."""
    steps: tuple[str, ...]
    """All of them."""
    turn: int
    turns: int
    decision: str | None
    asked: str | None
    """The pilot for whom something is asked, where the question is about one."""
    places: tuple[PlacesView, ...]
    """What is to be filled, the next first."""
    vp: int
    grade: str
    """The grade that these VP would be."""
    grades: tuple[GradeView, ...]
    so: int
    spent: int
    recon: TrackView[int]
    intel: TrackView[tuple[RemovalView, ...]]
    politics: TrackView[int]
    squadron: tuple[PilotView, ...]
    target: TargetView | None
    drawn: tuple[str, ...]
    """Target cards to choose from."""
    tanker: bool
    tanker_price: int | None
    blind: bool
    outcry: bool
    sar: int
    more_vp: int
    event: str | None
    threats: tuple[ThreatView, ...]
    waiting: tuple[str, ...]
    """Sites and Bandits that have still to attack in this step, the next one first."""
    attack: AttackView | None
    declared: DeclaredView | None
    removal: RemovalView | None
    relief: int
    """Stress that an event takes from a pilot of the commander's choice."""
    outlook: Outlook | None
    """What the loads of the flight can expect to do to the Target."""
    weapons: dict[str, WeaponView]
    rests: int
    """How often priority rest may still be bought in this debriefing."""
    deck: int
    discard: tuple[str, ...]
    destroyed: tuple[str, ...]
    event_deck: int
    event_discard: tuple[str, ...]
    container: int
    """Air-defence counters in the container."""
    log: tuple[MissionView, ...]
    over: bool


def view(t: Tables, s: State) -> PhantomView:
    top = s.stack[-1] if s.stack else (NOBODY, 0, 0, 0)
    steps = {frame[0]: frame for frame in s.stack}
    return PhantomView(
        sheet=t.sheet.id,
        length=t.scenario.length,
        year=t.sheet.year,
        slot=s.slot,
        missions=t.missions,
        phase=_phase(s),
        step=frames.TURN_STEPS[steps[frames.TURN][2] - 1] if frames.TURN in steps else None,
        steps=frames.TURN_STEPS,
        turn=s.turn,
        turns=TURNS,
        decision=frames.KINDS[top[0]] if s.stack else None,
        asked=pilot_name(t, s, top[1]) if top[0] in frames.ABOUT_ONE else None,
        places=tuple(
            PlacesView(LEVELS[level], left)
            for level, left in enumerate(squadron.slots_left(t, s))
            if left
        ),
        vp=s.vp,
        grade=campaign.grade(t, s),
        grades=tuple(map(GradeView, GRADES, (None, *t.term.vp.levels))),
        so=s.so,
        spent=s.spent,
        recon=TrackView(s.recon, t.recon),
        intel=TrackView(s.intel, tuple(map(_removals, t.intel))),
        politics=TrackView(s.politics, t.politics),
        squadron=tuple(_pilot(t, s, pilot) for pilot in range(len(s.card))),
        target=_target(t, s) if s.target != NOBODY else None,
        drawn=tuple(t.targets[target].id for target in s.drawn),
        tanker=bool(s.tanker),
        tanker_price=arming.price(t, s) if top[0] == frames.TANKER else None,
        blind=bool(s.blind),
        outcry=bool(s.outcry),
        sar=s.sar,
        more_vp=s.more_vp,
        event=t.events[s.event].id if s.event != NOBODY else None,
        threats=tuple(_threat(t, s, n) for n, zone in enumerate(s.place) if zone != NOBODY),
        waiting=tuple(threat_name(s, threat) for threat in reversed(s.queue)),
        attack=_attack(t, s),
        declared=_declared(t, s) if top[0] == frames.WEAPONS else None,
        removal=_removal(top),
        relief=top[2] if top[0] == frames.RELIEF else 0,
        outlook=outlook(t, s),
        weapons={
            t.weapon_ids[number]: WeaponView(
                t.so_cost[number], s.stock[supply], t.usable_at[number]
            )
            for number, supply in enumerate(t.supply_of)
            if t.so_cost[number] != NOBODY
        },
        rests=t.rests - top[2] if top[0] == frames.REST else 0,
        deck=len(s.deck),
        discard=tuple(t.targets[target].id for target in s.discard),
        destroyed=tuple(t.targets[target].id for target in s.destroyed),
        event_deck=len(s.events),
        event_discard=tuple(t.events[event].id for event in s.past_events),
        container=sum(s.pool),
        log=tuple(_mission(t, row) for row in campaign.missions(s)),
        over=bool(s.over),
    )


def _phase(s: State) -> str:
    for kind, _, step, _ in s.stack:
        if kind == frames.MISSION:
            return frames.STEPS[step - 1]
    return "set-up" if s.stack else "over"


def _pilot(t: Tables, s: State, pilot: int) -> PilotView:
    card, row, band = s.card[pilot], pilots.row_of(s, pilot), pilots.band(t, s, pilot)
    shown = t.pilots[card]
    return PilotView(
        pilot=shown.id,
        name=shown.name,
        aircraft=shown.aircraft,
        type=t.types[card],
        level=LEVELS[t.level[row]],
        promoted=bool(s.side[pilot]),
        raised=bool(s.promoted[pilot]),
        xp=s.xp[pilot],
        xp_needed=None if s.side[pilot] else t.xp[row],
        stress=s.stress[pilot],
        okay=t.okay[row],
        shaken=t.shaken[row],
        status=pilots.STATUSES[pilots.status(t, s, pilot)],
        cool=t.cool[row],
        fast=t.fast[band],
        ata=t.ata[band],
        atg=t.atg[band],
        gun=pilots.has_gun(t, s, pilot),
        missing=bool(s.missing[pilot]),
        shot_down=s.shot_down[pilot],
        role=ROLES[s.role[pilot]],
        zone=ZONES[s.zone[pilot]] if s.zone[pilot] != NOBODY else None,
        high=bool(s.high[pilot]),
        damaged=bool(s.damaged[pilot]),
        acted=bool(s.acted[pilot]),
        kills=s.kills[pilot],
        load=pilots.load_names(t, s, pilot),
        wp=pilots.weight(t, s, pilot),
        wp_most=arming.usable_weight(t, s, pilot),
        load_penalty=pilots.load_penalty(t, s, pilot),
    )


def _threat(t: Tables, s: State, threat: int) -> ThreatView:
    face, kind = s.face[threat], type_of(t, s, threat)
    altitudes = t.fire_altitudes[face][kind]
    named = (("high", HIGH_BIT), ("low", LOW_BIT))
    return ThreatView(
        threat=threat_name(s, threat),
        face=FACES[face],
        type=type_name(t, s, threat),
        zone=ZONES[s.place[threat]],
        attack=Limits(*(limit if limit < NEVER else None for limit in t.attack[face][kind])),
        range=t.fire_reach[face][kind].bit_length() - 1,
        altitudes=tuple(name for name, bit in named if altitudes & bit),
        radar=not face and t.radar[kind],
    )


def _target(t: Tables, s: State) -> TargetView:
    card = t.targets[s.target]
    return TargetView(
        target=card.id,
        region=card.region,
        penalty=preflight.penalty(t, s),
        damage=s.damage,
        needed=card.damage,
        destroyed=attacks.is_destroyed(t, s),
        soft=card.soft,
        aircraft=card.aircraft,
    )


def _attack(t: Tables, s: State) -> AttackView | None:
    for kind, pilot, aim, leg in s.stack:
        if kind == frames.EVADE:
            threat = threat_name(s, aim - 1) if aim else None
            return AttackView(threat, pilot_name(t, s, pilot), harm(t, s, pilot, aim, leg))
    return None


def _removals(areas: tuple[int, int]) -> tuple[RemovalView, ...]:
    pairs = zip(FACES, areas, strict=True)
    return tuple(RemovalView(face, AREAS[area]) for face, area in pairs if area != NOBODY)


def _removal(frame: Frame) -> RemovalView | None:
    kind, _, code, area = frame
    match kind:
        case frames.INTEL:
            return RemovalView(FACES[code], AREAS[area])
        case frames.REMOVE:
            return RemovalView(FACES[code & 1], AREAS[code >> 1])
    return None


def _declared(t: Tables, s: State) -> DeclaredView:
    _, pilot, aim, suppression = s.stack[-1]
    named = attacks.named_counters(s)
    return DeclaredView(
        pilot=pilot_name(t, s, pilot),
        aim=aim_name(s, aim),
        suppression=bool(suppression),
        named=tuple(t.weapon_ids[weapon] for weapon in named),
        modifier=attacks.modifier(t, s, pilot, aim),
        attack=attack(t, s, pilot, aim, named) if named else None,
    )


def _mission(t: Tables, row: list[int]) -> MissionView:
    target, destroyed, *rest = row
    name = t.targets[target].id if target != NOBODY else None
    return MissionView(name, bool(destroyed), *rest)
