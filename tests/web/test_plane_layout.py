"""Tables, maps and campaigns on every screen: nothing jumps, is cut or covered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from tests.table.players import new_match, play, some_order
from tests.web.conftest import NewPage
from tests.web.layout import SIZES, covered, cut, jumps, places, sized
from tests.web.staged import Stage, questions
from tests.web.test_wings import EIGHT

from escadrille.kernel.rng import seeded
from escadrille.table.match import Match

PARTS = [".question", ".board", ".tray"]
GAMES: dict[str, dict[str, Any]] = {
    "wings": {"scenario": EIGHT, "seats": 4},
    "phantom": {"seats": 1},
    "skies": {"scenario": "first-flight"},
    "flames-campaign": {"scenario": "britain-1940"},
}
SEED = 7
# Questions of a kind that are looked at.
OFTEN = {"wings": 5, "phantom": 2, "skies": 3, "flames-campaign": 1}
KINDS = {"wings": 3, "phantom": 13, "skies": 4, "flames-campaign": 3}  # of questions


def seldom(system: str) -> Iterator[Match]:
    """Play a random game; stop at the first questions of every kind, one after another."""
    match, chance = new_match(SEED, system=system, **GAMES[system]), seeded(SEED)
    seen: Counter[str] = Counter()
    while match.waiting and seen.total() < OFTEN[system] * KINDS[system]:
        seats = [pending.seat for pending in match.waiting]
        if 0 in seats:
            decision = next(one.decision for one in match.waiting if one.seat == 0)
            seen[decision] += 1
            if seen[decision] <= OFTEN[system]:
                yield match
        play(match, seats[0], some_order(match, seats[0], chance))


def phase_of(view: dict[str, Any], decision: str) -> tuple[Any, ...]:
    """Return what a phase is known by: cards are laid, or flown; a mission has its steps."""
    if "slot" in view:
        return view["slot"], view["turn"], view["phase"]
    if "phase" in view:
        return view["turn"], decision == "program", view["phase"]
    return view.get("turn"), view["mission"], decision


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(("lang", "theme"), [("fr", "light"), ("en", "dark")])
@pytest.mark.parametrize("system", GAMES)
def test_nothing_is_cut_covered_or_jumps(
    new_page: NewPage, system: str, lang: str, theme: str, size: tuple[int, int]
) -> None:
    stage = Stage(new_page(lang, **sized(size)), lang, theme=theme)
    found: set[str] = set()
    before: tuple[Any, dict[str, float]] = (None, {})
    for match in seldom(system):
        stage.show(match)
        decision = stage.message["asked"]["decision"]
        found.update(f"{decision}: cut {one}" for one in cut(stage.page))
        found.update(f"{decision}: covered {one}" for one in covered(stage.page))
        phase, now = phase_of(stage.message["view"], decision), places(stage.page, PARTS)
        if phase == before[0]:
            found.update(f"{decision}: {one}" for one in jumps(before[1], now))
        before = (phase, now)
    assert not found, "\n".join(sorted(found))


@pytest.mark.parametrize("size", SIZES[:2], ids=lambda size: f"{size[0]}x{size[1]}")
def test_the_end_of_a_large_battle_leaves_the_table_in_sight(
    new_page: NewPage, size: tuple[int, int]
) -> None:
    *_, match = questions("skies", SEED, 999, scenario="bomber-escort")
    stage = Stage(new_page("fr", **sized(size)), "fr")
    stage.show(match)
    assert stage.page.locator(".question.over .result").count() == 1
    board = stage.page.locator(".stage > .board").bounding_box()
    assert board is not None
    assert board["height"] > 0.3 * size[1]
    assert cut(stage.page) == covered(stage.page) == []
