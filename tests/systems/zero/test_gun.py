"""Gunners of fighter-bombers (group GUN)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.zero.scenes import Opening, can, duel, element, fighter, table

from escadrille.systems.zero.events import Cancelled, Played

GUNNER = {"fighter": fighter(bursts=1, gunner=2)}
PLAIN = {"fighter": fighter(bursts=1)}
SHOTS = "ims-1-1 ims-1-1 ims-1-1"


@pytest.mark.rule("ZERO-GUN-01")
def test_fighter_bombers_are_chosen_only_with_their_option() -> None:
    assert Opening("free-pairs").refused("sbd-3", seat=0) == "ZERO-GUN-01"
    assert "sbd-3" in Opening("free-pairs", fighter_bombers=True).legal(seat=0)


@pytest.mark.rule("ZERO-GUN-01", "ZERO-GUN-02")
def test_only_an_aircraft_with_a_gunner_fires_backwards() -> None:
    assert can(duel(SHOTS, position=-1, one=GUNNER), "ims-1-1 gunner")
    t = duel(SHOTS, position=-1, one=PLAIN)
    assert t.legal() == ["pass", "break-off"]
    t = duel(SHOTS, position=1, one=PLAIN)
    assert t.refused("ims-1-1 gunner") == "ZERO-GUN-02"


@pytest.mark.rule("ZERO-GUN-02")
@pytest.mark.parametrize(("position", "cost"), [(0, 3), (-1, 2), (-2, 2)])
def test_the_gunner_has_a_rating_of_its_own(position: int, cost: int) -> None:
    one = {"fighter": fighter(bursts=3, gunner=2)}
    t = duel("ims-1-1 ims-2-2 ims-3-3", position=position, one=one)
    fired = [card for card in t.legal() if card.startswith("ims")]
    assert fired == ["ims-1-1", "ims-2-2", "ims-3-3"][:cost]


@pytest.mark.rule("ZERO-GUN-03")
@pytest.mark.parametrize("position", [-2, -1, 0, 1, 2])
def test_a_gunner_fires_at_a_leader_behind_it_alone(position: int) -> None:
    t = duel(SHOTS, position=position, one=GUNNER)
    assert can(t, "ims-1-1 gunner") == (position < 0)
    if position >= 0:
        assert t.refused("ims-1-1 gunner") == "ZERO-GUN-03"


@pytest.mark.rule("ZERO-GUN-03")
def test_a_gunner_reaches_nobody_but_the_one_behind() -> None:
    ours = element(0, SHOTS, holds="b1", position="tailed", **GUNNER)
    t = table(ours, element(1), element(1))
    assert t.refused("ims-1-1 gunner b2") == "ZERO-GUN-03"
    t.play("ims-1-1 gunner b1")
    assert (t.aircraft("b1").hits, t.aircraft("b2").hits) == (1, 0)


@pytest.mark.rule("ZERO-GUN-04")
def test_gunner_fire_is_a_firing_card_of_the_leader_who_may_not_fire_himself() -> None:
    t = duel("ims-1-1 ots-2-3 maneuvering", "scissors", position=-2, one=GUNNER)
    assert t.refused("ims-1-1 fire") == "ZERO-BST-08"
    assert t.refused("maneuvering gunner") == "ZERO-GUN-04"
    (played,) = [event for event in t.play("ots-2-3") if isinstance(event, Played)]
    assert (played.use, played.bursts, played.hits) == ("gunner", 2, 3)
    t.play("pass")
    assert t.aircraft("b1").hits == 3


@pytest.mark.rule("ZERO-GUN-04")
def test_a_gunner_fires_in_its_own_sequence_only() -> None:
    t = duel("ims-1-1", "maneuvering", position=-1, one=GUNNER, active="b1")
    t.play("maneuvering")
    assert t.asked == ((0, "react"),)
    assert t.legal() == ["pass"]
    assert t.refused("ims-1-1") == "ZERO-ATK-05"


@pytest.mark.rule("ZERO-GUN-05")
@pytest.mark.parametrize("position", [-1, -2])
def test_gunner_bursts_are_those_printed_whatever_the_position(position: int) -> None:
    t = duel(f"{SHOTS} ims-3-3", position=position, one=GUNNER)
    assert t.refused("ims-3-3") == "ZERO-GUN-05"
    t.play("ims-1-1 gunner", "ims-1-1 gunner")
    assert t.view().sequence.gunner == 2
    assert t.refused("ims-1-1") == "ZERO-GUN-05"
    assert t.aircraft("b1").hits == 2


@pytest.mark.rule("ZERO-GUN-05")
@pytest.mark.parametrize(("bonuses", "most"), [([], 2), (["G"], 3), (["B"], 2)])
def test_only_a_g_on_the_pilot_counter_adds_to_them(bonuses: list[str], most: int) -> None:
    t = duel(f"{SHOTS} ims-1-1", position=-1, one={**GUNNER, "bonuses": bonuses})
    fired = 0
    while can(t, "ims-1-1"):
        t.play("ims-1-1")
        fired += 1
    assert fired == most


@pytest.mark.rule("ZERO-GUN-06")
def test_bursts_of_leader_and_gunner_are_counted_apart() -> None:
    one = {"fighter": fighter(bursts=2, gunner=2)}
    other = {"fighter": fighter(capacity=(5, 9))}
    t = duel("ims-2-2 half-loop ims-2-2 ims-3-3", position=-2, one=one, other=other)
    assert t.refused("ims-3-3") == "ZERO-GUN-05"
    t.play("ims-2-2 gunner", "half-loop")
    assert t.refused("ims-3-3") == "ZERO-BST-04"
    t.play("ims-2-2 fire")
    sequence = t.view().sequence
    assert (sequence.fired, sequence.gunner, t.aircraft("b1").hits) == (2, 2, 4)


@pytest.mark.rule("ZERO-GUN-07")
@pytest.mark.parametrize("position", [-2, -1, 1, 2])
def test_a_gunner_fires_at_the_wingman_of_the_leader_behind_it(position: int) -> None:
    t = duel(SHOTS, position=position, one=GUNNER)
    if position > 0:
        assert t.refused("b1w") == "ZERO-ENG-02"
        return
    t.play("b1w")
    assert t.aircraft("b1w").cards == 2
    t.play("ims-1-1 gunner", "pass")
    assert (t.aircraft("b1").hits, t.aircraft("b1w").hits) == (0, 1)


@pytest.mark.rule("ZERO-GUN-07")
def test_a_gunner_fires_at_no_other_wingman() -> None:
    ours = element(0, SHOTS, holds="b1", position="disadvantaged", **GUNNER)
    t = table(ours, element(1), element(1))
    assert t.refused("b2w") == "ZERO-ENG-02"
    t = duel(SHOTS, one=GUNNER)
    t.play("b1w")
    assert t.refused("ims-1-1 gunner") == "ZERO-GUN-03"


@pytest.mark.rule("ZERO-GUN-08")
@pytest.mark.parametrize(
    ("kind", "spared"),
    [
        ("fighter", False),
        ("reconnaissance", False),
        ("medium-bomber", True),
        ("heavy-bomber", True),
    ],
)
def test_a_gunner_never_fires_at_a_bomber(kind: str, spared: bool) -> None:
    other: dict[str, Any] = {"fighter": {**fighter(), "kind": kind}}
    t = duel(SHOTS, position=-1, one=GUNNER, other=other)
    assert can(t, "ims-1-1 gunner") == (not spared)
    assert can(t, "b1w") == (not spared)
    if spared:
        assert t.refused("ims-1-1") == t.refused("b1w") == "ZERO-GUN-08"


@pytest.mark.rule("ZERO-GUN-09")
def test_the_gunners_side_may_never_answer_a_response() -> None:
    t = duel("ims-1-1 ace-pilot tight-turn", "barrel-roll", position=-1, one=GUNNER)
    t.play("ims-1-1 gunner")
    told = t.play("barrel-roll")
    assert any(isinstance(event, Cancelled) for event in told)
    assert t.asked == ((0, "play"),)
    assert t.aircraft("b1").hits == 0


@pytest.mark.rule("ZERO-GUN-09")
@pytest.mark.parametrize(("card", "answer"), [("ims-1-1", "tight-turn"), ("ots-2-3", "ace-pilot")])
def test_gunner_fire_is_answered_like_any_other(card: str, answer: str) -> None:
    t = duel(card, "tight-turn ace-pilot", position=-1, one=GUNNER)
    t.play(f"{card} gunner")
    assert answer in t.legal()
    assert ("tight-turn" in t.legal()) == (card == "ims-1-1")
    t.play("pass")
    assert t.aircraft("b1").hits > 0
