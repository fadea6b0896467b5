"""The whole state of a dogfight: integers and flat lists, cloned by slices.

Elements are numbered from 0; the Leader of Element e is aircraft 2e, its Wingman 2e + 1. A promoted
Wingman takes over its Leader's number with the Leader card.
"""

from __future__ import annotations

from typing import Final

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

    __slots__ = (
        "bomber",
        "bonuses",
        "ceiling",
        "elements",
        "enemies",
        "fighter",
        "levels",
        "promoted",
        "rows",
        "seat",
        "side",
        "size",
        "surprised",
        "wingman",
    )

    def __init__(self, t: Tables, crews: list[Crew]) -> None:
        self.elements = len(crews)
        self.size = 2 * self.elements
        self.fighter = [crew[0] for crew in crews]
        self.bomber = [t.fighters[number].kind in BOMBERS for number in self.fighter]
        self.wingman = [crew[1] for crew in crews]
        self.bonuses = [crew[2] for crew in crews]
        self.surprised = [crew[3] for crew in crews]
        self.levels = [crew[4] for crew in crews]
        # By aircraft.
        self.seat = [crew[5] for crew in crews for _ in (0, 1)]
        self.side = [crew[6] for crew in crews for _ in (0, 1)]
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
        return list(
            zip(
                self.fighter,
                self.wingman,
                self.bonuses,
                self.surprised,
                self.levels,
                self.seat[::2],
                self.side[::2],
                strict=True,
            )
        )


def label(roster: Roster, aircraft: int) -> str:
    """Return the name of an aircraft: its side's letter, its Element's number, `w` for a Wingman.

    Rules: ZERO-CMP-12.
    """
    side = roster.side[aircraft]
    number = (roster.side[: aircraft + 1].count(side) + 1) // 2
    return f"{'ab'[side]}{number}{'w' if aircraft & 1 else ''}"


# Scalars of the state, in the order in which they are hashed and compared.
SCALARS: Final = (
    "turn",  # game turn, from 1
    "first",  # the side that begins (ZERO-SET-13)
    "slot",  # how many places of the order have been used this game turn
    "active",  # Leader whose Element has its sequence
    "ahead",  # it was Advantaged or Tailing when the sequence began (ZERO-POS-13)
    "opened",  # something was done in the Card Play phase (ZERO-RULING-45)
    "target",  # of the Leader in this sequence, or GONE (ZERO-ENG-08)
    "fired",  # Bursts of this sequence (ZERO-BST-04)
    "earned",  # extra Bursts against a Wingman (ZERO-BST-10)
    "gunner",  # Bursts of the gunner (ZERO-GUN-06)
    "agile_used",
    "use",  # the Attack being resolved: what, by whom, on whom, with which card
    "by",
    "on",
    "face",
    "last",  # who played the last card of the exchange (ZERO-ATK-08)
    "ready",  # set of seats done with a secret choice
    "over",
)
LISTS: Final = (
    "altitude",  # of each Element
    "foe",  # the Leader with whom a Leader is Engaged (ZERO-ENG-01), by Element
    "grip",  # its Position towards that one, -2 Tailed to 2 Tailing
    "shaken",  # Performance is one less until the game turn ends (ZERO-DST-06)
    "promoted",  # the Wingman flies the Leader card (ZERO-DST-04)
    "status",  # of each aircraft: ABSENT, FLYING, DESTROYED or DISENGAGED
    "damage",  # Hits of each aircraft
    "flipped",
    "hand",  # counts, `faces` per aircraft; a Wingman's is its mini-hand
    "mask",  # faces held, as a set of bits
    "held",  # size of the hand
    "order",  # Leaders, in the order of their Elements' sequences (ZERO-SET-15)
    "deck",
    "discard",
    "chain",  # cards of the exchange being resolved (ZERO-ATK-09)
    "stack",
)


