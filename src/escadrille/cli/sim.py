"""`escadrille sim`: many games between bots, in a table or as one JSON object."""

from __future__ import annotations

import csv
import secrets
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from escadrille.bots.outside import Fault, is_path
from escadrille.cli.opponent import lost_seat
from escadrille.cli.terminal import Complaint, Terminal
from escadrille.lab.sim import Figures, Series, line_up, play, rules_of
from escadrille.lab.work import Jobs
from escadrille.locale import Voice

if TYPE_CHECKING:
    from rich.progress import Progress


def read_names(text: str, terminal: Terminal) -> tuple[str, ...]:
    """Return the bots of a list such as `tactical,random`."""
    names = tuple(name.strip() for name in text.split(","))
    if not all(names):
        raise Complaint(terminal.say("error-empty-name", text=text, example="tactical,random"))
    return names


def seed_for(names: tuple[str, ...]) -> int:
    """Return the seed where none is given: one that a bot from outside cannot know."""
    return secrets.randbits(64) if any(map(is_path, names)) else 0


def simulate(terminal: Terminal, series: Series, jobs: Jobs, *, json: bool) -> None:
    """Play a series; a bar shows how far it is."""
    with progress(terminal) as bar:
        task = bar.add_task(terminal.say("sim-games"), total=series.games)
        figures = play(series, jobs, lambda games: bar.advance(task, games), warner(terminal))
    if json:
        terminal.json(figures)
    else:
        show(terminal, figures, series)


def progress(terminal: Terminal) -> Progress:
    """Return a bar on the error channel that counts games."""
    from rich import progress as bars

    return bars.Progress(
        bars.TextColumn("{task.description}"),
        bars.BarColumn(),
        bars.MofNCompleteColumn(),
        bars.TimeRemainingColumn(),
        console=terminal.err,
        transient=True,
        disable=not terminal.err.is_terminal,
    )


def write_csv(path: Path, head: Sequence[str], rows: Iterable[Sequence[object]]) -> None:
    """Write figures as comma-separated values."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.writer(file, lineterminator="\n")
        writer.writerow(head)
        writer.writerows(rows)


def warner(terminal: Terminal) -> Callable[[Fault], None]:
    """Return what tells of bots that lose their seats, once for each bot and kind of fault."""
    known: set[tuple[str, str]] = set()

    def warn(fault: Fault) -> None:
        if (fault.bot, fault.kind) not in known:
            known.add((fault.bot, fault.kind))
            terminal.warn(terminal.say("bot-lost-game", game=fault.game))
            terminal.warn(*lost_seat(fault, terminal.say))

    return warn


def show(terminal: Terminal, figures: Figures, series: Series) -> None:
    if len(figures.wins) > 1:
        _show_sides(terminal, figures, series)
    else:
        _show_alone(terminal, figures)
    say = terminal.say
    terminal.tell(
        say("sim-dead-ends", count=figures.dead_ends),
        *_of_guests(figures, say),
        say("sim-length", turns=f"{figures.mean_turns:g}", decisions=f"{figures.mean_decisions:g}"),
        say(
            "sim-speed",
            decisions=figures.decisions,
            seconds=f"{figures.seconds:g}",
            rate=figures.decisions_per_second,
            jobs=figures.jobs,
            build=figures.build,
        ),
    )
    for reason, count in figures.endings.items():
        terminal.tell(f"  {count:>6}  " + say(f"{figures.system}-reason-{reason}"))


def _show_alone(terminal: Terminal, figures: Figures) -> None:
    """Tell how one seat fared: it wins and draws against nobody."""
    say, (low, high) = terminal.say, figures.interval[0]
    terminal.tell(
        f"[bold]{say('sim-title', system=figures.system, scenario=figures.scenario)}[/]",
        say(
            "sim-alone",
            name=figures.seats[0],
            score=f"{figures.mean_scores[0]:g}",
            share=f"{figures.share[0]:.1%}",
            low=f"{low:.1%}",
            high=f"{high:.1%}",
        ),
        say("sim-finished-alone", games=figures.games, finished=figures.finished),
    )


def _show_sides(terminal: Terminal, figures: Figures, series: Series) -> None:
    from rich.table import Table

    say = terminal.say
    table = Table(title=say("sim-title", system=figures.system, scenario=figures.scenario))
    for key in ("sim-seat", "sim-bot", "sim-wins", "sim-share", "sim-interval"):
        table.add_column(say(key), justify="left" if key in ("sim-seat", "sim-bot") else "right")
    replaced = Counter(fault.seat for fault in figures.substituted)
    rules = rules_of(series)
    names, exchanged = (line_up(rules, series, number) for number in (0, 1))
    for seat, wins in enumerate(figures.wins):
        low, high = figures.interval[seat]
        name = f"{names[seat]} / {exchanged[seat]}" if series.swap else names[seat]
        if replaced[seat]:
            name = say("sim-replaced", name=name, count=replaced[seat])
        share = f"{figures.share[seat]:.1%}"
        table.add_row(str(seat + 1), name, str(wins), share, f"{low:.1%} – {high:.1%}")
    terminal.out.print(table)
    for name, total in figures.points_by_bot.items():
        low, high = figures.interval_by_bot[name]
        facts = {"wins": figures.wins_by_bot.get(name, 0), "points": f"{total:g}"}
        terminal.tell(say("sim-by-bot", name=name, low=f"{low:.1%}", high=f"{high:.1%}", **facts))
    terminal.tell(
        say("sim-finished", games=figures.games, finished=figures.finished, draws=figures.draws)
    )


def _of_guests(figures: Figures, say: Voice) -> list[str]:
    """Return what to know of a series with bots from outside: its seed, and who was replaced."""
    if not any(map(is_path, figures.seats)):
        return []
    lines = [say("sim-seed", seed=str(figures.seed))]
    if figures.substituted:
        lines.append(say("sim-substituted", count=len(figures.substituted)))
    return lines
