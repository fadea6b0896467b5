"""Where aircraft stand when a mission begins: chosen in secret, side by side (group DEP)."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.kernel.rng import Chance
from escadrille.mechanics.stacked import Out
from escadrille.systems.wings import choices as c
from escadrille.systems.wings.events import Deployed
from escadrille.systems.wings.frames import DEPLOY, no_answer
from escadrille.systems.wings.state import ABSENT, OPEN, Frame, State
from escadrille.systems.wings.tables import Tables

APART: Final = 10_000  # between two places, on the grid: a base and more


def offer(t: Tables, s: State) -> None:
    """Let everyone plan apart before the first turn (WINGS-DEP-04)."""
    if t.mission is not None:
        s.posts = [ABSENT if s.status[a] == ABSENT else OPEN for a in range(t.size)]
        if OPEN in s.posts:
            s.stack.append((DEPLOY, 0, 0, 0))
        else:
            s.posts = []


def places(t: Tables, s: State, aircraft: int) -> list[int]:
    """Return the places of an aircraft: every so many of its edge, that no friend may choose.

    So two who plan for one side never stand in one place, whoever chooses first.
    Rules: WINGS-AREA-08.
    """
    side = s.roster.side
    mates = [other for other in range(t.size) if side[other] == side[aircraft]]
    count = min(c.PLACES, t.depth // APART)
    return list(range(mates.index(aircraft), count, len(mates)))


def pose(t: Tables, s: State, aircraft: int, place: int) -> tuple[int, int, int]:
    """Return where a place is: half a ruler from one's own edge, heading away from it.

    Rules: WINGS-AREA-08, WINGS-RULING-105.
    """
    count = min(c.PLACES, t.depth // APART)
    y = (2 * place + 1) * t.depth // (2 * count)
    west = t.scenario.side[s.roster.side[aircraft]].edge == "west"
    return (t.half_ruler, y, 9000) if west else (t.width - t.half_ruler, y, 27000)


def current(s: State, seat: int) -> int:
    """Return the aircraft for which a seat chooses a place, or -1."""
    return next((a for a in s.roster.own[seat] if s.posts and s.posts[a] == OPEN), -1)


def waiting(t: Tables, s: State) -> list[int]:
    return [seat for seat in range(t.seats) if current(s, seat) >= 0]


def legal(t: Tables, s: State, seat: int) -> list[int]:
    aircraft = current(s, seat)
    return [c.PLACE + place for place in places(t, s, aircraft)] if aircraft >= 0 else []


def thinkable(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    return list(range(c.PLACE, c.PLACE + c.PLACES))


def bar(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    """One of the places of its own along its edge (WINGS-AREA-08)."""
    aircraft, place = current(s, seat), choice - c.PLACE
    if not 0 <= place < c.PLACES:
        return no_answer(frame)
    if place in places(t, s, aircraft):
        return None
    return Refusal("WINGS-AREA-08", {"aircraft": t.labels[aircraft]})


def apply(t: Tables, s: State, seat: int, choice: int, out: Out) -> None:
    """Choose a place; once all have, everyone is where he is seen (WINGS-MIS-10)."""
    s.posts = s.posts[:]
    s.posts[current(s, seat)] = choice - c.PLACE
    if OPEN in s.posts:
        return
    s.stack.pop()
    posts, s.posts = s.posts, []
    for aircraft, place in enumerate(posts):
        if s.status[aircraft] != ABSENT:
            s.x[aircraft], s.y[aircraft], s.h[aircraft] = pose(t, s, aircraft, place)
    if out is not None:
        found = [(s.x[piece], s.y[piece], s.h[piece]) for piece in range(t.pieces)]
        names = tuple(t.labels[: t.size])
        out.append(Deployed(names, tuple(found[: t.size]), tuple(found[t.size :])))


def is_hidden(t: Tables, s: State, piece: int, seat: int | None) -> bool:
    """Is a piece still a secret to a seat, because aircraft are not placed yet (WINGS-MIS-10)?"""
    if not s.posts or t.mission is None or t.mission.known or t.options["prior_recon"]:
        return False
    return seat is None or s.roster.side[piece] != t.camps[seat]


def post_again(t: Tables, world: State, seat: int | None, chance: Chance) -> None:
    """Let others stand elsewhere; who is not done has chosen nothing yet."""
    world.posts = world.posts[:]
    for other in range(t.seats):
        if other == seat:
            continue
        done = current(world, other) < 0
        for aircraft in world.roster.own[other]:
            if world.status[aircraft] != ABSENT:
                known = places(t, world, aircraft)
                place = known[chance.below(len(known))]
                world.posts[aircraft] = place if done else OPEN
    for piece in range(t.size, t.pieces):
        if is_hidden(t, world, piece, seat):
            world.x[piece] = t.half_ruler + chance.below(t.width - t.ruler)
            world.y[piece] = t.half_ruler + chance.below(t.depth - t.ruler)
