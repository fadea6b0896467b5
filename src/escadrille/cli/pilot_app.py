"""The commands of `escadrille pilot`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from typer import Argument, Context, Option, Typer

from escadrille.cli.arguments import AutoOption, SeatsOption, SystemArgument

pilot_app = Typer(help="help-pilot", no_args_is_help=True)

FileArgument = Annotated[Path, Argument(help="help-pilot-file", metavar="FILE")]
WithOption = Annotated[
    list[str] | None, Option("--with", help="help-pilot-with", metavar="NAME=VALUE")
]


@pilot_app.command("enlist", help="help-pilot-enlist")
def enlist(
    ctx: Context,
    system: SystemArgument,
    file: FileArgument,
    with_: WithOption = None,
) -> None:
    from escadrille.cli import pilot

    pilot.enlist(ctx.obj, system, file, with_ or [])


@pilot_app.command("show", help="help-pilot-show")
def show(ctx: Context, file: FileArgument) -> None:
    from escadrille.cli import pilot

    pilot.show(ctx.obj, file)


@pilot_app.command("fly", help="help-pilot-fly")
def fly(
    ctx: Context,
    file: FileArgument,
    wish: Annotated[
        list[str] | None, Option(help="help-scenario-wish", metavar="NAME=VALUE")
    ] = None,
    seat: SeatsOption = None,
    auto: AutoOption = True,
) -> None:
    from escadrille.cli import pilot

    pilot.fly(ctx.obj, file, wish or [], seat or [], auto=auto)


@pilot_app.command("do", help="help-pilot-do")
def do(
    ctx: Context,
    file: FileArgument,
    what: Annotated[str, Argument(help="help-pilot-what", metavar="WHAT")],
    with_: WithOption = None,
) -> None:
    from escadrille.cli import pilot

    pilot.do(ctx.obj, file, what, with_ or [])
