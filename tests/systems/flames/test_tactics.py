"""The hand-written pilot: what it does where the right answer is plain, and how strong it is."""

from __future__ import annotations

from itertools import islice

import pytest
from tests.systems.flames.scenes import duel, fighter, plane, table

from escadrille.lab.sim import Series, play
from escadrille.systems.flames import configure
from escadrille.systems.flames.engine import FlamesRules
from escadrille.systems.flames.tactics import tactical
from escadrille.testing.scripted import Table
from escadrille.testing.walks import walk


def answer(t: Table) -> str:
    """Return what the pilot whose turn it is to answer says, in notation."""
    seat, rules = t.seat(), t.rules
    assert isinstance(rules, FlamesRules)
    choice = tactical(rules, rules.resample(t.state, seat, 1), seat)
    return t.rules.write(t.rules.order(t.state, seat, choice))


def flown(t: Table, steps: int = 6) -> list[str]:
    """Let the pilot answer while it is asked; return what it said."""
    seat = t.seat()
    said: list[str] = []
    while t.asked and t.seat() == seat and len(said) < steps:
        said.append(answer(t))
        t.play(said[-1])
    return said


def test_it_answers_an_attack_that_would_kill() -> None:
    t = duel("ims-2-3 yo-yo", "barrel-roll scissors", other={"damage": 4})
    t.play("ims-2-3 attack b1")
    assert answer(t) == "barrel-roll"


def test_it_softens_a_blow_that_would_kill() -> None:
    t = duel("ims-2-3", "evasive scissors", other={"damage": 4})
    t.play("ims-2-3 attack b1", "pass")
    assert answer(t) == "evasive"


def test_it_takes_a_kill_that_is_sure() -> None:
    t = duel("ims-1-1 scissors", "", other={"damage": 5})
    assert "ims-1-1" in flown(t)[:1]
    assert not t.asked


def test_it_gets_off_the_hook_when_tailed() -> None:
    t = duel("barrel-roll yo-yo yo-yo", "", -2)
    flown(t)
    assert t.position("a1", "b1") > -2


def test_it_goes_for_the_tail() -> None:
    t = duel("ace-pilot ims-2-3 ims-1-1 ims-1-1", "")
    flown(t)
    assert t.aircraft("b1").damage >= 3


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("scenario", ["first-duel", "free-team", "free-for-all"])
def test_it_never_looks_at_hidden_cards(scenario: str, seed: int) -> None:
    """In all worlds that its seat cannot tell apart it says the same."""
    rules = configure(scenario)
    for state in islice(walk(rules, seed), 0, None, 3):
        for pending in rules.pending(state):
            worlds = [rules.resample(state, pending.seat, number) for number in range(4)]
            assert len({tactical(rules, world, pending.seat) for world in worlds}) == 1


def test_it_spends_its_points() -> None:
    rules = configure("free-duel")
    state = rules.start(1)
    chosen = rules.order(state, 0, tactical(rules, rules.resample(state, 0, 1), 0))
    assert rules.t.fighters[rules.t.fighter_of[rules.write(chosen)]].vp >= 10


def test_it_does_not_follow_at_the_price_of_its_whole_hand_for_nothing() -> None:
    tough = fighter(airframe=9)
    t = table(
        plane(0, "yo-yo yo-yo", fighter=tough),
        plane(1, "barrel-roll tight-turn", holds="a1", position="advantaged", fighter=tough),
        phase="altitude",
    )
    t.play("climb yo-yo")
    assert answer(t) == "pass"


@pytest.mark.parametrize("scenario", ["first-duel", "mirror-duel"])
def test_it_beats_random_play(scenario: str) -> None:
    """Duels of equal aircraft, seats alternating: 92 points of 100 at least."""
    series = Series(
        system="flames",
        scenario=scenario,
        games=100,
        seats=("tactical", "random"),
        seed=11,
        swap=True,
    )
    assert play(series).points_by_bot["tactical"] >= 92


def test_it_beats_random_teams() -> None:
    series = Series(
        system="flames",
        scenario="thach-weave",
        games=20,
        seats=("tactical", "random"),
        seed=11,
        swap=True,
    )
    assert play(series).points_by_bot["tactical"] >= 18
