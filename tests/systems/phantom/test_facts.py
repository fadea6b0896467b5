"""What a legal answer means, in figures: dice, loads, enemies in reach, prices."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import msgspec
import pytest
from tests.systems.items import flat
from tests.systems.phantom.scenes import aims, facts, flying, over, pilot, site, squadron

from escadrille.kernel.registry import system
from escadrille.kernel.words import Sight
from escadrille.locale import voice
from escadrille.systems.phantom import configure
from escadrille.systems.phantom.bots.tactics import tactical
from escadrille.systems.phantom.engine import DECISIONS
from escadrille.systems.phantom.facts import (
    Attack,
    Card,
    Chance,
    Counter,
    Harm,
    Strike,
    Way,
    chance,
)
from escadrille.systems.phantom.frames import KINDS
from escadrille.testing.scripted import Table

DICE = range(1, 11)


def scene(**changes: Any) -> Table:
    """Return Monger (Veteran, +2/+2) over a soft radar, an S-60 beside it, before his attack."""
    monger = {"load": "mk-82 mk-84 cbu", **changes.pop("pilot", {})}
    usual = {"target": "coastal-radar", "counter": [site("s-60", back="mig-17")]}
    return over(flying("monger", **monger), **{**usual, **changes})


def words(t: Table, text: str) -> str:
    """Return what a terminal says of an answer."""
    sight = Sight(t.view(0), t.rules)
    (order,) = t.rules.read(t.state, 0, text)
    presenter = system("phantom").words.presenter
    return flat(presenter.order(sight, order, facts(t, text), voice("en")))


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
    assert chance(value) == Chance(percent, word)


@pytest.mark.rule("PHANTOM-AG-02", "PHANTOM-AG-04", "PHANTOM-HOUSE-11")
@pytest.mark.parametrize(
    ("weapon", "needs"),
    [
        ("mk-82", (4, 8)),  # 6/10, AtG +2
        ("mk-84", (3, 5, 6)),  # 5/7/8
        ("cbu", (3, 6)),  # 7/10, and +2 on what is soft
        ("guns", (8,)),  # 10
    ],
)
def test_a_die_needs_the_factor_less_what_is_added(weapon: str, needs: tuple[int, ...]) -> None:
    t = scene()
    t.play("monger", "target")
    (die,) = facts(t, weapon).dice
    assert (die.weapon, die.needs) == (weapon, needs)


@pytest.mark.rule("PHANTOM-RULING-37")
def test_a_factor_out_of_reach_is_not_told() -> None:
    t = over(flying("papa", load="mk-82", stress=6), step="slow")  # Shaken: AtG −1
    t.play("papa")
    shown = facts(t, "guns")
    assert (shown.dice[0].needs, shown.hit) == ((), Chance(0, "never"))


def test_a_die_does_what_is_told_of_it() -> None:
    """Every die that a counter can show is rolled, and its damage compared."""
    t = scene()
    t.play("monger", "target")
    for name in ("mk-82", "mk-84", "cbu"):
        (die,) = facts(t, name).dice
        for shown in DICE:
            twin = scene(script=[shown - 1])
            twin.play("monger", "target", name, "fire")
            assert twin.state.damage == sum(shown >= need for need in die.needs), (name, shown)


def test_counters_named_add_up_to_the_roll() -> None:
    t = scene(target="highway-bridge")
    t.play("monger", "target", "mk-82", "mk-84")
    fire = facts(t, "fire")
    assert t.view().declared.attack == fire
    assert [die.weapon for die in fire.dice] == ["mk-82", "mk-84"]
    done = []
    for pair in product(DICE, DICE):
        twin = t.rules.clone(t.state)
        twin.chance.script = [die - 1 for die in pair]
        (order,) = t.rules.read(twin, 0, "fire")
        t.rules.apply(twin, 0, t.rules.choice(twin, 0, order))
        done.append(twin.damage)
    assert fire.mean == pytest.approx(sum(done) / 100, abs=0.001)
    assert fire.hit.percent == sum(damage > 0 for damage in done)
    assert fire.spread[2] == done.count(2)
    needed = t.view().outlook.needed
    assert fire.destroy.percent == sum(damage >= needed for damage in done)
    assert f"{fire.mean:.1f} damage" in words(t, "fire")


@pytest.mark.rule("PHANTOM-HOUSE-01", "PHANTOM-HOUSE-04", "PHANTOM-REACT-05")
def test_an_enemy_attack_is_told_whatever_the_answer() -> None:
    """An S-60 rolls 5/8/10; a Damaged aircraft that is hit again is lost, and its guns need 9."""
    t = scene(pilot={"damaged": True, "load": ""}, step="enemy")
    stay = facts(t, "pass")
    assert [stay.price, stay.miss.percent, stay.stress.percent] == [0, 40, 30]
    assert [stay.damaged.percent, stay.lost.percent] == [0, 30]
    assert t.view().attack.harm == stay
    assert facts(t, "monger").ways == (Way("guns", Chance(20, "unlikely")),)
    t.play("pass")
    assert facts(t, "pass") == stay
    away = facts(t, "evade")
    assert (away.price, away.lost.percent) == (2, 9)  # two dice of at least 8
    assert "shot down 30%" in words(t, "pass")
    assert isinstance(away, Harm)


@pytest.mark.rule("PHANTOM-ATK-01")
def test_who_attacks_is_told_with_what_he_can() -> None:
    t = scene()
    assert facts(t, "monger") == Strike(aims(t, "monger")) == Strike(("target", "s1"))
    t.play("monger")
    assert [die.weapon for die in facts(t, "target").dice] == ["mk-82", "mk-84", "cbu"]
    assert facts(t, "s1").destroy is None


def arming() -> Table:
    """Return two pilots to be armed against a bridge."""
    return squadron(
        pilot("monger", role="flying"), pilot("rebel", role="flying"), phase="arms", so=2
    )


@pytest.mark.rule("PHANTOM-ARM-02", "PHANTOM-COMP-18", "PHANTOM-SO-03")
def test_a_counter_tells_how_many_more_fit() -> None:
    t = arming()
    while t.asked[0][1] == "arm":
        counters = {text: facts(t, text) for text in t.legal() if facts(t, text)}
        for name, counter in counters.items():
            assert isinstance(counter, Counter)
            state, taken = t.rules.clone(t.state), 0
            while name in t.legal():
                t.play(name)
                taken += 1
            t.state = state
            assert taken == counter.fits, name
        t.play("pass")


def test_the_loads_of_the_flight_add_up() -> None:
    t = arming()
    assert (t.view().outlook.mean, t.view().outlook.destroy.percent) == (0, 0)
    t.play("mk-82", "mk-82")
    one = facts(t, "mk-82").attack
    assert isinstance(one, Attack)
    assert t.view().outlook.mean == pytest.approx(2 * one.mean, abs=0.01)
    t.play("pass", "mk-82")
    both = t.view().outlook
    assert both.mean == pytest.approx(sum(load.mean for load in both.loads), abs=0.01)
    assert both.needed == 5
    presenter = system("phantom").words.presenter
    asked = " ".join(presenter.question(Sight(t.view(0), t.rules), voice("en")))
    assert f"{both.mean:.1f} of the 5 needed" in asked


@pytest.mark.rule("PHANTOM-COMP-06", "PHANTOM-COMP-07", "PHANTOM-GEO-06")
def test_a_zone_names_who_reaches_it() -> None:
    """An S-60 has range 1, High and Low; a ZPU its own zone, Low only."""
    t = scene(step="move", counter=[site("s-60"), site("zpu", back="blank")])
    here = facts(t, "c")
    assert (here.distance, here.low, here.high) == (0, ("s1", "s2"), ("s1",))
    away = facts(t, "a-n")
    assert (away.distance, away.low, away.high) == (1, ("s1",), ("s1",))
    t.play("a-n")
    assert facts(t, "low") == facts(t, "high") == away


@pytest.mark.rule("PHANTOM-SETUP-09", "PHANTOM-SETUP-10")
def test_a_card_tells_its_side_and_its_points() -> None:
    rules = configure("rolling-thunder-usaf-short")
    state = rules.start(1)
    cards = [rules.facts(state, 0, choice) for choice in rules.legal(state, 0)]
    assert all(isinstance(card, Card) for card in cards)
    for choice, card in zip(rules.legal(state, 0), cards, strict=True):
        assert isinstance(card, Card)
        name = rules.write(rules.order(state, 0, choice))
        assert name == card.pilot + "+" * card.promoted
        entry = rules.t.pack.tables["pilot"][card.pilot]
        aircraft = rules.t.pack.tables["aircraft"][entry.aircraft]
        assert card.so == aircraft.so[0] - entry.cost[0]
        assert aircraft.name.startswith(card.type + " ")


def flown(rules: Any, seed: int) -> Iterator[Any]:
    """Yield the states of a campaign that the commander of the house flies."""
    state = rules.start(seed)
    while rules.pending(state):
        yield state
        rules.apply(state, 0, tactical(rules, state, 0))


def test_every_question_with_facts_is_met_and_they_go_over_the_wire() -> None:
    rules = configure("rolling-thunder-usaf-short")
    met = set()
    for state in flown(rules, 5):
        for choice in rules.legal(state, 0):
            told = rules.facts(state, 0, choice)
            if told is not None:
                met.add(state.stack[-1][0])
                assert msgspec.json.decode(msgspec.json.encode(told))["kind"]
    with_facts = {
        kind for kind, one in DECISIONS.items() if one.facts is not one._field_defaults["facts"]
    }
    assert {KINDS[kind] for kind in met} == {KINDS[kind] for kind in with_facts}
