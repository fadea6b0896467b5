"""The design, the fit, the prices, and that any number of processes measures the same."""

from collections import Counter
from typing import Any

import pytest

from escadrille.kernel.errors import Unknown
from escadrille.kernel.lab import Contender
from escadrille.kernel.registry import slugs, system
from escadrille.kernel.rng import seeded
from escadrille.lab import balance
from escadrille.lab.balance import (
    Plan,
    Sides,
    design,
    equal_pairs,
    equal_teams,
    fit_of,
    measure,
    propose,
    unlike,
)
from escadrille.lab.fights import Fight, play_fights
from escadrille.lab.heatmap import bands, shade, svg
from escadrille.lab.sim import Series
from escadrille.lab.worth import Known
from escadrille.locale import voice

SMALL = Plan(
    system="flames",
    meet=2,
    games=2,
    equal=6,
    equal_games=2,
    scenario_games=1,
    check=1,
    check_games=2,
)


def contender(name: str, points: int | None = None, **changes: Any) -> Contender:
    usual = {
        "id": name,
        "name": name,
        "points": points,
        "group": "g",
        "guess": float(points or 0),
        "likeness": name,
    }
    return Contender(**{**usual, **changes})


@pytest.mark.parametrize("slug", [slug for slug in slugs() if system(slug).lab.arena])
def test_the_design_is_sparse_and_cuts_nobody_off(slug: str) -> None:
    arena = system(slug).lab.arena
    assert arena is not None
    contenders = arena.contenders()
    known = unlike(contenders)
    fights = design(contenders, 6)
    assert len(set(fights)) == len(fights)
    met = Counter(name for fight in fights for name in (*fight.first, *fight.second))
    assert met.keys() == known.keys()
    assert max(met.values()) <= 6
    for group in {one.group for one in contenders}:
        mine = {name for name, one in known.items() if one.group == group}
        reached = {min(mine)}
        for _ in mine:
            for fight in fights:
                if reached & {*fight.first, *fight.second}:
                    reached |= {*fight.first, *fight.second}
        assert reached == mine


def test_most_meetings_are_between_near_equals() -> None:
    line = [contender(f"c{number:02}", number) for number in range(40)]
    apart = [abs(int(fight.first[0][1:]) - int(fight.second[0][1:])) for fight in design(line, 8)]
    assert set(apart) == {1, 2, 4, 8}


def test_those_alike_fly_once() -> None:
    three = [contender("a", 1), contender("b", 2, likeness="a"), contender("c", 3)]
    assert list(unlike(three)) == ["a", "c"]
    assert design(three, 8) == [Fight(("a",), ("c",))]


def test_fights_of_equal_points_are_of_equal_points() -> None:
    arena = system("zero").lab.arena
    assert arena is not None
    contenders = arena.contenders()
    points = {one.id: one.points or 0 for one in contenders}
    groups = {one.id: one.group for one in contenders}
    for fight in equal_pairs(contenders, 30, seeded(1)):
        assert points[fight.first[0]] == points[fight.second[0]]
        assert groups[fight.first[0]] == groups[fight.second[0]]
    fights = equal_teams(contenders, (2, 3), 20, seeded(1))
    assert {len(fight.first) for fight in fights} == {2, 3}
    for fight in fights:
        assert len(fight.first) == len(fight.second)
        assert sum(points[i] for i in fight.first) == sum(points[i] for i in fight.second)
        assert not set(fight.first) & set(fight.second)


def test_prices_follow_worth_and_leave_what_is_stated() -> None:
    def proposed(contenders: list[Contender], most: int = 99, **elo: float) -> dict[str, int]:
        worth = {"a": -200.0, "b": 0.0, "c": 200.0, "d": 100.0, **elo}
        known = {name: Known(value, 10.0) for name, value in worth.items()}
        return propose(contenders, known, 1, most)

    four = [
        contender("a", 8),
        contender("b", 10, stated=True),
        contender("c", 12),
        contender("d", None),
    ]
    assert proposed(four) == {"a": 8, "b": 10, "c": 12, "d": 11}
    assert proposed(four, b=200.0)["b"] == 10
    twin = contender("d", 12, likeness="b")
    assert proposed([*four[:3], twin])["d"] == 10
    assert proposed(four, most=20, d=5000.0)["d"] == 20


def test_a_fit_tells_how_far_pairs_stray() -> None:
    level = {"a": 0.0, "b": 0.0}
    assert fit_of("g", [("a", "b", 50.0, 100)], level).residual == 0
    strayed = fit_of("g", [("a", "b", 60.0, 100)], level)
    assert (strayed.residual, strayed.chance, strayed.explained) == (0.1, 0.05, 0.0)


def test_teams_change_seats_and_every_fight_has_deals_of_its_own() -> None:
    series = Series(system="flames", games=0, seats=("tactical",), seed=5)
    mirror = Fight(("spitfire-1",), ("spitfire-1",))
    (score,) = play_fights(series, [(mirror, 20)])
    assert score.points == (10.0, 10.0)  # each deal twice, and nothing differs but the seat
    alone = play_fights(series, [(Fight(("f4u",), ("a6m5",)), 6)])
    after = play_fights(series, [(mirror, 2), (Fight(("f4u",), ("a6m5",)), 6)])
    assert alone[0] == after[1]


def test_one_process_and_two_measure_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance, "CHECKER", "random")  # who looks ahead takes his time
    one, two = measure(SMALL, jobs=1), measure(SMALL, jobs=2)
    assert one == two
    assert len(one.worth) == 86
    assert one.checker == "random"
    assert [check.games for check in one.checks] == [2, 2]


def test_a_bot_that_is_not_there_is_refused_before_any_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(balance, "CHECKER", "nobody")
    with pytest.raises(Unknown, match="nobody"):
        measure(SMALL, begin=lambda _: pytest.fail("games were begun"))


def test_an_even_scenario_and_an_honest_one() -> None:
    def sides(*shares: float, favours: int | None = None) -> Sides:
        return Sides(scenario="s", games=100, shares=list(shares), interval=(0, 1), favours=favours)

    assert sides(0.6, 0.4).even
    assert not sides(0.61, 0.39).even
    assert not sides(0.61, 0.39).honest
    assert sides(0.61, 0.39, favours=0).honest
    assert not sides(0.61, 0.39, favours=1).honest
    assert sides(0.3, 0.2, 0.25, 0.25).even
    assert not sides(0.31, 0.19, 0.25, 0.25).even


def test_the_map_shows_who_beats_whom() -> None:
    measured = measure(
        Plan(system="flames", meet=2, games=2, equal=0, equal_games=2, scenario_games=1)
    )
    rows = bands(measured.worth, measured.pairs)
    assert len(rows) == 10
    for row, line in enumerate(rows):
        for column, share in enumerate(line):
            other = rows[column][row]
            assert (share is None) == (other is None)
            assert share is None or other is None or share + other == pytest.approx(1)
    assert [shade(share) for share in (0.1, 0.4, 0.5, 0.6, 0.9)] == [0, 1, 2, 3, 4]
    drawn = svg(measured, "fighter", voice("fr"))
    assert all(one.name.replace("&", "&amp;") in drawn for one in measured.worth)
    assert len(drawn) < 60_000
