"""Phantom in words and signs, at many moments of random campaigns, in both languages."""

from __future__ import annotations

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
from escadrille.systems.phantom.frames import FIRST_STEP, KINDS
from escadrille.systems.phantom.options import OPTION_SETS

WIDTH = 80
TITLE = "Rolling Thunder: Air Force (short)"


def plain(markup: str) -> list[str]:
    return Text.from_markup(markup).plain.splitlines()


def shown(game: Game, lang: str) -> None:
    """Put all that the commander could see now into words; a missing word raises."""
    say, presenter, rules = voice(lang), game.system.words.presenter, game.rules
    sight = game.sight(0)
    board = plain(presenter.board(sight, say))
    assert all(len(line) <= WIDTH for line in board[1:]), "\n".join(board)
    assert plain(presenter.board(game.sight(None), say)) == board  # a spectator sees the same
    view: Any = sight.view
    text = "\n".join(board)
    assert all(f"{threat.threat} " in text for threat in view.threats)
    assert all(pilot.name in text for pilot in view.squadron if pilot.role == "flying")
    for seat, _ in game.pending:
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


def step(game: Game, chance: Chance) -> None:
    """Give a random order, but turn back and stop loading rarely: missions shall be flown."""
    legal = game.rules.legal(game.state, 0)
    choice = legal[chance.below(len(legal))]
    decision = game.pending[0].decision
    if decision in ("assign", "arm") and chance.below(4):
        choice = legal[-1 - chance.below(len(legal) - 1)] if len(legal) > 1 else choice
    elif decision in ("abort", "promote") and chance.below(4):
        choice = legal[0]
    game.order(0, game.rules.order(game.state, 0, choice))


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", OPTION_SETS)
def test_every_moment_can_be_told(name: str, lang: str) -> None:
    setting = OPTION_SETS[name]
    scenario, options = setting["scenario"], setting.get("options", {})
    game = games.new("phantom", scenario=scenario, options=options, seed=5, seats=[])
    chance = seeded(11)
    while game.pending:
        if len(game.orders) % 7 == 0:
            shown(game, lang)
        step(game, chance)
    shown(game, lang)
    sight, say = game.sight(0), voice(lang)
    told = [game.system.words.presenter.event(sight, event, say) for event in game.events]
    assert sum(text is not None for text in told) > len(told) // 2


def test_every_question_there_is_can_be_told() -> None:
    """Random campaigns until each has been asked, told when it first is."""
    unasked = set(KINDS[:FIRST_STEP])
    setting = OPTION_SETS["linebacker-navy-long"]
    for seed in range(20):
        game = games.new("phantom", **setting, seed=seed, seats=[])
        chance = seeded(seed)
        while game.pending and unasked:
            if game.pending[0].decision in unasked:
                unasked.discard(game.pending[0].decision)
                shown(game, "fr")
            step(game, chance)
    assert unasked == set()


BRIDGE = """
system = "phantom"
scenario = "rolling-thunder-usaf-short"
slot = 2
vp = 2
so = 9
target = "highway-bridge"
damage = 3
turn = 2
step = "enemy"

[[pilot]]
card = "monger"
stress = 3
zone = "c"
load = "mk-82 mk-82 mk-84"

[[pilot]]
card = "papa"
stress = 6
zone = "a-n"
altitude = "high"
damaged = true
load = "ecm-pod"

[[pilot]]
card = "cajun"

[[counter]]
counter = "s-60-mig-17"
zone = "c"

[[counter]]
counter = "zpu-mig-21"
zone = "a-n"
face = "bandit"
"""


def bridge() -> Game:
    return games.from_situation(tomllib.loads(BRIDGE), [])


def test_the_board_shows_sheet_target_display_and_flight() -> None:
    game = bridge()
    assert plain(game.system.words.presenter.board(game.sight(0), voice("en"))) == [
        f"{TITLE} · mission 2/4 · turn 2/4: the enemy attacks",
        " VP 2 (Dismal) · SO 9 · Poor 10, Adequate 11, Good 12, Great 13",
        "",
        " 21 Highway Bridge · Route Pack 2 · ■■■□□ 3/5",
        "     VP 2, stress 2 · −1 WP",
        "",
        "┌ P-NW ───────────────────┬ P-N ────────────────────┬ P-NE ───────────────────┐",
        "│                         │                         │                         │",
        "└─────────────────────────┴─────────────────────────┴─────────────────────────┘",
        "                 ┌ A-N ───────────────────────────────────────┐",
        "                 │ b1 MiG-21  ▲Papa!                          │",
        "                 └────────────────────────────────────────────┘",
        "┌ P-W ────────┬ A-W ──────────┬ C ──────────────┬ A-E ──────────┬ P-E ────────┐",
        "│             │               │ s1 S-60         │               │             │",
        "│             │               │ ▼Monger         │               │             │",
        "└─────────────┴───────────────┴─────────────────┴───────────────┴─────────────┘",
        "                 ┌ A-S ───────────────────────────────────────┐",
        "                 │                                            │",
        "                 └────────────────────────────────────────────┘",
        "┌ P-SW ───────────────────┬ P-S ────────────────────┬ P-SE ───────────────────┐",
        "│                         │                         │                         │",
        "└─────────────────────────┴─────────────────────────┴─────────────────────────┘",
        " S-60: 5/8/10, range 1, H L",
        " MiG-21: 4/7/9, range 1, H L",
        "",
        "   pilot         type   level        stress: Okay│Shaken│      AtA/AtG  Cl    XP",
        "   ►Monger       F-4    Veteran      ■■■□□□□│□□□□□□│    3 OK   F +2/+2   2  0/12",
        "     C Low · 2 × Mk.82, Mk.84 (4/5 WP) · gun · air-to-air −2",
        "   !Papa         F-4    Average      ■■■■■│■□□□□│       6 Shak S −2/−1   1   0/8",
        "     A-N High · ECM pod (1/5 WP) · gun · Damaged",
    ]


