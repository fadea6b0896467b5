"""What the documents show has been run."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from escadrille.cli import app
from escadrille.kernel.registry import system
from escadrille.systems.wings.options import OPTION_SETS
from escadrille.systems.wings.rules.programming import STAGES
from escadrille.systems.wings.situations.notes import AircraftNote, PieceNote, Situation

DOCS = Path(__file__).parents[2] / "docs"


def test_the_situation_of_the_page_plays_as_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    files = [str(DOCS / "examples" / name) for name in ("tail.toml", "tail.txt")]
    assert app.run(["situation", "run", files[0], "--orders", files[1], "--json"]) == 0
    steps = json.loads(capsys.readouterr().out)["steps"]
    refused = [(step["line"], step["rule"]) for step in steps if not step["accepted"]]
    assert refused == [("1: climb", "FLAMES-TURN-01")]
    assert steps[3]["situation"]["aircraft"][0]["position"] == "tailing"


PAGES = [("situations", "tail"), ("wings-situations", "balloon")]


@pytest.mark.parametrize(("name", "example"), PAGES)
def test_the_page_shows_the_file_itself(name: str, example: str) -> None:
    page = (DOCS / f"{name}.md").read_text(encoding="utf-8")
    (shown,) = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    file = (DOCS / "examples" / f"{example}.toml").read_text(encoding="utf-8")
    assert shown == file.partition("\n")[2]


def test_the_balloon_attack_of_the_page_plays_as_it_says(
    capsys: pytest.CaptureFixture[str],
) -> None:
    files = [str(DOCS / "examples" / name) for name in ("balloon.toml", "balloon.txt")]
    assert app.run(["situation", "run", files[0], "--orders", files[1], "--json"]) == 0
    steps = json.loads(capsys.readouterr().out)["steps"]
    refused = [(step["line"], step["rule"]) for step in steps if not step["accepted"]]
    assert refused == [("1: lower", "WINGS-PROG-02")]
    balloon, _, trench = steps[0]["situation"]["piece"]
    assert [card.split()[0] for card in balloon["damage"]] == [
        "B2",
        "B2-flames",
        "B3",
        "A4",
        "A3-engine",
    ]
    assert (balloon["flames"], balloon["level"], balloon["counters"]) == (2, 2, 2)
    assert trench["battered"] == 2
    assert steps[-1]["situation"]["aircraft"][0]["programme"] == "turn-left turn-left straight"
    assert app.run(["situation", "run", files[0], "--orders", files[1]]) == 0  # in TOML too


def test_the_page_of_wings_names_every_field_and_step() -> None:
    page = (DOCS / "wings-situations.md").read_text(encoding="utf-8")
    words = set(re.findall(r"[a-z][a-z_-]*", page))
    for note in (Situation, AircraftNote, PieceNote):
        missing = set(note.__struct_fields__) - words
        assert not missing, f"{note.__name__}: {sorted(missing)}"
    rules: Any = system("wings").configure(**OPTION_SETS["everything"])
    steps = {re.sub(r"-\d$", "", step) for step in rules.t.step_names}
    assert steps <= words
    assert set(STAGES) - {"aloft"} <= words


def test_the_pack_of_the_page_is_sound_and_flies(capsys: pytest.CaptureFixture[str]) -> None:
    folder = DOCS / "examples" / "kestrel"
    assert app.run(["pack", "check", str(folder)]) == 0
    rules = system("wings").configure(scenario="kestrel-trial", packs=[folder])
    state = rules.start(1)
    view: Any = rules.view(state, 0)
    assert [plane.name for plane in view.aircraft] == ["Kestrel", "Fokker D.VII"]
    order, *_ = rules.read(state, 0, "turn-left")
    rules.apply(state, 0, rules.choice(state, 0, order))
    assert rules.pending(state)[0].decision == "program"


def test_the_learner_of_the_page_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    page = (DOCS / "lab.md").read_text(encoding="utf-8")
    (code,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    exec(code, {})
    told = capsys.readouterr().out
    assert sorted(re.findall(r"^seat_. (-?0\.\d)$", told, re.MULTILINE)) in (
        ["-0.5", "0.5"],
        ["0.0", "0.0"],
    )
    assert "First duel" in told
