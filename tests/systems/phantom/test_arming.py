"""Arming: weight, lists, supply, special option points, the tanker (group ARM)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.systems.phantom.scenes import decision, flying, site, squadron, told, who

from escadrille.systems.phantom.bots.tactics import tactical
from escadrille.systems.phantom.events import Armed, TankerBought
from escadrille.testing.scripted import Table

SOUTH = "war-in-the-south-usaf-short"


def armed(*pilots: dict[str, Any], target: str = "coastal-radar", **facts: Any) -> Table:
    """Return a flight before its arming; the Coastal Radar is in RP1, without a penalty."""
    return squadron(*pilots, phase="arms", target=target, **facts)


def on_the_ground(card: str, load: str = "") -> dict[str, Any]:
    """Return an aircraft of the flight that is not on the display yet."""
    return {"card": card, "role": "flying", "load": load}


@pytest.mark.rule("PHANTOM-ARM-01", "PHANTOM-ARM-02", "PHANTOM-PILOT-16", "PHANTOM-COMP-13")
def test_a_load_weighs_no_more_than_the_aircraft_carries() -> None:
    t = armed(on_the_ground("papa"))
    t.play("mk-84", "mk-84", "mk-82")
    assert (who(t, "papa").wp, who(t, "papa").wp_most) == (5, 6)
    assert t.refused("mk-84") == "PHANTOM-ARM-02"
    t.play("aim-9")
    assert who(t, "papa").load == ("aim-9", "mk-82", "mk-84", "mk-84")
    assert t.refused("aim-9") == "PHANTOM-ARM-02"
    (done,) = told(t.play("pass"), Armed)
    assert (done.pilot, done.wp, done.so) == ("papa", 6, 0)


@pytest.mark.rule("PHANTOM-ARM-01")
def test_a_load_can_be_changed_until_it_is_done() -> None:
    t = armed(on_the_ground("papa"))
    t.play("mk-84", "-mk-84", "mk-82")
    assert who(t, "papa").load == ("mk-82",)
    assert t.refused("-mk-84") == "PHANTOM-ARM-01"


@pytest.mark.rule("PHANTOM-PILOT-16", "PHANTOM-SO-05", "PHANTOM-ARM-01")
def test_only_munitions_of_the_list_and_of_the_campaign_are_loaded() -> None:
    t = armed(on_the_ground("misty"))  # an F-100
    assert t.refused("mk-84") == "PHANTOM-PILOT-16"
    south = armed(on_the_ground("papa"), target="supply-cache", scenario=SOUTH)
    assert south.refused("gbu-10") == "PHANTOM-SO-05"


@pytest.mark.rule("PHANTOM-COMP-18")
def test_a_counter_in_use_is_not_there_for_its_other_face() -> None:
    t = armed(on_the_ground("papa"), stock=[2, 18, 18, 10, 8, 12, 10])
    t.play("mk-82", "aim-9")
    assert t.refused("mk-82") == "PHANTOM-COMP-18"
    assert t.refused("aim-9") == "PHANTOM-COMP-18"
    t.play("-aim-9", "mk-82")
    assert who(t, "papa").load == ("mk-82", "mk-82")


@pytest.mark.rule("PHANTOM-COMP-18")
def test_the_supply_is_shared_by_the_whole_flight() -> None:
    t = armed(on_the_ground("papa", "gbu-12 gbu-12"), on_the_ground("kirin"), so=30)
    before = t.view().weapons
    assert before["gbu-10"].left == before["gbu-12"].left == 12 - 2
    t.play("pass", "gbu-10")
    assert t.view().weapons["gbu-12"].left == 9


@pytest.mark.rule("PHANTOM-SO-02", "PHANTOM-SO-03", "PHANTOM-SO-05")
def test_special_weapons_are_paid_by_the_counter() -> None:
    t = armed(on_the_ground("papa"), so=5)
    t.play("gbu-12", "gbu-12")
    assert t.view().so == 1
    assert t.refused("gbu-12") == "PHANTOM-SO-03"
    t.play("-gbu-12")
    assert t.view().so == 3  # not confirmed yet: nothing is spent
    t.play("agm-12")
    (done,) = told(t.play("pass"), Armed)
    assert (done.load, done.so) == (("agm-12", "gbu-12"), 3)


@pytest.mark.rule("PHANTOM-SO-04", "PHANTOM-RULING-25", "PHANTOM-HOUSE-29")
def test_weapons_that_come_home_are_paid_anew() -> None:
    t = squadron(
        flying("papa", zone="p-n", load="gbu-12"),
        {"card": "kirin"},
        turn=4,
        step="move",
        target="coastal-radar",
        so=3,
        spent=2,
        weapons_so=2,
        events="clear-weather",
    )
    view = t.view()
    assert (view.slot, view.so) == (2, 3)
    assert who(t, "papa").load == ()
    assert view.weapons["gbu-12"].left == 12
    assert view.log[0].weapons_so == 2


# Guns and pods.


@pytest.mark.rule("PHANTOM-ARM-08", "PHANTOM-RULING-17", "PHANTOM-PILOT-18")
def test_a_gun_pod_is_for_those_without_a_gun() -> None:
    assert armed(on_the_ground("papa")).refused("gun-pod") == "PHANTOM-ARM-08"  # 1967: a gun
    t = armed(on_the_ground("papa"), target="supply-cache", scenario=SOUTH)
    assert not who(t, "papa").gun
    t.play("gun-pod")
    assert who(t, "papa").gun
    assert who(t, "papa").wp == 1


@pytest.mark.rule("PHANTOM-HOUSE-12", "PHANTOM-ARM-09")
def test_one_ecm_pod_for_an_aircraft() -> None:
    t = armed(on_the_ground("papa"))
    t.play("ecm-pod")
    assert t.refused("ecm-pod") == "PHANTOM-HOUSE-12"


PODS = """
[pack]
id = "pods"
system = "phantom"
version = "1"
title = {en = "Pods", fr = "Nacelles"}
replaces = ["f-4-usaf"]

