"""The whole state of a campaign: integers and flat lists."""

from __future__ import annotations

from typing import Annotated, Final, NamedTuple

from escadrille.kernel.rng import Chance
from escadrille.mechanics import stacked
from escadrille.systems.skies.campaign.tables import (
    FIT,
    FULL,
    LUFTWAFFE,
    RAF,
    START,
    Tables,
)

Frame = stacked.Frame
Lists = Annotated[list[list[int]], "[[] for _ in range(t.seats)]"]


class State:
    """Everything about a campaign, in the order in which it is hashed.

    Strength, and what one mission does to the next, follow from the missions: `log`.
    """

    pilots: Lists  # the roster of each side, row by row (SKIES-CAMP-07)
    log: list[int]  # the missions that are over, row by row
    picks: Lists  # who flies the mission, ascending
    ready: int  # set of seats that have named their pilots
    flown: Annotated[list[int], "[0] * t.seats"]  # how each seat flies: see mechanics.flying
    stack: list[Frame]
    chance: Chance

    # Written by tools/make_states.py from the fields above.
    __slots__ = tuple(__annotations__)

    def clone(self) -> State:
        twin = State.__new__(State)
        twin.pilots, twin.log = [[*row] for row in self.pilots], [*self.log]
        twin.picks, twin.ready = [[*row] for row in self.picks], self.ready
        twin.flown, twin.stack, twin.chance = [*self.flown], [*self.stack], self.chance.clone()
        return twin

    def key(self) -> tuple[object, ...]:
        """Return every fact of the state, comparable and printable."""
        facts: list[object] = []
        facts += [tuple(map(tuple, self.pilots))]
        facts += map(tuple, [self.log])
        facts += [tuple(map(tuple, self.picks)), self.ready]
        facts += map(tuple, [self.flown])
        facts += map(tuple, [self.stack])
        facts += [self.chance.word, tuple(self.chance.script)]
        return tuple(facts)


def fresh(t: Tables, chance: Chance) -> State:
    """Return a state in which nothing has been chosen, drawn or placed yet."""
    s = State.__new__(State)
    s.ready = 0
    s.chance = chance
    s.flown, s.pilots = [0] * t.seats, [[] for _ in range(t.seats)]
    s.picks, s.log, s.stack = [[] for _ in range(t.seats)], [], []
    return s


# As far as here.


class Pilot(NamedTuple):
    """A pilot; his name is that of his place on the roster (SKIES-CAMP-07)."""

    ps: int
    victories: int
    fate: int
    ability: int
    """His Ace card, or NOBODY."""


class Row(NamedTuple):
    """A mission that is over."""

    winner: int
    """A side, or NOBODY."""
    idle: int
    """Sides that forfeited it or gave it up, as bits."""
    ships: int
    """Sunk."""
    bombers: int
    """That flew it."""
    out: int
    """Of them, over the exit edge."""
    down: int


PILOT_WIDTH: Final = len(Pilot._fields)
ROW_WIDTH: Final = len(Row._fields)


def pilots(s: State, side: int) -> list[Pilot]:
    """Return the roster of a side, the lost included."""
    flat = s.pilots[side]
    return [Pilot(*flat[at : at + PILOT_WIDTH]) for at in range(0, len(flat), PILOT_WIDTH)]


def enter(s: State, side: int, number: int, pilot: Pilot) -> None:
    """Write a pilot on his place of the roster."""
    at = number * PILOT_WIDTH
    s.pilots[side][at : at + PILOT_WIDTH] = pilot


def rows(s: State) -> list[Row]:
    return [Row(*s.log[at : at + ROW_WIDTH]) for at in range(0, len(s.log), ROW_WIDTH)]


def fit(s: State, side: int) -> list[int]:
    """Return who can fly."""
    return [number for number, pilot in enumerate(pilots(s, side)) if pilot.fate == FIT]


def change(row: Row) -> int:
    """Return what a mission does to Fighter Command's strength (SKIES-CAMP-05)."""
    found = (row.winner == RAF) - (row.winner == LUFTWAFFE)
    if row.ships >= 2 or (row.out and 2 * row.out >= row.bombers):
        found -= 1
    if row.down and 2 * row.down >= row.bombers:
        found += 1
    return found


def strength(flown: list[Row]) -> int:
    """Return the strength after missions: from 0 to 12, at first 6 (SKIES-CAMP-05)."""
    found = START
    for row in flown:
        found = min(FULL, max(0, found + change(row)))
    return found


def is_over(t: Tables, s: State) -> bool:
    """Has a side won early, or has the last mission been flown (SKIES-CAMP-05)?"""
    flown = rows(s)
    return strength(flown) in (0, FULL) or len(flown) >= len(t.missions)
