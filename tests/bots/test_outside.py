"""Bots from outside: they play whole games; those that fail lose their seats and harm nothing."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from escadrille.bots import outside, warden
from escadrille.bots.api import know
from escadrille.bots.outside import BadBot, Fault, Limits, Outside
from escadrille.bots.process import LONGEST, Process
from escadrille.kernel.registry import slugs, system
from escadrille.lab.sim import Figures, Series, play
from escadrille.testing.walks import some

HUNTER = Path(__file__).parents[2] / "docs" / "examples" / "bots" / "hunter.py"
PATIENT = Limits(seconds=60, start_seconds=120)

# A bot that is ready, and does something else than answer; `ask` is the question.
READY = """
import json, os, sys, time
hello = json.loads(sys.stdin.readline())
print(json.dumps({"type": "ready", "protocol": 1}), flush=True)
ask = json.loads(sys.stdin.readline())
def answer(**changes):
    said = {"type": "order", "number": ask["number"], "order": ask["orders"][0]}
    print(json.dumps(said | changes), flush=True)
"""
TWICE = """
said = json.dumps({"type": "order", "number": ask["number"], "order": ask["orders"][0]})
os.write(1, (said + "\\n" + said).encode())
"""
ON = """
for line in sys.stdin:
    ask = json.loads(line)
    if ask["type"] == "end":
        break
    answer()
"""


@pytest.fixture(autouse=True)
def scratch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where bots have their folders; after each test it is empty, and no process is left."""
    folder = tmp_path / "scratch"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    yield folder
    assert list(folder.iterdir()) == []
    assert not any(str(tmp_path) in command for command in commands())


def commands() -> Iterator[str]:
    """Yield the command line of every process: a bot's, or its warden's, names its path."""
    for process in warden.PROCESSES.glob("[0-9]*/cmdline"):
        with suppress(OSError):
            yield process.read_text(errors="replace")


@pytest.fixture
def write(tmp_path: Path) -> Any:
    """Return a writer of bots: the path of a program of that text."""

    def bot(text: str, name: str = "bot.py") -> str:
        path = tmp_path / name
        path.write_text(text)
        return str(path)

    return bot


def played(name: str, slug: str = "flames", games: int = 1, jobs: int = 1, **more: Any) -> Figures:
    more.setdefault("limits", PATIENT)
    alone = system(slug).engine.configure().seats == 1
    seats = (name,) if alone else (name, "random")
    return play(Series(system=slug, games=games, seats=seats, seed=5, **more), jobs)


def fault_of(figures: Figures) -> Fault:
    """Return the one fault of a game that went on to its end all the same."""
    assert figures.finished == figures.games == 1
    (fault,) = figures.substituted
    assert (fault.seat, fault.substitute) == (0, "tactical")
    assert figures.points_by_bot[fault.bot] == 0
    assert sum(figures.points_by_bot.values()) == pytest.approx(1)
    return fault


# Whole games.


@pytest.mark.parametrize("slug", slugs())
def test_the_example_of_the_page_plays_whole_games(slug: str) -> None:
    figures = played(str(HUNTER), slug, games=2, swap=True)
    assert (figures.finished, figures.dead_ends, figures.substituted) == (2, 0, [])


FIRST = """
class First:
    name = "first"

    def __init__(self, seed):
        self.seed = seed

    def decide(self, knowledge):
        print("a word for its author")
        assert knowledge.view == knowledge.rules.view(knowledge.imagine(self.seed), knowledge.seat)
        return knowledge.legal[-1]
"""


@pytest.mark.parametrize("slug", slugs())
def test_a_class_plays_whole_games(slug: str, write: Any) -> None:
    figures = played(write(FIRST) + ":First", slug)
    assert (figures.finished, figures.substituted) == (1, [])


def test_a_class_can_play_a_scenario_of_a_pack_of_ones_own(write: Any) -> None:
    pack = str(HUNTER.parents[1] / "kestrel")
    figures = played(write(FIRST) + ":First", "wings", scenario="kestrel-trial", packs=(pack,))
    assert (figures.finished, figures.substituted) == (1, [])


def test_a_program_of_any_language_plays(write: Any) -> None:
    """The shell knows nothing of JSON: it gives back the first order by its place in the line."""
    shell = """#!/bin/sh
read -r hello
echo '{"type": "ready", "protocol": 1}'
number=1
while read -r line; do
    case $line in *'"type":"end"'*) exit 0;; esac
    orders=${line#*'"orders":['}
    echo "{\\"type\\": \\"order\\", \\"number\\": $number, \\"order\\": ${orders%%\\}*}}}"
    number=$((number + 1))
done
"""
    name = write(shell, "bot")
    with pytest.raises(BadBot, match="program"):
        played(name)
    Path(name).chmod(0o755)
    assert played(name).substituted == []


