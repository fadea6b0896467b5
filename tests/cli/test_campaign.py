"""`escadrille campaign`: begun, flown, left, proved, carried over a release, in the terminal."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.kernel.test_continuing import walked

from escadrille.cli import keeping
from escadrille.kernel import game as games
from escadrille.kernel import missions, record
from escadrille.kernel.registry import system
from escadrille.testing.campaigns import dumped

pytestmark = pytest.mark.usefixtures("toys")

START = ("campaign", "start", "joust", "--campaign", "one-morning", "--seed", 3)
ONES = "1\n" * 60
"""The first answer to everything: pilot 1, fly, the first card."""


def names(escadrille: Any) -> list[str]:
    return [one["campaign"] for one in json.loads(escadrille("campaign", "list", "--json").out)]


def shown(escadrille: Any, name: str) -> Any:
    ran = escadrille("campaign", "show", name, "--json")
    assert ran.code == 0, ran.err
    return json.loads(ran.out)


@contextmanager
def newer(*slugs: str) -> Iterator[None]:
    """Let the rules of some systems be of a later version meanwhile."""
    engines = [system(slug).engine for slug in slugs]
    for engine in engines:
        msgspec.structs.force_setattr(engine, "version", engine.version + 1)
    try:
        yield
    finally:
        for engine in engines:
            msgspec.structs.force_setattr(engine, "version", engine.version - 1)


def test_a_campaign_is_played_whole_with_its_missions(escadrille: Any, home: Path) -> None:
    ran = escadrille(*START, lines=ONES)
    assert ran.code == 0, ran.err
    assert "Whom do you send?" in ran.out
    assert "Mission 1 takes off." in ran.out
    assert "Which card do you lay?" in ran.out
    assert "Mission 2 takes off." in ran.out
    assert "Points decide." in ran.out
    (name,) = names(escadrille)
    told = shown(escadrille, name)
    assert [one["number"] for one in told["missions"]] == [1, 2]
    assert told["outcome"] is not None
    ran = escadrille("campaign", "verify", name)
    assert ran.code == 0
    assert ran.out.count("its record proves the report") == 2
    assert len([*home.glob("joust-mission-*.jsonl")]) == 2


def test_a_mission_is_left_and_taken_up_again(escadrille: Any, home: Path) -> None:
    ran = escadrille(*START, lines="1\nfly\n1\n1\nquit\n")
    (name,) = names(escadrille)
    assert f"To continue: escadrille campaign fly {name}" in ran.out
    assert shown(escadrille, name)["mission"] == 1
    assert "Mission 1 is in the air" in escadrille("campaign", "list").out
    (path,) = home.glob("joust-mission-*.jsonl")
    before = record.read(path).lines
    assert before
    assert escadrille("campaign", "fly", name[:6], lines=ONES).code == 0
    assert record.read(path).lines[: len(before)] == before
    assert shown(escadrille, name)["outcome"] is not None


def test_missions_are_not_offered_as_games_of_their_own(escadrille: Any) -> None:
    escadrille(*START, lines="1\nfly\n1\nquit\n")
    said = escadrille("play", "joust", lines="quit\n").out
    assert "one-morning" not in said
    assert "bout-1" not in said


@pytest.mark.parametrize("answer", ["tactical", "give-up"])
def test_a_mission_is_left_to_a_level_or_given_up(answer: str, escadrille: Any) -> None:
    ran = escadrille(*START, lines=f"1\n{answer}\nquit\n")
    assert ran.code == 0, ran.err
    (name,) = names(escadrille)
    told = shown(escadrille, name)
    assert len(told["missions"]) == 1
    assert told["waiting"]
    assert escadrille("campaign", "verify", name).code == 0


def test_a_level_flies_one_mission_and_stops(escadrille: Any) -> None:
    escadrille(*START, lines="1\nquit\n")
    (name,) = names(escadrille)
    assert shown(escadrille, name)["waiting"] == [{"seat": 0, "decision": "fly"}]
    ran = escadrille("campaign", "fly", name, "--by", "tactical")
    assert ran.code == 0, ran.err
    told = shown(escadrille, name)
    assert len(told["missions"]) == 1
    assert told["waiting"][0]["decision"] == "name"
    ran = escadrille("campaign", "fly", name, "--by", "baron")
    assert ran.code == 2
    assert "baron" in ran.err


def test_show_tells_the_ledger_and_what_it_waits_for(escadrille: Any) -> None:
    escadrille(*START, lines="1\ntactical\nquit\n")
    (name,) = names(escadrille)
    said = escadrille("campaign", "show", name).out
    assert "One morning" in said
    assert "1 bouts flown" in said
    assert "Mission 1: flown" in said
    assert "Seat 1 is asked: a pilot" in said
    french = escadrille("campaign", "show", name, "--lang", "fr").out
    assert "La place 1 doit répondre" in french


def test_a_mission_flown_elsewhere_is_reported_once(
    escadrille: Any, home: Path, tmp_path: Path
) -> None:
    escadrille(*START, lines="1\nfly\n1\nquit\n")
    (name,) = names(escadrille)
    (own,) = home.glob("joust-mission-*.jsonl")
    game = games.restart(own, record.read(own).header)
    own.unlink()
    game.resign(0)
    elsewhere = tmp_path / "elsewhere.jsonl"
    elsewhere.write_bytes(record.dump(game.header, [], game.end(0)))
    ran = escadrille("campaign", "report", name, elsewhere)
    assert ran.code == 0, ran.err
    assert "its record proves it" in ran.out
    again = escadrille("campaign", "report", name, elsewhere)
    assert again.code == 2
    assert "reported already" in again.err
    assert "its record is not here" in escadrille("campaign", "verify", name).out


def test_a_report_by_hand_is_marked_and_an_impossible_one_refused(
    escadrille: Any, tmp_path: Path
) -> None:
    escadrille(*START, lines="1\nfly\nquit\n")
    (name,) = names(escadrille)
    report = tmp_path / "report.toml"
    report.write_text("hits = [0, 1]\npoints = [2, 2]\n")
    ran = escadrille("campaign", "report", name, report)
    assert ran.code == 2
    assert "JOUST-CAMP-06" in ran.err
    assert not shown(escadrille, name)["missions"]
    report.write_text("hits = [0, 1]\npoints = [2, 0]\n")
    assert "by hand" in escadrille("campaign", "report", name, report).out
    assert "nothing proves it" in escadrille("campaign", "verify", name).out


def test_a_mission_that_was_tampered_with_is_noticed(escadrille: Any, home: Path) -> None:
    escadrille(*START, lines="1\ntactical\nquit\n")
    (name,) = names(escadrille)
    (path,) = home.glob("joust-campaign-*.jsonl")
    read = record.read(path)
    rows = []
    for line in read.lines:
        if line.mission:
            told = msgspec.json.decode(line.report)
            told["points"] = [2, 0] if told["points"][1] else [0, 2]
            line = msgspec.structs.replace(line, report=msgspec.Raw(msgspec.json.encode(told)))
        rows.append(line)
    path.write_bytes(record.dump(read.header, rows, None))
    ran = escadrille("campaign", "verify", name)
    assert ran.code == 1
    assert "refused" in ran.out


def test_a_campaign_travels_as_one_file(
    escadrille: Any, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    escadrille(*START, lines="1\ntactical\n1\nfly\n1\nquit\n")
    (name,) = names(escadrille)
    file = tmp_path / "morning.campaign"
    assert "3 records" in escadrille("campaign", "export", name, file).out
    assert escadrille("campaign", "verify", file).code == 0
    assert "is here already" in escadrille("campaign", "import", file).err
    before = shown(escadrille, name)
    monkeypatch.setenv("ESCADRILLE_HOME", str(tmp_path / "elsewhere"))
    ran = escadrille("campaign", "import", file)
    assert ran.code == 0, ran.err
    after = shown(escadrille, name)
    assert {**after, "record": ""} == {**before, "record": ""}
    assert escadrille("campaign", "fly", name, lines=ONES).code == 0
    assert shown(escadrille, name)["outcome"] is not None


def test_a_file_that_lies_is_not_brought_home(
    escadrille: Any, home: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    escadrille(*START, lines="1\ntactical\nquit\n")
    (name,) = names(escadrille)
    file = tmp_path / "morning.campaign"
    escadrille("campaign", "export", name, file)
    raw = file.read_bytes()
    monkeypatch.setenv("ESCADRILLE_HOME", str(tmp_path / "elsewhere"))
    file.write_bytes(
        raw.replace(b'"points":[2,0]', b'"points":[0,2]').replace(b'"seed":3', b'"seed":4')
    )
    assert escadrille("campaign", "import", file).code == 2
    assert names(escadrille) == []


# A release in the middle of it.


def test_between_two_missions_it_goes_on_under_newer_rules(escadrille: Any, home: Path) -> None:
    escadrille(*START, lines="1\ntactical\nquit\n")
    (name,) = names(escadrille)
    (old,) = home.glob("joust-campaign-*.jsonl")
    whole, before = old.read_bytes(), shown(escadrille, name)
    with newer("joust-campaign"):
        assert "goes on from its last moment" in escadrille("campaign", "list").out
        ran = escadrille("campaign", "fly", name, lines="quit\n")
        assert ran.code == 0, ran.err
        assert "goes on under version 2, from mission 2" in ran.out
        assert "Nothing is lost" in ran.out
        assert names(escadrille) == [name]
        told = shown(escadrille, name)
        assert told["waiting"] == before["waiting"]
        assert told["version"] == 2
        said = escadrille("campaign", "show", name).out
        assert "goes on here from the record" in said
        log = escadrille("campaign", "fly", name, lines="log\nquit\n").out
        assert log.count("goes on here from the record") == 2  # as it opens, and in the log
        assert escadrille("play", "joust-campaign", lines="1\n" + ONES).code == 0
        assert shown(escadrille, name)["outcome"] is not None
        assert escadrille("campaign", "verify", name).code == 0
    assert old.read_bytes() == whole


def test_in_the_middle_of_a_mission_it_goes_back_to_the_moment_before(
    escadrille: Any, home: Path
) -> None:
    escadrille(*START, lines="1\ntactical\n1\nfly\n1\n1\nquit\n")
    (name,) = names(escadrille)
    assert shown(escadrille, name)["mission"] == 2
    with newer("joust-campaign", "joust"):
        ran = escadrille("campaign", "fly", name, lines=ONES)
        assert ran.code == 0, ran.err
        assert "it is flown again from its beginning" in ran.out
        assert "Mission 2 takes off." in ran.out
        told = shown(escadrille, name)
        assert [one["number"] for one in told["missions"]] == [2]
        assert sum(told["outcome"]["scores"]) == 4  # and its point still counts


def test_newer_rules_of_the_missions_alone_fly_the_mission_again(
    escadrille: Any, home: Path
) -> None:
    escadrille(*START, lines="1\nfly\n1\n1\nquit\n")
    (name,) = names(escadrille)
    with newer("joust"):
        ran = escadrille("campaign", "fly", name, lines=ONES)
        assert ran.code == 0, ran.err
        assert len([*home.glob("joust-mission-*-1-*.jsonl")]) == 2
        assert len(shown(escadrille, name)["missions"]) == 2


@pytest.mark.parametrize("between", [True, False])
def test_flames_goes_on_under_newer_rules(between: bool, escadrille: Any) -> None:
    start = ("campaign", "start", "flames", "--campaign", "poland-1939", "--seed", 3)
    later = "" if between else "pass\nfly\n1\n1\n1\n1\n1\n"
    escadrille(*start, "--seat", "2=random", lines=f"r1\npass\ngive-up\n{later}quit\n")
    (name,) = names(escadrille)
    before = shown(escadrille, name)
    assert before["mission"] == (None if between else 2)
    with newer("flames-campaign", "flames"):
        ran = escadrille("campaign", "fly", name, lines="quit\n")
        assert ran.code == 0, ran.err
        assert ("Nothing is lost" if between else "flown again from its beginning") in ran.out
        told = shown(escadrille, name)
        assert told["version"] == before["version"] + 1
        assert told["turn"] == 2
        assert {one["decision"] for one in told["waiting"]} == {"option"}  # the bot attacks
        lines = "pass\ngive-up\n" * 3
        assert escadrille("campaign", "fly", name, lines=lines).code == 0
        assert shown(escadrille, name)["outcome"] is not None
        assert escadrille("campaign", "verify", name).code == 0


@pytest.mark.parametrize("between", [True, False])
def test_phantom_goes_on_under_newer_rules(between: bool, escadrille: Any, home: Path) -> None:
    """A save of before, beside which no moment was kept, has one as soon as it is opened."""
    old = home / "phantom-war-2026-11-18.jsonl"
    home.mkdir(parents=True)
    old.write_bytes(dumped(walked("phantom", between, 2)))
    read, (name,) = record.read(old), names(escadrille)
    assert escadrille("campaign", "fly", name, lines="quit\n").code == 0
    kept = keeping.moment_of(old, read)
    assert kept is not None
    assert kept.turn == 2
    assert (kept.lines == len(read.lines)) == between
    with newer("phantom"):
        ran = escadrille("campaign", "fly", name, lines="quit\n")
        assert ran.code == 0, ran.err
        assert ("Nothing is lost" if between else "flown again from its beginning") in ran.out
        told = shown(escadrille, name)
        assert told["turn"] == kept.turn
        assert told["waiting"] == [{"seat": 0, "decision": "target"}]
        assert escadrille("play", "phantom", lines="1\nquit\n").code == 0
        assert names(escadrille) == [name]


def test_an_older_record_without_a_moment_is_shown_as_it_was_told(
    escadrille: Any, home: Path
) -> None:
    escadrille(*START, lines="1\nquit\n")
    (moment,) = home.glob("*.moment")
    moment.unlink()
    with newer("joust-campaign"):
        assert "kept no moment" in escadrille("campaign", "list").out
        ran = escadrille("play", "joust-campaign", lines="1\n")
        assert "cannot be continued" in ran.out


# What is refused.


def test_a_system_without_campaigns_and_a_name_that_nothing_bears_are_refused(
    escadrille: Any,
) -> None:
    ran = escadrille("campaign", "start", "zero")
    assert ran.code == 2
    assert "phantom" in ran.err
    assert escadrille("campaign", "show", "0123456789abcdef").code == 2
    assert "You have no campaign" in escadrille("campaign", "list").out


def test_phantom_flies_its_own_missions(escadrille: Any) -> None:
    escadrille("campaign", "start", "phantom", "--seed", 1, lines="1\nquit\n")
    (name,) = names(escadrille)
    ran = escadrille("campaign", "fly", name, "--by", "tactical")
    assert ran.code == 2
    assert "flies its missions itself" in ran.err


def test_the_replay_of_a_campaign_names_its_missions(escadrille: Any, home: Path) -> None:
    escadrille(*START, lines=ONES)
    (path,) = home.glob("joust-campaign-*.jsonl")
    assert "mission 1" in escadrille("replay", path, "--orders").out
    told = json.loads(escadrille("replay", path, "--json").out)
    assert {"seat": 0, "order": "mission 2"} in told["orders"]
    assert missions.name(record.read(path).header) == names(escadrille)[0]


def test_the_command_plays_campaigns_by_the_system_of_their_missions(escadrille: Any) -> None:
    words = ("--games", 6, "--seed", 1, "--json")
    ran = escadrille("sim", "joust", "--campaign", "one-morning", *words)
    assert ran.code == 0, ran.err
    figures = json.loads(ran.out)
    assert figures["system"] == "joust-campaign"
    assert figures["scenario"] == "one-morning"
    assert figures["finished"] == 6
    ran = escadrille("sim", "joust", "--campaign", "one-morning", "--scenario", "first-pass")
    assert ran.code == 2
    ran = escadrille("sim", "phantom", "--campaign", "war-in-the-south-usaf-short", *words)
    assert json.loads(ran.out)["system"] == "phantom"
