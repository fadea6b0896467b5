"""The scenarios of the ledger, and the tournament (SKIES-SCEN, SKIES-BASE-56)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.skies.scenes import (
    ACE,
    MISS,
    Opening,
    asked,
    booms,
    hands,
    plane,
    seen,
    table,
    tables,
)

from escadrille.kernel.errors import BadOption
from escadrille.systems.skies import configure, load_packs
from escadrille.systems.skies.events import Bombed, GameEnded
from escadrille.systems.skies.rules.ending import held, victory_points
from escadrille.testing.scripted import Table

HEINKEL: dict[str, Any] = {"type": "he-111h"}
STUKA: dict[str, Any] = {"type": "ju-87b"}
HURRICANE: dict[str, Any] = {"type": "hurricane-mk-i"}


def mission(scenario: str, *planes: dict[str, Any], **facts: Any) -> Table:
    return table(*planes, **{"scenario": scenario, "cards": hands(), **facts})


def escort(*planes: dict[str, Any], **facts: Any) -> Table:
    return mission("bomber-escort", *planes, **facts)


def placed(t: Table, count: int) -> None:
    """Place so many aircraft anywhere."""
    for _ in range(4 * count):
        if asked(t)[0][1] in ("deploy", "edge", "column", "row", "heading"):
            t.play(t.legal()[-1])


@pytest.mark.rule("SKIES-SCEN-02", "SKIES-BASE-23")
def test_bombers_leave_by_the_north() -> None:
    planes = [plane(0, (18, 45), **HEINKEL), plane(0, (4, 4), squadron=1, zoom=True)]
    t = escort(*planes, plane(1, (4, 40), **HURRICANE, zoom=True))
    told = t.play("4 straight")
    assert seen(t, "a1").status == "home"
    assert booms(t)[0] == 0
    assert told[-1] == GameEnded("points", 0)
    assert t.view().scores == (2, 0)
    aside = escort(plane(0, (34, 20), 90, **HEINKEL), *planes[1:], plane(1, (4, 40), **HURRICANE))
    aside.play("5 straight")
    assert seen(aside, "a1").status == "left"
    assert booms(aside)[0] == 1


@pytest.mark.rule("SKIES-SCEN-02")
def test_points_of_an_escort() -> None:
    lost = [
        plane(0, **HEINKEL, status=status, booms=n)
        for status, n in (("home", 1), ("shot-down", 2), ("broken-off", 0))
    ]
    gone = plane(0, (4, 4), squadron=1, status="left")
    t = escort(*lost, gone, plane(1, (4, 40), **HURRICANE), active="b1")
    assert victory_points(tables(t), t.state) == [1, 2 + 1 + 3]


@pytest.mark.rule("SKIES-SCEN-03")
def test_a_third_starts_high() -> None:
    t = Opening("high-cover", aces=False)
    placed(t, 12)
    assert asked(t) == ((0, "boost"),)
    assert t.refused("pass") == "SKIES-SCEN-03"
    t.play("a1", "a2")
    assert asked(t)[0][1] != "boost" or t.asked[0][0] == 1
    assert [seen(t, name).level for name in ("a1", "a2", "a3")] == ["advantaged"] * 2 + ["neutral"]


@pytest.mark.rule("SKIES-SCEN-04")
def test_pairs_may_be_bold() -> None:
    t = Opening("fighter-sweep")
    side = t.asked[0][0]
    mine, row, ahead = ("a", "y12", "h000") if side == 0 else ("b", "y24", "h180")
    t.play(f"{mine}1 x10 {row} {ahead}")
    assert seen(t, f"{mine}1").level == "disadvantaged"
    assert t.refused("pass") == "SKIES-SCEN-04"
    t.play(f"{mine}2 x12 {'y6' if side == 0 else 'y30'} {ahead}")
    assert seen(t, f"{mine}2").level == "neutral"
    assert asked(t) == ((1 - side, "deploy"),)


@pytest.mark.rule("SKIES-SCEN-05")
@pytest.mark.parametrize("dives", [False, True])
def test_stukas_bomb_ships(dives: bool) -> None:
    dice = [ACE, ACE] + [MISS] * (1 + dives)
    planes = [plane(0, (18, 20), **STUKA), plane(0, (4, 4), squadron=1, zoom=True)]
    t = mission("channel-convoy", *planes, plane(1, (4, 34), **HURRICANE), dice=dice)
    t.play("dive 5 straight" if dives else "4 straight")
    assert t.refused("bomb ship1") == "SKIES-SCEN-05"
    told = t.play("bomb")
    assert told[0] == Bombed("a1", 2, tuple(dice), 2)
    assert t.view().ships[1].sunk
    assert victory_points(tables(t), t.state) == [3, 0]
    fighter = mission(
        "channel-convoy",
        planes[0],
        plane(0, (18, 23), squadron=1),
        plane(1, (4, 34), **HURRICANE),
        active="a2",
        step="act",
    )
    assert fighter.refused("bomb") == "SKIES-SCEN-05"
    home = mission(
        "channel-convoy",
        plane(0, (18, 2), 180, **STUKA, bombed=True),
        planes[1],
        plane(1, (4, 34), **HURRICANE),
    )
    home.play("4 straight")
    assert seen(home, "a1").status == "home"


@pytest.mark.rule("SKIES-SCEN-05")
def test_one_hurricane_may_be_flown_by_an_ace() -> None:
    t = Opening("channel-convoy")
    assert t.asked == ((1, "promote"),)
    assert t.refused("a1") == t.refused("dive") == "SKIES-SCEN-05"
    t.play("b3")
    assert seen(t, "b3").ps == 5


@pytest.mark.rule("SKIES-SCEN-06", "SKIES-SCEN-08", "SKIES-SCEN-09")
@pytest.mark.parametrize(
    ("scenario", "side", "level", "headings"),
    [("scramble", 1, "disadvantaged", 24), ("the-bounce", 1, "neutral", 1)],
)
def test_who_is_surprised_deploys_first(
    scenario: str, side: int, level: str, headings: int
) -> None:
    t = Opening(scenario)
    while asked(t)[0][1] == "split":
        t.play(t.legal()[0])
    assert asked(t) == ((side, "deploy"),)
    t.play("b1 x18 y18" if scenario == "the-bounce" else "b1 x18 y30")
    if headings > 1:
        assert len(t.legal()) == headings
        t.play("h000")
    assert seen(t, "b1").level == level


@pytest.mark.rule("SKIES-SCEN-08")
def test_a_bounce_comes_from_one_edge_and_needs_two_booms() -> None:
    t = Opening("the-bounce")
    while asked(t)[0][0] == 1:
        t.play(t.legal()[-1])
    t.play(t.legal()[0])
    assert asked(t) == ((0, "edge"),)
    assert t.refused("pass") == "SKIES-BASE-11"
    t.play("west")
    assert t.legal()[0] == "x0"
    for lead, winner in ((1, 1), (2, 0)):
        planes = [plane(0, (4, 4)), plane(1, (18, 30), 180, **HURRICANE, zoom=True)]
        last = mission(
            "the-bounce",
            *planes,
            plane(1, (22, 30), 180, **HURRICANE, zoom=True),
            turn=8,
            booms=[0, lead],
        )
        assert last.play("4 straight", "pass")[-1] == GameEnded("booms", winner)


@pytest.mark.rule("SKIES-SCEN-07")
def test_the_reserve_arrives_on_turn_three() -> None:
    low: dict[str, Any] = {"zoom": True}
    planes = [plane(0, (4, 4), **HEINKEL, **low), plane(0, (8, 8), squadron=1)]
    planes += [plane(1, (4, 44), 180, **low)]
    planes += [plane(1, (0, 0), **HURRICANE, squadron=1, status="reserve")]
    t = mission("big-raid", *planes, active="a2", turn=2, dice=[5, 2])
    t.play("4 straight", "pass")
    assert t.asked == ((1, "edge"),)
    assert t.refused("north") == "SKIES-BASE-11"
    t.play("east")
    assert t.legal() == ["x45", "x46", "x47", "x48"]
    t.play("x45 y24 h270")
    assert seen(t, "b2").status == "flying"
    assert t.view().turn == 3


@pytest.mark.rule("SKIES-SCEN-09")
@pytest.mark.parametrize(
    ("status", "reason", "winner"),
    [("shot-down", "lost", 1), ("left", "lost", 1), ("home", "home", 0)],
)
def test_the_lame_duck(status: str, reason: str, winner: int) -> None:
    worn = 2 if status == "shot-down" else 1
    low: dict[str, Any] = {"level": "disadvantaged"}
    planes = [plane(0, **HEINKEL, status=status, booms=worn, **low), plane(0, (4, 4), squadron=1)]
    t = mission("lame-duck", *planes, plane(1, (4, 34), **HURRICANE, zoom=True), active="a2")
    assert t.play("4 straight", "pass")[-1] == GameEnded(reason, winner)


@pytest.mark.rule("SKIES-SCEN-10")
def test_cards_of_the_battle_of_britain() -> None:
    tables = load_packs().tables
    for scenario in tables["scenario"].values():
        listed = [side.nation for side in scenario.side if side.doctrines]
        if listed:
            assert set(listed) == {"raf", "luftwaffe"}
            assert scenario.options["doctrine_selection"] == "scenario"


@pytest.mark.rule("SKIES-BASE-56")
def test_a_tournament() -> None:
    t = Opening("fighter-sweep", tournament=True)
    mine = "a" if t.asked[0][0] == 0 else "b"
    row, ahead = ("y0", "h000") if mine == "a" else ("y36", "h180")
    t.play(f"{mine}1 x10 {row} {ahead}")
    assert t.refused("pass") == "SKIES-BASE-56"
    t.play(f"{mine}2 x11 {row} {ahead}")
    assert "pass" in t.legal()
    t.play(f"{mine}3 x12 {row} {ahead}")
    assert t.asked[0][0] == int(mine == "a")
    with pytest.raises(BadOption, match="SKIES-BASE-56"):
        configure("pair-of-pairs", {"tournament": True})
    with pytest.raises(BadOption, match="SKIES-BASE-56"):
        configure("dogfight", {"tournament": True})
    planes = [plane(0, (4, 4)), plane(1, (4, 34), 180, zoom=True)]
    facts: dict[str, Any] = {"booms": [0, 2], "options": {"tournament": True}}
    won = mission("fighter-sweep", *planes, **facts)
    won.play("4 straight", "pass")
    outcome = won.rules.outcome(won.state)
    assert outcome is not None
    assert outcome.scores == (32, 0)


@pytest.mark.rule("SKIES-BASE-49")
def test_ex_36_booms_on_bases_count_at_the_limit() -> None:
    """Three and two of the squadrons, one on a bomber: six against five (SKIES-EX-36)."""
    planes = [
        plane(0, (4, 4), **HEINKEL, booms=1, level="neutral"),
        plane(0, (8, 8), squadron=1, status="broken-off"),
    ]
    t = escort(*planes, plane(1, (4, 40), **HURRICANE), booms=[3, 2, 5])
    assert (held(t.state, 0), held(t.state, 1)) == (6, 5)
