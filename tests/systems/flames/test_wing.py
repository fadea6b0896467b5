"""Leaders and Wingmen (group WING, FLAMES-RULING-36)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.flames.scenes import Opening, fighter, plane, table

from escadrille.kernel.errors import BadOption, BadSituation
from escadrille.systems.flames import configure
from escadrille.testing.scripted import Table

TWO = "yo-yo yo-yo"
QUICK = fighter(speed=3)


def pair(
    leader: dict[str, Any], wingman: dict[str, Any], *enemies: dict[str, Any], **facts: Any
) -> Table:
    """A1 leads a2, whose turn it is."""
    aircraft = (plane(0, **leader), plane(0, leader="a1", **wingman), *enemies)
    usual = {"active": "a2", "options": {"wingmen": True}}
    return table(*aircraft, **{**usual, **facts})


def bought(*lines: str, wingmen: bool = True) -> Table:
    """A free team battle in which side a buys what these lines say."""
    t = Opening("free-team", pilots=False, wingmen=wingmen)
    t.play(*lines, seat=0)
    return t


@pytest.mark.rule("FLAMES-WING-01", "FLAMES-RULING-36")
def test_pairs_are_named_at_set_up() -> None:
    t = bought("yak-1", "yak-1")
    assert t.view(0).decision == "leader"
    assert t.legal(0) == ["pass", "#1"]
    t.play("#1", "i-153", seat=0)
    t.play("yak-1", "pass", seat=1)
    assert [a.leader for a in t.view().aircraft] == [None, "a1", None, None]


@pytest.mark.rule("FLAMES-WING-01")
def test_pairing_is_free() -> None:
    t = bought("yak-1", "yak-1", "pass", "i-153", "pass")
    t.play("yak-1", "pass", seat=1)
    assert all(aircraft.leader is None for aircraft in t.view().aircraft)


@pytest.mark.rule("FLAMES-WING-01")
def test_without_the_option_nobody_is_asked_for_pairs() -> None:
    t = bought("yak-1", "yak-1", wingmen=False)
    assert "#1" not in t.legal(0)
    assert "i-153" in t.legal(0)


@pytest.mark.rule("FLAMES-WING-01")
def test_the_option_switched_off_dissolves_the_pairs_of_a_scenario() -> None:
    assert any(aircraft.leader for aircraft in Opening("thach-weave").view().aircraft)
    t = Opening("thach-weave", wingmen=False)
    assert not any(aircraft.leader for aircraft in t.view().aircraft)


@pytest.mark.rule("FLAMES-WING-01")
def test_there_are_no_friends_to_pair_in_a_free_for_all() -> None:
    with pytest.raises(BadOption):
        configure("free-for-all", {"wingmen": True})


@pytest.mark.rule("FLAMES-RULING-36")
def test_a_fighter_belongs_to_one_pair_at_most() -> None:
    t = bought("yak-1", "yak-1", "#1", "i-153")
    assert [pick.fighter for pick in t.view(0).picks] == ["yak-1", "yak-1", "i-153"]
    assert t.asked == ((1, "force"),)


@pytest.mark.rule("FLAMES-RULING-36")
def test_a_free_fighter_may_still_be_led() -> None:
    t = bought("yak-1", "yak-1", "pass", "i-153")
    assert t.legal(0) == ["pass", "#1", "#2"]


@pytest.mark.rule("FLAMES-WING-01", "FLAMES-RULING-36")
@pytest.mark.parametrize(
    "leaders",
    [
        ("a1", None, None, None),
        (None, None, None, "a1"),
        (None, "a1", "a1", None),
        (None, "a1", "a2", None),
    ],
    ids=["itself", "an enemy", "two Wingmen", "a Wingman"],
)
def test_a_situation_pairs_two_friends_and_nobody_twice(leaders: tuple[str | None, ...]) -> None:
    """Three of side a, one of side b; none of them can be led so."""
    crews = [plane(int(number == 3), leader=leader) for number, leader in enumerate(leaders)]
    with pytest.raises(BadSituation):
        table(*crews, options={"wingmen": True})


def begun(leader: dict[str, Any], wingman: dict[str, Any]) -> Table:
    """The Wingman's turn begins: its Leader has acted, and the enemy is out of the way."""
    enemy = plane(1, level="very-low", acted=True)
    wingman = {**wingman, "acted": False}
    return pair({**leader, "acted": True}, wingman, enemy, active=None, next_side=0)


# (Leader's level, Wingman's level, Wingman's hand, what it may do)
MOVES = [
    ("low", "high", "yo-yo", ["dive"]),
    ("very-low", "very-high", "yo-yo", ["dive"]),
    ("high", "low", "yo-yo", ["climb"]),
    ("high", "low", "", ["pass"]),
    ("medium", "medium", "yo-yo", ["pass", "climb", "dive"]),
]


