"""What the table refuses, each with a code and a status; nothing was changed."""

from __future__ import annotations

from typing import ClassVar

from escadrille.kernel.errors import EscadrilleError


class TableError(EscadrilleError):
    code = "table/error"
    status: ClassVar[int] = 400


class BadRequest(TableError):
    code = "request/bad"


class BadName(TableError):
    code = "name/bad"


class BadText(TableError):
    code = "text/bad"


class BadAddress(TableError):
    """A webhook's URL that this server will not call."""

    code = "webhook/refused"


class NoKey(TableError):
    """No key at all, or one that opens nothing (any more)."""

    code = "key/unknown"
    status = 401


class WrongKey(TableError):
    """A key that opens something else."""

    code = "key/forbidden"
    status = 403


class NoInvitation(TableError):
    """An invitation that seats nobody (any more)."""

    code = "invitation/void"
    status = 401


class ForeignOrigin(TableError):
    code = "origin/foreign"
    status = 403


class ForeignHost(TableError):
    """A request for a name that is not this server's: a page whose name now points here."""

    code = "host/foreign"
    status = 403


class NoWebhooks(TableError):
    code = "webhook/off"
    status = 403


class NoHints(TableError):
    code = "hint/off"
    status = 403


class NoAdvice(TableError):
    """A system, or a question, that nobody gives advice for."""

    code = "advice/none"
    status = 409


class NoBook(TableError):
    """A system that keeps no book, or a table that is not in it."""

    code = "book/none"
    status = 404


class Stale(TableError):
    """An answer to a question that is not the seat's present one."""

    code = "order/stale"
    status = 409


class NoUndo(TableError):
    code = "undo/impossible"
    status = 409


class TooManyUndos(TableError):
    """A seat that has taken back as much as it may before something becomes final."""

    code = "undo/limit"
    status = 409


class TooManyActs(TableError):
    """A seat that has done as much beside flying as one may in one game."""

    code = "acts/limit"
    status = 409


class FullGame(TableError):
    """A game that has as many rows as the server keeps of one."""

    code = "game/full"
    status = 409


class FullHouse(TableError):
    """A server that has as many running games as it takes."""

    code = "games/full"
    status = 503


class Muted(TableError):
    """A line of chat of a seat, or of spectators, whom the host has muted."""

    code = "chat/muted"
    status = 403


class Kept(TableError):
    """A game that may not be deleted (yet): others have sat at it, or have not agreed."""

    code = "game/kept"
    status = 409


class NoDraw(TableError):
    code = "draw/impossible"
    status = 409


class Taken(TableError):
    """An order for a seat that another flies: a bot for a person, or the person again."""

    code = "seat/taken"
    status = 409


class Deleted(TableError):
    """A game that was deleted while something was asked of it."""

    code = "game/gone"
    status = 409


class Held(TableError):
    """What may be done only with a seat in which nobody sits, or whose person is away."""

    code = "seat/held"
    status = 409


class Undealt(TableError):
    """What may be done only once the deal is made: people still give their parts."""

    code = "game/gathering"
    status = 409


class Dealt(TableError):
    """A part of chance that comes too late."""

    code = "chance/dealt"
    status = 409


class EarlyPart(TableError):
    """A part that is shown before everyone has sealed his own."""

    code = "chance/early"
    status = 409


class BadPart(TableError):
    """A part, or a seal, that does not fit what was sealed before."""

    code = "chance/bad"
    status = 409


class Over(TableError):
    code = "game/over"
    status = 409


class Running(TableError):
    """What may be had only once a game is over."""

    code = "game/running"
    status = 409


class TooHard(TableError):
    """A thought that takes more time or memory than one may."""

    code = "thought/limit"
    status = 409


class Gone(TableError):
    """Whoever asked has gone: nobody is told this."""

    code = "client/gone"
    status = 400


class Unloadable(TableError):
    """A game of other rules or packs than this house has."""

    code = "game/version"
    status = 409


class ToldOnly(TableError):
    """A game that is shown as each seat was told it, and never with everything open."""

    code = "replay/told"
    status = 409


class OldRules(TableError):
    """A game of other rules or packs than this house has: it is shown as it was told."""

    code = "game/frozen"
    status = 409


class Damaged(TableError):
    """A game whose rows in the store are not those that were stored."""

    code = "game/damaged"
    status = 409

    def __init__(self, game: str, number: int) -> None:
        super().__init__(
            f"{game}: row {number} in the store is damaged or missing; tell the operator"
        )
        self.game, self.number = game, number


class Unplayable(TableError):
    """A record that took too long or too much to play, or that the rules failed on."""

    code = "record/unplayable"
    status = 422


class TooMany(TableError):
    code = "rate/limit"
    status = 429

    def __init__(self, seconds: int, why: str = "too many requests") -> None:
        super().__init__(f"{why}; try again in {seconds} s")
        self.seconds = seconds


class Distant(Exception):
    """No fault: who finds it reads on in the store, and asks again.

    What is wanted lies before the moment from which a game was loaded.
    """

    def __init__(self, *, orders: bool) -> None:
        """`orders`: the orders themselves are wanted, not only what was told of them."""
        super().__init__()
        self.orders = orders
