"""A seat is asked about its own, as the log tells it: your Spitfire I; of several with a label."""

from __future__ import annotations

import re

import pytest

from escadrille.kernel import game as games
from escadrille.kernel.rng import seeded
from escadrille.locale import voice

BATTLES = {
    "flames": "khalkhin-gol",
    "zero": "kuala-lumpur",
    "wings": "the-net",
    "skies": "dogfight",
}
DUELS = {"flames": "first-duel", "zero": "first-element", "wings": "first-duel"}
OWN = {"en": "your", "fr": "votre"}
WINGMAN = {"en": "your Wingman", "fr": "votre Ailier"}
ORDERS = 300


def asked(system: str, scenario: str, lang: str) -> set[tuple[str, str]]:
    """Return what the second seat is asked in a random game: the questions, and all their lines."""
    game = games.new(system, scenario=scenario, seed=11, seats=["human"] * 2)
    chance = seeded(11)
    told: set[tuple[str, str]] = set()
    for _ in range(ORDERS):
        for seat, decision in game.pending:
            lines = game.system.words.presenter.question(game.sight(seat), voice(lang))
            told.update((decision, line) for line in lines if seat == 1)
        if not game.pending:
            break
        seat = game.pending[0].seat
        legal = [
            game.rules.order(game.state, seat, one) for one in game.rules.legal(game.state, seat)
        ]
        calm = [order for order in legal if game.rules.write(order) != "break-off"]
        game.order(seat, calm[chance.below(len(calm))])
    return told


@pytest.mark.parametrize("lang", OWN)
@pytest.mark.parametrize("system", DUELS)
def test_questions_and_threats_name_what_one_flies_as_the_log_does(system: str, lang: str) -> None:
    told = asked(system, DUELS[system], lang)
    own = OWN[lang]
    assert not [line for _, line in told if re.search(r"\bb1w?\b", line)]
    assert any(own in line.casefold() for _, line in told)
    assert not [line for _, line in told if line.startswith(own)]  # a line begins with a capital
    if system == "zero":
        assert any(WINGMAN[lang] in line for decision, line in told if decision == "raid")


@pytest.mark.parametrize("lang", OWN)
@pytest.mark.parametrize("system", BATTLES)
def test_of_several_the_question_says_which(system: str, lang: str) -> None:
    told = asked(system, BATTLES[system], lang)
    game = games.new(system, scenario=BATTLES[system], seed=11, seats=["human"] * 2)
    flown = game.view(1, game.state).aircraft  # type: ignore[attr-defined]
    own = "|".join(one.label for one in flown if one.seat == 1)
    named = [line for _, line in told if re.search(rf"\b({own})\b", line)]
    yours = re.compile(rf"\b{OWN[lang]} [^()]+ \(({own})\)", re.IGNORECASE)
    assert named
    assert [line for line in named if not yours.search(line)] == []
