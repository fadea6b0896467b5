"""What a server counts, whom it tells, what it never logs, and how it stops."""

from __future__ import annotations

import contextlib
import json
import sqlite3
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from tests.table.players import Seat, bearer, open_game
from tests.table.servers import Server
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from escadrille.cli.serve import listen_for_counts
from escadrille.cli.terminal import Complaint, Terminal
from escadrille.table.metrics import BUCKETS, Count, Times

AGAIN = 1012  # the code with which a socket is closed: the service restarts
QUICK = ("--rate", "10000", "--burst", "10000")


def figures(server: Server) -> dict[str, float]:
    """Return what a server tells, by name and label."""
    lines = httpx.get(server.metrics).raise_for_status().text.splitlines()
    found = (line.rpartition(" ") for line in lines if not line.startswith("#"))
    return {name: float(value) for name, _, value in found}


def test_a_histogram_counts_what_took_no_longer() -> None:
    times = Times("answer", "of", "Answers.")
    for seconds in (0.004, 0.005, 0.2, 99.0):
        times.add("order", seconds)
    lines = [*times.lines()]
    assert lines[:2] == [
        "# HELP escadrille_answer_seconds Answers.",
        "# TYPE escadrille_answer_seconds histogram",
    ]
    within = [int(line.rpartition(" ")[2]) for line in lines if "_bucket" in line]
    assert within == [2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 4]
    assert len(within) == len(BUCKETS) + 1
    assert lines[-3].startswith('escadrille_answer_seconds_bucket{of="order",le="+Inf"}')
    assert lines[-2:] == [
        'escadrille_answer_seconds_sum{of="order"} 99.209000',
        'escadrille_answer_seconds_count{of="order"} 4',
    ]


def test_a_count_has_a_line_for_each_kind() -> None:
    count = Count("orders", "by", "Orders.")
    count.add("people", 2)
    count.add("bots")
    assert [*count.lines()][2:] == [
        'escadrille_orders_total{by="people"} 2',
        'escadrille_orders_total{by="bots"} 1',
    ]


def test_a_server_tells_what_it_counts_at_an_address_of_its_own(tmp_path: Path) -> None:
    with Server(tmp_path / "t.db", "--metrics", "0", *QUICK) as server:
        assert server.metrics.startswith("http://127.0.0.1:")
        with httpx.Client(base_url=server.address) as client:
            assert client.get("/metrics").status_code == 404, "strangers reach the table alone"
            _, seats = open_game(client)
            for _ in range(3):
                assert any(seat.answer() for seat in seats)
            _, (alone,) = open_game(client, "human", "tactical")
            while 'escadrille_orders_total{by="bots"}' not in figures(server):
                alone.answer()
                time.sleep(0.1)
            address = server.address.replace("http", "ws", 1)
            with connect(f"{address}{seats[0].address}/ws") as socket:
                socket.send(json.dumps({"key": seats[0].key}))
                socket.recv()
                told = figures(server)
        assert told['escadrille_orders_total{by="people"}'] >= 3
        orders = told['escadrille_orders_total{by="people"}']
        assert told['escadrille_answer_seconds_count{of="order"}'] == orders
        assert told['escadrille_answer_seconds_bucket{of="order",le="+Inf"}'] == orders
        assert told['escadrille_answers_total{status="404"}'] == 1
        thoughts = told['escadrille_thought_seconds_count{of="tactical"}']
        assert thoughts >= told['escadrille_orders_total{by="bots"}'] > 0
        assert told["escadrille_games"] == 2
        assert told["escadrille_sockets"] == 1
        assert told["escadrille_thoughts_waiting"] == 0
        assert not [name for name in told if "errors" in name]
        elsewhere = server.metrics.replace("/metrics", "/")
        assert httpx.get(elsewhere).status_code == 404
        assert server.stop() == 0


