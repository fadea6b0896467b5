"""The commands and their options, put into words once the language is known."""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from typer import Argument, Context, Exit, Option, Typer

from escadrille.cli.arguments import (
    AnySystem,
    AutoOption,
    BackupArgument,
    ClusterOption,
    DatabaseOption,
    JsonOption,
    LimitOption,
    MemoryOption,
    MetricsOption,
    OptionOption,
    PackOption,
    ScenarioOption,
    SeatsOption,
    SecondsOption,
    SeedOption,
    SituationArgument,
    SystemArgument,
    checked_seed,
)
from escadrille.cli.campaign_app import campaign_app
from escadrille.cli.pilot_app import pilot_app
from escadrille.cli.terminal import Complaint, Terminal
from escadrille.cli.usage import complain, spread, translate, translate_panels
from escadrille.kernel.errors import EscadrilleError
from escadrille.locale import LANGUAGES, language

# A browser keeps the player's keys by address: the same port each time finds them again.
PORT: Final = 8642

UsageError: Any = typer.BadParameter.__base__

app = Typer(
    name="escadrille",
    help="help-escadrille",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)
pack_app = Typer(help="help-pack", no_args_is_help=True)
scenario_app = Typer(help="help-scenario", no_args_is_help=True)
situation_app = Typer(help="help-situation", no_args_is_help=True)
app.add_typer(pack_app, name="pack")
app.add_typer(scenario_app, name="scenario")
app.add_typer(situation_app, name="situation")
table_app = Typer(help="help-table", no_args_is_help=True)
app.add_typer(table_app, name="table")
app.add_typer(campaign_app, name="campaign")
app.add_typer(pilot_app, name="pilot")


@app.callback(invoke_without_command=True)
def escadrille(
    ctx: Context,
    version: Annotated[bool, Option("--version", help="help-version")] = False,
    lang: Annotated[str | None, Option(help="help-lang", metavar="fr|en")] = None,
) -> None:
    terminal: Terminal = ctx.obj
    if version:
        from escadrille import __version__, build

        terminal.tell(terminal.say("version", version=__version__, build=build.kind()))
        raise Exit
    if ctx.invoked_subcommand is None:
        from escadrille.cli.serve import open_table

        open_table(terminal, PORT)


@app.command(help="help-play")
def play(
    ctx: Context,
    system: SystemArgument,
    scenario: ScenarioOption = None,
    seat: SeatsOption = None,
    seed: Annotated[int | None, Option(help="help-seed", min=0, callback=checked_seed)] = None,
    option: OptionOption = None,
    pack: PackOption = None,
    situation: Annotated[Path | None, Option(help="help-play-situation", metavar="FILE")] = None,
    new: Annotated[bool, Option("--new", help="help-new")] = False,
    auto: AutoOption = True,
    bot_seconds: SecondsOption = 5.0,
    bot_memory: MemoryOption = 4096,
) -> None:
    from escadrille.bots.outside import Limits
    from escadrille.cli import play as playing

    limits = Limits(seconds=bot_seconds, memory_mib=bot_memory)

    terminal: Terminal = ctx.obj
    wishes = (scenario, seat, seed, option, situation)
    asked = new or any(wish is not None for wish in wishes)
    try:
        saved = None if asked else playing.offered(terminal, system)
        usual = playing.OPPONENT
        if saved is None and not seat and situation is None:
            usual = playing.opponent(terminal, system, scenario, pack or [])
    except (EOFError, KeyboardInterrupt):
        terminal.tell("")
        return
    if saved is not None:
        playing.play_on(terminal, saved, pack or [], auto=auto, limits=limits)
        return
    game = playing.start(
        terminal,
        system,
        scenario=scenario,
        situation=situation,
        seats=seat or [],
        seed=seed,
        options=option or [],
        packs=pack or [],
        usual=usual,
    )
    playing.play_new(terminal, game, pack or [], auto=auto, limits=limits)