class State:
    """Everything about a game but its history. `row` is derived: figures of the face-up side."""

    __slots__ = (*SCALARS, *LISTS, "chance", "picks", "roster", "row")

    turn: int
    first: int
    slot: int
    active: int
    ahead: int
    opened: int
    target: int
    fired: int
    earned: int
    gunner: int
    agile_used: int
    use: int
    by: int
    on: int
    face: int
    last: int
    ready: int
    over: int
    altitude: list[int]
    foe: list[int]
    grip: list[int]
    shaken: list[int]
    promoted: list[int]
    status: list[int]
    damage: list[int]
    flipped: list[int]
    hand: list[int]
    mask: list[int]
    held: list[int]
    order: list[int]
    deck: list[int]
    discard: list[int]
    chain: list[int]
    stack: list[Frame]
    chance: Chance
    picks: list[list[int]]
    roster: Roster
    row: list[Row]

    def clone(self) -> State:
        twin = State.__new__(State)
        twin.turn = self.turn
        twin.first = self.first
        twin.slot = self.slot
        twin.active = self.active
        twin.ahead = self.ahead
        twin.opened = self.opened
        twin.target = self.target
        twin.fired = self.fired
        twin.earned = self.earned
        twin.gunner = self.gunner
        twin.agile_used = self.agile_used
        twin.use = self.use
        twin.by = self.by
        twin.on = self.on
        twin.face = self.face
        twin.last = self.last
        twin.ready = self.ready
        twin.over = self.over
        twin.altitude = self.altitude[:]
        twin.foe = self.foe[:]
        twin.grip = self.grip[:]
        twin.shaken = self.shaken[:]
        twin.promoted = self.promoted[:]
        twin.status = self.status[:]
        twin.damage = self.damage[:]
        twin.flipped = self.flipped[:]
        twin.hand = self.hand[:]
        twin.mask = self.mask[:]
        twin.held = self.held[:]
        twin.order = self.order[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.chain = self.chain[:]
        twin.stack = self.stack[:]
        twin.chance = self.chance.clone()
        twin.picks = [picks[:] for picks in self.picks]
        twin.roster = self.roster
        twin.row = self.row[:]
        return twin

    def key(self) -> tuple[object, ...]:
        """Return every fact of the state, comparable and printable."""
        return (
            *(getattr(self, name) for name in SCALARS),
            *(tuple(getattr(self, name)) for name in LISTS),
            tuple(map(tuple, self.picks)),
            tuple(self.roster.crews()),
            self.chance.word,
            tuple(self.chance.script),
        )


def fresh(t: Tables, chance: Chance) -> State:
    """Return a state in which nobody has chosen anything yet."""
    s = State.__new__(State)
    for name in SCALARS:
        setattr(s, name, 0)
    for name in LISTS:
        setattr(s, name, [])
    s.active = s.target = s.use = s.by = s.on = s.face = s.last = NOBODY
    s.chance = chance
    s.picks = [[] for _ in range(t.seats)]
    s.row = []
    s.roster = Roster(t, [])
    return s


def muster(s: State, t: Tables, roster: Roster) -> None:
    """Put the Elements of a roster on the table, undamaged and Neutral.

    Rules: ZERO-CMP-14, ZERO-CMP-15, ZERO-SET-12, ZERO-RULING-20.
    """
    n = roster.elements
    s.roster = roster
    s.row = [rows[0] for rows in roster.rows]
    s.altitude = [NOBODY] * n
    s.foe = [NOBODY] * n
    s.grip = [0] * n
    s.shaken = [0] * n
    s.promoted = [0] * n
    s.status = [status for wingman in roster.wingman for status in (FLYING, wingman)]
    s.damage = [0] * roster.size
    s.flipped = [0] * roster.size
    s.hand = [0] * (roster.size * t.faces)
    s.mask = [0] * roster.size
    s.held = [0] * roster.size


def turn_up(s: State, aircraft: int) -> None:
    """Read the figures of the side of its card that an aircraft shows (ZERO-AIR-03)."""
    roster = s.roster
    promoted = not aircraft & 1 and s.promoted[aircraft >> 1]
    rows = roster.promoted[aircraft >> 1] if promoted else roster.rows[aircraft]
    s.row[aircraft] = rows[s.flipped[aircraft]]
