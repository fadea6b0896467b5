"""The whole state of a dogfight: integers and flat lists, cloned by slices.

Elements are numbered from 0; the Leader of Element e is aircraft 2e, its Wingman 2e + 1. A promoted
Wingman takes over its Leader's number with the Leader card.
"""

from __future__ import annotations

from typing import Annotated, Final

from escadrille.kernel.rng import Chance
from escadrille.mechanics import exchange, stacked
from escadrille.systems.zero.schema import BOMBERS, highest
from escadrille.systems.zero.tables import BONUSES, Row, Tables, leader_rows, wingman_rows

Frame = stacked.Frame
NOBODY: Final = exchange.NOBODY
GONE: Final = -2  # a target that left play: no other may be attacked (ZERO-RULING-19)

ABSENT: Final = 0
FLYING: Final = 1
DESTROYED: Final = 2
DISENGAGED: Final = 3
STATUSES: Final = ("absent", "flying", "destroyed", "disengaged")

Crew = tuple[int, int, int, int, int, int, int]
"""Fighter, Wingman or not, set of bonuses, surprised or not, set of levels, seat, side."""


class Roster:
    """Who flies what. Fixed once the forces are known, and shared by all clones."""

    def __init__(self, t: Tables, crews: list[Crew]) -> None:
        self.elements, self.size, self._crews = len(crews), 2 * len(crews), crews
        self.fighter, self.wingman, self.bonuses, self.surprised, self.levels = (
            [crew[place] for crew in crews] for place in range(5)
        )
        self.bomber = [t.fighters[number].kind in BOMBERS for number in self.fighter]
        # By aircraft.
        self.seat, self.side = ([crew[n] for crew in crews for _ in (0, 1)] for n in (5, 6))
        self.names: list[str] = []
        counts = [0, 0]
        for crew in crews:
            counts[crew[6]] += 1
            name = f"{'ab'[crew[6]]}{counts[crew[6]]}"
            self.names += [name, f"{name}w"]
        leaders = range(0, self.size, 2)
        # Enemy Leaders, by Leader and by Wingman alike.
        self.enemies = [
            [other for other in leaders if self.side[other] != self.side[number]]
            for number in range(self.size)
        ]
        self.rows: list[tuple[Row, Row]] = []
        self.promoted: list[tuple[Row, Row]] = []
        self.ceiling: list[int] = []
        for number, bonuses in zip(self.fighter, self.bonuses, strict=True):
            fighter = t.fighters[number]
            letters = [letter for bit, letter in enumerate(BONUSES) if bonuses >> bit & 1]
            self.rows += [leader_rows(fighter, letters), wingman_rows(fighter)]
            self.promoted.append(leader_rows(fighter))  # ZERO-BAL-07: the bonus is lost
            self.ceiling.append(highest(fighter, t.scenario.clouds))

    def crews(self) -> list[Crew]:
        return [*self._crews]


def label(roster: Roster, aircraft: int) -> str:
    """Return the name of an aircraft: its side's letter, its Element's number, `w` for a Wingman.

    Rules: ZERO-CMP-12.
    """
    return roster.names[aircraft]


# What a field holds, and its usual value.
Index = Annotated[int, "NOBODY"]
Each = Annotated[list[int], "[0] * roster.elements"]
Nobodies = Annotated[list[int], "[NOBODY] * roster.elements"]
Zeros = Annotated[list[int], "[0] * roster.size"]


