"""Aircraft shot down, and specials taken twice (groups DOWN and DBL)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.wings.scenes import (
    FRONT,
    REAR,
    at_fire,
    duel,
    fly,
    of,
    plane,
    step,
    table,
)

from escadrille.systems.wings.events import Declared, Down, Drew, Glided

CRASH: Any = {"crash_landing": True}
TWICE: Any = {"doubled_specials": True}
LASTING = 90  # counters that never go
PEGS = "A1 A1 A3-pilot A0 A5 A4-smoke A4 A3"


def shot_down(level: int = 2, *, options: Any = None, **facts: Any) -> Any:
    """Return what follows when a1, which burns and has one point left, draws a 1.

    It flies east at the middle of a table with borders at 300 and 700 mm.
    """
    one = {"heading": 90, "level": level, "battered": 14, "flames": 1, **facts.pop("one", {})}
    mine = {"at": [500, 500], **one}
    t = table(
        {**plane(0, 0, 0), **mine},
        plane(1, 900, 900),
        table={"borders": [300, 700], **facts.pop("table", {})},
        options=CRASH if options is None else options,
        decks={"A": f"A1 {PEGS}"},
        **facts,
    )
    out = step(t, "flames")
    assert t.state.status[0] == 3
    return out


# Falling.


@pytest.mark.rule("WINGS-DOWN-01", "WINGS-DOWN-02")
@pytest.mark.parametrize(
    ("level", "rulers", "cards"), [(0, 1, 1), (1, 1, 2), (2, 1, 3), (3, 2, 4), (5, 2, 6)]
)
def test_29_a_glide_straight_ahead_and_a_card_for_each_peg(
    level: int, rulers: int, cards: int
) -> None:
    """WINGS-EX-29. The rulers are laid from the middle of the front edge."""
    glided = of(shot_down(level, one={"counters": 1}), Glided)[0]
    assert glided.place == (50000 + 3400 + 20000 * rulers, 50000)
    assert glided.cards == ("A1", "A1", "A3-pilot", "A0", "A5", "A4-smoke")[:cards]


@pytest.mark.rule("WINGS-DOWN-01")
def test_without_the_option_nothing_follows() -> None:
    assert not of(shot_down(options={}), Glided)


@pytest.mark.rule("WINGS-DOWN-02", "WINGS-RULING-45")
def test_the_cards_of_the_crew_are_nobodys_damage_and_both_men_draw() -> None:
    out = shot_down(1, one={"type": {"seats": 2, "guns": [FRONT, REAR]}})
    assert of(out, Glided)[0].cards == ("A1", "A1", "A3-pilot", "A0")
    assert [drew.cause for drew in of(out, Drew)] == ["flames"]


@pytest.mark.rule("WINGS-DOWN-03", "WINGS-RULING-45")
@pytest.mark.parametrize(
    ("x", "heading", "zone"),
    [
        (500, 90, "enemy"),  # from between the lines over the border
        (400, 90, "between"),
        (400, 270, "own"),
        (300, 0, "between"),  # the border itself
        (299, 0, "own"),
        (701, 180, "enemy"),
        (950, 90, "enemy"),  # beyond the edge: the zone of that edge
        (50, 270, "own"),
    ],
)
def test_where_it_comes_down(x: float, heading: float, zone: str) -> None:
    """a1 comes from the west."""
    out = shot_down(one={"at": [x, 500], "heading": heading})
    assert of(out, Glided)[0].zone == zone


@pytest.mark.rule("WINGS-DOWN-03")
def test_without_borders_there_are_no_zones() -> None:
    assert of(shot_down(table={"borders": None}), Glided)[0].zone == "none"


@pytest.mark.rule("WINGS-DOWN-01", "WINGS-CLOUD-04")
def test_it_falls_out_of_the_clouds_where_it_has_come_to() -> None:
    """It entered at 200 mm and wrote two straights eastwards."""
    lost = {"at": [200, 500], "level": 4, "cloud": 1, "written": "straight straight"}
    out = shot_down(4, one=lost, options={**CRASH, "cloud_layer": True})
    assert of(out, Glided)[0].place == (20000 + 2 * 11780 + 3400 + 40000, 50000)


@pytest.mark.rule("WINGS-DOWN-02", "WINGS-RULING-13")
def test_who_flies_into_the_ground_draws_one_card_where_it_is() -> None:
    t = duel({"level": 0, "counters": 1}, options=CRASH, decks={"A": PEGS})
    out = fly(t, "dive", "straight", "straight")
    assert of(out, Down)[0].cause == "crash"
    glided = of(out, Glided)[0]
    assert glided.cards == ("A1",)
    assert glided.place == t.aircraft("a1").pose[:2]


@pytest.mark.rule("WINGS-DOWN-01", "WINGS-SPEC-16", "WINGS-SPEC-08")
@pytest.mark.parametrize(
    ("cards", "cause"), [("A0-explosion", "explosion"), ("A3-pilot", "pilot"), ("A4", "damage")]
)
def test_only_an_aircraft_with_a_living_pilot_glides(cards: str, cause: str) -> None:
    """The pilot of a2 is wounded: once more and he is dead."""
    its = plane(1, 500, 484, damage=["A3-pilot turn=1"], battered=8)
    t = at_fire(plane(0, 500, 300), its, options=CRASH, copies=[2, 1, 1, 1], decks={"A": cards})
    out = t.play("a2", seat=0)
    assert of(out, Down)[0].cause == cause
    assert bool(of(out, Glided)) == (cause == "damage")


@pytest.mark.rule("WINGS-DOWN-02", "WINGS-SPEC-08")
def test_a_dead_pilot_draws_nothing_in_a_wreck_either() -> None:
    its = plane(1, 500, 484, damage=["A3-pilot turn=1"], battered=8)
    t = at_fire(plane(0, 500, 300), its, options=CRASH, decks={"A": "A5-pilot"})
    out = t.play("a2", seat=0)
    assert of(out, Down)[0].cause == "damage"
    assert not of(out, Glided)


@pytest.mark.rule("WINGS-DOWN-01")
def test_who_stands_on_the_ground_does_not_glide() -> None:
    grounded = {"level": 0, "status": "ground", "landing": "standing"}
    assert not of(shot_down(one=grounded, options={**CRASH, "landing_takeoff": True}), Glided)


# Specials taken twice.


def hit(card: str, before: list[str], on: bool = True, **facts: Any) -> Any:
    """Return a2, which has taken those cards before, hit by this one in phase 3 of turn 4."""
    its = plane(1, 500, 484, damage=[f"{b} turn=1 flown=2" for b in before], **facts)
    t = at_fire(
        plane(0, 500, 300),
        its,
        at="fire-3",
        phase=3,
        turn=4,
        options={"doubled_specials": on, "tailing": False},
        copies=[3, 1, 1, 1],
        decks={"A": card},
    )
    t.play("a2", seat=0)
    return t


@pytest.mark.rule("WINGS-DBL-01", "WINGS-SPEC-05")
@pytest.mark.parametrize(
    ("card", "on", "lasts"),
    [
        ("A1-rudder-left", True, True),  # twice the left, the first long worn off
        ("A1-rudder-left", False, False),
        ("A1-rudder-right", True, False),  # another side is another special
    ],
)
def test_the_same_rudder_twice_is_jammed_for_good(card: str, on: bool, lasts: bool) -> None:
    t = hit(card, ["A2-rudder-left"], on)
    bans = [t.aircraft("a2").bans]
    for _ in range(2):
        step(t, "begin")
        bans.append(t.aircraft("a2").bans)
    side = card[10:]
    assert bans == [(side,), (side,) if lasts else (), (side,) if lasts else ()]


@pytest.mark.rule("WINGS-DBL-01", "WINGS-SPEC-01")
@pytest.mark.parametrize(
    ("before", "on", "lasts"), [(1, True, True), (0, True, False), (1, False, False)]
)
def test_smoke_twice_never_clears(before: int, on: bool, lasts: bool) -> None:
    t = hit("A4-smoke", ["A4-smoke"] * before, on)
    for _ in range(2):  # after the turn of the hit
        assert t.aircraft("a2").smoke != 0
        step(t, "smoke")
    assert t.aircraft("a2").smoke == (None if lasts else 0)


@pytest.mark.rule("WINGS-DBL-01", "WINGS-SPEC-13")
@pytest.mark.parametrize(("before", "on", "cards"), [(1, True, 5), (0, True, 3), (1, False, 3)])
def test_flames_twice_burn_for_good(before: int, on: bool, cards: int) -> None:
    """One A card at every turn, to the end."""
    t = hit("A2-flames", ["A2-flames"] * before, on)
    tables = t.rules.t
    blank = tables.damage_of["A0"]
    t.state.decks[0] += [blank] * 6  # nothing in them that ends the story
    before_it = len(t.aircraft("a2").hits)
    for _ in range(5):
        step(t, "flames")
    assert len(t.aircraft("a2").hits) - before_it == cards


@pytest.mark.rule("WINGS-DBL-01", "WINGS-RULING-92")
def test_what_one_shot_drops_is_not_counted() -> None:
    """Two smokes of one short-range shot are one (WINGS-DMG-03)."""
    t = at_fire(
        plane(0, 500, 300),
        plane(1, 500, 424),
        options=TWICE,
        decks={"A": "A4-smoke A4-smoke"},
    )
    t.play("a2", seat=0)
    assert t.aircraft("a2").smoke < LASTING


@pytest.mark.rule("WINGS-DBL-02", "WINGS-SPEC-08", "WINGS-RULING-09")
@pytest.mark.parametrize("on", [True, False])
def test_two_wounds_kill_the_pilot(on: bool) -> None:
    t = hit("A5-pilot", ["A3-pilot"], on)
    assert t.aircraft("a2").status == "down"


@pytest.mark.rule("WINGS-DBL-03", "WINGS-SPEC-11", "WINGS-DOWN-01")
@pytest.mark.parametrize("on", [True, False])
def test_two_engine_hits_shoot_it_down(on: bool) -> None:
    """Eliminated in any case; with the option it is shot down, and may crash-land."""
    its = plane(1, 500, 484, damage=["A3-engine turn=1"])
    t = at_fire(
        plane(0, 500, 300),
        its,
        options={"crash_landing": True, "doubled_specials": on},
        copies=[2, 1, 1, 1],
        decks={"A": "A3-engine A1 A1 A1"},
    )
    out = t.play("a2", seat=0)
    assert of(out, Down)[0].cause == "engine"
    assert bool(of(out, Glided)) == on


# Jams taken twice.


def jammed(card: str, log: list[int], options: Any, **one: Any) -> Any:
    """Return a1, its jams so far noted, after a shot at a2 that jams it again."""
    t = at_fire(
        plane(0, 500, 300, jam_log=log, **one),
        plane(1, 500, 484),
        options=options,
        decks={card[0]: card, **({"B": "B3 B1"} if card[0] == "A" else {})},
    )
    t.play("a2", seat=0)
    return t


SINGLE: Any = {"type": {"guns": [{"arc": "front", "letter": "B", "half": 33}]}}


@pytest.mark.rule("WINGS-DBL-04", "WINGS-RULING-91")
@pytest.mark.parametrize("twin_gun_jam", [True, False])
@pytest.mark.parametrize(
    ("one", "card", "guns"), [({}, "A2-red-jam", 2), (SINGLE, "B1-red-jam", 1)]
)
def test_two_red_jams_silence_the_arc(
    one: dict[str, Any], card: str, guns: int, twin_gun_jam: bool
) -> None:
    options = {**TWICE, "twin_gun_jam": twin_gun_jam}
    t = jammed(card, [1, 0, 0, 0], options, **one)
    assert t.state.jams[:2] == [LASTING, LASTING][:guns] + [0] * (2 - guns)
    t = jammed(card, [0, 1, 0, 0], options, **one)  # the first was green
    assert LASTING not in t.state.jams
    t = jammed(card, [1, 0, 0, 0], {"twin_gun_jam": twin_gun_jam}, **one)
    assert LASTING not in t.state.jams


@pytest.mark.rule("WINGS-DBL-05", "WINGS-RULING-91")
def test_two_green_jams_leave_one_gun() -> None:
    """The first was cleared: the other gun fires on, type B."""
    t = jammed("A2-green-jam", [0, 1, 0, 0], {**TWICE, "twin_gun_jam": True})
    assert t.state.jams[:2] == [LASTING, 0]
    assert t.asked == ((0, "declare"),)  # in the very next phase
    assert of(t.play("a2", seat=0), Drew)[0].cards[0] == "B3"
    t = jammed("A2-green-jam", [0, 0, 0, 0], {**TWICE, "twin_gun_jam": True})
    assert LASTING not in t.state.jams


@pytest.mark.rule("WINGS-DBL-05", "WINGS-RULING-91")
def test_a_green_jam_on_top_of_one_not_cleared_jams_the_other_gun_as_usual() -> None:
    """a1 fires with one gun, so the card is of deck B; its first jam still has two counters."""
    options = {**TWICE, "twin_gun_jam": True}
    t = at_fire(
        plane(0, 500, 300, jam_log=[0, 1, 0, 0], jams=[2, 0, 0, 0]),
        plane(1, 500, 484),
        options=options,
        decks={"B": "B1-green-jam"},
    )
    t.play("a2", seat=0)
    assert t.state.jams[0] == LASTING
    assert 0 < t.state.jams[1] <= 3


@pytest.mark.rule("WINGS-DBL-05", "WINGS-RULING-91")
def test_a_single_gun_jammed_green_twice_is_cleared_as_ever() -> None:
    t = jammed("B1-green-jam", [0, 1, 0, 0], TWICE, **SINGLE)
    assert 0 < t.state.jams[0] < LASTING


@pytest.mark.rule("WINGS-DBL-05", "WINGS-RULING-91")
@pytest.mark.parametrize(("log", "on", "points"), [(2, True, 2), (1, True, 5), (2, False, 5)])
def test_a_single_gun_jammed_green_twice_does_half_the_damage(
    log: int, on: bool, points: int
) -> None:
    """3 and 2 are 5 points, half of it rounded down is 2."""
    t = at_fire(
        plane(0, 500, 300, jam_log=[0, log, 0, 0], **SINGLE),
        plane(1, 500, 424),
        options={"doubled_specials": on},
        decks={"B": "B3 B2"},
    )
    assert of(t.play("a2", seat=0), Declared)[0].cards == 2
    assert t.aircraft("a2").points == points


@pytest.mark.rule("WINGS-DBL-04", "WINGS-DBL-05", "WINGS-TWO-02")
def test_the_jams_of_two_arcs_are_counted_apart() -> None:
    """Front jams neither silence the rear gun nor halve its fire."""
    two: Any = {"type": {"seats": 2, "guns": [FRONT, REAR]}, "jam_log": [1, 2, 0, 0]}
    behind = plane(1, 400, 480)
    t = at_fire(plane(0, 500, 500, **two), behind, options=TWICE, decks={"B": "B1-red-jam B3"})
    t.play("a2", seat=0)
    assert t.state.jam_log[:4] == [1, 2, 1, 0]
    assert LASTING not in t.state.jams
    assert t.aircraft("a2").points == 4
