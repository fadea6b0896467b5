"""Records that strangers send: whole ones of every system, and what can be forged of them."""

from __future__ import annotations

from typing import Any

import msgspec

from escadrille.kernel import game as games
from escadrille.kernel import record
from escadrille.kernel.registry import system


def resigned(slug: str, *, situation: bool = False, **header: Any) -> bytes:
    """Return the record of a game whose first seat gives up at once."""
    one = system(slug)
    rules = one.engine.configure(scenario=one.content.first_scenario)
    seats = ["human"] * rules.seats
    if situation:
        game = games.from_situation(rules.situation(rules.start(1)), seats)
    else:
        game = games.new(slug, seed=1, seats=seats)
    game.resign(0)
    return record.dump(msgspec.structs.replace(game.header, **header), [], game.end(0))


def sealed(header: bytes, *lines: record.Line) -> bytes:
    """Return a record with any bytes for its header, and with checks that fit."""
    first: Any = msgspec.Raw(header)
    return record.dump(first, lines, record.End("0", len(lines), resigned=0))