@pytest.mark.rule("FLAMES-WING-02", "FLAMES-RULING-36")
@pytest.mark.parametrize(("leader", "wingman", "hand", "legal"), MOVES)
def test_a_wingman_away_from_its_leader_must_close_by_one_level(
    leader: str, wingman: str, hand: str, legal: list[str]
) -> None:
    engine = fighter(horsepower=[1, 1], performance=0)
    wing = {"level": wingman, "hand": hand, "fighter": engine}
    t = begun({"level": leader}, wing)
    assert t.asked == ((0, "altitude"),)
    assert t.legal() == legal
    for way in {"pass", "climb", "dive"} - set(legal):
        unpaid = way == "climb" and not hand
        assert t.refused(way) == ("FLAMES-ALT-04" if unpaid else "FLAMES-WING-02")


@pytest.mark.rule("FLAMES-WING-02")
def test_the_forced_move_is_one_level_and_only_in_the_altitude_phase() -> None:
    t = begun({"level": "very-low"}, {"level": "high", "hand": "vertical-roll yo-yo"})
    t.play("dive")
    assert t.aircraft("a2").level == "medium"
    t.play("vertical-roll climb yo-yo")
    assert t.aircraft("a2").level == "high"


@pytest.mark.rule("FLAMES-WING-02")
def test_a_leader_need_not_close_on_its_wingman() -> None:
    enemy = plane(1, level="very-low", acted=True)
    wingman = {"level": "high", "acted": True}
    t = pair({"level": "low", "hand": TWO}, wingman, enemy, active=None, next_side=0)
    assert t.legal() == ["pass", "climb", "dive"]


@pytest.mark.rule("FLAMES-RULING-36")
def test_a_wingman_whom_a_stall_brought_level_is_free() -> None:
    stalling = {"level": "very-high", "fighter": fighter(horsepower=[0, 0])}
    t = begun({"level": "high"}, stalling)
    assert t.aircraft("a2").level == "high"
    assert t.legal() == ["pass", "climb", "dive"]


@pytest.mark.rule("FLAMES-RULING-36")
def test_a_wingman_whom_a_stall_left_above_must_still_dive() -> None:
    stalling = {"level": "very-high", "fighter": fighter(horsepower=[0, 0])}
    t = begun({"level": "medium"}, stalling)
    assert t.aircraft("a2").level == "high"
    assert t.legal() == ["dive"]


HELD = {"holds": "b1", "position": "advantaged"}
HUNTER = {"holds": "a1", "position": "tailing"}


@pytest.mark.rule("FLAMES-WING-03")
@pytest.mark.parametrize(
    ("leader", "first", "second"),
    [
        (HELD, {}, {}),
        ({"holds": "b1", "position": "tailing"}, {}, {}),
        ({}, {"holds": "a1", "position": "advantaged"}, {}),
        ({}, HUNTER, {}),
    ],
    ids=["advantaged", "tailing", "disadvantaged", "tailed"],
)
def test_a_wingman_fights_only_those_its_leader_is_engaged_with(
    leader: dict[str, str], first: dict[str, str], second: dict[str, str]
) -> None:
    t = pair(leader, {"hand": "ims-1-1 yo-yo"}, plane(1, **first), plane(1, **second))
    assert t.refused("ims-1-1 attack b2") == "FLAMES-WING-03"
    assert t.refused("yo-yo maneuver b2 1") == "FLAMES-WING-03"
    t.play("yo-yo maneuver b1 1", "ims-1-1 attack b1")
    assert t.aircraft("b1").damage == 1


@pytest.mark.rule("FLAMES-WING-03")
def test_any_of_several_engaged_enemies_will_do() -> None:
    t = pair(HELD, {"hand": TWO}, plane(1), plane(1, **HUNTER), plane(1))
    assert t.refused("yo-yo maneuver b3 1") == "FLAMES-WING-03"
    t.play("yo-yo maneuver b2 1")
    assert t.position("a2", "b2") == 1


@pytest.mark.rule("FLAMES-WING-03", "FLAMES-RULING-36")
def test_a_leader_not_engaged_leaves_its_wingman_free() -> None:
    t = pair({}, {"hand": "ims-1-1"}, plane(1), plane(1))
    t.play("ims-1-1 attack b2")
    assert t.aircraft("b2").damage == 1


@pytest.mark.rule("FLAMES-WING-03")
def test_a_leader_is_not_bound_by_its_wingman() -> None:
    t = pair({"hand": "ims-1-1"}, HELD, plane(1), plane(1), active="a1")
    t.play("ims-1-1 attack b2")
    assert t.aircraft("b2").damage == 1


