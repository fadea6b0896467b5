"""Home again: rescue, outcome, stress, experience, the end (HOUSE-20 to -30, -37 to -45)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.phantom.scenes import (
    bandit,
    decision,
    dice,
    flying,
    outcome,
    over,
    pilot,
    squadron,
    told,
    who,
)

from escadrille.systems.phantom.events import CampaignEnded, Debriefed, Promoted, Searched
from escadrille.testing.scripted import Table


def debriefed(*pilots: dict[str, Any], **facts: Any) -> Table:
    """Return the squadron after the debriefing of a mission against the Highway Bridge."""
    return squadron(*pilots, **{"phase": "debriefing", **facts})


def sought(role: str, die: int, target: str = "barracks", **facts: Any) -> Table:
    """Return the squadron after the search for papa."""
    down = pilot("papa", role=role, shot_down=1)
    return squadron(down, pilot("kirin"), phase="rescue", target=target, script=dice(die), **facts)


@pytest.mark.rule("PHANTOM-HOUSE-21", "PHANTOM-SEQ-05")
@pytest.mark.parametrize(("die", "stress"), [(10, 3), (9, 3), (8, 5), (6, 5), (5, None), (1, None)])
def test_the_three_results_of_a_search(die: int, stress: int | None) -> None:
    t = sought("down-over-target", die)
    found = who(t, "papa")
    assert found.missing == (stress is None)
    if stress is not None:
        assert found.stress == stress + 2 - 1  # the Target's stress, papa's Cool
        assert found.role == "resting"  # with an aircraft of the same type


@pytest.mark.rule("PHANTOM-HOUSE-21")
@pytest.mark.parametrize(
    ("role", "die"), [("down-target-bound", 4), ("down-home-bound", 5), ("down-over-target", 6)]
)
def test_the_leg_on_which_he_fell_counts(role: str, die: int) -> None:
    assert not who(sought(role, die), "papa").missing
    assert who(sought(role, die - 1), "papa").missing


@pytest.mark.rule("PHANTOM-HOUSE-21")
def test_the_region_counts_even_with_a_tanker() -> None:
    assert who(sought("down-over-target", 7, "northwest-railway", tanker=True), "papa").missing
    assert not who(sought("down-over-target", 8, "northwest-railway"), "papa").missing


@pytest.mark.rule("PHANTOM-HOUSE-22", "PHANTOM-RULING-33", "PHANTOM-COMP-20")
def test_a_destroyed_target_gives_all_its_results_and_leaves() -> None:
    t = debriefed(pilot("papa", role="flying"), target="early-warning-radar", damage=6)
    view = t.view()
    assert (view.vp, view.recon.position, view.intel.position) == (3, 2, 2)
    assert view.destroyed == ("early-warning-radar",)
    before = squadron(pilot("papa")).view().so
    t = debriefed(pilot("papa", role="flying"), target="ordnance-depot", damage=99)
    assert t.view().so == before + 1


@pytest.mark.rule("PHANTOM-HOUSE-22", "PHANTOM-DMG-02")
def test_a_target_that_stands_gives_nothing_and_is_whole_again() -> None:
    t = debriefed(pilot("papa", role="flying"), damage=4)
    view = t.view()
    assert (view.vp, view.recon.position, view.intel.position) == (0, 1, 1)
    assert "highway-bridge" in (*view.discard, *view.drawn)
    assert view.destroyed == ()
    assert t.state.damage == 0


@pytest.mark.rule("PHANTOM-HOUSE-23")
def test_losses_cost_victory_points_below_nought_too() -> None:
    t = debriefed(
        pilot("papa", role="down-over-target", shot_down=1),
        pilot("robin", role="down-home-bound", shot_down=1, missing=True),
        pilot("kirin", role="flying"),
    )
    assert t.view().vp == -3
    assert (t.view().log[0].shot_down, t.view().log[0].missing) == (2, 1)


@pytest.mark.rule("PHANTOM-HOUSE-24")
def test_the_stress_of_the_target_is_for_all_who_were_assigned() -> None:
    t = debriefed(
        pilot("papa", role="flying"),
        pilot("kirin", role="aborted"),
        pilot("robin", role="down-over-target", shot_down=1),
        pilot("monger"),
        target="steelworks",
    )
    stress = [who(t, card).stress for card in ("papa", "kirin", "robin", "monger")]
    assert stress == [3, 3, 3, 0]


@pytest.mark.rule("PHANTOM-HOUSE-25", "PHANTOM-PILOT-07")
@pytest.mark.parametrize("rest", [0, 1, 2, 3])
def test_recovery(rest: int) -> None:
    t = debriefed(
        pilot("papa", role="flying", stress=4),
        pilot("monger", stress=6),
        pilot("kirin", stress=1),
        options={"rest_recovery": rest},
    )
    assert who(t, "papa").stress == 4 + 2 - 1
    assert who(t, "monger").stress == 6 - 2 - rest
    assert who(t, "kirin").stress == 0


@pytest.mark.rule("PHANTOM-HOUSE-26", "PHANTOM-TRACK-07")
@pytest.mark.parametrize(("before", "after"), [(3, 2), (0, 0)])
def test_politics_calm_down_but_not_beyond_the_end(before: int, after: int) -> None:
    t = debriefed(pilot("papa", role="flying"), politics=before)
    assert t.view().politics.position == after


@pytest.mark.rule("PHANTOM-HOUSE-27")
@pytest.mark.parametrize(("damage", "lost", "xp"), [(5, False, 2), (5, True, 1), (4, False, 1)])
def test_experience(damage: int, lost: bool, xp: int) -> None:
    down = pilot("robin", role="down-over-target" if lost else "resting", shot_down=int(lost))
    t = debriefed(pilot("papa", role="flying"), pilot("kirin", role="aborted"), down, damage=damage)
    assert [who(t, card).xp for card in ("papa", "kirin")] == [xp, 0]
    assert who(t, "robin").xp == int(lost)


@pytest.mark.rule("PHANTOM-HOUSE-28", "PHANTOM-PILOT-05", "PHANTOM-PILOT-01")
def test_promotion_keeps_stress_and_reads_it_on_the_new_side() -> None:
    # Junior: Green, 5 XP; Shaken from 5 stress on. Average: Okay up to 5.
    t = debriefed(pilot("junior", role="flying", xp=4, stress=3), pilot("papa"))
    found = who(t, "junior")
    assert (found.level, found.promoted, found.raised) == ("average", True, True)
    assert (found.stress, found.status) == (5, "okay")
    t = debriefed(pilot("junior", role="flying", xp=3, stress=3), pilot("papa"))
    assert (who(t, "junior").level, who(t, "junior").status) == ("green", "shaken")


@pytest.mark.rule("PHANTOM-SETUP-09", "PHANTOM-HOUSE-28")
def test_a_card_taken_on_its_promoted_side_is_not_promoted() -> None:
    t = debriefed(pilot("junior+", role="flying", xp=40), pilot("papa"))
    assert (who(t, "junior").level, who(t, "junior").raised) == ("average", False)


@pytest.mark.rule("PHANTOM-HOUSE-29", "PHANTOM-SO-04", "PHANTOM-RULING-25")
def test_the_mission_is_cleared_away() -> None:
    t = debriefed(
        pilot("papa", role="flying", damaged=True, load="gbu-12 mk-82", kills=1),
        so=7,
        tanker=True,
        blind=True,
        outcry=True,
        sar=2,
    )
    found, view = who(t, "papa"), t.view()
    assert (found.role, found.damaged, found.load, found.kills) == ("resting", False, (), 0)
    assert (view.so, view.tanker, view.blind, view.outcry, view.sar) == (7, False, False, False, 0)
    assert view.weapons["gbu-12"].left == 12


@pytest.mark.rule("PHANTOM-HOUSE-37", "PHANTOM-HOUSE-38")
def test_missing_pilots_are_not_replaced_and_without_any_the_campaign_ends() -> None:
    assert sought("down-over-target", 1).view().slot == 2
    t = squadron(pilot("papa", missing=True), pilot("kirin"), pilot("robin"), phase="flight")
    assert t.refused("papa") == "PHANTOM-HOUSE-37"
    alone = pilot("papa", role="down-over-target", shot_down=1)
    t = squadron(alone, phase="rescue", script=dice(1))
    assert outcome(t).reason == "dismal"
    assert t.view().slot == 1


@pytest.mark.rule("PHANTOM-HOUSE-38", "PHANTOM-SETUP-04")
def test_the_campaign_ends_after_its_missions() -> None:
    t = squadron(pilot("papa"), phase="draw", slot=4)
    (ended,) = told(t.play("calm"), CampaignEnded)
    assert (ended.grade, ended.vp, decision(t)) == ("dismal", 0, "over")


@pytest.mark.rule("PHANTOM-HOUSE-39")
@pytest.mark.parametrize(
    ("vp", "grade", "points"),
    [
        (9, "dismal", 0.0),
        (10, "poor", 0.25),
        (11, "adequate", 0.5),
        (12, "good", 0.75),
        (13, "great", 1.0),
        (40, "great", 1.0),
    ],
)
def test_the_outcome(vp: int, grade: str, points: float) -> None:
    t = squadron(pilot("papa"), phase="draw", slot=4, vp=vp)
    t.play("calm")
    assert outcome(t) == outcome(t).__class__((vp,), (points,), grade)


@pytest.mark.rule("PHANTOM-HOUSE-43")
def test_priority_rest_is_bought_up_to_three_times() -> None:
    option = {"priority_rest": True}
    crew = [pilot("papa", stress=9), pilot("kirin", stress=8), pilot("robin")]
    t = squadron(*crew, phase="draw", so=5, options=option)
    t.play("calm")
    assert (decision(t), t.view().rests) == ("rest", 3)
    assert t.refused("robin") == "PHANTOM-HOUSE-43"
    t.play("papa", "papa", "kirin")
    assert decision(t) != "rest"
    assert (who(t, "papa").stress, who(t, "kirin").stress) == (9 - 3 - 4, 8 - 3 - 2)
    assert t.view().so == 2
    assert t.view().log[0].advantages_so == 3
    t = squadron(*crew, phase="draw", so=5)
    t.play("calm")
    assert decision(t) != "rest"


@pytest.mark.rule("PHANTOM-HOUSE-44")
@pytest.mark.parametrize(("on", "xp"), [(True, 2), (False, 1)])
def test_a_kill_is_worth_experience(on: bool, xp: int) -> None:
    flown = pilot("papa", role="flying", kills=2)
    t = debriefed(flown, options={"kill_experience": on})
    assert who(t, "papa").xp == xp


@pytest.mark.rule("PHANTOM-HOUSE-44", "PHANTOM-AA-04")
def test_destroyed_bandits_are_counted() -> None:
    t = over(flying("kirin", "a-n", "aim-9"), counter=[bandit("mig-17", "a-n")], rolled=(9,))
    t.play("kirin aim-9")
    assert who(t, "kirin").kills == 1


@pytest.mark.rule("PHANTOM-HOUSE-45")
@pytest.mark.parametrize(
    ("on", "damage", "vp"), [(True, 3, 1), (True, 2, 0), (False, 4, 0), (True, 5, 2)]
)
def test_a_half_destroyed_target_gives_half(on: bool, damage: int, vp: int) -> None:
    flown = pilot("papa", role="flying")
    t = debriefed(flown, damage=damage, options={"partial_success": on})
    assert t.view().vp == vp
    assert t.view().destroyed == (("highway-bridge",) if damage == 5 else ())


@pytest.mark.rule("PHANTOM-COMP-22", "PHANTOM-SEQ-06")
def test_a_debriefing_is_told_and_logged() -> None:
    t = squadron(
        pilot("papa", role="flying", xp=7),
        stack=["campaign", "mission - debriefing", "relief - 1"],
        target="highway-bridge",
        damage=5,
        weapons_so=2,
        spent=3,
    )
    events = t.play("papa")
    (told_of,) = told(events, Debriefed)
    assert (told_of.target, told_of.destroyed, told_of.vp) == ("highway-bridge", True, 2)
    assert [event.pilot for event in told(events, Promoted)] == ["papa"]
    (row,) = t.view().log
    assert (row.target, row.vp, row.weapons_so, row.advantages_so) == ("highway-bridge", 2, 2, 1)


@pytest.mark.rule("PHANTOM-HOUSE-21", "PHANTOM-HOUSE-41")
def test_a_search_is_told_with_its_die() -> None:
    t = squadron(
        pilot("papa", role="down-over-target", shot_down=1),
        pilot("kirin", role="flying"),
        pilot("robin", role="flying"),
        stack=["campaign", "mission - rescue", "relief - 1"],
        target="northwest-railway",
        script=dice(9),
    )
    (search,) = told(t.play("kirin"), Searched)
    assert (search.pilot, search.die, search.modified, search.result) == (
        "papa",
        9,
        7,
        "under-fire",
    )
