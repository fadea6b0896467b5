"""The whole state of a game: integers and flat lists, cloned by slices.

Pieces are numbered from 0: first the aircraft, then the balloons and the ground cards. Places are
in hundredths of a millimetre, headings in hundredths of a degree.
"""

from __future__ import annotations

from typing import Final

from escadrille.kernel.rng import Chance
from escadrille.mechanics import stacked
from escadrille.systems.wings.tables import Roster, Tables

Frame = stacked.Frame
NOBODY: Final = -1
EMPTY: Final = -1  # a place of the programme without a card
OPEN: Final = -2  # a marker or a target still to be chosen
NEVER: Final = -99
BLANKED: Final = 99  # a blank card in a programme
OTHER: Final = -3  # a last card that is none: the memory of it has ended (WINGS-RULING-87)
OUT_OF_CLOUD: Final = [OTHER, OTHER, 0, 0]  # what `entered` says of an aircraft in clear air

ABSENT: Final = 0  # not on the table yet, or not back yet
FLYING: Final = 1  # in the air; a balloon on its cable
GROUND: Final = 2  # standing or rolling on the ground; a ground card
DOWN: Final = 3  # destroyed
FLED: Final = 4
HOME: Final = 5  # back at its base; a balloon that was brought down in time
OUTSIDE: Final = 6  # gone by mistake, and coming back (WINGS-EXIT-03)
SIGHTED: Final = 7  # x, y, heading, level, counters, last card, manoeuvres played
STATUSES: Final = ("absent", "flying", "ground", "down", "fled", "home", "outside")

Hit = tuple[int, int, int, int, int, int]
"""A damage card taken: face, bonus points, flags, turn, when, shooter.

When: the manoeuvres that an aircraft had played by then; of other pieces, the phase of the game.
"""
NO_POINTS: Final = 1
NO_SPECIAL: Final = 2
KNOWN: Final = 4  # what the card is has become plain to all
FIRE: Final = 8  # a card of the fire of somebody's guns
HALVED: Final = 16  # of a shot that counts half (WINGS-DBL-05)
EVADED: Final = 32  # of a shot of which Vipère takes half (WINGS-SKL-41)
SNAKED: Final = 64  # of a shot whose ones and twos count nought (WINGS-SKL-42)
EASED: Final = 128  # its special is ignored, or bears for one turn (WINGS-SKL-32)
SEEN: Final = 256  # SEEN << seat: that seat has looked at the card

Bomb = tuple[int, int, int, int, int, int]
"""A bomb in the air: x, y, heading, step, markers, and twice its owner (+ 1: a cluster)."""

Volley = tuple[int, int, int, int, int, int, int, int, tuple[int, ...]]
"""A shot whose cards are being settled: on, letter, cards, cause, by, arc, plus, flags, faces."""

Sight = tuple[int, int, int, int]
"""What a gun can fire at: piece, arc, target, 1 at short range."""

# Of a shot, beside the flags of its cards.
AIMED: Final = 1 << 20
SHORT: Final = 1 << 21
CHOSEN: Final = 1 << 22  # the shooter picks its cards (WINGS-SKL-21)

# What an aircraft did in this phase, as bits.
PLAYED: Final = 1
DIVED: Final = 2  # fire as from a dive (first list of WINGS-CPX-10)
STEEP: Final = 4  # fire as after a steep manoeuvre (second list)
CLIMBED: Final = 8  # played a climb card (WINGS-DIVE-05)
LOST: Final = 16  # altitude went down
GAINED: Final = 32  # altitude went up
STRAINED: Final = 64  # a diamond, dive or Immelmann card (WINGS-SPEC-07)
ERRED: Final = 128  # a programming error: no fire in this phase (WINGS-ERR-02)
ROCKETING: Final = 256  # a phase of a rocket fire: machine guns silent (WINGS-ROCK-02)
SHAKEN: Final = 512  # hurt in this phase and in the one before (WINGS-AIM-02)
EMERGED: Final = 1024  # it came out of the clouds

