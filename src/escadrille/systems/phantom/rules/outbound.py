"""The flight to the Target: abort, placement, Bandits, Intel (group TB)."""

from __future__ import annotations

from escadrille.kernel.api import Refusal
from escadrille.mechanics.stacked import Out
from escadrille.systems.phantom import frames
from escadrille.systems.phantom.choices import HIGH, LOW, PASS, PILOT, THREAT, ZONE
from escadrille.systems.phantom.events import Aborted, Flew, Placed
from escadrille.systems.phantom.orders import pilot_name
from escadrille.systems.phantom.rules import defences
from escadrille.systems.phantom.rules.geometry import OUTER, ZONES
from escadrille.systems.phantom.rules.pilots import unload_all
from escadrille.systems.phantom.rules.questions import answers, barred, words
from escadrille.systems.phantom.rules.tracks import intel_value
from escadrille.systems.phantom.state import ABORTED, FLYING, Frame, State, flight
from escadrille.systems.phantom.tables import BANDIT, NOBODY, SITE, Tables


def offer_abort(t: Tables, s: State, out: Out) -> None:
    """Ask who turns back (PHANTOM-TB-02, PHANTOM-RULING-14)."""
    if FLYING in s.role:
        s.stack.append((frames.ABORT, 0, 0, 0))


def bar_absent(t: Tables, s: State, frame: Frame, pilot: int) -> Refusal | None:
    """Only an aircraft of the flight can be meant."""
    return None if s.role[pilot] == FLYING else barred(frame, pilot=pilot_name(t, s, pilot))


bar_abort = answers(PILOT, PASS)(bar_absent)


def legal_abort(t: Tables, s: State, frame: Frame) -> list[int]:
    return [PASS, *[PILOT + pilot for pilot in flight(s)]]


def apply_abort(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    if choice != PASS:
        abort(t, s, choice - PILOT, out)
    if choice == PASS or FLYING not in s.role:
        s.stack.pop()


def abort(t: Tables, s: State, pilot: int, out: Out) -> None:
    """An aircraft goes home before the Target (PHANTOM-TB-03)."""
    s.role[pilot] = ABORTED
    unload_all(t, s, pilot)
    if out is not None:
        out.append(Aborted(pilot_name(t, s, pilot)))


def offer_places(t: Tables, s: State, out: Out) -> None:
    for pilot in reversed(flight(s)):
        s.stack.append((frames.PLACE, pilot, 0, 0))


@answers(ZONE)
def bar_place(t: Tables, s: State, frame: Frame, zone: int) -> Refusal | None:
    """Any pre-approach zone, shared or not (PHANTOM-TB-05, PHANTOM-GEO-08)."""
    return None if zone in OUTER else barred(frame, zone=ZONES[zone].upper())


def legal_place(t: Tables, s: State, frame: Frame) -> list[int]:
    return [ZONE + zone for zone in OUTER]


def apply_place(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    s.zone[frame[1]] = choice - ZONE
    s.stack[-1] = (frames.LEVEL, frame[1], 0, 0)


bar_level = words(LOW, HIGH)


def legal_level(t: Tables, s: State, frame: Frame) -> list[int]:
    """Rules: PHANTOM-COMP-03, PHANTOM-TB-05, PHANTOM-HOUSE-13."""
    return [LOW, HIGH]


def apply_level(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    pilot = frame[1]
    s.high[pilot] = int(choice == HIGH)
    s.stack.pop()
    if out is not None:
        kind = Flew if s.turn else Placed
        altitude = "high" if s.high[pilot] else "low"
        out.append(kind(pilot_name(t, s, pilot), ZONES[s.zone[pilot]], altitude))


def run_bandits(t: Tables, s: State, out: Out) -> None:
    """Rules: PHANTOM-TB-06, PHANTOM-TB-07."""
    defences.place_bandits(t, s, defences.draw_zones(*t.targets[s.target].bandits), out)


def offer_intel(t: Tables, s: State, out: Out) -> None:
    """Ask which Site and which Bandit Intel destroys (PHANTOM-TB-08, PHANTOM-HOUSE-32)."""
    site, bandit = intel_value(t, s)
    for face, area in ((BANDIT, bandit), (SITE, site)):
        if area != NOBODY and defences.removable(t, s, face, area):
            s.stack.append((frames.INTEL, 0, face, area))


@answers(THREAT, PASS)
def bar_intel(t: Tables, s: State, frame: Frame, threat: int) -> Refusal | None:
    """One of the counters there, or none (PHANTOM-RULING-15)."""
    return defences.bar_removal(t, s, frame, threat, defences.removable(t, s, frame[2], frame[3]))


def legal_intel(t: Tables, s: State, frame: Frame) -> list[int]:
    return [PASS, *[THREAT + threat for threat in defences.removable(t, s, frame[2], frame[3])]]


def apply_intel(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    s.stack.pop()
    if choice != PASS:
        defences.remove(t, s, choice - THREAT, "intel", out)
