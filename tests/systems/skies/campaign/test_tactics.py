"""The hand-written leader, and whole campaigns by bots."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.skies.campaign.ledgers import campaign, pilot

from escadrille.bots.roster import names
from escadrille.kernel.registry import system
from escadrille.lab.sim import Series, play_one, rules_of
from escadrille.systems.skies.campaign.bots.tactics import tactical
from escadrille.testing.scripted import Table

SLUG = "skies-campaign"


def answer(t: Table, seat: int) -> str:
    """Return what the leader of a side orders now, in notation."""
    rules: Any = t.rules
    choice = tactical(rules, rules.resample(t.state, seat, 1), seat)
    return str(rules.write(rules.order(t.state, seat, choice)))


def test_the_best_pilots_fly_and_an_ace_takes_the_card_that_shoots() -> None:
    mine = [pilot(2), pilot(3), pilot(3, victories=1), *(pilot(2) for _ in range(6))]
    t = campaign(luftwaffe=mine)
    assert answer(t, 0) == "p3"
    t.play("p3", seat=0)
    assert answer(t, 0) == "p2"
    ace = campaign(raf=[pilot(5, victories=5), *(pilot(2) for _ in range(8))])
    assert answer(ace, 1) == "virtuoso"


def test_the_levels_lead_as_the_hand_written_leader_does() -> None:
    assert {"tactical", "random", "recruit", "ace"} <= {*names(system(SLUG))}


@pytest.mark.parametrize("seats", [("tactical", "random"), ("random", "tactical")])
def test_bots_play_a_short_campaign_to_its_end(seats: tuple[str, str]) -> None:
    series = Series(
        system=SLUG,
        scenario="battle-of-britain",
        options={"campaign_length": "short"},
        games=1,
        seats=seats,
        seed=5,
    )
    played = play_one(rules_of(series), series, 0)
    assert not played.dead_end
    assert played.turns <= 3
    assert played.points is not None
