"""The hand-written pilot: what it does where the right answer is plain, and how strong it is."""

from __future__ import annotations

import pytest
from tests.systems.zero.scenes import duel, element, fighter, table

from escadrille.kernel.rng import seeded
from escadrille.lab.sim import Series, play
from escadrille.systems.zero import configure
from escadrille.systems.zero.bots.evaluate import evaluate
from escadrille.systems.zero.bots.tactics import tactical
from escadrille.systems.zero.choices import BREAK_OFF
from escadrille.systems.zero.engine import ZeroRules
from escadrille.testing.scripted import Table


def answer(t: Table) -> str:
    """Return what the pilot whose turn it is to answer says, in notation."""
    seat, rules = t.seat(), t.rules
    assert isinstance(rules, ZeroRules)
    choice = tactical(rules, rules.resample(t.state, seat, 1), seat)
    return rules.write(rules.order(t.state, seat, choice))


def test_it_answers_a_shot_that_would_kill() -> None:
    t = duel("ims-2-2", "barrel-roll maneuvering", other={"hits": 4})
    t.play("ims-2-2")
    assert answer(t) == "barrel-roll"


def test_it_keeps_its_ace_where_a_lesser_card_will_do() -> None:
    t = duel("ims-2-2", "ace-pilot barrel-roll", other={"hits": 4})
    t.play("ims-2-2")
    assert answer(t) == "barrel-roll"


def test_it_fires_where_that_kills() -> None:
    t = duel("ims-2-2 tight-turn", position=2, other={"hits": 5})
    assert answer(t) == "ims-2-2"


def test_it_turns_on_a_pursuer_before_all_else() -> None:
    assert answer(duel("scissors ims-1-1", position=-1)) == "scissors"


def test_a_wingman_plays_what_it_has_drawn() -> None:
    t = duel(phase="wingman", deck="half-loop tight-turn")
    t.play("b1")
    assert answer(t) == "half-loop"


def test_it_pays_with_what_it_needs_least() -> None:
    t = duel("ace-pilot vertical-roll", phase="altitude")
    t.play("climb")
    assert answer(t) == "vertical-roll"


def test_it_goes_home_where_that_ends_the_fight_as_a_victory() -> None:
    lost = {"status": "destroyed"}
    ahead = duel(one={"level": "high", "alone": True}, other={"wingman": lost})
    assert answer(ahead) == "break-off"
    even = duel(one={"level": "high", "alone": True})
    assert answer(even) != "break-off"


def test_it_takes_the_bonus_it_can_have() -> None:
    weak = fighter(value=1)
    t = table(
        element(0, fighter=weak),
        element(1),
        turn=0,
        active=None,
        phase=None,
        options={"pilot_bonuses": True},
        stack=["round", "deal", "start", "bonus a1 2"],
    )
    t.play(answer(t))
    assert answer(t) == "B"


def test_damage_positions_and_cards_count() -> None:
    def worth(t: Table) -> float:
        assert isinstance(t.rules, ZeroRules)
        return evaluate(t.rules.t, t.state, 0)

    even = worth(duel("ims-1-1", "ims-1-1"))
    assert worth(duel("ims-1-1", "ims-1-1", other={"hits": 3})) > even
    assert worth(duel("ims-1-1", "ims-1-1", position=1)) > even
    assert worth(duel("ims-1-1", "ims-1-1 ims-1-2")) < even


@pytest.mark.parametrize("scenario", ["mirror-element", "first-element"])
def test_it_beats_chance_92_times_in_100(scenario: str) -> None:
    series = Series(
        system="zero",
        scenario=scenario,
        games=100,
        seats=("tactical", "random"),
        seed=1,
        swap=True,
    )
    assert play(series).points_by_bot["tactical"] >= 92


def test_it_beats_a_blind_pilot_who_never_goes_home() -> None:
    """Chance breaks off so often that it loses by that alone; this one stays and fights."""
    rules = configure("mirror-element")
    points = 0.0
    for number in range(100):
        chance, state, me = seeded(number), rules.start(number // 2), number % 2
        while pending := rules.pending(state):
            seat = pending[0].seat
            if seat == me:
                world = rules.resample(state, seat, chance.below(1 << 62))
                rules.apply(state, seat, tactical(rules, world, seat))
            else:
                legal = [c for c in rules.legal(state, seat) if c != BREAK_OFF]
                rules.apply(state, seat, legal[chance.below(len(legal))])
        outcome = rules.outcome(state)
        assert outcome is not None
        points += outcome.points[me]
    assert points >= 88
