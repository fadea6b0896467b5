"""A player writes a campaign in TOML alone, and every fault is told with its place."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from escadrille.content.packs import Pack, Shelf
from escadrille.kernel.errors import BadPack
from escadrille.systems.phantom import load_packs
from escadrille.systems.phantom.checks import cross_check
from escadrille.systems.phantom.schema import SCHEMA, counters_of, scenarios, targets_of

EXAMPLE = Path(__file__).parents[3] / "docs" / "examples" / "commando-hunt"
FILE = "campaign.toml"
CAMPAIGN = (EXAMPLE / FILE).read_text(encoding="utf-8")


def check(folder: Path) -> Pack:
    return Shelf("phantom", SCHEMA, cross_check).check(folder)


def faults(folder: Path, text: str) -> list[str]:
    (folder / "pack.toml").write_bytes((EXAMPLE / "pack.toml").read_bytes())
    (folder / FILE).write_text(text, encoding="utf-8")
    with pytest.raises(BadPack) as found:
        check(folder)
    return [fault.removeprefix(f"{folder.name}/{FILE}: ") for fault in found.value.faults]


def test_the_campaign_of_the_docs_is_sound() -> None:
    tables = check(EXAMPLE).tables
    sheet = tables["sheet"]["commando-hunt"]
    assert {"commando-hunt-short", "commando-hunt-medium"} < scenarios(tables).keys()
    assert "commando-hunt-long" not in scenarios(tables)
    assert [card.number for card in targets_of(sheet, tables["target"])] == [15, 16, 17, 18, 71, 72]
    assert not any(counter.site == "sa-2" for counter in counters_of(sheet, tables["counter"]))


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        # Entries that are wrong by themselves.
        ("politics = 1", "politics = 6", "target 'pass-chokepoint': politics: expected `int` <= 5"),
        ("vp = 4\n", "", "target 'pass-chokepoint': vp: missing"),
        (
            'level = "average"',
            'level = "skilled"',
            "pilot 'pigeon': back.level: expected the level above the front's (PHANTOM-PILOT-01)",
        ),
        (
            "xp = 5, ",
            "",
            "pilot 'pigeon': xp: the front has it and the back has none (PHANTOM-PILOT-05)",
        ),
        (
            "shaken = {to = 7",
            "shaken = {to = 3",
            "pilot 'pigeon': front.shaken.to: expected more than okay.to (PHANTOM-PILOT-09)",
        ),
        (
            'effect = "site-remove"',
            'effect = "attack"',
            "event 'sensor-string': over_target.effect: invalid value 'attack'",
        ),
        (
            "good = 6",
            "good = 9",
            "sheet 'commando-hunt': lengths[...].vp: expected rising figures: poor, adequate",
        ),
        # References that lead nowhere.
        (
            'region = "mu-gia"',
            'region = "ban-karai"',
            "target 'pass-chokepoint': region: region 'ban-karai' is in no pack",
        ),
        (
            'aircraft = "f-105"',
            'aircraft = "f-111"',
            "pilot 'pigeon': aircraft: aircraft 'f-111' is in no pack",
        ),
        (
            'zone = "approach"',
            'site = "sa-7"',
            "event 'sensor-string': over_target: site 'sa-7' is in no pack",
        ),
        (
            'track = "recon", start = 1',
            'track = "scouts", start = 1',
            "sheet 'commando-hunt': recon: track 'scouts' is in no pack",
        ),
        (
            "aim-9 = 0",
            "aim-4 = 0",
            "sheet 'commando-hunt': weapons: weapon 'aim-4' is in no pack",
        ),
        (
            'set_aside = ["sa-2"]',
            'set_aside = ["sa-3"]',
            "sheet 'commando-hunt': set_aside: 'sa-3' is a Site or a Bandit of no pack",
        ),
        (
            '"mig-sweep", ',
            '"mig-swoop", ',
            "sheet 'commando-hunt': without_events: event 'mig-swoop' is in no pack",
        ),
        ("18, 71", "18, 70", "sheet 'commando-hunt': targets: no Target card has the number 70"),
        # Figures that contradict one another.
        (
            "number = 72",
            "number = 71",
            "target 'pass-chokepoint': number: 71 is another card's too",
        ),
        ("18, 71", "18, 72", "sheet 'commando-hunt': targets: 72 stands there 2 times"),
        (
            ", mu-gia = 1",
            "",
            "sheet 'commando-hunt': regions: no WP penalty for 'mu-gia', where Target 71 is",
        ),
        (
            'track = "intel", start = 0',
            'track = "recon", start = 0',
            "sheet 'commando-hunt': intel: 'recon' is a track of recon",
        ),
        (
            'track = "politics", start = 2',
            'track = "politics", start = 9',
            "sheet 'commando-hunt': politics: start: 9; the last position of 'politics' is 8",
        ),
        (
            "year = 1968",
            "year = 1991",
            "sheet 'commando-hunt': lengths.short: 1 newbie asked for, 0 to be had in 1991",
        ),
        (
            'set_aside = ["sa-2"]',
            'set_aside = ["sa-2"]\noptions = {enemy_die = 2}',
            "sheet 'commando-hunt': options: option 'enemy_die' is 2; expected one of 0, -1, 1",
        ),
        (
            'set_aside = ["sa-2"]',
            'set_aside = ["zpu", "37-mm", "s-60", "ks-12", "sa-2"]',
            "sheet 'commando-hunt': set_aside: no air-defence counter is left (PHANTOM-SETUP-03)",
        ),
    ],
)
def test_a_fault_is_told_with_its_place(tmp_path: Path, old: str, new: str, fault: str) -> None:
    assert old in CAMPAIGN
    assert any(fault in one for one in faults(tmp_path, CAMPAIGN.replace(old, new, 1)))


@pytest.mark.parametrize("name", ["pass", "guns", "a-n", "s1", "b12", "71", "intel", "mk-82"])
def test_no_pilot_takes_a_word_of_the_notation(tmp_path: Path, name: str) -> None:
    (fault,) = faults(tmp_path, CAMPAIGN.replace('id = "pigeon"', f'id = "{name}"'))
    assert f"{name!r}: id: " in fault


WEAPONS = """
[[weapon]]
id = "agm-78"
name = {en = "AGM-78", fr = "AGM-78"}
kind = "air-to-ground"
wp = 2
factors = [4]
range = 2
radar_only = true
origin = "house"