[[weapon]]
id = "alq-87"
name = {en = "ALQ-87", fr = "ALQ-87"}
kind = "ecm-pod"
wp = 1
origin = "house"

[[weapon]]
id = "suu-23"
name = {en = "SUU-23", fr = "SUU-23"}
kind = "gun-pod"
wp = 1
origin = "house"

[[supply]]
id = "alq-87-suu-23"
faces = ["alq-87", "suu-23"]
counters = 4
origin = "house"

[[aircraft]]
id = "f-4-usaf"
name = "F-4 Phantom II"
role = {en = "fighter", fr = "chasseur"}
service = "usaf"
wp = 6
so = [0, 0, 0]
years = [1962, 1990]
gun = false
weapons = ["mk-82", "gun-pod", "ecm-pod", "alq-87", "suu-23"]
origin = "house"

[[sheet]]
id = "pods"
title = {en = "Pods", fr = "Nacelles"}
briefing = {en = "Two names for a pod.", fr = "Deux noms pour une nacelle."}
service = "usaf"
year = 1965
lengths.short = {missions = 2, so = 9, vp = {poor = 1, adequate = 2, good = 3, great = 4}}
recon = {track = "recon", start = 1}
intel = {track = "intel", start = 0}
politics = {track = "politics", start = 3}
targets = [16]
regions = {laos = 0}
weapons = {mk-82 = 0, gun-pod = 0, ecm-pod = 0, alq-87 = 0, suu-23 = 0}
origin = "house"
"""


def with_pods(folder: Path, load: str = "", **facts: Any) -> Table:
    """Return an F-4 that is armed where pods of each kind go by two names."""
    (folder / "pack.toml").write_text(PODS, encoding="utf-8")
    raw = {
        "system": "phantom",
        "scenario": "pods-short",
        "phase": "arms",
        "target": "truck-park",
        "pilot": [on_the_ground("papa", load)],
        **facts,
    }
    return Table(raw, [folder])


@pytest.mark.rule("PHANTOM-HOUSE-12")
@pytest.mark.parametrize(("first", "second"), [("ecm-pod", "alq-87"), ("alq-87", "ecm-pod")])
def test_an_ecm_pod_of_another_name_is_a_second_pod(
    first: str, second: str, tmp_path: Path
) -> None:
    t = with_pods(tmp_path)
    t.play(first)
    assert t.refused(first) == "PHANTOM-HOUSE-12"
    assert t.refused(second) == "PHANTOM-HOUSE-12"
    t.play(f"-{first}", second)
    assert who(t, "papa").load == (second,)


@pytest.mark.rule("PHANTOM-ARM-08")
@pytest.mark.parametrize(("first", "second"), [("gun-pod", "suu-23"), ("suu-23", "gun-pod")])
def test_who_has_a_gun_pod_has_a_gun(first: str, second: str, tmp_path: Path) -> None:
    t = with_pods(tmp_path)
    t.play(first)
    assert t.refused(first) == "PHANTOM-ARM-08"
    assert t.refused(second) == "PHANTOM-ARM-08"


@pytest.mark.rule("PHANTOM-HOUSE-12", "PHANTOM-ARM-08")
def test_a_gun_pod_and_an_ecm_pod_go_together(tmp_path: Path) -> None:
    t = with_pods(tmp_path)
    t.play("suu-23", "ecm-pod")
    assert who(t, "papa").load == ("ecm-pod", "suu-23")
    assert t.rules.audit(t.state) == []


def test_a_commander_loads_one_pod_and_fills_up_with_bombs(tmp_path: Path) -> None:
    t = with_pods(tmp_path, counter=[site("s-60")])
    rules: Any = t.rules
    while decision(t) == "arm":
        rules.apply(t.state, 0, tactical(rules, t.state, 0))
    assert who(t, "papa").load == ("mk-82",) * 5 + ("ecm-pod",)


# The region and the tanker.


FAR = """
[pack]
id = "far"
system = "phantom"
version = "1"
title = {en = "Far away", fr = "Au loin"}