@pytest.mark.parametrize("given", ["none", "70000", "127.0.0.1:"])
def test_what_is_no_port_is_told_in_words(given: str) -> None:
    with pytest.raises(Complaint, match=f'"{given}"'):
        listen_for_counts(Terminal("en"), given)


def test_no_key_is_ever_logged(tmp_path: Path) -> None:
    """Not of those that open something, not where they have no business to be, nor of a fault."""
    with Server(tmp_path / "t.db", "--proxy", "127.0.0.1", *QUICK) as server:
        with httpx.Client(base_url=server.address) as client:
            opened, seats = open_game(client)
            keys = [opened["host"], opened["spectator"], *(seat.key for seat in seats)]
            seats[0].answer()
            for key in keys:
                client.get(f"/api/games/{key}", headers=bearer(key))
                client.get(f"/{key}?key={key}", headers={"x-forwarded-for": key})
                client.post(f"/api/games/{opened['game']}/orders", content=key, headers=bearer(key))
                address = server.address.replace("http", "ws", 1)
                with contextlib.suppress(ConnectionClosed, InvalidStatus):
                    connect(f"{address}/api/games/{key}/ws?since={key}")
                with connect(f"{address}/api/games/{key}/ws") as socket:
                    socket.send(json.dumps({"key": key}))
                    socket.recv()
            with sqlite3.connect(tmp_path / "t.db") as database:  # a fault in the very game
                database.execute("UPDATE orders SET body = '{' WHERE number = 0")
                database.execute("DROP TABLE chat")
            assert seats[0].post("chat", {"text": keys[0]}).status_code == 500
        assert server.stop() == 0
    log = server.log.read_text()
    lines = [json.loads(line) for line in log.splitlines()]
    assert [line for line in lines if line["level"] == "error"], "the fault was logged"
    assert {"game opened", "unexpected error"} <= {line["message"] for line in lines}
    for key in keys:
        assert key not in log


def test_a_server_that_is_told_to_stop_loses_nothing_and_tells_sockets_to_come_again(
    tmp_path: Path,
) -> None:
    path = tmp_path / "t.db"
    with Server(path, *QUICK) as server, ExitStack() as stack:
        client = stack.enter_context(httpx.Client(base_url=server.address, timeout=30))
        tables = [open_game(client)[1] for _ in range(4)]
        address = server.address.replace("http", "ws", 1)
        sockets = [
            stack.enter_context(connect(f"{address}{seats[0].address}/ws")) for seats in tables
        ]
        for seats, socket in zip(tables, sockets, strict=True):
            socket.send(json.dumps({"key": seats[0].key}))
            socket.recv()
        ordered = threading.Barrier(len(tables) + 1)

        def play(seats: list[Seat]) -> int:
            """Play until the server is gone; return how many orders were acknowledged."""
            stored, met = 0, False
            with httpx.Client(base_url=server.address, timeout=30) as own:
                people = [Seat(own, seat.game, seat.key) for seat in seats]
                with contextlib.suppress(httpx.TransportError):
                    while True:
                        stored += sum(seat.answer() is not None for seat in people)
                        if stored >= 4 and not met:
                            met = True
                            ordered.wait(60)
            return stored

        with ThreadPoolExecutor(len(tables)) as pool:
            playing = [pool.submit(play, seats) for seats in tables]
            ordered.wait(60)
            assert server.stop() == 0
            acknowledged = [one.result() for one in playing]
        for socket in sockets:
            with contextlib.suppress(ConnectionClosed):
                while True:
                    socket.recv(30)
            assert socket.close_code == AGAIN
    with sqlite3.connect(path) as database:
        for seats, known in zip(tables, acknowledged, strict=True):
            rows = database.execute(
                "SELECT body FROM orders WHERE game = ? ORDER BY number", [seats[0].game]
            ).fetchall()
            stored = sum("order" in json.loads(body) for (body,) in rows)
            assert known <= stored <= known + 1, "the one on its way may be stored, too"
    assert not [line for line in server.log.read_text().splitlines() if '"level":"error"' in line]
