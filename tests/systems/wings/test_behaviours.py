"""Behaviours: each changes a fight once (group BEH)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.wings.airmen import (
    AIMING,
    OPTIONS,
    airman,
    answer,
    asked,
    facing,
    fired,
    life,
    points,
    row,
)
from tests.systems.wings.scenes import of, plane, step, table, tables_of

from escadrille.systems.wings.events import (
    Drew,
    PilotFate,
    PowerUsed,
    Rammed,
    ShotCancelled,
    Wounded,
)
from escadrille.systems.wings.rules import pilots

DYING: dict[str, Any] = {"airman": {"life": 1}}


# The knight.


@pytest.mark.rule("WINGS-BEH-02", "WINGS-RULING-58", "WINGS-STATE-04")
def test_a_knight_spares_the_pilot_whom_he_has_killed_once() -> None:
    t, _ = fired(airman("knight"), airman(**DYING), "A3-pilot A0")
    assert asked(t) == (0, "knight")
    out = t.play("use", seat=0)
    assert [e.fate for e in of(out, PilotFate)][:1] == ["captured"]
    assert t.aircraft("a2").status == "down"
    t, _ = fired(airman("knight", airman={"spent": 1}), airman(**DYING), "A3-pilot A0")
    assert t.aircraft("a2").pilot.fate == "dead"


@pytest.mark.rule("WINGS-BEH-02", "WINGS-WND-06")
def test_nobody_but_a_knight_is_asked_and_he_may_refuse() -> None:
    t, out = fired(airman("soldier"), airman(**DYING), "A3-pilot A0")
    assert [e.fate for e in of(out, PilotFate)][:1] == ["dead"]
    t, _ = fired(airman("knight"), airman(**DYING), "A3-pilot A0")
    t.play("pass", seat=0)
    assert t.aircraft("a2").pilot.fate == "dead"


# The hothead.


@pytest.mark.rule("WINGS-BEH-04")
@pytest.mark.parametrize(("behaviour", "left"), [("hothead", 5), ("artist", 0)])
def test_a_hothead_shrugs_the_second_wound_off(behaviour: str, left: int) -> None:
    wounded: dict[str, Any] = {"airman": {"life": 5, "struck": 1}}
    t, _ = fired(airman(), airman(behaviour, **wounded), "A3-pilot A0")
    answer(t)
    assert (life(t), t.aircraft("a2").grave) == (left, 0 if left else 4)


@pytest.mark.rule("WINGS-BEH-04")
def test_a_hothead_who_has_less_is_raised_to_three_life_points() -> None:
    t, _ = fired(airman(), airman("hothead", airman={"life": 1, "struck": 1}), "A3-pilot A0")
    assert (life(t), t.aircraft("a2").grave) == (3, 0)
    assert not t.aircraft("a2").pilot.ready


@pytest.mark.rule("WINGS-BEH-05", "WINGS-WND-04")
def test_a_wounded_hothead_keeps_all_his_skills() -> None:
    t, _ = fired(airman(), airman("hothead", "careful", "makeshift"), "A3-pilot A0")
    answer(t)
    assert (life(t), t.aircraft("a2").skills) == (5, ("careful", "makeshift"))
    t, _ = fired(airman(), airman(None, "careful", "makeshift"), "A3-pilot A0")
    answer(t, keep="makeshift")
    assert (life(t), t.aircraft("a2").skills) == (5, ("makeshift",))


# The opportunist and the guardian angel.


def three(one: dict[str, Any], other: dict[str, Any], friend: dict[str, Any], deck: str) -> Any:
    """Return a1 before a2, with a friend of a1 far away; nobody else can fire."""
    usual: dict[str, Any] = {"did": 1, "flown": 1, "last": "straight", "cards": 3}
    usual |= {"programme": "straight straight straight"}
    planes = [
        plane(0, 500, 200, **{**usual, **one}),
        plane(0, 900, 900, **{**usual, **friend}),
        plane(1, 500, 324, **{**usual, **other}),
    ]
    return table(*planes, options=OPTIONS, at="fire-1", phase=1, decks={"A": deck})


@pytest.mark.rule("WINGS-BEH-07", "WINGS-RULING-58")
def test_an_opportunist_adds_a_card_against_who_smokes_by_another() -> None:
    smoking: dict[str, Any] = {"smoke": 2, "damage": ["A4-smoke turn=1 flown=1 by=a2 fire"]}
    t = three(airman("opportunist"), airman(**smoking), airman(), "A1 A1 A3")
    t.play("a3", seat=0)
    assert asked(t) == (0, "opportunist")
    t.play("use", seat=0)
    assert points(t, "a3") == 4 + 1 + 1 + 3
    own: dict[str, Any] = {"smoke": 2, "damage": ["A4-smoke turn=1 flown=1 by=a1 fire"]}
    t = three(airman("opportunist"), airman(**own), airman(), "A1 A1 A3")
    t.play("a3", seat=0)
    assert points(t, "a3") == 4 + 1 + 1  # by his own fire, and nobody asks him


@pytest.mark.rule("WINGS-BEH-07", "WINGS-RULING-58")
def test_an_opportunist_adds_a_card_against_who_flees_after_two_shots() -> None:
    east: dict[str, Any] = {"at": [900, 200], "heading": 0}
    fleeing: dict[str, Any] = {"at": [900, 324], "heading": 90, "shots_taken": 2}
    t = facing(airman("opportunist", **east), airman(**fleeing), "A1 A1 A3")
    t.play("a2", seat=0)
    assert asked(t) == (0, "opportunist")
    calm = facing(airman("opportunist", **east), airman(at=[900, 324], heading=90), "A1 A1")
    assert [e.count for e in of(calm.play("a2", seat=0), Drew)] == [1]  # and no question


@pytest.mark.rule("WINGS-BEH-07", "WINGS-RULING-80")
def test_no_skill_cancels_the_opportunists_card() -> None:
    smoking: dict[str, Any] = {"smoke": 2, "damage": ["A4-smoke turn=1 flown=1 by=a2 fire"]}
    t = three(airman("opportunist"), airman(None, "serpent", **smoking), airman(), "A1 A1 A1")
    t.play("a3", seat=0)
    answer(t, opportunist="use", serpent="use")
    assert points(t, "a3") == 4 + 0 + 0 + 1


@pytest.mark.rule("WINGS-BEH-09", "WINGS-RULING-58")
@pytest.mark.parametrize(
    ("friend", "helped"),
    [
        ({"smoke": 1, "fired_at": 3, "fired_by": 4}, True),
        ({"fired_at": 3, "fired_by": 4}, False),  # nothing ails him
        ({"smoke": 1}, False),  # nobody is after him
    ],
    ids=["in trouble and fired at", "well", "left alone"],
)
def test_a_guardian_angel_adds_a_card_against_who_pursues_a_friend(
    friend: dict[str, Any], helped: bool
) -> None:
    t = three(airman("guardian"), airman(), airman(**friend), "A1 A1 A3")
    t.play("a3", seat=0)
    assert (t.asked[0][1] == "use") == helped
    answer(t, guardian="use")
    assert points(t, "a3") == (5 if helped else 2)


# The rammer.


def collided(behaviour: str | None, answer_with: str) -> Any:
    """Return a1 and a2 once they have collided head-on, their ways drawn left and left."""
    facts: dict[str, Any] = {"did": 1, "flown": 1, "last": "straight", "cards": 3}
    facts |= {"programme": "straight straight straight"}
    one = plane(0, 500, 500, 0, **facts, **airman(behaviour))
    other = plane(1, 510, 510, 180, **facts, **airman())
    options = {**OPTIONS, "collision": True}
    decks = {"A": "A1 A3 A3 A3 A1-rudder-left"}
    t = table(one, other, options=options, at="collide-1", phase=1, decks=decks, script=[0, 0])
    out = t.play(answer_with) if t.asked[0][1] == "use" else []
    return t, out


@pytest.mark.rule("WINGS-BEH-11")
def test_a_rammer_gives_one_of_his_two_cards_to_the_other() -> None:
    """WINGS-EX-13: one card for him, three for the rammed."""
    t, out = collided("rammer", "use")
    assert (len(t.aircraft("a1").hits), len(t.aircraft("a2").hits)) == (1, 3)
    assert (points(t, "a1"), points(t, "a2")) == (1, 9)
    assert of(out, Rammed)
    t, _ = collided("rammer", "pass")
    assert (len(t.aircraft("a1").hits), len(t.aircraft("a2").hits)) == (2, 2)
    t, _ = collided(None, "pass")
    assert (len(t.aircraft("a1").hits), len(t.aircraft("a2").hits)) == (2, 2)


@pytest.mark.rule("WINGS-BEH-11", "WINGS-RULING-104")
def test_a_ramming_counts_as_a_shot() -> None:
    t, _ = collided("rammer", "use")
    assert t.state.fired_by[1] == 1
    assert row(t, "a2", pilots.MARKED) == 1
    t, _ = collided("rammer", "pass")
    assert t.state.fired_by[1] == 0


# The soldier.

DIVING: dict[str, Any] = {"did": 3, "level": 3}


@pytest.mark.rule("WINGS-BEH-13", "WINGS-RULING-50")
def test_a_soldier_adds_a_card_to_dive_fire_whose_specials_last() -> None:
    dive: dict[str, Any] = {"options": {**OPTIONS, "dive_fire": True}}
    t = facing(airman("soldier", **DIVING), airman(level=2), "A4-smoke A1 A1", apart=60, **dive)
    t.play("a2", seat=0)
    assert asked(t) == (0, "soldier")
    t.play("use", seat=0)
    assert (points(t), t.aircraft("a2").smoke) == (6, None)  # one level apart: 1 card, and 1 + 1
    t = facing(airman("soldier", **DIVING), airman(level=2), "A4-smoke A1 A1", apart=60, **dive)
    t.play("a2", seat=0)
    t.play("pass", seat=0)
    assert (points(t), t.aircraft("a2").smoke) == (5, 3)


@pytest.mark.rule("WINGS-BEH-13")
def test_a_soldiers_wound_is_a_serious_one_and_his_rudder_jam_lasts() -> None:
    dive: dict[str, Any] = {"options": {**OPTIONS, "dive_fire": True}}
    cards = "A3-pilot A1-rudder-left A0"
    t = facing(airman("soldier", **DIVING), airman(level=2), cards, apart=60, **dive)
    t.play("a2", seat=0)
    t.play("use", seat=0)
    assert (life(t), t.aircraft("a2").grave) == (2, 4)
    t.state.turn = 9
    step(t, "begin")
    assert t.aircraft("a2").bans == ("left",)


@pytest.mark.rule("WINGS-RULING-106")
def test_a_soldiers_wound_costs_who_is_already_down_the_usual_points() -> None:
    dive: dict[str, Any] = {"options": {**OPTIONS, "dive_fire": True}}
    target = airman(level=2, airman={"life": 2})
    t = facing(airman("soldier", **DIVING), target, "A3-pilot A0 A0", apart=60, **dive)
    t.play("a2", seat=0)
    t.play("use", seat=0)
    assert t.aircraft("a2").pilot.fate == "dead"


# The artist.


@pytest.mark.rule("WINGS-BEH-15")
def test_an_artist_has_a_shot_not_fired() -> None:
    t = facing(airman(None, "good-shot", **AIMING), airman("artist"), "A5 A4")
    t.play("a2", seat=0)
    t.play("use", seat=0)  # his very good shot is spent all the same
    assert asked(t) == (1, "artist")
    out = t.play("use", seat=1)
    assert of(out, ShotCancelled)
    assert (points(t), len(t.aircraft("a2").hits), t.aircraft("a1").tokens) == (0, 0, 2)
    assert t.state.aims[0] == -1  # the streak is broken
    assert (t.state.shots_taken[1], t.state.fired_by[1]) == (0, 0)


@pytest.mark.rule("WINGS-BEH-15")
def test_an_artist_saves_the_ammunition_of_who_did_not_fire() -> None:
    ammo: dict[str, Any] = {"ammo": [3, -1], "stock": ["A1 A1 A3", ""]}
    t = facing(airman(**ammo), airman("artist"), "A5 A4", options={"ammo": "cards"})
    t.play("a2", seat=0)
    t.play("use", seat=1)
    assert t.state.ammo[0] == 3
    assert sorted(t.state.stocks[0]) == sorted(
        tables_of(t).damage_of[name] for name in ("A1", "A1", "A3")
    )


@pytest.mark.rule("WINGS-BEH-15")
def test_an_artist_does_it_once() -> None:
    t, out = fired(airman(), airman("artist", airman={"spent": 1}), "A5 A4")
    assert points(t) == 9
    assert not of(out, PowerUsed)


@pytest.mark.rule("WINGS-BEH-01")
def test_without_the_option_nobody_has_a_behaviour() -> None:
    t, out = fired(airman(), airman("artist"), "A3-pilot A0", options={"behaviours": False})
    assert [e.life for e in of(out, Wounded)] == [5]
    assert t.aircraft("a2").pilot.behaviour is None
