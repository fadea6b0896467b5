"""`escadrille balance`: what aircraft are worth and how even scenarios are, measured by play."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from escadrille.cli.sim import progress, write_csv
from escadrille.cli.terminal import Terminal
from escadrille.kernel.registry import system as registered
from escadrille.lab.balance import Balance, Pairing, Plan, Sides, Worth, measure
from escadrille.lab.heatmap import bands, shade
from escadrille.lab.heatmap import svg as drawn
from escadrille.lab.work import Jobs

if TYPE_CHECKING:
    from rich.table import Table

STYLES = ("bold red", "red", "dim", "green", "bold green")


def balance(
    terminal: Terminal,
    plan: Plan,
    jobs: Jobs,
    *,
    json: bool,
    csv: Path | None,
    svg: Path | None,
    write: Path | None,
) -> None:
    """Measure; a bar on the error channel shows how far it is. The figures go into files, too."""
    with progress(terminal) as bar:
        task = bar.add_task(terminal.say("sim-games"), total=0)

        def begin(games: int) -> None:
            bar.update(task, total=(bar.tasks[0].total or 0) + games)

        measured = measure(plan, jobs, begin, lambda games: bar.advance(task, games))
    if csv:
        worth = map(msgspec.structs.astuple, measured.worth)
        write_csv(csv, Worth.__struct_fields__, worth)
        scenarios = csv.with_stem(f"{csv.stem}-scenarios")
        played = (
            (one.scenario, one.games, " ".join(f"{share:.4f}" for share in one.shares))
            for one in measured.scenarios
        )
        write_csv(scenarios, ("scenario", "games", "shares"), played)
    if svg:
        picture = drawn(measured, measured.worth[0].group, terminal.say)
        svg.write_text(picture, encoding="utf-8")
    if write:
        lines = [f'"{one.id}" = {one.proposed}\n' for one in measured.worth]
        write.write_text("".join(lines), encoding="utf-8")
    if json:
        terminal.json(measured)
    else:
        show(terminal, measured)


def show(terminal: Terminal, measured: Balance) -> None:
    say = terminal.say
    names = {one.id: one.name for one in measured.worth}
    terminal.tell(say("balance-title", system=measured.system, bot=measured.bot))
    for fit in measured.fits:
        worth = [one for one in measured.worth if one.group == fit.group]
        _show_worth(terminal, worth)
        terminal.tell(
            say(
                "balance-fit",
                pairs=fit.pairs,
                explained=_hundred(fit.explained),
                residual=_hundred(fit.residual, 1),
                chance=_hundred(fit.chance, 1),
            ),
            "",
        )
        _show_map(terminal, worth, measured.pairs)
    _show_equal(terminal, "pairs", measured.equal, names)
    _show_equal(terminal, "teams", measured.teams, names)
    _show_scenarios(terminal, measured)
    _show_checks(terminal, measured)


def _hundred(share: float, digits: int = 0) -> str:
    """Return a share in hundredths, for a sentence that has the sign itself."""
    return f"{100 * share:.{digits}f}"


def _table(terminal: Terminal, *columns: str, words: int = 1) -> Table:
    """Return a table whose first columns hold words, and the others figures."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    for number, key in enumerate(columns):
        side = "left" if number < words else "right"
        table.add_column(terminal.say(key), justify=side)  # type: ignore[arg-type]
    return table


def _show_worth(terminal: Terminal, worth: Sequence[Worth]) -> None:
    say = terminal.say
    table = _table(
        terminal,
        f"balance-group-{worth[0].group}",
        "balance-elo",
        "sim-interval",
        "balance-points",
        "balance-proposed",
    )
    for one in worth:
        points = "–" if one.points is None else str(one.points)
        table.add_row(
            one.name,
            f"{one.elo:+.0f}",
            f"{one.low:+.0f} … {one.high:+.0f}",
            say("balance-stated", points=points) if one.stated else points,
            "" if one.proposed == one.points else str(one.proposed),
        )
    terminal.out.print(table)


