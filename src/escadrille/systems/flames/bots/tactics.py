"""A hand-written pilot: what to play, what to answer, when to climb, dive or let go.

It flies in an imagined world and uses of it only what its seat knows: own hands and public facts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from escadrille.mechanics.aircraft import ADVANTAGED, TAILING
from escadrille.mechanics.exchange import opponent
from escadrille.mechanics.hands import faces
from escadrille.mechanics.volleys import others, volley
from escadrille.systems.flames import choices as c
from escadrille.systems.flames import frames
from escadrille.systems.flames import tables as tb
from escadrille.systems.flames.bots import picking, raiders
from escadrille.systems.flames.bots.cockpit import Cockpit
from escadrille.systems.flames.bots.evaluate import doom, evaluate, harm, threat
from escadrille.systems.flames.rules import (
    aims,
    altitude,
    bursts,
    positions,
    reaction,
    setup,
    speed,
    uses,
)
from escadrille.systems.flames.rules.formation import is_laden
from escadrille.systems.flames.rules.redline import REDLINE_DRAW
from escadrille.systems.flames.state import NOBODY, Frame, State

if TYPE_CHECKING:
    from escadrille.systems.flames.engine import FlamesRules

SURE: Final = 0.85  # the least chance of an attack that deserves one more hit
HOPE: Final = 0.6  # how often an answer that a Redline draws holds
DEARER: Final = 0.6  # what an enemy's bursts are worth against Evasive
EAGER: Final = 0.9  # a fight now against safety later

ON_ONESELF: Final = (c.CLIMB, c.DIVE, c.BARRAGE)


class Plan(NamedTuple):
    """One way to use one card (NOBODY: an Ace Pilot counter), and what it promises."""

    score: float
    face: int
    use: int
    enemy: int


def tactical(rules: FlamesRules, world: State, seat: int) -> int:
    """Return the choice of a pilot worth flying against."""
    legal = rules.legal(world, seat)
    if len(legal) == 1:
        return legal[0]
    frame = world.stack[-1]
    if frame[0] == frames.FORCE:
        return picking.force(rules.t, world, seat, legal)
    if frame[0] == frames.START:
        # High, whence one dives on others; low where that gives cards (FLAMES-BONUS-01).
        if world.raid is not None:
            return raiders.start(rules.t, world, setup.next_start(world, seat), legal)
        return legal[0] if rules.t.bonus[0] else legal[-1]
    return DECIDE[frame[0]](Cockpit(rules.t, world, frame[1]), frame, legal)


# Before the battle, and before each turn of a team.


def _slot(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    """Send first who can shoot, who is hunted, who needs cards; mates' hands are hidden too."""
    s = p.s

    def urgency(choice: int) -> int:
        aircraft = choice - c.AIRCRAFT
        hunted = sum([s.grip[e] for e in positions.pursuers(s, aircraft) if not s.acted[e]])
        return s.grip[aircraft] + hunted - s.held[aircraft]

    return max(legal, key=urgency)


# Cards that go for nothing.