[[supply]]
id = "agm-78-napalm"
faces = ["agm-78", "napalm"]
counters = 4
origin = "house"
"""


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("factors = [4]", "factors = []", "factors: weapons have them, pods have none"),
        ("factors = [4]", "factors = [6, 4]", "factors: expected rising figures"),
        ("range = 2", "range = 1\nforbidden = 2", "forbidden: beyond the greatest range"),
        ("range = 2", "range = 0\nforbidden = 0", "forbidden: no range is left"),
        ("air-to-ground", "air-to-air", "are for air-to-ground weapons"),
        ("", "", "supply 'agm-78-napalm': faces: weapon 'napalm' is in no pack"),
        ('"napalm"]', '"cbu"]', "weapon 'cbu': 2 faces of counters bear it"),
        ('faces = ["agm-78",', 'faces = ["mk-82",', "weapon 'agm-78': 0 faces of counters bear it"),
    ],
)
def test_a_weapon_of_ones_own(tmp_path: Path, old: str, new: str, fault: str) -> None:
    assert any(fault in one for one in faults(tmp_path, CAMPAIGN + WEAPONS.replace(old, new, 1)))


def test_all_faults_come_at_once(tmp_path: Path) -> None:
    text = CAMPAIGN.replace('region = "mu-gia"', 'region = "nowhere"').replace("18, 71", "18, 70")
    text = text.replace("aim-9 = 0", "aim-4 = 0")
    assert len(faults(tmp_path, text)) == 3


def test_a_mission_has_numbers_for_so_many_counters() -> None:
    tables = {name: dict(table) for name, table in load_packs().tables.items()}
    name, counter = next(iter(tables["counter"].items()))
    tables["counter"][name] = msgspec.structs.replace(counter, copies=60)
    assert list(cross_check(tables)) == ["counter: 98 counters; at most 60 are supported"]
