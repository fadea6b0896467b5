"""A game that is over, moment by moment, with the knowledge of any seat or with everything open."""

from __future__ import annotations

from itertools import islice
from typing import Any, Final, Literal

import msgspec

from escadrille.kernel.api import Seat
from escadrille.kernel.campaign import Settled
from escadrille.kernel.game import Game
from escadrille.kernel.rng import commitment
from escadrille.locale import voice
from escadrille.table.campaigns import CampaignOf, campaign_of, placed
from escadrille.table.errors import BadRequest, Running
from escadrille.table.match import Match
from escadrille.table.messages import WIRE, Result
from escadrille.table.seating import Chair
from escadrille.table.words import Line, lines

OPEN: Final = "open"
Knowledge = Seat | Literal["open"] | None
"""A seat's, everyone's together, or a spectator's."""


class Moment(msgspec.Struct, frozen=True):
    number: int
    """How many orders had been given."""
    seat: Seat | None
    text: str | None
    """The last of them, and whose it was; nobody's at the start."""
    bot: str | None
    """The bot that gave it."""
    turn: int
    view: Any
    open: list[Any] | None
    """The views of all seats, where everything is open."""
    events: list[Any]
    said: list[Line | None] | None
    wire: int = WIRE
    """The version of the wire that its view and events are of."""


class Replay(msgspec.Struct, frozen=True):
    total: int
    system: str
    scenario: str
    seats: list[Chair]
    outcome: Result | None
    """None: the game was never finished, and cannot be any more."""
    commitment: str | None
    seed: str | None
    deal: Literal["people", "server", "situation"]
    seals: dict[Seat, str]
    parts: dict[Seat, str]
    moments: list[Moment]
    version: int | None = None
    """Of the rules, where they are other than this house's: it is shown as it was told."""
    kept: bool = False
    """Whether the game keeps packs of its start that are not the server's now (`…/content`)."""
    campaign: CampaignOf | None = None
    """Of a mission: while its campaign runs, it is shown as one knew it."""
    placed: dict[str, Any] | None = None
    """What all may know of a scenario that no pack holds."""


def replay(
    match: Match, known: Knowledge, wanted: range, lang: str | None, own: Seat | None = None
) -> Replay:
    """Return some moments of a game; of a mission, while its campaign runs, as `own` knew them."""
    if match.result is None:
        raise Running("the replay is for when the game is over: it tells all secrets")
    if match.link is not None and known not in (None, own):
        match.link.check_open()
    played = match.whole
    if isinstance(known, int) and not 0 <= known < played.rules.seats:
        raise BadRequest(f"there is no seat {known}")
    seed = played.header.seed
    return Replay(
        total=len(played.orders) + 1,
        system=played.system.slug,
        scenario=played.rules.scenario,
        seats=match.seating.chairs,
        outcome=match.result,
        commitment=None if seed is None else commitment(seed),
        seed=None if seed is None or match.is_secret else str(seed),
        deal=match.deal,
        seals=match.gathering.seals if match.gathering else {},
        parts=match.parts,
        moments=[
            _moment(game, known, lang, secret=match.is_secret)
            for game in islice(played.again(), wanted.start, wanted.stop, wanted.step)
        ],
        kept=bool(played.packs),
        campaign=campaign_of(match.link),
        placed=placed(played.header),
    )


def _moment(game: Game, known: Knowledge, lang: str | None, *, secret: bool) -> Moment:
    """Return the moment after the last order of a game; `secret`: that is its seat's alone."""
    rules, state = game.rules, game.state
    given = game.orders[-1] if game.orders else None
    events = game.events[game.given[-1].events :] if given else []
    seat = None if known == OPEN else known
    sight = game.sight(seat)._replace(own=False)
    order = None if given and isinstance(given[1], Settled) else given
    shown = events if known == OPEN else [e for one in events if (e := one.seen_by(seat))]
    return Moment(
        number=len(game.orders),
        seat=order[0] if order else None,
        text=rules.write(order[1]) if order and (not secret or order[0] == known) else None,
        bot=game.given[-1].bot or None if given else None,
        turn=rules.turn(state),
        view=rules.view(state, seat),
        open=[rules.view(state, one) for one in range(rules.seats)] if known == OPEN else None,
        events=list(shown),
        said=lines(game, sight, list(shown), voice(lang)) if lang else None,
    )
