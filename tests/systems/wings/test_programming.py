"""Which cards may be programmed (group PROG)."""

from __future__ import annotations

import pytest
from tests.systems.wings.flights import asked, turn
from tests.systems.wings.scenes import duel, opening, plane, program, table

from escadrille.kernel import game
from escadrille.kernel.errors import BadOption, BadOrder

DIAMONDS = ("stall", "climb", "sharp-turn-left", "sharp-turn-right")


@pytest.mark.rule("WINGS-PROG-01")
def test_an_aircraft_programs_with_its_own_deck() -> None:
    t = duel({"type": {"deck": "B"}})
    assert "sharp-turn-left" not in t.legal(0)
    with pytest.raises(BadOrder):
        t.play("sharp-turn-left", seat=0)
    assert "sharp-turn-left" in duel({"type": {"deck": "L"}}).legal(0)


@pytest.mark.rule("WINGS-PROG-01")
def test_another_deck_needs_the_agreement_of_all() -> None:
    """Two of deck J, by agreement one of them with deck L."""
    slots = [{"type": "albatros-d3", "deck": "L"}, {"type": "albatros-d3"}]
    agreed = opening(*slots, options={"deck_edit_by_agreement": True})
    assert agreed.state.roster.letter == ["L", "J"]
    assert ["sharp-turn-left" in agreed.legal(seat) for seat in (0, 1)] == [True, False]
    with pytest.raises(BadOption, match="deck_edit_by_agreement"):
        game.new(
            "wings",
            scenario="adlershof",
            options={"deck_edit_by_agreement": False},
            seed=1,
            seats=("", ""),
        )


@pytest.mark.rule("WINGS-PROG-02")
def test_three_cards_are_laid_in_secret() -> None:
    t = duel()
    t.play("stall", "straight", seat=0)
    assert asked(t) == ["program", "program"]
    assert t.view(0).aircraft[0].programme == ("stall", "straight")
    t.play("turn-left", seat=0)
    assert t.asked == ((1, "program"),)
    for seat in (1, None):
        assert t.view(seat).aircraft[0].programme == ()
    program(t, 1, "straight", "straight", "stall")


@pytest.mark.rule("WINGS-PROG-02")
@pytest.mark.parametrize(("card", "copies"), [("straight", 3), ("sharp-turn-right", 1)])
def test_a_card_exists_as_often_as_the_deck_holds_it(card: str, copies: int) -> None:
    """Deck P has three straights and one sharp turn to each side."""
    t = duel({"type": {"deck": "P"}})
    for laid in range(3):
        if laid == copies:
            t.play("straight", seat=0)
            assert t.refused(card, seat=0) == "WINGS-PROG-02"
            return
        t.play(card, seat=0)


@pytest.mark.rule("WINGS-PROG-02")
def test_all_cards_are_back_in_hand_for_the_next_turn() -> None:
    t = duel({"at": [300, 200]})
    turn(t, a1="climb straight dive", a2="turn-left turn-left turn-left")
    assert {"climb", "dive"} <= set(t.legal(0))


@pytest.mark.rule("WINGS-PROG-03")
@pytest.mark.parametrize("first", DIAMONDS)
def test_two_diamonds_may_not_follow_each_other(first: str) -> None:
    t = duel({"type": {"deck": "L"}})
    t.play("straight", first, seat=0)
    for second in DIAMONDS:
        assert t.refused(second, seat=0) in ("WINGS-PROG-03", "WINGS-PROG-02")
    assert {"straight", "plain-stall", "dive", "turn-left", "tiny-turn-left"} <= set(t.legal(0))
    t = duel({"type": {"deck": "L"}})
    t.play(first, "straight", seat=0)
    assert set(DIAMONDS) - {first} <= set(t.legal(0))  # apart they may


@pytest.mark.rule("WINGS-PROG-04")
@pytest.mark.parametrize("last", ["stall", "climb"])
def test_a_diamond_of_the_last_turn_counts(last: str) -> None:
    t = duel({"last": last, "before": "straight"})
    assert t.refused("stall", seat=0) == "WINGS-PROG-04"
    t.play("straight", "stall", seat=0)
    assert "stall" in duel({"last": "straight", "before": last}).legal(0)


@pytest.mark.rule("WINGS-PROG-05", "WINGS-RULING-05")
def test_only_a_straight_follows_an_immelmann_card() -> None:
    t = duel({"last": "immelmann", "before": "straight"})
    assert t.legal(0) == ["straight"]
    assert t.refused("turn-left", seat=0) == "WINGS-PROG-05"
    t = duel()
    t.play("straight", "immelmann", seat=0)
    assert t.legal(0) == ["straight"]


@pytest.mark.rule("WINGS-PROG-06", "WINGS-RULING-05")
@pytest.mark.parametrize(
    ("last", "legal"),
    [("straight", True), ("stall", True), ("turn-left", False), ("dive", False), ("climb", False)],
)
def test_an_immelmann_card_comes_only_in_its_sequences(last: str, legal: bool) -> None:
    assert ("immelmann" in duel({"last": last}).legal(0)) == legal
    t = duel()
    t.play(last, seat=0)
    assert ("immelmann" in t.legal(0)) == legal
    assert "immelmann" not in duel().legal(0)


@pytest.mark.rule("WINGS-PROG-06")
def test_a_sequence_binds_only_from_its_second_card() -> None:
    for last in ("straight", "stall", "climb"):
        assert "turn-left" in duel({"last": last}).legal(0)
    assert "turn-left" in duel({"last": "dive", "before": "stall"}).legal(0)


@pytest.mark.rule("WINGS-RULING-05")
def test_one_straight_may_serve_two_immelmanns() -> None:
    t = duel({"last": "immelmann", "before": "straight"})
    t.play("straight", "immelmann", "straight", seat=0)


@pytest.mark.rule("WINGS-PROG-07")
def test_damage_and_surprise_bind_the_programme_together() -> None:
    hits = ["A1-rudder-left turn=1", "A3-engine turn=1"]
    t = duel({"damage": hits}, turn=2)
    t.play("turn-right", "straight", seat=0)
    assert t.legal(0) == ["stall"]
    t = duel({"damage": hits}, turn=2, edge=1, edge_turns=2)
    assert t.legal(0) == ["stall"]  # one card, and it must be the stall


@pytest.mark.rule("WINGS-RULING-39")
def test_an_impossible_engine_duty_is_waived() -> None:
    t = duel(
        {"damage": ["A3-engine turn=1"], "last": "stall", "cards": 1},
        turn=2,
        edge=1,
        edge_turns=2,
    )
    assert "straight" in t.legal(0)
    assert "stall" not in t.legal(0)


@pytest.mark.rule("WINGS-RULING-77")
def test_without_altitude_there_is_no_climbing_and_no_diving() -> None:
    t = duel(options={"altitude": False})
    assert not {"climb", "dive"} & set(t.legal(0))


@pytest.mark.rule("WINGS-TAC-04", "WINGS-TAC-05", "WINGS-RULING-23")
def test_the_surprised_play_one_card_and_no_immelmann() -> None:
    t = table(plane(0, 200, 200, last="straight"), plane(1, 800, 700), edge=1, edge_turns=2)
    assert t.refused("immelmann", seat=0) == "WINGS-TAC-05"
    t.play("straight", seat=0)
    assert t.asked == ((1, "program"),)
