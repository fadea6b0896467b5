"""The worked examples on tracks, squadron, Targets, arming and calm periods."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.phantom.scenes import (
    bandit,
    campaign,
    decision,
    drawn,
    flying,
    pilot,
    squadron,
    threats,
    told,
    who,
)

from escadrille.systems.phantom.events import BanditPlaced, NoBandits
from escadrille.systems.phantom.schema import LEVELS
from escadrille.systems.phantom.view import RemovalView
from escadrille.testing.scripted import Table

F4S = "cajun junior t-bone kirin papa jagger smokes boomer scorpio splashdog robin monger"  # EX-03


def choosing(*targets: str, **facts: Any) -> Table:
    """Return the choice among these Target cards."""
    stack = ["campaign", "mission - sites", "target"]
    return squadron(pilot("papa"), drawn=" ".join(targets), stack=stack, **facts)


@pytest.mark.rule("PHANTOM-TRACK-01", "PHANTOM-SETUP-05", "PHANTOM-RULING-35")
def test_1_reading_the_tracks() -> None:
    """PHANTOM-EX-01."""
    view = campaign().view()
    in_force = view.recon.value, view.intel.value, view.politics.value
    assert in_force == (2, (RemovalView("site", "centre"),), 2)


@pytest.mark.rule("PHANTOM-TRACK-05", "PHANTOM-TRACK-04")
def test_2_the_politics_limit() -> None:
    """PHANTOM-EX-02."""
    allowed = ["ford-and-ferry", "truck-park", "fuel-storage"]
    forbidden = ["valley-airfield", "capital-bridge", "main-fighter-base"]
    t = choosing(*allowed, *forbidden)
    for target in forbidden:
        assert t.refused(target) == "PHANTOM-TRACK-05"
    assert set(t.legal()) - {"calm", "recon"} == set(allowed)


@pytest.mark.rule(
    "PHANTOM-SETUP-06",
    "PHANTOM-SETUP-07",
    "PHANTOM-SETUP-08",
    "PHANTOM-SETUP-09",
    "PHANTOM-SETUP-10",
)
def test_3_a_long_squadron_of_phantoms() -> None:
    """PHANTOM-EX-03."""
    t = campaign("rolling-thunder-usaf-long")
    t.play(F4S)
    view = t.view()
    assert [one.pilot for one in view.squadron] == F4S.split()
    levels = [one.level for one in view.squadron]
    counts = [levels.count(level) for level in ("newbie", "green", "average", "skilled", "veteran")]
    assert counts == [1, 2, 6, 2, 1]
    assert view.so == 54
    assert decision(t) == "promote"


@pytest.mark.rule("PHANTOM-SETUP-10", "PHANTOM-SO-01")
def test_4_two_super_sabres_bring_eight_points() -> None:
    """PHANTOM-EX-04."""
    t = campaign("rolling-thunder-usaf-medium")
    t.play("cajun buzzard junior kirin papa jagger smokes misty splashdog monger")
    assert t.view().so == 28 + 8


@pytest.mark.rule("PHANTOM-PRE-01", "PHANTOM-TRACK-02")
def test_5_recon_says_how_many_targets_are_drawn() -> None:
    """PHANTOM-EX-05."""
    t = squadron(pilot("papa"), phase="draw", deck="truck-park barracks coastal-radar")
    assert t.view().drawn == ("truck-park", "barracks")


@pytest.mark.rule("PHANTOM-TRACK-06")
def test_6_choosing_moves_politics() -> None:
    """PHANTOM-EX-06."""
    t = choosing("truck-park", "ford-and-ferry")
    before = t.view().politics.position
    t.play("truck-park")
    assert t.view().politics.position == before + 1


@pytest.mark.rule("PHANTOM-PRE-07", "PHANTOM-PRE-08")
def test_7_sites_of_a_target() -> None:
    """PHANTOM-EX-07."""
    t = choosing("highway-bridge", "barracks")
    t.play("highway-bridge")
    zones = sorted(zone for _, zone in threats(t).values())
    assert zones == ["a-e", "a-n", "a-s", "a-w", "c", "c"]


@pytest.mark.rule("PHANTOM-PRE-09", "PHANTOM-PRE-10")
def test_8_the_size_of_a_flight() -> None:
    """PHANTOM-EX-08."""
    cards = ["papa", "kirin", "robin", "monger", "boomer", "smokes"]
    for size in (1, 2, 3):
        t = squadron(*map(pilot, cards), phase="flight")
        t.play(*cards[:size], "pass")
        assert sum(one.role == "flying" for one in t.view().squadron) == size
    t = squadron(*map(pilot, cards), phase="flight")
    t.play(*cards[:4])
    assert decision(t) != "assign"
    assert sum(one.role == "flying" for one in t.view().squadron) == 4


@pytest.mark.rule("PHANTOM-ARM-02", "PHANTOM-ARM-03", "PHANTOM-ARM-04", "PHANTOM-RULING-21")
def test_9_the_penalty_of_route_pack_5() -> None:
    """PHANTOM-EX-09."""
    facts: dict[str, Any] = {"target": "northwest-railway", "phase": "tanker"}
    t = squadron(pilot("papa", role="flying"), **facts)
    t.play("pass", "mk-82 mk-82 mk-82 mk-82")
    assert (who(t, "papa").wp, who(t, "papa").wp_most) == (4, 4)
    assert t.refused("mk-82") == "PHANTOM-ARM-02"
    t = squadron(pilot("papa", role="flying"), **facts)
    t.play("tanker", "mk-82 mk-82 mk-82 mk-82 mk-82 mk-82")
    assert who(t, "papa").wp == 6
    assert t.refused("mk-82") == "PHANTOM-ARM-02"


@pytest.mark.rule("PHANTOM-TB-06", "PHANTOM-TB-07")
@pytest.mark.parametrize("counter", ["s-60-mig-17", "s-60-blank"])
def test_10_one_bandit_draw_in_the_centre(counter: str) -> None:
    """PHANTOM-EX-10."""
    facts: dict[str, Any] = {"phase": "placement", "intel": 0}
    script = drawn(squadron(pilot("papa", role="flying"), **facts), counter)
    t = squadron(pilot("papa", role="flying"), script=script, **facts)
    events = t.play("p-n", "low")
    if counter == "s-60-blank":
        assert [event.blanks for event in told(events, NoBandits)] == [1]
        assert not told(events, BanditPlaced)
    else:
        (placed,) = told(events, BanditPlaced)
        assert (placed.bandit, placed.zone) == ("mig-17", "c")


@pytest.mark.rule("PHANTOM-SETUP-08")
@pytest.mark.parametrize(
    ("length", "slots"),
    [
        ("short", (1, 2, 4, 1, 0)),
        ("medium", (1, 2, 5, 1, 1)),
        ("long", (1, 2, 6, 2, 1)),
    ],
)
def test_21_squadron_sizes(length: str, slots: tuple[int, ...]) -> None:
    """PHANTOM-EX-21."""
    t = campaign(f"rolling-thunder-usaf-{length}")
    places = {level.level: level.left for level in t.view().places}
    assert places == {level: count for level, count in zip(LEVELS, slots, strict=False) if count}
    assert sum(slots) == {"short": 8, "medium": 10, "long": 12}[length]
    for card in ("junior", "papa", "cajun+"):
        assert t.refused(card) == "PHANTOM-SETUP-08"  # another level than the slot's


@pytest.mark.rule("PHANTOM-SETUP-11", "PHANTOM-RULING-20")
@pytest.mark.parametrize(("length", "price"), [("short", 6), ("medium", 12), ("long", 18)])
def test_22_the_price_of_promotion(length: str, price: int) -> None:
    """PHANTOM-EX-22."""
    stack = ["campaign", "promote"]
    cards = [pilot(card) for card in ("papa", "kirin", "robin", "monger")]
    t = campaign(f"rolling-thunder-usaf-{length}", pilot=cards, slot=0, stack=stack)
    before = t.view().so
    t.play("papa", "kirin", "monger")
    assert t.view().so == before - price
    assert who(t, "papa").level == "skilled"
    assert who(t, "monger").level == "ace"


@pytest.mark.rule("PHANTOM-ARM-04")
@pytest.mark.parametrize(("aircraft", "price"), [(1, 3), (3, 3), (4, 4), (6, 4), (7, 5)])
def test_23_the_price_of_the_tanker(aircraft: int, price: int) -> None:
    """PHANTOM-EX-23."""
    cards = ["papa", "kirin", "robin", "monger", "boomer", "smokes", "cajun"][:aircraft]
    t = squadron(*(pilot(c, role="flying") for c in cards), target="steelworks", phase="tanker")
    before = t.view().so
    assert t.view().tanker_price == price
    t.play("tanker")
    assert t.view().so == before - price


@pytest.mark.rule("PHANTOM-PRE-03")
def test_26_the_reconnaissance_advantage() -> None:
    """PHANTOM-EX-26."""
    t = squadron(pilot("papa"), phase="draw", so=3)
    assert len(t.view().drawn) == 2
    t.play("recon", "recon")
    assert len(t.view().drawn) == 6
    assert t.view().so == 1


@pytest.mark.rule(
    "PHANTOM-PRE-05", "PHANTOM-PRE-06", "PHANTOM-HOUSE-25", "PHANTOM-HOUSE-30", "PHANTOM-RULING-10"
)
def test_27_a_calm_period() -> None:
    """PHANTOM-EX-27."""
    t = squadron(
        pilot("papa", stress=6),
        pilot("cajun", stress=6),
        phase="draw",
        politics=4,
        intel=3,
        recon=2,
    )
    t.play("calm")
    view = t.view()
    positions = (view.politics.position, view.intel.position, view.recon.position)
    assert positions == (2, 2, 1)
    assert who(t, "papa").stress == 6 - 1 - 2
    assert who(t, "cajun").stress == 6 - 0 - 2
    assert view.slot == 2


@pytest.mark.rule("PHANTOM-SETUP-10", "PHANTOM-HOUSE-46")
def test_34_starting_points_with_costs() -> None:
    """PHANTOM-EX-34."""
    t = campaign("war-in-the-south-usn-short")
    t.play("batdog buck peewee+ barbarian crusty driver midas showtime")
    assert t.view().so == 3 + 2 * 2 - 2
    t = campaign("war-in-the-south-usn-short")
    t.play("batdog buck buick barbarian crusty driver grease")
    assert t.view().so == 3 - 4
    assert t.refused("showtime") == "PHANTOM-HOUSE-46"


@pytest.mark.rule("PHANTOM-COMP-04", "PHANTOM-PRE-08", "PHANTOM-TB-07", "PHANTOM-HOUSE-34")
def test_35_one_pool() -> None:
    """PHANTOM-EX-35; a Target of Sites 0/2 and Bandits 0/2 is played on one of more of each."""
    container = "s-60-mig-17 s-60-blank zpu-mig-21"
    facts: dict[str, Any] = {"container": container, "target": "fuel-storage", "phase": "sites"}
    t = squadron(pilot("papa"), **facts)
    found = threats(t)
    assert len(found) == 3  # all that there are, in the centre first
    assert {zone for _, zone in found.values()} == {"c"}
    left: dict[str, Any] = {
        "container": "zpu-mig-21",
        "target": "fuel-storage",
        "phase": "placement",
        "intel": 0,
    }
    lying = [{"counter": "s-60-mig-17", "zone": "c"}, {"counter": "s-60-blank", "zone": "c"}]
    t = squadron(pilot("papa", role="flying"), counter=lying, **left)
    t.play("p-n", "low")
    bandits = [one for name, one in threats(t).items() if name.startswith("b")]
    assert bandits[:1] == [("mig-21", "c")]


def test_the_scenes_say_what_they_mean() -> None:
    t = squadron(flying("papa"), counter=[bandit("mig-17")], turn=1, step="fast", target="barracks")
    assert threats(t) == {"b1": ("mig-17", "c")}
