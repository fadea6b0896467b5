"""Moments as text: what is read, what is refused, and why."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.phantom.scenes import campaign, decision, flying, over, pilot, site, squadron

from escadrille.kernel.errors import BadSituation
from escadrille.systems.phantom import SYSTEM, configure
from escadrille.systems.phantom.frames import FIRST_STEP, KINDS
from escadrille.testing.walks import walk


def test_a_situation_without_pilots_is_the_beginning_of_its_campaign() -> None:
    t = campaign("linebacker-usn-long")
    assert decision(t) == "recruit"
    assert t.view().missions == 12


@pytest.mark.parametrize(
    ("facts", "fault"),
    [
        ({"scenario": "hanoi-express"}, "scenario: 'hanoi-express'"),
        ({"options": {"enemy_die": 5}}, "options"),
        ({"pilot": [pilot("nobody")]}, "pilot 'nobody'"),
        ({"pilot": [pilot("papa"), pilot("papa")]}, "twice"),
        ({"pilot": [pilot("papa", load="mk-99")]}, "load: 'mk-99'"),
        ({"pilot": [flying("papa", "p-north")], "target": "barracks"}, "zone: 'p-north'"),
        ({"pilot": [flying("papa", "c", "mk-82 " * 7)], "turn": 1}, "more weight"),
        ({"pilot": [flying("papa", "c", "mk-82", stress=20)], "turn": 1}, "an Unfit pilot"),
        ({"pilot": [pilot("papa", missing=True, role="flying")]}, "missing, and flying"),
        ({"target": "port-docks"}, "target: 'port-docks'"),
        ({"phase": "lunch"}, "phase: 'lunch'"),
        ({"recon": 7}, "beyond the end of its track"),
        ({"counter": [{"counter": "s-60-mig-19", "zone": "c"}]}, "more on the display"),
        ({"counter": [{"counter": "s-60-blank", "zone": "c", "face": "bandit"}]}, "a blank"),
        ({"deck": "barracks", "discard": "barracks"}, "Target cards"),
        ({"stack": ["mission - draw"]}, "expected one campaign"),
        ({"stack": ["campaign", "turn - fast"]}, "expected a mission"),
        ({"stack": ["campaign", "mission - turns", "attack - fast 1"]}, "outside the turns"),
        (
            {"target": "barracks", "stack": ["campaign", "mission - arms", "arm papa"]},
            "its figures do not fit",
        ),
        ({"stack": ["campaign", "dance"]}, "stack: 'dance'"),
        ({"stack": ["campaign", "mission - arms"]}, "target: missing"),
        ({"turn": 2}, "target: missing"),
        ({"lunch": 1}, "lunch"),
    ],
)
def test_an_impossible_moment_is_refused_with_its_reason(facts: dict[str, Any], fault: str) -> None:
    with pytest.raises(BadSituation) as error:
        squadron(**{"pilot": [pilot("papa"), pilot("kirin")], **facts})
    assert fault in str(error.value)


def test_a_moment_of_every_kind_of_decision_is_written_and_read_back() -> None:
    """Random campaigns meet them all; the contract compares each with what is read back."""
    found: dict[str, Any] = {}
    for setting in SYSTEM.option_sets.values():
        rules = configure(**setting)
        for seed in range(12):
            for state in walk(rules, seed):
                for pending in rules.pending(state):
                    if pending.decision not in found:
                        found[pending.decision] = rules.situation(state)
    assert set(found) == set(KINDS[:FIRST_STEP])
    for name, raw in found.items():
        again, state = SYSTEM.read_situation(raw)
        assert again.pending(state)[0].decision == name
        assert again.situation(state) == raw


def test_dice_can_be_scripted() -> None:
    t = over(flying("papa"), flying("kirin", "p-s"), counter=[site("s-60")], step="enemy")
    assert t.state.chance.script == []
    t = over(flying("papa"), flying("kirin", "p-s"), counter=[site("s-60")], script=[9, 3])
    assert t.situation()["script"] == [9, 3]
