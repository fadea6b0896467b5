"""What a player sees: the table, what happened since his last answer, and what he is asked."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from escadrille.cli.menu import SHOWN, Menu
from escadrille.cli.terminal import Terminal
from escadrille.kernel.api import Event, Seat
from escadrille.kernel.game import Game
from escadrille.kernel.words import Sight
from escadrille.locale.rules import facts_of, title_of

if TYPE_CHECKING:
    from rich.table import Table

NEWS = 14  # lines of the log that are shown without being asked for
LEAST = 3
STYLES = {"head": "bold", "gain": "bold green", "harm": "yellow", "loss": "bold red"}


def log_lines(game: Game, sight: Sight, events: Iterable[Event], terminal: Terminal) -> list[str]:
    """Return events in words, each with the rule that it comes from."""
    lines = []
    for event in events:
        text = game.system.words.presenter.event(sight, event, terminal.say)
        if text is not None:
            told = f"[{STYLES[event.tone]}]{text}[/]" if event.tone in STYLES else text
            lines.append(f"{told} [dim]{event.rule}[/]" if event.rule else told)
    return lines


def draw(
    terminal: Terminal, game: Game, seat: Seat, menu: Menu, news: list[str], *, undo: bool
) -> None:
    """Show everything that a seat needs to answer."""
    from rich.rule import Rule

    say, sight = terminal.say, game.sight(seat, rich=True)
    board = game.system.words.presenter.board(sight, say)
    terminal.clear()
    terminal.tell(board)
    if news:
        terminal.out.print(Rule(say("screen-news"), style="dim", align="left"))
        room = _room(terminal, board, menu)
        if len(news) > room:
            terminal.tell(f"[dim]{say('screen-older', count=len(news) - room)}[/]")
        terminal.tell(*news[-room:])
    terminal.out.print(Rule(style="dim"))
    ask(terminal, game, sight, menu, undo=undo)


def _room(terminal: Terminal, board: str, menu: Menu) -> int:
    """Return how many lines of news leave the head of the board in sight, where there is a screen.

    Beside board and menu there are two rules, the question (up to three lines) and the prompt.
    """
    if not terminal.watched:
        return NEWS
    taken = board.count("\n") + len(menu.legal) + min(len(menu.refused), SHOWN) + 8
    return max(LEAST, min(NEWS, terminal.out.size.height - taken))


def ask(terminal: Terminal, game: Game, sight: Sight, menu: Menu, *, undo: bool) -> None:
    """Put the question, with every answer and every refusal."""
    say = terminal.say
    for line in game.system.words.presenter.question(sight, say):
        terminal.tell(f"[bold]{line}[/]")
    terminal.out.print(_answers(menu))
    lines = _grid()
    if undo:
        lines.add_row("u", say("screen-undo"))
    for answer in menu.refused[:SHOWN]:
        assert answer.refusal is not None
        rule, facts = answer.refusal
        told = facts_of(rule, facts, say)
        why = f"{rule} {title_of(rule, say)}" + (f" ({told})" if told else "")
        lines.add_row(answer.key, f"{answer.item.name} — {why}", style="dim")
    if len(menu.refused) > SHOWN:
        lines.add_row("", say("screen-refused", count=len(menu.refused) - SHOWN), style="dim")
    if lines.row_count:
        terminal.out.print(lines)


def _answers(menu: Menu) -> Table:
    """Return the answers in columns: the key, the name, figures under their heads, what it does."""
    items = [answer.item for answer in menu.legal]
    heads = max(([head for head, _ in item.figures] for item in items), key=len, default=[])
    lines = _grid()
    for _ in heads:
        lines.add_column(justify="right")
    lines.add_column()
    if any(heads):
        lines.add_row("", "", *heads, "", style="dim")
    for answer in menu.legal:
        figures = [figure for _, figure in answer.item.figures]
        figures += [""] * (len(heads) - len(figures))
        lines.add_row(answer.key, answer.item.name, *figures, " · ".join(answer.item.tells))
    return lines


def _grid() -> Table:
    from rich.table import Table

    lines = Table.grid(padding=(0, 2))
    lines.add_column(justify="right", min_width=4, style="bold")
    lines.add_column()
    return lines