@pytest.mark.rule("FLAMES-WING-03")
def test_tactics_on_itself_and_reactions_stay_open_to_a_wingman() -> None:
    t = pair(HELD, {"hand": "tight-turn evasive yo-yo"}, plane(1), plane(1))
    t.play("tight-turn play", "evasive play")
    assert t.view().extra_hits == t.aircraft("a2").evasive == 1
    t = pair(HELD, {"hand": "barrel-roll"}, plane(1), plane(1, "ims-1-1"), active="b2")
    t.play("ims-1-1 attack a2")
    assert "barrel-roll" in t.legal()


@pytest.mark.rule("FLAMES-WING-03")
@pytest.mark.parametrize("card", ["barrel-roll", "scissors"])
def test_a_wingman_shakes_off_only_a_pursuer_its_leader_is_engaged_with(card: str) -> None:
    behind = {"holds": "a2", "position": "advantaged"}
    free = pair({}, {"hand": card}, plane(1), plane(1, **behind))
    free.play(f"{card} play b2")
    bound = pair(HELD, {"hand": card}, plane(1), plane(1, **behind))
    assert bound.refused(f"{card} play b2") == "FLAMES-WING-03"


@pytest.mark.rule("FLAMES-RULING-36")
def test_speed_maneuvers_are_bound_like_cards() -> None:
    t = pair(HELD, {"fighter": QUICK}, plane(1), plane(1), phase="speed")
    assert t.legal() == ["pass", "b1"]
    assert t.refused("b2") == "FLAMES-WING-03"


@pytest.mark.rule("FLAMES-RULING-36")
def test_a_wingmans_gunner_is_bound_like_its_guns() -> None:
    gunner = {"hand": "ims-1-1", "fighter": fighter(gunner=1)}
    behind = {"holds": "a2", "position": "tailing"}
    free = pair({}, gunner, plane(1), plane(1, **behind))
    free.play("ims-1-1 gunner b2")
    bound = pair(HELD, gunner, plane(1), plane(1, **behind))
    assert bound.refused("ims-1-1 gunner") == "FLAMES-WING-03"


@pytest.mark.rule("FLAMES-RULING-36")
def test_a_position_on_another_enemy_is_kept_but_not_used() -> None:
    held = {"hand": "ims-1-1", "holds": "b2", "position": "tailing"}
    t = pair(HELD, held, plane(1), plane(1))
    assert t.position("a2", "b2") == 2
    assert t.legal() == ["pass", "abandon"]
    t.play("abandon", "ims-1-1 attack b1")
    assert t.aircraft("b1").damage == 1


@pytest.mark.rule("FLAMES-RULING-36")
def test_a_wingman_without_its_leader_is_free() -> None:
    enemy = plane(1, level="very-low", acted=True)
    wing = {"level": "high", "hand": TWO}
    t = pair({"down": True, "level": "low"}, wing, enemy, active=None, next_side=0)
    assert t.legal() == ["pass", "climb", "dive"]


@pytest.mark.rule("FLAMES-WING-04")
@pytest.mark.parametrize(("phase", "cards"), [("pre-draw", 3), ("post-draw", 2)])
def test_a_leader_has_one_more_horsepower_in_both_draws(phase: str, cards: int) -> None:
    engine = {"fighter": fighter(horsepower=[2, 1])}
    t = pair(engine, engine, plane(1), active="a1", phase=phase)
    assert t.aircraft("a1").cards == cards


@pytest.mark.rule("FLAMES-WING-04")
@pytest.mark.parametrize(("phase", "cards"), [("pre-draw", 2), ("post-draw", 1)])
def test_a_wingman_has_not(phase: str, cards: int) -> None:
    engine = {"fighter": fighter(horsepower=[2, 1])}
    t = pair(engine, engine, plane(1), phase=phase)
    assert t.aircraft("a2").cards == cards


@pytest.mark.rule("FLAMES-WING-04")
def test_the_bonus_keeps_a_leader_from_stalling() -> None:
    engine = {"level": "high", "fighter": fighter(horsepower=[0, 0])}
    t = pair(engine, engine, plane(1), active="a1", phase="pre-draw")
    assert t.asked == ((0, "altitude"),)
    assert t.aircraft("a1").level == "high"


@pytest.mark.rule("FLAMES-WING-04", "FLAMES-RULING-36")
def test_the_bonus_ends_with_the_pair() -> None:
    """B1 shoots a2 down; a1's next draw is a plain one, and nobody takes the lost place."""
    t = pair({}, {}, plane(1, "fuel-tank"), plane(1), active="b1", initiative=1)
    t.play("fuel-tank attack a2")
    t.play("pass")
    assert t.view().active == "a1"
    assert t.aircraft("a1").cards == 2
