"""Campaigns of wings that bots have flown to a moment."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
from tests.table.players import new_match, play

from escadrille.bots.api import know
from escadrille.bots.roster import bot
from escadrille.kernel import missions
from escadrille.table.body import Body
from escadrille.table.match import Match
from escadrille.testing.walks import flown

MOST = 4000
QUESTIONS = {
    *("create", "base", "behaviour", "skill", "choose", "defend"),
    *("pledge", "aircraft", "pilot", "load", "fly"),
}


def answered(match: Match, seat: int) -> None:
    """Answer as the hand-written pilot does."""
    rules, state = match.game.rules, match.game.state
    pilot = bot("tactical", match.game.system, 1)
    choice = pilot.decide(know(rules, state, seat))
    play(match, seat, msgspec.json.encode(rules.order(state, seat, choice)))


def settled(match: Match, way: int = 0) -> None:
    """Fly the awaited mission at random, and enter its report."""
    mission = match.game.awaited
    assert mission is not None
    told = flown(match.game.rules, mission, way)
    name = missions.mission_name(match.game.header, mission.number)
    report = msgspec.Raw(msgspec.json.encode(told))
    match.apply(0, Body(report=report, mission=mission.number, flight=name))


def moments(seed: int = 1, scenario: str = "spring-1916", seats: int = 2) -> Iterator[Match]:
    """Yield a campaign before every answer of its first seat."""
    match = new_match(seed, scenario, seats, "wings-campaign")
    for _ in range(MOST):
        asked = [pending.seat for pending in match.waiting]
        if 0 in asked:
            yield match
        if match.result is not None:
            return
        if asked:
            answered(match, asked[0])
        else:
            settled(match)


def each_question(seed: int = 1) -> Iterator[Match]:
    """Yield a campaign whenever its first seat is asked something of a kind for the first time."""
    seen: set[str] = set()
    for match in moments(seed):
        view: Any = match.message(0, 0, asks=False).view
        if view.asked not in seen:
            seen.add(view.asked)
            yield match
        if seen >= QUESTIONS:
            return
    raise AssertionError(f"never asked: {QUESTIONS - seen}")


@cache
def moment(name: str, seed: int = 1, mission: int = 1) -> Match:
    """Return a campaign in which the first seat is asked that, from a mission on."""
    seen = 4 if name == "base" else mission
    for number in range(seed, seed + 40):
        for match in moments(number):
            view: Any = match.message(0, 0, asks=False).view
            if view.asked == name and view.mission >= seen:
                return match
    raise AssertionError(name)
