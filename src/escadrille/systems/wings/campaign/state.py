"""The whole state of a campaign: integers and flat lists."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Final

from escadrille.kernel.rng import Chance
from escadrille.mechanics import stacked
from escadrille.mechanics.notation import Numbered
from escadrille.systems.wings.campaign.stores import ITEMS
from escadrille.systems.wings.campaign.tables import NOBODY, Tables

Frame = stacked.Frame

Index = Annotated[int, "NOBODY"]
Pair = Annotated[list[int], "[0, 0]"]

# The numbers of a pilot's row.
ROW: Final = Numbered()
NAME: Final = ROW.new("number")  # from which his name follows
BEHAVIOUR: Final = ROW.new("behaviour")  # 0 until it is chosen, then one more than its place
START: Final = ROW.new("start")  # skills that he began with
VICTORIES: Final = ROW.new("victories")  # homologated
POINTS: Final = ROW.new("points")  # that he has left (WINGS-EQP-01)
EARNED: Final = ROW.new("earned")
MERIT: Final = ROW.new("merit")  # earned otherwise than by aircraft shot down (WINGS-RANK-02)
SKILLS: Final = ROW.new("skills")  # as bits
STATE: Final = ROW.new("state")
RESTED: Final = ROW.new("rested")  # missions since he was wounded
FLEW: Final = ROW.new("flew")  # of which he flew
KIT: Final = ROW.new("kit")  # equipment, as bits
LOADED: Final = ROW.new("loaded")  # bullets of his handgun
SORTIES: Final = ROW.new("sorties")
MISSION: Final = ROW.new("mission")  # in which he was lost
WIDTH: Final = len(ROW)
STATES: Final = ("active", "wounded", "grave", "missing", "captured", "dead")
ACTIVE, WOUNDED, GRAVE, MISSING, CAPTURED, DEAD = range(len(STATES))

LOG: Final = Numbered()
"""The numbers of a row of the log: one mission."""
TASK: Final = LOG.new("task")
SIDE: Final = LOG.new("active")
SUCCESS: Final = LOG.new("success")
ENTENTE: Final = LOG.new("entente")  # points
EMPIRES: Final = LOG.new("empires")
LOST_ENTENTE: Final = LOG.new("entente-lost")  # aircraft
LOST_EMPIRES: Final = LOG.new("empires-lost")
DAY: Final = LOG.new("day")
LOG_WIDTH: Final = len(LOG)


class State:
    """Everything about a campaign, in the order in which it is hashed."""

    day: int  # of the next mission, as an ordinal
    missions: int  # that are over
    active: Index  # squadron
    ended: int  # 0, or 1 + number of the reason
    winner: Index  # side, once it is over
    task: Index  # mission that is planned or flown
    weather: Index  # card that was drawn for it
    deal: int  # from which its elements are placed
    more: int  # mission points asked for by the enemy (WINGS-MP-05)
    ready: int  # sides done with their base
    quits: int  # sides that give the campaign up
    offers: int  # sides that would exchange prisoners (WINGS-RULING-73)
    defences: Annotated[list[int], "[0] * 5"]  # as `choices.DEFENCES`
    cp: Pair  # reserve
    score: Pair  # Total Campaign Score
    owned: Pair  # lines ever owned, as bits (WINGS-CAMP-16)
    bought: Pair  # lines bought in this interval
    fresh: Pair  # 1: a line never owned before was bought in this interval
    ruined: Pair  # major objectives lost, as bits
    scouted: Pair  # the enemy's that this side photographed in the mission before
    known: Pair  # zones that it reconnoitred in the mission before
    weak: Pair  # it lost half of its flyers in the mission before (WINGS-CAMP-13)
    pledge: Annotated[list[int], "[NOBODY, NOBODY]"]  # points turned into mission points
    offset: Pair  # where the names of its pilots begin
    flown: Annotated[list[int], "[0] * t.seats"]
    log: list[int]
    stock: Annotated[list[list[int]], "[[0] * len(ITEMS) for _ in range(2)]"]
    hangar: Annotated[list[list[int]], "[[], []]"]  # type and damage of each: 0, or 1 + specials
    crews: Annotated[list[list[int]], "[[], []]"]  # pilots, row by row
    picks: Annotated[list[list[int]], "[[] for _ in range(t.seats)]"]  # 1 + type, pilot, load
    stack: list[Frame]
    chance: Chance

    # Written by tools/make_states.py from the fields above.
    __slots__ = tuple(__annotations__)

    def clone(self) -> State:
        twin = State.__new__(State)
        twin.day, twin.missions, twin.active = self.day, self.missions, self.active
        twin.ended, twin.winner, twin.task = self.ended, self.winner, self.task
        twin.weather, twin.deal, twin.more = self.weather, self.deal, self.more
        twin.ready, twin.quits, twin.offers = self.ready, self.quits, self.offers
        twin.defences, twin.cp, twin.score = [*self.defences], [*self.cp], [*self.score]
        twin.owned, twin.bought, twin.fresh = [*self.owned], [*self.bought], [*self.fresh]
        twin.ruined, twin.scouted, twin.known = [*self.ruined], [*self.scouted], [*self.known]
        twin.weak, twin.pledge, twin.offset = [*self.weak], [*self.pledge], [*self.offset]
        twin.flown, twin.log = [*self.flown], [*self.log]
        twin.stock, twin.hangar = [[*row] for row in self.stock], [[*row] for row in self.hangar]
        twin.crews, twin.picks = [[*row] for row in self.crews], [[*row] for row in self.picks]
        twin.stack, twin.chance = [*self.stack], self.chance.clone()
        return twin

    def key(self) -> tuple[object, ...]:
        """Return every fact of the state, comparable and printable."""
        facts: list[object] = []
        facts += [self.day, self.missions, self.active, self.ended, self.winner, self.task]
        facts += [self.weather, self.deal, self.more, self.ready, self.quits, self.offers]
        facts += map(tuple, [self.defences, self.cp, self.score, self.owned, self.bought])
        facts += map(tuple, [self.fresh, self.ruined, self.scouted, self.known, self.weak])
        facts += map(tuple, [self.pledge, self.offset, self.flown, self.log])
        facts += [tuple(map(tuple, self.stock)), tuple(map(tuple, self.hangar))]
        facts += [tuple(map(tuple, self.crews)), tuple(map(tuple, self.picks))]
        facts += map(tuple, [self.stack])
        facts += [self.chance.word, tuple(self.chance.script)]
        return tuple(facts)


def fresh(t: Tables, chance: Chance) -> State:
    """Return a state in which nothing has been chosen, drawn or placed yet."""
    s = State.__new__(State)
    s.day = s.missions = s.ended = s.deal = s.more = s.ready = s.quits = s.offers = 0
    s.active = s.winner = s.task = s.weather = NOBODY
    s.cp, s.score, s.owned, s.bought, s.fresh, s.ruined, s.scouted = ([0, 0] for _ in range(7))
    s.known, s.weak, s.offset = ([0, 0] for _ in range(3))
    s.chance = chance
    s.defences, s.flown, s.pledge = [0] * 5, [0] * t.seats, [NOBODY, NOBODY]
    s.stock, s.picks = [[0] * len(ITEMS) for _ in range(2)], [[] for _ in range(t.seats)]
    s.hangar, s.crews, s.log = [[], []], [[], []], []
    s.stack = []
    return s


# As far as here.


def pilots(s: State, side: int) -> range:
    """Return the numbers of all pilots that a side ever had."""
    return range(len(s.crews[side]) // WIDTH)


def of(s: State, side: int, pilot: int, what: int) -> int:
    return s.crews[side][WIDTH * pilot + what]


def put(s: State, side: int, pilot: int, what: int, value: int) -> None:
    s.crews[side][WIDTH * pilot + what] = value


def slots(s: State, side: int) -> Iterator[tuple[int, int]]:
    """Yield the type and the damage of each aircraft."""
    row = s.hangar[side]
    yield from zip(row[::2], row[1::2], strict=True)


def rows(s: State) -> list[list[int]]:
    """Return the log, mission by mission."""
    return [s.log[at : at + LOG_WIDTH] for at in range(0, len(s.log), LOG_WIDTH)]
