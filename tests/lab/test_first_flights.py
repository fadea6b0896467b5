"""A newcomer's first fight is gentle: who only takes what is offered first still flies a while."""

from __future__ import annotations

import pytest

from escadrille.bots.api import know
from escadrille.bots.search import LEVELS, Level, Search
from escadrille.bots.thought import think_again
from escadrille.kernel import game as games
from escadrille.kernel.api import Choice, Event
from escadrille.kernel.game import Game
from escadrille.kernel.registry import system as registered
from escadrille.kernel.system import FirstFlight
from escadrille.systems.zero.choices import BREAK_OFF

LONG = 4  # turns
FOUGHT = ("flames", "zero", "wings", "skies")
DEALS = range(16_000, 16_100)
LEAVES = ("pass", "calm")  # answers by which nobody takes off


def first_flight(slug: str) -> FirstFlight:
    content = registered(slug).content
    return content.first_flight or FirstFlight(content.first_scenario)


def begun(slug: str, seed: int) -> Game:
    """Return what "Fly now" gives to who has never flown."""
    flight = first_flight(slug)
    rules = registered(slug).engine.configure(scenario=flight.scenario)
    seats = ["human", *([flight.bot] * (rules.seats - 1))]
    return games.new(slug, scenario=flight.scenario, seed=seed, seats=seats)


# The desk of skies: a ghost in the middle, then the longest move that stays, as straight as can be.
PLACES = ("column", "row")
TURNS = ("straight", "l15", "r15", "l30", "r30", "l45", "r45")


def offered_first(game: Game) -> Choice:
    """Return what a newcomer is offered first: of each list, and by the desk of skies."""
    rules, state = game.rules, game.state
    legal, decision = rules.legal(state, 0), game.pending[0].decision
    if rules.system != "skies":
        return legal[0]
    if decision in PLACES:
        return legal[len(legal) // 2]
    words = {rules.write(rules.order(state, 0, choice)): choice for choice in legal}
    inches = [word for word in reversed(words) if word.isdecimal()]
    moves: list[tuple[str, ...]] = [(far, turn) for turn in TURNS for far in inches]
    if decision == "turn":
        moves = [(turn,) for turn in TURNS if turn in words]
    return next((words[move[0]] for move in moves if stays(game, *move)), legal[0])


def stays(game: Game, *move: str) -> bool:
    """Does an aircraft that moves so stay on the table?"""
    rules, state = game.rules, game.rules.clone(game.state)
    told: list[Event] = []
    for word in move:
        legal = {rules.write(rules.order(state, 0, one)): one for one in rules.legal(state, 0)}
        if word not in legal:
            return False
        rules.apply(state, 0, legal[word], told)
    return all(type(event).__name__ != "LeftTable" for event in told)


def lasts(slug: str, seed: int) -> bool:
    """Does a fight last four turns in which a person takes what is offered first?"""
    game = begun(slug, seed)
    while game.pending and game.rules.turn(game.state) < LONG:
        seat, _ = game.pending[0]
        if seat == 0:
            game.order(0, game.rules.order(game.state, 0, offered_first(game)))
        else:
            pilot = game.seats[seat]
            game.order(seat, think_again(game, seat, pilot).order, pilot)
    return game.rules.turn(game.state) >= LONG


@pytest.mark.parametrize("slug", FOUGHT)
def test_a_first_fight_lasts_four_turns(slug: str) -> None:
    assert sum(lasts(slug, seed) for seed in DEALS) >= 95


@pytest.mark.parametrize("slug", FOUGHT)
def test_the_first_opponent_is_the_gentlest_who_looks_ahead(slug: str) -> None:
    assert set(begun(slug, 1).seats[1:]) == {next(iter(LEVELS))}


def test_nobody_leaves_a_fight_of_zero_by_a_slip(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LEVELS, "recruit", Level(playouts=12, slips=1.0))
    game = begun("zero", 1)
    while BREAK_OFF not in game.rules.legal(game.state, 1):
        seat, _ = game.pending[0]
        game.order(seat, game.rules.order(game.state, seat, game.rules.legal(game.state, seat)[0]))
    known, zero = know(game.rules, game.state, 1), registered("zero")
    slips = {Search("recruit", zero, seed).decide(known) for seed in range(100)}
    assert slips == set(known.legal) - {BREAK_OFF}


def flown_home(seed: int) -> int:
    """Return how many come home from the first mission of who takes the first of each list."""
    game, flown = begun("phantom", seed), 0
    while True:
        rules, state = game.rules, game.state
        orders = [rules.order(state, 0, choice) for choice in rules.legal(state, 0)]
        going = [order for order in orders if rules.write(order) not in LEAVES]
        for event in game.order(0, (going or orders)[0]):
            told = type(event).__name__
            flown += told == "Assigned"
            if told == "Debriefed":
                return flown - getattr(event, "shot_down", 0) - getattr(event, "missing", 0)


def test_a_first_mission_brings_an_aircraft_home() -> None:
    assert sum(flown_home(seed) > 0 for seed in DEALS) >= 95


def test_the_first_deck_holds_nothing_that_kills_at_a_stroke() -> None:
    rules = begun("flames", 1).rules
    cards = registered("flames").content.tables()["card"].values()
    assert rules.options["deck"] == "school"
    assert [card.id for card in cards if card.attack and card.attack.destroys] == ["fuel-tank"]


def test_wings_begins_flat_and_without_markers() -> None:
    options = begun("wings", 1).rules.options
    assert (options["altitude"], options["tailing"]) == (False, False)
