"""Set-up: ZERO-SET-01 to ZERO-SET-15."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.systems.zero.scenes import Opening, element, fighter, played_out, table

from escadrille.systems.zero import configure
from escadrille.systems.zero.events import Drew
from escadrille.testing.scripted import Table

UNSET = {"turn": 0, "stack": ["round", "deal", "start"], "active": None, "phase": None}


def setting_up(*elements: dict[str, Any], **facts: Any) -> Table:
    """Return a table on which the Elements stand and the levels are still to be chosen."""
    return table(*elements, **UNSET, **facts)


def begun(first: int, *elements: dict[str, Any]) -> Table:
    """Return a table before the first sequence of game turn 1."""
    return table(*elements, turn=1, first=first, active=None, phase=None)


def acted(t: Table) -> str:
    """Pass through the sequence of the Element that acts; return its Leader."""
    active: str = t.view().active
    while t.view().active == active:
        t.play("pass")
    return active


@pytest.mark.rule("ZERO-SET-01")
def test_the_order_of_the_set_up() -> None:
    """Aircraft, then levels, then hands, then the first side, then six game turns, the winner."""
    t = Opening("free-element")
    assert t.asked == ((0, "force"), (1, "force"))
    t.play("f4f", seat=0)
    told = t.play("a6m2", seat=1)
    assert t.asked == ((0, "start"), (1, "start"))
    t.play("high", seat=0)
    assert t.view().deck == 76
    told += t.play("low", seat=1)
    assert [type(event).__name__ for event in told] == [
        "ForcesRevealed",
        "LevelsRevealed",
        "Drew",
        "Drew",
        "FirstSide",
        "GameTurn",
        "SequenceBegan",
    ]
    outcome = played_out(t)
    assert t.view().turn == 6
    assert outcome.scores == (0, 0)


@pytest.mark.rule("ZERO-SET-02")
def test_each_team_flies_its_own_fighters() -> None:
    t = Opening("free-element")
    assert t.refused("a6m2", seat=0) == "ZERO-SET-02"
    assert t.refused("f4f", seat=1) == "ZERO-SET-02"
    fighters = configure("free-element").t.fighters
    nations = {one.id: one.nation for one in fighters}
    assert {nations[name] for name in t.legal(1)} == {"japan"}
    assert {nations[name] for name in t.legal(0)} == {"usa", "uk", "netherlands"}


@pytest.mark.rule("ZERO-SET-03")
def test_both_teams_have_as_many_aircraft_whatever_the_players() -> None:
    t = Opening("free-pairs")
    t.play("f4f", "p-40e", seat=0)
    assert t.asked == ((1, "force"),)
    t.play("a6m2", "ki-43", seat=1)
    flying = [one.side for one in t.view().aircraft if one.status == "flying"]
    assert (flying.count(0), flying.count(1)) == (4, 4)
    assert {one.seat for one in t.view().aircraft if one.side == 0} == {0}
    four = Opening("free-squadrons")
    four.play("f4f", "p-40e", "f4f", "p-40e", seat=0)
    four.play("a6m2", "ki-43", "a6m2", "ki-43", seat=2)
    assert [one.seat for one in four.view().aircraft[::2]] == [0, 1, 0, 1, 2, 3, 2, 3]


@pytest.mark.rule("ZERO-SET-04")
def test_the_year_bars_younger_aircraft() -> None:
    t = Opening("free-element")
    assert t.refused("a6m5", seat=1) == "ZERO-SET-04"
    years = {one.id: one.year for one in configure("free-element").t.fighters}
    assert {"ki-44", "ki-27"} <= set(t.legal(1))
    assert max(years[name] for name in t.legal(1)) == 1942


BOMBER = """
[pack]
id = "bombers"
system = "zero"
version = "1"
title = {en = "Bombers", fr = "Bombardiers"}

