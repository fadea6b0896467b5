"""Bombers, those who hunt them, their flak and their bombs, as the hand-written pilot sees them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from escadrille.mechanics.aircraft import ADVANTAGED, LOST, TAILING, WHOLE, condition
from escadrille.mechanics.volleys import others, volley
from escadrille.systems.flames import choices as c
from escadrille.systems.flames import frames, grid
from escadrille.systems.flames import tables as tb
from escadrille.systems.flames.bots.cockpit import Cockpit
from escadrille.systems.flames.bots.evaluate import doom, harm
from escadrille.systems.flames.rules import bombers, bombing, bursts, formation
from escadrille.systems.flames.rules.ending import aircraft_vp
from escadrille.systems.flames.rules.formation import raid_of
from escadrille.systems.flames.rules.positions import step_set
from escadrille.systems.flames.state import NOBODY, Frame, State
from escadrille.systems.flames.tables import Tables

ROUNDS: Final = 60  # of a contest in which flak and bombers learn from each other
SUPPORT: Final = 2.0  # a neighbour in the formation
COVER: Final = 0.5  # not to be alone in the last row
KEPT: Final = 0.1  # a card of a temporary hand that may be used later in the run
FIRST: Final = 0.05  # to work on a bomber at all, all else being equal


# Hunting bombers.


def danger(p: Cockpit, bomber: int) -> float:
    """Return what the guns of a bomber may cost in answer to one play."""
    s, promise = p.s, p.promise
    manned = raid_of(s).manned and raid_of(s).quarry == bomber
    cards = s.held[bomber] if manned else formation.temporary_hand(s, bomber)
    fires = 1.0 - (1.0 - promise.shots) ** cards
    return fires * harm(p.t, s, p.me, round(promise.hits)) * promise.through


def approach(p: Cockpit, bomber: int, points: int, face: int = NOBODY) -> float:
    """Return what it promises to take on a bomber with so many points for positions."""
    s, shots = p.s, p.shots(bomber)
    steps = step_set(s, p.me, bomber) & ((1 << (min(points, TAILING) + 1)) - 1)
    best = 0.0
    for grip in (0, *(one for one in (ADVANTAGED, TAILING) if steps >> one & 1)):
        peril = danger(p, bomber) if grip else 0.0
        best = max(best, volley(others(shots, face), bursts.available(s, p.me, grip)) - peril)
    return best + FIRST


def hunt(p: Cockpit, legal: list[int], *, at_speed: bool) -> tuple[float, int]:
    """Return the bomber worth choosing without a card, or whom to leave to the enemy."""
    s, best = p.s, (0.0, c.PASS)
    for choice in legal:
        bomber = choice - c.AIRCRAFT
        if choice == c.ASSIGN:
            worst = min(
                approach(p, one, bombers.faster(s, p.me, one) if at_speed else 0)
                for one in bombers.in_reach(s, p.me)
            )
            best = max(best, (worst, choice))
        elif c.is_aircraft(choice) and formation.is_laden(s, bomber):
            free = bombers.is_free(s, bomber)
            points = bombers.faster(s, p.me, bomber) - (not free) if at_speed else 0
            best = max(best, (approach(p, bomber, points), choice))
    return best


def select(p: Cockpit, face: int, value: int, bomber: int) -> float:
    """Return what it promises to select a bomber with a card."""
    return approach(p, bomber, value - 1, face) - p.spend(face) - FIRST


def closing(p: Cockpit, bomber: int, grip: int, now: int, face: int) -> float:
    """Return what a better position on the current bomber promises."""
    shots = others(p.shots(bomber), face)
    here = volley(shots, bursts.available(p.s, p.me, now))
    there = volley(shots, bursts.available(p.s, p.me, grip))
    return there - here - p.spend(face) - danger(p, bomber)


def reply(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    """Answer a bomber's shot where that spares more than the card is worth; nobody answers it."""
    raid = raid_of(p.s)
    stake = doom(p.t, p.s, p.me) if p.t.destroys[raid.shot] else harm(p.t, p.s, p.me, raid.back)
    best, score = c.PASS, 0.0
    for choice in legal:
        if choice == c.COUNTER or c.is_card(choice):
            face = NOBODY if choice == c.COUNTER else choice - c.CARD
            value = stake - p.spend(face)
            if value > score:
                best, score = choice, value
    return best


# Flying bombers.


