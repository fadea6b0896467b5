"""What legal orders would mean, how targets lie to the guns, and cards as they are printed."""

from __future__ import annotations

import random
from typing import Any

import pytest
from tests.systems.wings.field import CIRCLE, field, piece
from tests.systems.wings.flights import TWO_SEATER
from tests.systems.wings.flights import shot as shot_at
from tests.systems.wings.scenes import (
    FRONT,
    REAR,
    at_fire,
    duel,
    plane,
    program,
    table,
    tables_of,
)
from tests.systems.wings.test_skills import AIMING, pilot
from tests.systems.wings.test_skills import shot as skilled

from escadrille.kernel.registry import system
from escadrille.systems.wings.facts import Aim, Flight, Foe, Resequenced, Shot, Spared, Unseen
from escadrille.systems.wings.rules.sights import in_sight
from escadrille.testing.scripted import Table

STEP = 11780  # of a straight of deck B
PLACES = 300


def facts(t: Table, word: str, seat: int = 0) -> Any:
    """Return what a legal order would mean."""
    (order,) = t.rules.read(t.state, seat, word)
    return t.rules.facts(t.state, seat, t.rules.choice(t.state, seat, order))


@pytest.mark.rule("WINGS-MOVE-01")
def test_a_card_leads_to_a_pose_and_tells_the_nearest_there() -> None:
    """From a centre on its way north to the base of one that flies north too, 34 mm deep."""
    t = duel({}, {"at": [200, 700]})
    found = facts(t, "straight")
    to = (20000, 20000 + STEP, 0)
    assert found == Flight(to, False, False, (Foe("a2", 70000 - 3400 - to[1], 12),), False)
    t.play("straight", seat=0)
    assert facts(t, "straight").to == (20000, 20000 + 2 * STEP, 0)


@pytest.mark.rule("WINGS-CPX-11")
def test_the_last_card_tells_whether_a_marker_is_asked_for_then() -> None:
    t = duel({}, {"at": [200, 700]})
    t.play("straight", seat=0)
    assert not facts(t, "straight").marked
    t.play("straight", seat=0)
    assert facts(t, "straight").marked
    assert not facts(t, "climb").marked


@pytest.mark.rule("WINGS-RULING-16", "WINGS-RULING-13")
def test_a_card_off_the_table_or_into_the_ground_says_so() -> None:
    low = {"level": 0, "counters": 1}
    assert facts(duel({"at": [200, 950]}), "straight").off
    assert not facts(duel({"at": [200, 800]}), "straight").off
    assert facts(duel(low), "dive").crash
    assert not facts(duel({"level": 1}), "dive").crash
    assert not facts(duel(low), "straight").crash


@pytest.mark.rule("WINGS-CLOUD-02")
def test_in_the_clouds_nobody_knows_where_a_card_leads() -> None:
    t = duel({"level": 4, "cloud": 1}, options={"true_ceiling": True, "cloud_layer": True})
    assert facts(t, "straight") == Unseen(marked=False)


@pytest.mark.rule("WINGS-CPX-11", "WINGS-CLOUD-02")
def test_in_the_clouds_too_the_last_card_tells_whether_a_marker_is_asked_for() -> None:
    t = duel({"level": 4, "cloud": 1}, options={"true_ceiling": True, "cloud_layer": True})
    t.play("straight", "straight", seat=0)
    assert facts(t, "straight") == Unseen(marked=True)


@pytest.mark.rule(
    "WINGS-FIRE-02", "WINGS-FIRE-08", "WINGS-AIM-01", "WINGS-DIVE-01", "WINGS-DIVE-02"
)
def test_a_shot_tells_its_cards_and_what_strengthens_it() -> None:
    plain: dict[str, bool] = {"aimed": False, "dive": False, "steep": False}
    assert facts(shot_at(90), "a2") == Shot("A", True, 2, **plain)
    assert facts(shot_at(150), "a2") == Shot("A", False, 1, **plain)
    assert facts(shot_at(150), "pass") is None
    assert facts(shot_at(150, one=AIMING), "a2") == Shot("A", False, 1, **{**plain, "aimed": True})
    diving: Any = {"one": {"did": 1 | 2 | 4, "counters": 1}, "options": {"dive_fire": True}}
    assert facts(shot_at(90, **diving), "a2") == Shot(
        "A", True, 3, aimed=False, dive=True, steep=True
    )


@pytest.mark.rule("WINGS-TAIL-03")
def test_another_order_of_three_cards_tells_them() -> None:
    t = table(plane(0, 500, 300), plane(1, 500, 500))
    program(t, 0, "stall", "straight", "turn-left")
    program(t, 1, "straight", "straight", "straight")
    assert facts(t, "213") == Resequenced(("straight", "stall", "turn-left"))
    assert facts(t, "pass") is None


