"""The position of the sun (group SUN)."""

from __future__ import annotations

from math import hypot
from typing import Any

import pytest
from tests.systems.wings.scenes import of, opening, plane, program, settle, step, table, tables_of

from escadrille.mechanics.plane.grid import bearing
from escadrille.systems.wings.events import CardShown, Flew
from escadrille.systems.wings.rules import advantage

STRAIGHTS = ("straight", "straight", "straight")
SUN: Any = {"options": {"sun": True}}
WEST, EAST = 0, 1  # Allies and Empires of a table in place
ABSENT, FLYING = 0, 1
REACH = 10000 + 6800  # half a ruler between two bases that face the same way


def draw(*cards: str, **facts: Any) -> Any:
    """Return the table after the sun was drawn with those A cards."""
    t = table(plane(0, 200, 500), plane(1, 800, 500), **{**SUN, **facts})
    tables, s = tables_of(t), t.state
    s.sun, s.status[:2] = -1, [FLYING, FLYING]
    s.decks[0] = [tables.damage_of[card] for card in cards]
    s.chance.script = list(range(len(cards)))
    advantage.draw_sun(tables, s)
    assert not s.chance.script
    return t


# When, and for whom.


def shining(level: int, weather: dict[str, Any] | None, **options: Any) -> bool:
    """Was the sun drawn for when a game in that weather began?"""
    slots = [{"type": "spad-vii", "level": level} for _ in range(2)]
    options = {"sun": True, "weather": weather is not None, **options}
    told = {} if weather is None else {"weather": weather}
    suns = {opening(*slots, chance=n, options=options, **told).state.sun for n in range(12)}
    return suns != {-1}


@pytest.mark.rule("WINGS-SUN-01")
def test_the_sun_shines_in_clear_weather_or_above_medium_cloud() -> None:
    medium = {"sky": "medium", "low": 3, "high": 6}
    assert shining(2, None)  # without weather it is clear
    assert shining(2, {"sky": "clear"})
    assert not shining(2, medium)
    assert not shining(6, medium)
    assert shining(7, medium)
    assert not shining(10, {"sky": "heavy", "low": 3, "high": 9})
    assert not shining(2, None, sun=False)
    assert not shining(2, None, mode="deathmatch")


@pytest.mark.rule("WINGS-SUN-01")
def test_all_must_fly_above_the_medium_cloud() -> None:
    t = table(
        plane(0, 200, 500, level=8),
        plane(1, 800, 500, level=7),
        sky="medium",
        clouds=[3, 6],
        options={"weather": True},
    )
    assert advantage.sun_shines(tables_of(t), t.state)
    t.state.level[1] = 6
    assert not advantage.sun_shines(tables_of(t), t.state)


@pytest.mark.rule("WINGS-SUN-02", "WINGS-RULING-25")
@pytest.mark.parametrize(
    ("cards", "side", "card"),
    [
        (("A4",), WEST, 4),
        (("A3",), EAST, 3),
        (("A0", "A1"), EAST, 0),  # the midday sun
        (("A0", "A0-red-jam"), -1, 0),
        (("A1",), EAST, 1),
        (("A2-flames",), WEST, 2),
        (("A5",), WEST, 5),
        (("A0", "A5"), WEST, 0),
        (("A0-explosion", "A3"), EAST, 3),  # no value: another is drawn
    ],
)
def test_32_the_sun_is_with_one_side(cards: tuple[str, ...], side: int, card: int) -> None:
    """WINGS-EX-32. Allies in the west, Empires in the east."""
    s = draw(*cards).state
    assert (s.sun, s.sun_card) == (side, card)
    assert s.status[:2] == [ABSENT if n == side else FLYING for n in (WEST, EAST)]


@pytest.mark.rule("WINGS-SUN-02")
def test_on_the_eastern_front_the_camps_have_changed_places() -> None:
    sides = [
        {
            "name": {"en": camp, "fr": camp},
            "camp": camp,
            "edge": edge,
            "aircraft": [{"at": [0, 0], "heading": 0}],
        }
        for camp, edge in (("entente", "east"), ("empires", "west"))
    ]
    for card, side in (("A3", 0), ("A4", 1)):
        assert draw(card, table={"side": sides}).state.sun == side


