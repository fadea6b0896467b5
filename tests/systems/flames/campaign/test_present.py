"""A campaign in the terminal, in both languages."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.flames.campaign.maps import airborne, campaign, planned, report
from tests.systems.items import flat

from escadrille.kernel.words import Sight
from escadrille.locale import voice
from escadrille.systems.flames.campaign.present import PRESENTER
from escadrille.testing.scripted import Table


def sight(t: Table, seat: int = 0) -> Sight:
    return Sight(t.view(seat), t.rules)


def menu(t: Table, seat: int, lang: str) -> list[str]:
    say, found = voice(lang), []
    for choice in t.rules.legal(t.state, seat):
        order = t.rules.order(t.state, seat, choice)
        facts = t.rules.facts(t.state, seat, choice)
        found.append(flat(PRESENTER.order(sight(t, seat), order, facts, say)))
    return found


def test_the_board_shows_targets_arrows_and_options() -> None:
    t = campaign("poland-1939", ("r3", "damaged"))
    board = PRESENTER.board(sight(t), voice("en"))
    assert "Poland 1939" in board
    assert "mission 2/4" in board
    assert "◐ 3 Kraków" in board
    assert "4/8 flak 2  damaged, Axis" in board
    assert "bombs +2" in board
    assert "1  3 Kraków (R3, Axis) · damaged" in board


def test_the_questions_and_answers_are_told_with_their_figures() -> None:
    t = campaign()
    assert PRESENTER.question(sight(t), voice("en")) == [
        "Which attack, from a Start mark or from a target that you control?"
    ]
    assert menu(t, 0, "en")[2] == "R3 3 Kraków 4/8 2 3/6/12 1 × Ju-87B Stuka"
    t.play("r3")
    told = menu(t, 1, "fr")
    assert told[0] == "aucune option"
    late = "Retard : les chasseurs ennemis manquent le premier tour"
    assert told[2] == f"1 × P.11c, {late}"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_option_of_every_campaign_and_every_word_can_be_told(lang: str) -> None:
    for sheet in ("poland-1939", "britain-1940", "solomons-1942", "daylight-1944"):
        t = campaign(sheet)
        assert PRESENTER.board(sight(t), voice(lang))
        t.play(t.legal()[0])
        for seat in (0, 1):
            assert all(menu(t, seat, lang))
            assert PRESENTER.board(sight(t, seat), voice(lang))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_log_tells_every_event(lang: str) -> None:
    t, say = campaign("britain-1940", options={"scale": 2}), voice(lang)
    events: list[Any] = t.play("r2")
    events += t.play("7", seat=0)
    events += t.play("3", seat=1)
    events += t.play("fly", seat=0)
    events += t.play("ace", seat=1)
    events += t.settle(report(t, 10, b1="down", a2="damaged"))
    lines = [PRESENTER.event(sight(t), event, say) for event in events]
    assert all(lines)
    if lang == "en":
        assert "Points of mission 1 (target + aircraft + pilots): Axis (2 × (10 + " in str(lines)
        assert "with Malan" in str(lines)
        assert "Axis: 7 (Vital mission: points doubled" in str(lines)


def test_the_plan_shows_what_is_secret_as_secret() -> None:
    t = campaign()
    t.play("r3")
    t.play("2", seat=1)
    assert "option chosen, face down" in PRESENTER.board(sight(t, 0), voice("en"))
    assert "option 2 (1 × P.11c" in PRESENTER.board(sight(t, 1), voice("en"))
    shown = planned(campaign("daylight-1944"), "b2", "pass", "2 loaded")
    board = PRESENTER.board(sight(shown), voice("en"))
    assert "2 × P-47D Thunderbolt with bombs, one flown by Gabreski" in board
    over = campaign("poland-1939", ("r1", "intact"), ("b1", "intact"), ("r1", "intact"))
    airborne(over, "b1")
    events = over.settle(report(over))
    told = PRESENTER.event(sight(over), events[-1], voice("fr"))
    assert told is not None
    assert told.startswith("La campagne est finie.")
