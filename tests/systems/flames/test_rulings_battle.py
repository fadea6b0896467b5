"""Rulings on cards, altitude, order and forces (FLAMES-RULING-36 is proved with group WING)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.flames.scenes import Opening, duel, everything_but, fighter, plane, table

from escadrille.systems.flames import configure
from escadrille.systems.flames.events import FirstSide, Reshuffled, TurnBegan
from escadrille.systems.flames.options import OPTIONS
from escadrille.testing.scripted import Table

LOW = {"level": "very-low"}


def dry(hand: str, discard: str = "", deck: str = "", **facts: Any) -> Table:
    """A1 with an empty or thin deck: b1, far below, holds every card that is not named."""
    rest = everything_but(hand, discard, deck)
    return duel(hand, rest, other=LOW, discard=discard, deck=deck, **facts)


@pytest.mark.rule("FLAMES-RULING-20")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    t = dry("", discard="scissors scissors", phase="altitude")
    events = t.play("dive")
    assert Reshuffled(2) in events
    assert t.hand("a1") == ["scissors"]
    assert (t.view().deck, t.view().discard) == (1, ())


@pytest.mark.rule("FLAMES-RULING-20")
def test_a_deck_is_not_made_anew_before_it_is_empty() -> None:
    t = dry("", discard="scissors", deck="yo-yo", phase="altitude")
    assert not any(isinstance(event, Reshuffled) for event in t.play("dive"))
    assert t.hand("a1") == ["yo-yo"]
    assert t.view().discard == ("scissors",)


@pytest.mark.rule("FLAMES-RULING-20")
def test_the_new_deck_serves_the_rest_of_the_same_draw() -> None:
    t = dry("", discard="scissors", deck="yo-yo", phase="pre-draw")
    assert t.hand("a1") == ["scissors", "yo-yo"]


@pytest.mark.rule("FLAMES-RULING-20")
@pytest.mark.parametrize(
    ("hand", "phase", "line"),
    [("vertical-roll", "action", "vertical-roll dive"), ("redline", "altitude", "push")],
)
def test_cards_being_played_are_not_in_the_new_deck(hand: str, phase: str, line: str) -> None:
    t = dry(hand, discard="scissors", phase=phase)
    assert Reshuffled(1) in t.play(line)
    assert t.hand("a1") == ["scissors"]
    assert t.view().discard == (hand,)


@pytest.mark.rule("FLAMES-RULING-20")
def test_with_deck_and_pile_empty_a_draw_is_forfeited() -> None:
    t = dry("yo-yo", phase="altitude")
    t.play("dive")
    assert t.aircraft("a1").level == "low"
    assert t.hand("a1") == ["yo-yo"]


@pytest.mark.rule("FLAMES-RULING-20")
def test_the_pile_comes_back_once_in_the_turn_of_an_aircraft() -> None:
    """The first roll lies on the pile when the second one dives."""
    high = {"level": "high"}
    t = dry("vertical-roll vertical-roll", discard="scissors", one=high, phase="altitude")
    assert Reshuffled(1) in t.play("dive")
    t.play("vertical-roll dive", "vertical-roll dive")
    assert t.hand("a1") == ["scissors"]
    assert t.view().discard == ("vertical-roll", "vertical-roll")


@pytest.mark.rule("FLAMES-RULING-20")
def test_and_again_in_the_turn_of_the_next() -> None:
    t = table(
        plane(0, "yo-yo"),
        plane(0, everything_but("yo-yo", "scissors"), acted=True),
        plane(1),
        discard="scissors",
        spent={"reshuffled": True},
        phase="discard",
    )
    t.play("pass")
    assert t.view().active == "b1"
    assert (t.hand("a1"), t.hand("b1")) == (["yo-yo"], ["scissors"])


@pytest.mark.rule("FLAMES-RULING-23")
@pytest.mark.parametrize("position", [1, 2])
def test_pursuers_may_follow_a_stall_dive(position: int) -> None:
    engine = {"level": "high", "fighter": fighter(horsepower=[0, 1])}
    t = duel("", "yo-yo yo-yo", -position, one=engine, other={"level": "high"}, phase="pre-draw")
    assert t.aircraft("a1").level == "medium"
    assert t.asked == ((1, "follow"),)
    t.play("follow yo-yo" if position == 1 else "follow")
    assert t.aircraft("b1").level == "medium"
    assert t.position("b1", "a1") == position
    assert t.asked == ((0, "altitude"),)


@pytest.mark.rule("FLAMES-RULING-24")
@pytest.mark.parametrize(
    ("power", "level", "phase"),
    [(1, "high", "pre-draw"), (1, "very-high", "pre-draw"), (1, "very-high", "post-draw")],
)
def test_an_engine_of_one_reduced_to_nothing_neither_draws_nor_stalls(
    power: int, level: str, phase: str
) -> None:
    one = {"level": level, "fighter": fighter(horsepower=[power, power])}
    t = duel("yo-yo", one=one, other=LOW, phase=phase)
    assert t.asked[0][1] == "altitude"
    assert t.hand("a1") == ["yo-yo"]
    assert t.aircraft("a1").level == level


@pytest.mark.rule("FLAMES-RULING-24")
@pytest.mark.parametrize("hand", ["", "yo-yo yo-yo"])
def test_a_stall_is_one_card_or_one_level_in_each_draw_phase(hand: str) -> None:
    engine = fighter(horsepower=[0, 0])
    t = duel(hand, one={"level": "very-high", "fighter": engine}, other=LOW, phase="pre-draw")
    if hand:
        t.play("yo-yo")
    assert t.asked == ((0, "altitude"),)
    assert t.aircraft("a1").cards == 1
    assert t.aircraft("a1").level == ("very-high" if hand else "high")


@pytest.mark.rule("FLAMES-RULING-25")
def test_the_initiative_is_drawn_once_and_kept() -> None:
    """Two fighters against one: every third turn begins a game turn."""
    found = set()
    for seed in range(6):
        t = Opening("narvik", seed)
        events = t.play("medium", "medium", seat=0) + t.play("medium", seat=1)
        while t.asked:
            events += t.play(t.legal()[0] if t.asked[0][1] == "slot" else "pass")
        sides = [event.side for event in events if isinstance(event, FirstSide)]
        assert len(sides) == 1
        began = [event.aircraft for event in events if isinstance(event, TurnBegan)]
        assert {aircraft[0] for aircraft in began[::3]} == {"ab"[sides[0]]}
        found.add(sides[0])
    assert found == {0, 1}


def asked_to_follow(t: Table, following: tuple[int, ...] = ()) -> list[int]:
    """Return the seats asked, in order; those named follow (at no cost), the others stay."""
    seats = []
    while t.asked and t.asked[0][1] == "follow":
        seat = t.asked[0][0]
        seats.append(seat)
        t.play("follow" if seat in following else "pass")
    return seats


@pytest.mark.rule("FLAMES-RULING-35")
def test_the_tailing_pursuer_is_asked_first_then_by_order_of_gain() -> None:
    t = table(
        plane(0),
        plane(1, "yo-yo", seat=1, holds="a1", position="advantaged"),
        plane(1, "yo-yo", seat=2, holds="a1", position="tailing"),
        plane(1, "yo-yo", seat=3, holds="a1", position="advantaged"),
        seats=[1, 3],
        phase="altitude",
        chase="b3 b2 b1",
    )
    t.play("dive")
    assert asked_to_follow(t) == [2, 3, 1]


@pytest.mark.rule("FLAMES-RULING-35")
def test_the_position_gained_first_is_asked_first() -> None:
    """B2 becomes Advantaged on a1, then b1; a1 dives."""
    t = table(
        plane(0, "vertical-roll vertical-roll", acted=True),
        plane(1, "yo-yo yo-yo", seat=1),
        plane(1, "yo-yo yo-yo", seat=2),
        seats=[1, 2],
        active="b2",
    )
    t.play("yo-yo maneuver a1 1", "pass")
    while t.view().active != "b1":
        t.play("pass")
    t.play("pass")
    t.play("yo-yo maneuver a1 1", "pass")
    while t.view().active != "a1":
        t.play("pass" if t.asked[0][1] != "slot" else "a1")
    t.play("dive")
    assert asked_to_follow(t) == [2, 1]


@pytest.mark.rule("FLAMES-RULING-35")
def test_in_the_second_rank_pursuers_of_the_first_mover_come_first() -> None:
    """B1 tails a1 and follows first; b2 is Advantaged and follows next; a2 and a3 pursue them."""
    t = table(
        plane(0, seat=0),
        plane(0, "yo-yo", seat=1, holds="b2", position="tailing"),
        plane(0, "yo-yo", seat=2, holds="b1", position="tailing"),
        plane(1, "yo-yo", seat=3, holds="a1", position="tailing"),
        plane(1, "yo-yo yo-yo", seat=4, holds="a1", position="advantaged"),
        seats=[3, 2],
        phase="altitude",
    )
    t.play("dive", "follow")
    assert t.asked == ((4, "follow"),)
    t.play("follow yo-yo")
    assert asked_to_follow(t) == [2, 1]


def ring() -> Table:
    """A1 tails b1, b1 tails a2, a2 tails b2, b2 tails a1: seats 0, 2, 1, 3."""
    return table(
        plane(0, seat=0, holds="b1", position="tailing"),
        plane(0, seat=1, holds="b2", position="tailing"),
        plane(1, seat=2, holds="a2", position="tailing"),
        plane(1, seat=3, holds="a1", position="tailing"),
        seats=[2, 2],
        phase="altitude",
    )


PAIRS = [("a1", "b1"), ("b1", "a2"), ("a2", "b2"), ("b2", "a1")]


@pytest.mark.rule("FLAMES-RULING-35", "FLAMES-ALT-09")
@pytest.mark.parametrize(
    ("following", "asked", "kept"),
    [
        ((1, 2, 3), [3, 1, 2], [2, 2, 2, 2]),
        ((1, 3), [3, 1, 2], [0, 0, 2, 2]),
        ((3,), [3, 1], [0, 2, 0, 2]),
        ((), [3], [0, 2, 2, 0]),
    ],
)
def test_in_a_ring_each_is_asked_once_and_the_mover_never(
    following: tuple[int, ...], asked: list[int], kept: list[int]
) -> None:
    t = ring()
    t.play("dive")
    assert asked_to_follow(t, following) == asked
    assert [t.position(*pair) for pair in PAIRS] == kept


@pytest.mark.rule("FLAMES-RULING-41")
@pytest.mark.parametrize(
    ("phase", "hand", "lines", "cards"),
    [
        ("pre-draw", "", [], 2),
        ("post-draw", "", [], 1),
        ("altitude", "", ["dive"], 1),
        ("altitude", "redline", ["push"], 3),
    ],
)
def test_nobody_is_asked_whether_he_draws(
    phase: str, hand: str, lines: list[str], cards: int
) -> None:
    t = duel(hand, other=LOW, phase=phase)
    for line in lines:
        t.play(line)
    assert t.aircraft("a1").cards == cards
    assert t.asked[0][1] in ("altitude", "action")


PLAIN = {
    "pilots": False,
    "wingmen": False,
    "balance": False,
    "starting_bonus": False,
    "free_for_all": False,
    "historical": False,
    "deck": "standard",
    "decks": 1,
}


@pytest.mark.rule("FLAMES-RULING-51")
def test_a_duel_switches_no_option_on() -> None:
    assert {option.name: option.default for option in OPTIONS} == PLAIN
    assert configure("free-duel").options == PLAIN


@pytest.mark.rule("FLAMES-RULING-51")
def test_an_option_that_a_scenario_has_and_the_players_refuse_stays_off() -> None:
    rules = configure("free-team", {"pilots": False})
    again = Table(rules.situation(rules.start(1)))
    assert again.rules.options == rules.options == PLAIN


@pytest.mark.rule("FLAMES-RULING-51")
def test_more_aircraft_are_ordered_as_teams_unless_all_fight_all() -> None:
    team = table(plane(0), plane(0), plane(1), active=None)
    assert team.asked == ((0, "slot"),)
    options = {"free_for_all": True}
    melee = table(plane(0), plane(0), plane(1), active=None, options=options)
    assert melee.asked[0][1] == "altitude"


def shopping(*lines: str, scenario: str = "free-team", **options: bool) -> Opening:
    t = Opening(scenario, **options)
    t.play(*lines, seat=0)
    return t


@pytest.mark.rule("FLAMES-RULING-54")
def test_aircraft_and_pilots_together_stay_within_the_points() -> None:
    """40 points: two aircraft of 16 and a pilot of 4 leave 4."""
    t = shopping("bf-109g", "generic-p2", "bf-109g", "pass")
    legal = t.legal(0)
    assert "p-11g" in legal
    assert "gladiator-2" not in legal
    assert t.refused("gladiator-2", seat=0) == "FLAMES-RULING-54"


@pytest.mark.rule("FLAMES-RULING-54")
def test_a_pilot_must_be_paid_from_what_is_left() -> None:
    """19 + 17 points leave 4: a pilot of 4, none of 5."""
    t = shopping("f4u", "pass", "bf-109f")
    assert "generic-p2" in t.legal(0)
    assert "generic-h11" not in t.legal(0)
    assert t.refused("generic-h11", seat=0) == "FLAMES-RULING-54"


@pytest.mark.rule("FLAMES-RULING-54")
def test_no_aircraft_is_newer_than_the_year_agreed() -> None:
    t = shopping()
    assert "p-47d" in t.legal(0)
    assert t.refused("p-61a", seat=0) == "FLAMES-SETUP-02"


@pytest.mark.rule("FLAMES-RULING-54")
def test_a_type_may_be_repeated() -> None:
    t = shopping("yak-1", "yak-1", "yak-1", pilots=False)
    t.play("yak-1", "pass", seat=1)
    assert [a.fighter for a in t.view().aircraft if a.side == 0] == ["yak-1"] * 3


@pytest.mark.rule("FLAMES-RULING-54")
@pytest.mark.parametrize(("balance", "scores"), [(False, (0, 0)), (True, (0, 12))])
def test_unspent_points_are_lost_unless_the_sides_are_balanced(
    balance: bool, scores: tuple[int, int]
) -> None:
    t = shopping("yak-1", "yak-1", "pass", pilots=False, balance=balance)
    t.play("yak-1", "pass", seat=1)
    assert t.view().scores == scores


@pytest.mark.rule("FLAMES-RULING-54")
def test_in_a_free_for_all_each_player_has_the_points() -> None:
    t = shopping("hurricane-2b", scenario="free-for-all")
    for seat in (1, 2, 3):
        assert "hurricane-2b" in t.legal(seat)
        assert t.refused("p-38f", seat=seat) == "FLAMES-RULING-54"


@pytest.mark.rule("FLAMES-RULING-61")
@pytest.mark.parametrize(
    ("done", "captain"), [((), 0), (("a1",), 0), (("a1", "a3"), 1), (("a2", "a4"), 0)]
)
def test_the_captain_is_the_first_seat_with_an_aircraft_to_act(
    done: tuple[str, ...], captain: int
) -> None:
    """Seat 0 flies a1 and a3, seat 1 flies a2 and a4."""
    crews = [
        plane(0, seat=seat, acted=name in done)
        for name, seat in (("a1", 0), ("a2", 1), ("a3", 0), ("a4", 1))
    ]
    t = table(*crews, plane(1, acted=True), seats=[2, 1], active=None)
    assert t.asked == ((captain, "slot"),)
    assert t.legal() == [name for name in ("a1", "a2", "a3", "a4") if name not in done]


@pytest.mark.rule("FLAMES-RULING-61")
def test_the_captain_names_an_aircraft_and_its_own_seat_flies_it() -> None:
    t = table(plane(0, seat=0), plane(0, seat=1), plane(1), seats=[2, 1], active=None)
    assert t.refused("a2", seat=1) == "FLAMES-RULING-61"
    t.play("a2")
    assert t.asked == ((1, "altitude"),)


@pytest.mark.rule("FLAMES-RULING-61")
def test_a_seat_that_has_lost_its_aircraft_is_no_captain() -> None:
    crews = (plane(0, seat=0, down=True), plane(0, seat=1), plane(0, seat=1))
    t = table(*crews, plane(1), seats=[2, 1], active=None)
    assert t.asked == ((1, "slot"),)


def cascade(deck: str) -> Table:
    """A1 plays one Redline, and inside its window another one that draws this deck."""
    t = duel("redline redline", other=LOW, phase="altitude", deck=deck)
    t.play("push")
    assert t.asked == ((0, "redline"),)
    assert t.legal() == ["pass", "push"]
    t.play("push")
    return t


@pytest.mark.rule("FLAMES-RULING-62")
def test_an_evasive_drawn_by_a_second_redline_softens_the_first() -> None:
    t = cascade("evasive yo-yo scissors")
    assert t.aircraft("a1").damage == 1
    assert t.asked == ((0, "redline"),)
    assert t.legal() == ["pass", "evasive"]
    t.play("evasive")
    assert t.aircraft("a1").damage == 1
    assert t.aircraft("a1").cards == 5


@pytest.mark.rule("FLAMES-RULING-62")
def test_two_redlines_not_softened_are_two_damage_and_six_cards() -> None:
    t = cascade("ims-1-1 yo-yo scissors")
    t.play("pass")
    assert t.aircraft("a1").damage == 2
    assert t.aircraft("a1").cards == 6
    assert t.view().discard == ("redline", "redline")


@pytest.mark.rule("FLAMES-RULING-62")
def test_the_second_redline_damages_before_it_draws() -> None:
    """A card at the edge of its Airframe is lost before any Evasive comes."""
    t = duel(
        "redline redline yo-yo", one={"damage": 5}, other=LOW, phase="altitude", deck="evasive"
    )
    t.play("push", "push", "pass")
    assert not t.aircraft("a1").flying
    assert t.aircraft("a1").cards == 0


@pytest.mark.rule("FLAMES-RULING-62")
def test_an_evasive_in_hand_may_soften_either() -> None:
    t = duel("redline redline evasive", other=LOW, phase="altitude")
    t.play("push", "push", "evasive")
    assert t.aircraft("a1").damage == 0
    t.play("pass")
    assert t.aircraft("a1").damage == 1