# Scalars of the state, in the order in which they are hashed and compared.
SCALARS: Final = (
    "turn",  # from 1
    "phase",  # 0 before the first reveal, then 1 to 3
    "over",  # 0, or 1 + number of the reason
    "window",  # row of WINGS-CEIL-01
    "sky",  # 0 clear, 1 medium, 2 heavy (WINGS-WX-01)
    "cloud_low",  # first and last level of cloud; none where low > high
    "cloud_high",
    "edge",  # side with a tactical advantage to come or running, or NOBODY
    "edge_turns",  # turns of it left; -1: not begun
    "sun",  # side that comes out of the sun, or NOBODY
    "sun_card",  # the card that set the hour
    "surprise",  # it entered in this turn (WINGS-SUN-06)
    "spent",  # the single deck of a mode is exhausted
    "decided",  # side that has won its mission or lost it: 0 no, 1 won, 2 lost
)
LISTS: Final = (
    # By piece.
    "x",
    "y",
    "h",
    "level",
    "counters",
    "status",
    "aims",  # target of the last fire of each arc (2 per piece)
    "aimed",  # in which phase that was, counted through the game (2 per piece)
    "jams",  # counters on each gun: 4 per piece, two guns of two arcs
    "flames",  # counters; of a balloon: flames that burn for good
    "battered",  # points that came without a card: bombs, weather
    "lowering",  # a balloon is being brought down
    "hurt",  # phase of the game in which it last took a damage point; of others, a bomb
    # By aircraft.
    "last",  # face of the last card played, or OTHER
    "before",  # face of the card before it
    "held_last",  # as they were when this turn was programmed
    "held_before",
    "flown",  # manoeuvres played
    "prog",  # three faces each
    "mark",  # marker of the programme, or OPEN
    "types",  # picked, or EMPTY
    "cards",  # how many cards it programs this turn
    "seen",  # seats that were shown its first card (WINGS-TAIL-02), as bits
    "bind",  # rudder and engine duties of this turn, as bits (derived)
    "did",  # what it did in this phase
    "lifted",  # the climb of the sequence gained a counter (WINGS-CPX-02)
    "rose",  # turn in which it last gained a counter (WINGS-ALT-04)
    "from_level",  # altitude at the start of the phase (WINGS-RULING-46)
    "from_counters",
    "was_x",  # place at the start of the phase (WINGS-RULING-63)
    "was_y",
    "smoke",
    "sore",  # last phase in which it took a special damage (WINGS-ROCK-05)
    "tails",  # whom it tails this turn, or NOBODY
    "shots_taken",  # enemy shots of the game (WINGS-RULING-16)
    "fired_at",  # last phase in which it was fired at
    "fired_by",  # enemy shooters of that phase, as bits
    "victories",
    "ammo",  # cards or shots left, two arcs each; -1: unlimited
    "bombs",
    "clusters",
    "releasing",  # what was announced for this phase: 0, BOMB or CLUSTER
    "jam_log",  # red and green jams of each arc in the game, four each (WINGS-DBL-04)
    "lots",
    "dropped",  # bombs, clusters and lots released in the game, before everyone's eyes
    "strewn",
    "launched",
    "grave",  # turn by whose end its pilot, seriously wounded, must be down (WINGS-DOWN-04)
    "rockets",  # lots of the rocket fire begun with the last card
    "landing",  # stage of a landing or a take-off (see rules.landing)
    "away",  # turn at whose start, or end, it comes back
    "cloud",  # it is in the clouds
    "entered",  # 4 each: the two cards before it entered them, level and counters then
    "net",  # it touched a net in the last phase
    "flagged",  # flag that it carries, or NOBODY
    "flag_hits",
    "skills",  # of its pilot, as bits
    "tokens",
    "genius",  # turn in which its pilot last laid two diamonds in a row (WINGS-SKL-11)
    # Of the table.
    "task",  # what each objective has had done to it (by piece)
    "flak",  # 5 per battery: stage, x, y, level, phase of the burst
    "flags",  # 4 per flag: x, y, carrier or NOBODY, turn at whose end it goes home
    "tally",  # points of each side
    "declared",  # target of each gun that may fire, OPEN or NOBODY
    "stack",
)
ROWS: Final = (
    "taken",  # damage cards of each piece, as Hits
    "decks",  # damage decks in order, the top last
    "discards",
    "stocks",  # ammunition cards of each arc
    "written",  # faces written in the clouds, by aircraft
    "sighted",  # by seat in the clouds: what it saw last, SIGHTED integers for each aircraft
)
LOOSE: Final = ("bombs_away", "sights", "guns", "copies", "volley")
DERIVED: Final = ("points", "wounds", "wounded", "engines", "observer", "observer_at")

PIECE_ZEROS: Final = (
    "x",
    "y",
    "h",
    "level",
    "counters",
    "status",
    "flames",
    "task",
    "battered",
    "lowering",
    "hurt",
)
AIRCRAFT_ZEROS: Final = (
    "flown",
    "mark",
    "cards",
    "seen",
    "bind",
    "did",
    "lifted",
    "rose",
    "from_level",
    "from_counters",
    "was_x",  # place at the start of the phase (WINGS-RULING-63)
    "was_y",
    "smoke",
    "sore",
    "shots_taken",
    "fired_at",
    "fired_by",
    "victories",
    "bombs",
    "clusters",
    "releasing",
    "lots",
    "dropped",
    "strewn",
    "launched",
    "grave",
    "rockets",
    "landing",
    "away",
    "cloud",
    "net",
    "flag_hits",
    "skills",
    "tokens",
)


