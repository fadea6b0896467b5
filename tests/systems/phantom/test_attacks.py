"""The commander's attacks (groups OT, ATK, AA, AG, DMG; HOUSE-10, HOUSE-11)."""

from __future__ import annotations

import pytest
from tests.systems.phantom.scenes import (
    USN,
    aims,
    bandit,
    campaign,
    decision,
    flying,
    of_each,
    over,
    site,
    tables,
    threats,
    told,
    until,
    who,
)

from escadrille.systems.phantom.events import (
    Attacked,
    Jettisoned,
    MarkerMoved,
    TargetDestroyed,
    ThreatDestroyed,
)

# Who attacks, and when.


@pytest.mark.rule("PHANTOM-OT-03", "PHANTOM-PILOT-14", "PHANTOM-HOUSE-10")
def test_the_fast_attack_before_the_enemy_the_slow_after() -> None:
    crew = [flying("robin", load="mk-82"), flying("papa", load="mk-82")]  # Fast, Slow
    t = over(*crew, rolled=(1,))
    assert t.legal() == ["pass", "robin"]
    assert t.refused("papa") == "PHANTOM-OT-03"
    t.play("pass")
    assert t.legal() == ["pass", "papa"]
    assert t.refused("robin") == "PHANTOM-HOUSE-10"  # passing in the Fast step is no attack


@pytest.mark.rule("PHANTOM-OT-04", "PHANTOM-OT-05")
def test_one_attack_in_a_turn_one_aircraft_after_the_other() -> None:
    crew = [flying("robin", load="mk-82 mk-82"), flying("kirin", load="mk-82")]
    t = over(*crew, rolled=(1, 1))
    t.play("robin target mk-82 fire")
    assert t.legal() == ["pass", "kirin"]
    assert t.refused("robin") == "PHANTOM-OT-04"
    t.play("kirin target mk-82")
    until(t, "jettison")
    assert t.view().turn == 2
    t.play("pass")
    assert "robin" in t.legal()  # in the next turn again


@pytest.mark.rule("PHANTOM-OT-02", "PHANTOM-RULING-24")
def test_any_counters_may_be_jettisoned_at_the_start_of_a_turn() -> None:
    crew = [flying("papa", load="mk-82 mk-82 ecm-pod"), flying("kirin")]
    t = over(*crew, step="jettison")
    assert t.legal() == ["pass", "papa"]
    assert t.refused("kirin") == "PHANTOM-RULING-24"
    events = t.play("papa mk-82 papa ecm-pod")
    assert [event.weapon for event in told(events, Jettisoned)] == ["mk-82", "ecm-pod"]
    t.play("pass")
    assert who(t, "papa").load == ("mk-82",)
    assert t.view().politics.position == 3


@pytest.mark.rule("PHANTOM-OT-02", "PHANTOM-AA-03")
def test_jettison_lifts_the_load_penalty() -> None:
    t = over(flying("papa", load="mk-84 mk-84 mk-82"), step="jettison")
    assert who(t, "papa").load_penalty == 3
    t.play("papa mk-84 papa mk-82")
    assert who(t, "papa").load_penalty == 0


@pytest.mark.rule("PHANTOM-OT-01", "PHANTOM-COMP-23", "PHANTOM-HOUSE-14")
def test_there_are_four_turns_and_the_last_has_no_movement() -> None:
    t = over(flying("papa", "p-n"), flying("kirin", "p-s"), step="move", events="clear-weather")
    moves = []
    while t.view().slot == 1:
        if decision(t) == "move":
            moves.append(t.view().turn)
        t.play(t.legal()[0])
    assert moves == [1, 1, 2, 2, 3, 3]


# At what, with what.


@pytest.mark.rule("PHANTOM-ATK-01", "PHANTOM-ATK-04")
def test_what_can_be_attacked_from_a_zone() -> None:
    lying = [site("s-60", "c"), site("s-60", "a-n"), bandit("mig-17", "a-n"), bandit("mig-21", "c")]
    reached = {
        ("c", "low", "mk-82"): ("target", "s1", "b2"),
        ("c", "high", "mk-82"): ("target", "s1", "b2"),  # guns at the Bandit
        ("a-n", "low", "mk-82"): ("s2", "b1"),
        ("a-n", "high", ""): ("b1",),
        ("a-n", "low", ""): ("s2", "b1"),
        ("a-n", "high", "aim-9"): ("b1", "b2"),
        ("a-n", "high", "agm-12"): ("target", "s1", "s2", "b1"),
        ("p-n", "high", "aim-7"): ("b1", "b2"),
        ("c", "high", "agm-62"): ("s2", "b2"),
        ("c", "low", "gbu-10"): ("target", "s1", "b2"),  # its guns: the bomb needs High
        ("c", "low", "lau-3"): ("target", "s1", "b2"),
        ("c", "high", "lau-3"): ("b2",),
    }
    for (zone, altitude, load), wanted in reached.items():
        t = over(flying("papa", zone, load, altitude=altitude), counter=lying, step="slow")
        assert aims(t, "papa") == wanted, (zone, altitude, load)


