"""Weather (group WX)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.wings.scenes import (
    FRONT,
    REAR,
    duel,
    fly,
    levels_of,
    of,
    opening,
    plane,
    program,
    step,
    table,
    tables_of,
    wounds_of,
)

from escadrille.systems.wings.events import (
    BombFell,
    Down,
    EnteredClouds,
    WeatherHit,
)
from escadrille.systems.wings.rules import weather
from escadrille.systems.wings.rules.clouds import is_cloud

STRAIGHTS = ("straight", "straight", "straight")
WX: Any = {"options": {"weather": True}}
HEAVY: Any = {**WX, "sky": "heavy", "clouds": [3, 9]}
SPAD = {"type": "spad-vii"}


def drawn(date: str, *cards: str, told: Any = None) -> tuple[Any, int]:
    """Return the state after the weather of a day was drawn with those cards, and the card."""
    t = duel(table={"date": date, **({"weather": told} if told else {})}, **WX)
    tables, s = tables_of(t), t.state
    s.decks[0] = [tables.damage_of[card] for card in cards]
    s.chance.script = list(range(len(cards)))
    s.sky, s.cloud_low, s.cloud_high = 0, 1, 0
    face = weather.draw_sky(tables, s)
    assert told or len(s.decks[0]) == len(cards)  # the card is shuffled back
    return s, face


# Drawing it.


@pytest.mark.rule("WINGS-WX-01", "WINGS-WX-02", "WINGS-RULING-88")
@pytest.mark.parametrize(
    ("date", "card", "sky", "band"),
    [
        ("1917-07", "A2-flames", 2, (3, 12)),  # summer: heavy
        ("1917-12", "A5", 0, None),  # winter: clear
        ("1917-05", "A1", 1, (4, 7)),  # spring: medium
        ("1917-11", "A3", 2, (3, 9)),  # autumn: heavy
        ("1917-02", "A0", 2, (3, 9)),
        ("1917-06", "A4", 1, (6, 9)),
        ("1917-09", "A0-red-jam", 1, (3, 9)),
        ("1917-03", "A3", 0, None),
    ],
)
def test_30_the_weather_of_a_day(
    date: str, card: str, sky: int, band: tuple[int, int] | None
) -> None:
    """WINGS-EX-30. Clear weather has no clouds at all."""
    s, _ = drawn(date, card)
    assert s.sky == sky
    clouds = [level for level in range(15) if is_cloud(s, level)]
    assert clouds == (list(range(band[0], band[1] + 1)) if band else [])


@pytest.mark.rule("WINGS-WX-03", "WINGS-CLOUD-01")
@pytest.mark.parametrize(("level", "inside"), [(3, False), (4, True), (7, True), (8, False)])
def test_30_below_the_low_limit_and_above_the_high_one_it_is_clear(
    level: int, inside: bool
) -> None:
    """WINGS-EX-30. Medium (4/7): levels 4 to 7 are cloud."""
    t = duel({"level": level}, sky="medium", clouds=[4, 7], **WX)
    out = step(t, "clouds-1")
    assert bool(of(out, EnteredClouds)) == bool(t.state.cloud[0]) == inside


@pytest.mark.rule("WINGS-WX-02", "WINGS-RULING-25")
def test_a_card_without_a_place_in_the_table_is_drawn_again() -> None:
    s, face = drawn("1917-05", "A0-explosion", "A1")
    assert (s.sky, (s.cloud_low, s.cloud_high)) == (1, (4, 7))
    assert face >= 0
    t = duel(**WX)
    tables = tables_of(t)
    t.state.decks[0] = [tables.damage_of["C6-engine"], tables.damage_of["A5"]]
    t.state.chance.script = [0, 1]
    assert weather.draw_value(tables, t.state) == tables.damage_of["A5"]


@pytest.mark.rule("WINGS-WX-01")
def test_a_scenario_may_tell_its_weather() -> None:
    s, face = drawn("1917-05", told={"sky": "heavy", "low": 3, "high": 6})
    assert (s.sky, s.cloud_low, s.cloud_high, face) == (2, 3, 6, -1)


@pytest.mark.rule("WINGS-WX-02", "WINGS-CLOUD-01", "WINGS-RULING-88")
def test_the_band_replaces_the_cloud_layer_and_does_not_raise_the_ceiling() -> None:
    both = opening(
        SPAD,
        SPAD,
        weather={"sky": "medium", "low": 6, "high": 9},
        options={"weather": True, "cloud_layer": True},
    )
    assert levels_of(both.view().clouds) == (6, 9)
    climber = {"level": 3, "counters": 2}
    t = duel(climber, sky="medium", clouds=[4, 7], options={"weather": True, "cloud_layer": True})
    program(t, 0, "climb", "straight", "straight")
    program(t, 1, *STRAIGHTS)
    assert "gain" not in [decision for _, decision in t.asked]


# Medium cloud.


@pytest.mark.rule("WINGS-WX-05")
@pytest.mark.parametrize(("sky", "tails"), [("clear", 1), ("medium", -1), ("heavy", 1)])
def test_in_medium_cloud_nobody_tails(sky: str, tails: int) -> None:
    t = table(plane(0, 500, 300), plane(1, 500, 450), sky=sky, clouds=[4, 7], **WX)
    assert t.state.tails[0] == tails


@pytest.mark.rule("WINGS-WX-05", "WINGS-PHO-01", "WINGS-REC-01", "WINGS-BOMB-01")
@pytest.mark.parametrize("low", [1, 3])
def test_nothing_is_bombed_or_seen_out_of_the_clouds(low: int) -> None:
    """At level 2, in a band from 1 up or below one from 3 up; a1 also drops a bomb into cloud."""
    aims = [
        {"piece": "dump", "at": [500, 500], "side": 1, "task": task}
        for task in ("photograph", "reconnoitre")
    ]
    slot = {"at": [0, 0], "heading": 0}
    names = [{"en": "x", "fr": "x"}] * 2
    sides = [
        {"name": names[0], "camp": "entente", "edge": "west", "aircraft": [{**slot, "bombs": 1}]},
        {"name": names[1], "camp": "empires", "edge": "east", "aircraft": [slot]},
    ]
    t = table(
        plane(
            0,
            500,
            500,
            type={"seats": 2, "guns": [FRONT, REAR]},
            last="stall",
            did=1,
            bombs=1,
            releasing="bomb",
            cloud=int(low == 1),
        ),
        plane(1, 900, 900),
        table={"ground": aims, "side": sides},
        sky="medium",
        clouds=[low, 7],
        **WX,
    )
    assert bool(of(step(t, "bombs-1"), BombFell)) == (low == 3)
    step(t, "look-1")
    assert [piece.done for piece in t.view().pieces] == [low == 3] * 2
    step(t, "release-1")
    assert ((0, "release") in t.asked) == (low == 3)


# Heavy weather.


def storm(level: int, card: str, **facts: Any) -> Any:
    """Return a1 after its draw at the start of a turn in Heavy (3/9) weather."""
    t = duel({"level": level, **facts}, decks={"B": f"{card} B0"}, **HEAVY)
    out = step(t, "storm")
    assert [hit.card for hit in of(out, WeatherHit)] == [card, "B0"]  # one card each
    return t


@pytest.mark.rule("WINGS-WX-06")
@pytest.mark.parametrize(
    ("card", "points"),
    [
        ("B0", 0),
        ("B1", 1),
        ("B2", 0),
        ("B3", 1),
        ("B4", 0),
        ("B1-rudder-left", 1),
        ("B3-pilot", 1),
        ("B2-engine", 0),
        ("B0-explosion", 0),
    ],
)
def test_31_outside_the_clouds_an_odd_card_costs_a_point(card: str, points: int) -> None:
    """WINGS-EX-31. Specials are ignored."""
    found = storm(2, card).aircraft("a1")
    assert (found.points, found.hits) == (points, ())
    assert (wounds_of(found), found.engine_hits, found.status) == ((0, 0), 0, "flying")


@pytest.mark.rule("WINGS-WX-07", "WINGS-RULING-88")
def test_31_in_the_clouds_specials_count() -> None:
    """WINGS-EX-31."""
    points = {"B0": 0, "B3": 1, "B4": 2, "B2": 2, "B1-red-jam": 1, "B0-green-jam": 0}
    for card, cost in points.items():
        t = storm(4, card, cloud=1)
        found = t.aircraft("a1")
        assert (found.points, found.hits) == (cost, ()), card
        assert not any(t.state.jams)
    rudder = storm(4, "B1-rudder-left", cloud=1)
    assert rudder.aircraft("a1").points == 1
    step(rudder, "begin")
    assert rudder.aircraft("a1").bans == ("left",)
    smoke = storm(4, "B2-smoke", cloud=1).aircraft("a1")
    assert (smoke.points, smoke.smoke) == (2, 3)
    engine = storm(4, "B2-engine", cloud=1).aircraft("a1")
    assert (engine.points, engine.engine_hits) == (2, 1)
    assert storm(4, "B0-explosion", cloud=1).aircraft("a1").status == "down"


@pytest.mark.rule("WINGS-WX-06", "WINGS-WX-07")
def test_only_heavy_weather_is_drawn_for_and_the_last_point_is_a_fall() -> None:
    for sky in ("clear", "medium"):
        t = duel(sky=sky, clouds=[4, 7], decks={"B": "B1 B1"}, **WX)
        assert not step(t, "storm")
    t = duel({"battered": 14}, decks={"B": "B1 B0"}, **HEAVY)
    assert [down.piece for down in of(step(t, "storm"), Down)] == ["a1"]


@pytest.mark.rule("WINGS-WX-06", "WINGS-RULING-26")
@pytest.mark.parametrize(
    ("cards", "draws"),
    [
        (("straight", "turn-left", "sideslip-left"), 0),
        (("straight", "immelmann", "straight"), 1),
        (("stall", "immelmann", "straight"), 2),  # a Split-S: its stall and its Immelmann card
        (("climb", "straight", "dive"), 2),
        (("stall", "straight", "stall"), 2),
    ],
)
def test_one_more_draw_after_each_manoeuvre_that_strains(
    cards: tuple[str, str, str], draws: int
) -> None:
    t = duel(decks={"B": ["B0"] * 8}, **HEAVY)
    found = [hit for hit in of(fly(t, *cards), WeatherHit) if hit.aircraft == "a1"]
    in_turn_two = 1  # the draw at the start of the next turn
    assert len(found) - in_turn_two == draws


@pytest.mark.rule("WINGS-WX-06", "WINGS-WX-07", "WINGS-RULING-26")
@pytest.mark.parametrize(("level", "points"), [(3, 0), (4, 2)])
def test_in_or_out_is_judged_after_the_altitude_step(level: int, points: int) -> None:
    """A dive from 4 ends in the clouds at 3, from 3 below them at 2; the card is a 2."""
    t = duel({"level": level, "cloud": 1}, decks={"B": "B2"}, **HEAVY)
    hit = of(fly(t, "dive", "straight", "straight"), WeatherHit)[0]
    assert (hit.aircraft, hit.points) == ("a1", points)


@pytest.mark.rule("WINGS-WX-06", "WINGS-RULING-26", "WINGS-AIM-02", "WINGS-TAIL-04")
def test_the_damage_of_the_weather_breaks_aim_and_tailing() -> None:
    t = table(plane(0, 500, 300), plane(1, 500, 450), decks={"B": "B1 B0"}, **HEAVY)
    assert t.state.tails[0] == 1
    step(t, "storm")
    step(t, "tail")
    assert t.state.tails[0] == -1


@pytest.mark.rule("WINGS-WX-06", "WINGS-DM-07")
def test_a_mode_whose_deck_is_spent_has_no_weather_left() -> None:
    t = opening(
        SPAD,
        SPAD,
        weather={"sky": "heavy", "low": 3, "high": 9},
        options={"weather": True, "mode": "deathmatch"},
    )
    t.state.decks[0] = []
    assert not of(step(t, "storm"), WeatherHit)
    assert t.state.spent == 1
