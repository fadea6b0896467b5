"""Selecting a bomber with a card: its first point selects, the others are steps (RULING-43)."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.hands import faces
from escadrille.mechanics.stacked import Decision
from escadrille.systems.flames import choices as c
from escadrille.systems.flames import frames as f
from escadrille.systems.flames.facts import Maneuver
from escadrille.systems.flames.rules import runs
from escadrille.systems.flames.rules.anytime import bar_extra
from escadrille.systems.flames.rules.cards import Out
from escadrille.systems.flames.rules.damage import clear_action
from escadrille.systems.flames.rules.positions import bar_step, step_set
from escadrille.systems.flames.rules.reaction import launch
from escadrille.systems.flames.rules.uses import UP_TO, announce, maneuver_value
from escadrille.systems.flames.state import Frame, State
from escadrille.systems.flames.tables import Tables


def legal(t: Tables, s: State, frame: Frame) -> list[int]:
    """Select, and go on by as many steps as the card has points left (FLAMES-BMR-07)."""
    _, aircraft, face, bomber = frame
    left = maneuver_value(t, s, aircraft, face) - 1
    steps = step_set(s, aircraft, bomber) & UP_TO[left]
    return [c.STEP, *(c.STEP + count for count in faces(steps))]


def bar(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    _, aircraft, face, bomber = frame
    steps, left = choice - c.STEP, maneuver_value(t, s, aircraft, face) - 1
    if steps not in range(len(UP_TO)):
        return bar_extra(t, s, frame, choice)
    found = bar_step(s, aircraft, bomber, steps) if steps else None
    if found is None and steps > left:
        return Refusal("FLAMES-RULING-43", {"value": left + 1, "steps": steps})
    return found


def thinkable(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    value = maneuver_value(t, s, frame[1], frame[2])
    return [c.STEP + steps for steps in range(value, -1, -1)]


def facts(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Maneuver:
    return Maneuver(choice - c.STEP)


def apply(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Begin the run; to the steps, if there are any, the bomber may react once.

    Rules: FLAMES-BMR-04, FLAMES-BMR-07, FLAMES-BMR-11, FLAMES-RULING-43.
    """
    _, aircraft, face, bomber = s.stack.pop()
    runs.begin(t, s, aircraft, bomber, "card", out)
    steps = choice - c.STEP
    s.steps = steps
    announce(t, s, aircraft, face, c.MANEUVER if steps else c.SELECT, bomber, out)
    if steps:
        launch(t, s, c.MANEUVER, aircraft, bomber, face, out)
    else:
        clear_action(s)


DECISIONS: Final[dict[int, Decision[Tables, State]]] = {
    f.APPROACH: Decision(legal, bar, apply, thinkable, facts=facts),
}