[[sheet]]
id = "far"
title = {en = "Far", fr = "Loin"}
briefing = {en = "Five WP of fuel.", fr = "Cinq points de poids de carburant."}
service = "usaf"
year = 1967
lengths.short = {missions = 2, so = 9, vp = {poor = 1, adequate = 2, good = 3, great = 4}}
recon = {track = "recon", start = 1}
intel = {track = "intel", start = 0}
politics = {track = "politics", start = 3}
targets = [16]
regions = {laos = 5}
weapons = {mk-82 = 0}
origin = "house"
"""


@pytest.mark.rule("PHANTOM-HOUSE-36", "PHANTOM-ARM-02")
def test_usable_weight_is_never_below_nothing_and_one_may_fly_unarmed(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text(FAR, encoding="utf-8")
    raw = {
        "system": "phantom",
        "scenario": "far-short",
        "phase": "arms",
        "target": "truck-park",
        "pilot": [on_the_ground("rebel"), on_the_ground("papa")],
    }
    t = Table(raw, [tmp_path])
    view = t.view()
    assert [one.wp_most for one in view.squadron] == [0, 1]  # of 3 and 6 WP
    assert view.asked == "papa"  # nothing to ask where nothing can be loaded
    t.play(t.legal()[0])
    unarmed = t.view().squadron
    assert [(one.role, one.load) for one in unarmed] == [("flying", ())] * 2


@pytest.mark.rule("PHANTOM-ARM-03", "PHANTOM-ARM-04", "PHANTOM-SO-02")
def test_the_tanker_gives_the_weight_back() -> None:
    t = squadron(on_the_ground("papa"), phase="tanker", target="valley-airfield", so=4)
    assert (t.view().tanker_price, who(t, "papa").wp_most) == (3, 4)
    (bought,) = told(t.play("tanker"), TankerBought)
    assert (bought.so, t.view().so) == (3, 1)
    assert who(t, "papa").wp_most == 6


@pytest.mark.rule("PHANTOM-HOUSE-48")
def test_a_tanker_is_offered_where_it_helps_and_can_be_paid() -> None:
    def asked(target: str, so: int) -> str:
        return decision(squadron(on_the_ground("papa"), phase="tanker", target=target, so=so))

    assert asked("valley-airfield", 3) == "tanker"
    assert asked("valley-airfield", 2) == "arm"
    assert asked("coastal-radar", 9) == "arm"