@pytest.mark.rule("WINGS-FLAK-03")
def test_a_shell_tells_where_it_would_lie() -> None:
    """At level 2 from half a ruler to one and a half."""
    t = field({}, piece("flak"), turn=2)
    program(t, 0, "straight", "straight", "straight")
    program(t, 1, *CIRCLE)
    assert facts(t, "level-2", 1) is None
    t.play("level-2", seat=1)
    assert facts(t, "bearing-180", 1) == Aim((50000, 50000 - 20000))
    t.play("bearing-180", seat=1)
    assert facts(t, "distance-10", 1) == Aim((50000, 40000))


@pytest.mark.rule("WINGS-SKL-21")
def test_a_card_that_is_left_is_named() -> None:
    t = skilled(pilot("marksman", **AIMING), {}, "A1 A5 A3 A4")
    t.play("use", seat=0)
    assert [facts(t, f"card-{n}") for n in (1, 2, 3)] == [Spared(f"A{n}") for n in (1, 5, 3)]


@pytest.mark.rule("WINGS-SKL-42", "WINGS-COMP-03")
def test_only_who_knows_a_card_knows_that_a_serpent_does_not_count_it() -> None:
    t = skilled({}, pilot("serpent"), "A1 A3")
    t.play("use", seat=1)
    assert [hit.void for hit in t.view(1).aircraft[1].hits] == [True, False]
    assert [hit.void for hit in t.view(0).aircraft[1].hits] == [False, False]


@pytest.mark.rule("WINGS-FIRE-03", "WINGS-FIRE-05", "WINGS-FIRE-06", "WINGS-TWO-03")
@pytest.mark.parametrize("guns", [[FRONT], [FRONT, REAR]])
def test_everyone_is_told_how_enemies_lie_to_the_guns(guns: list[dict[str, Any]]) -> None:
    chance = random.Random(1917)
    kind = {"guns": guns, "seats": len(guns)}
    t = at_fire(plane(0, 500, 500, type=kind), plane(1, 800, 500))
    s = t.state
    met = set()
    for _ in range(PLACES):
        s.x[1], s.y[1] = (50_000 + chance.randint(-22_000, 22_000) for _ in "xy")
        for number in range(2):
            s.h[number] = chance.randrange(36_000)
            s.level[number], s.counters[number] = chance.randint(1, 3), chance.randint(0, 1)
        found = t.view(0).aircraft[0].sights
        allowed = max(in_sight(tables_of(t), s, 0, arc, 1) for arc in range(len(guns)))
        assert (found[0].cards if found else 0) == allowed
        met |= {(sight.range, sight.arc, sight.rule) for sight in found}
    assert {("short", "front", None), ("long", "front", None)} <= met
    rules = {rule for _, arc, rule in met if arc is None}
    assert rules >= {"WINGS-FIRE-03", "WINGS-FIRE-06"}
    assert ("WINGS-TWO-03" in rules) == (len(guns) == 2)
    assert all(t.view(seat).aircraft[0].sights == found for seat in (1, None))


@pytest.mark.rule("WINGS-FIRE-04", "WINGS-FIRE-07")
def test_what_keeps_a_gun_from_a_target_is_told_with_who_is_in_the_way() -> None:
    t = table(
        plane(0, 500, 300), plane(1, 500, 400), plane(1, 500, 480), plane(1, 500, 430, level=4)
    )
    told = {sight.to: (sight.range, sight.rule, sight.by) for sight in t.view(0).aircraft[0].sights}
    assert told == {
        "a2": ("short", None, None),
        "a3": ("long", "WINGS-FIRE-04", "a2"),
        "a4": ("out", "WINGS-FIRE-07", None),
    }
    assert table(plane(0, 500, 300), plane(1, 500, 600)).view(0).aircraft[0].sights == ()


def test_an_observer_has_two_guns_and_shots_that_are_counted() -> None:
    found = table(plane(0, 500, 300, type=TWO_SEATER), plane(1, 500, 600)).aircraft("a1")
    assert [(gun.letter, gun.jams, gun.ammo) for gun in (found.front, found.rear)] == [
        ("A", (0, 0), None),
        ("B", (0,), None),
    ]


@pytest.mark.rule("WINGS-RULING-93", "WINGS-COMP-04")
def test_cards_are_served_as_they_are_printed() -> None:
    served = system("wings").content.tables()
    cards = {card.name: card for card in served["card"]["B"]}
    t = tables_of(duel())
    assert list(cards) == t.cards[t.deck_of["B"]].names
    assert cards["straight"].move == (0, STEP, 0)
    assert (cards["stall"].diamond, cards["straight"].diamond) == (True, False)
    odd = {card.name: (card.odd, card.usual) for deck in served["card"].values() for card in deck}
    assert odd["stall"] == (None, "stall")
    assert all(name == f"{kind}-{usual}" for name, (kind, usual) in odd.items() if kind)
    assert set(filter(None, (kind for kind, _ in odd.values()))) == {"steep", "plain"}
    assert (served["hit"]["A2-flames"].points, served["hit"]["A2-flames"].special) == (2, "flames")
