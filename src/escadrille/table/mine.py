"""The games of one person, whose keys only he knows: whose turn it is in each."""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from litestar import Request, post
from litestar.params import JSONBody

from escadrille.kernel.api import Seat
from escadrille.kernel.errors import EscadrilleError
from escadrille.table import keys
from escadrille.table.desk import Table, TheTable, address_of
from escadrille.table.match import Match
from escadrille.table.messages import Result, Waiting
from escadrille.table.seating import Chair
from escadrille.table.store import StoredKey
from escadrille.table.wire import refusals

MOST = 50
FOR_ONE = 5  # games that one token of the limit pays for


class Held(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    key: str


class Mine(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    keys: Annotated[list[Held], msgspec.Meta(max_length=MOST)]


class Summary(msgspec.Struct, frozen=True):
    """How a game stands, for one key of it."""

    game: str
    system: str
    scenario: str
    seat: Seat | None
    role: str
    turn: int
    asked: bool
    decision: str | None
    waiting: list[Waiting]
    seats: list[Chair]
    over: bool
    outcome: Result | None
    at: int
    """When it last changed, in Unix seconds."""
    figures: dict[str, Any] | None
    """How a long game stands, where its system tells."""


class Failed(msgspec.Struct, frozen=True):
    """A key that opens nothing here, or a game that cannot be loaded."""

    game: str
    error: str


def summary(match: Match, key: StoredKey) -> Summary:
    rules, figures = match.game.rules, match.game.system.figures
    if match.is_gathering:
        figures = None  # there is nothing to see yet
    view = rules.view(match.game.state, key.seat) if figures else None
    waiting = _awaited(match)
    decision = next((asked for seat, asked in match.waiting if seat == key.seat), None)
    return Summary(
        game=match.name,
        system=rules.system,
        scenario=rules.scenario,
        seat=key.seat,
        role=key.role,
        turn=0 if match.is_gathering else rules.turn(match.game.state),
        asked=decision is not None and key.seat in match.seating.people,
        decision=decision,
        waiting=waiting,
        seats=match.seating.chairs,
        over=match.result is not None,
        outcome=match.result,
        at=match.at,
        figures=None if figures is None else dict(figures(view)),
    )


def _awaited(match: Match) -> list[Waiting]:
    """Return who must decide or, before the deal, give his part."""
    if match.gathering is not None and match.is_gathering:
        missing = match.gathering.missing(match.seating.people)
        return [Waiting(seat, "chance") for seat in sorted(missing)]
    return [Waiting(*pending) for pending in match.waiting]


async def _stands(table: Table, held: Held) -> Summary | Failed:
    try:
        key = await table.keyring.check(held.key, held.game)
        late = key.role == keys.SPECTATOR
        return await table.rooms.see(held.game, lambda match: summary(match, key), late=late)
    except EscadrilleError as error:
        return Failed(held.game, error.code)


@post("/api/mine", status_code=200, responses=refusals(400, 403, 413, 429))
async def mine(
    request: Request[Any, Any, Any], table: TheTable, data: JSONBody[Mine]
) -> list[Summary | Failed]:
    """Return how each of these games stands, in the order of their keys."""
    table.buckets.take(address_of(request.scope), 1 + len(data.keys) // FOR_ONE)
    return [await _stands(table, held) for held in data.keys]


HANDLERS: Final = (mine,)
