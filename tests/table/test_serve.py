"""The server as a command: its address, its log, its end; and the client of the manual."""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from tests.table.servers import Server

from escadrille.cli.serve import _bound
from escadrille.cli.terminal import Terminal

MANUAL = Path(__file__).parents[2] / "docs" / "table-api.md"


def test_the_client_of_the_manual_plays_a_game(tmp_path: Path) -> None:
    (client,) = re.findall(r"```python\n(.*?)```", MANUAL.read_text(encoding="utf-8"), re.DOTALL)
    assert client.count("\n") <= 44
    path = tmp_path / "client.py"
    path.write_text(client, encoding="utf-8")
    with Server(tmp_path / "t.db") as server:
        run = subprocess.run(
            [sys.executable, path, server.address],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert run.returncode == 0, run.stderr
        assert "points" in run.stdout.splitlines()[-1]
        assert server.stop() == 0
    lines = [json.loads(line) for line in server.log.read_text().splitlines()]
    assert {"game opened", "game loaded"} <= {line["message"] for line in lines}
    assert not [line for line in lines if line["level"] in ("error", "warning")]


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="looks processes up in /proc")
def test_bots_do_not_outlive_a_killed_server(tmp_path: Path) -> None:
    with Server(tmp_path / "t.db") as server:
        body = {"system": "flames", "seats": ["tactical", "tactical"]}
        opened = httpx.post(f"{server.address}/api/games", json=body).json()
        watching = {"Authorization": f"Bearer {opened['spectator']}"}
        while not httpx.get(
            f"{server.address}/api/games/{opened['game']}", headers=watching
        ).json()["outcome"]:
            time.sleep(0.05)
        children = _children(server.process.pid)
        assert children
        server.kill()
    until = time.monotonic() + 10
    while any(Path(f"/proc/{child}").exists() for child in children):
        assert time.monotonic() < until, "a worker outlives its server"
        time.sleep(0.05)


def _children(parent: int) -> list[str]:
    listed = Path(f"/proc/{parent}/task/{parent}/children")
    return listed.read_text().split()


def test_a_newer_database_is_refused_in_words(tmp_path: Path) -> None:
    path = tmp_path / "t.db"
    with Server(path) as server:
        while httpx.get(f"{server.address}/health").status_code != 200:
            time.sleep(0.05)
        os.kill(server.process.pid, signal.SIGINT)
        server.process.communicate(timeout=20)
        assert server.process.returncode == 0
    with sqlite3.connect(path) as database:
        database.execute("UPDATE meta SET version = 99")
    command = [sys.executable, "-m", "escadrille", "serve", "--port", "0", "--database", str(path)]
    run = subprocess.run(command, capture_output=True, text=True, timeout=20, check=False)
    assert run.returncode == 2
    assert "version 99" in run.stderr
    assert "Traceback" not in run.stderr


@pytest.mark.parametrize("channels", ["redis://127.0.0.1:1", "carrier-pigeon"])
def test_channels_that_cannot_be_had_are_told_in_words(tmp_path: Path, channels: str) -> None:
    command = [sys.executable, "-m", "escadrille", "serve", "--port", "0", "--lang", "fr"]
    command += ["--database", str(tmp_path / "t.db"), "--channels", channels]
    run = subprocess.run(command, capture_output=True, text=True, timeout=20, check=False)
    assert run.returncode == 2
    assert channels in run.stderr
    assert "Traceback" not in run.stderr


def test_a_server_that_has_only_begun_takes_no_connection() -> None:
    """A proxy turns to another one meanwhile."""
    listener, _ = _bound(Terminal("en"), "127.0.0.1", 0)
    with listener, pytest.raises(ConnectionRefusedError):
        socket.create_connection(listener.getsockname())


def test_an_address_that_is_taken_is_told_in_words(tmp_path: Path) -> None:
    with Server(tmp_path / "t.db") as server:
        port = server.address.rpartition(":")[2]
        command = [sys.executable, "-m", "escadrille", "serve", "--port", port]
        command += ["--database", str(tmp_path / "other.db")]
        run = subprocess.run(command, capture_output=True, text=True, timeout=20, check=False)
    assert run.returncode == 2
    assert port in run.stderr
    assert "Traceback" not in run.stderr


def test_the_command_alone_opens_the_table_in_a_browser(tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    browser = f"{sys.executable} -c \"open('{seen}','w').write('%s')\""
    home = {"XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path), "BROWSER": browser}
    alone = subprocess.Popen(
        [sys.executable, "-m", "escadrille"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, **home, "ESCADRILLE_LANG": "en"},
    )
    try:
        until = time.monotonic() + 20
        while not seen.exists() or not seen.read_text():
            assert time.monotonic() < until
            time.sleep(0.05)
        page = httpx.get(seen.read_text(), timeout=20)
        assert "<title>Escadrille</title>" in page.text
    finally:
        alone.send_signal(signal.SIGINT)
        out, err = alone.communicate(timeout=20)
    assert seen.read_text() in out
    assert err == ""
