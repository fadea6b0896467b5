"""What a view tells in figures before each answer: dice, loads, enemies in reach, prices."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import msgspec
import pytest
from tests.systems.items import flat

from escadrille.kernel.registry import system
from escadrille.kernel.words import Sight
from escadrille.locale import voice
from escadrille.systems.phantom import configure, prospects, read_situation
from escadrille.systems.phantom.bots.tactics import tactical
from escadrille.systems.phantom.frames import KINDS
from escadrille.systems.phantom.prospects import (
    BY_QUESTION,
    Attack,
    Counter,
    Harm,
    Post,
    Suppression,
    chance,
)

DICE = range(1, 11)


def scene(**changes: Any) -> tuple[Any, Any]:
    """Return Monger over a soft radar with an S-60 beside it, before his attack (+2 AtG)."""
    monger = {"card": "monger", "zone": "c", "altitude": "low", "load": "mk-82 mk-84 cbu"}
    raw = {
        "system": "phantom",
        "scenario": "rolling-thunder-usaf-short",
        "target": "coastal-radar",
        "turn": 1,
        "step": "fast",
        "pilot": [{**monger, **changes.pop("pilot", {})}],
        "counter": [{"counter": "s-60-mig-17", "zone": "c"}],
        **changes,
    }
    return read_situation(raw)


def play(rules: Any, state: Any, *lines: str) -> None:
    for line in lines:
        for order in rules.read(state, 0, line):
            rules.apply(state, 0, rules.choice(state, 0, order))


def flown(rules: Any, seed: int) -> Iterator[Any]:
    """Yield the states of a campaign that the commander of the house flies."""
    state = rules.start(seed)
    while rules.pending(state):
        yield state
        rules.apply(state, 0, tactical(rules, state, 0))


def words(rules: Any, state: Any, text: str) -> str:
    """Return what a terminal says of an answer."""
    sight = Sight(rules.view(state, 0), rules, state)
    (order,) = rules.read(state, 0, text)
    facts = rules.facts(state, 0, rules.choice(state, 0, order))
    return flat(system("phantom").words.presenter.order(sight, order, facts, voice("en")))


@pytest.mark.parametrize(
    ("value", "percent", "word"),
    [
        (0, 0, "never"),
        (0.001, 1, "slim"),
        (0.3, 30, "unlikely"),
        (0.5, 50, "even"),
        (0.7, 70, "likely"),
        (0.9, 90, "strong"),
        (0.999, 99, "strong"),
        (1, 100, "certain"),
    ],
)
def test_only_what_is_certain_is_nought_or_a_hundred(value: float, percent: int, word: str) -> None:
    assert chance(value) == prospects.Chance(percent, word)


def test_a_die_needs_what_the_rules_make_of_it() -> None:
    """Every die that a counter can show is rolled, and its damage compared."""
    rules, state = scene()
    play(rules, state, "monger", "target")
    for name in ("mk-82", "mk-84", "cbu"):
        promise = rules.view(state, 0).odds[name]
        assert isinstance(promise, Attack)
        (die,) = promise.dice
        for shown in DICE:
            twin = rules.clone(state)
            twin.chance.script = [shown - 1]
            play(rules, twin, name, "fire")
            assert twin.damage == sum(shown >= need for need in die.needs), (name, shown)


def test_counters_named_add_up_to_the_roll() -> None:
    rules, state = scene(target="highway-bridge")
    play(rules, state, "monger", "target", "mk-82", "mk-84")
    fire = rules.view(state, 0).odds["fire"]
    assert isinstance(fire, Attack)
    assert [die.weapon for die in fire.dice] == ["mk-82", "mk-84"]
    done = []
    for pair in product(DICE, DICE):
        twin = rules.clone(state)
        twin.chance.script = [die - 1 for die in pair]
        play(rules, twin, "fire")
        done.append(twin.damage)
    assert fire.mean == pytest.approx(sum(done) / 100, abs=0.001)
    assert fire.hit.percent == sum(damage > 0 for damage in done)
    assert fire.spread[2] == done.count(2)
    assert fire.destroy is not None
    needed = rules.view(state, 0).outlook.needed
    assert fire.destroy.percent == sum(damage >= needed for damage in done)
    assert f"{fire.mean:.1f} damage" in words(rules, state, "fire")


def test_an_enemy_attack_is_told_with_its_thresholds() -> None:
    rules, state = scene(pilot={"damaged": True, "load": ""}, step="enemy")
    view = rules.view(state, 0)
    assert view.decision == "suppress"
    assert isinstance(view.odds["pass"], Harm)
    assert isinstance(view.odds["monger"], Suppression)
    assert view.odds["monger"].attacks[0].dice[0].weapon == "guns"
    play(rules, state, "pass")
    stay, away = (rules.view(state, 0).odds[name] for name in ("pass", "evade"))
    assert (stay.dice, stay.price) == (1, 0)
    assert (away.dice, away.price) == (2, rules.t.help.evasion)
    assert stay.needs[1] > 10, "a Damaged aircraft that is hit again is lost"
    assert stay.lost.percent == 10 * sum(die >= stay.needs[2] for die in DICE)
    assert stay.stress.percent == 10 * sum(stay.needs[0] <= die < stay.needs[2] for die in DICE)
    assert away.lost.percent < stay.lost.percent
    assert f"shot down {stay.lost.percent}%" in words(rules, state, "pass")


def arming() -> tuple[Any, Any]:
    """Return two pilots to be armed against a bridge."""
    raw = {
        "system": "phantom",
        "scenario": "rolling-thunder-usaf-short",
        "target": "highway-bridge",
        "phase": "arms",
        "so": 2,
        "pilot": [{"card": "monger", "role": "flying"}, {"card": "rebel", "role": "flying"}],
    }
    return read_situation(raw)


def test_a_counter_tells_how_many_more_fit() -> None:
    rules, state = arming()
    while rules.view(state, 0).decision == "arm":
        pilot = rules.view(state, 0).asked
        view = rules.view(state, 0)
        for name, promise in view.odds.items():
            assert isinstance(promise, Counter)
            twin, taken = rules.clone(state), 0
            while name in rules.view(twin, 0).odds and _can(rules, twin, name):
                play(rules, twin, name)
                taken += 1
            assert taken == promise.fits, (pilot, name)
        play(rules, state, "pass")


def _can(rules: Any, state: Any, name: str) -> bool:
    orders = [rules.order(state, 0, choice) for choice in rules.legal(state, 0)]
    return name in map(rules.write, orders)


def test_the_loads_of_the_flight_add_up() -> None:
    rules, state = arming()
    empty = rules.view(state, 0).outlook
    assert empty.mean == 0
    assert empty.destroy.percent == 0
    play(rules, state, "mk-82", "mk-82")
    one = rules.view(state, 0)
    assert one.outlook.mean == pytest.approx(2 * one.odds["mk-82"].attack.mean, abs=0.01)
    play(rules, state, "pass", "mk-82")
    both = rules.view(state, 0).outlook
    assert both.mean == pytest.approx(sum(load.mean for load in both.loads), abs=0.01)
    assert both.needed == rules.t.targets[state.target].damage
    sight = Sight(rules.view(state, 0), rules, state)
    asked = " ".join(system("phantom").words.presenter.question(sight, voice("en")))
    assert f"{both.mean:.1f} of the {both.needed} needed" in asked


def test_a_zone_names_who_reaches_it() -> None:
    rules, state = scene(step="move")
    view = rules.view(state, 0)
    here = view.odds["c"]
    assert isinstance(here, Post)
    assert here.distance == 0
    assert "s1" in here.low
    assert view.odds["p-n"].low == ()


def test_every_figure_is_of_an_answer_and_goes_over_the_wire() -> None:
    """Figures stand under what can be written now, legal or refused, at every kind of question."""
    rules = configure("rolling-thunder-usaf-short")
    met = set()
    for state in flown(rules, 5):
        view = rules.view(state, 0)
        if not view.odds:
            continue
        met.add(view.decision)
        legal = [rules.order(state, 0, choice) for choice in rules.legal(state, 0)]
        refused = [order for order, _ in rules.refusals(state, 0)]
        assert view.odds.keys() <= {rules.write(order) for order in (*legal, *refused)}
        sent = msgspec.json.decode(msgspec.json.encode(view))["odds"]
        assert all(promise["kind"] for promise in sent.values())
    asked = {KINDS[kind] for kind in BY_QUESTION}
    assert met == asked
