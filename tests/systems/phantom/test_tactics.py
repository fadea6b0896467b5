"""The hand-written commander: sensible in the small, and worth serving under in the large."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.phantom.scenes import bandit, flying, over, pilot, site, squadron

from escadrille.bots.api import know
from escadrille.bots.roster import bot
from escadrille.systems.phantom import SYSTEM, configure, scenarios
from escadrille.systems.phantom.bots.tactics import tactical
from escadrille.testing.scripted import Table

SHORT = [scenario.id for scenario in scenarios() if scenario.length == "short"]


def says(t: Table) -> str:
    """Return what the commander would order now."""
    choice = tactical(t.rules, t.state, 0)  # type: ignore[arg-type]
    return t.rules.write(t.rules.order(t.state, 0, choice))


def flown(scenario: str, name: str, seed: int) -> Any:
    """Return the end of a campaign of a bot."""
    rules = configure(scenario)
    state, player = rules.start(seed), bot(name, SYSTEM, seed)
    while rules.pending(state):
        rules.apply(state, 0, player.decide(know(rules, state, 0)))
    return state


@pytest.mark.parametrize("scenario", SHORT)
def test_it_wins_at_least_twice_what_chance_wins(scenario: str) -> None:
    games = range(12)
    own = sum(flown(scenario, "tactical", seed).vp for seed in games)
    chance = sum(flown(scenario, "random", seed).vp for seed in games)
    assert own >= 2 * max(chance, 1)
    assert own >= 3 * len(games)  # chance loses: that is no measure


def test_it_finishes_a_long_campaign() -> None:
    state = flown("linebacker-usaf-long", "tactical", 3)
    assert state.slot == 12
    assert state.vp >= 12


def test_it_drops_what_destroys_the_target() -> None:
    t = over(flying("robin", load="mk-84 mk-84"), counter=[site("zpu", "a-n")])
    t.play(says(t))
    assert says(t) == "mk-84"


def test_it_does_not_waste_bombs_on_a_target_that_one_will_destroy() -> None:
    t = over(flying("judge+", load="mk-84 mk-84 mk-84"), damage=4, tanker=True)
    t.play("judge target mk-84")
    assert says(t) == "fire"


def test_it_evades_what_could_kill_and_bears_what_could_not() -> None:
    hurt = flying("robin", "a-n", damaged=True)
    t = over(hurt, counter=[bandit("mig-21", "a-n")], step="enemy")
    t.play("pass")
    assert says(t) == "evade"
    weary = flying("robin", "a-n", stress=5)  # 2 stress more would make him Shaken
    t = over(weary, counter=[site("zpu", "a-n")], step="enemy")
    t.play("pass")
    assert says(t) == "pass"


def test_it_suppresses_with_what_costs_nothing() -> None:
    t = over(flying("robin", "a-n"), counter=[site("s-60", "a-n")], step="enemy")
    assert says(t) == "robin"


def test_it_sends_home_who_can_do_nothing() -> None:
    crew = [pilot("papa", role="flying", stress=12), pilot("kirin", role="flying")]
    t = squadron(*crew, phase="target-bound", events="clear-weather")
    assert says(t) == "papa"


def test_it_comes_in_as_late_as_its_bombs_allow() -> None:
    crew = flying("robin", "p-n", "mk-84 mk-84")
    guns = [site("s-60", "a-n"), site("s-60", "c"), site("37-mm", "c")]
    t = over(crew, turn=1, step="move", counter=guns)
    assert says(t).startswith("p-")
    t = over(crew, turn=2, step="move", counter=guns)
    assert says(t).startswith("a-")
    t = over(flying("robin", "a-n", "mk-84"), turn=3, step="move", counter=guns)
    assert says(t) == "c"


def test_it_thinks_of_rest() -> None:
    """A pilot near his limit stays at home while fresh ones are there."""
    crew = [pilot("robin", stress=12), *map(pilot, ("papa", "kirin", "boomer", "jagger", "smokes"))]
    t = squadron(*crew, phase="flight")
    sent = []
    while t.asked and t.asked[0][1] == "assign":
        sent.append(says(t))
        t.play(sent[-1])
    assert "robin" not in sent
