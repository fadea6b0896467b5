"""The whole state of a battle: integers and flat lists, cloned by slices.

Aircraft are numbered from 0, those of the attacker first; places are in hundredths of a millimetre,
headings in degrees.
"""

from __future__ import annotations

from typing import Annotated, Final

from escadrille.kernel.rng import Chance
from escadrille.mechanics import exchange, stacked
from escadrille.systems.skies.tables import ACE, THEATRE, WINDOWS, Tables

Frame = stacked.Frame
NOBODY: Final = exchange.NOBODY
ACE_SKILL: Final = 5  # SKIES-ACE-01

WAITING: Final = 0
FLYING: Final = 1
DOWN: Final = 2
LEFT: Final = 3
BROKEN: Final = 4
RESERVE: Final = 5
EXITED: Final = 6
STATUSES: Final = ("waiting", "flying", "shot-down", "left", "broken-off", "reserve", "home")
DISADVANTAGED: Final = 0
NEUTRAL: Final = 1
ADVANTAGED: Final = 2
NO_BURN: Final = 0
DIVED: Final = 1
TURNED: Final = 2
BURNS: Final = ("none", "dive", "hard-turn")
FRONT: Final = 0
RIGHT: Final = 1
REAR: Final = 2
LEFT_SIDE: Final = 3
ARCS: Final = ("front", "right", "rear", "left")
SHOOT: Final = 0
OPEN_FIRE: Final = 1
DEFENSIVE: Final = 2
MODES: Final = ("shoot", "opening", "defensive")

Crew = tuple[int, int, int, int, int]
"""Side, type, Pilot Skill, the squadron of its side's list, and a named ace or NOBODY."""
Played = tuple[int, int, int, int]
"""A card on the table: side, face, the aircraft that is tested, and its fate."""
OPEN_FATE: Final = 0
SPENT: Final = 1
RETURNS: Final = 2
FATES: Final = ("open", "spent", "returns")  # as printed, discarded, or kept if its owner likes

# Effects of cards on the aircraft that acts, as bits.
EFFECTS: Final = (
    *("climbed", "hail", "away", "high", "slash", "eagle", "eagle-die", "virtuoso"),
    *("great-dive", "tight-turn"),
)
CLIMBED: Final = 1
HAIL: Final = 2
AWAY: Final = 4
HIGH: Final = 8
SLASH: Final = 16
EAGLE: Final = 32
EAGLE_DIE: Final = 64
SECOND: Final = 128
LONG_DIVE: Final = 256
TIGHT: Final = 512
# Effects of cards on the attack under way, as bits.
MARKS: Final = ("sun", "heavy")
SUN: Final = 1
HEAVY: Final = 2


class Roster:
    """Who flies what. Fixed once the forces are known, and shared by all clones."""

    def __init__(self, t: Tables, crews: list[Crew]) -> None:
        self._crews, self.size = crews, len(crews)
        self.side, self.type, self.ps, self.zone = (
            [crew[place] for crew in crews] for place in range(4)
        )
        self.name = [crew[4] for crew in crews]
        self.ace = [ps == ACE_SKILL for ps in self.ps]
        planes = [t.types[number] for number in self.type]
        self.sp = [plane.sp for plane in planes]
        self.mph = [plane.mph for plane in planes]
        self.ag = [plane.ag for plane in planes]
        self.fp = [plane.fp for plane in planes]
        negative = [plane.negative if t.extended else () for plane in planes]
        self.sluggish = ["sluggish" in traits for traits in negative]
        self.vulnerable = ["vulnerable" in traits for traits in negative]
        self.capricious = ["temperamental-guns" in traits for traits in negative]
        self.multi = [plane.multi for plane in planes]
        self.engines = [plane.engines if plane.multi else 1 for plane in planes]
        self.heavy = [plane.multi and not plane.agile for plane in planes]  # SKIES-CARD-11
        self.weapons = [
            [(w.fp, sum(1 << ARCS.index(name) for name in w.arcs)) for w in plane.weapons]
            for plane in planes
        ]
        counts = [0, 0]
        self.names: list[str] = []
        for side in self.side:
            counts[side] += 1
            self.names.append(f"{'ab'[side]}{counts[side]}")
        keys = [(side, zone) for side, _, _, zone, _ in crews]
        self.squadrons = sorted(set(keys))
        self.squadron_names = [f"q{'ab'[side]}{zone + 1}" for side, zone in self.squadrons]
        self.squad = [self.squadrons.index(key) for key in keys]
        self.members = [
            [a for a in range(self.size) if self.squad[a] == number]
            for number in range(len(self.squadrons))
        ]
        self.own = [[a for a in range(self.size) if self.side[a] == side] for side in (0, 1)]
        self.bomber = [t.squadron(side, zone).bomber for side, _, _, zone, _ in crews]
        self.foes = [self.own[1 - side] for side in self.side]
        self.possible = [self._possible(t, side) for side in (0, 1)]

    def _possible(self, t: Tables, side: int) -> list[list[int]]:
        """Return the cards that a side could have, by their windows, as everybody knows."""
        types = {self.type[a] for a in self.own[side]}
        found = [face for face, tag in enumerate(t.faces.tag) if tag in types]
        if any(self.ace[a] for a in self.own[side]) and t.aces:
            found += t.layers[side][ACE][0]
        if t.options["doctrine_theatre"]:
            doctrines = t.reachable(side, len(self.own[side]))
            found += sorted({*doctrines, *t.pools[side][THEATRE]})
        windows = t.faces.windows
        return [
            [face for face in found if windows[face] >> window & 1]
            for window in range(len(WINDOWS))
        ]

    def crews(self) -> list[Crew]:
        return self._crews


