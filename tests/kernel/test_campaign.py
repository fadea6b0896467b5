"""Campaigns: missions that are games of their own, and reports that are proved."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from escadrille.kernel import bundle, missions, record, settling, snapshot
from escadrille.kernel import game as games
from escadrille.kernel.campaign import Settled
from escadrille.kernel.errors import BadOrder, BadRecord, BadReport
from escadrille.kernel.game import Game
from escadrille.kernel.registry import campaigns, fights, slugs, system
from escadrille.testing.campaigns import PLACE, dumped
from escadrille.testing.walks import fly
from joust.campaign import Bout

pytestmark = pytest.mark.usefixtures("toys")


def begun(seats: tuple[str, ...] = ("human", "human"), seed: int = 7) -> Game:
    return games.new("joust-campaign", scenario="spring-tourney", seed=seed, seats=seats)


def say(game: Game, *words: str) -> None:
    """Let both sides answer, each in its turn."""
    for word in words:
        for seat, _ in game.pending:
            game.order(seat, game.rules.read(game.state, seat, word)[0])


def taken_off(*how: str, seats: tuple[str, ...] = ("human", "human")) -> Game:
    """Return a campaign that waits for the report of its first mission."""
    game = begun(seats)
    say(game, "pilot-1")
    for seat, word in enumerate(how or ("fly", "fly")):
        game.order(seat, game.rules.read(game.state, seat, word)[0])
    return game


def flown(campaign: Game, way: int = 0) -> record.Record:
    """Return the record of the awaited mission, flown at random."""
    game = missions.opened(campaign)
    if game.outcome is None:
        fly(game, way, 3)
    return record.parse(PLACE, dumped(game))


def test_campaigns_are_found_by_what_they_fly() -> None:
    assert campaigns("joust") == ["joust-campaign"]
    assert {*fights()} == {slug for slug in slugs() if system(slug).campaign is None}
    assert "joust-campaign" not in fights()


def test_a_campaign_waits_when_each_side_has_said_how_it_flies() -> None:
    game = begun()
    assert game.awaited is None
    say(game, "pilot-1")
    assert {decision for _, decision in game.pending} == {"fly"}
    assert game.awaited is None
    say(game, "fly")
    assert game.pending == ()
    assert game.outcome is None
    assert missions.number(missions.opened(game).header) == 1


def test_what_took_off_is_not_taken_back() -> None:
    game = begun()
    say(game, "pilot-1")
    game.order(0, game.rules.read(game.state, 0, "fly")[0])
    assert game.can_undo(0)
    game.order(1, game.rules.read(game.state, 1, "fly")[0])
    assert not game.can_undo(1)
    game.settle(Bout((1, 0), (0, 2)), 1)
    assert not game.can_undo(0)


def test_alone_against_a_bot_nothing_is_taken_back_behind_a_report() -> None:
    game = taken_off(seats=("human", "tactical"))
    missions.take(game, PLACE, flown(game))
    assert game.bars_back(0) == "campaign"
    with pytest.raises(BadOrder, match="never taken back"):
        game.take_back(0, 1)


def test_a_mission_of_a_campaign_is_not_taken_back_either() -> None:
    game = missions.opened(taken_off(seats=("human", "tactical")))
    game.order(0, game.rules.read(game.state, 0, _card(game))[0])
    assert game.bars_back(0) == "campaign"


def _card(game: Game) -> str:
    return game.rules.write(game.rules.order(game.state, 0, game.rules.legal(game.state, 0)[0]))


def test_two_houses_open_the_same_game_under_the_same_name() -> None:
    one, other = taken_off(), taken_off()
    assert missions.opened(one).header == missions.opened(other).header
    header = missions.opened(one).header
    assert missions.mission_name(one.header, 1) == missions.name_of(header)
    assert missions.name_of(header) != missions.mission_name(one.header, 2)
    assert header.origin == record.Origin(campaign=missions.name(one.header), mission=1)


def test_flown_again_under_other_rules_it_is_another_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    game = taken_off()
    before = missions.opened(game).header
    engine = system("joust").engine
    msgspec.structs.force_setattr(engine, "version", 2)
    try:
        after = missions.opened(game).header
        assert after.seed != before.seed
        assert missions.name_of(after) != missions.name_of(before)
    finally:
        msgspec.structs.force_setattr(engine, "version", 1)


@pytest.mark.parametrize(
    ("how", "seats"),
    [
        (("fly", "fly"), ["human", "random"]),
        (("fly", "tactical"), ["human", "tactical"]),
        (("give-up", "tactical"), ["human", "tactical"]),
    ],
)
def test_who_sits_in_a_mission(how: tuple[str, str], seats: list[str]) -> None:
    assert missions.opened(taken_off(*how, seats=("human", "random"))).header.seats == seats


def test_who_gives_a_mission_up_has_lost_it_and_two_who_do_draw() -> None:
    lost = missions.opened(taken_off("fly", "give-up"))
    assert lost.resigned == 1
    assert missions.report(system("joust-campaign"), lost) == Bout((0, 0), (2, 0))
    drawn = missions.opened(taken_off("give-up", "give-up"))
    assert drawn.agreed
    assert missions.report(system("joust-campaign"), drawn) == Bout((0, 0), (1, 1))


@pytest.mark.parametrize("way", range(4))
def test_a_record_settles_its_mission(way: int, tmp_path: Path) -> None:
    game = taken_off()
    proof = missions.take(game, PLACE, flown(game, way))
    settled = game.orders[-1][1]
    assert settled == Settled(proof.report, 1, proof.check)
    assert game.awaited is None
    assert game.pending


def test_a_line_of_the_record_holds_the_report(tmp_path: Path) -> None:
    game, path = taken_off(), tmp_path / "campaign.jsonl"
    proof = missions.take(game, PLACE, flown(game))
    path.write_bytes(dumped(game))
    read = record.read(path)
    assert read.lines[-1].mission == 1
    assert read.lines[-1].proof == proof.check
    assert settling.reported(game.system, read.lines[-1]) == proof.report
    again, _ = games.load(path)
    assert again.orders == game.orders
    assert again.events == game.events


def test_lines_without_a_report_are_written_as_before() -> None:
    line = record.Line(0, 1, order=msgspec.Raw(b'{"order":"do","word":"fly"}'))
    assert msgspec.json.encode(line) == b'{"n":0,"seat":1,"order":{"order":"do","word":"fly"}}'


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ({"report": {"hits": [0, 9], "points": [2, 0]}, "mission": 1}, "no report of joust"),
        ({"report": {"hits": [0, 0], "points": [2, 0]}, "mission": 2}, "of mission 2"),
        ({"report": {"hits": [0, 0], "points": [2, 2]}, "mission": 1}, "JOUST-CAMP-06"),
        ({"report": 7, "mission": 1}, "no report of joust-campaign"),
    ],
)
def test_a_record_with_an_impossible_report_is_refused(
    line: dict[str, Any], fault: str, tmp_path: Path
) -> None:
    game, path = taken_off(), tmp_path / "campaign.jsonl"
    read = record.parse(PLACE, dumped(game))
    raw = msgspec.Raw(msgspec.json.encode(line["report"]))
    wrong = record.Line(len(read.lines), 0, report=raw, mission=line["mission"])
    path.write_bytes(record.dump(read.header, [*read.lines, wrong], None))
    with pytest.raises(BadRecord, match=fault):
        games.load(path)


def test_a_game_that_is_no_campaign_takes_no_report(tmp_path: Path) -> None:
    game, path = games.new("joust", seed=1, seats=("human", "human")), tmp_path / "game.jsonl"
    line = record.Line(0, 0, report=msgspec.Raw(b"{}"), mission=1)
    path.write_bytes(record.dump(game.header, [line], None))
    with pytest.raises(BadRecord, match="joust is no campaign"):
        games.load(path)


def refused(game: Game, read: record.Record) -> str:
    with pytest.raises(BadReport) as error:
        missions.take(game, PLACE, read)
    return error.value.reason


def test_only_the_report_of_the_linked_game_is_taken() -> None:
    game = taken_off()
    told = flown(game)
    other = begun(seed=8)
    say(other, "pilot-1", "fly")
    assert refused(other, told) == "foreign"
    assert refused(begun(), told) == "unasked"
    assert refused(game, record.Record(told.header, told.lines, None)) == "unfinished"
    cut = record.Record(told.header, told.lines[:-2], told.end)
    assert refused(game, cut) == "forged"
    missions.take(game, PLACE, told)
    assert refused(game, told) == "repeated"
    say(game, "pilot-2", "fly")
    assert refused(game, told) == "repeated"
    assert missions.take(game, PLACE, flown(game)).mission == 2


def test_each_report_of_a_campaign_is_held_against_its_record() -> None:
    game = taken_off()
    first = flown(game)
    missions.take(game, PLACE, first)
    say(game, "pilot-2", "fly")
    second = flown(game)
    missions.take(game, PLACE, second)
    say(game, "pilot-3", "fly")
    game.settle(Bout((0, 0), (1, 1)), 3)

    def told(records: dict[int, record.Record]) -> list[str]:
        return [found.status for found in missions.findings(game, records)]

    assert told({1: first, 2: second}) == ["proved", "proved", "by-hand"]
    assert told({2: second}) == ["missing", "proved", "by-hand"]
    assert told({1: second, 2: first}) == ["refused", "refused", "by-hand"]
    old = record.Record(msgspec.structs.replace(first.header, version=0), first.lines, first.end)
    assert told({1: old, 2: second})[0] == "version"


def test_a_snapshot_is_due_after_each_mission_and_holds_its_report(tmp_path: Path) -> None:
    game, path = taken_off(), tmp_path / "campaign.jsonl"
    assert not snapshot.due(game)
    missions.take(game, PLACE, flown(game))
    path.write_bytes(dumped(game))
    assert snapshot.due(game)
    snapshot.keep(path, game, record.read(path).lines[-1].check)
    assert not snapshot.due(game)
    again, _ = snapshot.reopen(path)
    assert again.kept == len(game.steps)
    assert again.orders == game.orders
    assert again.rules.digest(again.state) == game.rules.digest(game.state)


# One file.


def test_a_campaign_travels_as_one_file() -> None:
    game = taken_off()
    mission = missions.opened(game)
    fly(mission, 0, 3)
    raw = dumped(mission)
    missions.take(game, PLACE, record.parse(PLACE, raw))
    parts = {bundle.CAMPAIGN: dumped(game), "mission 1": raw}
    whole = bundle.dump(parts)
    assert bundle.is_bundle(whole)
    assert bundle.cut(Path("it"), whole) == parts
    assert bundle.parse(Path("it"), parts)["mission 1"].end is not None


@pytest.mark.parametrize(
    ("raw", "fault"),
    [
        (b"", "line 1: no campaign in one file"),
        (b'{"bundle":9}\n', "a campaign of format 9"),
        (b'{"bundle":1}\n{"n":0}\n', "line 2: a line of no record"),
        (b'{"bundle":1}\n{"part":"mission 1"}\n', "it holds no campaign"),
        (b'{"bundle":1}\n{"part":"campaign"}\n{"part":"campaign"}\n', "stands in it already"),
        (b'{"bundle":1}\n{"part":7}\n', "line 2: no name of a record"),
    ],
)
def test_a_file_that_holds_no_campaign_is_refused(raw: bytes, fault: str) -> None:
    with pytest.raises(BadRecord, match=fault):
        bundle.cut(Path("it"), raw)
