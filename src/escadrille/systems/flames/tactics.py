"""A hand-written pilot: what to play, what to answer, when to climb, dive or let go.

It flies in an imagined world and uses of it only what its seat knows: own hands and public facts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from escadrille.systems.flames import choices as c
from escadrille.systems.flames import frames
from escadrille.systems.flames.evaluate import (
    STANDING,
    doom,
    future,
    harm,
    outlook,
    threat,
    unseen,
)
from escadrille.systems.flames.rules import action, altitude, bursts, positions, setup, speed
from escadrille.systems.flames.rules.cards import faces
from escadrille.systems.flames.rules.redline import REDLINE_DRAW
from escadrille.systems.flames.state import NOBODY, Frame, State
from escadrille.systems.flames.tables import (
    ACE_PILOT,
    BARREL_ROLL,
    BREAK_OFF,
    BURSTS,
    EVADE,
    EXTRA_HIT,
    FIREPOWER,
    MANEUVER,
    PERFORMANCE,
    POST,
    PRE,
    REDLINE,
    REDLINE_DAMAGE,
    REVERSE,
    SCISSORS,
    Tables,
)

if TYPE_CHECKING:
    from escadrille.systems.flames.engine import FlamesRules

COUNTER_WORTH: Final = 0.9
ANSWER_BACK: Final = 0.5  # how often a card that answers the answer is there when it matters
WILLING: Final = 0.85  # how often an enemy who could answer does
LATER: Final = 0.6  # a card drawn next turn against one drawn now
LEAST: Final = 0.03


class Plan(NamedTuple):
    """One way to use one card (NOBODY: an Ace Pilot counter), and what it promises."""

    score: float
    face: int
    use: int
    enemy: int


class Cockpit:
    """What one pilot sees at one decision."""

    __slots__ = ("future", "me", "pool", "promise", "s", "seat", "shots", "t", "unseen")

    def __init__(self, t: Tables, s: State, me: int) -> None:
        self.t, self.s, self.me = t, s, me
        self.seat = s.roster.seat[me]
        self.promise = outlook(t)
        self.unseen = unseen(t, s, self.seat)
        self.pool = max(1, sum(self.unseen))
        self.future = future(t, s, me)
        self.shots: dict[int, list[Shot]] = {}

    def answered(self, enemy: int, title: int) -> float:
        """Return the chance that an enemy holds an answer to a title."""
        s = self.s
        if s.aces[enemy] and self.t.counter_answers[title]:
            return 1.0
        left = self.unseen
        known = sum([left[face] for face in self.promise.answerers[title]])
        return 1.0 - (1.0 - known / self.pool) ** s.held[enemy]

    def success(self, enemy: int, title: int) -> float:
        """Return the chance that a play against an enemy is not cancelled."""
        answered = self.answered(enemy, title) * WILLING
        if not answered:
            return 1.0
        left, mask, t = self.unseen, self.s.mask[self.me], self.t
        known = beaten = 0
        for face in self.promise.answerers[title]:
            known += left[face]
            if mask & t.answers[t.title[face]]:
                beaten += left[face]
        return 1.0 - answered * (1.0 - ANSWER_BACK * beaten / max(1, known))

    def spend(self, face: int) -> float:
        """Return what a card is worth in the hand, less the draw that its leaving makes room for."""
        s = self.s
        if not self.future:
            return LEAST
        worth = self.promise.guard[face] if s.turn == self.t.turns else self.promise.worth[face]
        return max(LEAST, worth * self.future - self.refill())

    def refill(self) -> float:
        """Return what one card fewer in the hand is worth: a draw that Performance would refuse."""
        s, me = self.s, self.me
        room = s.row[me][PERFORMANCE] - s.held[me]
        pre = max(0, altitude.horsepower(s, me, PRE))
        if s.turn == self.t.turns and s.acted[me] and s.active != me:
            return 0.0
        if s.active == me:
            post = max(0, altitude.horsepower(s, me, POST))
            if room < post:
                return self.promise.mean * self.future
            if room < post + pre:
                return self.promise.mean * self.future * LATER
            return 0.0
        return self.promise.mean * LATER if room < pre else 0.0

    def standing(self, grip: int) -> float:
        return STANDING[grip + 2] * self.future


class Shot(NamedTuple):
    """One attack that the hand allows on an enemy, bursts permitting."""

    face: int
    cost: int
    value: float
    chance: float
    hits: int


def tactical(rules: FlamesRules, world: State, seat: int) -> int:
    """Return the choice of a pilot worth flying against."""
    legal = rules.legal(world, seat)
    if len(legal) == 1:
        return legal[0]
    frame = world.stack[-1]
    if frame[0] == frames.FORCE:
        return _force(rules.t, world, seat, legal)
    if frame[0] == frames.START:
        return _start(rules.t, world, seat, legal)
    return DECIDE[frame[0]](Cockpit(rules.t, world, frame[1]), frame, legal)


# Before the battle.


def _force(t: Tables, s: State, seat: int, legal: list[int]) -> int:
    side = setup.chooser(t, seat)
    assert side is not None
    assert side.points is not None
    picks = s.picks[seat]
    stage = len(picks) % setup.PICK
    if stage == 2:
        return legal[-1]
    slots = side.count - len(picks) // setup.PICK
    share = (side.points - setup.price(t, picks)) // max(1, slots)
    if stage == 1:
        share = side.points - setup.price(t, picks)
        share = share // max(1, slots)
        fit = [x for x in legal if x >= c.PILOT and t.pilots[x - c.PILOT].vp <= share]
        return max(fit, key=lambda x: t.pilots[x - c.PILOT].vp, default=c.PASS)
    fit = [x for x in legal if x >= c.FIGHTER and t.fighters[x - c.FIGHTER].vp <= share]
    return max(fit, key=lambda x: t.fighters[x - c.FIGHTER].vp, default=legal[0])


def _start(t: Tables, s: State, seat: int, legal: list[int]) -> int:
    return c.LEVEL + START_LEVEL


START_LEVEL: Final = 0


def _slot(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    return max(legal, key=lambda choice: _urgency(p.t, p.s, choice - c.AIRCRAFT))


def _urgency(t: Tables, s: State, aircraft: int) -> float:
    score = 0.0
    if s.holds[aircraft] >= 0:
        score += s.grip[aircraft] + 1
    for enemy in positions.pursuers(s, aircraft):
        score += 0 if s.acted[enemy] else s.grip[enemy]
    return score + 0.1 * s.held[aircraft]


# Cards that go for nothing.


def _cheapest(p: Cockpit, legal: list[int]) -> int:
    cards = [choice for choice in legal if c.CARD <= choice < c.AIRCRAFT]
    worth = p.promise.worth
    return min(cards, key=lambda choice: worth[choice - c.CARD])


def _pay(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    return _cheapest(p, legal)


def _discard(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    """Drop what clogs the hand, so that Horsepower is not lost."""
    choice = _cheapest(p, legal)
    worth = p.promise.worth[choice - c.CARD]
    if p.refill() > worth:
        return choice
    return c.PASS


# Altitude.


def _altitude(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    if c.REDLINE in legal and _redline(p) > 0:
        return c.REDLINE
    options = [choice for choice in legal if choice in (c.PASS, c.CLIMB, c.DIVE)]
    return max(options, key=lambda choice: _level_score(p, choice))


INITIATIVE: Final = 0.8


def _level_score(p: Cockpit, choice: int) -> float:
    s, me = p.s, p.me
    way = {c.PASS: 0, c.CLIMB: 1, c.DIVE: -1}[choice]
    level = s.altitude[me] + way
    fights = [e for e in s.roster.enemies[me] if s.alive[e] and s.altitude[e] == level]
    score = 0.0
    if not way:
        if s.holds[me] >= 0:
            score += p.standing(s.grip[me]) + 1
        for enemy in positions.pursuers(s, me):
            score -= p.standing(s.grip[enemy])
        return score + (INITIATIVE if fights else 0) - _apart(p, level)
    mean = p.promise.mean * p.future
    for enemy in positions.pursuers(s, me):
        cost = altitude.follow_cost(s, enemy, way)
        if cost <= s.held[enemy]:
            follows = 0.8 if cost < 2 else 0.4
            score -= follows * p.standing(s.grip[enemy])
            score += follows * (cost - (way < 0)) * mean
            if follows > 0.5:
                fights.append(enemy)
    if way > 0:
        score -= mean * 0.7
    else:
        score += mean
    score += 0.1 * (s.altitude[me] - level)
    return score + (INITIATIVE if fights else 0) - _apart(p, level)


def _apart(p: Cockpit, level: int) -> float:
    s = p.s
    near = min(abs(s.altitude[e] - level) for e in s.roster.enemies[p.me] if s.alive[e])
    return APART * near


APART: Final = 0.8


def _follow(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    if c.FOLLOW not in legal:
        return c.PASS
    cost = altitude.follow_cost(p.s, p.me, frame[2]) - (frame[2] < 0)
    value = p.standing(p.s.grip[p.me]) + 0.5
    return c.FOLLOW if value > cost * p.promise.mean * 0.8 else c.PASS


# Speed.


def _compare(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    enemies = [choice for choice in legal if choice >= c.AIRCRAFT]
    if not enemies:
        return c.PASS
    return max(enemies, key=lambda x: speed.advantage(p.s, p.me, x - c.AIRCRAFT))


def _speed(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    return c.SPEED


# The Action phase.


def _action(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    best = max(_plans(p, legal), key=lambda plan: plan.score, default=None)
    if best is None or best.score <= 0:
        return c.PASS
    return c.COUNTER if best.face == NOBODY else c.CARD + best.face


def _plans(p: Cockpit, legal: list[int]) -> list[Plan]:
    t, s, me = p.t, p.s, p.me
    reach = action.Reach(s, me)
    found: list[Plan] = []
    if c.COUNTER in legal:
        found += _aimed(p, NOBODY, c.MANEUVER)
    for choice in legal:
        if c.CARD <= choice < c.AIRCRAFT:
            face = choice - c.CARD
            for use in action.uses(t, s, me, face, reach):
                if use in SELF or (use == c.PLAY and t.action[face] not in (BREAK_OFF, REVERSE)):
                    found.append(Plan(_alone(p, face, use), face, use, NOBODY))
                else:
                    found += _aimed(p, face, use)
    return found


SELF: Final = (c.CLIMB, c.DIVE, c.BARRAGE)


def _use(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    plans = _plans(p, [c.CARD + frame[2]])
    best = max(plans, key=lambda plan: plan.score)
    return best.use


def _target(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    _, _, face, use = frame
    return c.AIRCRAFT + max(_aimed(p, face, use), key=lambda plan: plan.score).enemy


def _steps(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    return legal[-1]


def _aimed(p: Cockpit, face: int, use: int) -> list[Plan]:
    """Return the plans of a card against each enemy it can reach."""
    enemies = action.targets_for(p.t, p.s, p.me, face, use)
    return [Plan(_aim(p, face, use, enemy), face, use, enemy) for enemy in enemies]


def _aim(p: Cockpit, face: int, use: int, enemy: int) -> float:
    s, me = p.s, p.me
    if use in (c.ATTACK, c.GUNNER):
        return _attack(p, face, use, enemy)
    now = positions.position(s, me, enemy)
    if use == c.MANEUVER:
        reach = positions.step_set(s, me, enemy) & action.UP_TO[
            action.maneuver_value(p.t, s, me, face)
        ]
        grip, title = now + reach.bit_length() - 1, MANEUVER
    elif use == c.PLAY and p.t.action[face] == BREAK_OFF:
        grip, title = 0, BARREL_ROLL
    else:
        grip, title = positions.ADVANTAGED, SCISSORS
    gain = _gain(p, enemy, now, grip, face)
    cost = COUNTER_WORTH if face == NOBODY else p.spend(face)
    return p.success(enemy, title) * gain - cost


def _gain(p: Cockpit, enemy: int, now: int, grip: int, without: int) -> float:
    """Return what a better position gives: itself, and the shots that it opens."""
    shots = _shots(p, enemy)
    for number, shot in enumerate(shots):
        if shot.face == without:
            shots = shots[:number] + shots[number + 1 :]
            break
    opened = _volley(shots, _bursts_at(p, grip)) - _volley(_shots(p, enemy), _bursts_at(p, now))
    return p.standing(grip) - p.standing(now) + opened


def _bursts_at(p: Cockpit, grip: int) -> int:
    s = p.s
    if grip < 0:
        return 0
    left = bursts.inherent_left(s, p.me)
    if grip >= positions.ADVANTAGED:
        left += bursts.ADVANTAGE_POOL - s.advantage
    if grip == positions.TAILING:
        left += bursts.TAILING_POOL - s.tailing
    return left


def _shots(p: Cockpit, enemy: int) -> list[Shot]:
    """Return the attacks in hand on an enemy, one for each card."""
    found = p.shots.get(enemy)
    if found is None:
        t, s, me = p.t, p.s, p.me
        base = me * t.faces
        found = []
        for face in faces(s.mask[me]):
            if t.bursts[face]:
                shot = _shot(p, face, enemy, s.row[me][FIREPOWER] + s.extra_hits)
                found += [shot] * s.hand[base + face]
        p.shots[enemy] = found
    return found


def _shot(p: Cockpit, face: int, enemy: int, bonus: int) -> Shot:
    t, s = p.t, p.s
    hits = max(0, t.hits[face] + bonus)
    chance = p.success(enemy, t.title[face])
    if t.destroys[face]:
        value = doom(t, s, enemy)
    else:
        value = _softened(p, enemy, hits)
    return Shot(face, t.bursts[face] + s.evasive[enemy], chance * value - p.spend(face), chance, hits)


def _softened(p: Cockpit, enemy: int, hits: int) -> float:
    """Return what hits are worth, given that their victim may hold an Evasive."""
    t, s = p.t, p.s
    soft = sum([p.unseen[face] for face in range(t.faces) if t.softens[face]])
    chance = 1.0 - (1.0 - soft / p.pool) ** s.held[enemy]
    full = harm(t, s, enemy, hits)
    return full - chance * (full - harm(t, s, enemy, max(0, hits - 2)))


def _volley(shots: list[Shot], budget: int) -> float:
    """Return the most that a hand of attacks promises within so many bursts."""
    best = [0.0] * (budget + 1)
    for shot in shots:
        if shot.value > 0:
            for left in range(budget, shot.cost - 1, -1):
                best[left] = max(best[left], best[left - shot.cost] + shot.value)
    return best[budget]


def _attack(p: Cockpit, face: int, use: int, enemy: int) -> float:
    """Return what an attack promises; less what it leaves no bursts for."""
    if use == c.GUNNER:
        return _shot(p, face, enemy, p.s.extra_hits).value
    shots = _shots(p, enemy)
    budget = bursts.available(p.s, p.me, enemy)
    number = next(n for n, shot in enumerate(shots) if shot.face == face)
    shot = shots[number]
    rest = _volley(shots[:number] + shots[number + 1 :], budget - shot.cost)
    return shot.value - 2 * (_volley(shots, budget) - rest - shot.value)


def _alone(p: Cockpit, face: int, use: int) -> float:
    """Return what a play on oneself promises."""
    act = p.t.action[face]
    if use in (c.CLIMB, c.DIVE):
        return -1.0
    if use == c.BARRAGE or act == EXTRA_HIT:
        return _extra(p, face)
    if act == EVADE:
        return _evade_ahead(p, face)
    assert act == REDLINE
    return _redline(p)


def _extra(p: Cockpit, face: int) -> float:
    """Return what one more hit promises to the best attack at hand; it must come before it."""
    best = 0.0
    for enemy in positions.targets(p.s, p.me):
        if positions.position(p.s, p.me, enemy) < 0:
            continue
        budget = bursts.available(p.s, p.me, enemy)
        for shot in _shots(p, enemy):
            if shot.face != face and shot.cost <= budget and not p.t.destroys[shot.face]:
                more = _softened(p, enemy, shot.hits + 1) - _softened(p, enemy, shot.hits)
                gain = shot.chance * more - p.spend(face)
                if gain > 0 and _attack(p, shot.face, c.ATTACK, enemy) > 0:
                    best = max(best, _attack(p, shot.face, c.ATTACK, enemy) + gain)
    return best or -1.0


def _evade_ahead(p: Cockpit, face: int) -> float:
    """Return what dearer attacks save until the next turn."""
    s = p.s
    if s.evasive[p.me]:
        return -1.0
    saved = 0.0
    for enemy in positions.pursuers(s, p.me):
        full = s.row[enemy][BURSTS] + (3 if s.grip[enemy] == positions.TAILING else 1)
        saved += threat(p.t, s, enemy, full) - threat(p.t, s, enemy, full * 0.6)
    return saved * (0.0 if not p.future else 1.0) - p.spend(face)


def _redline(p: Cockpit) -> float:
    """Return what three cards promise, less the damage."""
    s, me = p.s, p.me
    due = s.row[me][REDLINE_DAMAGE]
    pain = harm(p.t, s, me, due) if due else 0.0
    need = 1.6 if s.held[me] <= 2 else 0.9
    return REDLINE_DRAW * p.promise.mean * need * p.future - pain


# Answers.


def _react(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    """Answer where what is at stake is worth the card; with the card that is answered least."""
    stake = _stake(p)
    opponent = p.s.by if p.me == p.s.on else p.s.on
    best, score = c.PASS, 0.0
    for choice in legal:
        if choice == c.COUNTER:
            title, cost = ACE_PILOT, COUNTER_WORTH * p.future
        elif choice >= c.CARD:
            title, cost = p.t.title[choice - c.CARD], p.spend(choice - c.CARD)
        else:
            continue
        value = (1.0 - p.answered(opponent, title) * 0.7) * stake - cost
        if value > score:
            best, score = choice, value
    if best == c.PASS and c.REDLINE in legal and stake > 2.5 and _affords_redline(p):
        return c.REDLINE
    return best


def _affords_redline(p: Cockpit) -> bool:
    due = p.s.row[p.me][REDLINE_DAMAGE]
    return not due or harm(p.t, p.s, p.me, due) < 1.5


def _stake(p: Cockpit) -> float:
    """Return what the action being answered is worth to the one who began it."""
    t, s = p.t, p.s
    by, on = s.by, s.on
    if s.use in (c.ATTACK, c.GUNNER):
        if t.destroys[s.face]:
            return doom(t, s, on)
        return _blow(p) if on == p.me else _softened(p, on, s.hits)
    now = positions.position(s, by, on)
    if s.use in (c.MANEUVER, c.SPEED):
        grip = now + s.steps
    elif s.use == c.PLAY and t.action[s.face] == BREAK_OFF:
        grip = 0
    else:
        grip = positions.ADVANTAGED
    if by == p.me:
        return _gain(p, on, now, grip, NOBODY)
    fear = Cockpit.standing(p, grip) - p.standing(now)
    return fear + threat(t, s, by, _bursts_of(s, by, grip)) - threat(t, s, by, _bursts_of(s, by, now))


def _bursts_of(s: State, active: int, grip: int) -> int:
    if grip < 0:
        return 0
    left = bursts.inherent_left(s, active)
    if grip >= positions.ADVANTAGED:
        left += bursts.ADVANTAGE_POOL - s.advantage
    if grip == positions.TAILING:
        left += bursts.TAILING_POOL - s.tailing
    return left


def _blow(p: Cockpit) -> float:
    """Return what an attack on oneself costs, softened by the Evasive in hand."""
    t, s = p.t, p.s
    full = harm(t, s, p.me, s.hits)
    soft = s.mask[p.me] & t.soft_faces
    if not soft:
        return full
    face = faces(soft)[0]
    return min(full, harm(t, s, p.me, max(0, s.hits - t.softens[face])) + p.promise.worth[face])


def _evade(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    if legal[-1] < c.CARD:
        return c.PASS
    face = legal[-1] - c.CARD
    t, s = p.t, p.s
    saved = harm(t, s, p.me, s.hits) - (
        harm(t, s, p.me, s.hits - t.softens[face]) if s.hits > t.softens[face] else 0.0
    )
    return legal[-1] if saved > p.spend(face) else c.PASS


def _soften_redline(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    if legal[-1] < c.CARD:
        return c.PASS
    face = legal[-1] - c.CARD
    return legal[-1] if harm(p.t, p.s, p.me, frame[2]) > 1.5 + p.spend(face) else c.PASS


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
    frames.REDLINE: _soften_redline,
    frames.DISCARD: _discard,
}
