"""What ships with zero: enough of everything, and every figure that the document states."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from escadrille.content.packs import PACKS, Entry, shipped
from escadrille.kernel.errors import BadOption, BadPack
from escadrille.kernel.options import resolve
from escadrille.kernel.registry import system
from escadrille.mechanics.aircraft import LEVELS
from escadrille.systems.zero import check_pack, configure, load_packs
from escadrille.systems.zero.options import OPTIONS
from escadrille.systems.zero.schema import (
    SCHEMA,
    Card,
    Fighter,
    Scenario,
    check_scenario,
    element_value,
    reachable,
    start_levels,
)
from escadrille.systems.zero.tables import leader_rows, wingman_rows

CORE, LATER = PACKS / "zero" / "core", PACKS / "zero" / "later"


def entries(table: str) -> list[Any]:
    return list(load_packs().tables[table].values())


def of(folder: Path, file: str) -> set[str]:
    """Return the IDs that a file of a pack holds."""
    (rows,) = tomllib.loads((folder / file).read_text(encoding="utf-8")).values()
    return {row["id"] for row in rows}


CARDS: list[Card] = entries("card")
FIGHTERS: dict[str, Fighter] = load_packs().tables["fighter"]
SCENARIOS: list[Scenario] = entries("scenario")
EARLY, LATE = of(CORE, "fighters.toml"), of(LATER, "fighters.toml")


def test_three_packs_ship() -> None:
    assert shipped("zero") == [CORE, LATER, PACKS / "zero" / "school"]


# The deck.


def copies(key: str) -> Counter[str]:
    found: Counter[str] = Counter()
    for card in CARDS:
        if card.option is None:
            found[getattr(card, key)] += card.copies
    return found


@pytest.mark.rule("ZERO-CMP-01")
def test_the_deck_has_76_cards() -> None:
    assert copies("title").total() == 76
    rules = configure("first-element")
    assert sum(rules.t.copies) == 76


@pytest.mark.rule("ZERO-CMP-05")
def test_full_throttle_stays_in_the_box_unless_it_is_switched_on() -> None:
    assert "full-throttle" not in copies("title")
    with_it = configure("first-element", {"full_throttle": True}).t
    assert sum(with_it.copies) == 80
    assert with_it.copies[with_it.face_of["full-throttle"]] == 4


@pytest.mark.rule("ZERO-CMP-01", "ZERO-BST-01")
def test_the_deck_holds_every_card_that_the_examples_show_at_once() -> None:
    """The least copies that the commented game and the other examples prove."""
    proved = {"ims-1-1": 3, "ims-1-2": 1, "ims-2-2": 1, "ims-3-3": 2, "ots-2-3": 1, "ots-3-4": 1}
    held = copies("id")
    assert all(held[name] >= least for name, least in proved.items())
    titles = {"maneuvering": 6, "tight-turn": 5, "barrel-roll": 3, "scissors": 3}
    titles |= {"vertical-roll": 2, "ace-pilot": 2, "half-loop": 1}
    assert all(copies("title")[name] >= least for name, least in titles.items())
    for card in CARDS:
        if card.attack and not card.subtitle:
            prefix = "ims" if card.title == "in-my-sights" else "ots"
            assert card.id == f"{prefix}-{card.attack.bursts}-{card.attack.hits}"


@pytest.mark.rule("ZERO-CMP-03")
def test_colours_tell_what_a_card_is_for() -> None:
    colours: dict[str, set[str]] = {"red": set(), "blue": set(), "white": set()}
    for card in CARDS:
        colours[card.colour].add(card.title)
    assert colours == {
        "red": {"in-my-sights", "out-of-the-sun", "maneuvering", "half-loop"},
        "blue": {"tight-turn", "barrel-roll", "ace-pilot"},
        "white": {"scissors", "vertical-roll", "full-throttle"},
    }


# Table R of the ledger, row by row: what a card answers.
IMS, OTS, MVG, HL = "in-my-sights", "out-of-the-sun", "maneuvering", "half-loop"
SC, VR, FT = "scissors", "vertical-roll", "full-throttle"
TT, BR, AP = "tight-turn", "barrel-roll", "ace-pilot"


@pytest.mark.rule(
    "ZERO-ATK-05",
    "ZERO-ATK-12",
    "ZERO-RULING-01",
    "ZERO-RULING-02",
    "ZERO-RULING-03",
    "ZERO-RULING-04",
)
@pytest.mark.parametrize(
    ("title", "answered"),
    [
        (TT, {IMS, MVG, TT, BR}),
        (BR, {IMS, SC, BR}),
        (VR, {IMS, OTS, HL, VR}),
        (SC, {IMS, SC, TT}),
        (AP, {IMS, OTS, MVG, HL, SC, VR, FT, TT, BR, AP}),
        (FT, {MVG, HL, FT}),
        (IMS, set()),
        (OTS, set()),
        (MVG, set()),
        (HL, set()),
    ],
)
def test_which_cards_answer_which(title: str, answered: set[str]) -> None:
    found = [set(card.answers) for card in CARDS if card.title == title]
    assert found
    assert all(answers == answered for answers in found)


@pytest.mark.rule("ZERO-RULING-35")
def test_the_fuel_tank_card() -> None:
    (card,) = [card for card in CARDS if card.subtitle == "fuel-tank"]
    assert card.attack is not None
    assert (card.title, card.attack.bursts, card.attack.hits) == (IMS, 3, 6)
    assert card.copies == 1


# Aircraft.


@pytest.mark.rule("ZERO-AIR-01", "ZERO-AIR-02")
def test_there_are_types_enough_for_both_sides() -> None:
    assert len(EARLY) >= 14
    assert len(LATE) >= 10
    early = [FIGHTERS[name] for name in EARLY]
    assert all(fighter.year <= 1942 for fighter in early)
    assert sum(fighter.nation == "japan" for fighter in early) >= 5
    assert sum(fighter.nation != "japan" for fighter in early) >= 9


@pytest.mark.rule("ZERO-AIR-11", "ZERO-AIR-18", "ZERO-GUN-01")
def test_the_core_set_has_no_turbocharger_and_gunners_only_on_fighter_bombers() -> None:
    for name in EARLY:
        fighter = FIGHTERS[name]
        assert not any(fighter.leader.turbo + fighter.wingman.turbo)
        assert bool(fighter.leader.gunner[0]) == (fighter.kind == "fighter-bomber")


@pytest.mark.rule("ZERO-AIR-11", "ZERO-AIR-18")
def test_the_later_set_has_turbochargers_and_gunners() -> None:
    late = [FIGHTERS[name] for name in LATE]
    assert sum(fighter.leader.turbo[0] for fighter in late) >= 3
    assert all(fighter.leader.turbo == fighter.wingman.turbo for fighter in late)
    assert {fighter.kind for fighter in late if fighter.leader.gunner[0]} == {
        "fighter",
        "fighter-bomber",
    }


# The ledger's table "Aircraft figures stated or implied"; "?" is not in the document.
STATED = """
name          side  front  total  perf  hp  bursts  agile  off  def  value
buffalo-1     0     3      ?      5     1   1       no     1    >=1  4
ki-43         1     <=3    4      6     2   0       yes    >=1  2    4
a6m2          1     ?      ?      >=6   ?   1       yes    2    ?    6
f4f           0     ?      ?      ?     ?   ?       no     ?    2    6
p-40e         0     ?      ?      ?     ?   ?       ?      ?    ?    6
p-40b         0     ?      ?      ?     ?   ?       ?      ?    ?    ?
hurricane-2b  0     3      6      ?     ?   ?       ?      ?    ?    ?
"""
ROWS = [row.split() for row in STATED.strip().splitlines()]


@pytest.mark.rule("ZERO-AIR-02", "ZERO-AIR-13", "ZERO-AIR-15", "ZERO-RULING-06")
@pytest.mark.parametrize("row", ROWS[1:], ids=lambda row: row[0])
def test_every_figure_that_the_document_states_is_met(row: list[str]) -> None:
    stated = dict(zip(ROWS[0], row, strict=True))
    fighter = FIGHTERS[stated["name"]]
    leader, wingman = fighter.leader, fighter.wingman
    figures: dict[str, int | str] = {
        "side": int(fighter.nation == "japan"),
        "front": fighter.capacity[0],
        "total": fighter.capacity[1],
        "perf": leader.performance[0],
        "hp": leader.horsepower[0],
        "bursts": leader.bursts[0],
        "agile": "yes" if leader.agile[0] else "no",
        "off": wingman.offensive[0],
        "def": wingman.defensive[0],
        "value": element_value(fighter, wingman=True),
    }
    for column, figure in figures.items():
        assert _meets(figure, stated[column]), f"{column} is {figure}, not {stated[column]}"


@pytest.mark.rule("ZERO-RULING-06")
def test_the_wingman_of_the_ki_43_attacks_with_one_card_damaged_too() -> None:
    assert FIGHTERS["ki-43"].wingman.offensive == (1, 1)


def _meets(figure: int | str, stated: str) -> bool:
    if stated.startswith("<="):
        return int(figure) <= int(stated[2:])
    if stated.startswith(">="):
        return int(figure) >= int(stated[2:])
    return stated in ("?", str(figure))


@pytest.mark.rule("ZERO-AIR-13", "ZERO-RULING-08")
def test_the_types_that_the_document_calls_agile_are() -> None:
    assert all(FIGHTERS[name].leader.agile[0] for name in ("a6m2", "ki-43"))
    assert not any(FIGHTERS[name].leader.agile[0] for name in ("f4f", "buffalo-1"))


@pytest.mark.rule("ZERO-AIR-14", "ZERO-CMP-06")
def test_bombs_change_nothing_in_a_dogfight() -> None:
    fighter = FIGHTERS["sbd-3"]
    assert fighter.leader.bombs[0] > 0
    bare = msgspec.structs.replace(
        fighter,
        leader=msgspec.structs.replace(fighter.leader, bombs=(0, 0)),
        wingman=msgspec.structs.replace(fighter.wingman, bombs=(0, 0)),
    )
    assert leader_rows(bare) == leader_rows(fighter)
    assert wingman_rows(bare) == wingman_rows(fighter)


@pytest.mark.rule("ZERO-RULING-40")
def test_agility_survives_damage() -> None:
    for fighter in FIGHTERS.values():
        assert fighter.leader.agile[0] == fighter.leader.agile[1]


# Scenarios.

HISTORICAL = [scenario for scenario in SCENARIOS if scenario.date is not None]


@pytest.mark.rule("ZERO-SCN-01")
def test_there_are_historical_scenarios_of_one_to_three_elements_a_side() -> None:
    early = [scenario for scenario in HISTORICAL if scenario.id in of(CORE, "scenarios.toml")]
    assert len(early) >= 10
    assert all(1941 <= scenario.year <= 1942 for scenario in early)
    assert len(HISTORICAL) - len(early) >= 5
    sizes = {len(side.element) for scenario in HISTORICAL for side in scenario.side}
    assert sizes == {1, 2, 3}


@pytest.mark.rule("ZERO-SCN-01", "ZERO-RULING-47")
def test_free_fights_are_for_one_to_four_elements_and_for_several_players() -> None:
    free = [side for scenario in SCENARIOS for side in scenario.side if side.count]
    assert {side.count for side in free} == {1, 2, 4}
    assert {side.seats for side in free} == {1, 2}


# The ledger's table "House scenarios": Elements with their levels, first side, clouds; and the
# bonus, tuned anew with better pilots (docs/balance).
LEDGER = """
kaneohe      p-36a M/H; p-36a M/H              |a6m2 L/M; a6m2 L/M             |allied  |-     |10 0
iba          p-40e VL/L s; p-40e L/M           |a6m2 L/M; a6m2 L/M             |japanese|-     |5 0
batangas     p-26a M PB; p-26a M               |a6m2 M                         |toss    |high  |4 0
kuala-lumpur buffalo-1 L/M; buffalo-1 L/M      |ki-43 M/H; ki-43 M/H           |toss    |-     |6 0
mingaladon   p-40b M/H; buffalo-1 M/H          |ki-43 M; ki-27 M               |allied  |-     |0 5
singapore    hurricane-2b M/H; hurricane-2b M/H|ki-43 L/M; ki-43 L/M; ki-43 L/M|toss    |-     |0 5
surabaya     cw-21b L/M; cw-21b L/M; p-36a L/M |a6m2 M/H; a6m2 M/H             |japanese|-     |9 0
semplak      b-339d M; b-339d M                |ki-43 M/H; ki-43 M/H           |toss    |high  |2 0
darwin       p-40e VL/L s; p-40e M             |a6m2 M/H; a6m2 M/H             |japanese|-     |2 0
colombo      hurricane-2b VL/L; fulmar-2 VL/L  |a6m2 L/M; a6m2 L/M             |japanese|high  |5 0
moresby      p-40e L/M H; p-40e L/M            |a6m2 M/H; a6m2 M/H             |japanese|-     |0 0
lae          p-39d VL/L B; p-39d VL/L          |a6m2 VL/L; a6m2 VL/L           |allied  |medium|0 3
shoho        f4f M/H; f4f M/H                  |a6m2 L/M; a5m4 L/M             |allied  |-     |0 12
lexington    sbd-3 VL/L; sbd-3 VL/L; f4f L/M   |a6m2 L/M; a6m2 L/M             |japanese|-     |0 3
midway-221   f2a-3 H; f2a-3 H; f4f H           |a6m2 M/H; a6m2 M/H; a6m2 M/H   |allied  |-     |9 0
thach        f4f-4 L/M PH; f4f-4 L/M           |a6m2 L/M; a6m2 L/M; a6m2 L/M   |japanese|-     |8 0
"""
SHORT = {"VL": "very-low", "L": "low", "M": "medium", "H": "high"}


@pytest.mark.rule("ZERO-SCN-01", "ZERO-SCN-02", "ZERO-SCN-05")
@pytest.mark.parametrize("line", LEDGER.strip().splitlines(), ids=lambda line: line.split()[0])
def test_the_scenarios_of_the_ledger_ship_as_it_has_them(line: str) -> None:
    name, _, rest = line.partition(" ")
    *sides, first, clouds, bonus = [part.strip() for part in rest.split("|")]
    scenario: Scenario = load_packs().tables["scenario"][name]
    assert scenario.first == first
    assert scenario.clouds == (None if clouds == "-" else clouds)
    assert [side.bonus for side in scenario.side] == [int(part) for part in bonus.split()]
    assert scenario.turns == (5 if name == "iba" else None)
    assert scenario.options == ({"fighter_bombers": True} if name == "lexington" else {})
    for side, told in zip(scenario.side, sides, strict=True):
        for element, words in zip(side.element, told.split(";"), strict=True):
            fighter, levels, *more = words.split()
            assert element.fighter == fighter
            assert list(element.levels) == [SHORT[level] for level in levels.split("/")]
            assert element.surprised == (more == ["s"])
            assert "".join(element.bonuses) == ("".join(more) if more != ["s"] else "")
            assert element.wingman


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.id)
def test_a_briefing_has_two_lines_in_each_language(scenario: Scenario) -> None:
    english = scenario.briefing.en.strip().split("\n")
    french = scenario.briefing.fr.strip().split("\n")
    assert (len(english), len(french)) == (2, 2)
    assert english[1] != french[1]
    assert not re.search(r" [:;!?»](\s|$)|« |'", scenario.briefing.fr + scenario.title.fr)


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.id)
def test_every_scenario_can_be_set_up(scenario: Scenario) -> None:
    rules = configure(scenario.id)
    state = rules.start(1)
    assert rules.pending(state)
    assert rules.audit(state) == []


def test_the_first_scenario_and_the_option_sets_exist_and_use_every_option() -> None:
    zero = system("zero")
    known = {scenario.id: scenario for scenario in SCENARIOS}
    assert zero.content.first_scenario in known
    on = set()
    for setting in zero.engine.option_sets.values():
        wanted = {**known[setting["scenario"]].options, **setting.get("options", {})}
        on |= {name for name, value in wanted.items() if value}
    assert on == {option.name for option in zero.engine.options}


@pytest.mark.parametrize("table", SCHEMA)
def test_what_an_entry_says_of_its_sources_names_fields_that_it_has(table: str) -> None:
    entry: Entry
    for entry in entries(table):
        plain = msgspec.to_builtins(entry)
        for path in entry.stated + entry.public:
            found = plain
            for part in path.split("."):
                assert part in found, f"{entry.id}: {path}"
                found = found[part]


@pytest.mark.rule("ZERO-BAL-01")
def test_balancing_is_off_unless_asked_for_and_its_methods_combine() -> None:
    assert not any(option.default for option in OPTIONS)
    methods = ("value_bonus", "more_elements", "lone_leaders", "pilot_bonuses")
    rules = configure("free-points", dict.fromkeys(methods, True))
    assert all(rules.options[method] for method in methods)


# What cannot be chosen or flown.


@pytest.mark.rule("ZERO-BAL-03")
def test_points_are_reached_exactly_or_not_at_all() -> None:
    assert reachable(frozenset({4, 6}), 10, 1, 4)
    assert not reachable(frozenset({4, 6}), 5, 1, 4)
    assert not reachable(frozenset({4, 6}), 26, 1, 4)
    assert not reachable(frozenset({4, 6}), 6, 2, 4)
    assert reachable(frozenset({4, 6}), 0, 0, 4)


@pytest.mark.rule("ZERO-SET-08", "ZERO-SCN-02", "ZERO-SCN-03")
@pytest.mark.parametrize(
    ("fighter", "clouds", "allowed", "found"),
    [
        ("a6m2", None, (), ["very-low", "low", "medium", "high"]),
        ("p-38f", None, (), list(LEVELS)),
        ("p-39d", None, (), ["very-low", "low", "medium", "high"]),
        ("p-38f", "medium", (), ["very-low", "low", "medium"]),
        ("a6m2", None, ("high", "very-high"), ["high"]),
        ("a6m2", "low", ("medium", "high"), []),
        ("il-2", None, ("medium", "high"), ["medium"]),
    ],
)
def test_where_an_element_may_start(
    fighter: str, clouds: Any, allowed: tuple[Any, ...], found: list[str]
) -> None:
    levels = start_levels(FIGHTERS[fighter], clouds, allowed)
    assert [LEVELS[level] for level in levels] == found


@pytest.mark.rule("ZERO-SET-03", "ZERO-RULING-36")
def test_sides_that_choose_are_of_equal_number_unless_a_method_balances_them() -> None:
    scenario: Scenario = load_packs().tables["scenario"]["free-pairs"]
    allies, japan = scenario.side
    unequal = msgspec.structs.replace(
        scenario, side=(allies, msgspec.structs.replace(japan, count=3))
    )
    faults = list(check_scenario(unequal, resolve(OPTIONS, {}), FIGHTERS))
    assert [fault for fault in faults if "ZERO-SET-03" in fault]
    for method in ("more_elements", "lone_leaders"):
        assert not list(check_scenario(unequal, resolve(OPTIONS, {method: True}), FIGHTERS))


@pytest.mark.rule("ZERO-GUN-01", "ZERO-SCN-05", "ZERO-DIS-09", "ZERO-BAL-04")
@pytest.mark.parametrize(
    ("scenario", "options", "rule"),
    [
        ("lexington", {"fighter_bombers": False}, "ZERO-GUN-01"),
        ("kaneohe", {"value_bonus": True}, "ZERO-SCN-05"),
        ("kaneohe", {"pilot_bonuses": True}, "ZERO-SCN-05"),
        ("kaneohe", {"missions": True}, "ZERO-DIS-09"),
        ("kaneohe", {"lone_leaders": True}, "sides that choose"),
        ("first-element", {"more_elements": True}, "sides that choose"),
    ],
)
def test_options_that_a_scenario_cannot_be_played_with_are_refused(
    scenario: str, options: dict[str, bool], rule: str
) -> None:
    with pytest.raises(BadOption, match=rule):
        configure(scenario, options)


# A player's own pack.

HEADER = """
[pack]
id = "mine"
system = "zero"
version = "1"
title = {en = "Mine", fr = "Le mien"}
"""
HAWK = """
[[fighter]]
id = "my-hawk"
name = "My Hawk"
nation = "usa"
kind = "KIND"
year = YEAR
capacity = CAPACITY
leader = {value = 3, performance = PERFORMANCE, horsepower = [1, 1], bursts = [0, 0]}
wingman = {value = 1, offensive = [1, 1], defensive = [2, 1]}
origin = "house"
"""
PLAIN = {"KIND": "fighter", "YEAR": "1938", "CAPACITY": "[3, 5]", "PERFORMANCE": "[6, 4]"}
FIGHT = """
[[scenario]]
id = "my-fight"
title = {en = "My fight", fr = "Mon combat"}
briefing = {en = "Fly.", fr = "Volez."}
year = 1941
clouds = CLOUDS
origin = "house"
[[scenario.side]]
name = {en = "Allies", fr = "Alliés"}
flies = ["usa"]
element = [{fighter = FIGHTER, bonuses = BONUSES, levels = ["medium"]}]
[[scenario.side]]
name = {en = "Japan", fr = "Japon"}
flies = ["japan"]
element = [{fighter = "a6m2"}]
"""
FLOWN = {"CLOUDS": '"high"', "FIGHTER": '"my-hawk"', "BONUSES": "[]"}


def faults_of(folder: Path, **changes: str) -> list[str]:
    """Return what is wrong with a pack of one type and one scenario, changed so."""
    text = HAWK + FIGHT
    for word, usual in {**PLAIN, **FLOWN}.items():
        text = text.replace(word, changes.get(word.lower(), usual))
    (folder / "pack.toml").write_text(HEADER, encoding="utf-8")
    (folder / "mine.toml").write_text(text, encoding="utf-8")
    try:
        check_pack(folder)
    except BadPack as error:
        return error.faults
    return []


def test_a_players_own_type_can_be_flown(tmp_path: Path) -> None:
    assert faults_of(tmp_path) == []
    rules = configure("my-fight", packs=[tmp_path])
    view: Any = rules.view(rules.start(1), None)
    assert [aircraft.name for aircraft in view.aircraft[::2]] == ["My Hawk", "A6M2 Zero"]
    assert set(rules.packs) == {"core", "later", "school", "mine"}


@pytest.mark.rule(
    "ZERO-SET-02",
    "ZERO-SET-04",
    "ZERO-SET-05",
    "ZERO-CMP-08",
    "ZERO-AIR-03",
    "ZERO-AIR-04",
    "ZERO-GUN-01",
    "ZERO-BAL-07",
    "ZERO-SCN-02",
)
@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"capacity": "[3, 3]"}, "capacity: 3 is a total and must exceed 3 (ZERO-AIR-04)"),
        ({"performance": "[4, 6]"}, "leader.performance: better Damaged than undamaged"),
        ({"performance": "[6, 6]"}, "leader: Damaged, it loses something (ZERO-AIR-03)"),
        ({"year": "1942"}, "entered service in 1942, after 1941 (ZERO-SET-04)"),
        ({"kind": "heavy-bomber"}, "a heavy-bomber flies in no dogfight (ZERO-SET-05)"),
        ({"kind": "fighter-bomber"}, "a fighter-bomber has a gunner (ZERO-GUN-01)"),
        ({"kind": "biplane"}, "kind: invalid enum value 'biplane'"),
        ({"fighter": '"sbd-3"'}, "the option fighter_bombers is off (ZERO-GUN-01)"),
        ({"fighter": '"ki-43"'}, "'ki-43' is of japan (ZERO-SET-02)"),
        ({"fighter": '"my-eagle"'}, "'my-eagle' is in no pack"),
        ({"bonuses": '["P", "P"]'}, "each letter at most once (ZERO-BAL-07)"),
        ({"bonuses": '["G"]'}, "G is for an aircraft with a gunner (ZERO-BAL-07)"),
        ({"clouds": '"low"'}, "none is left after ceiling and clouds (ZERO-SCN-02)"),
    ],
)
def test_a_fault_of_a_players_pack_is_told_with_its_rule(
    tmp_path: Path, changes: dict[str, str], fault: str
) -> None:
    (told,) = faults_of(tmp_path, **changes)
    assert fault in told


@pytest.mark.parametrize("name", ["climb", "very-high", "a1", "b2w", "7", "p", "ace-pilot"])
def test_no_type_takes_a_word_of_the_notation(tmp_path: Path, name: str) -> None:
    (tmp_path / "pack.toml").write_text(HEADER, encoding="utf-8")
    text = HAWK.replace("my-hawk", name)
    for word, usual in PLAIN.items():
        text = text.replace(word, usual)
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadPack) as caught:
        check_pack(tmp_path)
    home = f"{tmp_path.name}/mine.toml"
    told = [fault.partition(": id:")[0] for fault in caught.value.faults]
    assert told == [f"{home}: fighter {name!r}"]
