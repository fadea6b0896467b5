"""Work shared out among processes: in order, and nobody outlives it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from escadrille.lab.work import shared


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_the_order_of_their_tasks(jobs: int) -> None:
    with shared(divmod, [(number, 7) for number in range(50)], jobs) as work:
        assert list(work) == [divmod(number, 7) for number in range(50)]


def test_a_handler_of_before_is_put_back() -> None:
    before = signal.getsignal(signal.SIGTERM)
    with shared(abs, [(-1,)], 1) as work:
        assert signal.getsignal(signal.SIGTERM) != before
        assert list(work) == [1]
    assert signal.getsignal(signal.SIGTERM) == before


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT], ids=lambda one: one.name)
def test_a_simulation_that_is_ended_leaves_no_process(number: signal.Signals) -> None:
    """It was in the midst of games that would take minutes."""
    series = ["sim", "wings", "--games", "4000", "--seats", "ace,ace", "--jobs", "2"]
    command = [sys.executable, "-m", "escadrille", *series]
    with subprocess.Popen(
        command, start_new_session=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as driver:
        until(lambda: len(_session(driver.pid)) > 2)
        os.kill(driver.pid, number)
        assert driver.wait(60) in (-signal.SIGTERM, 130)
    until(lambda: not _session(driver.pid))


def _session(leader: int) -> list[int]:
    """Return the processes of a session that are not over."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            told = path.read_text(encoding="utf-8").rpartition(")")[2].split()
        except OSError:
            continue
        if int(told[3]) == leader and told[0] != "Z":
            found.append(int(path.parent.name))
    return found


def until(true: Callable[[], bool]) -> None:
    for _ in range(600):
        if true():
            return
        time.sleep(0.1)
    raise AssertionError("it did not come to pass within a minute")
