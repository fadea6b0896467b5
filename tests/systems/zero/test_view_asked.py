"""What a view tells of the question to its seat, at every moment of random games."""

from __future__ import annotations

from collections import Counter

import pytest

from escadrille.kernel.api import Event
from escadrille.kernel.rng import seeded
from escadrille.systems.zero import configure, events, frames
from escadrille.systems.zero.engine import ZeroRules
from escadrille.systems.zero.facts import Uses
from escadrille.systems.zero.options import OPTION_SETS
from escadrille.systems.zero.orders import PickCard, labels
from escadrille.systems.zero.state import State

ABOUT_NOBODY = ("force", "bonus", "next")


def check(rules: ZeroRules, state: State, seat: int) -> str:
    """Compare the view of who is asked with the choices that he has; return the question."""
    view = rules.view(state, seat)
    names = labels(state.roster)
    decision = str(view.decision)
    if decision in ABOUT_NOBODY:
        assert view.asked is None
    else:
        assert view.asked is not None
        assert state.roster.seat[names.index(view.asked)] == seat
    legal = [rules.order(state, seat, choice) for choice in rules.legal(state, seat)]
    if decision == "play":
        told = [rules.facts(state, seat, choice) for choice in rules.legal(state, seat)]
        cards = [isinstance(order, PickCard) for order in legal]
        assert [isinstance(facts, Uses) and bool(facts.uses) for facts in told] == cards
    assert bool(view.withdrawals) == (decision == "break-off")
    if decision in ("react", "guise"):
        assert view.exchange is not None
        assert view.exchange.answering == view.asked
    return decision


def others_are_told_nothing(rules: ZeroRules, state: State, asked: set[int]) -> None:
    for seat in (None, *range(rules.seats)):
        if seat not in asked:
            view = rules.view(state, seat)
            assert (view.asked, view.terms, view.withdrawals) == (None, {}, ())


@pytest.mark.parametrize("setting", ["element-chosen", "pairs-chosen", "gunners"])
@pytest.mark.parametrize("seed", range(4))
def test_a_view_tells_its_seat_what_it_is_asked(setting: str, seed: int) -> None:
    rules = configure(**OPTION_SETS[setting])
    state, chance = rules.start(seed), seeded(seed)
    seen: Counter[str] = Counter()
    while pending := rules.pending(state):
        others_are_told_nothing(rules, state, {each.seat for each in pending})
        seen.update(check(rules, state, each.seat) for each in pending)
        seat = pending[chance.below(len(pending))].seat
        leavers = {one.aircraft: one for one in rules.view(state, seat).withdrawals}
        legal = rules.legal(state, seat)
        out: list[Event] = []
        rules.apply(state, seat, legal[chance.below(len(legal))], out)
        for test in out:
            if isinstance(test, events.Tested):
                assert test.shift == sum(shift.levels for shift in test.modifiers)
                (line,) = [line for line in test.table if line.line == test.drawn]
                assert (test.level, test.result) == (line.level, line.result)
                if leaver := leavers.get(test.aircraft):
                    known = (leaver.shift, leaver.modifiers, leaver.table)
                    assert (test.shift, test.modifiers, test.table) == known
    assert seen["play"]
    assert set(seen) <= set(frames.KINDS)
