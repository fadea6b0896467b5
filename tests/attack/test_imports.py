"""Records of strangers: whatever they are, the server answers, and nothing of them stays behind."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import time
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.attack.processes import children, files, running
from tests.attack.records import resigned
from tests.table.servers import Server

from escadrille.kernel.registry import slugs
from escadrille.table import imports
from escadrille.table.errors import TooMany, Unplayable
from escadrille.table.imports import Imports, Played
from escadrille.table.limits import USUAL, Limits

STARTS = int(os.environ.get("ESCADRILLE_ATTACKS", "3"))
"""`make soak` asks for more."""
WORKER = "escadrille.table.imports"
WINGS = resigned("wings", situation=True)

pytestmark = pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks processes up in /proc")


def said(raw: bytes) -> Callable[[], Awaitable[bytes]]:
    """What reads the body of a request."""

    async def read() -> bytes:
        return raw

    return read


def send(address: str, raw: bytes, sender: int = 1) -> httpx.Response:
    """Send a record from one of this machine's addresses."""
    way = httpx.HTTPTransport(local_address=f"127.0.0.{sender}")
    with httpx.Client(base_url=address, transport=way, timeout=120) as http:
        return http.post("/api/records", content=raw)


def test_six_records_at_once_leave_a_fresh_server_answering(tmp_path: Path) -> None:
    for number in range(STARTS):
        with Server(tmp_path / f"{number}.db") as server, ThreadPoolExecutor(6) as senders:
            sent = [senders.submit(send, server.address, WINGS, 1 + n) for n in range(6)]
            assert [each.result().status_code for each in sent] == [201] * 6
            assert httpx.get(f"{server.address}/health").status_code == 200
            assert server.stop() == 0


@pytest.fixture
def worker(server: Server) -> int:
    """Return the process that has played a record for the server and waits for another."""
    assert send(server.address, WINGS).status_code == 201
    (found,) = running(server.process.pid, WORKER)
    return found


def test_a_process_that_dies_of_a_record_harms_nobody_else(server: Server, worker: int) -> None:
    before = len(files(server.process.pid))
    os.kill(worker, signal.SIGSTOP)
    with ThreadPoolExecutor(2) as senders:
        sent = as_completed([senders.submit(send, server.address, WINGS) for _ in range(2)])
        second = next(sent).result()  # the other is in the hands of the process
        assert (second.status_code, second.json()["code"]) == (429, "rate/limit")
        assert int(second.headers["retry-after"]) >= 1
        assert "still being played" in second.json()["message"]
        os.kill(worker, signal.SIGSEGV)
        os.kill(worker, signal.SIGCONT)
        answer = next(sent).result()
    assert (answer.status_code, answer.json()["code"]) == (422, "record/unplayable")
    assert "died" in answer.json()["message"]
    assert httpx.get(f"{server.address}/health").status_code == 200
    assert not Path(f"/proc/{worker}").exists()
    assert '"exit status -11' in server.log.read_text()
    assert send(server.address, WINGS).status_code == 201
    assert worker not in running(server.process.pid, WORKER)
    until = time.monotonic() + 30
    while len(files(server.process.pid)) > before:  # the last connection, which closes by itself
        assert time.monotonic() < until, files(server.process.pid)
        time.sleep(0.05)


def test_a_process_that_plays_records_holds_nothing_of_the_server(
    server: Server, worker: int
) -> None:
    theirs = {name for name in files(worker) if name != os.devnull}
    assert theirs.isdisjoint(files(server.process.pid))
    assert not [name for name in theirs if "t.db" in name or name.endswith(".log")]
    assert len(theirs) == 2  # where it reads, and where it writes


def test_a_process_that_plays_records_does_not_outlive_the_server(
    server: Server, worker: int
) -> None:
    os.kill(worker, signal.SIGSTOP)  # it would not notice the end of its pipe
    server.kill()
    until = time.monotonic() + 30
    while Path(f"/proc/{worker}").exists():
        assert time.monotonic() < until, "it outlives its server"
        time.sleep(0.05)


# With other work than playing: what a record might make of it.

PROGRAM = """
import ctypes, os, sys, time
from escadrille.table import imports
whole = imports.checked
def checked(raw):
    if raw != b"whole":
        exec(raw)
    return whole(os.environb[b"RECORD"].replace(b"|", b"\\n"))
imports.checked = checked
imports.main(int(sys.argv[1]), int(sys.argv[2]))
"""


@pytest.fixture
def doing(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., None]]:
    """Return what tries an attack with such limits; whatever it was, nothing of it stays."""
    monkeypatch.setenv("RECORD", WINGS.decode().replace("\n", "|"))

    def try_out(attack: Callable[[Imports], Awaitable[None]], **limits: Any) -> None:
        async def run() -> None:
            one = Imports(Limits(**limits), ("-c", PROGRAM))
            before = len(files("self"))
            try:
                await attack(one)
            finally:
                await one.close()
            await asyncio.sleep(0)  # what was closed is closed now
            assert len(files("self")) == before

        asyncio.run(run())
        assert running("self", "-c") == []

    yield try_out
    assert children("self") == []


