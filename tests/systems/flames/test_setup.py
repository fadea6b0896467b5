"""Preparing a dogfight: secret forces, hands, secret levels, who begins, how long (group SETUP)."""

from __future__ import annotations

import pytest
from tests.systems.flames.scenes import Opening, duel, plane, table

from escadrille.kernel.api import Event
from escadrille.systems.flames import load_packs
from escadrille.systems.flames.events import (
    BattleEnded,
    FirstSide,
    ForcesRevealed,
    GameTurn,
    LevelsRevealed,
    TurnBegan,
)

FREE_DUEL = (12, 1941)
FREE_DUEL_1944 = (20, 1944)


def revealed(one: str = "bf-109e", other: str = "hurricane-1", **options: bool) -> Opening:
    """A free duel in which both have shown their aircraft."""
    t = Opening("free-duel", **options)
    t.play(one, seat=0)
    t.play(other, seat=1)
    return t


def flown(seed: int = 1) -> list[Event]:
    """The events of a whole duel in which nobody ever does anything."""
    t = Opening("first-duel", seed)
    out = t.play("medium", "medium")
    while t.asked:
        out += t.play("pass")
    return out


def turns(events: list[Event]) -> list[str]:
    return [event.aircraft for event in events if isinstance(event, TurnBegan)]


@pytest.mark.rule("FLAMES-SETUP-01", "FLAMES-SETUP-02")
@pytest.mark.parametrize(
    ("scenario", "agreed"), [("free-duel", FREE_DUEL), ("free-duel-1944", FREE_DUEL_1944)]
)
@pytest.mark.parametrize("seat", [0, 1])
def test_points_and_year_agreed_bound_the_choice_of_both(
    scenario: str, agreed: tuple[int, int], seat: int
) -> None:
    points, year = agreed
    t = Opening(scenario, historical=False)
    assert set(t.legal(seat)) == {
        fighter.id
        for fighter in load_packs().tables["fighter"].values()
        if fighter.vp <= points and fighter.year <= year
    }


@pytest.mark.rule("FLAMES-SETUP-02")
def test_a_fighter_may_cost_all_the_points_and_date_from_the_very_year() -> None:
    fighters = load_packs().tables["fighter"]
    assert (fighters["bf-109e"].vp, fighters["p-40e"].year) == FREE_DUEL
    legal = Opening("free-duel").legal()
    assert "bf-109e" in legal
    assert "p-40e" in legal


@pytest.mark.rule("FLAMES-SETUP-02")
def test_a_fighter_too_new_or_too_dear_is_refused() -> None:
    t = Opening("free-duel")
    assert t.refused("f4f-4") == "FLAMES-SETUP-02"
    assert t.refused("bf-109f") == "FLAMES-SETUP-02"


@pytest.mark.rule("FLAMES-SETUP-02")
def test_both_choose_at_once_and_neither_sees_the_choice_of_the_other() -> None:
    t = Opening("free-duel")
    assert t.view().deciding == ((0, "force"), (1, "force"))
    legal = t.legal(1)
    assert t.play("yak-1", seat=0) == []
    assert t.view().deciding == ((1, "force"),)
    assert t.view(0).picks[0].fighter == "yak-1"
    for seat in (1, None):
        assert "yak-1" not in str(t.view(seat))
    assert t.legal(1) == legal
    assert t.refused("p-11c", seat=0) == "FLAMES-SETUP-02"


@pytest.mark.rule("FLAMES-SETUP-02")
def test_all_aircraft_are_shown_together() -> None:
    t = Opening("free-duel")
    t.play("yak-1", seat=1)
    assert t.view().aircraft == ()
    shown = [e for e in t.play("p-36a", seat=0) if isinstance(e, ForcesRevealed)]
    assert [event.fighters for event in shown] == [{"a1": "p-36a", "b1": "yak-1"}]
    for seat in (0, 1, None):
        assert [aircraft.fighter for aircraft in t.view(seat).aircraft] == ["p-36a", "yak-1"]


@pytest.mark.rule("FLAMES-SETUP-03")
def test_the_starting_hand_equals_performance() -> None:
    t = revealed("bf-109e", "hurricane-1")
    assert (t.aircraft("a1").cards, t.aircraft("b1").cards) == (6, 5)


@pytest.mark.rule("FLAMES-SETUP-03")
@pytest.mark.parametrize("level", ["very-low", "low", "medium"])
def test_the_starting_level_does_not_change_the_hand(level: str) -> None:
    t = revealed()
    hands = t.hand("a1"), t.hand("b1")
    t.play(level, level)
    assert (t.hand("a1"), t.hand("b1")) == hands