# Coming in.


def enter(t: Any) -> None:
    """Enter, and take the first answer to whatever else is asked on the way."""
    t.play("enter")
    while t.asked[0][1] != "program":
        t.play(t.legal()[0])


def waiting(card: int, enemy: Any = None, side: int = EAST, **facts: Any) -> Any:
    """Return a table before the sun's side, a2, may enter: turn 3 unless told otherwise."""
    planes = [plane(n, 500, 500, status="absent" if n == side else "flying") for n in (WEST, EAST)]
    planes[1 - side].update(enemy or {})
    usual = {"sun": side, "sun_card": card, "turn": 3, "at": "sun", **SUN}
    return table(*planes, **{**usual, **facts})


@pytest.mark.rule("WINGS-SUN-03")
@pytest.mark.parametrize(
    ("turn", "asked", "status"),
    [
        (1, "program", "absent"),
        (2, "program", "absent"),
        (3, "enter", "absent"),
        (4, "enter", "absent"),
        (5, "program", "flying"),  # it must not wait for ever
    ],
)
def test_the_others_play_two_to_four_turns_alone(turn: int, asked: str, status: str) -> None:
    t = waiting(3, turn=turn)
    assert t.asked[0][1] == asked
    assert t.aircraft("a2").status == status
    if asked == "enter":
        t.play("pass")
        assert t.asked == ((0, "program"),)


@pytest.mark.rule("WINGS-SUN-04", "WINGS-RULING-27")
@pytest.mark.parametrize(
    ("side", "card", "level"),
    [
        (EAST, 1, 1),
        (EAST, 3, 2),
        (WEST, 2, 2),
        (WEST, 4, 2),
        (WEST, 5, 1),
        (EAST, 0, 3),
        (WEST, 0, 3),
    ],
)
def test_32_it_enters_half_a_ruler_away_towards_the_sun(side: int, card: int, level: int) -> None:
    """WINGS-EX-32. Dawn and dusk a level below, midday one above; it heads for its enemy."""
    t = waiting(card, side=side)
    enter(t)
    found = t.aircraft("a2" if side == EAST else "a1")
    assert found.pose == (
        50000 + (REACH if side == EAST else -REACH),
        50000,
        27000 if side else 9000,
    )
    assert (found.level, found.counters, found.status) == (level, 0, "flying")


@pytest.mark.rule("WINGS-SUN-04", "WINGS-RULING-27")
@pytest.mark.parametrize(("card", "enemy", "level"), [(1, (0, 1), (0, 1)), (0, (3, 0), (3, 0))])
def test_its_level_is_clamped_to_a_legal_one(
    card: int, enemy: tuple[int, int], level: tuple[int, int]
) -> None:
    t = waiting(card, {"level": enemy[0], "counters": enemy[1]})
    enter(t)
    found = t.aircraft("a2")
    assert (found.level, found.counters) == level


@pytest.mark.rule("WINGS-SUN-04", "WINGS-RULING-27", "WINGS-REL-03")
@pytest.mark.parametrize(("card", "level"), [(1, (1, 1)), (3, (1, 1)), (0, (2, 0))])
def test_over_a_hill_it_enters_above_the_ground(card: int, level: tuple[int, int]) -> None:
    """The enemy flies at (1, 0) over the plain; where a2 comes in the floor is 1."""
    hill = {"relief": [{"relief": "plateau", "at": [850, 500]}]}
    t = waiting(card, {"level": 1}, table=hill, options={"sun": True, "relief": True})
    enter(t)
    found = t.aircraft("a2")
    assert (found.level, found.counters, found.green_peg) == (*level, 2)


@pytest.mark.rule("WINGS-SUN-04", "WINGS-RULING-27", "WINGS-SUN-01")
@pytest.mark.parametrize(
    ("card", "enemy", "clouds", "level"),
    [(0, 3, (4, 4), 3), (0, 2, (4, 4), 3), (1, 3, (1, 2), 3), (1, 3, (0, 1), 2)],
)
def test_it_never_enters_in_the_clouds(
    card: int, enemy: int, clouds: tuple[int, int], level: int
) -> None:
    options = {"sun": True, "cloud_layer": True}
    t = waiting(card, {"level": enemy}, clouds=list(clouds), options=options)
    enter(t)
    assert t.aircraft("a2").level == level


