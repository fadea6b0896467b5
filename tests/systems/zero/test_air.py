"""Aircraft: ZERO-AIR-01 to ZERO-AIR-19."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.zero.scenes import can, duel, element, fighter, mini, scores, table

from escadrille.systems.zero import events, load_packs
from escadrille.systems.zero.events import Discarded, Flipped
from escadrille.systems.zero.schema import Fighter, element_value
from escadrille.systems.zero.view import Figures
from escadrille.testing.scripted import Table

FIGHTERS: dict[str, Fighter] = load_packs().tables["fighter"]

# The ledger's two tables of types, undamaged/Damaged: capacity, Performance, Horsepower, Bursts,
# special rating, Wingman's Offensive and Defensive rating; value of Leader and Wingman, which
# where no document states it was measured (docs/balance).
LEDGER = """
buffalo-1    1941 3/6 5/4 1/1 1/0 -       1/1 2/1 3+1
ki-43        1941 2/4 6/5 2/1 0/0 agile   1/1 2/1 3+1
a6m2         1940 2/4 7/5 2/1 1/0 agile   2/1 2/1 4+2
f4f          1940 3/6 5/4 2/1 2/1 -       2/1 2/1 4+2
p-40b        1941 3/6 5/4 2/1 1/1 -       2/1 2/1 3+2
p-40e        1941 3/6 5/4 2/1 2/1 -       2/1 2/1 4+2
hurricane-2b 1941 3/6 6/5 1/1 2/1 -       2/1 2/1 3+3
p-26a        1934 2/3 5/4 1/0 0/0 high    1/0 1/1 0+0
p-35a        1940 2/4 5/4 1/1 1/0 -       1/1 1/1 0+1
p-36a        1938 3/5 6/4 1/1 0/0 -       1/1 2/1 1+1
p-39d        1941 3/6 5/4 2/1 2/1 high    2/1 1/1 4+2
f2a-3        1941 3/6 5/4 1/1 1/1 -       1/1 2/1 1+2
b-339d       1941 3/6 5/4 2/1 1/0 -       1/1 2/1 3+1
cw-21b       1940 2/3 6/4 3/2 0/0 -       1/1 2/1 4+0
fulmar-2     1941 3/6 4/3 1/1 2/1 high    1/0 1/1 1+1
f4f-4        1942 3/7 5/4 1/1 3/1 -       2/1 3/2 2+5
sbd-3        1941 3/6 4/3 1/1 1/0 high    1/1 2/1 1+1
a5m4         1938 2/4 6/5 1/1 0/0 agile   1/1 2/1 1+1
ki-27        1937 2/3 6/5 2/1 0/0 agile   1/1 2/1 3+0
ki-44        1942 2/5 5/4 3/2 1/0 -       2/1 2/1 4+1
a6m2-n       1942 2/4 6/5 1/1 1/0 agile   2/1 2/1 2+2
"""


def shot(taken: int, target: str = "b1", **other: Any) -> Table:
    """Return a table where an aircraft of b1 takes that many Hits at once."""
    cards = {1: "ims-1-1", 2: "ims-1-2", 3: "ims-3-3", 4: "ots-3-4", 6: "fuel-tank"}
    t = duel(cards[taken], one={"fighter": fighter(bursts=3)}, other=other)
    if target == "b1w":
        t.play("b1w", cards[taken], "pass")
    else:
        t.play(cards[taken])
    return t


@pytest.mark.rule("ZERO-AIR-01", "ZERO-AIR-02")
@pytest.mark.parametrize("line", LEDGER.strip().splitlines(), ids=lambda line: line.split()[0])
def test_both_sides_of_both_cards_are_those_of_the_ledger(line: str) -> None:
    name, year, *pairs, special, offensive, defensive, value = line.split()
    one = FIGHTERS[name]
    leader, wingman = one.leader, one.wingman
    found = (one.capacity, leader.performance, leader.horsepower, leader.bursts)
    assert ["/".join(map(str, pair)) for pair in found] == pairs
    ratings = (wingman.offensive, wingman.defensive)
    assert ["/".join(map(str, pair)) for pair in ratings] == [offensive, defensive]
    assert f"{leader.value}+{wingman.value}" == value
    assert (one.year, leader.agile[0]) == (int(year), special == "agile")
    assert leader.ceiling == ("high" if special == "high" else None)


@pytest.mark.rule("ZERO-AIR-01")
def test_a_card_tells_name_capacity_value_and_nation() -> None:
    t = duel(one={"fighter": "buffalo-1"}, other={"fighter": "ki-43"})
    seen = t.aircraft("b1")
    assert (seen.fighter, seen.flips_at, seen.falls_at) == ("ki-43", 2, 4)
    assert seen.name.startswith("Ki-43")
    assert (FIGHTERS["ki-43"].nation, FIGHTERS["buffalo-1"].nation) == ("japan", "uk")


@pytest.mark.rule("ZERO-AIR-02")
def test_a_leader_has_performance_and_bursts_a_wingman_two_ratings() -> None:
    t = duel(one={"fighter": "a6m2", "hits": 2})
    leader = Figures(performance=5, horsepower=1, bursts=0, gunner=0, agile=True)
    assert t.aircraft("a1").figures == leader
    assert t.aircraft("a1w").figures == Figures(offensive=2, defensive=2)


@pytest.mark.rule("ZERO-AIR-03")
@pytest.mark.parametrize(("hits", "damaged"), [(1, False), (2, False), (3, True), (4, True)])
def test_an_aircraft_is_damaged_at_its_capacity(hits: int, damaged: bool) -> None:
    t = shot(hits)
    assert (t.aircraft("b1").damaged, t.aircraft("b1").hits) == (damaged, hits)


@pytest.mark.rule("ZERO-AIR-03")
def test_hits_add_up_and_the_damaged_side_counts_from_then_on() -> None:
    plane = fighter(performance=(6, 4), horsepower=(2, 1), bursts=(2, 0))
    t = shot(1, fighter=plane, hits=2)
    assert t.aircraft("b1").figures == Figures(performance=4, horsepower=1, bursts=0)
    assert t.aircraft("b1").hits == 3
    whole = shot(1, fighter=plane, hits=1).aircraft("b1")
    assert whole.figures == Figures(performance=6, horsepower=2, bursts=2)


@pytest.mark.rule("ZERO-AIR-04")
@pytest.mark.parametrize(
    ("before", "hits", "status"),
    [(0, 6, "destroyed"), (5, 1, "destroyed"), (4, 1, "flying"), (3, 3, "destroyed")],
)
def test_an_aircraft_is_destroyed_at_its_damaged_capacity(
    before: int, hits: int, status: str
) -> None:
    """The total counts from the first Hit, and one attack may be enough."""
    t = table(
        element(0, {1: "ims-1-1", 3: "ims-3-3", 6: "fuel-tank"}[hits], fighter=fighter(bursts=3)),
        element(1, alone=True, hits=before),
        element(1),
    )
    card = t.hand("a1")[0]
    t.play(f"{card} b1")
    assert t.aircraft("b1").status == status


@pytest.mark.rule("ZERO-AIR-05")
def test_hits_alone_are_no_damage() -> None:
    """Neither for the score nor for a Break Off, where Damaged is one level higher."""
    shifts = []
    for hits in (2, 3):
        t = duel(one={"hits": hits})
        assert t.aircraft("a1").damaged == (hits == 3)
        assert scores(t) == (0, 2 if hits == 3 else 0)
        told = t.play("break-off leader")
        shifts += [event.shift for event in told if isinstance(event, events.Tested)]
    assert shifts == [1, 0]


@pytest.mark.rule("ZERO-AIR-06")
@pytest.mark.parametrize(
    ("hits", "damaged", "status"),
    [(2, False, "flying"), (3, True, "flying"), (4, True, "flying"), (6, False, "destroyed")],
)
def test_wingmen_take_damage_like_leaders(hits: int, damaged: bool, status: str) -> None:
    t = shot(hits, "b1w")
    b1w = t.aircraft("b1w")
    assert b1w.status == status
    if status == "flying":
        assert (b1w.damaged, b1w.hits) == (damaged, hits)
        assert b1w.figures.defensive == (1 if damaged else 2)


@pytest.mark.rule("ZERO-AIR-07")
def test_performance_is_the_most_cards_in_hand() -> None:
    plane = fighter(performance=4, horsepower=9)
    for held in range(4):
        t = duel("maneuvering " * held, one={"fighter": plane}, phase="draw")
        assert t.legal()[-1] == str(4 - held)


@pytest.mark.rule("ZERO-AIR-08")
def test_a_leader_that_becomes_damaged_keeps_its_cards() -> None:
    plane = fighter(performance=(4, 2))
    t = duel(
        "ims-3-3", "maneuvering " * 4, one={"fighter": fighter(bursts=3)}, other={"fighter": plane}
    )
    told = t.play("ims-3-3", "pass")
    assert any(isinstance(event, Flipped) for event in told)
    assert not any(isinstance(event, Discarded) for event in told)
    assert len(t.hand("b1")) == 4


@pytest.mark.rule("ZERO-AIR-08")
def test_a_hand_beyond_performance_after_a_dive_forces_no_discard_and_allows_no_draw() -> None:
    plane = {"fighter": fighter(performance=2, horsepower=3)}
    t = duel("tight-turn barrel-roll", one=plane, phase="altitude", deck="tight-turn")
    t.play("dive", "pass", "pass")
    assert len(t.hand("a1")) == 3
    assert t.view().active == "b1"
    t = duel("tight-turn barrel-roll", one=plane, phase="altitude", deck="tight-turn")
    t.play("dive", "pass", "tight-turn", "pass")
    assert t.view().active == "b1"
    t = duel("tight-turn barrel-roll", one=plane, phase="altitude", deck="tight-turn")
    t.play("dive", "pass", "tight-turn", "tight-turn", "pass")
    assert t.asked == ((0, "draw"),)
    assert t.legal() == ["pass", "1"]


@pytest.mark.rule("ZERO-AIR-08")
def test_a_roll_and_a_follower_may_exceed_performance_too() -> None:
    full = {"fighter": fighter(performance=2)}
    t = duel("vertical-roll maneuvering maneuvering", one=full)
    t.play("vertical-roll dive")
    assert len(t.hand("a1")) == 3
    t = duel("tight-turn", "maneuvering maneuvering", position=-2, other=full, phase="altitude")
    t.play("dive", "follow")
    assert len(t.hand("b1")) == 3


@pytest.mark.rule("ZERO-AIR-09")
@pytest.mark.parametrize("rating", [1, 2, 3])
def test_horsepower_is_the_most_cards_drawn(rating: int) -> None:
    t = duel(one={"fighter": fighter(performance=9, horsepower=rating)}, phase="draw")
    assert t.legal()[-1] == str(rating)
    t.play(str(rating))
    assert t.aircraft("a1").cards == rating


def most_drawn(level: str, **figures: Any) -> int:
    """Return how many cards a Leader may draw at a level."""
    plane = fighter(performance=9, **figures)
    t = duel(one={"level": level, "fighter": plane}, phase="draw")
    return int(t.legal()[-1]) if t.asked == ((0, "draw"),) else 0


@pytest.mark.rule("ZERO-AIR-10")
@pytest.mark.parametrize(
    ("level", "change"),
    [("very-low", 1), ("low", 1), ("medium", 0), ("high", -1), ("very-high", -2)],
)
def test_horsepower_changes_with_the_level(level: str, change: int) -> None:
    assert most_drawn(level, horsepower=3) == 3 + change


@pytest.mark.rule("ZERO-AIR-10")
def test_the_level_is_that_of_the_draw_phase() -> None:
    t = duel(one={"fighter": fighter(horsepower=2)}, phase="altitude")
    t.play("dive", "pass", "pass")
    assert t.legal()[-1] == "3"


@pytest.mark.rule("ZERO-AIR-11")
@pytest.mark.parametrize(
    ("level", "change"),
    [("very-low", 1), ("low", 1), ("medium", 0), ("high", 0), ("very-high", -1)],
)
def test_a_turbocharged_leader_suffers_less(level: str, change: int) -> None:
    assert most_drawn(level, horsepower=3, turbo=True) == 3 + change


@pytest.mark.rule("ZERO-AIR-12")
@pytest.mark.parametrize("rating", [0, 1, 3])
def test_the_bursts_rating_limits_what_a_leader_fires(rating: int) -> None:
    t = duel(
        "ims-1-1 " * 4,
        one={"fighter": fighter(bursts=rating)},
        other={"fighter": fighter(capacity=(8, 9))},
    )
    for _ in range(rating):
        t.play("ims-1-1")
    assert t.refused("ims-1-1") == "ZERO-BST-04"


@pytest.mark.rule("ZERO-AIR-13")
def test_an_agile_leader_has_scissors_once_in_each_of_its_sequences() -> None:
    t = duel("tight-turn barrel-roll", position=-1, one={"fighter": "ki-43"})
    t.play("tight-turn agile")
    assert t.position("a1", "b1") == 1
    assert t.view().sequence.agile_used
    t = duel("tight-turn", position=-1, one={"fighter": "buffalo-1"})
    assert t.refused("tight-turn") == "ZERO-CMP-03"
    t = duel("vertical-roll", position=-1, one={"fighter": "buffalo-1"})
    assert t.refused("vertical-roll agile") == "ZERO-AIR-13"


@pytest.mark.rule("ZERO-AIR-14")
def test_bombs_change_no_figure_of_a_dogfight() -> None:
    bare, laden = fighter(), fighter(bombs=4, wingman={"bombs": 2})
    seen = [duel(one={"fighter": plane}).aircraft("a1").figures for plane in (bare, laden)]
    assert seen[0] == seen[1]


@pytest.mark.rule("ZERO-AIR-15")
def test_the_value_of_an_element_counts_its_wingman_and_nothing_but_balance() -> None:
    zero = FIGHTERS["a6m2"]
    assert (element_value(zero, wingman=True), element_value(zero, wingman=False)) == (6, 4)
    nate = element_value(FIGHTERS["ki-27"], wingman=True)
    unequal: dict[str, Any] = {"one": {"fighter": "ki-27"}, "other": {"fighter": "a6m2"}}
    assert scores(duel(**unequal)) == (0, 0)
    assert scores(duel(**unequal, options={"value_bonus": True})) == (6 - nate, 0)


@pytest.mark.rule("ZERO-AIR-16")
@pytest.mark.parametrize(("offensive", "defensive"), [(1, 3), (3, 1)])
def test_the_ratings_of_a_wingman_are_the_sizes_of_its_mini_hands(
    offensive: int, defensive: int
) -> None:
    plane = {"fighter": fighter(wingman={"offensive": offensive, "defensive": defensive})}
    t = duel(one=plane, other=plane, phase="wingman")
    t.play("b1w")
    assert (len(mini(t, "a1w")), len(mini(t, "b1w"))) == (offensive, defensive)


def ratings(level: str, *, turbo: bool) -> tuple[int, int]:
    """Return the sizes of both mini-hands of Wingmen of 3/3 at a level."""
    plane = fighter(wingman={"offensive": 3, "defensive": 3, "turbo": turbo})
    there = {"fighter": plane, "level": level}
    t = duel(one=there, other=there, phase="wingman")
    t.play("b1w")
    return len(mini(t, "a1w")), len(mini(t, "b1w"))


@pytest.mark.rule("ZERO-AIR-17")
@pytest.mark.parametrize(
    ("level", "sizes"),
    [
        ("very-low", (3, 3)),
        ("low", (3, 3)),
        ("medium", (3, 3)),
        ("high", (3, 2)),
        ("very-high", (2, 2)),
    ],
)
def test_mini_hands_shrink_with_the_level(level: str, sizes: tuple[int, int]) -> None:
    assert ratings(level, turbo=False) == sizes


@pytest.mark.rule("ZERO-AIR-18")
@pytest.mark.parametrize(
    ("level", "sizes"), [("medium", (3, 3)), ("high", (3, 3)), ("very-high", (3, 2))]
)
def test_those_of_turbocharged_wingmen_shrink_less(level: str, sizes: tuple[int, int]) -> None:
    assert ratings(level, turbo=True) == sizes


@pytest.mark.rule("ZERO-AIR-19")
def test_an_element_does_not_climb_above_the_ceiling_of_its_leader() -> None:
    plane = {"fighter": "p-39d", "level": "high"}
    t = duel("tight-turn", one=plane, phase="altitude")
    assert t.refused("climb") == "ZERO-ALT-03"
    assert t.aircraft("a1").ceiling == "high"
    assert can(
        duel("tight-turn", one={"fighter": "f4f", "level": "high"}, phase="altitude"), "climb"
    )


@pytest.mark.rule("ZERO-AIR-19")
def test_nor_does_it_follow_above_it() -> None:
    plane = {"fighter": "p-39d", "level": "high"}
    t = duel("tight-turn", "tight-turn " * 3, -2, {"level": "high"}, plane, phase="altitude")
    t.play("climb", "tight-turn")
    assert t.position("a1", "b1") == 0
    assert t.asked == ((0, "play"),)
