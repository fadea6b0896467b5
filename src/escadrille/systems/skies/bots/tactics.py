"""The hand-written pilot: he climbs when free, shoots when he can, and stays off the guns."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from escadrille.mechanics.plane.grid import DEGREE
from escadrille.systems.skies import choices as c
from escadrille.systems.skies import facts, state
from escadrille.systems.skies import frames as f
from escadrille.systems.skies import tables as tb
from escadrille.systems.skies.bots.evaluate import CLIMB, OUTMANOEUVRED, UNIT, Outlook, price
from escadrille.systems.skies.rules import ending, targets
from escadrille.systems.skies.rules.dice import odds
from escadrille.systems.skies.rules.flight import reach, turn_limit
from escadrille.systems.skies.rules.measuring import course, pose
from escadrille.systems.skies.rules.targets import dodge_dice
from escadrille.systems.skies.state import NO_BURN, State
from escadrille.systems.skies.tables import INCH, Tables

if TYPE_CHECKING:
    from escadrille.systems.skies.engine import SkiesRules

Legal = list[int]
BURN: Final = 0.2  # what a level costs more than it shows
TIGHT: Final = 0.1  # what a Tight Turn must gain
HARD: Final = [c.AHEAD - 3, c.AHEAD + 3]  # hard turns that are weighed: 45 degrees
COARSE: Final = 45  # degrees between the turns that are weighed after it
WORTH: Final = {
    tb.GREAT_CLIMB: 0.6,
    tb.HAIL_OF_FIRE: 0.3,
    tb.DIVE_AWAY: 0.35,
    tb.HIGH_ALTITUDE: 0.25,
    tb.EAGLE_EYE: 0.4,
    tb.VIRTUOSO: 0.5,
    tb.SQUADRON_LEADER: 0.6,
}
"""Cards that are played whenever they may be, the best first."""


def tactical(rules: SkiesRules, world: State, seat: int) -> int:
    """Return the answer of the hand-written pilot."""
    legal = rules.legal(world, seat)
    if len(legal) == 1:
        return legal[0]
    kind = world.stack[-1][0]
    answer = ANSWERS.get(kind)
    return answer(rules.t, world, legal) if answer else legal[0]


def _deploy(t: Tables, s: State, legal: Legal) -> int:
    return next((choice for choice in legal if choice != c.PASS), legal[0])


def _column(t: Tables, s: State, legal: Legal) -> int:
    """Stand abreast near the middle, two inches apart."""
    aircraft = s.stack[-1][2]
    side = s.roster.side[aircraft]
    place = s.roster.own[side].index(aircraft)
    middle = (legal[0] + legal[-1]) / 2 + (place - len(s.roster.own[side]) / 2) * 3
    return min(legal, key=lambda choice: abs(choice - middle))


def _row(t: Tables, s: State, legal: Legal) -> int:
    """Stand forward where that costs no level."""
    aircraft = s.stack[-1][2]
    zone = t.grounds[s.roster.side[aircraft]][s.roster.zone[aircraft]].zone
    near = [choice for choice in legal if _depth(t, s, choice) <= zone.depth] or legal
    return near[-1] if s.roster.side[aircraft] == 0 else near[0]


def _depth(t: Tables, s: State, choice: int) -> int:
    row = choice - c.ROW
    side = s.roster.side[s.stack[-1][2]]
    return row if side == 0 else t.scenario.table[1] - row


def _heading(t: Tables, s: State, legal: Legal) -> int:
    """Head for the middle of the table, as straight across it as may be."""
    aircraft = s.stack[-1][2]
    east, north = t.width / 2 - s.x[aircraft], t.length / 2 - s.y[aircraft]
    if abs(north) > abs(east) / 2:
        east = 0.0

    def along(choice: int) -> float:
        to_east, to_north = UNIT[(choice - c.HEADING) * c.STEP]
        return east * to_east + north * to_north

    return max(legal, key=along)


def _fly(t: Tables, s: State, legal: Legal) -> int:
    """Weigh every move with every turn; burn a level, or a card, where it is worth one."""
    active, level = s.active, s.level[s.active]
    outlook = Outlook(t, s, active)
    best, answer = -99.0, legal[0]
    for choice in legal:
        if c.INCHES <= choice < c.CARD:
            score, _ = _best_turn(s, outlook, choice - c.INCHES, s.h[active], level)
            if score > best:
                best, answer = score, choice
        elif choice >= c.CARD and t.faces.card[choice - c.CARD] == tb.TIGHT_TURN:
            score = _tight(s, outlook, level) - TIGHT
            if score > best:
                best, answer = score, choice
    if s.burnt == NO_BURN and level:
        for choice in legal:
            if choice == c.DIVE or (choice < c.INCHES and choice in HARD):
                score = _burnt(s, outlook, choice, level) - BURN
                if score > best:
                    best, answer = score, choice
    return answer


def _burnt(s: State, outlook: Outlook, choice: int, level: int) -> float:
    """Return what the best move after a dive or a hard turn is worth."""
    low, high = reach(s)
    if choice == c.DIVE:
        lengths, heading = range(high + 2, high + tb.DIVE + 1, 2), s.h[s.active]
    else:
        lengths, heading = range(low, high + 1, 3), (s.h[s.active] + c.turned(choice)) % 360
    return max(_best_turn(s, outlook, inches, heading, level - 1, COARSE)[0] for inches in lengths)


def _best_turn(
    s: State, outlook: Outlook, inches: int, heading: int, level: int, step: int = c.STEP
) -> tuple[float, int]:
    """Return the value of the best turn after a move, and its degrees."""
    active = s.active
    limit = turn_limit(s, active)
    east, north = UNIT[heading]
    x, y = s.x[active] + inches * INCH * east, s.y[active] + inches * INCH * north
    best, answer = -99.0, 0
    for degrees in range(-limit, limit + 1, step):
        score = outlook.worth(x, y, (heading + degrees) % 360, level) - abs(degrees) / 900
        if score > best:
            best, answer = score, degrees
    return best, answer


def _tight(s: State, outlook: Outlook, level: int) -> float:
    """Return what the best of some moves is worth that turn before their end."""
    low, high = reach(s)
    limit = turn_limit(s, s.active)
    start = pose(s, s.active)
    found = -99.0
    for inches in (low, high):
        for degrees in (-limit, limit):
            for point in (0, inches // 2):
                _, end = course(start, inches, degrees, point)
                found = max(found, outlook.worth(end[0], end[1], end[2] // DEGREE, level))
    return found


def _turn(t: Tables, s: State, legal: Legal) -> int:
    """Turn as the pose at the end is worth most; a Tight Turn may come before it."""
    inches, level = s.stack[-1][2], s.level[s.active]
    outlook = Outlook(t, s, s.active)
    best, degrees = _best_turn(s, outlook, inches, s.h[s.active], level)
    if s.effects & state.TIGHT:
        for choice in legal:
            turned = c.turned(choice)
            _, end = course(pose(s, s.active), inches, turned, 0)
            score = outlook.worth(end[0], end[1], end[2] // DEGREE, level)
            if score > best:
                best, degrees = score, turned
    return c.AHEAD + degrees // c.STEP


def _point(t: Tables, s: State, legal: Legal) -> int:
    _, _, inches, degrees = s.stack[-1]
    outlook, level = Outlook(t, s, s.active), s.level[s.active]

    def score(choice: int) -> float:
        _, end = course(pose(s, s.active), inches, degrees, choice - c.POINT)
        return outlook.worth(end[0], end[1], end[2] // DEGREE, level)

    return max(legal, key=score)


def _slash(t: Tables, s: State, legal: Legal) -> int:
    outlook = Outlook(t, s, s.active)

    def score(choice: int) -> float:
        inches = choice - c.INCHES
        _, end = course(pose(s, s.active), inches, 0, inches)
        return outlook.worth(end[0], end[1], end[2] // DEGREE, s.level[s.active])

    return max(legal, key=score)


def _shot(t: Tables, s: State, enemy: int) -> float:
    """Return what a shot at an enemy promises, less what its answer threatens."""
    told = facts.shot(t, s, s.active, enemy)
    back = odds(told.reply, dodge_dice(t, s, s.active, 0)) if told.reply else 0.0
    gain = told.odds * price(s, enemy, s.level[enemy])
    return gain - back * price(s, s.active, s.level[s.active])


def _opening(t: Tables, s: State, legal: Legal) -> int:
    best = max(legal[1:], key=lambda choice: _shot(t, s, choice - c.AIRCRAFT))
    return best if _shot(t, s, best - c.AIRCRAFT) > 0 else c.PASS


def _action(t: Tables, s: State, legal: Legal) -> int:
    """Shoot, outmanoeuvre or climb, whichever promises most."""
    scores = {c.PASS: 0.0}
    if c.BOMB in legal:
        return c.BOMB
    if c.CLIMB in legal:
        active, level = s.active, s.level[s.active]
        sight = Outlook(t, s, active).look(s.x[active], s.y[active], *UNIT[s.h[active]], level)
        scores[c.CLIMB] = CLIMB[level] + sight[1] - sight[2]
    for word in (c.SHOOT, c.OUTMANOEUVRE):
        if word in legal:
            scores[word] = max(_gain(t, s, word, foe) for foe in _targets(t, s, word))
    return max(scores, key=lambda word: scores[word])


def _targets(t: Tables, s: State, word: int) -> list[int]:
    return (targets.shots if word == c.SHOOT else targets.manoeuvres)(t, s, s.active)


def _gain(t: Tables, s: State, word: int, foe: int) -> float:
    if word == c.SHOOT:
        return _shot(t, s, foe)
    return OUTMANOEUVRED * facts.contest(t, s, s.active, foe).odds


def _target(t: Tables, s: State, legal: Legal) -> int:
    word = s.stack[-1][2]
    return max(legal, key=lambda choice: _gain(t, s, word, choice - c.AIRCRAFT))


def _reply(t: Tables, s: State, legal: Legal) -> int:
    return c.FIRE


def _dodge(t: Tables, s: State, legal: Legal) -> int:
    pools = {c.AGILITY: 0, c.SPEED: 1}
    return max(pools, key=lambda way: dodge_dice(t, s, s.target, pools[way]))


def _cards(t: Tables, s: State, legal: Legal) -> int:
    """Play what helps now; keep what needs another moment."""
    window = s.stack[-1][2]
    held = [choice for choice in legal if choice != c.PASS]
    if window == tb.END:
        held = [choice for choice in held if _rallies(t, s, t.faces.card[choice - c.CARD])]
    if not held:
        return c.PASS
    if window != tb.ACT:
        return held[0]
    good = [choice for choice in held if t.faces.card[choice - c.CARD] in WORTH]
    return max(good, key=lambda x: WORTH[t.faces.card[x - c.CARD]], default=c.PASS)


def _rallies(t: Tables, s: State, card: int) -> bool:
    """Is a card of the End phase needed: is a Boom to be had off, or a squadron about to go?"""
    own = [n for n, (side, _) in enumerate(s.roster.squadrons) if side == s.stack[-1][1]]
    return card == tb.HOME_ADVANTAGE or any(s.booms[n] > ending.strength(s, n) for n in own)


def _on(t: Tables, s: State, legal: Legal) -> int:
    """Help the squadron that is nearest to breaking off, or its aircraft."""

    def need(choice: int) -> int:
        squadron = choice - c.SQUADRON
        if choice < c.SQUADRON:
            squadron = s.roster.squad[choice - c.AIRCRAFT]
        return s.booms[squadron] - ending.strength(s, squadron)

    return max(legal, key=need)


def _bonus(t: Tables, s: State, legal: Legal) -> int:
    return legal[-1]


def _tactics(t: Tables, s: State, legal: Legal) -> int:
    """Turn so that the shooter lies aside, or before the guns."""
    heading, outlook = s.h[s.target], Outlook(t, s, s.target)

    def score(choice: int) -> float:
        degrees = (heading + c.turned(choice)) % 360
        return outlook.worth(s.x[s.target], s.y[s.target], degrees, s.level[s.target])

    return max(legal, key=score)


def _defend(t: Tables, s: State, legal: Legal) -> int:
    return legal[-1]


def _exchange(t: Tables, s: State, legal: Legal) -> int:
    """Give up Traits of types that are gone."""
    for choice in legal[1:]:
        tag = t.faces.tag[choice - c.CARD]
        flown = {s.roster.type[a] for a in range(s.roster.size) if s.status[a] == 1}
        if tag != tb.NO_CARD and tag not in flown:
            return choice
    return c.PASS


def _last(t: Tables, s: State, legal: Legal) -> int:
    return legal[-1]


Answer = Callable[[Tables, State, Legal], int]
ANSWERS: Final[dict[int, Answer]] = {
    f.CHOOSE: _last,
    f.EXCHANGE: _exchange,
    f.PROMOTE: _last,
    f.DEPLOY: _deploy,
    f.COLUMN: _column,
    f.ROW: _row,
    f.HEADING: _heading,
    f.BOOST: _deploy,
    f.WINDOW: _cards,
    f.ON: _on,
    f.BONUS: _bonus,
    f.TACTICS: _tactics,
    f.OPENING: _opening,
    f.FLY: _fly,
    f.TURN: _turn,
    f.POINT: _point,
    f.ACTION: _action,
    f.TARGET: _target,
    f.REPLY: _reply,
    f.DODGE: _dodge,
    f.SLASH: _slash,
    f.DEFEND: _defend,
}