Each = Annotated[list[int], "[0] * roster.size"]
Piles = Annotated[list[list[int]], "piles()"]


def piles() -> list[list[int]]:
    """Return a pile for each side."""
    return [[], []]


class State:
    turn: int
    initiative: int  # the side that holds it (SKIES-BASE-13)
    over: int  # number of the reason
    active: Annotated[int, "NOBODY"]  # the aircraft whose activation it is
    burnt: int
    done: int  # pilot actions of this activation, as bits of their words
    effects: int
    used: int  # cards played in this window, as bits of their numbers
    edge: Annotated[int, "NOBODY"]  # where a squadron that may choose is placed
    # Of the attack under way.
    shooter: Annotated[int, "NOBODY"]
    target: Annotated[int, "NOBODY"]
    mode: int
    weapon: int  # that fires
    fired: int  # defensive weapons that have fired in this activation, as bits
    aspect: int
    reply: int  # the weapons that fire back, as bits
    hits: int
    back: int  # hits of the return fire
    speedy: int  # the target dodges with its Speed
    marks: int
    plus: int  # dice more, or fewer, of the attack
    guard: int  # of the dodge against it
    back_plus: int  # of the return fire
    back_guard: int  # of the dodge against that
    spare: int  # dice of the dodge without an ace
    back_spare: int
    # By aircraft.
    x: Each
    y: Each
    h: Each
    level: Each
    status: Each
    zoom: Each
    damage: Each  # Booms on the base of an aircraft with several engines (SKIES-MULTI-08)
    bombed: Each
    carded: Each  # it has had its card of this turn (SKIES-PLAY-01)
    aced: Each  # Ace cards that it has used this turn (SKIES-RULING-20)
    victor: Annotated[list[int], "[NOBODY] * roster.size"]  # whose guns shot it down
    jam: Each  # 1: capricious guns are silent, 2: they have missed (SKIES-CARD-10)
    # By squadron.
    support: Annotated[list[int], "[0] * len(roster.squadrons)"]  # from cards, in an End phase
    booms: Annotated[list[int], "[0] * len(roster.squadrons)"]
    clouds: list[int]  # x and y of each, in inches
    ships: list[int]  # hits on each
    haze: int  # sides with Low-Level Haze, as bits
    splits: list[int]  # faces that get an extra card, those of side 1 below nought
    picks: Piles
    ready: int  # seats that have answered in secret, as bits
    # Cards, by side; the top of a deck is its end.
    stock: Piles  # all that a side has, ascending
    decks: Piles
    hands: Piles  # ascending
    discards: Piles
    removed: Piles
    known: Annotated[
        list[list[int]], "[[] for _ in range(2)]"
    ]  # those in the hand that the enemy has seen
    shown: Annotated[
        list[list[int]], "[[] for _ in range(2)]"
    ]  # Doctrine, Theatre and Ace cards seen so far
    played: list[Played]
    stack: list[Frame]
    chance: Chance
    roster: Annotated[Roster, "roster", "shared"]

    # Written by tools/make_states.py from the fields above.
    __slots__ = tuple(__annotations__)

    def clone(self) -> State:
        twin = State.__new__(State)
        twin.turn, twin.initiative, twin.over = self.turn, self.initiative, self.over
        twin.active, twin.burnt, twin.done = self.active, self.burnt, self.done
        twin.effects, twin.used, twin.edge = self.effects, self.used, self.edge
        twin.shooter, twin.target, twin.mode = self.shooter, self.target, self.mode
        twin.weapon, twin.fired, twin.aspect = self.weapon, self.fired, self.aspect
        twin.reply, twin.hits, twin.back = self.reply, self.hits, self.back
        twin.speedy, twin.marks, twin.plus = self.speedy, self.marks, self.plus
        twin.guard, twin.back_plus, twin.back_guard = self.guard, self.back_plus, self.back_guard
        twin.spare, twin.back_spare, twin.x = self.spare, self.back_spare, [*self.x]
        twin.y, twin.h, twin.level = [*self.y], [*self.h], [*self.level]
        twin.status, twin.zoom, twin.damage = [*self.status], [*self.zoom], [*self.damage]
        twin.bombed, twin.carded, twin.aced = [*self.bombed], [*self.carded], [*self.aced]
        twin.victor, twin.jam, twin.support = [*self.victor], [*self.jam], [*self.support]
        twin.booms, twin.clouds, twin.ships = [*self.booms], [*self.clouds], [*self.ships]
        twin.haze, twin.splits = self.haze, [*self.splits]
        twin.picks, twin.ready = [[*row] for row in self.picks], self.ready
        twin.stock, twin.decks = [[*row] for row in self.stock], [[*row] for row in self.decks]
        twin.hands = [[*row] for row in self.hands]
        twin.discards = [[*row] for row in self.discards]
        twin.removed, twin.known = [[*row] for row in self.removed], [[*row] for row in self.known]
        twin.shown, twin.played = [[*row] for row in self.shown], [*self.played]
        twin.stack, twin.chance, twin.roster = [*self.stack], self.chance.clone(), self.roster
        return twin

    def key(self) -> tuple[object, ...]:
        """Return every fact of the state, comparable and printable."""
        facts: list[object] = []
        facts += [self.turn, self.initiative, self.over, self.active, self.burnt, self.done]
        facts += [self.effects, self.used, self.edge, self.shooter, self.target, self.mode]
        facts += [self.weapon, self.fired, self.aspect, self.reply, self.hits, self.back]
        facts += [self.speedy, self.marks, self.plus, self.guard, self.back_plus, self.back_guard]
        facts += [self.spare, self.back_spare]
        facts += map(tuple, [self.x, self.y, self.h, self.level, self.status, self.zoom])
        facts += map(tuple, [self.damage, self.bombed, self.carded, self.aced, self.victor])
        facts += map(tuple, [self.jam, self.support, self.booms, self.clouds, self.ships])
        facts += [self.haze]
        facts += map(tuple, [self.splits])
        facts += [tuple(map(tuple, self.picks)), self.ready, tuple(map(tuple, self.stock))]
        facts += [tuple(map(tuple, self.decks)), tuple(map(tuple, self.hands))]
        facts += [tuple(map(tuple, self.discards)), tuple(map(tuple, self.removed))]
        facts += [tuple(map(tuple, self.known)), tuple(map(tuple, self.shown))]
        facts += map(tuple, [self.played])
        facts += map(tuple, [self.stack])
        facts += [self.chance.word, tuple(self.chance.script), tuple(self.roster.crews())]
        return tuple(facts)


