"""Le Prieur rockets (group ROCK)."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.stacked import Out
from escadrille.systems.wings import choices as c
from escadrille.systems.wings.events import RocketsFired
from escadrille.systems.wings.frames import ROCKETS, no_answer
from escadrille.systems.wings.rules import missions, sights
from escadrille.systems.wings.rules.damage import is_silenced, strike
from escadrille.systems.wings.rules.losses import note_shot
from escadrille.systems.wings.rules.programming import ROCKET_CARDS, kind_of
from escadrille.systems.wings.state import FLYING, GROUND, NOBODY, PLAYED, Frame, State, serial
from escadrille.systems.wings.tables import BALLOON, FRONT, TASKS, Tables

LAUNCHER: Final = 2  # the arc of rockets, among the guns for which a target is declared


def asks(t: Tables, s: State) -> bool:
    """Ask whose rockets have several targets in position; this step of the turn then comes again.

    Guns have declared theirs by then. Rules: WINGS-ROCK-04, WINGS-RULING-66.
    """
    asked = [
        (ROCKETS, aircraft, 0, 0)
        for aircraft in reversed(range(t.size))
        if s.rockets[aircraft] and _must_aim(t, s, aircraft)
    ]
    if asked:
        turn, at, _, _ = s.stack[0]
        s.stack[:] = [(turn, at - 1, 0, 0), *asked]
    return bool(asked)


def _must_aim(t: Tables, s: State, aircraft: int) -> bool:
    """Do these rockets fly now, and is it not yet declared at which of several targets?"""
    if s.status[aircraft] != FLYING or not s.did[aircraft] & PLAYED:
        return False
    if (aircraft, LAUNCHER) in s.guns or _is_disturbed(t, s, aircraft):
        return False
    return len(_targets(t, s, aircraft)) > 1


def legal_target(t: Tables, s: State, frame: Frame) -> list[int]:
    return [c.PIECE + target for target in sorted(_targets(t, s, frame[1]))]


def bar_target(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    """Return what keeps rockets from a target: its place, somebody on the line, a balloon."""
    aircraft, target = frame[1], choice - c.PIECE
    if target not in s.roster.foes[aircraft] or s.status[target] not in (FLYING, GROUND):
        return no_answer(frame)
    facts = {"shooter": t.labels[aircraft], "target": t.labels[target]}
    if not _in_position(t, s, aircraft, target):
        clear = _in_position(t, s, aircraft, target, blocked=False)
        return Refusal("WINGS-ROCK-05" if clear else "WINGS-ROCK-04", facts)
    return None if target in _targets(t, s, aircraft) else Refusal("WINGS-RULING-66", facts)


def thinkable_targets(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    """Return every enemy on the table."""
    foes = s.roster.foes[frame[1]]
    return [c.PIECE + target for target in foes if s.status[target] in (FLYING, GROUND)]


def apply_target(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    s.stack.pop()
    s.guns = [*s.guns, (frame[1], LAUNCHER)]
    s.declared = [*s.declared, choice - c.PIECE]


def forget_guns(s: State) -> None:
    """Forget what guns declared, but not the targets of rockets, which are fired last."""
    s.sights = []
    kept = [number for number, (_, arc) in enumerate(s.guns) if arc == LAUNCHER]
    s.guns, s.declared = [s.guns[n] for n in kept], [s.declared[n] for n in kept]


def fire(t: Tables, s: State, out: Out) -> None:
    """Fire the lots whose second manoeuvre this was, then note those just begun.

    Damage of this step takes effect at its end: who falls by it has fired, as with guns, unless
    a special spoilt the aim (WINGS-RULING-86).
    Rules: WINGS-ROCK-01, WINGS-ROCK-02, WINGS-ROCK-03, WINGS-ROCK-05, WINGS-RULING-66,
    WINGS-RULING-86.
    """
    chosen = {piece: target for (piece, _), target in zip(s.guns, s.declared, strict=True)}
    s.guns, s.declared = [], []
    for aircraft in range(t.size):
        if s.status[aircraft] != FLYING:
            s.rockets[aircraft] = 0
        elif s.did[aircraft] & PLAYED:
            if s.rockets[aircraft]:
                _launch(t, s, aircraft, chosen, out)
            else:
                s.rockets[aircraft] = _begun(s, aircraft)


def _begun(s: State, aircraft: int) -> int:
    place = s.phase - 1
    return {c.ONE_LOT + place: 1, c.TWO_LOTS + place: 2}.get(s.mark[aircraft], 0)


def _launch(t: Tables, s: State, aircraft: int, chosen: dict[int, int], out: Out) -> None:
    """One D card for each lot, if nothing disturbed the aim (WINGS-ROCK-04, WINGS-ROCK-06)."""
    lots = s.rockets[aircraft]
    s.rockets[aircraft] = 0
    s.lots[aircraft] -= lots
    s.launched[aircraft] += lots
    target = NOBODY
    if not _is_disturbed(t, s, aircraft):
        target = chosen.get(aircraft, next(iter(_targets(t, s, aircraft)), NOBODY))
    if out is not None:
        out.append(RocketsFired(t.labels[aircraft], t.label(target), lots))
    if target != NOBODY:
        note_shot(t, s, aircraft, target, False, out)
        strike(t, s, target, t.rocket_letter, lots, "rockets", out, by=aircraft)
        if TASKS[t.task[target]] == "test" and not s.task[target]:
            missions.accomplish(t, s, target, aircraft, out)  # WINGS-MIS-07


def _is_disturbed(t: Tables, s: State, aircraft: int) -> bool:
    """Does something spoil a rocket fire: a special damage, a wrong card, clouds, a wound?

    Rules: WINGS-ROCK-03, WINGS-ROCK-05, WINGS-SPEC-07, WINGS-CLOUD-03.
    """
    kind = kind_of(s.roster.deck[aircraft], s.last[aircraft])
    return (
        s.sore[aircraft] >= serial(s) - 1
        or kind not in ROCKET_CARDS
        or bool(s.cloud[aircraft])
        or is_silenced(t, s, aircraft, FRONT)
    )


def _targets(t: Tables, s: State, aircraft: int) -> list[int]:
    """Return the balloons in position, else the other targets (WINGS-RULING-66)."""
    foes = s.roster.foes[aircraft]
    found = [target for target in foes if _in_position(t, s, aircraft, target)]
    return [target for target in found if s.roster.kind[target] == BALLOON] or found


def _in_position(t: Tables, s: State, aircraft: int, target: int, *, blocked: bool = True) -> bool:
    """Is a target in range, at its level or one below, and the line to it free (WINGS-ROCK-04)?"""
    if not sights.is_target(t, s, target):
        return False
    if t.altitude and s.level[aircraft] - s.level[target] not in (0, 1):
        return False
    return sights.in_rocket_sight(t, s, aircraft, target, blocked=blocked)
