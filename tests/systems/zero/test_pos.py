"""Position: ZERO-POS-01 to ZERO-POS-15."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.zero.scenes import POSITIONS, bursts, can, duel, element, fighter, table

from escadrille.kernel.errors import BadSituation
from escadrille.systems.zero.events import Played, Positioned, Reacted

AGILE: dict[str, Any] = {"fighter": fighter(agile=True)}
THROTTLE: dict[str, Any] = {"options": {"full_throttle": True}}
ALL = (-2, -1, 0, 1, 2)


@pytest.mark.rule("ZERO-POS-01")
def test_a_leader_has_one_position_towards_each_enemy_leader() -> None:
    for position in ALL:
        t = duel(position=position)
        assert t.position("a1", "b1") == position
    t = table(element(0, holds="b2", position="tailed"), element(1), element(1))
    assert [t.position("a1", enemy) for enemy in ("b1", "b2")] == [0, -2]


@pytest.mark.rule("ZERO-POS-02")
@pytest.mark.parametrize("position", ALL)
def test_position_is_mutual(position: int) -> None:
    assert duel(position=position).position("b1", "a1") == -position


@pytest.mark.rule("ZERO-POS-02")
def test_a_change_for_one_is_a_change_for_the_other() -> None:
    t = duel("maneuvering half-loop", position=-2)
    t.play("maneuvering")
    assert (t.aircraft("a1").position, t.aircraft("b1").position) == (-1, 1)
    t.play("half-loop")
    assert (t.aircraft("a1").position, t.aircraft("b1").position) == (1, -1)


@pytest.mark.rule("ZERO-POS-03")
def test_wingmen_have_no_position() -> None:
    t = duel("maneuvering half-loop", position=0)
    t.play("b1w", "maneuvering", "pass", "half-loop", "pass")
    assert all((one.holds, one.position) == (None, 0) for one in t.view().aircraft)
    with pytest.raises(BadSituation, match="holds"):
        table(element(0, holds="b1w", position="advantaged"), element(1))


@pytest.mark.rule("ZERO-POS-04")
@pytest.mark.parametrize(
    ("card", "position", "after"),
    [
        ("maneuvering", -1, 0),
        ("half-loop", -1, 1),
        ("full-throttle", -1, 0),
        ("scissors", -1, 1),
        ("ims-1-1", 1, 1),
        ("ots-2-3", 1, 1),
    ],
)
def test_which_attacks_change_a_position(card: str, position: int, after: int) -> None:
    t = duel(card, position=position, other={"fighter": fighter(capacity=(8, 9))}, **THROTTLE)
    t.play(card)
    assert t.position("a1", "b1") == after


@pytest.mark.rule("ZERO-POS-04")
@pytest.mark.parametrize(
    ("attack", "answer"),
    [
        ("ims-1-1", "scissors"),
        ("ims-1-1", "vertical-roll"),
        ("maneuvering", "full-throttle"),
        ("ims-1-1", "tight-turn"),
        ("ims-1-1", "barrel-roll"),
        ("ims-1-1", "ace-pilot"),
    ],
)
def test_a_response_never_changes_a_position(attack: str, answer: str) -> None:
    """The defender is Disadvantaged, where SCISSORS and FULL THROTTLE could change it."""
    t = duel(attack, answer, position=1, **THROTTLE)
    t.play(attack, answer)
    assert t.position("b1", "a1") == -1


def legal_steps(card: str) -> dict[int, int]:
    """Return where a card leads from each Position in which it may be played."""
    found = {}
    for position in ALL:
        t = duel(card, position=position, **THROTTLE)
        if can(t, card):
            t.play(card)
            found[position] = t.position("a1", "b1")
    return found


@pytest.mark.rule("ZERO-POS-05")
def test_maneuvering_is_one_step() -> None:
    assert legal_steps("maneuvering") == {-2: -1, -1: 0, 0: 1, 1: 2}
    assert duel("maneuvering", position=2).refused("maneuvering") == "ZERO-POS-05"


@pytest.mark.rule("ZERO-POS-06", "ZERO-POS-07")
def test_a_half_loop_is_exactly_two_steps() -> None:
    assert legal_steps("half-loop") == {-2: 0, -1: 1, 0: 2}
    for position in (1, 2):
        assert duel("half-loop", position=position).refused("half-loop") == "ZERO-POS-07"


@pytest.mark.rule("ZERO-POS-08")
def test_full_throttle_is_one_step_for_those_behind() -> None:
    assert legal_steps("full-throttle") == {-2: -1, -1: 0}
    for position in (0, 1, 2):
        t = duel("full-throttle", position=position, **THROTTLE)
        assert t.refused("full-throttle") == "ZERO-POS-08"


@pytest.mark.rule("ZERO-POS-09")
def test_scissors_are_for_the_disadvantaged() -> None:
    assert legal_steps("scissors") == {-1: 1}
    for position in (-2, 0, 1, 2):
        assert duel("scissors", position=position).refused("scissors") == "ZERO-POS-09"


@pytest.mark.rule("ZERO-POS-10")
@pytest.mark.parametrize(
    "card",
    [
        "ims-3-3",
        "ots-3-4",
        "maneuvering",
        "half-loop",
        "tight-turn",
        "barrel-roll",
        "ace-pilot",
        "vertical-roll",
    ],
)
def test_an_agile_leader_attacks_with_any_card_as_scissors(card: str) -> None:
    """A firing card costs no Bursts then, and does no Hits."""
    t = duel(card, position=-1, one=AGILE)
    (played,) = [event for event in t.play(f"{card} agile") if isinstance(event, Played)]
    assert (played.use, played.bursts, played.hits) == ("agile", 0, 0)
    assert t.position("a1", "b1") == 1
    assert t.aircraft("b1").hits == 0


@pytest.mark.rule("ZERO-POS-10")
def test_an_agile_attack_spends_no_bursts() -> None:
    t = duel("ims-3-3 ims-1-1", position=-1, one=AGILE)
    t.play("ims-3-3 agile")
    assert bursts(t) == (0, 3)
    assert t.view().sequence.agile_used


@pytest.mark.rule("ZERO-POS-10")
@pytest.mark.parametrize("position", [-2, 0, 1, 2])
def test_an_agile_attack_has_the_conditions_of_scissors(position: int) -> None:
    t = duel("tight-turn", position=position, one=AGILE)
    assert not can(t, "tight-turn agile")
    t = duel("vertical-roll", position=position, one=AGILE)
    assert t.refused("vertical-roll agile") == "ZERO-POS-09"


@pytest.mark.rule("ZERO-POS-10")
def test_for_the_opponent_an_agile_card_is_scissors() -> None:
    hand = "scissors barrel-roll ace-pilot tight-turn vertical-roll"
    t = duel("maneuvering", hand, position=-1, one=AGILE)
    t.play("maneuvering agile")
    assert sorted(t.legal()) == ["ace-pilot", "barrel-roll", "pass", "scissors"]


@pytest.mark.rule("ZERO-POS-10")
def test_an_agile_leader_answers_with_any_card_as_scissors() -> None:
    hand = "maneuvering ims-3-3 half-loop"
    t = duel(hand, "tight-turn tight-turn scissors", one=AGILE)
    t.play("maneuvering", "tight-turn")
    assert sorted(t.legal()) == ["half-loop", "ims-3-3", "pass"]
    (told,) = [event for event in t.play("ims-3-3 agile") if isinstance(event, Reacted)]
    assert (told.card, told.answers, told.agile) == ("ims-3-3", "tight-turn", True)
    assert t.legal() == ["pass", "scissors"]
    t.play("pass")
    assert t.position("a1", "b1") == 1
    assert t.aircraft("b1").hits == 0


@pytest.mark.rule("ZERO-POS-10", "ZERO-POS-11")
def test_a_card_that_answers_as_itself_leaves_agility_unspent() -> None:
    t = duel("maneuvering tight-turn", "tight-turn", one=AGILE)
    t.play("maneuvering", "tight-turn", "tight-turn answer")
    assert not t.view().sequence.agile_used


@pytest.mark.rule("ZERO-POS-11")
def test_agility_works_once_in_a_sequence() -> None:
    """Spent on an Attack that fails, it is not there for another Attack nor for a Response."""
    t = duel("ims-1-1 ims-1-2 scissors", "barrel-roll scissors", position=-1, one=AGILE)
    t.play("ims-1-1 agile", "barrel-roll", "pass")
    assert t.position("a1", "b1") == -1
    assert not can(t, "ims-1-2 agile")
    t.play("scissors", "scissors")
    assert t.legal() == ["pass"]
    assert t.refused("agile") == "ZERO-POS-11"


@pytest.mark.rule("ZERO-POS-11")
def test_real_scissors_have_no_limit() -> None:
    t = duel("ims-1-1 scissors scissors", "scissors", position=-1, one=AGILE)
    t.play("ims-1-1 agile", "scissors", "scissors")
    assert t.position("a1", "b1") == 1
    t = duel("ims-1-1 scissors scissors", "ace-pilot ace-pilot", position=-1, one=AGILE)
    t.play("ims-1-1 agile", "ace-pilot", "pass", "scissors", "ace-pilot", "pass")
    assert t.position("a1", "b1") == -1
    assert can(t, "scissors maneuver")


@pytest.mark.rule("ZERO-POS-12")
@pytest.mark.parametrize("attack", ["ims-1-1", "scissors"])
def test_agility_is_not_for_anothers_sequence(attack: str) -> None:
    position = -1 if attack == "scissors" else 0
    t = duel(attack, "maneuvering half-loop", position=position, other=AGILE)
    t.play(attack)
    assert t.legal() == ["pass"]
    assert t.refused("agile") == "ZERO-POS-12"


@pytest.mark.rule("ZERO-POS-13")
@pytest.mark.parametrize("position", [1, 2])
def test_a_position_may_be_abandoned_to_attack_somebody_else(position: int) -> None:
    t = table(
        element(0, "ims-1-1 maneuvering", holds="b1", position=POSITIONS[position]),
        element(1),
        element(1),
    )
    assert t.refused("b2w") == "ZERO-ENG-02"
    t.play("abandon")
    assert t.position("a1", "b1") == t.position("b1", "a1") == 0
    assert {"b1w", "b2w"} <= set(t.legal())
    t.play("ims-1-1 b2")
    assert t.aircraft("b2").hits == 1
    assert t.refused("maneuvering b1") == "ZERO-ENG-08"


@pytest.mark.rule("ZERO-POS-13")
@pytest.mark.parametrize("position", [-2, -1, 0])
def test_only_those_ahead_may_abandon(position: int) -> None:
    assert duel("ims-1-1", position=position).refused("abandon") == "ZERO-POS-13"


@pytest.mark.rule("ZERO-POS-13")
def test_a_position_is_abandoned_before_any_card_of_the_phase() -> None:
    t = duel("ims-1-1 maneuvering", position=1)
    assert can(t, "abandon")
    t.play("ims-1-1")
    assert t.refused("abandon") == "ZERO-POS-13"


@pytest.mark.rule("ZERO-POS-14")
def test_a_position_changes_before_the_next_card() -> None:
    t = duel("maneuvering maneuvering ims-3-3", one={"fighter": fighter(bursts=0)})
    assert not can(t, "ims-3-3")
    told = t.play("maneuvering")
    assert [
        (event.aircraft, event.position) for event in told if isinstance(event, Positioned)
    ] == [("a1", 1)]
    assert not can(t, "ims-3-3")
    t.play("maneuvering")
    assert can(t, "ims-3-3")


@pytest.mark.rule("ZERO-POS-15")
@pytest.mark.parametrize("position", ALL)
def test_a_board_is_told_whose_nose_points_where(position: int) -> None:
    """Each Leader shows the enemy whom it faces and how; a Neutral one shows nobody."""
    one, other = (duel(position=position).aircraft(label) for label in ("a1", "b1"))
    assert (one.position, other.position) == (position, -position)
    assert (one.holds, other.holds) == (("b1", "a1") if position else (None, None))