def fresh(t: Tables, chance: Chance) -> State:
    """Return a state in which nothing has been chosen, drawn or placed yet."""
    s = State.__new__(State)
    s.turn = s.initiative = s.over = s.burnt = s.done = s.effects = s.used = s.mode = s.weapon = 0
    s.fired = s.aspect = s.reply = s.hits = s.back = s.speedy = s.marks = s.plus = s.guard = 0
    s.back_plus = s.back_guard = s.spare = s.back_spare = s.haze = s.ready = 0
    s.active = s.edge = s.shooter = s.target = NOBODY
    s.clouds, s.ships, s.splits, s.played, s.stack = ([] for _ in range(5))
    s.chance = chance
    s.picks, s.stock, s.decks, s.hands, s.discards, s.removed = (piles() for _ in range(6))
    s.known, s.shown = [[] for _ in range(2)], [[] for _ in range(2)]
    muster(s, t, Roster(t, []))
    return s


def muster(s: State, t: Tables, roster: Roster) -> None:
    """Put the aircraft of a roster on the table, as they come."""
    s.x, s.y, s.h, s.level, s.status, s.zoom, s.damage = ([0] * roster.size for _ in range(7))
    s.bombed, s.carded, s.aced, s.jam = ([0] * roster.size for _ in range(4))
    s.roster = roster
    s.support, s.booms = [0] * len(roster.squadrons), [0] * len(roster.squadrons)
    s.victor = [NOBODY] * roster.size


# As far as here.
