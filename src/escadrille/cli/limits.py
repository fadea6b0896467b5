"""The limits of a table: what there are, and those that an operator changes."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from escadrille.cli.terminal import Complaint, Terminal
from escadrille.kernel.errors import Unknown
from escadrille.table.limits import USUAL, Limits


def list_limits(terminal: Terminal, *, json: bool) -> None:
    """List every limit, with its usual value and what it means."""
    usual = msgspec.structs.asdict(USUAL)
    if json:
        terminal.json(usual)
        return
    width = max(map(len, usual))
    for name, value in usual.items():
        meaning = terminal.say(f"limit-{name.replace('_', '-')}")
        figure = f"{value:,.9g}" if value % 1 else f"{int(value):,}"
        terminal.tell(f"[bold]{name:<{width}}[/] {figure:>9}  {meaning}")


def read_limits(terminal: Terminal, pairs: Iterable[str]) -> Limits:
    """Return the limits with those of `NAME=VALUE` changed."""
    limits = USUAL
    for pair in pairs:
        name, _, text = pair.partition("=")
        if name not in Limits.__struct_fields__:
            raise Unknown("limit", name, [*Limits.__struct_fields__])
        try:
            value = getattr(msgspec.convert({name: text}, Limits, strict=False), name)
        except msgspec.ValidationError as error:
            raise Complaint(terminal.say("error-limit", text=pair)) from error
        limits = msgspec.structs.replace(limits, **{name: value})
    return limits
