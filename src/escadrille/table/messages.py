"""What a seat is sent. All of it comes from its view, its questions and the events it may see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Literal

import msgspec

from escadrille.kernel.api import Event, Facts, Pending, Rules, Seat
from escadrille.kernel.rng import commitment
from escadrille.table import reports
from escadrille.table.campaigns import CampaignOf, Flown, InTheAir, campaign_of, placed
from escadrille.table.clocks import Face
from escadrille.table.errors import Distant
from escadrille.table.gathering import Gathered
from escadrille.table.reports import ByHand
from escadrille.table.seating import Act, Chair, Watchers

if TYPE_CHECKING:
    from escadrille.table.match import Match

WIRE: Final = 3
"""The version of what clients are sent and send (`docs/table-api.md` tells what changed)."""


class Undone(msgspec.Struct, frozen=True, tag_field="event", tag="undone"):
    """The last events told were taken back."""

    back: int


class Allowed(msgspec.Struct, frozen=True):
    order: Any
    text: str
    facts: Facts | None
    """What it would mean; see `kernel.api.Facts`."""


class Refused(msgspec.Struct, frozen=True):
    order: Any
    text: str
    rule: str
    facts: dict[str, Any]


class Asked(msgspec.Struct, frozen=True):
    decision: str
    count: int
    """Echoed with the answer: an answer to another question is stale."""
    legal: list[Allowed]
    refusals: list[Refused]


class Waiting(msgspec.Struct, frozen=True):
    seat: Seat
    decision: str


class Result(msgspec.Struct, frozen=True):
    """How a game ended. Where someone resigned or all agreed on a draw, there are no scores."""

    points: tuple[float, ...]
    scores: tuple[int, ...] | None
    reason: str
    resigned: Seat | None = None


class Rematch(msgspec.Struct, frozen=True):
    """The game that follows, and the key of the same person in it."""

    game: str
    key: str | None = None


class Message(msgspec.Struct, frozen=True):
    number: int
    """How many events this seat has been told; `since` asks for those after it."""
    seat: Seat | None
    count: int
    """The number of this seat's present question, or of the next one: an undo needs it too."""
    view: Any
    events: list[Any]
    asked: Asked | None
    waiting: list[Waiting]
    undo: bool
    undo_barred: str | None
    """The code of why this seat can take nothing back."""
    outcome: Result | None
    commitment: str | None
    seed: str | None
    game: str
    system: str
    scenario: str
    seats: list[Chair]
    draw: list[Seat]
    """The seats that offer a draw."""
    again: list[Seat]
    """The seats that ask for a rematch."""
    asked_at: int
    """Since when the present questions are open, in Unix seconds."""
    rematch: Rematch | None
    hints: bool
    """Whether a seat may ask for a hint at this table."""
    watchers: Watchers
    acts: list[Act]
    """What was done to the seats, the newest last."""
    deal: Literal["people", "server", "situation"]
    """Who makes it: people give parts to it, or it is the table's alone, or nobody's."""
    gathering: Gathered | None
    """How far people are with their parts; until the deal there is nothing else."""
    seals: dict[Seat, str]
    """What people have promised to give to chance."""
    parts: dict[Seat, str]
    """What they gave, once the deal is made."""
    mission: InTheAir | None = None
    """Of a campaign: the mission whose report it waits for, a game that the same key opens."""
    missions: list[Flown] = []
    """Of a campaign: the missions whose reports are entered."""
    campaign: CampaignOf | None = None
    """Of a mission: its campaign, which the same key opens."""
    follows: str | None = None
    """Of a long game that went on under other rules: its record of before, a game of its own."""
    placed: dict[str, Any] | None = None
    """What all may know of the scenario of a mission, which no pack holds."""
    clock: Face | None = None
    """How long each person has to think, where that is limited."""
    hand: ByHand | msgspec.UnsetType = msgspec.UNSET
    """Of a campaign whose missions are flown on real tables: the report that is entered by hand."""
    kept: bool = False
    """Whether the game keeps packs of its start that are not the server's now (`…/content`)."""
    host: bool = False
    """Whether the key of this message is the host's."""
    said: Any = None
    """The same in words, where a language was asked for."""
    wire: int = WIRE


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """What a row led to: events, or those that it took back."""

    row: int
    events: Sequence[Any]
    undone: bool = False


class Told:
    """What one place was told: all of it, or what came after a snapshot."""

    def __init__(self) -> None:
        self.before = 0
        """How many came before the snapshot."""
        self.latest: list[Event | Undone] = []

    def __len__(self) -> int:
        return self.before + len(self.latest)

    def since(self, number: int) -> list[Event | Undone]:
        """Return what was told after the first so many."""
        if max(number, 0) < self.before:
            raise Distant(orders=False)
        return self.latest[max(number, 0) - self.before :]


