from __future__ import annotations

import pytest

from escadrille.mechanics.aircraft import DAMAGED, LOST, WHOLE, condition
from escadrille.mechanics.volleys import Shot, others, volley


@pytest.mark.parametrize(
    ("hits", "expected"), [(0, WHOLE), (2, WHOLE), (3, DAMAGED), (5, DAMAGED), (6, LOST), (9, LOST)]
)
def test_both_capacities_are_totals(hits: int, expected: int) -> None:
    assert condition(hits, 3, 6) == expected


SHOTS = [Shot(0, 2, 3.0, 2), Shot(1, 1, 2.0, 1), Shot(2, 1, 1.5, 1), Shot(3, 1, -1.0, 1)]


@pytest.mark.parametrize(("bursts", "best"), [(0, 0.0), (1, 2.0), (2, 3.5), (3, 5.0), (9, 6.5)])
def test_the_best_volley_within_so_many_bursts(bursts: int, best: float) -> None:
    assert volley(SHOTS, bursts) == best


def test_one_card_played_leaves_the_others() -> None:
    twice = [SHOTS[0], SHOTS[0], SHOTS[1]]
    assert others(twice, 0) == [SHOTS[0], SHOTS[1]]
    assert others(twice, 5) == twice
