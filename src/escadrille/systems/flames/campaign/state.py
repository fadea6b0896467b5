"""The whole state of a campaign: integers and flat lists."""

from __future__ import annotations

from typing import Annotated, Final, NamedTuple

from escadrille.kernel.rng import Chance
from escadrille.mechanics import stacked
from escadrille.systems.flames.campaign.tables import DESTROYED, INTACT, NOBODY, Tables

Frame = stacked.Frame

Index = Annotated[int, "NOBODY"]


class State:
    """Everything about a campaign, in the order in which it is hashed.

    Counters on the map, used options and the initiative follow from the score sheet: `ledger`.
    """

    arrow: Index  # of the mission that is planned or flown
    ready: int  # set of seats done with a secret choice
    picks: Annotated[list[list[int]], "[[] for _ in range(t.seats)]"]  # an option, then parameters
    flown: Annotated[list[int], "[0] * t.seats"]  # how each seat flies: see mechanics.flying
    log: list[int]  # the score sheet, row by row (FLAMES-CAMP-03)
    losses: list[int]  # who was shot down, row by row
    stack: list[Frame]
    chance: Chance

    # Written by tools/make_states.py from the fields above.
    __slots__ = tuple(__annotations__)

    def clone(self) -> State:
        twin = State.__new__(State)
        twin.arrow, twin.ready, twin.picks = self.arrow, self.ready, [[*row] for row in self.picks]
        twin.flown, twin.log, twin.losses = [*self.flown], [*self.log], [*self.losses]
        twin.stack, twin.chance = [*self.stack], self.chance.clone()
        return twin

    def key(self) -> tuple[object, ...]:
        """Return every fact of the state, comparable and printable."""
        facts: list[object] = []
        facts += [self.arrow, self.ready, tuple(map(tuple, self.picks))]
        facts += map(tuple, [self.flown, self.log, self.losses])
        facts += map(tuple, [self.stack])
        facts += [self.chance.word, tuple(self.chance.script)]
        return tuple(facts)


def fresh(t: Tables, chance: Chance) -> State:
    """Return a state in which nothing has been chosen, drawn or placed yet."""
    s = State.__new__(State)
    s.ready = 0
    s.arrow = NOBODY
    s.chance = chance
    s.flown, s.picks, s.log = [0] * t.seats, [[] for _ in range(t.seats)], []
    s.losses, s.stack = [], []
    return s


# As far as here.


class Row(NamedTuple):
    """A row of the score sheet: one mission (FLAMES-CAMP-03)."""

    arrow: int
    axis_option: int
    """Its place among those of the sheet, or NOBODY."""
    allied_option: int
    status: int
    bombs: int
    flak: int
    axis: int
    """Points."""
    allies: int


class Loss(NamedTuple):
    """An aircraft that was shot down (FLAMES-SCORE-02)."""

    mission: int
    side: int
    type: int
    pilot: int


ROW_WIDTH: Final = len(Row._fields)
LOSS_WIDTH: Final = len(Loss._fields)


def rows(s: State) -> list[Row]:
    """Return the missions that are over."""
    return [Row(*s.log[at : at + ROW_WIDTH]) for at in range(0, len(s.log), ROW_WIDTH)]


def losses(s: State) -> list[Loss]:
    starts = range(0, len(s.losses), LOSS_WIDTH)
    return [Loss(*s.losses[at : at + LOSS_WIDTH]) for at in starts]


class Ledger(NamedTuple):
    """What the score sheet comes to."""

    missions: int
    """That are over."""
    status: list[int]
    """Of the counter on each target."""
    control: list[int]
    """Whose counter it is, or NOBODY."""
    used: list[int]
    """The mission in which each option was used, or 0 (FLAMES-OPT-02)."""
    initiative: int
    """The side that may attack next."""


def next_to_attack(attacker: int, status: int) -> int:
    """Return who has the initiative after a mission: whoever destroys keeps it (FLAMES-CAMP-17)."""
    return attacker if status == DESTROYED else 1 - attacker


def ledger(t: Tables, s: State) -> Ledger:
    """Return what the missions so far come to.

    Rules: FLAMES-CAMP-04, FLAMES-CAMP-13, FLAMES-CAMP-16; FLAMES-CAMP-15, FLAMES-RULING-27: an
    Intact target keeps the counter that it bears.
    """
    status, control = [INTACT] * len(t.targets), [NOBODY] * len(t.targets)
    used, initiative = [0] * len(t.entries), t.first
    for mission, row in enumerate(rows(s), start=1):
        attacker, target = t.side_of[row.arrow], t.target_of[row.arrow]
        for option in (row.axis_option, row.allied_option):
            if option != NOBODY:
                used[option] = mission
        if row.status != INTACT:
            status[target], control[target] = row.status, attacker
        initiative = next_to_attack(attacker, row.status)
    return Ledger(len(s.log) // ROW_WIDTH, status, control, used, initiative)
