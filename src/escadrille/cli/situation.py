"""`escadrille situation`: check one, or play a list of orders from it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from escadrille.cli.explain import explain
from escadrille.cli.play import read_situation
from escadrille.cli.screen import log_lines
from escadrille.cli.terminal import Terminal
from escadrille.kernel import files
from escadrille.kernel import game as games
from escadrille.kernel.errors import BadOrder, IllegalOrder
from escadrille.kernel.game import Game

SEAT = re.compile(r"(\d{1,18})\s*:\s*(.*)")


def load(terminal: Terminal, path: Path, packs: list[Path]) -> Game:
    """Return the game that begins at a situation, seen from above: every seat is open."""
    raw = read_situation(path, terminal)
    return games.from_situation(raw, [], packs)


def check(terminal: Terminal, path: Path, packs: list[Path]) -> None:
    """Say that a situation is sound, and who is asked what."""
    game = load(terminal, path, packs)
    terminal.tell(terminal.say("situation-sound", system=game.system.slug), *_asked(terminal, game))


def _asked(terminal: Terminal, game: Game) -> list[str]:
    say, slug = terminal.say, game.system.slug
    return [
        say("situation-asked", seat=seat, decision=say(f"{slug}-decision", value=decision))
        for seat, decision in game.pending
    ] or [say("situation-over")]


def run_orders(
    terminal: Terminal, path: Path, orders: Path, packs: list[Path], *, json: bool
) -> None:
    """Play lines of notation from a situation; a refused one changes nothing."""
    game = load(terminal, path, packs)
    lines = files.text(orders).splitlines()
    steps = []
    for line in lines:
        if line.strip() and not line.lstrip().startswith("#"):
            step = _step(terminal, game, line.strip())
            steps.append(step)
            if not json:
                _show(terminal, game, step)
    if json:
        terminal.json({"system": game.system.slug, "steps": steps, "outcome": game.outcome})


def _step(terminal: Terminal, game: Game, line: str) -> dict[str, Any]:
    """Play one line and return what came of it."""
    told = SEAT.fullmatch(line)
    pending = game.pending
    seat = int(told[1]) if told else pending[0].seat if pending else 0
    since = len(game.events)
    rule = message = None
    try:
        if seat >= game.rules.seats:
            last = game.rules.seats - 1
            raise BadOrder(f"there is no seat {seat}; seats are 0 to {last}")
        for order in game.rules.read(game.state, seat, told[2] if told else line):
            game.order(seat, order)
    except IllegalOrder as error:
        rule, message = error.rule, "\n".join(explain(error, terminal.say))
    except BadOrder as error:
        message = "\n".join(explain(error, terminal.say))
    return {
        "line": line,
        "seat": seat,
        "accepted": message is None,
        "rule": rule,
        "message": message,
        "events": game.events[since:],
        "asked": [{"seat": seat, "decision": decision} for seat, decision in game.pending],
        "situation": game.rules.situation(game.state),
    }


def _show(terminal: Terminal, game: Game, step: dict[str, Any]) -> None:
    import tomli_w

    say = terminal.say
    terminal.tell(f"[bold]{terminal.quote(step['line'])}[/]")
    if step["accepted"]:
        terminal.tell(say("situation-accepted", seat=step["seat"]))
        terminal.tell(*log_lines(game, game.sight(None, rich=True), step["events"], terminal))
    else:
        terminal.tell(terminal.quote(step["message"]))
    terminal.tell(*_asked(terminal, game), "")
    terminal.out.print(tomli_w.dumps(step["situation"]), markup=False, soft_wrap=True)