class Journal:
    """What each seat, and a spectator, was told of a game: it only ever grows.

    An undo takes events out of the game, but it cannot untell them: it is told in its turn. So a
    place in the journal stays the same place, and a seat that comes back can go on from it.
    """

    def __init__(self, seats: int) -> None:
        self.told: dict[Seat | None, Told] = {seat: Told() for seat in (None, *range(seats))}
        self.entries: list[Entry] = []
        """Of the rows since the last chapter that was stored."""

    def add(self, entry: Entry) -> None:
        if entry.events:
            self.entries.append(entry)
            self._tell(entry)

    def _tell(self, entry: Entry) -> None:
        for seat, told in self.told.items():
            seen = _seen(entry.events, seat)
            if not entry.undone:
                told.latest += seen
            elif seen:
                told.latest.append(Undone(len(seen)))

    def begin(self, before: Sequence[int]) -> None:
        """Go on after a snapshot, before which each place was told so much."""
        for told, count in zip(self.told.values(), before, strict=True):
            told.before = count

    def recall(self, past: Sequence[Entry]) -> bool:
        """Put what was told before the snapshot where it belongs; False: it does not fit."""
        latest = {seat: told.latest for seat, told in self.told.items()}
        for told in self.told.values():
            told.latest = []
        for entry in past:
            self._tell(entry)
        fits = all(len(told.latest) == told.before for told in self.told.values())
        for seat, told in self.told.items():
            told.latest += latest[seat]
            told.before = 0
        return fits


def _seen(events: Sequence[Event], seat: Seat | None) -> list[Event]:
    return [seen for event in events if (seen := event.seen_by(seat)) is not None]


class Standing(msgspec.Struct, frozen=True):
    """What a question of a seat hangs on."""

    count: int
    waiting: tuple[Pending, ...]


def message(match: Match, seat: Seat | None, since: int, *, asks: bool = True) -> Message:
    """Return what a seat (None: a spectator) is sent: all that it may know, and nothing else."""
    game, seating, told = match.game, match.seating, match.journal.told[seat]
    seed, result, gathering = match.header.seed, match.result, match.gathering
    shown = game.shown(seat)
    standing = Standing(0 if seat is None else match.counts[seat], match.waiting_for(seat))
    asked = None
    if asks and any(pending.seat == seat for pending in standing.waiting):
        asked = game.once("asked", seat, shown, lambda: _asked(game.rules, shown, seat, standing))
    return Message(
        number=len(told),
        seat=seat,
        count=standing.count,
        view=None if match.is_gathering else game.view(seat, shown),
        events=told.since(since),
        asked=asked,
        waiting=[Waiting(*pending) for pending in standing.waiting],
        undo=match.may_undo(seat),
        undo_barred=match.undo_barred(seat),
        outcome=result,
        commitment=None if seed is None else commitment(seed),
        # As text: a browser's numbers are too short for it.
        seed=str(seed) if result and seed is not None and not match.is_secret else None,
        game=match.name,
        system=game.rules.system,
        scenario=game.rules.scenario,
        seats=seating.chairs,
        draw=sorted(seating.draw),
        again=sorted(seating.again),
        asked_at=match.asked_at(seat),
        rematch=None if match.rematch is None else Rematch(match.rematch),
        hints=seating.allows_hints,
        watchers=seating.watchers,
        acts=seating.acts,
        deal=match.deal,
        gathering=gathering.told(seating.people) if gathering else None,
        seals=gathering.seals if gathering else {},
        parts=match.parts,
        mission=match.flying,
        missions=[Flown(*one) for one in sorted(match.missions.items())],
        campaign=campaign_of(match.link),
        follows=match.follows,
        placed=placed(match.header),
        clock=None if match.clock is None else match.clock.face(seat),
        hand=reports.told(match) or msgspec.UNSET,
        kept=bool(game.packs),
    )


def _asked(rules: Rules[Any], state: Any, seat: Seat | None, standing: Standing) -> Asked | None:
    for pending in standing.waiting:
        if pending.seat == seat:
            orders = [
                (rules.order(state, seat, choice), rules.facts(state, seat, choice))
                for choice in rules.legal(state, seat)
            ]
            refusals = [
                Refused(order, rules.write(order), refusal.rule, dict(refusal.facts))
                for order, refusal in rules.refusals(state, seat)
            ]
            return Asked(
                pending.decision,
                standing.count,
                [Allowed(order, rules.write(order), facts) for order, facts in orders],
                refusals,
            )
    return None
