"""The hand-written pilot: what it does where the right answer is plain, and how strong it is."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.wings.scenes import at_fire, duel, of, plane, program, settle, table

from escadrille.bots.api import know
from escadrille.bots.roster import bot, opponents
from escadrille.kernel.api import Event
from escadrille.kernel.errors import Unknown
from escadrille.kernel.registry import system
from escadrille.systems.wings import configure
from escadrille.systems.wings.bots.evaluate import evaluate
from escadrille.systems.wings.bots.memory import known
from escadrille.systems.wings.bots.tactics import (
    FULL,
    QUICK,
    Problem,
    plan,
    planned,
    quick,
    tactical,
)
from escadrille.systems.wings.bots.ways import circles, programmes
from escadrille.systems.wings.engine import WingsRules
from escadrille.systems.wings.events import CollisionRisk, Declared, Down, TaskDone
from escadrille.systems.wings.rules import programming
from escadrille.systems.wings.state import OPEN, State
from escadrille.testing.scripted import Table

BALLOON = {"balloon": "parseval", "at": [500, 700], "level": 2, "side": 1, "task": "destroy"}
TARGET = {"piece": "dump", "side": 1, "task": "destroy"}


def answer(t: Table, seat: int | None = None, pilot: Any = quick, seed: int = 1) -> str:
    """Return what the pilot whose turn it is to answer says, in notation."""
    seat, rules = t.seat(seat), t.rules
    assert isinstance(rules, WingsRules)
    choice = pilot(rules, rules.resample(t.state, seat, seed), seat)
    return rules.write(rules.order(t.state, seat, choice))


def lay(t: Table, seat: int = 0) -> list[str]:
    """Let the pilot program all of a seat, and return its cards."""
    cards = []
    while (seat, "program") in t.asked:
        cards.append(answer(t, seat))
        t.play(cards[-1], seat=seat)
    return cards


def game(
    scenario: str, pilots: list[str], number: int
) -> tuple[WingsRules, State, list[str], list[Event]]:
    """Play one game; return its end, who sat where and what happened."""
    rules = configure(scenario)
    seats = [pilots[(camp + number) % len(pilots)] for camp in rules.t.camps]
    state = rules.start(number)
    bots = [bot(name, system("wings"), number + seat) for seat, name in enumerate(seats)]
    told: list[Event] = []
    while pending := rules.pending(state):
        seat = pending[0].seat
        rules.apply(state, seat, bots[seat].decide(know(rules, state, seat)), told)
    return rules, state, seats, told


# Flying.


@pytest.mark.parametrize("pilot", [quick, tactical])
@pytest.mark.parametrize(
    ("x", "y", "heading"), [(500, 760, 0), (240, 500, 270), (760, 300, 90), (300, 240, 200)]
)
def test_it_turns_before_the_edge(x: int, y: int, heading: int, pilot: Any) -> None:
    """Three straights would leave the table, and after them no turn would be in time."""
    t = duel({"at": [x, y], "heading": heading}, {"at": [900, 900], "heading": 270})
    while (0, "program") in t.asked:
        t.play(answer(t, 0, pilot), seat=0)
    program(t, 1, "turn-left", "turn-left", "turn-left")
    settle(t, 1)
    assert t.aircraft("a1").status == "flying"


def test_it_stays_on_the_table_for_a_whole_game_with_nobody_to_help_it() -> None:
    _, state, _, told = game("mirror-duel", ["tactical:quick"], 3)
    causes = [event.cause for event in told if isinstance(event, Down)]
    assert not {"left", "crash", "error"} & set(causes)
    assert state.turn > 2


def test_friends_who_meet_head_on_make_way_for_one_another() -> None:
    t = table(
        plane(0, 380, 500, 90),
        plane(0, 620, 500, 270),
        plane(1, 900, 900, 270),
        options={"collision": True},
    )
    t.play("straight", "straight", "straight", seat=0)  # a1, straight at a2
    t.play("pass", seat=0)
    lay(t)
    program(t, 1, "turn-left", "turn-left", "turn-left")
    assert not of(settle(t, 1), CollisionRisk)


def test_errors_are_never_laid_even_where_they_are_accepted() -> None:
    t = duel(one={"last": "stall"}, options={"illegal_programming": "accept"})
    assert "stall" in t.legal(0)
    for _ in range(3):
        t.play(answer(t, 0), seat=0)
    assert t.aircraft("a1").programme[0] != "stall"


def test_it_takes_off() -> None:
    rules = configure("dawn-raid")
    state = rules.start(1)
    choice = quick(rules, rules.resample(state, 1, 1), 1)
    assert rules.write(rules.order(state, 1, choice)) == "stall"


# Fire, bombs, balloons.


def test_it_fires_when_it_can_and_at_the_weaker_of_two() -> None:
    usual = {"did": 1, "flown": 1, "last": "straight", "cards": 3}
    cards = {"programme": "straight straight straight", **usual}
    t = at_fire(plane(0, 500, 300), plane(1, 500, 450))
    assert answer(t, 0) == "a2"
    fresh = {**plane(1, 460, 450), **cards}
    hurt = {**plane(1, 540, 450), **cards, "damage": ["A3 turn=1", "A3 turn=1"]}
    t = table({**plane(0, 500, 300), **cards}, fresh, hurt, at="fire-1", phase=1)
    assert answer(t, 0) == "a3"


@pytest.mark.parametrize(("ahead", "said"), [(2 * 117.8, "bomb"), (500, "pass")])
def test_it_lets_a_bomb_go_only_where_it_hits(ahead: float, said: str) -> None:
    carried = [{"type": None, "at": [0, 0], "heading": 0, "bombs": 1}]
    camps = [("entente", "west", carried), ("empires", "east", [{**carried[0], "bombs": 0}])]
    sides = [
        {"name": {"en": camp, "fr": camp}, "camp": camp, "edge": edge, "aircraft": planes}
        for camp, edge, planes in camps
    ]
    t = table(
        plane(0, 500, 200, level=1, bombs=1),
        plane(1, 900, 900, 270),
        table={"ground": [{**TARGET, "at": [500, 200 + ahead]}], "side": sides},
    )
    program(t, 0, "straight", "straight", "straight")
    program(t, 1, "turn-left", "turn-left", "turn-left")
    assert answer(t, 0) == said


def test_it_goes_for_the_balloon() -> None:
    """A balloon ahead is worth more than an enemy far behind: it is under fire within two turns."""
    t = table(plane(0, 500, 250, level=3), plane(1, 300, 300, 0), table={"balloon": [BALLOON]})
    told: list[Event] = []
    while t.asked and t.view().turn <= 2:
        seat, decision = t.asked[0]
        other = "turn-left" if decision == "program" and "turn-left" in t.legal(seat) else "pass"
        told += t.play(other if seat else answer(t, seat), seat=seat)
    assert any(isinstance(event, Declared) and event.target == "b1" for event in told)


def test_a_balloon_comes_down_when_an_enemy_is_near() -> None:
    for place, said in (([500, 550], "lower"), ([4000, 4000], "pass")):
        t = table(
            plane(0, *place),
            plane(1, 100, 100),
            table={"balloon": [BALLOON], "area": [5000, 5000]},
            at="lower",
        )
        assert answer(t) == said


def test_an_observer_brings_home_what_it_came_for() -> None:
    """Two-seaters sent to reconnoitre do it, against enemies who fly at random."""
    *_, told = game("whales", ["random", "tactical:quick"], 0)
    assert any(isinstance(event, TaskDone) and event.aircraft is not None for event in told)


# What it knows.


def test_it_does_not_peek() -> None:
    """Other hidden damage and programmes of the enemy change nothing in what it lays."""
    hits = ["A3 turn=1", "A1-rudder-left turn=1", "A5 turn=1"]
    t = duel({"at": [300, 300]}, {"at": [420, 560], "heading": 200, "damage": hits}, turn=3)
    program(t, 1, "straight", "straight", "straight")
    assert isinstance(t.rules, WingsRules)
    worlds = [t.rules.resample(t.state, 0, seed) for seed in range(6)]
    assert len({tuple(world.prog[3:]) for world in worlds}) > 1
    for effort in (QUICK, FULL):
        plans = [plan(Problem(t.rules.t, world, 0, effort), 0, ()) for world in worlds]
        assert all(other == plans[0] for other in plans)


@pytest.mark.parametrize("scenario", ["spring-offensive", "bloody-april", "balloon-line"])
def test_what_it_remembers_saves_time_and_changes_no_answer(scenario: str) -> None:
    """Worlds that a seat cannot tell apart are one to it, and give one plan."""
    rules = configure(scenario)
    state, asked = rules.start(4), 0
    flown = [bot("random", system("wings"), seat) for seat in range(rules.seats)]
    while (pending := rules.pending(state)) and asked < 36:
        seat, kind = pending[0]
        legal = rules.legal(state, seat)
        if kind == "program" and len(legal) > 1:
            asked += 1
            me = programming.current(rules.t, state, seat)
            worlds = [rules.resample(state, seat, seed) for seed in (1, 2)]
            one, other = (known(rules.t, world, seat, me) for world in worlds)
            assert one == other
            if asked % 6 == 0 and state.mark[me] != OPEN:
                problems = [Problem(rules.t, world, seat, QUICK) for world in worlds]
                fixed = programming.laid(state, me)
                plans = [plan(problem, me, fixed) for problem in problems]
                assert plans[0] == plans[1]
                assert planned(problems[1], me, fixed) == plans[0]
        rules.apply(state, seat, flown[seat].decide(know(rules, state, seat)))
    assert asked == 36


def test_the_circle_of_a_deck_is_where_its_turns_go() -> None:
    t = configure("first-duel").t
    cards = t.cards[0]
    left, right = circles(cards)
    assert left.right == pytest.approx(-right.right)
    rows = programmes(t, cards, ("A", -3, -3, 3, 0, 0, ()))
    turns = [node for node in rows[2] if node.turn == 18000 and node.steps == ()]
    assert any(
        (node.right - left.right) ** 2 + (node.ahead - left.ahead) ** 2
        == pytest.approx(left.radius**2, rel=1e-3)
        for node in turns
    )


def test_damage_and_losses_count() -> None:
    def worth(t: Table) -> float:
        assert isinstance(t.rules, WingsRules)
        return evaluate(t.rules.t, t.state, 0)

    hurt = {"damage": ["A3 turn=1"]}
    assert worth(duel(other=hurt)) > worth(duel()) > worth(duel(one=hurt))


# Names.


def test_the_variant_is_for_simulations_and_an_unknown_one_is_refused() -> None:
    wings = system("wings")
    assert opponents(wings)["tactical"] == []
    assert "tactical:quick" not in opponents(wings)
    with pytest.raises(Unknown, match="'tactical:slow'; known: random, tactical, tactical:quick"):
        bot("tactical:slow", wings, 1)
    with pytest.raises(Unknown, match="tactical:quick"):
        bot("tactical:quick", system("flames"), 1)


# Strength.


def test_it_beats_chance_fires_often_and_does_not_fly_off() -> None:
    points, turns, fired, strays = 0.0, 0, 0, 0
    for number in range(60):
        rules, state, seats, told = game("mirror-duel", ["tactical:quick", "random"], number)
        me = seats.index("tactical:quick")
        outcome = rules.outcome(state)
        assert outcome is not None
        points += outcome.points[me]
        turns += state.turn
        mine = f"a{me + 1}"
        fired += sum(isinstance(event, Declared) and event.shooter == mine for event in told)
        strays += any(
            isinstance(event, Down) and event.piece == mine and event.cause in ("left", "error")
            for event in told
        )
    assert points >= 56
    assert strays == 0
    assert 3 * fired >= turns
