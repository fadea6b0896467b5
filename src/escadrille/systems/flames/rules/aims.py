"""Against whom a card is played, and how far a maneuver goes (groups PLAY, POS, ATK)."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.aircraft import ADVANTAGED
from escadrille.mechanics.hands import faces
from escadrille.mechanics.stacked import Decision
from escadrille.systems.flames import choices as c
from escadrille.systems.flames import frames as f
from escadrille.systems.flames.choices import is_aircraft
from escadrille.systems.flames.facts import Maneuver
from escadrille.systems.flames.orders import label
from escadrille.systems.flames.rules import bombers, runs
from escadrille.systems.flames.rules.anytime import bar_extra
from escadrille.systems.flames.rules.bursts import available, cost, gunner_left, spend
from escadrille.systems.flames.rules.cards import Out
from escadrille.systems.flames.rules.formation import is_laden
from escadrille.systems.flames.rules.positions import (
    bar_enemy,
    bar_step,
    bar_wingman,
    position,
    pursuers,
    slot_free,
    step_set,
    targets,
)
from escadrille.systems.flames.rules.reaction import SHOTS, breaks_off, launch
from escadrille.systems.flames.rules.speed import facts_enemy
from escadrille.systems.flames.rules.uses import (
    UP_TO,
    announce,
    gunner_targets,
    hits_of,
    maneuver_value,
)
from escadrille.systems.flames.state import Frame, State
from escadrille.systems.flames.tables import Tables


def legal_target(t: Tables, s: State, frame: Frame) -> list[int]:
    _, aircraft, face, use = frame
    return [c.AIRCRAFT + enemy for enemy in targets_for(t, s, aircraft, face, use)]


def targets_for(t: Tables, s: State, aircraft: int, face: int, use: int) -> list[int]:
    """Return the enemies that may be designated (FLAMES-PLAY-14, FLAMES-MULTI-03)."""
    if use == c.SELECT:
        return bombers.selectable(s, aircraft)
    if use == c.MANEUVER:
        worth = UP_TO[maneuver_value(t, s, aircraft, face)]
        return [e for e in targets(s, aircraft) if step_set(s, aircraft, e) & worth]
    found = sorted(gunner_targets(s, aircraft)) if use == c.GUNNER else targets(s, aircraft)
    return [e for e in found if bar_against(t, s, aircraft, face, use, e) is None]


def bar_target(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    _, aircraft, face, use = frame
    if not is_aircraft(choice):
        return bar_extra(t, s, frame, choice)
    enemy = choice - c.AIRCRAFT
    if use == c.SELECT:
        return bombers.bar_select(s, aircraft, enemy)
    found = bar_gunner(s, aircraft, enemy) if use == c.GUNNER else bar_enemy(s, aircraft, enemy)
    return found or bar_against(t, s, aircraft, face, use, enemy)


def bar_gunner(s: State, aircraft: int, enemy: int) -> Refusal | None:
    """Return why the gunner does not see an aircraft, or may not fire at it."""
    if enemy not in pursuers(s, aircraft):
        return Refusal("FLAMES-NOTE-01", {"enemy": label(s.roster, enemy)})
    return bar_wingman(s, aircraft, enemy)


def bar_against(
    t: Tables, s: State, aircraft: int, face: int, use: int, enemy: int
) -> Refusal | None:
    """Return what bars a use against an enemy at hand: the position first, then the bursts."""
    now = position(s, aircraft, enemy)
    if use == c.ATTACK and now < 0:
        return Refusal("FLAMES-POS-08", {"enemy": label(s.roster, enemy), "position": now})
    if use in SHOTS:
        bursts = cost(t, s, face, enemy)
        left = gunner_left(s, aircraft) if use == c.GUNNER else available(s, aircraft, now)
        return None if bursts <= left else _unpaid(use, bursts, left)
    if breaks_off(t, face, use):
        return Refusal("FLAMES-CARD-02", {"position": now}) if now >= 0 else None
    if use == c.MANEUVER:
        return None
    if now != -ADVANTAGED:
        return Refusal("FLAMES-CARD-11", {"position": now})
    if not slot_free(s, enemy, ADVANTAGED):
        return Refusal("FLAMES-RULING-34", {"enemy": label(s.roster, enemy)})
    return None


def _unpaid(use: int, cost: int, left: int) -> Refusal:
    if use == c.GUNNER:
        return Refusal("FLAMES-NOTE-04", {"left": left})
    return Refusal("FLAMES-BURST-06", {"cost": cost, "available": left})


def thinkable_target(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    """Return whom a use is for, each later than those whom an earlier rule puts out of question.

    An attack asks for the altitude, the position and the bursts (FLAMES-RULING-60). A maneuver
    asks for the altitude and a free slot; then a position held forbids it on others
    (FLAMES-ALT-03, FLAMES-POS-05, FLAMES-POS-10, FLAMES-WING-03). The rest is for pursuers.
    """
    _, aircraft, _, use = frame
    if use == c.SELECT:
        return _bombers_last(s, aircraft)
    if use not in (c.MANEUVER, c.ATTACK):
        return [c.AIRCRAFT + enemy for enemy in pursuers(s, aircraft)]
    level, open_to = s.altitude[aircraft], targets(s, aircraft)

    def asked_last(enemy: int) -> tuple[int, ...]:
        near, at_hand = s.altitude[enemy] == level, enemy in open_to
        if use == c.MANEUVER:
            return near, not at_hand
        return near, at_hand, position(s, aircraft, enemy)

    enemies = [enemy for enemy in s.roster.enemies[aircraft] if s.alive[enemy]]
    return [c.AIRCRAFT + enemy for enemy in sorted(enemies, key=asked_last)]


def _bombers_last(s: State, aircraft: int) -> list[int]:
    """Return the enemies as selection asks for them: a bomber, at the level, not the current."""
    level, open_to = s.altitude[aircraft], bombers.selectable(s, aircraft)
    enemies = [enemy for enemy in s.roster.enemies[aircraft] if s.alive[enemy]]

    def asked_last(enemy: int) -> tuple[bool, ...]:
        return is_laden(s, enemy), s.altitude[enemy] == level, enemy in open_to

    return [c.AIRCRAFT + enemy for enemy in sorted(enemies, key=asked_last)]


def leads_target(t: Tables, s: State, frame: Frame, choice: int) -> Frame | None:
    _, aircraft, face, use = frame
    if use == c.SELECT:
        return f.APPROACH, aircraft, face, choice - c.AIRCRAFT
    return (f.STEPS, aircraft, face, choice - c.AIRCRAFT) if use == c.MANEUVER else None


def apply_target(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    _, aircraft, face, use = frame
    enemy = choice - c.AIRCRAFT
    play = leads_target(t, s, frame, choice)
    if play is not None:
        s.stack[-1] = play
        return
    s.stack.pop()
    if s.raid is not None and use != c.GUNNER:
        runs.turn_to(t, s, enemy, out)
    if use in SHOTS:
        _fire(t, s, aircraft, face, use, enemy)
    elif use == c.AGILE:
        s.agile_used = 1
    announce(t, s, aircraft, face, use, enemy, out)
    launch(t, s, use, aircraft, enemy, face, out)


def _fire(t: Tables, s: State, aircraft: int, face: int, use: int, enemy: int) -> None:
    """Spend the bursts, take up the pending hits, fix the hits of the attack.

    Rules: FLAMES-BURST-06, FLAMES-BURST-07, FLAMES-PLAY-13.
    """
    bursts = cost(t, s, face, enemy)
    s.hits = hits_of(t, s, aircraft, face, use)
    s.extra_hits = 0
    if use == c.GUNNER:
        s.gunner += bursts
    else:
        spend(s, aircraft, bursts)


def legal_steps(t: Tables, s: State, frame: Frame) -> list[int]:
    _, aircraft, face, enemy = frame
    worth = step_set(s, aircraft, enemy) & UP_TO[maneuver_value(t, s, aircraft, face)]
    return [c.STEP + steps for steps in faces(worth)]


def bar_steps(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    _, aircraft, face, enemy = frame
    steps, value = choice - c.STEP, maneuver_value(t, s, aircraft, face)
    if steps not in range(1, len(UP_TO)):
        return bar_extra(t, s, frame, choice)
    found = bar_step(s, aircraft, enemy, steps)
    if found is None and steps > value:
        return Refusal("FLAMES-PLAY-04", {"value": value, "steps": steps})
    return found


def thinkable_steps(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    """Return the steps that a card is worth; the first of them comes last: it is never too far."""
    value = maneuver_value(t, s, frame[1], frame[2])
    return [c.STEP + steps for steps in range(max(1, value), 0, -1)]


def facts_steps(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Maneuver:
    _, aircraft, _, enemy = frame
    return Maneuver(position(s, aircraft, enemy) + choice - c.STEP)


def apply_steps(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Announce a Maneuver of so many steps: its title is ignored (FLAMES-PLAY-05)."""
    _, aircraft, face, enemy = s.stack.pop()
    if s.raid is not None:
        runs.turn_to(t, s, enemy, out)
    s.steps = choice - c.STEP
    announce(t, s, aircraft, face, c.MANEUVER, enemy, out)
    launch(t, s, c.MANEUVER, aircraft, enemy, face, out)


DECISIONS: Final[dict[int, Decision[Tables, State]]] = {
    f.TARGET: Decision(
        legal_target, bar_target, apply_target, thinkable_target, leads_target, facts_enemy
    ),
    f.STEPS: Decision(legal_steps, bar_steps, apply_steps, thinkable_steps, facts=facts_steps),
}
