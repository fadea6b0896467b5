"""The worked examples on stress, attacks, reactions, losses and debriefing."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.phantom.scenes import (
    USN,
    bandit,
    decision,
    dice,
    flying,
    of_each,
    over,
    pilot,
    site,
    squadron,
    threats,
    told,
    until,
    who,
)

from escadrille.systems.phantom.events import Attacked, BanditMoved, Fired
from escadrille.systems.phantom.rules.geometry import DISTANCE, ZONES


@pytest.mark.rule("PHANTOM-DMG-02", "PHANTOM-COMP-11")
def test_11_damage_needed() -> None:
    """PHANTOM-EX-11."""
    for before, total, destroyed in ((3, 4, False), (4, 5, True)):
        t = over(flying("robin", load="mk-82"), rolled=(5,), damage=before)
        t.play("robin", "mk-82")
        target = t.view().target
        assert (target.damage, target.destroyed) == (total, destroyed)


@pytest.mark.rule("PHANTOM-PILOT-09", "PHANTOM-PILOT-10", "PHANTOM-PILOT-14", "PHANTOM-PILOT-15")
@pytest.mark.parametrize(
    ("stress", "status", "fast", "ata", "atg"),
    [
        (6, "okay", True, 0, 2),
        (7, "shaken", False, -2, 0),
        (12, "shaken", False, -2, 0),
        (13, "unfit", False, -2, 0),
    ],
)
def test_12_status_bands(stress: int, status: str, fast: bool, ata: int, atg: int) -> None:
    """PHANTOM-EX-12."""
    found = who(squadron(pilot("robin", stress=stress), pilot("papa"), phase="draw"), "robin")
    assert found.status == status
    if status != "unfit":
        assert (found.fast, found.ata, found.atg) == (fast, ata, atg)


@pytest.mark.rule("PHANTOM-PILOT-09", "PHANTOM-PILOT-01")
@pytest.mark.parametrize(
    ("stress", "status"), [(4, "okay"), (5, "shaken"), (8, "shaken"), (9, "unfit")]
)
def test_13_status_bands_of_another_card(stress: int, status: str) -> None:
    """PHANTOM-EX-13."""
    t = squadron(pilot("cajun+", stress=stress), pilot("papa"), phase="draw")
    assert who(t, "cajun").status == status


@pytest.mark.rule(
    "PHANTOM-AA-01", "PHANTOM-AA-02", "PHANTOM-AA-04", "PHANTOM-ATK-02", "PHANTOM-ATK-03"
)
def test_14_air_combat() -> None:
    """PHANTOM-EX-14."""
    t = over(
        flying("showtime", "a-n", "aim-9 aim-9"),
        scenario=USN,
        counter=[bandit("mig-17", "a-n")],
        rolled=(7, 3),
    )
    inside = t.view().container
    (attack,) = told(t.play("showtime aim-9 aim-9"), Attacked)
    assert (of_each(attack, "modified"), of_each(attack, "damage")) == ((9, 5), (1, 0))
    assert threats(t) == {}
    assert t.view().container == inside + 1
    assert who(t, "showtime").load == ()


@pytest.mark.rule("PHANTOM-AG-01", "PHANTOM-RULING-05", "PHANTOM-COMP-14")
@pytest.mark.parametrize(
    ("weapon", "die", "damage"),
    [
        *[("mk-82", die, 0) for die in (1, 5)],  # PHANTOM-EX-15
        *[("mk-82", die, 1) for die in (6, 9)],
        ("mk-82", 10, 2),
        *[("mk-84", die, 0) for die in (1, 4)],  # PHANTOM-EX-16
        *[("mk-84", die, 1) for die in (5, 6)],
        ("mk-84", 7, 2),
        *[("mk-84", die, 3) for die in (8, 10)],
    ],
)
def test_15_16_the_factors_of_bombs(weapon: str, die: int, damage: int) -> None:
    """PHANTOM-EX-15 and PHANTOM-EX-16; kirin's AtG is +0."""
    t = over(flying("kirin", load=weapon), rolled=(die,))
    (attack,) = told(t.play("kirin", weapon), Attacked)
    assert of_each(attack, "damage") == (damage,)
    assert t.view().target.damage == damage


