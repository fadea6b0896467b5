"""The rulings of the ledger with even numbers.

What they say of printed cards (02, 04, 06, 08) is proved by the packs and the commented game too.
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.zero.scenes import (
    Opening,
    bursts,
    can,
    duel,
    element,
    fighter,
    mini,
    scores,
    table,
)

from escadrille.kernel.errors import BadSituation
from escadrille.systems.zero import load_packs
from escadrille.systems.zero.events import Drew, DrewMiniHand, Paid, Played, RollLost
from escadrille.systems.zero.schema import Fighter
from escadrille.testing.scripted import Table

AGILE: dict[str, Any] = {"fighter": fighter(agile=True)}
STURDY: dict[str, Any] = {"fighter": fighter(capacity=(8, 12))}


@pytest.mark.rule("ZERO-RULING-02")
def test_a_tight_turn_answers_a_manoeuvre_but_may_be_kept() -> None:
    t = duel("maneuvering ims-1-1", "tight-turn")
    t.play("maneuvering")
    assert t.legal() == ["pass", "tight-turn"]
    t.play("pass", "ims-1-1")
    assert t.legal() == ["pass", "tight-turn"]


@pytest.mark.rule("ZERO-RULING-06")
def test_the_figures_of_the_commented_game() -> None:
    fighters: dict[str, Fighter] = load_packs().tables["fighter"]
    hayabusa, buffalo = fighters["ki-43"], fighters["buffalo-1"]
    assert hayabusa.wingman.offensive == (1, 1)
    assert hayabusa.capacity[0] <= 3
    assert hayabusa.capacity[1] == 4
    assert buffalo.capacity[0] == 3


@pytest.mark.rule("ZERO-RULING-08")
def test_agile_is_the_rule_about_treating_any_card_as_scissors() -> None:
    t = duel("maneuvering", position=-1, one=AGILE)
    assert can(t, "maneuvering agile")
    assert not can(duel("maneuvering", position=-1), "maneuvering agile")


# 10: scope of Agile.


@pytest.mark.rule("ZERO-RULING-10")
@pytest.mark.parametrize(
    "card",
    ["ims-3-3", "ots-3-4", "maneuvering", "half-loop", "vertical-roll", "tight-turn", "ace-pilot"],
)
def test_any_card_may_be_treated_as_scissors(card: str) -> None:
    t = duel(card, position=-1, one=AGILE)
    t.play(f"{card} agile")
    assert t.position("a1", "b1") == 1
    assert t.aircraft("b1").hits == 0
    assert t.view().sequence.agile_used


@pytest.mark.rule("ZERO-RULING-10")
@pytest.mark.parametrize(
    ("response", "feints"),
    [
        ("tight-turn", True),
        ("scissors", True),
        ("barrel-roll", False),
        ("vertical-roll", False),
        ("ace-pilot", False),
    ],
)
def test_as_a_response_it_answers_what_scissors_answer(response: str, feints: bool) -> None:
    t = duel("ims-1-1 half-loop", response, one=AGILE)
    t.play("ims-1-1", response)
    assert can(t, "half-loop agile") == feints


@pytest.mark.rule("ZERO-RULING-10")
def test_it_answers_the_response_of_a_wingman_too() -> None:
    t = duel("ims-1-1 half-loop", one=AGILE, deck="tight-turn ims-1-1")
    t.play("b1w", "ims-1-1", "tight-turn", "half-loop agile", "pass")
    assert t.aircraft("b1w").hits == 1


@pytest.mark.rule("ZERO-RULING-10")
def test_it_frees_a_friend_from_an_isolated_leader() -> None:
    ours = element(0, "ims-1-1", **AGILE), element(0, holds="b1", position="disadvantaged")
    t = table(*ours, element(1, alone=True))
    t.play("ims-1-1 agile")
    assert (t.position("a2", "b1"), t.position("a1", "b1")) == (0, 1)


@pytest.mark.rule("ZERO-RULING-10")
def test_the_one_use_is_spent_even_when_it_is_cancelled() -> None:
    t = duel("ims-1-1 half-loop", "scissors", position=-1, one=AGILE)
    t.play("ims-1-1 agile", "scissors", "pass")
    assert t.position("a1", "b1") == -1
    assert t.refused("half-loop agile") == "ZERO-POS-11"


@pytest.mark.rule("ZERO-RULING-10")
def test_a_response_spends_the_one_use_too() -> None:
    mine, his = "ims-1-1 ims-1-1 half-loop", "tight-turn tight-turn"
    t = duel(mine, his, one=AGILE)
    t.play("ims-1-1", "tight-turn", "half-loop agile", "pass")
    assert t.view().sequence.agile_used
    t = duel(f"{mine} maneuvering", f"{his} scissors", one=AGILE)
    t.play("maneuvering", "tight-turn", "half-loop agile", "scissors")
    assert t.legal() == ["pass"]
    assert t.refused("agile") == "ZERO-POS-11"


@pytest.mark.rule("ZERO-RULING-12")
def test_a_change_of_altitude_needs_no_card_of_its_own_but_costs_or_draws_one() -> None:
    t = duel("maneuvering scissors", phase="altitude")
    told = t.play("climb", "scissors")
    assert any(isinstance(event, Paid) for event in told)
    assert t.hand("a1") == ["maneuvering"]
    t = duel("maneuvering", phase="altitude", deck="half-loop")
    told = t.play("dive")
    # Nobody is asked whether he wants the card.
    assert any(isinstance(event, Drew) for event in told)
    assert sorted(t.hand("a1")) == ["half-loop", "maneuvering"]


@pytest.mark.rule("ZERO-RULING-14")
def test_the_roll_itself_does_not_pay_for_its_climb() -> None:
    t = duel("vertical-roll")
    assert t.refused("vertical-roll climb") == "ZERO-RULING-14"
    assert can(t, "vertical-roll dive")
    t = duel("vertical-roll scissors")
    t.play("vertical-roll climb", "scissors")
    assert t.aircraft("a1").level == "high"
    assert t.hand("a1") == []


@pytest.mark.rule("ZERO-RULING-14")
def test_a_climb_whose_payment_was_spent_in_the_exchange_is_lost() -> None:
    t = duel("vertical-roll ace-pilot", "vertical-roll scissors", position=-1)
    told = t.play("vertical-roll climb", "vertical-roll", "ace-pilot", "pass")
    assert any(isinstance(event, RollLost) for event in told)
    assert t.aircraft("a1").level == "medium"
    assert t.position("a1", "b1") == -1
    assert t.view().discard == ("vertical-roll", "vertical-roll", "ace-pilot")


# 16: extra Bursts.


@pytest.mark.rule("ZERO-RULING-16")
def test_extra_bursts_are_added_to_the_printed_rating_and_last_for_the_sequence() -> None:
    t = duel("maneuvering maneuvering scissors", deck="ims-1-1 ims-1-1", turn=2)
    t.play("b1w", "maneuvering", "pass", "maneuvering", "pass")
    assert bursts(t) == (0, 4)
    assert t.refused("scissors") == "ZERO-WNG-17"
    t.play("pass")
    while t.view().active != "a1" or t.view().phase != "play":
        t.play("pass")
    assert t.view().sequence.earned == 0


@pytest.mark.rule("ZERO-RULING-16")
def test_full_throttle_wins_no_bursts_against_a_wingman() -> None:
    t = duel("full-throttle maneuvering", options={"full_throttle": True})
    t.play("b1w")
    assert t.refused("full-throttle") == "ZERO-WNG-17"


# 18: the promotion penalty.


@pytest.mark.rule("ZERO-RULING-18")
@pytest.mark.parametrize(("order", "acts"), [("a1 b1", True), ("b1 a1", False)])
def test_the_penalty_ends_with_the_game_turn_whether_it_was_felt_or_not(
    order: str, acts: bool
) -> None:
    t = duel("ims-1-1 scissors", other={"hits": 5}, order=order)
    t.play("ims-1-1")
    assert t.aircraft("b1").shaken
    felt = False
    while t.view().turn == 2:
        felt |= t.view().active == "b1"
        t.play("pass")
    assert felt == acts
    assert not t.aircraft("b1").shaken


@pytest.mark.rule("ZERO-RULING-20")
def test_everyone_starts_neutral() -> None:
    t = Opening("first-element")
    t.play("medium", seat=0)
    t.play("medium", seat=1)
    assert all(a.position == 0 and a.holds is None for a in t.view().aircraft)


# 22: withdrawing part of an Element.


@pytest.mark.rule("ZERO-RULING-22")
@pytest.mark.parametrize(
    ("card", "status"), [("tight-turn", "disengaged"), ("fuel-tank", "destroyed")]
)
def test_the_wingman_is_promoted_when_the_leader_alone_leaves(card: str, status: str) -> None:
    t = duel("scissors", one={"wingman": {"hits": 3}}, deck=card)
    t.play("break-off leader")
    found = t.aircraft("a1")
    assert (found.status, found.promoted, found.shaken) == ("flying", True, True)
    assert (found.hits, found.damaged, found.cards) == (3, True, 5 - 1)
    assert t.aircraft("a1w").status == status


@pytest.mark.rule("ZERO-RULING-22")
def test_the_leader_flies_on_when_the_wingman_alone_leaves() -> None:
    t = duel("scissors", position=1, deck="tight-turn")
    t.play("break-off wingman")
    assert t.aircraft("a1w").status == "disengaged"
    assert not t.aircraft("a1").promoted
    assert t.hand("a1") == ["scissors"]
    assert t.position("a1", "b1") == 1


@pytest.mark.rule("ZERO-RULING-24")
def test_the_leaders_hand_does_not_defend_its_wingman() -> None:
    t = duel("ims-1-1", "tight-turn tight-turn barrel-roll", deck="half-loop ims-1-1")
    t.play("b1w", "ims-1-1")
    assert t.legal() == ["pass"]
    assert t.refused("tight-turn") == "ZERO-RULING-24"
    t.play("pass")
    assert t.aircraft("b1w").hits == 1


# 26: optional draws and floors.


@pytest.mark.rule("ZERO-RULING-26")
def test_the_number_of_cards_is_named_before_the_first_is_seen() -> None:
    t = duel(phase="draw", deck="scissors half-loop")
    assert t.legal() == ["pass", "1", "2"]
    t.play("1")
    assert t.hand("a1") == ["scissors"]
    assert t.view().active == "b1"


@pytest.mark.rule("ZERO-RULING-26")
def test_horsepower_never_goes_below_nothing() -> None:
    top = {"fighter": fighter(horsepower=1), "level": "very-high"}
    t = duel(one=top, other={"level": "very-high"}, phase="draw")
    assert t.view().active == "b1"


@pytest.mark.rule("ZERO-RULING-26")
@pytest.mark.parametrize(("offensive", "asked"), [(1, "altitude"), (2, "raid")])
def test_a_wingman_without_offensive_cards_cannot_attack(offensive: int, asked: str) -> None:
    one = {"fighter": fighter(wingman={"offensive": offensive}), "level": "very-high"}
    t = duel("scissors", one=one, other={"level": "very-high"}, phase="wingman")
    assert t.asked == ((0, asked),)


@pytest.mark.rule("ZERO-RULING-26")
def test_a_wingman_without_defensive_cards_answers_nothing() -> None:
    high = {"level": "high"}
    other = {"fighter": fighter(wingman={"defensive": [0, 0], "offensive": [2, 1]}), **high}
    t = duel("ims-1-1", one=high, other=other)
    t.play("b1w", "ims-1-1")
    assert t.aircraft("b1w").hits == 1


# 28: steps against an isolated Leader.


@pytest.mark.rule("ZERO-RULING-28")
@pytest.mark.parametrize(
    ("before", "card", "victim", "attacker"),
    [
        ("tailed", "maneuvering", -1, 0),
        ("tailed", "half-loop", 0, 0),
        ("disadvantaged", "maneuvering", 0, 0),
        ("disadvantaged", "half-loop", 0, 1),
        ("disadvantaged", "scissors", 0, 1),
    ],
)
def test_the_attacker_takes_the_victims_place_and_keeps_the_surplus(
    before: str, card: str, victim: int, attacker: int
) -> None:
    ours = element(0, card), element(0, holds="b1", position=before)
    t = table(*ours, element(1, alone=True))
    t.play(card)
    assert (t.position("a2", "b1"), t.position("a1", "b1")) == (victim, attacker)


@pytest.mark.rule("ZERO-RULING-28")
def test_steps_add_up_over_several_cards() -> None:
    ours = (
        element(0, "maneuvering maneuvering half-loop"),
        element(0, holds="b1", position="tailed"),
    )
    t = table(*ours, element(1, alone=True))
    t.play("maneuvering", "maneuvering")
    assert (t.position("a2", "b1"), t.position("a1", "b1")) == (0, 0)
    t.play("half-loop")
    assert (t.position("a2", "b1"), t.position("a1", "b1")) == (0, 2)


@pytest.mark.rule("ZERO-RULING-30")
def test_very_high_may_be_reached_during_play_without_a_turbocharger() -> None:
    high = {"level": "high"}
    t = duel("scissors", one=high, phase="altitude")
    t.play("climb", "scissors")
    assert t.aircraft("a1").level == "very-high"
    low = {"fighter": fighter(ceiling="high"), **high}
    assert "climb" not in duel("scissors", one=low, phase="altitude").legal()


# 32: gunners and the one-target rule.


def gunner_at(position: str, hand: str) -> Table:
    figures = fighter(bursts=2, gunner=3, agile=True)
    ours = element(0, hand, fighter=figures, holds="b1", position=position)
    return table(ours, element(1, **STURDY), element(1))


@pytest.mark.rule("ZERO-RULING-32")
def test_pilot_and_gunner_have_one_target_together() -> None:
    t = gunner_at("disadvantaged", "ims-1-1 maneuvering ims-1-1")
    t.play("ims-1-1 gunner", "maneuvering maneuver")
    assert t.position("a1", "b1") == 0
    assert t.refused("ims-1-1 fire b2") == "ZERO-ENG-08"
    t.play("ims-1-1 fire b1")
    assert t.aircraft("b1").hits == 2
    t = gunner_at("disadvantaged", "ims-1-1 maneuvering ims-1-1")
    t.play("b1w")
    assert t.refused("maneuvering") == "ZERO-ENG-08"
    assert t.refused("ims-1-1 gunner b1") == "ZERO-RULING-32"


@pytest.mark.rule("ZERO-RULING-32")
def test_the_gunner_may_split_its_bursts_and_need_not_fire_them_all() -> None:
    t = gunner_at("tailed", "ims-1-1 ims-2-2 ims-1-2")
    t.play("ims-1-1 gunner", "ims-2-2 gunner")
    assert t.view().sequence.gunner == 3
    assert not can(t, "ims-1-2 gunner")
    t = gunner_at("tailed", "ims-1-1 ims-2-2")
    t.play("ims-1-1 gunner", "pass")
    assert t.asked == ((0, "discard"),)


@pytest.mark.rule("ZERO-RULING-32")
def test_agile_is_of_no_use_to_the_gunner() -> None:
    t = gunner_at("tailed", "ims-1-1 maneuvering half-loop")
    moment = t.situation()
    moment["element"][1]["hand"] = "tight-turn"
    del moment["deck"]
    t = Table(moment)
    t.play("ims-1-1 gunner", "tight-turn")
    assert t.asked == ((0, "play"),)
    assert not t.view().sequence.agile_used


# 34: public and hidden.


@pytest.mark.rule("ZERO-RULING-34")
def test_sizes_and_the_discard_pile_are_public_and_cards_are_not() -> None:
    t = duel("scissors", "half-loop ims-1-1", phase="wingman", discard="ace-pilot", deck="ims-2-2")
    t.play("b1w")
    for seat in (0, 1, None):
        view = t.view(seat)
        assert [a.cards for a in view.aircraft] == [1, 2, 2, 2]
        assert view.discard == ("ace-pilot",)
        assert view.deck == 76 - 1 - 2 - 4 - 1
        known = [a.hand is not None for a in view.aircraft]
        assert known == [seat == 0, seat == 0, seat == 1, seat == 1]


@pytest.mark.rule("ZERO-RULING-34")
def test_a_mini_hand_is_seen_by_its_owner_alone_until_it_is_discarded() -> None:
    t = duel(phase="wingman", deck="ims-2-2 half-loop")
    (drawn,) = [event for event in t.play("b1") if isinstance(event, DrewMiniHand)]
    assert drawn.seen_by(0).cards == ("ims-2-2", "half-loop")
    assert drawn.seen_by(1).cards is None
    assert drawn.seen_by(None).cards is None
    t.play("pass")
    assert t.view(1).discard == ("ims-2-2", "half-loop")


# 36: equal aircraft and balancing.


@pytest.mark.rule("ZERO-RULING-36")
def test_each_side_of_a_free_fight_chooses_as_many_elements() -> None:
    t = Opening("free-pairs")
    for seat, name in ((0, "f4f"), (1, "ki-43")):
        t.play(name, name, seat=seat)
    assert [a.side for a in t.view().aircraft[::2]] == [0, 0, 1, 1]


@pytest.mark.rule("ZERO-RULING-36")
def test_with_more_elements_the_values_are_equal_instead() -> None:
    t = Opening("free-points", value_bonus=True)
    t.play("f4f", "f4f", seat=0)
    t.play("ki-43", "ki-43", "ki-43", seat=1)
    assert len(t.view().aircraft) == 10
    assert scores(t) == (0, 0)


@pytest.mark.rule("ZERO-RULING-38")
def test_a_leader_is_engaged_with_one_enemy_and_neutral_to_all_others() -> None:
    ours = element(0, "half-loop"), element(0)
    t = table(*ours, element(1), element(1))
    t.play("half-loop b2")
    assert (t.position("a1", "b2"), t.position("a1", "b1")) == (2, 0)
    assert (t.position("a2", "b1"), t.position("a2", "b2")) == (0, 0)
    both = element(0, holds="b1", position="tailing"), element(0, holds="b1", position="tailing")
    with pytest.raises(BadSituation, match="ZERO-ENG-04"):
        table(*both, element(1))


@pytest.mark.rule("ZERO-RULING-40")
@pytest.mark.parametrize("agile", [[True, True], [True, False]])
def test_a_damaged_aircraft_is_agile_unless_its_card_says_otherwise(agile: list[bool]) -> None:
    one = {"fighter": fighter(agile=agile), "hits": 3}
    t = duel("maneuvering", position=-1, one=one)
    assert can(t, "maneuvering agile") == agile[1]


# 42: order of dealing and drawing.


@pytest.mark.rule("ZERO-RULING-42")
def test_the_allies_are_dealt_first_all_cards_of_an_element_in_a_row() -> None:
    figures = fighter(performance=[2, 1])
    elements = [element(side, fighter=figures, level="medium") for side in (0, 0, 1)]
    deck = "ims-1-1 ims-1-2 ims-2-2 ims-3-3 ots-2-3 ots-3-4"
    told: dict[str, Any] = {"stack": ["round", "deal"], "turn": 0, "active": None, "phase": None}
    t = table(*elements, deck=deck, **told)
    assert t.hand("a1") == ["ims-1-1", "ims-1-2"]
    assert t.hand("a2") == ["ims-2-2", "ims-3-3"]
    assert t.hand("b1") == ["ots-2-3", "ots-3-4"]


@pytest.mark.rule("ZERO-RULING-42")
def test_the_attackers_mini_hand_is_drawn_first_from_the_top() -> None:
    t = duel(phase="wingman", deck="ims-1-1 ims-1-2 ims-2-2 ims-3-3")
    t.play("b1w")
    assert mini(t, "a1w") == ["ims-1-1", "ims-1-2"]
    assert mini(t, "b1w") == ["ims-2-2", "ims-3-3"]


# 44: announcing a Wingman.


@pytest.mark.rule("ZERO-RULING-44")
@pytest.mark.parametrize(
    ("hand", "announces"),
    [
        ("maneuvering", True),
        ("half-loop", True),
        ("ims-2-2", True),
        ("ims-3-3", False),
        ("scissors tight-turn", False),
    ],
)
def test_a_wingman_is_announced_with_a_card_that_can_be_played_at_once(
    hand: str, announces: bool
) -> None:
    t = duel(hand)
    assert ("b1w" in t.legal()) == announces
    if not announces:
        assert t.refused("b1w") == "ZERO-RULING-44"


@pytest.mark.rule("ZERO-RULING-44")
@pytest.mark.parametrize(("hand", "announces"), [("ims-1-1", True), ("ims-2-2 maneuvering", False)])
def test_a_gunner_needs_a_firing_card_within_its_bursts(hand: str, announces: bool) -> None:
    t = duel(hand, position=-1, one={"fighter": fighter(gunner=1)})
    assert ("b1w" in t.legal()) == announces
    if not announces:
        assert t.refused("b1w") == "ZERO-RULING-44"


@pytest.mark.rule("ZERO-RULING-44")
def test_the_announcement_fixes_the_target_and_obliges_to_nothing() -> None:
    ours = element(0, "maneuvering ims-1-1")
    t = table(ours, element(1), element(1))
    t.play("b1w")
    assert t.view().sequence.target == "b1w"
    assert t.refused("b2w") == "ZERO-ENG-08"
    assert t.refused("maneuvering b2") == "ZERO-ENG-08"
    assert t.refused("break-off") == "ZERO-DIS-01"
    t.play("pass")
    assert len(t.hand("a1")) == 2


@pytest.mark.rule("ZERO-RULING-44")
def test_an_attack_on_a_leader_needs_no_announcement() -> None:
    t = duel("maneuvering")
    assert "b1" not in t.legal()
    t.play("maneuvering")
    assert t.position("a1", "b1") == 1


# 46: several players on a side.


def squadrons(**facts: Any) -> Table:
    ours = element(0, seat=0), element(0, "scissors maneuvering", seat=1)
    hers = element(1, "tight-turn", seat=2), element(1, "tight-turn", seat=3)
    return table(*ours, *hers, seats=[2, 2], **facts)


@pytest.mark.rule("ZERO-RULING-46")
def test_each_player_orders_his_own_elements() -> None:
    t = squadrons(active="a2")
    assert t.asked == ((1, "play"),)
    assert t.refused("pass", seat=0) == "ZERO-SEQ-10"
    t.play("maneuvering b2")
    assert t.asked == ((3, "react"),)


@pytest.mark.rule("ZERO-RULING-46")
def test_the_first_seat_of_a_team_says_which_element_acts_next() -> None:
    t = squadrons(turn=1, active="a1", order="a1", phase="draw")
    t.play("pass")
    assert t.asked == ((2, "next"),)
    assert t.legal() == ["b1", "b2"]
    assert t.refused("b2", seat=3) == "ZERO-RULING-46"
    t.play("b2")
    assert t.view().active == "b2"
    assert [seat for seat, _ in t.asked] == [3]


@pytest.mark.rule("ZERO-RULING-46")
def test_starting_levels_are_asked_of_all_at_once_and_revealed_together() -> None:
    t = Opening("free-squadrons")
    for seat, name in ((0, "f4f"), (2, "a6m2")):
        t.play(*[name] * 4, seat=seat)
    assert [seat for seat, _ in t.asked] == [0, 1, 2, 3]
    for seat in (3, 1, 0):
        t.play("high", "low", seat=seat)
    assert {a.level for a in t.view().aircraft} == {None}
    t.play("low", "low", seat=2)
    assert None not in {a.level for a in t.view().aircraft}


# 48: gunners of Wingmen.


@pytest.mark.rule("ZERO-RULING-48")
def test_a_wingman_has_no_gunner_until_it_is_promoted() -> None:
    figures = fighter(bursts=0, gunner=[2, 1])
    one = {"fighter": figures}
    t = duel(one=one, position=-1, phase="wingman", deck="ims-2-2 tight-turn")
    (fired,) = [event for event in t.play("b1", "ims-2-2") if isinstance(event, Played)]
    assert fired.use == "fire"
    assert t.view().sequence.gunner == 0
    gone = {"promoted": True, "wingman": {"status": "destroyed"}}
    t = duel("ims-2-2", one={**one, **gone}, position=-1)
    found = t.aircraft("a1")
    assert (found.figures.gunner, found.figures.bursts) == (2, 0)
    assert can(t, "ims-2-2 gunner")
    t = duel("ims-2-2 ims-1-1", one={**one, **gone, "hits": 3}, position=-1)
    assert not can(t, "ims-2-2 gunner")
    assert can(t, "ims-1-1 gunner")