@app.command(help="help-sim")
def sim(
    ctx: Context,
    system: SystemArgument,
    seats: Annotated[str | None, Option(help="help-seats", metavar="NAME,NAME")] = None,
    games: Annotated[int, Option(help="help-games", min=1)] = 100,
    scenario: ScenarioOption = None,
    campaign: Annotated[str | None, Option(help="help-sim-campaign", metavar="ID")] = None,
    option: OptionOption = None,
    pack: PackOption = None,
    swap: Annotated[bool, Option("--swap", help="help-swap")] = False,
    seed: SeedOption = None,
    jobs: Annotated[int, Option(help="help-jobs", min=1)] = 1,
    cluster: ClusterOption = None,
    bot_seconds: SecondsOption = 5.0,
    bot_memory: MemoryOption = 4096,
    json: JsonOption = False,
) -> None:
    import msgspec

    from escadrille.bots.outside import Limits
    from escadrille.cli.campaign import system_of
    from escadrille.cli.play import read_options
    from escadrille.cli.sim import read_names, seed_for, simulate
    from escadrille.lab.sim import Series, usual_seats

    terminal: Terminal = ctx.obj
    if campaign is not None and scenario is not None:
        raise Complaint(terminal.say("error-campaign-scenario"))
    names = () if seats is None else read_names(seats, terminal)
    series = Series(
        system=system if campaign is None else system_of(system),
        games=games,
        seats=names,
        seed=seed_for(names) if seed is None else seed,
        scenario=campaign or scenario,
        options=read_options(option or [], terminal),
        packs=tuple(str(path) for path in pack or []),
        swap=swap,
        limits=Limits(seconds=bot_seconds, memory_mib=bot_memory),
    )
    if not names:
        series = msgspec.structs.replace(series, seats=usual_seats(series))
    simulate(terminal, series, cluster or jobs, json=json)


@app.command(help="help-ladder")
def ladder(
    ctx: Context,
    system: SystemArgument,
    bots: Annotated[str | None, Option(help="help-ladder-bots", metavar="NAME,NAME")] = None,
    games: Annotated[int, Option(help="help-ladder-games", min=2)] = 50,
    neighbours: Annotated[bool, Option("--neighbours", help="help-ladder-neighbours")] = False,
    scenario: ScenarioOption = None,
    option: OptionOption = None,
    pack: PackOption = None,
    seed: SeedOption = None,
    jobs: Annotated[int | None, Option(help="help-ladder-jobs", min=1)] = None,
    cluster: ClusterOption = None,
    bot_seconds: SecondsOption = 5.0,
    bot_memory: MemoryOption = 4096,
    csv: Annotated[Path | None, Option(help="help-ladder-csv", metavar="FILE")] = None,
    svg: Annotated[Path | None, Option(help="help-ladder-svg", metavar="FILE")] = None,
    json: JsonOption = False,
) -> None:
    import joblib

    from escadrille.bots.outside import Limits
    from escadrille.cli import ladder as rungs
    from escadrille.cli.play import read_options
    from escadrille.cli.sim import read_names, seed_for
    from escadrille.lab.ladder import Contest, entrants

    terminal: Terminal = ctx.obj
    if games % 2:
        raise Complaint(terminal.say("error-odd-games", games=games))
    names = entrants(system, read_names(bots, terminal) if bots is not None else ())
    contest = Contest(
        system=system,
        seats=names,
        games=games,
        seed=seed_for(names) if seed is None else seed,
        neighbours=neighbours,
        scenario=scenario,
        options=read_options(option or [], terminal),
        packs=tuple(str(path) for path in pack or []),
        limits=Limits(seconds=bot_seconds, memory_mib=bot_memory),
    )
    work = cluster or jobs or joblib.cpu_count()
    raise Exit(rungs.ladder(terminal, contest, work, json=json, table=csv, picture=svg))