@pytest.mark.rule("PHANTOM-DMG-01", "PHANTOM-DMG-03")
def test_17_a_heavy_bomb_on_a_site() -> None:
    """PHANTOM-EX-17."""
    t = over(flying("kirin", "a-n", "mk-84"), counter=[site("s-60", "a-n")], rolled=(10,))
    inside = t.view().container
    t.play("kirin", "mk-84")
    assert threats(t) == {}
    assert t.view().container == inside + 1
    assert t.view().target.damage == 0


@pytest.mark.rule("PHANTOM-AG-01", "PHANTOM-COMP-11")
def test_18_a_heavy_bomb_on_the_target() -> None:
    """PHANTOM-EX-18."""
    t = over(flying("kirin", load="mk-84"), rolled=(10,))
    t.play("kirin", "mk-84")
    assert t.view().target.damage == 3


@pytest.mark.rule("PHANTOM-REACT-01", "PHANTOM-REACT-02", "PHANTOM-REACT-03", "PHANTOM-RULING-08")
def test_19_suppression() -> None:
    """PHANTOM-EX-19."""
    t = over(
        flying("papa", "p-n"),
        flying("chevy", "a-n", "mk-82", altitude="high"),
        counter=[site("s-60", "a-n")],
        step="enemy",
        rolled=(4,),
    )
    # The S-60 attacks the nearest, and that is chevy; he suppresses for himself all the same.
    assert decision(t) == "suppress"
    events = t.play("chevy")
    (attack,) = told(events, Attacked)
    assert attack.suppression
    assert not told(events, Fired)
    assert threats(t) == {"s1": ("s-60", "a-n")}
    assert who(t, "chevy").load == ()


@pytest.mark.rule("PHANTOM-REACT-05", "PHANTOM-RULING-26")
def test_20_evasion() -> None:
    """PHANTOM-EX-20."""
    t = over(
        flying("misty", "a-n", stress=1),
        counter=[bandit("mig-17", "a-n")],
        step="enemy",
        rolled=(10, 1),
    )
    t.play("pass")  # nobody suppresses
    (fired,) = told(t.play("evade"), Fired)
    assert (fired.dice, fired.result) == ((10, 1), "miss")
    assert who(t, "misty").stress == 3


@pytest.mark.rule("PHANTOM-AA-03", "PHANTOM-RULING-22")
@pytest.mark.parametrize(
    ("bombs", "modified", "hit"), [(4, 5, False), (2, 7, True), (3, 6, True), (5, 4, False)]
)
def test_24_the_load_penalty(bombs: int, modified: int, hit: bool) -> None:
    """PHANTOM-EX-24; the gun pod and missiles do not count."""
    t = over(
        flying("jagger", "a-n", "aim-9 " + "mk-82 " * bombs),
        counter=[bandit("mig-17", "a-n")],
        rolled=(7,),
        tanker=True,
    )
    (attack,) = told(t.play("jagger", "aim-9"), Attacked)
    assert of_each(attack, "modified") == (modified,)
    assert (threats(t) == {}) == hit


@pytest.mark.rule("PHANTOM-AG-03", "PHANTOM-ATK-01", "PHANTOM-PILOT-17", "PHANTOM-PILOT-18")
def test_25_guns_against_the_ground() -> None:
    """PHANTOM-EX-25."""
    t = over(flying("papa"), step="slow", rolled=(9,))
    t.play("papa")
    assert t.view().target.damage == 1
    t = over(flying("papa", altitude="high", load="agm-12 mk-82"), step="slow")
    assert t.refused("papa target guns") == "PHANTOM-AG-03"


@pytest.mark.rule("PHANTOM-GEO-05", "PHANTOM-GEO-06")
@pytest.mark.parametrize(
    ("one", "other", "distance"),
    [
        ("c", "p-n", 2),
        ("a-n", "a-s", 2),
        ("a-n", "p-e", 2),
        ("p-n", "p-ne", 1),
        ("p-ne", "p-se", 2),
        ("p-ne", "p-sw", 3),
        ("p-n", "p-s", 4),
    ],
)
def test_28_distances(one: str, other: str, distance: int) -> None:
    """PHANTOM-EX-28."""
    assert DISTANCE[ZONES.index(one)][ZONES.index(other)] == distance
    assert DISTANCE[ZONES.index(other)][ZONES.index(one)] == distance


