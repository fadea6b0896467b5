"""Who will win: the log-odds of victory at the start of a turn, in a world with all cards open.

What damage costs is a logistic regression on 1,270 duels between hand-written pilots. In them a
place at the start of a turn was worth little: three cards lead anywhere, but over the edge.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import TYPE_CHECKING, Final

from escadrille.kernel.bots import Standing
from escadrille.systems.wings.bots.cockpit import in_play
from escadrille.systems.wings.bots.evaluate import card_points
from escadrille.systems.wings.bots.objectives import prizes, pull
from escadrille.systems.wings.bots.ways import circles, compass
from escadrille.systems.wings.rules.damage import COUNTERS, SILENCE
from escadrille.systems.wings.state import NOBODY, OUTSIDE, State
from escadrille.systems.wings.tables import ENGINE, FLAMES, PILOT, Tables

if TYPE_CHECKING:
    from escadrille.systems.wings.engine import WingsRules

DAMAGE: Final = 0.9  # for all its points
FRAIL: Final = 1.0  # against the points left
WOUND: Final = 0.4
FRESH: Final = 0.2  # a wound that keeps the guns silent
STALLING: Final = 0.9  # an engine that was hit
FLAME: Final = 0.5  # for each counter
JAM: Final = 0.08  # for each counter
POINT: Final = 2.0  # of victory, scored
TAIL: Final = 0.12
AHEAD: Final = 0.14  # with an enemy before the guns, at a ruler and a half
TRAPPED: Final = 2.0  # no turn leads back from the edge
TASK: Final = 1.0  # what draws an aircraft, as its pilot feels it


def judge(rules: WingsRules, world: State, seat: int) -> Standing:
    """Return how the camp of a seat stands."""
    t, s = rules.t, world
    mine = t.camps[seat]
    camps = t.sides - 1
    scores = [points for side, points in enumerate(s.tally) if side != mine]
    losses, kills, prospects = -POINT * max(scores), POINT * s.tally[mine], 0.0
    for aircraft in range(t.size):
        if not (in_play(s, aircraft) or s.status[aircraft] == OUTSIDE):
            continue
        if s.roster.side[aircraft] == mine:
            losses -= _suffered(t, s, aircraft)
            prospects += _promise(t, s, aircraft)
        else:
            kills += _suffered(t, s, aircraft) / camps
            prospects -= _promise(t, s, aircraft) / camps
    return Standing(losses, kills, prospects)


def _suffered(t: Tables, s: State, aircraft: int) -> float:
    """Return what the damage of an aircraft costs.

    Cards of the turn that was just flown count for their mean: what a programme is worth is how
    many it draws and how many it deals, not which they happen to be.
    """
    structure: int = s.roster.structure[aircraft]
    points = float(s.points[aircraft])
    engines, wounds, flames = s.engines[aircraft], s.wounds[aircraft], s.flames[aircraft]
    means = card_points(t)
    for face, plus, _, turn, _, _ in s.taken[aircraft]:
        if turn == s.turn - 1:
            points += means[t.letter_of[face]] - t.value[face] - plus / 2
            special = t.special[face]
            engines -= special == ENGINE
            wounds -= special == PILOT
            flames -= COUNTERS * (special == FLAMES)
    left = max(1.0, structure - points)
    found = DAMAGE * points / structure + FRAIL * (1 / left - 1 / structure)
    found += STALLING * max(0, engines) + WOUND * max(0, wounds)
    found += FLAME * max(0, min(COUNTERS, flames))
    if wounds > 0 and s.flown[aircraft] < s.wounded[aircraft] + SILENCE:
        found += FRESH
    return found + JAM * min(COUNTERS, max(s.jams[4 * aircraft : 4 * aircraft + 2]))


def _promise(t: Tables, s: State, aircraft: int) -> float:
    """Return what an aircraft has before it."""
    x, y = s.x[aircraft], s.y[aircraft]
    sin, cos = compass(s.h[aircraft])
    found = TAIL * (s.tails[aircraft] != NOBODY)
    foes = [foe for foe in s.roster.foes[aircraft] if foe < t.size and in_play(s, foe)]
    for foe in foes:
        dx, dy = s.x[foe] - x, s.y[foe] - y
        far = sqrt(dx * dx + dy * dy) + 1.0
        near = exp(-((far / t.ruler - 1.5) ** 2))
        found += AHEAD / len(foes) * near * (dx * sin + dy * cos) / far
    height = s.level[aircraft] + s.counters[aircraft] / max(1, s.roster.climb[aircraft])
    drawn = prizes(t, s, aircraft)
    for prize in drawn:
        found += TASK * pull(t, s, aircraft, prize, (x, y, s.h[aircraft]), height)
    if not any(prize.beyond for prize in drawn) and _is_trapped(t, s, aircraft):
        found -= TRAPPED
    return found


def _is_trapped(t: Tables, s: State, aircraft: int) -> bool:
    """Do turns to either side end beyond the edge?"""
    x, y = s.x[aircraft], s.y[aircraft]
    sin, cos = compass(s.h[aircraft])
    for right, ahead, radius in circles(s.roster.deck[aircraft]):
        cx, cy = x + right * cos + ahead * sin, y + ahead * cos - right * sin
        if radius <= min(cx, t.width - cx, cy, t.depth - cy):
            return False
    return True
