"""Event cards, section by section (COMP-19, HOUSE-17 to -20, TB-01, TB-09)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.phantom.scenes import (
    aims,
    bandit,
    campaign,
    decision,
    flying,
    over,
    pilot,
    site,
    squadron,
    tables,
    threats,
    told,
    who,
)

from escadrille.systems.phantom.events import (
    Aborted,
    EventDrawn,
    EventIgnored,
    Fired,
)
from escadrille.testing.scripted import Table

CREW = ("robin", "papa", "kirin")


def bound(card: str, *pilots: dict[str, Any], **facts: Any) -> Table:
    """Return the flight to the target, at whose beginning this event card is drawn."""
    crew = pilots or tuple(pilot(name, role="flying", stress=3) for name in CREW)
    return squadron(*crew, phase="target-bound", **{"events": f"{card} clear-weather", **facts})


def above(card: str, *counters: dict[str, Any], **facts: Any) -> Table:
    """Return the moment over the target before the first turn, when this card is drawn."""
    crew = tuple(flying(name, "p-n", stress=3) for name in CREW)
    usual = {"events": f"{card} clear-weather", "counter": list(counters)}
    return squadron(*crew, phase="over-target", **{**usual, **facts})


def home(card: str, *pilots: dict[str, Any], **facts: Any) -> Table:
    """Return the flight home, at whose beginning this card is drawn."""
    crew = pilots or tuple(pilot(name, role="flying", stress=5) for name in CREW)
    return squadron(*crew, phase="home-bound", **{"events": card, **facts})


def stress(t: Table) -> list[int]:
    return [who(t, name).stress for name in CREW]


@pytest.mark.rule("PHANTOM-TB-01", "PHANTOM-COMP-19", "PHANTOM-HOUSE-17")
def test_only_the_section_of_the_leg_counts_and_the_card_is_discarded() -> None:
    t = bound("late-tanker")
    assert stress(t) == [4, 4, 4]
    assert t.view().event is None
    assert t.view().event_discard == ("late-tanker",)
    t = above("late-tanker")
    assert stress(t) == [3, 3, 3]


@pytest.mark.rule("PHANTOM-COMP-02", "PHANTOM-TB-09")
def test_an_empty_event_deck_is_shuffled_anew() -> None:
    known = [event.id for event in tables(campaign()).events]
    t = home("", past_events=" ".join(known))
    view = t.view()
    assert (view.slot, view.event_deck, len(view.event_discard)) == (2, 23, 1)


@pytest.mark.rule("PHANTOM-HOUSE-17")
def test_stress_and_relief_for_all() -> None:
    assert stress(bound("monsoon")) == [4, 4, 4]
    t = home("smooth-run", script=[])
    # Target stress 2; robin, papa and kirin have Cool 1.
    assert stress(t) == [5 - 1 + 2 - 1] * 3


@pytest.mark.rule("PHANTOM-HOUSE-17", "PHANTOM-HOUSE-41")
def test_stress_for_one_drawn_at_random() -> None:
    t = bound("alerted-gunners", script=[1])
    assert stress(t) == [3, 4, 3]


@pytest.mark.rule("PHANTOM-HOUSE-17")
def test_relief_for_one_of_the_players_choice() -> None:
    t = bound("steady-lead")
    assert decision(t) == "relief"
    assert t.legal() == list(CREW)
    t.play("kirin")
    assert stress(t) == [3, 3, 1]


@pytest.mark.rule("PHANTOM-HOUSE-17")
@pytest.mark.parametrize("answer", ["pass", "evade"])
def test_an_event_attacks_one_aircraft_which_may_evade_and_nobody_suppresses(answer: str) -> None:
    t = bound("flak-corridor", script=[1, 8, 8])
    assert decision(t) == "evade"
    assert t.view().attack.pilot == "papa"
    (fired,) = told(t.play(answer), Fired)
    assert (fired.threat, fired.result) == (None, "damaged")
    assert who(t, "papa").damaged
    assert who(t, "papa").stress == 3 + 2 + 2 * (answer == "evade")


@pytest.mark.rule("PHANTOM-HOUSE-17", "PHANTOM-HOUSE-12")
@pytest.mark.parametrize(
    ("leg", "card", "modified"),
    [("target", "flak-corridor", 6), ("target", "missile-warning", 5), ("home", "mig-sweep", 7)],
)
def test_an_ecm_pod_against_events(leg: str, card: str, modified: int) -> None:
    armed = pilot("papa", role="flying", load="ecm-pod")
    t = (bound if leg == "target" else home)(card, armed, script=[6])
    (fired,) = told(t.play("pass"), Fired)
    assert fired.modified == modified


@pytest.mark.rule("PHANTOM-HOUSE-17", "PHANTOM-TB-03")
def test_an_event_makes_one_abort() -> None:
    t = bound("engine-trouble", script=[2])
    assert who(t, "kirin").role == "aborted"
    assert decision(t) == "abort"


@pytest.mark.rule("PHANTOM-HOUSE-17")
def test_sites_are_added() -> None:
    assert [zone for _, zone in threats(above("flak-corridor")).values()] == ["c"]
    t = above("hidden-battery", script=[2, 0])
    assert [zone for _, zone in threats(t).values()] == ["a-s"]


@pytest.mark.rule("PHANTOM-HOUSE-17")
def test_sites_are_removed_by_the_players_choice() -> None:
    two = [site("s-60", "a-n"), site("zpu", "a-s"), site("sa-2", "c"), site("sa-2", "a-e")]
    t = above("radar-hunters", *two)
    assert (decision(t), t.legal()) == ("remove", ["s3", "s4"])
    assert t.refused("s1") == "PHANTOM-HOUSE-17"
    assert t.refused("pass") == "PHANTOM-HOUSE-17"
    t.play("s3")
    assert set(threats(t)) == {"s1", "s2", "s4"}
    t = above("captured-papers", *two)
    assert t.legal() == ["s1", "s2", "s4"]
    t = above("captured-papers", site("s-60", "c"), site("zpu", "a-s"))
    assert set(threats(t)) == {"s1"}  # one in an approach zone: nothing to choose


@pytest.mark.rule("PHANTOM-HOUSE-17")
def test_bandits_come_move_and_go() -> None:
    script = [sum(tables(campaign()).in_play[:1])]  # the first kind with a Bandit behind it
    t = above("mig-sweep", script=script)
    assert all(zone == "c" for _, zone in threats(t).values())
    t = above("ground-control", bandit("mig-17", "c"), bandit("mig-17", "a-n", back="37-mm"))
    assert threats(t) == {"b1": ("mig-17", "a-n"), "b2": ("mig-17", "p-n")}
    t = above("fighter-cover", bandit("mig-17", "c"), bandit("mig-21", "a-n"))
    t.play("b2")
    assert set(threats(t)) == {"b1"}


@pytest.mark.rule("PHANTOM-HOUSE-17", "PHANTOM-ATK-01")
def test_low_cloud_forbids_air_to_ground_attacks_from_high() -> None:
    assert above("low-cloud").view().blind
    high = flying("papa", load="mk-82 aim-9", altitude="high")
    scene: dict[str, Any] = {
        "step": "slow",
        "blind": True,
        "counter": [site("s-60"), bandit("mig-17")],
    }
    t = over(high, **scene)
    assert aims(t, "papa") == ("b1",)
    low = flying("papa", load="mk-82 aim-9")
    assert aims(over(low, **scene), "papa") == ("target", "s1", "b1")


@pytest.mark.rule("PHANTOM-HOUSE-17", "PHANTOM-SO-01")
@pytest.mark.parametrize(
    ("card", "before", "after"),
    [("extra-stores", 3, 4), ("budget-review", 3, 2), ("budget-review", 0, 0)],
)
def test_so_points_come_and_go(card: str, before: int, after: int) -> None:
    assert bound(card, so=before).view().so == after


@pytest.mark.rule("PHANTOM-HOUSE-17", "PHANTOM-HOUSE-31")
@pytest.mark.parametrize(
    ("card", "target", "right"),
    [
        ("press-coverage", "highway-bridge", 0),
        ("press-coverage", "steelworks", 1),
        ("friendly-hearing", "highway-bridge", -1),
    ],
)
def test_politics_move_on_the_way_home(card: str, target: str, right: int) -> None:
    t = home(card, target=target, politics=4)
    assert t.view().politics.position == 4 + right - 1  # and one left at the debriefing


@pytest.mark.rule("PHANTOM-HOUSE-17", "PHANTOM-HOUSE-22")
@pytest.mark.parametrize("damage", [4, 5])
@pytest.mark.parametrize(
    ("card", "gain"),
    [
        ("secondary-explosions", (1, 0, 0)),
        ("strike-film", (0, 1, 0)),
        ("captured-papers", (0, 0, 1)),
    ],
)
def test_what_counts_if_the_target_is_destroyed(
    card: str, gain: tuple[int, int, int], damage: int
) -> None:
    t = home(card, damage=damage)
    view = t.view()
    base = 2 if damage == 5 else 0
    wanted = gain if damage == 5 else (0, 0, 0)
    assert (view.vp - base, view.recon.position - 1, view.intel.position - 1) == wanted


@pytest.mark.rule("PHANTOM-HOUSE-17", "PHANTOM-HOUSE-20", "PHANTOM-HOUSE-21")
@pytest.mark.parametrize(
    ("card", "missing"), [("skyraiders-on-station", False), ("rescue-delayed", True)]
)
def test_the_event_of_the_way_home_counts_for_rescue_even_if_nobody_flies_home(
    card: str, missing: bool
) -> None:
    down = pilot("papa", role="down-over-target", shot_down=1)
    t = home(card, down, pilot("kirin"), target="barracks", script=[4])
    assert who(t, "papa").missing == missing  # 5, +2 or -1


@pytest.mark.rule("PHANTOM-HOUSE-17")
def test_an_effect_without_an_object_is_ignored() -> None:
    t = squadron(
        *(flying(name, "p-n") for name in CREW),
        stack=["campaign", "mission - over-target", f"level {CREW[2]}"],
        target="highway-bridge",
        events="radar-hunters",
    )
    events = t.play("low")
    assert told(events, EventIgnored)
    assert t.view().turn == 1


@pytest.mark.rule("PHANTOM-HOUSE-19", "PHANTOM-TB-02")
def test_a_flight_that_aborts_goes_straight_home() -> None:
    t = bound("smooth-run", counter=[site("s-60")])
    events = t.play("robin", "papa", "kirin")
    assert len(told(events, Aborted)) == 3
    assert not told(events, EventDrawn)
    view = t.view()
    assert (view.slot, view.threats) == (2, ())
    assert (view.log[0].target, view.log[0].destroyed) == ("highway-bridge", False)
    assert [one.xp for one in view.squadron] == [0, 0, 0]


@pytest.mark.rule("PHANTOM-HOUSE-19", "PHANTOM-HOUSE-27")
def test_a_pilot_shot_down_on_the_way_is_searched_with_two_more() -> None:
    alone = pilot("papa", role="flying", damaged=True)
    t = bound("flak-corridor", alone, pilot("kirin"), script=[8, 6], target="barracks")
    t.play("pass")
    assert (who(t, "papa").missing, who(t, "papa").xp) == (False, 1)  # 7 + 2: quick
    assert who(t, "papa").stress == 3 + 2 - 1


@pytest.mark.rule("PHANTOM-HOUSE-18")
def test_cards_and_counters_out_of_a_campaign() -> None:
    south, north = tables(campaign("war-in-the-south-usaf-short")), tables(campaign())
    assert {event.id for event in north.events} - {event.id for event in south.events} == {
        "mig-sweep",
        "missile-warning",
    }
    assert sum(south.in_play) == 40 - 8
    assert sum(north.in_play) == 40 - 5
