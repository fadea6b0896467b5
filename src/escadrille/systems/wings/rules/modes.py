"""Deathmatch, Team deathmatch and Capture the flag (groups DM, TDM and CTF)."""

from __future__ import annotations

from typing import Final

from escadrille.mechanics.plane.shapes import gap2
from escadrille.mechanics.stacked import Out
from escadrille.systems.wings.events import FlagHome, FlagLost, FlagTaken, Rearmed
from escadrille.systems.wings.rules.clouds import tell_entry
from escadrille.systems.wings.rules.piles import SHOTS
from escadrille.systems.wings.rules.programming import forget_cards
from escadrille.systems.wings.state import ABSENT, DOWN, FLYING, NOBODY, State
from escadrille.systems.wings.tables import Tables

VICTORIES: Final = {"deathmatch": 5, "team_dm": 10, "ctf": 5}  # WINGS-DM-07, -TDM-03, -CTF-08
FLAG: Final = 4  # integers of a flag: x, y, carrier, turn at whose end it goes home
HITS_TO_DROP: Final = 2  # a short-range shot counts for two (WINGS-CTF-05)


def enter(t: Tables, s: State, aircraft: int) -> None:
    """Put an aircraft at its entry point, as new (WINGS-DM-04, WINGS-DM-06, WINGS-TDM-02).

    Rules: WINGS-DM-04, WINGS-DM-06, WINGS-TDM-02, WINGS-CTF-04, WINGS-RULING-63.
    """
    x, y, h, level, counters = t.entries[aircraft]
    s.x[aircraft], s.y[aircraft], s.h[aircraft] = x, y, h
    s.level[aircraft], s.counters[aircraft] = level, counters
    standing = t.altitude and not level and not counters
    s.status[aircraft] = t.standing if standing else FLYING
    forget_cards(s, aircraft)
    if standing:
        s.landing[aircraft] = 3


def gone(t: Tables, s: State, piece: int, out: Out) -> None:
    """Drop the flag of an aircraft out of play; in a mode it comes back.

    Rules: WINGS-DM-06, WINGS-CTF-05, WINGS-RULING-63.
    """
    if piece >= t.size:
        return
    if s.flagged[piece] != NOBODY:
        drop(t, s, piece, out)
    if t.moded:
        s.away[piece] = s.turn + 2


def return_due(t: Tables, s: State, out: Out) -> None:
    """Put back at the start of a turn those who were shot down two turns before (WINGS-DM-06)."""
    for aircraft in range(t.size):
        if s.away[aircraft] == s.turn and s.status[aircraft] in (DOWN, ABSENT):
            s.away[aircraft] = 0
            renew(s, aircraft)
            for slot in (2 * aircraft, 2 * aircraft + 1):
                s.ammo[slot] = SHOTS if s.roster.gun[slot] >= 0 else -1
            enter(t, s, aircraft)
            tell_entry(t, s, aircraft, out)


def renew(s: State, aircraft: int) -> None:
    """Forget what befell an aircraft, in whose place a new one comes."""
    s.flown[aircraft] = s.hurt[aircraft] = s.shots_taken[aircraft] = 0
    s.fired_at[aircraft] = s.fired_by[aircraft] = s.sore[aircraft] = 0
    s.jam_log[4 * aircraft : 4 * aircraft + 4] = [0] * 4


def rearm(t: Tables, s: State, out: Out) -> None:
    """Ten new shots for whoever covers an ammunition marker (WINGS-DM-05)."""
    for aircraft in range(t.size):
        if s.status[aircraft] != FLYING or s.cloud[aircraft]:
            continue
        if not is_on(t, s, aircraft, t.markers):
            continue
        slots = [n for n in (2 * aircraft, 2 * aircraft + 1) if 0 <= s.ammo[n] < SHOTS]
        for slot in slots:
            s.ammo[slot] = SHOTS
        if slots and out is not None:
            out.append(Rearmed(t.labels[aircraft]))


def is_on(t: Tables, s: State, aircraft: int, places: list[tuple[int, int]]) -> bool:
    """Does its base touch a marker that lies at one of these places?"""
    x, y, footprint = s.x[aircraft], s.y[aircraft], t.footprint[aircraft]
    reach = footprint.radius + t.marker
    near = [place for place in places if abs(place[0] - x) <= reach and abs(place[1] - y) <= reach]
    if not near:
        return False
    base = footprint.at((x, y, s.h[aircraft]))
    return any(gap2(place, base) <= t.marker**2 for place in near)


