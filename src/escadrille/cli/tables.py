"""The commands `escadrille table …`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from escadrille.cli.options import JsonOption, LangOption

table_app = typer.Typer(help="help-table", no_args_is_help=True)

DatabaseOption = Annotated[str | None, typer.Option(help="help-database", metavar="FILE|URL")]
BackupArgument = Annotated[Path, typer.Argument(help="help-backup-file", metavar="FILE")]


@table_app.command("backup", help="help-table-backup")
def table_backup(
    ctx: typer.Context,
    file: BackupArgument,
    database: DatabaseOption = None,
    lang: LangOption = None,
) -> None:
    from escadrille.cli.table import back_up

    back_up(ctx.obj, file, database)


@table_app.command("restore", help="help-table-restore")
def table_restore(
    ctx: typer.Context,
    file: BackupArgument,
    database: DatabaseOption = None,
    lang: LangOption = None,
) -> None:
    from escadrille.cli.table import restore

    restore(ctx.obj, file, database)


@table_app.command("check", help="help-table-check")
def table_check(
    ctx: typer.Context,
    database: DatabaseOption = None,
    json: JsonOption = False,
    lang: LangOption = None,
) -> None:
    from escadrille.cli.table import check

    check(ctx.obj, database, json=json)


@table_app.command("delete", help="help-table-delete")
def table_delete(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(help="help-game", metavar="GAME")],
    database: DatabaseOption = None,
    lang: LangOption = None,
) -> None:
    from escadrille.cli.table import delete

    delete(ctx.obj, game, database)
