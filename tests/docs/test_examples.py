"""What the documents show has been run."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from escadrille.cli import app
from escadrille.kernel.registry import system

DOCS = Path(__file__).parents[2] / "docs"


def test_the_situation_of_the_page_plays_as_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    files = [str(DOCS / "examples" / name) for name in ("tail.toml", "tail.txt")]
    assert app.run(["situation", "run", files[0], "--orders", files[1], "--json"]) == 0
    steps = json.loads(capsys.readouterr().out)["steps"]
    refused = [(step["line"], step["rule"]) for step in steps if not step["accepted"]]
    assert refused == [("1: climb", "FLAMES-TURN-01")]
    assert steps[3]["situation"]["aircraft"][0]["position"] == "tailing"


def test_the_page_shows_the_file_itself() -> None:
    page = (DOCS / "situations.md").read_text(encoding="utf-8")
    (shown,) = re.findall(r"```toml\n(.*?)```", page, re.DOTALL)
    file = (DOCS / "examples" / "tail.toml").read_text(encoding="utf-8")
    assert shown == file.partition("\n")[2]


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
