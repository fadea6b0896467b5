"""What is hidden: worlds that a seat cannot tell apart; what no campaign comes to."""

from __future__ import annotations

from collections.abc import Iterator

from escadrille.kernel.rng import Chance, seeded
from escadrille.mechanics.notes import misplaced
from escadrille.mechanics.picks import choose_again, everybody_ready, unpickable
from escadrille.systems.flames.campaign import choices, frames
from escadrille.systems.flames.campaign.rules import options
from escadrille.systems.flames.campaign.rules.arrows import attacker, closed
from escadrille.systems.flames.campaign.schema import CAMPS
from escadrille.systems.flames.campaign.state import (
    LOSS_WIDTH,
    ROW_WIDTH,
    Row,
    State,
    ledger,
    losses,
    rows,
)
from escadrille.systems.flames.campaign.tables import NOBODY, STATUSES, Tables

STANDS_ON = dict.fromkeys((frames.OPTION, frames.FLY, frames.ARROW), (frames.CAMPAIGN,))


def resample(t: Tables, s: State, seat: int | None, seed: int) -> State:
    """Return a world with other dice, and other options where those of others are secret.

    Rules: FLAMES-RULING-38.
    """
    world, chance = s.clone(), seeded(seed)
    world.chance = Chance(chance.below(1 << 62))
    if s.stack and s.stack[-1][0] == frames.OPTION:
        choose_again(options, t, world, seat, chance)
    return world


def audit(t: Tables, s: State) -> list[str]:
    """Return what is impossible in a state."""
    return [*_score_sheet(t, s)] or [*_stack(t, s)]


def _score_sheet(t: Tables, s: State) -> Iterator[str]:
    """Return the missions that could not be flown after those before them."""
    if len(s.log) % ROW_WIDTH or len(s.losses) % LOSS_WIDTH:
        yield "log: a row is cut short (FLAMES-CAMP-03)"
        return
    before = s.clone()
    before.log = []
    for mission, row in enumerate(rows(s), start=1):
        place = f"mission {mission}"
        now = ledger(t, before)
        side = t.side_of[row.arrow]
        if attacker(t, now) != side or closed(t, now, side, row.arrow):
            yield f"{place}: arrow {t.arrows[row.arrow].id!r} is not open (FLAMES-CAMP-08)"
        for owner, option in enumerate((row.axis_option, row.allied_option)):
            if option == NOBODY:
                continue
            if t.entries[option].side != CAMPS[owner]:
                yield f"{place}: an option of the other side (FLAMES-OPT-01)"
            if now.used[option]:
                yield f"{place}: an option is used again (FLAMES-OPT-02)"
        yield from _figures(place, row)
        before.log += row
    for loss in losses(s):
        if not 1 <= loss.mission <= len(rows(s)):
            yield f"losses: one of mission {loss.mission}, which was not flown (FLAMES-SCORE-02)"


def _figures(place: str, row: Row) -> Iterator[str]:
    if not 0 <= row.status < len(STATUSES) or row.bombs < 0:
        yield f"{place}: no such result (FLAMES-CAMP-18)"


def _stack(t: Tables, s: State) -> Iterator[str]:
    """Return what is wrong with what is asked now."""
    faults = [*misplaced(s.stack, frames.KINDS, STANDS_ON)]
    yield from faults
    side = attacker(t, ledger(t, s))
    kind = s.stack[-1][0] if s.stack else NOBODY
    if faults:
        return
    if (side == NOBODY) != (kind == NOBODY) and kind != frames.CAMPAIGN:
        yield "stack: the campaign is over, or it is not (FLAMES-CAMP-02)"
        return
    if len(s.stack) > 2:
        yield "stack: one question at a time (FLAMES-CAMP-20)"
    if kind == frames.ARROW and s.stack[-1][1] != side:
        yield "stack: arrow: expected the side that has the initiative (FLAMES-CAMP-05)"
    yield from _planning(t, s, kind, side)


def _planning(t: Tables, s: State, kind: int, side: int) -> Iterator[str]:
    planned = kind in (frames.OPTION, frames.FLY)
    if planned != (s.arrow != NOBODY):
        yield "arrow: expected while a mission is planned or flown, and then alone"
        return
    if planned and (t.side_of[s.arrow] != side or closed(t, ledger(t, s), side, s.arrow)):
        yield "arrow: it is not open (FLAMES-CAMP-08)"
        return
    if kind == frames.OPTION:
        yield from unpickable(options, t, s)
        if everybody_ready(t, s):
            yield "stack: option: nobody has anything to choose"
    elif kind == frames.FLY:
        world = s.clone()
        world.ready = (1 << t.seats) - 1
        yield from unpickable(options, t, world)
    elif any(s.picks):
        yield "picks: no mission is planned (FLAMES-CAMP-20)"
    if s.ready and kind != frames.OPTION:
        yield "ready: nobody chooses an option (FLAMES-OPT-01)"
    if any(s.flown) and kind != frames.FLY:
        yield "flown: no mission is in the air"
    if any(not 0 <= said <= len(choices.FLYING) for said in s.flown):
        yield "flown: no such way to fly"
