"""What a seat is sent. All of it comes from its view, its questions and the events it may see."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from escadrille.kernel.api import Event, Pending, Rules, Seat
from escadrille.kernel.rng import commitment
from escadrille.table.gathering import Gathered
from escadrille.table.seating import Act, Chair


class Undone(msgspec.Struct, frozen=True, tag_field="event", tag="undone"):
    """The last events told were taken back."""

    back: int


class Allowed(msgspec.Struct, frozen=True):
    order: Any
    text: str


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
    host: bool = False
    """Whether the key of this message is the host's."""
    said: Any = None
    """The same in words, where a language was asked for."""


class Journal:
    """What each seat, and a spectator, was told of a game: it only ever grows.

    An undo takes events out of the game, but it cannot untell them: it is told in its turn. So a
    place in the journal stays the same place, and a seat that comes back can go on from it.
    """

    def __init__(self, seats: int) -> None:
        self.told: dict[Seat | None, list[Event | Undone]] = {
            seat: [] for seat in (None, *range(seats))
        }

    def add(self, events: Sequence[Event]) -> None:
        for seat, told in self.told.items():
            told += _seen(events, seat)

    def undo(self, events: Sequence[Event]) -> None:
        for seat, told in self.told.items():
            if back := len(_seen(events, seat)):
                told.append(Undone(back))


def _seen(events: Sequence[Event], seat: Seat | None) -> list[Event]:
    return [seen for event in events if (seen := event.seen_by(seat)) is not None]


class Standing(msgspec.Struct, frozen=True):
    """What the table adds to the state of a game, for one seat."""

    game: str
    told: Sequence[Any]
    count: int
    undo: bool
    waiting: tuple[Pending, ...]
    outcome: Result | None
    seed: int | None
    seats: list[Chair]
    draw: list[Seat]
    again: list[Seat]
    asked_at: int
    rematch: str | None
    hints: bool
    acts: list[Act]
    deal: Literal["people", "server", "situation"]
    gathering: Gathered | None
    seals: dict[Seat, str]
    parts: dict[Seat, str]


def message(
    rules: Rules[Any], state: Any, seat: Seat | None, standing: Standing, since: int
) -> Message:
    """Return what a seat (None: a spectator) is sent: all that it may know, and nothing else."""
    seed, over = standing.seed, standing.outcome is not None
    return Message(
        number=len(standing.told),
        seat=seat,
        count=standing.count,
        view=None if standing.gathering else rules.view(state, seat),
        events=list(standing.told[max(since, 0) :]),
        asked=_asked(rules, state, seat, standing),
        waiting=[Waiting(*pending) for pending in standing.waiting],
        undo=standing.undo,
        outcome=standing.outcome,
        commitment=None if seed is None else commitment(seed),
        # As text: a browser's numbers are too short for it.
        seed=str(seed) if over and seed is not None else None,
        game=standing.game,
        system=rules.system,
        scenario=rules.scenario,
        seats=standing.seats,
        draw=standing.draw,
        again=standing.again,
        asked_at=standing.asked_at,
        rematch=None if standing.rematch is None else Rematch(standing.rematch),
        hints=standing.hints,
        acts=standing.acts,
        deal=standing.deal,
        gathering=standing.gathering,
        seals=standing.seals,
        parts=standing.parts,
    )


def _asked(rules: Rules[Any], state: Any, seat: Seat | None, standing: Standing) -> Asked | None:
    for pending in standing.waiting:
        if pending.seat == seat:
            legal = [rules.order(state, seat, choice) for choice in rules.legal(state, seat)]
            refusals = [
                Refused(order, rules.write(order), refusal.rule, dict(refusal.facts))
                for order, refusal in rules.refusals(state, seat)
            ]
            return Asked(
                pending.decision,
                standing.count,
                [Allowed(order, rules.write(order)) for order in legal],
                refusals,
            )
    return None
