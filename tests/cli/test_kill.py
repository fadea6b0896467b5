"""`escadrille play` killed in the middle of a mission: every order given stays given."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Escadrille

from escadrille.kernel import game as games
from escadrille.kernel import record, snapshot

ENOUGH = 75  # lines: over the Target, and past a snapshot
PATIENCE = 120.0
SEED = 7


def answers() -> bytes:
    """Return what the commander of the house would say, line by line, through one mission."""
    game = games.new("phantom", seed=SEED, seats=["human"])
    while game.rules.turn(game.state) < 2:
        choice = game.system.bots.tactics["tactical"](game.rules, game.state, 0)
        game.order(0, game.rules.order(game.state, 0, choice))
    return "".join(f"{game.rules.write(order)}\n" for _, order in game.orders).encode()


def killed(home: Path) -> Path:
    """Begin a campaign in a process of its own, and kill it in the middle; return the record."""
    command = [
        sys.executable,
        "-m",
        "escadrille",
        "play",
        "phantom",
        "--seed",
        str(SEED),
        "--no-auto",
    ]
    playing = subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        env={**os.environ, "ESCADRILLE_HOME": str(home.parent)},
    )
    assert playing.stdin is not None
    playing.stdin.write(answers())
    playing.stdin.flush()
    late = time.monotonic() + PATIENCE
    while time.monotonic() < late and playing.poll() is None:
        for path in home.glob("phantom-*.jsonl"):
            if path.read_bytes().count(b"\n") > ENOUGH:
                playing.send_signal(signal.SIGKILL)
                playing.wait()
                playing.stdin.close()
                return path
        time.sleep(0.002)
    playing.kill()
    assert playing.stderr is not None
    raise AssertionError(f"too few orders: {playing.stderr.read().decode()}")


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_campaign_goes_on_after_a_kill(escadrille: Escadrille, home: Path) -> None:
    path = killed(home)
    given = record.read(path).lines
    assert len(given) >= ENOUGH
    quick, _ = snapshot.reopen(path)
    slow, _ = games.load(path)
    assert quick.kept > 0, "a snapshot was taken before the kill"
    assert quick.rules.digest(quick.state) == slow.rules.digest(slow.state)
    view: Any = quick.rules.view(quick.state, 0)
    assert view.target, "in the middle of a mission"
    ran = escadrille("play", "phantom", lines="\n" + "1\n0\n" * 5 + "quit\n")
    assert ran.code == 0, ran.err
    after = record.read(path)
    assert after.lines[: len(given)] == given
    assert len(after.lines) > len(given)
    escadrille("play", "phantom", lines="\n" + "1\n2\n0\n3\n" * 600)
    finished, _ = games.load(path)
    assert finished.outcome is not None
    assert not snapshot.beside(path).exists(), "a game that is over needs none"
