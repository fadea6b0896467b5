"""`escadrille pilot`: a pilot of one's own in the terminal (WINGS-VP-04)."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

FACTS = ("name=A. Reuter", "nation=germany", "behaviour=soldier", "skills=good-shot")
WISHES = ("errand=patrol", "seed=4", "players=1")


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "reuter.json"


def enlisted(escadrille: Any, log: Path) -> Any:
    told = [part for fact in FACTS for part in ("--with", fact)]
    return escadrille("pilot", "enlist", "wings", log, *told)


@pytest.mark.rule("WINGS-PIL-01")
def test_a_pilot_is_created_shown_and_not_overwritten(escadrille: Any, log: Path) -> None:
    ran = enlisted(escadrille, log)
    assert ran.code == 0, ran.err
    assert "A. Reuter, Fähnrich (rookie), Soldier: fit for duty" in ran.out
    assert escadrille("pilot", "show", log).out == ran.out
    assert enlisted(escadrille, log).code != 0
    told = escadrille("--lang", "fr", "pilot", "show", log).out
    assert "Fähnrich (bleu), Soldat\N{NO-BREAK SPACE}: en service actif" in told


@pytest.mark.rule("WINGS-VP-04")
def test_he_flies_is_left_in_the_air_and_lands(escadrille: Any, log: Path, home: Path) -> None:
    enlisted(escadrille, log)
    wishes = [part for wish in WISHES for part in ("--wish", wish)]
    left = escadrille("pilot", "fly", log, *wishes, lines="quit\n")
    assert left.code == 0, left.err
    assert "He is in the air." in left.out
    assert "He is in the air." in escadrille("pilot", "show", log).out
    assert escadrille("pilot", "do", log, "rest").code != 0
    (record,) = home.glob("*.jsonl")
    assert json.loads(log.read_text())["mission"] == record.name
    ran = escadrille("pilot", "fly", log, lines="1\n" * 3000)
    assert ran.code == 0, ran.err
    assert "1. offensive patrol: " in ran.out
    kept = json.loads(log.read_text())
    assert kept["mission"] is None
    assert [flight["game"] for flight in kept["career"]["log"]] == [record.stem]


@pytest.mark.rule("WINGS-DEATH-01", "WINGS-STATE-03")
def test_who_is_lost_cannot_fly_and_is_succeeded(escadrille: Any, log: Path) -> None:
    enlisted(escadrille, log)
    kept = json.loads(log.read_text())
    kept["career"]["state"] = "dead"
    log.write_text(json.dumps(kept))
    assert escadrille("pilot", "fly", log).code != 0
    heir = ("--with", "name=B. Lang", "--with", "behaviour=artist")
    ran = escadrille("pilot", "do", log, "succeed", *heir)
    assert "B. Lang" in ran.out
    assert "Has 1 to learn, of: acrobat" in ran.out
    ran = escadrille("pilot", "do", log, "learn", "--with", "skill=acrobat")
    assert "Acrobat: long turns" in ran.out


def test_a_file_that_keeps_no_career_is_refused(escadrille: Any, log: Path) -> None:
    assert escadrille("pilot", "show", log).code != 0
    log.write_text("{}")
    assert escadrille("pilot", "show", log).code != 0
    assert escadrille("pilot", "enlist", "flames", log.with_name("x"), "--with", "name=A").code != 0
