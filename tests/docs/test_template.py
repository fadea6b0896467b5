"""The template works outside the house, registered by its entry point alone."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from tests.docs.outside import TEMPLATE, install

from escadrille.locale import LANGUAGES

MOST = {"joust": 360, "campaign": 340}
Outside = tuple[Path, dict[str, str]]
"""A folder, and the environment in which Python finds what is installed there."""


@pytest.fixture(scope="module")
def outside(tmp_path_factory: pytest.TempPathFactory) -> Outside:
    folder = tmp_path_factory.mktemp("outside")
    return folder, {**os.environ, "COLUMNS": "120", **install(folder)}


def run(outside: Outside, *words: str, lines: str = "", lang: str = "en") -> str:
    """Return what a command says, in a folder that knows nothing of this tree."""
    folder, environ = outside
    ran = subprocess.run(
        [sys.executable, "-m", *words],
        input=lines,
        cwd=folder,
        env={**environ, "ESCADRILLE_LANG": lang},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def test_it_is_short() -> None:
    lines = {"joust": 0, "campaign": 0}
    for file in TEMPLATE.joinpath("joust").rglob("*.py"):
        part = "campaign" if file.stem == "campaign" else "joust"
        lines[part] += file.read_text(encoding="utf-8").count("\n")
    assert all(lines[part] <= most for part, most in MOST.items()), lines


def test_its_own_tests_pass_and_prove_every_rule(outside: Outside) -> None:
    said = run(
        outside, "pytest", "-q", "-p", "no:cacheprovider", "--rules-report=r.json", "template"
    )
    assert "passed" in said
    assert len(json.loads((outside[0] / "r.json").read_text(encoding="utf-8"))) == 19


def test_bots_fly_it(outside: Outside) -> None:
    words = ("--games", "200", "--seats", "tactical,random", "--swap", "--seed", "1", "--json")
    figures = json.loads(run(outside, "escadrille", "sim", "joust", *words))
    assert figures["finished"] == 200
    assert figures["points_by_bot"]["tactical"] > 1.5 * figures["points_by_bot"]["random"]


QUESTION = {"en": "Which card do you lay?", "fr": "Quelle carte posez-vous"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_played_in_the_terminal(outside: Outside, lang: str) -> None:
    answers = "why fire\n" + "1\n" * 40
    words = ("escadrille", "play", "joust", "--new", "--seed", "3")
    said = run(outside, *words, lines=answers, lang=lang)
    assert QUESTION[lang] in said
    assert "JOUST-PASS-01" in said  # why not fire
    assert "JOUST-GUN-03" in said  # the log cites its rules
    assert {"en": "Hits decide.", "fr": "Les coups au but décident."}[lang] in said


def test_its_packs_and_rules_are_listed(outside: Outside) -> None:
    assert "core" in run(outside, "escadrille", "pack", "list", "joust")
    assert "Tracers" in run(outside, "escadrille", "rules", "JOUST-GUN-04")
    assert "first-pass" in run(outside, "escadrille", "scenario", "list", "joust")
