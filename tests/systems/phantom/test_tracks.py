"""Tracks, special option points and the choice of a Target (groups TRACK, SO, PRE)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.phantom.scenes import (
    bandit,
    decision,
    flying,
    pilot,
    site,
    squadron,
    threats,
    told,
)

from escadrille.systems.phantom import configure
from escadrille.systems.phantom.events import (
    CalmPeriod,
    MarkerMoved,
    ReconBought,
    TargetsDrawn,
    ThreatDestroyed,
)
from escadrille.testing.scripted import Table

HOT = ("capital-bridge", "steelworks")  # politics 4
COLD = ("ford-and-ferry",)  # politics 0


def choosing(*targets: str, **facts: Any) -> Table:
    """Return the choice among these Target cards."""
    stack = ["campaign", "mission - sites", "target"]
    usual = {"stack": stack, "drawn": " ".join(targets)}
    return squadron(pilot("papa"), pilot("kirin"), **{**usual, **facts})


def every_target() -> list[str]:
    return [card.id for card in configure("rolling-thunder-usaf-short").t.targets]


def positions(t: Table) -> tuple[int, int, int]:
    view = t.view()
    return view.recon.position, view.intel.position, view.politics.position


@pytest.mark.rule("PHANTOM-TRACK-05", "PHANTOM-TRACK-06", "PHANTOM-RULING-13", "PHANTOM-PRE-02")
def test_the_limit_is_read_before_the_marker_moves() -> None:
    t = choosing("fuel-storage", *HOT, politics=3)  # 2 in force
    events = t.play("fuel-storage")  # politics 2
    (moved,) = told(events, MarkerMoved)
    assert (moved.track, moved.steps, moved.position) == ("politics", 2, 5)
    assert t.view().politics.value == 1
    view = t.view()
    assert view.target.target == "fuel-storage"
    assert set(view.discard) == set(HOT)
    assert view.drawn == ()


@pytest.mark.rule("PHANTOM-TRACK-06")
def test_a_target_of_value_0_moves_nothing() -> None:
    t = choosing(*COLD)
    assert told(t.play(*COLD), MarkerMoved) == []


@pytest.mark.rule("PHANTOM-HOUSE-31", "PHANTOM-TRACK-06")
def test_a_marker_stops_at_the_end_of_its_track() -> None:
    t = choosing("capital-transformer-station", scenario="linebacker-usaf-short", politics=0)
    t.play("capital-transformer-station")  # politics 5, from position 0
    assert positions(t)[2] == 5
    calm = choosing(*COLD, recon=0, intel=0, politics=1)
    calm.play("calm")
    assert positions(calm) == (0, 0, 0)  # Politics would move two boxes


@pytest.mark.rule("PHANTOM-HOUSE-40", "PHANTOM-TRACK-04")
def test_at_value_0_only_harmless_targets_are_left() -> None:
    t = choosing(*COLD, "truck-park", politics=8, so=0)
    assert t.legal() == ["calm", *COLD]
    assert t.refused("truck-park") == "PHANTOM-TRACK-05"


@pytest.mark.rule("PHANTOM-TRACK-07", "PHANTOM-HOUSE-26")
def test_politics_calms_down_at_each_debriefing() -> None:
    t = squadron(pilot("papa"), pilot("kirin", stress=1), phase="record", politics=5)
    assert positions(t)[2] == 4


# Drawing and choosing.


@pytest.mark.rule("PHANTOM-PRE-01", "PHANTOM-TRACK-02")
@pytest.mark.parametrize(("position", "cards"), [(0, 1), (1, 2), (3, 3), (6, 4)])
def test_recon_says_how_many_cards_are_drawn(position: int, cards: int) -> None:
    t = squadron(pilot("papa"), phase="draw", recon=position)
    assert len(t.view().drawn) == cards


@pytest.mark.rule("PHANTOM-PRE-03", "PHANTOM-SO-02")
def test_reconnaissance_is_bought_after_a_look_and_again() -> None:
    t = choosing(*HOT, so=2)
    assert t.legal()[:2] == ["calm", "recon"]
    events = t.play("recon")
    assert told(events, ReconBought)[0].so == 1
    assert len(told(events, TargetsDrawn)[0].targets) == 2
    assert (len(t.view().drawn), t.view().so) == (4, 1)
    t.play("recon")
    assert (len(t.view().drawn), t.view().so) == (6, 0)
    if decision(t) == "target":
        assert t.refused("recon") == "PHANTOM-PRE-03"


@pytest.mark.rule("PHANTOM-HOUSE-33", "PHANTOM-PRE-03")
def test_cards_set_aside_do_not_come_twice_and_none_left_cannot_be_bought() -> None:
    known = every_target()
    gone = " ".join(name for name in known if name not in (*COLD, *HOT))
    t = choosing(*COLD, *HOT, so=5, destroyed=gone)  # all that is left lies on the table
    assert t.refused("recon") == "PHANTOM-HOUSE-33"
    t.play("calm")
    assert set(t.view().drawn) | set(t.view().discard) <= {*COLD, *HOT}


@pytest.mark.rule("PHANTOM-PRE-04", "PHANTOM-HOUSE-33")
def test_a_calm_period_is_forced_where_nothing_may_be_chosen() -> None:
    known = every_target()
    gone = " ".join(name for name in known if name not in HOT)
    t = squadron(pilot("papa", stress=4), phase="draw", so=0, destroyed=gone, politics=4)
    # Both cards are too hot and nothing can be bought: the slots go by until Politics allows them.
    assert decision(t) == "target"
    assert t.view().slot > 1
    assert [mission.target for mission in t.view().log] == [None] * (t.view().slot - 1)


@pytest.mark.rule("PHANTOM-PRE-05", "PHANTOM-PRE-06", "PHANTOM-HOUSE-30", "PHANTOM-RULING-10")
def test_declining_to_fly_moves_three_markers_and_uses_up_the_slot() -> None:
    t = choosing(*COLD, recon=3, intel=3, politics=5)
    events = t.play("calm")
    assert not told(events, CalmPeriod)[0].forced
    assert positions(t) == (2, 2, 3)
    assert t.view().slot == 2
    (mission,) = t.view().log
    assert (mission.target, mission.vp) == (None, 0)


@pytest.mark.rule("PHANTOM-HOUSE-35")
def test_a_squadron_of_unfit_pilots_draws_nothing() -> None:
    t = squadron(pilot("papa", stress=13), pilot("cajun", stress=10), phase="draw")
    view = t.view()
    assert view.slot == 2  # the first went by
    assert view.log[0].target is None
    assert view.deck + len(view.drawn) == 22


@pytest.mark.rule("PHANTOM-HOUSE-35", "PHANTOM-PRE-09")
def test_at_least_one_aircraft_flies() -> None:
    t = squadron(pilot("papa"), pilot("kirin"), phase="flight")
    assert t.refused("pass") == "PHANTOM-HOUSE-35"
    t.play("papa")
    assert "pass" in t.legal()


@pytest.mark.rule("PHANTOM-COMP-12")
def test_the_region_of_the_target_is_shown() -> None:
    t = choosing("coastal-radar")
    t.play("coastal-radar")
    assert t.view().target.region == "rp1"


# Special option points.


@pytest.mark.rule("PHANTOM-SO-01", "PHANTOM-RULING-33")
def test_points_are_kept_from_mission_to_mission_and_spending_is_recorded() -> None:
    t = choosing(*HOT, so=5)
    t.play("recon")
    t.play("calm")
    view = t.view()
    assert (view.so, view.spent) == (4, 1)
    assert (view.log[0].weapons_so, view.log[0].advantages_so) == (0, 1)


# Intel.


def intel(position: int) -> Table:
    """Return a squadron before Intel acts: a Site and a Bandit in the centre and further out."""
    return squadron(
        flying("papa", zone="p-n"),
        phase="intel",
        intel=position,
        counter=[site("s-60"), site("zpu", "a-n"), bandit("mig-17"), bandit("mig-21", "a-e")],
    )


@pytest.mark.rule("PHANTOM-HOUSE-32", "PHANTOM-TRACK-03", "PHANTOM-TB-08")
@pytest.mark.parametrize(
    ("position", "asked"),
    [
        (1, [["s1"]]),
        (2, [["s1", "s2"]]),
        (3, [["s1"], ["b1"]]),
        (4, [["s1", "s2"], ["b1"]]),
        (5, [["s1", "s2"], ["b1", "b2"]]),
    ],
)
def test_what_intel_may_remove(position: int, asked: list[list[str]]) -> None:
    t = intel(position)
    for counters in asked:
        assert decision(t) == "intel"
        assert t.legal() == ["pass", *counters]
        events = t.play(counters[-1])
        assert told(events, ThreatDestroyed)[0].by == "intel"
        assert counters[-1] not in threats(t)
    assert decision(t) != "intel"


@pytest.mark.rule("PHANTOM-RULING-15", "PHANTOM-HOUSE-32")
def test_intel_may_be_declined_and_without_it_nothing_is_asked() -> None:
    t = intel(2)
    t.play("pass")
    assert {"s1", "s2"} <= threats(t).keys()
    assert decision(intel(0)) != "intel"


@pytest.mark.rule("PHANTOM-TB-08")
def test_intel_in_the_centre_reaches_nothing_else() -> None:
    assert intel(1).refused("s2") == "PHANTOM-TB-08"
