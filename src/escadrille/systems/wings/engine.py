"""One configured fight, as the kernel knows it: dispatch, and nothing of the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from escadrille.kernel.api import Order, Outcome, Refusal, Seat
from escadrille.kernel.errors import BadOrder
from escadrille.kernel.rng import Chance
from escadrille.mechanics.stacked import (
    Apply,
    Bar,
    Decision,
    Dispatch,
    Frame,
    Means,
    Run,
    Secret,
    StackedRules,
    Thinkable,
    no_facts,
)
from escadrille.systems.wings import choices as c
from escadrille.systems.wings import facts, frames, hidden, orders, setup, situations
from escadrille.systems.wings.rules import (
    advantage,
    altitude,
    balloons,
    bombs,
    clouds,
    deploying,
    ending,
    fire,
    flak,
    lastcard,
    laying,
    movement,
    pilots,
    pistols,
    programming,
    reinforcements,
    rockets,
    skills,
    tailing,
    turn,
    uses,
    volley,
)
from escadrille.systems.wings.state import State
from escadrille.systems.wings.tables import Tables
from escadrille.systems.wings.view import WingsView, view

VERSION: Final = 2

# What every seat is asked at once.
SECRETS: Final[dict[int, Secret[Tables, State]]] = {
    frames.PICK: Secret(
        setup.waiting_to_pick, setup.legal_pick, setup.bar_pick, setup.apply_pick, setup.pickable
    ),
    frames.PROGRAM: Secret(
        laying.waiting, laying.legal, laying.bar, laying.apply, laying.thinkable, facts.of_card
    ),
    frames.DEPLOY: Secret(
        deploying.waiting, deploying.legal, deploying.bar, deploying.apply, deploying.thinkable
    ),
    frames.DECLARE: Secret(
        fire.waiting, fire.legal, fire.bar, fire.declare, fire.thinkable, facts.of_shot
    ),
}


def _among(
    choices: Sequence[int],
    bar: Bar[Tables, State],
    apply: Apply[Tables, State],
    facts: Means[Tables, State] = no_facts,
) -> Decision[Tables, State]:
    """Return a question to which there are only these answers, whatever the moment."""

    def legal(t: Tables, s: State, frame: Frame) -> list[int]:
        return [choice for choice in choices if bar(t, s, frame, 0, choice) is None]

    return Decision(legal, bar, apply, _always(choices), facts=facts)


def _always(choices: Sequence[int]) -> Thinkable[Tables, State]:
    return lambda t, s, frame, seat: choices


def _offer(word: int, apply: Apply[Tables, State]) -> Decision[Tables, State]:
    """Return a question that is answered by one word or by a pass."""

    def bar(t: Tables, s: State, frame: Frame, seat: Seat, choice: int) -> Refusal | None:
        return None if choice in (c.PASS, word) else frames.no_answer(frame)

    return _among((c.PASS, word), bar, apply)


# Decisions of the owner of one piece.
DECISIONS: Final[dict[int, Decision[Tables, State]]] = {
    frames.TAIL: Decision(tailing.legal_tail, tailing.bar_tail, tailing.apply_tail),
    frames.REORDER: Decision(
        tailing.legal_reorder,
        tailing.bar_reorder,
        tailing.apply_reorder,
        tailing.sequences,
        facts=facts.of_sequence,
    ),
    frames.REMARK: Decision(
        tailing.legal_remark, tailing.bar_remark, tailing.apply_remark, tailing.thinkable_marks
    ),
    frames.FLAK: Decision(
        flak.legal_flak, flak.bar_flak, flak.apply_flak, _always(flak.LEVELS), flak.aims
    ),
    frames.FUSE: Decision(
        flak.legal_fuse, flak.bar_fuse, flak.apply_fuse, _always(flak.LEVELS), flak.aims
    ),
    frames.BEARING: Decision(
        flak.legal_bearing,
        flak.bar_bearing,
        flak.apply_bearing,
        _always(flak.BEARINGS),
        flak.points,
        facts.of_bearing,
    ),
    frames.DISTANCE: Decision(
        flak.legal_distance,
        flak.bar_distance,
        flak.apply_distance,
        flak.thinkable_distances,
        facts=facts.of_distance,
    ),
    frames.ROCKETS: Decision(
        rockets.legal_target, rockets.bar_target, rockets.apply_target, rockets.thinkable_targets
    ),
    frames.RELEASE: _among(bombs.LOADS, bombs.bar_release, bombs.apply_release),
    frames.CLIMB: _among((c.PASS, c.TAKE), altitude.bar_climb, altitude.apply_climb),
    frames.COME_BACK: _offer(c.RETURN, movement.apply_come_back),
    frames.WINDOW: _offer(c.CHANGE, clouds.apply_window),
    frames.LOWER: _offer(c.LOWER, balloons.apply_lower),
    frames.ENTER: _offer(c.ENTER, advantage.apply_enter),
    frames.PAIR: Decision(advantage.legal_pair, advantage.bar_pair, advantage.apply_pair),
    frames.CLOCK: _among(
        advantage.CLOCKS, advantage.bar_clock, advantage.apply_clock, facts.of_clock
    ),
    frames.SKILL: _among(skills.CHOICES, skills.bar_skill, skills.apply_skill),
    frames.USE: _among((c.PASS, c.USE), uses.bar_use, uses.apply_use),
    frames.KEEP: _among(skills.CHOICES, pilots.bar_keep, pilots.apply_keep),
    frames.GIVE: Decision(
        volley.legal_give, volley.bar_give, volley.apply_give, facts=facts.of_spare
    ),
    frames.PISTOL: Decision(pistols.legal, pistols.bar, pistols.apply, pistols.thinkable),
    frames.REINFORCE: Decision(
        reinforcements.legal, reinforcements.bar, reinforcements.apply, reinforcements.thinkable
    ),
    frames.RELIEVE: Decision(
        reinforcements.legal_relief,
        reinforcements.bar_relief,
        reinforcements.apply_relief,
        reinforcements.thinkable_relief,
    ),
    frames.LAST_CARD: Decision(lastcard.legal, lastcard.bar, lastcard.apply, lastcard.thinkable),
    frames.SPARE: Decision(
        volley.legal_spare, volley.bar_spare, volley.apply_spare, facts=facts.of_spare
    ),
    frames.LOOK: Decision(volley.legal_look, volley.bar_look, volley.apply_look),
}
STEPS: Final[dict[int, Run[Tables, State]]] = {frames.TURN: turn.run, frames.SHOW: tailing.run_show}


class WingsRules(StackedRules[Tables, State]):
    """See `escadrille.kernel.api.Rules`."""

    system: ClassVar = "wings"
    notation: ClassVar = orders.NOTATION
    dispatch: ClassVar = Dispatch(frames.PUBLIC, DECISIONS, STEPS, frames.COMPOSING, SECRETS)

    def __init__(self, tables: Tables, origin: State | None = None) -> None:
        if not tables.steps:
            named = turn.steps(tables)
            tables.steps += [step for _, step in named]
            tables.step_names += [name for name, _ in named]
        super().__init__(tables, origin)

    def opening(self, chance: Chance) -> State:
        return setup.opening(self.t, chance)

    def owner(self, state: State, frame: Frame) -> Seat:
        return state.roster.seat[frame[1]]  # as usual, and faster: types are known

    def view(self, state: State, seat: Seat | None) -> WingsView:
        return view(self.t, state, seat, self.pending(state))

    def resample(self, state: State, seat: Seat | None, seed: int) -> State:
        return hidden.resample(self.t, state, seat, seed)

    def outcome(self, state: State) -> Outcome | None:
        return ending.outcome(self.t, state)

    def turn(self, state: State) -> int:
        return state.turn

    def parse(self, state: State, seat: Seat, word: str) -> Order:
        try:
            return super().parse(state, seat, word)
        except BadOrder:
            if any(word.lower() in cards.names for cards in self.t.cards):
                raise BadOrder(f"{word.lower()!r} is no card of this aircraft's deck") from None
            raise

    def unasked(self, state: State) -> Refusal:
        return turn.unasked(state)

    def named(self, state: State, seat: Seat) -> list[str]:
        return programming.card_names(self.t, state, seat)

    def audit(self, state: State) -> list[str]:
        return hidden.audit(self.t, state)

    def situation(self, state: State) -> dict[str, Any]:
        return situations.write(self.t, state)
