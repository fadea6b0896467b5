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
# Personal links.
NoLink = _kind("NoLink", "link/unknown", 401)  # wrong, old and foreign ones
NoPerson = _kind("NoPerson", "person/unknown", 401)  # no browser's key, or one that was signed out
PhraseWanted = _kind("PhraseWanted", "link/passphrase", 403)  # a link that asks for one
PasskeyWanted = _kind("PasskeyWanted", "link/passkey", 403)
NoPasskeys = _kind("NoPasskeys", "passkey/none", 403)  # no https, no name, or no library
PasskeyUnknown = _kind("PasskeyUnknown", "passkey/unknown", 403)  # nobody's, or another's
PasskeyElsewhere = _kind("PasskeyElsewhere", "passkey/origin", 403)  # used at another page
PasskeyStale = _kind("PasskeyStale", "passkey/stale", 403)  # a challenge that was spent, or is old
PasskeyBehind = _kind("PasskeyBehind", "passkey/counter", 403)  # used less often than it was
WrongPasskey = _kind("WrongPasskey", "passkey/wrong", 403)  # whatever else does not fit
WrongPhrase = _kind("WrongPhrase", "phrase/wrong", 403)
LoginTaken = _kind("LoginTaken", "login/taken", 409)
NotAdmitted = _kind("NotAdmitted", "house/closed", 403)  # a server for invited people
ForeignOrigin = _kind("ForeignOrigin", "origin/foreign", 403)
# A request for a name that is not this server's: a page whose name now points here.
ForeignHost = _kind("ForeignHost", "host/foreign", 403)

# What there is not, at this table or in this system.
NoWebhooks = _kind("NoWebhooks", "webhook/off", 403)
NoPush = _kind("NoPush", "push/off", 403)
NoMail = _kind("NoMail", "mail/off", 403)
BadMail = _kind("BadMail", "mail/bad", 400)
BadCode = _kind("BadCode", "mail/code", 403)  # not the one that was sent
NoHints = _kind("NoHints", "hint/off", 403)
NoAdvice = _kind("NoAdvice", "advice/none", 409)
NoCampaign = _kind("NoCampaign", "campaign/none", 404)  # what only a campaign has
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
Blocked = _kind("Blocked", "seat/blocked", 403)  # one of two persons has blocked the other
NoBlock = _kind("NoBlock", "block/none", 409)  # of somebody without a personal link
Muted = _kind("Muted", "chat/muted", 403)  # a line of chat of whom the host has muted
Kept = _kind("Kept", "game/kept", 409)  # others have sat at a game, and have not agreed (yet)
Deleted = _kind("Deleted", "game/gone", 409)  # while something was asked of it


# Clocks.
TimeOut = _kind("TimeOut", "time/out", 409)  # an order of a seat whose time is up
InTime = _kind("InTime", "time/left", 409)  # a claim that comes too soon
Paused = _kind("Paused", "time/paused", 409)
NoClock = _kind("NoClock", "time/none", 409)  # what is for tables with a clock

# Before the deal.
Undealt = _kind("Undealt", "game/gathering", 409)  # what may be done only once the deal is made
Dealt = _kind("Dealt", "chance/dealt", 409)  # a part of chance that comes too late
EarlyPart = _kind("EarlyPart", "chance/early", 409)  # before everyone has sealed his own
BadPart = _kind("BadPart", "chance/bad", 409)  # it does not fit what was sealed before

# Campaigns.
AtCampaign = _kind("AtCampaign", "campaign/there", 409)  # asked of a mission, and the campaign's
CampaignRuns = _kind("CampaignRuns", "campaign/running", 409)  # what is secret until it is over

NotReal = _kind("NotReal", "campaign/here", 409)  # a report by hand, where missions are flown here

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
