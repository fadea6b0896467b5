"""Several aircraft for one player (group MULTI)."""

from __future__ import annotations

import pytest
from tests.systems.flames.scenes import Opening, fighter, plane, spent, table

from escadrille.kernel.api import Event
from escadrille.systems.flames.events import TurnBegan
from escadrille.testing.scripted import Table

ADVANTAGED = {"holds": "a1", "position": "advantaged"}


def finish_turn(t: Table) -> list[Event]:
    """Do nothing until the turn of the active aircraft is over."""
    out: list[Event] = []
    active = t.view().active
    while t.view().active == active:
        out += t.play("pass")
    return out


@pytest.mark.rule("FLAMES-MULTI-01")
def test_each_aircraft_of_a_player_has_a_turn_and_a_hand_of_its_own() -> None:
    t = table(plane(0), plane(0), plane(1), active=None)
    events = t.play("a1")
    assert (t.aircraft("a1").cards, t.aircraft("a2").cards) == (2, 0)
    events += finish_turn(t) + finish_turn(t)
    assert [e.aircraft for e in events if isinstance(e, TurnBegan)] == ["a1", "b1", "a2"]
    assert t.asked == ((0, "altitude"),)


@pytest.mark.rule("FLAMES-MULTI-01")
def test_each_aircraft_of_a_player_is_dealt_its_own_hand_and_level() -> None:
    t = Opening("free-team", pilots=False)
    for seat in (0, 1):
        t.play("yak-1", "i-16-28", "pass", seat=seat)
    assert [aircraft.cards for aircraft in t.view().aircraft] == [6, 5, 6, 5]
    t.play("very-low", "medium", seat=0)
    t.play("low", "low", seat=1)
    levels = [aircraft.level for aircraft in t.view().aircraft]
    assert levels == ["very-low", "medium", "low", "low"]


@pytest.mark.rule("FLAMES-MULTI-01")
def test_the_players_of_a_team_share_its_aircraft() -> None:
    """Berlin: two players fly the four American fighters."""
    t = Opening("berlin")
    assert [a.seat for a in t.view().aircraft] == [0, 0, 1, 1, 2, 2, 2, 2]
    for aircraft in t.view(1).aircraft:
        assert (aircraft.hand is not None) == (aircraft.seat == 1)


@pytest.mark.rule("FLAMES-MULTI-02")
def test_aircraft_are_numbered_by_side() -> None:
    t = table(plane(0), plane(0), plane(1), plane(0), plane(1))
    assert [a.label for a in t.view().aircraft] == ["a1", "a2", "b1", "a3", "b2"]


@pytest.mark.rule("FLAMES-MULTI-02")
def test_everyone_sees_who_has_acted_in_this_game_turn() -> None:
    t = table(plane(0), plane(0), plane(1), phase="end")
    for marks in ([True, False, True], [True, True, True]):
        for seat in (0, 1, None):
            assert [aircraft.acted for aircraft in t.view(seat).aircraft] == marks
        finish_turn(t)
    assert t.view().turn == 2
    assert not any(aircraft.acted for aircraft in t.view().aircraft)


@pytest.mark.rule("FLAMES-MULTI-03")
def test_a_card_names_its_enemy_and_changes_that_relation_only() -> None:
    """Two enemies are Advantaged on a1, which plays Scissors at one of them."""
    t = table(plane(0, "scissors"), plane(1, **ADVANTAGED), plane(1, **ADVANTAGED))
    t.play("scissors play b2")
    assert (t.position("a1", "b2"), t.position("a1", "b1")) == (1, -1)


@pytest.mark.rule("FLAMES-MULTI-03")
@pytest.mark.parametrize(
    ("line", "targets"),
    [
        ("scissors play", ["b1", "b2"]),
        ("scissors maneuver", ["b1", "b2", "b3"]),
        ("ims-1-1 maneuver", ["b1", "b2", "b3"]),
    ],
)
def test_the_enemy_must_be_named_among_those_in_reach(line: str, targets: list[str]) -> None:
    enemies = (plane(1, **ADVANTAGED), plane(1, **ADVANTAGED), plane(1), plane(1, level="low"))
    t = table(plane(0, "scissors ims-1-1"), *enemies)
    t.play(line)
    assert t.view(0).decision == "target"
    assert t.legal() == targets
    assert t.refused("b4") == "FLAMES-ALT-03"


@pytest.mark.rule("FLAMES-MULTI-03")
def test_only_the_named_enemy_is_hit_and_answers() -> None:
    t = table(plane(0, "ims-1-1"), plane(1, "yo-yo"), plane(1, "yo-yo", seat=2), seats=[1, 2])
    t.play("ims-1-1 attack b2")
    assert t.asked == ((2, "react"),)
    t.play("pass", "pass")
    assert (t.aircraft("b1").damage, t.aircraft("b2").damage) == (0, 1)


@pytest.mark.rule("FLAMES-MULTI-04")
def test_each_pool_of_bursts_is_spent_once_whatever_the_targets() -> None:
    """Bursts 0: one burst Advantaged on b1, none on b2, two more once Tailing b2."""
    hand = "ims-1-1 ims-1-1 ims-1-1 ims-1-1 yo-yo yo-yo"
    gunless = fighter(bursts=0)
    t = table(
        plane(0, hand, fighter=gunless, holds="b1", position="advantaged"), plane(1), plane(1)
    )
    t.play("ims-1-1 attack b1", "abandon", "yo-yo maneuver b2 1")
    assert t.refused("ims-1-1 attack b2") == "FLAMES-BURST-06"
    t.play("yo-yo maneuver b2 1", "ims-1-1 attack b2", "ims-1-1 attack b2")
    assert t.refused("ims-1-1 attack b2") == "FLAMES-BURST-06"
    assert (t.aircraft("b1").damage, t.aircraft("b2").damage) == (1, 2)
    assert spent(t) == (0, 1, 2, 0)


@pytest.mark.rule("FLAMES-MULTI-04")
def test_inherent_bursts_do_not_come_back_for_another_target() -> None:
    t = table(plane(0, "ims-1-1 ims-1-1 ims-1-1"), plane(1), plane(1))
    t.play("ims-1-1 attack b1", "ims-1-1 attack b2")
    assert t.refused("ims-1-1 attack b2") == "FLAMES-BURST-06"
