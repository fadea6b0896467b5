"""Sites and Bandits attack: order, choice, results, pods (ENY; HOUSE-01 to -07, HOUSE-12)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.phantom.scenes import (
    USN,
    bandit,
    decision,
    flying,
    of_each,
    over,
    pilot,
    site,
    told,
    until,
    who,
)

from escadrille.systems.phantom.events import Attacked, Damaged, Fired, ShotDown, Threatened
from escadrille.testing.scripted import Table


def barrage(*pilots: dict[str, Any], counter: list[dict[str, Any]], **facts: Any) -> Table:
    return over(*pilots, counter=counter, step="enemy", **facts)


def attacks(t: Table) -> list[tuple[str, str]]:
    """Let the enemy attack, unanswered; return who attacked whom."""
    found = []
    while decision(t) in ("suppress", "evade"):
        attack = t.view().attack
        if decision(t) == "evade":
            found.append((attack.threat, attack.pilot))
        t.play("pass")
    return found


@pytest.mark.rule("PHANTOM-ENY-01", "PHANTOM-HOUSE-06", "PHANTOM-RULING-31")
def test_every_counter_attacks_once_sites_first_by_zone_and_arrival() -> None:
    lying = [
        bandit("mig-21", "a-n"),
        site("s-60", "a-e"),
        bandit("mig-21", "c", back="ks-12"),
        site("s-60", "c"),
        site("s-60", "c"),
    ]
    t = barrage(flying("papa", "a-n", altitude="high"), counter=lying, rolled=(1,) * 5)
    assert [threat for threat, _ in attacks(t)] == ["s2", "s3", "s1", "b2", "b1"]


@pytest.mark.rule("PHANTOM-ENY-02", "PHANTOM-COMP-06", "PHANTOM-COMP-07")
@pytest.mark.parametrize(
    ("kind", "zone", "altitude", "attacked"),
    [
        ("zpu", "c", "low", True),
        ("zpu", "c", "high", False),
        ("zpu", "a-n", "low", False),
        ("37-mm", "c", "low", True),
        ("s-60", "a-n", "low", True),
        ("s-60", "a-n", "high", True),
        ("s-60", "p-n", "high", False),
        ("ks-12", "a-n", "high", True),
        ("ks-12", "a-n", "low", False),
        ("sa-2", "p-n", "high", True),
        ("sa-2", "p-n", "low", False),
    ],
)
def test_a_site_is_limited_by_range_and_altitude(
    kind: str, zone: str, altitude: str, attacked: bool
) -> None:
    t = barrage(flying("papa", zone, altitude=altitude), counter=[site(kind)], rolled=(1,))
    assert bool(attacks(t)) == attacked


@pytest.mark.rule("PHANTOM-ENY-03", "PHANTOM-RULING-06")
@pytest.mark.parametrize("altitude", ["low", "high"])
@pytest.mark.parametrize(("kind", "reaches"), [("mig-17", False), ("mig-21", True)])
def test_a_bandit_is_limited_by_distance_alone(altitude: str, kind: str, reaches: bool) -> None:
    t = barrage(flying("papa", "a-n", altitude=altitude), counter=[bandit(kind)], rolled=(1,))
    assert bool(attacks(t)) == reaches
    t = barrage(flying("papa", "c", altitude=altitude), counter=[bandit(kind)], rolled=(1,))
    assert attacks(t) == [("b1", "papa")]


@pytest.mark.rule("PHANTOM-ENY-04", "PHANTOM-HOUSE-07", "PHANTOM-RULING-12")
def test_the_nearest_that_can_be_attacked_is_attacked() -> None:
    near, far = flying("papa", "c"), flying("kirin", "a-n", altitude="high")
    t = barrage(near, far, counter=[site("s-60")], rolled=(1,))
    assert attacks(t) == [("s1", "papa")]
    # The KS-12 reaches High alone: it passes the nearer aircraft over.
    t = barrage(near, far, counter=[site("ks-12")], rolled=(1,))
    assert attacks(t) == [("s1", "kirin")]


@pytest.mark.rule("PHANTOM-ENY-04", "PHANTOM-HOUSE-07")
@pytest.mark.parametrize(("drawn", "pilot"), [(0, "papa"), (1, "kirin")])
def test_among_equally_near_aircraft_chance_decides(drawn: int, pilot: str) -> None:
    t = barrage(flying("papa"), flying("kirin"), counter=[site("s-60")], script=[drawn, 0])
    assert attacks(t) == [("s1", pilot)]


@pytest.mark.rule("PHANTOM-HOUSE-01", "PHANTOM-HOUSE-02", "PHANTOM-HOUSE-03", "PHANTOM-COMP-05")
@pytest.mark.parametrize(
    ("kind", "die", "result"),
    [
        ("s-60", 4, "miss"),
        ("s-60", 5, "stress"),
        ("s-60", 7, "stress"),
        ("s-60", 8, "damaged"),
        ("s-60", 9, "damaged"),
        ("s-60", 10, "destroyed"),
        ("zpu", 8, "stress"),
        ("zpu", 9, "damaged"),
        ("zpu", 10, "damaged"),  # it never destroys an undamaged aircraft
    ],
)
def test_the_highest_threshold_that_is_reached_counts(kind: str, die: int, result: str) -> None:
    t = barrage(flying("papa"), flying("kirin", "p-s"), counter=[site(kind)], rolled=(die,))
    until(t, "evade")
    events = t.play("pass")
    (fired,) = told(events, Fired)
    assert fired.result == result
    found = who(t, "papa")
    assert found.stress == {"miss": 0, "stress": 2, "damaged": 2, "destroyed": 0}[result]
    assert found.damaged == (result == "damaged")
    assert (found.role == "down-over-target") == (result == "destroyed")
    assert bool(told(events, ShotDown)) == (result == "destroyed")


@pytest.mark.rule("PHANTOM-HOUSE-04")
@pytest.mark.parametrize(
    ("die", "lost", "stress"), [(4, False, 0), (6, False, 2), (8, True, 0), (10, True, 0)]
)
def test_a_damaged_aircraft_is_lost_by_more_damage_not_by_stress(
    die: int, lost: bool, stress: int
) -> None:
    hurt = flying("papa", damaged=True)
    t = barrage(hurt, flying("kirin", "p-s"), counter=[site("s-60")], rolled=(die,))
    until(t, "evade")
    events = t.play("pass")
    assert not told(events, Damaged)
    assert (who(t, "papa").role == "down-over-target") == lost
    assert who(t, "papa").stress == stress


@pytest.mark.rule("PHANTOM-HOUSE-04", "PHANTOM-AA-02", "PHANTOM-AG-02")
def test_a_damaged_aircraft_rolls_one_less_and_keeps_its_load() -> None:
    t = over(flying("robin", load="mk-82 mk-82", damaged=True), rolled=(5, 5))
    assert who(t, "robin").load == ("mk-82", "mk-82")
    (attack,) = told(t.play("robin target mk-82 mk-82"), Attacked)
    assert of_each(attack, "modified") == (6, 6)  # 5, +2 for robin, -1 for the damage
    t = over(
        flying("kirin", "a-n", "aim-9", damaged=True),
        counter=[bandit("mig-17", "a-n")],
        rolled=(5,),
    )
    (attack,) = told(t.play("kirin aim-9"), Attacked)
    assert of_each(attack, "modified") == (5,)


@pytest.mark.rule("PHANTOM-HOUSE-05")
def test_an_aircraft_shot_down_leaves_the_display_with_its_counters() -> None:
    t = barrage(
        flying("papa", load="mk-82 ecm-pod"),
        flying("kirin", "p-s"),
        counter=[bandit("mig-17")],
        rolled=(10,),
    )
    until(t, "evade")
    (down,) = told(t.play("pass"), ShotDown)
    assert (down.pilot, down.leg) == ("papa", "over-target")
    found = who(t, "papa")
    assert (found.load, found.zone, found.shot_down) == ((), None, 1)


@pytest.mark.rule("PHANTOM-ARM-09", "PHANTOM-HOUSE-12")
@pytest.mark.parametrize(
    ("counter", "modified"),
    [(site("sa-2"), 5), (site("s-60"), 6), (bandit("mig-17"), 7)],
)
def test_an_ecm_pod_protects_from_sites(counter: dict[str, Any], modified: int) -> None:
    pod = flying("papa", load="ecm-pod", altitude="high")
    t = barrage(pod, flying("kirin", "p-s"), counter=[counter], rolled=(7,))
    until(t, "evade")
    (fired,) = told(t.play("pass"), Fired)
    assert fired.modified == modified
    assert who(t, "papa").load == ("ecm-pod",)  # it is not spent


@pytest.mark.rule("PHANTOM-HOUSE-42")
@pytest.mark.parametrize("shift", [-1, 0, 1])
def test_the_difficulty_is_added_to_every_enemy_die(shift: int) -> None:
    t = barrage(
        flying("papa"),
        flying("kirin", "p-s"),
        counter=[site("s-60")],
        rolled=(5,),
        options={"enemy_die": shift},
    )
    until(t, "evade")
    (fired,) = told(t.play("pass"), Fired)
    assert fired.modified == 5 + shift
    # Event cards attack so too.
    t = over(
        pilot("papa", role="flying", altitude="high"),
        turn=0,
        phase="target-bound",
        events="flak-corridor",
        rolled=(5,),
        options={"enemy_die": shift},
    )
    (fired,) = told(t.play("pass"), Fired)
    assert fired.modified == 5 + shift


@pytest.mark.rule("PHANTOM-ENY-04", "PHANTOM-SEQ-04")
def test_whom_an_enemy_attacks_is_told_before_anybody_reacts() -> None:
    t = over(flying("showtime", load="aim-9"), scenario=USN, counter=[bandit("mig-17")])
    (threatened,) = told(t.play("pass"), Threatened)
    assert (threatened.threat, threatened.pilot) == ("b1", "showtime")
    assert decision(t) == "suppress"
