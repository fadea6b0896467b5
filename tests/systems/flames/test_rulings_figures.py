"""Rulings on damage, the gunner, the end of a battle, flips inside a turn, and pilots."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import asdict
from tests.systems.flames.scenes import Opening, can, duel, fighter, plane, played_out, table

from escadrille.systems.flames.events import TurnOrder
from escadrille.testing.scripted import Table

TOUGH: dict[str, Any] = {"fighter": fighter(airframe=9)}


def last_turn(*aircraft: dict[str, Any], **facts: Any) -> Table:
    """Return the last Action phase of a battle: a1 acts, the others have."""
    idle = [{**one, "acted": True} for one in aircraft]
    return table(*idle, **{"turn": 6, **facts})


def redline(t: Table) -> None:
    """Play a Redline in the Action phase and no Evasive on it."""
    t.play("redline play")
    while t.asked and t.asked[0][1] == "redline":
        t.play("pass")


@pytest.mark.rule("FLAMES-RULING-01")
@pytest.mark.parametrize(
    ("fighter_id", "damage", "flipped"),
    [("p-11c", 1, False), ("p-11c", 2, True), ("a6m5", 2, False), ("a6m5", 3, True)],
)
def test_a_card_flips_at_its_airframe_not_beyond(
    fighter_id: str, damage: int, flipped: bool
) -> None:
    hit = {"fighter": fighter_id, "damage": damage - 1}
    t = duel("ims-1-1 yo-yo", other=hit)
    t.play("ims-1-1 attack b1")
    assert t.aircraft("b1").damaged is flipped


@pytest.mark.rule("FLAMES-RULING-02")
@pytest.mark.parametrize(("pilot", "down"), [({}, 6), ({"pilot": "generic-a1"}, 7)])
def test_the_damaged_airframe_counts_from_the_start(pilot: dict[str, Any], down: int) -> None:
    for damage in (down - 2, down - 1):
        t = duel("ims-1-1 yo-yo", other={"fighter": "spitfire-1", "damage": damage, **pilot})
        t.play("ims-1-1 attack b1")
        assert t.aircraft("b1").flying is (damage + 1 < down)


def gunship(hand: str, gunner: int = 1, **facts: Any) -> dict[str, Any]:
    figures = fighter(gunner=gunner, airframe=9, barrage=True)
    return plane(0, hand, fighter=figures, holds="b2", position="advantaged", **facts)


def chaser(**facts: Any) -> dict[str, Any]:
    return plane(1, holds="a1", position="advantaged", **TOUGH, **facts)


@pytest.mark.rule("FLAMES-RULING-10", "FLAMES-POS-10")
def test_the_gunner_fires_without_giving_up_the_position_held() -> None:
    t = table(gunship("ims-1-1 ims-1-1 scissors barrel-roll yo-yo"), chaser(), plane(1))
    t.play("ims-1-1 gunner b1")
    assert t.aircraft("b1").damage == 1
    assert (t.position("a1", "b2"), t.position("a1", "b1")) == (1, -1)
    for line in ("scissors play b1", "barrel-roll play b1", "yo-yo maneuver b1 1"):
        assert t.refused(line) == "FLAMES-POS-10"
    t.play("abandon", "scissors play b1")
    assert t.position("a1", "b1") == 1


@pytest.mark.rule("FLAMES-RULING-10", "FLAMES-NOTE-04")
def test_the_gunner_fires_while_he_has_bursts() -> None:
    t = table(gunship("ims-1-1 ims-1-1 ims-1-1", gunner=2), chaser(), plane(1))
    t.play("ims-1-1 gunner b1", "ims-1-1 gunner b1")
    assert t.aircraft("b1").damage == 2
    assert t.refused("ims-1-1 gunner b1") == "FLAMES-NOTE-04"


@pytest.mark.rule("FLAMES-RULING-10", "FLAMES-NOTE-07")
def test_barrage_helps_the_gunner() -> None:
    t = table(gunship("ims-3-3 ims-1-1"), chaser(), plane(1))
    t.play("ims-3-3 barrage", "ims-1-1 gunner b1")
    assert t.aircraft("b1").damage == 2


@pytest.mark.rule("FLAMES-RULING-10", "FLAMES-NOTE-04")
def test_an_evasive_pursuer_is_refused_for_want_of_gunner_bursts() -> None:
    t = table(gunship("ims-1-1"), chaser(evasive=1), plane(1), chaser())
    assert t.refused("ims-1-1 gunner b1") == "FLAMES-NOTE-04"
    assert can(t, "ims-1-1 gunner b3")


@pytest.mark.rule("FLAMES-RULING-21")
def test_equal_damage_is_a_draw() -> None:
    found = played_out(last_turn(plane(0, damage=2), plane(1, damage=2)))
    assert (found.winners, found.points, found.reason) == ((), (0.5, 0.5), "draw")


@pytest.mark.rule("FLAMES-RULING-21")
def test_the_damage_of_a_redline_counts_in_a_duel() -> None:
    t = last_turn(plane(0, "redline", damage=1), plane(1, damage=1))
    redline(t)
    assert played_out(t).winners == (1,)


@pytest.mark.rule("FLAMES-RULING-21", "FLAMES-END-03")
def test_who_redlines_to_death_was_shot_down_by_the_opponent() -> None:
    t = duel("redline", one={"damage": 5, "fighter": fighter(vp=8)}, other={"damage": 5})
    redline(t)
    found = played_out(t)
    assert (found.winners, found.scores, found.reason) == ((1,), (5, 8), "shot-down")


def free_for_all(*aircraft: dict[str, Any], **facts: Any) -> Table:
    """Return the last turn of a free for all, each with 10 VP unless told."""
    return last_turn(*aircraft, **{"options": {"free_for_all": True}, **facts})


@pytest.mark.rule("FLAMES-RULING-21")
@pytest.mark.parametrize(
    ("marks", "scores"),
    [([0, 2, 3], (0, 0, 10)), ([0, 3, 2], (0, 10, 0)), ([0, 2, 2], (0, 0, 0)), ([], (0, 0, 0))],
)
def test_a_death_by_redline_is_credited_to_who_did_most_of_the_damage(
    marks: list[int], scores: tuple[int, ...]
) -> None:
    doomed = plane(0, "redline", damage=5, inflicted=marks)
    t = free_for_all(doomed, plane(1), plane(2))
    redline(t)
    assert not t.aircraft("a1").flying
    assert played_out(t).scores == scores


@pytest.mark.rule("FLAMES-RULING-22")
def test_a_battle_ends_at_once_when_a_side_is_gone() -> None:
    t = table(plane(0, "fuel-tank fuel-tank", fighter=fighter(bursts=4)), plane(1), plane(1))
    t.play("fuel-tank attack b1")
    assert t.asked
    t.play("fuel-tank attack b2")
    assert t.asked == ()
    assert played_out(t).winners == (0,)


@pytest.mark.rule("FLAMES-RULING-22", "FLAMES-SETUP-07")
@pytest.mark.parametrize(("turn", "over"), [(5, False), (6, True)])
def test_a_battle_of_several_aircraft_lasts_six_game_turns(turn: int, over: bool) -> None:
    t = last_turn(plane(0, "yo-yo"), plane(1), plane(1), turn=turn)
    t.play("pass", "pass")
    assert t.view().over is over


@pytest.mark.rule("FLAMES-RULING-22", "FLAMES-END-05")
def test_the_last_to_fly_may_lose_on_points() -> None:
    cheap, dear = fighter(vp=3), fighter(vp=20)
    lost = plane(0, fighter=dear, down=True, damage=6, downed_by=1)
    t = last_turn(plane(0, "fuel-tank", fighter=dear), lost, plane(1, fighter=cheap))
    t.play("fuel-tank attack b1")
    found = played_out(t)
    assert (found.scores, found.winners) == ((3, 20), (1,))


@pytest.mark.rule("FLAMES-RULING-22")
def test_equal_points_are_a_draw() -> None:
    found = played_out(last_turn(plane(0, damage=3), plane(0), plane(1, damage=4)))
    assert (found.scores, found.winners, found.reason) == ((5, 5), (), "draw")


@pytest.mark.rule("FLAMES-RULING-22")
def test_in_a_free_for_all_the_last_shot_takes_the_points() -> None:
    prey = plane(1, damage=5, inflicted=[0, 0, 5])
    t = free_for_all(plane(0, "ims-1-1"), prey, plane(2))
    t.play("ims-1-1 attack b1")
    found = played_out(t)
    assert (found.scores, found.winners) == ((10, 0, 0), (0,))


@pytest.mark.rule("FLAMES-RULING-22")
@pytest.mark.parametrize(
    ("marks", "scores"), [([1, 0, 2], (0, 0, 5)), ([3, 0, 1], (5, 0, 0)), ([2, 0, 2], (0, 0, 0))]
)
def test_in_a_free_for_all_half_points_go_to_who_did_most_damage(
    marks: list[int], scores: tuple[int, ...]
) -> None:
    hurt = plane(1, damage=sum(marks), inflicted=marks)
    assert played_out(free_for_all(plane(0), hurt, plane(2))).scores == scores


@pytest.mark.rule("FLAMES-RULING-22")
def test_in_a_free_for_all_hits_are_remembered_for_the_half_points() -> None:
    t = free_for_all(plane(0, "ims-2-3"), plane(1), plane(2))
    t.play("ims-2-3 attack b1")
    assert played_out(t).scores == (5, 0, 0)


@pytest.mark.rule("FLAMES-RULING-22", "FLAMES-FFA-01")
def test_a_free_for_all_ends_when_one_player_is_left() -> None:
    t = table(
        plane(0, "fuel-tank fuel-tank yo-yo", fighter=fighter(bursts=4)),
        plane(0),
        plane(1),
        plane(2),
        options={"free_for_all": True},
        order="a1 a2 b1 c1",
    )
    assert t.refused("fuel-tank attack a2") == "FLAMES-PLAY-14"
    t.play("fuel-tank attack b1")
    assert t.asked
    t.play("fuel-tank attack c1")
    assert t.asked == ()
    assert played_out(t).winners == (0,)


@pytest.mark.rule("FLAMES-RULING-22", "FLAMES-FFA-02")
def test_each_aircraft_of_a_player_has_its_own_place_in_the_order() -> None:
    t = free_for_all(plane(0, "yo-yo"), plane(0), plane(1), turn=5)
    told = t.play("pass", "pass")
    orders = [event.aircraft for event in told if isinstance(event, TurnOrder)]
    assert [sorted(order) for order in orders] == [["a1", "a2", "b1"]]


@pytest.mark.rule("FLAMES-RULING-22", "FLAMES-FFA-01")
def test_players_of_one_side_do_not_share_a_free_for_all() -> None:
    guns = fighter(bursts=4)
    t = free_for_all(
        plane(0, "fuel-tank fuel-tank", seat=0, fighter=guns),
        plane(0, seat=1),
        plane(1),
        seats=[2, 1],
    )
    t.play("fuel-tank attack a2", "fuel-tank attack b1")
    found = played_out(t)
    assert found.scores == (20, 0, 0)
    assert found.winners == (0,)


@pytest.mark.rule("FLAMES-RULING-47")
@pytest.mark.parametrize(("pending", "hits"), [(0, 0), (1, 0), (2, 1)])
def test_hits_never_fall_below_zero(pending: int, hits: int) -> None:
    feeble = {"fighter": fighter(firepower=-2)}
    t = duel("ims-1-1 yo-yo", one=feeble, other={"damage": 1}, spent={"extra_hits": pending})
    t.play("ims-1-1 attack b1")
    assert t.aircraft("b1").damage == 1 + hits


@pytest.mark.rule("FLAMES-RULING-49", "FLAMES-END-04", "FLAMES-PILOT-03")
@pytest.mark.parametrize(("damage", "down", "score"), [(3, False, 5), (6, True, 11 + 6)])
def test_a_pilot_scores_only_when_he_is_shot_down(damage: int, down: bool, score: int) -> None:
    hurt = plane(1, fighter=fighter(vp=11), pilot="malan", damage=damage, down=down)
    assert played_out(last_turn(plane(0), hurt, plane(1))).scores == (score, 0)


@pytest.mark.rule("FLAMES-RULING-49", "FLAMES-RULING-54")
def test_a_pilot_is_paid_from_the_points_of_the_side() -> None:
    t = Opening("free-duel", pilots=True)
    t.play("hurricane-1", seat=0)
    assert "generic-cl" in t.legal(0)
    assert t.refused("generic-ag", seat=0) == "FLAMES-RULING-54"


@pytest.mark.rule("FLAMES-RULING-50", "FLAMES-BURST-06")
@pytest.mark.parametrize(
    ("front", "back", "position", "fired", "left"),
    [(4, 3, 0, 1, 2), (3, 2, 0, 3, 0), (3, 1, 1, 3, 1), (2, 1, 2, 2, 3)],
)
def test_a_flip_in_the_own_turn_lowers_the_inherent_bursts_left(
    front: int, back: int, position: int, fired: int, left: int
) -> None:
    frail = fighter(airframe=1, bursts=front, damaged={"bursts": back, "airframe": 9})
    t = duel("redline " + "ims-1-1 " * 6, "", position, {"fighter": frail}, TOUGH)
    t.play(*["ims-1-1 attack b1"] * fired)
    redline(t)
    t.play(*["ims-1-1 attack b1"] * left)
    assert t.refused("ims-1-1 attack b1") == "FLAMES-BURST-06"
    assert t.aircraft("b1").damage == fired + left


SLOWED = {"fighter": fighter(airframe=1, speed=4, damaged={"speed": 2, "airframe": 9})}


@pytest.mark.rule("FLAMES-RULING-50", "FLAMES-SPEED-01")
def test_speed_is_read_again_before_the_comparison() -> None:
    t = duel("redline yo-yo", one=SLOWED, phase="speed")
    assert "b1" in t.legal()
    t.play("push", "pass")
    assert t.aircraft("a1").damaged
    assert t.refused("b1") == "FLAMES-SPEED-01"


@pytest.mark.rule("FLAMES-RULING-50", "FLAMES-SPEED-01")
def test_speed_is_not_read_again_after_the_comparison() -> None:
    t = duel("redline yo-yo", one=SLOWED, phase="speed")
    t.play("b1", "push", "pass", "speed", "speed")
    assert t.position("a1", "b1") == 2


@pytest.mark.rule("FLAMES-RULING-50", "FLAMES-NOTE-08")
@pytest.mark.parametrize(
    ("note", "line", "rule"),
    [
        ({"gunner": 1}, "ims-1-1 gunner b1", "FLAMES-NOTE-01"),
        ({"agile": True}, "ims-1-1 agile b1", "FLAMES-NOTE-05"),
        ({"barrage": True}, "ims-1-1 barrage", "FLAMES-NOTE-07"),
    ],
)
def test_notes_follow_a_flip_in_the_own_turn(note: dict[str, Any], line: str, rule: str) -> None:
    lost = duel("redline ims-1-1", "", -1, {"fighter": fighter(airframe=1, **note)}, TOUGH)
    assert can(lost, line)
    redline(lost)
    assert lost.refused(line) == rule
    back = {"airframe": 9, **note}
    gained = duel("redline ims-1-1", "", -1, {"fighter": fighter(airframe=1, damaged=back)}, TOUGH)
    assert gained.refused(line) == rule
    redline(gained)
    assert can(gained, line)


ABILITIES = [
    ("generic-a1", {"airframe": 1}),
    ("generic-a2", {"airframe": 2}),
    ("generic-b1", {"bursts": 1}),
    ("generic-cl", {"climb_cost": -1}),
    ("generic-di", {"dive_draw": 1}),
    ("generic-f1", {"firepower": 1}),
    ("generic-h11", {"pre": 1, "post": 1}),
    ("generic-h01", {"post": 1}),
    ("generic-m0", {"least_maneuver": 1}),
    ("generic-p1", {"performance": 1}),
    ("generic-p2", {"performance": 2}),
    ("generic-re", {"redline_damage": -1}),
    ("generic-s1", {"speed": 1}),
]


@pytest.mark.rule("FLAMES-RULING-56")
@pytest.mark.parametrize(("pilot", "change"), ABILITIES)
@pytest.mark.parametrize("damage", [0, 5])
def test_abilities_count_on_both_sides_of_the_card(
    pilot: str, change: dict[str, int], damage: int
) -> None:
    weaker = {"performance": 4, "bursts": 1, "horsepower": [1, 0], "speed": 1}
    facts = {"fighter": fighter(damaged=weaker), "damage": damage}
    plain = asdict(duel("yo-yo", one=facts).aircraft("a1").figures)
    flown = asdict(duel("yo-yo", one={**facts, "pilot": pilot}).aircraft("a1").figures)
    changes = {name: flown[name] - figure for name, figure in plain.items()}
    assert {name: by for name, by in changes.items() if by} == change


@pytest.mark.rule("FLAMES-RULING-56", "FLAMES-NOTE-02", "FLAMES-NOTE-04")
@pytest.mark.parametrize("pilot", ["generic-f1", "generic-b1"])
def test_neither_firepower_nor_bursts_of_a_pilot_help_the_gunner(pilot: str) -> None:
    t = duel("ims-1-1 ims-1-1", "", -1, {"fighter": fighter(gunner=1), "pilot": pilot}, TOUGH)
    t.play("ims-1-1 gunner b1")
    assert t.aircraft("b1").damage == 1
    assert t.refused("ims-1-1 gunner b1") == "FLAMES-NOTE-04"


@pytest.mark.rule("FLAMES-RULING-56", "FLAMES-PILOT-01")
def test_a_named_pilot_flies_once_a_generic_one_freely() -> None:
    t = Opening("free-team", pilots=True)
    t.play("gladiator-2", "malan", "gladiator-2", seat=0)
    assert t.refused("malan", seat=0) == "FLAMES-RULING-56"
    t.play("generic-cl", "gladiator-2", "generic-cl", seat=0)
    assert t.asked == ((1, "force"),)


@pytest.mark.rule("FLAMES-RULING-56")
def test_an_aircraft_has_one_pilot() -> None:
    t = Opening("free-team", pilots=True)
    t.play("gladiator-2", "malan", seat=0)
    assert t.refused("bader", seat=0) == "FLAMES-SETUP-02"
    assert "gladiator-2" in t.legal(0)


@pytest.mark.rule("FLAMES-RULING-56", "FLAMES-RULING-63")
def test_chance_decides_for_whom_a_pilot_flies_whom_both_sides_chose() -> None:
    found = set()
    for seed in range(8):
        t = Opening("free-duel", seed, pilots=True)
        for seat in (0, 1):
            t.play("fulmar-1", "malan", seat=seat)
        found.add(tuple(aircraft.pilot for aircraft in t.view().aircraft))
    assert found == {("malan", None), (None, "malan")}


@pytest.mark.rule("FLAMES-RULING-56", "FLAMES-RULING-63")
def test_both_sides_may_have_the_same_generic_pilot() -> None:
    t = Opening("free-duel", pilots=True)
    for seat in (0, 1):
        t.play("gladiator-2", "generic-p1", seat=seat)
    assert [aircraft.pilot for aircraft in t.view().aircraft] == ["generic-p1", "generic-p1"]
