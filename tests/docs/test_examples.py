"""What the documents show has been run."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from escadrille.cli import app

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
