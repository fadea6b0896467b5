"""Overlaps, programming errors and the edge of the table (groups OVL, ERR and EXIT)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.wings.flights import turn
from tests.systems.wings.scenes import duel, of, plane, program, table, tables_of

from escadrille.systems.wings.events import (
    CollisionRisk,
    Declared,
    Down,
    Drew,
    Entered,
    Flew,
    Left,
    ProgrammingError,
)
from escadrille.testing.scripted import Table

ACCEPT: dict[str, Any] = {"illegal_programming": "accept"}
RETURN: dict[str, Any] = {"options": {"exit_rule": "fled_return"}}
PLAYED: dict[str, Any] = {
    "did": 1,
    "last": "straight",
    "programme": "straight straight straight",
}


# OVL.


@pytest.mark.rule("WINGS-OVL-02", "WINGS-RULING-10")
@pytest.mark.parametrize(
    ("one", "other", "risk"),
    [
        ((2, 0), (2, 0), True),
        ((2, 1), (2, 1), True),
        ((2, 1), (2, 2), True),
        ((2, 0), (2, 1), False),
        ((2, 1), (3, 1), False),
    ],
)
def test_overlapping_aircraft_at_one_altitude_may_collide(
    one: tuple[int, int], other: tuple[int, int], risk: bool
) -> None:
    def overlapping(**options: bool) -> Table:
        planes = [
            plane(side, 500, 300 + 40 * side, level=at[0], counters=at[1], **PLAYED)
            for side, at in enumerate((one, other))
        ]
        return table(*planes, at="check-1", phase=1, script=[0, 1] * 3, options=options)

    t = overlapping(collision=True)
    assert (t.state.chance.script == [0, 1] * 3) != risk
    assert overlapping().state.chance.script == [0, 1] * 3


@pytest.mark.rule("WINGS-OVL-01")
def test_play_goes_on_after_an_overlap() -> None:
    t = table(plane(0, 500, 300), plane(1, 500, 340))
    played = turn(t)
    assert len(of(played.events, Flew)) == 6
    assert not of(played.events, CollisionRisk)


# ERR.


@pytest.mark.rule("WINGS-ERR-01", "WINGS-RULING-98")
def test_an_error_destroys_in_the_phase_of_its_card() -> None:
    t = duel({"shots_taken": 3, "fired_by": 2}, options=ACCEPT)
    played = turn(t, a1="straight stall stall")
    flown = [flew.card for flew in of(played.events, Flew) if flew.aircraft == "a1"]
    assert flown == ["straight", "stall", "stall"]
    down = of(played.events, Down)[0]
    assert (down.cause, down.by) == ("error", ())
    assert t.view().aircraft[1].victories == 0
    assert t.view().scores == (0, 1)  # the loss counts, as any that is nobody's


@pytest.mark.rule("WINGS-ERR-01", "WINGS-RULING-69")
@pytest.mark.parametrize(
    ("facts", "cards", "phase"),
    [
        ({}, "stall stall straight", 2),
        ({"last": "stall"}, "climb straight straight", 1),
        ({"last": "immelmann"}, "turn-left straight straight", 1),
        ({}, "straight immelmann turn-left", 3),
        ({"last": "turn-left"}, "immelmann straight straight", 1),
        ({"damage": ["A1-rudder-left turn=1"]}, "straight turn-left straight", 2),
        ({"damage": ["A3-engine turn=1"]}, "straight straight straight", 3),
        ({}, "straight climb immelmann", 3),
    ],
)
def test_each_duty_may_be_broken_at_its_price(
    facts: dict[str, Any], cards: str, phase: int
) -> None:
    t = duel(facts, turn=2, options=ACCEPT)
    out = turn(t, a1=cards).events
    before = out[: next(n for n, event in enumerate(out) if isinstance(event, ProgrammingError))]
    assert len([flew for flew in of(before, Flew) if flew.aircraft == "a1"]) == phase
    refusing = duel(facts, turn=2)
    assert sum(not _lays(refusing, card) for card in cards.split()) == 1


def _lays(t: Table, card: str) -> bool:
    if (0, "program") in t.asked and card in t.legal(0):
        t.play(card, seat=0)
        return True
    return False


@pytest.mark.rule("WINGS-RULING-69", "WINGS-PROG-02")
def test_cards_that_the_deck_does_not_hold_are_refused_all_the_same() -> None:
    t = duel(options=ACCEPT)
    t.play("straight", "immelmann", seat=0)
    assert t.refused("immelmann", seat=0) == "WINGS-PROG-02"


@pytest.mark.rule("WINGS-RULING-39", "WINGS-RULING-69")
def test_a_duty_that_is_waived_is_no_error() -> None:
    """A stricken engine, one card this turn and a diamond before it: no stall is possible."""
    one = {"damage": ["A3-engine turn=1"], "last": "stall"}
    t = duel(one, turn=2, edge=1, edge_turns=2, options=ACCEPT)
    assert not of(turn(t, a1="straight").events, ProgrammingError)


@pytest.mark.rule("WINGS-ERR-02")
def test_the_milder_penalty_is_two_a_cards_and_no_fire_in_that_phase() -> None:
    options = {**ACCEPT, "error_penalty": "two_a"}
    t = table(
        plane(0, 500, 200),
        plane(1, 500, 390),
        options=options,
        decks={"A": "A0 A3-engine A4-smoke A0"},
    )
    played = turn(t, {"declare": "a2"}, a1="stall stall straight", a2="stall straight stall")
    assert of(played.events, Down) == []
    drew = of(played.events, Drew)
    assert [(d.cause, d.cards) for d in drew if d.piece == "a1"] == [
        ("error", ("A3-engine", "A4-smoke"))
    ]
    found = t.aircraft("a1")
    assert (found.engine_hits, found.smoke, found.points) == (1, 2, 7)
    assert played.fires() == [1, 3]
    assert len(of(played.events, Declared)) == 2


# EXIT.


@pytest.mark.rule("WINGS-EXIT-01", "WINGS-RULING-16")
@pytest.mark.parametrize(
    ("x", "y", "heading", "out"),
    [
        (500, 1000 - 117.8, 0, False),
        (500, 1000 - 117.79, 0, True),
        (500, 117.8, 180, False),
        (500, 117.79, 180, True),
        (1000 - 117.79, 500, 90, True),
        (117.79, 500, 270, True),
    ],
)
def test_whose_centre_is_off_the_table_is_eliminated(
    x: float, y: float, heading: float, out: bool
) -> None:
    t = table(plane(0, x, y, heading), plane(1, 500, 500))
    program(t, 0, "straight", "turn-left", "turn-left")
    events = program(t, 1, "straight", "turn-left", "turn-left")
    gone = [down for down in of(events, Down) if down.cause == "left"]
    left_first = bool(gone) and len([f for f in of(events, Flew) if f.aircraft == "a1"]) == 1
    assert left_first == out


@pytest.mark.rule("WINGS-EXIT-01")
def test_the_eliminated_is_a_loss_to_its_side() -> None:
    t = duel({"at": [500, 950]})
    turn(t)
    found = t.rules.outcome(t.state)
    assert found is not None
    assert found.points == (0.0, 1.0)


@pytest.mark.rule("WINGS-EXIT-02")
def test_the_fled_is_not_destroyed() -> None:
    t = duel({"at": [500, 950]}, options={"exit_rule": "fled"})
    played = turn(t)
    assert of(played.events, Down) == []
    assert [(left.status, left.by) for left in of(played.events, Left)] == [("fled", None)]
    assert t.view().scores == (0, 0)


@pytest.mark.rule("WINGS-EXIT-02", "WINGS-DMG-02", "WINGS-RULING-16")
def test_the_fled_after_two_shots_is_the_victory_of_its_last_shooter() -> None:
    one = {"at": [500, 950], "shots_taken": 2, "fired_by": 2}
    t = duel(one, options={"exit_rule": "fled"})
    assert of(turn(t).events, Left)[0].by == "a2"
    assert t.view().scores == (0, 1)


@pytest.mark.rule("WINGS-EXIT-03")
def test_who_left_may_choose_to_stay_fled() -> None:
    t = duel({"at": [500, 950]}, **RETURN)
    played = turn(t)
    assert (1, 0, "come-back") in played.asked
    assert t.view().aircraft[0].status == "fled"


@pytest.mark.rule("WINGS-EXIT-03")
@pytest.mark.parametrize(
    ("at", "heading", "back"),
    [
        ((500, 990), 0, (50000, 96600, 18000)),
        ((990, 500), 90, (96600, 50000, 27000)),
        ((950, 990), 45, (None, None, 22500)),
    ],
)
def test_who_comes_back_stands_at_the_edge_facing_the_other_way(
    at: tuple[int, int], heading: int, back: tuple[int | None, int | None, int]
) -> None:
    one = plane(0, *at, heading, level=3, counters=1)
    t = table(one, plane(1, 200, 200), decks={"A": "A0 A0"}, **RETURN)
    turn(t, {"come-back": "return"})
    assert t.view().aircraft[0].status == "outside"
    entered = of(turn(t, a2="turn-right turn-right turn-right").events, Entered)[0]
    assert (entered.level, entered.counters) == (3, 1)
    x, y, h = entered.pose
    assert (h, x <= 100000, y <= 100000) == (back[2], True, True)
    for place, expected in zip((x, y), back, strict=False):
        assert expected is None or place == expected
    base = tables_of(t).footprint[0].at(entered.pose)
    assert all(0 <= px <= 100000 and 0 <= py <= 100000 for px, py in base)


@pytest.mark.rule("WINGS-EXIT-03", "WINGS-SPEC-13")
def test_leaving_the_table_puts_out_no_fire_and_mends_no_gun() -> None:
    one = plane(0, 500, 990, flames=3, smoke=3, jams=[3, 3, 0, 0])
    t = table(one, plane(1, 200, 200), decks={"A": "A1 A0 A0 A1"}, **RETURN)
    turn(t, {"come-back": "return"})
    found = t.aircraft("a1")
    assert (found.flames, found.smoke, found.points) == (2, 2, 1)
    turn(t, a2="turn-right turn-right turn-right")
    found = t.aircraft("a1")
    assert (found.status, found.flames, found.smoke, found.points) == ("flying", 1, 1, 2)
    assert found.front.jams == (3, 3)  # it played no manoeuvre outside


@pytest.mark.rule("WINGS-EXIT-03")
def test_the_two_cards_may_destroy_it_outside() -> None:
    t = duel({"at": [500, 990]}, decks={"A": "A0-explosion A0"}, **RETURN)
    played = turn(t, {"come-back": "return"})
    assert of(played.events, Down)[0].cause == "explosion"


@pytest.mark.rule("WINGS-EXIT-03", "WINGS-AMMO-04")
def test_its_ammunition_waits_with_it() -> None:
    options = {"exit_rule": "fled_return", "ammo": "cards"}
    one = {"at": [500, 990], "ammo": [2, -1], "stock": ["A1 A3", ""]}
    t = duel(one, {"ammo": [0, -1]}, options=options, decks={"A": "A0 A0"})
    turn(t, {"come-back": "return"})
    assert t.aircraft("a1").front.ammo == len(t.state.stocks[0]) == 2


HOME_SIDES: list[dict[str, Any]] = [
    {
        "name": {"en": "A", "fr": "A"},
        "camp": "entente",
        "edge": "west",
        "home": True,
        "aircraft": [],
    },
    {"name": {"en": "B", "fr": "B"}, "camp": "empires", "edge": "east", "aircraft": []},
]


@pytest.mark.rule("WINGS-RULING-16")
@pytest.mark.parametrize(
    ("done", "shots", "status", "scores"),
    [(True, 2, "home", (0, 0)), (False, 1, "fled", (0, 0)), (False, 2, "fled", (0, 1))],
)
@pytest.mark.parametrize("rule", ["eliminated", "fled_return"])
def test_the_own_edge_is_the_way_home_once_the_task_is_done(
    done: bool, shots: int, status: str, scores: tuple[int, int], rule: str
) -> None:
    """a1 has a photograph to take; a2 goes home with it or flees."""
    slot = {"type": "spad-vii", "at": [50, 500], "heading": 270}
    sides: list[Any] = [
        {**HOME_SIDES[0], "aircraft": [slot, {**slot, "at": [500, 300]}]},
        {**HOME_SIDES[1], "aircraft": [{**slot, "type": "albatros-d3", "at": [800, 800]}]},
    ]
    ground = [{"piece": "station", "side": 1, "at": [900, 100], "heading": 0, "task": "photograph"}]
    t = table(
        plane(0, 50, 500, 270, type="spad-vii", shots_taken=shots, fired_by=4),
        plane(0, 500, 300, type="spad-vii"),
        plane(1, 800, 800, 180, type="albatros-d3"),
        table={"side": sides, "ground": ground},
        piece=[{"done": done}],
        options={"exit_rule": rule},
    )
    turn(t)
    assert t.view().aircraft[0].status == status
    assert t.view().scores == scores


@pytest.mark.rule("WINGS-RULING-16")
@pytest.mark.parametrize(("card", "status"), [("dive", "home"), ("straight", "fled")])
def test_who_has_no_enemy_left_goes_home_by_the_own_edge(card: str, status: str) -> None:
    """a1 may fly into the ground in the phase in which a2 crosses its edge."""
    slot = {"type": "spad-vii", "at": [500, 500], "heading": 0}
    sides = [{**side, "home": n == 1, "aircraft": [slot]} for n, side in enumerate(HOME_SIDES)]
    t = table(
        plane(0, 300, 500, type="spad-vii", level=0, counters=1),
        plane(1, 960, 500, 90, type="spad-vii"),
        table={"side": sides},
    )
    turn(t, a1=f"{card} straight straight")
    assert t.view().aircraft[1].status == status
