"""The display: zones, placement, movement, the end of the phase (GEO; TB-05; HOUSE-13 to -16)."""

from __future__ import annotations

import pytest
from tests.systems.phantom.scenes import (
    aims,
    bandit,
    decision,
    flying,
    over,
    pilot,
    site,
    squadron,
    threats,
    told,
    until,
    who,
)

from escadrille.systems.phantom.events import BanditMoved, EventDrawn
from escadrille.systems.phantom.rules.geometry import (
    ADJACENT,
    APPROACHES,
    CENTRE,
    DISTANCE,
    OUTER,
    STEP,
    ZONES,
)

NEIGHBOURS = {
    "c": "a-n a-e a-s a-w",
    "a-n": "c a-e a-w p-nw p-n p-ne",
    "a-e": "c a-n a-s p-ne p-e p-se",
    "a-s": "c a-e a-w p-se p-s p-sw",
    "a-w": "c a-n a-s p-sw p-w p-nw",
    "p-n": "a-n p-nw p-ne",
    "p-ne": "a-n a-e p-n p-e",
    "p-e": "a-e p-ne p-se",
    "p-se": "a-e a-s p-e p-s",
    "p-s": "a-s p-se p-sw",
    "p-sw": "a-s a-w p-s p-w",
    "p-w": "a-w p-sw p-nw",
    "p-nw": "a-n a-w p-w p-n",
}


@pytest.mark.rule("PHANTOM-GEO-01", "PHANTOM-RULING-01")
def test_there_are_thirteen_zones() -> None:
    assert len(ZONES) == 13
    assert (len(APPROACHES), len(OUTER)) == (4, 8)


@pytest.mark.rule("PHANTOM-GEO-02", "PHANTOM-GEO-03", "PHANTOM-GEO-04", "PHANTOM-GEO-05")
def test_every_zone_touches_those_of_the_list() -> None:
    for zone, others in NEIGHBOURS.items():
        found = {ZONES[other] for other in ADJACENT[ZONES.index(zone)]}
        assert found == set(others.split())
    assert all(len(ADJACENT[zone]) == 6 for zone in APPROACHES)
    assert not any(CENTRE in ADJACENT[zone] for zone in OUTER)
    assert sum(map(len, ADJACENT)) == 2 * 28


@pytest.mark.rule("PHANTOM-GEO-06")
def test_distances_are_the_shortest_ways() -> None:
    for one in range(13):
        for other in range(13):
            longer = min((DISTANCE[near][other] for near in ADJACENT[one]), default=0)
            assert DISTANCE[one][other] == (0 if one == other else longer + 1)
            step = STEP[one][other]
            assert one == other or DISTANCE[step][other] == DISTANCE[one][other] - 1


@pytest.mark.rule("PHANTOM-TB-05", "PHANTOM-GEO-08", "PHANTOM-COMP-03", "PHANTOM-TB-04")
def test_aircraft_begin_in_pre_approach_zones_at_any_altitude() -> None:
    crew = [pilot(card, role="flying") for card in ("papa", "kirin")]
    t = squadron(*crew, phase="placement")
    assert t.view().asked == "papa"
    assert set(t.legal()) == {zone for zone in ZONES if zone.startswith("p")}
    for zone in ("c", "a-n"):
        assert t.refused(zone) == "PHANTOM-TB-05"
    t.play("p-n high", "p-n low")
    places = [(who(t, card).zone, who(t, card).high) for card in ("papa", "kirin")]
    assert places == [("p-n", True), ("p-n", False)]


@pytest.mark.rule("PHANTOM-HOUSE-13")
def test_an_aircraft_moves_one_zone_or_none_and_changes_altitude_or_not() -> None:
    hurt = flying("papa", "a-n", damaged=True, stress=20)  # Unfit and Damaged: no difference
    t = over(hurt, flying("kirin", "c"), step="move")
    assert set(t.legal()) == {"a-n", *NEIGHBOURS["a-n"].split()}
    assert t.refused("a-s") == "PHANTOM-HOUSE-13"
    facts = {"from": "A-N", "zone": "A-S", "distance": 2}  # zones as the display writes them
    assert facts in [why.facts for _, why in t.rules.refusals(t.state, t.seat(None))]
    t.play("p-ne high")
    t.play("c low")
    assert (who(t, "papa").zone, who(t, "papa").high) == ("p-ne", True)
    assert (who(t, "kirin").zone, who(t, "kirin").high) == ("c", False)


@pytest.mark.rule("PHANTOM-HOUSE-15", "PHANTOM-HOUSE-06")
def test_bandits_pursue_the_nearest_and_stay_where_one_is() -> None:
    lying = [bandit("mig-17", "a-s"), bandit("mig-21", "p-n"), site("s-60", "c")]
    t = over(flying("papa", "p-n"), flying("kirin", "c"), step="move", counter=lying)
    events = t.play("p-n low", "c low")
    assert [(event.threat, event.zone) for event in told(events, BanditMoved)] == [("b1", "c")]
    assert threats(t) == {"b1": ("mig-17", "c"), "b2": ("mig-21", "p-n"), "s1": ("s-60", "c")}


@pytest.mark.rule("PHANTOM-HOUSE-15")
@pytest.mark.parametrize(("drawn", "zone"), [(0, "a-n"), (1, "a-s")])
def test_between_equally_near_aircraft_chance_decides(drawn: int, zone: str) -> None:
    crew = [flying("papa", "p-n"), flying("kirin", "p-s")]
    t = over(*crew, step="move", counter=[bandit("mig-17")], script=[drawn])
    t.play("p-n low", "p-s low")
    assert threats(t)["b1"][1] == zone


@pytest.mark.rule("PHANTOM-HOUSE-14", "PHANTOM-HOUSE-16", "PHANTOM-GEO-09")
def test_after_the_fourth_turn_all_go_home_wherever_they_are() -> None:
    t = over(flying("papa", "c"), turn=4, step="move", counter=[site("s-60"), bandit("mig-17")])
    view = t.view()
    assert (view.slot, view.threats, view.turn, view.container) == (2, (), 0, 35)
    assert who(t, "papa").zone is None


@pytest.mark.rule("PHANTOM-HOUSE-14", "PHANTOM-HOUSE-20")
def test_the_phase_ends_early_when_nobody_is_left() -> None:
    t = over(
        flying("papa", damaged=True),
        pilot("kirin"),
        counter=[bandit("mig-17"), site("s-60")],
        step="enemy",
        events="clear-weather",
        rolled=(9, 10),
    )
    until(t, "evade")
    events = t.play("pass")
    assert [event.leg for event in told(events, EventDrawn)] == ["home-bound"]
    assert (t.view().slot, t.view().threats) == (2, ())
    assert decision(t) == "target"


@pytest.mark.rule("PHANTOM-GEO-07", "PHANTOM-COMP-12")
def test_the_target_lies_in_the_centre_and_its_region_is_shown() -> None:
    t = over(flying("papa", load="mk-82"), step="slow")
    assert "target" in aims(t, "papa")
    assert t.view().target.region == "rp2"
    t = over(flying("papa", "a-n", load="mk-82"), step="slow")
    assert "target" not in aims(t, "papa")
