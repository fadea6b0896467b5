"""What bars an answer: the rule of the question, or what is wrong with the answer to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.systems.phantom.scenes import (
    bandit,
    campaign,
    decision,
    flying,
    over,
    pilot,
    site,
    squadron,
    threats,
)

from escadrille.systems.phantom.frames import FIRST_STEP, KINDS
from escadrille.testing.scripted import Table

RESTED = [pilot(card) for card in ("papa", "boomer")]
FLIGHT = [pilot(card, role="flying", stress=1) for card in ("papa", "boomer")]
LOADED = flying("papa", load="mk-82 mk-84")
SITES = [site("s-60"), site("sa-2")]


def flight(phase: str, *lines: str, **facts: Any) -> Table:
    """Return a flight of two at a step of its mission, after some answers."""
    t = squadron(*FLIGHT, phase=phase, **facts)
    t.play(*lines)
    return t


def overhead(step: str, *lines: str, **facts: Any) -> Table:
    """Return an aircraft with two bombs above the Target at a step of its turn."""
    t = over(LOADED, step=step, **facts)
    t.play(*lines)
    return t


def intelligence(**facts: Any) -> Table:
    """Return the moment at which Intel destroys any Site."""
    return squadron(flying("papa", "p-n"), phase="intel", intel=2, **{"counter": SITES, **facts})


def radar_hunters() -> Table:
    """Return the event that destroys one of two SA-2s."""
    lying = [site("sa-2"), site("sa-2", "a-n")]
    events = "radar-hunters clear-weather"
    return squadron(flying("papa", "p-n"), phase="over-target", counter=lying, events=events)


def priority_rest() -> Table:
    return flight("debriefing", so=9, options={"priority_rest": True})


def promotion() -> Table:
    return campaign(pilot=[pilot("papa")], slot=0, so=9, stack=["campaign", "promote"])


# A moment of each question, and what it is about.
ASKED: dict[str, tuple[Callable[[], Table], str]] = {
    "recruit": (campaign, "PHANTOM-SETUP-08"),
    "promote": (promotion, "PHANTOM-SETUP-11"),
    "target": (lambda: squadron(pilot("papa"), phase="draw"), "PHANTOM-PRE-02"),
    "assign": (lambda: squadron(*RESTED, phase="flight"), "PHANTOM-PRE-10"),
    "tanker": (lambda: flight("tanker", target="valley-airfield", so=9), "PHANTOM-ARM-04"),
    "arm": (lambda: flight("arms"), "PHANTOM-ARM-01"),
    "relief": (lambda: flight("target-bound", events="steady-lead"), "PHANTOM-HOUSE-17"),
    "abort": (lambda: flight("abort"), "PHANTOM-TB-02"),
    "place": (lambda: flight("placement"), "PHANTOM-TB-05"),
    "level": (lambda: flight("placement", "p-n"), "PHANTOM-COMP-03"),
    "intel": (intelligence, "PHANTOM-TB-08"),
    "remove": (radar_hunters, "PHANTOM-HOUSE-17"),
    "jettison": (lambda: overhead("jettison"), "PHANTOM-OT-02"),
    "drop": (lambda: overhead("jettison", "papa"), "PHANTOM-OT-02"),
    "attack": (lambda: overhead("slow"), "PHANTOM-OT-03"),
    "aim": (lambda: overhead("slow", "papa", counter=SITES), "PHANTOM-ATK-01"),
    "weapons": (lambda: overhead("slow", "papa target"), "PHANTOM-ATK-02"),
    "suppress": (lambda: overhead("enemy", counter=SITES), "PHANTOM-REACT-02"),
    "evade": (lambda: overhead("enemy", "pass", counter=SITES), "PHANTOM-REACT-05"),
    "move": (lambda: overhead("move"), "PHANTOM-HOUSE-13"),
    "rest": (priority_rest, "PHANTOM-HOUSE-43"),
}


@pytest.mark.parametrize("question", KINDS[:FIRST_STEP])
def test_an_answer_to_another_question_is_refused_by_the_rule_of_this_one(question: str) -> None:
    make, rule = ASKED[question]
    t = make()
    assert decision(t) == question
    assert t.refused("tanker" if question == "target" else "recon") == rule
    assert t.refused("fire") == rule


@pytest.mark.rule("PHANTOM-HOUSE-38")
def test_nothing_is_asked_when_the_campaign_is_over() -> None:
    t = campaign(pilot=[pilot("papa", stress=20)], slot=2, phase="draw")
    assert decision(t) == "over"
    assert t.refused("pass", seat=0) == "PHANTOM-HOUSE-38"


@pytest.mark.rule("PHANTOM-PRE-02")
def test_only_a_card_on_the_table_can_be_chosen() -> None:
    t = squadron(pilot("papa"), phase="draw")
    absent = next(card for card in ("barracks", "truck-park") if card not in t.view().drawn)
    assert t.refused(absent) == "PHANTOM-PRE-02"


@pytest.mark.rule("PHANTOM-PRE-10")
def test_nobody_is_assigned_twice() -> None:
    t = squadron(*RESTED, pilot("kirin"), phase="flight")
    t.play("papa")
    assert t.refused("papa") == "PHANTOM-PRE-10"


@pytest.mark.rule("PHANTOM-TB-02", "PHANTOM-OT-02", "PHANTOM-OT-03", "PHANTOM-REACT-02")
def test_who_does_not_fly_can_do_nothing() -> None:
    home = pilot("kirin")
    assert squadron(*FLIGHT, home, phase="abort").refused("kirin") == "PHANTOM-TB-02"
    assert over(LOADED, home, step="jettison").refused("kirin") == "PHANTOM-OT-02"
    assert over(LOADED, home, step="slow").refused("kirin") == "PHANTOM-OT-03"
    t = over(LOADED, home, step="enemy", counter=SITES)
    assert t.refused("kirin") == "PHANTOM-REACT-02"


@pytest.mark.rule("PHANTOM-RULING-24")
def test_only_what_is_carried_can_be_dropped() -> None:
    assert overhead("jettison", "papa").refused("cbu") == "PHANTOM-RULING-24"


# Sites and Bandits that are gone.


@pytest.mark.rule("PHANTOM-COMP-04")
def test_a_counter_that_went_back_is_neither_removed_nor_attacked() -> None:
    gone = {"counter": "s-60-blank"}
    t = intelligence(counter=[gone, *SITES])
    assert (set(threats(t)), t.legal()) == ({"s2", "s3"}, ["pass", "s2", "s3"])
    assert t.refused("s1") == "PHANTOM-COMP-04"
    t = overhead("slow", "papa", counter=[gone, *SITES])
    assert t.refused("s1") == "PHANTOM-COMP-04"


# Attacks.


@pytest.mark.rule("PHANTOM-DMG-02")
def test_a_destroyed_target_is_attacked_no_more() -> None:
    t = overhead("slow", "papa", counter=SITES, damage=5)
    assert t.legal() == ["s1", "s2"]
    assert t.refused("target") == "PHANTOM-DMG-02"


@pytest.mark.rule("PHANTOM-ARM-05")
def test_a_pod_is_no_weapon() -> None:
    t = over(flying("papa", load="mk-82 mk-84 ecm-pod"), step="slow")
    assert t.refused("papa target ecm-pod") == "PHANTOM-ARM-05"


@pytest.mark.rule("PHANTOM-PILOT-17")
def test_who_has_no_gun_fires_none() -> None:
    navy = "rolling-thunder-usn-short"
    t = over(flying("showtime", load="mk-82 mk-84"), step="fast", scenario=navy)
    assert t.refused("showtime target guns") == "PHANTOM-PILOT-17"


@pytest.mark.rule("PHANTOM-HOUSE-17")
def test_from_the_clouds_no_bomb_falls() -> None:
    high = flying("papa", load="aim-9 aim-9 mk-82", altitude="high")
    t = over(high, step="slow", blind=True, counter=[bandit("mig-17"), bandit("mig-21")])
    assert t.refused("papa target") == "PHANTOM-HOUSE-17"


# An attack that could not be gone on with is barred by what bars the rest of it.


@pytest.mark.parametrize(
    ("load", "rule"),
    [
        ("", "PHANTOM-ATK-01"),  # guns are for its own zone
        ("mk-82", "PHANTOM-COMP-15"),
        ("aim-9", "PHANTOM-ARM-06"),
        ("aim-9 mk-82", "PHANTOM-COMP-15"),  # a bomb is for the Target, the missile is not
        ("ecm-pod", "PHANTOM-ATK-01"),
    ],
)
def test_who_reaches_nothing_is_told_what_keeps_him_from_the_target(load: str, rule: str) -> None:
    t = over(flying("papa", "p-n", load), flying("boomer"), step="slow", counter=SITES)
    assert t.legal() == ["pass", "boomer"]
    assert t.refused("papa") == rule


def test_a_destroyed_target_is_not_what_keeps_him_back() -> None:
    far = flying("papa", "p-n", "mk-82")
    t = over(far, flying("boomer"), step="slow", counter=SITES, damage=5)
    assert t.refused("papa") == "PHANTOM-COMP-15"


@pytest.mark.rule("PHANTOM-ATK-01", "PHANTOM-COMP-15")
def test_an_aim_is_barred_by_the_counter_that_is_meant_for_it() -> None:
    lying = [site("s-60", "p-s"), bandit("mig-17", "p-s"), site("zpu")]
    t = over(flying("papa", load="aim-9 mk-82"), step="slow", counter=lying)
    assert t.refused("papa s1") == "PHANTOM-COMP-15"
    assert t.refused("papa b1") == "PHANTOM-COMP-15"


def test_a_line_is_refused_by_what_bars_the_aim_and_the_counter_that_it_names() -> None:
    far = flying("papa", "p-n", "mk-82")
    t = over(far, flying("boomer"), step="slow", counter=SITES, damage=5)
    assert t.refused("papa target mk-82") == "PHANTOM-DMG-02"
    assert t.refused("papa s1 mk-82") == "PHANTOM-COMP-15"
    t = over(far, flying("boomer"), step="slow", counter=SITES)
    assert t.refused("papa target guns") == "PHANTOM-ATK-01"
