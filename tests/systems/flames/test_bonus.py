"""More cards for a low start (option)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.flames.scenes import fighter, plane

from escadrille.systems.flames import read_situation
from escadrille.systems.flames.rules.setup import full_hand
from escadrille.testing.scripted import Table

BONUS = [("very-low", 2), ("low", 1), ("medium", 0), ("high", 0)]
SIX = "yo-yo yo-yo yo-yo scissors scissors scissors"


def before_levels(*, on: bool, **facts: Any) -> Table:
    """Return two fighters with their hands, about to choose their levels in secret."""
    lofty = {"fighter": fighter(turbocharger=True), **facts}
    return Table(
        {
            "system": "flames",
            "options": {"starting_bonus": on},
            "aircraft": [plane(0, SIX, **lofty), plane(1, SIX)],
            "stack": ["round", "start"],
            "turn": 0,
            "script": [1],
        }
    )


@pytest.mark.rule("FLAMES-BONUS-01")
@pytest.mark.parametrize(("level", "bonus"), BONUS)
@pytest.mark.parametrize("on", [True, False])
def test_a_low_start_gives_more_cards(level: str, bonus: int, on: bool) -> None:
    t = before_levels(on=on)
    t.play(level, seat=0)
    assert t.aircraft("a1").cards == 6
    t.play("medium", seat=1)
    assert t.aircraft("a1").cards == 6 + bonus * on
    assert t.aircraft("b1").cards == 6


@pytest.mark.rule("FLAMES-BONUS-01", "FLAMES-TURN-09")
def test_bonus_cards_may_exceed_performance() -> None:
    t = before_levels(on=True)
    t.play("very-low", seat=0)
    t.play("very-low", seat=1)
    assert [t.aircraft(label).cards for label in ("a1", "b1")] == [8, 8]


def jettison_hand(*, on: bool = True, **facts: Any) -> int:
    """Return the full hand of a1, here and now."""
    rules, state = read_situation(
        {
            "system": "flames",
            "options": {"starting_bonus": on},
            "aircraft": [plane(0, **facts), plane(1)],
        }
    )
    return full_hand(rules.t, state, 0)


@pytest.mark.rule("FLAMES-BONUS-02")
@pytest.mark.parametrize(("level", "bonus"), [*BONUS, ("very-high", 0)])
@pytest.mark.parametrize("on", [True, False])
def test_a_full_hand_counts_the_bonus_of_the_level_of_the_moment(
    level: str, bonus: int, on: bool
) -> None:
    assert jettison_hand(on=on, level=level) == 6 + bonus * on


@pytest.mark.rule("FLAMES-BONUS-02")
@pytest.mark.parametrize(("facts", "cards"), [({"damage": 3}, 5), ({"pilot": "generic-p2"}, 9)])
def test_a_full_hand_is_that_of_the_side_face_up_and_of_the_pilot(
    facts: dict[str, Any], cards: int
) -> None:
    figures = fighter(damaged={"performance": 4})
    assert jettison_hand(level="low", fighter=figures, **facts) == cards
