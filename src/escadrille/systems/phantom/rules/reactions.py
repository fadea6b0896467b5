"""Reactions to an enemy attack: suppression, then evasion (group REACT; HOUSE-08, HOUSE-09)."""

from __future__ import annotations

from escadrille.kernel.api import Refusal, Seat
from escadrille.mechanics.stacked import Out
from escadrille.systems.phantom import frames
from escadrille.systems.phantom.choices import EVADE, PASS, PILOT
from escadrille.systems.phantom.events import Evaded
from escadrille.systems.phantom.orders import pilot_name
from escadrille.systems.phantom.rules import attacks, hits
from escadrille.systems.phantom.rules.pilots import add_stress
from escadrille.systems.phantom.rules.questions import barred
from escadrille.systems.phantom.state import FLYING, Frame, State
from escadrille.systems.phantom.tables import Tables


def offer(t: Tables, s: State, pilot: int, threat: int) -> None:
    """Ask for suppression where somebody can try it; under it waits evasion.

    Rules: PHANTOM-REACT-01.
    """
    aim = threat + 1
    s.stack.append((frames.EVADE, pilot, aim, frames.OVERHEAD))
    able = suppressors(t, s, aim)
    if able:
        s.stack.append((frames.SUPPRESS, pilot, aim, able))


def suppressors(t: Tables, s: State, aim: int) -> int:
    """Return the set of aircraft that can attack this Site or Bandit.

    Rules: PHANTOM-REACT-02, PHANTOM-HOUSE-08, PHANTOM-RULING-08.
    """
    return sum(
        1 << pilot
        for pilot, role in enumerate(s.role)
        if role == FLYING and attacks.can_aim(t, s, pilot, attacks.ranges_of(t, s, pilot), aim)
    )


def bar_suppress(t: Tables, s: State, frame: Frame, seat: Seat, choice: int) -> Refusal | None:
    """Any aircraft that can attack, once against each attack (PHANTOM-REACT-04)."""
    if choice == PASS:
        return None
    found = attacks.bar_attacker(t, s, frame, choice)
    if found is not None:
        return found
    pilot = choice - PILOT
    can_try = frame[3] >> pilot & 1
    if not can_try and attacks.can_aim(t, s, pilot, attacks.ranges_of(t, s, pilot), frame[2]):
        return Refusal("PHANTOM-REACT-04", {"pilot": pilot_name(t, s, pilot)})
    return None


def after_suppress(t: Tables, s: State, frame: Frame, choice: int) -> Frame | None:
    return None if choice == PASS else (frames.WEAPONS, choice - PILOT, frame[2], 1)


def legal_suppress(t: Tables, s: State, frame: Frame) -> list[int]:
    return [PASS, *[PILOT + pilot for pilot in range(len(s.role)) if frame[3] >> pilot & 1]]


def apply_suppress(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    s.stack.pop()
    attack = after_suppress(t, s, frame, choice)
    if attack is None:
        return
    _, attacked, aim, able = frame
    # One aircraft tries, unless the option lets others try after it (PHANTOM-RULING-07).
    rest = 0 if t.one_suppressor else able & ~(1 << attack[1])
    if rest:
        s.stack.append((frames.SUPPRESS, attacked, aim, rest))
    s.stack.append(attack)


def bar_evade(t: Tables, s: State, frame: Frame, seat: Seat, choice: int) -> Refusal | None:
    """Only the aircraft attacked evades, Unfit or not (PHANTOM-REACT-05, PHANTOM-PILOT-12)."""
    return None if choice in (PASS, EVADE) else barred(frame)


def legal_evade(t: Tables, s: State, frame: Frame) -> list[int]:
    return [PASS, EVADE]


def apply_evade(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """The stress of an evasion counts first, then the dice fall (PHANTOM-HOUSE-09)."""
    s.stack.pop()
    _, pilot, aim, leg = frame
    if choice == EVADE:
        if out is not None:
            out.append(Evaded(pilot_name(t, s, pilot)))
        add_stress(t, s, pilot, t.help.evasion, out)
    hits.fire(t, s, pilot, aim, leg, evading=choice == EVADE, out=out)