@pytest.mark.rule("PHANTOM-COMP-15", "PHANTOM-COMP-16", "PHANTOM-COMP-17")
def test_range_red_range_and_altitude_are_told() -> None:
    t = over(flying("papa", load="mk-82 agm-62 gbu-12"), step="slow")
    assert t.refused("papa target agm-62") == "PHANTOM-COMP-17"
    assert t.refused("papa target gbu-12") == "PHANTOM-COMP-17"
    t = over(flying("papa", load="mk-82 agm-62 gbu-12", altitude="high"), step="slow")
    assert t.refused("papa target agm-62") == "PHANTOM-COMP-16"
    t = over(flying("papa", "a-n", load="mk-82 agm-12 agm-62", altitude="high"), step="slow")
    assert t.refused("papa target mk-82") == "PHANTOM-COMP-15"


@pytest.mark.rule("PHANTOM-ATK-02", "PHANTOM-ATK-03", "PHANTOM-RULING-36")
def test_counters_are_named_mixed_and_all_spent() -> None:
    t = over(flying("kirin", load="mk-82 mk-82 mk-84 cbu"), rolled=(10, 10, 10))
    t.play("kirin target mk-82 mk-84 cbu")
    assert t.refused("cbu") == "PHANTOM-ATK-02"
    assert t.refused("guns") == "PHANTOM-ATK-01"
    events = t.play("fire")
    (attack,) = told(events, Attacked)
    assert sorted(of_each(attack, "weapon")) == ["cbu", "mk-82", "mk-84"]
    assert who(t, "kirin").load == ("mk-82",)
    assert told(events, TargetDestroyed)


@pytest.mark.rule("PHANTOM-ARM-06", "PHANTOM-ARM-07", "PHANTOM-RULING-23")
def test_air_to_air_weapons_are_for_bandits_and_the_others_are_not() -> None:
    lying = [bandit("mig-17", "c"), site("s-60", "c")]
    t = over(flying("papa", load="aim-9 aim-9 mk-82 mk-82"), counter=lying, step="slow")
    assert t.refused("papa target aim-9") == "PHANTOM-ARM-06"
    assert t.refused("papa s1 aim-9") == "PHANTOM-ARM-06"
    assert t.refused("papa b1 mk-82") == "PHANTOM-ARM-07"
    weapons = tables(campaign())
    air = [weapons.altitudes[weapons.weapon_of[name]] for name in ("aim-9", "aim-7")]
    assert air == [3, 3]


# The dice.


@pytest.mark.rule("PHANTOM-AA-01", "PHANTOM-AA-02", "PHANTOM-HOUSE-11")
@pytest.mark.parametrize(("die", "hit"), [(5, False), (6, True)])
def test_guns_hit_a_bandit_from_eight_on(die: int, hit: bool) -> None:
    t = over(flying("splashdog", "a-n"), counter=[bandit("mig-17", "a-n")], rolled=(die,))
    (attack,) = told(t.play("splashdog"), Attacked)
    assert (of_each(attack, "weapon"), of_each(attack, "modified")) == (("guns",), (die + 2,))
    assert (threats(t) == {}) == hit


@pytest.mark.rule("PHANTOM-AG-02", "PHANTOM-PILOT-15")
def test_the_pilots_figure_is_added() -> None:
    for card, shift in (("robin", 2), ("kirin", 0)):
        t = over(flying(card, load="mk-82"), rolled=(4,))
        (attack,) = told(t.play(f"{card} target mk-82"), Attacked)
        assert of_each(attack, "modified") == (4 + shift,)