def test_several_processes_play_as_one_does(write: Any) -> None:
    bot = write(READY + "answer()" + ON)
    one, two = (played(bot, games=4, jobs=jobs) for jobs in (1, 2))
    assert (one.wins, one.decisions, one.substituted) == (two.wins, two.decisions, [])


# Faults.


def late(text: str) -> str:
    return READY + text + "\ntime.sleep(1000)"


FAULTS = {
    "crash": (READY + "raise RuntimeError('boom')", "gone", 1),
    "early exit": ("", "gone", 0),
    "exit when asked": (READY + "sys.exit(3)", "gone", 3),
    "killed": (READY + "os.kill(os.getpid(), 9)", "gone", 137),
    "closed output": (READY + "os.close(1); time.sleep(1000)", "mute", None),
    "line without end": (READY + "while True: os.write(1, b'x' * 4096)", "long", None),
    "long line": (READY + f"answer(note='x' * {LONGEST})", "long", None),
    "two answers": (late(TWICE), "unasked", None),
    "wrong number": (READY + "answer(number=7)" + ON, "number", None),
    "no order": (READY + "answer(order=None)" + ON, "unreadable", None),
    "unknown order": (READY + "answer(order={'order': 'surrender'})" + ON, "unreadable", None),
    "unknown card": (
        READY + "answer(order={'order': 'card', 'card': 'x'})" + ON,
        "unreadable",
        None,
    ),
    "prose": (READY + "print('I attack!')" + ON, "unreadable", None),
    "binary": (READY + "os.write(1, bytes(range(128, 256)) + b'\\n')" + ON, "unreadable", None),
    "illegal order": (
        READY + "answer(order={'order': 'do', 'word': 'pass'})" + ON,
        "illegal",
        None,
    ),
    "errors without end": (READY + "while True: os.write(2, b'x' * 4096)", "late", None),
    "no memory": (READY + "x = bytearray(1 << 40)", "gone", 1),
}


@pytest.mark.parametrize("case", FAULTS)
def test_a_bot_that_fails_loses_its_seat(case: str, write: Any) -> None:
    text, kind, status = FAULTS[case]
    limits = Limits(seconds=0.5 if kind == "late" else 60, start_seconds=120)
    fault = fault_of(played(write(text), limits=limits))
    assert fault.kind == kind
    assert fault.facts.get("status") == status
    assert fault.decision == (1 if READY in text else 0)


def test_a_bot_that_floods_loses_its_seat(write: Any) -> None:
    """Answers in advance are caught before a question is sent, or by its number after."""
    fault = fault_of(played(write(READY + "while True: answer()")))
    assert fault.kind in {"unasked", "number"}


def test_another_protocol_is_refused(write: Any) -> None:
    text = 'input(); print(\'{"type": "ready", "protocol": 2}\'); input()'
    assert fault_of(played(write(text))).kind == "unreadable"


def test_a_bot_that_hangs_loses_its_seat(write: Any) -> None:
    limits = Limits(seconds=0.2, start_seconds=120)
    fault = fault_of(played(write(late("")), limits=limits))
    assert (fault.kind, fault.facts, fault.decision) == ("late", {"seconds": 0.2}, 1)


def test_a_bot_that_never_starts_loses_its_seat(write: Any) -> None:
    limits = Limits(seconds=60, start_seconds=0.2)
    fault = fault_of(played(write("import time; time.sleep(1000)"), limits=limits))
    assert (fault.kind, fault.decision) == ("late", 0)