def _pay(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    """Part with the card that is worth least."""
    cards = [choice for choice in legal if c.CARD <= choice < c.AIRCRAFT]
    return min(cards, key=lambda choice: p.keep(choice - c.CARD))


def _discard(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    """Drop what clogs the hand, so that Horsepower is not lost."""
    choice = _pay(p, frame, legal)
    return choice if p.refill > p.keep(choice - c.CARD) else c.PASS


# Altitude and speed.


def _altitude(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    if c.PUSH in legal and _redline(p) > 0:
        return c.PUSH
    levels = [choice for choice in legal if choice in altitude.WAY]
    return max(levels, key=lambda choice: _level(p, altitude.WAY[choice], fight=True))


def _level(p: Cockpit, way: int, *, fight: bool) -> float:
    """Return what a level promises: safety, cards, and a fight if it is still to come."""
    t, s, me = p.t, p.s, p.me
    there, cards = s, 0.0
    if way:
        there = s.clone()
        there.altitude[me] += way
        positions.part(there, None)  # as if nobody followed
        cards = p.mean * s.row[me][tb.DIVE_DRAW] if way < 0 else -_toll(p)
    score = evaluate(t, there, p.seat) + cards
    if fight:
        plans = _plans(Cockpit(t, there, me), [c.CARD + face for face in faces(s.mask[me])])
        score += EAGER * max([0.0, *[plan.score for plan in plans if plan.use not in ON_ONESELF]])
    return score


def _toll(p: Cockpit) -> float:
    """Return what a climb costs: the card that is worth least, if any."""
    if not p.s.row[p.me][tb.CLIMB_COST]:
        return 0.0
    return min(map(p.keep, faces(p.s.mask[p.me])), default=0.0)


def _follow(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    """Keep a position that is worth its cards, and the fire of one who turns to fight."""
    if c.FOLLOW not in legal:
        return c.PASS
    s, way = p.s, frame[2]
    drawn = s.row[p.me][tb.DIVE_DRAW] if way < 0 else 0
    cost = (altitude.follow_cost(s, p.me, way) - drawn) * p.mean
    peril = threat(p.t, s, s.holds[p.me], bursts.ADVANTAGE_POOL + bursts.TAILING_POOL)
    return c.FOLLOW if p.step(0, s.grip[p.me]) > cost + peril else c.PASS


def _compare(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    """Use the speed on the enemy on whom it leads furthest, or on a bomber."""
    if p.s.raid is not None:
        worth, bomber = raiders.hunt(p, legal, at_speed=True)
        legal = [x for x in legal if not is_laden(p.s, x - c.AIRCRAFT if x >= c.AIRCRAFT else -1)]
    else:
        worth, bomber = 0.0, c.PASS

    def lunge(choice: int) -> float:
        enemy = choice - c.AIRCRAFT
        now = positions.position(p.s, p.me, enemy)
        grip = min(TAILING, now + speed.advantage(p.s, p.me, enemy))
        return p.success(enemy, tb.MANEUVER, NOBODY) * p.gain(enemy, now, grip, NOBODY)

    best = max([x for x in legal if x >= c.AIRCRAFT], key=lunge, default=c.PASS)
    return bomber if best == c.PASS or worth > lunge(best) else best


def _speed(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    enemy = frame[2]
    if not is_laden(p.s, enemy):
        return c.SPEED
    now = positions.position(p.s, p.me, enemy)
    return c.SPEED if raiders.closing(p, enemy, now + 1, now, NOBODY) > 0 else c.PASS


# The Action phase.


def _action(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    best = max(_plans(p, legal), key=lambda plan: plan.score, default=None)
    if p.s.raid is not None:
        worth, bomber = raiders.hunt(p, legal, at_speed=False)
        if worth > raiders.FIRST and (best is None or worth > best.score):
            return bomber
    if best is None or best.score <= 0:
        return c.PASS
    return c.COUNTER if best.face == NOBODY else c.CARD + best.face


def _use(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    choice = c.COUNTER if frame[2] == NOBODY else c.CARD + frame[2]
    return max(_plans(p, [choice]), key=lambda plan: plan.score).use


def _target(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    return c.AIRCRAFT + max(_aimed(p, frame[2], frame[3]), key=lambda plan: plan.score).enemy


def _steps(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    return legal[-1]


def _plans(p: Cockpit, legal: list[int]) -> list[Plan]:
    """Return every use of the cards that may be played, each with what it promises."""
    t, s, me = p.t, p.s, p.me
    leeway = uses.Leeway(s, me)
    found: list[Plan] = []
    if c.COUNTER in legal:
        for use in uses.counter_uses(t, leeway):
            found += _aimed(p, NOBODY, use)
    for choice in legal:
        if not c.CARD <= choice < c.AIRCRAFT:
            continue
        face = choice - c.CARD
        for use in uses.uses(t, s, me, face, leeway):
            if uses.aimed(t, face, use):
                found += _aimed(p, face, use)
            else:
                found.append(Plan(_alone(p, face, use), face, use, NOBODY))
    return found


def _aimed(p: Cockpit, face: int, use: int) -> list[Plan]:
    """Return the plans of a card against each enemy it can reach."""
    aim = _attack if use in (c.ATTACK, c.GUNNER) else _turn
    if use == c.SELECT:
        aim = _select
    enemies = aims.targets_for(p.t, p.s, p.me, face, use)
    return [Plan(aim(p, face, use, enemy), face, use, enemy) for enemy in enemies]


def _select(p: Cockpit, face: int, use: int, enemy: int) -> float:
    return raiders.select(p, face, uses.maneuver_value(p.t, p.s, p.me, face), enemy)


def _turn(p: Cockpit, face: int, use: int, enemy: int) -> float:
    """Return what a better position promises, less the card."""
    s, me = p.s, p.me
    now = positions.position(s, me, enemy)
    if use == c.MANEUVER:
        worth = uses.maneuver_value(p.t, s, me, face)
        steps = positions.step_set(s, me, enemy) & uses.UP_TO[worth]
        grip, title = now + steps.bit_length() - 1, tb.MANEUVER
    elif reaction.breaks_off(p.t, face, use):
        grip, title = 0, tb.BARREL_ROLL
    else:
        grip, title = ADVANTAGED, tb.SCISSORS
    if is_laden(s, enemy):
        return raiders.closing(p, enemy, grip, now, face)
    chance = p.success(enemy, title, face)
    return p.bet(enemy, chance, p.gain(enemy, now, grip, face)) - p.spend(face)


def _attack(p: Cockpit, face: int, use: int, enemy: int) -> float:
    """Return what an attack promises; little, where other cards would use the bursts better."""
    if use == c.GUNNER:
        return p.shot(face, enemy, p.s.extra_hits).value
    shots = p.shots(enemy)
    budget = bursts.available(p.s, p.me, positions.position(p.s, p.me, enemy))
    shot = next(shot for shot in shots if shot.face == face)
    rest = volley(others(shots, face), budget - shot.cost)
    peril = raiders.danger(p, enemy) if is_laden(p.s, enemy) else 0.0
    return shot.value - peril - 2 * (volley(shots, budget) - rest - shot.value)


def _alone(p: Cockpit, face: int, use: int) -> float:
    """Return what a play on oneself promises."""
    act = p.t.action[face]
    if use in (c.CLIMB, c.DIVE):
        gain = _level(p, altitude.WAY[use], fight=False) - _level(p, 0, fight=False)
        return gain - p.spend(face)
    if use == c.BARRAGE or act == tb.EXTRA_HIT:
        return _extra(p, face)
    return _evade_ahead(p, face) if act == tb.EVADE else _redline(p)


def _extra(p: Cockpit, face: int) -> float:
    """Return what one more hit promises to an attack that will hardly fail; it goes first."""
    t, s, me = p.t, p.s, p.me
    best = -1.0
    for enemy in positions.targets(s, me):
        budget = bursts.available(s, me, positions.position(s, me, enemy))
        for shot in p.shots(enemy):
            chance = p.success(enemy, t.title[shot.face], face)
            if shot.face == face or shot.cost > budget or t.destroys[shot.face] or chance < SURE:
                continue
            more = p.softened(enemy, shot.hits + 1) - p.softened(enemy, shot.hits)
            gain = chance * more - p.spend(face)
            if gain > 0:
                best = max(best, _attack(p, shot.face, c.ATTACK, enemy) + gain)
    return best


def _evade_ahead(p: Cockpit, face: int) -> float:
    """Return what dearer attacks of those behind save until the next turn."""
    s, saved = p.s, 0.0
    if s.evasive[p.me]:
        return -1.0
    for enemy in positions.pursuers(s, p.me):
        tailing = s.grip[enemy] == TAILING
        full = s.row[enemy][tb.BURSTS] + bursts.ADVANTAGE_POOL + bursts.TAILING_POOL * tailing
        saved += threat(p.t, s, enemy, full) - threat(p.t, s, enemy, full * DEARER)
    return saved * p.later - p.spend(face)


def _redline(p: Cockpit) -> float:
    """Return what the cards of a Redline promise, less its damage."""
    due = p.s.row[p.me][tb.REDLINE_DAMAGE]
    return REDLINE_DRAW * p.mean - (harm(p.t, p.s, p.me, due) if due else 0.0)


# Answers.


def _react(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    """Answer where what is at stake is worth the card, with the card that does it best."""
    s = p.s
    stake = _stake(p)
    other = opponent(s, p.me)
    best, score = c.PASS, 0.0
    for choice in legal:
        if choice != c.COUNTER and choice < c.CARD:
            continue
        face = NOBODY if choice == c.COUNTER else choice - c.CARD
        title = tb.ACE_PILOT if face == NOBODY else p.t.title[face]
        value = p.bet(other, 1.0 - p.answered(other, title), stake) - p.spend(face)
        if value > score:
            best, score = choice, value
    if best == c.PASS and c.PUSH in legal:
        hope = HOPE * p.drawn(p.promise.answerers[frame[2]], REDLINE_DRAW)
        return c.PUSH if _redline(p) + hope * stake > 0 else c.PASS
    return best


def _stake(p: Cockpit) -> float:
    """Return what the action being answered is worth to the one who began it."""
    t, s = p.t, p.s
    by, on = s.by, s.on
    if s.use in (c.ATTACK, c.GUNNER):
        if t.destroys[s.face]:
            return doom(t, s, on)
        return _blow(p) if on == p.me else p.softened(on, s.hits)
    now = positions.position(s, by, on)
    if s.use in (c.MANEUVER, c.SPEED):
        grip = now + s.steps
    elif s.use == c.PLAY and t.action[s.face] == tb.BREAK_OFF:
        grip = 0
    else:
        grip = ADVANTAGED
    if by == p.me:
        return p.gain(on, now, grip, NOBODY)
    before, after = (threat(t, s, by, bursts.available(s, by, held)) for held in (now, grip))
    return p.step(now, grip) + after - before


def _blow(p: Cockpit) -> float:
    """Return what an attack on oneself costs: the damage, or an Evasive and what is left."""
    full = harm(p.t, p.s, p.me, p.s.hits)
    soft = faces(p.s.mask[p.me] & p.t.soft_faces)
    return min(full, full - _saved(p, p.s.hits, soft[0]) + p.spend(soft[0])) if soft else full


def _saved(p: Cockpit, hits: int, face: int) -> float:
    """Return what an Evasive spares of so many hits."""
    left = max(0, hits - p.t.softens[face])
    return harm(p.t, p.s, p.me, hits) - (harm(p.t, p.s, p.me, left) if left else 0.0)


def _evade(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    """Soften a blow where that spares more than the card is worth."""
    hits = frame[2] if frame[0] == frames.REDLINE else p.s.hits
    if p.s.raid is not None and frame[0] == frames.EVADE and p.me == p.s.by:
        hits = p.s.raid.back
    face = legal[-1] - c.CARD
    return legal[-1] if face >= 0 and _saved(p, hits, face) > p.spend(face) else c.PASS


Decide = Callable[[Cockpit, Frame, list[int]], int]
DECIDE: Final[dict[int, Decide]] = {
    frames.SLOT: _slot,
    frames.STALL: _pay,
    frames.ALTITUDE: _altitude,
    frames.PAY: _pay,
    frames.FOLLOW: _follow,
    frames.COMPARE: _compare,
    frames.SPEED: _speed,
    frames.ACTION: _action,
    frames.USE: _use,
    frames.TARGET: _target,
    frames.STEPS: _steps,
    frames.REACT: _react,
    frames.EVADE: _evade,
    frames.REDLINE: _evade,
    frames.DISCARD: _discard,
    **raiders.DECIDE,
}