def menu(game: Game, lang: str) -> dict[str, str]:
    """Return the legal orders in notation, each with what the menu says of it."""
    sight, rules = game.sight(0), game.rules
    found = {}
    for choice in rules.legal(game.state, 0):
        order = rules.order(game.state, 0, choice)
        item = game.system.words.presenter.order(
            sight, order, rules.facts(game.state, 0, choice), voice(lang)
        )
        found[rules.write(order)] = flat(item)
    return found


def play(game: Game, *lines: str) -> list[str]:
    """Play lines of notation and return the log in English."""
    told = []
    for line in lines:
        for order in game.rules.read(game.state, 0, line):
            for event in game.order(0, order):
                text = game.system.words.presenter.event(game.sight(0), event, voice("en"))
                told += plain(text) if text else []
    return told


def asked(game: Game, lang: str) -> list[str]:
    return game.system.words.presenter.question(game.sight(0), voice(lang))


def test_reactions_are_asked_with_their_odds() -> None:
    game = bridge()
    assert asked(game, "en") == [
        "s1 S-60 attacks Monger. Who suppresses it?",
        "If nothing is done: miss 40%, stress 30%, Damaged 20%, shot down 10%",
    ]
    assert menu(game, "en") == {
        "pass": "no suppression",
        "monger": "Monger F-4 guns 30%, Mk.82 70%, Mk.84 80%",
    }
    play(game, "pass")
    assert menu(game, "fr") == {
        "pass": "poursuivre : raté 40 %, stress 30 %, endommagé 20 %, abattu 10 %",
        "evade": "esquiver (2 de stress) : raté 64 %, stress 27 %, endommagé 8 %, abattu 1 %",
    }


def test_an_attack_is_declared_with_its_odds_and_told_die_by_die() -> None:
    raw = {**tomllib.loads(BRIDGE), "step": "fast", "script": [4, 7]}
    game = games.from_situation(raw, [])
    assert menu(game, "en")["monger"] == ("Monger F-4 Okay 3/7/13 F +2/+2 Highway Bridge, s1 S-60")
    play(game, "monger")
    assert menu(game, "en") == {
        "target": (
            "Highway Bridge, with 2 × Mk.82, Mk.84: "
            "3.9 damage on average; to destroy it: very likely, 92%"
        ),
        "s1": "s1 S-60, with 2 × Mk.82, Mk.84: very likely, 98%",
    }
    play(game, "target")
    assert menu(game, "fr") == {
        "guns": "canon : 0,3 de dégâts en moyenne",
        "mk-82": "Mk.82 (reste 2) : 1,0 de dégâts en moyenne ; la détruire : peu probable, 30 %",
        "mk-84": "Mk.84 (reste 1) : 1,9 de dégâts en moyenne ; la détruire : probable, 60 %",
    }
    play(game, "mk-82")
    assert asked(game, "en") == [
        "Monger attacks Highway Bridge (modifier +2; named: Mk.82). With what?",
        "So far: 1.0 damage on average; to destroy it: unlikely, 30%",
    ]
    assert play(game, "mk-82", "fire")[:3] == [
        "Monger attacks Highway Bridge: Mk.82 5→7: 1, Mk.82 8→10: 2",
        "3 damage on the Target: 6/5",
        "Highway Bridge is destroyed!",
    ]


@pytest.mark.parametrize(
    ("lang", "facts", "told"),
    [
        ("en", {"weapon": "ecm-pod", "wp": 1}, "weapon ECM pod · weighs 1 WP"),
        ("fr", {"weapon": "ecm-pod"}, "arme Nacelle ECM"),
        ("fr", {"target": "main-fighter-base"}, "Cible Base de chasse principale"),
        ("en", {"threat": "sa-2"}, "SA-2"),
        ("en", {"aircraft": "f-105"}, "aircraft F-105 Thunderchief"),
        ("en", {"pilot": "monger"}, "pilot Monger"),
        ("en", {"weapon": "of-a-players-pack"}, "weapon of-a-players-pack"),
    ],
)
def test_a_refusal_calls_things_by_their_names(lang: str, facts: dict[str, Any], told: str) -> None:
    assert facts_of("PHANTOM-ARM-01", facts, voice(lang)) == told
