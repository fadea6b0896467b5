"""Home again: rescue, result, stress, recovery, experience, the end of a campaign."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.phantom.scenes import decision, dice, outcome, pilot, squadron, told, who

from escadrille.systems.phantom.events import CampaignEnded, Debriefed, Promoted, Recorded, Searched
from escadrille.testing.scripted import Table

OUT, OVER, BACK = (f"down-{leg}" for leg in ("target-bound", "over-target", "home-bound"))


def flown(card: str, **facts: Any) -> dict[str, Any]:
    """Return a pilot of the mission who is on his way home."""
    return {"card": card, "role": "flying", **facts}


def home(*pilots: dict[str, Any], rolled: tuple[int, ...] = (), **facts: Any) -> Table:
    """Return the moment after the debriefing of a mission, from the rescue on."""
    return squadron(*pilots, **{"phase": "rescue", "script": dice(*rolled), **facts})


def last(t: Table) -> Any:
    """Return the last mission of the log."""
    return t.view().log[-1]


# Rescue.


@pytest.mark.rule("PHANTOM-HOUSE-21", "PHANTOM-SEQ-05", "PHANTOM-PILOT-08")
@pytest.mark.parametrize(
    ("role", "target", "sar", "die", "stress"),
    [
        (OVER, "coastal-radar", 0, 9, 3),  # RP1 has no penalty
        (OVER, "coastal-radar", 0, 8, 5),
        (OVER, "coastal-radar", 0, 6, 5),
        (OVER, "coastal-radar", 0, 5, None),
        (OUT, "coastal-radar", 0, 7, 3),
        (OUT, "coastal-radar", 0, 4, 5),
        (BACK, "coastal-radar", 0, 8, 3),
        (BACK, "coastal-radar", 0, 4, None),
        (OVER, "valley-airfield", 0, 8, 5),  # RP5: 2 less
        (OVER, "valley-airfield", 0, 7, None),
        (OVER, "coastal-radar", 2, 7, 3),  # Skyraiders on Station
        (OVER, "coastal-radar", -1, 9, 5),
    ],
)
def test_the_rescue_roll(role: str, target: str, sar: int, die: int, stress: int | None) -> None:
    down = pilot("papa", role=role, stress=2, shot_down=1)
    t = home(down, pilot("kirin"), rolled=(die,), target=target, sar=sar, tanker=True)
    papa = who(t, "papa")
    if stress is None:
        assert papa.missing
        return
    card = {"coastal-radar": 2, "valley-airfield": 3}[target]
    assert papa.stress == 2 + stress + card - papa.cool
    assert papa.role == "resting"


@pytest.mark.rule("PHANTOM-HOUSE-21")
def test_each_pilot_down_has_a_roll_of_his_own() -> None:
    crew = [pilot(name, role=OVER, shot_down=1) for name in ("papa", "kirin", "jagger")]
    t = home(*crew, pilot("robin"), rolled=(9, 6, 1), target="coastal-radar")
    assert [one.missing for one in t.view().squadron] == [False, False, True, False]


# The result.


@pytest.mark.rule("PHANTOM-HOUSE-22", "PHANTOM-SEQ-06", "PHANTOM-RULING-33", "PHANTOM-DMG-02")
def test_a_destroyed_target_pays_and_leaves_the_campaign() -> None:
    crew = (flown("papa"), pilot("kirin"))
    t = home(*crew, target="ordnance-depot", damage=9, vp=1, so=4)  # VP 3, SO +1
    view = t.view()
    assert (view.vp, view.so) == (1 + 3, 4 + 1)
    assert view.destroyed == ("ordnance-depot",)
    assert last(t).destroyed
    radar = home(*crew, target="early-warning-radar", damage=6, recon=1, intel=1)
    view = radar.view()
    assert (view.recon.position, view.intel.position) == (2, 2)


@pytest.mark.rule("PHANTOM-HOUSE-22")
def test_a_target_that_stands_gives_nothing_and_is_repaired() -> None:
    t = home(flown("papa"), pilot("kirin"), target="early-warning-radar", damage=5, vp=1)
    view = t.view()
    assert (view.vp, view.recon.position, view.intel.position) == (1, 1, 1)
    assert view.destroyed == ()
    assert (last(t).destroyed, last(t).damage) == (False, 5)
    assert len(view.drawn) + len(view.discard) + view.deck == 22  # it can be drawn again


@pytest.mark.rule("PHANTOM-HOUSE-23")
def test_losses_cost_and_the_total_may_be_negative() -> None:
    crew = [pilot(name, role=OVER, shot_down=1) for name in ("papa", "kirin")]
    t = home(*crew, pilot("robin"), rolled=(10, 1), target="coastal-radar")
    assert t.view().vp == -2 - 1
    assert (last(t).vp, last(t).shot_down, last(t).missing) == (-3, 2, 1)


@pytest.mark.rule("PHANTOM-HOUSE-45")
@pytest.mark.parametrize(
    ("target", "damage", "vp"),
    [("fuel-storage", 4, 0), ("fuel-storage", 5, 1), ("great-rail-bridge", 7, 2)],
)
def test_partial_success_is_half_the_points(target: str, damage: int, vp: int) -> None:
    facts: dict[str, Any] = {"target": target, "damage": damage, "so": 3}
    crew = (flown("papa", xp=1), pilot("kirin"))
    assert home(*crew, **facts).view().vp == 0
    t = home(*crew, options={"partial_success": True}, **facts)
    assert (t.view().vp, t.view().so) == (vp, 3)
    assert who(t, "papa").xp == 1 + 1  # it counts as not destroyed for everything else


# Stress and recovery.


@pytest.mark.rule("PHANTOM-HOUSE-24", "PHANTOM-HOUSE-25", "PHANTOM-PILOT-07", "PHANTOM-TB-03")
def test_who_takes_the_stress_of_the_mission_and_who_recovers() -> None:
    t = home(
        flown("papa", stress=3),
        pilot("kirin", role="aborted", stress=3),
        pilot("jagger", role=OVER, shot_down=1),
        pilot("robin", stress=6),
        pilot("cajun", stress=1),
        rolled=(10,),
        target="great-rail-bridge",  # stress 4
    )
    stress = {one.pilot: one.stress for one in t.view().squadron}
    assert stress == {
        "papa": 3 + 4 - 1,
        "kirin": 3 + 4 - 1,
        "jagger": 3 + 4 - 2,  # 10 - 1 of the region: a quick rescue, 3 stress
        "robin": 6 - 1 - 2,
        "cajun": 0,  # never below
    }


@pytest.mark.rule("PHANTOM-HOUSE-25")
@pytest.mark.parametrize(("extra", "left"), [(0, 5), (1, 4), (2, 3), (3, 2)])
def test_the_option_sets_what_rest_is_worth(extra: int, left: int) -> None:
    options = {"rest_recovery": extra}
    t = home(flown("papa"), pilot("robin", stress=6), options=options)
    assert who(t, "robin").stress == left


@pytest.mark.rule("PHANTOM-HOUSE-43")
def test_priority_rest_is_bought_three_times_at_most() -> None:
    crew = (flown("papa", stress=6), pilot("robin", stress=9), pilot("cajun"))
    assert decision(home(*crew, so=9)) != "rest"
    t = home(*crew, so=9, options={"priority_rest": True})
    assert decision(t) == "rest"
    assert t.refused("cajun") == "PHANTOM-HOUSE-43"  # nothing to rest from
    papa, robin = who(t, "papa").stress, who(t, "robin").stress
    t.play("papa", "robin")
    assert t.view().rests == 1
    t.play("robin")
    assert decision(t) != "rest"
    assert t.view().so == 9 - 3
    assert (who(t, "papa").stress, who(t, "robin").stress) == (papa - 2, robin - 4)
    assert last(t).advantages_so == 3


@pytest.mark.rule("PHANTOM-HOUSE-43")
def test_priority_rest_ends_with_the_points() -> None:
    t = home(flown("papa", stress=9), so=1, options={"priority_rest": True})
    t.play("papa")
    assert decision(t) != "rest"
    assert t.view().so == 0


# Experience.


def experience(*pilots: dict[str, Any], **facts: Any) -> dict[str, int]:
    return {one.pilot: one.xp for one in home(*pilots, **facts).view().squadron if not one.missing}


@pytest.mark.rule("PHANTOM-HOUSE-27", "PHANTOM-TB-03")
def test_experience_of_a_mission() -> None:
    crew = (flown("papa"), pilot("kirin", role="aborted"), pilot("robin"))
    assert experience(*crew, damage=4) == {"papa": 1, "kirin": 0, "robin": 0}
    assert experience(*crew, damage=5) == {"papa": 2, "kirin": 0, "robin": 0}
    lost = pilot("jagger", role=OVER, shot_down=1)
    gained = experience(*crew, lost, damage=5, rolled=(10,))
    assert gained == {"papa": 1, "kirin": 0, "robin": 0, "jagger": 1}
    early = pilot("jagger", role=OUT, shot_down=1)
    assert experience(*crew, early, damage=5, rolled=(10,))["jagger"] == 1


@pytest.mark.rule("PHANTOM-HOUSE-44")
def test_experience_for_a_kill_is_an_option() -> None:
    crew = (flown("papa", kills=2), flown("kirin"))
    assert experience(*crew) == {"papa": 1, "kirin": 1}
    assert experience(*crew, options={"kill_experience": True}) == {"papa": 2, "kirin": 1}


@pytest.mark.rule("PHANTOM-HOUSE-28", "PHANTOM-PILOT-05", "PHANTOM-PILOT-09")
def test_promotion_keeps_the_stress_and_reads_it_on_the_new_side() -> None:
    t = squadron(flown("papa", xp=7, stress=5), pilot("kirin"), phase="rescue", so=0)
    papa = who(t, "papa")  # 5 + 2 - 1: Shaken on the front, Okay on the back
    assert (papa.level, papa.promoted, papa.stress, papa.status) == ("skilled", True, 6, "okay")
    assert not who(squadron(flown("papa", xp=6), pilot("kirin"), phase="rescue"), "papa").promoted


# The end of a mission, and of a campaign.


@pytest.mark.rule("PHANTOM-HOUSE-29", "PHANTOM-HOUSE-04", "PHANTOM-HOUSE-16")
def test_the_mission_is_cleared_away() -> None:
    t = home(flown("papa", damaged=True, load="mk-82"), pilot("kirin"), so=7, blind=True, sar=2)
    view = t.view()
    papa = who(t, "papa")
    assert (papa.damaged, papa.load, papa.role) == (False, (), "resting")
    assert (view.so, view.blind, view.sar, view.target, view.threats) == (7, False, 0, None, ())
    assert view.weapons["mk-82"].left == 30
    assert view.container == 35
    assert view.slot == 2


@pytest.mark.rule("PHANTOM-HOUSE-37", "PHANTOM-HOUSE-38")
def test_a_campaign_ends_when_nobody_is_left() -> None:
    t = home(pilot("papa", role=OVER, shot_down=1), rolled=(1,), target="coastal-radar")
    assert decision(t) == "over"
    assert t.view().slot == 1
    assert outcome(t).scores == (-2,)


@pytest.mark.rule("PHANTOM-HOUSE-37")
def test_missing_pilots_are_not_replaced() -> None:
    t = squadron(pilot("papa", missing=True), pilot("kirin"), pilot("robin"), phase="flight")
    assert t.refused("papa") == "PHANTOM-HOUSE-37"
    assert len(t.view().squadron) == 3


@pytest.mark.rule("PHANTOM-HOUSE-38", "PHANTOM-HOUSE-39", "PHANTOM-SETUP-04")
@pytest.mark.parametrize(
    ("vp", "grade", "points"),
    [
        (9, "dismal", 0.0),
        (10, "poor", 0.25),
        (11, "adequate", 0.5),
        (12, "good", 0.75),
        (13, "great", 1.0),
    ],
)
def test_the_levels_of_success(vp: int, grade: str, points: float) -> None:
    t = home(flown("papa"), pilot("kirin"), slot=4, vp=vp)  # the last of four slots
    assert decision(t) == "over"
    assert (outcome(t).reason, outcome(t).points, outcome(t).scores) == (grade, (points,), (vp,))


@pytest.mark.rule("PHANTOM-COMP-22", "PHANTOM-HOUSE-39")
def test_the_log_tells_the_whole_campaign() -> None:
    t = squadron(
        pilot("papa"),
        pilot("kirin"),
        slot=4,
        stack=["campaign", "mission - sites", "target"],
        drawn="truck-park",
        vp=10,
        so=5,
        spent=4,
        log=[
            {"target": "coastal-radar", "destroyed": True, "damage": 7, "vp": 2, "weapons": 3},
            {},
            {"target": "barracks", "damage": 2, "vp": -1, "shot_down": 1, "advantages": 1},
        ],
        destroyed="coastal-radar",
    )
    (ended,) = told(t.play("calm"), CampaignEnded)
    assert (ended.flown, ended.destroyed, ended.calm) == (2, 1, 2)
    assert (ended.vp, ended.grade, ended.so_spent, ended.so_left) == (10, "poor", 4, 5)
    assert [mission.target for mission in t.view().log] == ["coastal-radar", None, "barracks", None]


@pytest.mark.rule("PHANTOM-SEQ-06", "PHANTOM-SEQ-01")
def test_the_debriefing_is_told_in_its_order() -> None:
    t = squadron(
        {"card": "papa", "role": "flying", "zone": "p-n", "xp": 7},
        pilot("kirin", role=OVER, shot_down=1),
        turn=4,
        step="slow",
        target="coastal-radar",
        damage=6,
        events="clear-weather",
        counter=[{"counter": "zpu-blank", "zone": "p-n"}],
    )
    assert decision(t) in ("attack", "aim", "weapons")
    events = t.play("pass")
    order = [type(event) for event in events]
    assert order.index(Searched) < order.index(Debriefed) < order.index(Recorded)
    assert order.index(Recorded) < order.index(Promoted)
    (debriefed,) = told(events, Debriefed)
    assert (debriefed.destroyed, debriefed.vp, debriefed.shot_down) == (True, 2, 1)
