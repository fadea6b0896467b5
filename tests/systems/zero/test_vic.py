"""Victory Points and who wins (group VIC)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.zero.scenes import duel, element, played_out, scores, table

DESTROYED = {"status": "destroyed"}
DAMAGED: dict[str, Any] = {"hits": 3}
LEFT = {"status": "disengaged"}


@pytest.mark.rule("ZERO-VIC-01")
@pytest.mark.parametrize(
    ("facts", "points"),
    [
        ({}, 0),
        ({"wingman": DESTROYED}, 5),
        ({"wingman": DAMAGED}, 2),
        (DAMAGED, 2),
        ({**DAMAGED, "wingman": DAMAGED}, 4),
        ({"wingman": LEFT}, 2),
        ({"wingman": {**LEFT, "damaged": True}}, 2),
        ({"wingman": {**DESTROYED, "damaged": True}}, 5),
        ({**DAMAGED, "wingman": DESTROYED}, 7),
        ({**DESTROYED, "wingman": DESTROYED}, 10),
        ({**LEFT, "wingman": DESTROYED}, 7),
        ({"promoted": True, **DAMAGED, "wingman": DESTROYED}, 7),
    ],
)
def test_what_the_aircraft_of_an_element_give_to_the_enemy(
    facts: dict[str, Any], points: int
) -> None:
    ours = element(0, **facts), element(0)
    assert scores(table(*ours, element(1), active="a2")) == (0, points)
    assert scores(table(element(0), element(1, **facts), element(1))) == (points, 0)


@pytest.mark.rule("ZERO-VIC-01")
def test_an_aircraft_scores_once_as_it_gets_worse() -> None:
    t = duel("ims-3-3 ots-3-4", position=2)
    assert scores(t) == (0, 0)
    t.play("ims-3-3")
    assert scores(t) == (2, 0)
    t = duel("ims-3-3", position=2, other=DAMAGED)
    t.play("ims-3-3")
    assert scores(t) == (5, 0)


@pytest.mark.rule("ZERO-VIC-02")
@pytest.mark.parametrize(("hits", "points"), [(0, 0), (1, 0), (2, 0), (3, 2), (5, 2)])
def test_hits_without_a_flip_score_nothing(hits: int, points: int) -> None:
    assert scores(duel(other={"hits": hits})) == (points, 0)
    assert scores(duel(other={"wingman": {"hits": hits}})) == (points, 0)


@pytest.mark.rule("ZERO-VIC-03")
@pytest.mark.parametrize(
    ("one", "other", "points", "shares"),
    [
        ({}, DAMAGED, (2, 0), (1.0, 0.0)),
        (DAMAGED, {}, (0, 2), (0.0, 1.0)),
        ({"wingman": DESTROYED}, {**DAMAGED, "wingman": DAMAGED}, (4, 5), (0.0, 1.0)),
    ],
)
def test_more_victory_points_win(
    one: dict[str, Any],
    other: dict[str, Any],
    points: tuple[int, int],
    shares: tuple[float, float],
) -> None:
    t = duel(one=one, other=other, turn=6, active="b1", phase="draw")
    outcome = played_out(t)
    assert (outcome.scores, outcome.points, outcome.reason) == (points, shares, "points")


@pytest.mark.rule("ZERO-VIC-03")
def test_a_team_wins_together() -> None:
    ours = element(0, seat=0), element(0, seat=1)
    hers = element(1, seat=2, **DAMAGED), element(1, seat=2)
    t = table(*ours, *hers, seats=[2, 1], turn=6, active="b2", phase="draw")
    outcome = played_out(t)
    assert (outcome.scores, outcome.points) == ((2, 2, 0), (1.0, 1.0, 0.0))
