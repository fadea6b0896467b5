"""A hand-written pilot: what to play, what to answer, when to climb, dive, let go or go home.

It flies in an imagined world and uses of it only what its seat knows: own hands and public facts.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from escadrille.mechanics.exchange import opponent
from escadrille.mechanics.hands import faces
from escadrille.mechanics.volleys import others, volley
from escadrille.systems.zero import choices as c
from escadrille.systems.zero import frames
from escadrille.systems.zero.bots.cockpit import Cockpit
from escadrille.systems.zero.bots.evaluate import STANDING, harm, lead, quality
from escadrille.systems.zero.rules import altitude, bursts, disengagement, play, positions
from escadrille.systems.zero.rules.ending import DAMAGED_VP, DESTROYED_VP, aircraft_vp
from escadrille.systems.zero.rules.wingmen import defensive, offensive, playable
from escadrille.systems.zero.state import FLYING, NOBODY, Frame, State
from escadrille.systems.zero.tables import BONUSES, SCISSORS, STEPS, Tables

if TYPE_CHECKING:
    from escadrille.systems.zero.engine import ZeroRules

SURE: Final = 0.97  # the least chance of victory that is worth going home for
CARD: Final = 0.35  # a card more or less, whichever it is
EAGER: Final = 0.9  # a fight now against what comes later
CLOSE: Final = 0.6  # what it costs to be a level away from the nearest enemy
HUNGRY: Final = 2.0  # how much that matters to one who is not ahead, and to one who is
CONTENT: Final = 0.5
SHAKEN_OFF: Final = 0.6  # how often a pursuer does not follow
FOLLOWED_UP: Final = 1.5  # a Position won by a Wingman serves its Leader at once
BURST: Final = 0.4  # one more Burst at a Wingman
OPENED: Final = 0.35  # what each step ahead adds to an enemy's cards, of which two count
WAY: Final = {c.PASS: 0, c.CLIMB: 1, c.DIVE: -1}
BONUS_ORDER: Final = "BPHG"


class Plan(NamedTuple):
    """One way to use one card, and what it promises."""

    score: float
    face: int
    use: int
    target: int


def tactical(rules: ZeroRules, world: State, seat: int) -> int:
    """Return the choice of a pilot worth flying against."""
    legal = rules.legal(world, seat)
    if len(legal) == 1:
        return legal[0]
    frame = world.stack[-1]
    if frame[0] == frames.FORCE:
        return _force(rules.t, world, legal)
    if frame[0] == frames.START:
        return legal[-1]  # high: to come down on others draws cards, to come up costs them
    return DECIDE[frame[0]](Cockpit(rules.t, world, frame[1]), frame, legal)


# Before the fight, and before each sequence of game turn 1.


def _force(t: Tables, s: State, legal: list[int]) -> int:
    """Take the best type, and its Wingman."""
    if legal[-1] < c.FIGHTER:
        return legal[-1]
    return max(legal, key=lambda choice: quality(t, choice - c.FIGHTER))


def _most(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    """Take a bonus, draw all cards, leave with all that flies."""
    return legal[-1]


def _letter(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    return min(legal, key=lambda choice: BONUS_ORDER.index(BONUSES[choice - c.BONUS]))


def _next(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    """Send first who can shoot, who is hunted, who needs cards."""
    s = p.s

    def urgency(choice: int) -> int:
        leader = choice - c.AIRCRAFT
        return abs(s.grip[leader >> 1]) * 2 - s.held[leader]

    return max(legal, key=urgency)


# Cards that go for nothing, and cards that come.


def _pay(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    """Part with the card that is worth least."""
    cards = [choice for choice in legal if choice >= c.CARD]
    return min(cards, key=lambda choice: p.keep(choice - c.CARD))


def _discard(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    """Drop what clogs the hand, so that Horsepower is not lost."""
    choice = _pay(p, frame, legal)
    poor = p.keep(choice - c.CARD) < p.promise.mean * p.later
    return choice if p.refill and poor else c.PASS


# Altitude.


def _altitude(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    return max(legal, key=lambda choice: _level(p, WAY[choice]))


def _level(p: Cockpit, way: int) -> float:
    """Return what a level promises: cards, safety, and the fight that it offers."""
    s, me = p.s, p.me
    element = me >> 1
    there = s.clone() if way else s
    score = STANDING[s.grip[element] + 2] * p.later
    if way:
        there.altitude[element] += way
        grip = s.grip[element]
        positions.release(there, me, None)
        score = STANDING[grip + 2] * (1 - SHAKEN_OFF) * p.later if grip < 0 else 0.0
        score += -CARD * way * p.later
    score += CARD * p.later * altitude.horsepower(there, me)
    gaps = [
        abs(there.altitude[element] - there.altitude[enemy >> 1])
        for enemy in s.roster.enemies[me]
        if s.status[enemy] == FLYING
    ]
    hunger = HUNGRY if lead(p.t, s, s.roster.side[me]) <= 0 else CONTENT
    score -= CLOSE * hunger * min(gaps, default=0)
    cockpit = Cockpit(p.t, there, me) if way else p
    return score + EAGER * max([0.0, *[plan.score for plan in _plans(cockpit)]])


def _follow(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    """Keep a Position that is worth its cards."""
    _, me, way, cost = frame
    cards = cost + way  # a dive draws one, a climb costs one
    return c.FOLLOW if STANDING[p.s.grip[me >> 1] + 2] * p.later > CARD * cards else c.PASS


# The Card Play phase.


def _play(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    if c.BREAK_OFF in legal and _going_home(p):
        return c.BREAK_OFF
    choice, score = c.PASS, 0.0
    for plan in _plans(p):
        if plan.score > score:
            choice, score = c.CARD + plan.face, plan.score
    for announced in legal:
        if announced >= c.AIRCRAFT:
            promise = _promise_at_wingman(p, announced - c.AIRCRAFT)
            if promise > score:
                choice, score = announced, promise
    return choice


def _use(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    return max(_uses(p, frame[2]), key=lambda plan: plan.score).use


def _target(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    _, _, face, use = frame
    plans = _aimed(p, face, use)
    return c.AIRCRAFT + max(plans, key=lambda plan: plan.score).target


def _plans(p: Cockpit) -> list[Plan]:
    """Return every use of the cards that may be played, each with what it promises."""
    playable = play.playable(p.t, p.s, p.me)
    return [plan for face in faces(playable) for plan in _uses(p, face)]


def _uses(p: Cockpit, face: int) -> list[Plan]:
    found: list[Plan] = []
    for use in play.uses(p.t, p.s, p.me, face):
        if use in (c.CLIMB, c.DIVE):
            found.append(Plan(_roll(p, face, use), face, use, NOBODY))
        else:
            found += _aimed(p, face, use)
    return found


def _aimed(p: Cockpit, face: int, use: int) -> list[Plan]:
    """Return the plans of a card against each enemy it can reach."""
    aim = _fire if use in (c.FIRE, c.GUNNER) else _maneuver
    targets = play.targets_for(p.t, p.s, p.me, face, use)
    return [Plan(aim(p, face, use, target), face, use, target) for target in targets]


def _fire(p: Cockpit, face: int, use: int, target: int) -> float:
    """Return what a shot promises; little, where other cards would use the Bursts better."""
    s, me, shot = p.s, p.me, p.shot(face, target)
    if use == c.GUNNER:
        return shot.value
    budget = bursts.left_at_wingman(s, me) if target & 1 else bursts.left_at_leader(s, me, target)
    shots = p.shots(target)
    rest = volley(others(shots, face), budget - shot.cost)
    return shot.value - 2 * (volley(shots, budget) - rest - shot.value)


def _maneuver(p: Cockpit, face: int, use: int, target: int) -> float:
    """Return what a better Position, or Bursts at a Wingman, promise, less the card."""
    t, s = p.t, p.s
    title = SCISSORS if use == c.AGILE else t.title[face]
    steps = STEPS[title]
    chance = p.success(target, title, face)
    if target & 1:
        shots = p.shots(target)
        left = bursts.left_at_wingman(s, p.me)
        gain = volley(others(shots, face), left + steps) - volley(shots, left)
        return chance * gain - p.spend(face)
    after = positions.standing(s, p.me & ~1, target) + steps
    return p.bet(chance, p.gain(target, after, face)) - p.spend(face)


def _roll(p: Cockpit, face: int, use: int) -> float:
    """Return what another level promises by itself, less the card: mostly to shake someone off."""
    grip = p.s.grip[p.me >> 1]
    worth = -STANDING[grip + 2] * p.later * (SHAKEN_OFF if grip < 0 else 1.0)
    return worth - CARD * WAY[use] * p.later - p.spend(face)


def _promise_at_wingman(p: Cockpit, target: int) -> float:
    """Return what the whole hand promises against a Wingman who has not drawn yet."""
    s = p.s
    world = s.clone()
    world.held[target] = defensive(s, target)
    sight = Cockpit(p.t, world, p.me)
    budget = bursts.left_to_gunner(s, p.me)
    if s.foe[p.me >> 1] == NOBODY:
        budget = bursts.left_at_wingman(s, p.me)
        for face in faces(s.mask[p.me] & p.t.chases):
            budget += p.t.steps[face] * s.hand[p.me * p.t.faces + face]
    return volley(sight.shots(target), budget) * EAGER


# Going home.


def _going_home(p: Cockpit) -> bool:
    """Would withdrawing the last Element of a side end the fight as a victory?"""
    t, s, me = p.t, p.s, p.me
    side = s.roster.side[me]
    sides = s.roster.side
    if any(
        s.status[leader] == FLYING and sides[leader] == side and leader != me
        for leader in range(0, s.roster.size, 2)
    ):
        return False
    leaving = [aircraft for aircraft in (me, me + 1) if s.status[aircraft] == FLYING]
    losses = {0: 1.0}
    for aircraft in leaving:
        odds = _odds(p, aircraft)
        after: dict[int, float] = {}
        for lost, chance in losses.items():
            for points, share in odds.items():
                after[lost + points] = after.get(lost + points, 0.0) + chance * share
        losses = after
    ahead = lead(t, s, side)
    victory = sum([chance for lost, chance in losses.items() if lost < ahead])
    return victory >= SURE


def _odds(p: Cockpit, aircraft: int) -> dict[int, float]:
    """Return the Victory Points that breaking off costs, each with its chance."""
    t, s = p.t, p.s
    shift = disengagement.shift_of(t, s, aircraft)
    damaged = bool(s.flipped[aircraft])
    odds: dict[int, float] = {}
    for face, count in enumerate(p.unseen):
        level = max(0, min(disengagement.LAST, t.level[face] + shift))
        shot_down = disengagement.result_at(level, damaged=damaged) == disengagement.SHOT_DOWN
        points = (DESTROYED_VP if shot_down else DAMAGED_VP) - aircraft_vp(s, aircraft)
        odds[points] = odds.get(points, 0.0) + count / p.pool
    return odds


# Wingmen.


def _raid(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    """Name the target against whom unknown cards promise most; they cost nothing."""
    return max(legal[1:], key=lambda choice: _promise_of_raid(p, choice - c.AIRCRAFT))


def _promise_of_raid(p: Cockpit, target: int) -> float:
    t, s = p.t, p.s
    world = s.clone()
    if target & 1:
        world.held[target] = defensive(s, target)
    sight = Cockpit(t, world, p.me)
    total = 0.0
    for face, count in enumerate(p.unseen):
        if count:
            total += count * max(0.0, _blow(sight, face, target))
    return total * offensive(s, p.me)


def _strike(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    """Play whatever does good: what is not played is lost."""
    target = frame[2]
    return max(legal[1:], key=lambda choice: _blow(p, choice - c.CARD, target))


def _blow(p: Cockpit, face: int, target: int) -> float:
    """Return what a Wingman's card promises against a target, if it can be played at all."""
    t, s = p.t, p.s
    if not playable(t, s, p.me, target) >> face & 1:
        return 0.0
    chance = p.success(target, t.title[face], face)
    if t.bursts[face]:
        return chance * harm(s, target, t.hits[face])
    now = positions.standing(s, p.me - 1, target)
    return chance * p.step(now, now + t.steps[face]) * FOLLOWED_UP


