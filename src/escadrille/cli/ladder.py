"""`escadrille ladder`: every bot against every other; a table, a plot and files of how strong."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from escadrille.bots.outside import is_path
from escadrille.cli.ladder_svg import Axis, drawn, short
from escadrille.cli.sim import progress, warner, write_csv
from escadrille.cli.terminal import Terminal
from escadrille.lab.ladder import ANCHOR, Contest, Ladder, check_contest, climb
from escadrille.lab.work import Jobs
from escadrille.locale import Voice

if TYPE_CHECKING:
    from rich.table import Table

INTERRUPTED: Final = 130  # what a shell expects after Ctrl-C
NARROWEST: Final = 20  # columns of a plot
APART: Final = 9  # columns for a figure of its axis


def ladder(
    terminal: Terminal,
    contest: Contest,
    jobs: Jobs,
    *,
    json: bool,
    table: Path | None,
    picture: Path | None,
) -> int:
    """Play a contest, show and write its ratings; return the exit code."""
    check_contest(contest)
    for path in (table, picture):
        if path is not None:
            path.open("a").close()  # better refused now than after an hour of games
    with progress(terminal) as bar:
        task = bar.add_task(terminal.say("sim-games"), total=None)
        found = climb(
            contest,
            jobs,
            lambda done, total: bar.update(task, completed=done, total=total),
            warner(terminal),
        )
    if table is not None:
        write_table(table, found)
    if picture is not None:
        picture.write_text(drawn(found, terminal.say), encoding="utf-8")
    if json:
        terminal.json(found)
    else:
        show(terminal, found)
    return INTERRUPTED if found.interrupted else 0


def write_table(path: Path, found: Ladder) -> None:
    """Write the ratings as comma-separated values."""
    head = ("rank", "bot", "elo", "low", "high", "games", "points", "seconds_per_game")
    rows = [
        (
            rank,
            *msgspec.structs.astuple(one),
            found.points[one.bot],
            found.thinking.get(one.bot, ""),
        )
        for rank, one in enumerate(found.ratings, start=1)
    ]
    write_csv(path, head, rows)


def show(terminal: Terminal, found: Ladder) -> None:
    if found.ratings:
        _show_ratings(terminal, found)
        terminal.tell("", *(terminal.quote(line) for line in plot(terminal, found)), "")
        _show_pairs(terminal, found)
    terminal.tell(*_notes(found, terminal.say))


def _show_ratings(terminal: Terminal, found: Ladder) -> None:
    from rich.table import Table

    say = terminal.say
    rows = Table(title=say("sim-title", system=found.system, scenario=found.scenario))
    for key in ("rank", "bot", "elo", "interval", "games", "score", "thinking"):
        _add_column(rows, say(f"ladder-{key}"), left=key == "bot")
    for rank, one in enumerate(found.ratings, start=1):
        taken = found.thinking.get(one.bot)
        rows.add_row(
            str(rank),
            terminal.quote(one.bot),
            str(one.elo),
            "–" if one.bot == ANCHOR else f"{one.low} – {one.high}",
            str(one.games),
            say("ladder-percent", share=found.points[one.bot] / one.games),
            "–" if taken is None else say("ladder-seconds", seconds=taken),
        )
    terminal.out.print(rows)


def _add_column(rows: Table, title: str, *, left: bool) -> None:
    rows.add_column(
        title, justify="left" if left else "right", overflow="fold" if left else "ellipsis"
    )


def plot(terminal: Terminal, found: Ladder) -> Iterator[str]:
    """Yield the ratings as points and bars on a common axis, as wide as the terminal."""
    start, bar, end, point, anchor = "|-|oO" if terminal.out.options.ascii_only else "├─┤●◆"
    names = {one.bot: short(one.bot) for one in found.ratings}
    margin = max(map(len, names.values())) + 2
    axis = Axis(found.ratings, max(NARROWEST, terminal.out.width - margin - 8), APART)
    for one in found.ratings:
        signs = [" "] * (axis.length + 1)
        low, middle, high = (axis.place(elo) for elo in (one.low, one.elo, one.high))
        signs[low : high + 1] = bar * (high + 1 - low)
        signs[low], signs[high] = start, end
        signs[middle] = anchor if one.bot == ANCHOR else point
        yield f"{names[one.bot]:{margin}}{''.join(signs)}{one.elo:6}"
    yield " " * margin + "".join(_scale(axis))


def _scale(axis: Axis) -> list[str]:
    signs = [" "] * (axis.length + 7)
    for elo in axis.ticks:
        text = str(elo)
        place = max(0, axis.place(elo) - len(text) // 2)
        signs[place : place + len(text)] = text
    return signs


def _show_pairs(terminal: Terminal, found: Ladder) -> None:
    from rich.table import Table

    say = terminal.say
    rows = Table(title=say("ladder-pairs"))
    for key in ("pair", "games", "score", "interval", "gap", "interval"):
        _add_column(rows, say(f"ladder-{key}"), left=key == "pair")
    for met in found.pairs:
        low, high = (round(100 * part) for part in met.share[1:])
        gap, *gaps = (f"{part:+}" for part in met.gap)
        rows.add_row(
            terminal.quote(" – ".join(met.bots)),
            str(met.games),
            say("ladder-percent", share=met.share.value),
            say("ladder-range", low=low, high=high),
            gap,
            " … ".join(gaps),
        )
    terminal.out.print(rows)


def _notes(found: Ladder, say: Voice) -> list[str]:
    lines = [
        say(
            "ladder-played",
            games=found.games,
            seconds=f"{found.seconds:.0f}",
            jobs=found.jobs,
            build=found.build,
        )
    ]
    if found.ratings:
        lines.append(say("ladder-meaning", anchor=ANCHOR))
    if found.interrupted:
        lines.insert(0, say("ladder-interrupted"))
    if any(map(is_path, found.points)):
        lines.append(say("sim-seed", seed=str(found.seed)))
    lines += [say("ladder-forfeits", bot=bot, count=count) for bot, count in found.forfeits.items()]
    if found.unfinished:
        lines.append(say("ladder-unfinished", count=found.unfinished))
    return lines
