"""What the table refuses, each with a code and a status; nothing was changed."""

from __future__ import annotations

from typing import ClassVar

from escadrille.kernel.errors import EscadrilleError


class TableError(EscadrilleError):
    code = "table/error"
    status: ClassVar[int] = 400


def _kind(name: str, code: str, status: int) -> type[TableError]:
    """Return a kind of refusal."""

    class Kind(TableError):
        pass

    Kind.__name__ = Kind.__qualname__ = name
    Kind.code, Kind.status = code, status
    return Kind


BadRequest = _kind("BadRequest", "request/bad", 400)
BadName = _kind("BadName", "name/bad", 400)
BadText = _kind("BadText", "text/bad", 400)
Gone = _kind("Gone", "client/gone", 400)  # whoever asked has gone: nobody is told this

# Keys, pages and hosts.
NoKey = _kind("NoKey", "key/unknown", 401)  # none at all, or one that opens nothing (any more)
NoInvitation = _kind("NoInvitation", "invitation/void", 401)  # one that seats nobody (any more)
WrongKey = _kind("WrongKey", "key/forbidden", 403)  # one that opens something else
ForeignOrigin = _kind("ForeignOrigin", "origin/foreign", 403)
# A request for a name that is not this server's: a page whose name now points here.
ForeignHost = _kind("ForeignHost", "host/foreign", 403)

# What there is not, at this table or in this system.
NoWebhooks = _kind("NoWebhooks", "webhook/off", 403)
NoHints = _kind("NoHints", "hint/off", 403)
NoAdvice = _kind("NoAdvice", "advice/none", 409)
NoBook = _kind("NoBook", "book/none", 404)  # none is kept, or a table is not in it

# What does not fit the game as it stands.
Stale = _kind("Stale", "order/stale", 409)  # an answer to another question than the present one
Taken = _kind("Taken", "seat/taken", 409)  # an order for a seat that another flies
NoUndo = _kind("NoUndo", "undo/impossible", 409)  # others have seen what followed
CampaignStands = _kind("CampaignStands", "undo/campaign", 409)
NothingGiven = _kind("NothingGiven", "undo/nothing", 409)
NoDraw = _kind("NoDraw", "draw/impossible", 409)
Over = _kind("Over", "game/over", 409)
Running = _kind("Running", "game/running", 409)  # what may be had only once a game is over
Held = _kind("Held", "seat/held", 409)  # what is for a seat that is empty, or whose person is away
Muted = _kind("Muted", "chat/muted", 403)  # a line of chat of whom the host has muted
Kept = _kind("Kept", "game/kept", 409)  # others have sat at a game, and have not agreed (yet)
Deleted = _kind("Deleted", "game/gone", 409)  # while something was asked of it

# Before the deal.
Undealt = _kind("Undealt", "game/gathering", 409)  # what may be done only once the deal is made
Dealt = _kind("Dealt", "chance/dealt", 409)  # a part of chance that comes too late
EarlyPart = _kind("EarlyPart", "chance/early", 409)  # before everyone has sealed his own
BadPart = _kind("BadPart", "chance/bad", 409)  # it does not fit what was sealed before

# Too much.
TooManyUndos = _kind("TooManyUndos", "undo/limit", 409)  # before something becomes final
TooManyActs = _kind("TooManyActs", "acts/limit", 409)  # of a seat beside flying, in one game
FullGame = _kind("FullGame", "game/full", 409)  # it has as many rows as are kept of one
FullHouse = _kind("FullHouse", "games/full", 503)  # as many games are running as are taken
TooHard = _kind("TooHard", "thought/limit", 409)  # a thought that takes more than one may
# A record that took too long or too much to play, or that the rules failed on.
Unplayable = _kind("Unplayable", "record/unplayable", 422)

# Games of other rules or packs than this house has.
Unloadable = _kind("Unloadable", "game/version", 409)
OldRules = _kind("OldRules", "game/frozen", 409)  # it is shown as it was told
ToldOnly = _kind("ToldOnly", "replay/told", 409)  # and never with everything open


class BadAddress(TableError):
    """A webhook's URL that this server will not call."""

    code = "webhook/refused"


class Damaged(TableError):
    """A game whose rows in the store are not those that were stored."""

    code, status = "game/damaged", 409

    def __init__(self, game: str, number: int) -> None:
        super().__init__(
            f"{game}: row {number} in the store is damaged or missing; tell the operator"
        )
        self.game, self.number = game, number


class TooMany(TableError):
    code, status = "rate/limit", 429

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
