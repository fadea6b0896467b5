"""The hand-written pilot and the judge."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.skies.scenes import duel, hands, plane, table

from escadrille.bots.api import know
from escadrille.bots.roster import bot
from escadrille.kernel.registry import system
from escadrille.systems.skies import configure
from escadrille.systems.skies.bots.judge import clock, judge
from escadrille.systems.skies.bots.tactics import tactical
from escadrille.systems.skies.state import STATUSES
from escadrille.testing.scripted import Table

BELOW: dict[str, Any] = {"level": "disadvantaged"}


def answer(t: Table) -> str:
    seat = t.seat()
    choice = tactical(t.rules, t.state, seat)  # type: ignore[arg-type]
    return t.rules.write(t.rules.order(t.state, seat, choice))


def test_he_shoots_at_a_low_enemy_and_climbs_when_alone() -> None:
    assert answer(duel((18, 23), other=BELOW, step="open")) == "b1"
    assert answer(duel((2, 2), step="act")) == "climb"


def test_he_does_not_fly_off_the_table() -> None:
    t = table(plane(0, (18, 31)), plane(1, (4, 4)))
    while t.view().active == "a1":
        t.play(answer(t))
    assert t.view().aircraft[0].status == "flying"


def test_he_dives_away_when_he_can() -> None:
    t = table(plane(0, **BELOW), plane(1, (2, 30)), step="start", cards=hands("dive-away"))
    assert answer(t) == "dive-away"


@pytest.mark.parametrize("scenario", ["dogfight", "bomber-escort", "channel-convoy", "big-raid"])
def test_he_plays_whole_battles(scenario: str) -> None:
    rules = configure(scenario)
    state = rules.start(1)
    pilots = [bot("tactical", system("skies"), seat) for seat in (0, 1)]
    while pending := rules.pending(state):
        seat = pending[0].seat
        rules.apply(state, seat, pilots[seat].decide(know(rules, state, seat)))
    assert rules.outcome(state) is not None


@pytest.mark.parametrize(("edge", "straight"), [(0, 0), (1, 180)])
def test_he_heads_for_the_enemy_from_either_edge(edge: int, straight: int) -> None:
    rules = configure("even-dogfight")
    state = rules.start(1)
    while state.turn == 0:
        seat = rules.pending(state)[0].seat
        rules.apply(state, seat, tactical(rules, state, seat))
    assert {state.h[a] for a in state.roster.own[edge]} == {straight}


@pytest.mark.parametrize(("booms", "answers"), [(1, "pass"), (2, "numbers")])
def test_he_keeps_a_card_for_its_need(booms: int, answers: str) -> None:
    """Numbers, which leaves the game once used, waits until a squadron is about to break off."""
    planes = [plane(0, (18, 4)), plane(1, (18, 34), 180, zoom=True)]
    t = table(*planes, booms=[booms, 0], cards=hands("numbers"), dice=[5, 2])
    t.play("7 straight", "pass")
    assert t.asked == ((0, "cards"),)
    assert answer(t) == answers


def test_the_judge_sees_guns_that_bear_and_the_clock_ticks_with_activations() -> None:
    t = duel((18, 23), other=BELOW, step="open")
    rules: Any = t.rules
    world: Any = t.state
    assert judge(rules, world, 0).prospects > 0 > judge(rules, world, 1).prospects
    before = clock(rules, world)
    while t.view().active == "a1":
        t.play(answer(t))
    assert clock(rules, t.state) > before


def test_the_judge_counts_booms_and_losses() -> None:
    rules = configure("dogfight-basic")
    state = rules.start(1)
    even = judge(rules, state, 0)
    state.booms[0] = 4
    worse = judge(rules, state, 0)
    assert worse.losses < even.losses <= 0
    assert judge(rules, state, 1).kills == -worse.losses


def test_he_keeps_room_to_turn_round() -> None:
    rules = configure("jets-over-the-reich")  # in the widest circles there are
    for seed in range(4):
        state = rules.start(seed)
        while pending := rules.pending(state):
            seat = pending[0].seat
            rules.apply(state, seat, tactical(rules, state, seat))
        assert "left" not in {STATUSES[status] for status in state.status}, seed
