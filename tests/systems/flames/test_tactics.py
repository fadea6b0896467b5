"""The hand-written pilot: what it does where the right answer is plain, and how strong it is."""

from __future__ import annotations

from itertools import islice

import pytest
from tests.systems.flames.scenes import duel, fighter, plane, table

from escadrille.lab.sim import Series, play
from escadrille.systems.flames import configure
from escadrille.systems.flames.bots.evaluate import evaluate
from escadrille.systems.flames.bots.tactics import tactical
from escadrille.systems.flames.engine import FlamesRules
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


def worth(t: Table, seat: int = 0) -> float:
    assert isinstance(t.rules, FlamesRules)
    return evaluate(t.rules.t, t.state, seat)


def test_it_answers_an_attack_that_would_kill() -> None:
    t = duel("ims-2-3 yo-yo", "barrel-roll scissors", other={"damage": 4})
    t.play("ims-2-3 attack b1")
    assert answer(t) == "barrel-roll"


def test_it_keeps_its_ace_where_a_lesser_card_will_do() -> None:
    t = duel("ims-2-3", "ace-pilot jinking", other={"damage": 4})
    t.play("ims-2-3 attack b1")
    assert answer(t) == "jinking"


def test_it_softens_a_blow_that_would_kill() -> None:
    t = duel("ims-2-3", "evasive scissors", other={"damage": 4})
    t.play("ims-2-3 attack b1", "pass")
    assert answer(t) == "evasive"


def test_it_takes_a_kill_that_is_sure() -> None:
    t = duel("ims-1-1 scissors", "", other={"damage": 5})
    assert flown(t)[0] == "ims-1-1"
    assert not t.asked


def test_it_adds_the_hit_that_kills() -> None:
    t = duel("ims-1-1 yo-yo", "", other={"damage": 4})
    assert flown(t)[:2] == ["yo-yo", "play"]
    assert not t.asked


def test_it_gains_the_bursts_that_its_shots_need() -> None:
    """One burst of its own: it takes the tail with the card that leaves it most to fire."""
    t = table(
        plane(0, "ims-3-3 ims-2-2 ims-2-2", fighter=fighter(bursts=1)),
        plane(1, fighter=fighter(airframe=9)),
    )
    flown(t, 9)
    assert t.position("a1", "b1") == 2
    assert t.aircraft("b1").damage == 4


def test_it_does_not_fire_what_it_cannot_pay() -> None:
    t = duel("ims-2-2 tight-turn", "", one={"fighter": fighter(bursts=0)}, other={"evasive": 2})
    flown(t)
    assert t.aircraft("b1").damage == 0


def test_it_gets_off_the_hook_when_tailed() -> None:
    t = duel("barrel-roll yo-yo yo-yo", "", -2)
    flown(t)
    assert t.position("a1", "b1") > -2


def test_it_goes_for_the_tail() -> None:
    t = duel("ace-pilot ims-2-3 ims-1-1 ims-1-1", "")
    flown(t)
    assert t.aircraft("b1").damage >= 3


def test_it_does_not_climb_away_from_an_enemy_at_its_mercy() -> None:
    t = table(
        plane(0, "ims-2-3 barrel-roll", holds="b1", position="tailing"),
        plane(1, ""),
        phase="altitude",
    )
    assert answer(t) == "pass"


def test_it_does_not_follow_at_the_price_of_its_whole_hand_for_nothing() -> None:
    tough = fighter(airframe=9)
    t = table(
        plane(0, "yo-yo yo-yo", fighter=tough),
        plane(1, "barrel-roll tight-turn", holds="a1", position="advantaged", fighter=tough),
        phase="altitude",
    )
    t.play("climb yo-yo")
    assert answer(t) == "pass"


def test_it_pays_with_its_worst_card() -> None:
    t = table(plane(0, "ace-pilot barrel-roll ims-1-1 vertical-roll"), plane(1), phase="altitude")
    t.play("climb")
    assert answer(t) == "ims-1-1"


def test_it_goes_after_an_enemy_who_leads() -> None:
    t = table(
        plane(0, "ims-2-3 ims-2-2 yo-yo", level="high", damage=2),
        plane(1, "", level="medium"),
        phase="altitude",
        turn=6,
    )
    assert answer(t) == "dive"


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("scenario", ["first-duel", "free-team", "free-for-all", "berlin"])
def test_it_never_looks_at_hidden_cards(scenario: str, seed: int) -> None:
    """In all worlds that its seat cannot tell apart it says the same, and says it again."""
    rules = configure(scenario)
    for state in islice(walk(rules, seed), 0, None, 3):
        for pending in rules.pending(state):
            worlds = [rules.resample(state, pending.seat, number) for number in range(5)]
            said = [tactical(rules, world, pending.seat) for world in [*worlds, worlds[0]]]
            assert len(set(said)) == 1


def test_it_spends_its_points() -> None:
    rules = configure("free-duel")
    state = rules.start(1)
    chosen = rules.order(state, 0, tactical(rules, rules.resample(state, 0, 1), 0))
    assert rules.t.fighters[rules.t.fighter_of[rules.write(chosen)]].vp >= 10


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ({"holds": "b1", "position": "tailing"}, {"holds": "b1", "position": "advantaged"}),
        ({}, {"damage": 1}),
        ({"hand": "ace-pilot"}, {"hand": "scissors"}),
        ({"level": "high"}, {"level": "low"}),
    ],
)
def test_it_knows_what_is_better(better: dict[str, str], worse: dict[str, str]) -> None:
    scenes = (table(plane(0, **facts), plane(1)) for facts in (better, worse))
    good, bad = map(worth, scenes)
    assert good > bad


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
