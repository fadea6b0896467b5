"""Balance: the weaker side starts with the difference."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.flames.scenes import fighter, plane, played_out, table


def worth(vp: int, side: int, **facts: Any) -> dict[str, Any]:
    return plane(side, fighter=fighter(vp=vp), **facts)


@pytest.mark.rule("FLAMES-BAL-01")
@pytest.mark.parametrize(
    ("ours", "theirs", "scores"),
    [([10], [12], (2, 0)), ([12], [12], (0, 0)), ([15], [5, 6], (0, 4)), ([3, 3], [20], (14, 0))],
)
def test_the_side_of_fewer_points_starts_with_the_difference(
    ours: list[int], theirs: list[int], scores: tuple[int, int]
) -> None:
    aircraft = [worth(vp, 0) for vp in ours] + [worth(vp, 1) for vp in theirs]
    for on, expected in ((True, scores), (False, (0, 0))):
        t = table(*aircraft, options={"balance": on}, phase="altitude")
        assert t.view().scores == expected


@pytest.mark.rule("FLAMES-BAL-01", "FLAMES-PILOT-03", "FLAMES-RULING-49")
def test_pilots_count_for_the_balance() -> None:
    aircraft = worth(10, 0, pilot="generic-f1"), worth(12, 1)
    t = table(*aircraft, options={"balance": True}, phase="altitude")
    assert t.view().scores == (0, 2)


@pytest.mark.rule("FLAMES-BAL-01", "FLAMES-RULING-22")
def test_the_difference_counts_to_the_end() -> None:
    aircraft = worth(4, 0, acted=True), worth(4, 0, acted=True), worth(13, 1, damage=3)
    t = table(*aircraft, options={"balance": True}, turn=6, active="b1")
    assert played_out(t).scores == (13 - 8 + 6, 0)


@pytest.mark.rule("FLAMES-BAL-01", "FLAMES-FFA-01")
def test_in_a_free_for_all_each_is_balanced_against_the_strongest() -> None:
    on = {"balance": True, "free_for_all": True}
    t = table(worth(10, 0), worth(14, 1), worth(12, 2), options=on, phase="altitude")
    assert t.view().scores == (4, 0, 2)
