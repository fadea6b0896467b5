"""The hand-written leader: sensible purchases, missions, defences and crews."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.wings.campaign.airfields import FOKKER, NIEUPORT, PAIRS, Airfield, duel

from escadrille.bots.roster import bot, names
from escadrille.kernel.registry import system
from escadrille.lab.sim import Series, play_one, rules_of
from escadrille.systems.wings.campaign import stores
from escadrille.systems.wings.campaign.bots.tactics import tactical
from escadrille.systems.wings.campaign.rules.base import sound
from escadrille.systems.wings.campaign.state import CAPTURED, LOG_WIDTH, STATE, WOUNDED, put
from escadrille.systems.wings.campaign.tables import TASKS

SLUG = "wings-campaign"


def answer(field: Airfield, seat: int) -> str:
    """Return what the leader orders now, in an imagined world, in notation."""
    rules = field.rules
    choice = tactical(rules, rules.resample(field.s, seat, 1), seat)
    assert choice in rules.legal(field.s, seat)
    return rules.write(rules.order(field.s, seat, choice))


def answered(field: Airfield, seat: int, last: str) -> list[str]:
    """Let the leader answer until he says so; return all that he said."""
    said: list[str] = []
    while not said or said[-1] != last:
        said.append(answer(field, seat))
        field.do(seat, said[-1])
    return said


@pytest.mark.parametrize(("sheet", "leader"), [("spring-1916", 1), (PAIRS, 2), ("summer-1918", 4)])
def test_a_new_squadron_has_what_each_player_needs(sheet: Any, leader: int) -> None:
    field = Airfield(sheet)
    for seat in (0, leader):
        answered(field, seat, "done")
    for side in (0, 1):
        players, stock = field.t.players[side], field.s.stock[side]
        assert len(sound(field.s, side)) >= players
        assert len(field.rules.view(field.s, None).squadrons[side].pilots) >= players
        assert min(stock[stores.FUEL], stock[stores.AMMUNITION]) >= 2 * players


def test_a_rich_squadron_buys_guns_for_the_ground_and_a_two_seater() -> None:
    field = Airfield()
    field.s.cp[0] = 15
    answered(field, 0, "done")
    assert field.s.stock[0][stores.MACHINE_GUNS] == 6
    assert 2 in [field.t.aircraft[kind].seats for kind in sound(field.s, 0)]


def test_damage_is_mended_before_anything_is_bought() -> None:
    field = duel()
    field.supply(0, mechanics=1, parts=1, pilots=0)
    field.settle(field.report(NIEUPORT | {"damaged": True, "specials": 1}, FOKKER))
    assert answer(field, 0) == "repair-1"


def test_an_exchange_of_prisoners_is_always_offered() -> None:
    field = duel()
    for side, kind in ((0, "nieuport-11"), (1, "fokker-e3")):
        field.supply(side, kind)
    lost = {"home": False, "pilot": "captured"}
    field.settle(field.report(NIEUPORT | lost, FOKKER | lost))
    assert answer(field, 0) == "exchange"


def equipped(seed: int = 1) -> Airfield:
    """Return a campaign in which the Entente could take any mission."""
    field = Airfield(seed=seed)
    field.supply(0, "nieuport-11", "be2c", pilots=2, fuel=10, clusters=5, rockets=1)
    field.supply(1, "fokker-e3", fuel=10, machine_gun=6, flak=1)
    field.s.cp[0] = 9
    return field


def chosen(field: Airfield) -> str:
    field.choosing()
    return answer(field, 0).partition("-")[0]


def test_the_same_mission_is_not_flown_again_and_again() -> None:
    first = chosen(equipped())
    field = equipped()
    task = next(n for n, one in enumerate(TASKS) if one.errand == first)
    field.s.missions, field.s.log = 2, [task, 0, 1, 3, 0, 0, 0, field.s.day] * 2
    assert len(field.s.log) == 2 * LOG_WIDTH
    assert chosen(field) != first


def test_a_prisoner_is_fetched_back() -> None:
    field = equipped()
    put(field.s, 0, 0, STATE, CAPTURED)
    assert chosen(field) == "rescue"


def test_machine_guns_are_laid_and_not_all_of_them() -> None:
    field = equipped()
    field.choosing()
    field.do(0, "strafing-enemy-1")
    assert answered(field, 1, "done") == ["add-machine-gun", "add-machine-gun", "add-flak", "done"]


def test_the_fit_fly_before_the_wounded() -> None:
    field = equipped()
    put(field.s, 0, 0, STATE, WOUNDED)
    field.choosing()
    field.do(0, "strafing-enemy-1")
    field.do(1, "done")
    field.do(0, "cp-0", "nieuport-11")
    assert answer(field, 0) == "p2"


@pytest.mark.rule("WINGS-DOC-01")
def test_the_levels_lead_as_the_hand_written_leader_does() -> None:
    found = system(SLUG)
    assert {"tactical", "tactical:quick", "random", "recruit", "ace"} <= {*names(found)}
    assert bot("ace", found, 1).name == "ace"


@pytest.mark.parametrize(
    ("sheet", "seats"),
    [
        ("spring-1916", ("tactical:quick", "random")),
        ("summer-1917", ("random",) * 6),
        ("summer-1918", ("random",) * 8),
    ],
)
def test_bots_play_a_campaign_to_its_end_and_fly_its_missions_themselves(
    sheet: str, seats: tuple[str, ...]
) -> None:
    series = Series(system=SLUG, scenario=sheet, games=1, seats=seats, seed=5)
    played: Any = play_one(rules_of(series), series, 0)
    assert not played.dead_end
    assert played.points is not None
