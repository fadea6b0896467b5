"""The addresses for what bots think: hints, advice, proposals; after a game, what was weighed."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import Request, delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from escadrille.bots.advice import PLAYOUTS
from escadrille.table.counsel import Advised, Considered, Counsel, Told
from escadrille.table.games import NAMED, READ, WRITE
from escadrille.table.leaving import left, while_there
from escadrille.table.service import KEY, Lang, TheVisit


class Asks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    count: int
    """The count of the question that a hint is wanted for."""


@post("/api/games/{game:str}/hint", security=KEY, status_code=200, responses=WRITE)
async def hint(
    request: Request[Any, Any, Any], visit: TheVisit, data: JSONBody[Asks], lang: Lang = None
) -> Counsel:
    """Return what a good pilot would order in this seat, from what the seat knows."""
    seat = visit.seat
    visit.charge(visit.table.limits.thought_price)
    return await while_there(visit.room.asking.hint(seat, data.count, lang), left(request))


class Flights(Asks, frozen=True, forbid_unknown_fields=True):
    flights: Annotated[int, msgspec.Meta(ge=1, le=2000)] = PLAYOUTS
    """How many are flown at most."""


@post("/api/games/{game:str}/advice", security=KEY, status_code=200, responses=WRITE)
async def advise(visit: TheVisit, data: JSONBody[Flights], lang: Lang = None) -> Advised:
    """Begin to compare plans for what is left of the mission, in place of what was begun before."""
    seat = visit.seat
    visit.charge(visit.table.limits.thought_price)
    return await visit.room.asking.advise(seat, data.count, data.flights, lang)


@get("/api/games/{game:str}/advice", security=KEY, responses=READ)
async def advised(visit: TheVisit, lang: Lang = None) -> Advised:
    """Return how far that comparison is; it goes on while somebody asks."""
    return await visit.room.asking.advised(visit.seat, lang)


@delete("/api/games/{game:str}/advice", security=KEY, responses=WRITE)
async def dismiss(visit: TheVisit) -> None:
    """Give that comparison up."""
    visit.room.asking.dismiss(visit.seat)


@post("/api/games/{game:str}/proposal", security=KEY, status_code=200, responses=WRITE)
async def propose(visit: TheVisit, data: JSONBody[Asks], lang: Lang = None) -> list[Told]:
    """Return what the hand-written pilot would order, one after the other, while the question
    stays of the same kind and nothing is drawn; nothing is ordered."""
    seat = visit.seat
    visit.charge(visit.table.limits.thought_price)
    return await visit.room.asking.proposal(seat, data.count, lang)


@get("/api/games/{game:str}/considered/{number:int}", security=KEY, responses=READ | NAMED)
async def considered(
    request: Request[Any, Any, Any],
    visit: TheVisit,
    number: FromPath[int],
    ask: Annotated[bool, QueryParameter(description="Ask an ace where no bot decided")] = False,
    lang: Lang = None,
) -> Considered:
    """Return what a bot considered for an order of a game that is over."""
    visit.charge(visit.table.limits.thought_price)
    who = visit.holder.opens.hash
    late = visit.holder.is_spectator
    own = visit.holder.seat
    asking = visit.room.asking.considered(number, lang, own, who=who, ask=ask, late=late)
    return await while_there(asking, left(request))


HANDLERS: Final = (hint, advise, advised, dismiss, propose, considered)
