"""The threads of the house: none of them reads what strangers or the disk say.

msgspec may crash a process in which two threads read types that they never met before. What is read
is read by the loop of a server, or by another process.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar.handlers.base import BaseRouteHandler

from escadrille.table import http

SOURCE = Path(http.__file__).parents[1]
WAYS = {
    "Thread",
    "ThreadPoolExecutor",
    "ThreadingMixIn",
    "Timer",
    "run_in_executor",
    "run_sync",
    "start_new_thread",
    "sync_to_thread",
    "to_thread",
}
THREADS = {
    ("table/backup.py", "run_sync"): "of a command alone: reads the names of tables",
    ("table/http.py", "sync_to_thread"): "says False: the loop itself finds the table",
    ("table/mail.py", "to_thread"): "hands a mail to its server, and reads that server's answers",
    ("table/outgoing.py", "ThreadPoolExecutor"): "asks the name server, and reads nothing else",
    ("table/outgoing.py", "run_in_executor"): "the same",
    ("table/phrases.py", "to_thread"): "stretches a passphrase: bytes in, bytes out",
}


def named(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.Name):
            yield node.id
        elif isinstance(node, ast.keyword | ast.alias):
            yield (node.arg if isinstance(node, ast.keyword) else node.name) or ""


def test_every_thread_of_the_house_has_its_reason() -> None:
    found = {
        (path.relative_to(SOURCE).as_posix(), name)
        for path in SOURCE.rglob("*.py")
        for name in named(ast.parse(path.read_text(encoding="utf-8")))
        if name in WAYS
    }
    assert found == THREADS.keys()


def test_the_framework_is_given_no_thread() -> None:
    """`sync_to_thread` is only ever said to say no."""
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.keyword) and node.arg == "sync_to_thread":
                assert isinstance(node.value, ast.Constant)
                assert node.value.value is False


@pytest.mark.parametrize("handler", http.HANDLERS, ids=lambda handler: handler.fn.__name__)
def test_every_address_is_served_by_the_loop(handler: BaseRouteHandler) -> None:
    """The framework would give a plain function a thread."""
    assert inspect.iscoroutinefunction(handler.fn)
