"""Life points, what they make of a pilot, and what becomes of him (groups WND, STATE, DOWN)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.wings.airmen import OPTIONS, airman, answer, facing, fired, life, row, seen
from tests.systems.wings.scenes import of, opening, plane, program, settle, step, table, tables_of

from escadrille.systems.wings.events import Glided, PilotFate, SkillKept, Wounded
from escadrille.systems.wings.rules import fates, pilots

TWO_SEATER: dict[str, Any] = {"seats": 2, "guns": [{"arc": "front", "letter": "A", "half": 33}]}
ZONES: dict[str, Any] = {"table": {"borders": [300, 700]}}


@pytest.mark.rule("WINGS-WND-01", "WINGS-PIL-02")
def test_a_pilot_has_ten_life_points() -> None:
    t = facing()
    pilot = t.aircraft("a2").pilot
    assert (pilot.life, pilot.state, pilot.standing) == (10, "active", "rookie")


@pytest.mark.rule("WINGS-WND-02", "WINGS-RULING-09", "WINGS-RULING-111")
def test_a_wound_costs_five_points_and_two_make_it_serious() -> None:
    t, out = fired(airman(), airman(), "A3-pilot A0")
    assert [(e.life, e.state) for e in of(out, Wounded)] == [(5, "wounded")]
    assert seen(t, 0).hits[0].special == "pilot"  # everyone sees it
    t, out = fired(airman(), airman(airman={"life": 5}), "A3-pilot A0")
    assert [(e.life, e.state) for e in of(out, Wounded)] == [(0, "grave")]
    assert t.aircraft("a2").status == "flying"


@pytest.mark.rule("WINGS-WND-06", "WINGS-STATE-05")
def test_below_nought_the_pilot_dies_and_his_aircraft_crashes() -> None:
    t, out = fired(airman(), airman(airman={"life": 4}), "A3-pilot A0")
    assert next(e.fate for e in of(out, PilotFate)) == "dead"
    assert t.aircraft("a2").status == "down"


@pytest.mark.rule("WINGS-WND-04")
def test_a_wounded_pilot_keeps_one_skill() -> None:
    t, _ = fired(airman(), airman(None, "viper", "serpent", tokens=0), "A3-pilot A0")
    assert t.asked == ((1, "keep"),)
    assert t.refused("careful", seat=1) == "WINGS-WND-04"
    assert t.refused("a1", seat=1) == "WINGS-WND-04"
    out = t.play("serpent", seat=1)
    assert [e.skill for e in of(out, SkillKept)] == ["serpent"]
    assert t.aircraft("a2").skills == ("serpent",)


@pytest.mark.rule("WINGS-WND-05", "WINGS-RULING-08", "WINGS-DOWN-04")
def test_a_seriously_wounded_pilot_has_three_complete_turns_to_land() -> None:
    t, _ = fired(airman(), airman(airman={"life": 5}), "A3-pilot A0")
    assert t.aircraft("a2").grave == 4  # wounded in turn 1
    for turn, status in ((3, "flying"), (4, "down")):
        t.state.turn = turn
        step(t, "grave")
        assert t.aircraft("a2").status == status


@pytest.mark.rule("WINGS-RULING-08", "WINGS-WND-05")
@pytest.mark.parametrize(("life_left", "status"), [(2, "home"), (10, "down")])
def test_without_landings_he_leaves_by_his_own_edge(life_left: int, status: str) -> None:
    grave: dict[str, Any] = {"grave": 4} if life_left == 2 else {}
    one = plane(0, 60, 500, 270, **airman(airman={"life": life_left}), **grave)
    t = table(one, plane(1, 800, 500, **airman()), options=OPTIONS)
    program(t, 0, "straight", "straight", "straight")
    program(t, 1, "turn-left", "turn-left", "turn-left")
    settle(t, 1)
    assert t.aircraft("a1").status == status
    assert t.aircraft("a1").pilot.fate == ("grave" if life_left == 2 else "active")


@pytest.mark.rule("WINGS-RULING-40")
def test_an_observer_has_life_points_of_his_own() -> None:
    t, out = fired(airman(), airman(type=TWO_SEATER), "A5-pilot A0")
    assert [(e.man, e.life) for e in of(out, Wounded)] == [("observer", 5)]
    assert life(t) == 10


@pytest.mark.rule("WINGS-STATE-02", "WINGS-RULING-72")
def test_who_flies_wounded_has_five_points_and_one_skill() -> None:
    pilot = {"wounded": True, "skills": ["viper", "serpent"], "standing": "ace"}
    options = {**OPTIONS, "behaviours": False}
    t = opening({"type": "se5a", "pilot": pilot}, {"type": "fokker-d7"}, options=options)
    assert (life(t, "a1"), t.asked) == (5, ((0, "keep"),))
    t.play("viper", seat=0)
    assert t.aircraft("a1").skills == ("viper",)
    fit = {**pilot, "wounded": False}
    t = opening({"type": "se5a", "pilot": fit}, {"type": "fokker-d7"}, options=options)
    assert (life(t, "a1"), t.asked[0][1]) == (10, "program")


@pytest.mark.rule("WINGS-SKL-02", "WINGS-RULING-07")
@pytest.mark.parametrize(
    ("standing", "tokens", "fewer"),
    [("rookie", 2, 2), ("ace", 4, 3), ("veteran", 6, 4), ("ace-of-aces", 8, 5)],
)
def test_tokens_follow_the_standing(standing: str, tokens: int, fewer: int) -> None:
    slot = {"type": "se5a", "pilot": {"standing": standing, "skills": ["viper"]}}
    for scale, expected in (("2-4-6-8", tokens), ("2-3-4-5", fewer)):
        options = {"pilots": True, "skills": True, "skill_token_scale": scale}
        t = opening(slot, {"type": "fokker-d7"}, options=options)
        assert t.aircraft("a1").tokens == expected


@pytest.mark.rule("WINGS-RULING-76")
@pytest.mark.parametrize(("standing", "open_to"), [("rookie", False), ("ace", True)])
def test_special_manoeuvres_may_be_for_aces(standing: str, open_to: bool) -> None:
    slot = {"type": "se5a", "pilot": {"standing": standing}}
    options = {"pilots": True, "special_manoeuvres": "ace"}
    t = opening(slot, {"type": "fokker-d7"}, options=options)
    t.play("climb", seat=0)
    assert ("immelmann" in t.legal(0)) == open_to


# Coming down.


def down(x: float, level: int = 2, deck: str = "A0 A0 A0 A0", **facts: Any) -> Any:
    """Return what happens to the pilot of a2, shot down at that place, flying north."""
    one = plane(0, x, 200, **airman())
    other = plane(1, x, 324, **airman(**facts), level=level)
    usual: dict[str, Any] = {"did": 1, "flown": 1, "last": "straight", "cards": 3}
    usual |= {"programme": "straight straight straight"}
    planes = [{**usual, **one, "level": level}, {**usual, **other, "battered": 14}]
    options = {**OPTIONS, "crash_landing": True}
    t = table(*planes, options=options, at="fire-1", phase=1, decks={"A": f"A1 A0 {deck}"}, **ZONES)
    return t, t.play("a2", seat=0)


@pytest.mark.rule(
    "WINGS-DOWN-02", "WINGS-DOWN-03", "WINGS-WND-03", "WINGS-RULING-45", "WINGS-RULING-73"
)
@pytest.mark.parametrize(
    ("x", "deck", "fate"),
    [
        (850, "A1 A1 A1", "active"),
        (850, "A3 A1 A0", "active"),
        (850, "A4 A1 A0", "wounded"),
        (850, "A3-pilot A0 A0", "grave"),
        (850, "A5-pilot A1 A0", "dead"),
        (850, "A0 A0-explosion A0", "dead"),
        (500, "A0 A0 A0", "missing"),
        (150, "A0 A0 A0", "captured"),
    ],
)
def test_the_zone_and_his_life_points_decide_what_becomes_of_him(
    x: float, deck: str, fate: str
) -> None:
    t, out = down(x, deck=deck)
    assert len(of(out, Glided)[0].cards) == 3
    assert t.aircraft("a2").pilot.fate == fate


@pytest.mark.rule("WINGS-RULING-106")
@pytest.mark.parametrize(("points", "state"), [(10, "active"), (6, "active"), (5, "wounded")])
def test_a_survivor_with_six_points_is_active(points: int, state: str) -> None:
    assert pilots.state_of(points) == state
    assert [pilots.state_of(life) for life in (3, 2, 0, -1)] == [
        "wounded",
        "grave",
        "grave",
        "dead",
    ]


@pytest.mark.rule("WINGS-RULING-13")
def test_without_crash_landings_nobody_walks_away() -> None:
    t, _ = fired(airman(), airman(battered=14), "A1 A0")
    assert t.aircraft("a2").pilot.fate == "dead"


@pytest.mark.rule("WINGS-SPEC-16", "WINGS-WND-06")
def test_an_explosion_kills_the_whole_crew() -> None:
    _, out = fired(airman(), airman(type=TWO_SEATER), "A0-explosion A0")
    assert [(e.man, e.fate) for e in of(out, PilotFate)][:2] == [
        ("pilot", "dead"),
        ("observer", "dead"),
    ]


@pytest.mark.rule("WINGS-STATE-01", "WINGS-RULING-72")
def test_who_is_still_there_at_the_end_goes_home_as_he_is() -> None:
    t = facing(airman(airman={"life": 7}), airman(airman={"life": 4}))
    fates.muster_out(tables_of(t), t.state, None)
    assert [t.aircraft(label).pilot.fate for label in ("a1", "a2")] == ["active", "wounded"]


@pytest.mark.rule("WINGS-WND-05")
def test_who_lands_on_the_wrong_side_is_captured() -> None:
    grounded: dict[str, Any] = {"level": 0, "status": "ground", "landing": "standing"}
    options = {**OPTIONS, "landing_takeoff": True}
    one = plane(0, 850, 500, **airman(airman={"life": 1}), **grounded)
    t = table(one, plane(1, 100, 500, **airman()), options=options, **ZONES)
    fates.muster_out(tables_of(t), t.state, None)
    assert t.aircraft("a1").pilot.fate == "captured"
    assert row(t, "a1", pilots.LIFE) == 1


@pytest.mark.rule("WINGS-WND-02")
def test_without_pilots_the_second_wound_kills_as_before() -> None:
    wounded = {"damage": ["A3-pilot turn=0 flown=0 fire"]}
    off = {"pilots": False, "behaviours": False, "skills": False}
    t, _ = fired({"did": 1}, wounded, "A5-pilot A0", options=off)
    answer(t)
    assert t.aircraft("a2").status == "down"
    assert t.aircraft("a2").pilot is None
