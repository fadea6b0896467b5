"""Four ways to balance a fight (group BAL)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from tests.systems.zero.scenes import Opening, can, duel, element, fighter, scores, table

from escadrille.systems.zero.events import BonusTaken
from escadrille.systems.zero.options import OPTIONS
from escadrille.testing.scripted import Table

RATINGS = {"P": "performance", "H": "horsepower", "B": "bursts", "G": "gunner"}


def worth(side: int, value: int, added: int, **facts: Any) -> dict[str, Any]:
    """Return an Element of that value, and of that much more for its Wingman."""
    figures = fighter(value=value, wingman={"value": added})
    return element(side, fighter=figures, **facts)


@pytest.mark.rule("ZERO-BAL-01")
def test_no_method_is_used_unless_asked_for() -> None:
    methods = [option for option in OPTIONS if option.rule.startswith("ZERO-BAL")]
    assert len(methods) == 4
    assert not any(option.default for option in methods)
    assert scores(table(worth(0, 1, 1), worth(1, 9, 1))) == (0, 0)


@pytest.mark.rule("ZERO-BAL-01")
def test_methods_combine() -> None:
    t = Opening("free-element", value_bonus=True, lone_leaders=True, pilot_bonuses=True)
    t.play("f4f leader", seat=0)
    t.play("a6m2 pair", seat=1)
    assert scores(t) == (2, 0)
    t.play("a1 P", "pass")
    assert scores(t) == (1, 0)


@pytest.mark.rule("ZERO-BAL-02")
@pytest.mark.parametrize(
    ("ours", "theirs", "points"),
    [
        ([(3, 1)], [(4, 2)], (2, 0)),
        ([(4, 2), (4, 2)], [(4, 2), (3, 1)], (0, 2)),
        ([(4, 2)], [(4, 2)], (0, 0)),
        ([(4, 2)], [(2, 1), (2, 1), (2, 1)], (3, 0)),
    ],
)
def test_the_side_of_lower_value_starts_with_the_difference(
    ours: list[tuple[int, int]], theirs: list[tuple[int, int]], points: tuple[int, int]
) -> None:
    elements = [worth(0, *pair) for pair in ours] + [worth(1, *pair) for pair in theirs]
    assert scores(table(*elements, options={"value_bonus": True})) == points
    assert scores(table(*elements)) == (0, 0)


@pytest.mark.rule("ZERO-BAL-02")
def test_a_leader_alone_counts_alone_and_a_bonus_counts_one() -> None:
    on = {"value_bonus": True}
    assert scores(table(worth(0, 4, 2, alone=True), worth(1, 4, 2), options=on)) == (2, 0)
    paid = worth(0, 4, 2, bonuses=["P", "B"])
    assert scores(table(paid, worth(1, 4, 2), options=on)) == (0, 2)


@pytest.mark.rule("ZERO-BAL-02")
def test_values_are_those_of_the_set_up_whatever_is_lost_later() -> None:
    lost = worth(1, 4, 2, wingman={"status": "destroyed"})
    assert scores(table(worth(0, 3, 1), lost, options={"value_bonus": True})) == (2 + 5, 0)


@pytest.mark.rule("ZERO-BAL-03")
def test_more_elements_make_up_for_their_quality() -> None:
    t = Opening("free-points")
    t.play("f4f", "f4f", seat=0)
    t.play("ki-43", "ki-43", "ki-43", seat=1)
    assert [a.fighter for a in t.view().aircraft[::2]] == ["f4f", "f4f", *["ki-43"] * 3]


@pytest.mark.rule("ZERO-BAL-03")
def test_the_points_must_be_reached_exactly() -> None:
    t = Opening("free-points")
    t.play("ki-43", "ki-43", seat=1)
    assert t.refused("a6m2", seat=1) == "ZERO-BAL-03"
    assert "ki-43" in t.legal(seat=1)


@pytest.mark.rule("ZERO-BAL-03")
def test_without_the_method_numbers_are_equal_and_points_are_free() -> None:
    t = Opening("free-pairs")
    t.play("f4f", "p-26a", seat=0)
    assert t.legal(seat=0) == []
    t.play("a6m2", "a6m2", seat=1)
    assert len(t.view().aircraft) == 8


@pytest.mark.rule("ZERO-BAL-04")
def test_a_leader_may_fly_without_a_wingman() -> None:
    t = Opening("free-element", lone_leaders=True)
    t.play("f4f leader", seat=0)
    t.play("a6m2 pair", seat=1)
    assert [a.status for a in t.view().aircraft] == ["flying", "absent", "flying", "flying"]


@pytest.mark.rule("ZERO-BAL-04")
def test_without_the_method_every_leader_has_a_wingman() -> None:
    t = Opening("free-element")
    t.play("f4f", seat=0)
    t.play("a6m2", seat=1)
    assert [a.status for a in t.view().aircraft] == ["flying"] * 4


def weaker() -> Table:
    """Return a free fight of a Buffalo (4) against a Zero (6), bonuses being offered."""
    t = Opening("free-element", pilot_bonuses=True)
    t.play("buffalo-1", seat=0)
    t.play("a6m2", seat=1)
    return t


@pytest.mark.rule("ZERO-BAL-05")
def test_the_weaker_side_takes_one_bonus_for_each_point_that_it_lacks() -> None:
    t = weaker()
    assert [decision for _, decision in t.asked] == ["bonus"]
    assert t.view(0).terms["count"] == 2
    told = t.play("a1 P", "a1 B")
    assert [event.bonus for event in told if isinstance(event, BonusTaken)] == ["P", "B"]
    assert t.asked == ((0, "start"), (1, "start"))
    assert t.aircraft("a1").bonuses == ("P", "B")


@pytest.mark.rule("ZERO-BAL-05")
def test_bonuses_are_refusable_and_score_nothing() -> None:
    t = weaker()
    t.play("a1 H")
    assert scores(t) == (0, 0)
    t.play("pass")
    assert t.aircraft("a1").bonuses == ("H",)
    assert t.asked == ((0, "start"), (1, "start"))


@pytest.mark.rule("ZERO-BAL-05")
@pytest.mark.parametrize("on", [False, True])
def test_nobody_takes_bonuses_in_an_even_fight_or_without_the_method(on: bool) -> None:
    t = Opening("free-element", pilot_bonuses=on)
    t.play("f4f" if on else "buffalo-1", seat=0)
    t.play("a6m2", seat=1)
    assert t.asked == ((0, "start"), (1, "start"))


@pytest.mark.rule("ZERO-BAL-05")
@pytest.mark.parametrize("other", ["b1", "a1w", "dive"])
def test_bonuses_are_for_leaders_of_the_weaker_side(other: str) -> None:
    assert weaker().refused(other) == "ZERO-BAL-05"


@pytest.mark.rule("ZERO-BAL-06")
def test_plain_scoring_ignores_the_quality_of_aircraft() -> None:
    down = {"status": "destroyed"}
    for name in ("p-26a", "f4f-4"):
        t = table(element(0, fighter=name, wingman=down), element(1))
        assert scores(t) == (0, 5)


@pytest.mark.rule("ZERO-BAL-07")
@pytest.mark.parametrize("letter", "PHBG")
def test_a_letter_adds_one_to_its_rating_on_both_sides_of_the_card(letter: str) -> None:
    figures = fighter(gunner=[2, 1], bursts=[2, 1], horsepower=[2, 1])
    for hits in (0, 3):
        plain, aided = (
            duel(one={"fighter": figures, "bonuses": bonuses, "hits": hits})
            for bonuses in ([], [letter])
        )
        before, after = plain.aircraft("a1").figures, aided.aircraft("a1").figures
        name = RATINGS[letter]
        assert after == replace(before, **{name: getattr(before, name) + 1})
        assert plain.aircraft("a1w").figures == aided.aircraft("a1w").figures


@pytest.mark.rule("ZERO-BAL-07")
def test_each_letter_is_taken_once_and_g_only_with_a_gunner() -> None:
    t = weaker()
    assert t.refused("a1 G") == "ZERO-BAL-07"
    t.play("a1 P")
    assert t.refused("a1 P") == "ZERO-BAL-07"
    assert can(t, "a1 H")
    t = Opening("free-element", pilot_bonuses=True, fighter_bombers=True)
    t.play("sbd-3", seat=0)
    t.play("a6m2", seat=1)
    assert can(t, "a1 G")


@pytest.mark.rule("ZERO-BAL-07")
def test_a_bonus_counts_from_the_deal_on_and_everyone_sees_it() -> None:
    t = weaker()
    t.play("a1 P", "pass")
    t.play("medium", seat=0)
    t.play("medium", seat=1)
    assert t.aircraft("a1").cards == 5 + 1
    assert t.view(1).aircraft[0].bonuses == ("P",)


@pytest.mark.rule("ZERO-BAL-07")
def test_a_promoted_wingman_does_not_inherit_the_bonus() -> None:
    other = {"hits": 5, "bonuses": ["P", "B"]}
    t = duel("ims-1-1 scissors", other=other)
    t.play("ims-1-1")
    found = t.aircraft("b1")
    assert (found.figures.performance, found.figures.bursts) == (6, 2)
    assert found.bonuses == ()
    assert found.cards == 5
