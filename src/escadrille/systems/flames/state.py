"""The whole state of a dogfight: integers and flat lists, cloned by slices."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.rng import Chance
from escadrille.mechanics import exchange, stacked
from escadrille.systems.flames.tables import Row, Tables, ace_counters, row_of

Frame = stacked.Frame
NOBODY: Final = exchange.NOBODY

Crew = tuple[int, int, int, int, int]
"""Fighter, pilot or NOBODY, leader or NOBODY, seat, side."""


class Roster:
    """Who flies what. Fixed once the forces are revealed, and shared by all clones."""

    __slots__ = (
        "counters",
        "enemies",
        "fighter",
        "leader",
        "pilot",
        "rows",
        "seat",
        "side",
        "size",
        "wingman",
    )

    def __init__(self, t: Tables, crews: list[Crew]) -> None:
        self.size = len(crews)
        self.fighter = [crew[0] for crew in crews]
        self.pilot = [crew[1] for crew in crews]
        self.leader = [crew[2] for crew in crews]
        self.seat = [crew[3] for crew in crews]
        self.side = [crew[4] for crew in crews]
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
        for number, chosen in zip(self.fighter, self.pilot, strict=True):
            fighter = t.fighters[number]
            pilot = t.pilots[chosen] if chosen >= 0 else None
            self.rows.append(
                (
                    row_of(fighter, pilot, damaged=False),
                    row_of(fighter.damaged, pilot, damaged=True),
                )
            )
            self.counters.append(ace_counters(pilot))

    def crews(self) -> list[Crew]:
        return list(zip(self.fighter, self.pilot, self.leader, self.seat, self.side, strict=True))


# Scalars of the state, in the order in which they are hashed and compared.
SCALARS: Final = (
    "turn",  # game turn, from 1
    "initiative",  # the side that acts first (FLAMES-TEAM-02)
    "next_side",
    "active",  # aircraft whose turn it is
    "astray",  # a Wingman that began its turn away from its Leader (FLAMES-WING-02)
    "inherent",  # bursts spent this turn, by pool (FLAMES-BURST-02)
    "advantage",
    "tailing",
    "gunner",
    "extra_hits",  # pending +1 hits (FLAMES-PLAY-12)
    "agile_used",
    "reshuffled",  # the pile came back once in this turn already (FLAMES-RULING-20)
    "asked",  # set of aircraft asked to follow the current altitude change
    "use",  # the action being resolved: what, by whom, on whom, with which card
    "by",
    "on",
    "face",
    "hits",
    "steps",
    "last",  # who played the last card of the chain (FLAMES-PLAY-08)
    "depth",  # stack below the action
    "ready",  # set of seats done with a secret choice
    "over",
)
LISTS: Final = (
    "altitude",
    "damage",
    "flipped",
    "alive",
    "acted",
    "hand",  # counts, `faces` per aircraft
    "mask",  # faces held, as a set of bits, per aircraft
    "held",  # size of the hand
    "evasive",  # Evasives in force (FLAMES-CARD-03)
    "aces",  # Ace Pilot counters left
    "holds",  # the enemy on which a position is held (FLAMES-POS-03)
    "grip",  # 1 Advantaged, 2 Tailing
    "chase",  # aircraft holding a position, in the order of gaining it (FLAMES-RULING-35)
    "inflicted",  # damage by seat, `seats` per aircraft (FLAMES-RULING-22)
    "downed_by",  # seat credited with a loss
    "order",  # of the aircraft in this game turn, in a free for all
    "deck",
    "discard",
    "chain",  # cards of the action being resolved
    "limbo",  # a Redline being resolved, and its Evasive
    "queue",  # pursuers still to be asked whether they follow
    "stack",
)


class State:
    """Everything about a game but its history. `row` is derived: figures of the face-up side."""

    __slots__ = (*SCALARS, *LISTS, "chance", "picks", "roster", "row")

    turn: int
    initiative: int
    next_side: int
    active: int
    astray: int
    inherent: int
    advantage: int
    tailing: int
    gunner: int
    extra_hits: int
    agile_used: int
    reshuffled: int
    asked: int
    use: int
    by: int
    on: int
    face: int
    hits: int
    steps: int
    last: int
    depth: int
    ready: int
    over: int
    altitude: list[int]
    damage: list[int]
    flipped: list[int]
    alive: list[int]
    acted: list[int]
    hand: list[int]
    mask: list[int]
    held: list[int]
    evasive: list[int]
    aces: list[int]
    holds: list[int]
    grip: list[int]
    chase: list[int]
    inflicted: list[int]
    downed_by: list[int]
    order: list[int]
    deck: list[int]
    discard: list[int]
    chain: list[int]
    limbo: list[int]
    queue: list[int]
    stack: list[Frame]
    chance: Chance
    picks: list[list[int]]
    roster: Roster
    row: list[Row]

    def clone(self) -> State:
        twin = State.__new__(State)
        twin.turn = self.turn
        twin.initiative = self.initiative
        twin.next_side = self.next_side
        twin.active = self.active
        twin.astray = self.astray
        twin.inherent = self.inherent
        twin.advantage = self.advantage
        twin.tailing = self.tailing
        twin.gunner = self.gunner
        twin.extra_hits = self.extra_hits
        twin.agile_used = self.agile_used
        twin.reshuffled = self.reshuffled
        twin.asked = self.asked
        twin.use = self.use
        twin.by = self.by
        twin.on = self.on
        twin.face = self.face
        twin.hits = self.hits
        twin.steps = self.steps
        twin.last = self.last
        twin.depth = self.depth
        twin.ready = self.ready
        twin.over = self.over
        twin.altitude = self.altitude[:]
        twin.damage = self.damage[:]
        twin.flipped = self.flipped[:]
        twin.alive = self.alive[:]
        twin.acted = self.acted[:]
        twin.hand = self.hand[:]
        twin.mask = self.mask[:]
        twin.held = self.held[:]
        twin.evasive = self.evasive[:]
        twin.aces = self.aces[:]
        twin.holds = self.holds[:]
        twin.grip = self.grip[:]
        twin.chase = self.chase[:]
        twin.inflicted = self.inflicted[:]
        twin.downed_by = self.downed_by[:]
        twin.order = self.order[:]
        twin.deck = self.deck[:]
        twin.discard = self.discard[:]
        twin.chain = self.chain[:]
        twin.limbo = self.limbo[:]
        twin.queue = self.queue[:]
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
    s.active = s.by = s.on = s.face = s.last = s.use = NOBODY
    s.chance = chance
    s.picks = [[] for _ in range(t.seats)]
    s.row = []
    s.roster = Roster(t, [])
    return s


def muster(s: State, t: Tables, roster: Roster) -> None:
    """Put the aircraft of a roster on the table, undamaged, Neutral (FLAMES-SETUP-05)."""
    n = roster.size
    s.roster = roster
    s.row = [rows[0] for rows in roster.rows]
    s.altitude = [NOBODY] * n
    s.damage = [0] * n
    s.flipped = [0] * n
    s.alive = [1] * n
    s.acted = [0] * n
    s.hand = [0] * (n * t.faces)
    s.mask = [0] * n
    s.held = [0] * n
    s.evasive = [0] * n
    s.aces = roster.counters[:]
    s.holds = [NOBODY] * n
    s.grip = [0] * n
    s.inflicted = [0] * (n * t.seats)
    s.downed_by = [NOBODY] * n