@pytest.mark.rule("FLAMES-SETUP-04")
def test_the_level_is_chosen_with_the_hand_in_view() -> None:
    t = revealed()
    assert t.asked == ((0, "start"), (1, "start"))
    assert len(t.view(0).aircraft[0].hand) == 6
    assert t.view(0).aircraft[1].hand is None


@pytest.mark.rule("FLAMES-SETUP-04", "FLAMES-ALT-08")
@pytest.mark.parametrize(
    ("name", "levels"),
    [
        ("yak-1", ["very-low", "low", "medium"]),
        ("mig-3", ["very-low", "low", "medium", "high"]),
    ],
)
def test_fighters_start_up_to_medium_or_high_with_a_turbocharger(
    name: str, levels: list[str]
) -> None:
    t = revealed(name)
    assert t.legal(0) == levels
    assert t.refused("very-high", seat=0) == "FLAMES-SETUP-04"
    if "high" not in levels:
        assert t.refused("high", seat=0) == "FLAMES-SETUP-04"


@pytest.mark.rule("FLAMES-SETUP-04")
def test_a_level_is_secret_until_all_are_shown_together() -> None:
    t = revealed()
    before = t.view(1)
    assert t.play("very-low", seat=0) == []
    assert t.asked == ((1, "start"),)
    assert t.view(0).aircraft[0].level == "very-low"
    assert t.view(1).aircraft == before.aircraft
    assert t.view().aircraft[0].level is None
    assert t.refused("low", seat=0) == "FLAMES-SETUP-04"
    shown = [e for e in t.play("medium", seat=1) if isinstance(e, LevelsRevealed)]
    assert [event.levels for event in shown] == [{"a1": "very-low", "b1": "medium"}]


@pytest.mark.rule("FLAMES-SETUP-05")
def test_all_start_neutral_towards_all() -> None:
    t = Opening("free-for-all")
    for seat in range(4):
        t.play("yak-1", seat=seat)
    for seat in range(4):
        t.play("medium", seat=seat)
    for aircraft in t.view().aircraft:
        assert (aircraft.holds, aircraft.position) == (None, 0)


@pytest.mark.rule("FLAMES-SETUP-06")
def test_chance_names_the_first_to_act() -> None:
    first = []
    for seed in range(20):
        t = Opening("first-duel", seed)
        events = t.play("medium", "medium")
        side = next(event.side for event in events if isinstance(event, FirstSide))
        assert turns(events) == [("a1", "b1")[side]]
        assert t.asked == ((side, "altitude"),)
        first.append(side)
    assert set(first) == {0, 1}


@pytest.mark.rule("FLAMES-SETUP-06", "FLAMES-SETUP-07")
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_turns_alternate_for_six_game_turns(seed: int) -> None:
    events = flown(seed)
    assert turns(events) in (["a1", "b1"] * 6, ["b1", "a1"] * 6)
    assert [e.turn for e in events if isinstance(e, GameTurn)] == [1, 2, 3, 4, 5, 6]
    assert events[-1] == BattleEnded("time")


@pytest.mark.rule("FLAMES-SETUP-07")
def test_a_game_turn_is_complete_when_both_have_taken_a_turn() -> None:
    events = [e for e in flown() if isinstance(e, GameTurn | TurnBegan)]
    kinds = [type(event) for event in events]
    assert kinds == [GameTurn, TurnBegan, TurnBegan] * 6


@pytest.mark.rule("FLAMES-SETUP-07")
def test_a_duel_ends_when_a_fighter_is_shot_down() -> None:
    t = duel("fuel-tank")
    assert t.play("fuel-tank attack b1")[-1] == BattleEnded("last-side")
    assert t.asked == ()
    assert t.refused("pass", seat=1) == "FLAMES-SETUP-07"


@pytest.mark.rule("FLAMES-SETUP-08")
@pytest.mark.parametrize(("enemies", "points"), [(1, (0.0, 1.0)), (2, (0.5, 0.5))])
def test_damage_decides_between_two_fighters_and_points_between_more(
    enemies: int, points: tuple[float, float]
) -> None:
    others = [plane(1, acted=True) for _ in range(enemies)]
    t = table(plane(0, damage=2), *others, phase="end", turn=6)
    outcome = t.rules.outcome(t.state)
    assert outcome is not None
    assert outcome.points == points


@pytest.mark.rule("FLAMES-SETUP-08")
def test_with_more_aircraft_the_battle_outlasts_the_first_loss() -> None:
    t = table(plane(0, "fuel-tank"), plane(1), plane(1))
    t.play("fuel-tank attack b1")
    assert not t.aircraft("b1").flying
    assert t.asked
