"""The four turns over the target, and jettison (group OT; SEQ-04)."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal, Seat
from escadrille.mechanics.stacked import Out
from escadrille.systems.phantom import frames
from escadrille.systems.phantom.choices import PASS, PILOT, WEAPON, kind_of
from escadrille.systems.phantom.events import Jettisoned, TurnBegan
from escadrille.systems.phantom.orders import pilot_name
from escadrille.systems.phantom.rules.defences import clear_display
from escadrille.systems.phantom.rules.enemy import begin_barrage
from escadrille.systems.phantom.rules.movement import move_bandits, offer_moves
from escadrille.systems.phantom.rules.outbound import bar_absent
from escadrille.systems.phantom.rules.pilots import loaded
from escadrille.systems.phantom.rules.questions import barred
from escadrille.systems.phantom.state import FLYING, Frame, State, flight
from escadrille.systems.phantom.tables import NOBODY, Tables

TURNS: Final = 4  # PHANTOM-OT-01


def begin_turns(t: Tables, s: State, out: Out) -> None:
    """Rules: PHANTOM-OT-01, PHANTOM-GEO-09, PHANTOM-COMP-23."""
    s.stack.append((frames.TURN, 0, frames.JETTISONS, 0))
    _begin_turn(s, 1, out)


def _begin_turn(s: State, turn: int, out: Out) -> None:
    s.turn = turn
    s.acted = [0] * len(s.card)
    if out is not None:
        out.append(TurnBegan(turn))


def run_turn(t: Tables, s: State, frame: Frame, out: Out) -> None:
    """Run one step of a turn, then the next; nobody leaves before the last turn is over.

    Rules: PHANTOM-SEQ-04, PHANTOM-HOUSE-14, PHANTOM-TB-04.
    """
    step = frame[2]
    last = s.turn == TURNS and step >= frames.MOVES
    if FLYING not in s.role or last:
        s.stack.pop()
        end_phase(s)
        return
    if step > frames.BANDIT_MOVES:
        s.stack[-1] = (frames.TURN, 0, frames.JETTISONS, 0)
        _begin_turn(s, s.turn + 1, out)
        return
    s.stack[-1] = (frames.TURN, 0, step + 1, 0)
    if step == frames.JETTISONS:
        offer_jettison(t, s)
    elif step in (frames.FAST, frames.SLOW):
        s.stack.append((frames.STRIKE, 0, int(step == frames.FAST), 0))
    elif step == frames.ENEMY:
        begin_barrage(t, s)
    elif step == frames.MOVES:
        offer_moves(t, s)
    else:
        move_bandits(t, s, out)


def end_phase(s: State) -> None:
    """All aircraft go home, all counters back into the container.

    Rules: PHANTOM-HOUSE-14, PHANTOM-HOUSE-16.
    """
    s.turn = 0
    s.zone = [NOBODY] * len(s.card)
    clear_display(s)


def offer_jettison(t: Tables, s: State) -> None:
    """Rules: PHANTOM-OT-02, PHANTOM-RULING-24."""
    frame = (frames.JETTISON, 0, 0, 0)
    if len(legal_jettison(t, s, frame)) > 1:
        s.stack.append(frame)


def bar_jettison(t: Tables, s: State, frame: Frame, seat: Seat, choice: int) -> Refusal | None:
    if choice == PASS:
        return None
    if kind_of(choice) != PILOT:
        return barred(frame)
    pilot = choice - PILOT
    found = bar_absent(t, s, frame, pilot)
    if found is None and not loaded(t, s, pilot):
        return Refusal("PHANTOM-RULING-24", {"pilot": pilot_name(t, s, pilot), "load": 0})
    return found


def legal_jettison(t: Tables, s: State, frame: Frame) -> list[int]:
    return [PASS, *[PILOT + pilot for pilot in flight(s) if loaded(t, s, pilot)]]


def apply_jettison(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    if choice == PASS:
        s.stack.pop()
    else:
        s.stack.append((frames.DROP, choice - PILOT, 0, 0))


def bar_drop(t: Tables, s: State, frame: Frame, seat: Seat, choice: int) -> Refusal | None:
    """Name the counter that an aircraft drops (PHANTOM-OT-02)."""
    if kind_of(choice) != WEAPON:
        return barred(frame)
    weapon = choice - WEAPON
    if not s.load[frame[1] * t.weapons + weapon]:
        return Refusal("PHANTOM-RULING-24", {"weapon": t.weapon_ids[weapon], "loaded": 0})
    return None


def legal_drop(t: Tables, s: State, frame: Frame) -> list[int]:
    return [WEAPON + weapon for weapon in loaded(t, s, frame[1])]


def apply_drop(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    pilot, weapon = frame[1], choice - WEAPON
    s.stack.pop()
    s.load[pilot * t.weapons + weapon] -= 1
    if out is not None:
        out.append(Jettisoned(pilot_name(t, s, pilot), t.weapon_ids[weapon]))
    if len(legal_jettison(t, s, s.stack[-1])) == 1:
        s.stack.pop()
