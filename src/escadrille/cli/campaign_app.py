"""The commands of `escadrille campaign`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from typer import Argument, Context, Exit, Option, Typer

from escadrille.cli.arguments import (
    AnySystem,
    AutoOption,
    JsonOption,
    MemoryOption,
    OptionOption,
    PackOption,
    SeatsOption,
    SecondsOption,
    SystemArgument,
    checked_seed,
)

campaign_app = Typer(help="help-campaign", no_args_is_help=True)

NameArgument = Annotated[str, Argument(help="help-campaign-name", metavar="NAME")]
BundleArgument = Annotated[Path, Argument(help="help-campaign-file", metavar="FILE")]


@campaign_app.command("start", help="help-campaign-start")
def start(
    ctx: Context,
    system: SystemArgument,
    campaign: Annotated[str | None, Option(help="help-campaign-id", metavar="ID")] = None,
    seat: SeatsOption = None,
    seed: Annotated[int | None, Option(help="help-seed", min=0, callback=checked_seed)] = None,
    option: OptionOption = None,
    pack: PackOption = None,
    auto: AutoOption = True,
    bot_seconds: SecondsOption = 5.0,
    bot_memory: MemoryOption = 4096,
) -> None:
    from escadrille.bots.outside import Limits
    from escadrille.cli import campaign as campaigns

    campaigns.start(
        ctx.obj,
        system,
        campaign=campaign,
        seats=seat or [],
        seed=seed,
        options=option or [],
        packs=pack or [],
        auto=auto,
        limits=Limits(seconds=bot_seconds, memory_mib=bot_memory),
    )


@campaign_app.command("list", help="help-campaign-list")
def list_(ctx: Context, system: AnySystem = None, json: JsonOption = False) -> None:
    from escadrille.cli import campaign as campaigns

    campaigns.list_all(ctx.obj, system, json=json)


@campaign_app.command("show", help="help-campaign-show")
def show(
    ctx: Context, name: NameArgument, pack: PackOption = None, json: JsonOption = False
) -> None:
    from escadrille.cli import campaign as campaigns

    campaigns.show(ctx.obj, name, pack or [], json=json)


@campaign_app.command("fly", help="help-campaign-fly")
def fly(
    ctx: Context,
    name: NameArgument,
    by: Annotated[str, Option(help="help-campaign-by", metavar="LEVEL")] = "",
    pack: PackOption = None,
    auto: AutoOption = True,
    bot_seconds: SecondsOption = 5.0,
    bot_memory: MemoryOption = 4096,
) -> None:
    from escadrille.bots.outside import Limits
    from escadrille.cli import campaign as campaigns

    limits = Limits(seconds=bot_seconds, memory_mib=bot_memory)
    campaigns.fly(ctx.obj, name, pack or [], by=by, auto=auto, limits=limits)


@campaign_app.command("report", help="help-campaign-report")
def report(
    ctx: Context,
    name: NameArgument,
    file: Annotated[Path, Argument(help="help-campaign-report-file", metavar="FILE")],
    pack: PackOption = None,
    json: JsonOption = False,
) -> None:
    from escadrille.cli import campaign as campaigns

    campaigns.report(ctx.obj, name, file, pack or [], json=json)


@campaign_app.command("verify", help="help-campaign-verify")
def verify(
    ctx: Context,
    name: Annotated[str, Argument(help="help-campaign-verified", metavar="NAME|FILE")],
    pack: PackOption = None,
    json: JsonOption = False,
) -> None:
    from escadrille.cli import campaign as campaigns

    raise Exit(campaigns.verify(ctx.obj, name, pack or [], json=json))


@campaign_app.command("export", help="help-campaign-export")
def export(ctx: Context, name: NameArgument, file: BundleArgument, pack: PackOption = None) -> None:
    from escadrille.cli import campaign as campaigns

    campaigns.export(ctx.obj, name, file, pack or [])


@campaign_app.command("import", help="help-campaign-import")
def bring(ctx: Context, file: BundleArgument, pack: PackOption = None) -> None:
    from escadrille.cli import campaign as campaigns

    campaigns.bring(ctx.obj, file, pack or [])
