"""Fighter-bombers: bombers until they throw their bombs away (group FB)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.flames.raids import flown, heavy, hunt, own, stuka, tables
from tests.systems.flames.scenes import fighter, plane, table

from escadrille.kernel.errors import BadPack
from escadrille.systems.flames.events import Jettisoned

JABO = fighter(bombs=4, horsepower=[2, 1], gunner=1)


def loaded(**facts: Any) -> dict[str, Any]:
    return {"side": 1, "fighter": JABO, "loaded": True, **facts}


@pytest.mark.rule("FLAMES-FB-01", "FLAMES-FB-02")
def test_a_loaded_fighter_is_a_bomber() -> None:
    t = hunt("ims-1-1", loaded(cell="r1c1"), plane(1))
    seen = t.aircraft("b1")
    assert (seen.raid.laden, seen.raid.bomber, seen.cards) == (True, False, 0)
    assert t.refused("ims-1-1 attack b1") == "FLAMES-BMR-03"
    t.play("b1", "ims-1-1 attack b1")
    assert t.asked == ((1, "return"),)
    with pytest.raises(BadPack, match="FLAMES-FB-01"):
        flown([own("p-11c", loaded=True)], [own("p-11c")])


@pytest.mark.rule("FLAMES-FB-03", "FLAMES-RULING-28")
def test_its_turrets_are_its_horsepower_and_its_pilots() -> None:
    t = hunt("", loaded(cell="r1c1", pilot="generic-h11"), heavy("r1c2"), options={"pilots": True})
    seen = t.aircraft("b1").raid
    assert (seen.defense, seen.support, seen.bombs) == (3, 2, 4)
    assert seen.cards == 4
    assert t.aircraft("b2").raid.cards == 5


@pytest.mark.rule("FLAMES-FB-04")
def test_its_level_is_chosen_in_secret_and_kept() -> None:
    t = flown([own("bf-110c", loaded=True)], [own("p-11c")])
    t.play("tight")
    assert t.refused("high", seat=0) == "FLAMES-SETUP-04"
    t.play("very-low", seat=0)
    assert t.aircraft("a1").level == "very-low"
    assert next(a for a in t.view(1).aircraft if a.label == "a1").level is None
    t.play("low", seat=1)
    while t.asked:
        assert (t.asked[0][0], t.asked[0][1]) != (0, "altitude")
        t.play("pass" if "pass" in t.legal() else "normal")
    assert t.aircraft("a1").level == "very-low"


@pytest.mark.rule("FLAMES-FB-05")
def test_it_joins_the_bombers_of_its_level() -> None:
    t = flown([stuka(), own("bf-110c", loaded=True)], [own("p-11c")])
    t.play("normal")
    t.play("low", seat=0)
    t.play("very-low", seat=1)
    assert t.asked == ((0, "form"),)
    t.play("a1", "r4c7")
    assert t.aircraft("a1").raid.cards == 3


@pytest.mark.rule("FLAMES-FB-06", "FLAMES-RULING-28", "FLAMES-RULING-67", "FLAMES-BONUS-02")
def test_it_throws_its_bombs_away_and_is_a_fighter_with_a_full_hand() -> None:
    friend = loaded(side=0, cell="r1c1", level="low")
    t = table(friend, plane(1, level="low"), active=None, turn=1, options={"starting_bonus": True})
    assert t.asked == ((0, "jettison"),)
    assert t.refused("low") == "FLAMES-FB-06"
    assert t.refused("jettison", seat=1) == "FLAMES-FB-06"
    assert Jettisoned("a1") in t.play("jettison")
    seen = t.aircraft("a1")
    assert seen.cards == 7
    assert (seen.raid.laden, seen.raid.jettisoned, seen.raid.row) == (False, True, None)
    assert t.asked == ((0, "altitude"),)
    assert t.view().active == "a1"


@pytest.mark.rule("FLAMES-RULING-28")
def test_keeping_the_bombs_ends_its_slot() -> None:
    t = table(loaded(side=0, cell="r1c1"), plane(1, "yo-yo"), active=None)
    t.play("pass")
    assert t.view().active == "b1"
    assert t.aircraft("a1").raid.laden


@pytest.mark.rule("FLAMES-RULING-28")
def test_a_jettison_leaves_a_gap() -> None:
    gone = loaded(jettisoned=True, hand="yo-yo")
    t = hunt("ace-pilot", heavy("r1c1"), gone, raid={"quarry": "b1"})
    t.play("ace-pilot maneuver b1 2", "pass")
    assert t.position("a1", "b1") == 2


@pytest.mark.rule("FLAMES-RULING-67", "FLAMES-OPT-11", "FLAMES-RULING-58")
def test_the_option_gunner_changes_those_who_have_one() -> None:
    us = [own("bf-110c"), own("bf-109e"), own("bf-110c", loaded=True)]
    t = flown(us, [own("p-11c"), own("bf-110g")], {"gunner": 1, "enemy_gunner": 2})
    gunners = [tables(t).types[n].id for n in t.state.roster.fighter]
    rows = [row[7] for row in t.state.row]
    assert dict(zip(gunners, rows, strict=True)) == {
        "bf-110c": 2,
        "bf-109e": 0,
        "p-11c": 0,
        "bf-110g": max(0, tables(t).fighters[tables(t).fighter_of["bf-110g"]].gunner - 2),
    }


@pytest.mark.rule("FLAMES-OPT-06", "FLAMES-OPT-07", "FLAMES-OPT-18", "FLAMES-RULING-64")
def test_turrets_and_loads_follow_the_options_of_both_sides() -> None:
    us = [stuka(), own("bf-110c", loaded=True)]
    ours = {"bombs": 2, "defense": 1, "support": 3}
    theirs = {"enemy_bombs": 9, "enemy_defense": 2, "enemy_support": 1}
    t = flown(us, [own("p-11c")], ours, theirs)
    figures = [(one.raid.defense, one.raid.support, one.raid.bombs) for one in t.view().aircraft]
    assert figures[:2] == [(1, 3, 0), (0, 3, 1)]
