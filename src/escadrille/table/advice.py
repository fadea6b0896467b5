"""The addresses for what bots think: a hint during the game, what they considered after it."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from escadrille.table import keys
from escadrille.table.counsel import Considered, Counsel
from escadrille.table.desk import KEY, Lang, TheHolder, TheRoom, TheTable
from escadrille.table.flying import READ, WRITE
from escadrille.table.wire import refusals

THOUGHT: Final = 5  # requests that a thought counts for


class Asks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    count: int
    """The count of the question that a hint is wanted for."""


@post("/api/games/{game:str}/hint", security=KEY, status_code=200, responses=WRITE)
async def hint(
    holder: TheHolder, room: TheRoom, table: TheTable, data: JSONBody[Asks], lang: Lang = None
) -> Counsel:
    """Return what a good pilot would order in this seat, from what the seat knows."""
    seat = keys.seat_of(holder.opens)
    table.buckets.take(holder.opens.hash, THOUGHT)
    return await room.hint(seat, data.count, lang)


@get(
    "/api/games/{game:str}/considered/{number:int}",
    security=KEY,
    responses=READ | refusals(404),
)
async def considered(
    holder: TheHolder,
    room: TheRoom,
    table: TheTable,
    number: FromPath[int],
    ask: Annotated[bool, QueryParameter(description="Ask an ace where no bot decided")] = False,
    lang: Lang = None,
) -> Considered:
    """Return what a bot considered for an order of a game that is over."""
    table.buckets.take(holder.opens.hash, THOUGHT)
    who = holder.opens.hash
    return await room.considered(number, lang, who=who, ask=ask, late=holder.is_spectator)


HANDLERS: Final = (hint, considered)
