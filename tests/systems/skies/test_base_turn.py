"""Initiative, order, activations and the End phase (SKIES-BASE-12 to -17, -45 to -49)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.skies.scenes import ACE, booms, duel, plane, seen, table

from escadrille.kernel.errors import BadSituation
from escadrille.systems.skies.events import Activated, BrokeOff, GameEnded, TurnBegan
from escadrille.testing.scripted import Table

FAR = (2, 34)


def order(t: Table) -> tuple[str, ...]:
    order: tuple[str, ...] = t.view().order
    return order


WAITING = (
    plane(0, (4, 4), ps=5),
    plane(0, (8, 4), ps=3),
    plane(0, (12, 4), ps=4, level="disadvantaged"),
    plane(1, (4, 10), 180, ps=2, level="advantaged"),
    plane(1, (4, 12), 180, ps=3),
)


@pytest.mark.rule("SKIES-BASE-14", "SKIES-BASE-15")
def test_ex_25_the_order_of_activation() -> None:
    """Level, then skill, then real speed; who loses a level waits longer (SKIES-EX-25)."""
    t = table(*WAITING, active=None)
    assert order(t) == ("b1", "a1", "b2", "a2", "a3")
    t = table(
        *WAITING[:3], {**WAITING[3], "zoom": True}, WAITING[4], step="act", dice=[ACE] * 8 + [1] * 6
    )
    t.play("outmanoeuvre b2")
    assert seen(t, "b2").level == "disadvantaged"
    assert order(t) == ("a2", "a3", "b2")


@pytest.mark.rule("SKIES-BASE-13", "SKIES-BASE-14")
@pytest.mark.parametrize("initiative", [0, 1])
def test_initiative_breaks_a_tie_of_the_sides_alone(initiative: int) -> None:
    emil: dict[str, Any] = {"type": "bf-109e"}
    planes = (plane(0, (4, 4)), plane(0, (8, 4)), plane(1, (4, 30), 180, **emil))
    t = table(*planes, active=None, initiative=initiative)
    if initiative:
        assert t.view().active == "b1"
        return
    assert t.asked == ((0, "next"),)
    assert t.legal() == ["a1", "a2"]
    assert t.refused("b1") == "SKIES-BASE-14"
    assert t.refused("pass") == "SKIES-BASE-14"
    told = t.play("a2")
    assert told[0] == Activated("a2")


@pytest.mark.rule("SKIES-BASE-16")
def test_who_has_acted_does_not_act_again() -> None:
    planes = (plane(0, (4, 4)), plane(0, (8, 4)), plane(0, (12, 4)), plane(1, FAR, 180, ps=2))
    t = table(*planes, active=None)
    t.play("a1", "4 straight", "pass")
    assert seen(t, "a1").zoom
    assert t.refused("a1") == "SKIES-BASE-16"
    t.play("a2", "4 straight", "pass", "4 straight", "pass")
    assert t.view().active == "b1"
    assert t.refused("4", seat=0) == "SKIES-BASE-12"


@pytest.mark.rule("SKIES-BASE-12", "SKIES-BASE-13", "SKIES-BASE-45", "SKIES-BASE-05")
def test_a_turn_ends_and_the_next_begins_with_a_roll() -> None:
    t = duel((18, 30), 180, other={"zoom": True}, dice=[2, 2, 3, 6])
    told = t.play("7 straight", "pass")
    assert told[-2:-1] == [TurnBegan(2, (3, 6), 1)]
    assert t.view().initiative == 1
    assert not seen(t, "a1").zoom


@pytest.mark.rule("SKIES-BASE-17", "SKIES-BASE-24")
def test_the_steps_of_an_activation_come_in_their_order() -> None:
    t = duel((18, 23), 0, one={"level": "advantaged"}, step="start", dice=[1] * 9)
    asked = []
    for answer in ("b1", "4", "straight", "shoot"):
        asked.append(t.asked[0][1])
        t.play(answer)
    assert asked == ["opening", "fly", "turn", "action"]
    assert t.view().active == "b1"


@pytest.mark.rule("SKIES-BASE-46", "SKIES-BASE-47", "SKIES-RULING-51")
@pytest.mark.parametrize(("count", "breaks"), [(5, False), (6, True)])
def test_ex_29_more_booms_than_aircraft(count: int, breaks: bool) -> None:
    """Six fighters, one lost: five Booms are borne, a sixth is too much (SKIES-EX-29)."""
    five = [plane(1, (4 * n, 32), 180, zoom=True) for n in range(1, 6)]
    lost = plane(1, (30, 30), status="shot-down")
    t = table(plane(0, (18, 4)), *five, lost, booms=[0, count], dice=[5, 2])
    told = t.play("7 straight", "pass")
    broken = [event for event in told if isinstance(event, BrokeOff)]
    assert bool(broken) == breaks
    if breaks:
        assert broken == [BrokeOff("qb1", 6, 5)]
        assert seen(t, "b1").status == "broken-off"
        assert told[-1] == GameEnded("alone", 0)


@pytest.mark.rule("SKIES-BASE-48", "SKIES-BASE-46")
def test_ex_29_both_sides_at_once_are_a_draw() -> None:
    """The check is made for all squadrons at the same time (SKIES-EX-29)."""
    t = duel((18, 30), 180, other={"zoom": True}, booms=[2, 2])
    told = t.play("7 straight", "pass")
    assert told[-1] == GameEnded("draw", None)
    outcome = t.rules.outcome(t.state)
    assert outcome is not None
    assert outcome.points == (0.5, 0.5)
    assert t.refused("pass", 0) == "SKIES-BASE-48"


@pytest.mark.rule("SKIES-RULING-53", "SKIES-BASE-48")
def test_the_turn_is_finished_before_anybody_has_won() -> None:
    """The last enemy is down, and the wingman must still fly: here off the table."""
    planes = (
        plane(0, (18, 18), ps=4),
        plane(0, (4, 34), ps=2),
        plane(1, (18, 22), level="disadvantaged"),
    )
    t = table(*planes, step="open", dice=[ACE] * 5 + [1] * 6)
    t.play("b1")
    assert seen(t, "b1").status == "shot-down"
    t.play("7 straight", "pass")
    assert t.view().active == "a2"
    told = t.play("7 straight")
    assert seen(t, "a2").status == "left"
    assert told[-1] == GameEnded("alone", 0)


@pytest.mark.rule("SKIES-BASE-49")
@pytest.mark.parametrize(
    ("held", "reason", "points"),
    [([1, 0], "booms", (0, 1)), ([0, 1], "booms", (1, 0)), ([1, 1], "draw", (0.5, 0.5))],
)
def test_after_the_last_turn_fewer_booms_win(
    held: list[int], reason: str, points: tuple[float, float]
) -> None:
    t = duel((18, 34), 180, other={"zoom": True}, booms=held, turn=15)
    t.play("4 straight", "pass")
    outcome = t.rules.outcome(t.state)
    assert outcome is not None
    assert (outcome.reason, outcome.points) == (reason, points)
    assert outcome.scores == (held[1], held[0])
    assert booms(t) == held


@pytest.mark.rule("SKIES-BASE-49")
def test_the_limit_is_an_option() -> None:
    t = duel((18, 34), 180, other={"zoom": True}, turn=8, options={"turn_limit": 8})
    t.play("4 straight", "pass")
    assert t.view().over == "draw"


@pytest.mark.rule("SKIES-BASE-54")
def test_all_that_lies_on_the_table_is_open_to_everybody() -> None:
    t = duel((18, 23), 180, one={"ps": 5}, booms=[1, 0])
    views = [t.view(seat) for seat in (None, 0, 1)]
    for view in views:
        assert [plane.ps for plane in view.aircraft] == [5, 3]
        assert [squadron.booms for squadron in view.squadrons] == [1, 0]


@pytest.mark.rule("SKIES-BASE-55")
def test_several_engines_do_not_fly_in_the_basic_game() -> None:
    twin = {"mph": 300, "sp": 6, "engines": 2}
    with pytest.raises(BadSituation, match="SKIES-BASE-55"):
        duel((18, 23), one={"type": twin})
    jets = {"mph": 540, "sp": 10, "engines": 2, "jet": True}
    assert seen(duel((18, 30), one={"type": jets}), "a1").sp == 10