@app.command(help="help-balance")
def balance(
    ctx: Context,
    system: SystemArgument,
    meet: Annotated[int, Option(help="help-meet", min=2)] = 8,
    games: Annotated[int, Option(help="help-pair-games", min=2)] = 60,
    equal: Annotated[int, Option(help="help-equal", min=0)] = 60,
    equal_games: Annotated[int, Option(help="help-equal-games", min=2)] = 200,
    scenario_games: Annotated[int, Option(help="help-scenario-games", min=0)] = 200,
    check: Annotated[int, Option(help="help-check", metavar="N", min=0)] = 0,
    check_games: Annotated[int, Option(help="help-check-games", min=2)] = 20,
    seed: Annotated[int, Option(help="help-sim-seed", min=0, callback=checked_seed)] = 0,
    jobs: Annotated[int | None, Option(help="help-ladder-jobs", min=1)] = None,
    cluster: ClusterOption = None,
    pack: PackOption = None,
    json: JsonOption = False,
    csv: Annotated[Path | None, Option(help="help-csv", metavar="FILE")] = None,
    svg: Annotated[Path | None, Option(help="help-svg", metavar="FILE")] = None,
    write: Annotated[Path | None, Option(help="help-write", metavar="FILE")] = None,
) -> None:
    import joblib

    from escadrille.cli.balance import balance as weigh
    from escadrille.lab.balance import Plan

    terminal: Terminal = ctx.obj
    for count in (games, equal_games, check_games):
        if count % 2:
            raise Complaint(terminal.say("error-odd-games", games=count))
    plan = Plan(
        system=system,
        seed=seed,
        packs=tuple(str(path) for path in pack or []),
        meet=meet,
        games=games,
        equal=equal,
        equal_games=equal_games,
        scenario_games=scenario_games,
        check=check,
        check_games=check_games,
    )
    work = cluster or jobs or joblib.cpu_count()
    weigh(terminal, plan, work, json=json, csv=csv, svg=svg, write=write)


@app.command(help="help-replay")
def replay(
    ctx: Context,
    file: Annotated[Path, Argument(help="help-record", metavar="FILE")],
    verify: Annotated[bool, Option("--verify", help="help-verify")] = False,
    sealed: Annotated[list[str] | None, Option(help="help-sealed", metavar="TEXT")] = None,
    seat: Annotated[int | None, Option(help="help-replay-seat", min=1)] = None,
    orders: Annotated[bool, Option("--orders", help="help-replay-orders")] = False,
    considered: Annotated[
        int | None, Option(help="help-considered", metavar="NUMBER", min=1)
    ] = None,
    ask: Annotated[bool, Option("--ask", help="help-ask")] = False,
    pack: PackOption = None,
    json: JsonOption = False,
) -> None:
    from escadrille.cli import replay as replays

    packs = pack or []
    if orders or considered is not None:
        replays.think(ctx.obj, file, considered, ask=ask, packs=packs, json=json)
    else:
        shown = None if seat is None else seat - 1
        replays.show(
            ctx.obj, file, seat=shown, verify=verify, sealed=sealed or [], packs=packs, json=json
        )


@app.command(help="help-book")
def book(
    ctx: Context,
    file: Annotated[Path, Argument(help="help-record", metavar="RECORD")],
    csv: Annotated[Path | None, Option(help="help-book-csv", metavar="FOLDER")] = None,
    svg: Annotated[Path | None, Option(help="help-book-svg", metavar="FILE")] = None,
    pack: PackOption = None,
) -> None:
    from escadrille.cli import book as books

    books.show(ctx.obj, file, csv=csv, svg=svg, packs=pack or [])


