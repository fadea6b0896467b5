"""Who can fire at whom, and how often (groups FIRE and TWO)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.wings.flights import LONG, TWO_SEATER, asked, guns, shot, turn
from tests.systems.wings.scenes import REAR, at_fire, of, plane, table

from escadrille.systems.wings.events import Declared, Down, Drew, Jammed
from escadrille.testing.scripted import Table

PLAYED = {"did": 1, "last": "straight", "programme": "straight straight straight"}
ONE_GUN = {"guns": [{"arc": "front", "letter": "B", "half": 33}]}
BLIND = {"seats": 2, "guns": [REAR]}
ROLAND = {"seats": 2, "guns": [{**REAR, "above": True}]}


def firing(*planes: dict[str, Any], **facts: Any) -> Table:
    """Return a table at the fire step of phase 1, everyone having played a straight."""
    return table(*({**PLAYED, **p} for p in planes), **{"at": "fire-1", "phase": 1, **facts})


def targets(t: Table) -> list[str]:
    """Return what the first gun of seat 0 may fire at in phase 1."""
    return t.legal(0)[1:] if 0 in guns(t) and t.state.phase == 1 else []


# FIRE.


@pytest.mark.rule("WINGS-FIRE-01")
def test_fire_is_optional() -> None:
    t = shot(90)
    assert t.legal(0) == ["pass", "a2"]
    assert not of(t.play("pass", seat=0), Declared)
    assert t.aircraft("a2").hits == ()
    assert of(shot(90).play("a2", seat=0), Drew)[0].seat == 1  # its target draws


@pytest.mark.rule("WINGS-FIRE-02")
def test_two_guns_fire_type_a_and_one_fires_type_b() -> None:
    decks = {"A": "A5 A4", "B": "B4 B3"}
    assert of(shot(90, decks=decks).play("a2", seat=0), Drew)[0].cards == ("A5", "A4")
    t = shot(90, one={"type": ONE_GUN}, decks=decks)
    assert of(t.play("a2", seat=0), Drew)[0].cards == ("B4", "B3")


@pytest.mark.rule("WINGS-FIRE-03", "WINGS-FIRE-05", "WINGS-FIRE-08", "WINGS-RULING-14")
@pytest.mark.parametrize(
    ("distance", "cards"), [(35, 2), (100, 2), (100.01, 1), (200, 1), (200.01, 0)]
)
def test_short_is_half_a_ruler_and_long_a_ruler(distance: float, cards: int) -> None:
    t = shot(distance)
    if not cards:
        assert "declare" not in asked(t)
        return
    declared = of(t.play("a2", seat=0), Declared)[0]
    assert (declared.cards, declared.short) == (cards, cards == 2)


@pytest.mark.rule("WINGS-FIRE-06", "WINGS-FIRE-07", "WINGS-FIRE-08")
@pytest.mark.parametrize("level", [1, 3])
def test_one_level_apart_is_half_a_ruler_at_long_range(level: int) -> None:
    declared = of(shot(100, level).play("a2", seat=0), Declared)[0]
    assert (declared.cards, declared.short) == (1, False)
    assert "declare" not in asked(shot(100.01, level))


@pytest.mark.rule("WINGS-FIRE-07")
def test_two_levels_apart_there_is_no_fire_and_counters_do_not_count() -> None:
    for level in (0, 4):
        assert "declare" not in asked(shot(60, level, other={"counters": 1}))
    assert "declare" in asked(shot(60, 3, one={"counters": 2}))
    assert "declare" not in asked(shot(60, 3, one={"level": 1, "counters": 2}))


@pytest.mark.rule("WINGS-FIRE-06", "WINGS-RULING-77")
def test_without_altitude_levels_do_not_count() -> None:
    t = shot(90, 4, options={"altitude": False})
    assert of(t.play("a2", seat=0), Declared)[0].cards == 2


@pytest.mark.rule("WINGS-FIRE-03", "WINGS-RULING-14")
def test_the_ruler_stays_inside_the_arc() -> None:
    """The arc is 33 degrees to each side: 122 mm ahead it is 79.2 mm wide."""
    for right, seen in ((79 + 34, ["a2"]), (80 + 34, [])):
        assert targets(firing(plane(0, 500, 300), plane(1, 500 + right, 400, 90))) == seen


@pytest.mark.rule("WINGS-FIRE-03", "WINGS-RULING-14")
@pytest.mark.parametrize(("right", "short"), [(50 + 34, True), (60 + 34, False)])
def test_the_range_is_measured_inside_the_arc(right: int, short: bool) -> None:
    """The near corner of a2 is within half a ruler, but out of the arc."""
    t = firing(plane(0, 500, 300), plane(1, 500 + right, 382, 90))
    assert of(t.play("a2", seat=0), Declared)[0].short == short


@pytest.mark.rule("WINGS-FIRE-04", "WINGS-RULING-14")
@pytest.mark.parametrize(
    ("levels", "blocked"),
    [
        ((2, 2, 2), True),
        ((2, 2, 1), False),
        ((2, 2, 3), False),
        ((2, 3, 3), True),
        ((2, 1, 2), True),
    ],
)
def test_a_third_aircraft_between_the_levels_stands_in_the_way(
    levels: tuple[int, int, int], blocked: bool
) -> None:
    shooter, target, third = levels
    planes = [plane(0, 500, 300, level=shooter), plane(1, 500, 430, level=target)]
    t = firing(*planes, plane(1, 500, 346, 90, level=third, type={"guns": []}))
    assert ("a2" not in targets(t)) == blocked


@pytest.mark.rule("WINGS-FIRE-04", "WINGS-RULING-14")
def test_a_friend_stands_in_the_way_too_and_the_landed_do_not() -> None:
    planes = [plane(0, 500, 300), plane(0, 500, 380, 90, type={"guns": []}), plane(1, 500, 470)]
    assert targets(firing(*planes)) == []
    planes[1] |= {"status": "ground", "landing": "standing"}
    assert targets(firing(*planes, options={"landing_takeoff": True})) == ["a3"]


@pytest.mark.rule("WINGS-FIRE-09", "WINGS-TWO-02")
def test_an_arc_fires_at_one_target_and_each_arc_at_its_own() -> None:
    single = firing(plane(0, 500, 300), plane(1, 470, 450), plane(1, 530, 450))
    assert single.legal(0) == ["pass", "a2", "a3"]
    assert len(of(single.play("a2", seat=0), Declared)) == 1
    assert single.state.phase == 2
    two = plane(0, 500, 300, type=TWO_SEATER)
    t = firing(two, plane(1, 500, 450), plane(1, 500, 150, counters=1))
    t.play("a2", seat=0)
    assert t.legal(0) == ["pass", "a3"]
    t.play("a3", seat=0)
    out = [event for seat in guns(t) for event in t.play("pass", seat=seat)]
    assert [(d.arc, d.target) for d in of(out, Declared)] == [("front", "a2"), ("rear", "a3")]


@pytest.mark.rule("WINGS-FIRE-10", "WINGS-OVL-01")
def test_overlapping_bases_may_not_fire_at_each_other() -> None:
    assert not guns(at_fire(plane(0, 500, 300), plane(1, 500, 367.5, 180)))
    assert guns(at_fire(plane(0, 500, 300), plane(1, 500, 368, 180))) == [0, 1]
    assert not guns(at_fire(plane(0, 500, 300), plane(1, 500, 350, level=3)))


@pytest.mark.rule("WINGS-OVL-01")
def test_overlapping_aircraft_may_fire_at_others() -> None:
    t = firing(plane(0, 500, 300), plane(1, 530, 270), plane(1, 500, 450))
    assert targets(t) == ["a3"]


@pytest.mark.rule("WINGS-FIRE-12", "WINGS-RULING-02", "WINGS-RULING-86")
def test_a_shooter_shot_down_in_the_step_still_fires() -> None:
    fall = {"battered": 14}
    t = at_fire(
        plane(0, 500, 300, **fall), plane(1, 500, 430, 180, **fall), decks={"A": "A1 A1 A1 A1"}
    )
    assert t.play("a2", seat=0) == []  # declared in secret
    fallen = of(t.play("a1", seat=1), Down)
    assert [(down.piece, down.by) for down in fallen] == [("a1", ("a2",)), ("a2", ("a1",))]
    assert t.view().over == "alone"


@pytest.mark.rule("WINGS-RULING-02", "WINGS-RULING-86")
def test_a_declaration_is_secret_until_all_are_made() -> None:
    t = at_fire(plane(0, 500, 300), plane(1, 500, 430, 180))
    before = t.view(1)
    t.play("a2", seat=0)
    assert t.view(1).guns == before.guns
    assert (0, "declare") not in t.asked


@pytest.mark.rule("WINGS-FIRE-11")
def test_cards_are_dealt_in_turn_from_z_to_a() -> None:
    one = plane(0, 500, 300, type={"deck": "D"})
    other = plane(1, 500, 430, 180, type={"deck": "A"})
    t = at_fire(one, other, decks={"A": "A1 A3 A4 A5"})
    t.play("a2", seat=0)
    drawn = {drew.piece: drew.cards for drew in of(t.play("a1", seat=1), Drew)}
    assert drawn == {"a1": ("A1", "A4"), "a2": ("A3", "A5")}


@pytest.mark.rule("WINGS-FIRE-11", "WINGS-RULING-42")
def test_different_decks_do_not_interact() -> None:
    t = firing(
        plane(0, 300, 300),
        plane(0, 700, 300, type=ONE_GUN),
        plane(1, 300, 430, type={"deck": "C", "guns": []}),
        plane(1, 700, 430, type={"deck": "B", "guns": []}),
        decks={"A": "A1 A3", "B": "B1 B2"},
    )
    drawn = {drew.piece: drew.cards for drew in of(t.play("a3", "a4", seat=0), Drew)}
    assert drawn == {"a3": ("A1", "A3"), "a4": ("B1", "B2")}


@pytest.mark.rule("WINGS-RULING-42", "WINGS-FIRE-11")
def test_a_target_of_two_shots_keeps_its_place_in_each_deck() -> None:
    """a3 (deck C) is hit with decks B and A, a4 (deck B) with deck A: of A, a3 has the first."""
    t = firing(
        plane(0, 500, 300, type={"deck": "M", "id": "m", "name": "M", **ONE_GUN}),
        plane(0, 500, 520, 180, type={"deck": "A", "id": "a", "name": "A"}),
        plane(0, 300, 300, type={"deck": "A", "id": "a2", "name": "A2"}),
        plane(1, 500, 410, 90, type={"deck": "C", "id": "c", "name": "C", "guns": []}),
        plane(1, 300, 410, 90, type={"deck": "B", "id": "b", "name": "B", "guns": []}),
        decks={"A": "A1 A3 A4 A5", "B": "B1 B2"},
    )
    out = t.play("a4", "a4", "a5", seat=0)
    drawn = [(drew.piece, drew.by, drew.cards) for drew in of(out, Drew)]
    assert drawn == [
        ("a4", "a1", ("B1", "B2")),
        ("a4", "a2", ("A1", "A4")),
        ("a5", "a3", ("A3", "A5")),
    ]


@pytest.mark.rule("WINGS-RULING-42")
def test_the_shooter_nearest_to_z_is_drawn_for_first() -> None:
    t = firing(
        plane(0, 500, 300, type={"deck": "A", "id": "a", "name": "A"}),
        plane(0, 500, 520, 180, type={"deck": "D", "id": "d", "name": "D"}),
        plane(1, 500, 410, 90, type={"guns": []}),
        decks={"A": "A1 A1 A3 A4"},
    )
    drawn = {drew.by: drew.cards for drew in of(t.play("a3", "a3", seat=0), Drew)}
    assert drawn == {"a1": ("A3", "A4"), "a2": ("A1", "A1")}


@pytest.mark.rule("WINGS-RULING-42")
def test_the_same_letter_draws_by_lot_whatever_the_shooters_letters() -> None:
    """a1 shoots with deck D, a2 with deck A; their targets both fly deck B."""
    first = set()
    for chance in range(12):
        t = firing(
            plane(0, 300, 300, type={"deck": "D", "id": "d", "name": "D"}),
            plane(0, 700, 300, type={"deck": "A", "id": "a", "name": "A"}),
            plane(1, 300, 430, 90, type={"guns": []}),
            plane(1, 700, 430, 90, type={"guns": []}),
            decks={"A": "A5 A1 A1 A1"},
            chance=chance,
        )
        out = t.play("a3", "a4", seat=0)
        first |= {drew.piece for drew in of(out, Drew) if "A5" in drew.cards}
    assert first == {"a3", "a4"}


# TWO.


@pytest.mark.rule("WINGS-TWO-01")
def test_a_rear_gun_in_place_of_the_front_arc_fires_by_the_same_rules() -> None:
    two: Any = {"type": BLIND}
    behind = plane(1, 620, 400, type={"guns": []})
    t = firing(plane(0, 500, 500, **two), behind, decks={"B": "B4"})
    assert of(t.play("a2", seat=0), Drew)[0].cards == ("B4",)
    assert not guns(firing(plane(0, 500, 500, **two), plane(1, 500, 630, type={"guns": []})))
    far = plane(1, 720, 400, type={"guns": []})
    assert not guns(firing(plane(0, 500, 500, **two), far))
    above = plane(1, 640, 440, level=3, type={"guns": []})
    assert not guns(firing(plane(0, 500, 500, **two), above))  # over half a ruler away


@pytest.mark.rule("WINGS-TWO-02", "WINGS-SPEC-15")
def test_a_jam_silences_only_the_arc_that_fired() -> None:
    t = table(
        plane(0, 500, 500, type=TWO_SEATER),
        plane(1, 500, 680, type={"guns": []}),
        plane(1, 640, 400, type={"guns": []}),
        decks={"A": "A0-red-jam"},
        table=LONG,
    )
    played = turn(t, {"declare-1": "a2"})
    assert of(played.events, Jammed)[0].arc == "front"
    # Two guns are asked in phase 1, the rear one alone in phases 2 and 3.
    assert played.fires() == [1, 1, 2, 3]


@pytest.mark.rule("WINGS-TWO-03")
@pytest.mark.parametrize(
    ("at", "altitude", "fires"),
    [
        ((500, 400), (2, 0), False),
        ((500, 400), (1, 2), False),
        ((500, 400), (2, 1), True),
        ((500, 400), (3, 0), True),
        ((500, 350), (2, 0), True),  # over half a ruler behind
        ((560, 405), (2, 0), False),  # the line of centres passes inside 33 degrees
        ((568, 405), (2, 0), True),  # it passes outside, though the base is in the spot
    ],
)
def test_the_observer_has_a_blind_spot(
    at: tuple[int, int], altitude: tuple[int, int], fires: bool
) -> None:
    target = plane(1, *at, level=altitude[0], counters=altitude[1], type={"guns": []})
    t = firing(plane(0, 500, 500, type=BLIND), target)
    assert (guns(t) == [0]) == fires


@pytest.mark.rule("WINGS-TWO-04")
@pytest.mark.parametrize(
    ("at", "altitude", "fires"),
    [
        ((500, 600), (2, 1), True),
        ((500, 600), (3, 0), True),
        ((500, 600), (2, 0), False),
        ((500, 600), (1, 0), False),
        ((500, 400), (2, 1), True),
        ((500, 400), (2, 0), False),
    ],
)
def test_the_gun_of_the_roland_fires_all_round_at_those_above(
    at: tuple[int, int], altitude: tuple[int, int], fires: bool
) -> None:
    target = plane(1, *at, level=altitude[0], counters=altitude[1], type={"guns": []})
    assert (guns(firing(plane(0, 500, 500, type=ROLAND), target)) == [0]) == fires
    plain = firing(
        plane(0, 500, 500, type=BLIND), plane(1, 500, 600, counters=1, type={"guns": []})
    )
    assert not guns(plain)


@pytest.mark.rule("WINGS-TWO-04")
def test_the_roland_of_the_packs_has_that_gun() -> None:
    t = table(plane(0, 500, 500), plane(1, 500, 600, type="roland-c2"))
    assert t.state.roster.above[2:4] == [False, True]
