"""Whatever bytes are sent as a record, the answer is a refusal in words, and nothing is stored."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.attack.records import resigned, sealed
from tests.table.players import client_of

from escadrille.kernel import record
from escadrille.kernel.registry import slugs

MOST = 4 * 1024 * 1024


class Target:
    def __init__(self, client: Any, database: Path) -> None:
        self.client, self._database = client, database

    def games(self) -> int:
        with sqlite3.connect(self._database) as database:
            return database.execute("SELECT count(*) FROM games").fetchone()[0]

    def refuse(self, raw: bytes, *statuses: int) -> str:
        """Return the words in which a record is refused."""
        before = self.games()
        got = self.client.post("/api/records", content=raw)
        assert got.status_code in (statuses or (400,)), (got.status_code, got.text[:500])
        assert self.games() == before
        told = got.json()
        assert told["code"] in ("request/bad", "request/large", "record/unplayable")
        assert 0 < len(told["message"]) < 2000
        return told["message"]


@pytest.fixture(scope="module")
def target(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Target]:
    database = tmp_path_factory.mktemp("table") / "t.db"
    with client_of(database) as client:
        yield Target(client, database)


def header(slug: str = "wings", /, **change: bytes) -> bytes:
    """Return a header with other bytes in place of the values of some fields."""
    told = msgspec.json.decode(resigned(slug, situation=True).splitlines()[0])
    texts = {name: msgspec.json.encode(value) for name, value in told.items()} | change
    return b"{" + b",".join(b'"%s":%s' % (name.encode(), texts[name]) for name in texts) + b"}"


DEEP = b"[" * 100_000 + b"]" * 100_000
DEEPER = b"[" * (MOST // 2 - 1000) + b"]" * (MOST // 2 - 1000)
SCENARIO = {"situation": b"null", "scenario": b"null"}

HOSTILE = {
    "deep nesting": header(situation=b'{"system":"wings","aircraft":%s}' % DEEP),
    "deepest nesting": header(situation=b'{"a":%s}' % DEEPER)[:MOST],
    "nested objects": header(situation=b'{"a":' * 50_000 + b"1" + b"}" * 50_000),
    "nested in a name": header(seats=DEEP),
    "a situation of nothing": header(situation=b"{}"),
    "a situation of another system": header(situation=b'{"system":"flames"}'),
    "a situation of no system": header(situation=b'{"system":"../../etc"}'),
    "a situation of a number": header(situation=b'{"system":7}'),
    "not a situation": header(situation=b"[1,2]"),
    "bytes that are no text": header(situation=b'{"system":"wings","a":"\xff\xfe"}'),
    "half a letter": header(situation=b'{"system":"wings","a":"\\ud800"}'),
    "a null byte": header(situation=b'{"system":"wings","a":"\\u0000"}'),
    "not a number": header(situation=b'{"system":"wings","turn":NaN}'),
    "infinity": header(situation=b'{"system":"wings","turn":1e999}'),
    "a long number": header(situation=b'{"system":"wings","turn":%s}' % (b"9" * 5000)),
    "a huge number": header(situation=b'{"system":"wings","turn":%s}' % (b"9" * 4000)),
    "a seed of 5,000 digits": header(seed=b"1" * 5000, **SCENARIO),
    "a seed of letters": header(seed=b'"x"', **SCENARIO),
    "a seed and a half": header(seed=b"1.5", **SCENARIO),
    "no seed": header(**SCENARIO),
    "an unknown scenario": header(seed=b"1", situation=b"null", scenario=b'"../x"'),
    "an unknown option": header(seed=b"1", options=b'{"flying":true}', **SCENARIO),
    "an option of a wrong kind": header(seed=b"1", options=b'{"altitude":"x"}', **SCENARIO),
    "an unknown system": header(system=b'"chess"'),
    "another system": header(system=b'"zero"'),
    "a version of the future": header(version=b"999999999999999999999"),
    "packs of nobody": header(packs=b'{"standard":"0"}'),
    "a format of the future": header(escadrille=b"99"),
    "nobody": header(seats=b"[]"),
    "a crowd": header(seats=msgspec.json.encode(["human"] * 100_000)),
    "seats of numbers": header(seats=b"[1,2]"),
    "a field of nobody": header(more=b"1"),
    "an array": b"[1,2,3]",
    "a word": b'"record"',
    "null": b"null",
    "nothing": b"",
    "null bytes": b"\x00" * 1000,
}


@pytest.mark.parametrize("first", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_header_is_refused(target: Target, first: bytes) -> None:
    target.refuse(sealed(first))


def line(raw: bytes) -> bytes:
    """Return a record with a line that says anything, and whose checks cannot fit."""
    rows = resigned("wings", situation=True).splitlines()
    return b"\n".join([rows[0], raw, rows[-1], b""])


LINES = {
    "deep nesting": line(b'{"n":0,"seat":0,"order":%s}' % DEEP),
    "a long number": line(b'{"n":%s,"seat":0}' % (b"9" * 5000)),
    "bytes that are no text": line(b'{"n":0,"seat":0,"bot":"\xff"}'),
    "an end of nothing": line(b'{"end"'),
    "an empty line": line(b""),
    "many lines": b"{}\n" * (MOST // 3),
    "many ends of lines": b"\n" * MOST,
    "one long line": b"{" * MOST,
    "one long word": b'"' + b"x" * (MOST - 2) + b'"',
}


@pytest.mark.parametrize("raw", LINES.values(), ids=LINES)
def test_a_hostile_line_is_refused(target: Target, raw: bytes) -> None:
    target.refuse(raw)


@pytest.mark.parametrize("seat", [-1, 2, 10**30, -(10**30)])
@pytest.mark.parametrize("slug", slugs())
def test_a_seat_that_is_not_there_is_refused(target: Target, slug: str, seat: int) -> None:
    told = target.refuse(sealed(header(slug), record.Line(0, seat, msgspec.Raw(b'{"order":"do"}'))))
    assert "seat" in told
    told = target.refuse(sealed(header(slug), record.Line(0, seat, undo=True)))
    assert "seat" in told


@pytest.mark.parametrize("order", [b"null", b"[]", b'"x"', b"9" * 4000, b'{"order":"\xff"}', b"{}"])
@pytest.mark.parametrize("slug", slugs())
def test_an_order_that_is_none_is_refused(target: Target, slug: str, order: bytes) -> None:
    target.refuse(sealed(header(slug), record.Line(0, 0, msgspec.Raw(order))))


@pytest.mark.parametrize("end", [-1, 99, 10**30])
def test_an_end_by_nobody_is_refused(target: Target, end: int) -> None:
    first, _ = resigned("wings", situation=True).splitlines()
    whole = msgspec.json.decode(first, type=record.Header)
    target.refuse(record.dump(whole, [], record.End("0", 0, resigned=end)))


def test_too_much_is_refused(target: Target) -> None:
    target.refuse(b"x" * (MOST + 1), 413)


def test_an_assertion_of_the_rules_is_a_refusal(
    target: Target, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """What the rules of a damaged house do is told to nobody but the log."""
    (tmp_path / "sitecustomize.py").write_text(
        "from escadrille.kernel import game\n"
        "def restart(*_, **__):\n"
        "    assert False, 'a secret of the rules'\n"
        "game.restart = restart\n"
    )
    monkeypatch.setenv("PYTHONPATH", f"{tmp_path}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
    with client_of(tmp_path / "t.db") as client:
        got = client.post("/api/records", content=resigned("wings"))
    assert (got.status_code, got.json()["code"]) == (422, "record/unplayable")
    assert "secret" not in got.text
