"""Zero in words and signs, at every moment of random games, in both languages."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest
from rich.text import Text
from tests.systems.items import flat

from escadrille.kernel import game as games
from escadrille.kernel.game import Game
from escadrille.kernel.rng import Chance, seeded
from escadrille.locale import voice
from escadrille.locale.rules import facts_of
from escadrille.systems.zero.options import OPTION_SETS


def plain(markup: str) -> list[str]:
    return Text.from_markup(markup).plain.splitlines()


def shown(game: Game, lang: str) -> None:
    """Put all that each seat could see now into words; a missing word raises."""
    say, presenter, rules = voice(lang), game.system.words.presenter, game.rules
    for seat in (*range(rules.seats), None):
        sight = game.sight(seat)
        board = plain(presenter.board(sight, say))
        assert all(len(line) <= 80 for line in board[1:]), "\n".join(board)
        view: Any = sight.view
        for aircraft in view.aircraft:
            drawn = any(re.search(rf"\b{aircraft.label}\b", line) for line in board[1:])
            assert drawn == (aircraft.status != "absent")
    for seat, _ in game.pending:
        sight = game.sight(seat)
        assert presenter.question(sight, say)
        items = [
            flat(presenter.order(sight, order, game.facts(seat, order), say))
            for choice in rules.legal(game.state, seat)
            for order in [rules.order(game.state, seat, choice)]
        ]
        assert all(items)
        assert len(set(items)) == len(items)
        for order, refusal in rules.refusals(game.state, seat):
            presenter.order(sight, order, None, say)
            assert facts_of(refusal.rule, refusal.facts, say)


def steps(game: Game, chance: Chance) -> None:
    """Give a random order, but break off one time in five only: fights shall last."""
    pending = game.pending
    seat = pending[chance.below(len(pending))].seat
    orders = [
        game.rules.order(game.state, seat, choice) for choice in game.rules.legal(game.state, seat)
    ]
    order = orders[chance.below(len(orders))]
    if game.rules.write(order) == "break-off" and chance.below(5):
        order = orders[0]
    game.order(seat, order)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", OPTION_SETS)
def test_every_moment_can_be_told(name: str, lang: str) -> None:
    setting = OPTION_SETS[name]
    scenario, options = setting["scenario"], setting.get("options", {})
    game = games.new("zero", scenario=scenario, options=options, seed=5, seats=[])
    chance = seeded(7)
    while game.pending:
        if len(game.orders) % 3 == 0:
            shown(game, lang)
        steps(game, chance)
    shown(game, lang)
    for event in game.events:
        for reader in (0, 1, None):
            known = event.seen_by(reader)
            assert known is not None
            game.system.words.presenter.event(game.sight(reader), known, voice(lang))


RESCUE = """
system = "zero"
active = "a2"
phase = "play"

[[element]]
fighter = "buffalo-1"
side = 0
hits = 4
wingman = {status = "destroyed"}

[[element]]
fighter = "hurricane-2b"
side = 0
hand = "scissors maneuvering maneuvering ims-1-2 ace-pilot vertical-roll"
wingman = {hits = 1}

[[element]]
fighter = "ki-43"
side = 1
holds = "a1"
position = "advantaged"
alone = true
hand = "tight-turn"

[[element]]
fighter = "p-38f"
side = 1
level = "very-high"
promoted = true
wingman = {status = "disengaged"}
"""


def game_of(text: str) -> Game:
    return games.from_situation(tomllib.loads(text), [])


def test_the_board_shows_both_cards_of_every_element() -> None:
    game = game_of(RESCUE)
    assert plain(game.system.words.presenter.board(game.sight(0), voice("en"))) == [
        "Situation · turn 2/6 · a2: Card Play · VP 2 – 7 · deck 69",
        " Very High │ ◄ b2 P-38F Lightning",
        " High      │",
        " Medium    │ b1 Ki-43 Hayabusa ►── flank ──▲ a1 Buffalo I",
        "           │ a2+w Hurricane IIB ►",
        " Low       │",
        " Very Low  │",
        "                           Hits               hand  Perf    HP   Bst   Off   Def",
        " · a1  Buffalo I           ■■■│■□□ 4/6           0     4     1     0",
        "       Damaged",
        " ✗ a1w                     destroyed",
        " ► a2  Hurricane IIB       □□□│□□□ 0/6           6     6     1     2",
        "   a2w                     ■□□│□□□ 1/6           0                       2     2",
        "   b1  Ki-43 Hayabusa      □□│□□ 0/4             1     6     2     0",
        "       Agile",
        "   b2  P-38F Lightning     □□□│□□□□ 0/7          0     5   3-1     3",
        "       promoted Wingman · turbo",
        " ✗ b2w                     disengaged",
        "Order: a1 → a2 → b1 → b2",
        "Hand of a1: empty",
        "Hand of a2: In My Sights 1/2, 2 × Manoeuvring, Scissors, Vertical Roll,",
        "   Ace Pilot",
        "a2: Bursts 2",
    ]


def menu(game: Game, seat: int, lang: str) -> list[str]:
    sight, presenter = game.sight(seat), game.system.words.presenter
    orders = [
        game.rules.order(game.state, seat, choice) for choice in game.rules.legal(game.state, seat)
    ]
    return [
        flat(presenter.order(sight, order, game.facts(seat, order), voice(lang)))
        for order in orders
    ]


@pytest.mark.rule("ZERO-ISO-06")
def test_a_menu_says_what_each_card_can_do_now() -> None:
    assert menu(game_of(RESCUE), 0, "fr") == [
        "finir le Jeu des Cartes",
        "se désengager du combat",
        "Manœuvre ×2 un cran",
        "Ciseaux Désavantagé devient Avantagé",
        "Tonneau vertical grimper · plonger",
    ]


def test_who_is_asked_to_answer_is_told_what_is_coming() -> None:
    game = game_of(RESCUE)
    for order in game.rules.read(game.state, 0, "maneuvering"):
        game.order(0, order)
    assert [pending.seat for pending in game.pending] == [1]
    question = game.system.words.presenter.question(game.sight(1), voice("fr"))
    assert question == [
        "a2 Hurricane IIB vient au secours de a1 contre votre Ki-43 Hayabusa (b1).",
        "Votre Ki-43 Hayabusa (b1) répond-il à «\u00a0Manœuvre\u00a0»\u00a0?",
    ]
    assert menu(game, 1, "fr") == ["laisser faire", "Virage serré"]


LINES = {
    "maneuvering": "a2 Hurricane IIB plays Manoeuvring on b1",
    "tight-turn": "b1 Ki-43 Hayabusa answers Manoeuvring with Tight Turn",
    "ace-pilot": "a2 Hurricane IIB answers Tight Turn with Ace Pilot",
}


def test_the_log_tells_an_exchange_card_by_card() -> None:
    game = game_of(RESCUE)
    for name in LINES:
        seat = game.pending[0].seat
        for order in game.rules.read(game.state, seat, name):
            game.order(seat, order)
    told = [
        game.system.words.presenter.event(game.sight(None), e, voice("en")) for e in game.events
    ]
    lines = [line for text in told if text for line in plain(text)]
    assert lines == [*LINES.values(), "a1 Buffalo I and b1 are Neutral"]
