"""What ships with phantom: every figure that the document states, and sums that must hold."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from typing import Any

import msgspec
import pytest

from escadrille.content.packs import PACKS, Entry, Shelf, shipped
from escadrille.systems.phantom import schema
from escadrille.systems.phantom.checks import cross_check, shortfall
from escadrille.systems.phantom.effects import Opinion, Raid, SiteRemove
from escadrille.systems.phantom.options import OPTION_SETS, OPTIONS
from escadrille.systems.phantom.schema import (
    LENGTHS,
    LEVELS,
    SCHEMA,
    Aircraft,
    EventCard,
    HelpSheet,
    Intel,
    Length,
    Pilot,
    Sheet,
    Site,
    Supply,
    Target,
    Track,
    Weapon,
    counters_of,
    events_of,
    load_penalty,
    may_fly,
    price,
    quality,
    scenarios,
    tanker_price,
    targets_of,
)

CORE = PACKS / "phantom" / "core"
TABLES = Shelf("phantom", SCHEMA, cross_check).load().tables
HELP: HelpSheet = TABLES["help"]["help"]
AIRCRAFT: dict[str, Aircraft] = TABLES["aircraft"]
PILOTS: dict[str, Pilot] = TABLES["pilot"]
WEAPONS: dict[str, Weapon] = TABLES["weapon"]
SUPPLY: dict[str, Supply] = TABLES["supply"]
SITES: dict[str, Site] = TABLES["site"]
COUNTERS: dict[str, schema.Counter] = TABLES["counter"]
TARGETS: dict[str, Target] = TABLES["target"]
EVENTS: dict[str, EventCard] = TABLES["event"]
TRACKS: dict[str, Track] = TABLES["track"]
SHEETS: dict[str, Sheet] = TABLES["sheet"]


def test_one_pack_ships() -> None:
    assert shipped("phantom") == [CORE]


@pytest.mark.rule("PHANTOM-RULING-39")
def test_every_figure_that_claims_an_origin_is_there() -> None:
    """`stated` and `public` name fields of their entry, and no field is both."""
    for file in CORE.glob("*.toml"):
        for table, rows in tomllib.loads(file.read_text(encoding="utf-8")).items():
            for row in [] if table == "pack" else rows:
                claims = [*row.get("stated", ()), *row.get("public", ())]
                assert len(claims) == len(set(claims)), row["id"]
                for claim in claims:
                    value = row
                    for step in claim.split("."):
                        assert step in value, f"{table} {row['id']}: {claim}"
                        value = value[step]


def test_every_text_speaks_both_languages_with_the_spaces_of_french() -> None:
    texts = [
        text
        for table in TABLES.values()
        for entry in table.values()
        for text in french(msgspec.to_builtins(entry))
    ]
    assert len(texts) > 200
    for text in texts:
        assert not re.search(r"[^\u00a0][:;!?»]|«[^\u00a0]|'", text), text


def french(value: Any) -> list[str]:
    if isinstance(value, dict):
        if set(value) == {"en", "fr"}:
            return [value["fr"]]
        return [text for item in value.values() for text in french(item)]
    if isinstance(value, list | tuple):
        return [text for item in value for text in french(item)]
    return []


# Aircraft and pilots.


@pytest.mark.rule("PHANTOM-SETUP-10", "PHANTOM-PILOT-06", "PHANTOM-PILOT-16")
def test_quality_of_aircraft() -> None:
    assert {name: aircraft.so for name, aircraft in AIRCRAFT.items()} == {
        "f-4-usaf": (0, 0, 0),
        "f-105": (1, 2, 3),
        "f-105g": (1, 2, 3),
        "f-100": (2, 4, 6),
        "f-104": (3, 6, 9),
        "f-4-usn": (0, 0, 0),
        "f-8": (2, 4, 6),
        "a-4": (2, 4, 6),
        "a-6": (0, 0, 0),
        "a-7": (0, 0, 0),
    }
    assert AIRCRAFT["f-4-usaf"].wp == AIRCRAFT["f-4-usn"].wp == 6


@pytest.mark.rule("PHANTOM-PILOT-17", "PHANTOM-PILOT-18", "PHANTOM-RULING-17")
def test_the_air_force_f4_has_a_gun_from_1967() -> None:
    f4 = AIRCRAFT["f-4-usaf"]
    assert [f4.has_gun(year) for year in (1965, 1966, 1967, 1972)] == [False, False, True, True]
    assert not AIRCRAFT["f-4-usn"].has_gun(1972)
    assert not AIRCRAFT["a-6"].has_gun(1972)
    assert AIRCRAFT["f-8"].has_gun(1965)


@pytest.mark.rule("PHANTOM-ARM-08")
def test_a_gun_pod_is_for_aircraft_that_lack_a_gun() -> None:
    assert {name for name, aircraft in AIRCRAFT.items() if "gun-pod" in aircraft.weapons} == {
        "f-4-usaf",
        "f-4-usn",
    }


@pytest.mark.rule("PHANTOM-PILOT-01", "PHANTOM-PILOT-04", "PHANTOM-PILOT-05", "PHANTOM-PILOT-09")
def test_the_back_of_a_card_is_the_next_level_and_no_worse() -> None:
    assert len(PILOTS) == 60
    for pilot in PILOTS.values():
        front, back = pilot.front, pilot.back
        assert LEVELS.index(back.level) == LEVELS.index(front.level) + 1
        assert front.xp is not None
        assert back.xp is None
        assert back.cool >= front.cool
        for was, becomes in ((front.okay, back.okay), (front.shaken, back.shaken)):
            assert becomes.to > was.to, pilot.id
            assert becomes.ata >= was.ata
            assert becomes.atg >= was.atg
            assert becomes.fast >= was.fast
        for side in (front, back):
            assert side.okay.to < side.shaken.to
            assert (side.shaken.ata, side.shaken.atg) <= (side.okay.ata, side.okay.atg)


@pytest.mark.rule("PHANTOM-PILOT-02", "PHANTOM-PILOT-03", "PHANTOM-RULING-02")
def test_the_pilots_of_the_document_are_there() -> None:
    levels = {
        "newbie": ("cajun",),
        "green": ("junior", "t-bone"),
        "average": ("kirin", "papa", "jagger", "smokes", "boomer", "scorpio"),
        "skilled": ("splashdog", "robin"),
        "veteran": ("monger",),
    }
    for level, names in levels.items():
        for name in names:
            assert PILOTS[name].front.level == level
            assert PILOTS[name].aircraft == "f-4-usaf"
    assert PILOTS["showtime"].front.okay.ata == 2
    assert {"chevy", "misty"} <= PILOTS.keys()
    services = Counter(AIRCRAFT[pilot.aircraft].service for pilot in PILOTS.values())
    assert services == {"usaf": 34, "usn": 26}


# Weapons.


@pytest.mark.rule(
    "PHANTOM-COMP-13", "PHANTOM-COMP-14", "PHANTOM-AG-01", "PHANTOM-RULING-04", "PHANTOM-RULING-05"
)
def test_factors_that_the_document_states() -> None:
    assert WEAPONS["aim-9"].factors == (6,)
    assert WEAPONS["mk-82"].factors == (6, 10)
    assert WEAPONS["mk-84"].factors == (5, 7, 8)
    assert max(len(weapon.factors) for weapon in WEAPONS.values()) == 4
    assert (HELP.gun.air, HELP.gun.ground) == (8, 10)


@pytest.mark.rule("PHANTOM-ARM-05", "PHANTOM-ARM-06", "PHANTOM-ARM-07", "PHANTOM-RULING-23")
def test_kinds_of_weapons() -> None:
    kinds: dict[str, set[str]] = {}
    for name, weapon in WEAPONS.items():
        kinds.setdefault(weapon.kind, set()).add(name)
    assert kinds["air-to-air"] == {"aim-9", "aim-7"}
    assert kinds["gun-pod"] | kinds["ecm-pod"] == {"gun-pod", "ecm-pod"}
    assert len(kinds["air-to-ground"]) == 10
    for name in kinds["air-to-air"]:
        assert set(WEAPONS[name].altitudes) == {"high", "low"}


@pytest.mark.rule("PHANTOM-AG-04", "PHANTOM-AG-05", "PHANTOM-AG-06")
def test_weapons_of_their_own_kind() -> None:
    marked = {
        "soft": {name for name, weapon in WEAPONS.items() if weapon.soft},
        "politics": {name for name, weapon in WEAPONS.items() if weapon.politics},
        "radar_only": {name for name, weapon in WEAPONS.items() if weapon.radar_only},
    }
    assert marked == {"soft": {"cbu", "blu-1"}, "politics": {"blu-1"}, "radar_only": {"agm-45"}}


@pytest.mark.rule("PHANTOM-COMP-15", "PHANTOM-COMP-16", "PHANTOM-COMP-17", "PHANTOM-RULING-32")
def test_ranges_and_altitudes() -> None:
    reach = {name: (weapon.range, weapon.forbidden) for name, weapon in WEAPONS.items()}
    assert {name: pair for name, pair in reach.items() if pair != (0, None)} == {
        "aim-9": (1, None),
        "aim-7": (2, 0),
        "agm-12": (1, None),
        "agm-62": (1, 0),
        "agm-45": (2, 0),
    }
    low_only = {name for name, weapon in WEAPONS.items() if weapon.altitudes == ("low",)}
    high_only = {name for name, weapon in WEAPONS.items() if weapon.altitudes == ("high",)}
    assert (low_only, high_only) == ({"blu-1", "lau-3"}, {"agm-62", "gbu-10", "gbu-12"})


@pytest.mark.rule("PHANTOM-COMP-18")
def test_supply_of_counters() -> None:
    assert {supply.faces: supply.counters for supply in SUPPLY.values()} == {
        ("aim-9", "mk-82"): 30,
        ("aim-7", "mk-84"): 18,
        ("cbu", "lau-3"): 18,
        ("blu-1", "agm-12"): 10,
        ("agm-45", "agm-62"): 8,
        ("gbu-10", "gbu-12"): 12,
        ("gun-pod", "ecm-pod"): 10,
    }


# Air defences.


@pytest.mark.rule("PHANTOM-COMP-04", "PHANTOM-COMP-05", "PHANTOM-HOUSE-01", "PHANTOM-RULING-31")
def test_forty_counters_of_two_faces() -> None:
    sites: Counter[str] = Counter()
    bandits: Counter[str | None] = Counter()
    for counter in COUNTERS.values():
        sites[counter.site] += counter.copies
        bandits[counter.bandit] += counter.copies
    assert sites == {"zpu": 6, "37-mm": 8, "s-60": 12, "ks-12": 6, "sa-2": 8}
    assert bandits == {None: 14, "mig-17": 12, "mig-19": 5, "mig-21": 9}
    assert SITES["zpu"].attack == (5, 9)
    assert SITES["s-60"].attack == (5, 8, 10)


@pytest.mark.rule(
    "PHANTOM-COMP-06",
    "PHANTOM-COMP-07",
    "PHANTOM-COMP-08",
    "PHANTOM-COMP-09",
    "PHANTOM-RULING-06",
    "PHANTOM-RULING-11",
)
def test_marks_of_the_defences() -> None:
    assert {name for name, site in SITES.items() if site.radar} == {"sa-2"}
    assert {name: (site.range, site.altitudes) for name, site in SITES.items()} == {
        "zpu": (0, ("low",)),
        "37-mm": (0, ("low",)),
        "s-60": (1, ("high", "low")),
        "ks-12": (1, ("high",)),
        "sa-2": (2, ("high",)),
    }
    assert (
        "altitudes" not in TABLES["bandit"]["mig-17"].__struct_fields__
    )  # nothing but distance limits a Bandit
    assert "soft" not in SITES["sa-2"].__struct_fields__  # every Site is soft


# Targets and events.


@pytest.mark.rule("PHANTOM-COMP-20", "PHANTOM-PRE-07", "PHANTOM-PRE-09", "PHANTOM-TB-06")
def test_the_sample_target_of_the_document() -> None:
    assert [target.number for target in TARGETS.values()] == list(range(1, 49))
    sample = TARGETS["highway-bridge"]
    assert sample.number == 21
    assert (sample.politics, sample.damage, sample.aircraft) == (1, 5, 4)
    assert (sample.sites, sample.bandits) == ((1, 2), (0, 1))


def test_sums_of_the_target_cards() -> None:
    fields = ("politics", "vp", "stress", "damage", "aircraft", "recon", "intel", "so")
    sums = {name: sum(getattr(t, name) for t in TARGETS.values()) for name in fields}
    assert sums == {
        "politics": 102,
        "vp": 166,
        "stress": 135,
        "damage": 446,
        "aircraft": 248,
        "recon": 8,
        "intel": 13,
        "so": 6,
    }
    assert sum(target.soft for target in TARGETS.values()) == 17
    assert max(target.politics for target in TARGETS.values()) == 5


@pytest.mark.rule("PHANTOM-COMP-19", "PHANTOM-HOUSE-17")
def test_event_cards() -> None:
    assert [event.number for event in EVENTS.values()] == list(range(1, 25))
    kinds = {
        type(effect).__name__
        for event in EVENTS.values()
        for effect in (event.target_bound, event.over_target, event.home_bound)
        if effect is not None
    }
    assert len(kinds) == 14  # every kind of effect is on a card
    assert EVENTS["missile-warning"].target_bound == Raid(attack=(4, 7, 9), by="radar")
    assert EVENTS["radar-hunters"].over_target == SiteRemove(site="sa-2")
    assert EVENTS["press-coverage"].home_bound == Opinion(right=1, least=3)
    assert EVENTS["friendly-hearing"].home_bound == Opinion(right=-1)
    clear = EVENTS["clear-weather"]
    assert clear.target_bound is clear.over_target is clear.home_bound is None


# Campaigns.


@pytest.mark.rule("PHANTOM-COMP-21", "PHANTOM-SETUP-01", "PHANTOM-SETUP-04")
def test_six_sheets_of_three_lengths() -> None:
    assert len(scenarios(TABLES)) == 18
    figures = {
        name: (sheet.service, sheet.year, *((term.missions, term.so) for term in terms(sheet)))
        for name, sheet in SHEETS.items()
    }
    assert figures == {
        "war-in-the-south-usaf": ("usaf", 1965, (2, 4), (4, 8), (7, 12)),
        "war-in-the-south-usn": ("usn", 1965, (2, 3), (4, 6), (7, 13)),
        "rolling-thunder-usaf": ("usaf", 1967, (4, 16), (7, 28), (11, 54)),
        "rolling-thunder-usn": ("usn", 1967, (4, 16), (7, 28), (11, 54)),
        "linebacker-usaf": ("usaf", 1972, (4, 16), (8, 32), (12, 48)),
        "linebacker-usn": ("usn", 1972, (4, 16), (8, 32), (12, 48)),
    }
    scenario = scenarios(TABLES)["rolling-thunder-usaf-long"]
    assert (scenario.sheet, scenario.length) == ("rolling-thunder-usaf", "long")
    assert (scenario.title.en, scenario.missions) == ("Rolling Thunder: Air Force (long)", 11)


def terms(sheet: Sheet) -> list[Any]:
    return [sheet.lengths[length] for length in LENGTHS]


@pytest.mark.rule("PHANTOM-HOUSE-39")
def test_longer_campaigns_ask_for_more() -> None:
    for sheet in SHEETS.values():
        for short, longer in zip(terms(sheet), terms(sheet)[1:], strict=False):
            assert all(a < b for a, b in zip(short.vp.levels, longer.vp.levels, strict=True)), (
                sheet.id
            )
    # Of the house, and set from what the bots reach (docs/phantom-results.md): not the ledger's.
    assert SHEETS["rolling-thunder-usaf"].lengths["long"].vp.levels == (22, 24, 26, 27)


@pytest.mark.rule("PHANTOM-SETUP-02")
def test_each_sheet_has_its_own_targets() -> None:
    decks = {name: {t.number for t in targets_of(s, TARGETS)} for name, s in SHEETS.items()}
    assert {name: len(deck) for name, deck in decks.items()} == {
        "war-in-the-south-usaf": 14,
        "war-in-the-south-usn": 13,
        "rolling-thunder-usaf": 22,
        "rolling-thunder-usn": 21,
        "linebacker-usaf": 22,
        "linebacker-usn": 21,
    }
    assert set.union(*decks.values()) == set(range(1, 49))
    assert decks["rolling-thunder-usaf"] - decks["linebacker-usaf"] == {17}
    assert decks["linebacker-usaf"] - decks["rolling-thunder-usaf"] == {38}


@pytest.mark.rule("PHANTOM-TRACK-01", "PHANTOM-TRACK-02", "PHANTOM-TRACK-03", "PHANTOM-TRACK-04")
def test_values_of_the_tracks() -> None:
    assert TRACKS["recon"].values == (1, 2, 2, 3, 3, 4, 4)
    assert TRACKS["politics"].values == (5, 4, 3, 2, 2, 1, 1, 0, 0)
    assert TRACKS["intel"].removals == (
        Intel(),
        Intel(site="centre"),
        Intel(site="any"),
        Intel(site="centre", bandit="centre"),
        Intel(site="any", bandit="centre"),
        Intel(site="any", bandit="any"),
    )


@pytest.mark.rule("PHANTOM-SETUP-05", "PHANTOM-RULING-35")
@pytest.mark.parametrize(
    ("campaign", "intel", "politics"),
    [
        ("war-in-the-south", "none", 2),
        ("rolling-thunder", "centre", 2),
        ("linebacker", "centre", 3),
    ],
)
def test_start_boxes(campaign: str, intel: str, politics: int) -> None:
    """The first position of each track with the value that the sheet gives."""
    for service in ("usaf", "usn"):
        sheet = SHEETS[f"{campaign}-{service}"]
        assert sheet.recon.start == TRACKS["recon"].values.index(2)
        assert TRACKS["intel"].removals[sheet.intel.start] == Intel(site=intel)  # type: ignore[arg-type]
        assert sheet.politics.start == TRACKS["politics"].values.index(politics)


@pytest.mark.rule("PHANTOM-ARM-03", "PHANTOM-RULING-21")
def test_penalties_of_the_regions() -> None:
    assert SHEETS["rolling-thunder-usaf"].regions["rp5"] == 2
    assert SHEETS["rolling-thunder-usaf"].regions == SHEETS["linebacker-usaf"].regions
    assert SHEETS["rolling-thunder-usn"].regions == SHEETS["linebacker-usn"].regions
    assert SHEETS["rolling-thunder-usn"].regions["rp6b"] == 1
    assert SHEETS["war-in-the-south-usn"].regions["mr1"] == 0


@pytest.mark.rule("PHANTOM-SO-02", "PHANTOM-SO-03", "PHANTOM-SO-05")
def test_weapons_that_cost_so_points() -> None:
    paid = {
        name: {weapon for weapon, cost in sheet.weapons.items() if cost}
        for name, sheet in SHEETS.items()
    }
    south, north = {"cbu", "blu-1", "agm-12"}, {"agm-12", "agm-62", "gbu-10", "gbu-12"}
    for name, weapons in paid.items():
        assert weapons == (south if name.startswith("war") else north)
    assert SHEETS["rolling-thunder-usaf"].weapons["gbu-10"] == 3
    assert SHEETS["linebacker-usn"].weapons["gbu-10"] == 2
    ecm = {name for name, sheet in SHEETS.items() if "ecm-pod" in sheet.weapons}
    assert ecm == {"rolling-thunder-usaf", "linebacker-usaf"}


@pytest.mark.rule("PHANTOM-HOUSE-18", "PHANTOM-RULING-34")
def test_what_a_campaign_leaves_in_the_box() -> None:
    left = {
        name: sum(counter.copies for counter in counters_of(sheet, COUNTERS))
        for name, sheet in SHEETS.items()
    }
    assert sorted(left.values()) == [32, 32, 35, 35, 40, 40]
    south = SHEETS["war-in-the-south-usaf"]
    assert not {"mig-sweep", "missile-warning"} & {e.id for e in events_of(south, EVENTS)}
    assert len(events_of(SHEETS["linebacker-usn"], EVENTS)) == 24
    assert not any(counter.site == "sa-2" for counter in counters_of(south, COUNTERS))


# The squadron.


@pytest.mark.rule("PHANTOM-SETUP-06", "PHANTOM-SETUP-07")
def test_which_aircraft_may_serve() -> None:
    flown = {
        name: {a.id for a in AIRCRAFT.values() if may_fly(sheet, a)}
        for name, sheet in SHEETS.items()
    }
    assert flown["war-in-the-south-usaf"] == {"f-4-usaf", "f-105", "f-100", "f-104"}
    assert flown["rolling-thunder-usaf"] == {"f-4-usaf", "f-105", "f-105g", "f-100", "f-104"}
    assert flown["war-in-the-south-usn"] == {"f-4-usn", "f-8", "a-4", "a-6"}
    assert flown["linebacker-usn"] == {"f-4-usn", "f-8", "a-4", "a-6", "a-7"}


@pytest.mark.rule("PHANTOM-SETUP-08", "PHANTOM-RULING-38")
def test_size_and_mix_of_a_squadron() -> None:
    assert {length: sum(mix) for length, mix in HELP.squadron.items()} == {
        "short": 8,
        "medium": 10,
        "long": 12,
    }
    assert HELP.squadron["medium"] == (1, 2, 5, 1, 1)
    for sheet in SHEETS.values():  # without promoted sides, whatever the length
        cards = [p for p in PILOTS.values() if may_fly(sheet, AIRCRAFT[p.aircraft])]
        assert shortfall(cards, HELP.squadron["long"]) == [0] * 5


@pytest.mark.rule("PHANTOM-SETUP-09")
def test_a_card_fills_a_slot_of_either_level() -> None:
    cajun, junior = PILOTS["cajun"], PILOTS["junior"]  # Newbie to Green, Green to Average
    assert shortfall([cajun, junior], (1, 1, 0, 0, 0)) == [0] * 5
    assert shortfall([cajun, junior], (0, 1, 1, 0, 0)) == [0] * 5
    assert shortfall([cajun, junior], (0, 2, 0, 0, 0)) == [0] * 5
    assert shortfall([cajun, junior], (1, 0, 2, 0, 0)) == [0, 0, 1, 0, 0]
    assert shortfall([cajun], (1, 1, 0, 0, 0)) == [0, 1, 0, 0, 0]


@pytest.mark.rule("PHANTOM-SETUP-10", "PHANTOM-HOUSE-46")
@pytest.mark.parametrize(
    ("sheet", "pilot", "length", "added"),
    [
        ("rolling-thunder-usaf", "misty", "medium", 4),
        ("rolling-thunder-usaf", "cajun", "long", 0),
        ("rolling-thunder-usaf", "arrow", "short", -3),
        ("linebacker-usaf", "nomad", "long", -12),
        ("war-in-the-south-usn", "driver", "short", -2),
        ("war-in-the-south-usn", "driver", "long", -6),
        ("linebacker-usn", "driver", "short", 0),
        ("linebacker-usn", "peewee", "short", 2),
    ],
)
def test_what_a_card_adds_to_the_so_points(
    sheet: str, pilot: str, length: Length, added: int
) -> None:
    card = PILOTS[pilot]
    aircraft = AIRCRAFT[card.aircraft]
    assert quality(SHEETS[sheet], card, aircraft, length) == added
    assert price(SHEETS[sheet], card, aircraft, length) == max(-added, 0)


# The help sheet.


@pytest.mark.rule("PHANTOM-SETUP-11", "PHANTOM-PRE-03", "PHANTOM-HOUSE-47", "PHANTOM-REACT-05")
def test_costs_and_figures_of_the_help_sheet() -> None:
    assert HELP.promotion == (2, 4, 6)
    assert HELP.random_squadron == (6, 12, 18)
    assert (HELP.reconnaissance.so, HELP.reconnaissance.cards) == (1, 2)
    assert (HELP.evasion, HELP.hit, HELP.damaged) == (2, 2, 1)


@pytest.mark.rule("PHANTOM-ARM-04")
def test_price_of_the_tanker() -> None:
    assert [tanker_price(HELP, flight) for flight in (1, 3, 4, 6, 7, 8)] == [3, 3, 4, 4, 5, 5]


@pytest.mark.rule("PHANTOM-AA-03")
def test_load_penalty() -> None:
    assert [load_penalty(HELP, wp) for wp in range(8)] == [0, 0, 0, 1, 2, 3, 3, 3]


@pytest.mark.rule("PHANTOM-HOUSE-12", "PHANTOM-ARM-09")
def test_ecm_figures() -> None:
    assert (HELP.ecm.radar, HELP.ecm.site) == (2, 1)


@pytest.mark.rule("PHANTOM-HOUSE-21", "PHANTOM-HOUSE-23", "PHANTOM-HOUSE-27", "PHANTOM-HOUSE-43")
def test_figures_of_rescue_losses_and_experience() -> None:
    search = HELP.search
    assert (search.quick, search.quick_stress) == (9, 3)
    assert (search.under_fire, search.under_fire_stress) == (6, 5)
    assert (search.target_bound, search.home_bound) == (2, 1)
    assert (HELP.shot_down, HELP.missing) == (1, 1)
    experience, rest = HELP.experience, HELP.rest
    assert (experience.mission, experience.clean, experience.kill) == (1, 1, 1)
    assert (rest.so, rest.stress, rest.times) == (1, 2, 3)


def test_option_sets_switch_everything_on_and_cover_the_campaigns() -> None:
    on = {
        (name, value)
        for setting in OPTION_SETS.values()
        for name, value in setting.get("options", {}).items()
    }
    assert {name for name, _ in on} == {option.name for option in OPTIONS}
    assert {("enemy_die", -1), ("enemy_die", 1), ("rest_recovery", 0)} <= on
    names = [setting["scenario"] for setting in OPTION_SETS.values()]
    assert {scenarios(TABLES)[name].length for name in names} == set(LENGTHS)
    assert {scenarios(TABLES)[name].sheet for name in names} == set(SHEETS)


def test_every_entry_of_the_schema_has_data() -> None:
    assert all(issubclass(kind, Entry) and TABLES[table] for table, kind in SCHEMA.items())