@app.command(help="help-serve")
def serve(
    ctx: Context,
    host: Annotated[str, Option(help="help-host", metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int, Option(help="help-port", min=0, max=65535)] = PORT,
    database: DatabaseOption = None,
    channels: Annotated[str, Option(help="help-channels", metavar="memory|URL")] = "memory",
    workers: Annotated[int, Option(help="help-workers", min=0)] = 1,
    rate: Annotated[int, Option(help="help-rate", min=1)] = 20,
    burst: Annotated[int, Option(help="help-burst", min=1)] = 60,
    origin: Annotated[list[str] | None, Option(help="help-origin", metavar="URL")] = None,
    webhooks: Annotated[bool, Option("--webhooks", help="help-webhooks")] = False,
    invited: Annotated[bool, Option("--invited", help="help-invited")] = False,
    mail: Annotated[str, Option(help="help-mail", metavar="URL", envvar="ESCADRILLE_MAIL")] = "",
    mail_from: Annotated[str, Option(help="help-mail-from", metavar="ADDRESS")] = "",
    keep_finished: Annotated[
        float | None, Option(help="help-keep-finished", metavar="DAYS", min=0)
    ] = None,
    proxy: Annotated[list[str] | None, Option(help="help-proxy", metavar="ADDRESS|NETWORK")] = None,
    limit: LimitOption = None,
    metrics: MetricsOption = None,
) -> None:
    from escadrille.cli import serve as serving
    from escadrille.cli.limits import read_limits

    serving.serve(
        ctx.obj,
        host=host,
        port=port,
        database=database,
        channels=channels,
        workers=workers,
        limits=read_limits(ctx.obj, [f"rate={rate}", f"burst={burst}", *(limit or ())]),
        origins=tuple(origin or ()),
        proxies=proxy or (),
        webhooks=webhooks,
        invited=invited,
        mail=mail,
        mail_from=mail_from,
        keep_finished=keep_finished,
        metrics=metrics,
    )


@app.command(help="help-worker")
def worker(
    ctx: Context,
    channels: Annotated[str, Option(help="help-worker-channels", metavar="URL")],
    workers: Annotated[int, Option(help="help-workers", min=1)] = 1,
    limit: LimitOption = None,
    metrics: MetricsOption = None,
) -> None:
    from escadrille.cli.limits import read_limits
    from escadrille.cli.serve import work

    work(ctx.obj, channels, workers, read_limits(ctx.obj, limit or ()), metrics)


@app.command(help="help-limits")
def limits(ctx: Context, json: JsonOption = False) -> None:
    from escadrille.cli.limits import list_limits

    list_limits(ctx.obj, json=json)


@app.command(help="help-rules")
def rules(
    ctx: Context,
    rule: Annotated[str | None, Argument(help="help-rule", metavar="[ID]")] = None,
    system: Annotated[str | None, Option(help="help-any-system")] = None,
    json: JsonOption = False,
) -> None:
    from escadrille.cli.listing import list_rules

    list_rules(ctx.obj, rule, system, json=json)


@pack_app.command("list", help="help-pack-list")
def pack_list(ctx: Context, system: AnySystem = None) -> None:
    from escadrille.cli.listing import list_packs

    list_packs(ctx.obj, system)


@pack_app.command("check", help="help-pack-check")
def pack_check(
    ctx: Context, path: Annotated[Path, Argument(help="help-pack-path", metavar="PATH")]
) -> None:
    from escadrille.cli.listing import check_pack

    check_pack(ctx.obj, path)


@pack_app.command("show", help="help-pack-show")
def pack_show(
    ctx: Context,
    system: Annotated[str, Argument(help="help-any-system", metavar="SYSTEM")],
    kind: Annotated[str | None, Argument(help="help-pack-kind", metavar="[KIND]")] = None,
    pack: PackOption = None,
) -> None:
    from escadrille.cli.listing import show_packs

    show_packs(ctx.obj, system, kind, pack or [])


@scenario_app.command("list", help="help-scenario-list")
def scenario_list(ctx: Context, system: AnySystem = None, pack: PackOption = None) -> None:
    from escadrille.cli.listing import list_scenarios

    list_scenarios(ctx.obj, system, pack or [])


@scenario_app.command("generate", help="help-scenario-generate")
def scenario_generate(
    ctx: Context,
    system: Annotated[str, Argument(help="help-system", metavar="SYSTEM")],
    wish: Annotated[
        list[str] | None, Option(help="help-scenario-wish", metavar="NAME=VALUE")
    ] = None,
    seed: Annotated[int | None, Option(help="help-seed")] = None,
    out: Annotated[Path | None, Option(help="help-scenario-out", metavar="FILE")] = None,
    pack: PackOption = None,
) -> None:
    from escadrille.cli.listing import generate_scenario

    generate_scenario(ctx.obj, system, wish or [], seed, out, pack or [])


@scenario_app.command("show", help="help-scenario-show")
def scenario_show(
    ctx: Context,
    scenario: Annotated[str, Argument(help="help-scenario-id", metavar="ID")],
    system: Annotated[str | None, Option(help="help-any-system")] = None,
    pack: PackOption = None,
) -> None:
    from escadrille.cli.listing import show_scenario

    show_scenario(ctx.obj, scenario, system, pack or [])


@situation_app.command("check", help="help-situation-check")
def situation_check(ctx: Context, file: SituationArgument, pack: PackOption = None) -> None:
    from escadrille.cli.situation import check

    check(ctx.obj, file, pack or [])


@situation_app.command("play", help="help-situation-play")
def situation_play(
    ctx: Context,
    file: SituationArgument,
    seat: SeatsOption = None,
    pack: PackOption = None,
    auto: AutoOption = True,
) -> None:
    from escadrille.cli import play as playing

    terminal: Terminal = ctx.obj
    raw = playing.read_situation(file, terminal)
    game = playing.start(
        terminal, str(raw.get("system")), situation=file, seats=seat or [], packs=pack or []
    )
    playing.play_new(terminal, game, pack or [], auto=auto)


@situation_app.command("run", help="help-situation-run")
def situation_run(
    ctx: Context,
    file: SituationArgument,
    orders: Annotated[Path, Option(help="help-orders", metavar="FILE")],
    pack: PackOption = None,
    json: JsonOption = False,
) -> None:
    from escadrille.cli.situation import run_orders

    run_orders(ctx.obj, file, orders, pack or [], json=json)


@table_app.command("backup", help="help-table-backup")
def table_backup(ctx: Context, file: BackupArgument, database: DatabaseOption = None) -> None:
    from escadrille.cli.table import back_up

    back_up(ctx.obj, file, database)


@table_app.command("restore", help="help-table-restore")
def table_restore(ctx: Context, file: BackupArgument, database: DatabaseOption = None) -> None:
    from escadrille.cli.table import restore

    restore(ctx.obj, file, database)


@table_app.command("check", help="help-table-check")
def table_check(ctx: Context, database: DatabaseOption = None, json: JsonOption = False) -> None:
    from escadrille.cli.table import check

    check(ctx.obj, database, json=json)


@table_app.command("invite", help="help-table-invite")
def table_invite(
    ctx: Context,
    uses: Annotated[int, Option(help="help-uses", min=1, max=1000)] = 1,
    database: DatabaseOption = None,
) -> None:
    from escadrille.cli.table import invite

    invite(ctx.obj, uses, database)


@table_app.command("delete", help="help-table-delete")
def table_delete(
    ctx: Context,
    game: Annotated[str, Argument(help="help-game", metavar="GAME")],
    database: DatabaseOption = None,
) -> None:
    from escadrille.cli.table import delete

    delete(ctx.obj, game, database)


def run(arguments: list[str]) -> int:
    """Run a command line and return its exit code; bad input is 2, and never a traceback."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:  # the caller closed it: nothing comes, nobody reads
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115  open to the end
    for channel in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(channel, io.TextIOWrapper):
            channel.reconfigure(errors="replace")  # an old terminal loses a sign, not the game
    wanted, arguments = _wanted(arguments)
    terminal = Terminal(language(os.environ, wanted))
    if wanted is not None and wanted not in LANGUAGES:
        terminal.warn(terminal.say("usage-lang", lang=wanted))
        return 2
    command = typer.main.get_command(app)
    translate(command, terminal.say)
    spread(command, next(option for option in command.params if option.name == "lang"))
    if "--help" in arguments or not arguments:
        translate_panels(terminal.say)
    try:
        code = command.main(
            args=arguments, prog_name="escadrille", obj=terminal, standalone_mode=False
        )
        sys.stdout.flush()
    except UsageError as error:
        return complain(error, terminal)
    except EscadrilleError as error:
        from escadrille.cli.explain import explain

        terminal.warn(*explain(error, terminal.say))
        return 2
    except Complaint as error:
        terminal.warn(str(error))
        return 2
    except (BrokenPipeError, SystemExit):
        # The reader of a pipe has seen enough; Rich and Typer make an exit with 1 of it.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        terminal.warn(
            terminal.say("error-file", path=str(error.filename), reason=error.strerror or "")
        )
        return 2
    return code if isinstance(code, int) else 0


def _wanted(arguments: list[str]) -> tuple[str | None, list[str]]:
    """Return the language that a line asks for, wherever it says so, and the rest of the line."""
    rest = []
    wanted = None
    words = iter(arguments)
    for word in words:
        if word == "--lang":
            wanted = next(words, "")
        elif word.startswith("--lang="):
            wanted = word.removeprefix("--lang=")
        else:
            rest.append(word)
    return wanted, rest
