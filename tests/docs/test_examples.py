"""What the documents show has been run."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any, get_args

import pytest

from escadrille.cli import app
from escadrille.content.packs import Entry
from escadrille.kernel.registry import system
from escadrille.kernel.rng import seeded
from escadrille.systems.flames.campaign import schema as flames_campaign
from escadrille.systems.flames.campaign.report import Fate
from escadrille.systems.phantom import frames
from escadrille.systems.phantom.effects import HomeBound, OverTarget, TargetBound
from escadrille.systems.phantom.schema import GRADES, SCHEMA
from escadrille.systems.phantom.situations import notes as campaigns
from escadrille.systems.phantom.situations.notes import CounterNote, MissionNote, PilotNote
from escadrille.systems.phantom.state import ROLES
from escadrille.systems.wings.options import OPTION_SETS
from escadrille.systems.wings.rules.programming import STAGES
from escadrille.systems.wings.situations.notes import AircraftNote, PieceNote, Situation
from escadrille.systems.zero import choices
from escadrille.systems.zero.frames import PHASES
from escadrille.systems.zero.situations import notes as zero

DOCS = Path(__file__).parents[2] / "docs"


def test_the_situation_of_the_page_plays_as_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    files = [str(DOCS / "examples" / name) for name in ("tail.toml", "tail.txt")]
    assert app.run(["situation", "run", files[0], "--orders", files[1], "--json"]) == 0
    steps = json.loads(capsys.readouterr().out)["steps"]
    refused = [(step["line"], step["rule"]) for step in steps if not step["accepted"]]
    assert refused == [("1: climb", "FLAMES-TURN-01")]
    assert steps[3]["situation"]["aircraft"][0]["position"] == "tailing"


PAGES = [("situations", "tail"), ("wings-situations", "balloon"), ("phantom-situations", "bridge")]


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


def test_the_bridge_of_the_page_is_bombed_as_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    files = [str(DOCS / "examples" / name) for name in ("bridge.toml", "bridge.txt")]
    assert app.run(["situation", "run", files[0], "--orders", files[1], "--json"]) == 0
    steps = json.loads(capsys.readouterr().out)["steps"]
    refused = [(step["line"], step["rule"]) for step in steps if not step["accepted"]]
    assert refused == [("robin", "PHANTOM-OT-04")]
    assert steps[0]["situation"]["damage"] == 6
    assert "zone" not in steps[-1]["situation"]["counter"][1]


def test_the_page_of_phantom_names_every_field_and_step() -> None:
    page = (DOCS / "phantom-situations.md").read_text(encoding="utf-8")
    words = set(re.findall(r"[a-z][a-z_-]*", page))
    for note in (campaigns.Situation, PilotNote, CounterNote, MissionNote):
        missing = set(note.__struct_encode_fields__) - words
        assert not missing, f"{note.__name__}: {sorted(missing)}"
    assert {*frames.STEPS, *frames.TURN_STEPS, *ROLES} <= words


def test_the_element_of_the_page_attacks_as_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    files = [str(DOCS / "examples" / name) for name in ("element.toml", "element.txt")]
    assert app.run(["situation", "run", files[0], "--orders", files[1], "--json"]) == 0
    steps = json.loads(capsys.readouterr().out)["steps"]
    refused = [(step["line"], step["rule"]) for step in steps if not step["accepted"]]
    assert refused == [("1: climb", "ZERO-SEQ-10")]
    page = (DOCS / "zero-situations.md").read_text(encoding="utf-8")
    assert Path(files[0]).read_text(encoding="utf-8") in page


def test_the_page_of_zero_names_every_field_phase_and_word() -> None:
    page = (DOCS / "zero-situations.md").read_text(encoding="utf-8")
    words = set(re.findall(r"[a-z][a-z_-]*", page))
    for note in (zero.Situation, zero.ElementNote, zero.SequenceNote, zero.ExchangeNote):
        missing = set(note.__struct_encode_fields__) - words
        assert not missing, f"{note.__name__}: {sorted(missing)}"
    assert {*PHASES, *choices.WORDS} <= words


def test_the_page_of_wings_names_every_field_and_step() -> None:
    page = (DOCS / "wings-situations.md").read_text(encoding="utf-8")
    words = set(re.findall(r"[a-z][a-z_-]*", page))
    for note in (Situation, AircraftNote, PieceNote):
        missing = set(note.__struct_encode_fields__) - words
        assert not missing, f"{note.__name__}: {sorted(missing)}"
    rules: Any = system("wings").engine.configure(**OPTION_SETS["everything"])
    steps = {re.sub(r"-\d$", "", step) for step in rules.t.step_names}
    assert steps <= words
    assert set(STAGES) - {"aloft"} <= words


def test_the_pack_of_the_page_is_sound_and_flies(capsys: pytest.CaptureFixture[str]) -> None:
    folder = DOCS / "examples" / "kestrel"
    assert app.run(["pack", "check", str(folder)]) == 0
    rules = system("wings").engine.configure(scenario="kestrel-trial", packs=[folder])
    state = rules.start(1)
    view: Any = rules.view(state, 0)
    assert [plane.name for plane in view.aircraft] == ["Kestrel", "Fokker D.VII"]
    order, *_ = rules.read(state, 0, "turn-left")
    rules.apply(state, 0, rules.choice(state, 0, order))
    assert rules.pending(state)[0].decision == "program"


def test_the_campaign_of_the_page_is_sound_and_can_be_played(
    capsys: pytest.CaptureFixture[str],
) -> None:
    folder = DOCS / "examples" / "commando-hunt"
    assert app.run(["pack", "check", str(folder)]) == 0
    rules = system("phantom").engine.configure(scenario="commando-hunt-short", packs=[folder])
    state, chance = rules.start(1), seeded(1)
    slots = set()
    while rules.pending(state):
        view: Any = rules.view(state, 0)
        slots.add(view.slot)
        legal = rules.legal(state, 0)
        rules.apply(state, 0, legal[chance.below(len(legal))])
    assert slots == {0, 1, 2, 3}
    outcome = rules.outcome(state)
    assert outcome is not None
    assert outcome.reason in GRADES


def test_the_campaign_of_the_page_is_sound_and_can_be_begun() -> None:
    folder = DOCS / "examples" / "malta-1942"
    assert app.run(["pack", "check", str(folder)]) == 0
    rules = system("flames-campaign").engine.configure(scenario="malta-1942", packs=[folder])
    state = rules.start(1)
    assert [pending.decision for pending in rules.pending(state)] == ["arrow"]
    assert rules.options["deck"] == "europe"


def test_the_page_on_campaigns_of_flames_names_every_field_of_a_sheet() -> None:
    page = (DOCS / "flames-campaigns.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([a-z_-]+)`", page))
    for part in ("Campaign", "Target", "Arrow", "Option", "Map", "Victory"):
        assert {*getattr(flames_campaign, part).__struct_fields__} <= named
    assert {*get_args(flames_campaign.Kind), *get_args(Fate)} <= named


def test_the_page_on_packs_names_every_table_field_and_effect_of_phantom() -> None:
    page = (DOCS / "phantom-packs.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([a-z_-]+)`", page))
    assert set(SCHEMA) <= named
    shared = {*Entry.__struct_fields__}
    fields = {
        field
        for table, kind in SCHEMA.items()
        if table != "help"
        for field in kind.__struct_fields__
    }
    assert fields - shared <= named
    effects = {
        str(kind.__struct_config__.tag)
        for leg in (TargetBound, OverTarget, HomeBound)
        for kind in get_args(leg)
    }
    assert effects <= named


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