class State:
    """Everything about a game but its history.

    Derived from the damage cards: `points`, `wounds` (pilot wounds), `wounded` (manoeuvres played
    at the last one), `engines`, and `observer`, `observer_at` of the second seat.
    """

    __slots__ = (*SCALARS, *LISTS, *ROWS, *LOOSE, *DERIVED, "chance", "roster")

    turn: int
    phase: int
    over: int
    window: int
    sky: int
    cloud_low: int
    cloud_high: int
    edge: int
    edge_turns: int
    sun: int
    sun_card: int
    surprise: int
    spent: int
    decided: int
    x: list[int]
    y: list[int]
    h: list[int]
    level: list[int]
    counters: list[int]
    status: list[int]
    aims: list[int]
    aimed: list[int]
    jams: list[int]
    flames: list[int]
    battered: list[int]
    lowering: list[int]
    last: list[int]
    before: list[int]
    held_last: list[int]
    held_before: list[int]
    flown: list[int]
    prog: list[int]
    mark: list[int]
    types: list[int]
    cards: list[int]
    seen: list[int]
    bind: list[int]
    did: list[int]
    lifted: list[int]
    rose: list[int]
    from_level: list[int]
    from_counters: list[int]
    was_x: list[int]
    was_y: list[int]
    smoke: list[int]
    hurt: list[int]
    sore: list[int]
    tails: list[int]
    shots_taken: list[int]
    fired_at: list[int]
    fired_by: list[int]
    victories: list[int]
    ammo: list[int]
    bombs: list[int]
    clusters: list[int]
    releasing: list[int]
    jam_log: list[int]
    lots: list[int]
    dropped: list[int]
    strewn: list[int]
    launched: list[int]
    grave: list[int]
    rockets: list[int]
    landing: list[int]
    away: list[int]
    cloud: list[int]
    entered: list[int]
    net: list[int]
    flagged: list[int]
    flag_hits: list[int]
    skills: list[int]
    tokens: list[int]
    genius: list[int]
    task: list[int]
    flak: list[int]
    flags: list[int]
    tally: list[int]
    declared: list[int]
    stack: list[Frame]
    taken: list[list[Hit]]
    decks: list[list[int]]
    discards: list[list[int]]
    stocks: list[list[int]]
    written: list[list[int]]
    sighted: list[list[int]]
    bombs_away: list[Bomb]
    sights: list[Sight]
    guns: list[tuple[int, int]]
    copies: list[int]
    volley: list[Volley]
    points: list[int]
    wounds: list[int]
    wounded: list[int]
    engines: list[int]
    observer: list[int]
    observer_at: list[int]
    chance: Chance
    roster: Roster

    def clone(self) -> State:
        twin = State.__new__(State)
        twin.turn = self.turn
        twin.phase = self.phase
        twin.over = self.over
        twin.window = self.window
        twin.sky = self.sky
        twin.cloud_low = self.cloud_low
        twin.cloud_high = self.cloud_high
        twin.edge = self.edge
        twin.edge_turns = self.edge_turns
        twin.sun = self.sun
        twin.sun_card = self.sun_card
        twin.surprise = self.surprise
        twin.spent = self.spent
        twin.decided = self.decided
        twin.x = self.x[:]
        twin.y = self.y[:]
        twin.h = self.h[:]
        twin.level = self.level[:]
        twin.counters = self.counters[:]
        twin.status = self.status[:]
        twin.aims = self.aims[:]
        twin.aimed = self.aimed[:]
        twin.jams = self.jams[:]
        twin.flames = self.flames[:]
        twin.battered = self.battered[:]
        twin.lowering = self.lowering[:]
        twin.last = self.last[:]
        twin.before = self.before[:]
        twin.held_last = self.held_last[:]
        twin.held_before = self.held_before[:]
        twin.flown = self.flown[:]
        twin.prog = self.prog[:]
        twin.mark = self.mark[:]
        twin.types = self.types[:]
        twin.cards = self.cards[:]
        twin.seen = self.seen[:]
        twin.bind = self.bind[:]
        twin.did = self.did[:]
        twin.lifted = self.lifted[:]
        twin.rose = self.rose[:]
        twin.smoke = self.smoke[:]
        twin.hurt = self.hurt[:]
        twin.sore = self.sore[:]
        twin.tails = self.tails[:]
        twin.shots_taken = self.shots_taken[:]
        twin.fired_at = self.fired_at[:]
        twin.fired_by = self.fired_by[:]
        twin.victories = self.victories[:]
        twin.ammo = self.ammo[:]
        twin.bombs = self.bombs[:]
        twin.clusters = self.clusters[:]
        twin.releasing = self.releasing[:]
        twin.jam_log = self.jam_log[:]
        twin.lots = self.lots[:]
        twin.dropped = self.dropped[:]
        twin.strewn = self.strewn[:]
        twin.launched = self.launched[:]
        twin.grave = self.grave[:]
        twin.rockets = self.rockets[:]
        twin.landing = self.landing[:]
        twin.away = self.away[:]
        twin.cloud = self.cloud[:]
        twin.entered = self.entered[:]
        twin.net = self.net[:]
        twin.flagged = self.flagged[:]
        twin.flag_hits = self.flag_hits[:]
        twin.skills = self.skills[:]
        twin.tokens = self.tokens[:]
        twin.genius = self.genius[:]
        twin.task = self.task[:]
        twin.flak = self.flak[:]
        twin.flags = self.flags[:]
        twin.tally = self.tally[:]
        twin.declared = self.declared[:]
        twin.stack = self.stack[:]
        twin.bombs_away = self.bombs_away[:]
        twin.copies = self.copies[:]
        twin.volley = self.volley[:]
        twin.points = self.points[:]
        twin.wounds = self.wounds[:]
        twin.wounded = self.wounded[:]
        twin.engines = self.engines[:]
        twin.observer = self.observer[:]
        twin.observer_at = self.observer_at[:]
        twin.taken = [row[:] for row in self.taken]
        twin.decks = [row[:] for row in self.decks]
        twin.discards = [row[:] for row in self.discards]
        twin.stocks = [row[:] for row in self.stocks]
        twin.written = [row[:] for row in self.written]
        twin.sighted = [row[:] for row in self.sighted]
        # These are replaced whole, never changed.
        twin.from_level = self.from_level
        twin.from_counters = self.from_counters
        twin.was_x = self.was_x
        twin.was_y = self.was_y
        twin.sights = self.sights
        twin.guns = self.guns
        twin.chance = self.chance.clone()
        twin.roster = self.roster
        return twin

    def key(self) -> tuple[object, ...]:
        """Return every fact of the state, comparable and printable."""
        return (
            *(getattr(self, name) for name in SCALARS),
            *(tuple(getattr(self, name)) for name in LISTS),
            *(tuple(map(tuple, getattr(self, name))) for name in ROWS),
            *(tuple(getattr(self, name)) for name in LOOSE),
            self.chance.word,
            tuple(self.chance.script),
        )


