"""For every rule that can bar an answer, a moment at which exactly that rule is cited."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.systems.wings.field import CIRCLE, balloon, field, over, piece
from tests.systems.wings.scenes import duel, opening, plane, program, table
from tests.systems.wings.test_entries import out_of_the_sun
from tests.systems.wings.test_sights import BLIND, firing
from tests.systems.wings.test_skills import AIMING, HANDICAP, pilot, shot
from tests.systems.wings.test_sky import heights

from escadrille.systems.wings import configure
from escadrille.systems.wings.state import GAINED, LOST, PLAYED
from escadrille.testing.scripted import Table

GUNLESS: Any = {"type": {"guns": []}}
NEAR = plane(1, 560, 420, **GUNLESS)  # what a1 at (500, 300) may fire at all the same


# Fire.


def refused_fire(*planes: dict[str, Any], **facts: Any) -> str:
    """Return what keeps the first gun of a1 from the last of these aircraft."""
    t = firing(*planes, **facts)
    return t.refused(f"a{len(planes)}", seat=0)


@pytest.mark.rule("WINGS-FIRE-03", "WINGS-FIRE-06", "WINGS-FIRE-07", "WINGS-FIRE-10")
@pytest.mark.parametrize(
    ("at", "level", "rule"),
    [
        ((440, 640), 2, "WINGS-FIRE-03"),  # too far
        ((500, 150), 2, "WINGS-FIRE-03"),  # behind it
        ((440, 470), 3, "WINGS-FIRE-06"),
        ((440, 420), 4, "WINGS-FIRE-07"),
        ((460, 350), 2, "WINGS-FIRE-10"),
    ],
)
def test_what_lies_out_of_reach(at: tuple[float, float], level: int, rule: str) -> None:
    assert refused_fire(plane(0, 500, 300), NEAR, plane(1, *at, level=level, **GUNLESS)) == rule


@pytest.mark.rule("WINGS-FIRE-04")
def test_a_third_base_in_the_way_is_named_and_not_the_range() -> None:
    before, behind = plane(1, 500, 400, **GUNLESS), plane(1, 500, 480, **GUNLESS)
    assert refused_fire(plane(0, 500, 300), before, behind) == "WINGS-FIRE-04"


@pytest.mark.rule("WINGS-TWO-03")
def test_the_blind_spot_of_the_observer_is_named_and_not_the_range() -> None:
    seen, hidden = plane(1, 620, 400, **GUNLESS), plane(1, 500, 400, **GUNLESS)
    assert refused_fire(plane(0, 500, 500, type=BLIND), seen, hidden) == "WINGS-TWO-03"


@pytest.mark.rule("WINGS-DIVE-06", "WINGS-DIVE-07", "WINGS-CPX-12")
@pytest.mark.parametrize(
    ("guns", "did", "its", "facts", "rule"),
    [
        ({}, LOST, 3, {"options": {"fire_ban": True}}, "WINGS-DIVE-06"),
        ({}, GAINED, 1, {"options": {"fire_ban": True}}, "WINGS-DIVE-06"),
        ({}, LOST, 3, {}, "WINGS-CPX-12"),
        (BLIND, LOST, 1, {"options": {"fire_ban": True}}, "WINGS-DIVE-07"),
        (BLIND, GAINED, 3, {"options": {"fire_ban": True}}, "WINGS-DIVE-07"),
    ],
)
def test_the_way_up_or_down_keeps_a_gun_silent(
    guns: dict[str, Any], did: int, its: int, facts: dict[str, Any], rule: str
) -> None:
    """a2 was as high as a1 before this phase, a3 above it or below it; all are level now."""
    side = -1 if guns else 1
    marker = None if facts else "gentle"
    mine = plane(0, 500, 500, type=guns, did=PLAYED | did, started=[2, 0, 0, 0], marker=marker)
    equal, other = (
        plane(1, 500 + aside, 500 + side * 110, counters=1, started=[level, 0, 0, 0], **GUNLESS)
        for aside, level in ((40, 2), (-40, its))
    )
    assert refused_fire(mine, equal, other, **facts) == rule


@pytest.mark.rule("WINGS-DMG-01", "WINGS-CLOUD-03")
@pytest.mark.parametrize(
    ("facts", "rule"),
    [
        ({"status": "down", "programme": ""}, "WINGS-DMG-01"),
        ({"level": 4, "cloud": 1}, "WINGS-CLOUD-03"),
    ],
)
def test_what_is_gone_or_hidden_is_no_target(facts: dict[str, Any], rule: str) -> None:
    layer: dict[str, Any] = {"options": {"cloud_layer": True}, "clouds": [4, 4]}
    gone = plane(1, 440, 420, **{**GUNLESS, **facts})
    assert refused_fire(plane(0, 500, 300), NEAR, gone, **layer) == rule


@pytest.mark.rule("WINGS-BAL-02")
def test_no_fire_at_a_balloon_from_above_it() -> None:
    ahead = {"at": [540, 420], "level": 3}
    t = over("fire-1", {"at": [500, 300], "level": 3}, balloon(460, 350), other=ahead)
    assert t.refused("b1", seat=0) == "WINGS-BAL-02"


@pytest.mark.rule("WINGS-BAL-18", "WINGS-FIRE-10", "WINGS-FIRE-04")
@pytest.mark.parametrize(
    ("at", "rule"),
    [
        ((500, 610), "WINGS-BAL-18"),  # beyond its bow, not past a long side
        ((550, 500), "WINGS-FIRE-10"),
        ((644.5, 500), "WINGS-FIRE-04"),  # a2 is between
    ],
)
def test_what_the_basket_cannot_hit_above_it(at: tuple[float, float], rule: str) -> None:
    played: dict[str, Any] = {"did": 1, "last": "straight", "programme": "straight " * 3}
    high, seen, own = (
        plane(0, *at, level=4, **GUNLESS),
        plane(0, 580, 500, level=3, **GUNLESS),
        plane(1, 900, 250, 180, **GUNLESS),
    )
    t = table(
        *({**one, **played} for one in (high, seen, own)),
        table={"balloon": [balloon()]},
        at="fire-3",
        phase=3,
        options={"balloon_guns": True},
    )
    assert t.asked == ((1, "declare"),)
    assert t.refused("a1", seat=1) == rule


# Markers on a programme.


def programmed(*cards: str, **one: Any) -> Table:
    """Return a1 with these cards laid, asked for a marker."""
    options = one.pop("options", {})
    t = duel({"level": 2, **one}, options=options)
    t.play(*cards, seat=0)
    return t


@pytest.mark.rule("WINGS-CPX-06", "WINGS-CPX-09", "WINGS-CPX-11", "WINGS-CPX-13")
@pytest.mark.rule("WINGS-LAND-01", "WINGS-ROCK-01")
@pytest.mark.parametrize(
    ("cards", "marker", "rule"),
    [
        ("straight straight straight", "forced-dive", "WINGS-CPX-06"),
        ("straight straight straight", "controlled-dive", "WINGS-CPX-09"),
        ("stall dive straight", "gentle", "WINGS-CPX-11"),
        ("straight straight straight", "landing-1", "WINGS-LAND-01"),
        ("straight straight straight", "one-lot-1", "WINGS-ROCK-01"),
        ("straight straight straight", "blank", "WINGS-PROG-02"),
    ],
)
def test_a_marker_that_does_not_fit_its_cards(cards: str, marker: str, rule: str) -> None:
    assert programmed(*cards.split()).refused(marker, seat=0) == rule


@pytest.mark.rule("WINGS-CPX-13")
def test_a_controlled_dive_is_not_for_everyone() -> None:
    t = programmed("straight", "stall", "straight", lots=1)
    assert t.refused("controlled-dive", seat=0) == "WINGS-CPX-13"


@pytest.mark.rule("WINGS-ROCK-01")
def test_two_lots_need_two_lots() -> None:
    t = programmed("straight", "straight", "straight", lots=1)
    assert t.refused("two-lots-1", seat=0) == "WINGS-ROCK-01"


@pytest.mark.rule("WINGS-SKL-01")
def test_the_marker_of_an_acrobat_needs_a_token() -> None:
    t = duel(pilot("acrobat", tokens=0, lots=1), **HANDICAP)
    t.play("stall", "dive", "turn-left", seat=0)
    assert t.refused("forced-dive", seat=0) == "WINGS-SKL-01"


@pytest.mark.rule("WINGS-LAND-07")
def test_there_is_no_blank_in_the_air() -> None:
    assert duel().refused("blank", seat=0) == "WINGS-LAND-07"


# Answers to another question than the one that is asked.


def picking() -> Table:
    rules = configure("deathmatch")
    return Table(rules.situation(rules.start(1)))


def choosing_skills() -> Table:
    return opening({"type": "nieuport-17"}, {"type": "se5a"}, options={"duel_handicap": True})


def tailing() -> Table:
    return table(plane(0, 500, 300), plane(1, 460, 480), plane(1, 540, 480))


def reordering(last: str = "stall") -> Table:
    t = table(plane(0, 500, 300), plane(1, 500, 450))
    program(t, 0, "straight", "turn-left", last)
    program(t, 1, "straight", "straight", "stall")
    return t


def remarking() -> Table:
    t = reordering("straight")
    t.play("132", seat=0)
    return t


def gunner(*words: str) -> Table:
    """Return a battery of side 1 at level, bearing, distance and fuse of its counter in turn."""
    t = field({"at": [150, 150]}, piece("flak"), turn=2)
    program(t, 0, *CIRCLE)
    program(t, 1, *CIRCLE)
    t.play(*words)
    return t


def releasing() -> Table:
    t = field({"level": 1, "bombs": 1}, piece("dump"))
    program(t, 0, "straight", "straight", "straight")
    program(t, 1, *CIRCLE)
    return t


def climbing(**facts: Any) -> Table:
    t = duel({"counters": 2, "damage": ["A3-engine turn=1"]}, turn=4, **facts)
    program(t, 0, "climb", "straight", "stall")
    program(t, 1, "straight", "straight", "straight")
    return t


def coming_back() -> Table:
    t = duel({"at": [500, 950]}, options={"exit_rule": "fled_return"})
    for seat in (0, 1):
        program(t, seat, "straight", "straight", "straight")
    return t


def looking() -> Table:
    damage = {"damage": ["A3-engine turn=0"], "at": [200, 350]}
    return duel(pilot("expert-eye"), damage, turn=0, at="begin", **HANDICAP)


def sparing() -> Table:
    t = shot(pilot("marksman", **AIMING), {}, "A1 A5 A3 A4")
    t.play("use", seat=0)
    return t


def entered(*enemies: tuple[float, float], mine: int = 1) -> Table:
    t = out_of_the_sun(*enemies, mine=mine)
    t.play("enter")
    return t


@pytest.mark.parametrize(
    ("moment", "decision", "word", "rule"),
    [
        (picking, "pick", "take", "WINGS-DM-02"),
        (picking, "pick", "fokker-e3", "WINGS-DM-02"),
        (duel, "program", "take", "WINGS-PROG-02"),
        (lambda: firing(plane(0, 500, 300), NEAR), "declare", "take", "WINGS-FIRE-01"),
        (tailing, "tail", "pass", "WINGS-TAIL-01"),
        (tailing, "tail", "a1", "WINGS-TAIL-01"),
        (reordering, "reorder", "take", "WINGS-TAIL-03"),
        (reordering, "reorder", "123", "WINGS-TAIL-03"),
        (remarking, "reorder", "take", "WINGS-TAIL-03"),
        (gunner, "flak", "delay", "WINGS-FLAK-03"),
        (lambda: gunner("level-1"), "flak", "pass", "WINGS-FLAK-03"),
        (lambda: gunner("level-1", "bearing-000"), "flak", "distance-15", "WINGS-FLAK-03"),
        (lambda: gunner("level-1", "bearing-000"), "flak", "pass", "WINGS-FLAK-03"),
        (
            lambda: gunner("level-3", "bearing-000", "distance-15"),
            "flak",
            "take",
            "WINGS-FLAK-07",
        ),
        (
            lambda: gunner("level-3", "bearing-000", "distance-15", "level-2"),
            "flak",
            "bearing-180",
            "WINGS-FLAK-07",
        ),
        (releasing, "release", "cluster", "WINGS-BOMB-01"),
        (climbing, "gain", "return", "WINGS-ALT-03"),
        (lambda: climbing(options={"engine_no_climb": True}), "gain", "take", "WINGS-SPEC-12"),
        (coming_back, "come-back", "take", "WINGS-EXIT-03"),
        (lambda: heights(3, 2), "window", "take", "WINGS-CEIL-02"),
        (lambda: field({}, balloon(), at="begin"), "lower", "take", "WINGS-BAL-13"),
        (lambda: out_of_the_sun((400, 500)), "enter", "take", "WINGS-SUN-03"),
        (lambda: entered((300, 300), (300, 700), mine=2), "pair", "a3", "WINGS-SUN-04"),
        (lambda: entered((950, 500)), "clock", "pass", "WINGS-SUN-05"),
        (choosing_skills, "skill", "pass", "WINGS-DUEL-02"),
        (lambda: shot(pilot("good-shot"), {}, "A1 A1"), "use", "take", "WINGS-SKL-01"),
        (sparing, "spare", "card-4", "WINGS-SKL-21"),
        (looking, "look", "a1", "WINGS-SKL-31"),
    ],
)
def test_an_answer_that_does_not_fit_its_question(
    moment: Callable[[], Table], decision: str, word: str, rule: str
) -> None:
    t = moment()
    assert t.asked[0][1] == decision
    assert t.refused(word) == rule


@pytest.mark.rule("WINGS-RULING-27")
def test_no_enemy_is_paired_twice_while_another_is_free() -> None:
    t = entered((300, 250), (300, 500), (300, 750), mine=3)
    t.play("a2")
    assert t.refused("a2") == "WINGS-RULING-27"


@pytest.mark.rule("WINGS-SKL-03")
def test_a_skill_is_chosen_once() -> None:
    t = choosing_skills()
    t.play("viper")
    assert t.refused("viper") == "WINGS-SKL-03"


@pytest.mark.rule("WINGS-SKL-32")
def test_makeshift_has_nothing_to_do_where_nothing_special_was_drawn() -> None:
    t = shot({}, pilot("makeshift"), "A1 A3")
    assert t.asked == ((1, "use"),)
    assert t.refused("use") == "WINGS-SKL-32"


@pytest.mark.rule("WINGS-TAC-04")
def test_one_card_has_no_other_order() -> None:
    t = table(plane(0, 500, 300), plane(1, 500, 450), edge=1, edge_turns=2)
    program(t, 0, "straight")
    program(t, 1, "straight", "straight", "stall")
    assert t.asked == ((0, "reorder"),)
    assert t.refused("132") == "WINGS-TAC-04"


@pytest.mark.rule("WINGS-TURN-05", "WINGS-PROG-02", "WINGS-DMG-01")
def test_nobody_speaks_unasked() -> None:
    t = duel()
    t.play("straight", "straight", "straight", "pass", seat=0)
    assert t.refused("straight", seat=0) == "WINGS-PROG-02"  # he has programmed
    assert tailing().refused("a1", seat=1) == "WINGS-TURN-05"
    fallen = duel({"status": "down"}, {}, at="end", phase=3)
    assert fallen.asked == ()
    assert fallen.refused("pass", seat=0) == "WINGS-DMG-01"