# Answers.


def _react(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    """Answer where what is at stake is worth the card, with the card that does it best."""
    best, score = c.PASS, 0.0
    for choice in legal[1:]:
        for _, value in _answers(p, frame[2], choice - c.CARD):
            if value > score:
                best, score = choice, value
    return best


def _guise(p: Cockpit, frame: Frame, legal: list[int]) -> int:
    found = [pair for pair in _answers(p, frame[2], frame[3]) if pair[0] in legal]
    return max(found, key=lambda pair: pair[1])[0]


def _answers(p: Cockpit, title: int, face: int) -> list[tuple[int, float]]:
    """Return what a card promises as an answer: as itself, and as SCISSORS where it may be."""
    t, s = p.t, p.s
    other = opponent(s, p.me)
    stake = _stake(p)
    guises = []
    if t.answers[title] >> face & 1:
        guises.append((c.ANSWER, t.title[face]))
    if t.title[face] != SCISSORS and p.me == s.active:
        guises.append((c.AGILE, SCISSORS))
    final = s.use == c.GUNNER and p.me == s.on
    found = []
    for guise, shown in guises:
        holds = 1.0 if final else 1.0 - p.answered(other, shown)
        found.append((guise, p.bet(holds, stake) - p.spend(face)))
    return found


def _stake(p: Cockpit) -> float:
    """Return what the Attack being answered is worth to the one who began it."""
    t, s = p.t, p.s
    by, on = s.by, s.on
    if s.use in (c.FIRE, c.GUNNER):
        return harm(s, on, t.hits[s.face])
    if s.use in (c.CLIMB, c.DIVE):
        grip = s.grip[by >> 1]
        return STANDING[-grip + 2] * p.later * SHAKEN_OFF if grip else CARD
    steps = STEPS[SCISSORS if s.use == c.AGILE else t.title[s.face]]
    if on & 1:
        return BURST * steps
    now = positions.standing(s, by & ~1, on)
    if by == p.me:
        return p.gain(on, now + steps, NOBODY)
    opened = OPENED * (max(0, now + steps) - max(0, now)) * min(2, s.held[by & ~1])
    return p.step(now, now + steps) + opened


Decide = Callable[[Cockpit, Frame, list[int]], int]
DECIDE: Final[dict[int, Decide]] = {
    frames.BONUS: _most,
    frames.LETTER: _letter,
    frames.NEXT: _next,
    frames.RAID: _raid,
    frames.STRIKE: _strike,
    frames.ALTITUDE: _altitude,
    frames.PAY: _pay,
    frames.FOLLOW: _follow,
    frames.PLAY: _play,
    frames.USE: _use,
    frames.TARGET: _target,
    frames.BREAK_OFF: _most,
    frames.REACT: _react,
    frames.GUISE: _guise,
    frames.DISCARD: _discard,
    frames.DRAW: _most,
}
