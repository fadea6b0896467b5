"""How long a dogfight lasts, and who is out of it (group END)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.zero.scenes import Opening, duel, element, played_out, table

from escadrille.systems.zero.events import BattleEnded, SequenceBegan
from escadrille.testing.scripted import Table

NEARLY_DOWN: dict[str, Any] = {"hits": 5, "alone": True}


@pytest.mark.rule("ZERO-END-01")
@pytest.mark.parametrize(("scenario", "turns"), [("first-element", 6), ("kaneohe", 6), ("iba", 5)])
def test_a_dogfight_lasts_six_game_turns_unless_a_scenario_says_otherwise(
    scenario: str, turns: int
) -> None:
    t = Opening(scenario)
    assert t.view().turns == turns
    played_out(t)
    assert t.view().turn == turns


@pytest.mark.rule("ZERO-END-01")
def test_the_sixth_game_turn_is_played_to_its_end() -> None:
    t = duel(turn=6, phase="draw")
    t.play("pass")
    assert t.view().active == "b1"
    played_out(t)
    assert t.view().over


@pytest.mark.rule("ZERO-END-02")
@pytest.mark.parametrize("on", [False, True])
def test_a_fight_to_the_death_goes_on_beyond_six_game_turns(on: bool) -> None:
    t = duel(turn=6, active="b1", phase="draw", options={"to_the_death": on})
    t.play("pass")
    assert t.view().over == (not on)
    assert t.view().turn == (7 if on else 6)


@pytest.mark.rule("ZERO-END-02", "ZERO-END-03")
@pytest.mark.parametrize("on", [False, True])
def test_it_ends_when_all_aircraft_of_a_side_are_gone(on: bool) -> None:
    t = duel("ims-1-1 scissors", other=NEARLY_DOWN, turn=3, options={"to_the_death": on})
    told = t.play("ims-1-1")
    assert [event.reason for event in told if isinstance(event, BattleEnded)] == ["last-side"]
    assert t.asked == ()


def pass_on(t: Table) -> set[str]:
    """Let everyone pass to the end and return the Leaders that had another sequence."""
    begun = set()
    while t.asked:
        for event in t.play("pass"):
            if isinstance(event, SequenceBegan):
                begun.add(event.aircraft)
    return begun


@pytest.mark.rule("ZERO-END-03")
def test_an_element_whose_aircraft_are_destroyed_is_out() -> None:
    hers = element(1, **NEARLY_DOWN), element(1)
    t = table(element(0, "ims-1-1 scissors"), *hers)
    t.play("ims-1-1 fire b1")
    assert t.aircraft("b1").status == "destroyed"
    assert not t.view().over
    assert pass_on(t) == {"a1", "b2"}


@pytest.mark.rule("ZERO-END-03")
def test_an_element_lives_on_in_its_wingman() -> None:
    hers = element(1, hits=5), element(1)
    t = table(element(0, "ims-1-1 scissors"), *hers)
    t.play("ims-1-1 fire b1")
    assert pass_on(t) == {"a1", "b1", "b2"}


@pytest.mark.rule("ZERO-END-03")
@pytest.mark.parametrize("deck", ["tight-turn tight-turn", "fuel-tank tight-turn"])
def test_an_element_whose_aircraft_have_left_is_out_whatever_took_them(deck: str) -> None:
    ours = element(0, "scissors"), element(0)
    t = table(*ours, element(1), deck=deck)
    t.play("break-off pair")
    assert t.aircraft("a1").cards == 0
    assert t.view().active == "a2"
    assert pass_on(t) == {"a2", "b1"}
