"""Records: on the disk at once, whole or refused with the line and the reason."""

import json
import os
from datetime import date
from pathlib import Path

import msgspec
import pytest

from escadrille.kernel import game, record
from escadrille.kernel.errors import BadOrder, BadRecord, Unknown
from escadrille.kernel.game import Game
from escadrille.kernel.registry import system
from escadrille.kernel.rng import seeded
from escadrille.testing.walks import any_answer

ORDERS = 12


def play(played: Game, writer: record.Writer, count: int) -> None:
    chance = seeded(len(played.orders))
    for _ in range(count):
        seat, choice = any_answer(played.rules, played.state, chance)
        order = played.rules.order(played.state, seat, choice)
        played.order(seat, order)
        writer.order(seat, order)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The record of a game that was left after some orders."""
    path = tmp_path / "games" / "first.jsonl"
    played = game.new("flames", seed=3, seats=["human", "tactical"])
    writer = record.Writer.create(path, played.header)
    play(played, writer, ORDERS)
    writer.close()
    return path


@pytest.fixture
def finished(path: Path) -> Path:
    played, read = game.load(path)
    writer = record.Writer.resume(path, read)
    while played.pending:
        play(played, writer, 1)
    writer.end(played.rules.digest(played.state))
    writer.close()
    return path


def lines_of(path: Path) -> list[bytes]:
    return path.read_bytes().splitlines(keepends=True)


def refusal(path: Path) -> str:
    """Return why a record is refused; it is left as it was."""
    before = path.read_bytes() if path.exists() else None
    with pytest.raises(BadRecord) as caught:
        game.load(path)
    assert before == (path.read_bytes() if path.exists() else None)
    return str(caught.value).replace(str(path), "FILE")


def test_a_record_made_at_once_is_that_of_a_writer(finished: Path) -> None:
    read = record.read(finished)
    assert read.end is not None
    assert record.dump(read.header, read.lines, read.end) == finished.read_bytes()
    left = record.dump(read.header, read.lines, None)
    assert finished.read_bytes().startswith(left)


def changed(line: bytes, **fields: object) -> bytes:
    return json.dumps({**json.loads(line), **fields}, separators=(",", ":")).encode() + b"\n"


def test_a_record_says_what_the_game_was(path: Path) -> None:
    header = record.read(path).header
    assert (header.system, header.scenario, header.seed) == ("flames", "first-duel", 3)
    assert header.seats == ["human", "tactical"]
    assert header.version == system("flames").engine.version
    assert set(header.packs) == {"core", "school", "bombers", "campaigns"}


def test_a_record_replays_to_the_same_game(path: Path) -> None:
    one, read = game.load(path)
    other, _ = game.load(path)
    assert len(one.orders) == len(read.lines) == ORDERS
    assert one.rules.digest(one.state) == other.rules.digest(other.state)
    assert one.events == other.events


def test_a_game_goes_on_where_it_was_left(path: Path) -> None:
    played, read = game.load(path)
    writer = record.Writer.resume(path, read)
    assert writer.count == ORDERS
    play(played, writer, 5)
    writer.close()
    again, read = game.load(path)
    assert [line.n for line in read.lines] == list(range(ORDERS + 5))
    assert again.orders == played.orders
    assert again.rules.digest(again.state) == played.rules.digest(played.state)


def test_a_finished_game_is_sealed_by_its_last_state(finished: Path) -> None:
    played, read = game.load(finished)
    assert read.end is not None
    assert read.end.end == played.rules.digest(played.state)
    assert read.end.orders == len(read.lines) == len(played.orders)
    assert played.outcome is not None


def test_a_record_is_never_overwritten(path: Path) -> None:
    before = path.read_bytes()
    with pytest.raises(FileExistsError):
        record.Writer.create(path, record.read(path).header)
    assert path.read_bytes() == before


def test_an_order_is_on_the_disk_when_the_call_returns(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "game.jsonl"
    synced: list[bytes] = []
    monkeypatch.setattr(os, "fsync", lambda _: synced.append(path.read_bytes()))
    played = game.new("flames", seed=3, seats=["human", "human"])
    writer = record.Writer.create(path, played.header)
    play(played, writer, 3)
    writer.undo(0)
    writer.end("end")
    assert [text.count(b"\n") for text in synced] == [1, 2, 3, 4, 5, 6]
    assert path.read_bytes() == synced[-1]
    writer.close()


def test_an_order_taken_back_is_in_the_record(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    played = game.new("flames", seed=3, seats=["human", "human"])
    writer = record.Writer.create(path, played.header)
    play(played, writer, 1)
    seat, order = played.orders[0]
    played.undo(seat)
    writer.undo(seat)
    played.order(seat, order)
    writer.order(seat, order)
    writer.close()
    again, read = game.load(path)
    assert [line.undo for line in read.lines] == [False, True, False]
    assert again.orders == [(seat, order)]


def test_a_record_of_a_situation_starts_there(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    begun = game.new("flames", seed=3, seats=["human", "human"])
    raw = begun.rules.situation(begun.state)
    played = game.from_situation(raw, ["human", "human"])
    writer = record.Writer.create(path, played.header)
    play(played, writer, 6)
    writer.close()
    again, read = game.load(path)
    assert (read.header.seed, read.header.scenario) == (None, None)
    assert again.rules.digest(again.state) == played.rules.digest(played.state)


# What a crash leaves behind.


@pytest.mark.parametrize("cut", [1, 2, 20])
def test_a_torn_last_line_was_never_acknowledged(path: Path, cut: int) -> None:
    whole = lines_of(path)
    path.write_bytes(path.read_bytes()[:-cut])
    played, read = game.load(path)
    assert read.torn
    assert len(played.orders) == ORDERS - 1
    writer = record.Writer.resume(path, read)
    assert lines_of(path) == whole[:-1]
    play(played, writer, 1)
    writer.close()
    again, read = game.load(path)
    assert not read.torn
    assert again.orders == played.orders


def test_a_torn_end_can_be_written_again(finished: Path) -> None:
    whole = finished.read_bytes()
    finished.write_bytes(whole[:-5])
    played, read = game.load(finished)
    assert read.torn
    assert read.end is None
    writer = record.Writer.resume(finished, read)
    writer.end(played.rules.digest(played.state))
    writer.close()
    assert finished.read_bytes() == whole


@pytest.mark.parametrize("left", [0, 1, 40])
def test_a_record_without_a_whole_header_is_refused(path: Path, left: int) -> None:
    path.write_bytes(path.read_bytes()[:left])
    assert refusal(path) == "FILE: line 1: no header; the file is empty or cut off"


# What does not fit.


def test_a_record_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert refusal(tmp_path / "none.jsonl") == "FILE: not readable: No such file or directory"


@pytest.mark.parametrize("number", range(2, ORDERS + 2))
def test_an_edited_order_is_refused_with_its_line(path: Path, number: int) -> None:
    lines = lines_of(path)
    seat = json.loads(lines[number - 1])["seat"]
    lines[number - 1] = changed(lines[number - 1], seat=1 - seat)
    path.write_bytes(b"".join(lines))
    assert refusal(path).startswith(f"FILE: line {number}: edited: its check ")


def test_an_edited_header_is_noticed_by_the_first_order(path: Path) -> None:
    lines = lines_of(path)
    lines[0] = changed(lines[0], seed=4)
    path.write_bytes(b"".join(lines))
    assert refusal(path).startswith("FILE: line 2: edited: ")
    assert refusal(path).endswith("does not fit this line and those before it")


@pytest.mark.parametrize("number", [2, 5, ORDERS])
def test_a_missing_line_is_noticed_by_the_next(path: Path, number: int) -> None:
    lines = lines_of(path)
    del lines[number - 1]
    path.write_bytes(b"".join(lines))
    assert refusal(path).startswith(f"FILE: line {number}: edited: ")


def test_exchanged_lines_are_refused(path: Path) -> None:
    lines = lines_of(path)
    lines[3], lines[4] = lines[4], lines[3]
    path.write_bytes(b"".join(lines))
    assert refusal(path).startswith("FILE: line 4: edited: ")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (b"{}\n", "missing required field `n`"),
        (b"hello\n", "malformed"),
        (b'{"n":0,"seat":0,"who":1}\n', "unknown field `who`"),
        (b'{"n":"0","seat":0}\n', "Expected `int`, got `str` - at `$.n`"),
        (b'{"end":5,"orders":0}\n', "Expected `str`, got `int` - at `$.end`"),
    ],
)
def test_a_line_that_is_none_is_refused(path: Path, line: bytes, reason: str) -> None:
    path.write_bytes(lines_of(path)[0] + line)
    text = refusal(path)
    assert text.startswith("FILE: line 2: not a line of a record: ")
    assert reason in text


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"escadrille": 99}, "a record of format 99; this house reads 1"),
        ({"seats": "human"}, "no header of a record: Expected `array`, got `str` - at `$.seats`"),
        ({"colour": "red"}, "no header of a record: Object contains unknown field `colour`"),
        ({"seed": None}, "neither a seed nor a situation"),
        ({"version": 0}, "played under version 0 of the rules of flames; this house has version "),
        ({"packs": {"core": "0" * 16}}, f"pack 'core' is {'0' * 16}; this house has "),
        ({"packs": {"mine": "0" * 16}}, "pack 'mine' is 0000000000000000; this house has no such"),
    ],
)
def test_a_header_that_does_not_fit_is_refused(path: Path, fields: dict, reason: str) -> None:
    path.write_bytes(changed(lines_of(path)[0], **fields))
    assert refusal(path).startswith(f"FILE: line 1: {reason}")


def test_a_record_of_an_unknown_system_is_refused(path: Path) -> None:
    path.write_bytes(changed(lines_of(path)[0], system="chess"))
    with pytest.raises(Unknown, match="unknown system 'chess'"):
        game.load(path)


def test_nothing_comes_after_the_end(finished: Path) -> None:
    read = record.read(finished)
    assert read.end is not None
    writer = record.Writer(finished.open("ab"), read.end.check, len(read.lines))
    writer.undo(0)
    writer.close()
    number = len(read.lines) + 3
    assert refusal(finished) == f"FILE: line {number}: there is more after the end of the game"


def test_orders_are_numbered_without_a_gap(path: Path) -> None:
    read = record.read(path)
    writer = record.Writer(path.open("ab"), read.lines[-1].check, ORDERS + 1)
    writer.undo(0)
    writer.close()
    assert refusal(path) == f"FILE: line {ORDERS + 2}: order {ORDERS + 1}, expected {ORDERS}"


def test_a_sealed_order_that_is_illegal_is_refused_with_its_rule(path: Path) -> None:
    _, read = game.load(path)
    writer = record.Writer.resume(path, read)
    writer.order(0, {"order": "steps", "steps": 4})
    writer.close()
    text = refusal(path)
    assert text.startswith(f"FILE: line {ORDERS + 2}: seat 0 may not order 4 [FLAMES-")


@pytest.mark.parametrize(
    ("order", "reason"),
    [
        ({"order": "resign"}, "Invalid value 'resign' - at `$.order`"),
        ({"order": "steps", "steps": 9}, "Expected `int` <= 4 - at `$.steps`"),
        ({"order": "card", "card": "joker"}, "'joker' names nothing in this game"),
    ],
)
def test_a_sealed_order_that_means_nothing_is_refused(path: Path, order: dict, reason: str) -> None:
    _, read = game.load(path)
    writer = record.Writer.resume(path, read)
    writer.order(0, order)
    writer.close()
    assert refusal(path) == f"FILE: line {ORDERS + 2}: {reason}"


def test_a_line_without_an_order_is_refused(path: Path) -> None:
    _, read = game.load(path)
    writer = record.Writer.resume(path, read)
    writer._seal(record.Line(ORDERS, 0))
    writer.close()
    assert refusal(path).startswith(f"FILE: line {ORDERS + 2}: ")


def test_another_last_state_than_the_one_recorded_is_refused(path: Path) -> None:
    _, read = game.load(path)
    writer = record.Writer.resume(path, read)
    writer.end("0" * 64)
    writer.close()
    assert refusal(path) == "FILE: the game ends in another state than the record says"


# A game that its seats ended.


@pytest.fixture(params=["resigned", "agreed"])
def early(request: pytest.FixtureRequest, path: Path) -> Path:
    """The record of a game that was given up, or drawn by agreement, after some orders."""
    played, read = game.load(path)
    if request.param == "resigned":
        played.resign(1)
    else:
        played.agree()
    path.write_bytes(record.dump(read.header, read.lines, played.end(len(read.lines))))
    return path


def test_a_game_ended_by_its_seats_is_replayed_to_that_end(early: Path) -> None:
    played, read = game.load(early)
    assert read.end is not None
    assert played.outcome is not None
    assert played.pending == ()
    assert played.outcome.points == ((0.5, 0.5) if played.agreed else (1.0, 0.0))
    assert played.outcome.reason == ("agreed" if played.agreed else "resigned")
    assert not any(played.can_undo(seat) for seat in (0, 1))
    with pytest.raises(BadOrder):
        played.order(*played.orders[-1])
    for end in (played.agree, lambda: played.resign(0)):
        with pytest.raises(BadOrder):
            end()


def test_an_end_that_was_edited_is_refused(early: Path) -> None:
    *lines, end = lines_of(early)
    fields = json.loads(end)
    edits: list[dict[str, object]] = [
        {"resigned": 0},
        {"agreed": True, "resigned": 0},
        {"end": "0" * 64},
        {"orders": ORDERS - 1},
    ]
    for edit in edits:
        early.write_bytes(b"".join(lines) + changed(end, **edit))
        assert f"FILE: line {ORDERS + 2}: edited" in refusal(early)
    for name in {"agreed", "resigned"} & set(fields):
        left = {key: value for key, value in fields.items() if key != name}
        early.write_bytes(
            b"".join(lines) + json.dumps(left, separators=(",", ":")).encode() + b"\n"
        )
        assert f"FILE: line {ORDERS + 2}: edited" in refusal(early)
    early.write_bytes(b"".join(lines[:-1]) + end)
    assert "edited" in refusal(early)


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({}, "the record ends, but the game does not"),
        ({"resigned": 2}, "there is no seat 2"),
        ({"resigned": -1}, "not a line of a record: Expected `int` >= 0 - at `$.resigned`"),
        ({"resigned": 0, "agreed": True}, "the game is over"),
        ({"orders": 3}, f"the end of 3 orders, after {ORDERS}"),
    ],
)
def test_a_sealed_end_that_cannot_be_is_refused(
    path: Path, fields: dict[str, object], reason: str
) -> None:
    played, read = game.load(path)
    end = msgspec.structs.replace(played.end(len(read.lines)), **fields)
    path.write_bytes(record.dump(read.header, read.lines, end))
    assert refusal(path) == f"FILE: line {ORDERS + 2}: {reason}"


def test_a_game_that_the_rules_ended_was_not_given_up(finished: Path) -> None:
    read = record.read(finished)
    assert read.end is not None
    end = msgspec.structs.replace(read.end, resigned=0)
    finished.write_bytes(record.dump(read.header, read.lines, end))
    assert refusal(finished).endswith("the game is over")


def test_a_file_is_named_after_system_scenario_and_date() -> None:
    day = date(2026, 11, 16)
    header = record.Header(system="flames", version=1, packs={}, seats=[], scenario="duel")
    assert header.file_name(day) == "flames-duel-2026-11-16.jsonl"
    assert header.file_name(day, "120000") == "flames-duel-2026-11-16-120000.jsonl"
    placed = msgspec.structs.replace(header, scenario={"id": '../a"b\r\né'})
    assert placed.file_name(day) == "flames-ab-2026-11-16.jsonl"
    moment = msgspec.structs.replace(header, scenario=None)
    assert moment.file_name(day) == "flames-situation-2026-11-16.jsonl"