@pytest.mark.parametrize(
    ("work", "limits", "word", "reason"),
    [
        ("while True: pass", {"record_seconds": 1}, "too long", f"status -{int(signal.SIGXCPU)}"),
        ("bytearray(1 << 40)", {}, "too much memory", ""),
        ("[bytes(1 << 20) for _ in range(1000)]", {"record_mebibytes": 200}, "too much memory", ""),
        ("ctypes.string_at(0)", {}, "died", f"status -{int(signal.SIGSEGV)}"),
        ("os.abort()", {}, "died", f"status -{int(signal.SIGABRT)}"),
        ("os._exit(0)", {}, "died", "status 0"),
        ("os.write(3, b'[1]\\n')", {}, "died", "no answer|Expected"),
        ("while True: os.write(3, b'x' * 65536)", {}, "died", f"status -{int(signal.SIGKILL)}"),
        ("assert raw is None, 'a rule broke'", {}, "the rules fail", "a rule broke"),
        ("raise KeyError('\\ud800')", {}, "the rules fail", "KeyError"),
    ],
)
def test_the_sender_is_told_and_the_next_record_is_played(
    doing: Callable[..., None],
    caplog: pytest.LogCaptureFixture,
    work: str,
    limits: dict[str, Any],
    word: str,
    reason: str,
) -> None:
    async def attack(one: Imports) -> None:
        assert isinstance(await one.play(said(b"whole"), "me"), Played)
        with pytest.raises(Unplayable, match=word):
            await one.play(said(work.encode()), "me")
        assert isinstance(await one.play(said(b"whole"), "me"), Played)

    with caplog.at_level(logging.WARNING):
        doing(attack, **limits)
    (line,) = [one for one in caplog.records if one.message == "record failed"]
    assert any(part in line.__dict__["reason"] for part in reason.split("|"))


def test_a_record_may_not_take_for_ever(
    doing: Callable[..., None], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def attack(one: Imports) -> None:
        await one.play(said(b"whole"), "me")  # the process runs
        monkeypatch.setattr(imports, "PATIENCE", 0.5)
        with pytest.raises(Unplayable, match="too long"):
            await one.play(said(b"time.sleep(600)"), "me")

    doing(attack)


def test_what_is_printed_is_no_answer(doing: Callable[..., None]) -> None:
    async def attack(one: Imports) -> None:
        assert isinstance(await one.play(said(b"print('[]', flush=True)"), "me"), Played)

    doing(attack)


def test_one_record_of_each_sender_and_few_in_all(doing: Callable[..., None]) -> None:
    async def attack(one: Imports) -> None:
        async def keep(sender: str) -> None:
            await one.play(said(b"time.sleep(600)"), sender)

        most = USUAL.records_at_once + USUAL.records_waiting
        kept = [asyncio.create_task(keep(f"sender {n}")) for n in range(most)]
        while len(running("self", "-c")) < USUAL.records_at_once:
            await asyncio.sleep(0.01)
        for sender in ("sender 0", f"sender {most - 1}", "another"):
            with pytest.raises(TooMany) as refused:
                await one.play(said(b"whole"), sender)
            assert refused.value.seconds >= 1
        assert len(running("self", "-c")) == USUAL.records_at_once
        for each in kept:
            each.cancel()
        await asyncio.gather(*kept, return_exceptions=True)
        assert isinstance(await one.play(said(b"whole"), "sender 0"), Played)

    doing(attack)


def test_a_process_plays_many_records_but_not_for_ever(doing: Callable[..., None]) -> None:
    async def attack(one: Imports) -> None:
        seen = []
        for _ in range(imports.RECORDS + 1):
            assert isinstance(await one.play(said(b"whole"), "me"), Played)
            seen += running("self", "-c")
        assert len(seen) == imports.RECORDS  # the last of a process's records ends it
        assert len(set(seen)) == 2

    doing(attack)


def test_a_process_that_died_between_two_records_is_replaced(doing: Callable[..., None]) -> None:
    async def attack(one: Imports) -> None:
        for _ in range(2):
            assert isinstance(await one.play(said(b"whole"), "me"), Played)
            (idle,) = running("self", "-c")
            os.kill(idle, signal.SIGKILL)
            while one._pool._idle[0].is_alive:  # until the loop has heard of it
                await asyncio.sleep(0.01)

    doing(attack)


@pytest.mark.parametrize("slug", slugs())
@pytest.mark.parametrize("situation", [False, True])
def test_records_of_every_system_are_played(slug: str, situation: bool) -> None:
    async def bring() -> None:
        one = Imports()
        try:
            played = await one.play(said(resigned(slug, situation=situation)), "me")
        finally:
            await one.close()
        assert played.system == slug

    asyncio.run(bring())
