"""A campaign in the terminal, in both languages."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.items import flat
from tests.systems.skies.campaign.ledgers import airborne, campaign, named, pilot, row, settled

from escadrille.kernel.words import Sight
from escadrille.locale import voice
from escadrille.systems.skies.campaign.present import PRESENTER
from escadrille.testing.scripted import Table


def board(t: Table, seat: int = 0, lang: str = "en") -> str:
    return PRESENTER.board(Sight(t.view(seat), t.rules), voice(lang))


def menu(t: Table, seat: int, lang: str) -> list[str]:
    found, sight = [], Sight(t.view(seat), t.rules)
    for choice in t.rules.legal(t.state, seat):
        order, facts = t.rules.order(t.state, seat, choice), t.rules.facts(t.state, seat, choice)
        found.append(flat(PRESENTER.order(sight, order, facts, voice(lang))))
    return found


def question(t: Table, seat: int, lang: str) -> list[str]:
    return PRESENTER.question(Sight(t.view(seat), t.rules), voice(lang))


def test_the_board_shows_strength_mission_rosters_and_the_past() -> None:
    mine = [pilot(4, victories=2), pilot(3, fate="wounded"), pilot(2, fate="lost"), pilot(2)]
    t = campaign(row("luftwaffe", ships=2, bombers=4, down=1), luftwaffe=mine)
    told = board(t)
    assert "The Battle of Britain" in told
    assert "mission 2/6 · Eagle Day, 13 August" in told
    assert "strength 4/12 ●●●●○○○○○○○○" in told
    assert "The radar is out" in told
    assert "p1  Ahrens       Veteran, 2 victories" in told
    assert "p2  Brandt       Average, wounded" in told
    assert "† Castell" in told
    assert "won by the Luftwaffe · 2 ships sunk" in told
    assert "bombers: 4, out 0, shot down 1 · strength -2 = 4" in told
    assert "force du Fighter Command 4/12" in board(t, 1, "fr")


def test_who_is_named_is_shown_to_his_own_side_until_all_are() -> None:
    t = campaign()
    t.play("p2", seat=0)
    assert "► p2" in board(t, 0)
    assert "► p2" not in board(t, 1)
    named(t)
    assert "► p2" in board(t, 1)


def test_questions_and_answers_have_words() -> None:
    t = campaign(luftwaffe=[pilot(4, victories=4), *(pilot(3) for _ in range(8))])
    assert question(t, 0, "en") == ["Channel battle, July 1940: who flies? 4 pilots more."]
    assert menu(t, 0, "en")[:2] == ["Ahrens Veteran, 4 victories", "Brandt Average"]
    airborne(t)
    settled(t, b1="down a5")
    assert question(t, 0, "en") == ["Ahrens is an ace. Which Ace card does he bring from now on?"]
    assert menu(t, 0, "fr")[1].startswith("Virtuose")
    t.play("virtuoso")
    assert question(named(t), 1, "fr") == [
        "Adlertag, 13 août\N{NBSP}: comment jouez-vous la mission\N{NBSP}?"
    ]
    assert menu(t, 1, "en") == [
        *("fly it", "give it up", "leave it to a recruit", "leave it to a pilot"),
        *("leave it to a veteran", "leave it to an ace"),
    ]


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_log_tells_every_event(lang: str) -> None:
    t = campaign(row(), row(), row(), row(), dice=[1, 3, 6], raf=[pilot(4, victories=4)] * 9)
    events: list[Any] = [*t.rules.told]
    events += t.play("p1", "p2", "p3", "p4", "p5", "p6", seat=0)
    events += t.play("p1", "p2", "p3", "p4", "p5", "p6", seat=1)
    events += t.play("fly", seat=0)
    events += t.play("ace", seat=1)
    events += settled(t, 1, a1="down b1", a7="down b2", a8="down b1", b3="down")
    events += t.play("relentless", "virtuoso")
    airborne(t)
    events += settled(t, 0)
    events += campaign(raf=[pilot(2), pilot(2, fate="wounded")]).rules.told
    lines = [PRESENTER.event(Sight(t.view(0), t.rules), one, voice(lang)) for one in events]
    assert all(lines)
    told = {type(one).__name__ for one in events}
    assert len(told) == 13
    if lang == "en":
        assert "Aldridge (RAF) is credited with a victory: 5 now." in lines
        assert "Ahrens (Luftwaffe) was shot down; the die shows 1: lost." in lines
        assert "Aldridge (RAF) rises to skill 5: Ace." in lines
        assert "Luftwaffe: Kessler comes as a replacement." in lines
        assert "The campaign is over with a strength of 6: a draw." in lines
