"""The suite is not tied to a system: it holds a small one of another kind to the same contract."""

from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
from tests.contract import high_card
from tests.contract.high_card import Drew, HighCard, Rolled, State

from escadrille.kernel import registry
from escadrille.kernel.api import Event
from escadrille.testing import contract

CHECKS = dict(contract.checks())


@pytest.fixture(autouse=True)
def registered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    system = high_card.make_system(tmp_path / "catalogue.toml")
    monkeypatch.setattr(high_card, "SYSTEM", system, raising=False)
    point = EntryPoint("high-card", "tests.contract.high_card:SYSTEM", registry.GROUP)
    monkeypatch.setattr(registry, "entry_points", lambda group: [point])
    for cached in (registry.system, registry.catalogue):
        cached.cache_clear()
    yield
    for cached in (registry.system, registry.catalogue):
        cached.cache_clear()


@pytest.mark.parametrize("name", CHECKS)
def test_it_keeps_the_contract(name: str) -> None:
    for seed in range(8):
        CHECKS[name](HighCard(), seed)


class Peeking(HighCard):
    """The die that is rolled in public is the card that seat 0 draws."""

    def apply(self, state: State, seat: int, choice: int, out: list[Event] | None = None) -> None:
        told: list[Event] = []
        super().apply(state, seat, choice, told)
        drawn = [e.card for e in told if isinstance(e, Drew) and e.seat == 0 and e.card is not None]
        if out is not None:
            out += [Rolled(drawn[0]) if drawn and isinstance(e, Rolled) else e for e in told]


def test_a_secret_told_as_something_else_is_noticed() -> None:
    with pytest.raises(AssertionError, match="Rolled tells of seat 0 to"):
        CHECKS["events_tell_no_secrets"](Peeking(), 0)
