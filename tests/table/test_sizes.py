"""How much is sent: a message of a duel fits in 5 kB, whatever happens in it."""

from __future__ import annotations

import msgspec
import pytest
from tests.table.players import new_match, play, some_order

from escadrille.kernel.registry import system
from escadrille.kernel.rng import seeded

LARGEST = 5120
DUELS = [
    scenario.id
    for scenario in system("flames").content.scenarios()
    if [side.size for side in scenario.side] == [1, 1]
]


@pytest.mark.parametrize("scenario", DUELS)
def test_a_message_of_a_duel_is_small(scenario: str) -> None:
    """Once both fly: the choice of an aircraft lists all there are, once and before."""
    largest = 0
    for seed in range(4):
        match, chance = new_match(seed, scenario), seeded(seed)
        while match.waiting:
            told = [len(match.journal.told[seat]) for seat in (0, 1)]
            sent = [match.message(seat, told[seat]) for seat in (0, 1)]
            if sent[0].view.aircraft:
                largest = max(largest, *(len(msgspec.json.encode(one)) for one in sent))
            seat = match.waiting[0].seat
            play(match, seat, some_order(match, seat, chance))
    assert 1000 < largest <= LARGEST
