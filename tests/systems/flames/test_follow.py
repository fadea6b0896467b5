"""Following an altitude change (group FOLLOW)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.flames.scenes import duel, plane, table

from escadrille.testing.scripted import Table

TWO = "yo-yo yo-yo"
MOVES = {
    "climb": ("altitude", TWO, "climb yo-yo", "high"),
    "dive": ("altitude", TWO, "dive", "low"),
    "vertical roll up": ("action", f"{TWO} vertical-roll", "vertical-roll climb yo-yo", "high"),
    "vertical roll down": ("action", f"{TWO} vertical-roll", "vertical-roll dive", "low"),
}


def moved(move: str, his: str, position: int, **facts: Any) -> Table:
    """A1 has changed its altitude; `position` is that of b1 towards it."""
    phase, mine, line, _ = MOVES[move]
    t = duel(mine, his, -position, phase=phase, **facts)
    t.play(line)
    return t


@pytest.mark.rule("FLAMES-FOLLOW-01")
@pytest.mark.parametrize("position", [1, 2])
@pytest.mark.parametrize("move", MOVES)
def test_whoever_holds_a_position_may_follow_and_keep_it(move: str, position: int) -> None:
    t = moved(move, "scissors scissors scissors", position)
    assert "follow" in t.legal(1)
    t.play("follow")
    while t.asked[0][1] == "pay":
        t.play("scissors")
    assert t.aircraft("a1").level == t.aircraft("b1").level == MOVES[move][3]
    assert t.position("b1", "a1") == position
    assert t.asked[0][0] == 0


@pytest.mark.rule("FLAMES-FOLLOW-01")
@pytest.mark.parametrize("position", [-2, -1, 0])
@pytest.mark.parametrize("move", MOVES)
def test_nobody_else_may_follow(move: str, position: int) -> None:
    t = moved(move, TWO, position)
    assert t.asked[0][0] == 0
    assert t.aircraft("b1").level == "medium"
    assert t.refused("follow", seat=1) == "FLAMES-TURN-01"


# (position, move, cards paid for following, cards drawn)
COSTS = [(1, "climb", 2, 0), (1, "dive", 1, 1), (2, "climb", 1, 0), (2, "dive", 0, 1)]


@pytest.mark.rule("FLAMES-FOLLOW-02", "FLAMES-FOLLOW-03")
@pytest.mark.parametrize(("position", "move", "paid", "drawn"), COSTS)
def test_an_advantaged_follower_pays_one_card_besides_the_climb_or_dive(
    position: int, move: str, paid: int, drawn: int
) -> None:
    t = moved(move, "scissors scissors scissors", position, deck="ims-1-1 evasive")
    before = len(t.view().discard)
    t.play("follow")
    for _ in range(paid):
        assert t.asked == ((1, "pay"),)
        t.play("scissors")
    assert len(t.view().discard) == before + paid
    assert t.hand("b1") == sorted(["scissors"] * (3 - paid) + ["evasive"] * drawn)


@pytest.mark.rule("FLAMES-FOLLOW-03")
def test_the_surcharge_is_paid_before_the_dive_draws() -> None:
    t = moved("dive", "scissors yo-yo", 1, deck="ims-1-1 evasive")
    t.play("follow")
    assert t.legal() == ["scissors", "yo-yo"]
    assert t.aircraft("b1").level == "medium"


@pytest.mark.rule("FLAMES-FOLLOW-04")
@pytest.mark.parametrize(("position", "move", "cost", "drawn"), COSTS)
def test_a_follower_must_hold_the_whole_cost(
    position: int, move: str, cost: int, drawn: int
) -> None:
    t = moved(move, " ".join(["scissors"] * cost), position)
    assert "follow" in t.legal()
    t.play("follow", *["scissors"] * cost)
    assert t.aircraft("b1").cards == drawn
    assert t.position("b1", "a1") == position


@pytest.mark.rule("FLAMES-FOLLOW-04")
def test_one_card_does_not_pay_for_an_advantaged_climb() -> None:
    t = moved("climb", "scissors", 1)
    assert t.legal() == ["pass"]
    assert t.refused("follow") == "FLAMES-FOLLOW-04"


@pytest.mark.rule("FLAMES-FOLLOW-04")
def test_the_card_drawn_by_the_dive_does_not_pay_the_surcharge() -> None:
    t = moved("dive", "", 1)
    assert t.asked[0][0] == 0
    assert t.position("b1", "a1") == 0


@pytest.mark.rule("FLAMES-FOLLOW-05")
@pytest.mark.parametrize("position", [1, 2])
def test_who_does_not_follow_stays_and_loses_only_that_position(position: int) -> None:
    grip = (None, "advantaged", "tailing")[position]
    t = table(
        plane(0, TWO),
        plane(0, TWO, holds="b1", position="advantaged"),
        plane(1, TWO, holds="a1", position=grip),
        phase="altitude",
    )
    t.play("dive", "pass")
    assert t.aircraft("b1").level == "medium"
    assert t.position("b1", "a1") == 0
    assert t.position("b1", "a2") == -1
    assert t.hand("b1") == TWO.split()


def chain(**facts: Any) -> Table:
    """Gustav (b1) tails Mustang (a1); Thunderbolt (a2) is Advantaged on Gustav; each its seat."""
    return table(
        plane(0, TWO, seat=0),
        plane(0, TWO, seat=1, holds="b1", position="advantaged"),
        plane(1, TWO, holds="a1", position="tailing"),
        seats=[2, 1],
        phase="altitude",
        **facts,
    )


@pytest.mark.rule("FLAMES-FOLLOW-06")
def test_the_pursuer_of_a_follower_is_asked_in_turn() -> None:
    t = chain()
    t.play("climb yo-yo")
    assert t.asked == ((2, "follow"),)
    t.play("follow yo-yo")
    assert t.aircraft("b1").level == "high"
    assert t.asked == ((1, "follow"),)
    t.play("follow", "yo-yo", "yo-yo")
    assert t.aircraft("a2").level == "high"
    assert (t.position("b1", "a1"), t.position("a2", "b1")) == (2, 1)


@pytest.mark.rule("FLAMES-FOLLOW-06", "FLAMES-FOLLOW-05")
def test_the_pursuer_of_one_who_stays_has_nothing_to_decide() -> None:
    t = chain()
    t.play("climb yo-yo", "pass")
    assert t.asked[0][0] == 0
    assert (t.position("b1", "a1"), t.position("a2", "b1")) == (0, 1)


@pytest.mark.rule("FLAMES-FOLLOW-06")
def test_a_follower_pays_and_draws_before_the_next_is_asked() -> None:
    t = chain(deck="ims-1-1 evasive scissors")
    t.play("dive", "follow")
    assert t.hand("b1") == ["evasive", *TWO.split()]
    assert t.aircraft("b1").level == "low"
    assert t.asked == ((1, "follow"),)
    t.play("follow yo-yo")
    assert t.hand("a2") == ["scissors", "yo-yo"]


@pytest.mark.rule("FLAMES-FOLLOW-06")
def test_a_chain_is_asked_rank_by_rank() -> None:
    """Both pursuers of a1 come before the pursuer of the first of them."""
    t = table(
        plane(0, TWO, seat=0),
        plane(0, TWO, seat=1, holds="b1", position="tailing"),
        plane(1, TWO, seat=2, holds="a1", position="tailing"),
        plane(1, TWO, seat=3, holds="a1", position="advantaged"),
        seats=[2, 2],
        phase="altitude",
    )
    asked = []
    t.play("dive")
    while t.asked[0][1] == "follow":
        asked.append(t.asked[0][0])
        t.play("follow" if t.asked[0][0] == 2 else "pass")
    assert asked == [2, 3, 1]
