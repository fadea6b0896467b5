"""Engagement and targets: ZERO-ENG-01 to ZERO-ENG-09."""

from __future__ import annotations

import pytest
from tests.systems.zero.scenes import can, duel, element, fighter, table

from escadrille.kernel.errors import BadSituation


@pytest.mark.rule("ZERO-ENG-01")
def test_whoever_is_not_neutral_is_engaged() -> None:
    for position in (-2, -1, 1, 2):
        t = duel(position=position)
        assert (t.aircraft("a1").holds, t.aircraft("b1").holds) == ("b1", "a1")
    t = duel()
    assert (t.aircraft("a1").holds, t.aircraft("b1").holds) == (None, None)


@pytest.mark.rule("ZERO-ENG-02")
@pytest.mark.parametrize("position", ["advantaged", "tailing", "disadvantaged", "tailed"])
def test_an_engaged_leader_attacks_nobody_else(position: str) -> None:
    t = table(
        element(0, "maneuvering half-loop scissors ims-1-1", holds="b1", position=position),
        element(1),
        element(1),
    )
    for wingman in ("b1w", "b2w"):
        assert t.refused(wingman) == "ZERO-ENG-02"
    cards = set(t.legal()) - {"pass", "abandon", "break-off"}
    assert cards
    for card in cards:
        assert t.refused(f"{card} b2") == "ZERO-ENG-02"


@pytest.mark.rule("ZERO-ENG-02")
def test_an_engagement_ends_by_manoeuvre() -> None:
    """Neutral again, its target of this sequence stays the one that it manoeuvred against."""
    t = table(
        element(0, "maneuvering ims-1-1", holds="b1", position="disadvantaged"),
        element(1),
        element(1),
    )
    t.play("maneuvering")
    assert t.aircraft("a1").holds is None
    assert can(t, "ims-1-1 b1")
    assert t.refused("ims-1-1 b2") == "ZERO-ENG-08"


@pytest.mark.rule("ZERO-ENG-02")
def test_an_engagement_ends_by_an_altitude_change() -> None:
    t = table(
        element(0, "ims-1-1", holds="b1", position="advantaged"),
        element(1),
        element(1, level="low"),
        phase="altitude",
    )
    t.play("dive")
    t.play("ims-1-1 b2")
    assert t.aircraft("b2").hits == 1


@pytest.mark.rule("ZERO-ENG-02")
def test_an_engagement_ends_by_a_loss() -> None:
    """A Wingman shoots down the enemy of its Leader, who is free to attack another."""
    t = table(
        element(0, "ims-1-1", holds="b1", position="tailed"),
        element(1, alone=True, fighter=fighter(capacity=(1, 2))),
        element(1),
        phase="wingman",
        deck="ims-1-2 tight-turn",
    )
    t.play("b1", "ims-1-2")
    assert t.aircraft("b1").status == "destroyed"
    t.play("pass", "ims-1-1 b2")
    assert t.aircraft("b2").hits == 1


@pytest.mark.rule("ZERO-ENG-03")
def test_an_unengaged_leader_attacks_unengaged_leaders_and_any_wingman() -> None:
    t = table(
        element(0, "maneuvering ims-1-1"),
        element(0, holds="b2", position="advantaged"),
        element(1),
        element(1),
        element(1),
    )
    assert {"b1w", "b2w", "b3w"} <= set(t.legal())
    for card in ("maneuvering", "ims-1-1"):
        assert can(t, f"{card} b1")
        assert can(t, f"{card} b3")
        assert t.refused(f"{card} b2") == "ZERO-ENG-06"


@pytest.mark.rule("ZERO-ENG-04")
def test_a_leader_is_engaged_with_one_enemy_at_a_time() -> None:
    with pytest.raises(BadSituation, match="ZERO-ENG-04"):
        table(
            element(0),
            element(1, holds="a1", position="tailing"),
            element(1, holds="a1", position="advantaged"),
        )
    t = table(element(0, "maneuvering maneuvering"), element(1), element(1))
    t.play("maneuvering b1")
    assert t.refused("maneuvering b2") == "ZERO-ENG-02"


