"""Hits, flips, losses and promotions (groups AIR, DST and END)."""

from __future__ import annotations

from escadrille.mechanics.aircraft import DAMAGED, LOST, condition
from escadrille.mechanics.exchange import close_exchange
from escadrille.systems.zero import events
from escadrille.systems.zero.rules.cards import Out, discard_hand, draw
from escadrille.systems.zero.rules.positions import release
from escadrille.systems.zero.state import DESTROYED, FLYING, NOBODY, State, turn_up
from escadrille.systems.zero.tables import CAPACITY, PERFORMANCE, Tables


def strike(t: Tables, s: State, aircraft: int, hits: int, out: Out) -> bool:
    """Mark Hits on an aircraft, turn its card over or destroy it; is it destroyed?

    Hits add up from the first one, on Leaders and Wingmen alike; those beyond need are lost. A hand
    stays whole when the card is flipped (ZERO-AIR-08).
    Rules: ZERO-ATK-10, ZERO-AIR-03, ZERO-AIR-04, ZERO-AIR-05, ZERO-AIR-06, ZERO-RULING-19.
    """
    s.damage[aircraft] += hits
    total = s.damage[aircraft]
    if out is not None:
        out.append(events.Hit(s.roster.names[aircraft], hits, total))
    front, back = s.roster.rows[aircraft]
    now = condition(total, front[CAPACITY], back[CAPACITY])
    if now == LOST:
        depart(t, s, aircraft, DESTROYED, out)
        return True
    if now == DAMAGED and not s.flipped[aircraft]:
        flip(s, aircraft, out)
    return False


def flip(s: State, aircraft: int, out: Out) -> None:
    """Turn a card to its Damaged side (ZERO-AIR-03)."""
    s.flipped[aircraft] = 1
    turn_up(s, aircraft)
    if out is not None:
        out.append(events.Flipped(s.roster.names[aircraft]))


def depart(t: Tables, s: State, aircraft: int, status: int, out: Out) -> None:
    """Take an aircraft out of play, destroyed or disengaged; its Wingman takes its place.

    Rules: ZERO-DST-01, ZERO-DST-03, ZERO-END-03, ZERO-RULING-17, ZERO-RULING-23, ZERO-RULING-33.
    """
    if out is not None:
        name, damaged = s.roster.names[aircraft], bool(s.flipped[aircraft])
        shot_down = status == DESTROYED
        out.append(events.Destroyed(name) if shot_down else events.Disengaged(name, damaged))
    s.status[aircraft] = status
    discard_hand(t, s, aircraft, out)
    if not aircraft & 1:
        release(s, aircraft, out)
        if s.status[aircraft + 1] == FLYING:
            _promote(t, s, aircraft, status, out)
    if one_side_left(s):
        finish(t, s, "last-side", out)


def _promote(t: Tables, s: State, leader: int, status: int, out: Out) -> None:
    """Let the Wingman fly on with the Leader card, Neutral, with its own Hits and a new hand.

    The Wingman card stands for the aircraft that is gone. A gunner is the Leader card's, a pilot's
    bonus is lost with him. Rules: ZERO-DST-02, ZERO-DST-04, ZERO-DST-05, ZERO-DST-06, ZERO-DST-07,
    ZERO-BAL-07, ZERO-RULING-17, ZERO-RULING-18, ZERO-RULING-22, ZERO-RULING-48.
    """
    wingman, element = leader + 1, leader >> 1
    s.status[leader], s.status[wingman] = FLYING, status
    s.damage[leader], s.damage[wingman] = s.damage[wingman], 0
    s.flipped[leader], s.flipped[wingman] = s.flipped[wingman], 0
    s.promoted[element] = s.shaken[element] = 1
    turn_up(s, leader)
    turn_up(s, wingman)
    if out is not None:
        out.append(events.Promoted(s.roster.names[leader]))
    draw(t, s, leader, s.row[leader][PERFORMANCE] - 1, out)


def one_side_left(s: State) -> bool:
    """Rules: ZERO-END-02, ZERO-END-03, ZERO-RULING-33."""
    flying = {
        side for side, status in zip(s.roster.side, s.status, strict=True) if status == FLYING
    }
    return len(flying) < 2


def finish(t: Tables, s: State, reason: str, out: Out) -> None:
    """End the dogfight; nothing is left to decide."""
    s.over = 1
    close_exchange(s)
    for aircraft in range(1, s.roster.size, 2):
        discard_hand(t, s, aircraft, out)
    end_sequence(s)
    s.stack.clear()
    if out is not None:
        out.append(events.BattleEnded(reason))


def end_sequence(s: State) -> None:
    """Leave nothing of a sequence to the next one (ZERO-CMP-14)."""
    s.active = s.target = NOBODY
    s.fired = s.earned = s.gunner = s.agile_used = s.opened = s.ahead = 0
