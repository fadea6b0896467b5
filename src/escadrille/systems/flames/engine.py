"""One configured dogfight, as the kernel knows it: dispatch, and nothing of the rules."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from escadrille.kernel.api import Event, Order, Outcome, Pending, Refusal, Seat
from escadrille.kernel.errors import BadOrder, IllegalOrder
from escadrille.kernel.options import Values
from escadrille.kernel.rng import seeded
from escadrille.systems.flames import choices, frames, hidden, orders, refusals, situations
from escadrille.systems.flames.rules import (
    action,
    altitude,
    ending,
    positions,
    reaction,
    redline,
    setup,
    speed,
    turn,
)
from escadrille.systems.flames.setup import opening
from escadrille.systems.flames.state import NOBODY, Frame, State
from escadrille.systems.flames.tables import Tables
from escadrille.systems.flames.view import FlamesView, view

VERSION: Final = 1

Legal = Callable[[Tables, State, Frame], list[int]]
Apply = Callable[[Tables, State, Frame, int, list[Event] | None], None]
Run = Callable[[Tables, State, Frame, list[Event] | None], None]


def _act(t: Tables, s: State, frame: Frame, choice: int, out: list[Event] | None) -> None:
    if choice == choices.PASS:
        turn.end_actions(s)
    else:
        action.apply(t, s, frame, choice, out)


# Decisions of the owner of one aircraft.
DECISIONS: Final[dict[int, tuple[Legal, Apply]]] = {
    frames.SLOT: (turn.legal_slot, turn.apply_slot),
    frames.STALL: (turn.legal_stall, turn.apply_stall),
    frames.ALTITUDE: (altitude.legal, altitude.apply),
    frames.PAY: (altitude.legal_pay, altitude.apply_pay),
    frames.FOLLOW: (altitude.legal_follow, altitude.apply_follow),
    frames.COMPARE: (speed.legal_compare, speed.apply_compare),
    frames.SPEED: (speed.legal_speed, speed.apply_speed),
    frames.ACTION: (action.legal, _act),
    frames.USE: (action.legal_use, action.apply_use),
    frames.TARGET: (action.legal_target, action.apply_target),
    frames.STEPS: (action.legal_steps, action.apply_steps),
    frames.REACT: (reaction.legal, reaction.apply),
    frames.EVADE: (redline.legal, reaction.apply_evade),
    frames.REDLINE: (redline.legal, redline.apply),
    frames.DISCARD: (turn.legal_discard, turn.apply_discard),
}
STEPS: Final[dict[int, Run]] = {
    frames.ROUND: turn.run_round,
    frames.PHASE: turn.run_phase,
    frames.SHIFT: altitude.run_shift,
    frames.FOLLOWERS: altitude.run_followers,
    frames.POINTS: speed.run_points,
    frames.RESOLVE: reaction.resolve,
    frames.HIT: reaction.hit,
    frames.REDLINED: redline.run,
}
SECRET: Final = (None, None)  # decisions of every seat at once, not of one aircraft
LEGAL: Final = [DECISIONS.get(kind, SECRET)[0] for kind in range(frames.FIRST_STEP)]
APPLY: Final = [DECISIONS.get(kind, SECRET)[1] for kind in range(frames.FIRST_STEP)]
RUN: Final = [STEPS.get(kind) for kind in range(len(frames.KINDS))]


class FlamesRules:
    """See `escadrille.kernel.api.Rules`."""

    system = "flames"

    def __init__(self, tables: Tables, origin: State | None = None) -> None:
        """`origin` is the state of a situation from which every game of these rules starts."""
        self.t = tables
        self.origin = origin
        self.seats = tables.seats
        camps = range(tables.seats) if tables.free_for_all else tables.side_of_seat
        self.camps: Sequence[int] = camps
        self.scenario = tables.scenario.id
        self.options: Values = tables.options
        self.packs: Mapping[str, str] = tables.pack.hashes
        self._pending = [
            [(Pending(seat, frames.PUBLIC[kind]),) for kind in range(frames.FIRST_STEP)]
            for seat in range(tables.seats)
        ]

    def start(self, seed: int) -> State:
        if self.origin is not None:
            return self.origin.clone()
        return opening(self.t, seeded(seed))

    def pending(self, state: State) -> tuple[Pending, ...]:
        if not state.stack:
            return ()
        frame = state.stack[-1]
        kind = frame[0]
        if kind >= frames.SLOT:
            return self._pending[state.roster.seat[frame[1]]][kind]
        if kind == frames.FORCE:
            asked = [seat for seat in range(self.seats) if not state.ready >> seat & 1]
        else:
            waiting = zip(state.roster.seat, state.altitude, strict=True)
            asked = sorted({seat for seat, level in waiting if level == NOBODY})
        return tuple(self._pending[seat][kind][0] for seat in asked)

    def legal(self, state: State, seat: Seat) -> list[int]:
        if not state.stack:
            return []
        frame = state.stack[-1]
        kind = frame[0]
        if kind >= frames.SLOT:
            if state.roster.seat[frame[1]] != seat:
                return []
            legal = LEGAL[kind]
            assert legal is not None
            return legal(self.t, state, frame)
        if kind == frames.FORCE:
            return [] if state.ready >> seat & 1 else setup.legal_force(self.t, state, seat)
        return setup.legal_start(self.t, state, seat)

    def apply(self, state: State, seat: Seat, choice: int, out: list[Event] | None = None) -> None:
        self.step(state, seat, choice, out)
        stack = state.stack
        while stack and stack[-1][0] in frames.COMPOSING:
            forced = self._forced(state, seat)
            if forced is None:
                break
            self.step(state, seat, forced, out)

    def _forced(self, state: State, seat: Seat) -> int | None:
        """Return the one answer to a step of a play that leaves no choice: it is not asked."""
        if not state.stack or state.stack[-1][0] not in frames.COMPOSING:
            return None
        legal = self.legal(state, seat)
        return legal[0] if len(legal) == 1 else None

    def step(self, state: State, seat: Seat, choice: int, out: list[Event] | None) -> None:
        """Apply one choice, then run what follows from it until somebody must decide."""
        t, stack = self.t, state.stack
        frame = stack[-1]
        kind = frame[0]
        if kind == frames.FORCE:
            setup.apply_force(t, state, seat, choice, out)
        elif kind == frames.START:
            setup.apply_start(t, state, seat, choice, out)
        elif choice == choices.PUSH:
            redline.play(t, state, frame[1], out)
        elif choice == choices.ABANDON:
            positions.abandon(state, frame[1], out)
        else:
            apply = APPLY[kind]
            assert apply is not None
            apply(t, state, frame, choice, out)
        run_steps(t, state, out)

    def clone(self, state: State) -> State:
        return state.clone()

    def view(self, state: State, seat: Seat | None) -> FlamesView:
        return view(self.t, state, seat, self.pending(state))

    def resample(self, state: State, seat: Seat | None, seed: int) -> State:
        return hidden.resample(self.t, state, seat, seed)

    def outcome(self, state: State) -> Outcome | None:
        return ending.outcome(self.t, state)

    def turn(self, state: State) -> int:
        return state.turn

    def order(self, state: State, seat: Seat, choice: int) -> Order:
        return orders.to_order(self.t, self._names(state, seat), choice)

    def choice(self, state: State, seat: Seat, order: Order) -> int:
        self._check_seat(seat)
        choice = orders.to_choice(self.t, self._names(state, seat), order)
        legal = self.legal(state, seat)
        if choice in legal:
            return choice
        found = (
            refusals.why(self.t, state, seat, choice) if legal else refusals.why_not_asked(state)
        )
        raise IllegalOrder(seat, orders.write(order), found.rule, **found.facts)

    def _check_seat(self, seat: Seat) -> None:
        if not 0 <= seat < self.seats:
            raise BadOrder(f"there is no seat {seat}; seats are 0 to {self.seats - 1}")

    def refusals(self, state: State, seat: Seat) -> list[tuple[Order, Refusal]]:
        legal = self.legal(state, seat)
        if not legal:
            return []
        return [
            (self.order(state, seat, choice), refusals.why(self.t, state, seat, choice))
            for choice in refusals.candidates(self.t, state, state.stack[-1])
            if choice not in legal
        ]

    def _names(self, state: State, seat: Seat) -> list[str]:
        """Return the labels of aircraft; while forces are chosen, those of the seat's own picks."""
        if state.roster.size:
            return orders.labels(state.roster)
        picked = len(state.picks[seat]) // setup.PICK
        return [f"#{number + 1}" for number in range(picked)]

    def write(self, order: Order) -> str:
        return orders.write(order)

    def read(self, state: State, seat: Seat, text: str) -> list[Order]:
        """Return the orders of a line such as `yo-yo maneuver b1 1`.

        Steps that leave no choice may be said or left out; they are no orders.
        """
        self._check_seat(seat)
        world = state.clone()
        found: list[Order] = []
        for word in text.split():
            order = self._meant(world, seat, word)
            forced = self._forced(world, seat)
            while forced is not None and type(self.order(world, seat, forced)) is not type(order):
                self.step(world, seat, forced, None)
                forced = self._forced(world, seat)
            choice = self.choice(world, seat, order)
            if choice != forced:
                found.append(order)
            self.step(world, seat, choice, None)
        if not found:
            raise BadOrder("an empty line is no order")
        return found

    def _meant(self, state: State, seat: Seat, word: str) -> Order:
        """Return the order that a word stands for; `redline` is its card, or playing it now."""
        order = orders.parse(self.t, self._names(state, seat), word)
        if isinstance(order, orders.PickCard) and self.t.redlines >> self.t.face_of[order.card] & 1:
            legal = self.legal(state, seat)
            if choices.PUSH in legal and choices.CARD + self.t.face_of[order.card] not in legal:
                return orders.Do("push")
        return order

    def digest(self, state: State) -> str:
        return hashlib.sha256(repr(state.key()).encode()).hexdigest()

    def audit(self, state: State) -> list[str]:
        return hidden.audit(self.t, state)

    def situation(self, state: State) -> dict[str, Any]:
        return situations.write(self.t, state)


def run_steps(t: Tables, s: State, out: list[Event] | None) -> None:
    """Run the steps on top of the stack until a decision is pending or the battle is over."""
    stack = s.stack
    while stack:
        frame = stack[-1]
        run = RUN[frame[0]]
        if run is None:
            return
        run(t, s, frame, out)
