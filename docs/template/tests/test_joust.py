"""The contract of the house, and a test for every rule."""

from typing import Any

import pytest

from escadrille.kernel.registry import system
from escadrille.testing import contract
from escadrille.testing.scripted import Table
from joust.campaign import Bout
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


# The campaign.

CAMPAIGNS = system("joust-campaign").engine.option_sets


@pytest.mark.parametrize(("name", "check"), [*contract.checks(campaign=True)])
@pytest.mark.parametrize("setting", CAMPAIGNS)
def test_the_campaign_keeps_the_contract(setting: str, name: str, check: Any) -> None:
    check(system("joust-campaign").engine.configure(**CAMPAIGNS[setting]), 1)


def ledger(dice: tuple[int, ...] = (), **facts: Any) -> Table:
    """Return a campaign before its next bout, with dice that are rolled already."""
    usual = {"bouts": 0, "hits": [[0, 0, 0], [0, 0, 0]], "named": [3, 3], "flown": [0, 0]}
    usual |= {"points": [0, 0], "stack": [[2, 0, 0, 0]], "chance": [0, [die - 1 for die in dice]]}
    state = {**usual, **facts}
    return Table({"system": "joust-campaign", "scenario": "one-morning", "state": state})


@pytest.mark.rule("JOUST-CAMP-01", "JOUST-CAMP-02", "JOUST-CAMP-03", "JOUST-CAMP-04")
def test_two_pilots_are_named_in_secret_and_meet_with_their_hits() -> None:
    t = ledger(hits=[[3, 1, 0], [0, 0, 2]])
    assert t.refused("fly", seat=0) == "JOUST-CAMP-02"
    assert t.refused("pilot-1", seat=0) == "JOUST-CAMP-03"
    t.play("pilot-2", seat=0)
    assert t.refused("pilot-3", seat=0) == "JOUST-CAMP-01"
    assert t.view(1).named == (None, None)
    t.play("pilot-3", seat=1)
    assert t.refused("pilot-3", seat=1) == "JOUST-CAMP-04"
    t.play("fly", seat=0)
    t.play("tactical", seat=1)
    assert t.mission.flown == ("fly", "tactical")
    assert isinstance(t.mission.scenario, dict)
    assert t.mission.scenario["damage"] == [1, 2]


def in_the_air(dice: tuple[int, ...] = (), **facts: Any) -> Table:
    return ledger(dice, named=[0, 1], flown=[1, 1], stack=[[2, 0, 0, 0], [1, 0, 0, 0]], **facts)


@pytest.mark.rule("JOUST-CAMP-05", "JOUST-CAMP-06")
def test_no_report_heals_or_invents_points() -> None:
    t = in_the_air(hits=[[2, 0, 0], [0, 0, 0]])
    assert t.barred(Bout((1, 0), (0, 2))) == "JOUST-CAMP-05"
    assert t.barred(Bout((2, 0), (2, 2))) == "JOUST-CAMP-06"
    t.settle(Bout((3, 0), (0, 2)))
    assert t.state.points == [0, 2]
    assert t.state.hits[0] == [3, 0, 0]


@pytest.mark.rule("JOUST-CAMP-07")
@pytest.mark.parametrize(("die", "hits"), [(4, 1), (5, 0)])
def test_who_stays_on_the_ground_may_heal(die: int, hits: int) -> None:
    t = in_the_air((die,), hits=[[1, 1, 3], [0, 0, 0]])
    t.settle(Bout((1, 0), (1, 1)))
    assert t.state.hits[0] == [1, hits, 3]


@pytest.mark.rule("JOUST-CAMP-08")
@pytest.mark.parametrize(
    "facts", [{"bouts": 1, "points": [1, 1]}, {"hits": [[0, 3, 3], [0, 0, 0]]}]
)
def test_the_last_bout_or_a_flight_that_is_down_ends_it(facts: Any) -> None:
    t = in_the_air(**facts)
    t.settle(Bout((3, 0), (0, 2)))
    outcome = t.rules.outcome(t.state)
    assert outcome is not None
    assert outcome.winners == (1,)
