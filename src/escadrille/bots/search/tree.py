"""One tree of choices over all the worlds that a seat imagines: what may follow each of its own.

Worlds differ in what the seat cannot see, so a choice is weighed by how often it was on offer, and
enemies act on hands that the seat only imagines (single-observer information-set tree search).
The hand-written pilot is believed: what he would do is tried first and most, in reactions as in
actions, and he flies on where the tree ends.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial
from typing import Any, Final

from escadrille.bots.search.levels import Feeling
from escadrille.kernel.api import Choice, Pending, Rules, Seat
from escadrille.kernel.bots import Judge, Standing, Tactics

CURIOUS: Final = 0.4  # how much an untried choice tempts
FAITH: Final = 0.8  # the share of the pilot's choice in what is expected of one's own camp
FAITH_FOES: Final = 0.95  # and of enemies
STEADY: Final = 4  # how often a choice is thought to have given no more and no less than the rest
LEAST: Final = 8  # decisions to fly on at least: then the next turn, or moment, is judged


class Node:
    """What was found after a choice."""

    __slots__ = ("branches", "offered", "total", "visits")

    def __init__(self) -> None:
        self.visits = self.offered = 0
        self.total = 0.0
        self.branches: dict[Pending, dict[Choice, Node]] = {}

    def branch(self, asked: Pending, legal: list[Choice]) -> dict[Choice, Node]:
        """Return what follows each choice of the one who is asked, those on offer counted."""
        branch = self.branches.setdefault(asked, {})
        for choice in legal:
            if choice not in branch:
                branch[choice] = Node()
            branch[choice].offered += 1
        return branch


class Tree:
    """What a seat has found so far about its choices and about what may follow them."""

    def __init__(
        self,
        rules: Rules[Any],
        seat: Seat,
        pilot: Tactics,
        judge: Judge,
        feeling: Feeling,
        clock: Callable[[Any, Any], int] | None = None,
    ) -> None:
        self._rules, self._seat, self._pilot, self._judge = rules, seat, pilot, judge
        self._feeling = feeling
        self._moment = partial(clock, rules) if clock else rules.turn
        self._roots: dict[Choice, Node] = {}

    def fly(self, world: Any, choice: Choice) -> Standing | float:
        """Make a choice in a world; return how it stands at a later turn or moment, or the end."""
        rules, twin = self._rules, self._rules.clone(world)
        rules.apply(twin, self._seat, choice)
        node = self._roots.setdefault(choice, Node())
        path = [node]
        turn, decisions, grown = self._moment(world), 0, not node.visits
        while pending := rules.pending(twin):
            if decisions >= LEAST and self._moment(twin) > turn:
                return self._learn(path, self._judge(rules, twin, self._seat))
            turn, decisions = self._moment(twin), decisions + 1
            asked = pending[0]
            follow = self._pilot(rules, twin, asked.seat)
            legal = [] if grown else rules.legal(twin, asked.seat)
            if len(legal) > 1:
                follow, node = self._climb(node, asked, legal, follow)
                grown = not node.visits
                path.append(node)
            rules.apply(twin, asked.seat, follow)
        outcome = rules.outcome(twin)
        assert outcome is not None
        return self._learn(path, outcome.points[self._seat])

    def _climb(
        self, node: Node, asked: Pending, legal: list[Choice], habit: Choice
    ) -> tuple[Choice, Node]:
        """Return the most promising choice for the one who is asked, and what follows it."""
        camps = self._rules.camps
        friend = camps[asked.seat] == camps[self._seat]
        faith, sign = (FAITH, 1) if friend else (FAITH_FOES, -1)
        others = (1 - faith) / (len(legal) - 1)
        mean = node.total / node.visits
        branch = node.branch(asked, legal)
        best, most = habit, -math.inf
        for choice in legal:
            after = branch[choice]
            value = (after.total + STEADY * mean) / (after.visits + STEADY)
            prior = faith if choice == habit else others
            hope = sign * value + CURIOUS * prior * math.sqrt(after.offered) / (1 + after.visits)
            if hope > most:
                best, most = choice, hope
        return best, branch[best]

    def _learn(self, path: list[Node], found: Standing | float) -> Standing | float:
        value = self._feeling.value(found)
        for node in path:
            node.visits += 1
            node.total += value
        return found
