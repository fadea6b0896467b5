"""Programmes as bots that look ahead need them: one's own to choose from, those of others guessed.

Others are thought to plan as the hand-written pilot does, each from his own seat's knowledge in an
imagined world. What he lays is uncertain all the same: of his better programmes any may be flown.
"""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from escadrille.kernel.rng import Chance
from escadrille.systems.wings import choices as c
from escadrille.systems.wings import frames
from escadrille.systems.wings.bots.cockpit import Flight, in_play, pose_now, shown
from escadrille.systems.wings.bots.tactics import FULL, QUICK, Problem, look_out, planned, quick
from escadrille.systems.wings.rules import programming
from escadrille.systems.wings.state import EMPTY, FLYING, OPEN, State
from escadrille.systems.wings.tables import EXPLOSION, Tables

if TYPE_CHECKING:
    from escadrille.systems.wings.engine import WingsRules

KEEN: Final = 2  # of the others, the nearest, who are thought to plan with all their wits
SOFT: Final = 0.02  # how much worse a programme is that is laid a third as often
ANY: Final = 0.25  # how often any of them is laid
FINE: Final = 1 << 30
OWN: Final = 10  # programmes of one's own plan that are worth a thought
ANSWERS: Final = 8  # and of those that answer what the others may lay

Guess = list[tuple[int, list[Flight]]]
"""For each aircraft of the others what it may fly, each flight with its chance."""


class Forethought:
    """See `escadrille.kernel.api.Planner`."""

    def pilot(self, rules: WingsRules, world: State, seat: int) -> int:
        if world.stack[-1][0] == frames.REORDER:
            return c.PASS  # what there is to gain is little, and long to find
        return quick(rules, world, seat)

    def begun(
        self, rules: WingsRules, world: State, seat: int
    ) -> tuple[int, tuple[int, ...]] | None:
        kind, piece, _, _ = world.stack[-1]
        if kind == frames.REORDER:
            return piece, ()
        if kind != frames.PROGRAM:
            return None
        me = programming.current(rules.t, world, seat)
        if world.mark[me] == OPEN or world.status[me] != FLYING:
            return None
        return me, _choices(programming.laid(world, me))

    def theirs(self, rules: WingsRules, world: State, seat: int) -> Guess:
        t, s = rules.t, world.clone()
        others = [
            aircraft
            for aircraft in range(t.size)
            if s.roster.seat[aircraft] != seat and s.status[aircraft] == FLYING
            if s.cards[aircraft] and not s.cloud[aircraft]
        ]
        seen = {aircraft: shown(t, s, aircraft, seat) for aircraft in others}
        for aircraft in others:  # what lies there was only imagined
            s.prog[3 * aircraft : 3 * aircraft + 3] = [EMPTY] * 3
        others.sort(key=lambda aircraft: _apart2(t, s, aircraft, seat))
        found: Guess = []
        for rank, aircraft in enumerate(others):
            problem = Problem(t, s, s.roster.seat[aircraft], FULL if rank < KEEN else QUICK)
            found.append((aircraft, _chances(_begun(problem, aircraft, seen[aircraft]))))
        return found

    def mine(
        self, rules: WingsRules, world: State, seat: int, guess: Guess
    ) -> list[tuple[int, ...]]:
        t, s = rules.t, world
        if s.stack[-1][0] == frames.REORDER:
            return [(choice,) for choice in rules.legal(s, seat)]
        me = programming.current(t, s, seat)
        fixed, problem = programming.laid(s, me), Problem(t, s, seat, FULL)
        p = look_out(problem, me, fixed)
        for other, flights in guess:
            if other in s.roster.foes[me]:
                p.face(other, flights)
        flights = _begun(problem, me, fixed)[:OWN] + p.search(FULL.beam, ANSWERS)
        faces = dict.fromkeys([flight.faces for flight in flights])
        return [_choices(one[len(fixed) :]) for one in faces if programming.may_lay(t, s, me, one)]

    def lay(self, rules: WingsRules, world: State, guess: Guess, chance: Chance) -> None:
        for aircraft, flights in guess:
            faces = _drawn(flights, chance)
            if programming.may_lay(rules.t, world, aircraft, faces):  # or else he lays what he will
                world.prog[3 * aircraft : 3 * aircraft + len(faces)] = faces
                world.mark[aircraft] = 0
        _calm(rules.t, world)


def _calm(t: Tables, s: State) -> None:
    """Take out the cards that end a fight by pure luck: few worlds could tell it from skill."""
    s.decks = [[face for face in deck if t.special[face] != EXPLOSION] for deck in s.decks]


def _begun(problem: Problem, aircraft: int, fixed: tuple[int, ...]) -> list[Flight]:
    """Return the plan of an aircraft, as far as it begins with these cards."""
    found = [one for one in planned(problem, aircraft, ()) if one.faces[: len(fixed)] == fixed]
    return found or planned(problem, aircraft, fixed)


def _choices(faces: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(programming.choice_of(face) for face in faces)


def _apart2(t: Tables, s: State, aircraft: int, seat: int) -> int:
    """Return how far an aircraft is from the nearest of a seat's."""
    x, y, _ = pose_now(t, s, aircraft, seat)
    own = [mine for mine in s.roster.own[seat] if in_play(s, mine)]
    return min([(s.x[mine] - x) ** 2 + (s.y[mine] - y) ** 2 for mine in own], default=0)


def _chances(flights: list[Flight]) -> list[Flight]:
    """Return flights with the chance that each is flown: the better, the likelier."""
    best = flights[0].weight
    shares = [exp((one.weight - best) / SOFT) for one in flights]
    scale, even = (1 - ANY) / sum(shares), ANY / len(shares)
    return [
        one._replace(weight=share * scale + even)
        for share, one in zip(shares, flights, strict=True)
    ]


def _drawn(flights: list[Flight], chance: Chance) -> tuple[int, ...]:
    rest = chance.below(FINE) / FINE
    for flight in flights:
        rest -= flight.weight
        if rest < 0:
            return flight.faces
    return flights[0].faces
