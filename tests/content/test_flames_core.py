"""What ships with flames: enough of everything, and every figure that the document states."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from escadrille.content.packs import PACKS, shipped
from escadrille.kernel.errors import BadPack
from escadrille.kernel.registry import system
from escadrille.systems.flames import check_pack, load_packs
from escadrille.systems.flames.schema import Ability, Card, Fighter, Nation, Pilot, Scenario, Title

CORE = PACKS / "flames" / "core"


def entries(table: str) -> list[Any]:
    return list(load_packs().tables[table].values())


CARDS: list[Card] = entries("card")
FIGHTERS: dict[str, Fighter] = load_packs().tables["fighter"]
PILOTS: list[Pilot] = entries("pilot")
SCENARIOS: list[Scenario] = entries("scenario")
GENERIC = [pilot for pilot in PILOTS if pilot.nation == "any"]
HISTORICAL = [
    scenario
    for scenario in SCENARIOS
    if scenario.options.get("historical") and all(side.aircraft for side in scenario.side)
    if not scenario.raid
]


def test_four_packs_ship() -> None:
    names = ("bombers", "campaigns", "core", "school")
    assert shipped("flames") == [CORE.parent / name for name in names]


# Cards.


@pytest.mark.parametrize("theatre", ["pacific", "europe"])
def test_each_half_of_the_deck_holds_55_cards(theatre: str) -> None:
    assert sum(getattr(card.copies, theatre) for card in CARDS) == 55


def test_the_deck_keeps_to_what_the_document_says_of_its_numbers() -> None:
    copies: Counter[str] = Counter()
    for card in CARDS:
        copies[card.title] += card.copies.pacific + card.copies.europe
    assert copies.total() == 110
    assert copies["out-of-the-sun"] < copies["in-my-sights"]
    assert copies["ace-pilot"] <= min(copies.values())
    versions = [card for card in CARDS if card.title == "in-my-sights"]
    assert {card.maneuver for card in versions} == {1, 2, 3}
    assert {card.subtitle for card in versions} == {None, "fuel-tank", "jinking"}


ANY = {
    *("maneuver", "in-my-sights", "out-of-the-sun", "scissors", "barrel-roll"),
    *("tight-turn", "yo-yo", "vertical-roll", "ace-pilot"),
}


@pytest.mark.parametrize(
    ("title", "subtitle", "maneuver", "action", "reacts_to"),
    [
        ("ace-pilot", None, {4}, None, ANY),
        (
            *("barrel-roll", None, {0}, "break-off"),
            {"barrel-roll", "scissors", "in-my-sights", "maneuver"},
        ),
        ("evasive", None, {2}, "evade", set()),
        ("in-my-sights", None, {1, 2, 3}, None, set()),
        ("in-my-sights", "fuel-tank", {2}, None, set()),
        ("in-my-sights", "jinking", {1}, None, {"in-my-sights", "out-of-the-sun"}),
        ("out-of-the-sun", None, {3}, None, set()),
        ("redline", None, {1}, "redline", set()),
        ("scissors", None, {1}, "reverse", {"scissors", "yo-yo", "tight-turn"}),
        (
            *("tight-turn", None, {0}, "extra-hit"),
            {"tight-turn", "barrel-roll", "in-my-sights", "maneuver"},
        ),
        (
            *("vertical-roll", None, {2}, "altitude"),
            {"vertical-roll", "out-of-the-sun", "in-my-sights", "yo-yo"},
        ),
        (
            *("yo-yo", None, {1}, "extra-hit"),
            {"yo-yo", "tight-turn", "scissors", "barrel-roll", "vertical-roll"},
        ),
    ],
)
def test_cards_do_what_the_document_says(
    title: str, subtitle: str | None, maneuver: set[int], action: str | None, reacts_to: set[str]
) -> None:
    cards = [card for card in CARDS if (card.title, card.subtitle) == (title, subtitle)]
    assert {card.maneuver for card in cards} == maneuver
    assert {card.action for card in cards} == {action}
    assert all(set(card.reacts_to) == reacts_to for card in cards)


@pytest.mark.rule("FLAMES-RULING-39")
def test_the_converted_text_loses_no_card_and_no_name() -> None:
    assert {card.title for card in CARDS} == set(get_args(Title))
    whole = {card.title: (card.action, *card.reacts_to) for card in CARDS}
    assert whole["scissors"] == ("reverse", "scissors", "tight-turn", "yo-yo")
    turns = ("maneuver", "in-my-sights", "barrel-roll", "tight-turn")
    assert whole["tight-turn"] == ("extra-hit", *turns)
    assert {FIGHTERS[name].name for name in ("a6m2", "a6m5")} == {"A6M2 Zeke", "A6M5 Zeke"}


def test_the_attacks_that_the_document_names_exist() -> None:
    attacks = {
        (card.attack.bursts, card.attack.hits)
        for card in CARDS
        if card.attack and card.title == "in-my-sights" and not card.subtitle
    }
    assert {(1, 1), (2, 2), (2, 3), (3, 3)} <= attacks
    assert all(
        card.attack and card.attack.destroys for card in CARDS if card.subtitle == "fuel-tank"
    )


# Fighters.


def test_there_are_at_least_45_fighters_of_six_nations() -> None:
    assert len(FIGHTERS) >= 45
    assert {fighter.nation for fighter in FIGHTERS.values()} == set(get_args(Nation))
    assert max(fighter.year for fighter in FIGHTERS.values()) <= 1945


@pytest.mark.parametrize("year", range(1939, 1946))
def test_each_year_of_the_war_has_fighters_of_both_camps(year: int) -> None:
    axis = {"germany", "japan"}
    flown = {fighter.nation in axis for fighter in FIGHTERS.values() if fighter.year <= year}
    assert flown == {True, False}


@pytest.mark.parametrize("note", ["gunner", "turbocharger", "agile", "barrage", "bombs"])
def test_every_note_is_in_use(note: str) -> None:
    assert any(getattr(fighter, note) for fighter in FIGHTERS.values())
    flown = {aircraft.fighter for s in SCENARIOS for side in s.side for aircraft in side.aircraft}
    assert any(getattr(FIGHTERS[name], note) for name in flown if name is not None)


# The ledger's table "Aircraft figures stated"; "?" is not in the document.
STATED = """
name         nation   speed  perf  pre  post  bursts  firepower  front  total  note     vp    year
spitfire-1   uk       ?      6     ?    ?     2       ?          3      6      barrage  ?     ?
bf-109e      germany  2      ?     ?    ?     ?       0          ?      >=5    ?        ?     ?
p-39d        russia   ?      ?     ?    ?     ?       ?          ?      ?      ?        <=12  <=1941
p-47d        usa      ?      ?     ?    ?     2       ?          ?      ?      ?        ?     ?
la-7         russia   ?      ?     ?    ?     ?       1          ?      ?      ?        ?     ?
p-11c        poland   ?      4     1    0     ?       ?          2      4      agile    3     <=1939
bf-110c      germany  ?      ?     ?    ?     ?       ?          ?      ?      gunner   10    <=1939
bf-109g      germany  ?      ?     ?    ?     ?       ?          ?      ?      ?        ?     ?
p-51d        usa      3      ?     ?    ?     ?       ?          ?      ?      ?        ?     ?
gladiator-2  uk       1      ?     ?    ?     ?       ?          ?      ?      ?        ?     ?
ki-27        japan    1      ?     ?    ?     ?       ?          ?      ?      ?        ?     ?
f4u          usa      3      7     ?    3     1       0          ?      ?      ?        ?     <=1943
a6m5         japan    2      7     2    2     0       1          3      ?      agile    ?     <=1943
"""
ROWS = [row.split() for row in STATED.strip().splitlines()]


@pytest.mark.parametrize("row", ROWS[1:], ids=lambda row: row[0])
def test_every_figure_that_the_document_states_is_met(row: list[str]) -> None:
    stated = dict(zip(ROWS[0], row, strict=True))
    fighter = FIGHTERS[stated["name"]]
    figures = {
        "nation": fighter.nation,
        "speed": fighter.speed,
        "perf": fighter.performance,
        "pre": fighter.horsepower[0],
        "post": fighter.horsepower[1],
        "bursts": fighter.bursts,
        "firepower": fighter.firepower,
        "front": fighter.airframe,
        "total": fighter.damaged.airframe,
        "vp": fighter.vp,
        "year": fighter.year,
    }
    for column, figure in figures.items():
        assert _meets(figure, stated[column]), f"{column} is {figure}, not {stated[column]}"
    if stated["note"] != "?":
        assert int(getattr(fighter, stated["note"])) == 1


def _meets(figure: int | str, stated: str) -> bool:
    if stated.startswith("<="):
        return int(figure) <= int(stated[2:])
    if stated.startswith(">="):
        return int(figure) >= int(stated[2:])
    return stated in ("?", str(figure))


@pytest.mark.parametrize("name", FIGHTERS)
def test_a_damaged_fighter_is_never_better(name: str) -> None:
    front, back = FIGHTERS[name], FIGHTERS[name].damaged
    for field in ("speed", "performance", "bursts", "firepower", "gunner", "bombs"):
        assert getattr(back, field) <= getattr(front, field)
    for field in ("turbocharger", "agile", "barrage"):
        assert getattr(back, field) <= getattr(front, field)
    assert back.horsepower[0] <= front.horsepower[0]
    assert back.horsepower[1] <= front.horsepower[1]


# Pilots.


def test_every_ability_has_a_generic_pilot() -> None:
    assert sorted(pilot.abilities[0] for pilot in GENERIC) == sorted(get_args(Ability))
    assert all(len(pilot.abilities) == 1 for pilot in GENERIC)


def test_there_are_at_least_20_named_pilots_of_six_nations() -> None:
    named = [pilot for pilot in PILOTS if pilot.nation != "any"]
    assert len(named) >= 20
    assert {pilot.nation for pilot in named} == set(get_args(Nation))


def test_a_pilot_costs_the_sum_of_his_abilities() -> None:
    price = {pilot.abilities[0]: pilot.vp for pilot in GENERIC}
    for pilot in PILOTS:
        assert pilot.vp == sum(price[ability] for ability in pilot.abilities), pilot.id


# Scenarios.


def test_there_are_at_least_12_historical_battles_of_one_to_four_aircraft_a_side() -> None:
    assert len(HISTORICAL) >= 12
    sizes = {len(side.aircraft) for scenario in HISTORICAL for side in scenario.side}
    assert sizes == {1, 2, 3, 4}


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.id)
def test_a_briefing_has_two_lines_in_each_language(scenario: Scenario) -> None:
    english, french = (words.strip().split("\n") for words in _both(scenario.briefing))
    assert (len(english), len(french)) == (2, 2)
    assert english[1] != french[1]
    assert all(scenario.title.say(lang) for lang in ("en", "fr"))


def _both(words: Any) -> Iterator[str]:
    yield words.en
    yield words.fr


def test_the_first_scenario_and_the_option_sets_exist() -> None:
    known = {scenario.id for scenario in SCENARIOS}
    flames = system("flames")
    assert flames.content.first_scenario in known
    assert {setting["scenario"] for setting in flames.engine.option_sets.values()} <= known


@pytest.mark.parametrize("scenario", SCENARIOS, ids=lambda scenario: scenario.id)
def test_every_scenario_can_be_set_up(scenario: Scenario) -> None:
    rules = system("flames").engine.configure(scenario=scenario.id)
    assert rules.pending(rules.start(1))


# Where figures come from.


@pytest.mark.parametrize("table", ["card", "fighter", "pilot", "scenario"])
def test_what_an_entry_says_of_its_sources_names_fields_that_it_has(table: str) -> None:
    for entry in entries(table):
        plain = msgspec.to_builtins(entry)
        for path in entry.stated + entry.public:
            found = plain
            for part in path.split("."):
                assert part in found, f"{entry.id}: {path}"
                found = found[part]


# A player's own pack.

HEADER = """
[pack]
id = "mine"
system = "flames"
version = "1"
title = {en = "Mine", fr = "Le mien"}
"""


def emil(**changes: str) -> str:
    """Return the Emil as it ships, but for what a pack changes."""
    text = (CORE / "fighters.toml").read_text(encoding="utf-8")
    found = re.search(r'\[\[fighter\]\]\nid = "bf-109e"\n.*?(?=\n\n)', text, re.DOTALL)
    assert found is not None
    entry = found[0]
    for old, new in changes.items():
        entry = re.sub(rf"(?m)^{old} = .*$", f"{old} = {new}", entry)
    return entry


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / "pack.toml").write_text(HEADER + 'replaces = ["bf-109e"]\n', encoding="utf-8")
    return folder


def test_a_players_own_pack_replaces_a_fighter(mine: Path) -> None:
    (mine / "fighters.toml").write_text(emil(speed="3"), encoding="utf-8")
    rules = system("flames").engine.configure(scenario="first-duel", packs=[mine])
    view: Any = rules.view(rules.start(1), None)
    assert {aircraft.fighter: aircraft.figures.speed for aircraft in view.aircraft} == {
        "spitfire-1": FIGHTERS["spitfire-1"].speed,
        "bf-109e": 3,
    }
    assert set(rules.packs) == {"bombers", "campaigns", "core", "school", "mine"}
    assert FIGHTERS["bf-109e"].speed == 2


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (
            emil(speed='"fast"'),
            "mine/bad.toml: fighter 'bf-109e': speed: expected `int`, got `str`",
        ),
        (emil() + "\ncolour = 1", "mine/bad.toml: fighter 'bf-109e': colour: unknown field"),
        (
            emil(airframe="6"),
            "mine/bad.toml: fighter 'bf-109e': damaged.airframe: 6 is a total and must exceed",
        ),
        (
            emil(id='"spitfire-1"'),
            "mine: fighter 'spitfire-1': another pack has this ID already",
        ),
        (emil() + "\n" + emil(), "mine/bad.toml: fighter 'bf-109e': id: duplicate"),
    ],
)
def test_a_fault_of_a_players_pack_is_told_with_its_place(
    mine: Path, text: str, fault: str
) -> None:
    (mine / "bad.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadPack) as caught:
        check_pack(mine)
    assert len(caught.value.faults) == 1
    assert caught.value.faults[0].startswith(fault)


def test_a_scenario_with_a_missing_aircraft_is_told(mine: Path) -> None:
    text = (CORE / "scenarios.toml").read_text(encoding="utf-8")
    found = re.search(r'\[\[scenario\]\]\nid = "first-duel"\n.*?(?=\n\n)', text, re.DOTALL)
    assert found is not None
    duel = found[0].replace('"first-duel"', '"my-duel"').replace('"spitfire-1"', '"spitfire-0"')
    (mine / "duel.toml").write_text(duel, encoding="utf-8")
    with pytest.raises(BadPack) as caught:
        check_pack(mine)
    assert caught.value.faults == [
        (
            "mine/duel.toml: scenario 'my-duel': side #1: aircraft #1: fighter: "
            "'spitfire-0' is in no pack"
        )
    ]
