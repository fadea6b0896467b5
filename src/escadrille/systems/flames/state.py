"""The whole state of a dogfight: integers and flat lists, cloned by slices."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

from escadrille.kernel.rng import Chance
from escadrille.mechanics import exchange, stacked
from escadrille.systems.flames.raid import Raid
from escadrille.systems.flames.schema import Bomber
from escadrille.systems.flames.tables import (
    GUNNER,
    Row,
    Tables,
    Turret,
    ace_counters,
    bomber_row,
    row_of,
    turret_of,
)

Frame = stacked.Frame
NOBODY: Final = exchange.NOBODY

Crew = tuple[int, int, int, int, int]
"""Fighter, pilot or NOBODY, leader or NOBODY, seat, side."""


class Roster:
    """Who flies what. Fixed once the forces are revealed, and shared by all clones."""

    def __init__(self, t: Tables, crews: list[Crew], loaded: Sequence[int] = ()) -> None:
        """`loaded` are the fighters that set out with bombs."""
        self.size, self._crews, self.loaded = len(crews), crews, frozenset(loaded)
        self.fighter, self.pilot, self.leader, self.seat, self.side = (
            [crew[place] for crew in crews] for place in range(5)
        )
        self.wingman = [
            self.leader.index(number) if number in self.leader else NOBODY
            for number in range(self.size)
        ]
        # FLAMES-FFA-01, FLAMES-RULING-22: a player's own aircraft are never enemies.
        camp = self.seat if t.free_for_all else self.side
        self.enemies = [
            [other for other in range(self.size) if camp[other] != camp[number]]
            for number in range(self.size)
        ]
        self.rows: list[tuple[Row, Row]] = []
        self.counters: list[int] = []
        self.bomber = [isinstance(t.types[number], Bomber) for number in self.fighter]
        for number in range(self.size):
            self._enlist(t, number)
        self.raid = t.raid or True in self.bomber or bool(loaded)
        self.turrets: list[tuple[Turret, Turret]] = []
        self.late: list[bool] = []
        if self.raid:
            self._load(t)

    def _enlist(self, t: Tables, number: int) -> None:
        flown, chosen = t.types[self.fighter[number]], self.pilot[number]
        pilot = t.pilots[chosen] if chosen >= 0 else None
        self.counters.append(ace_counters(pilot))
        if isinstance(flown, Bomber):
            self.rows.append((bomber_row(flown), bomber_row(flown.damaged)))
        else:
            front = row_of(flown, pilot, damaged=False)
            self.rows.append((front, row_of(flown.damaged, pilot, damaged=True)))

    def _load(self, t: Tables) -> None:
        """Work out turrets, loads, gunners and who comes late.

        Rules: FLAMES-OPT-11, FLAMES-OPT-12, FLAMES-RULING-28, FLAMES-RULING-58, FLAMES-RULING-67.
        """
        for number, (front, back) in enumerate(self.rows):
            flown, side = t.types[self.fighter[number]], self.side[number]
            turrets = (
                turret_of(t, side, flown, front),
                turret_of(t, side, flown.damaged, back),
            )
            self.turrets.append(turrets)
            more = t.shift(side, "gunner")
            self.rows[number] = (_manned(front, more), _manned(back, more))
            fighter = not self.bomber[number] and number not in self.loaded
            self.late.append(fighter and t.effects[1 - side].late)

    def levy(self) -> Raid | None:
        """Return what bombers and missions have besides, before anything of it happened."""
        if not self.raid:
            return None
        laden = [int(self.bomber[n] or n in self.loaded) for n in range(self.size)]
        return Raid(laden)

    def crews(self) -> list[Crew]:
        return [*self._crews]


def _manned(row: Row, more: int) -> Row:
    """Return figures with other bursts for the gunner, where there is one."""
    if not more or not row[GUNNER]:
        return row
    return (*row[:GUNNER], max(0, row[GUNNER] + more), *row[GUNNER + 1 :])


# What a field holds, and its usual value.
Index = Annotated[int, "NOBODY"]
Zeros = Annotated[list[int], "[0] * roster.size"]
Nobodies = Annotated[list[int], "[NOBODY] * roster.size"]


class State:
    """Everything about a game but its history, in the order in which it is hashed and compared.

    Aircraft come undamaged and Neutral (FLAMES-SETUP-05).
    """

    turn: int  # game turn, from 1
    initiative: int  # the side that acts first (FLAMES-TEAM-02)
    next_side: int
    active: Index  # aircraft whose turn it is
    astray: int  # a Wingman that began its turn away from its Leader (FLAMES-WING-02)
    inherent: int  # bursts spent this turn, by pool (FLAMES-BURST-02)
    advantage: int
    tailing: int
    gunner: int
    extra_hits: int  # pending +1 hits (FLAMES-PLAY-12)
    agile_used: int
    reshuffled: int  # the pile came back once in this turn already (FLAMES-RULING-20)
    asked: int  # set of aircraft asked to follow the current altitude change
    use: Index  # the action being resolved: what, by whom, on whom, with which card
    by: Index
    on: Index
    face: Index
    hits: int
    steps: int
    last: Index  # who played the last card of the chain (FLAMES-PLAY-08)
    depth: int  # stack below the action
    ready: int  # set of seats done with a secret choice
    over: int
    altitude: Nobodies
    damage: Zeros
    flipped: Zeros
    alive: Annotated[list[int], "[1] * roster.size"]
    acted: Zeros
    hand: Annotated[list[int], "[0] * (roster.size * t.faces)"]  # counts, `faces` per aircraft
    mask: Zeros  # faces held, as a set of bits, per aircraft
    held: Zeros  # size of the hand
    evasive: Zeros  # Evasives in force (FLAMES-CARD-03)
    aces: Annotated[list[int], "roster.counters[:]"]  # Ace Pilot counters left
    holds: Nobodies  # the enemy on which a position is held (FLAMES-POS-03)
    grip: Zeros  # 1 Advantaged, 2 Tailing
    chase: list[int]  # aircraft holding a position, in the order of gaining it (FLAMES-RULING-35)
    inflicted: Annotated[list[int], "[0] * (roster.size * t.seats)"]  # by seat (FLAMES-RULING-22)
    downed_by: Nobodies  # seat credited with a loss
    order: list[int]  # of the aircraft in this game turn, in a free for all
    deck: list[int]
    discard: list[int]
    chain: list[int]  # cards of the action being resolved
    limbo: list[int]  # a Redline being resolved, and its Evasive
    queue: list[int]  # pursuers still to be asked whether they follow
    stack: list[Frame]
    picks: Annotated[list[list[int]], "[[] for _ in range(t.seats)]"]
    roster: Annotated[Roster, "roster", "shared"]
    chance: Chance
    raid: Annotated[Raid | None, "roster.levy()"]  # bombers, flak and bombs, where there are any
    row: Annotated[list[Row], "[rows[0] for rows in roster.rows]", "derived"]  # of the face-up side

    # Written by tools/make_states.py from the fields above.
    __slots__ = tuple(__annotations__)

    def clone(self) -> State:
        twin = State.__new__(State)
        twin.turn, twin.initiative, twin.next_side = self.turn, self.initiative, self.next_side
        twin.active, twin.astray, twin.inherent = self.active, self.astray, self.inherent
        twin.advantage, twin.tailing, twin.gunner = self.advantage, self.tailing, self.gunner
        twin.extra_hits, twin.agile_used = self.extra_hits, self.agile_used
        twin.reshuffled, twin.asked, twin.use = self.reshuffled, self.asked, self.use
        twin.by, twin.on, twin.face = self.by, self.on, self.face
        twin.hits, twin.steps, twin.last = self.hits, self.steps, self.last
        twin.depth, twin.ready, twin.over = self.depth, self.ready, self.over
        twin.altitude, twin.damage, twin.flipped = [*self.altitude], [*self.damage], [*self.flipped]
        twin.alive, twin.acted, twin.hand = [*self.alive], [*self.acted], [*self.hand]
        twin.mask, twin.held, twin.evasive = [*self.mask], [*self.held], [*self.evasive]
        twin.aces, twin.holds, twin.grip = [*self.aces], [*self.holds], [*self.grip]
        twin.chase, twin.inflicted = [*self.chase], [*self.inflicted]
        twin.downed_by, twin.order, twin.deck = [*self.downed_by], [*self.order], [*self.deck]
        twin.discard, twin.chain, twin.limbo = [*self.discard], [*self.chain], [*self.limbo]
        twin.queue, twin.stack = [*self.queue], [*self.stack]
        twin.picks, twin.roster = [[*row] for row in self.picks], self.roster
        twin.chance, twin.raid = self.chance.clone(), self.raid and self.raid.clone()
        twin.row = [*self.row]
        return twin

    def key(self) -> tuple[object, ...]:
        """Return every fact of the state, comparable and printable."""
        facts: list[object] = []
        facts += [self.turn, self.initiative, self.next_side, self.active, self.astray]
        facts += [self.inherent, self.advantage, self.tailing, self.gunner, self.extra_hits]
        facts += [self.agile_used, self.reshuffled, self.asked, self.use, self.by, self.on]
        facts += [self.face, self.hits, self.steps, self.last, self.depth, self.ready, self.over]
        facts += map(tuple, [self.altitude, self.damage, self.flipped, self.alive, self.acted])
        facts += map(tuple, [self.hand, self.mask, self.held, self.evasive, self.aces, self.holds])
        facts += map(tuple, [self.grip, self.chase, self.inflicted, self.downed_by, self.order])
        facts += map(tuple, [self.deck, self.discard, self.chain, self.limbo, self.queue])
        facts += map(tuple, [self.stack])
        facts += [tuple(map(tuple, self.picks)), tuple(self.roster.crews()), self.chance.word]
        facts += [tuple(self.chance.script), *(self.raid.key() if self.raid else ())]
        return tuple(facts)


def fresh(t: Tables, chance: Chance) -> State:
    """Return a state in which nothing has been chosen, drawn or placed yet."""
    s = State.__new__(State)
    s.turn = s.initiative = s.next_side = s.astray = s.inherent = s.advantage = s.tailing = 0
    s.gunner = s.extra_hits = s.agile_used = s.reshuffled = s.asked = s.hits = s.steps = s.depth = 0
    s.ready = s.over = 0
    s.active = s.use = s.by = s.on = s.face = s.last = NOBODY
    s.chase, s.order, s.deck, s.discard, s.chain, s.limbo, s.queue, s.stack = ([] for _ in range(8))
    s.chance = chance
    s.picks = [[] for _ in range(t.seats)]
    muster(s, t, Roster(t, []))
    return s


def muster(s: State, t: Tables, roster: Roster) -> None:
    """Put the aircraft of a roster on the table, as they come."""
    s.damage, s.flipped, s.acted, s.mask, s.held, s.evasive = ([0] * roster.size for _ in range(6))
    s.roster = roster
    s.hand, s.inflicted = [0] * (roster.size * t.faces), [0] * (roster.size * t.seats)
    s.grip, s.alive, s.altitude = [0] * roster.size, [1] * roster.size, [NOBODY] * roster.size
    s.holds, s.downed_by = [NOBODY] * roster.size, [NOBODY] * roster.size
    s.row, s.aces, s.raid = [rows[0] for rows in roster.rows], roster.counters[:], roster.levy()


# As far as here.
