"""A hand-written pilot: what to play, what to answer, when to climb, dive or let go.

It flies in an imagined world and uses of it only what its seat knows: own hands and public facts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from escadrille.systems.flames import choices as c
from escadrille.systems.flames import frames
from escadrille.systems.flames.cockpit import (
    LEAST,
    PAIN,
    Cockpit,
    Shot,
    bursts_of,
)
from escadrille.systems.flames.evaluate import (
    doom,
    harm,
    shelter,
    threat,
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
    REDLINE,
    REDLINE_DAMAGE,
    REVERSE,
    SCISSORS,
    Tables,
)

if TYPE_CHECKING:
    from escadrille.systems.flames.engine import FlamesRules

COUNTER_WORTH: Final = 0.9
BAIT: Final = 0.25  # what the answer that a play draws out of an enemy was worth to him
BACK: Final = 0.7


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


START_LEVEL: Final = 2


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
    return min(cards, key=lambda choice: _keep(p, choice - c.CARD))


def _keep(p: Cockpit, face: int) -> float:
    return p.promise.strike[face] * p.later + p.loss(p.guard, p.promise.guard[face])


def _pay(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    return _cheapest(p, legal)


def _discard(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    """Drop what clogs the hand, so that Horsepower is not lost."""
    choice = _cheapest(p, legal)
    return choice if p.refill > _keep(p, choice - c.CARD) else c.PASS


# Altitude.


def _altitude(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    if c.PUSH in legal and _redline(p) > 0:
        return c.PUSH
    options = [choice for choice in legal if choice in (c.PASS, c.CLIMB, c.DIVE)]
    return max(options, key=lambda choice: _level_score(p, choice))


EAGER: Final = 1.0
APART: Final = 0.3


def _level_score(p: Cockpit, choice: int) -> float:
    """Return what a level promises: a fight on good terms, cards, and shelter."""
    s, me = p.s, p.me
    way = {c.PASS: 0, c.CLIMB: 1, c.DIVE: -1}[choice]
    there = s.clone()
    score = 0.0
    if way:
        there.altitude[me] += way
        for enemy in positions.pursuers(s, me):
            cost = altitude.follow_cost(s, enemy, way)
            if cost < s.held[enemy] and cost < 2:
                there.altitude[enemy] += way
                there.held[enemy] += -cost if way > 0 else 1 - cost
        positions.part(there, None)
        score += p.mean if way < 0 else -_keep(p, _cheapest_face(p))
    q = Cockpit(p.t, there, me)
    best = max([plan.score for plan in _plans(q, _cards(s.mask[me]))], default=0.0)
    score += EAGER * max(0.0, best)
    score -= q.danger * shelter(p.guard)
    near = min(
        abs(there.altitude[e] - there.altitude[me]) for e in s.roster.enemies[me] if s.alive[e]
    )
    return score - APART * near - 0.05 * there.altitude[me]


def _cards(mask: int) -> list[int]:
    return [c.CARD + face for face in faces(mask)]


def _cheapest_face(p: Cockpit) -> int:
    return min(faces(p.s.mask[p.me]), key=lambda face: _keep(p, face), default=0)


def _follow(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    """Keep the position where the card it costs, and the fight that follows, are worth it."""
    if c.FOLLOW not in legal:
        return c.PASS
    s = p.s
    cost = altitude.follow_cost(s, p.me, frame[2]) - (frame[2] < 0)
    value = p.standing(s.grip[p.me]) - cost * p.mean
    enemy = s.holds[p.me]
    peril = threat(p.t, s, enemy, s.held[enemy] - 1, 3) * PAIN * shelter(p.guard)
    return c.FOLLOW if value > peril else c.PASS


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
        reach = (
            positions.step_set(s, me, enemy) & action.UP_TO[action.maneuver_value(p.t, s, me, face)]
        )
        grip, title = now + reach.bit_length() - 1, MANEUVER
    elif use == c.PLAY and p.t.action[face] == BREAK_OFF:
        grip, title = 0, BARREL_ROLL
    else:
        grip, title = positions.ADVANTAGED, SCISSORS
    gain = _gain(p, enemy, now, grip, face)
    cost = COUNTER_WORTH if face == NOBODY else p.spend(face)
    chance = p.success(enemy, title)
    return chance * gain + (1 - chance) * BAIT * p.later - cost


def _gain(p: Cockpit, enemy: int, now: int, grip: int, without: int) -> float:
    """Return what a better position gives: itself, and the shots that it opens."""
    shots = _shots(p, enemy)
    for number, shot in enumerate(shots):
        if shot.face == without:
            shots = shots[:number] + shots[number + 1 :]
            break
    opened = _volley(shots, bursts_of(p.s, p.me, grip)) - _volley(
        _shots(p, enemy), bursts_of(p.s, p.me, now)
    )
    return p.standing(grip) - p.standing(now) + opened


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
    value = doom(t, s, enemy) if t.destroys[face] else _softened(p, enemy, hits)
    value = chance * value + (1 - chance) * BAIT * p.later - p.spend(face)
    return Shot(face, t.bursts[face] + s.evasive[enemy], value, chance, hits)


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
        saved += threat(p.t, s, enemy, s.held[enemy], full) - threat(
            p.t, s, enemy, s.held[enemy], full * 0.6
        )
    return saved * shelter(p.guard) - p.spend(face)


def _redline(p: Cockpit) -> float:
    """Return what three cards promise, less the damage."""
    s, me = p.s, p.me
    due = s.row[me][REDLINE_DAMAGE]
    pain = harm(p.t, s, me, due) if due else 0.0
    return REDLINE_DRAW * p.mean - pain


# Answers.


def _react(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    """Answer where what is at stake is worth the card; with the card that is answered least."""
    stake = _stake(p)
    opponent = p.s.by if p.me == p.s.on else p.s.on
    best, score = c.PASS, 0.0
    for choice in legal:
        if choice == c.COUNTER:
            title, cost = ACE_PILOT, COUNTER_WORTH if p.later or p.danger else LEAST
        elif choice >= c.CARD:
            title, cost = p.t.title[choice - c.CARD], p.spend(choice - c.CARD)
        else:
            continue
        value = (1.0 - p.answered(opponent, title) * BACK) * stake - cost
        if value > score:
            best, score = choice, value
    if best == c.PASS and c.PUSH in legal and stake > 2.5 and _affords_redline(p):
        return c.PUSH
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
    more = threat(t, s, by, s.held[by], bursts_of(s, by, grip)) - threat(
        t, s, by, s.held[by], bursts_of(s, by, now)
    )
    return p.standing(grip) - p.standing(now) + more * PAIN


def _blow(p: Cockpit) -> float:
    """Return what an attack on oneself costs, softened by the Evasive in hand."""
    t, s = p.t, p.s
    full = harm(t, s, p.me, s.hits)
    soft = s.mask[p.me] & t.soft_faces
    if not soft:
        return full
    face = faces(soft)[0]
    return min(full, harm(t, s, p.me, max(0, s.hits - t.softens[face])) + p.spend(face))


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
