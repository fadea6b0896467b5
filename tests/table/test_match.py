"""A game at the table: counts, the journal, and what undo does to them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from tests.table.players import new_match, play, some_order

from escadrille.kernel import record
from escadrille.kernel.errors import BadOrder, IllegalOrder
from escadrille.kernel.rng import seeded
from escadrille.table.body import RESIGN, UNDO, Body, body_of
from escadrille.table.errors import NoUndo, Over, Running, Stale
from escadrille.table.match import Match
from escadrille.table.messages import Undone

LOW = b'{"order":"level","level":"low"}'


def test_each_seat_counts_its_own_questions() -> None:
    match = new_match()
    play(match, 1, LOW)
    assert match.counts == [0, 1]
    match.check_order(0, 0, LOW)
    with pytest.raises(Stale):
        match.check_order(1, 0, LOW)
    with pytest.raises(IllegalOrder):
        match.check_order(1, 1, LOW)
    with pytest.raises(BadOrder):
        match.check_order(0, 0, b'{"order":"nonsense"}')


def test_undo_counts_as_an_answer() -> None:
    match = new_match()
    play(match, 0, LOW)
    match.check_undo(0, 1)
    with pytest.raises(NoUndo):
        match.check_undo(1, 0)
    match.apply(0, UNDO)
    assert match.counts == [2, 0]
    with pytest.raises(Stale):
        match.check_undo(0, 1)
    with pytest.raises(NoUndo):
        match.check_undo(0, 2)


def _withdrawn() -> tuple[Match, int, int]:
    """Return a game in which a seat may take back what has put a question to another."""
    for seed in range(200):
        match, chance = new_match(seed), seeded(seed)
        while match.waiting:
            before = {pending.seat for pending in match.waiting}
            seat = match.waiting[0].seat
            play(match, seat, some_order(match, seat, chance))
            after = {pending.seat for pending in match.waiting}
            if match.game.can_undo(seat) and after - before:
                return match, seat, (after - before).pop()
    raise AssertionError("no such moment")


def test_an_answer_to_a_withdrawn_question_is_stale() -> None:
    match, seat, other = _withdrawn()
    count = match.counts[other]
    order = some_order(match, other, seeded(1))
    match.check_order(other, count, order)
    match.apply(seat, UNDO)
    with pytest.raises(Stale):
        match.check_order(other, count, order)


def test_the_record_of_an_undo_can_be_read() -> None:
    match, seat, _ = _withdrawn()
    match.apply(seat, UNDO)
    match.apply(0, RESIGN)
    read = record.parse(Path("record"), match.record())
    assert read.lines[-1].undo
    again = Match("again", match.header)
    for line in read.lines:
        stored = msgspec.json.encode(body_of(line))
        again.apply(line.seat, msgspec.json.decode(stored, type=Body))
    again.apply(0, RESIGN)
    assert again.record() == match.record()


def test_the_journal_only_grows_and_tells_of_undo() -> None:
    match, seat, other = _withdrawn()
    told = match.journal.told[other].since(0)
    known = len(match.game.seen_by(other))
    match.apply(seat, UNDO)
    taken = known - len(match.game.seen_by(other))
    assert taken > 0
    assert match.journal.told[other].since(0) == [*told, Undone(taken)]
    message = match.message(other, len(told))
    assert message.events == [Undone(taken)]
    assert msgspec.to_builtins(message.events) == [{"event": "undone", "back": taken}]


def test_simultaneous_answers_survive_an_undo_beside_them() -> None:
    match = new_match()
    play(match, 0, LOW)
    match.apply(0, UNDO)
    match.check_order(1, 0, LOW)


def test_who_resigns_has_lost() -> None:
    match = new_match()
    with pytest.raises(Running):
        match.record()
    match.apply(1, RESIGN)
    message = match.message(0, 0)
    assert message.outcome is not None
    assert (message.outcome.points, message.outcome.resigned) == ((1.0, 0.0), 1)
    assert message.seed == "1"
    assert (message.asked, message.waiting, message.undo) == (None, [], False)
    for check in (lambda: match.check_order(0, 0, LOW), match.check_running):
        with pytest.raises(Over):
            check()
    assert b'"resigned":1' in match.record().splitlines()[-1]
