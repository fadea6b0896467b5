"""What is hidden: worlds that a seat cannot tell apart; what no campaign comes to."""

from __future__ import annotations

from collections.abc import Iterator

from escadrille.kernel.rng import Chance, seeded
from escadrille.mechanics.notes import misplaced
from escadrille.systems.wings.campaign import choices as c
from escadrille.systems.wings.campaign import frames
from escadrille.systems.wings.campaign.rules import course, planning, settling, sky
from escadrille.systems.wings.campaign.rules.base import can_field, needed
from escadrille.systems.wings.campaign.rules.tasks import DEALS, STOCKED, can_take
from escadrille.systems.wings.campaign.state import (
    BEHAVIOUR,
    LOG_WIDTH,
    SKILLS,
    STATE,
    STATES,
    WIDTH,
    State,
    of,
    pilots,
    slots,
)
from escadrille.systems.wings.campaign.tables import NOBODY, TASKS, Tables

NEXT = {
    frames.CAMPAIGN: course.AT_BASE,
    frames.BASE: course.CHOOSING,
    frames.CHOOSE: course.DEFENDING,
    frames.DEFEND: course.PLANNING,
    frames.PLAN: course.FLYING,
    frames.FLY: course.AT_BASE,
}
"""What the campaign comes to after each question."""
ABOUT = (frames.CHOOSE, frames.DEFEND, frames.PLAN, frames.FLY)
"""Questions about a mission, which both sides fly."""
STANDS_ON = dict.fromkeys(
    (frames.BASE, frames.PLAN, frames.FLY, frames.CHOOSE, frames.DEFEND), (frames.CAMPAIGN,)
)


def resample(t: Tables, s: State, seat: int | None, seed: int) -> State:
    """Return a world with other dice, other places of what is hidden, other secret plans."""
    world, chance = s.clone(), seeded(seed)
    world.chance = Chance(chance.below(1 << 62))
    if s.task != NOBODY:
        world.deal = chance.below(DEALS)
    top = s.stack[-1][0] if s.stack else NOBODY
    own = None if seat is None else t.camps[seat]
    for side in (0, 1):
        if side != own and top == frames.PLAN:
            _plan_again(t, world, side, chance)
        elif side != own and top == frames.FLY:
            _load_again(t, world, side, chance)
    return world


def _plan_again(t: Tables, world: State, side: int, chance: Chance) -> None:
    """Let a side plan otherwise, as far as it is: which seat is asked, everyone knows."""
    asked = planning.current(t, world, side)
    world.pledge[side] = NOBODY
    for seat in t.own[side]:
        world.picks[seat] = []
    while (now := planning.current(t, world, side)) is not None and now != asked:
        _answer(t, world, now, chance)


def _answer(t: Tables, world: State, seat: int, chance: Chance) -> None:
    legal = planning.legal(t, world, seat)
    planning.pick(t, world, seat, legal[chance.below(len(legal))])


def _load_again(t: Tables, world: State, side: int, chance: Chance) -> None:
    """Let a side have turned other points into mission points, and carry other loads."""
    seats = planning.flyers(t, world, side)
    for seat in seats:
        del world.picks[seat][2:]
    spent = -planning.left(t, world, side) + world.pledge[side]
    world.pledge[side] = NOBODY
    rockets = planning.errand_of(world, side) == "test"
    known = [n - c.PLEDGE for n in planning.legal(t, world, t.leader[side])]
    known = [n for n in known if n >= spent + rockets]
    world.pledge[side] = known[chance.below(len(known))]
    for seat in seats:
        _answer(t, world, seat, chance)


# What cannot be.


def audit(t: Tables, s: State) -> list[str]:
    """Return what is impossible in a state."""
    return [*_shape(t, s)] or [*_ledger(t, s)] or [*_stack(t, s)]


def _shape(t: Tables, s: State) -> Iterator[str]:
    if len(s.log) != LOG_WIDTH * s.missions:
        yield "log: expected a row for each mission (WINGS-CAMP-05)"
    for side in (0, 1):
        if len(s.hangar[side]) % 2 or len(s.crews[side]) % WIDTH:
            yield "hangar, crews: a row is cut short"


