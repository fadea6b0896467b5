"""The aircraft of the page: all drawn, told apart, true to size; markings as of their year."""

import json
import re
import shutil
import subprocess
import tomllib
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest

import escadrille
from escadrille.systems.wings.schema import Nation

HOUSE = Path(escadrille.__file__).parent
ART = HOUSE / "web" / "art"


def entries(table: str, system: str = "*") -> list[dict[str, Any]]:
    """Return the entries of a table in every pack of the house, or of one system."""
    files = sorted((HOUSE / "packs").glob(f"{system}/*/*.toml"))
    packs = (tomllib.loads(file.read_text(encoding="utf-8")) for file in files)
    return [entry for pack in packs for entry in pack.get(table, [])]


FIGHTERS = entries("fighter")
BOMBERS = entries("bomber")
AIRCRAFT = entries("aircraft", "wings")
JETS = entries("aircraft", "phantom") + entries("bandit", "phantom")

NODE = shutil.which("node")

# Span and length in metres, as published.
SIZES = {
    "bf-109e": (9.87, 8.64),
    "fw-190d-9": (10.50, 10.19),
    "ta-152h": (14.44, 10.71),
    "me-262a": (12.60, 10.60),
    "a6m2": (12.00, 9.06),
    "a6m3": (11.00, 9.06),
    "ki-84": (11.24, 9.92),
    "spitfire-1": (11.23, 9.12),
    "seafire-3": (9.94, 9.12),
    "hurricane-1": (12.19, 9.58),
    "mosquito-6": (16.51, 12.47),
    "i-16": (9.00, 6.13),
    "yak-3": (9.20, 8.50),
    "p-11c": (10.72, 7.55),
    "p-38f": (15.85, 11.53),
    "p-47d": (12.43, 11.00),
    "p-51d": (11.28, 9.83),
    "p-61a": (20.12, 14.91),
    "f-4": (11.70, 17.77),
    "b-24": (33.53, 20.47),
    "p-26a": (8.52, 7.19),
    "p-35a": (10.97, 8.18),
    "sbd-3": (12.66, 10.09),
    "cw-21b": (10.67, 8.28),
    "d3a1": (14.37, 10.20),
    "il-2": (14.60, 11.65),
    "ju-87b": (13.80, 11.00),
    "mc-202": (10.58, 8.85),
    "he-111h": (22.60, 16.40),
    "ju-88a": (20.08, 14.36),
    "b-17g": (31.62, 22.80),
    "b-26b": (21.64, 17.75),
    "lancaster-1": (31.09, 21.18),
    "swordfish-1": (13.87, 10.87),
    "g4m1": (24.90, 19.97),
    "db-3f": (21.44, 14.76),
    "pzl-37b": (17.93, 12.92),
    "morane-n": (8.15, 5.83),
    "bristol-scout": (7.49, 6.30),
    "nieuport-11": (7.55, 5.64),
    "dh2": (8.61, 7.68),
    "nieuport-17": (8.16, 5.80),
    "spad-vii": (7.82, 6.08),
    "sopwith-pup": (8.08, 5.89),
    "sopwith-triplane": (8.08, 5.74),
    "sopwith-camel": (8.53, 5.72),
    "se5a": (8.11, 6.38),
    "sopwith-dolphin": (9.91, 6.78),
    "re8": (12.98, 8.50),
    "bristol-f2b": (11.97, 7.87),
    "breguet-14": (14.36, 8.87),
    "salmson-2": (11.75, 8.50),
    "fokker-e3": (9.52, 7.20),
    "albatros-d3": (9.04, 7.33),
    "albatros-d5a": (9.04, 7.33),
    "pfalz-d3": (9.40, 6.95),
    "fokker-dr1": (7.20, 5.77),
    "fokker-d7": (8.90, 6.95),
    "fokker-d8": (8.34, 5.86),
    "albatros-c1": (12.90, 7.85),
    "roland-c2": (10.30, 7.70),
    "rumpler-c4": (12.66, 8.41),
    "hannover-cl3": (11.70, 7.58),
    "f-100": (11.81, 15.20),
    "f-104": (6.63, 16.66),
    "f-8": (10.87, 16.53),
    "a-4": (8.38, 12.22),
    "a-6": (16.15, 16.69),
    "a-7": (11.80, 14.06),
    "mig-19": (9.00, 12.54),
    "mig-21": (7.15, 12.29),
}
OF_OTHER_SYSTEMS = [
    "f-4",
    "b-24",
]
TYPES = sorted({entry["id"] for entry in FIGHTERS + BOMBERS + AIRCRAFT + JETS}) + OF_OTHER_SYSTEMS


