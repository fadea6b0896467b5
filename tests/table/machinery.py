"""PostgreSQL, Redis and nginx as real servers, each on a free port with a folder of its own."""

from __future__ import annotations

import contextlib
import os
import pwd
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Self

import pytest

PATIENCE = 30  # seconds until a server must answer


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        return taken.getsockname()[1]


def program(name: str, package: str, *elsewhere: Path) -> str:
    """Return the path of a program; without it, the test is left out."""
    found = shutil.which(name) or shutil.which(name, path=os.pathsep.join(map(str, elsewhere)))
    if found is None:
        pytest.skip(f"{package} is not installed (tests/system-packages does it)")
    return found


def account() -> str | None:
    """Return as whom a server runs: PostgreSQL will not run as root."""
    if os.getuid():
        return None
    known = {user.pw_name for user in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


@contextlib.contextmanager
def folder_of(kind: str) -> Iterator[Path]:
    """Yield a folder that the server's account may use; pytest's own are closed to others."""
    with tempfile.TemporaryDirectory(prefix=f"escadrille-{kind}-") as made:
        if who := account():
            shutil.chown(made, who)
        yield Path(made)


class Machine:
    """A server that can be stopped and started again where it was."""

    def __init__(self, command: list[str], folder: Path, port: int) -> None:
        self.port = port
        self._command, self._folder = command, folder
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> Self:
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                self._command, cwd=self._folder, stdout=log, stderr=log, user=account()
            )
        until = time.monotonic() + PATIENCE
        while not self.answers():
            told = (self._folder / "log").read_text()
            assert self._process.poll() is None, told
            assert time.monotonic() < until, told
            time.sleep(0.05)
        return self

    def answers(self) -> bool:
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
            return True
        return False

    def stop(self) -> None:
        assert self._process is not None
        self._process.send_signal(signal.SIGINT)
        self._process.wait(PATIENCE)


@contextlib.contextmanager
def running(machine: Machine) -> Iterator[Machine]:
    machine.start()
    try:
        yield machine
    finally:
        machine.stop()


@contextlib.contextmanager
def redis() -> Iterator[Machine]:
    command = program("redis-server", "redis-server")
    port = free_port()
    with folder_of("redis") as folder:
        options = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)]
        with running(Machine([command, *options], folder, port)) as machine:
            yield machine


@contextlib.contextmanager
def postgres() -> Iterator[Machine]:
    places = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    command = program("postgres", "postgresql", *places)
    port = free_port()
    with folder_of("postgres") as folder:
        data = folder / "data"
        how = ["-U", "escadrille", "-A", "trust", "--no-sync", "--no-locale", "-E", "UTF8"]
        subprocess.run(
            [Path(command).with_name("initdb"), "-D", data, *how],
            check=True,
            cwd=folder,
            stdout=subprocess.DEVNULL,
            user=account(),
        )
        settings = {
            "port": port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "fsync": "off",  # servers of ours are killed, not this one
        }
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        with running(Machine([command, "-D", str(data), *options], folder, port)) as machine:
            yield machine


HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
AROUND = """daemon off;
pid {folder}/pid;
error_log stderr;
events {{ worker_connections 4096; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    {site}
}}
"""


@contextlib.contextmanager
def nginx(*ports: int) -> Iterator[Machine]:
    """Yield an nginx before two servers, as the manual sets it up, less TLS."""
    command = program("nginx", "nginx", Path("/usr/sbin"))
    port = free_port()
    (site,) = re.findall(r"```nginx\n(.*?)```", HOSTING.read_text(encoding="utf-8"), re.DOTALL)
    site = re.sub(r"ssl_certificate\w* .*\n", "", site).replace("443 ssl", f"127.0.0.1:{port}")
    for usual, one in zip((8001, 8002), ports, strict=True):
        assert site.count(f"127.0.0.1:{usual}") == 1
        site = site.replace(f"127.0.0.1:{usual}", f"127.0.0.1:{one}")
    with folder_of("nginx") as folder:
        (folder / "nginx.conf").write_text(AROUND.format(folder=folder, site=site))
        options = ["-e", "stderr", "-p", str(folder), "-c", str(folder / "nginx.conf")]
        with running(Machine([command, *options], folder, port)) as machine:
            yield machine
