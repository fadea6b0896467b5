"""The whole state of a game: integers and flat lists, cloned by slices.

Pieces are numbered from 0: first the aircraft, then the balloons and the ground cards. Places are
in hundredths of a millimetre, headings in hundredths of a degree.
"""

from __future__ import annotations

from typing import Annotated, Final

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
SEATS: Final = 12  # that may have

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
KILLING: Final = 1 << 27  # one of its two cards goes to the pilot (WINGS-SKL-23)
WOUNDING: Final = 1 << 28  # each card costs the pilot a life point (WINGS-SKL-22)
SURE: Final = 1 << 29  # its last card, which no skill can cancel (WINGS-BEH-07, WINGS-BEH-09)
GIVEN: Final = 1 << 31  # its first card goes to a man (WINGS-SKL-23, WINGS-EQP-07)
CANCELLED: Final = 1 << 30  # an artist has had it not fired (WINGS-BEH-15)

# Of a card of such a shot, beside those above.
LASTS: Final = 1 << 23  # its special is for good (WINGS-BEH-13)
INCENDIARY: Final = 1 << 24  # of incendiary bullets (WINGS-EQP-05)
PERSONAL: Final = 1 << 25  # given to a man, not to his aircraft (WINGS-SKL-23, WINGS-EQP-07)
MENDED: Final = 1 << 26  # its special does not last, or its explosion burns (WINGS-SKL-33)

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

DERIVED: Final = ("points", "wounds", "wounded", "engines", "observer", "observer_at")

# What a field holds, and its usual value.
Index = Annotated[int, "NOBODY"]
Zeros = Annotated[list[int], "[0] * t.pieces"]
Each = Annotated[list[int], "[0] * t.size"]
Nobodies = Annotated[list[int], "[NOBODY] * t.size"]
Others = Annotated[list[int], "[OTHER] * t.size"]
Shared = Annotated[list[int], "[0] * t.size", "shared"]
Derived = Annotated[list[int], "[0] * t.pieces", "derived"]
Late = Annotated[list[int], "shared", "late"]
Deed = tuple[int, ...]
"""What counts after the fight: see `rules.deeds`."""