[[fighter]]
id = "b-17e"
name = "B-17E"
nation = "usa"
kind = "heavy-bomber"
year = 1941
capacity = [6, 12]
leader = {value = 6, performance = [4, 3], horsepower = [1, 1], bursts = [0, 0], gunner = [3, 2]}
wingman = {value = 1, offensive = [1, 0], defensive = [2, 1]}
origin = "house"
"""


@pytest.mark.rule("ZERO-SET-05")
def test_only_fighters_are_chosen(tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text(BOMBER, encoding="utf-8")
    t = Opening("free-element")
    t.rules = configure("free-element", packs=[tmp_path])
    t.state = t.rules.start(1)
    assert t.refused("b-17e", seat=0) == "ZERO-SET-05"
    t = Opening("free-element")
    assert t.refused("sbd-3", seat=0) == "ZERO-GUN-01"
    assert "sbd-3" in Opening("free-element", fighter_bombers=True).legal(0)


@pytest.mark.rule("ZERO-SET-06")
def test_a_leader_comes_with_the_wingman_of_its_type() -> None:
    t = Opening("free-element")
    t.play("f4f", seat=0)
    assert t.asked == ((1, "force"),)
    t.play("a6m2", seat=1)
    pairs = [(one.fighter, one.status) for one in t.view().aircraft]
    assert pairs == [("f4f", "flying")] * 2 + [("a6m2", "flying")] * 2


@pytest.mark.rule("ZERO-SET-06")
def test_a_leader_flies_alone_only_to_balance_the_fight() -> None:
    t = Opening("free-element", lone_leaders=True)
    t.play("f4f", seat=0)
    assert t.legal(0) == ["leader", "pair"]
    t.play("leader", seat=0)
    t.play("a6m2 pair", seat=1)
    statuses = [one.status for one in t.view().aircraft]
    assert statuses == ["flying", "absent", "flying", "flying"]


@pytest.mark.rule("ZERO-SET-07")
def test_levels_are_secret_until_all_have_chosen() -> None:
    t = setting_up(element(0), element(0), element(1))
    levels = ["very-low", "low", "medium", "high"]
    assert t.legal(0) == t.legal(1) == levels
    t.play("high", "low", seat=0)
    assert [one.level for one in t.view(0).aircraft[::2]] == ["high", "low", None]
    for stranger in (1, None):
        assert [one.level for one in t.view(stranger).aircraft[::2]] == [None, None, None]
    told = t.play("very-low", seat=1)
    for anybody in (0, 1, None):
        public = [one.level for one in t.view(anybody).aircraft[::2]]
        assert public == ["high", "low", "very-low"]
    assert type(told[0]).__name__ == "LevelsRevealed"


@pytest.mark.rule("ZERO-SET-07", "ZERO-AIR-19")
def test_nobody_starts_above_its_ceiling() -> None:
    low = element(0, fighter=fighter(ceiling="low"))
    t = setting_up(low, element(1))
    assert t.legal(0) == ["very-low", "low"]
    assert t.refused("medium", seat=0) == "ZERO-AIR-19"


@pytest.mark.rule("ZERO-SET-08")
def test_only_turbochargers_start_very_high() -> None:
    turbo = element(0, fighter=fighter(turbo=True, wingman={"turbo": True}))
    t = setting_up(turbo, element(1))
    assert "very-high" in t.legal(0)
    assert t.refused("very-high", seat=1) == "ZERO-SET-08"


@pytest.mark.rule("ZERO-SET-09")
def test_a_starting_hand_is_as_large_as_performance() -> None:
    t = setting_up(
        element(0, fighter=fighter(performance=7)), element(1, fighter=fighter(performance=4))
    )
    t.play("medium", seat=0)
    assert [one.cards for one in t.view().aircraft] == [0, 0, 0, 0]
    t.play("medium", seat=1)
    assert [one.cards for one in t.view().aircraft] == [7, 0, 4, 0]


@pytest.mark.rule("ZERO-SET-10")
def test_every_element_has_a_hand_of_its_own() -> None:
    t = table(element(0, "maneuvering"), element(0, "half-loop"), element(1))
    assert t.refused("half-loop") == "ZERO-ATK-13"
    assert (t.hand("a1"), t.hand("a2")) == (["maneuvering"], ["half-loop"])
    assert t.aircraft("a1").seat == t.aircraft("a2").seat


@pytest.mark.rule("ZERO-SET-11")
def test_hands_are_hidden_from_all_others_team_mates_included() -> None:
    t = table(
        element(0, "maneuvering", seat=0),
        element(0, "half-loop", seat=1),
        element(1, "tight-turn", seat=2),
        seats=[2, 1],
    )
    hands = {"a1": ("maneuvering",), "a2": ("half-loop",), "b1": ("tight-turn",)}
    for seat, own in ((0, "a1"), (1, "a2"), (2, "b1"), (None, None)):
        seen = {one.label: one.hand for one in t.view(seat).aircraft[::2]}
        assert seen == {label: hands[label] if label == own else None for label in hands}


@pytest.mark.rule("ZERO-SET-11")
def test_a_draw_is_told_without_its_cards() -> None:
    t = table(element(0), element(1))
    t.play("pass")
    (drew,) = [event for event in t.play("2") if isinstance(event, Drew)]
    mine, his = drew.seen_by(0), drew.seen_by(1)
    assert (his.count, his.cards) == (2, None)
    assert sorted(mine.cards or ()) == sorted(t.hand("a1"))


@pytest.mark.rule("ZERO-SET-12")
def test_everyone_starts_neutral() -> None:
    t = Opening("lone-wolves")
    leaders = [one for one in t.view().aircraft if not one.wingman]
    assert len(leaders) == 6
    assert all((one.holds, one.position) == (None, 0) for one in leaders)


@pytest.mark.rule("ZERO-SET-13")
@pytest.mark.parametrize(("face", "first"), [(0, "a1"), (1, "b1")])
def test_the_toss_says_who_begins(face: int, first: str) -> None:
    t = setting_up(element(0), element(1), script=[face])
    t.play("medium", seat=0)
    t.play("medium", seat=1)
    assert t.view().active == first


@pytest.mark.rule("ZERO-SET-13")
@pytest.mark.parametrize(("scenario", "first"), [("kaneohe", 0), ("iba", 1)])
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_a_scenario_may_name_the_first_side(scenario: str, first: int, seed: int) -> None:
    t = Opening(scenario, seed)
    while t.asked[0][1] == "start":
        t.play(t.legal()[0])
    assert t.asked == ((first, "next"),)


@pytest.mark.rule("ZERO-SET-14")
def test_the_sides_choose_in_turn_which_element_acts() -> None:
    t = begun(1, element(0), element(0), element(1), element(1))
    assert t.asked == ((1, "next"),)
    assert t.legal() == ["b1", "b2"]
    t.play("b2")
    assert acted(t) == "b2"
    assert t.asked == ((0, "next"),)
    assert t.legal() == ["a1", "a2"]
    t.play("a2")
    assert acted(t) == "a2"
    assert [acted(t), acted(t)] == ["b1", "a1"]
    assert t.view().turn == 2


@pytest.mark.rule("ZERO-SET-14")
def test_the_next_element_is_chosen_when_the_sequence_before_it_has_been_seen() -> None:
    t = begun(0, element(0, "maneuvering"), element(0), element(1), element(1))
    t.play("a1", "pass", "maneuvering b2", "pass")
    assert t.asked == ((1, "next"),)
    assert t.position("a1", "b2") == 1
    t.play("b2")
    assert t.view().active == "b2"


@pytest.mark.rule("ZERO-SET-15")
def test_the_order_of_turn_1_is_that_of_all_turns() -> None:
    t = begun(0, element(0), element(0), element(1), element(1))
    t.play("a2")
    first = [acted(t)]
    t.play("b1")
    first += [acted(t), acted(t), acted(t)]
    assert first == ["a2", "b1", "a1", "b2"]
    for turn in (2, 3):
        assert t.view().turn == turn
        assert [acted(t) for _ in first] == first
    assert t.view().order == tuple(first)