def _ledger(t: Tables, s: State) -> Iterator[str]:
    if s.missions > t.sheet.missions:
        yield f"missions: there are {t.sheet.missions} (WINGS-RULING-90)"
    if not 0 <= s.day - t.first_day <= s.missions * sum(settling.WAIT):
        yield "day: so long it does not take (WINGS-RULING-109)"
        return
    for side in (0, 1):
        if s.cp[side] < 0 or s.score[side] < 0 or min(s.stock[side]) < 0:
            yield "cp, score, stock: expected figures from nought on (WINGS-CAMP-05)"
        elif not s.missions and needed(t, s, side) > s.cp[side]:
            yield "cp: a new squadron keeps what it needs to fly (WINGS-RULING-90)"
        for kind, damage in slots(s, side):
            if not 0 <= kind < len(t.aircraft) or damage < 0:
                yield "hangar: no such aircraft (WINGS-CAMP-07)"
        for pilot in pilots(s, side):
            if not 0 <= of(s, side, pilot, STATE) < len(STATES):
                yield "crews: no such state (WINGS-STATE-01)"
            if not 0 <= of(s, side, pilot, BEHAVIOUR) <= len(c.BEHAVIOURS):
                yield "crews: no such behaviour (WINGS-PIL-01)"
            if of(s, side, pilot, SKILLS) >> len(c.SKILLS):
                yield "crews: no such skill (WINGS-SKL-03)"


def _stack(t: Tables, s: State) -> Iterator[str]:
    faults = [*misplaced(s.stack, frames.KINDS, STANDS_ON)]
    yield from faults
    if bool(s.stack) == bool(s.ended) or not 0 <= s.ended <= len(course.REASONS):
        yield "ended: the campaign is over, or it is not (WINGS-END-01)"
    if faults or not s.stack:
        return
    kind, side = s.stack[-1][:2]
    if len(s.stack) > 2 or s.active not in (0, 1):
        yield "stack: one question at a time (WINGS-CAMP-10)"
        return
    if s.stack[0][1] != NEXT[kind]:
        yield "stack: campaign: another stage comes next (WINGS-CAMP-10)"
    planned = kind in (frames.DEFEND, frames.PLAN, frames.FLY)
    if planned != (s.task != NOBODY):
        yield "task: expected while a mission is planned or flown, and then alone"
    elif s.task != NOBODY:
        yield from _task(t, s, kind, side)
    elif s.more or any(s.defences) or any(s.picks) or max(s.pledge) >= 0 or any(s.flown):
        yield "picks: no mission is planned (WINGS-CAMP-06)"
    if kind in ABOUT and not all(can_field(t, s, one) for one in (0, 1)):
        yield "stock, hangar, pilots: who can send nobody has lost (WINGS-RULING-90)"
    if kind == frames.CHOOSE and side != s.active:
        yield "stack: choose: expected the active squadron (WINGS-CAMP-11)"


def _task(t: Tables, s: State, kind: int, side: int) -> Iterator[str]:
    if not 0 <= s.task < len(TASKS) or not 0 <= s.weather < sky.cards(t) or s.deal >= DEALS:
        yield "task: no such mission (WINGS-CAMP-11)"
        return
    enemy = 1 - s.active
    if any(n > s.stock[enemy][item] for n, item in zip(s.defences, STOCKED, strict=True)):
        yield "defences: more than in stock (WINGS-CAMP-07)"
    if not 0 <= s.more <= t.players[enemy]:
        yield "more: one point for each player (WINGS-MP-05)"
        return
    if can_take(t, s, s.active, s.task):
        yield "task: the squadron cannot take it on (WINGS-CAMP-07)"
    if kind == frames.DEFEND and side != enemy:
        yield "stack: defend: expected the enemy squadron (WINGS-CAMP-11)"
    for one in (0, 1):
        if s.pledge[one] > s.cp[one]:
            yield "pledge: more than the reserve (WINGS-CAMP-06)"
            return
        yield from _picked(t, s, one)
    done = not planning.waiting(t, s)
    if (kind == frames.FLY) != done:
        yield "picks: everybody has planned, or not (WINGS-DEP-04)"
    if any(s.flown) and kind != frames.FLY:
        yield "flown: no mission is in the air"
    if any(not 0 <= said <= len(c.FLYING) for said in s.flown):
        yield "flown: no such way to fly"


def _picked(t: Tables, s: State, side: int) -> Iterator[str]:
    """Tell whether a side could have planned so, answer by answer."""
    plan = s.clone()
    plan.pledge[side] = NOBODY
    for seat in t.own[side]:
        plan.picks[seat] = []
    if s.pledge[side] != NOBODY:
        if c.PLEDGE + s.pledge[side] not in planning.legal(t, plan, t.leader[side]):
            yield "pledge: not what the reserve and the mission allow (WINGS-CAMP-06)"
            return
        plan.pledge[side] = s.pledge[side]
    for seat in t.own[side]:
        for place, picked in enumerate(s.picks[seat]):
            bases = (c.STAY if picked == planning.STAYS else c.TYPE - 1, c.PILOT, c.LOAD)
            choice = bases[place] + picked if place < len(bases) else NOBODY
            if choice not in planning.legal(t, plan, seat):
                yield f"picks: seat {seat} could not pick {s.picks[seat]} (WINGS-CAMP-07)"
                return
            planning.pick(t, plan, seat, choice)
