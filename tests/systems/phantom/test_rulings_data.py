"""Rulings on the data: figures that packs may replace, names of things, what is never shown."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from escadrille.content.packs import PACKS
from escadrille.kernel.registry import catalogue
from escadrille.locale import source
from escadrille.systems.phantom import configure, load_packs, read_situation
from escadrille.systems.phantom.schema import Sheet, Target

HELP = (PACKS / "phantom" / "core" / "help.toml").read_text(encoding="utf-8")
HEADER = """
[pack]
id = "mine"
system = "phantom"
version = "1"
replaces = ["help"]
title = {en = "Mine", fr = "À moi"}
"""


def with_help(folder: Path, old: str, new: str, **facts: Any) -> tuple[Any, Any]:
    """Return a situation played with another figure on the help sheet."""
    assert old in HELP
    (folder / "pack.toml").write_text(HEADER, encoding="utf-8")
    (folder / "help.toml").write_text(HELP.replace(old, new), encoding="utf-8")
    raw = {"system": "phantom", "target": "coastal-radar", **facts}
    return read_situation(raw, [folder])


def papa(**facts: Any) -> dict[str, Any]:
    return {"card": "papa", "role": "flying", **facts}


@pytest.mark.rule("PHANTOM-RULING-30", "PHANTOM-HOUSE-09")
def test_the_figures_of_the_house_can_be_replaced(tmp_path: Path) -> None:
    rules, state = with_help(
        tmp_path,
        "evasion = 2",
        "evasion = 5",
        turn=1,
        step="enemy",
        pilot=[papa(zone="c", altitude="high")],
        counter=[{"counter": "s-60-blank", "zone": "c"}],
        script=[0, 0],
    )
    (order,) = rules.read(state, 0, "evade")
    rules.apply(state, 0, rules.choice(state, 0, order))
    assert rules.view(state, 0).squadron[0].stress == 5


@pytest.mark.rule("PHANTOM-RULING-30", "PHANTOM-HOUSE-21")
@pytest.mark.parametrize(("figure", "missing"), [(6, True), (5, False)])
def test_the_rescue_table_can_be_replaced(tmp_path: Path, figure: int, missing: bool) -> None:
    down = {"card": "papa", "role": "down-over-target", "shot_down": 1}
    rules, state = with_help(
        tmp_path,
        "under_fire = 6",
        f"under_fire = {figure}",
        phase="rescue",
        pilot=[down, {"card": "kirin"}],
        script=[4],  # a 5
    )
    assert rules.view(state, 0).squadron[0].missing == missing


@pytest.mark.rule("PHANTOM-RULING-18")
def test_the_circles_of_the_map_have_no_colour() -> None:
    fields = {*Sheet.__struct_fields__, *Target.__struct_fields__}
    assert not {field for field in fields if "colour" in field or "circle" in field}


@pytest.mark.rule("PHANTOM-RULING-28")
def test_one_currency_so_in_english_os_in_french() -> None:
    words = {lang: re.findall(r"^phantom-.*", source(lang), re.MULTILINE) for lang in ("en", "fr")}
    texts = {
        "en": [line.partition("=")[2] for line in words["en"]]
        + [rule.en for rule in catalogue("phantom").values()],
        "fr": [line.partition("=")[2] for line in words["fr"]]
        + [rule.fr for rule in catalogue("phantom").values()],
    }
    both = catalogue("phantom")["PHANTOM-RULING-28"]
    for lang, own, other in (("en", "SO", "OS"), ("fr", "OS", "SO")):
        told = [text for text in texts[lang] if text not in (both.en, both.fr)]
        assert any(re.search(rf"\b{own}\b", text) for text in told)
        assert not [text for text in told if re.search(rf"\b{other}\b", text)]


@pytest.mark.rule("PHANTOM-RULING-29", "PHANTOM-RULING-04")
def test_the_one_figure_in_doubt_is_settled() -> None:
    bomb = load_packs().tables["weapon"]["mk-84"]
    assert bomb.factors == (5, 7, 8)
    assert "factors" in bomb.stated


@pytest.mark.rule("PHANTOM-RULING-40", "PHANTOM-COMP-04")
def test_nobody_sees_the_back_of_a_counter() -> None:
    rules = configure("rolling-thunder-usaf-short")
    state = rules.start(4)
    while rules.pending(state)[0].decision != "assign":
        rules.apply(state, 0, rules.legal(state, 0)[-1])
    assert state.counter  # Sites lie on the display
    before = rules.view(state, 0)
    worlds = [rules.resample(state, 0, seed) for seed in range(20)]
    assert all(rules.view(world, 0) == before for world in worlds)
    faces = {tuple(world.counter) for world in worlds}
    assert len(faces) > 1  # the same Sites, other backs
    shown = {tuple(rules.t.faces[kind][0] for kind in world.counter) for world in worlds}
    assert len(shown) == 1
