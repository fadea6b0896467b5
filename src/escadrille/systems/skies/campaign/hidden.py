"""What is hidden: worlds that a seat cannot tell apart; what no campaign comes to."""

from __future__ import annotations

from collections.abc import Iterator

from escadrille.kernel.rng import Chance, seeded
from escadrille.mechanics.notes import misplaced
from escadrille.mechanics.picks import everybody_ready
from escadrille.systems.skies.campaign import choices, frames
from escadrille.systems.skies.campaign.rules import roster
from escadrille.systems.skies.campaign.schema import CAMPS, PILOTS
from escadrille.systems.skies.campaign.state import (
    PILOT_WIDTH,
    ROW_WIDTH,
    Pilot,
    Row,
    State,
    fit,
    is_over,
    pilots,
    rows,
)
from escadrille.systems.skies.campaign.tables import FATES, LEAST, LOST, NOBODY, Tables
from escadrille.systems.skies.state import ACE_SKILL

STANDS_ON = dict.fromkeys((frames.PILOTS, frames.FLY, frames.ABILITY), (frames.CAMPAIGN,))
FIVE = 5  # victories of an ace


def resample(t: Tables, s: State, seat: int | None, seed: int) -> State:
    """Return a world with other dice, and other pilots where those of others are secret."""
    world, chance = s.clone(), seeded(seed)
    world.chance = Chance(chance.below(1 << 62))
    if not s.stack or s.stack[-1][0] != frames.PILOTS:
        return world
    for other in range(t.seats):
        able = fit(s, other)
        if other == seat or len(able) == roster.called(t, s, other):
            continue
        chance.shuffle(able)
        done = s.ready >> other & 1
        world.picks[other] = sorted(able[: roster.called(t, s, other)]) if done else []
    return world


def audit(t: Tables, s: State) -> list[str]:
    """Return what is impossible in a state."""
    return [*_ledger(t, s)] or [*_stack(t, s)]


def _ledger(t: Tables, s: State) -> Iterator[str]:
    """Return what is wrong with the missions so far and with the pilots."""
    if len(s.log) % ROW_WIDTH or any(len(flat) % PILOT_WIDTH for flat in s.pilots):
        yield "log, pilots: a row is cut short (SKIES-CAMP-07)"
        return
    if len(s.log) // ROW_WIDTH > len(t.missions):
        yield f"log: {len(t.missions)} missions at most (SKIES-CAMP-01)"
        return
    for mission, row in enumerate(rows(s)):
        if not _is_possible(t, mission, row):
            yield f"mission {mission + 1}: no such result (SKIES-CAMP-05)"
    for side, camp in enumerate(CAMPS):
        yield from (f"{camp}: {fault}" for fault in _roster(t, s, side))


def _is_possible(t: Tables, mission: int, row: Row) -> bool:
    """Could a mission come to that?"""
    battle = t.battles[mission]
    most = sum(len(one.ps) for one in battle.side[0].squadron if one.bomber)
    winners = {0: (NOBODY, 0, 1), 1: (1,), 2: (0,), 3: (NOBODY,)}
    return (
        row.winner in winners.get(row.idle, ())
        and row.ships <= len(battle.ships)
        and row.out + row.down <= row.bombers <= most
        and (not row.out or battle.mission == "escort")
    )


def _roster(t: Tables, s: State, side: int) -> Iterator[str]:
    mine = pilots(s, side)
    if len(mine) > len(t.names[side]):
        yield f"{len(mine)} pilots, and {len(t.names[side])} names"
    if sum(pilot.fate != LOST for pilot in mine) > PILOTS:
        yield f"at most {PILOTS} pilots who are not lost (SKIES-CAMP-02)"
    cards = [pilot.ability for pilot in mine if pilot.ability != NOBODY]
    if len({*cards}) < len(cards):
        yield "two aces with the same card (SKIES-RULING-19)"
    for number, pilot in enumerate(mine):
        if not _is_sound(t, pilot):
            yield f"{t.labels[number]}: no such pilot (SKIES-CAMP-03)"


def _is_sound(t: Tables, pilot: Pilot) -> bool:
    """Is a pilot with five victories an ace, and nobody else; is his card an ace's?"""
    ace = pilot.ps == ACE_SKILL
    has_card = pilot.ability != NOBODY
    return (
        0 <= pilot.fate < len(FATES)
        and (ace == (pilot.victories >= FIVE) or pilot.fate == LOST)
        and not (has_card and (not ace or pilot.fate == LOST))
        and pilot.ability < len(t.abilities)
    )


def _stack(t: Tables, s: State) -> Iterator[str]:
    """Return what is wrong with what is asked now."""
    faults = [*misplaced(s.stack, frames.KINDS, STANDS_ON)]
    yield from faults
    kind = s.stack[-1][0] if s.stack else NOBODY
    if faults:
        return
    if kind != frames.CAMPAIGN and is_over(t, s) != (kind == NOBODY):
        yield "stack: the campaign is over, or it is not (SKIES-CAMP-05)"
        return
    if len(s.stack) > 2:
        yield "stack: one question at a time"
    ace = roster.new_ace(t, s)
    if kind == frames.ABILITY and s.stack[-1][1:3] != ace:
        yield "stack: ability: expected the first ace without a card (SKIES-CAMP-03)"
    if kind in (frames.PILOTS, frames.FLY) and ace is not None:
        yield "stack: an ace has still to take his card (SKIES-CAMP-03)"
    yield from _planning(t, s, kind)


def _planning(t: Tables, s: State, kind: int) -> Iterator[str]:
    planned = kind in (frames.PILOTS, frames.FLY)
    if not planned and any(s.picks):
        yield "picks: no mission is planned (SKIES-CAMP-02)"
    if s.ready and kind != frames.PILOTS:
        yield "ready: nobody names pilots (SKIES-CAMP-02)"
    if kind == frames.PILOTS and everybody_ready(t, s):
        yield "ready: both have named their pilots (SKIES-CAMP-02)"
    for side in range(t.seats) if planned else ():
        able, mine = fit(s, side), s.picks[side]
        full = len(mine) == roster.called(t, s, side)
        done = kind == frames.FLY or bool(s.ready >> side & 1)
        if len(able) < LEAST:
            yield f"picks: the {CAMPS[side]} forfeits (SKIES-CAMP-09)"
        elif sorted({*mine} & {*able}) != mine or done != full:
            yield f"picks: not of the {CAMPS[side]} (SKIES-CAMP-02)"
    if any(s.flown) and kind != frames.FLY:
        yield "flown: no mission is in the air"
    if any(not 0 <= said <= len(choices.FLYING) for said in s.flown):
        yield "flown: no such way to fly"
