"""Components and state: ZERO-CMP-01 to ZERO-CMP-15."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest
from tests.systems.zero.scenes import (
    Opening,
    can,
    duel,
    element,
    everything_but,
    fighter,
    mini,
    table,
)

from escadrille.content.packs import Entry
from escadrille.kernel.errors import BadSituation
from escadrille.systems.zero import events, load_packs
from escadrille.systems.zero.events import Reshuffled
from escadrille.systems.zero.schema import Card, Kind, bar_type

AGILE: dict[str, Any] = {"fighter": fighter(agile=True)}
THROTTLE: dict[str, Any] = {"options": {"full_throttle": True}}


@pytest.mark.rule("ZERO-CMP-01")
def test_the_deck_is_shuffled_and_what_is_left_after_the_deal_is_the_draw_pile() -> None:
    piles = [list(Opening("first-element", seed).state.deck) for seed in (1, 2)]
    assert [len(pile) for pile in piles] == [76, 76]
    assert sorted(piles[0]) == sorted(piles[1])
    assert piles[0] != piles[1]
    t = Opening("first-element")
    t.play("medium", seat=0)
    t.play("medium", seat=1)
    assert t.view().deck == 76 - 5 - 6


@pytest.mark.rule("ZERO-CMP-01")
def test_one_pile_serves_for_everything() -> None:
    """Mini-hands of attack and defence, draws, a dive and a Break Off, of both sides."""
    pile = [
        "ims-1-1",
        "tight-turn",
        "ims-1-2",
        "barrel-roll",
        "half-loop",
        "scissors",
        "ims-2-2",
        "ims-3-3",
        "vertical-roll",
        "ace-pilot",
    ]
    t = duel("maneuvering", deck=pile, phase="wingman")
    t.play("b1w")
    assert (mini(t, "a1w"), mini(t, "b1w")) == (pile[0:2], pile[2:4])
    t.play("pass", "pass", "b1w")
    assert mini(t, "b1w") == pile[4:6]
    t.play("pass", "pass", "2")
    assert sorted(t.hand("a1")) == sorted(["maneuvering", *pile[6:8]])
    t.play("pass", "dive")
    assert t.hand("b1") == pile[8:9]
    (test,) = [event for event in t.play("break-off leader") if isinstance(event, events.Tested)]
    assert test.card == pile[9]


@pytest.mark.rule("ZERO-CMP-02")
def test_a_card_is_played_as_an_attack_or_as_a_response() -> None:
    t = duel("scissors", "scissors", position=-1)
    t.play("scissors maneuver", "scissors")
    assert t.position("a1", "b1") == -1
    t = duel("scissors", position=-1)
    t.play("scissors maneuver")
    assert t.position("a1", "b1") == 1


@pytest.mark.rule("ZERO-CMP-03")
@pytest.mark.parametrize("card", ["tight-turn", "barrel-roll", "ace-pilot"])
@pytest.mark.parametrize("position", [-2, -1, 0, 1, 2])
def test_a_blue_card_never_attacks(card: str, position: int) -> None:
    assert duel(card, position=position).refused(card) == "ZERO-CMP-03"


@pytest.mark.rule("ZERO-CMP-03")
@pytest.mark.parametrize("card", ["ims-1-1", "ots-2-3", "maneuvering", "half-loop"])
@pytest.mark.parametrize("attack", ["ims-1-1", "ots-2-3", "maneuvering", "half-loop"])
def test_a_red_card_attacks_and_never_answers(card: str, attack: str) -> None:
    assert can(duel(card), card)
    t = duel(attack, card)
    t.play(attack)
    assert t.asked == ((1, "react"),)
    assert t.refused(card) == "ZERO-ATK-05"


@pytest.mark.rule("ZERO-CMP-03")
@pytest.mark.parametrize(
    ("card", "attack"),
    [("scissors", "ims-1-1"), ("vertical-roll", "ims-1-1"), ("full-throttle", "maneuvering")],
)
def test_a_white_card_does_both(card: str, attack: str) -> None:
    assert can(duel(f"{card} ims-1-1", position=-1, **THROTTLE), card)
    t = duel(attack, card, **THROTTLE)
    t.play(attack)
    assert can(t, card)


@pytest.mark.rule("ZERO-CMP-04")
@pytest.mark.parametrize("answer", ["scissors", "vertical-roll"])
def test_a_white_card_that_answers_has_no_other_effect(answer: str) -> None:
    t = duel("ims-1-1", answer, position=1)
    t.play("ims-1-1", answer)
    assert t.aircraft("b1").hits == 0
    assert t.position("b1", "a1") == -1
    assert t.aircraft("b1").level == "medium"
    assert t.hand("b1") == []


@pytest.mark.rule("ZERO-CMP-04")
def test_a_white_card_that_attacks_cancels_nothing() -> None:
    """The roll of a1 changes its level; the Position of its pursuer stays as it was."""
    t = duel("vertical-roll", "ace-pilot ims-1-1", position=-1)
    t.play("vertical-roll dive", "pass", "follow", "ims-1-1")
    assert t.aircraft("a1").level == "low"
    assert t.position("b1", "a1") == 1


@pytest.mark.rule("ZERO-CMP-05")
def test_full_throttle_is_in_no_hand_unless_it_is_switched_on() -> None:
    with pytest.raises(BadSituation, match="ZERO-CMP-01"):
        duel("full-throttle")
    t = duel("full-throttle full-throttle", "full-throttle full-throttle", **THROTTLE)
    assert t.view().deck == 80 - 4
    with pytest.raises(BadSituation, match="ZERO-CMP-01"):
        duel("full-throttle " * 5, **THROTTLE)


@pytest.mark.rule("ZERO-CMP-06")
def test_a_card_says_nothing_of_strafing_bombing_or_evasion() -> None:
    own = set(Card.__struct_fields__) - set(Entry.__struct_fields__)
    assert own == {"title", "subtitle", "colour", "attack", "answers", "copies", "option"}


@pytest.mark.rule("ZERO-CMP-07")
def test_an_empty_draw_pile_is_made_of_the_discard_pile() -> None:
    t = duel("tight-turn", phase="altitude", discard=everything_but("tight-turn"))
    assert t.view().deck == 0
    told = t.play("dive")
    assert [event.cards for event in told if isinstance(event, Reshuffled)] == [75]
    assert (t.view().deck, len(t.view().discard)) == (74, 0)
    assert len(t.hand("a1")) == 2


@pytest.mark.rule("ZERO-CMP-07")
def test_hands_and_mini_hands_are_not_shuffled_in() -> None:
    held = "maneuvering vertical-roll ims-1-1 ims-1-2 tight-turn"
    t = duel(
        "maneuvering vertical-roll",
        "tight-turn",
        deck="ims-1-1 ims-1-2",
        discard=everything_but(held),
    )
    t.play("b1w")
    assert (mini(t, "b1w"), t.view().deck) == (["ims-1-1", "ims-1-2"], 0)
    told = t.play("vertical-roll dive")
    assert [event.cards for event in told if isinstance(event, Reshuffled)] == [76 - 5 + 1]
    assert mini(t, "b1w") == ["ims-1-1", "ims-1-2"]
    assert t.hand("b1") == ["tight-turn"]


@pytest.mark.rule("ZERO-CMP-08")
def test_five_classes_of_aircraft_of_which_fighters_fly() -> None:
    kinds = get_args(Kind)
    assert kinds == (
        "fighter",
        "fighter-bomber",
        "medium-bomber",
        "heavy-bomber",
        "reconnaissance",
    )
    pack = load_packs().tables
    side = pack["scenario"]["free-element"].side[0]
    plane = pack["fighter"]["sbd-3"]
    flown = [
        kind
        for kind in kinds
        if not bar_type(
            msgspec.structs.replace(plane, kind=kind), side, 1942, fighter_bombers=False
        )
    ]
    assert flown == ["fighter"]


@pytest.mark.rule("ZERO-CMP-09")
def test_an_element_is_a_leader_and_a_wingman_of_one_type() -> None:
    t = Opening("first-element")
    aircraft = t.view().aircraft
    assert [one.label for one in aircraft] == ["a1", "a1w", "b1", "b1w"]
    assert [one.fighter for one in aircraft] == ["buffalo-1", "buffalo-1", "ki-43", "ki-43"]
    assert [one.wingman for one in aircraft] == [False, True, False, True]


@pytest.mark.rule("ZERO-CMP-09")
def test_the_element_has_the_sequence_the_level_and_the_place_in_the_order() -> None:
    t = duel(phase="altitude")
    t.play("dive")
    assert [t.aircraft(label).level for label in ("a1", "a1w")] == ["low", "low"]
    assert t.view().order == ("a1", "b1")


@pytest.mark.rule("ZERO-CMP-10")
def test_a_leader_keeps_its_hand_and_a_wingman_has_one_only_in_an_attack() -> None:
    t = duel("tight-turn scissors", phase="wingman", deck="ims-1-1 barrel-roll")
    assert mini(t, "a1w") == []
    t.play("b1")
    assert mini(t, "a1w") == ["ims-1-1", "barrel-roll"]
    t.play("pass")
    assert mini(t, "a1w") == []
    assert t.view().discard == ("ims-1-1", "barrel-roll")
    assert t.hand("a1") == ["scissors", "tight-turn"]


@pytest.mark.rule("ZERO-CMP-10")
def test_a_wingman_that_is_attacked_gets_cards_for_that_attack() -> None:
    t = duel("maneuvering", deck="ims-1-1 barrel-roll")
    assert mini(t, "b1w") == []
    t.play("b1w")
    assert mini(t, "b1w") == ["ims-1-1", "barrel-roll"]
    t.play("pass")
    assert mini(t, "b1w") == []


@pytest.mark.rule("ZERO-CMP-11")
def test_no_marker_means_medium_and_markers_count_hits() -> None:
    t = duel(one={"hits": 2}, other={"level": "high", "wingman": {"hits": 1}})
    assert [t.aircraft(label).level for label in ("a1", "b1")] == ["medium", "high"]
    assert [t.aircraft(label).hits for label in ("a1", "a1w", "b1", "b1w")] == [2, 0, 0, 1]


@pytest.mark.rule("ZERO-CMP-12")
def test_elements_are_numbered_and_their_order_is_marked() -> None:
    four = [element(side) for side in (0, 0, 1, 1)]
    t = table(*four, turn=1, active=None, phase=None, first=1)
    t.play("b2", "pass", "pass", "pass")
    assert t.asked == ((0, "next"),)
    t.play("a1")
    assert t.view().order == ("b2", "a1")
    assert [one.label for one in t.view().aircraft[::2]] == ["a1", "a2", "b1", "b2"]
    assert [one.acted for one in t.view().aircraft[::2]] == [True, False, False, True]


@pytest.mark.rule("ZERO-CMP-13")
def test_pilots_come_only_with_the_method_of_balancing_that_uses_them() -> None:
    for options, asked in (({}, "start"), ({"pilot_bonuses": True}, "bonus")):
        t = Opening("free-element", **options)
        t.play("p-26a", seat=0)
        t.play("a6m2", seat=1)
        assert t.asked[0] == (0, asked)
        assert not any(one.bonuses for one in t.view().aircraft)


@pytest.mark.rule("ZERO-CMP-14")
def test_what_a_sequence_has_used_up_is_fresh_in_the_next() -> None:
    hand = "ims-1-1 ims-1-1 tight-turn tight-turn"
    t = duel(hand, "maneuvering maneuvering maneuvering", position=-1, one=AGILE)
    t.play("tight-turn agile", "pass", "ims-1-1 fire", "pass")
    used = t.view().sequence
    assert (used.target, used.fired, used.agile_used, used.opened) == ("b1", 1, True, True)
    t.play("pass", "pass", "pass")
    assert t.view().active == "b1"
    fresh = t.view().sequence
    assert (fresh.target, fresh.fired, fresh.agile_used, fresh.opened) == (None, 0, False, False)
    t.play("pass", "pass", "maneuvering", "pass", "maneuvering", "pass", "pass", "pass", "pass")
    assert t.view().active == "a1"
    t.play("pass", "pass")
    assert t.position("a1", "b1") == -1
    assert can(t, "tight-turn agile")


@pytest.mark.rule("ZERO-CMP-14")
def test_bursts_won_against_a_wingman_and_those_of_a_gunner_are_fresh_too() -> None:
    t = duel("maneuvering", position=0)
    t.play("b1w", "maneuvering", "pass")
    assert t.view().sequence.earned == 1
    t.play("pass", "pass")
    assert (t.view().active, t.view().sequence.earned) == ("b1", 0)
    t = duel("ims-1-1", position=-1, one={"fighter": fighter(gunner=1)})
    t.play("ims-1-1 gunner b1")
    assert t.view().sequence.gunner == 1
    t.play("pass", "pass")
    assert (t.view().active, t.view().sequence.gunner) == ("b1", 0)


@pytest.mark.rule("ZERO-CMP-14", "ZERO-CMP-15")
def test_the_state_of_leaders_wingmen_and_elements_is_kept_whole() -> None:
    """Side of the card, Hits, hand, Position, level, order, seat: written down and read back."""
    t = table(
        element(0, "ims-1-1", hits=4, holds="b1", position="tailing", level="low", seat=0),
        element(0, seat=1, wingman={"status": "disengaged"}),
        element(1, level="low", wingman={"hits": 3}),
        element(1, promoted=True, shaken=True, wingman={"status": "destroyed"}),
        seats=[2, 1],
        order="b2 a1 a2 b1",
        sequence={"fired": 1, "target": "b1", "opened": True},
    )
    twin = type(t)(t.situation())
    assert twin.rules.digest(twin.state) == t.rules.digest(t.state)
    a1, b1w = twin.aircraft("a1"), twin.aircraft("b1w")
    assert (a1.damaged, a1.hits, a1.hand, a1.holds, a1.position) == (
        True,
        4,
        ("ims-1-1",),
        "b1",
        2,
    )
    assert (b1w.damaged, b1w.hits, b1w.status, b1w.cards) == (True, 3, "flying", 0)
    assert [twin.aircraft(label).status for label in ("a2w", "b2w")] == ["disengaged", "destroyed"]
    assert [twin.aircraft(label).seat for label in ("a1", "a2", "b1")] == [0, 1, 2]
    assert twin.aircraft("b2").shaken
    assert twin.view().order == ("b2", "a1", "a2", "b1")


@pytest.mark.rule("ZERO-CMP-15")
def test_the_first_sequence_of_the_game_is_known_as_such() -> None:
    for turn, order, asked in ((1, "a1", "altitude"), (1, "b1 a1", "raid"), (2, "a1 b1", "raid")):
        t = duel(turn=turn, order=order, phase="wingman")
        assert t.asked == ((0, asked),)
