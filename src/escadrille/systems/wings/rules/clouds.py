"""The window of levels in play and the clouds (groups CEIL and CLOUD, WINGS-TAC-01)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from escadrille.mechanics.plane.grid import ROUND, shift
from escadrille.mechanics.stacked import Out
from escadrille.systems.wings import choices as c
from escadrille.systems.wings.events import (
    Entered,
    EnteredClouds,
    Flew,
    LeftClouds,
    WindowChanged,
    Wrote,
)
from escadrille.systems.wings.frames import WINDOW
from escadrille.systems.wings.rules.programming import kind_of
from escadrille.systems.wings.state import EMERGED, FLYING, NOBODY, OUT_OF_CLOUD, Frame, State
from escadrille.systems.wings.tables import CLIMB, DIVE, IMMELMANN, STALL, STRAIGHT, Tables

BLIND: Final = 1  # its cards are written down
EMERGING: Final = 2  # it will be out this turn: its cards are flown, but the cloud still hides it
APART: Final = 2  # levels between highest and lowest up to which the change may be imposed
LAST: Final = 1  # of those who must agree to it
IMPOSES: Final = 2


def is_cloud(s: State, level: int) -> bool:
    """Is this a level of cloud (WINGS-CLOUD-01, WINGS-WX-03)?"""
    return s.cloud_low <= level <= s.cloud_high


def is_blind(s: State, seat: int) -> bool:
    """Is every aircraft of a seat in the clouds (WINGS-CLOUD-02, WINGS-RULING-49)?"""
    flying = [a for a in s.roster.own[seat] if s.status[a] == FLYING]
    return bool(flying) and all(s.cloud[a] == BLIND for a in flying)


def unseeing(t: Tables, s: State, aircraft: int) -> tuple[int, ...]:
    """Return who does not see what an aircraft does: the blind; all others where it is in cloud."""
    if not any(s.cloud):
        return ()
    own = s.roster.seat[aircraft]
    others = [seat for seat in range(t.seats) if seat != own]
    if s.cloud[aircraft] == BLIND:
        return (-1, *others)
    return tuple(seat for seat in blind_seats(t, s) if seat != own)


def blind_seats(t: Tables, s: State) -> tuple[int, ...]:
    """Return the seats that do not see the table (WINGS-CLOUD-02)."""
    return tuple(seat for seat in range(t.seats) if s.sighted[seat] or is_blind(s, seat))


def lay_layer(t: Tables, s: State) -> None:
    """Put the cloud layer just above the play ceiling (WINGS-CLOUD-01)."""
    if t.clouds:
        s.cloud_low = s.cloud_high = t.windows[s.window][2]


def write(t: Tables, s: State, aircraft: int, face: int, out: Out) -> None:
    """Fly a card blind: it is written down (WINGS-CLOUD-02)."""
    s.written[aircraft].append(face)
    if out is not None:
        cards = s.roster.deck[aircraft]
        out.append(Wrote(s.roster.seat[aircraft], t.labels[aircraft], cards.names[face]))


def fly(t: Tables, s: State, aircraft: int, face: int, out: Out) -> None:
    """Lay the card before the base, and the base on its arrow (WINGS-MOVE-01)."""
    cards = s.roster.deck[aircraft]
    right, ahead, turn = cards.move[face]
    start = (s.x[aircraft], s.y[aircraft], s.h[aircraft])
    east, north = shift(start[2], right, ahead)
    s.x[aircraft], s.y[aircraft] = start[0] + east, start[1] + north
    s.h[aircraft] = (start[2] + turn) % ROUND
    if out is not None:
        end = (s.x[aircraft], s.y[aircraft], s.h[aircraft])
        name, blind = t.labels[aircraft], unseeing(t, s, aircraft)
        out.append(Flew(name, blind, cards.names[face], start, end))


def tell_entry(t: Tables, s: State, aircraft: int, out: Out) -> None:
    if out is not None:
        pose = (s.x[aircraft], s.y[aircraft], s.h[aircraft])
        name, blind = t.labels[aircraft], unseeing(t, s, aircraft)
        out.append(Entered(name, blind, pose, s.level[aircraft], s.counters[aircraft]))


def surface(t: Tables, s: State, out: Out) -> list[int]:
    """Replay what was written by those who come out this turn, and return them.

    Rules: WINGS-CLOUD-04, WINGS-RULING-49.
    """
    found = [
        a
        for a in range(t.size)
        if s.cloud[a] == BLIND and comes_out(t, s, a, s.prog[3 * a : 3 * a + s.cards[a]])
    ]
    for aircraft in found:
        s.cloud[aircraft] = EMERGING
        replay(t, s, aircraft, out)
    return found


def replay(t: Tables, s: State, aircraft: int, out: Out) -> None:
    """Fly what was written in the clouds, from the place of entry (WINGS-CLOUD-04)."""
    for face in s.written[aircraft]:
        fly(t, s, aircraft, face, out)
    s.written[aircraft] = []


def comes_out(t: Tables, s: State, aircraft: int, faces: Sequence[int]) -> bool:
    """Does a dive or a Split-S of these cards surely end below the clouds?

    A counter that may be gained is taken to be. Who comes out in another way, or by not gaining
    it, replays what it wrote when it does (see `drift`).
    """
    cards, climb = s.roster.deck[aircraft], s.roster.climb[aircraft]
    level, counters = s.level[aircraft], s.counters[aircraft]
    last = kind_of(cards, s.last[aircraft])
    for face in faces:
        kind = kind_of(cards, face)
        height = climb * level + counters
        if kind == DIVE and s.mark[aircraft] == c.CONTROLLED:
            height -= 2
        elif kind == DIVE:
            height = climb * (level - 1)
        elif kind == IMMELMANN and last == STALL:
            height -= 1
        elif kind == CLIMB or (kind == IMMELMANN and last == STRAIGHT):
            height += 1
        level, counters = divmod(height, climb)
        if level < s.cloud_low:
            return True
        last = kind
    return False


def drift(t: Tables, s: State, out: Out) -> None:
    """After the altitude step, see who is in the clouds and who is out of them.

    Rules: WINGS-CLOUD-01, WINGS-CLOUD-03, WINGS-CLOUD-05, WINGS-TAC-01, WINGS-TAC-02.
    """
    for aircraft in range(t.size):
        if s.status[aircraft] != FLYING:
            continue
        inside = is_cloud(s, s.level[aircraft])
        if inside and not s.cloud[aircraft]:
            s.cloud[aircraft] = BLIND
            s.written[aircraft] = []
            rows = (s.before, s.last, s.level, s.counters)
            s.entered[4 * aircraft : 4 * aircraft + 4] = [row[aircraft] for row in rows]
            _break_off(s, aircraft)
            if out is not None:
                out.append(EnteredClouds(t.labels[aircraft]))
        elif not inside and s.cloud[aircraft]:
            s.cloud[aircraft] = 0
            replay(t, s, aircraft, out)
            s.entered[4 * aircraft : 4 * aircraft + 4] = OUT_OF_CLOUD
            s.did[aircraft] |= EMERGED
            if out is not None:
                out.append(LeftClouds(t.labels[aircraft]))
    remember(t, s, out)


def remember(t: Tables, s: State, out: Out) -> None:
    """Keep what a seat saw of the table when its last aircraft entered (WINGS-RULING-49)."""
    for seat in range(t.seats):
        if not is_blind(s, seat):
            s.sighted[seat] = []
        elif not s.sighted[seat]:
            rows = (s.x, s.y, s.h, s.level, s.counters, s.last, s.flown)
            s.sighted[seat] = [row[a] for a in range(t.size) for row in rows]


def _break_off(s: State, aircraft: int) -> None:
    """Clouds end a pursuit, from both sides (WINGS-CLOUD-05)."""
    s.tails = [NOBODY if other == aircraft else other for other in s.tails]
    s.tails[aircraft] = NOBODY
    s.aims = [NOBODY if other == aircraft else other for other in s.aims]
    s.aims[2 * aircraft : 2 * aircraft + 2] = [NOBODY, NOBODY]


# The window.


def offer_window(t: Tables, s: State, out: Out) -> None:
    """Ask whether the window of levels is to be moved (WINGS-CEIL-01, WINGS-CEIL-02).

    Rules: WINGS-CEIL-01, WINGS-CEIL-02, WINGS-RULING-81.
    """
    flying = [a for a in range(t.size) if s.status[a] == FLYING]
    if not flying or any(s.cloud[a] for a in flying):
        return
    levels = [s.level[a] for a in flying]
    top = max(levels)
    _, ceiling, _ = t.windows[s.window]
    if s.window + 1 < len(t.windows) and top >= ceiling - 1:
        _ask(s, flying, 1, top - min(levels) <= APART)
    elif s.window and top <= t.windows[s.window - 1][1]:
        _ask(s, flying, -1, True)


def _ask(s: State, flying: list[int], way: int, imposed: bool) -> None:
    """The highest player asks; where he cannot impose it, all others must agree.

    Of several at the same height each may impose it.
    """
    height = max((s.level[a], s.counters[a]) for a in flying)
    highest = [a for a in flying if (s.level[a], s.counters[a]) == height]
    asked: dict[int, int] = {}  # one aircraft for each seat
    for aircraft in highest if imposed else highest + flying:
        asked.setdefault(s.roster.seat[aircraft], aircraft)
    for place, aircraft in enumerate(reversed(asked.values())):
        s.stack.append((WINDOW, aircraft, way, IMPOSES if imposed else LAST * (place == 0)))


def apply_window(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Move the window once one imposes it, or the last of those asked agrees (WINGS-CEIL-02)."""
    s.stack.pop()
    moves = choice == c.CHANGE and frame[3]
    if moves or (choice == c.PASS and frame[3] != IMPOSES):
        while s.stack[-1][0] == WINDOW:
            s.stack.pop()
    if moves:
        s.window += frame[2]
        lay_layer(t, s)
        if out is not None:
            out.append(WindowChanged(*t.windows[s.window][:2]))