class State:
    """Everything about a game but its history, in the order in which it is hashed and compared."""

    turn: int  # from 1
    phase: int  # 0 before the first reveal, then 1 to 3
    over: int  # 0, or 1 + number of the reason
    window: int  # row of WINGS-CEIL-01
    sky: int  # 0 clear, 1 medium, 2 heavy (WINGS-WX-01)
    cloud_low: Annotated[int, "1"]  # first and last level of cloud; none where low > high
    cloud_high: int
    edge: Index  # side with a tactical advantage to come or running, or NOBODY
    edge_turns: Annotated[int, "-1"]  # turns of it left; -1: not begun
    sun: Index  # side that comes out of the sun, or NOBODY
    sun_card: int  # the card that set the hour
    surprise: int  # it entered in this turn (WINGS-SUN-06)
    spent: int  # the single deck of a mode is exhausted
    decided: int  # side that has won its mission or lost it: 0 no, 1 won, 2 lost
    # By piece.
    x: Zeros
    y: Zeros
    h: Zeros
    level: Zeros
    counters: Zeros
    status: Zeros
    aims: Annotated[list[int], "[NOBODY] * (2 * t.pieces)"]  # target of the last fire, by arc
    aimed: Annotated[list[int], "[0] * (2 * t.pieces)"]  # phase of the game of that fire
    jams: Annotated[list[int], "[0] * (4 * t.pieces)"]  # counters, two guns of two arcs
    flames: Zeros  # counters; of a balloon: flames that burn for good
    battered: Zeros  # points that came without a card: bombs, weather
    lowering: Zeros  # a balloon is being brought down
    hurt: Zeros  # phase of the game in which it last took a damage point; of others, a bomb
    # By aircraft.
    last: Others  # face of the last card played, or OTHER
    before: Others  # face of the card before it
    held_last: Others  # as they were when this turn was programmed
    held_before: Others
    flown: Each  # manoeuvres played
    prog: Annotated[list[int], "[EMPTY] * (3 * t.size)"]  # three faces each
    mark: Each  # marker of the programme, or OPEN
    # picked, or EMPTY
    types: Annotated[list[int], "[of[0] if len(of) == 1 else EMPTY for of in t.choosable]"]
    cards: Each  # how many cards it programs this turn
    seen: Each  # seats that were shown its first card (WINGS-TAIL-02), as bits
    bind: Each  # rudder and engine duties of this turn, as bits (derived)
    did: Each  # what it did in this phase
    lifted: Each  # the climb of the sequence gained a counter (WINGS-CPX-02)
    rose: Each  # turn in which it last gained a counter (WINGS-ALT-04)
    from_level: Shared  # altitude at the start of the phase (WINGS-RULING-46)
    from_counters: Shared
    was_x: Shared  # place at the start of the phase (WINGS-RULING-63)
    was_y: Shared
    smoke: Each
    sore: Each  # last phase in which it took a special damage (WINGS-ROCK-05)
    tails: Nobodies  # whom it tails this turn, or NOBODY
    shots_taken: Each  # enemy shots of the game (WINGS-RULING-16)
    fired_at: Each  # last phase in which it was fired at
    fired_by: Each  # enemy shooters of that phase, as bits
    victories: Each
    ammo: Annotated[list[int], "[-1] * (2 * t.size)"]  # cards or shots left, by arc; -1: unlimited
    bombs: Each
    clusters: Each
    releasing: Each  # what was announced for this phase: 0, BOMB or CLUSTER
    jam_log: Annotated[list[int], "[0] * (4 * t.size)"]  # red, green by arc (WINGS-DBL-04)
    lots: Each
    dropped: Each  # bombs, clusters and lots released in the game, before everyone's eyes
    strewn: Each
    launched: Each
    grave: Each  # turn by whose end its pilot, seriously wounded, must be down (WINGS-DOWN-04)
    rockets: Each  # lots of the rocket fire begun with the last card
    landing: Each  # stage of a landing or a take-off (see rules.landing)
    away: Each  # turn at whose start, or end, it comes back
    cloud: Each  # it is in the clouds
    # 4 each: the two cards before it entered them, level and counters then
    entered: Annotated[list[int], "OUT_OF_CLOUD * t.size"]
    net: Each  # it touched a net in the last phase
    flagged: Nobodies  # flag that it carries, or NOBODY
    flag_hits: Each
    skills: Each  # of its pilot, as bits
    tokens: Each
    genius: Annotated[list[int], "[NEVER] * t.size"]  # turn of the last two diamonds (WINGS-SKL-11)
    # Of the table.
    task: Zeros  # what each objective has had done to it (by piece)
    flak: list[int]  # 5 per battery: stage, x, y, level, phase of the burst
    flags: list[int]  # 4 per flag: x, y, carrier or NOBODY, turn at whose end it goes home
    tally: Annotated[list[int], "[0] * t.sides"]  # points of each side
    declared: list[int]  # target of each gun that may fire, OPEN or NOBODY
    stack: list[Frame]
    # In rows.
    taken: Annotated[list[list[Hit]], "[[] for _ in range(t.pieces)]"]  # damage cards
    decks: list[list[int]]  # damage decks in order, the top last
    discards: list[list[int]]
    stocks: Annotated[list[list[int]], "[[] for _ in range(2 * t.size)]"]  # ammunition, by arc
    written: Annotated[list[list[int]], "[[] for _ in range(t.size)]"]  # faces, in the clouds
    # by seat in the clouds: what it saw last, SIGHTED integers for each aircraft
    sighted: Annotated[list[list[int]], "[[] for _ in range(t.seats)]"]
    # Under way.
    bombs_away: list[Bomb]
    sights: Annotated[list[Sight], "shared"]
    guns: Annotated[list[tuple[int, int]], "shared"]
    copies: list[int]
    volley: list[Volley]
    chance: Chance
    roster: Annotated[Roster, "t.roster", "shared", "derived"]
    # Of pilots and missions.
    crew: Late  # of each pilot what `rules.pilots` lists; nothing where aircraft have none
    deeds: Annotated[list[Deed], "shared", "late"]
    reserve: Late  # mission points of each side for reinforcements (WINGS-DEP-02)
    posts: Late  # by aircraft: the place where it is deployed, or OPEN; nothing once all stand
    # From the damage cards.
    points: Derived
    wounds: Derived  # of the pilot
    wounded: Annotated[list[int], "[NEVER] * t.pieces", "derived"]  # flown at the last one
    engines: Derived
    observer: Derived  # wounds of the second seat
    observer_at: Annotated[list[int], "[NEVER] * t.pieces", "derived"]

    # Written by tools/make_states.py from the fields above.
    __slots__ = tuple(__annotations__)

    def clone(self) -> State:
        twin = State.__new__(State)
        twin.turn, twin.phase, twin.over = self.turn, self.phase, self.over
        twin.window, twin.sky, twin.cloud_low = self.window, self.sky, self.cloud_low
        twin.cloud_high, twin.edge, twin.edge_turns = self.cloud_high, self.edge, self.edge_turns
        twin.sun, twin.sun_card, twin.surprise = self.sun, self.sun_card, self.surprise
        twin.spent, twin.decided, twin.x = self.spent, self.decided, [*self.x]
        twin.y, twin.h, twin.level = [*self.y], [*self.h], [*self.level]
        twin.counters, twin.status, twin.aims = [*self.counters], [*self.status], [*self.aims]
        twin.aimed, twin.jams, twin.flames = [*self.aimed], [*self.jams], [*self.flames]
        twin.battered, twin.lowering, twin.hurt = [*self.battered], [*self.lowering], [*self.hurt]
        twin.last, twin.before, twin.held_last = [*self.last], [*self.before], [*self.held_last]
        twin.held_before, twin.flown, twin.prog = [*self.held_before], [*self.flown], [*self.prog]
        twin.mark, twin.types, twin.cards = [*self.mark], [*self.types], [*self.cards]
        twin.seen, twin.bind, twin.did = [*self.seen], [*self.bind], [*self.did]
        twin.lifted, twin.rose, twin.from_level = [*self.lifted], [*self.rose], self.from_level
        twin.from_counters, twin.was_x, twin.was_y = self.from_counters, self.was_x, self.was_y
        twin.smoke, twin.sore, twin.tails = [*self.smoke], [*self.sore], [*self.tails]
        twin.shots_taken, twin.fired_at = [*self.shots_taken], [*self.fired_at]
        twin.fired_by, twin.victories, twin.ammo = [*self.fired_by], [*self.victories], [*self.ammo]
        twin.bombs, twin.clusters = [*self.bombs], [*self.clusters]
        twin.releasing, twin.jam_log, twin.lots = [*self.releasing], [*self.jam_log], [*self.lots]
        twin.dropped, twin.strewn, twin.launched = [*self.dropped], [*self.strewn], [*self.launched]
        twin.grave, twin.rockets, twin.landing = [*self.grave], [*self.rockets], [*self.landing]
        twin.away, twin.cloud, twin.entered = [*self.away], [*self.cloud], [*self.entered]
        twin.net, twin.flagged, twin.flag_hits = [*self.net], [*self.flagged], [*self.flag_hits]
        twin.skills, twin.tokens, twin.genius = [*self.skills], [*self.tokens], [*self.genius]
        twin.task, twin.flak, twin.flags = [*self.task], [*self.flak], [*self.flags]
        twin.tally, twin.declared, twin.stack = [*self.tally], [*self.declared], [*self.stack]
        twin.taken, twin.decks = [[*row] for row in self.taken], [[*row] for row in self.decks]
        twin.discards = [[*row] for row in self.discards]
        twin.stocks = [[*row] for row in self.stocks]
        twin.written = [[*row] for row in self.written]
        twin.sighted, twin.bombs_away = [[*row] for row in self.sighted], [*self.bombs_away]
        twin.sights, twin.guns, twin.copies = self.sights, self.guns, [*self.copies]
        twin.volley, twin.chance, twin.roster = [*self.volley], self.chance.clone(), self.roster
        twin.crew, twin.deeds, twin.reserve = self.crew, self.deeds, self.reserve
        twin.posts, twin.points, twin.wounds = self.posts, [*self.points], [*self.wounds]
        twin.wounded, twin.engines = [*self.wounded], [*self.engines]
        twin.observer, twin.observer_at = [*self.observer], [*self.observer_at]
        return twin

    def key(self) -> tuple[object, ...]:
        """Return every fact of the state, comparable and printable."""
        facts: list[object] = []
        facts += [self.turn, self.phase, self.over, self.window, self.sky, self.cloud_low]
        facts += [self.cloud_high, self.edge, self.edge_turns, self.sun, self.sun_card]
        facts += [self.surprise, self.spent, self.decided]
        facts += map(tuple, [self.x, self.y, self.h, self.level, self.counters, self.status])
        facts += map(tuple, [self.aims, self.aimed, self.jams, self.flames, self.battered])
        facts += map(tuple, [self.lowering, self.hurt, self.last, self.before, self.held_last])
        facts += map(tuple, [self.held_before, self.flown, self.prog, self.mark, self.types])
        facts += map(tuple, [self.cards, self.seen, self.bind, self.did, self.lifted, self.rose])
        facts += map(tuple, [self.from_level, self.from_counters, self.was_x, self.was_y])
        facts += map(tuple, [self.smoke, self.sore, self.tails, self.shots_taken, self.fired_at])
        facts += map(tuple, [self.fired_by, self.victories, self.ammo, self.bombs, self.clusters])
        facts += map(tuple, [self.releasing, self.jam_log, self.lots, self.dropped, self.strewn])
        facts += map(tuple, [self.launched, self.grave, self.rockets, self.landing, self.away])
        facts += map(tuple, [self.cloud, self.entered, self.net, self.flagged, self.flag_hits])
        facts += map(tuple, [self.skills, self.tokens, self.genius, self.task, self.flak])
        facts += map(tuple, [self.flags, self.tally, self.declared])
        facts += map(tuple, [self.stack])
        facts += [tuple(map(tuple, self.taken)), tuple(map(tuple, self.decks))]
        facts += [tuple(map(tuple, self.discards)), tuple(map(tuple, self.stocks))]
        facts += [tuple(map(tuple, self.written)), tuple(map(tuple, self.sighted))]
        facts += map(tuple, [self.bombs_away])
        facts += map(tuple, [self.sights])
        facts += map(tuple, [self.guns])
        facts += map(tuple, [self.copies])
        facts += map(tuple, [self.volley])
        facts += [self.chance.word, tuple(self.chance.script)]
        if self.crew:
            facts += ["crew", tuple(self.crew)]
        if self.deeds:
            facts += ["deeds", tuple(self.deeds)]
        if self.reserve:
            facts += ["reserve", tuple(self.reserve)]
        if self.posts:
            facts += ["posts", tuple(self.posts)]
        return tuple(facts)


