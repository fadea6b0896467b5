"""Work shared out among processes of this machine, or of a Ray cluster; nobody outlives it.

Results come in the order of their tasks, a few at a time: figures that are summed as they come are
the same wherever the work was done, and memory does not grow with its amount.
"""

from __future__ import annotations

import logging
import os
import signal
import socket
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import islice
from typing import Any, Final, TypeVar

import joblib

from escadrille import build
from escadrille.kernel.errors import EscadrilleError

R = TypeVar("R")
Jobs = int | str
"""So many processes of this machine, or the address of a Ray cluster."""

AHEAD: Final = 4  # tasks for each processor of a cluster that are under way or wait to be read
REACHED: Final = 10.0  # seconds
SIGNALS: Final = (signal.SIGTERM, signal.SIGINT)
TRIES: Final = 20  # times that a task is begun anew when its node or process dies


class BadCluster(EscadrilleError):
    """A cluster that cannot be reached, or has other rules than this house."""

    code = "cluster/bad"


def processors(jobs: Jobs) -> int:
    """Return how many tasks are worked on at a time."""
    if isinstance(jobs, int):
        return jobs
    return max(1, int(_cluster(jobs).cluster_resources().get("CPU", 1)))


@contextmanager
def shared(
    work: Callable[..., R], tasks: Iterable[tuple[Any, ...]], jobs: Jobs
) -> Iterator[Iterator[R]]:
    """Give the results of `work(*task)`, in order. Whatever ends it early ends all who work.

    A request to terminate ends them first, and then this process.
    """
    main = threading.current_thread() is threading.main_thread()
    asked: list[int] = []
    is_begun = False

    def end(number: int, frame: object) -> None:
        asked.append(number)
        if is_begun:  # else there would be processes that nobody knows yet
            raise KeyboardInterrupt  # Ray lets nothing else through

    before = {one: signal.signal(one, end) for one in SIGNALS} if main else {}
    stop = _nothing
    try:
        results, stop = _begun(work, tasks, jobs)
        is_begun = True
        if asked:
            raise KeyboardInterrupt
        yield results
    except BaseException:
        stop()
        if signal.SIGTERM in asked:
            signal.signal(signal.SIGTERM, signal.SIG_DFL)
            os.kill(os.getpid(), signal.SIGTERM)
        raise
    finally:
        for one, handler in before.items():
            signal.signal(one, handler)


def _begun(
    work: Callable[..., R], tasks: Iterable[tuple[Any, ...]], jobs: Jobs
) -> tuple[Iterator[R], Callable[[], None]]:
    """Begin work; return its results, and what ends all who work."""
    if isinstance(jobs, str):
        ray, waiting = _cluster(jobs), deque[Any]()
        return _on_cluster(ray, waiting, work, tasks), partial(_cancel, ray, waiting)
    if jobs > 1:
        parallel = joblib.Parallel(n_jobs=jobs, return_as="generator")
        return parallel(joblib.delayed(work)(*task) for task in tasks), _kill_processes
    return (work(*task) for task in tasks), _nothing


def _nothing() -> None:
    """End nobody: this process works alone."""


def _kill_processes() -> None:
    """End the processes of joblib in the midst of their work."""
    from joblib.externals.loky import get_reusable_executor

    _ignore_signals()  # this does not take long
    get_reusable_executor(reuse=True).shutdown(wait=True, kill_workers=True)


def _ignore_signals() -> None:
    if threading.current_thread() is threading.main_thread():
        for one in SIGNALS:
            signal.signal(one, signal.SIG_IGN)


def _cluster(address: str) -> Any:
    """Return Ray, connected to a cluster."""
    try:
        import ray
    except ImportError as error:
        raise BadCluster("ray is missing: pip install 'escadrille[cluster]'") from error
    if not ray.is_initialized():
        try:
            host, _, port = address.rpartition(":")
            if host and port.isdigit():  # Ray itself would try for minutes
                socket.create_connection((host, int(port)), REACHED).close()
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except (OSError, RuntimeError, ValueError) as error:
            raise BadCluster(f"{address}: {error}") from error
    return ray


def _on_cluster(
    ray: Any, waiting: deque[Any], work: Callable[..., R], tasks: Iterable[tuple[Any, ...]]
) -> Iterator[R]:
    """Yield results in order; `waiting` are those that were begun and not read yet."""
    remote = ray.remote(_work_there).options(num_cpus=1, max_retries=TRIES)
    rest, rules = iter(tasks), build.digest()
    begun = (remote.remote(rules, work, task) for task in rest)
    waiting.extend(islice(begun, AHEAD * processors("")))
    while waiting:
        result: R = ray.get(waiting[0])
        waiting.popleft()
        waiting.extend(islice(begun, 1))
        yield result


def _work_there(rules: str, work: Callable[..., R], task: tuple[Any, ...]) -> R:
    """Do one task on a node, whose house must have the same rules."""
    if build.digest() != rules:
        raise BadCluster("a node of the cluster has another version of escadrille")
    return work(*task)


def _cancel(ray: Any, waiting: deque[Any]) -> None:
    """End what was begun on a cluster, and leave it."""
    _ignore_signals()
    for one in waiting:
        ray.cancel(one, force=True)
    ray.shutdown()
