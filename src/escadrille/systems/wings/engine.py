"""One configured fight, as the kernel knows it: dispatch, and nothing of the rules."""

from __future__ import annotations

from typing import Any, Final

from escadrille.kernel.api import Order, Outcome, Refusal, Seat
from escadrille.kernel.rng import Chance
from escadrille.mechanics.stacked import Apply, Dispatch, Legal, Out, Run, StackedRules
from escadrille.systems.wings import frames, hidden, orders, refusals, setup, situations
from escadrille.systems.wings.rules import (
    advantage,
    altitude,
    balloons,
    bombs,
    clouds,
    ending,
    fire,
    flak,
    movement,
    programming,
    skills,
    tailing,
    turn,
    volley,
)
from escadrille.systems.wings.state import State
from escadrille.systems.wings.tables import Tables
from escadrille.systems.wings.view import WingsView, view

VERSION: Final = 1

# Decisions of the owner of one piece.
DECISIONS: Final[dict[int, tuple[Legal[Tables, State], Apply[Tables, State]]]] = {
    frames.TAIL: (tailing.legal_tail, tailing.apply_tail),
    frames.REORDER: (tailing.legal_reorder, tailing.apply_reorder),
    frames.REMARK: (tailing.legal_remark, tailing.apply_remark),
    frames.FLAK: (flak.legal_flak, flak.apply_flak),
    frames.FUSE: (flak.legal_fuse, flak.apply_fuse),
    frames.BEARING: (flak.legal_bearing, flak.apply_bearing),
    frames.DISTANCE: (flak.legal_distance, flak.apply_distance),
    frames.RELEASE: (bombs.legal_release, bombs.apply_release),
    frames.CLIMB: (altitude.legal_climb, altitude.apply_climb),
    frames.COME_BACK: (movement.legal_come_back, movement.apply_come_back),
    frames.WINDOW: (clouds.legal_window, clouds.apply_window),
    frames.LOWER: (balloons.legal_lower, balloons.apply_lower),
    frames.ENTER: (advantage.legal_enter, advantage.apply_enter),
    frames.PAIR: (advantage.legal_pair, advantage.apply_pair),
    frames.CLOCK: (advantage.legal_clock, advantage.apply_clock),
    frames.SKILL: (skills.legal_skill, skills.apply_skill),
    frames.USE: (volley.legal_use, volley.apply_use),
    frames.SPARE: (volley.legal_spare, volley.apply_spare),
    frames.LOOK: (volley.legal_look, volley.apply_look),
}
STEPS: Final[dict[int, Run[Tables, State]]] = {
    frames.TURN: turn.run,
    frames.SHOW: tailing.run_show,
}


class WingsRules(StackedRules[Tables, State]):
    """See `escadrille.kernel.api.Rules`."""

    system = "wings"
    dispatch = Dispatch(frames.PUBLIC, DECISIONS, STEPS, frames.COMPOSING)

    def __init__(self, tables: Tables, origin: State | None = None) -> None:
        if not tables.steps:
            named = turn.steps(tables)
            tables.steps += [step for _, step in named]
            tables.step_names += [name for name, _ in named]
        super().__init__(tables, origin)

    def opening(self, chance: Chance) -> State:
        return setup.opening(self.t, chance)

    def waiting(self, state: State, kind: int) -> list[Seat]:
        seats = range(self.seats)
        if kind == frames.PROGRAM:
            return [seat for seat in seats if programming.current(self.t, state, seat) >= 0]
        if kind == frames.DECLARE:
            return [seat for seat in seats if fire.current(state, seat) >= 0]
        return [seat for seat in seats if setup.picking(self.t, state, seat) >= 0]

    def legal_secret(self, state: State, kind: int, seat: Seat) -> list[int]:
        if kind == frames.PROGRAM:
            return programming.legal(self.t, state, seat)
        if kind == frames.DECLARE:
            return fire.legal(self.t, state, seat)
        return setup.legal_pick(self.t, state, seat)

    def apply_secret(self, state: State, kind: int, seat: Seat, choice: int, out: Out) -> None:
        if kind == frames.PROGRAM:
            if programming.lay(self.t, state, seat, choice):
                state.stack.pop()
        elif kind == frames.DECLARE:
            fire.declare(self.t, state, seat, choice)
        else:
            setup.apply_pick(self.t, state, seat, choice, out)

    def view(self, state: State, seat: Seat | None) -> WingsView:
        return view(self.t, state, seat, self.pending(state))

    def resample(self, state: State, seat: Seat | None, seed: int) -> State:
        return hidden.resample(self.t, state, seat, seed)

    def outcome(self, state: State) -> Outcome | None:
        return ending.outcome(self.t, state)

    def turn(self, state: State) -> int:
        return state.turn

    def order(self, state: State, seat: Seat, choice: int) -> Order:
        return orders.to_order(self.t, refusals.card_names(self.t, state, seat), choice)

    def meant(self, state: State, seat: Seat, order: Order) -> int:
        return orders.to_choice(self.t, refusals.card_names(self.t, state, seat), order)

    def parse(self, state: State, seat: Seat, word: str) -> Order:
        return orders.parse(self.t, refusals.card_names(self.t, state, seat), word)

    def why(self, state: State, seat: Seat, choice: int) -> Refusal:
        return refusals.why(self.t, state, seat, choice)

    def why_not_asked(self, state: State) -> Refusal:
        return refusals.why_not_asked(self.t, state)

    def candidates(self, state: State, seat: Seat) -> list[int]:
        return refusals.candidates(self.t, state, seat)

    def audit(self, state: State) -> list[str]:
        return hidden.audit(self.t, state)

    def situation(self, state: State) -> dict[str, Any]:
        return situations.write(self.t, state)