def fresh(t: Tables, chance: Chance) -> State:
    """Return a state in which nothing has been chosen, drawn or placed yet."""
    s = State.__new__(State)
    s.edge_turns = -1
    s.turn = s.phase = s.over = s.window = s.sky = s.cloud_high = s.sun_card = s.surprise = 0
    s.spent = s.decided = 0
    s.cloud_low = 1
    s.edge = s.sun = NOBODY
    s.x, s.y, s.h, s.level, s.counters, s.status, s.flames = ([0] * t.pieces for _ in range(7))
    s.battered, s.lowering, s.hurt, s.task, s.points, s.wounds = ([0] * t.pieces for _ in range(6))
    s.engines, s.observer = ([0] * t.pieces for _ in range(2))
    s.flown, s.mark, s.cards, s.seen, s.bind, s.did, s.lifted = ([0] * t.size for _ in range(7))
    s.rose, s.from_level, s.from_counters, s.was_x, s.was_y = ([0] * t.size for _ in range(5))
    s.smoke, s.sore, s.shots_taken, s.fired_at, s.fired_by = ([0] * t.size for _ in range(5))
    s.victories, s.bombs, s.clusters, s.releasing, s.lots = ([0] * t.size for _ in range(5))
    s.dropped, s.strewn, s.launched, s.grave, s.rockets = ([0] * t.size for _ in range(5))
    s.landing, s.away, s.cloud, s.net, s.flag_hits, s.skills = ([0] * t.size for _ in range(6))
    s.last, s.before, s.held_last, s.held_before = ([OTHER] * t.size for _ in range(4))
    s.flak, s.flags, s.declared, s.stack, s.decks, s.discards, s.bombs_away = ([] for _ in range(7))
    s.sights, s.guns, s.copies, s.volley, s.crew, s.deeds, s.reserve = ([] for _ in range(7))
    s.chance = chance
    s.entered, s.ammo, s.aimed = OUT_OF_CLOUD * t.size, [-1] * (2 * t.size), [0] * (2 * t.pieces)
    s.jams, s.jam_log, s.tally = [0] * (4 * t.pieces), [0] * (4 * t.size), [0] * t.sides
    s.tokens, s.prog, s.wounded = [0] * t.size, [EMPTY] * (3 * t.size), [NEVER] * t.pieces
    s.observer_at, s.genius = [NEVER] * t.pieces, [NEVER] * t.size
    s.aims, s.tails, s.flagged = [NOBODY] * (2 * t.pieces), [NOBODY] * t.size, [NOBODY] * t.size
    s.stocks, s.taken = [[] for _ in range(2 * t.size)], [[] for _ in range(t.pieces)]
    s.sighted, s.written, s.posts = [[] for _ in range(t.seats)], [[] for _ in range(t.size)], []
    s.types, s.roster = [of[0] if len(of) == 1 else EMPTY for of in t.choosable], t.roster
    return s


# As far as here.


def serial(s: State) -> int:
    """Return the number of this phase in the game.

    What happens between two turns counts with phase 3 of the turn before (WINGS-RULING-86).
    """
    return 3 * s.turn + s.phase
