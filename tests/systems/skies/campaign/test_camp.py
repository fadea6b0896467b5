"""The Battle of Britain campaign (group CAMP)."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.skies.campaign.ledgers import (
    LUFTWAFFE,
    NINE,
    RAF,
    airborne,
    campaign,
    named,
    pilot,
    report,
    roster,
    row,
    scenario,
    settled,
    skills,
)
from tests.systems.skies.scenes import asked

from escadrille.kernel.api import Outcome
from escadrille.kernel.registry import system
from escadrille.systems.skies.campaign.report import report as told_by
from escadrille.systems.skies.campaign.rules.scoring import skill_after
from escadrille.testing.scripted import Table

ACE = {"ps": 5, "victories": 5}


def flown(battle: dict[str, Any]) -> Any:
    """Return the rules of a mission, as the battle that it is."""
    return system("skies").engine.configure(scenario=battle)


def cycle(t: Table, winners: str) -> list[tuple[str, str]]:
    """Fly missions won by L, R or nobody; return the name and the scenario of each."""
    found = []
    for letter in winners:
        airborne(t)
        battle = scenario(t)
        found.append((battle["title"]["en"].partition(": ")[2], battle["mission"]))
        settled(t, {"L": LUFTWAFFE, "R": RAF}.get(letter))
    return found


# The course.


@pytest.mark.rule("SKIES-CAMP-01")
def test_six_missions_or_three_with_the_lists_of_the_battle_of_britain() -> None:
    missions = [
        ("Channel battle", "convoy"),
        ("Eagle Day", "booms"),
        ("The hardest day", "escort"),
        ("The sector airfields", "booms"),
        ("London", "escort"),
        ("Autumn sweeps", "booms"),
    ]
    full, short = campaign(), campaign(short=True)
    assert cycle(full, "RL-LR-") == missions
    assert cycle(short, "---") == missions[::2]
    for t in (full, short):
        assert not t.asked
        assert t.rules.outcome(t.state) is not None


@pytest.mark.rule("SKIES-CAMP-01")
def test_the_scenarios_are_those_of_the_ledger_and_the_luftwaffe_attacks() -> None:
    t = campaign()
    sheet = system("skies-campaign").content.scenarios()[0]
    assert [one.scenario for one in sheet.mission] == [
        *("channel-convoy", "scramble", "bomber-escort"),
        *("scramble-hurricanes", "big-raid", "high-cover"),
    ]
    for _ in range(6):
        airborne(t)
        first, second = scenario(t)["side"]
        assert (first["nation"], second["nation"]) == ("luftwaffe", "raf")
        assert first["doctrines"] == ["dive-away", "high-altitude"]
        assert first["theatres"] == ["clear-skies", "numbers"]
        assert second["doctrines"] == ["defensive-tactics", "hail-of-fire"]
        assert second["theatres"] == ["home-advantage", "radar-support"]
        settled(t)


@pytest.mark.rule("SKIES-CAMP-01")
def test_a_mission_is_flown_left_to_a_level_or_given_up_and_nothing_else() -> None:
    t = named(campaign())
    assert t.asked == ((0, "fly"), (1, "fly"))
    assert t.legal(0) == ["fly", "give-up", "recruit", "pilot", "veteran", "ace"]
    assert t.refused("p1", 0) == "SKIES-CAMP-01"
    t.play("veteran", seat=0)
    assert t.refused("fly", 0) == "SKIES-CAMP-01"
    assert t.mission.flown == ("veteran", "")


# The roster.


@pytest.mark.rule("SKIES-CAMP-02")
def test_each_side_begins_with_nine_pilots() -> None:
    t = Table({"system": "skies-campaign", "scenario": "battle-of-britain"})
    for side in (LUFTWAFFE, RAF):
        pilots = roster(t, side).values()
        assert sorted(one.ps for one in pilots) == sorted(NINE)
        assert {(one.victories, one.fate, one.ability) for one in pilots} == {(0, "fit", None)}
        assert len({one.name for one in pilots}) == 9


@pytest.mark.rule("SKIES-CAMP-02", "SKIES-CAMP-08")
@pytest.mark.parametrize(
    ("before", "luftwaffe", "raf"),
    [
        (0, ("bf-109e", 4, 1), ("hurricane-mk-i", 6, 0)),
        (1, ("bf-109e", 5, 0), ("spitfire-mk-ii", 6, 0)),
        (2, ("bf-109e", 4, 1), ("hurricane-mk-i", 6, 0)),
        (3, ("bf-109e", 5, 0), ("hurricane-mk-i", 6, 0)),
        (4, ("bf-109e", 6, 1), ("spitfire-mk-ii", 6, 0)),
        (5, ("bf-109e", 6, 0), ("spitfire-mk-ii", 6, 0)),
    ],
)
def test_as_many_fly_as_the_mission_has_fighters(
    before: int, luftwaffe: tuple[str, int, int], raf: tuple[str, int, int]
) -> None:
    """Six at most, with their own skills, in the type of the mission."""
    t = campaign(*[row()] * before)
    assert t.view().plan.called == (luftwaffe[1], raf[1])
    airborne(t)
    for side, (kind, count, squadron) in enumerate((luftwaffe, raf)):
        told = scenario(t)["side"][side]["squadron"][squadron]
        assert told["type"] == kind
        assert told["ps"][:count] == [*NINE][:count]
    flown(scenario(t))


@pytest.mark.rule("SKIES-CAMP-02", "SKIES-RULING-54")
def test_pilots_are_the_owners_choice_among_the_fit_in_secret() -> None:
    t = campaign(luftwaffe=[pilot(2), *(pilot(3) for _ in range(5)), pilot(4, fate="wounded")])
    assert t.asked == ((0, "pilots"), (1, "pilots"))
    assert t.legal(0) == [f"p{number}" for number in range(1, 7)]
    assert t.refused("p7", 0) == "SKIES-CAMP-04"
    assert t.refused("p8", 0) == "SKIES-CAMP-02"
    assert t.refused("fly", 0) == "SKIES-CAMP-02"
    t.play("p5", seat=0)
    assert t.refused("p5", 0) == "SKIES-CAMP-02"
    assert [one.pilot for one in t.view(0).luftwaffe.pilots if one.named] == ["p5"]
    assert not any(one.named for one in t.view(1).luftwaffe.pilots)
    for word in ("p1", "p3", "p2"):
        t.play(word, seat=0)
    assert not any(one.named for one in t.view(1).luftwaffe.pilots)
    assert t.refused("p4", 0) == "SKIES-CAMP-02"
    named(t)
    assert [one.pilot for one in t.view(1).luftwaffe.pilots if one.named] == [
        *("p1", "p2", "p3", "p5"),
    ]
    assert skills(t, LUFTWAFFE, 1) == [2, 3, 3, 3]


@pytest.mark.rule("SKIES-CAMP-02")
def test_who_is_lost_is_replaced_by_rookies_up_to_nine_the_wounded_are_not() -> None:
    """Two Germans lost, one wounded: two come, with names of their own."""
    t = airborne(campaign(dice=[1, 2, 3]))
    events = settled(t, a5="down b1", a6="down b1", a7="down b2")
    replaced = [one for one in events if type(one).__name__ == "Replaced"]
    assert [(one.side, one.pilots, one.missing) for one in replaced] == [
        ("luftwaffe", ("p10", "p11"), 0)
    ]
    pilots = roster(t, LUFTWAFFE)
    assert [one.fate for one in pilots.values()].count("lost") == 2
    assert sum(one.fate != "lost" for one in pilots.values()) == 9
    assert [(pilots[name].ps, pilots[name].fate) for name in ("p10", "p11")] == [(2, "fit")] * 2
    assert len({one.name for one in pilots.values()}) == 11


# Experience.


@pytest.mark.rule("SKIES-CAMP-03")
@pytest.mark.parametrize(
    ("ps", "before", "after", "skill"),
    [
        *((2, 0, 0, 2), (2, 0, 1, 3), (2, 1, 2, 2), (3, 2, 3, 4), (2, 0, 3, 4)),
        *((4, 0, 1, 4), (4, 0, 3, 4), (2, 4, 5, 5), (4, 4, 6, 5), (5, 5, 9, 5), (3, 0, 5, 5)),
    ],
)
def test_skill_rises_with_the_first_third_and_fifth_victory(
    ps: int, before: int, after: int, skill: int
) -> None:
    assert skill_after(ps, before, after) == skill


@pytest.mark.rule("SKIES-CAMP-03", "SKIES-CAMP-07")
def test_victories_of_a_mission_count_after_it() -> None:
    """Two bombers and a fighter: the rookie of the RAF has three victories and skill 4."""
    t = airborne(campaign(dice=[6]), "", "p6 p1 p2 p3 p4 p5")
    label = f"b{[*NINE[:6]].index(2) + 1}"
    assert skills(t, RAF, 0) == [*NINE[:6]]
    events = settled(t, RAF, a1=f"down {label}", a2=f"down {label}", a5=f"down {label}")
    mine = roster(t, RAF)["p6"]
    assert (mine.victories, mine.ps) == (3, 4)
    rose = [one for one in events if type(one).__name__ == "SkillRose"]
    assert [(one.side, one.pilot, one.ps) for one in rose] == [("raf", "p6", 4)]
    airborne(t, "", "p6")
    assert sorted(skills(t, RAF, 0), reverse=True)[:3] == [4, 4, 4]


@pytest.mark.rule("SKIES-CAMP-03", "SKIES-CAMP-07", "SKIES-RULING-55")
def test_the_fifth_victory_makes_an_ace_who_takes_a_card_once_and_keeps_it() -> None:
    old = {**ACE, "ability": "virtuoso"}
    mine = [pilot(4, victories=4), old, *(pilot(3) for _ in range(7))]
    t = airborne(campaign(luftwaffe=mine))
    settled(t, b1="down a5")
    assert t.asked == ((0, "ability"),)
    assert t.legal() == ["eagle-eye", "sixth-sense", "squadron-leader", "relentless"]
    assert t.refused("virtuoso") == "SKIES-RULING-19"
    assert t.refused("p1") == "SKIES-CAMP-03"
    assert t.refused("eagle-eye", RAF) == "SKIES-CAMP-03"
    t.play("eagle-eye")
    assert (roster(t, LUFTWAFFE)["p1"].ps, roster(t, LUFTWAFFE)["p1"].ability) == (5, "eagle-eye")
    airborne(t, "p1 p2")
    assert scenario(t)["side"][LUFTWAFFE]["abilities"] == ["eagle-eye", "virtuoso"]
    assert scenario(t)["side"][RAF]["abilities"] == []
    settled(t)
    assert [decision for _, decision in asked(t)] == ["pilots", "pilots"]
    assert roster(t, LUFTWAFFE)["p1"].ability == "eagle-eye"


@pytest.mark.rule("SKIES-CAMP-07", "SKIES-RULING-55")
def test_a_mission_brings_the_ace_cards_of_the_ledger_and_asks_for_none() -> None:
    t = campaign(raf=[{**ACE, "ability": "relentless"}, *(pilot(3) for _ in range(8))])
    rules = flown(scenario(airborne(t)))
    state = rules.start(1)
    assert rules.pending(state)[0].decision not in ("choose", "promote")
    while not state.stock[RAF]:
        seat = rules.pending(state)[0].seat
        rules.apply(state, seat, rules.legal(state, seat)[0])
    held = [rules.t.faces.names[face] for face in state.stock[RAF]]
    assert "relentless" in held
    mine = [rules.t.faces.names[face] for face in state.stock[LUFTWAFFE]]
    assert not {*mine} & {"eagle-eye", "virtuoso", "sixth-sense", "squadron-leader", "relentless"}


@pytest.mark.rule("SKIES-RULING-55")
def test_the_card_of_a_lost_ace_is_free_and_a_sixth_ace_waits_for_one() -> None:
    cards = ("eagle-eye", "virtuoso", "sixth-sense", "squadron-leader", "relentless")
    aces = [{**ACE, "ability": card} for card in cards]
    t = campaign(luftwaffe=[*aces, pilot(5, victories=5), pilot(2), pilot(2)], dice=[1])
    assert t.asked[0][1] == "pilots"
    airborne(t, "p1 p2 p3 p4")
    settled(t, a6="down b1")
    assert roster(t, LUFTWAFFE)["p2"].fate == "lost"
    assert (t.asked, t.legal()) == (((0, "ability"),), ["virtuoso"])


# Fates.


@pytest.mark.rule("SKIES-CAMP-04")
@pytest.mark.parametrize(
    ("die", "german", "british"),
    [
        *((1, "lost", "lost"), (2, "lost", "wounded"), (3, "wounded", "wounded")),
        *((4, "wounded", "wounded"), (5, "wounded", "fit"), (6, "fit", "fit")),
    ],
)
def test_a_die_tells_the_fate_of_who_was_shot_down(die: int, german: str, british: str) -> None:
    t = airborne(campaign(dice=[die, die]))
    events = settled(t, a5="down b1", b1="down a6")
    told = [one for one in events if type(one).__name__ == "PilotDown"]
    assert [(one.side, one.pilot, one.die, one.fate) for one in told] == [
        ("luftwaffe", "p1", die, german),
        ("raf", "p1", die, british),
    ]
    assert roster(t, LUFTWAFFE)["p1"].fate == german
    assert roster(t, RAF)["p1"].fate == british


@pytest.mark.rule("SKIES-CAMP-04")
def test_the_wounded_miss_one_mission() -> None:
    t = airborne(campaign(dice=[3]))
    settled(t, a5="down b1")
    assert t.refused("p1", LUFTWAFFE) == "SKIES-CAMP-04"
    airborne(t)
    settled(t)
    assert roster(t, LUFTWAFFE)["p1"].fate == "fit"
    assert "p1" in t.legal(LUFTWAFFE)


# Strength.


def strength(t: Table) -> int:
    found: int = t.view().strength
    return found


@pytest.mark.rule("SKIES-CAMP-05")
@pytest.mark.parametrize(
    ("before", "winner", "ships", "fates", "change"),
    [
        (0, RAF, 0, {}, 1),
        (0, LUFTWAFFE, 0, {}, -1),
        (0, None, 0, {}, 0),
        (0, None, 1, {}, 0),
        (0, None, 2, {}, -1),
        (0, LUFTWAFFE, 3, {}, -2),
        (0, RAF, 0, {"a1": "down b1", "a2": "down"}, 2),
        (0, RAF, 0, {"a1": "down b1"}, 1),
        (0, None, 2, {"a1": "down", "a3": "down"}, 0),
        (2, LUFTWAFFE, 0, {"a1": "out", "a2": "out"}, -2),
        (2, LUFTWAFFE, 0, {"a1": "out"}, -1),
        (2, None, 0, {"a1": "out", "a2": "out", "a3": "down"}, -1),
        (4, LUFTWAFFE, 0, {"a1": "out", "a2": "out", "a3": "out"}, -2),
        (4, LUFTWAFFE, 0, {"a1": "out", "a2": "out"}, -1),
        (4, RAF, 0, {"a1": "down", "a2": "down", "a3": "down"}, 2),
        (4, RAF, 0, {"a1": "down", "a2": "down", "a7": "down"}, 1),
    ],
)
def test_strength_moves_with_the_victory_ships_and_bombers(
    before: int, winner: int | None, ships: int, fates: dict[str, str], change: int
) -> None:
    t = airborne(campaign(*[row()] * before, dice=[6] * 9))
    assert strength(t) == 6
    settled(t, winner, ships, **fates)
    assert strength(t) == 6 + change


@pytest.mark.rule("SKIES-CAMP-05")
@pytest.mark.parametrize(
    ("log", "winner", "reason", "end"),
    [
        ([row("luftwaffe", ships=2), row("luftwaffe"), row("luftwaffe")], LUFTWAFFE, None, 1),
        (
            [row("luftwaffe", ships=2), row("luftwaffe"), row("luftwaffe", bombers=3, out=2)],
            *(LUFTWAFFE, "luftwaffe", 0),
        ),
        ([row()] * 5, RAF, "raf", 7),
        ([row()] * 5, None, "draw", 6),
        ([row()] * 5, LUFTWAFFE, "draw", 5),
        ([row("luftwaffe"), *[row()] * 4], LUFTWAFFE, "luftwaffe", 4),
    ],
)
def test_the_campaign_ends_at_nought_and_after_the_last_mission(
    log: list[Any], winner: int | None, reason: str | None, end: int
) -> None:
    t = airborne(campaign(*log))
    settled(t, winner)
    found = t.rules.outcome(t.state)
    assert strength(t) == end
    assert (found and found.reason) == reason
    if found is not None:
        assert found.scores == (12 - end, end)
        assert t.refused("p1", 0) == "SKIES-CAMP-05"


@pytest.mark.rule("SKIES-CAMP-05")
def test_at_twelve_the_raf_has_won_at_once() -> None:
    raid = {"bombers": 4, "down": 4}
    log = [row("raf", **raid), row("raf"), row("raf", bombers=3, down=3)]
    t = airborne(campaign(*log))
    assert strength(t) == 11
    settled(t, RAF)
    assert t.rules.outcome(t.state) == Outcome((0, 12), (0.0, 1.0), "raf")


# What one mission does to the next.


@pytest.mark.rule("SKIES-CAMP-06")
@pytest.mark.parametrize(
    ("log", "short", "card"),
    [
        ([row("luftwaffe")], False, "out-of-the-sun"),
        ([row("raf")], False, "radar-support"),
        ([row()], False, "radar-support"),
        ([row(), row("luftwaffe")], False, "out-of-the-sun"),
        ([row("luftwaffe"), row()], False, "radar-support"),
        ([row(), row(), row("luftwaffe")], False, "radar-support"),
        ([row("luftwaffe")], True, "out-of-the-sun"),
    ],
)
def test_a_lost_first_or_second_mission_costs_the_radar_in_the_next(
    log: list[Any], *, short: bool, card: str
) -> None:
    t = campaign(*log, short=short)
    assert t.view().plan.radar_out == (card == "out-of-the-sun")
    airborne(t)
    assert scenario(t)["side"][RAF]["theatres"] == ["home-advantage", card]
    flown(scenario(t))


@pytest.mark.rule("SKIES-CAMP-06")
@pytest.mark.parametrize(
    ("log", "bombers"),
    [
        ([row("raf"), row()], 2),
        ([row("luftwaffe"), row("raf")], 3),
        ([row("raf"), row(), row("luftwaffe"), row()], 6),
        ([row(), row(), row("raf"), row("luftwaffe")], 5),
    ],
)
def test_a_raid_that_the_raf_won_costs_the_next_raid_a_bomber(log: list[Any], bombers: int) -> None:
    t = airborne(campaign(*log))
    assert t.view().plan.bombers == bombers
    assert skills(t, LUFTWAFFE, 0) == [3] * bombers
    flown(scenario(t))


@pytest.mark.rule("SKIES-CAMP-06")
@pytest.mark.parametrize(("defeats", "left"), [(2, [9, 9]), (3, [9, 8])])
def test_an_exhausted_raf_has_two_replacements(defeats: int, left: list[int]) -> None:
    """Strength 4 after two defeats, 3 after three; then three are lost on each side."""
    t = airborne(campaign(*[row("luftwaffe")] * (defeats - 1), dice=[1] * 6))
    bombers = t.view().plan.bombers
    germans: Any = {f"a{bombers + number}": "down" for number in (1, 2, 3)}
    settled(t, LUFTWAFFE, b1="down", b2="down", b3="down", **germans)
    assert strength(t) == 6 - defeats
    assert left == [
        sum(one.fate != "lost" for one in roster(t, side).values()) for side in (LUFTWAFFE, RAF)
    ]


@pytest.mark.rule("SKIES-CAMP-06")
def test_an_exhausted_luftwaffe_has_two_replacements_until_it_recovers() -> None:
    t = airborne(campaign(row("raf"), row("raf"), dice=[1] * 3))
    settled(t, RAF, a3="down", a4="down", a5="down")
    assert strength(t) == 9
    assert sum(one.fate != "lost" for one in roster(t, LUFTWAFFE).values()) == 8
    airborne(t)
    settled(t, LUFTWAFFE)
    assert sum(one.fate != "lost" for one in roster(t, LUFTWAFFE).values()) == 9


# What is carried over; crews outside the roster.


@pytest.mark.rule("SKIES-CAMP-08", "SKIES-RULING-57")
def test_over_london_only_six_of_each_side_are_of_the_roster() -> None:
    t = airborne(campaign(*[row()] * 4), "p4 p5 p6 p7 p8 p9", "p4 p5 p6 p7 p8 p9")
    rookies = [3, 3, 2, 2, 2, 2]
    assert skills(t, LUFTWAFFE, 0) == [3] * 6
    assert skills(t, LUFTWAFFE, 1) == [*rookies, 2, 2]
    assert skills(t, RAF, 0) == rookies
    assert skills(t, RAF, 1) == [4, 3, 3, 3, 3, 2, 2, 2]
    events = settled(t, a7="down b7", b1="down a13", b7="down a7")
    kinds = [type(one).__name__ for one in events]
    assert (kinds.count("PilotDown"), kinds.count("Credited")) == (2, 1)


@pytest.mark.rule("SKIES-RULING-57", "SKIES-CAMP-08")
def test_nobody_is_made_an_ace_for_the_convoy() -> None:
    t = airborne(campaign())
    assert not any(one["may_ace"] for one in scenario(t)["side"][RAF]["squadron"])
    assert skills(t, LUFTWAFFE, 0) == [3, 3, 3, 3]


def battle(status: dict[str, str], victors: dict[str, str], **facts: Any) -> Any:
    """Return the report of a bomber escort in which aircraft ended so."""
    told = [
        ("he-111h", 0, 0),
        ("bf-109e", 0, 1),
        ("hurricane-mk-i", 1, 0),
        ("hurricane-mk-i", 1, 0),
    ]
    names = ("a1", "a2", "b1", "b2")
    planes = [
        {"type": kind, "side": side, "squadron": squadron, "at": [18, 6 + 30 * side]}
        | ({"status": status[name]} if name in status else {})
        | ({"victor": victors[name]} if name in victors else {})
        for name, (kind, side, squadron) in zip(names, told, strict=True)
    ]
    raw = {"system": "skies", "scenario": "bomber-escort", "aircraft": planes, "active": "a2"}
    rules, state = system("skies").engine.read_situation(raw | facts)
    outcome = rules.outcome(state) or Outcome((0, 0), (0.5, 0.5), "agreed")
    return told_by(rules, state, outcome)


@pytest.mark.rule("SKIES-CAMP-07")
def test_who_broke_off_or_left_comes_home_and_who_fell_is_told_with_his_victor() -> None:
    fates = {"b1": "left", "a1": "home", "b2": "shot-down"}
    told = battle(fates, {"b2": "a2"})
    assert [(one.aircraft, one.fate, one.by) for one in told.aircraft] == [
        ("a1", "out", None),
        ("a2", "home", None),
        ("b1", "home", None),
        ("b2", "down", "a2"),
    ]


@pytest.mark.rule("SKIES-RULING-56")
def test_a_bomber_in_play_is_not_out_of_a_mission_that_is_given_up() -> None:
    told = battle({"b1": "left", "b2": "left"}, {})
    assert [one.fate for one in told.aircraft] == ["home"] * 4
    assert (told.given_up, told.winner) == ((0, 1), None)


# Too few pilots.


@pytest.mark.rule("SKIES-CAMP-09")
def test_a_side_with_few_pilots_flies_those_it_has() -> None:
    t = campaign(raf=[pilot(2), pilot(3), pilot(4, fate="wounded")])
    assert t.asked == ((0, "pilots"),)
    assert t.refused("p1", RAF) == "SKIES-CAMP-02"
    airborne(t)
    assert skills(t, RAF, 0) == [2, 3]
    flown(scenario(t))


@pytest.mark.rule("SKIES-CAMP-09")
@pytest.mark.parametrize(
    ("idle", "winner", "now"), [("raf", "luftwaffe", 5), ("luftwaffe", "raf", 7)]
)
def test_with_fewer_than_two_a_side_forfeits_and_replacements_come(
    idle: str, winner: str, now: int
) -> None:
    facts: Any = {idle: [pilot(2), pilot(4, fate="wounded"), pilot(3, fate="lost")]}
    t = campaign(**facts)
    (over,) = t.view().log
    assert (over.winner, over.idle, over.bombers, over.strength) == (winner, (idle,), 0, now)
    side = ("luftwaffe", "raf").index(idle)
    pilots = roster(t, side)
    assert (t.view().mission, pilots["p2"].fate) == (2, "fit")
    assert sum(one.fate != "lost" for one in pilots.values()) == 9
    assert not [one for one in roster(t, 1 - side).values() if one.fate != "fit"]


@pytest.mark.rule("SKIES-RULING-56")
def test_a_mission_that_both_forfeit_is_drawn() -> None:
    t = campaign(luftwaffe=[pilot(2)], raf=[pilot(2)])
    (over,) = t.view().log
    assert (over.winner, over.idle, over.strength) == (None, ("luftwaffe", "raf"), 6)


# Reports that cannot be.


def changed(told: Any, **facts: Any) -> Any:
    return type(told)(**{name: getattr(told, name) for name in told.__struct_fields__} | facts)


@pytest.mark.rule("SKIES-CAMP-02", "SKIES-CAMP-05", "SKIES-CAMP-07", "SKIES-RULING-56")
def test_what_no_mission_comes_to_is_refused_with_its_rule() -> None:
    t = airborne(campaign())
    told = report(t)
    assert t.barred(changed(told, aircraft=told.aircraft[1:])) == "SKIES-CAMP-02"
    assert t.barred(changed(told, aircraft=told.aircraft[::-1])) == "SKIES-CAMP-02"
    assert t.barred(report(t, b1="down b2")) == "SKIES-CAMP-07"
    assert t.barred(report(t, b1="down a9")) == "SKIES-CAMP-07"
    assert t.barred(report(t, b1="home a5")) == "SKIES-CAMP-07"
    assert t.barred(report(t, a1="out")) == "SKIES-CAMP-05"
    assert t.barred(report(t, ships=4)) == "SKIES-CAMP-05"
    assert t.barred(changed(told, given_up=(1,))) == "SKIES-RULING-56"
    assert t.barred(changed(told, given_up=(1,), winner=1)) == "SKIES-RULING-56"
    assert t.barred(changed(told, given_up=(0, 1), winner=1)) == "SKIES-RULING-56"
    raid = airborne(campaign(row(), row()))
    assert raid.barred(report(raid, a4="out")) == "SKIES-CAMP-05"
    assert raid.barred(report(raid, b1="down a1")) == "SKIES-CAMP-07"  # it has turrets alone
    assert raid.settle(report(raid, a1="out", b1="down a4"))


@pytest.mark.rule("SKIES-RULING-56")
def test_a_mission_given_up_is_the_enemys_without_losses() -> None:
    t = named(campaign())
    t.play("give-up", seat=RAF)
    t.play("fly", seat=LUFTWAFFE)
    events = t.settle(changed(report(t, LUFTWAFFE), given_up=(RAF,)))
    assert [type(one).__name__ for one in events][:2] == ["GivenUp", "MissionOver"]
    assert (strength(t), t.view().log[0].idle) == (5, ("raf",))
