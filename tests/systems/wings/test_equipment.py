"""What a pilot has under his coat (group EQP)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.wings.airmen import (
    ARMED,
    OPTIONS,
    airman,
    answer,
    asked,
    facing,
    fired,
    holster,
    kit,
    life,
    points,
    row,
    seen,
)
from tests.systems.wings.field import balloon, over, volley
from tests.systems.wings.scenes import of, opening, plane, table, tables_of

from escadrille.systems.wings.events import Given, Jumped, PowerUsed
from escadrille.systems.wings.rules import pilots
from escadrille.testing.scripted import Table

EQUIPPED: dict[str, Any] = {"options": {"equipment": True}}


# Secrets.


@pytest.mark.rule("WINGS-EQP-01")
def test_whoever_may_have_an_item_is_asked_and_who_has_none_can_only_pass() -> None:
    t, _ = fired(airman(), airman(), "A2-flames A0", **EQUIPPED)
    assert asked(t) == (1, "extinguisher")
    assert t.refused("use", seat=1) == "WINGS-EQP-01"
    assert t.legal(1) == ["pass"]
    t, _ = fired(airman(), airman(), "A2-flames A0")
    assert t.asked[0][1] != "use"  # without the option nobody is


@pytest.mark.rule("WINGS-EQP-01")
def test_others_see_an_item_once_it_is_used() -> None:
    t, _ = fired(airman(), kit("vest", "parachute"), "A3-pilot A0", **EQUIPPED)
    assert seen(t, 1).pilot.equipment == ("vest", "parachute")
    assert seen(t, 0).pilot.equipment == ()
    out = t.play("use", seat=1)
    assert [e.skill for e in of(out, PowerUsed)] == ["vest"]
    assert seen(t, 1).pilot.equipment == ("parachute",)


# Against fire and bullets.


@pytest.mark.rule("WINGS-EQP-03")
@pytest.mark.parametrize(("answered", "flames", "cards"), [("use", 0, 1), ("pass", 3, 2)])
def test_an_extinguisher_puts_flames_out_and_leaves_their_points(
    answered: str, flames: int, cards: int
) -> None:
    t, _ = fired(airman(), kit("extinguisher"), "A2-flames A0", **EQUIPPED)
    t.play(answered, seat=1)
    assert (points(t), t.state.flames[1], len(t.state.taken[1])) == (2, flames, cards)
    bottom = tables_of(t).face_names[t.state.decks[0][0]]
    assert (bottom == "A2-flames") == (answered == "use")
    assert bool(row(t, "a2", pilots.KIT)) == (answered == "pass")


@pytest.mark.rule("WINGS-EQP-04", "WINGS-RULING-57")
def test_a_vest_stops_a_wound_and_is_destroyed_by_it() -> None:
    t, _ = fired(airman(), kit("vest"), "A3-pilot A0", **EQUIPPED)
    t.play("use", seat=1)
    assert (life(t), points(t), row(t, "a2", pilots.KIT)) == (10, 3, 0)
    t, _ = fired(airman(), kit("vest"), "A3-pilot A0", **EQUIPPED)
    t.play("pass", seat=1)
    assert life(t) == 5


@pytest.mark.rule("WINGS-EQP-04", "WINGS-RULING-106", "WINGS-SKL-22")
def test_a_vest_stops_five_points_of_an_excellent_shot() -> None:
    for plates, left in ((5, 10), (1, 9)):
        target = kit("vest", airman={"plates": plates})
        t, _ = fired(airman(None, "excellent-shot"), target, "A1 A0", **EQUIPPED)
        answer(t, excellent_shot="use", vest="use")
        assert life(t) == left
        assert row(t, "a2", pilots.PLATES) == max(0, plates - 2)


# Bullets.


@pytest.mark.rule("WINGS-EQP-05", "WINGS-RULING-11")
def test_incendiary_bullets_change_what_cards_count() -> None:
    """WINGS-EX-36."""
    for cards, harm in (("A0 A1", 0), ("A3 A4", 9), ("A5 A2-red-jam", 10)):
        t, _ = fired(kit("incendiary"), airman(), cards, **EQUIPPED)
        answer(t)
        assert points(t) == harm
    t, _ = fired(kit(), airman(), "A3 A4", **EQUIPPED)
    assert points(t) == 7


@pytest.mark.rule("WINGS-EQP-06")
def test_incendiary_bullets_burn_longer_and_make_engines_smoke() -> None:
    t, _ = fired(kit("incendiary"), airman(), "A2-flames A3-engine", **EQUIPPED)
    answer(t)
    assert (t.state.flames[1], t.state.smoke[1]) == (4, 3)
    t, _ = fired(kit(), airman(), "A2-flames A3-engine", **EQUIPPED)
    answer(t)
    assert (t.state.flames[1], t.state.smoke[1]) == (3, 0)


@pytest.mark.rule("WINGS-EQP-06", "WINGS-RULING-94")
@pytest.mark.parametrize(
    ("item", "cards", "flames"),
    [
        ("incendiary", "A3-engine A3-pilot", 1),
        ("incendiary", "A4-smoke A0-red-jam", 1),
        ("vest", "A3-engine A3-pilot", 0),
    ],
)
def test_every_special_of_incendiary_bullets_sets_a_balloon_on_fire(
    item: str, cards: str, flames: int
) -> None:
    one = {**kit(item), "at": [500, 350], "level": 3}
    t = over("fire-1", one, balloon(level=3), decks={"A": cards}, options=ARMED)
    volley(t, a1="b1")
    answer(t)
    assert t.state.flames[2] == flames


@pytest.mark.rule("WINGS-EQP-08", "WINGS-RULING-43")
@pytest.mark.parametrize(("ammo", "usual", "more"), [("cards", 7, 11), ("d10", 10, 15)])
def test_extra_ammunition_is_half_as_much_again(ammo: str, usual: int, more: int) -> None:
    options = {"pilots": True, "equipment": True, "ammo": ammo}
    options |= {"ammo_cards": 7} if ammo == "cards" else {}
    for items, expected in (([], usual), (["ammunition"], more)):
        slot = {"type": "se5a", "pilot": {"equipment": items}}
        t = opening(slot, {"type": "fokker-d7"}, options=options)
        assert t.aircraft("a1").front.ammo == expected


# The handgun.


def pistols(one: dict[str, Any], other: dict[str, Any], deck: str, **facts: Any) -> Table:
    """Return a1 beside a2, abreast, where no machine gun bears."""
    usual: dict[str, Any] = {"did": 1, "flown": 1, "last": "straight", "cards": 3}
    usual |= {"programme": "straight straight straight"}
    planes = [plane(0, 500, 500, **usual, **one), plane(1, 600, 500, **usual, **other)]
    return table(*planes, options=ARMED, at="fire-1", phase=1, decks={"B": deck}, **facts)


@pytest.mark.rule("WINGS-EQP-07", "WINGS-RULING-57")
def test_a_handgun_strikes_the_man_with_one_of_two_cards() -> None:
    t = pistols(kit("handgun"), airman(), "B3 B1 B4")
    assert t.asked == ((0, "pistol"),)
    t.play("a2", seat=0)
    holster(t)
    assert t.asked[0] == (0, "give")
    assert t.view(0).drawn == ("B3", "B1")
    out = t.play("card-1", seat=0)
    answer(t)
    assert [e.card for e in of(out, Given)] == ["B3"]
    assert (life(t), points(t), row(t, "a1", pilots.BULLETS)) == (7, 0, 5)


@pytest.mark.rule("WINGS-EQP-07")
def test_a_wound_of_a_handgun_counts_its_points_and_five_and_no_other_special() -> None:
    t = pistols(kit("handgun"), airman(), "B3-pilot B1-flames")
    t.play("a2", seat=0)
    holster(t)
    t.play("card-1", seat=0)
    answer(t)
    assert (life(t), t.state.flames[1]) == (2, 0)
    t = pistols(kit("handgun"), airman(), "B3-pilot B1-flames")
    t.play("a2", seat=0)
    holster(t)
    t.play("card-2", seat=0)
    answer(t)
    assert (life(t), t.state.flames[1], points(t)) == (9, 0, 0)


@pytest.mark.rule("WINGS-EQP-07")
def test_a_handgun_needs_bullets_the_same_level_and_half_a_ruler() -> None:
    empty = pistols(kit("handgun", airman={"bullets": 0}), airman(), "B3 B1")
    assert empty.refused("a2", seat=0) == "WINGS-EQP-07"
    none = pistols(airman(), airman(), "B3 B1")
    assert none.legal(0) == ["pass"]
    higher = pistols(kit("handgun"), airman(level=3), "B3 B1")
    assert higher.asked[0][1] != "pistol"
    far = pistols({**kit("handgun"), "at": [300, 500]}, airman(), "B3 B1")
    assert far.asked == () or far.asked[0][1] != "pistol"


@pytest.mark.rule("WINGS-EQP-07")
def test_a_handgun_fires_once_a_turn() -> None:
    t = pistols(kit("handgun", airman={"drew": 1}), airman(), "B3 B1")
    assert (0, "pistol") not in t.asked


@pytest.mark.rule("WINGS-BEH-01")
def test_a_knight_never_uses_a_handgun_nor_incendiary_bullets() -> None:
    knight = airman("knight", pilot={"equipment": ["handgun", "incendiary"]})
    t = pistols(knight, airman(), "B3 B1")
    assert (0, "pistol") not in t.asked
    assert not pilots.may_have(tables_of(t), t.state, 0, pilots.BULLETS_OF_FIRE)


# The parachute.


def jumped(deck: str, answered: str = "use", x: float = 850, level: int = 2) -> Table:
    one = plane(0, x, 200, **airman(), level=level)
    other = plane(1, x, 324, **kit("parachute"), level=level, battered=14)
    usual: dict[str, Any] = {"did": 1, "flown": 1, "last": "straight", "cards": 3}
    usual |= {"programme": "straight straight straight"}
    t = table(
        {**usual, **one},
        {**usual, **other},
        options={**ARMED, "crash_landing": True},
        at="fire-1",
        phase=1,
        decks={"A": f"A1 A0 {deck}"},
        table={"borders": [300, 700]},
    )
    t.play("a2", seat=0)
    holster(t)
    assert asked(t) == (1, "parachute")
    t.play(answered, seat=1)
    return t


@pytest.mark.rule("WINGS-EQP-09", "WINGS-RULING-45")
def test_a_parachute_costs_the_points_of_one_card() -> None:
    """WINGS-EX-41."""
    assert life(jumped("A3")) == 7
    assert life(jumped("A3-pilot A1 A1 A0 A0")) == 10 - 3 - 2  # it fails: four more, points only
    crashed = jumped("A3 A1 A1", "pass")
    assert life(crashed) == 5


@pytest.mark.rule("WINGS-EQP-10")
@pytest.mark.parametrize(("x", "fate"), [(850, "active"), (500, "missing"), (150, "captured")])
def test_where_a_parachute_comes_down_decides(x: float, fate: str) -> None:
    assert jumped("A0", x=x).aircraft("a2").pilot.fate == fate


@pytest.mark.rule("WINGS-EQP-09")
def test_nobody_jumps_from_an_explosion() -> None:
    t, out = fired(airman(), kit("parachute"), "A0-explosion A0", **EQUIPPED)
    assert t.aircraft("a2").pilot.fate == "dead"
    assert not of(out, Jumped)


@pytest.mark.rule("WINGS-EQP-01")
def test_equipment_needs_pilots() -> None:
    t = facing(options=OPTIONS)
    assert not pilots.may_have(tables_of(t), t.state, 0, pilots.VEST)
