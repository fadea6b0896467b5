"""The dogfight in words and signs, at every moment of random games, in both languages."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import pytest
from rich.text import Text
from tests.systems.items import flat

from escadrille.kernel import game as games
from escadrille.kernel.game import Game
from escadrille.kernel.rng import seeded
from escadrille.locale import voice

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("first-duel", {}),
    ("free-duel", {"pilots": True, "starting_bonus": True}),
    ("free-team", {"wingmen": True, "balance": True}),
    ("free-for-all", {"pilots": True}),
    ("dunkirk", {}),
]


def _plain(markup: str) -> list[str]:
    return Text.from_markup(markup).plain.splitlines()


def _shown(game: Game, lang: str) -> None:
    """Put all that each seat could see now into words; a missing word raises."""
    say, presenter, rules = voice(lang), game.system.words.presenter, game.rules
    for seat in (*range(rules.seats), None):
        sight = game.sight(seat)
        board = _plain(presenter.board(sight, say))
        assert all(len(line) <= 80 for line in board[1:]), "\n".join(board)
        for aircraft in sight.view.aircraft:  # type: ignore[attr-defined]
            assert any(re.search(rf"\b{aircraft.label}\b", line) for line in board)
    for seat, _ in game.pending:
        sight = game.sight(seat)
        assert presenter.question(sight, say)
        for choice in rules.legal(game.state, seat):
            order = rules.order(game.state, seat, choice)
            assert presenter.order(sight, order, game.facts(seat, order), say).name
        for order, refusal in rules.refusals(game.state, seat):
            presenter.order(sight, order, None, say)
            for name, value in refusal.facts.items():
                assert say(f"flames-fact-{name.replace('_', '-')}", value=value)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("scenario", "options"), GAMES, ids=[scenario for scenario, _ in GAMES])
def test_every_moment_can_be_told(scenario: str, options: dict[str, Any], lang: str) -> None:
    game = games.new("flames", scenario=scenario, options=options, seed=3, seats=[])
    chance = seeded(11)
    while pending := game.pending:
        if len(game.orders) % 3 == 0:
            _shown(game, lang)
        seat = pending[chance.below(len(pending))].seat
        legal = game.rules.legal(game.state, seat)
        choice = legal[chance.below(len(legal))]
        game.order(seat, game.rules.order(game.state, seat, choice))
    _shown(game, lang)
    for event in game.events:
        for reader in (0, 1, None):
            known = event.seen_by(reader)
            assert known is not None
            game.system.words.presenter.event(game.sight(reader), known, voice(lang))


CHAINS = """
system = "flames"
active = "a1"
phase = "action"

[[aircraft]]
fighter = "bf-110c"
side = 0
level = "high"
damage = 5
hand = "yo-yo yo-yo ims-2-3"
holds = "b1"
position = "tailing"

[[aircraft]]
fighter = "bf-109e"
side = 0
level = "low"

[[aircraft]]
fighter = "spitfire-1"
side = 1
level = "high"
evasive = 1

[[aircraft]]
fighter = "spitfire-1"
side = 1
level = "high"
holds = "a1"
position = "advantaged"

[[aircraft]]
fighter = "spitfire-1"
side = 1
level = "medium"
damage = 6
down = true
"""


def test_the_board_shows_who_is_on_whose_tail() -> None:
    game = games.from_situation(tomllib.loads(CHAINS), [])
    board = _plain(game.system.words.presenter.board(game.sight(0), voice("en")))
    assert board == [
        "Situation · turn 1/6 · a1: actions · VP 13 – 5 · deck 107",
        " Very High │",
        " High      │ b2 Spitfire I ►── flank ──▲ a1 Bf-110C ►── tail ──► b1 Spitfire I",
        " Medium    │",
        " Low       │ a2 Bf-109E Emil ►",
        " Very Low  │",
        "                          damage              hand   Spd  Perf    HP   Bst  Fire",
        " ► a1 Bf-110C             ■■■■│■□□ 5/7           3     1     4   0/0     1    +0",
        "      Damaged side · gunner 1",
        "   a2 Bf-109E Emil        □□□│□□□ 0/6            0     2     6   2/1     1    +0",
        "   b1 Spitfire I          □□□│□□□ 0/6            0     2     6   2/1     2    +0",
        "      barrage · Evasive × 1",
        "   b2 Spitfire I          □□□│□□□ 0/6            0     2     6   2/1     2    +0",
        "      barrage",
        " ✗ b3 Spitfire I          shot down",
        "Hand of a1: In My Sights 2/3, 2 × Yo-Yo",
        "Hand of a2: empty",
        "Bursts of a1: own 1 · Advantaged 1 · Tailing 2 · gunner 1",
    ]


def test_a_menu_says_what_each_card_can_do_now() -> None:
    game = games.from_situation(tomllib.loads(CHAINS), [])
    say, sight = voice("fr"), game.sight(0)
    items = [
        game.system.words.presenter.order(sight, order, game.facts(0, order), say)
        for choice in game.rules.legal(game.state, 0)
        for order in [game.rules.order(game.state, 0, choice)]
    ]
    assert [flat(item) for item in items] == [
        "finir les actions",
        "abandonner la position sur b1 Spitfire I",
        "Dans mon viseur 2/3 attaque 2/3",
        "Yo-yo ×2 +1 dégât",
    ]
