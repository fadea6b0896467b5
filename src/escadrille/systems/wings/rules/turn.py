"""The order of a turn (group TURN): one list of steps, compiled from the options."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.stacked import Out
from escadrille.systems.wings.events import TurnBegan
from escadrille.systems.wings.frames import ABOUT, PROGRAM, PUBLIC, SECRETS, TURN
from escadrille.systems.wings.rules import (
    advantage,
    balloons,
    bombs,
    clouds,
    collision,
    ending,
    fire,
    flak,
    lastcard,
    losses,
    missions,
    modes,
    movement,
    pistols,
    programming,
    reinforcements,
    tailing,
    volley,
    weather,
)
from escadrille.systems.wings.rules.damage import LASTING, bind_all, strike
from escadrille.systems.wings.rules.losses import settle
from escadrille.systems.wings.state import FLYING, GROUND, NO_SPECIAL, OUTSIDE, Frame, State
from escadrille.systems.wings.tables import Tables

Step = Callable[[Tables, State, Out], None]
LAST: Final = 3  # phase, before which a last card may be changed (WINGS-SKL-13)


def steps(t: Tables) -> list[tuple[str, Step]]:
    """Return the steps of a turn, in the order of WINGS-TURN-05 (WINGS-RULING-03)."""
    found: list[tuple[str, Step | None]] = [
        ("begin", begin),
        ("window", clouds.offer_window if t.true_ceiling else None),
        ("return", modes.return_due if t.moded else None),
        ("reinforce", reinforcements.offer if t.reinforced else None),
        ("sun", advantage.offer_entry if t.options["sun"] else None),
        ("outside", movement.draw_outside if t.exit_rule == "fled_return" else None),
        ("burn", balloons.burn if t.balloons else None),
        ("lower", balloons.offer_lowering if t.balloons and t.altitude else None),
        ("descend", balloons.descend if t.balloons and t.altitude else None),
        ("storm", weather.start_draws if t.weather else None),
        ("tail", tailing.record if t.tailing or t.options["sun"] else None),
        ("sight", clouds.remember if t.clouds or t.weather else None),
        ("eye", volley.offer_look if t.skilled else None),
        ("program", program),
        ("flak", flak.offer if t.batteries else None),
        ("escape", volley.offer_escape if t.skilled else None),
        ("show", tailing.show if t.tailing or t.options["sun"] else None),
        ("surface", movement.come_out if t.clouds or t.weather else None),
        ("flames", burn),
    ]
    for phase in (1, 2, 3):
        found += _phase(t, phase)
    found += [
        ("smoke", drift_smoke),
        ("grave", losses.call_in_the_wounded if t.crash_landing or t.piloted else None),
        ("put-back", movement.put_back if t.exit_rule == "fled_return" else None),
        ("flags-home", modes.flags_home if t.mode == "ctf" else None),
        ("advantage", advantage.count if t.tactical else None),
        ("pick-up", missions.pick_up if t.landed_for else None),
        ("spotting", balloons.spot if t.spotting else None),
        ("end", ending.check_turn),
    ]
    return [(name, step) for name, step in found if step is not None]


def _phase(t: Tables, phase: int) -> list[tuple[str, Step | None]]:
    steps: list[tuple[str, Step | None]] = [
        ("release", bombs.offer if t.bombs else None),
        ("fuse", flak.offer_fuse if t.batteries and phase == 2 else None),
        ("last-card", lastcard.offer if t.piloted and t.skilled and phase == LAST else None),
        ("begin", movement.begin_phase),
        ("reveal", movement.reveal),
        ("clouds", clouds.drift if t.clouds or t.weather else None),
        ("check", movement.check_moves),
        ("storm", weather.move_draws if t.weather else None),
        ("collide", collision.check if t.collision else None),
        ("ram", collision.crash if t.collision and t.behaved else None),
        ("cables", balloons.check_cables if t.balloons else None),
        ("bombs", bombs.fall if t.bombs else None),
        ("look", bombs.look if t.observed else None),
        ("rearm", modes.rearm if t.moded else None),
        ("flags", modes.carry_flags if t.mode == "ctf" else None),
        ("border", advantage.watch if t.tactical else None),
        ("fire", fire.open_fire),
        ("pistol", pistols.offer if t.equipped else None),
        ("announce", volley.announce if t.asks_shots else None),
        ("deal", volley.deal if t.asks_shots else None),
        ("resolve", volley.finish if t.asks_shots else fire.resolve),
        ("clear", fire.end_phase),
        ("sight", clouds.remember if t.clouds or t.weather else None),
        ("over", ending.check_phase),
    ]
    return [(f"{name}-{phase}", step) for name, step in steps]


def run(t: Tables, s: State, frame: Frame, out: Out) -> None:
    """Run the steps of the turn until one asks; after the last comes the first (WINGS-TURN-04)."""
    stack, steps, at = s.stack, t.steps, frame[1]
    while len(stack) == 1:
        step = steps[at]
        at = at + 1 if at + 1 < len(steps) else 0
        stack[0] = (TURN, at, 0, 0)
        step(t, s, out)


def unasked(s: State) -> Refusal:
    """Return why a seat that is not asked may not answer."""
    if s.over:
        return Refusal("WINGS-DMG-01", {"reason": "the fight is over"})
    kind = s.stack[-1][0]
    if kind in SECRETS:
        return Refusal(ABOUT[kind], {"reason": "already chosen"})
    return Refusal("WINGS-TURN-05", {"decision": PUBLIC[kind]})


def begin(t: Tables, s: State, out: Out) -> None:
    """Begin a turn (WINGS-TURN-01). Duties of damage taken before it bind from now on."""
    s.turn += 1
    s.phase = 0
    s.surprise = 0
    s.did = [0] * t.size
    programming.forget(t, s)
    bind_all(t, s)
    if out is not None:
        out.append(TurnBegan(s.turn))


def program(t: Tables, s: State, out: Out) -> None:
    """Let everyone program in secret (WINGS-PROG-01, WINGS-PROG-02)."""
    programming.open_turn(t, s)
    if not programming.is_done(t, s):
        s.stack.append((PROGRAM, 0, 0, 0))


def burn(t: Tables, s: State, out: Out) -> None:
    """Aircraft on fire draw an A card before the first reveal, those outside too.

    Rules: WINGS-SPEC-13, WINGS-DBL-01.
    """
    if not any(s.flames[: t.size]):
        return
    for aircraft in range(t.size):
        if s.flames[aircraft] and s.status[aircraft] in (FLYING, GROUND, OUTSIDE):
            if s.flames[aircraft] < LASTING:
                s.flames[aircraft] -= 1
            strike(t, s, aircraft, t.twin, 1, "flames", out, flags=NO_SPECIAL)
    settle(t, s, out)


def drift_smoke(t: Tables, s: State, out: Out) -> None:
    """One smoke counter less at the end of each turn (WINGS-SPEC-01)."""
    s.smoke = [counters - 1 if 0 < counters < LASTING else counters for counters in s.smoke]