@pytest.mark.rule(
    "PHANTOM-HOUSE-01",
    "PHANTOM-HOUSE-02",
    "PHANTOM-HOUSE-03",
    "PHANTOM-HOUSE-04",
    "PHANTOM-HOUSE-05",
)
def test_29_an_enemy_attack() -> None:
    """PHANTOM-EX-29."""
    t = over(
        flying("papa", "a-n", altitude="high", stress=4),
        flying("kirin", "p-s"),
        counter=[site("s-60", "a-n"), site("s-60", "a-n")],
        step="enemy",
        rolled=(8, 9),
    )
    t.play("pass")
    found = who(t, "papa")
    assert (found.stress, found.status, found.damaged) == (6, "shaken", True)
    t.play("pass")
    assert (who(t, "papa").role, who(t, "papa").stress) == ("down-over-target", 6)


@pytest.mark.rule("PHANTOM-HOUSE-21", "PHANTOM-HOUSE-23")
@pytest.mark.parametrize(("die", "stress", "vp"), [(8, 5, -1), (7, 0, -2)])
def test_30_rescue(die: int, stress: int, vp: int) -> None:
    """PHANTOM-EX-30; the Target's stress and recovery come after it."""
    t = squadron(
        pilot("papa", role="down-over-target", shot_down=1),
        pilot("kirin"),
        phase="rescue",
        target="northwest-railway",
        script=dice(die),
    )
    assert t.view().vp == vp
    assert who(t, "papa").missing == (stress == 0)
    if stress:
        assert who(t, "papa").stress == stress + 3 - 1


@pytest.mark.rule(
    "PHANTOM-HOUSE-24", "PHANTOM-HOUSE-25", "PHANTOM-HOUSE-27", "PHANTOM-TB-03", "PHANTOM-SEQ-06"
)
def test_31_the_arithmetic_of_a_debriefing() -> None:
    """PHANTOM-EX-31."""
    t = squadron(
        pilot("papa", stress=3, role="flying"),
        pilot("boomer", stress=3, role="aborted"),
        pilot("kirin", stress=3),
        phase="debriefing",
        damage=5,
    )
    found = [who(t, card) for card in ("papa", "boomer", "kirin")]
    assert [one.stress for one in found] == [4, 4, 0]
    assert [one.xp for one in found] == [2, 0, 0]
    assert t.view().vp == 2


@pytest.mark.rule("PHANTOM-HOUSE-15")
def test_32_a_bandit_pursues() -> None:
    """PHANTOM-EX-32."""
    t = over(flying("papa", "p-ne"), counter=[bandit("mig-17")], step="move")
    (move,) = told(t.play("p-ne", "low"), BanditMoved)
    assert move.zone == "a-n"


@pytest.mark.rule("PHANTOM-AG-06", "PHANTOM-COMP-16", "PHANTOM-COMP-08")
def test_33_anti_radar_missiles() -> None:
    """PHANTOM-EX-33."""
    here = flying("vapor", "a-n", "agm-45 agm-45", altitude="high")
    far = [site("sa-2", "a-s"), site("sa-2", "c"), site("sa-2", "a-n"), site("s-60", "a-e")]
    t = over(here, counter=far)
    t.play("vapor")
    assert t.legal() == ["s1", "s2"]
    assert t.refused("s3") == "PHANTOM-COMP-16"
    assert t.refused("s4") == "PHANTOM-AG-06"
    assert DISTANCE[ZONES.index("a-n")][ZONES.index("a-s")] == 2


@pytest.mark.rule("PHANTOM-HOUSE-10", "PHANTOM-REACT-05")
def test_36_attack_after_losing_speed() -> None:
    """PHANTOM-EX-36."""
    scene: dict[str, Any] = {"counter": [site("37-mm", "c")], "damage": 0}
    t = over(flying("kirin", stress=5, load="mk-82"), rolled=(1, 1), **scene)
    t.play("pass")  # in the Fast step
    until(t, "evade")
    t.play("evade")
    assert (who(t, "kirin").stress, who(t, "kirin").fast) == (7, False)
    assert decision(t) == "attack"
    t = over(flying("kirin", stress=5, load="mk-82"), rolled=(1, 1, 1), **scene)
    t.play("kirin target mk-82")
    until(t, "evade")
    t.play("evade")
    assert decision(t) == "move"