def answer(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    """Fire back, soften or stop, whichever is worth most."""
    return max(legal, key=lambda choice: _answer(p, frame, choice))


def _answer(p: Cockpit, frame: Frame, choice: int) -> float:
    t, s = p.t, p.s
    if choice == c.PASS:
        return 0.0
    face, attacked = choice - c.CARD, frame[2]
    value = -KEPT
    if t.returns >> face & 1:
        blow = doom(t, s, s.by) if t.destroys[face] else p.softened(s.by, t.hits[face])
        value += blow * (1.0 - p.answered(s.by, t.title[face]))
    if attacked and t.destroys[s.face]:
        return value + (doom(t, s, p.me) if t.stops >> face & 1 else 0.0)
    if attacked and t.shifts[face] < 0:
        left = max(0, s.hits + t.shifts[face])
        value += harm(t, s, p.me, s.hits) - (harm(t, s, p.me, left) if left else 0.0)
    return value


def boost(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    """Add a hit where it does more harm than keeping the card could do good."""
    back = raid_of(p.s).back
    more = harm(p.t, p.s, p.s.by, back + 1) - harm(p.t, p.s, p.s.by, back)
    return legal[-1] if more > 2 * KEPT else c.PASS


def offer(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    """Let the enemy have the bomber that defends itself best and can be spared most."""
    s = p.s

    def strength(choice: int) -> float:
        bomber = choice - c.AIRCRAFT
        blocked = len(formation.blockers(s, bomber, ADVANTAGED))
        blocked += 2 * len(formation.blockers(s, bomber, TAILING))
        return formation.temporary_hand(s, bomber) + blocked - doom(p.t, s, bomber) / 4

    return max(legal, key=strength)


def arrange(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    """Put a bomber where it has most neighbours, and nobody is alone in the last row."""
    there = formation.mates(p.s, frame[1])

    def worth(choice: int) -> float:
        cell = choice - c.CELL
        cells = [*there, cell]
        last = max(one // c.COLUMNS for one in cells)
        covered = sum(one // c.COLUMNS == last for one in cells) > 1
        return SUPPORT * sum(near in there for near in grid.NEAR[cell]) + COVER * covered

    return max(legal, key=worth)


def keep_bombs(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    """Throw the bombs away where the target does not need them, or nobody asked for them."""
    t, s, me = p.t, p.s, p.me
    if t.target is None or s.roster.side[me] != t.attacker:
        return c.JETTISON
    loads = {one: bombing.load_of(s, one) for one in bombing.raiders(t, s)}
    most = 2 * sum(loads.values())
    without = most - 2 * loads.get(me, 0)
    late = s.turn == t.turns
    return c.JETTISON if not late and _status(t, most) == _status(t, without) else c.PASS


# Flak and bombs: a contest of patterns, each side the best for what the other has shown so far.


def _status(t: Tables, bombs: int) -> int:
    assert t.target is not None
    return (bombs >= t.target.damaged * t.scale) + (bombs >= t.target.destroyed * t.scale)


def result(t: Tables, s: State, flak: int, patterns: dict[int, int]) -> int:
    """Return by how many VP flak and bombs leave the attacker better off."""
    assert t.target is not None
    bombs = losses = 0
    for bomber, pattern in patterns.items():
        hits = s.damage[bomber] + bombing.flak_hits(t.flak, flak, pattern)
        front, back = s.roster.rows[bomber]
        now = condition(hits, front[tb.AIRFRAME], back[tb.AIRFRAME])
        if now == LOST:
            losses += aircraft_vp(t, s, bomber)
        else:
            load = s.roster.turrets[bomber][now != WHOLE][tb.BOMBS]
            bombs += bombing.bombs_dropped(load, pattern)
    values = (-t.target.destroyed, t.target.damaged, t.target.destroyed)
    return values[_status(t, bombs)] * t.scale - losses


def contest(t: Tables, s: State) -> tuple[list[int], list[int], float]:
    """Return how often flak and bombers would choose each pattern, and what it comes to.

    Bombers whose pattern is announced keep it; the others choose alike.
    """
    raid, span = raid_of(s), range(len(c.PATTERNS))
    over = bombing.raiders(t, s)
    told = {b: raid.pattern[b] for b in over if raid.pattern[b] != NOBODY}
    table = [
        [result(t, s, flak, {b: told.get(b, pattern) for b in over}) for pattern in span]
        for flak in span
    ]
    guns, bays = [0, 0, 0], [0, 0, 0]
    for _ in range(ROUNDS):
        mine = [sum(table[flak][one] * guns[flak] for flak in span) for one in span]
        bays[mine.index(max(mine))] += 1
        his = [sum(table[one][pattern] * bays[pattern] for pattern in span) for one in span]
        guns[his.index(min(his))] += 1
    total = sum(table[flak][one] * guns[flak] * bays[one] for flak in span for one in span)
    return guns, bays, total / (ROUNDS * ROUNDS)


def _drawn(s: State, weights: list[int], seed: int) -> int:
    """Return a pattern by its weight; the imagined world decides, so that nobody can foretell."""
    left = (s.chance.word // 7 + seed) % sum(weights)
    for pattern, weight in enumerate(weights):
        if left < weight:
            return c.PATTERN + pattern
        left -= weight
    raise AssertionError(weights)


def lay_flak(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    return _drawn(p.s, contest(p.t, p.s)[0], 0)


def drop(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    """Choose as the contest has it; of a pattern that is begun the others follow."""
    return _drawn(p.s, contest(p.t, p.s)[1], frame[1])


def prospect(t: Tables, s: State) -> float:
    """Return the VP by which the target will leave the attacker better off, as things stand."""
    if t.target is None or s.raid is None:
        return 0.0
    if s.over:
        ours = bombing.target_vp(t, s)
        return float(ours[t.attacker] - ours[1 - t.attacker])
    return contest(t, s)[2]


def start(t: Tables, s: State, aircraft: int, legal: list[int]) -> int:
    """Begin near the enemy's bombers, or low with bombs; otherwise high."""
    if raid_of(s).laden[aircraft]:
        return legal[0]
    side = s.roster.side[aircraft]
    levels = [
        s.altitude[a]
        for a in range(s.roster.size)
        if s.roster.bomber[a] and s.roster.side[a] != side and s.alive[a]
    ]
    if not levels:
        return legal[-1]
    return min(legal, key=lambda choice: min(abs(choice - c.LEVEL - level) for level in levels))


Decide = Callable[[Cockpit, Frame, list[int]], int]
DECIDE: Final[dict[int, Decide]] = {
    frames.FLAK: lay_flak,
    frames.FORM: lambda p, frame, legal: legal[0],
    frames.CELL: arrange,
    frames.JETTISON: keep_bombs,
    frames.ASSIGN: offer,
    frames.APPROACH: lambda p, frame, legal: legal[-1],
    frames.RETURN: answer,
    frames.BOOST: boost,
    frames.REPLY: reply,
    frames.BOMB: drop,
}
