"""The adviser in the terminal: plans compared, with a bar while they are flown."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from escadrille.bots.advice import PLAYOUTS, Advice, advise
from escadrille.cli.counsel import describer
from escadrille.cli.sim import progress
from escadrille.cli.terminal import Terminal
from escadrille.kernel.api import Seat
from escadrille.kernel.game import Game

MOST: Final = 10_000  # flights that may be asked for


def compare(terminal: Terminal, game: Game, seat: Seat, keys: Mapping[Any, str], text: str) -> None:
    """Fly the plans of a seat, and tell what each came to; the answers have short keys."""
    if game.system.bots.staff is None:
        terminal.tell(terminal.say("advise-none"))
        return
    playouts = min(MOST, max(1, int(text))) if text.isdecimal() else PLAYOUTS
    with progress(terminal) as bar:
        task = bar.add_task(terminal.say("advise-flights"), total=playouts)
        for advice in advise(game, seat, playouts):
            bar.update(task, completed=advice.played)
    terminal.tell(*_told(terminal, game, seat, advice, keys))


def _told(
    terminal: Terminal, game: Game, seat: Seat, advice: Advice, keys: Mapping[Any, str]
) -> list[str]:
    say, described, staff = (
        terminal.say,
        describer(game, seat, terminal.say),
        game.system.bots.staff,
    )
    assert staff is not None
    lines = [say("advise-title", played=advice.played)]
    for number, way in enumerate(advice.ways, start=1):
        order = f"{described(way.order)} ({keys[way.order]})"
        now = say("advise-now", order=order)
        name = say(f"{game.system.slug}-course-{way.name}") if way.name else ""
        title = f"[bold]{name}[/], {now}" if name else f"[bold]{now}[/]"
        lines.append(f" {number}. {title} [dim]({say('advise-worlds', worlds=way.worlds)})[/]")
        lines += [f"      {line}" for line in staff.told(way.figures, say)]
    return [*lines, say(f"advise-sure-{advice.sure}")]
