"""A mission of a real table: from what people say of it to its report."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.systems.wings.campaign.airfields import Airfield, duel

from escadrille.kernel.errors import BadReport
from escadrille.systems.wings.campaign.hand import MissionEntry, odd, reckon, sheet
from escadrille.systems.wings.campaign.report import MissionReport
from escadrille.systems.wings.campaign.rules import men, tasks
from escadrille.systems.wings.campaign.state import STATE, VICTORIES, WOUNDED, put
from escadrille.systems.wings.campaign.tables import TASKS
from escadrille.systems.wings.generator import points
from escadrille.systems.wings.generator.points import Defences


def said(field: Airfield, *changes: dict[str, Any], **told: Any) -> MissionEntry:
    """Return an entry in which all came home but for these changes."""
    blank = sheet(field.rules, field.s)
    sorties = [
        msgspec.structs.replace(one, **change)
        for one, change in zip(blank.sorties, changes, strict=True)
    ]
    return msgspec.structs.replace(blank, sorties=tuple(sorties), **told)


def report(field: Airfield, *changes: dict[str, Any], seed: int = 1, **told: Any) -> MissionReport:
    found = reckon(field.rules, field.s, said(field, *changes, **told), seed)
    assert field.rules.barred(field.s, found) is None
    return found


def down(**more: Any) -> dict[str, Any]:
    return {"came": "down", "by": ("a1",), "cards": ("0", "0"), **more}


def test_a_patrol_that_brings_all_down_succeeds() -> None:
    field = duel()
    assert report(field, {}, down()).success
    assert not report(field, {}, {}).success


@pytest.mark.rule("WINGS-VP-01")
def test_an_aircraft_is_worth_a_point_to_an_ace_and_none_to_a_rookie() -> None:
    field = duel()
    assert report(field, {}, down()).sorties[0].points == 0  # WINGS-EVO-02
    put(field.s, 0, 0, VICTORIES, 5)
    victor = report(field, {}, down()).sorties[0]
    assert (victor.victories, victor.unseen, victor.points, victor.merit) == (1, 0, 1, 0)


@pytest.mark.rule("WINGS-HOM-02")
def test_what_nobody_saw_is_not_homologated() -> None:
    victor = report(duel(), {}, down(witness=False)).sorties[0]
    assert (victor.victories, victor.unseen) == (0, 1)


@pytest.mark.rule("WINGS-DOWN-02", "WINGS-DOWN-03")
@pytest.mark.parametrize(
    ("fall", "fate"),
    [
        ({}, "active"),
        ({"cards": ("5", "0")}, "wounded"),
        ({"cards": ("pilot", "4")}, "grave"),
        ({"cards": ("5", "5")}, "grave"),
        ({"cards": ("pilot", "pilot"), "wounds": 1}, "dead"),
        ({"cards": ("explosion",), "level": 0}, "dead"),
        ({"zone": "enemy"}, "captured"),
        ({"zone": "between"}, "missing"),
    ],
)
def test_the_cards_and_the_zone_decide_what_becomes_of_him(fall: dict[str, Any], fate: str) -> None:
    assert report(duel(), {}, down(**fall)).sorties[1].pilot == fate


def test_cards_that_nobody_entered_are_drawn_from_the_seed() -> None:
    field = duel()
    fates = [report(field, {}, down(cards=(), level=3), seed=n).sorties[1].pilot for n in range(40)]
    again = [report(field, {}, down(cards=(), level=3), seed=n).sorties[1].pilot for n in range(40)]
    assert fates == again
    assert len({*fates}) > 2


def test_a_wounded_pilot_begins_with_five_life_points() -> None:
    field = duel()
    put(field.s, 1, 0, STATE, WOUNDED)
    assert report(field, {}, {"wounds": 3}).sorties[1].pilot == "grave"


@pytest.mark.rule("WINGS-VP-01", "WINGS-VP-02")
def test_objectives_score_for_who_took_or_kept_them() -> None:
    field = duel("strafing-enemy-2")
    kept = report(field, {}, {})
    assert (kept.success, kept.points) == (False, (0, 6))
    half = report(field, {}, {}, aims=("a1",), harmed=1)
    assert (half.success, half.points) == (False, (4, 1))
    whole = report(field, {}, {}, aims=("a1", "a1"))
    assert (whole.success, whole.points) == (True, (6, 0))


@pytest.mark.parametrize(
    ("changes", "told", "rule"),
    [
        (({}, down(by=("a2",))), {}, "WINGS-HOM-03"),
        (({}, {"by": ("a1",)}), {}, "WINGS-HOM-03"),
        (({}, down(cards=("0", "0", "0"))), {}, "WINGS-DOWN-02"),
        (({}, {}), {"aims": ("a1",)}, "WINGS-MIS-09"),
        (({}, {}), {"balloons": ("a2",)}, "WINGS-MIS-09"),
    ],
)
def test_what_cannot_have_happened(changes: Any, told: dict[str, Any], rule: str) -> None:
    field = duel()
    with pytest.raises(BadReport) as refused:
        reckon(field.rules, field.s, said(field, *changes, **told), 1)
    assert refused.value.rule == rule


def test_what_looks_odd() -> None:
    field = duel()
    found = odd(field.rules, field.s, said(field, {"damage": 30}, down(by=(), level=14)))
    mine, theirs = (men.name_of(field.t, field.s, side, 0) for side in (0, 1))
    assert [(one.what, one.about) for one in found] == [
        ("wreck-home", mine),
        ("sound-down", theirs),
        ("nobody", theirs),
        ("ceiling", theirs),
    ]


@pytest.mark.rule("WINGS-MP-02")
@pytest.mark.parametrize("task", ["patrol-friendly-0", "strafing-deep-2", "strafing-enemy-1"])
def test_the_lines_of_a_bill_come_to_the_mission_points(task: str) -> None:
    field = duel(task)
    told, none = TASKS[field.s.task], Defences()
    modifier = points.modifiers(told.errand, told.zone, (1, 1), told.aims, none, none)
    found = tasks.bills(field.t, field.s, field.s.task, 0)
    assert tuple(sum(bill.values()) for bill in found) == points.totals((1, 1), modifier)
