"""One configured dogfight, as the kernel knows it: dispatch, and nothing of the rules."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Mapping
from typing import Any, Final

from escadrille.kernel.api import Event, Order, Outcome, Pending, Refusal, Seat
from escadrille.kernel.errors import BadOrder, IllegalOrder
from escadrille.kernel.options import Values
from escadrille.kernel.rng import seeded
from escadrille.systems.zero import frames, hidden, orders, refusals, situations
from escadrille.systems.zero.rules import (
    altitude,
    disengagement,
    ending,
    exchange,
    play,
    sequence,
    setup,
    wingmen,
)
from escadrille.systems.zero.setup import opening
from escadrille.systems.zero.state import NOBODY, Frame, State
from escadrille.systems.zero.tables import Tables
from escadrille.systems.zero.view import ZeroView, view

VERSION: Final = 1

Legal = Callable[[Tables, State, Frame], list[int]]
Apply = Callable[[Tables, State, Frame, int, list[Event] | None], None]
Run = Callable[[Tables, State, Frame, list[Event] | None], None]

# Decisions of the owner of one aircraft.
DECISIONS: Final[dict[int, tuple[Legal, Apply]]] = {
    frames.BONUS: (setup.legal_bonus, setup.apply_bonus),
    frames.LETTER: (setup.legal_letter, setup.apply_letter),
    frames.NEXT: (sequence.legal_next, sequence.apply_next),
    frames.RAID: (wingmen.legal, wingmen.apply),
    frames.STRIKE: (wingmen.legal_strike, wingmen.apply_strike),
    frames.ALTITUDE: (altitude.legal, altitude.apply),
    frames.PAY: (altitude.legal_pay, altitude.apply_pay),
    frames.FOLLOW: (altitude.legal_follow, altitude.apply_follow),
    frames.PLAY: (play.legal, play.apply),
    frames.USE: (play.legal_use, play.apply_use),
    frames.TARGET: (play.legal_target, play.apply_target),
    frames.BREAK_OFF: (disengagement.legal, disengagement.apply),
    frames.REACT: (exchange.legal, exchange.apply),
    frames.GUISE: (exchange.legal_guise, exchange.apply_guise),
    frames.DISCARD: (sequence.legal_discard, sequence.apply_discard),
    frames.DRAW: (sequence.legal_draw, sequence.apply_draw),
}
STEPS: Final[dict[int, Run]] = {
    frames.ROUND: sequence.run_round,
    frames.PHASE: sequence.run_phase,
    frames.ATTACK: wingmen.run_attack,
    frames.PURSUIT: altitude.run_pursuit,
    frames.LIFT: altitude.run_lift,
    frames.RESOLVE: exchange.resolve,
    frames.DEAL: setup.run_deal,
}
SECRET: Final = (None, None)  # decisions of every seat at once, not of one aircraft
LEGAL: Final = [DECISIONS.get(kind, SECRET)[0] for kind in range(frames.FIRST_STEP)]
APPLY: Final = [DECISIONS.get(kind, SECRET)[1] for kind in range(frames.FIRST_STEP)]
RUN: Final = [STEPS.get(kind) for kind in range(len(frames.KINDS))]
FIRST_OF_ONE: Final = frames.BONUS  # below it: the secret choices of all


class ZeroRules:
    """See `escadrille.kernel.api.Rules`."""

    system = "zero"

    def __init__(self, tables: Tables, origin: State | None = None) -> None:
        """`origin` is the state of a situation from which every game of these rules starts."""
        self.t = tables
        self.origin = origin
        self.seats = tables.seats
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
        state = opening(self.t, seeded(seed))
        run_steps(self.t, state, None)
        return state

    def pending(self, state: State) -> tuple[Pending, ...]:
        if not state.stack:
            return ()
        frame = state.stack[-1]
        kind = frame[0]
        if kind >= FIRST_OF_ONE:
            return self._pending[state.roster.seat[frame[1]]][kind]
        if kind == frames.FORCE:
            asked = [seat for seat in range(self.seats) if not state.ready >> seat & 1]
        else:
            asked = [s for s in range(self.seats) if setup.next_start(state, s) != NOBODY]
        return tuple(self._pending[seat][kind][0] for seat in asked)

    def legal(self, state: State, seat: Seat) -> list[int]:
        if not state.stack:
            return []
        frame = state.stack[-1]
        kind = frame[0]
        if kind >= FIRST_OF_ONE:
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
        t = self.t
        frame = state.stack[-1]
        kind = frame[0]
        if kind == frames.FORCE:
            setup.apply_force(t, state, seat, choice, out)
        elif kind == frames.START:
            setup.apply_start(t, state, seat, choice, out)
        else:
            apply = APPLY[kind]
            assert apply is not None
            apply(t, state, frame, choice, out)
        run_steps(t, state, out)

    def clone(self, state: State) -> State:
        return state.clone()

    def view(self, state: State, seat: Seat | None) -> ZeroView:
        return view(self.t, state, seat, self.pending(state))

    def resample(self, state: State, seat: Seat | None, seed: int) -> State:
        return hidden.resample(self.t, state, seat, seed)

    def outcome(self, state: State) -> Outcome | None:
        return ending.outcome(self.t, state)

    def turn(self, state: State) -> int:
        return state.turn

    def order(self, state: State, seat: Seat, choice: int) -> Order:
        return orders.to_order(self.t, orders.labels(state.roster), choice)

    def choice(self, state: State, seat: Seat, order: Order) -> int:
        self._check_seat(seat)
        choice = orders.to_choice(self.t, orders.labels(state.roster), order)
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
            for choice in refusals.candidates(self.t, state, seat)
            if choice not in legal
        ]

    def write(self, order: Order) -> str:
        return orders.write(order)

    def read(self, state: State, seat: Seat, text: str) -> list[Order]:
        """Return the orders of a line such as `maneuvering b1`.

        Steps that leave no choice may be said or left out; they are no orders.
        """
        self._check_seat(seat)
        world = state.clone()
        found: list[Order] = []
        for word in text.split():
            order = orders.parse(self.t, orders.labels(world.roster), word)
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
