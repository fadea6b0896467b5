"""`escadrille situation`: check one, or play a list of orders from it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from escadrille.cli.explain import explain
from escadrille.cli.play import read_situation
from escadrille.cli.screen import log_lines
from escadrille.cli.terminal import Terminal
from escadrille.kernel import files
from escadrille.kernel import game as games
from escadrille.kernel.api import Event, Seat
from escadrille.kernel.errors import BadOrder, BadSituation, IllegalOrder, OffScript
from escadrille.kernel.game import Game

LISTED = 40  # answers of one question
SEAT = re.compile(r"(\d{1,18})\s*:\s*(.*)")


def load(terminal: Terminal, path: Path, packs: list[Path]) -> Game:
    """Return the game that begins at a situation, seen from above: every seat is open."""
    raw = read_situation(path, terminal)
    return games.from_situation(raw, [], packs)


def check(terminal: Terminal, path: Path, packs: list[Path]) -> None:
    """Say that a situation is sound, what runs before its first question, and who is asked what."""
    game = load(terminal, path, packs)
    terminal.tell(terminal.say("situation-sound", system=game.system.slug))
    _begin(terminal, game)


def _begin(terminal: Terminal, game: Game) -> None:
    told = _told(terminal, game, game.rules.told)
    if told:
        terminal.tell(terminal.say("situation-before"), *(f"  {line}" for line in told))
    _ask(terminal, game)
    terminal.tell("")


def _told(terminal: Terminal, game: Game, events: Sequence[Event]) -> list[str]:
    """Return events in words, as who sees everything sees them."""
    return log_lines(game, game.sight(None, rich=True), events, terminal)


def _ask(terminal: Terminal, game: Game) -> None:
    """Tell who is asked what, about whom, and every answer as it is written and what it means."""
    terminal.tell(*_asked(terminal, game))
    for seat, _ in game.pending:
        question = _question(terminal, game, seat)
        terminal.tell(*(f"  [bold]{line}[/]" for line in question["question"]))
        answers = question["answers"]
        width = max(len(answer["order"]) for answer in answers)
        for answer in answers[:LISTED]:
            terminal.tell(f"    {terminal.quote(answer['order']):<{width}}  {answer['says']}")
        if len(answers) > LISTED:
            more, last = len(answers) - LISTED, terminal.quote(answers[-1]["order"])
            terminal.tell("    " + terminal.say("situation-more", count=more, last=last))


def _question(terminal: Terminal, game: Game, seat: Seat, *, rich: bool = True) -> dict[str, Any]:
    """Return the question to a seat in words, and its legal answers."""
    presenter, sight = game.system.words.presenter, game.sight(seat, rich=rich)._replace(own=False)
    rules, state, say = game.rules, game.state, terminal.say
    orders = [rules.order(state, seat, choice) for choice in rules.legal(state, seat)]
    items = [presenter.order(sight, order, game.facts(seat, order), say) for order in orders]
    return {
        "seat": seat,
        "question": presenter.question(sight, say),
        "answers": [
            {"order": rules.write(order), "says": " · ".join([item.name, *item.tells])}
            for order, item in zip(orders, items, strict=True)
        ],
    }


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
    start = {"events": game.rules.told, "questions": _questions(terminal, game)}
    if not json:
        _begin(terminal, game)
    for number, line in enumerate(lines, start=1):
        if line.strip() and not line.lstrip().startswith("#"):
            try:
                step = _step(terminal, game, line.strip())
            except OffScript as error:
                raise BadSituation([f"{orders}: line {number}: {error.faults[0]}"]) from error
            steps.append(step)
            if not json:
                _show(terminal, game, step)
    if json:
        told = {"system": game.system.slug, "start": start, "steps": steps}
        terminal.json({**told, "outcome": game.outcome})


def _questions(terminal: Terminal, game: Game) -> list[dict[str, Any]]:
    return [_question(terminal, game, seat, rich=False) for seat, _ in game.pending]


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
        "questions": _questions(terminal, game),
        "situation": game.rules.situation(game.state),
    }


def _show(terminal: Terminal, game: Game, step: dict[str, Any]) -> None:
    import tomli_w

    say = terminal.say
    terminal.tell(f"[bold]{terminal.quote(step['line'])}[/]")
    if step["accepted"]:
        terminal.tell(say("situation-accepted", seat=step["seat"]))
        terminal.tell(*_told(terminal, game, step["events"]))
    else:
        terminal.tell(terminal.quote(step["message"]))
    _ask(terminal, game)
    terminal.tell("")
    terminal.out.print(tomli_w.dumps(step["situation"]), markup=False, soft_wrap=True)
