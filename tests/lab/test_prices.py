"""Prices from worth: which pairs are wrong, and that no other prices leave fewer."""

from itertools import combinations, combinations_with_replacement

import pytest

from escadrille.lab.worth import LEAD, PULL, Known, Unpriced, cheapest, expected, wrong


def sure(worth: float) -> Known:
    return Known(worth, 0.0)


def test_equal_prices_are_wrong_for_the_uneven_alone() -> None:
    assert expected(LEAD) == pytest.approx(0.58)
    assert wrong(sure(LEAD - 10), 3, sure(0), 3) < 0.01
    for lead in (LEAD + 10, -LEAD - 10):
        assert wrong(sure(lead), 3, sure(0), 3) > 0.99


def test_a_dearer_one_is_wrong_if_it_is_clearly_weaker() -> None:
    strong, weak = sure(100), sure(0)
    assert wrong(strong, 4, weak, 3) < 0.01
    assert wrong(strong, 3, weak, 4) > 0.99
    assert wrong(weak, 4, strong, 3) > 0.99
    assert wrong(sure(20), 3, weak, 4) < 0.01  # near-equals may differ by a point


def test_what_is_hardly_known_is_doubtful() -> None:
    assert wrong(sure(0), 3, sure(0), 3) < 0.01
    assert 0.3 < wrong(Known(0, 50), 3, Known(0, 50), 3) < 0.6


def cost(line: list[Unpriced], found: tuple[int, ...], settled: list[tuple[int, Known]]) -> float:
    priced = [(price, one.known) for price, one in zip(found, line, strict=True)]
    pairs = list(combinations(priced, 2))
    pairs += [(mine, other) for mine in priced for other in settled]
    astray = (PULL * (price - one.wanted) ** 2 for price, one in zip(found, line, strict=True))
    return sum(astray) + sum(
        wrong(one, price, other, points) for (price, one), (points, other) in pairs
    )


def test_no_other_prices_have_fewer_wrong_pairs() -> None:
    worths = (-180, -120, -110, -40, -10, 5, 60, 150)
    line = [Unpriced(Known(worth, 15.0), 2 + worth / 60) for worth in worths]
    settled = [(1, Known(90, 10)), (2, Known(0, 10)), (4, Known(-150, 10))]
    every = combinations_with_replacement(range(6), len(line))
    best = min(cost(line, found, settled) for found in every)
    found = cheapest(line, settled, range(6))
    assert found == sorted(found)
    assert cost(line, tuple(found), settled) == pytest.approx(best, abs=0.02)


def test_a_price_is_left_to_one_that_is_not_worth_it() -> None:
    line = [Unpriced(sure(worth), 3.0) for worth in (-5, 0, 5)]
    assert cheapest(line, [], range(6)) == [3, 3, 3]
    assert 3 not in cheapest(line, [(3, sure(-300))], range(6))
