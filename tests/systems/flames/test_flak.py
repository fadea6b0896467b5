"""Flak and bombs, and what a mission comes to (groups FLAK, SCORE and SCALE, FLAMES-CAMP-18)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.flames.raids import TARGET, flown, mission, own, played_on, report, stuka
from tests.systems.flames.scenes import Opening

from escadrille.systems.flames.events import FlakLaid
from escadrille.systems.flames.rules.bombing import bombs_dropped, flak_hits
from escadrille.testing.scripted import Table

DISPERSED, NORMAL, TIGHT = range(3)
FOE = [own("p-11c")]


def struck(flak: str = "dispersed", bomb: str = "normal", *sides: Any, **facts: Any) -> Table:
    """Return a mission after its bombs, with nobody having fought."""
    t = flown(*(sides or ([stuka()], FOE)), **facts)
    played_on(t, flak=flak, bomb=bomb, start="very-low")
    return t


def with_target(**facts: Any) -> dict[str, Any]:
    return {"mission": {"target": {**TARGET, **facts}}}


@pytest.mark.rule("FLAMES-FLAK-01")
def test_the_defender_alone_knows_his_flak() -> None:
    t = flown([stuka()], FOE)
    assert t.asked == ((1, "flak"),)
    assert t.refused("low") == "FLAMES-FLAK-01"
    assert t.refused("tight", seat=0) == "FLAMES-FLAK-01"
    told = t.play("tight")
    laid = next(event for event in told if isinstance(event, FlakLaid))
    assert (laid.seen_by(1).pattern, laid.seen_by(0).pattern) == ("tight", None)
    assert t.view(1).mission.pattern == "tight"
    assert t.view(0).mission.pattern is None
    assert t.view(None).mission.pattern is None
    played_on(t, "bomb", start="very-low")
    assert t.view(0).mission.pattern is None
    played_on(t)
    assert t.view(0).mission.pattern == "tight"


@pytest.mark.rule("FLAMES-FLAK-01", "FLAMES-FLAK-03", "FLAMES-SCORE-01", "FLAMES-SCORE-02")
@pytest.mark.parametrize(("damage", "points"), [(0, (0, 5)), (3, (15, 0))])
def test_side_b_may_attack_too(damage: int, points: tuple[int, int]) -> None:
    """Its Blenheim damages the target, or falls to the flak of the other side."""
    attack = {"attacker": 1}
    t = flown([own("bf-110c")], [{"bomber": "blenheim-4"}], {"shortage": damage}, mission=attack)
    assert t.asked == ((0, "flak"),)
    played_on(t, flak="tight", bomb="tight", start="very-low")
    assert report(t).points == points


@pytest.mark.rule("FLAMES-FLAK-02")
def test_each_bomber_that_still_flies_has_a_pattern_of_its_own() -> None:
    t = flown([stuka(), stuka(), own("bf-110c", loaded=True), own("bf-110c")], FOE)
    played_on(t, "bomb", start="very-low")
    assert t.refused("high") == "FLAMES-FLAK-02"
    assert t.refused("tight", seat=1) == "FLAMES-FLAK-02"
    t.play("tight", "dispersed", "normal")
    assert [one.raid.pattern for one in t.view().aircraft] == [
        *("tight", "dispersed", "normal"),
        *(None, None),
    ]


@pytest.mark.rule("FLAMES-FLAK-03", "FLAMES-RULING-04", "FLAMES-RULING-18")
def test_the_table_of_flak() -> None:
    rows = [[flak_hits(5, flak, pattern) for pattern in range(3)] for flak in range(3)]
    assert rows == [[2, 2, 2], [0, 5, 5], [0, 0, 10]]


@pytest.mark.rule("FLAMES-FLAK-04", "FLAMES-OPT-09", "FLAMES-RULING-17")
@pytest.mark.parametrize(("ours", "theirs", "value"), [(0, 1, 3), (1, 0, 1), (9, 1, 0), (1, 2, 3)])
def test_options_change_flak_first_and_never_below_nothing(
    ours: int, theirs: int, value: int
) -> None:
    t = flown([stuka()], FOE, {"enemy_flak": ours, "flak": 7}, {"flak": theirs})
    assert t.view().mission.target.flak == value


@pytest.mark.rule("FLAMES-FLAK-05", "FLAMES-FLAK-06")
def test_flak_comes_before_the_bombs_and_no_card_helps() -> None:
    t = struck("normal", "normal")
    seen = t.aircraft("a1")
    assert (seen.damage, seen.damaged, seen.raid.dropped) == (2, True, 3)
    t = struck("tight", "tight")
    assert not t.aircraft("a1").flying
    assert t.aircraft("a1").raid.dropped == 0
    assert t.aircraft("a1").raid.victor is None


@pytest.mark.rule("FLAMES-FLAK-07", "FLAMES-RULING-03", "FLAMES-RULING-18")
def test_bombs_by_their_pattern() -> None:
    assert [bombs_dropped(7, pattern) for pattern in range(3)] == [3, 7, 14]
    t = struck("dispersed", "tight", [stuka(), stuka()], FOE)
    assert [t.aircraft(name).raid.dropped for name in ("a1", "a2")] == [12, 12]


@pytest.mark.rule("FLAMES-FLAK-08")
def test_the_bombs_end_the_mission() -> None:
    t = struck()
    assert not t.asked
    assert t.rules.outcome(t.state) is not None
    assert t.view().over


@pytest.mark.rule("FLAMES-CAMP-18", "FLAMES-SCORE-01")
@pytest.mark.parametrize(
    ("damaged", "destroyed", "status", "points"),
    [(7, 9, "intact", (0, 9)), (6, 7, "damaged", (6, 0)), (3, 6, "destroyed", (6, 0))],
)
def test_six_bombs_on_targets_of_several_values(
    damaged: int, destroyed: int, status: str, points: tuple[int, int]
) -> None:
    t = struck(**with_target(damaged=damaged, destroyed=destroyed))
    told = report(t)
    assert (told.status, told.bombs, told.points) == (status, 6, points)


@pytest.mark.rule("FLAMES-CAMP-19")
def test_the_type_of_a_target_changes_nothing() -> None:
    kinds = ("tanks", "infantry", "factory", "bridge", "airfield", "cargo", "carrier", "railway")
    told = {report(t) for t in (struck(**with_target(type=k)) for k in kinds)}
    assert len(told) == 1


@pytest.mark.rule("FLAMES-SCORE-02", "FLAMES-SCORE-03", "FLAMES-RULING-19")
def test_what_flak_shoots_down_counts_and_damage_does_not() -> None:
    lost = struck("tight", "tight")
    assert report(lost).points == (0, 13)
    hurt = struck("normal", "normal")
    assert report(hurt).points == (0, 10)
    half = struck("normal", "normal", mission={"target": TARGET, "half_vp": True})
    assert report(half).points == (0, 11)


@pytest.mark.rule("FLAMES-OPT-14", "FLAMES-OPT-15", "FLAMES-OPT-19", "FLAMES-RULING-29")
def test_vital_doubles_before_press_and_rest_and_the_scale_divides() -> None:
    sides = [stuka()], FOE, {"vital": True, "press": 3}, {"rest": 4}
    t = struck("dispersed", "normal", *sides)
    assert report(t).points == (7, 4)
    scaled = struck("dispersed", "dispersed", *sides, mission={"target": TARGET, "scale": 2})
    assert report(scaled).points == (-2, 12)


@pytest.mark.rule("FLAMES-SCALE-01", "FLAMES-SCALE-02", "FLAMES-SCALE-03", "FLAMES-RULING-58")
def test_the_scale_multiplies_aircraft_and_values_and_nothing_else() -> None:
    three = {"mission": {"target": TARGET, "scale": 3}}
    foes = [own("p-11c", pilot="skalski")]
    t = flown([stuka()], foes, None, {"shortage": 1, "flak": 1}, **three)
    assert [one.fighter for one in t.view().aircraft] == ["ju-87b"] * 3 + ["p-11c"] * 3
    assert [one.pilot for one in t.view().aircraft][3:] == ["skalski", None, None]
    target = t.view().mission.target
    assert (target.damaged, target.destroyed, target.flak) == (15, 30, 3)
    assert [one.damage for one in t.view().aircraft[:3]] == [1, 1, 1]


@pytest.mark.rule("FLAMES-RULING-55")
def test_a_defenders_bombers_drop_nothing() -> None:
    t = struck("normal", "normal", [stuka()], [*FOE, {"bomber": "pzl-23b"}])
    assert t.aircraft("b2").raid.pattern is None
    assert t.aircraft("b2").damage == 0


@pytest.mark.rule("FLAMES-CAMP-22", "FLAMES-RULING-66")
def test_without_attackers_the_target_is_intact() -> None:
    t = flown([stuka()], FOE, None, {"shortage": 4})
    assert not t.asked
    told = report(t)
    assert (told.status, told.flak, told.points) == ("intact", None, (0, 13))


@pytest.mark.rule("FLAMES-CAMP-23", "FLAMES-RULING-66")
def test_without_defenders_the_flak_is_laid_and_the_bombs_fall() -> None:
    t = flown([stuka()], FOE, {"shortage": 4})
    assert t.asked == ((1, "flak"),)
    t.play("dispersed")
    assert t.asked == ((0, "bomb"),)
    t.play("tight")
    assert report(t).points == (13, 0)


def test_the_report_tells_the_fate_of_everybody() -> None:
    t = Opening(mission([stuka(), own("bf-110c", loaded=True)], FOE, {"shortage": 4}))
    t.play("normal", "normal", "normal")
    told = report(t)
    assert [one.fate for one in told.aircraft] == ["flying", "flying", "shot-down"]
    assert [one.bombs for one in told.aircraft] == [3, 8, 0]
    assert [one.loaded for one in told.aircraft] == [False, True, False]
    assert told.flak == "normal"


@pytest.mark.rule("FLAMES-FLAK-06", "FLAMES-FLAK-07")
@pytest.mark.parametrize("flak", ["dispersed", "normal", "tight"])
@pytest.mark.parametrize("bomb", ["dispersed", "normal", "tight"])
def test_what_each_pattern_would_come_to_is_told_before_and_comes_so(flak: str, bomb: str) -> None:
    """A Stuka carries 6 bombs, Damaged 3; 2 hits turn it over, 4 shoot it down."""
    t = flown([stuka()], FOE, **with_target(flak=3))
    played_on(t, until="bomb", flak=flak, start="very-low")
    assert t.view(0).mission.strike == t.view(1).mission.strike
    (stuka_,) = t.view(0).mission.strike.over
    way = ("dispersed", "normal", "tight").index(flak)
    told = stuka_.ends[bomb][way]
    assert [one.bombs for one in t.view(0).mission.strike.sums] == [0, 0, 0]
    t.play(bomb)
    seen = next(one for one in t.view(0).aircraft if one.label == stuka_.aircraft)
    assert (seen.damage, seen.raid.dropped) == (told.hits, told.bombs)
    fate = "down" if not seen.flying else "flips" if seen.damaged else "whole"
    assert told.fate == fate
    assert t.view(0).mission.strike is None
