"""A game in progress: checked orders, undo as far as it is fair, and to each seat its own news."""

from typing import Any

import pytest

from escadrille.kernel import game
from escadrille.kernel.errors import BadOrder, IllegalOrder, Unknown
from escadrille.kernel.game import Game
from escadrille.kernel.rng import seeded
from escadrille.systems.flames.events import Drew
from escadrille.testing.walks import any_answer


def new(scenario: str = "first-duel") -> Game:
    return game.new("flames", scenario=scenario, seed=1, seats=["human", "human"])


def order(played: Game, seat: int, text: str) -> None:
    for found in played.rules.read(played.state, seat, text):
        played.order(seat, found)


def facts(played: Game) -> tuple[Any, ...]:
    return played.rules.digest(played.state), played.orders[:], played.events[:]


def started() -> Game:
    """A duel in its first turn; the seat that began is asked for its altitude."""
    played = new()
    order(played, 0, "medium")
    order(played, 1, "medium")
    return played


def test_a_new_game_has_no_past() -> None:
    played = new()
    assert (played.orders, played.events, played.outcome) == ([], [], None)
    assert [pending.seat for pending in played.pending] == [0, 1]
    assert not played.can_undo(0)


def test_what_a_game_was_stands_in_its_header() -> None:
    header = new().header
    assert (header.system, header.scenario, header.seed) == ("flames", "first-duel", 1)
    assert header.situation is None


@pytest.mark.parametrize("text", ["very-high", "4", "pass"])
def test_an_illegal_order_changes_nothing(text: str) -> None:
    played = new()
    before = facts(played)
    with pytest.raises((IllegalOrder, BadOrder)):
        order(played, 0, text)
    assert facts(played) == before


def test_an_illegal_order_leaves_an_earlier_one_to_be_taken_back() -> None:
    played = new()
    order(played, 0, "low")
    with pytest.raises(IllegalOrder):
        order(played, 0, "low")
    assert played.can_undo(0)


def test_an_order_tells_what_happened() -> None:
    played = new()
    order(played, 0, "low")
    found = played.rules.read(played.state, 1, "medium")
    out = played.order(1, found[0])
    assert out
    assert played.events == out


def test_each_seat_is_told_its_own_news() -> None:
    played, chance = started(), seeded(1)
    drawn: list[Any] = []
    while not drawn:
        seat, choice = any_answer(played.rules, played.state, chance)
        out = played.order(seat, played.rules.order(played.state, seat, choice))
        drawn = [event for event in out if isinstance(event, Drew)]
    drew = drawn[0]
    assert drew in played.seen_by(drew.seat)
    assert drew not in played.seen_by(1 - drew.seat)
    assert drew not in played.seen_by(None)
    assert len(played.seen_by(None, since=len(played.events))) == 0


# Undo.


def test_a_secret_choice_is_taken_back_until_another_seat_answers() -> None:
    played = new()
    before = facts(played)
    order(played, 0, "low")
    assert played.can_undo(0)
    assert not played.can_undo(1)
    played.undo(0)
    assert facts(played) == before
    order(played, 0, "medium")


def test_nothing_is_taken_back_once_another_seat_has_answered() -> None:
    played = new("pearl-harbor")  # two aircraft a side: the answers below reveal nothing yet
    order(played, 0, "low")
    order(played, 1, "low")
    assert not played.can_undo(0)
    assert played.can_undo(1)
    with pytest.raises(BadOrder, match="nothing to take back"):
        played.undo(0)
    played.undo(1)
    assert not played.can_undo(0)


def test_several_orders_in_a_row_are_taken_back_one_by_one() -> None:
    played = new("pearl-harbor")
    trail = [facts(played)]
    order(played, 0, "low")
    trail.append(facts(played))
    order(played, 0, "medium")
    while trail:
        played.undo(0)
        assert facts(played) == trail.pop()
    assert not played.can_undo(0)


def test_nothing_is_taken_back_once_chance_was_drawn() -> None:
    played = started()
    assert not played.can_undo(0)
    assert not played.can_undo(1)


def test_a_card_that_was_shown_is_not_taken_back_and_neither_is_what_led_to_it() -> None:
    played = started()
    seat = played.pending[0].seat
    order(played, seat, "climb")
    assert played.pending[0].decision == "pay"
    assert played.can_undo(seat)
    card = played.rules.legal(played.state, seat)[0]
    played.order(seat, played.rules.order(played.state, seat, card))
    assert not played.can_undo(seat)
    before = facts(played)
    with pytest.raises(BadOrder):
        played.undo(seat)
    assert facts(played) == before


# Starting points.


def test_a_situation_is_a_starting_point() -> None:
    played = started()
    raw = played.rules.situation(played.state)
    again = game.from_situation(raw, ["human", "random"])
    assert again.rules.digest(again.state) == played.rules.digest(played.state)
    assert (again.header.seed, again.header.scenario, again.header.situation) == (None, None, raw)


@pytest.mark.parametrize("raw", [{}, {"system": "chess"}])
def test_a_situation_of_no_known_system_is_refused(raw: dict) -> None:
    with pytest.raises(Unknown):
        game.from_situation(raw, [])


@pytest.mark.parametrize("way", ["resign", "agree"])
def test_a_seat_alone_that_ends_its_game_has_given_up(way: str) -> None:
    played = game.new("phantom", scenario=None, seed=1, seats=["human"])
    if way == "resign":
        played.resign(0)
    else:
        played.agree()
    assert played.outcome is not None
    assert (played.outcome.points, played.outcome.winners) == ((0.0,), ())


def test_a_seat_alone_takes_back_what_revealed_nothing() -> None:
    played = game.new("phantom", scenario=None, seed=1, seats=["human"])
    order(played, 0, "cajun")
    order(played, 0, "junior")
    assert played.can_undo(0)
    played.undo(0)
    played.undo(0)
    assert played.orders == []


def test_who_decided_is_kept_with_each_order_and_taken_back_with_it() -> None:
    played = game.new("flames", seed=3, seats=["human", "ace"])
    seat = played.pending[0].seat
    seed, asked = played.bot_seed(seat), played.rules.digest(played.asked(seat))
    order = played.rules.order(played.state, seat, played.rules.legal(played.state, seat)[0])
    played.order(seat, order, "ace")
    assert played.bots == ["ace"]
    played.undo(seat)
    assert played.bots == []
    assert played.bot_seed(seat) == seed
    assert played.rules.digest(played.asked(seat)) == asked


def test_a_game_is_rewound_to_any_of_its_orders() -> None:
    played, chance = game.new("zero", seed=4, seats=["human", "human"]), seeded(4)
    digests = [played.rules.digest(played.state)]
    while played.pending:
        seat, choice = any_answer(played.rules, played.state, chance)
        order = played.rules.order(played.state, seat, choice)
        played.order(seat, order, "random" if len(digests) % 3 else "")
        digests.append(played.rules.digest(played.state))
    for number, digest in enumerate(digests):
        past = played.rewound(number)
        assert past.rules.digest(past.state) == digest
        assert past.bots == played.bots[:number]
