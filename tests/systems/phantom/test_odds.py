"""The odds told before a roll are those of the dice: every roll is made and counted."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import Any

import pytest
from tests.systems.phantom.scenes import of_each

from escadrille.systems.phantom import odds, read_situation
from escadrille.systems.phantom.events import Attacked, Damaged, Fired, ShotDown
from escadrille.systems.phantom.frames import OVERHEAD

DICE = range(1, 11)


def scene(**changes: Any) -> tuple[Any, Any]:
    """Return Monger over a bridge with an S-60 beside it, before his attack (Veteran, +2/+2)."""
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


def rolled(rules: Any, state: Any, line: str, dice: tuple[int, ...]) -> list[Any]:
    """Return what happens when these dice fall."""
    twin = rules.clone(state)
    twin.chance.script = [die - 1 for die in dice]
    out: list[Any] = []
    for order in rules.read(twin, 0, line):
        rules.apply(twin, 0, rules.choice(twin, 0, order), out)
    return out


def play(rules: Any, state: Any, *lines: str) -> None:
    for line in lines:
        for order in rules.read(state, 0, line):
            rules.apply(state, 0, rules.choice(state, 0, order))


@pytest.mark.rule("PHANTOM-AG-01", "PHANTOM-AG-02", "PHANTOM-AG-04", "PHANTOM-RULING-37")
@pytest.mark.parametrize(
    ("aim", "named", "changes"),
    [
        ("target", ("mk-82",), {}),
        ("target", ("mk-84", "cbu"), {}),
        ("s1", ("cbu", "mk-82"), {"pilot": {"damaged": True, "stress": 9}}),
        ("target", ("mk-82", "mk-84"), {"target": "highway-bridge"}),
    ],
)
def test_an_attack_promises_what_its_dice_give(
    aim: str, named: tuple[str, ...], changes: dict[str, Any]
) -> None:
    step = "slow" if changes.get("pilot") else "fast"
    rules, state = scene(step=step, **changes)
    play(rules, state, "monger", aim, *named)
    weapons = [rules.t.weapon_of[name] for name in named]
    number = 0 if aim == "target" else 1
    chances = odds.attack(rules.t, state, 0, number, weapons)
    found: Counter[int] = Counter()
    for dice in product(DICE, repeat=len(named)):
        attack = next(e for e in rolled(rules, state, "fire", dice) if isinstance(e, Attacked))
        found[sum(of_each(attack, "damage"))] += 1
    every = 10 ** len(named)
    assert chances == pytest.approx([found[damage] / every for damage in range(len(chances))])


@pytest.mark.rule("PHANTOM-HOUSE-11", "PHANTOM-AG-03")
def test_guns_promise_what_their_die_gives() -> None:
    rules, state = scene(pilot={"load": ""})
    play(rules, state, "monger")
    found: Counter[int] = Counter()
    for die in DICE:  # with nothing but guns it is rolled at once
        attack = next(e for e in rolled(rules, state, "target", (die,)) if isinstance(e, Attacked))
        assert of_each(attack, "weapon") == ("guns",)
        found[sum(of_each(attack, "damage"))] += 1
    chances = odds.attack(rules.t, state, 0, 0, [])
    assert chances == pytest.approx([found[0] / 10, found[1] / 10])
    assert found == {0: 7, 1: 3}


@pytest.mark.rule("PHANTOM-HOUSE-02", "PHANTOM-REACT-05", "PHANTOM-HOUSE-04", "PHANTOM-HOUSE-12")
@pytest.mark.parametrize("evading", [False, True])
@pytest.mark.parametrize(
    ("pilot", "options"),
    [
        ({}, {}),
        ({"damaged": True}, {"enemy_die": 1}),
        ({"load": "ecm-pod"}, {}),
        ({"load": "ecm-pod", "stress": 12}, {"enemy_die": -1}),  # Unfit by evading: no pod
        ({"stress": 14}, {}),
    ],
)
def test_an_enemy_attack_threatens_what_its_dice_give(
    pilot: dict[str, Any], options: dict[str, int], evading: bool
) -> None:
    changes = {"load": "", **pilot, "altitude": "high"}
    rules, state = scene(step="enemy", pilot=changes, options=options)
    assert rules.pending(state)[0].decision == "evade"
    chances = odds.threat(rules.t, state, 0, 1, OVERHEAD, evading=evading)
    found: Counter[str] = Counter()
    for dice in product(DICE, repeat=2 if evading else 1):
        out = rolled(rules, state, "evade" if evading else "pass", dice)
        fired = next(event for event in out if isinstance(event, Fired))
        if any(isinstance(event, ShotDown) for event in out):
            found["lost"] += 1
        elif any(isinstance(event, Damaged) for event in out):
            found["damaged"] += 1
        else:
            found[fired.result] += 1
    every = found.total()
    assert tuple(chances) == pytest.approx([found[name] / every for name in chances._fields])


@pytest.mark.rule("PHANTOM-ENY-02", "PHANTOM-ENY-03")
def test_which_enemies_reach_a_zone() -> None:
    rules, state = scene(
        counter=[
            {"counter": "zpu-blank", "zone": "c"},  # range 0, Low
            {"counter": "sa-2-blank", "zone": "a-n"},  # range 2, High
            {"counter": "37-mm-mig-21", "zone": "a-s", "face": "bandit"},  # range 1, any altitude
            {"counter": "s-60-blank"},  # destroyed
        ]
    )
    reached = {
        (zone, high): odds.guns_that_reach(rules.t, state, number, high)
        for number, zone in ((0, "c"), (5, "p-n"), (9, "p-s"))
        for high in (0, 1)
    }
    assert reached == {
        ("c", 0): [0, 2],
        ("c", 1): [1, 2],
        ("p-n", 0): [],
        ("p-n", 1): [1],
        ("p-s", 0): [2],
        ("p-s", 1): [2],
    }


def test_chances_add_up() -> None:
    chances = odds.spread([((5, 7, 8), 1), ((6, 10), -1)])
    assert sum(chances) == pytest.approx(1)
    assert odds.at_least(chances, 0) == pytest.approx(1)
    assert odds.at_least(chances, 5) == pytest.approx(chances[5])
    assert odds.mean(odds.spread([((6,), 0)])) == pytest.approx(0.5)
