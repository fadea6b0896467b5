"""Fighter-bombers: bombers until they drop their load (group FB)."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.stacked import Decision
from escadrille.systems.flames import frames as f
from escadrille.systems.flames.choices import JETTISON, PASS
from escadrille.systems.flames.events import Jettisoned
from escadrille.systems.flames.facts import Load
from escadrille.systems.flames.orders import label
from escadrille.systems.flames.rules.anytime import off_the_point
from escadrille.systems.flames.rules.cards import Out, draw
from escadrille.systems.flames.rules.formation import raid_of
from escadrille.systems.flames.rules.setup import full_hand
from escadrille.systems.flames.rules.turn import take_turn
from escadrille.systems.flames.state import NOBODY, Frame, State
from escadrille.systems.flames.tables import BOMBS, Tables


def legal(t: Tables, s: State, frame: Frame) -> list[int]:
    """Keep the bombs, which ends the slot, or drop them (FLAMES-FB-06, FLAMES-RULING-28)."""
    return [PASS, JETTISON]


def bar(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    return None if choice in (PASS, JETTISON) else off_the_point(f.JETTISON)


def facts(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Load:
    aircraft = frame[1]
    bombs = s.roster.turrets[aircraft][s.flipped[aircraft]][BOMBS]
    return Load(bombs, full_hand(t, s, aircraft) if choice == JETTISON else 0)


def apply(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Become a fighter for good: out of the formation, with a full hand, and with this turn.

    Rules: FLAMES-FB-06, FLAMES-BONUS-02, FLAMES-RULING-28, FLAMES-RULING-67.
    """
    s.stack.pop()
    if choice == PASS:
        return
    aircraft, raid = frame[1], raid_of(s)
    raid.laden[aircraft], raid.cell[aircraft] = 0, NOBODY
    if out is not None:
        out.append(Jettisoned(label(s.roster, aircraft)))
    draw(t, s, aircraft, full_hand(t, s, aircraft), out)
    take_turn(s, aircraft, out)


DECISIONS: Final[dict[int, Decision[Tables, State]]] = {
    f.JETTISON: Decision(legal, bar, apply, facts=facts),
}
