"""A real Ray cluster of several nodes on this machine: the same figures, whoever dies."""

from __future__ import annotations

import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.lab.test_work import until

from escadrille.lab.sim import Figures, Series, play
from escadrille.lab.work import BadCluster, shared

ray = pytest.importorskip("ray")
SERIES = Series(system="zero", games=400, seats=("random", "random"), seed=5)


class Nodes:
    """A head that plays nothing, and two nodes of one processor each."""

    def __init__(self) -> None:
        from ray.cluster_utils import Cluster

        here: dict[str, Any] = {
            "node_ip_address": "127.0.0.2",  # Ray takes 127.0.0.1 for the address in the network
            "object_store_memory": 80 << 20,
            "include_dashboard": False,
        }
        self.cluster = Cluster(initialize_head=True, head_node_args={**here, "num_cpus": 0})
        self.address: str = self.cluster.address
        self.workers = [self.cluster.add_node(**here, num_cpus=1) for _ in range(2)]
        self.cluster.wait_for_nodes()

    def kill(self) -> None:
        self.cluster.remove_node(self.workers.pop(), allow_graceful=False)


@pytest.fixture
def nodes() -> Iterator[Nodes]:
    # Its sockets need a short path.
    with (
        tempfile.TemporaryDirectory(prefix="ray", ignore_cleanup_errors=True) as folder,
        pytest.MonkeyPatch.context() as patch,
    ):
        patch.setenv("RAY_TMPDIR", folder)
        patch.setenv("RAY_USAGE_STATS_ENABLED", "0")
        (Path(folder) / "ray").mkdir()
        found = Nodes()
        yield found
        ray.shutdown()
        found.cluster.shutdown()


def timeless(figures: Figures) -> Figures:
    return msgspec.structs.replace(figures, seconds=0, decisions_per_second=0, jobs=0)


def test_a_cluster_plays_as_one_process_though_a_node_dies(nodes: Nodes) -> None:
    """One test, because a cluster takes long to start: who ends, who plays, who dies."""
    for number in (signal.SIGTERM, signal.SIGINT):
        _ended_by(number, nodes.address)
    alone = timeless(play(SERIES))
    assert timeless(play(SERIES, nodes.address)) == alone
    done = 0

    def progress(games: int) -> None:
        nonlocal done
        if not done:
            nodes.kill()
        done += games

    assert timeless(play(SERIES, nodes.address, progress)) == alone
    assert done == SERIES.games


def _ended_by(number: signal.Signals, address: str) -> None:
    """End a command whose games would take minutes: no node goes on with them."""
    series = ["sim", "wings", "--games", "4000", "--seats", "ace,ace", "--cluster", address]
    command = [sys.executable, "-m", "escadrille", *series]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as driver:
        until(lambda: _working() > 0)
        driver.send_signal(number)
        assert driver.wait(60) in (-signal.SIGTERM, 130)
    until(lambda: _working() == 0)


def _working() -> int:
    """Return how many processes of a cluster are at work for us."""
    found = 0
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            found += b"ray::_work_there" in path.read_bytes()
        except OSError:
            continue
    return found


def test_a_cluster_that_is_not_there_is_named() -> None:
    with pytest.raises(BadCluster, match=r"^127\.0\.0\.1:1: "), shared(abs, [(1,)], "127.0.0.1:1"):
        pass