def serial(s: State) -> int:
    """Return the number of this phase in the game.

    What happens between two turns counts with phase 3 of the turn before (WINGS-RULING-86).
    """
    return 3 * s.turn + s.phase


def fresh(t: Tables, chance: Chance) -> State:
    """Return a state in which nobody has chosen anything yet, and nothing has been placed."""
    s = State.__new__(State)
    for name in SCALARS:
        setattr(s, name, 0)
    for name in (*LISTS, *ROWS, *LOOSE, *DERIVED):
        setattr(s, name, [])
    s.edge = s.sun = NOBODY
    s.cloud_low, s.edge_turns = 1, -1
    n, m = t.size, t.pieces
    for name in PIECE_ZEROS:
        setattr(s, name, [0] * m)
    s.aims, s.aimed, s.jams = [NOBODY] * (2 * m), [0] * (2 * m), [0] * (4 * m)
    for name in AIRCRAFT_ZEROS:
        setattr(s, name, [0] * n)
    s.prog = [EMPTY] * (3 * n)
    s.last, s.before = [OTHER] * n, [OTHER] * n
    s.held_last, s.held_before = [OTHER] * n, [OTHER] * n
    s.tails, s.flagged = [NOBODY] * n, [NOBODY] * n
    s.genius = [NEVER] * n
    s.entered = OUT_OF_CLOUD * n
    s.types = [options[0] if len(options) == 1 else EMPTY for options in t.choosable]
    s.ammo, s.jam_log = [-1] * (2 * n), [0] * (4 * n)
    s.tally = [0] * t.sides
    s.taken = [[] for _ in range(m)]
    s.written = [[] for _ in range(n)]
    s.sighted = [[] for _ in range(t.seats)]
    s.stocks = [[] for _ in range(2 * n)]
    s.points, s.wounds, s.engines, s.observer = [0] * m, [0] * m, [0] * m, [0] * m
    s.wounded, s.observer_at = [NEVER] * m, [NEVER] * m
    s.chance = chance
    s.roster = t.roster
    return s
