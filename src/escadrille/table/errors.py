"""What the table refuses, each with a code and a status; nothing was changed."""

from __future__ import annotations

from typing import ClassVar

from escadrille.kernel.errors import EscadrilleError


class TableError(EscadrilleError):
    code = "table/error"
    status: ClassVar[int] = 400

    def __init_subclass__(cls, code: str | None = None, status: int | None = None) -> None:
        cls.code, cls.status = code or cls.code, status or cls.status


class BadRequest(TableError, code="request/bad"):
    pass


class BadName(TableError, code="name/bad"):
    pass


class BadText(TableError, code="text/bad"):
    pass


class BadAddress(TableError, code="webhook/refused"):
    """A webhook's URL that this server will not call."""


class NoKey(TableError, code="key/unknown", status=401):
    """No key at all, or one that opens nothing (any more)."""


class WrongKey(TableError, code="key/forbidden", status=403):
    """A key that opens something else."""


class NoInvitation(TableError, code="invitation/void", status=401):
    """An invitation that seats nobody (any more)."""


class ForeignOrigin(TableError, code="origin/foreign", status=403):
    pass


class ForeignHost(TableError, code="host/foreign", status=403):
    """A request for a name that is not this server's: a page whose name now points here."""


class NoWebhooks(TableError, code="webhook/off", status=403):
    pass


class NoHints(TableError, code="hint/off", status=403):
    pass


class NoAdvice(TableError, code="advice/none", status=409):
    """A system, or a question, that nobody gives advice for."""


class NoBook(TableError, code="book/none", status=404):
    """A system that keeps no book, or a table that is not in it."""


class Stale(TableError, code="order/stale", status=409):
    """An answer to a question that is not the seat's present one."""


class NoUndo(TableError, code="undo/impossible", status=409):
    pass


class TooManyUndos(TableError, code="undo/limit", status=409):
    """A seat that has taken back as much as it may before something becomes final."""


class TooManyActs(TableError, code="acts/limit", status=409):
    """A seat that has done as much beside flying as one may in one game."""


class FullGame(TableError, code="game/full", status=409):
    """A game that has as many rows as the server keeps of one."""


class FullHouse(TableError, code="games/full", status=503):
    """A server that has as many running games as it takes."""


class Muted(TableError, code="chat/muted", status=403):
    """A line of chat of a seat, or of spectators, whom the host has muted."""


class Kept(TableError, code="game/kept", status=409):
    """A game that may not be deleted (yet): others have sat at it, or have not agreed."""


class NoDraw(TableError, code="draw/impossible", status=409):
    pass


class Taken(TableError, code="seat/taken", status=409):
    """An order for a seat that another flies: a bot for a person, or the person again."""


class Deleted(TableError, code="game/gone", status=409):
    """A game that was deleted while something was asked of it."""


class Held(TableError, code="seat/held", status=409):
    """What may be done only with a seat in which nobody sits, or whose person is away."""


class Undealt(TableError, code="game/gathering", status=409):
    """What may be done only once the deal is made: people still give their parts."""


class Dealt(TableError, code="chance/dealt", status=409):
    """A part of chance that comes too late."""


class EarlyPart(TableError, code="chance/early", status=409):
    """A part that is shown before everyone has sealed his own."""


class BadPart(TableError, code="chance/bad", status=409):
    """A part, or a seal, that does not fit what was sealed before."""


class Over(TableError, code="game/over", status=409):
    pass


class Running(TableError, code="game/running", status=409):
    """What may be had only once a game is over."""


class TooHard(TableError, code="thought/limit", status=409):
    """A thought that takes more time or memory than one may."""


class Gone(TableError, code="client/gone"):
    """Whoever asked has gone: nobody is told this."""


class Unloadable(TableError, code="game/version", status=409):
    """A game of other rules or packs than this house has."""


class ToldOnly(TableError, code="replay/told", status=409):
    """A game that is shown as each seat was told it, and never with everything open."""


class OldRules(TableError, code="game/frozen", status=409):
    """A game of other rules or packs than this house has: it is shown as it was told."""


class Damaged(TableError, code="game/damaged", status=409):
    """A game whose rows in the store are not those that were stored."""

    def __init__(self, game: str, number: int) -> None:
        super().__init__(
            f"{game}: row {number} in the store is damaged or missing; tell the operator"
        )
        self.game, self.number = game, number


class Unplayable(TableError, code="record/unplayable", status=422):
    """A record that took too long or too much to play, or that the rules failed on."""


class TooMany(TableError, code="rate/limit", status=429):
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