# Flags.


def lay_flags(t: Tables, s: State) -> None:
    """Lay each flag in the middle of its camp's border (WINGS-CTF-02)."""
    for x, y in t.flag_homes:
        s.flags += [x, y, NOBODY, 0]


def carry_flags(t: Tables, s: State, out: Out) -> None:
    """Take flags that are passed over, and bring home those that have arrived.

    Rules: WINGS-CTF-05, WINGS-CTF-06, WINGS-CTF-07, WINGS-RULING-63.
    """
    for flag in range(t.sides):
        carrier = s.flags[FLAG * flag + 2]
        if carrier == NOBODY:
            _take(t, s, flag, out)
        elif not s.cloud[carrier] and in_camp(t, s.roster.side[carrier], s.x[carrier]):
            scorer = s.roster.side[carrier]
            _send_home(t, s, flag, scorer if scorer != flag else None, out)


def in_camp(t: Tables, side: int, x: int) -> bool:
    west = t.scenario.side[side].edge == "west"
    return x <= t.ruler if west else x >= t.width - t.ruler


def _take(t: Tables, s: State, flag: int, out: Out) -> None:
    place = (s.flags[FLAG * flag], s.flags[FLAG * flag + 1])
    at_home = place == t.flag_homes[flag]
    over = [
        aircraft
        for aircraft in range(t.size)
        if s.status[aircraft] == FLYING
        and not s.cloud[aircraft]
        and s.flagged[aircraft] == NOBODY
        and not (at_home and s.roster.side[aircraft] == flag)
        and _passes(t, s, aircraft, place)
    ]
    if len(over) != 1:
        return
    aircraft = over[0]
    s.flags[FLAG * flag + 2 : FLAG * flag + 4] = [aircraft, 0]
    s.flagged[aircraft], s.flag_hits[aircraft] = flag, 0
    if out is not None:
        out.append(FlagTaken(flag, t.labels[aircraft]))


def _passes(t: Tables, s: State, aircraft: int, place: tuple[int, int]) -> bool:
    """Does its base touch the flag, or did its way cross it (WINGS-RULING-63)?

    Who begins its move on the flag, having just lost it, leaves it and does not cross it.
    """
    if is_on(t, s, aircraft, [place]):
        return True
    start, end = (s.was_x[aircraft], s.was_y[aircraft]), (s.x[aircraft], s.y[aircraft])
    return gap2(place, (start, end)) <= t.marker**2 < gap2(place, (start, start))


def hit_carrier(t: Tables, s: State, aircraft: int, short: bool, out: Out) -> None:
    """One short-range shot or two long-range ones make a carrier lose the flag (WINGS-CTF-05)."""
    if s.flagged[aircraft] == NOBODY:
        return
    s.flag_hits[aircraft] += HITS_TO_DROP if short else 1
    if s.flag_hits[aircraft] >= HITS_TO_DROP:
        drop(t, s, aircraft, out)


def drop(t: Tables, s: State, aircraft: int, out: Out) -> None:
    flag = s.flagged[aircraft]
    place = (min(max(s.x[aircraft], 0), t.width), min(max(s.y[aircraft], 0), t.depth))
    s.flagged[aircraft] = NOBODY
    s.flags[FLAG * flag : FLAG * flag + 4] = [*place, NOBODY, s.turn + 1]
    if out is not None:
        out.append(FlagLost(flag, place))


def flags_home(t: Tables, s: State, out: Out) -> None:
    """Send home the flags that nobody retook by the end of the turn after (WINGS-CTF-05)."""
    for flag in range(len(s.flags) // FLAG):
        if s.flags[FLAG * flag + 2] == NOBODY and s.flags[FLAG * flag + 3] == s.turn:
            _send_home(t, s, flag, None, out)


def _send_home(t: Tables, s: State, flag: int, scorer: int | None, out: Out) -> None:
    carrier = s.flags[FLAG * flag + 2]
    if carrier != NOBODY:
        s.flagged[carrier] = NOBODY
    s.flags[FLAG * flag : FLAG * flag + 4] = [*t.flag_homes[flag], NOBODY, 0]
    if scorer is not None:
        s.tally[scorer] += 1
    if out is not None:
        out.append(FlagHome(flag, scorer))
