"""What ships with wings: enough of everything, and every figure that is known."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from escadrille.content.packs import PACKS, Shelf, shipped
from escadrille.kernel.errors import BadOption
from escadrille.kernel.options import resolve
from escadrille.mechanics.plane.grid import DEGREE, card_manoeuvre
from escadrille.systems.wings.checks import check_scenario, cross_check
from escadrille.systems.wings.options import CAMPAIGN, OPTION_SETS, OPTIONS, settled
from escadrille.systems.wings.schema import (
    SCHEMA,
    STEEP,
    Aircraft,
    Deck,
    Manoeuvre,
    Measures,
    Scenario,
    allowed,
    faces,
    grid,
    months,
)

TABLES = Shelf("wings", SCHEMA, cross_check).load().tables
MEASURES: Measures = TABLES["measures"]["standard"]
MANOEUVRES: dict[str, Manoeuvre] = TABLES["manoeuvre"]
DECKS: dict[str, Deck] = TABLES["deck"]
AIRCRAFT: dict[str, Aircraft] = TABLES["aircraft"]
SCENARIOS: dict[str, Scenario] = TABLES["scenario"]
PACK_NAMES = ("aces", "campaigns", "core", "school")
MISSIONS = [s for s in SCENARIOS.values() if "mode" not in s.options]


def test_four_packs_ship() -> None:
    assert shipped("wings") == [PACKS / "wings" / name for name in PACK_NAMES]


# Damage decks, as the ledger lists them: cards with their copies.
A = (
    "0×10 0-red-jam 0-green-jam 1×6 1-rudder-right 1-rudder-left 2-rudder-right 2-rudder-left "
    "2-red-jam 2-green-jam 2-flames 3×3 3-engine 3-pilot 4×2 4-smoke×2 5 5-pilot 0-explosion"
)
B = (
    "0×13 0-red-jam×2 0-green-jam×2 1×5 1-red-jam 1-green-jam 1-rudder-right 1-rudder-left "
    "1-flames 1-smoke 1-pilot 2×4 2-rudder-right 2-rudder-left 2-engine 2-flames 2-smoke 3×3 "
    "3-pilot 4 0-explosion"
)
C = "0×9 1 2 4-flames 6-engine 6-pilot 8-smoke 10 0-explosion"
D = "0×3 3-flames 6-flames 9-flames 0-explosion×2"


@pytest.mark.rule("WINGS-COMP-04")
@pytest.mark.parametrize(
    ("letter", "cards", "size"), [("a", A, 37), ("b", B, 44), ("c", C, 17), ("d", D, 8)]
)
def test_a_damage_deck_holds_the_cards_of_the_ledger(letter: str, cards: str, size: int) -> None:
    listed: Counter[str] = Counter()
    for text in cards.split():
        name, _, copies = text.partition("×")
        listed[name] += int(copies or 1)
    held: Counter[str] = Counter()
    for card in TABLES["damage"][letter].cards:
        held[f"{card.points}-{card.special}" if card.special else f"{card.points}"] += card.copies
    assert held == listed
    assert held.total() == size


# Manoeuvre decks: speed, Immelmann, sideslips, wide sideslips, turns of 90 degrees, all cards.
COUNTS: dict[str, tuple[int, int, tuple[int, int], tuple[int, int], tuple[int, int], int]] = {
    "A": (10, 1, (2, 2), (0, 0), (0, 0), 16),
    "B": (8, 1, (3, 3), (0, 0), (0, 0), 18),
    "C": (8, 1, (2, 3), (0, 0), (0, 3), 20),
    "D": (6, 1, (2, 2), (1, 1), (0, 2), 20),
    "E": (5, 1, (2, 2), (1, 1), (0, 0), 18),
    "F": (8, 1, (2, 2), (1, 1), (1, 1), 20),
    "G": (5, 1, (1, 1), (0, 0), (0, 0), 16),
    "H": (8, 0, (2, 2), (0, 0), (0, 0), 15),
    "I": (6, 1, (2, 2), (1, 1), (0, 0), 18),
    "J": (6, 1, (3, 3), (0, 0), (0, 0), 18),
    "K": (6, 0, (2, 2), (0, 0), (0, 0), 15),
    "L": (8, 1, (2, 2), (0, 0), (2, 2), 22),
    "M": (8, 1, (2, 2), (1, 2), (1, 2), 22),
    "N": (10, 1, (3, 3), (0, 0), (0, 0), 18),
    "O": (6, 1, (2, 2), (0, 0), (0, 0), 16),
    "P": (8, 1, (2, 2), (0, 0), (1, 1), 18),
}


@pytest.mark.rule("WINGS-PROG-02")
@pytest.mark.parametrize("letter", COUNTS)
def test_a_manoeuvre_deck_holds_the_cards_of_the_ledger(letter: str) -> None:
    speed, immelmann, slips, wide, sharp, total = COUNTS[letter]
    deck = DECKS[letter.lower()]
    held = Counter({face.name: face.copies for face in faces(deck, MANOEUVRES)})
    for kind, (left, right) in (
        ("turn", (3, 3)),
        ("sideslip", slips),
        ("wide-sideslip", wide),
        ("sharp-turn", sharp),
    ):
        assert (held[f"{kind}-left"], held[f"{kind}-right"]) == (left, right), kind
    assert held["straight"] == 3
    assert held["stall"] + held["plain-stall"] == 2
    assert held["immelmann"] == immelmann
    assert (held["climb"], held["dive"]) == (1, 1)
    assert held.total() == total + 2
    drawn = [face.manoeuvre.id.rpartition("-")[2] for face in faces(deck, MANOEUVRES)]
    assert {text for text in drawn if text.isdigit()} == {str(speed)}


@pytest.mark.rule("WINGS-RULING-77")
def test_without_altitude_a_deck_has_neither_climb_nor_dive() -> None:
    for letter, deck in DECKS.items():
        flat = faces(deck, MANOEUVRES, altitude=False)
        assert not {"climb", "dive"} & {face.name for face in flat}
        assert sum(face.copies for face in flat) == COUNTS[letter.upper()][-1]


@pytest.mark.rule("WINGS-RULING-93")
def test_two_decks_have_odd_cards() -> None:
    odd = {
        (letter, face.name, face.copies)
        for letter, deck in DECKS.items()
        for face in faces(deck, MANOEUVRES)
        if face.manoeuvre.diamond != (face.manoeuvre.kind in STEEP)
    }
    assert odd == {
        ("g", "steep-sideslip-left", 1),
        ("g", "steep-sideslip-right", 1),
        ("l", "plain-stall", 1),
    }


@pytest.mark.rule("WINGS-RULING-04")
def test_which_cards_bear_a_diamond() -> None:
    usual = {m.kind: m.diamond for m in MANOEUVRES.values() if m.id not in ODD}
    assert {kind for kind, diamond in usual.items() if diamond} == {
        "stall",
        "climb",
        "sharp-turn",
        "wide-sideslip",
    }


ODD = {"plain-stall", "steep-sideslip-5"}


@pytest.mark.rule("WINGS-MOVE-01")
@pytest.mark.parametrize(
    ("card", "ahead", "turn"),
    [
        ("straight-10", 129.8, 0),
        ("straight-8", 117.8, 0),
        ("straight-6", 104.8, 0),
        ("straight-5", 97.8, 0),
        ("stall", 74.5, 0),
        ("climb", 74.5, 0),
        ("dive-10", 129.8, 0),
        ("immelmann-10", 61.2, 180),
        ("immelmann-8", 49.2, 180),
        ("immelmann-6", 36.2, 180),
        ("immelmann-5", 29.7, 180),
    ],
)
def test_how_far_a_card_leads(card: str, ahead: float, turn: int) -> None:
    drawing = MANOEUVRES[card]
    move = card_manoeuvre(
        grid(MEASURES.base[1]),
        grid(MEASURES.arrow),
        -grid(drawing.tip[0]),
        grid(drawing.tip[1]),
        drawing.turn * DEGREE,
    )
    assert (move.right, move.ahead) == (0, grid(ahead))
    assert drawing.turn == turn


def test_the_faster_a_card_the_further_it_leads() -> None:
    for kind in ("straight", "turn", "sideslip", "immelmann", "dive"):
        tips = [MANOEUVRES[f"{kind}-{speed}"].tip for speed in (5, 6, 8, 10)]
        assert tips == sorted(tips), kind
    assert list(MANOEUVRES["turn-10"].tip) == [39.5, 67.5]
    assert list(MANOEUVRES["tiny-turn-8"].tip) == [9, 8.5]
    assert {m.turn for m in MANOEUVRES.values() if "turn" in m.kind} == {60, 90}


# Aircraft: those of the ledger, with deck, guns, structure, climb and ceiling.
LEDGER: dict[str, tuple[str, str, int, int, int]] = {
    "nieuport-17": ("I", "B", 12, 4, 11),
    "spad-vii": ("B", "B", 15, 3, 12),
    "spad-xiii": ("A", "A", 16, 3, 14),
    "sopwith-triplane": ("D", "B", 13, 3, 13),
    "sopwith-camel": ("C", "A", 15, 3, 13),
    "se5a": ("N", "A", 16, 3, 13),
    "hanriot-hd1": ("P", "A", 14, 3, 13),
    "sopwith-snipe": ("M", "A", 16, 3, 13),
    "dh4": ("H", "AA", 15, 4, 13),
    "breguet-14": ("K", "BA", 17, 5, 12),
    "albatros-d3": ("J", "A", 14, 4, 12),
    "albatros-d5a": ("B", "A", 15, 4, 12),
    "pfalz-d3": ("N", "A", 16, 4, 11),
    "fokker-dr1": ("D", "A", 13, 3, 13),
    "ssw-d3": ("L", "A", 15, 2, 17),
    "ssw-d4": ("L", "A", 15, 2, 17),
    "fokker-d7": ("F", "A", 16, 3, 14),
    "roland-c2": ("G", "BB", 16, 5, 9),
    "ufag-c1": ("O", "AB", 14, 5, 10),
    # Players' cards beyond the ledger's table.
    "be2c": ("I", "BB", 13, 6, 7),
    "sopwith-dolphin": ("N", "A", 16, 3, 13),
}


@pytest.mark.rule("WINGS-COMP-01", "WINGS-RULING-30")
@pytest.mark.parametrize("name", LEDGER)
def test_an_aircraft_has_the_figures_of_the_ledger(name: str) -> None:
    plane = AIRCRAFT[name]
    letters = "".join(gun.letter for gun in sorted(plane.guns, key=lambda gun: gun.arc))
    figures = (plane.deck, letters, plane.structure, plane.climb, plane.ceiling)
    assert figures == LEDGER[name]


@pytest.mark.rule("WINGS-DUEL-01")
def test_the_values_that_the_document_states_for_a_duel() -> None:
    valued = {plane.id: plane.duel for plane in AIRCRAFT.values() if "duel" in plane.stated}
    assert valued == {
        "nieuport-17": 0,
        "albatros-d3": 1,
        **dict.fromkeys(("spad-xiii", "fokker-dr1", "albatros-d5a", "pfalz-d3"), 2),
        **dict.fromkeys(("ssw-d3", "ssw-d4"), 2),
        **dict.fromkeys(("sopwith-camel", "sopwith-triplane", "hanriot-hd1"), 3),
        **dict.fromkeys(("fokker-d7", "sopwith-snipe", "se5a"), 4),
    }


def test_there_are_enough_aircraft_in_every_year_of_the_war() -> None:
    assert sum(plane.seats == 1 for plane in AIRCRAFT.values()) >= 24
    assert sum(plane.seats == 2 for plane in AIRCRAFT.values()) >= 8
    quarters = [f"{year}-{month:02}" for year in (1916, 1917, 1918) for month in (1, 4, 7, 10)]
    for date in ("1915-09", *quarters):
        for camp in ("entente", "empires"):
            flying = [p.seats for p in AIRCRAFT.values() if allowed(p, camp, date)]
            assert {1, 2} <= set(flying), f"{camp} {date}"


def test_a_type_is_of_its_period_and_a_two_seater_half_a_year_longer() -> None:
    seventeen = AIRCRAFT["nieuport-17"]
    dates = ("1916-04", "1916-05", "1917-06", "1917-07")
    assert [allowed(seventeen, "entente", date) for date in dates] == [False, True, True, False]
    assert not allowed(seventeen, "empires", "1916-08")
    roland = AIRCRAFT["roland-c2"]
    dates = ("1915-08", "1915-09", "1917-11", "1917-12")
    assert [allowed(roland, "empires", date) for date in dates] == [False, True, True, False]
    assert allowed(AIRCRAFT["spad-xiii"], "entente", "1918-11")


@pytest.mark.rule("WINGS-TWO-01", "WINGS-TWO-04")
def test_arcs_are_measured_to_the_front_and_wide_to_the_rear() -> None:
    for plane in AIRCRAFT.values():
        assert len(plane.guns) <= plane.seats
        for gun in plane.guns:
            assert gun.half == {"front": 33, "rear": 90}[gun.arc]
            assert gun.above == (plane.id == "roland-c2" and gun.arc == "rear")
    assert [gun.arc for gun in AIRCRAFT["albatros-c1"].guns] == ["rear"]


@pytest.mark.rule("WINGS-CTF-03")
def test_a_spad_xiii_counts_as_a_spad_vii_in_capture_the_flag() -> None:
    other = {plane.id: plane.flag_deck for plane in AIRCRAFT.values() if plane.flag_deck}
    assert other == {"spad-xiii": AIRCRAFT["spad-vii"].deck}


# The ground and the sky.


@pytest.mark.rule("WINGS-GND-03", "WINGS-GND-06", "WINGS-RULING-36", "WINGS-RULING-41")
def test_what_stands_on_the_ground() -> None:
    pieces = TABLES["piece"].values()
    kinds = {kind: [p for p in pieces if p.kind == kind] for kind in {p.kind for p in pieces}}
    assert set(kinds) == {"trench", "machine-gun", "flak", "target", "strip"}
    for kind in ("trench", "machine-gun", "flak"):
        assert {piece.structure for piece in kinds[kind]} == {5}
    assert {piece.letter for piece in kinds["machine-gun"]} == {"A"}
    assert {piece.structure for piece in kinds["target"]} == {5, 10}
    assert {piece.size for piece in kinds["strip"]} == {(90, 270)}
    balloons = TABLES["balloon"].values()
    assert {(b.structure, b.climb, b.size) for b in balloons} == {(28, 3, (65, 88))}


@pytest.mark.rule("WINGS-CEIL-01")
def test_the_windows_of_levels() -> None:
    rows = [(w.floor, w.ceiling, w.clouds) for w in TABLES["window"].values()]
    assert rows == [(0, 3, 4), (2, 5, 6), (4, 7, 8), (7, 10, 11), (10, 13, 14)]


@pytest.mark.rule("WINGS-WX-02", "WINGS-RULING-88")
@pytest.mark.parametrize(
    ("season", "first", "rows"),
    [
        ("winter", 12, ["heavy 3/9", "medium 3/6", "clear"]),
        ("spring", 3, ["medium 4/7", "clear", "heavy 3/9"]),
        ("summer", 6, ["clear", "heavy 3/12", "medium 6/9"]),
        ("autumn", 9, ["medium 3/9", "heavy 3/9", "clear"]),
    ],
)
def test_the_weather_of_a_season(season: str, first: int, rows: list[str]) -> None:
    entry = TABLES["season"][season]
    assert set(entry.months) == {(first - 1 + month) % 12 + 1 for month in range(3)}
    drawn = {value: draw for draw in entry.draws for value in draw.values}
    told = [
        drawn[value].sky + (f" {drawn[value].low}/{drawn[value].high}" if drawn[value].high else "")
        for value in range(6)
    ]
    assert told == [row for row in rows for _ in range(2)]


# Scenarios.


def aircraft_of(scenario: Scenario) -> list[Any]:
    return [slot for side in scenario.side for slot in side.aircraft]


def test_there_are_scenarios_for_every_size_of_fight() -> None:
    sizes = {len(aircraft_of(scenario)) for scenario in MISSIONS}
    assert len(MISSIONS) >= 12
    assert {2, 4, 8, 12} <= sizes
    assert {s.options["mode"] for s in SCENARIOS.values() if "mode" in s.options} == {
        "deathmatch",
        "team_dm",
        "ctf",
    }
    great = SCENARIOS["spring-offensive"]
    kinds = {TABLES["piece"][thing.piece].kind for thing in great.ground}
    assert {"trench", "machine-gun", "flak", "target"} <= kinds
    assert len(aircraft_of(great)) == 8
    assert any(len(scenario.side) > 2 for scenario in MISSIONS)


def test_the_scenarios_use_what_the_packs_hold() -> None:
    tasks = {thing.task for s in MISSIONS for thing in s.ground}
    assert tasks == {None, "destroy", "photograph", "reconnoitre", "rescue", "steal"}
    assert {mooring.task for s in MISSIONS for mooring in s.balloon} == {None, "destroy"}
    assert any(scenario.net for scenario in MISSIONS)
    assert {hill.relief for s in MISSIONS for hill in s.relief} >= {"north-slope", "south-slope"}
    slots = [slot for scenario in MISSIONS for slot in aircraft_of(scenario)]
    for load in ("bombs", "clusters", "rockets"):
        assert any(getattr(slot, load) for slot in slots), load
    used = {option for scenario in MISSIONS for option in scenario.options}
    assert {"weather", "sun", "relief", "true_ceiling", "cloud_layer", "landing_takeoff"} <= used


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_scenario_is_of_its_time(name: str) -> None:
    scenario = SCENARIOS[name]
    for side in scenario.side:
        for slot in side.aircraft:
            if slot.type:
                plane = AIRCRAFT[slot.type]
                assert plane.camp == side.camp
                assert months(plane.service) <= months(scenario.date), slot.type


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_scenario_speaks_both_languages(name: str) -> None:
    scenario = SCENARIOS[name]
    assert scenario.title.en != scenario.title.fr
    assert scenario.briefing.en != scenario.briefing.fr
    for french in (scenario.title.fr, scenario.briefing.fr):
        assert not re.search(r" [:;!?»]|« |'", french)


@pytest.mark.parametrize("name", [s.id for s in MISSIONS if s.options.get("altitude", True)])
def test_a_mission_can_be_flown_with_the_campaigns_preset(name: str) -> None:
    scenario = SCENARIOS[name]
    options = settled(resolve(OPTIONS, {**scenario.options, **CAMPAIGN}))
    assert list(check_scenario(scenario, options, TABLES)) == []


@pytest.mark.rule("WINGS-DM-01", "WINGS-CTF-01", "WINGS-TDM-01")
def test_the_areas_of_the_modes() -> None:
    """By mode and number of aircraft, in millimetres."""
    areas = {
        (str(s.options["mode"]), len(aircraft_of(s))): s.area
        for s in SCENARIOS.values()
        if "mode" in s.options
    }
    assert areas == {
        ("deathmatch", 4): (1000, 1000),
        ("deathmatch", 8): (1500, 1500),
        ("team_dm", 4): (1000, 1000),
        ("ctf", 4): (1500, 1000),
        ("ctf", 8): (2000, 1500),
    }
    for scenario in SCENARIOS.values():
        if scenario.options.get("mode") == "ctf":
            west, east = scenario.borders or (0, 0)
            assert west == scenario.area[0] - east == MEASURES.ruler


# Options.


@pytest.mark.parametrize("name", OPTION_SETS)
def test_a_setting_of_the_house_is_sound(name: str) -> None:
    setting = OPTION_SETS[name]
    scenario = SCENARIOS[setting["scenario"]]
    options = settled(resolve(OPTIONS, {**scenario.options, **setting.get("options", {})}))
    assert list(check_scenario(scenario, options, TABLES)) == []


@pytest.mark.parametrize(
    ("wanted", "fault"),
    [
        ({"altitude": False, "dive_fire": True}, "'altitude' excludes 'dive_fire'"),
        ({"altitude": False, "weather": True}, "'altitude' excludes 'weather'"),
        ({"collision_squadron_straight": True}, "needs 'collision'"),
        ({"sun_replaces_alert": True}, "needs 'sun'"),
        ({"ammo_cards": 10}, "needs 'ammo'"),
        ({"mode": "ctf", "explosion_lower_half": True}, "excludes 'explosion_lower_half'"),
        ({"mode": "deathmatch", "remove_plain_zero": "all"}, "excludes 'remove_plain_zero'"),
        ({"balloon_artillery_spotting": 3}, "expected one of 0, 4, 5, 6, 7, 8"),
    ],
)
def test_options_that_contradict_one_another_are_refused(
    wanted: dict[str, Any], fault: str
) -> None:
    with pytest.raises(BadOption, match=re.escape(fault)):
        resolve(OPTIONS, wanted)


@pytest.mark.rule("WINGS-DM-02")
def test_some_options_decide_for_others() -> None:
    assert settled(resolve(OPTIONS, {"mode": "team_dm"}))["ammo"] == "d10"
    assert settled(resolve(OPTIONS, {}))["ammo"] == "off"
    for wanted, expected in (
        ({}, "off"),
        ({"weather": True}, "on"),
        ({"balloon_surveillance": True}, "on"),
        ({"weather": True, "tactical_advantages": "off"}, "off"),
        ({"tactical_advantages": "on"}, "on"),
    ):
        assert settled(resolve(OPTIONS, wanted))["tactical_advantages"] == expected  # type: ignore[arg-type]
