"""How the page arrives: requests, bytes on the wire and the time until it can be used.

A browser comes to a table through a proxy on this machine that passes everything on late, as a line
with that latency would, a new connection by one turn more, and counts what passes. *Cold* is a
browser that was never here, *warm* one that comes again. A board is come to by taking off from the
home page, so that it is counted what it costs more; its warm visit is by its own address. *Live* is
what no browser could keep: the API and the sockets. Time runs to the first frame in which one can
take off, or answer. `--against` measures another tree of the program in the same run, in turns
with this one.

    python -m bench.page --against ../other-tree
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright

HOME = ".sky .ways .button"
BOARD = ".tabletop .question"
SEEN = """
window.reach = (what) => new Promise((done) => {
  const look = () => (document.querySelector(what) ? done(performance.now()) : soon());
  const soon = () => requestAnimationFrame(look);
  soon();
});
"""
TAKE_OFF = """async ([button, board]) => {
  const begun = performance.now();
  document.querySelector(button).click();
  return (await window.reach(board)) - begun;
}"""
LINE = re.compile(rb"(?:GET|POST|HEAD|PUT|DELETE) (\S+) HTTP/1\.1\r\n")
LIVE = re.compile(r"/api/(?!systems)|/health")
QUIET = 1.5  # seconds in which nothing passes: all has come


class Visit(NamedTuple):
    requests: int
    """But for live data."""
    kilobytes: float
    live_requests: int
    live_kilobytes: float
    milliseconds: float


class Line:
    """A proxy that passes everything on late and counts it."""

    def __init__(self, port: int, latency: float) -> None:
        self._to, self._late = port, latency / 2
        self._loop = asyncio.new_event_loop()
        self._ready = threading.Event()
        self.passed: dict[str, list[int]] = {}
        self.last = 0.0
        threading.Thread(target=self._run, daemon=True).start()
        self._ready.wait()

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(asyncio.start_server(self._meet, "127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        self._ready.set()
        self._loop.run_forever()

    def stop(self) -> None:
        """Cut all connections."""
        asyncio.run_coroutine_threadsafe(self._cut(), self._loop)

    async def _cut(self) -> None:
        here = asyncio.current_task()
        others = [task for task in asyncio.all_tasks() if task is not here]
        for task in others:
            task.cancel()
        await asyncio.gather(*others, return_exceptions=True)
        self._loop.stop()

    async def _meet(self, near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        far, on = await asyncio.open_connection("127.0.0.1", self._to)
        asked = [""]

        def forth(data: bytes) -> None:
            for path in LINE.findall(data):
                asked[0] = path.decode()
                self.passed.setdefault(asked[0], []).append(0)

        def count(data: bytes) -> None:
            self.passed[asked[0]][-1] += len(data)

        with contextlib.suppress(asyncio.CancelledError):  # the line is cut
            await asyncio.gather(
                self._pass(near, on, forth, 3 * self._late),
                self._pass(far, back, count, self._late),
            )

    async def _pass(
        self, source: asyncio.StreamReader, to: asyncio.StreamWriter, note: Any, first: float
    ) -> None:
        """Hand on what comes, each piece late; the first one waits for the connection too."""
        due = 0.0
        with contextlib.suppress(ConnectionError):
            late = first
            while data := await source.read(65536):
                note(data)
                self.last = self._loop.time()
                due = max(due, self._loop.time() + late)
                late = self._late
                self._loop.call_at(due, to.write, data)
            await asyncio.sleep(max(0.0, due - self._loop.time()))
        to.close()

    def wait(self) -> None:
        """Return when all has come."""
        while self._loop.time() < self.last + QUIET:
            threading.Event().wait(0.05)

    def taken(self) -> dict[str, list[int]]:
        passed, self.passed = self.passed, {}
        return passed


def told(passed: dict[str, list[int]], milliseconds: float) -> Visit:
    live = {path: sizes for path, sizes in passed.items() if LIVE.match(path)}
    rest = {path: sizes for path, sizes in passed.items() if path not in live}
    return Visit(
        *(
            figure
            for group in (rest, live)
            for figure in (
                sum(map(len, group.values())),
                round(sum(map(sum, group.values())) / 1000, 1),
            )
        ),
        round(milliseconds),
    )


@contextlib.contextmanager
def serving(tree: Path) -> Iterator[int]:
    """Run the table of a tree of the program; its systems are those that it names itself."""
    with tempfile.TemporaryDirectory() as folder:
        about = tomllib.loads((tree / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        known = Path(folder, "escadrille-0.dist-info")
        known.mkdir()
        (known / "METADATA").write_text("Metadata-Version: 2.1\nName: escadrille\nVersion: 0\n")
        points = about["entry-points"]["escadrille.systems"].items()
        lines = [f"{name} = {place}" for name, place in points]
        (known / "entry_points.txt").write_text("\n".join(["[escadrille.systems]", *lines, ""]))
        path = os.pathsep.join([folder, str(tree / "src")])
        database = ["--database", str(Path(folder, "t.db"))]
        process = subprocess.Popen(
            [sys.executable, "-m", "escadrille", "serve", "--port", "0", *database],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "PYTHONPATH": path, "ESCADRILLE_LANG": "en"},
        )
        try:
            assert process.stdout
            found = re.search(r"http://[^:]+:(\d+)", process.stdout.readline())
            assert found
            yield int(found[1])
        finally:
            process.terminate()
            process.wait()


def visits(browser: Browser, port: int, latency: float, lang: str, system: str) -> dict[str, Visit]:
    """Come to the home page and take off from it, for the first time; then come to both again."""
    line = Line(port, latency)
    context = browser.new_context(base_url=line.address, locale=lang)
    context.set_default_timeout(120_000)
    context.add_init_script(SEEN)

    def come(page: Page, address: str, what: str) -> Visit:
        line.taken()
        page.goto(address, wait_until="commit")
        reached = page.evaluate("(what) => window.reach(what)", what)
        line.wait()
        return told(line.taken(), reached)

    first = context.new_page()
    made = {"home, cold": come(first, "/", HOME)}
    reached = first.evaluate(TAKE_OFF, [f'.sky:has([href="#/host/{system}"]) .main', BOARD])
    line.wait()
    made["board, cold"] = told(line.taken(), reached)
    table = first.url
    first.close()
    made["home, warm"] = come(context.new_page(), "/", HOME)
    made["board, warm"] = come(context.new_page(), table, BOARD)
    context.close()
    line.stop()
    return made


def measure(trees: dict[str, Path], latencies: list[int], runs: int, lang: str, system: str) -> Any:
    found: dict[tuple[str, int, str], list[Visit]] = {}
    with contextlib.ExitStack() as stack, sync_playwright() as playwright:
        ports = {name: stack.enter_context(serving(tree)) for name, tree in trees.items()}
        browser = playwright.chromium.launch(
            executable_path=shutil.which("chromium"), args=["--no-sandbox", "--disable-gpu"]
        )
        for latency in latencies:
            for _ in range(runs):
                for name, port in ports.items():
                    made = visits(browser, port, latency / 1000, lang, system)
                    for visit, figures in made.items():
                        found.setdefault((visit, latency, name), []).append(figures)
        browser.close()
    return {
        key: Visit(*(statistics.median(column) for column in zip(*all_of_them, strict=True)))
        for key, all_of_them in sorted(found.items())
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--against", type=Path, help="another tree of the program")
    parser.add_argument("--latency", type=int, nargs="+", default=[0, 150], help="milliseconds")
    parser.add_argument("--runs", type=int, default=3, help="of which the median is told")
    parser.add_argument("--lang", default="fr")
    parser.add_argument("--system", default="flames", help="whose board is opened")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    trees = {"this": Path(__file__).resolve().parent.parent}
    if given.against:
        trees["other"] = given.against.resolve()
    found = measure(trees, given.latency, given.runs, given.lang, given.system)
    if given.json:
        rows = [
            {"visit": visit, "latency": latency, "tree": tree, **figures._asdict()}
            for (visit, latency, tree), figures in found.items()
        ]
        print(json.dumps(rows, indent=2))
        return
    print(f"{'':34}  requests       kB   live: requests       kB   usable, ms")
    for (visit, latency, tree), figures in found.items():
        requests, size, live, live_size, time = figures
        head = f"{visit:12} {latency:4} ms {tree:6}"
        print(f"{head:34}  {requests:8g} {size:8.1f}   {live:14g} {live_size:8.1f}   {time:10g}")


if __name__ == "__main__":
    main()
