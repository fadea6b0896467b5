"""The suite is not tied to a system of the house: the template is held to the same contract."""

from typing import Any

import pytest

from escadrille.kernel import registry
from escadrille.kernel.api import Event
from escadrille.testing import contract
from escadrille.testing.mutants import mutants, survives
from joust.game import CARDS, JoustRules, State, Turned

CHECKS = dict(contract.checks())
CAMPAIGN = dict(contract.checks(campaign=True))
pytestmark = pytest.mark.usefixtures("toys")


@pytest.mark.parametrize("setting", ["plain", "tracers"])
@pytest.mark.parametrize("name", CHECKS)
def test_it_keeps_the_contract(name: str, setting: str) -> None:
    engine = registry.system("joust").engine
    for seed in range(8):
        CHECKS[name](engine.configure(**engine.option_sets[setting]), seed)


@pytest.mark.parametrize("setting", ["plain", "long"])
@pytest.mark.parametrize("name", CAMPAIGN)
def test_its_campaign_keeps_the_contract(name: str, setting: str) -> None:
    engine = registry.system("joust-campaign").engine
    for seed in range(8):
        CAMPAIGN[name](engine.configure(**engine.option_sets[setting]), seed)


@pytest.mark.parametrize("slug", ["joust", "joust-campaign"])
def test_its_edited_situations_are_refused_or_played_on_from(slug: str) -> None:
    found = registry.system(slug)
    read = sum(survives(found, raw, 1) for raw in mutants(found, 1, 300))
    assert 15 < read < 285


class Peeking(JoustRules):
    """What is turned over in public is the hand of seat 0, once it has drawn."""

    def apply(self, state: State, seat: int, choice: int, out: list[Event] | None = None) -> None:
        told: list[Event] = []
        super().apply(state, seat, choice, told)
        hand = Turned(tuple(CARDS[card] for card in state.hands[0]))
        if out is not None:
            out += [hand if isinstance(event, Turned) else event for event in told]


def test_a_secret_told_as_something_else_is_noticed() -> None:
    rules: Any = registry.system("joust").engine.configure()
    with pytest.raises(AssertionError, match="Turned tells of seat 0 to"):
        CHECKS["events_tell_no_secrets"](Peeking(rules.t), 0)