def _show_map(terminal: Terminal, worth: Sequence[Worth], pairs: Sequence[Pairing]) -> None:
    """Tell in tenths of the aircraft, from the best to the worst, who beats whom."""
    from rich.text import Text

    rows = bands(worth, pairs)
    size = -(-len(worth) // len(rows))
    terminal.tell(terminal.say("balance-map-tenths"))
    head = "".join(f"{number + 1:>5}" for number in range(len(rows)))
    terminal.out.print(f"{'':<20}{head}")
    for number, row in enumerate(rows):
        best = worth[min(number * size, len(worth) - 1)].name
        line = Text(f"{number + 1:>2} {best[:16]:<17}")
        for share in row:
            if share is None:
                line.append("    ·")
            else:
                line.append(f"{100 * share:>5.0f}", STYLES[shade(share)])
        terminal.out.print(line)
    terminal.tell("")


def _show_equal(
    terminal: Terminal, kind: str, played: Sequence[Pairing], names: dict[str, str]
) -> None:
    """Tell how many fights of equal points were even, and name those that were not."""
    if not played:
        return
    ours = [pair for pair in played if not pair.stated]
    terminal.tell(
        terminal.say(
            f"balance-equal-{kind}",
            even=sum(pair.even for pair in ours),
            count=len(ours),
            share=_hundred(sum(pair.even for pair in ours) / max(1, len(ours))),
            stated=len(played) - len(ours),
            even_stated=sum(pair.even for pair in played if pair.stated),
        )
    )
    uneven = sorted((p for p in played if not p.even), key=lambda p: -abs(p.share - 0.5))
    if uneven:
        table = _table(
            terminal, "balance-first", "balance-second", "sim-share", "sim-interval", words=2
        )
        for pair in uneven:
            first, second = (
                " + ".join(names[i] for i in team) for team in (pair.first, pair.second)
            )
            table.add_row(first, second, f"{pair.share:.0%}", f"{pair.low:.0%} – {pair.high:.0%}")
        terminal.out.print(table)
    terminal.tell("")


def _show_scenarios(terminal: Terminal, measured: Balance) -> None:
    if not measured.scenarios:
        return
    say = terminal.say
    known = {one.id: one for one in registered(measured.system).content.scenarios()}
    table = _table(terminal, "page-scenario", "sim-share", "sim-interval", "balance-verdict")
    for one in measured.scenarios:
        scenario = known.get(one.scenario)
        table.add_row(
            scenario.title.say(terminal.lang) if scenario else one.scenario,
            " / ".join(f"{share:.0%}" for share in one.shares),
            "{:.0%} – {:.0%}".format(*one.interval),
            say(f"balance-{_verdict(one)}"),
        )
    terminal.out.print(table)
    honest = sum(one.honest for one in measured.scenarios)
    even = sum(one.even for one in measured.scenarios)
    terminal.tell(
        say("balance-scenarios", even=even, honest=honest, count=len(measured.scenarios)), ""
    )


def _verdict(one: Sides) -> str:
    if one.even:
        return "even"
    return "open" if one.honest else "uneven"


def _show_checks(terminal: Terminal, measured: Balance) -> None:
    if not measured.checks:
        return
    table = _table(terminal, "balance-fight", "balance-quick", "balance-ahead", "balance-strayed")
    for check in measured.checks:
        strayed = f"{check.ahead - check.share:+.0%}"
        table.add_row(check.fight, f"{check.share:.0%}", f"{check.ahead:.0%}", strayed)
    terminal.out.print(table)
    mean = sum(abs(check.ahead - check.share) for check in measured.checks) / len(measured.checks)
    games = measured.checks[0].games
    terminal.tell(
        terminal.say(
            "balance-checked", bot=measured.checker or "", games=games, mean=_hundred(mean)
        )
    )
