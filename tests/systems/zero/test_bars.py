"""Which rule is cited where an answer is beside the point, or where several rules bar it."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.zero.scenes import Opening, duel, element, fighter, table

from escadrille.testing.scripted import Table

TWO = element(1), element(1)
AGILE = {"fighter": fighter(agile=True)}


def in_the_midst(t: Table, *lines: str) -> Table:
    t.play(*lines)
    return t


def next_of_three() -> Table:
    """Return side b choosing between b2 and b3 in game turn 1: b1 has acted."""
    five = element(0), element(0), element(1), element(1), element(1)
    return in_the_midst(table(*five, turn=1, order="a1 b1 a2", active="a2", phase="draw"), "pass")


@pytest.mark.parametrize(
    ("t", "line", "rule"),
    [
        (Opening("free-element"), "pass", "SET-01"),
        (Opening("iba"), "pass", "SET-07"),
        (next_of_three(), "a1", "SET-14"),
        (next_of_three(), "b2w", "SET-14"),
        (duel(phase="wingman"), "climb", "SEQ-03"),
        (in_the_midst(duel(phase="wingman", deck="ims-1-1"), "b1"), "fire", "WNG-11"),
        (duel("ims-1-1", phase="altitude"), "ims-1-1", "SEQ-05"),
        (in_the_midst(duel("ims-1-1 ots-2-3", phase="altitude"), "climb"), "pass", "ALT-07"),
        (in_the_midst(duel("", "ims-1-1", -2, phase="altitude"), "dive"), "climb", "ALT-09"),
        (in_the_midst(table(element(0, "ims-1-1"), *TWO), "ims-1-1"), "fire", "ENG-08"),
        (in_the_midst(duel("vertical-roll ims-1-1"), "vertical-roll"), "pass", "CMP-02"),
        (in_the_midst(duel(), "break-off"), "pass", "DIS-02"),
        (in_the_midst(duel("ims-1-1", "ims-1-1"), "ims-1-1"), "fire", "ATK-04"),
        (duel("ims-1-1", phase="discard"), "fire", "SEQ-07"),
        (duel(phase="draw"), "fire", "SEQ-08"),
    ],
)
def test_an_answer_of_another_kind_is_refused_by_what_is_asked(
    t: Table, line: str, rule: str
) -> None:
    assert t.refused(line) == f"ZERO-{rule}"


@pytest.mark.rule("ZERO-SET-15")
def test_an_element_that_has_acted_in_turn_one_is_not_chosen_again() -> None:
    assert next_of_three().refused("b1") == "ZERO-SET-15"


@pytest.mark.rule("ZERO-ENG-03")
def test_nobody_attacks_his_own_side() -> None:
    t = table(element(0, "maneuvering"), element(0), element(1), element(1))
    assert t.refused("maneuvering a2") == t.refused("a2w") == "ZERO-ENG-03"


@pytest.mark.rule("ZERO-GUN-07")
def test_a_gunner_fires_at_no_wingman_of_a_leader_who_is_not_behind() -> None:
    ours = element(0, "ims-1-1", fighter=fighter(gunner=2), holds="b1", position="tailed")
    assert table(ours, element(1), element(1)).refused("ims-1-1 gunner b2w") == "ZERO-GUN-07"


@pytest.mark.rule("ZERO-POS-10")
def test_scissors_need_no_agility_to_be_scissors() -> None:
    assert duel("scissors", position=-1, one=AGILE).refused("scissors agile") == "ZERO-POS-10"


@pytest.mark.rule("ZERO-AIR-13")
def test_only_an_agile_leader_treats_a_card_as_scissors() -> None:
    assert duel("maneuvering", position=-1).refused("maneuvering agile") == "ZERO-AIR-13"
    t = duel("ims-1-1", "tight-turn scissors", position=1)
    t.play("ims-1-1")
    assert t.refused("agile") == "ZERO-AIR-13"


# Between several enemies the cited rule is that of the one who is nearest to being a target: who
# passes most of the rules, in the order in which the rulebook asks them.
LEVEL = element(1, level="high")
TAKEN = element(1, holds="a2", position="advantaged")
AHEAD = element(1, holds="a2", position="tailing", alone=True)
NEUTRAL = element(1)


@pytest.mark.rule("ZERO-ENG-06", "ZERO-ENG-09", "ZERO-ISO-05", "ZERO-ISO-06", "ZERO-BST-04")
@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize(
    ("card", "enemies", "rule"),
    [
        ("maneuvering", (TAKEN, LEVEL), "ENG-09"),
        ("ims-1-1", (TAKEN, LEVEL), "ENG-09"),
        ("ims-1-1", (AHEAD, LEVEL), "ISO-06"),
        ("ims-3-3", (AHEAD, NEUTRAL), "BST-04"),
        ("scissors", (LEVEL, NEUTRAL), "POS-09"),
        ("scissors", (AHEAD, NEUTRAL), "ISO-05"),
    ],
)
def test_between_several_enemies_the_rulebook_says_which_rule_is_cited(
    card: str, enemies: tuple[dict[str, Any], ...], rule: str, turned: bool
) -> None:
    """Neither the names of the rules nor those of the enemies do."""
    t = table(element(0, card), element(0), *(enemies[::-1] if turned else enemies))
    assert t.refused(card) == f"ZERO-{rule}"


@pytest.mark.rule("ZERO-RULING-13", "ZERO-ENG-08")
def test_a_target_that_is_a_level_away_is_cited_before_others_that_are_near() -> None:
    t = table(element(0, "ims-1-1 vertical-roll maneuvering"), element(1), element(1, level="low"))
    t.play("ims-1-1 b1", "vertical-roll dive")
    assert t.refused("maneuvering") == "ZERO-ENG-09"
    assert t.refused("b2w") == "ZERO-ENG-08"


def test_a_line_is_refused_by_what_bars_the_target_that_it_names() -> None:
    t = table(element(0, "ots-3-4"), element(1, level="high"), element(1))
    assert t.refused("ots-3-4 fire b1") == "ZERO-ENG-09"
    assert t.refused("ots-3-4 fire b2") == "ZERO-BST-04"
    assert t.refused("ots-3-4 b1") == "ZERO-ENG-09"
    assert t.refused("ots-3-4 agile b2") == "ZERO-AIR-13"
