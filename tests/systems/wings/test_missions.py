"""Missions in the air: deployment, errands, reinforcements and points."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.wings.scenes import of, program, settle, step, tables_of
from tests.systems.wings.sorties import flyer, mission, rules_of, sortie, status

from escadrille.kernel.errors import BadOption, BadPack
from escadrille.systems.wings.events import Deployed, MissionEnded, PrototypeTaken, Reinforced
from escadrille.systems.wings.rules import debriefing, deeds, missions, pilots, scoring
from escadrille.systems.wings.state import DOWN, FLED, HOME
from escadrille.testing.scripted import Table

AIM = {"piece": "dump", "at": [800, 500], "side": 1}
FAR = (100, 100)


def aim(task: str, **facts: Any) -> dict[str, Any]:
    return {"ground": [{**AIM, "task": task, **facts}]}


def foe(**facts: Any) -> dict[str, Any]:
    return flyer(1, 1300, 900, 270, **facts)


# Deployment.


@pytest.mark.rule("WINGS-DEP-04", "WINGS-AREA-08", "WINGS-MIS-10")
def test_everyone_is_placed_in_secret_and_sees_the_ground_afterwards() -> None:
    rules = rules_of(mission(seed=3, errand="bombing", players=2, active="entente"))
    state = rules.start(1)
    assert {asked.decision for asked in rules.pending(state)} == {"deploy"}
    attacker, defender = 0, 1
    assert rules.view(state, attacker).pieces == ()
    assert rules.view(state, defender).pieces
    assert rules.view(state, attacker).aircraft[2].pose is None
    table = Table.__new__(Table)
    table.rules, table.state = rules, state
    assert table.refused("place-2", seat=attacker) == "WINGS-AREA-08"  # a friend's
    assert table.refused("pass", seat=attacker) == "WINGS-DEP-04"
    out = []
    for seat in (attacker, attacker, defender, defender):
        out += table.play(table.legal(seat)[0], seat=seat)
    assert of(out, Deployed)
    view = rules.view(state, attacker)
    assert view.pieces
    assert {plane.pose[0] for plane in view.aircraft if plane.pose} == {10_000, 130_000}


@pytest.mark.rule("WINGS-MIS-10")
def test_who_has_reconnoitred_knows_the_ground() -> None:
    rules = rules_of(mission(seed=3, errand="bombing", active="entente", known=True))
    assert rules.view(rules.start(1), 0).pieces
    raw = mission(seed=3, errand="bombing", active="entente")
    raw["options"] = {**raw["options"], "prior_recon": True}
    rules = rules_of(raw)
    assert rules.view(rules.start(1), 0).pieces


@pytest.mark.rule("WINGS-MIS-08", "WINGS-MIS-09", "WINGS-AREA-01")
@pytest.mark.parametrize(
    ("errand", "change", "told"),
    [
        ("bombing", {"borders": None}, "borders"),
        ("bombing", {"ground": []}, "WINGS-MIS-09"),
        ("theft", {"mission": {"prototype": "kite"}}, "WINGS-MIS-08"),
        ("bombing", {"options": {"mode": "deathmatch"}}, "none is flown in a mode"),
    ],
)
def test_a_mission_that_cannot_be_flown_is_refused(
    errand: str, change: dict[str, Any], told: str
) -> None:
    raw = mission(seed=2, errand=errand)
    for name, value in change.items():
        kept = raw[name] if isinstance(value, dict) and name == "mission" else {}
        raw[name] = {**kept, **value} if isinstance(value, dict) else value
    with pytest.raises((BadPack, BadOption), match=told):
        rules_of(raw)


# Errands.


@pytest.mark.rule("WINGS-MIS-02")
def test_a_patrol_succeeds_when_no_enemy_is_left() -> None:
    t = sortie("patrol", flyer(0, 500, 500), foe())
    assert not missions.is_success(tables_of(t), t.state)
    t.state.status[1] = FLED
    assert missions.is_success(tables_of(t), t.state)
    t.state.status[0] = DOWN
    assert not missions.is_success(tables_of(t), t.state)


@pytest.mark.rule("WINGS-MIS-03", "WINGS-RULING-48")
def test_an_objective_is_seen_or_destroyed() -> None:
    t = sortie("bombing", flyer(0, 500, 500), foe(), things=aim("destroy"))
    assert not missions.is_success(tables_of(t), t.state)
    t.state.status[2] = DOWN
    assert missions.is_success(tables_of(t), t.state)
    two = flyer(0, 800, 560, type="dh4", level=1)
    t = sortie("reconnaissance", two, foe(), things=aim("reconnoitre"))
    program(t, 0, "straight", "straight", "straight")
    out = program(t, 1, "straight", "straight", "straight")
    out += settle(t, 1)
    assert [e.success for e in of(out, MissionEnded)] == [True]


@pytest.mark.rule("WINGS-MIS-05")
def test_photographs_must_come_home() -> None:
    t = sortie("photography", flyer(0, 60, 500, 270, type="dh4"), foe(), things=aim("photograph"))
    missions.accomplish(tables_of(t), t.state, 2, 0, None)
    assert not missions.is_success(tables_of(t), t.state)
    program(t, 0, "straight", "straight", "straight")
    out = program(t, 1, "turn-left", "turn-left", "turn-left")
    out += settle(t, 1)
    assert status(t, "a1") == HOME
    assert [e.success for e in of(out, MissionEnded)] == [True]


@pytest.mark.rule("WINGS-RULING-112")
def test_a_ground_mission_goes_on_when_the_defenders_are_gone() -> None:
    t = sortie("bombing", flyer(0, 500, 500), foe(status="down"), things=aim("destroy"))
    program(t, 0, "straight", "straight", "straight")
    assert t.view().over is None
    t = sortie("bombing", flyer(0, 500, 500, status="down"), foe(), things=aim("destroy"))
    program(t, 1, "straight", "straight", "straight")
    settle(t, 1)
    assert t.view().over == "alone"


STANDING: dict[str, Any] = {"level": 0, "status": "ground", "landing": "standing"}
GROUNDED = {"landing_takeoff": True}


def stayed(task: str, errand: str, one: dict[str, Any], **told: Any) -> tuple[Table, list[Any]]:
    """Return a mission after a turn in which a1 has stood still beside the objective."""
    t = sortie(errand, one, foe(), things=aim(task), options=GROUNDED, told=told)
    program(t, 0, "blank", "blank", "blank")
    out = program(t, 1, "straight", "straight", "straight")
    return t, out + settle(t, 1)


@pytest.mark.rule("WINGS-MIS-06", "WINGS-RULING-87")
@pytest.mark.parametrize(
    ("facts", "taken"),
    [
        ({"type": "dh4", "observer": False}, 1),
        ({"type": "dh4"}, 0),  # no room: an observer sits there
        ({"type": "nieuport-17"}, 0),
        ({"type": "dh4", "observer": False, "at": [500, 500]}, 0),  # too far
    ],
)
def test_a_man_is_taken_aboard_where_there_is_room(facts: dict[str, Any], taken: int) -> None:
    one = flyer(0, 700, 500, **{**STANDING, **facts})
    t, _ = stayed("rescue", "rescue", one)
    assert t.state.task[2] == taken


@pytest.mark.rule("WINGS-MIS-06")
def test_a_two_seater_without_observer_has_no_rear_gun() -> None:
    one = flyer(0, 700, 500, type="dh4", observer=False)
    t = sortie("rescue", one, foe(), things=aim("rescue"))
    assert t.aircraft("a1").rear is None
    assert t.aircraft("a1").pilot.observer is None


@pytest.mark.rule("WINGS-MIS-08")
def test_a_pilot_leaves_in_the_prototype() -> None:
    one = flyer(0, 700, 500, damage=["A3 turn=0 flown=0"], **STANDING)
    t, out = stayed("steal", "theft", one, prototype="fokker-d7")
    assert of(out, PrototypeTaken)
    plane = t.aircraft("a1")
    assert (plane.type, plane.hits, plane.status) == ("fokker-d7", (), "ground")


@pytest.mark.rule("WINGS-MIS-07")
def test_a_new_weapon_must_hit_and_its_pilot_come_home() -> None:
    balloon = {"balloon": "parseval", "at": [500, 500], "side": 1, "task": "test"}
    one = flyer(0, 500, 150, lots=2, level=3)
    t = sortie("test", one, foe(), things={"balloon": [balloon]})
    while t.asked[0][1] != "program":
        t.play("pass")
    program(t, 0, "straight", "straight", "straight", "two-lots-1")
    program(t, 1, "turn-left", "turn-left", "turn-left")
    settle(t, 1)
    assert t.state.task[2] == 1
    assert not missions.is_success(tables_of(t), t.state)
    t.state.status[0] = HOME
    assert missions.is_success(tables_of(t), t.state)


# Reinforcements.

RESERVE: dict[str, Any] = {"told": {"reserve": [2, 1]}}


def lost(turn: int, **facts: Any) -> Table:
    """Return the start of a turn of a mission in which a1 was shot down in turn 5."""
    usual = {"status": "down", "away": 8, "airman": {"fate": 6, "life": -1}}
    one = flyer(0, *FAR, **{**usual, **facts})
    return sortie("patrol", one, flyer(0, 500, 500), foe(), turn=turn, at="reinforce", **RESERVE)


@pytest.mark.rule("WINGS-REIN-01", "WINGS-RULING-107")
def test_who_is_shot_down_is_replaced_after_two_complete_turns() -> None:
    """WINGS-EX-46: in turn 5; absent in 6 and 7."""
    assert lost(7).asked[0][1] == "program"
    t = lost(8)
    assert t.asked == ((0, "reinforce"),)
    assert t.refused("sopwith-camel", seat=0) == "WINGS-MIS-12"  # April 1917
    assert t.refused("dh4", seat=0) == "WINGS-REIN-01"  # two, and one for the man
    out = t.play("nieuport-17", seat=0)
    assert of(out, Reinforced)
    plane = t.aircraft("a1")
    assert (plane.status, plane.pilot.standing, plane.pilot.life) == ("flying", "rookie", 10)
    assert t.state.reserve == [2 - 1 - 1, 1]
    assert scoring.fate_of(t.state, (0, 0)) == "dead"


@pytest.mark.rule("WINGS-REIN-01", "WINGS-RULING-107")
def test_an_active_pilot_flies_again_and_costs_nothing() -> None:
    t = lost(8, airman={"fate": 1})
    t.play("nieuport-17", seat=0)
    assert t.state.reserve[0] == 2 - 1
    assert not [deed for deed in t.state.deeds if deed[0] == deeds.RELIEVED]


@pytest.mark.rule("WINGS-REIN-02", "WINGS-RULING-62")
def test_a_damaged_aircraft_is_swapped_for_half_its_price() -> None:
    t = lost(8, status="fled", away=-8, airman={"fate": 1})
    t.play("nieuport-17", seat=0)
    assert t.state.reserve[0] == 2 - 1  # half of one, rounded up
    kinds = tables_of(t).type_of
    assert deeds.cost(tables_of(t), kinds["nieuport-11"], swapped=True) == 0
    assert deeds.cost(tables_of(t), kinds["dh4"], swapped=True) == 2


@pytest.mark.rule("WINGS-REIN-01", "WINGS-REIN-02", "WINGS-DEP-02", "WINGS-REIN-03")
def test_the_reserve_pays_or_nobody_comes_and_nobody_else_knows_it() -> None:
    usual = {"status": "down", "away": 8, "airman": {"fate": 6, "life": -1}}
    one, other = flyer(0, 500, 500), flyer(1, 1300, 900, 270, **usual)
    t = sortie("patrol", one, other, flyer(1, 900, 500), turn=8, at="reinforce", **RESERVE)
    assert t.refused("albatros-d3", seat=1) == "WINGS-REIN-01"
    assert t.view(0).mission.reserve == 2
    assert t.view(None).mission.reserve is None
    fled = {**other, "status": "fled", "away": -8, "airman": {"fate": 1}}
    t = sortie("patrol", one, fled, flyer(1, 900, 500), turn=8, at="reinforce", **RESERVE)
    assert t.refused("roland-c2", seat=1) == "WINGS-REIN-02"


@pytest.mark.rule("WINGS-RULING-48", "WINGS-REIN-01")
def test_a_side_that_can_still_send_somebody_is_not_beaten() -> None:
    usual = {"status": "down", "away": 8, "airman": {"fate": 6, "life": -1}}
    beaten = flyer(1, 1300, 900, 270, **usual)
    t = sortie("patrol", flyer(0, 500, 500), beaten, turn=6, told={"reserve": [0, 2]})
    assert not missions.is_success(tables_of(t), t.state)
    t = sortie("patrol", flyer(0, 500, 500), beaten, turn=6, told={"reserve": [0, 0]})
    assert missions.is_success(tables_of(t), t.state)


# Points.


def told(t: Table, *rows: tuple[Any, ...]) -> None:
    """Let deeds have happened: kind, by, on and what else is told of them."""
    for kind, by, on, *more in rows:
        facts = more[0] if more else {}
        deeds.note(tables_of(t), t.state, kind, on, by=by, **facts)


def scored(t: Table) -> tuple[list[int], dict[tuple[int, int], int]]:
    found = scoring.points(tables_of(t), t.state)
    return found.squadrons, {key: n for key, n in found.flyers.items() if n}


@pytest.mark.rule("WINGS-VP-01", "WINGS-EVO-01")
@pytest.mark.parametrize(
    ("victim", "by", "flags", "squadron", "pilot"),
    [
        ("albatros-d3", 1, 0, 0, 1),
        ("roland-c2", 1, 0, 1, 1),
        ("albatros-d3", 0, deeds.BY_DEFENCE, 1, 0),
        ("albatros-d3", 0, 0, 0, 0),  # nobody's
    ],
)
def test_an_aircraft_shot_down_gives_points(
    victim: str, by: int, flags: int, squadron: int, pilot: int
) -> None:
    t = sortie("patrol", flyer(0, 500, 500), foe(type=victim))
    told(t, (deeds.LOST, by, 1, {"flags": flags}))
    assert scored(t) == ([squadron, 0], {(0, 0): pilot} if pilot else {})


@pytest.mark.rule("WINGS-HOM-03", "WINGS-RULING-53")
def test_everyone_who_had_a_share_has_the_point() -> None:
    t = sortie("patrol", flyer(0, 500, 500), flyer(0, 700, 500), foe())
    told(t, (deeds.LOST, 1, 2, {"dealt": 3}))
    assert scored(t)[1] == {(0, 0): 1, (1, 0): 1}


@pytest.mark.rule("WINGS-VP-03", "WINGS-DEATH-02", "WINGS-DEATH-03", "WINGS-WND-06")
@pytest.mark.parametrize(
    ("standing", "fate", "worth"),
    [("ace", 6, 1), ("veteran", 6, 3), ("ace-of-aces", 6, 6), ("veteran", 5, 1)],
)
def test_the_death_of_a_great_pilot_is_worth_more(standing: str, fate: int, worth: int) -> None:
    pilot = {"standing": standing, "victories": 9}
    t = sortie("patrol", flyer(0, 500, 500), foe(pilot=pilot, airman={"fate": fate}))
    told(t, (deeds.LOST, 1, 1))
    assert scored(t)[1] == {(0, 0): worth}


BEHAVED = {"behaviours": True, "skills": True}


@pytest.mark.rule(
    "WINGS-BEH-06",
    "WINGS-BEH-08",
    "WINGS-BEH-10",
    "WINGS-BEH-12",
    "WINGS-BEH-14",
    "WINGS-RULING-104",
    "WINGS-VP-03",
)
@pytest.mark.parametrize(
    ("behaviour", "mine", "victim", "flags", "worth"),
    [
        ("hothead", {"life": 5}, {}, 0, 2),
        ("hothead", {}, {}, 0, 1),
        ("opportunist", {}, {"marked": 1}, 0, 2),
        ("guardian", {}, {"marked": 1}, 0, 2),
        ("soldier", {}, {"marked": 1}, 0, 2),
        ("soldier", {}, {}, 0, 1),
        ("rammer", {}, {"marked": 1}, deeds.RAMMED, 2),
        ("rammer", {}, {"marked": 1}, 0, 1),
    ],
)
def test_behaviours_give_a_point_more(
    behaviour: str, mine: dict[str, int], victim: dict[str, int], flags: int, worth: int
) -> None:
    one = flyer(0, 500, 500, pilot={"behaviour": behaviour}, airman=mine)
    t = sortie("patrol", one, foe(airman=victim), options=BEHAVED)
    told(t, (deeds.LOST, 1, 1, {"flags": flags}))
    assert scored(t)[1] == {(0, 0): worth}


@pytest.mark.rule("WINGS-BEH-03", "WINGS-RULING-104")
def test_a_knight_has_a_point_for_whom_he_brought_down_and_spared() -> None:
    one = flyer(0, 500, 500, pilot={"behaviour": "knight"})
    t = sortie("patrol", one, flyer(0, 700, 500), foe(), options=BEHAVED)
    told(t, (deeds.LOST, 1, 2), (deeds.SPARED, 1, 2))
    assert scored(t)[1] == {(0, 0): 2}
    t = sortie("patrol", one, flyer(0, 700, 500), foe(), options=BEHAVED)
    told(t, (deeds.LOST, 2, 2), (deeds.SPARED, 1, 2))
    assert scored(t)[1] == {(1, 0): 1}


@pytest.mark.rule("WINGS-VP-01", "WINGS-AREA-07", "WINGS-RULING-21", "WINGS-RULING-101")
@pytest.mark.parametrize(
    ("x", "task", "state", "points"),
    [
        (800, "reconnoitre", "done", (2, 1)),
        (800, "destroy", "down", (3, 1)),
        (1101, "destroy", "down", (6, 2)),  # WINGS-EX-34: deep
        (1099, "destroy", "down", (3, 1)),
        (800, "destroy", "hurt", (1, 0)),
        (800, "photograph", "done", (0, 0)),  # not home yet
        (800, "photograph", "home", (2, 1)),
        (800, "rescue", "home", (3, 1)),
    ],
)
def test_objectives_give_points_to_who_finishes_them(
    x: int, task: str, state: str, points: tuple[int, int]
) -> None:
    t = sortie("bombing", flyer(0, 500, 500), foe(), things=aim(task, at=[x, 500]))
    if state == "down":
        t.state.status[2] = DOWN
        told(t, (deeds.WRECKED, 1, 2))
    elif state == "hurt":
        t.state.points[2] = 2
    else:
        missions.accomplish(tables_of(t), t.state, 2, 0, None)
        t.state.status[0] = HOME if state == "home" else t.state.status[0]
    squadrons, flyers = scored(t)
    assert (squadrons[0], flyers.get((0, 0), 0)) == points


@pytest.mark.rule("WINGS-RULING-112", "WINGS-MIS-07")
def test_a_weapon_that_has_hit_counts_as_a_reconnaissance() -> None:
    assert scoring.LINES["test"] == scoring.SEEN
    assert scoring.LINES["steal"] == scoring.RECOVERED


@pytest.mark.rule("WINGS-VP-01", "WINGS-RULING-103")
@pytest.mark.parametrize(
    ("facts", "points"),
    [
        ({"status": "down"}, (5, 1)),
        ({"flames": 1, "damage": ["A2-flames turn=1 by=a1"]}, (3, 1)),
        ({"damage": ["A3 turn=1 by=a1"]}, (1, 0)),
        ({}, (0, 0)),
    ],
)
def test_balloons_give_points_by_what_became_of_them(
    facts: dict[str, Any], points: tuple[int, int]
) -> None:
    balloon = {"balloon": "parseval", "at": [800, 500], "side": 1}
    t = sortie("patrol", flyer(0, 500, 500), foe(), things={"balloon": [balloon]}, piece=[facts])
    if facts.get("status"):
        told(t, (deeds.WRECKED, 1, 2))
    squadrons, flyers = scored(t)
    assert (squadrons[0], flyers.get((0, 0), 0)) == points


@pytest.mark.rule("WINGS-RULING-103", "WINGS-BAL-15")
def test_a_burning_balloon_that_is_winched_down_is_nobodys_victory() -> None:
    balloon = {"balloon": "parseval", "at": [800, 500], "side": 1}
    notes = {"flames": 1, "level": 0, "counters": 1, "damage": ["A2-flames turn=1 by=a1"]}
    t = sortie("patrol", flyer(0, 500, 500), foe(), things={"balloon": [balloon]}, piece=[notes])
    step(t, "descend")
    assert t.state.status[2] == HOME
    assert scored(t) == ([3, 0], {})
    assert debriefing.victories(tables_of(t), t.state, (0, 0)) == []


@pytest.mark.rule("WINGS-VP-01")
def test_a_defence_destroyed_is_a_point_for_the_squadron() -> None:
    gun = {"piece": "machine-gun", "at": [800, 500], "side": 1}
    t = sortie("patrol", flyer(0, 500, 500), foe(), things={"ground": [gun]})
    t.state.status[2] = DOWN
    told(t, (deeds.WRECKED, 1, 2))
    assert scored(t) == ([1, 0], {})


@pytest.mark.rule("WINGS-VP-01", "WINGS-VP-02", "WINGS-VP-03", "WINGS-RULING-102")
@pytest.mark.parametrize(
    ("harm", "fate", "squadron", "pilot"), [(0, 1, 3, 1), (2, 1, 1, 1), (0, 5, 3, 0), (0, 6, 3, 0)]
)
def test_defenders_have_points_for_what_they_kept(
    harm: int, fate: int, squadron: int, pilot: int
) -> None:
    t = sortie("bombing", flyer(0, 500, 500), foe(airman={"fate": fate}), things=aim("destroy"))
    t.state.points[2], t.state.over = harm, 1
    squadrons, flyers = scored(t)
    assert (squadrons[1], flyers.get((1, 0), 0)) == (squadron, pilot)


@pytest.mark.rule("WINGS-VP-04", "WINGS-RULING-102")
def test_the_squadrons_points_are_shared_by_those_who_live() -> None:
    ace = {"standing": "ace", "victories": 6}
    planes = [
        flyer(0, 300, 500, pilot=ace),
        flyer(0, 500, 500, pilot=ace),
        flyer(0, 700, 500),  # a rookie: his share is counted, and lost
        flyer(0, 900, 500, pilot=ace, airman={"fate": 6}),
    ]
    t = sortie("bombing", *planes, foe(), things=aim("destroy", at=[1150, 500]))
    t.state.status[5] = DOWN
    told(t, (deeds.WRECKED, 1, 5))
    t.state.over = 1
    shares = [debriefing.share(tables_of(t), t.state, (a, 0)) for a in range(4)]
    assert shares == [2, 2, 0, 0]  # six for three


# Homologation.


@pytest.mark.rule("WINGS-HOM-01", "WINGS-HOM-02", "WINGS-RULING-53", "WINGS-RULING-105")
@pytest.mark.parametrize(
    ("x", "mate", "alive", "confirmed"),
    [
        (50, None, True, True),  # over friendly ground
        (900, None, True, False),
        (900, 700, True, True),
        (900, 700, False, False),  # who saw it has not survived
        (900, 200, True, False),  # more than three rulers away
    ],
)
def test_a_victory_over_there_needs_a_witness_who_lives(
    x: int, mate: int | None, alive: bool, confirmed: bool
) -> None:
    friends = [] if mate is None else [flyer(0, mate, 500)]
    t = sortie("patrol", flyer(0, x, 560), *friends, flyer(1, x, 500))
    victim = 1 + len(friends)
    told(t, (deeds.LOST, 1, victim))
    if friends and not alive:
        t.state.status[1] = DOWN
    found = debriefing.victories(tables_of(t), t.state, (0, 0))
    assert found == [(0, confirmed)]
    assert scored(t)[1] == {(0, 0): 1}  # the point is his all the same


@pytest.mark.rule("WINGS-HOM-01")
def test_without_the_option_every_victory_counts() -> None:
    options = {"homologation": False}
    t = sortie("patrol", flyer(0, 900, 560), flyer(1, 900, 500), options=options)
    told(t, (deeds.LOST, 1, 1))
    assert debriefing.victories(tables_of(t), t.state, (0, 0)) == [(0, True)]


@pytest.mark.rule("WINGS-HOM-04")
def test_a_balloon_destroyed_is_confirmed_by_itself() -> None:
    balloon = {"balloon": "parseval", "at": [800, 500], "side": 1}
    t = sortie("patrol", flyer(0, 900, 560), foe(), things={"balloon": [balloon]})
    told(t, (deeds.WRECKED, 1, 2))
    assert debriefing.victories(tables_of(t), t.state, (0, 0)) == [(0, True)]


@pytest.mark.rule("WINGS-EVO-02", "WINGS-RULING-54")
@pytest.mark.parametrize(("before", "kept"), [(0, 0), (3, 1), (4, 2), (5, 3)])
def test_a_rookie_keeps_points_from_the_deed_after_his_fifth_victory(
    before: int, kept: int
) -> None:
    pilot = {"victories": before}
    t = sortie(
        "patrol", flyer(0, 50, 560, pilot=pilot), *[flyer(1, 50, 300 + n) for n in (0, 100, 200)]
    )
    told(t, (deeds.LOST, 1, 1), (deeds.LOST, 1, 2), (deeds.LOST, 1, 3))
    assert debriefing.earned(tables_of(t), t.state, (0, 0)) == kept
    assert pilots.named(tables_of(t), 0).victories == before