@pytest.mark.rule("WINGS-SUN-04", "WINGS-CLOUD-02")
def test_an_enemy_in_the_clouds_is_not_surprised() -> None:
    west = [plane(0, 300, 500), plane(0, 300, 700, level=4, cloud=1)]
    options = {"sun": True, "cloud_layer": True}
    facts: Any = {"sun": EAST, "sun_card": 3, "turn": 3, "at": "sun", "clouds": [4, 4]}
    t = table(*west, plane(1, 700, 500, status="absent"), options=options, **facts)
    t.play("enter")
    assert t.state.tails == [-1, -1, 0]
    assert t.asked[0][1] == "program"


@pytest.mark.rule("WINGS-SUN-05")
@pytest.mark.parametrize(
    ("at", "heading"), [((900, 500), 90), ((900, 500), 0), ((960, 960), 45), ((960, 300), 200)]
)
def test_too_near_the_edge_it_comes_in_from_behind(at: tuple[float, float], heading: float) -> None:
    """At the enemy's 5, 6 or 7 o'clock, half a ruler away, and on the table."""
    t = waiting(3, {"at": list(at), "heading": heading})
    enter(t)
    x, y, _ = t.aircraft("a2").pose
    enemy = t.aircraft("a1").pose
    assert hypot(x - enemy[0], y - enemy[1]) == pytest.approx(REACH, abs=2)
    assert 0 <= x <= 100000
    assert 0 <= y <= 100000
    clock = (bearing(enemy[:2], (x, y)) - enemy[2]) % 36000
    assert min(abs(clock - hour) for hour in (15000, 18000, 21000)) <= 2


# The surprise.


def entered(**facts: Any) -> Any:
    t = waiting(3, **facts)
    enter(t)
    return t


@pytest.mark.rule("WINGS-SUN-06", "WINGS-RULING-89")
@pytest.mark.parametrize("options", [{"sun": True}, {"sun": True, "tailing": False}])
def test_the_surprised_show_their_first_card_wherever_they_are(options: Any) -> None:
    """a2 is beside a1, in no position to tail; it re-orders its own three cards all the same."""
    t = entered(options=options)
    program(t, 0, "turn-left", "straight", "straight")
    out = program(t, 1, "straight", "turn-right", "stall")
    assert [(e.aircraft, e.tailer, e.seat, e.card) for e in of(out, CardShown)] == [
        ("a1", "a2", 1, "turn-left")
    ]
    assert t.asked == ((1, "reorder"),)
    out = t.play("213") + settle(t, 3)
    assert [e.card for e in of(out, Flew) if e.aircraft == "a2"] == [
        "turn-right",
        "straight",
        "stall",
    ]


@pytest.mark.rule("WINGS-SUN-06", "WINGS-RULING-89")
def test_smoke_and_medium_cloud_do_not_bar_the_look_and_it_lasts_one_turn() -> None:
    t = entered()
    t.state.smoke[1], t.state.sky = 3, 1
    step(t, "tail")
    assert t.state.tails == [-1, 0]
    step(t, "begin")
    step(t, "tail")
    assert t.state.tails == [-1, -1]


@pytest.mark.rule("WINGS-SUN-06", "WINGS-RULING-89")
@pytest.mark.parametrize(("mine", "enemies", "shown"), [(1, 2, 1), (2, 1, 1), (2, 2, 2)])
def test_one_card_for_each_look_and_one_look_for_each_aircraft(
    mine: int, enemies: int, shown: int
) -> None:
    west = [plane(0, 300, 300 + 200 * n, status="flying") for n in range(enemies)]
    east = [plane(1, 700, 300 + 200 * n, status="absent") for n in range(mine)]
    t = table(*west, *east, sun=EAST, sun_card=3, turn=3, at="sun", **SUN)
    enter(t)
    looks = [other for other in t.state.tails if other != -1]
    assert len(looks) == len(set(looks)) == shown
