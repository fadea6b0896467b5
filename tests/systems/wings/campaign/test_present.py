"""A campaign in the terminal, in both languages."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.items import flat
from tests.systems.wings.campaign.airfields import FOKKER, NIEUPORT, PAIRS, Airfield, duel
from tests.systems.wings.campaign.test_reinforcements import gone

from escadrille.kernel.words import Sight
from escadrille.locale import voice
from escadrille.systems.wings.campaign.present import PRESENTER
from escadrille.systems.wings.campaign.report import Losses
from escadrille.systems.wings.campaign.state import VICTORIES, put
from escadrille.systems.wings.present import PRESENTER as IN_THE_AIR

LANGS = pytest.mark.parametrize("lang", ["en", "fr"])


def sight(field: Airfield, seat: int | None = 0) -> Sight:
    return Sight(field.rules.view(field.s, seat), field.rules)


def board(field: Airfield, seat: int | None = 0, lang: str = "en") -> str:
    return PRESENTER.board(sight(field, seat), voice(lang))


def menu(field: Airfield, seat: int, lang: str) -> list[str]:
    say, found = voice(lang), []
    for choice in field.rules.legal(field.s, seat):
        order = field.rules.order(field.s, seat, choice)
        facts = field.rules.facts(field.s, seat, choice)
        found.append(flat(PRESENTER.order(sight(field, seat), order, facts, say)))
    return found


def test_the_board_shows_both_aerodromes_and_the_missions_flown() -> None:
    field = duel()
    field.settle(field.report(NIEUPORT | {"damaged": True, "specials": 2}, FOKKER, points=(4, 1)))
    told = board(field)
    assert "Spring 1916: over Verdun" in told
    assert "mission 2/15" in told
    assert "Escadrille N.65 (Entente): 10 CP, score 4" in told
    assert "Nieuport 11 (no. 1, damaged, special: 2)" in told
    assert "sorties with fuel: 9" in told
    assert "patrol, over no-man’s-land (no objective) · success · Entente 4, Central Empires 1" in (
        told.lower().replace("entente", "Entente").replace("central empires", "Central Empires")
    )


def test_the_plan_tells_only_ones_own_side_what_is_secret() -> None:
    field = Airfield()
    field.supply(0, "nieuport-11", fuel=10)
    field.supply(1, "fokker-e3", fuel=10, flak=1)
    field.choosing()
    field.do(0, "strafing-enemy-1")
    field.do(1, "add-flak", "done")
    field.do(0, "cp-2", "nieuport-11")
    assert "defended by batteries: 1" in board(field, 1)
    assert "mission points left: " in board(field, 0)
    assert "mission points left: " not in board(field, 1)
    assert "Entente: Nieuport 11" in board(field, 0)
    assert "Entente: Nieuport 11" not in board(field, 1)


@LANGS
def test_every_question_and_answer_can_be_told(lang: str) -> None:
    field, asked = Airfield(PAIRS), set()
    field.supply(0, "spad-vii", "dh4", pilots=2, fuel=10, clusters=2, handgun=1, rockets=1)
    field.supply(1, "albatros-d3", "albatros-d3", pilots=2, fuel=10, flak=1, balloon=2, net=1)
    put(field.s, 0, 0, VICTORIES, 5)
    steps: list[tuple[int, tuple[str, ...]]] = [
        (0, ("good-shot", "done")),
        (2, ("hire-rookie",)),
        (2, ("knight",)),
        (2, ("viper", "serpent", "done")),
        (0, ("strafing-deep-1",)),
        (2, ("add-flak", "done")),
        (0, ("cp-0", "spad-vii", "p1", "unloaded")),
        (1, ("stay",)),
        (2, ("cp-0", "albatros-d3", "p1", "unloaded")),
        (3, ("albatros-d3", "p2", "unloaded")),
        (0, ("fly",)),
    ]
    field.s.active = 0
    for seat, words in steps:
        for word in words:
            for one, _ in field.rules.pending(field.s):
                asked.add(field.rules.view(field.s, one).asked)
                assert all(PRESENTER.question(sight(field, one), voice(lang)))
                told = menu(field, one, lang)
                assert all(told)
                assert not [line for line in told if "wings-campaign" in line]
            field.do(seat, word)
    assert asked >= {"create", "skill", "behaviour", "choose", "defend", "pledge"}
    assert asked >= {"aircraft", "pilot", "load", "fly"}


@LANGS
def test_the_log_tells_every_event(lang: str) -> None:
    field, out = Airfield(), []
    out += field.do(0, "hire-rookie", "artist", "acrobat", "nieuport-11", "fuel")
    field.supply(0, "be2c", handgun=1, clusters=2, mechanics=1, parts=1)
    field.supply(1, "fokker-e3", fuel=10, trench=1)
    for seat in (0, 1):
        out += field.do(seat, "done")
    field.s.active, field.s.scouted[0] = 0, 1
    field.s.stack[-1] = (field.s.stack[-1][0], 0, 0, 0)
    out += field.do(0, "bombing-enemy-station")
    out += field.do(1, "add-trench", "done")
    out += field.do(0, "cp-0", "be2c", "p1", "one-cluster")
    out += field.do(1, "cp-0", "fokker-e3", "p1", "unloaded")
    out += field.do(0, "fly") + field.do(1, "ace")
    lost = {"type": "be2c", "home": False, "pilot": "captured"}
    hurt = FOKKER | {"pilot": "wounded", "damaged": True, "specials": 1}
    out += field.settle(field.report(lost, hurt, losses=Losses(trench=1), points=(3, 2)))
    kinds = {type(event).__name__ for event in out}
    assert kinds >= {"Purchased", "Learnt", "BaseLeft", "ActiveNamed", "TaskChosen", "Flies"}
    assert kinds >= {"DefenceAdded", "ForcesRevealed", "MissionSettled", "AircraftLost"}
    assert kinds >= {"AircraftDamaged", "PilotLost", "MajorDestroyed"}
    lines = [PRESENTER.event(sight(field), event, voice(lang)) for event in out]
    assert all(lines)
    assert not [line for line in lines if line and "wings-" in line]
    if lang == "en":
        assert "Entente: station destroyed." not in lines
        assert "Central Empires: station destroyed." in lines


@LANGS
def test_who_comes_as_a_reinforcement_is_asked_by_name(lang: str) -> None:
    t = gone()
    t.play("nieuport-17", seat=0)
    found: Any = Sight(t.view(0), t.rules)
    assert all(IN_THE_AIR.question(found, voice(lang)))
    orders = [t.rules.order(t.state, 0, choice) for choice in t.rules.legal(t.state, 0)]
    names = [flat(IN_THE_AIR.order(found, order, None, voice(lang))) for order in orders]
    assert names == ["New", "Ace"]