@pytest.mark.rule("ZERO-ENG-05")
@pytest.mark.parametrize("position", ["advantaged", "tailed"])
def test_the_wingman_of_an_engaged_leader_attacks_that_enemy_or_his_wingman(position: str) -> None:
    t = table(element(0, holds="b1", position=position), element(1), element(1), phase="wingman")
    assert t.legal() == ["pass", "b1", "b1w"]
    assert t.refused("b2") == t.refused("b2w") == "ZERO-ENG-02"


@pytest.mark.rule("ZERO-ENG-06")
@pytest.mark.parametrize("position", ["tailing", "advantaged", "disadvantaged", "tailed"])
def test_outsiders_do_not_attack_an_engaged_leader(position: str) -> None:
    four = (
        element(0, "maneuvering ims-1-1"),
        element(0),
        element(1, holds="a2", position=position),
        element(1),
    )
    t = table(*four)
    assert t.refused("maneuvering b1") == t.refused("ims-1-1 b1") == "ZERO-ENG-06"
    t = table(*four, phase="wingman")
    assert t.refused("b1") == "ZERO-ENG-06"


@pytest.mark.rule("ZERO-ENG-07")
def test_outsiders_attack_the_wingman_of_an_engaged_leader() -> None:
    three = (
        element(0, "maneuvering ims-1-1"),
        element(0),
        element(1, holds="a2", position="tailing"),
    )
    t = table(*three, deck="maneuvering half-loop")
    t.play("b1w", "ims-1-1", "pass")
    assert t.aircraft("b1w").hits == 1
    t = table(*three, phase="wingman", deck="ims-1-1 maneuvering half-loop maneuvering")
    assert t.legal() == ["pass", "b1w"]
    t.play("b1w", "ims-1-1", "pass")
    assert t.aircraft("b1w").hits == 1


@pytest.mark.rule("ZERO-ENG-08")
def test_a_leader_has_one_target_in_a_sequence() -> None:
    t = table(element(0, "ims-1-1 ims-1-2 maneuvering"), element(1), element(1))
    t.play("ims-1-1 b1")
    assert t.refused("ims-1-2 b2") == "ZERO-ENG-08"
    assert t.refused("maneuvering b2") == "ZERO-ENG-08"
    assert t.refused("b1w") == t.refused("b2w") == "ZERO-ENG-08"
    t = table(element(0, "ims-1-1 maneuvering"), element(1), element(1))
    t.play("b2w")
    assert t.refused("ims-1-1 b2") == t.refused("ims-1-1 b1") == "ZERO-ENG-08"
    assert t.refused("b1w") == "ZERO-ENG-08"


@pytest.mark.rule("ZERO-ENG-08")
def test_a_wingman_may_have_another_target_than_its_leader() -> None:
    t = table(
        element(0, "ims-1-1"), element(1), element(1), phase="wingman", deck="ims-1-2 tight-turn"
    )
    t.play("b1", "ims-1-2", "pass", "pass", "ims-1-1 b2")
    assert [t.aircraft(label).hits for label in ("b1", "b2")] == [2, 1]


@pytest.mark.rule("ZERO-ENG-09")
@pytest.mark.parametrize("level", ["very-low", "low", "high", "very-high"])
def test_only_aircraft_at_one_level_attack_each_other(level: str) -> None:
    t = duel("ims-1-1 maneuvering half-loop", other={"level": level})
    for card in ("ims-1-1", "maneuvering", "half-loop", "b1w"):
        assert t.refused(card) == "ZERO-ENG-09"
    t = table(element(0), element(1, level=level), element(1), phase="wingman")
    assert t.refused("b1") == t.refused("b1w") == "ZERO-ENG-09"
    assert t.legal() == ["pass", "b2", "b2w"]
