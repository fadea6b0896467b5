"""What becomes of an Element when one of its aircraft is shot down (group DST)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.zero.scenes import can, duel, element, fighter, scores, table

from escadrille.systems.zero.events import Drew, HandLost, Promoted
from escadrille.testing.scripted import Table

NEARLY_DOWN: dict[str, Any] = {"hits": 5}


def shot_down(his: str = "scissors barrel-roll", **other: Any) -> Table:
    """Return the table after a1 has destroyed the Leader b1, whose Wingman flies on."""
    t = duel("ims-1-1 tight-turn", his, other={**NEARLY_DOWN, **other})
    t.play("ims-1-1", "pass")
    return t


def pass_until(t: Table, active: str, phase: str) -> None:
    """Let everyone pass until that phase of that Leader is there."""
    while (t.view().active, t.view().phase) != (active, phase):
        t.play("pass")


@pytest.mark.rule("ZERO-DST-01")
def test_a_wingman_destroyed_is_gone_and_scored() -> None:
    t = duel("ims-1-1", other={"wingman": NEARLY_DOWN})
    assert scores(t) == (2, 0)
    t.play("b1w", "ims-1-1", "pass")
    assert t.aircraft("b1w").status == "destroyed"
    assert t.aircraft("b1").status == "flying"
    assert not t.aircraft("b1").promoted
    assert scores(t) == (5, 0)


@pytest.mark.rule("ZERO-DST-01")
def test_the_leader_of_a_wingman_destroyed_is_isolated() -> None:
    ours = element(0, "maneuvering"), element(0, holds="b1", position="disadvantaged")
    t = table(*ours, element(1, wingman=NEARLY_DOWN), phase="wingman", deck="ims-1-1")
    assert t.refused("b1") == "ZERO-ENG-06"
    t.play("b1w", "ims-1-1", "pass", "pass")
    assert t.view().phase == "play"
    t.play("maneuvering b1")
    assert t.position("a2", "b1") == 0


@pytest.mark.rule("ZERO-DST-02")
def test_the_wingman_takes_the_place_of_its_leader() -> None:
    t = shot_down()
    assert t.aircraft("b1").status == "flying"
    assert t.aircraft("b1").promoted
    assert t.aircraft("b1").hits == 0
    assert t.aircraft("b1w").status == "destroyed"
    assert scores(t) == (5, 0)


@pytest.mark.rule("ZERO-DST-02")
def test_the_promoted_leader_is_under_the_full_control_of_its_player() -> None:
    deck = "ims-1-1 maneuvering tight-turn tight-turn scissors"
    t = duel("ims-1-1", other=NEARLY_DOWN, deck=deck)
    t.play("ims-1-1")
    pass_until(t, "b1", "play")
    t.play("maneuvering a1")
    assert t.position("b1", "a1") == 1
    t.play("ims-1-1")
    assert t.aircraft("a1").hits == 1


@pytest.mark.rule("ZERO-DST-02")
def test_without_a_wingman_nobody_is_promoted() -> None:
    hers = element(1, "scissors", alone=True, **NEARLY_DOWN), element(1)
    t = table(element(0, "ims-1-1 tight-turn"), *hers)
    told = t.play("ims-1-1 fire b1", "pass")
    assert not any(isinstance(event, Promoted) for event in told)
    assert t.aircraft("b1").status == "destroyed"
    assert t.aircraft("b1").cards == 0


@pytest.mark.rule("ZERO-DST-03")
def test_the_hand_of_a_destroyed_leader_is_discarded() -> None:
    t = duel("ims-1-1 tight-turn", "half-loop ots-2-3", other=NEARLY_DOWN)
    (lost,) = [event for event in t.play("ims-1-1", "pass") if isinstance(event, HandLost)]
    assert lost.cards == ("ots-2-3", "half-loop")
    assert set(t.view().discard) == {"ims-1-1", "half-loop", "ots-2-3"}


@pytest.mark.rule("ZERO-DST-04")
@pytest.mark.parametrize(("hits", "performance"), [(0, 6), (2, 6), (3, 5), (5, 5)])
def test_the_leader_card_shows_the_hits_and_the_side_of_the_wingman(
    hits: int, performance: int
) -> None:
    t = shot_down(wingman={"hits": hits})
    found = t.aircraft("b1")
    assert (found.hits, found.damaged) == (hits, hits >= 3)
    assert found.figures.performance == performance
    assert t.aircraft("b1w").hits == 0


@pytest.mark.rule("ZERO-DST-04")
def test_the_promoted_leader_is_destroyed_by_the_total_of_its_own_hits() -> None:
    t = duel("ims-1-1 tight-turn", other={**NEARLY_DOWN, "wingman": {"hits": 4}})
    t.play("ims-1-1")
    assert t.aircraft("b1").hits == 4
    moment = t.situation()
    moment["sequence"].pop("target")
    moment["element"][0]["hand"] = "ims-1-2"
    moment["element"][1]["hand"] = "scissors"
    del moment["deck"]
    again = Table(moment)
    again.play("ims-1-2", "pass")
    assert again.aircraft("b1").status == "destroyed"
    assert scores(again) == (10, 0)


@pytest.mark.rule("ZERO-DST-05")
@pytest.mark.parametrize(("hits", "cards"), [(0, 5), (3, 4)])
def test_the_new_hand_is_one_card_short_of_performance(hits: int, cards: int) -> None:
    t = duel("ims-1-1 tight-turn", other={**NEARLY_DOWN, "wingman": {"hits": hits}})
    (drew,) = [event for event in t.play("ims-1-1") if isinstance(event, Drew)]
    assert drew.count == len(t.hand("b1")) == cards


def discard(t: Table, count: int) -> None:
    for _ in range(count):
        t.play(next(line for line in t.legal() if line != "pass"))
    t.play("pass")


@pytest.mark.rule("ZERO-DST-06")
def test_the_hand_limit_is_one_less_for_that_game_turn_alone() -> None:
    powerful = {**NEARLY_DOWN, "fighter": fighter(horsepower=3)}
    t = duel("ims-1-1", other=powerful, turn=2)
    t.play("ims-1-1")
    pass_until(t, "b1", "discard")
    assert (t.view().turn, t.aircraft("b1").shaken) == (2, True)
    discard(t, 2)
    assert t.legal() == ["pass", "1", "2"]
    t.play("2")
    assert (t.view().turn, t.aircraft("b1").shaken) == (3, False)
    pass_until(t, "b1", "discard")
    discard(t, 2)
    assert t.legal() == ["pass", "1", "2", "3"]


@pytest.mark.rule("ZERO-DST-07")
def test_a_promoted_leader_has_no_wingman_to_attack_with() -> None:
    t = shot_down()
    phases = []
    while t.view().turn < 4:
        t.play("pass")
        if t.view().active == "b1":
            phases.append(t.view().phase)
    assert "altitude" in phases
    assert "wingman" not in phases


@pytest.mark.rule("ZERO-DST-07")
@pytest.mark.parametrize("promoted", [True, False])
def test_a_promoted_leader_is_isolated(promoted: bool) -> None:
    gone: dict[str, Any] = (
        {"promoted": True, "wingman": {"status": "destroyed"}} if promoted else {}
    )
    ours = element(0, "maneuvering"), element(0, holds="b1", position="tailed")
    t = table(*ours, element(1, **gone))
    assert can(t, "maneuvering") == promoted