class State:
    """Everything about a game but its history, in the order in which it is hashed and compared.

    Elements come undamaged and Neutral (ZERO-CMP-14, ZERO-CMP-15, ZERO-SET-12, ZERO-RULING-20).
    """

    turn: int  # game turn, from 1
    first: int  # the side that begins (ZERO-SET-13)
    slot: int  # how many places of the order have been used this game turn
    active: Index  # Leader whose Element has its sequence
    ahead: int  # it was Advantaged or Tailing when the sequence began (ZERO-POS-13)
    opened: int  # something was done in the Card Play phase (ZERO-RULING-45)
    target: Index  # of the Leader in this sequence, or GONE (ZERO-ENG-08)
    fired: int  # Bursts of this sequence (ZERO-BST-04)
    earned: int  # extra Bursts against a Wingman (ZERO-BST-10)
    gunner: int  # Bursts of the gunner (ZERO-GUN-06)
    agile_used: int
    use: Index  # the Attack being resolved: what, by whom, on whom, with which card
    by: Index
    on: Index
    face: Index
    last: Index  # who played the last card of the exchange (ZERO-ATK-08)
    ready: int  # set of seats done with a secret choice
    over: int
    altitude: Nobodies  # of each Element
    foe: Nobodies  # the Leader with whom a Leader is Engaged (ZERO-ENG-01), by Element
    grip: Each  # its Position towards that one, -2 Tailed to 2 Tailing
    shaken: Each  # Performance is one less until the game turn ends (ZERO-DST-06)
    promoted: Each  # the Wingman flies the Leader card (ZERO-DST-04)
    # of each aircraft: ABSENT, FLYING, DESTROYED or DISENGAGED
    status: Annotated[list[int], "[up for wingman in roster.wingman for up in (FLYING, wingman)]"]
    damage: Zeros  # Hits of each aircraft
    flipped: Zeros
    hand: Annotated[list[int], "[0] * (roster.size * t.faces)"]  # a Wingman's: its mini-hand
    mask: Zeros  # faces held, as a set of bits
    held: Zeros  # size of the hand
    order: list[int]  # Leaders, in the order of their Elements' sequences (ZERO-SET-15)
    deck: list[int]
    discard: list[int]
    chain: list[int]  # cards of the exchange being resolved (ZERO-ATK-09)
    stack: list[Frame]
    picks: Annotated[list[list[int]], "[[] for _ in range(t.seats)]"]
    roster: Annotated[Roster, "roster", "shared"]
    chance: Chance
    row: Annotated[list[Row], "[rows[0] for rows in roster.rows]", "derived"]  # of the face-up side

    # Written by tools/make_states.py from the fields above.
    __slots__ = tuple(__annotations__)

    def clone(self) -> State:
        twin = State.__new__(State)
        twin.turn, twin.first, twin.slot = self.turn, self.first, self.slot
        twin.active, twin.ahead, twin.opened = self.active, self.ahead, self.opened
        twin.target, twin.fired, twin.earned = self.target, self.fired, self.earned
        twin.gunner, twin.agile_used, twin.use = self.gunner, self.agile_used, self.use
        twin.by, twin.on, twin.face = self.by, self.on, self.face
        twin.last, twin.ready, twin.over = self.last, self.ready, self.over
        twin.altitude, twin.foe, twin.grip = [*self.altitude], [*self.foe], [*self.grip]
        twin.shaken, twin.promoted, twin.status = [*self.shaken], [*self.promoted], [*self.status]
        twin.damage, twin.flipped, twin.hand = [*self.damage], [*self.flipped], [*self.hand]
        twin.mask, twin.held, twin.order = [*self.mask], [*self.held], [*self.order]
        twin.deck, twin.discard, twin.chain = [*self.deck], [*self.discard], [*self.chain]
        twin.stack, twin.picks = [*self.stack], [[*row] for row in self.picks]
        twin.roster, twin.chance, twin.row = self.roster, self.chance.clone(), [*self.row]
        return twin

    def key(self) -> tuple[object, ...]:
        """Return every fact of the state, comparable and printable."""
        facts: list[object] = []
        facts += [self.turn, self.first, self.slot, self.active, self.ahead, self.opened]
        facts += [self.target, self.fired, self.earned, self.gunner, self.agile_used, self.use]
        facts += [self.by, self.on, self.face, self.last, self.ready, self.over]
        facts += map(tuple, [self.altitude, self.foe, self.grip, self.shaken, self.promoted])
        facts += map(tuple, [self.status, self.damage, self.flipped, self.hand, self.mask])
        facts += map(tuple, [self.held, self.order, self.deck, self.discard, self.chain])
        facts += map(tuple, [self.stack])
        facts += [tuple(map(tuple, self.picks)), tuple(self.roster.crews()), self.chance.word]
        facts += [tuple(self.chance.script)]
        return tuple(facts)


def fresh(t: Tables, chance: Chance) -> State:
    """Return a state in which nothing has been chosen, drawn or placed yet."""
    s = State.__new__(State)
    s.turn = s.first = s.slot = s.ahead = s.opened = s.fired = s.earned = s.gunner = 0
    s.agile_used = s.ready = s.over = 0
    s.active = s.target = s.use = s.by = s.on = s.face = s.last = NOBODY
    s.order, s.deck, s.discard, s.chain, s.stack = ([] for _ in range(5))
    s.chance = chance
    s.picks = [[] for _ in range(t.seats)]
    muster(s, t, Roster(t, []))
    return s


def muster(s: State, t: Tables, roster: Roster) -> None:
    """Put the aircraft of a roster on the table, as they come."""
    s.damage, s.flipped, s.mask, s.held = ([0] * roster.size for _ in range(4))
    s.roster = roster
    s.hand, s.grip = [0] * (roster.size * t.faces), [0] * roster.elements
    s.shaken, s.promoted = [0] * roster.elements, [0] * roster.elements
    s.altitude, s.foe = [NOBODY] * roster.elements, [NOBODY] * roster.elements
    s.row = [rows[0] for rows in roster.rows]
    s.status = [up for wingman in roster.wingman for up in (FLYING, wingman)]


# As far as here.


def turn_up(s: State, aircraft: int) -> None:
    """Read the figures of the side of its card that an aircraft shows (ZERO-AIR-03)."""
    roster = s.roster
    promoted = not aircraft & 1 and s.promoted[aircraft >> 1]
    rows = roster.promoted[aircraft >> 1] if promoted else roster.rows[aircraft]
    s.row[aircraft] = rows[s.flipped[aircraft]]