@pytest.mark.rule("PHANTOM-AG-04", "PHANTOM-COMP-09", "PHANTOM-RULING-11")
@pytest.mark.parametrize(("weapon", "bonus"), [("cbu", 2), ("blu-1", 3), ("mk-82", 0)])
def test_some_weapons_are_better_against_soft_targets(weapon: str, bonus: int) -> None:
    for target, extra in (("barracks", bonus), ("highway-bridge", 0)):
        t = over(flying("kirin", load=weapon), rolled=(4,), target=target)
        (attack,) = told(t.play(f"kirin target {weapon}"), Attacked)
        assert of_each(attack, "modified") == (4 + extra,)
    for kind in ("zpu", "37-mm", "s-60", "ks-12", "sa-2"):
        t = over(flying("kirin", "a-n", weapon), counter=[site(kind, "a-n")], rolled=(4,))
        (attack,) = told(t.play(f"kirin s1 {weapon}"), Attacked)
        assert of_each(attack, "modified") == (4 + bonus,)


@pytest.mark.rule("PHANTOM-AG-05", "PHANTOM-RULING-09")
def test_napalm_moves_politics_once_in_a_mission() -> None:
    crew = [flying(card, load="blu-1 blu-1 blu-1") for card in ("robin", "kirin")]
    t = over(*crew, rolled=(1, 1, 1), counter=[site("s-60")], politics=3)
    events = t.play("robin target blu-1 blu-1 fire")
    assert [event.steps for event in told(events, MarkerMoved)] == [1]
    events = t.play("kirin target blu-1 fire")
    assert not told(events, MarkerMoved)
    assert t.view().politics.position == 4
    t = over(crew[0], step="enemy", counter=[site("s-60")], rolled=(10,), politics=3)
    t.play("robin blu-1 fire")  # a suppression is a use
    assert t.view().politics.position == 4
    t = over(crew[0], step="jettison", politics=3)
    t.play("robin blu-1 pass")  # jettison is none
    assert t.view().politics.position == 3


@pytest.mark.rule("PHANTOM-RULING-37", "PHANTOM-AG-03")
def test_no_die_hits_by_itself() -> None:
    # Jagger Shaken: AtG -2, so that his guns never hit the ground.
    t = over(flying("jagger", stress=6), step="slow", rolled=(10,))
    (attack,) = told(t.play("jagger"), Attacked)
    assert (of_each(attack, "modified"), of_each(attack, "damage")) == ((8,), (0,))


@pytest.mark.rule("PHANTOM-DMG-02")
def test_a_destroyed_target_is_no_target_any_more() -> None:
    crew = [flying("robin", load="mk-84"), flying("kirin", load="mk-84")]
    t = over(*crew, damage=4, rolled=(10,), counter=[site("s-60")])
    events = t.play("robin target mk-84")
    assert told(events, TargetDestroyed)
    assert aims(t, "kirin") == ("s1",)


@pytest.mark.rule("PHANTOM-DMG-01", "PHANTOM-DMG-03", "PHANTOM-RULING-31")
def test_each_counter_is_destroyed_for_itself() -> None:
    t = over(
        flying("robin", "a-n", "mk-84"),
        counter=[site("s-60", "a-n"), site("s-60", "a-n")],
        rolled=(10,),
    )
    (gone,) = told(t.play("robin s2 mk-84"), ThreatDestroyed)
    assert (gone.threat, gone.type, gone.by) == ("s2", "s-60", "robin")
    assert set(threats(t)) == {"s1"}


@pytest.mark.rule("PHANTOM-PILOT-17", "PHANTOM-PILOT-18", "PHANTOM-RULING-17", "PHANTOM-ARM-08")
def test_phantoms_without_a_gun_need_a_pod() -> None:
    assert who(over(flying("papa")), "papa").gun  # Air Force, 1967
    navy = over(flying("showtime"), scenario=USN)
    assert not who(navy, "showtime").gun
    assert aims(over(flying("showtime", load="gun-pod"), scenario=USN), "showtime") == ("target",)
    early = over(flying("papa"), scenario="war-in-the-south-usaf-short", target="river-bridge")
    assert not who(early, "papa").gun


@pytest.mark.rule("PHANTOM-HOUSE-11", "PHANTOM-RULING-22")
def test_pods_and_missiles_do_not_weigh_on_air_combat() -> None:
    t = over(flying("papa", load="aim-9 aim-9 aim-9 ecm-pod mk-82 mk-82"), tanker=True)
    assert who(t, "papa").load_penalty == 0