@cache
def ask(module: str, expression: str) -> Any:
    """Return what an expression over a module of the page (`art`) is worth."""
    if NODE is None:
        pytest.skip("Node.js is not here to run the page's modules")
    script = (
        f"import * as art from {json.dumps((ART / module).as_uri())};"
        f"console.log(JSON.stringify({expression}))"
    )
    done = subprocess.run(
        [NODE, "--input-type=module", "--eval", script],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    return json.loads(done.stdout)


@pytest.fixture(scope="module")
def plans() -> dict[str, Any]:
    return dict(ask("fleet.js", f"{TYPES}.map((type) => [type, art.shapeOf(type, 1940)])"))


def test_every_type_of_the_packs_has_a_shape_that_is_called_like_it() -> None:
    names = [name.replace("-", "") for name in TYPES]
    assert len(names) == len(set(names))
    assert set(ask("fleet.js", "Object.keys(art.FLEET)")) == set(names)


def test_every_outline_is_drawn_with_numbers_and_closed(plans: dict[str, Any]) -> None:
    for name, plan in plans.items():
        for part in plan["parts"]:
            assert re.fullmatch(r"M[-\d.e LCahZ]+Z", part["d"]), (name, part)
        for drawing in ("lines", "dark", "glass", "frames", "spine"):
            assert not re.search(r"NaN|undefined|Infinity|null", plan[drawing]), (name, drawing)


def test_planforms_can_be_told_apart_in_solid_ink(plans: dict[str, Any]) -> None:
    silhouettes = {tuple(part["d"] for part in plan["parts"]) for plan in plans.values()}
    assert len(silhouettes) >= 110
    biplanes = {tuple(part["d"] for part in plans[entry["id"]]["parts"]) for entry in AIRCRAFT}
    assert len(biplanes) == len(AIRCRAFT)


def test_every_two_seater_shows_both_its_seats(plans: dict[str, Any]) -> None:
    """Openings are ovals of two arcs: a cockpit, and behind or before it another one."""
    for entry in AIRCRAFT:
        seats = len(re.findall(r"M-[\d.]+ [\d.]+a", plans[entry["id"]]["dark"]))
        assert seats >= entry.get("seats", 1), entry["id"]


def test_a_wing_more_or_less_shows(plans: dict[str, Any]) -> None:
    def wings(name: str) -> int:
        return sum(part["kind"] == "wing" for part in plans[name]["parts"])

    alone = {"morane-n", "fokker-e3", "fokker-d8"}
    three = {"sopwith-triplane", "fokker-dr1"}
    for entry in AIRCRAFT:
        name = entry["id"]
        assert wings(name) == (1 if name in alone else 3 if name in three else 2), name
    assert sum(part["kind"] == "tail" for part in plans["hannover-cl3"]["parts"]) == 2


@pytest.mark.parametrize("name", SIZES)
def test_an_aircraft_has_its_true_proportions(plans: dict[str, Any], name: str) -> None:
    span, length = SIZES[name]
    plan = plans[name]
    assert 2 * plan["half"] / 10 == pytest.approx(span, rel=0.01)
    assert (plan["bottom"] - plan["top"]) / 10 == pytest.approx(length, rel=0.015)


def test_the_marking_lies_on_the_wing(plans: dict[str, Any]) -> None:
    for name, plan in plans.items():
        mark = plan["mark"]
        assert mark["x"] - mark["radius"] > 0, name
        assert mark["x"] + mark["radius"] < plan["half"], name
        assert plan["top"] < mark["y"] - mark["radius"], name


@pytest.mark.parametrize("name", ["ghost-of-a-type", "constructor", "__proto__", ""])
def test_a_type_or_nation_unknown_is_drawn_all_the_same(name: str) -> None:
    word = json.dumps(name)
    for year, wings in ((1917, 2), (1940, 1)):
        parts = ask("fleet.js", f"art.shapeOf({word}, {year}).parts")
        assert sum(part["kind"] == "wing" for part in parts) == wings
    assert ask("fleet.js", f"art.paintOf({word}, {word}, 1940).tone").startswith("#")
    assert ask("fleet.js", f"art.paintOf({word}, 'uk', 1940)") == ask(
        "paint.js", "art.usualPaint('uk', 1940)"
    )
    assert ask("marks.js", f"art.markOf({word}, 1940)") == []


def test_a_month_wears_the_paint_of_its_year() -> None:
    june, year = ask("paint.js", "[1917.5, 1917].map((at) => art.usualPaint('germany', at))")
    assert june == year


def test_every_nation_of_the_pack_has_a_marking() -> None:
    worn = sorted(
        {(fighter["nation"], fighter["year"]) for fighter in FIGHTERS}
        | {(nation, 1917) for nation in get_args(Nation)}
    )
    layers = ask(
        "marks.js", f"{json.dumps(worn)}.map(([who, year]) => art.markOf(who, year).length)"
    )
    assert all(layers)


def test_markings_change_when_they_did() -> None:
    def mark(nation: str, year: int) -> Any:
        return ask("marks.js", f"art.markOf('{nation}', {year})")

    def colours(nation: str, year: int) -> set[str]:
        return {colour for colour, _ in mark(nation, year)}

    red = mark("uk", 1940)[-1][0]
    assert red in colours("usa", 1941)
    assert red not in colours("usa", 1942)
    assert len(mark("usa", 1943)) == len(mark("usa", 1942)) + 2, "bars"
    assert red in colours("usa", 1966)
    assert mark("poland", 1939) != mark("uk", 1939)
    assert mark("poland", 1941) == mark("uk", 1941)
    assert mark("germany", 1917) != mark("germany", 1918) != mark("germany", 1940)
    assert len(mark("japan", 1943)) == 2, "a white ring"


def test_markings_of_the_great_war() -> None:
    def mark(nation: str, month: str) -> Any:
        return ask("marks.js", f"art.markOf('{nation}', art.yearOf('{month}'))")

    def rings(nation: str) -> list[str]:
        return [colour for colour, _ in mark(nation, "1917-06")]

    flared, straight = ask("marks.js", "[art.markOf('germany', 1917), art.markOf('germany', 1918)]")
    for nation in ("germany", "austria-hungary"):
        assert mark(nation, "1916-09") == mark(nation, "1918-03") == flared
        assert mark(nation, "1918-04") == mark(nation, "1918-11") == straight
    *_, red, white, blue = rings("france")
    *_, outer, inner, centre = rings("britain")
    assert (inner, centre) == (white, red)
    assert rings("usa") == [red, outer, white]
    assert rings("russia") == [red, blue, white]
    assert rings("italy")[:2] == [red, white]
    assert rings("belgium")[0] == red
    assert len({json.dumps(mark(nation, "1917-06")) for nation in get_args(Nation)}) == 7


def drawings(module: str, component: str, props: list[dict[str, Any]]) -> list[str]:
    """Return what a component makes of each of these props, as text."""
    shown = "(name, value) => (name.startsWith('__') ? undefined : value)"
    made: list[str] = ask(
        module,
        f"{json.dumps(props)}.map((one) => JSON.stringify(art.{component}(one).props, {shown}))",
    )
    return made


def test_every_thing_on_the_ground_has_a_drawing_of_its_own_and_of_its_size() -> None:
    pieces = [
        {"type": entry["id"], "kind": entry["kind"], "size": entry["size"], "px": 100}
        for entry in entries("piece")
    ]
    made = drawings("ground.js", "Ground", pieces)
    assert not any(re.search(r"NaN|undefined|Infinity", drawing) for drawing in made)
    assert all('"scale(1)"' in drawing for drawing in made)
    paths = [frozenset(re.findall(r'"d":"([^"]+)"', drawing)) for drawing in made]
    assert len(set(paths)) == len(pieces)


def test_a_piece_unknown_is_drawn_as_its_kind_and_a_ruin_looks_like_one() -> None:
    nest = {"type": "machine-gun", "kind": "machine-gun", "size": [44, 68], "px": 68}
    known, castle, ruin = drawings(
        "ground.js", "Ground", [nest, nest | {"type": "constructor"}, nest | {"destroyed": True}]
    )
    assert castle == known
    assert len(ruin) > len(known)


def test_the_trenches_of_the_two_camps_differ() -> None:
    trench = {"type": "trench", "kind": "trench", "size": [44, 68], "px": 68}
    ours, theirs = drawings(
        "ground.js", "Ground", [trench | {"camp": "entente"}, trench | {"camp": "empires"}]
    )
    assert "--react" in ours
    assert "--axis" not in ours
    assert "--axis" in theirs
    assert "--react" not in theirs


def test_every_balloon_has_a_drawing_of_its_own() -> None:
    balloons = [
        {"type": entry["id"], "px": 90, "mode": "shadow", "heading": 0}
        for entry in entries("balloon")
    ]
    made = drawings("balloon.js", "Balloon", balloons)
    assert len(set(made)) == len(balloons) == 2
    assert not any(re.search(r"NaN|undefined|Infinity", drawing) for drawing in made)


def test_detail_falls_with_size() -> None:
    def shown(px: int, mode: str = "full") -> str:
        flown = {"type": "bf-109e", "nation": "germany", "year": 1940, "px": px, "mode": mode}
        name = ask("aircraft.js", f"art.Aircraft({json.dumps(flown)}).props.class")
        assert isinstance(name, str)
        return name.strip()

    assert shown(130) == "aircraft full"
    assert shown(48) == "aircraft full small"
    assert shown(24) == "aircraft solid small"
    assert shown(130, "ghost") == "aircraft ghost"


def test_a_picture_is_named_or_hidden() -> None:
    def picture(label: str) -> dict[str, Any]:
        flown = f"{{type: 'a6m2', nation: 'japan', year: 1940, px: 90{label}}}"
        props: dict[str, Any] = ask("aircraft.js", f"art.AircraftPicture({flown}).props")
        return props

    assert picture(", label: 'Zeke'")["aria-label"] == "Zeke"
    assert "aria-hidden" not in picture(", label: 'Zeke'")
    assert picture("")["aria-hidden"] == "true"
