"""The arguments and options that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from typer import Argument, Context, Option

from escadrille.cli.terminal import Complaint
from escadrille.kernel.bounds import BITS


def checked_seed(ctx: Context, seed: int | None) -> int | None:
    """Refuse a seed that no record may hold."""
    if seed is not None and seed.bit_length() > BITS:
        raise Complaint(ctx.obj.say("usage-most-bits", name="--seed", bits=BITS))
    return seed


SystemArgument = Annotated[str, Argument(help="help-system", metavar="SYSTEM")]
AnySystem = Annotated[str | None, Argument(help="help-any-system", metavar="[SYSTEM]")]
ScenarioOption = Annotated[str | None, Option(help="help-scenario-option", metavar="ID")]
OptionOption = Annotated[list[str] | None, Option(help="help-option", metavar="NAME=VALUE")]
PackOption = Annotated[list[Path] | None, Option(help="help-pack-option", metavar="PATH")]
SecondsOption = Annotated[float, Option(help="help-bot-seconds", metavar="S", min=0.01)]
MemoryOption = Annotated[int, Option(help="help-bot-memory", metavar="MIB", min=16)]
ClusterOption = Annotated[str | None, Option(help="help-cluster", metavar="ADDRESS")]
JsonOption = Annotated[bool, Option("--json", help="help-json")]
DatabaseOption = Annotated[str | None, Option(help="help-database", metavar="FILE|URL")]
SituationArgument = Annotated[Path, Argument(help="help-situation-file", metavar="FILE")]
BackupArgument = Annotated[Path, Argument(help="help-backup-file", metavar="FILE")]
AutoOption = Annotated[bool, Option(help="help-auto")]
SeedOption = Annotated[int | None, Option(help="help-sim-seed", min=0, callback=checked_seed)]
SeatsOption = Annotated[list[str] | None, Option(help="help-seat", metavar="N=NAME")]
LimitOption = Annotated[list[str] | None, Option(help="help-limit", metavar="NAME=VALUE")]
MetricsOption = Annotated[str | None, Option(help="help-metrics", metavar="[ADDRESS:]PORT")]
