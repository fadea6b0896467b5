"""Aircraft with several engines and defensive weapons (SKIES-MULTI)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.skies.scenes import ACE, MISS, asked, booms, hands, plane, seen, table, tables

from escadrille.kernel.errors import BadSituation
from escadrille.systems.skies.events import Dodged, Fired, FiredBack
from escadrille.systems.skies.rules.damage import harm
from escadrille.systems.skies.rules.ending import strength
from escadrille.systems.skies.rules.targets import dodge_dice
from escadrille.testing.scripted import Table

HEINKEL: dict[str, Any] = {"type": "he-111h"}
BELOW: dict[str, Any] = {"level": "disadvantaged"}
FORTRESS: dict[str, Any] = {"type": "b-17g"}


def rolled(*counts: tuple[int, int]) -> list[int]:
    return [die for aces, count in counts for die in [ACE] * aces + [MISS] * (count - aces)]


def raid(*planes: dict[str, Any], **facts: Any) -> Table:
    """Return a table of the extended game without cards."""
    return table(*planes, **{"cards": hands(), **facts})


def attacked(bomber: dict[str, Any], heading: int = 0, **facts: Any) -> Table:
    """Return a table after b1, behind or before a bomber a1, has shot at it."""
    planes = [plane(0, (18, 24), heading, **bomber), plane(1, (18, 18))]
    t = raid(*planes, active="b1", step="act", **facts)
    t.play("shoot")
    return t


@pytest.mark.rule("SKIES-MULTI-06", "SKIES-MULTI-07", "SKIES-MULTI-08", "SKIES-MULTI-09")
@pytest.mark.rule("SKIES-MULTI-10", "SKIES-MULTI-11", "SKIES-MULTI-12", "SKIES-MULTI-14")
@pytest.mark.rule("SKIES-RULING-31", "SKIES-RULING-30")
def test_ex_17_the_ladder_of_damage() -> None:
    """A level, a level, a Boom on the base, and down (SKIES-EX-17)."""
    t = raid(plane(0, **HEINKEL, level="advantaged"), plane(1, (4, 4)))
    found = []
    for _ in range(4):
        harm(tables(t), t.state, 0, 1, 1, None)
        one = seen(t, "a1")
        found.append((one.level, one.damage, one.sp, one.mph, booms(t)[0]))
    assert found == [
        ("neutral", 0, 5, 273, 0),
        ("disadvantaged", 0, 5, 273, 0),
        ("disadvantaged", 1, 4, 223, 0),
        ("disadvantaged", 2, 3, 173, 2),
    ]
    assert seen(t, "a1").status == "shot-down"
    hurt = raid(plane(0, **HEINKEL, booms=1), plane(1, (4, 4)), step="act")
    assert [weapon.fp for weapon in seen(hurt, "a1").weapons] == [0, 0, 0]
    twin = plane(0, type="bf-110c", booms=1)
    twins = raid(twin, plane(1, (18, 23), **BELOW), step="act")
    assert twins.refused("climb") == "SKIES-BASE-25"
    with pytest.raises(BadSituation, match="SKIES-MULTI-10"):
        raid(plane(0, **HEINKEL, booms=1, level="advantaged"), plane(1, (4, 4)))


@pytest.mark.rule("SKIES-MULTI-15", "SKIES-RULING-27", "SKIES-RULING-28", "SKIES-BASE-46")
def test_ex_18_morale_of_bombers() -> None:
    """Two Booms against four engines are borne, four against two are not (SKIES-EX-18)."""
    planes = [plane(0, (4 * n, 4), **HEINKEL, zoom=True) for n in range(1, 4)]
    planes[0] |= {"status": "shot-down", "booms": 2}
    fighter = plane(1, (4, 34), 180)
    t = raid(*planes, fighter, active="b1", booms=[2, 0], dice=[5, 2])
    assert strength(t.state, 0) == 4
    t.play("4 straight", "pass")
    assert seen(t, "a2").status == "flying"
    planes[1] |= {"status": "shot-down", "booms": 2}
    t = raid(*planes, fighter, active="b1", booms=[4, 0])
    t.play("4 straight", "pass")
    assert seen(t, "a3").status == "broken-off"


@pytest.mark.rule("SKIES-MULTI-04", "SKIES-MULTI-05", "SKIES-CARD-11", "SKIES-RULING-29")
@pytest.mark.parametrize(
    ("facts", "pools"),
    [({}, [1, 5]), ({"agile": True}, [4, 8]), ({"damage": 1}, [1, 4])],
)
def test_ex_19_dodges_of_bombers(facts: dict[str, Any], pools: list[int]) -> None:
    """PS 3, AG 1, SP 5: without the skill, unless it is Agile (SKIES-EX-19)."""
    bomber = {"mph": 255, "sp": 5, "ag": 1, "fp": 0, "engines": 2, "agile": "agile" in facts}
    t = raid(plane(0, type=bomber, booms=facts.get("damage", 0)), plane(1, (4, 4)))
    assert [dodge_dice(tables(t), t.state, 0, way) for way in (0, 1)] == pools


@pytest.mark.rule("SKIES-MULTI-03", "SKIES-BASE-31")
def test_ex_20_from_below() -> None:
    """A Disadvantaged fighter may shoot at a bomber, and at nobody else (SKIES-EX-20)."""
    bomber = plane(0, (18, 24), **HEINKEL, level="advantaged")
    other = plane(0, (19, 24))
    t = raid(bomber, other, plane(1, (18, 18), **BELOW), active="b1", step="act")
    assert t.refused("shoot a2") == "SKIES-BASE-31"
    t.play("shoot")
    assert asked(t) == ((0, "reply"),)


@pytest.mark.rule("SKIES-MULTI-02", "SKIES-CARD-11")
def test_ex_21_no_outmanoeuvring() -> None:
    """Bombers neither outmanoeuvre nor are outmanoeuvred; Agile twins are (SKIES-EX-21)."""
    planes = [plane(0, (18, 24), **HEINKEL), plane(0, (19, 24), type="p-38j"), plane(1)]
    t = raid(*planes, active="b1", step="act")
    assert t.refused("outmanoeuvre a1") == "SKIES-MULTI-02"
    assert "outmanoeuvre" in t.legal()
    t = raid(plane(0, (18, 12), **HEINKEL), plane(1), step="act")
    assert t.refused("outmanoeuvre b1") == "SKIES-MULTI-02"


@pytest.mark.rule("SKIES-MULTI-16", "SKIES-MULTI-17", "SKIES-MULTI-18", "SKIES-MULTI-19")
@pytest.mark.rule("SKIES-BASE-52")
def test_ex_22_defensive_fire() -> None:
    """One die behind, one in front; attacked from behind, the dorsal gun answers (SKIES-EX-22)."""
    bomber = {**HEINKEL, "ps": 4}
    planes = [plane(0, (18, 18), **bomber), plane(1, (18, 12), 0), plane(1, (18, 24), 90)]
    t = raid(*planes, step="defence", dice=[MISS, MISS])
    assert t.asked == ((0, "defend"),)
    assert t.refused("w1 b1") == t.refused("w2 b2") == "SKIES-BASE-52"
    assert t.refused("w1 a1") == t.refused("w7") == "SKIES-MULTI-17"
    assert t.refused("climb") == "SKIES-MULTI-17"
    told = t.play("w2 b1", "w1 b2")
    assert [len(event.dice) for event in told if isinstance(event, Fired)] == [1, 1]
    assert asked(t)[0][1] != "defend"
    behind = plane(1, (17, 12), 0), plane(1, (19, 12), 0)
    t = raid(plane(0, (18, 18), **bomber), *behind, step="defence")
    t.play("w2")
    assert t.legal() == ["b1", "b2"]
    assert t.refused("climb") == "SKIES-MULTI-18"
    t = attacked(bomber, dice=rolled((0, 4), (0, 1)))
    assert t.legal() == ["pass", "fire"]
    assert t.refused("w1") == "SKIES-MULTI-16"
    told = t.play("fire")
    assert [len(event.dice) for event in told if isinstance(event, Fired | FiredBack)] == [4, 1]


@pytest.mark.rule("SKIES-MULTI-13", "SKIES-MULTI-14")
def test_ex_23_a_crash() -> None:
    """Four engines, Speed 2: the second Boom stops it (SKIES-EX-23)."""
    crawler = {"mph": 100, "sp": 2, "ag": 0, "fp": 0, "engines": 4}
    t = raid(plane(0, type=crawler, **BELOW), plane(1, (4, 4)))
    harm(tables(t), t.state, 0, 1, 1, None)
    harm(tables(t), t.state, 0, 1, 1, None)
    assert seen(t, "a1").status == "shot-down"
    assert booms(t) == [2, 0]


@pytest.mark.rule("SKIES-MULTI-01")
def test_ex_24_twin_jets_are_fighters() -> None:
    """Hit when Disadvantaged it is down, with one Boom (SKIES-EX-24)."""
    t = raid(plane(0, type="me-262a", **BELOW), plane(1, (4, 4)))
    harm(tables(t), t.state, 0, 1, 1, None)
    assert (seen(t, "a1").status, booms(t)) == ("shot-down", [1, 0])
    with pytest.raises(BadSituation, match="several engines"):
        raid(plane(0, **HEINKEL), plane(1, (4, 4)), options={"multi_engine": False})


@pytest.mark.rule("SKIES-RULING-24", "SKIES-MULTI-12", "SKIES-MULTI-20", "SKIES-MULTI-21")
def test_ex_33_one_reply() -> None:
    """Three weapons, one roll; or the tail gun alone; damaged, none (SKIES-EX-33)."""
    t = attacked(FORTRESS, dice=rolled((0, 4), (1, 3), (0, 6)))
    assert t.legal() == ["pass", "fire", "w2", "w3", "w4"]
    told = t.play("fire")
    assert [len(e.dice) for e in told if isinstance(e, FiredBack | Dodged)] == [3, 6]
    t = attacked(FORTRESS, dice=rolled((0, 4), (0, 1)))
    told = t.play("w4", "pass")
    assert [len(e.dice) for e in told if isinstance(e, FiredBack)] == [1]
    hurt = attacked({**FORTRESS, "booms": 1}, dice=rolled((0, 4)))
    assert asked(hurt)[0][1] != "reply"
    twin = attacked({"type": "bf-110c"}, 180, dice=rolled((0, 4), (0, 5)))
    told = twin.play("fire")
    assert [len(e.dice) for e in told if isinstance(e, FiredBack)] == [5]


@pytest.mark.rule("SKIES-RULING-46", "SKIES-CARD-06")
@pytest.mark.parametrize(
    ("level", "before", "status", "cost"),
    [
        ("disadvantaged", 1, "shot-down", 2),
        ("disadvantaged", 0, "shot-down", 2),
        ("neutral", 0, "flying", 0),
    ],
)
def test_ex_34_two_booms_at_once(level: str, before: int, status: str, cost: int) -> None:
    """Heavy Hitter on a Heinkel: never more Booms than engines (SKIES-EX-34)."""
    t = raid(plane(0, **HEINKEL, level=level, booms=before), plane(1, (4, 4)))
    harm(tables(t), t.state, 0, 1, 1, None, heavy=True)
    assert (seen(t, "a1").status, booms(t)[0]) == (status, cost)


@pytest.mark.rule("SKIES-RULING-22", "SKIES-MULTI-17")
def test_ex_37_two_weapons_one_after_the_other() -> None:
    """The first makes it Disadvantaged, the second shoots it down (SKIES-EX-37)."""
    gun = {"arcs": ["rear"], "fp": 1}
    weapons = [{"name": "dorsal", **gun}, {"name": "ventral", **gun}]
    blenheim = {"mph": 266, "sp": 5, "ag": 1, "fp": 1, "engines": 2, "weapons": weapons}
    planes = [plane(0, (18, 18), type=blenheim), plane(1, (18, 12), 0), plane(1, (2, 34), 180)]
    t = raid(*planes, step="defence", dice=rolled((1, 1), (0, 6), (1, 1), (0, 6)))
    t.play("w1")
    assert (seen(t, "b1").level, booms(t)) == ("disadvantaged", [0, 1])
    t.play("w2")
    assert (seen(t, "b1").status, booms(t)) == ("shot-down", [0, 2])


@pytest.mark.rule("SKIES-RULING-23", "SKIES-BASE-50")
def test_defensive_fire_may_need_advantage() -> None:
    planes = [plane(0, (18, 18), **HEINKEL), plane(1, (18, 12)), plane(1, (17, 12), **BELOW)]
    t = raid(*planes, step="defence", options={"defensive_fire_needs_advantage": True})
    assert t.refused("w2 b1") == "SKIES-RULING-23"
    cloudy = raid(*planes, plane(1, (18, 24)), step="defence", clouds=[[18, 14]])
    assert cloudy.refused("w2 b1") == "SKIES-BASE-50"


@pytest.mark.rule("SKIES-CAMP-07")
def test_guns_have_their_victories_and_turrets_none() -> None:
    """Shot down by a turret, by the guns of the attack, and by both in an exchange."""
    planes = [plane(0, (18, 18), **HEINKEL), plane(1, (18, 12), **BELOW), plane(1, (2, 34), 180)]
    t = raid(*planes, step="defence", dice=rolled((1, 1), (0, 6)))
    t.play("w2")
    assert (seen(t, "b1").status, t.state.victor) == ("shot-down", [-1, -1, -1])
    t = attacked({**HEINKEL, "booms": 1, **BELOW}, dice=rolled((1, 4)))
    assert (seen(t, "a1").status, t.state.victor) == ("shot-down", [1, -1])
    zerstorer = {"type": "bf-110c", "booms": 1, **BELOW}
    planes = [plane(0, (18, 24), 180, **zerstorer), plane(1, (18, 18), **BELOW)]
    t = raid(*planes, active="b1", step="act", dice=rolled((1, 4), (1, 5), (0, 2), (0, 6)))
    t.play("shoot", "fire")
    assert [seen(t, name).status for name in ("a1", "b1")] == ["shot-down"] * 2
    assert t.state.victor == [1, 0]
