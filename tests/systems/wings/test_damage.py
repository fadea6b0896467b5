"""Damage cards, and fire that goes on (groups DMG and AIM)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.wings.flights import LONG, TWO_SEATER, asked, shot, turn
from tests.systems.wings.scenes import at_fire, of, plane, table, wounds_of

from escadrille.systems.wings.events import Declared, Down, Drew, Jammed, Left, Smoking
from escadrille.testing.scripted import Table

TWO_DECKS: dict[str, Any] = {"copies": [2, 1, 1, 1]}
PLAYED: dict[str, Any] = {"did": 1, "last": "straight", "programme": "straight straight straight"}


def crossfire(deck: str) -> Table:
    """Return a table on which a1 and a2 may fire at a3 at long range, from south and north."""
    planes = [plane(0, 500, 300), plane(0, 500, 700, 180), plane(1, 500, 500, type={"guns": []})]
    facts: Any = {"copies": [2, 1, 1, 1], "at": "fire-1", "phase": 1}
    return table(*({**p, **PLAYED} for p in planes), decks={"A": deck}, **facts)


# DMG.


@pytest.mark.rule("WINGS-DMG-01")
@pytest.mark.parametrize(("battered", "falls"), [(10, False), (11, True), (12, True)])
def test_damage_equal_to_structure_shoots_down(battered: int, falls: bool) -> None:
    t = shot(90, other={"battered": battered}, decks={"A": "A4 A0"})
    fell = of(t.play("a2", seat=0), Down)
    assert [(down.cause, down.by) for down in fell] == [("damage", ("a1",))] * falls
    assert t.view().aircraft[1].status == ("down" if falls else "flying")


@pytest.mark.rule("WINGS-DMG-03")
def test_a_special_drawn_twice_in_a_shot_counts_once_but_its_points_twice() -> None:
    t = shot(90, **TWO_DECKS, decks={"A": "A3-engine A3-engine"})
    t.play("a2", seat=0)
    found = t.aircraft("a2")
    assert (found.engine_hits, found.points, found.status) == (1, 6, "flying")
    t = shot(90, **TWO_DECKS, decks={"A": "A4-smoke A4-smoke"})
    t.play("a2", seat=0)
    assert t.aircraft("a2").smoke == 3


@pytest.mark.rule("WINGS-DMG-03", "WINGS-RULING-92")
def test_left_and_right_rudder_are_different_types() -> None:
    t = shot(90, decks={"A": "A1-rudder-left A1-rudder-right"})
    t.play("a2", seat=0)
    assert [hit.counts for hit in t.aircraft("a2").hits] == [True, True]


@pytest.mark.rule("WINGS-DMG-03", "WINGS-RULING-92")
def test_any_shot_of_several_cards_counts_a_special_once() -> None:
    one = {"did": 1 | 2}
    options = {"dive_fire": True}
    t = shot(150, one=one, options=options, **TWO_DECKS, decks={"A": "A3-engine A3-engine"})
    assert of(t.play("a2", seat=0), Declared)[0].cards == 2
    assert t.aircraft("a2").engine_hits == 1


@pytest.mark.rule("WINGS-RULING-92")
def test_a_red_and_a_green_jam_of_one_shot_are_one_jam() -> None:
    t = shot(90, decks={"A": "A0-red-jam A2-green-jam"}, options={"doubled_specials": True})
    t.play("a2", seat=0)
    assert [hit.counts for hit in t.aircraft("a2").hits] == [True, False]
    assert t.state.jam_log == [1] + 7 * [0]


@pytest.mark.rule("WINGS-RULING-67")
def test_with_twin_guns_two_green_jams_of_one_shot_jam_both() -> None:
    deck = {"A": "A0-green-jam A2-green-jam"}
    t = shot(90, decks=deck, options={"twin_gun_jam": True})
    assert of(t.play("a2", seat=0), Jammed)[-1].counters == (3, 3)
    single = {"type": {"guns": [{"arc": "front", "letter": "B", "half": 33}]}}
    t = shot(150, one=single, decks={"B": "B0-green-jam"}, options={"twin_gun_jam": True})
    t.play("a2", seat=0)
    assert asked(t) != ["declare"]


@pytest.mark.rule("WINGS-DMG-03", "WINGS-SPEC-09")
def test_pilot_and_observer_are_different_persons() -> None:
    two = {"type": {"seats": 2, "guns": []}}
    t = shot(90, other=two, decks={"A": "A3-pilot A5-pilot"})
    t.play("a2", seat=0)
    assert wounds_of(t.aircraft("a2")) == (1, 1)
    t = shot(90, other=two, **TWO_DECKS, decks={"A": "A5-pilot A5-pilot"})
    t.play("a2", seat=0)
    assert wounds_of(t.aircraft("a2")) == (0, 1)
    t = shot(90, decks={"A": "A3-pilot A5-pilot"})
    t.play("a2", seat=0)
    assert (wounds_of(t.aircraft("a2")), t.aircraft("a2").status) == ((1, 0), "flying")


@pytest.mark.rule("WINGS-DMG-04", "WINGS-SPEC-11")
def test_the_same_special_from_two_shooters_counts_twice() -> None:
    t = crossfire("A3-engine A3-engine")
    assert of(t.play("a3", "a3", seat=0), Down)[0].cause == "engine"
    t = crossfire("A4-smoke A4-smoke")
    smoking = of(t.play("a3", "a3", seat=0), Smoking)
    assert [smoke.counters for smoke in smoking] == [3, 6]


@pytest.mark.rule("WINGS-DMG-04", "WINGS-RULING-92", "WINGS-TWO-02")
def test_the_two_arcs_of_a_two_seater_are_two_shots() -> None:
    """Both arcs reach a1: an all-round front gun stands for two that meet."""
    wide = {
        **TWO_SEATER,
        "guns": [{"arc": "front", "letter": "A", "half": 180}, TWO_SEATER["guns"][1]],
    }
    two = plane(1, 500, 500, type=wide)
    t = at_fire(plane(0, 360, 500, 180), two, decks={"A": "A4-smoke", "B": "B1-smoke"})
    smoking = of(t.play("a1", "a1", seat=1), Smoking)
    assert [smoke.counters for smoke in smoking] == [3, 6]


@pytest.mark.rule("WINGS-DMG-02", "WINGS-RULING-16")
@pytest.mark.parametrize(("shots", "victories"), [(1, 0), (2, 1)])
@pytest.mark.parametrize("rule", ["eliminated", "fled"])
def test_who_leaves_after_several_shots_is_defeated(shots: int, victories: int, rule: str) -> None:
    gone = plane(0, 500, 950, shots_taken=shots, fired_by=2)
    t = table(gone, plane(1, 800, 500), options={"exit_rule": rule})
    turn(t)
    assert t.view().aircraft[1].victories == victories
    assert t.view().aircraft[0].status == ("down" if rule == "eliminated" else "fled")


@pytest.mark.rule("WINGS-DMG-02", "WINGS-RULING-16")
@pytest.mark.parametrize(
    ("orders", "by"), [(("declare-1",), None), (("declare-1", "declare-2"), "a1")]
)
def test_every_shot_taken_counts_towards_defeat(orders: tuple[str, ...], by: str | None) -> None:
    """a2 leaves by the north edge with its third card, a1 behind it."""
    planes = [plane(0, 500, 500), plane(1, 500, 700, type={"guns": []})]
    t = table(*planes, options={"exit_rule": "fled"}, decks={"A": "A0 A0"})
    left = of(turn(t, dict.fromkeys(orders, "a2")).events, Left)
    assert [(gone.aircraft, gone.by) for gone in left] == [("a2", by)]


# AIM.


def aiming(**facts: Any) -> dict[str, Any]:
    """Return an aircraft that fired at a2 in the phase before, with its front arc."""
    return {"aims": ["a2", "-"], "aimed": [3, 0], **facts}


@pytest.mark.rule("WINGS-AIM-01", "WINGS-RULING-11")
def test_consecutive_fire_adds_one_to_each_card_that_is_not_0() -> None:
    t = shot(90, one=aiming(), decks={"A": "A0 A3"})
    assert of(t.play("a2", seat=0), Declared)[0].aimed
    assert t.aircraft("a2").points == 4
    t = shot(90, one=aiming(), decks={"A": "A1 A3"})
    t.play("a2", seat=0)
    assert t.aircraft("a2").points == 6
    t = shot(90, one=aiming(), decks={"A": "A1 A3"}, options={"consecutive_fire": False})
    t.play("a2", seat=0)
    assert t.aircraft("a2").points == 4


@pytest.mark.rule("WINGS-RULING-11", "WINGS-DIVE-03")
def test_bonuses_of_one_point_add_up() -> None:
    t = shot(90, 1, one=aiming(did=1 | 4), decks={"A": "A3"}, options={"dive_fire": True})
    t.play("a2", seat=0)
    assert t.aircraft("a2").points == 5


@pytest.mark.rule("WINGS-AIM-02", "WINGS-RULING-86")
@pytest.mark.parametrize(
    ("facts", "aimed"),
    [
        ({"hurt": 2}, True),
        ({"hurt": 3}, False),
        ({"hurt": 4}, True),
        ({"hurt": 4, "did": 513}, False),
    ],
)
def test_who_was_hurt_in_the_phase_before_has_no_bonus(facts: dict[str, int], aimed: bool) -> None:
    t = shot(90, one=aiming(**facts))
    assert of(t.play("a2", seat=0), Declared)[0].aimed == aimed


@pytest.mark.rule("WINGS-AIM-02", "WINGS-RULING-86")
@pytest.mark.parametrize("hurt", [2, 3])
def test_damage_before_the_fire_of_a_phase_does_not_hide_that_of_the_phase_before(
    hurt: int,
) -> None:
    """a1 collides with its wingman in phase 1, and fires at a3 again."""
    mine = {**plane(0, 500, 300), "aims": ["a3", "-"], "aimed": [3, 0], "hurt": hurt, **PLAYED}
    friend = {**plane(0, 500, 260), **PLAYED}
    facts: Any = {"options": {"collision": True}, "script": [0, 0], "decks": {"B": "B1 B1 B1 B1"}}
    t = table(mine, friend, {**plane(1, 500, 450), **PLAYED}, at="collide-1", phase=1, **facts)
    assert t.aircraft("a1").points == 2
    assert of(t.play("a3", seat=0), Declared)[0].aimed == (hurt == 2)


@pytest.mark.rule("WINGS-AIM-02", "WINGS-RULING-86")
def test_flames_between_two_turns_count_with_the_phase_before() -> None:
    one = plane(0, 500, 300, flames=1, **aiming(aimed=[6, 0]))
    for card, aimed in (("A1", False), ("A0", True)):
        t = table(one, plane(1, 500, 450), turn=2, decks={"A": card}, table=LONG)
        fired = turn(t, {"declare": "a2"}).of(Declared)
        assert fired[0].aimed == aimed


@pytest.mark.rule("WINGS-AIM-02")
def test_the_streak_goes_on_through_a_phase_without_bonus() -> None:
    t = table(plane(0, 500, 300, hurt=3), plane(1, 500, 450), decks={"A": "A0 A0 A0"}, table=LONG)
    fired = turn(t, {"declare": "a2"}).of(Declared)
    assert [shot.aimed for shot in fired] == [False, True, True]
    fired = turn(t, {"declare": "a2"}).of(Declared)
    assert fired[0].aimed  # from phase 3 on to phase 1


@pytest.mark.rule("WINGS-AIM-03")
def test_a_phase_without_fire_breaks_the_streak() -> None:
    t = table(plane(0, 500, 300), plane(1, 500, 450), decks={"A": "A0 A0"}, table=LONG)
    fired = turn(t, {"declare-1": "a2", "declare-3": "a2"}).of(Declared)
    assert [shot.aimed for shot in fired] == [False, False]


@pytest.mark.rule("WINGS-AIM-03", "WINGS-TWO-02")
@pytest.mark.parametrize("aims", [["a3", "-"], ["-", "a2"]])
def test_another_target_or_another_arc_is_no_streak(aims: list[str]) -> None:
    one = plane(0, 500, 300, aims=aims, aimed=[3, 3], **PLAYED, type=TWO_SEATER)
    others = [{**plane(1, x, 430), **PLAYED} for x in (500, 560)]
    t = table(one, *others, at="fire-1", phase=1)
    assert not of(t.play("a2", seat=0), Declared)[0].aimed


@pytest.mark.rule("WINGS-AIM-01", "WINGS-TWO-02")
def test_the_rear_arc_has_a_streak_of_its_own() -> None:
    one = plane(0, 500, 500, aims=["-", "a2"], aimed=[0, 3], type=TWO_SEATER)
    t = at_fire(one, plane(1, 620, 400, type={"guns": []}))
    assert of(t.play("a2", seat=0), Declared)[0].aimed


@pytest.mark.rule("WINGS-SPEC-04", "WINGS-SPEC-14")
@pytest.mark.parametrize("trail", [{"smoke": 1}, {"flames": 1}])
def test_smoke_bars_consecutive_fire_only_with_its_option(trail: dict[str, int]) -> None:
    for option in (False, True):
        t = shot(90, one=aiming(**trail), options={"smoke_blocks_aim": option})
        assert of(t.play("a2", seat=0), Declared)[0].aimed != option
    t = shot(90, one=aiming(), other=trail, options={"smoke_blocks_aim": True})
    assert of(t.play("a2", seat=0), Declared)[0].aimed


@pytest.mark.rule("WINGS-COMP-03")
def test_damage_cards_are_their_owners_secret_but_for_what_is_shown() -> None:
    t = shot(90, decks={"A": "A3-engine A4-smoke"})
    drew = of(t.play("a2", seat=0), Drew)[0]
    assert drew.seen_by(1).cards == ("A3-engine", "A4-smoke")
    for seat in (0, None):
        assert (drew.seen_by(seat).cards, drew.seen_by(seat).shown) == (None, ("smoke",))
        its = t.view(seat).aircraft[1]
        assert [(hit.card, hit.special) for hit in its.hits] == [(None, None), (None, "smoke")]
        assert (its.points, wounds_of(its), its.engine_hits, its.bans) == (
            None,
            (None, None),
            None,
            None,
        )


@pytest.mark.rule("WINGS-RULING-53")
@pytest.mark.parametrize(
    ("shooters", "damage", "victors"),
    [
        ([0], [], ("a1",)),
        ([0, 1], [], ("a1", "a2")),
        ([0, 1, 2], ["A4 by=a2 turn=1", "A3 by=a3 turn=1"], ("a2", "a3")),
        ([0, 1, 2], ["A3 by=a1 turn=1", "A1 by=a2 turn=1 plus=1", "A1 by=a3 turn=1"], ("a1", "a2")),
        (
            [0, 1, 2],
            ["A1 by=a1 turn=1", "A1 by=a2 turn=1 plus=1", "A1 by=a3 turn=1 plus=1"],
            ("a2", "a3"),
        ),
        (
            [0, 1, 2],
            ["A3 by=a1 turn=1 fire halved", "B2 by=a2 turn=1", "B2 by=a3 turn=1"],
            ("a2", "a3"),
        ),
    ],
)
def test_the_last_shooters_have_the_victory_two_at_most(
    shooters: list[int], damage: list[str], victors: tuple[str, ...]
) -> None:
    """a4 burns to death; of three who fired last, the two who dealt most share it."""
    bits = sum(1 << shooter for shooter in shooters)
    lost = plane(1, 800, 800, flames=1, damage=damage, battered=7, fired_by=bits, fired_at=3)
    planes = [plane(0, 200 + 100 * number, 200) for number in range(3)]
    t = table(*planes, lost, decks={"A": "A0-explosion"})
    assert of(turn(t).events, Down)[0].by == victors


@pytest.mark.rule("WINGS-RULING-53")
def test_only_the_last_phase_of_fire_counts_and_nobody_scores_an_unfired_loss() -> None:
    lost = {"battered": 13, "fired_by": 2, "fired_at": 3}
    facts: Any = {"at": "fire-1", "phase": 1, "decks": {"A": "A1 A1"}}
    planes = [plane(0, 500, 300), plane(0, 60, 60), plane(1, 500, 420, type={"guns": []}, **lost)]
    t = table(*({**p, **PLAYED} for p in planes), **facts)
    assert of(t.play("a3", seat=0), Down)[0].by == ("a1",)
    t = table(plane(0, 200, 200), plane(1, 800, 800, flames=1), decks={"A": "A0-explosion"})
    assert of(turn(t).events, Down)[0].by == ()