def test_a_bot_that_does_not_read_is_not_waited_for(
    write: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A question longer than a pipe holds cannot be sent whole to one who does not read."""
    exchange = Process.exchange

    def longer(self: Process, line: bytes, seconds: float) -> bytes:
        return exchange(self, line + b" " * (1 << 20) if b'"ask"' in line else line, seconds)

    monkeypatch.setattr(Process, "exchange", longer)
    deaf = READY.rpartition("ask =")[0] + "time.sleep(1000)"
    limits = Limits(seconds=0.2, start_seconds=120)
    assert fault_of(played(write(deaf), limits=limits)).kind == "late"
    assert played(write(READY + "answer()" + ON)).substituted == []


def test_a_program_that_cannot_be_run_loses_its_seat(write: Any) -> None:
    name = write("#!/no/such/shell\n", "bot")
    Path(name).chmod(0o755)
    fault = fault_of(played(name))
    assert (fault.kind, fault.facts) == ("gone", {"status": 127})
    assert "No such file" in fault.stderr[-1]


def test_the_children_of_a_bot_die_with_it(write: Any) -> None:
    """Also those that left its session, and those whose parents are dead."""
    fork = """
for _ in range(2):
    child = os.fork()
    if child == 0:
        os.setsid()
        child = os.fork()
        if child == 0:
            time.sleep(1000)
        os._exit(0)
    sleeper = os.fork()
    if sleeper == 0:
        time.sleep(1000)
    print(sleeper, file=sys.stderr)
sys.exit("enough")
"""
    fault = fault_of(played(write(READY + fork)))
    assert (fault.kind, fault.stderr[-1]) == ("gone", "enough")
    for pid in map(int, fault.stderr[:-1]):
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)


def test_a_bot_that_kills_its_warden_takes_nothing_with_it(write: Any) -> None:
    kill = """
for _ in range(3):
    if os.fork() == 0:
        os.setsid()
        time.sleep(1000)
os.kill(os.getppid(), 9)
time.sleep(1000)
"""
    assert fault_of(played(write(READY + kill))).kind == "gone"


def test_a_table_that_is_killed_leaves_no_bot_behind(write: Any, scratch: Path) -> None:
    name = write(READY + "open(__file__ + '.asked', 'w').close(); time.sleep(1000)")
    table = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "escadrille",
            "sim",
            "flames",
            "--seats",
            name,
            "--bot-seconds",
            "99",
        ],
        env={**os.environ, "TMPDIR": str(scratch)},
    )
    while not Path(name + ".asked").exists():
        assert table.poll() is None
        time.sleep(0.05)
    assert any(name in command for command in commands())
    table.kill()
    table.wait()
    while any(name in command for command in commands()) or list(scratch.iterdir()):
        time.sleep(0.05)


def test_children_do_not_outlive_a_game_that_ends_well(write: Any) -> None:
    fork = "if os.fork() == 0:\n    os.setsid(); time.sleep(1000)\nanswer()"
    assert played(write(READY + fork + ON)).substituted == []


def test_noise_on_the_error_channel_does_not_matter_and_its_end_is_told(write: Any) -> None:
    noise = "for n in range(20000): print('noise', n, '\\x1b[2J', file=sys.stderr)\n"
    assert played(write(READY + noise + "answer()" + ON)).substituted == []
    fault = fault_of(played(write(READY + noise + "sys.exit(1)")))
    assert fault.stderr[-1] == "noise 19999  [2J"
    assert len(fault.stderr) <= 12


def test_a_class_that_fails_loses_its_seat(write: Any) -> None:
    name = write(FIRST.replace("knowledge.legal[-1]", "-1"))
    fault = fault_of(played(name + ":First"))
    assert fault.kind == "gone"
    assert "-1 is none of the legal choices" in fault.stderr[-1]
    missing = fault_of(played(name + ":Second"))
    assert (missing.kind, missing.decision) == ("gone", 0)
    assert "Second" in missing.stderr[-1]


def test_one_seat_lost_does_not_harm_the_others(write: Any) -> None:
    """In games on two processes, the bot that fails is replaced each time and the other is not."""
    bad, good = write(READY + "sys.exit(1)", "bad.py"), write(READY + "answer()" + ON, "good.py")
    series = Series(system="flames", games=4, seats=(bad, good), seed=5, swap=True, limits=PATIENT)
    told: list[Fault] = []
    figures = play(series, jobs=2, warn=told.append)
    assert figures.finished == 4
    assert [(fault.game, fault.seat) for fault in told] == [(0, 0), (1, 1), (2, 0), (3, 1)]
    assert figures.substituted == told
    assert set(figures.points_by_bot) == {bad, good, f"{bad}+tactical"}
    assert figures.points_by_bot[bad] == 0


def test_a_table_that_is_full_replaces_a_bot_that_cannot_start(
    write: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: Any, **__: Any) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr("subprocess.Popen", refuse)
    fault = fault_of(played(write(READY)))
    assert (fault.kind, fault.stderr) == ("start", [])


@pytest.mark.parametrize("name", ["./nobody", "nobody.py", "nobody.py:First", "/"])
def test_a_path_without_a_bot_is_refused_before_any_game(name: str) -> None:
    with pytest.raises(BadBot, match="missing"):
        played(name)


def test_names_of_the_house_are_no_paths() -> None:
    assert not any(map(outside.is_path, ("random", "tactical", "tactical:quick", "ace:cautious")))
    assert all(map(outside.is_path, ("bot.py", "./bot", "bot.py:Bot", "a/b.py:Bot_2")))


# Secrets.


@pytest.mark.parametrize("slug", slugs())
def test_a_bot_is_told_the_same_in_worlds_that_its_seat_cannot_tell_apart(
    slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All that leaves the house is a line, and it does not depend on what is hidden."""
    said: list[bytes] = []

    class Mouth:
        errors: tuple[str, ...] = ()

        def __init__(self, *_: Any) -> None: ...

        def close(self) -> None: ...

        def exchange(self, line: bytes, seconds: float) -> bytes:
            said.append(line)
            return b'{"type": "ready", "protocol": 1, "world": true}'

    monkeypatch.setattr("escadrille.bots.process.Process", Mouth)
    rules = system(slug).engine.configure()
    for state in some(rules, 2, 8):
        for pending in rules.pending(state):
            said.clear()
            for world in (state, *(rules.resample(state, pending.seat, n) for n in range(3))):
                bot = Outside(str(HUNTER), system(slug), rules, pending.seat, 9)
                bot.decide(know(rules, world, pending.seat))
            hellos, asks = said[::2], said[1::2]
            assert len(asks) == 4
            assert len({*hellos}) == len({*asks}) == 1


def test_a_bot_hears_only_what_its_seat_may_know() -> None:
    rules = system("flames").engine.configure()
    state, bot = rules.start(3), Outside(str(HUNTER), system("flames"), rules, 1, 9)
    events: list[Any] = []
    while pending := rules.pending(state):
        seat = pending[0].seat
        rules.apply(state, seat, rules.legal(state, seat)[-1], events)
        bot.hear(events)
    seen = [event for event in (event.seen_by(1) for event in events) if event is not None]
    assert bot._news == seen
    assert bot._news != events


SPY = """
import os, sys
found = [*os.environ, *sys.argv[1:], *os.listdir()]
own = "/proc/self/fd/"
found += [fd for fd in os.listdir(own) if int(fd) > 2 and os.path.exists(own + fd)]
pid = os.getppid()
while pid > 1:
    for name in ("mem", "environ", "fd"):
        try:
            path = f"/proc/{pid}/{name}"
            for opened in [f"{path}/{fd}" for fd in os.listdir(path)] if name == "fd" else [path]:
                open(opened, "rb").read(1)
                found.append(opened)
        except PermissionError:
            pass
        except OSError as error:
            found.append(repr(error))
    if pid == TABLE:
        break
    pid = int(open(f"/proc/{pid}/stat").read().rpartition(")")[2].split()[1])
sys.exit(" ".join(found))
"""


@pytest.mark.skipif(not warden.PROCESSES.is_dir(), reason="looks into /proc")
def test_a_spy_finds_nothing(write: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither in its surroundings nor in the processes above it, up to the table itself."""
    monkeypatch.setenv("API_TOKEN", "secret")
    fault = fault_of(played(write(SPY.replace("TABLE", str(os.getpid())))))
    harmless = "PATH LANG HOME TMPDIR PYTHONDONTWRITEBYTECODE PYTHONUNBUFFERED PYTHONUTF8"
    assert fault.stderr == [harmless]


def test_a_class_that_digs_finds_an_imagined_world(write: Any) -> None:
    digger = FIRST.replace(
        "print(", "sys.exit(' '.join(knowledge.rules.digest(cell.cell_contents)"
        " for cell in knowledge._view.__closure__ if hasattr(cell.cell_contents, 'deck'))) #("
    )  # fmt: skip
    rules = system("flames").engine.configure()
    state = rules.start(3)
    for seat in (0, 1):
        rules.apply(state, seat, rules.legal(state, seat)[0])
    seat = rules.pending(state)[0].seat
    bot = Outside(write("import sys" + digger) + ":First", system("flames"), rules, seat, 9,
                  limits=PATIENT)  # fmt: skip
    bot.decide(know(rules, state, seat))
    assert bot.fault is not None
    (found,) = bot.fault.stderr[-1].split()
    assert len(found) == len(rules.digest(state))
    assert found != rules.digest(state)
