"""What docs/writing-a-bot.md says of the messages is what is sent, and its commands run."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

from escadrille.bots.process import Process
from escadrille.cli import app
from escadrille.kernel.registry import slugs, system
from escadrille.lab.sim import Series, play

DOCS = Path(__file__).parents[2] / "docs"
BOTS = DOCS / "examples" / "bots"
PAGE = (DOCS / "writing-a-bot.md").read_text(encoding="utf-8")
SHOWN = 8  # the number of the question on the page: by then something has happened


def exchange(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return the lines of a real game, told (>) and said (<)."""
    lines: list[str] = []
    ask, leave = Process.exchange, Process.leave

    def note(self: Process, line: bytes, seconds: float) -> bytes:
        said = ask(self, line, 120)
        lines.extend([f"> {line.decode()}", f"< {said.decode()}"])
        return said

    def note_end(self: Process, line: bytes) -> None:
        lines.append(f"> {line.decode()}")
        leave(self, line)

    monkeypatch.setattr(Process, "exchange", note)
    monkeypatch.setattr(Process, "leave", note_end)
    play(Series(system="flames", games=1, seats=(str(BOTS / "hunter.py"), "random"), seed=1))
    return lines


def shortened(line: str) -> str:
    """Return a line as the page shows it: of a long list or a view, its beginning."""
    direction, message = line[:2], json.loads(line[2:])
    for key, shown in (("view", 3), ("events", 2), ("options", 2)):
        value = message.get(key)
        if isinstance(value, dict) and len(value) > shown:
            message[key] = {**dict(list(value.items())[:shown]), "…": "…"}
        elif isinstance(value, list) and len(value) > shown:
            message[key] = [*value[:shown], "…"]
    return direction + json.dumps(message, ensure_ascii=False)


def test_the_exchange_of_the_page_is_real(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = exchange(monkeypatch)
    question = 2 * SHOWN
    wanted = [*lines[:2], *lines[question : question + 2], lines[-1]]
    (shown,) = re.findall(r"```text\n(> .*?)\n```", PAGE, re.DOTALL)
    assert shown.splitlines() == [shortened(line) for line in wanted]


@pytest.mark.parametrize("kind", ["hello", "ask", "end"])
def test_the_table_of_messages_names_every_field(
    kind: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    messages = [json.loads(line[2:]) for line in exchange(monkeypatch)]
    sent = next(message for message in messages if message["type"] == kind)
    (row,) = re.findall(rf"\| `{kind}` \|(.*)", PAGE)
    assert set(sent) - {"type"} <= set(re.findall(r"`(\w+)`", row))


@pytest.mark.parametrize("name", ["hunter.py", "liberty.py"])
def test_the_page_shows_the_files_themselves(name: str) -> None:
    assert f"```python\n{(BOTS / name).read_text(encoding='utf-8')}```" in PAGE


@pytest.mark.parametrize("slug", slugs())
def test_the_class_of_the_page_plays_every_system(slug: str) -> None:
    alone = system(slug).engine.configure(scenario=system(slug).content.first_scenario).seats == 1
    seats = (f"{BOTS / 'liberty.py'}:Liberty", *(() if alone else ("random",)))
    figures = play(Series(system=slug, games=1, seats=seats, seed=1))
    assert (figures.finished, figures.substituted) == (1, [])


def commands() -> list[str]:
    shown = re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)
    return [line for block in shown for line in block.splitlines() if "escadrille sim" in line]


@pytest.mark.parametrize("command", commands())
def test_the_commands_of_the_page_run(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With fewer games than the page plays."""
    monkeypatch.chdir(DOCS.parent)
    words = shlex.split(re.sub(r"--games \d+", "--games 2", command))
    assert words[0] == "escadrille"
    assert app.run(words[1:]) == 0
    assert "loses seat" not in capsys.readouterr().err
