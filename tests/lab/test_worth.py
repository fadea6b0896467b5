"""Strength from results: known strengths are found again, and how surely."""

from itertools import combinations

import pytest

from escadrille.kernel.rng import seeded
from escadrille.lab.worth import Result, errors, expected, strengths

KNOWN = {"recruit": -300.0, "pilot": -100.0, "veteran": 50.0, "ace": 350.0}


def played(games: int, seed: int) -> list[Result]:
    """Return results between all of KNOWN, drawn by lot as their strengths promise."""
    chance = seeded(seed)
    results = []
    for one, other in combinations(KNOWN, 2):
        share = expected(KNOWN[one] - KNOWN[other])
        points = sum(chance.below(10**6) < share * 10**6 for _ in range(games))
        results.append((one, other, float(points), games))
    return results


def test_known_strengths_are_found_again() -> None:
    results = played(games=2000, seed=3)
    found = strengths(results)
    error = errors(results, found)
    assert sum(found.values()) == pytest.approx(0, abs=1e-6)
    for name, elo in KNOWN.items():
        assert abs(found[name] - elo) < 4 * error[name] < 60


def test_exact_results_give_exact_strengths() -> None:
    results = [
        (one, other, 10**6 * expected(KNOWN[one] - KNOWN[other]), 10**6)
        for one, other in combinations(KNOWN, 2)
    ]
    assert strengths(results) == pytest.approx(KNOWN, abs=0.1)


def test_who_never_lost_is_strong_and_not_infinitely() -> None:
    found = strengths([("winner", "loser", 20.0, 20)])
    assert 200 < found["winner"] - found["loser"] < 1500


def test_a_draw_is_half_a_win_and_the_order_of_names_is_nothing() -> None:
    assert strengths([("a", "b", 5.0, 10)]) == pytest.approx({"a": 0, "b": 0}, abs=1e-6)
    assert strengths([("a", "b", 7.0, 10)]) == pytest.approx(strengths([("b", "a", 3.0, 10)]))


def test_more_games_make_it_surer() -> None:
    few, many = ([("a", "b", games / 2, games)] for games in (100, 400))
    level = {"a": 0.0, "b": 0.0}
    assert errors(few, level)["a"] == pytest.approx(2 * errors(many, level)["a"], rel=0.01)


def test_nobody_played() -> None:
    assert strengths([]) == {}
