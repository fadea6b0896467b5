"""Ratings: known strengths are found again, and intervals are as wide as they must be."""

import random
from itertools import combinations
from math import exp

import pytest

from escadrille.lab import ratings
from escadrille.lab.ratings import SCALE, Estimate, Pair, Tally, fit, likeliest, rate

STRENGTHS = {"ace": 1250.0, "pilot": 1100.0, "tactical": 1000.0, "random": 400.0}


def expected(one: str, other: str) -> float:
    return 1 / (1 + exp((STRENGTHS[other] - STRENGTHS[one]) / SCALE))


def played(deals: int, seed: int) -> dict[Pair, list[float]]:
    """Return what bots of those strengths score in some deals a pair, draws included."""
    chance = random.Random(seed)

    def game(part: float) -> float:
        drawn = 0.4 * min(part, 1 - part)
        fell = chance.random()
        return 0.5 if fell < drawn else float(fell < drawn / 2 + part)

    return {
        (a, b): [game(expected(a, b)) + game(expected(a, b)) for _ in range(deals)]
        for a, b in combinations(STRENGTHS, 2)
    }


def width(estimate: Estimate) -> float:
    return estimate.high - estimate.low


def test_known_strengths_are_found_again() -> None:
    found = rate(played(4000, 1), "tactical").elo
    assert list(found) == list(STRENGTHS)
    for name, elo in STRENGTHS.items():
        assert found[name].value == pytest.approx(elo, abs=25)
        assert width(found[name]) < 50


def test_at_the_likeliest_strengths_everyone_scores_what_was_expected() -> None:
    tallies = {("a", "b"): Tally(7, 3), ("b", "c"): Tally(2, 9), ("a", "c"): Tally(4, 4)}
    found = fit(tallies, "b")
    for name in "abc":
        surplus = 0.0
        for (one, other), (won, lost) in tallies.items():
            part = 1 / (1 + exp(found[other] - found[one]))
            sign = (name == one) - (name == other)
            surplus += sign * (won - (won + lost) * part)
        assert surplus == pytest.approx(0, abs=1e-6)


def test_two_who_met_differ_by_the_logarithm_of_their_points() -> None:
    found = rate({("a", "tactical"): [2.0, 1.0, 2.0, 1.5]}, "tactical")
    assert found.share["a", "tactical"].value == 6.5 / 8
    assert 10 ** (found.gap["a", "tactical"].value / 400) == pytest.approx(7 / 2)
    assert found.elo["a"].value == pytest.approx(1000 + found.gap["a", "tactical"].value)


def test_nineteen_intervals_of_twenty_cover_the_truth(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nearly: of 180 intervals 171 should, and chance allows for some more or fewer."""
    monkeypatch.setattr(ratings, "RESAMPLES", 200)
    hits = 0
    for seed in range(60):
        found = rate(played(25, seed), "tactical").elo
        del found["tactical"]
        hits += sum(low <= STRENGTHS[name] <= high for name, (_, low, high) in found.items())
    assert 158 <= hits <= 178


def test_the_interval_is_as_wide_as_the_theory_says() -> None:
    """Of 200 even games that do not hang together: 1.96 standard errors on either side."""
    deals = [2.0] * 25 + [1.0] * 50 + [0.0] * 25
    found = rate({("a", "tactical"): deals}, "tactical").elo["a"]
    assert found.value == 1000
    assert width(found) == pytest.approx(2 * 1.96 * SCALE / (200 * 0.25) ** 0.5, rel=0.1)


def test_a_deal_counts_as_one() -> None:
    """Where the deal alone decides, its two games tell that both are equal, and tell it surely."""
    by_deal = rate({("a", "tactical"): [1.0] * 50}, "tactical").elo["a"]
    by_form = rate({("a", "tactical"): [0.0, 2.0] * 25}, "tactical").elo["a"]
    assert by_deal.value == by_form.value == 1000
    assert width(by_form) > 5 * width(by_deal)


def test_the_anchor_has_1000_and_no_interval() -> None:
    games = played(10, 3)
    for anchor in STRENGTHS:
        assert rate(games, anchor).elo[anchor] == (1000, 1000, 1000)
    one, other = (likeliest(games, anchor) for anchor in ("tactical", "ace"))
    for name in STRENGTHS:
        assert one[name] - other[name] == pytest.approx(one["ace"], abs=1e-6)


def test_who_never_lost_is_not_infinitely_strong_and_not_surely_so() -> None:
    found = rate({("tactical", "random"): [2.0] * 25}, "tactical")
    low, high = found.elo["random"].low, found.elo["random"].high
    assert -2000 < low < found.elo["random"].value < high < 600
    assert found.share["tactical", "random"].value == 1
    assert 0.9 < found.share["tactical", "random"].low < 0.98


def test_the_same_games_give_the_same_ratings_whatever_their_order() -> None:
    games = played(20, 4)
    assert rate(games, "tactical") == rate(dict(reversed(games.items())), "tactical")
    turned = {pair[::-1]: [2 - points for points in scores] for pair, scores in games.items()}
    assert likeliest(turned, "tactical") == pytest.approx(likeliest(games, "tactical"), abs=1e-6)


def test_who_is_not_linked_to_the_anchor_has_no_rating() -> None:
    games = {("tactical", "random"): [2.0], ("ace", "pilot"): [1.0], ("ace", "recruit"): []}
    found = rate(games, "tactical")
    assert set(found.elo) == {"tactical", "random"}
    assert set(found.gap) == {("tactical", "random"), ("ace", "pilot")}
    assert set(rate({}, "tactical").elo) == {"tactical"}


def test_a_figure_lies_in_its_interval() -> None:
    for seed in range(5):
        found = rate(played(2, seed), "tactical")
        for estimate in (*found.elo.values(), *found.share.values(), *found.gap.values()):
            assert estimate.low <= estimate.value <= estimate.high


def test_equals_are_ranked_by_name_whatever_was_lost_in_rounding() -> None:
    strength = {"c": 0.1 + 0.2, "a": 0.3, "b": 0.3 - 1e-9, "d": 0.5}
    assert ratings.ranking(strength) == ["d", "a", "b", "c"]
