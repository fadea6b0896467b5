"""The whole state of a campaign: integers and flat lists, so that a clone costs microseconds."""

from __future__ import annotations

from typing import Annotated, Final

from escadrille.kernel.rng import Chance
from escadrille.mechanics import stacked
from escadrille.systems.phantom.frames import LEGS
from escadrille.systems.phantom.tables import NOBODY, Tables

Frame = stacked.Frame

# What a pilot does in the mission.
RESTING: Final = 0  # DOWN + leg
FLYING: Final = 1
ABORTED: Final = 2
DOWN: Final = 3
ROLES: Final = ("resting", "flying", "aborted", *(f"down-{leg}" for leg in LEGS))

# Columns of a row of the log (the Player log, D11 of the ledger).
LOG: Final = (
    *("target", "destroyed", "damage", "vp"),
    *("shot_down", "missing", "weapons", "advantages"),
)

Index = Annotated[int, "NOBODY"]


class State:
    """Everything about a campaign but its history, in the order of hashing and comparing."""

    slot: int  # mission slot, from 1; 0 while the squadron is made
    so: Annotated[int, "t.start_so"]  # special option points left (PHANTOM-SO-01)
    spent: int  # SO points spent so far
    vp: int  # victory points
    recon: Annotated[int, "t.sheet.recon.start"]  # the three markers (PHANTOM-HOUSE-31)
    intel: Annotated[int, "t.sheet.intel.start"]
    politics: Annotated[int, "t.sheet.politics.start"]
    target: Index  # Target card of the mission, or NOBODY
    damage: int  # on the Target (PHANTOM-COMP-11)
    tanker: int  # it was bought for this mission (PHANTOM-ARM-04)
    blind: int  # no air-to-ground attack from High (PHANTOM-HOUSE-17)
    outcry: int  # a weapon was used that costs Politics (PHANTOM-AG-05)
    turn: int  # over the target, 1 to 4; 0 elsewhere (PHANTOM-COMP-23)
    event: Index  # event card being resolved, or NOBODY
    more_vp: int  # gained if the Target is destroyed (PHANTOM-HOUSE-17)
    more_recon: int
    more_intel: int
    sar: int  # added to every SAR roll of the mission
    before_so: int  # SO points when the slot began, and what was paid for weapons since
    weapons_so: int
    over: int
    card: list[int]  # of each pilot of the squadron
    side: list[int]  # 1 for the promoted side of the card
    promoted: list[int]  # was turned to that side in this campaign
    stress: list[int]
    xp: list[int]
    missing: list[int]  # MIA: out of the campaign (PHANTOM-HOUSE-21)
    shot_down: list[int]  # how often, in the whole campaign
    role: list[int]  # in this mission: RESTING, FLYING, ABORTED, or on which leg shot down
    zone: list[int]  # on the display, or NOBODY
    high: list[int]  # altitude: 1 for High
    damaged: list[int]  # (PHANTOM-HOUSE-04)
    acted: list[int]  # has attacked in this turn (PHANTOM-OT-04)
    kills: list[int]  # Bandits destroyed in this mission
    load: list[int]  # counters, `weapons` per pilot
    named: Annotated[list[int], "[0] * t.weapons"]  # for the attack declared (PHANTOM-ATK-02)
    stock: Annotated[list[int], "t.supply[:]"]  # of each pair of faces (PHANTOM-COMP-18)
    counter: list[int]  # kind of each counter that came onto the display in this mission
    face: list[int]  # SITE or BANDIT
    place: list[int]  # its zone, or NOBODY once it is gone
    pool: Annotated[list[int], "t.in_play[:]"]  # of each kind in the container (PHANTOM-COMP-04)
    aside: Annotated[list[int], "t.aside[:]"]  # of each kind in the box (PHANTOM-HOUSE-18)
    queue: list[int]  # Sites and Bandits that have still to attack, the next one last
    deck: list[int]  # Target cards; the top is the end
    discard: list[int]
    drawn: list[int]  # Target cards to choose from
    destroyed: list[int]  # Target cards that left the campaign (PHANTOM-HOUSE-22)
    events: list[int]  # event cards; the top is the end
    past_events: list[int]  # their discards
    log: list[int]  # a row of figures for every mission slot (PHANTOM-COMP-22)
    stack: list[Frame]
    chance: Chance

    # Written by tools/make_states.py from the fields above.
    __slots__ = tuple(__annotations__)

    def clone(self) -> State:
        twin = State.__new__(State)
        twin.slot, twin.so, twin.spent = self.slot, self.so, self.spent
        twin.vp, twin.recon, twin.intel = self.vp, self.recon, self.intel
        twin.politics, twin.target, twin.damage = self.politics, self.target, self.damage
        twin.tanker, twin.blind, twin.outcry = self.tanker, self.blind, self.outcry
        twin.turn, twin.event, twin.more_vp = self.turn, self.event, self.more_vp
        twin.more_recon, twin.more_intel, twin.sar = self.more_recon, self.more_intel, self.sar
        twin.before_so, twin.weapons_so, twin.over = self.before_so, self.weapons_so, self.over
        twin.card, twin.side, twin.promoted = [*self.card], [*self.side], [*self.promoted]
        twin.stress, twin.xp, twin.missing = [*self.stress], [*self.xp], [*self.missing]
        twin.shot_down, twin.role, twin.zone = [*self.shot_down], [*self.role], [*self.zone]
        twin.high, twin.damaged, twin.acted = [*self.high], [*self.damaged], [*self.acted]
        twin.kills, twin.load, twin.named = [*self.kills], [*self.load], [*self.named]
        twin.stock, twin.counter, twin.face = [*self.stock], [*self.counter], [*self.face]
        twin.place, twin.pool, twin.aside = [*self.place], [*self.pool], [*self.aside]
        twin.queue, twin.deck, twin.discard = [*self.queue], [*self.deck], [*self.discard]
        twin.drawn, twin.destroyed, twin.events = [*self.drawn], [*self.destroyed], [*self.events]
        twin.past_events, twin.log, twin.stack = [*self.past_events], [*self.log], [*self.stack]
        twin.chance = self.chance.clone()
        return twin

    def key(self) -> tuple[object, ...]:
        """Return every fact of the state, comparable and printable."""
        facts: list[object] = []
        facts += [self.slot, self.so, self.spent, self.vp, self.recon, self.intel, self.politics]
        facts += [self.target, self.damage, self.tanker, self.blind, self.outcry, self.turn]
        facts += [self.event, self.more_vp, self.more_recon, self.more_intel, self.sar]
        facts += [self.before_so, self.weapons_so, self.over]
        facts += map(tuple, [self.card, self.side, self.promoted, self.stress, self.xp])
        facts += map(tuple, [self.missing, self.shot_down, self.role, self.zone, self.high])
        facts += map(tuple, [self.damaged, self.acted, self.kills, self.load, self.named])
        facts += map(tuple, [self.stock, self.counter, self.face, self.place, self.pool])
        facts += map(tuple, [self.aside, self.queue, self.deck, self.discard, self.drawn])
        facts += map(tuple, [self.destroyed, self.events, self.past_events, self.log])
        facts += map(tuple, [self.stack])
        facts += [self.chance.word, tuple(self.chance.script)]
        return tuple(facts)


def fresh(t: Tables, chance: Chance) -> State:
    """Return a state in which nothing has been chosen, drawn or placed yet."""
    s = State.__new__(State)
    s.slot = s.spent = s.vp = s.damage = s.tanker = s.blind = s.outcry = s.turn = s.more_vp = 0
    s.more_recon = s.more_intel = s.sar = s.before_so = s.weapons_so = s.over = 0
    s.target = s.event = NOBODY
    s.card, s.side, s.promoted, s.stress, s.xp, s.missing, s.shot_down = ([] for _ in range(7))
    s.role, s.zone, s.high, s.damaged, s.acted, s.kills, s.load, s.counter = ([] for _ in range(8))
    s.face, s.place, s.queue, s.deck, s.discard, s.drawn, s.destroyed = ([] for _ in range(7))
    s.events, s.past_events, s.log, s.stack = ([] for _ in range(4))
    s.chance = chance
    s.named, s.aside, s.pool = [0] * t.weapons, t.aside[:], t.in_play[:]
    s.intel, s.politics, s.recon = t.sheet.intel.start, t.sheet.politics.start, t.sheet.recon.start
    s.so, s.stock = t.start_so, t.supply[:]
    return s


# As far as here.


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
