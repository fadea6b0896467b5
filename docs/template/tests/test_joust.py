"""The contract of the house, and a test for every rule."""

from typing import Any

import pytest

from escadrille.kernel.registry import system
from escadrille.testing import contract
from escadrille.testing.scripted import Table
from joust.game import CARDS, COPIES

SETTINGS = system("joust").engine.option_sets


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize(("name", "check"), [*contract.checks()])
@pytest.mark.parametrize("setting", SETTINGS)
def test_joust_keeps_the_contract(setting: str, name: str, check: Any, seed: int) -> None:
    check(system("joust").engine.configure(**SETTINGS[setting]), seed)


def table(mine: str, yours: str, dice: tuple[int, ...] = (), **facts: Any) -> Table:
    """Return a table where two pilots hold these cards, and the dice are rolled already."""
    hands = [[CARDS.index(card) for card in hand.split()] for hand in (mine, yours)]
    rest = [card for card in range(len(CARDS)) for _ in range(COPIES)]
    for card in hands[0] + hands[1]:
        rest.remove(card)
    usual = {"deck": rest, "hands": hands, "discard": [], "laid": [6, 6], "damage": [0, 0]}
    usual |= {"rounds": [4, 4], "stack": [[2, 0, 0, 0]], "chance": [0, [die - 1 for die in dice]]}
    options = {"tracers": facts.pop("tracers", False)}
    state = {**usual, **facts}
    return Table({"system": "joust", "scenario": "first-pass", "options": options, "state": state})


@pytest.mark.rule("JOUST-DECK-01", "JOUST-DECK-02")
def test_four_cards_are_dealt_and_each_pass_one_is_drawn() -> None:
    rules = system("joust").engine.configure()
    state: Any = rules.start(1)
    assert [len(hand) for hand in state.hands] == [4, 4]
    for seat in range(2):
        rules.apply(state, seat, rules.legal(state, seat)[0])
    assert [len(hand) for hand in state.hands] == [4, 4]
    assert len(state.deck) == 14


@pytest.mark.rule("JOUST-PASS-01", "JOUST-PASS-02", "JOUST-PASS-03")
def test_a_pass_begins_with_a_card_of_the_own_hand() -> None:
    t = table("dive", "stall")
    assert t.refused("fire", seat=0) == "JOUST-PASS-01"
    assert t.refused("stall", seat=0) == "JOUST-PASS-02"
    t.play("dive", seat=0)
    assert t.refused("dive", seat=0) == "JOUST-PASS-03"


@pytest.mark.rule("JOUST-PASS-04", "JOUST-GUN-01", "JOUST-GUN-03")
@pytest.mark.parametrize(("die", "damage"), [(3, 1), (4, 0)])
def test_the_higher_card_may_fire_and_hits_up_to_its_lead(die: int, damage: int) -> None:
    t = table("stall", "climb", (die,))
    t.play("stall", seat=0)
    t.play("climb", seat=1)
    assert t.asked == ((1, "fire"),)
    assert t.refused("climb") == "JOUST-GUN-01"
    t.play("fire")
    assert t.view().damage == (damage, 0)


@pytest.mark.rule("JOUST-GUN-02")
def test_an_empty_gun_is_silent() -> None:
    t = table("dive", "stall", rounds=[0, 4])
    t.play("dive", seat=0)
    t.play("stall", seat=1)
    assert t.refused("fire") == "JOUST-GUN-02"
    assert t.legal() == ["pass"]


@pytest.mark.rule("JOUST-GUN-04")
def test_tracers_lengthen_the_lead() -> None:
    t = table("turn", "glide", (2,), tracers=True)
    t.play("turn", seat=0)
    t.play("glide", seat=1)
    t.play("fire")
    assert t.view().damage == (0, 1)


@pytest.mark.rule("JOUST-END-01")
def test_the_third_hit_ends_the_game() -> None:
    t = table("dive", "stall", (1,), damage=[0, 2])
    t.play("dive", seat=0)
    t.play("stall", seat=1)
    t.play("fire")
    outcome = t.rules.outcome(t.state)
    assert outcome is not None
    assert outcome.winners == (0,)
