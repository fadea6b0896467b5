"""Damage, flips and losses (groups ATK and DMG)."""

from __future__ import annotations

from escadrille.mechanics.aircraft import LOST, WHOLE, condition
from escadrille.mechanics.exchange import close_exchange
from escadrille.mechanics.hands import discard_all
from escadrille.systems.flames.events import BattleEnded, Damaged, Flipped, ShotDown
from escadrille.systems.flames.frames import FOLLOW, REDLINE, REDLINED, ROUND, STRIKE
from escadrille.systems.flames.orders import label
from escadrille.systems.flames.rules import bursts, positions, runs
from escadrille.systems.flames.rules.cards import Out
from escadrille.systems.flames.state import NOBODY, State
from escadrille.systems.flames.tables import AIRFRAME, Tables


def suffer(
    t: Tables,
    s: State,
    aircraft: int,
    hits: int,
    seat: int,
    out: Out,
    by: int = NOBODY,
    *,
    settled: bool = True,
) -> None:
    """Mark hits on an aircraft, turn its card over or remove it.

    `seat` inflicted them, with the aircraft `by`; NOBODY when they are its own doing (a Redline).
    The hand stays whole (FLAMES-DMG-04), and the other side's figures count from now on
    (FLAMES-DMG-06). Where more happens at the same moment, the battle is not `settled` yet.
    Rules: FLAMES-COMP-07, FLAMES-DMG-01, FLAMES-DMG-02, FLAMES-RULING-01, FLAMES-RULING-02.
    """
    s.damage[aircraft] += hits
    if seat != NOBODY:
        s.inflicted[aircraft * t.seats + seat] += hits
    total = s.damage[aircraft]
    if out is not None:
        out.append(Damaged(label(s.roster, aircraft), hits, total))
    front, back = s.roster.rows[aircraft]
    now = condition(total, front[AIRFRAME], back[AIRFRAME])
    flips = now != WHOLE and not s.flipped[aircraft]
    if flips:
        s.flipped[aircraft] = 1
        s.row[aircraft] = back
    if now == LOST:
        shoot_down(t, s, aircraft, seat, out, by, settled=settled)
    elif flips and out is not None:
        out.append(Flipped(label(s.roster, aircraft)))


def shoot_down(
    t: Tables,
    s: State,
    aircraft: int,
    seat: int,
    out: Out,
    by: int = NOBODY,
    *,
    settled: bool = True,
) -> None:
    """Remove an aircraft with its hand and its relations, and end what it was part of.

    Rules: FLAMES-DMG-03, FLAMES-DMG-05, FLAMES-POS-11, FLAMES-RULING-06, FLAMES-RULING-21.
    """
    credit = seat if seat != NOBODY else worst_enemy(t, s, aircraft)
    s.alive[aircraft] = 0
    s.downed_by[aircraft] = credit
    discard_all(t, s, aircraft)
    positions.forget(s, aircraft)
    if out is not None:
        name = label(s.roster, aircraft)
        out.append(ShotDown(name, None if credit == NOBODY else credit))
    if s.raid is not None:
        runs.leave(t, s, aircraft, by, out)
    _unwind(s, aircraft)
    if settled:
        settle(t, s, out)


def settle(t: Tables, s: State, out: Out) -> None:
    """End the battle where one camp alone flies; a mission goes on to the bombs without defenders.

    Rules: FLAMES-CAMP-22, FLAMES-CAMP-23, FLAMES-RULING-22, FLAMES-RULING-66.
    """
    if not one_camp_left(t, s):
        return
    sides, alive = s.roster.side, s.alive
    if t.mission is not None and any(
        alive[a] for a in range(s.roster.size) if sides[a] == t.attacker
    ):
        begin_strike(t, s, out)
    else:
        finish(s, "last-side", out)


def begin_strike(t: Tables, s: State, out: Out) -> None:
    """Leave the fight for the target: whatever was going on is over (FLAMES-CAMP-23)."""
    runs.end(t, s, out)
    _drop_everything(s)
    s.asked = 0
    s.stack.append((ROUND, 0, 0, 0))
    s.stack.append((STRIKE, 0, 0, 0))


def worst_enemy(t: Tables, s: State, aircraft: int) -> int:
    """Return the seat that inflicted most damage on an aircraft; NOBODY on a tie.

    Rules: FLAMES-RULING-21, FLAMES-RULING-22.
    """
    base = aircraft * t.seats
    marks = s.inflicted[base : base + t.seats]
    most = max(marks)
    return marks.index(most) if most and marks.count(most) == 1 else NOBODY


def one_camp_left(t: Tables, s: State) -> bool:
    """Rules: FLAMES-END-01, FLAMES-RULING-22."""
    camp = s.roster.seat if t.free_for_all else s.roster.side
    return len({camp[number] for number in range(s.roster.size) if s.alive[number]}) < 2


def finish(s: State, reason: str, out: Out) -> None:
    """End the battle; nothing is left to decide."""
    s.over = 1
    _drop_everything(s)
    if out is not None:
        out.append(BattleEnded(reason))


def _drop_everything(s: State) -> None:
    """Leave nothing on the stack, nor of what was on it."""
    bursts.end_turn(s)
    clear_action(s)
    s.discard += s.limbo
    s.limbo.clear()
    s.queue.clear()
    s.stack.clear()


def clear_action(s: State) -> None:
    """Put the cards of the action on the discard pile; it is over (FLAMES-PLAY-09)."""
    close_exchange(s)
    s.hits = s.steps = s.depth = 0
    if s.raid is not None:
        s.raid.shot = NOBODY
        s.raid.back = s.raid.stopped = s.raid.replied = 0


def _unwind(s: State, aircraft: int) -> None:
    """Drop from the stack what an aircraft that left was doing, or what was aimed at it."""
    stack = s.stack
    if aircraft == s.active:
        del stack[1:]
        assert stack[0][0] == ROUND
        bursts.end_turn(s)
        clear_action(s)
    elif s.use != NOBODY and s.on == aircraft:
        del stack[s.depth :]
        clear_action(s)
    else:
        while stack[-1][0] in (REDLINE, REDLINED, FOLLOW) and stack[-1][1] == aircraft:
            stack.pop()
    s.discard += s.limbo
    s.limbo.clear()
