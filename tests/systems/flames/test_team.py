"""Two teams (group TEAM)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.flames.scenes import Opening, plane, table

from escadrille.systems.flames import SYSTEM
from escadrille.testing.scripted import Table


def skirmish(axis: int, allies: int, **facts: Any) -> Table:
    """Side a against side b; nobody has acted in this game turn."""
    aircraft = [plane(0) for _ in range(axis)] + [plane(1) for _ in range(allies)]
    return table(*aircraft, active=None, **facts)


def acted(t: Table, choose: int) -> list[str]:
    """Let everyone of this game turn act; a team names its `choose`-th aircraft (-1: its last)."""
    turn, order = t.view().turn, []
    while t.asked and t.view().turn == turn:
        if t.asked[0][1] == "slot":
            t.play(t.legal()[choose])
        else:
            active = t.view().active
            if active not in order:
                order.append(active)
            t.play("pass")
    return order


@pytest.mark.rule("FLAMES-TEAM-01", "FLAMES-RULING-54")
def test_both_teams_choose_within_the_same_total() -> None:
    t = Opening("free-team")
    assert t.asked == ((0, "force"), (1, "force"))
    assert t.legal(0) == t.legal(1)
    for seat in (0, 1):
        t.play("bf-109f", "pass", "bf-109f", "pass", seat=seat)
        left = set(t.legal(seat))
        assert "pe-3" in left
        assert "a5m4" not in left


@pytest.mark.rule("FLAMES-TEAM-01", "FLAMES-RULING-54")
def test_every_scenario_gives_its_sides_the_same_points() -> None:
    for scenario in SYSTEM.content.scenarios():
        assert len({side.points for side in scenario.side}) == 1


@pytest.mark.rule("FLAMES-TEAM-02")
@pytest.mark.parametrize(
    ("axis", "allies", "initiative", "order"),
    [
        (2, 3, 0, ["a1", "b1", "a2", "b2", "b3"]),
        (2, 3, 1, ["b1", "a1", "b2", "a2", "b3"]),
        (3, 1, 0, ["a1", "b1", "a2", "a3"]),
        (3, 1, 1, ["b1", "a1", "a2", "a3"]),
    ],
)
def test_teams_alternate_and_the_larger_ends_alone(
    axis: int, allies: int, initiative: int, order: list[str]
) -> None:
    t = skirmish(axis, allies, initiative=initiative)
    assert acted(t, choose=0) == order


@pytest.mark.rule("FLAMES-TEAM-02")
@pytest.mark.parametrize("initiative", [0, 1])
def test_the_team_with_the_initiative_begins_every_game_turn(initiative: int) -> None:
    t = skirmish(2, 2, initiative=initiative)
    first = [acted(t, choose=0)[0][0] for _ in range(6)]
    assert first == ["ab"[initiative]] * 6
    assert not t.asked


@pytest.mark.rule("FLAMES-TEAM-02")
def test_a_loss_leaves_its_team_fewer_slots() -> None:
    t = table(plane(0, "fuel-tank"), plane(0), plane(1), plane(1))
    t.play("fuel-tank attack b1")
    t.play("pass")
    assert acted(t, choose=0) == ["b2", "a2"]


@pytest.mark.rule("FLAMES-TEAM-03")
def test_a_team_freely_chooses_who_acts_and_may_change_the_order() -> None:
    t = skirmish(2, 3)
    assert t.asked == ((0, "slot"),)
    assert t.legal() == ["a1", "a2"]
    assert acted(t, choose=0) == ["a1", "b1", "a2", "b2", "b3"]
    assert acted(t, choose=-1) == ["a2", "b3", "a1", "b2", "b1"]


@pytest.mark.rule("FLAMES-TEAM-03")
def test_who_has_acted_waits_for_the_next_game_turn() -> None:
    t = table(plane(0, acted=True), plane(0), plane(0), plane(1, acted=True), active=None)
    assert t.legal() == ["a2", "a3"]
    for name in ("a1", "b1"):
        assert t.refused(name) == "FLAMES-TEAM-03"
    t.play("a3")
    assert t.view().active == "a3"


@pytest.mark.rule("FLAMES-TEAM-02", "FLAMES-TEAM-03")
def test_each_aircraft_has_one_turn_in_each_game_turn() -> None:
    t = skirmish(2, 3)
    while t.asked:
        assert sorted(acted(t, choose=-1)) == ["a1", "a2", "b1", "b2", "b3"]
    assert t.view().turn == 6
