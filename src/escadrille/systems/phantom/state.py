"""The whole state of a campaign: integers and flat lists, so that a clone costs microseconds."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.rng import Chance
from escadrille.mechanics import stacked
from escadrille.systems.phantom.tables import NOBODY, Tables

Frame = stacked.Frame

# What a pilot does in the mission.
RESTING: Final = 0
FLYING: Final = 1
ABORTED: Final = 2
DOWN: Final = 3  # DOWN + leg
ROLES: Final = (
    "resting",
    "flying",
    "aborted",
    "down-target-bound",
    "down-over-target",
    "down-home-bound",
)

# Columns of a row of the log (the Player log, D11 of the ledger).
LOG: Final = (
    "target",
    "destroyed",
    "damage",
    "vp",
    "shot_down",
    "missing",
    "weapons",
    "advantages",
)


# Scalars of the state, in the order in which they are hashed and compared.
SCALARS: Final = (
    "slot",  # mission slot, from 1; 0 while the squadron is made
    "so",  # special option points left (PHANTOM-SO-01)
    "spent",  # SO points spent so far
    "vp",  # victory points
    "recon",  # positions of the three markers (PHANTOM-HOUSE-31)
    "intel",
    "politics",
    "target",  # Target card of the mission, or NOBODY
    "damage",  # on the Target (PHANTOM-COMP-11)
    "tanker",  # it was bought for this mission (PHANTOM-ARM-04)
    "blind",  # no air-to-ground attack from High (PHANTOM-HOUSE-17)
    "outcry",  # a weapon was used that costs Politics (PHANTOM-AG-05)
    "turn",  # over the target, 1 to 4; 0 elsewhere (PHANTOM-COMP-23)
    "event",  # event card being resolved, or NOBODY
    "more_vp",  # gained if the Target is destroyed (PHANTOM-HOUSE-17)
    "more_recon",
    "more_intel",
    "sar",  # added to every SAR roll of the mission
    "before_so",  # SO points when the slot began, and what was paid for weapons since
    "weapons_so",
    "over",
)
LISTS: Final = (
    "card",  # of each pilot of the squadron
    "side",  # 1 for the promoted side of the card
    "promoted",  # was turned to that side in this campaign
    "stress",
    "xp",
    "missing",  # MIA: out of the campaign (PHANTOM-HOUSE-21)
    "shot_down",  # how often, in the whole campaign
    "role",  # in this mission: RESTING, FLYING, ABORTED, or on which leg shot down
    "zone",  # on the display, or NOBODY
    "high",  # altitude: 1 for High
    "damaged",  # (PHANTOM-HOUSE-04)
    "acted",  # has attacked in this turn (PHANTOM-OT-04)
    "kills",  # Bandits destroyed in this mission
    "load",  # counters, `weapons` per pilot
    "named",  # counters named for the attack being declared, by type (PHANTOM-ATK-02)
    "stock",  # counters of each pair of faces that are left (PHANTOM-COMP-18)
    "counter",  # kind of each counter that came onto the display in this mission
    "face",  # SITE or BANDIT
    "place",  # its zone, or NOBODY once it is gone
    "pool",  # counters of each kind in the container (PHANTOM-COMP-04)
    "aside",  # counters of each kind that stay in the box (PHANTOM-HOUSE-18)
    "queue",  # Sites and Bandits that have still to attack, the next one last
    "deck",  # Target cards; the top is the end
    "discard",
    "drawn",  # Target cards to choose from
    "destroyed",  # Target cards that left the campaign (PHANTOM-HOUSE-22)
    "events",  # event cards; the top is the end
    "past_events",  # their discards
    "log",  # a row of figures for every mission slot (PHANTOM-COMP-22)
    "stack",
)


class State:
    """Everything about a campaign but its history."""

    __slots__ = (*SCALARS, *LISTS, "chance")

    slot: int
    so: int
    spent: int
    vp: int
    recon: int
    intel: int
    politics: int
    target: int
    damage: int
    tanker: int
    blind: int
    outcry: int
    turn: int
    event: int
    more_vp: int
    more_recon: int
    more_intel: int
    sar: int
    before_so: int
    weapons_so: int
    over: int
    card: list[int]
    side: list[int]
    promoted: list[int]
    stress: list[int]
    xp: list[int]
    missing: list[int]
    shot_down: list[int]
    role: list[int]
    zone: list[int]
    high: list[int]
    damaged: list[int]
    acted: list[int]
    kills: list[int]
    load: list[int]
    named: list[int]
    stock: list[int]
    counter: list[int]
    face: list[int]
    place: list[int]
    pool: list[int]
    aside: list[int]
    queue: list[int]
    deck: list[int]
    discard: list[int]
    drawn: list[int]
    destroyed: list[int]
    events: list[int]
    past_events: list[int]
    log: list[int]
    stack: list[Frame]
    chance: Chance

    def clone(self) -> State:
        twin = State.__new__(State)
        twin.slot = self.slot
        twin.so = self.so
        twin.spent = self.spent
        twin.vp = self.vp
        twin.recon = self.recon
        twin.intel = self.intel
        twin.politics = self.politics
        twin.target = self.target
        twin.damage = self.damage
        twin.tanker = self.tanker
        twin.blind = self.blind
        twin.outcry = self.outcry
        twin.turn = self.turn
        twin.event = self.event
        twin.more_vp = self.more_vp
        twin.more_recon = self.more_recon
        twin.more_intel = self.more_intel
        twin.sar = self.sar
        twin.before_so = self.before_so
        twin.weapons_so = self.weapons_so
        twin.over = self.over
        twin.card = self.card[:]
        twin.side = self.side[:]
        twin.promoted = self.promoted[:]
        twin.stress = self.stress[:]
        twin.xp = self.xp[:]
        twin.missing = self.missing[:]
        twin.shot_down = self.shot_down[:]
        twin.role = self.role[:]
        twin.zone = self.zone[:]
        twin.high = self.high[:]
        twin.damaged = self.damaged[:]
        twin.acted = self.acted[:]
        twin.kills = self.kills[:]
        twin.load = self.load[:]
        twin.named = self.named[:]
        twin.stock = self.stock[:]
        twin.counter = self.counter[:]
        twin.face = self.face[:]
        twin.place = self.place[:]
        twin.pool = self.pool[:]
        twin.aside = self.aside[:]
        twin.queue = self.queue[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.drawn = self.drawn[:]
        twin.destroyed = self.destroyed[:]
        twin.events = self.events[:]
        twin.past_events = self.past_events[:]
        twin.log = self.log[:]
        twin.stack = self.stack[:]
        twin.chance = self.chance.clone()
        return twin

    def key(self) -> tuple[object, ...]:
        """Return every fact of the state, comparable and printable."""
        return (
            *(getattr(self, name) for name in SCALARS),
            *(tuple(getattr(self, name)) for name in LISTS),
            self.chance.word,
            tuple(self.chance.script),
        )


def fresh(t: Tables, chance: Chance) -> State:
    """Return a state in which nothing has been chosen, drawn or placed yet."""
    s = State.__new__(State)
    for name in SCALARS:
        setattr(s, name, 0)
    for name in LISTS:
        setattr(s, name, [])
    s.chance = chance
    s.so = t.start_so
    s.recon, s.intel, s.politics = t.sheet.recon.start, t.sheet.intel.start, t.sheet.politics.start
    s.target = s.event = NOBODY
    s.named = [0] * t.weapons
    s.stock = t.supply[:]
    s.pool = t.in_play[:]
    s.aside = [all_ - inside for all_, inside in zip(t.copies, t.in_play, strict=True)]
    return s


def enlist(t: Tables, s: State, card: int, side: int) -> None:
    """Add a pilot to the squadron, rested and unarmed."""
    s.card.append(card)
    s.side.append(side)
    for figures in (s.promoted, s.stress, s.xp, s.missing, s.shot_down, s.role):
        figures.append(0)
    for figures in (s.high, s.damaged, s.acted, s.kills):
        figures.append(0)
    s.zone.append(NOBODY)
    s.load += [0] * t.weapons


def flight(s: State) -> list[int]:
    """Return the aircraft of the mission that are neither aborted nor down."""
    return [pilot for pilot, role in enumerate(s.role) if role == FLYING]
