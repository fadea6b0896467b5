"""The Speed Maneuver phase (group SPEED)."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.stacked import Decision
from escadrille.systems.flames.choices import AIRCRAFT, ASSIGN, PASS, SPEED, is_aircraft
from escadrille.systems.flames.events import Compared, SpeedUsed
from escadrille.systems.flames.facts import Enemy, Maneuver, Quarry
from escadrille.systems.flames.frames import COMPARE, POINTS
from escadrille.systems.flames.frames import SPEED as SPEED_WINDOW
from escadrille.systems.flames.orders import label
from escadrille.systems.flames.rules import bombers
from escadrille.systems.flames.rules.anytime import bar_extra, own_turn_extras
from escadrille.systems.flames.rules.cards import Out
from escadrille.systems.flames.rules.formation import absent, is_laden
from escadrille.systems.flames.rules.positions import (
    bar_enemy,
    bar_step,
    position,
    step_set,
    targets,
)
from escadrille.systems.flames.rules.reaction import launch
from escadrille.systems.flames.state import NOBODY, Frame, State
from escadrille.systems.flames.tables import SPEED as SPEED_FIGURE
from escadrille.systems.flames.tables import Tables

ONE_STEP: Final = 0b10


def advantage(s: State, aircraft: int, enemy: int) -> int:
    """Return the free maneuvers that a comparison gives (FLAMES-SPEED-01)."""
    return max(0, s.row[aircraft][SPEED_FIGURE] - s.row[enemy][SPEED_FIGURE])


def comparable(s: State, aircraft: int) -> list[int]:
    """Return the enemies worth comparing: slower ones, on whom one step is possible.

    Rules: FLAMES-SPEED-03, FLAMES-SPEED-04, FLAMES-RULING-37.
    """
    return [
        enemy
        for enemy in targets(s, aircraft)
        if advantage(s, aircraft, enemy) and step_set(s, aircraft, enemy) & ONE_STEP
    ]


def worth_asking(s: State, aircraft: int) -> bool:
    """Is there a comparison to make, at once or after abandoning (FLAMES-SPEED-05)?"""
    if comparable(s, aircraft) or (s.raid is not None and bombers.at_speed(s, aircraft)):
        return True
    held = s.holds[aircraft]
    if held < 0:
        return False
    return any(
        enemy != held
        and s.alive[enemy]
        and s.altitude[enemy] == s.altitude[aircraft]
        and advantage(s, aircraft, enemy)
        and not absent(s, enemy)
        for enemy in s.roster.enemies[aircraft]
    )


def legal_compare(t: Tables, s: State, frame: Frame) -> list[int]:
    aircraft = frame[1]
    codes = [PASS, *own_turn_extras(t, s, aircraft)]
    enemies = comparable(s, aircraft)
    if s.raid is not None:
        bombed = bombers.at_speed(s, aircraft)
        if bombed and bombers.may_assign(s, aircraft):
            codes.append(ASSIGN)
        enemies = sorted(enemies + bombed)
    return codes + [AIRCRAFT + enemy for enemy in enemies]


def bar_compare(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    if choice == PASS:
        return None
    if choice == ASSIGN:
        return bombers.bar_assign(s, frame[1]) or _bar_slow(s, frame[1])
    if not is_aircraft(choice):
        return bar_extra(t, s, frame, choice)
    aircraft, enemy = frame[1], choice - AIRCRAFT
    if is_laden(s, enemy):
        return bombers.bar_select(s, aircraft, enemy) or _bar_speed(s, aircraft, enemy)
    found = bar_enemy(s, aircraft, enemy, bound="FLAMES-SPEED-04")
    return found or _bar_speed(s, aircraft, enemy) or bar_step(s, aircraft, enemy, 1)


def _bar_speed(s: State, aircraft: int, enemy: int) -> Refusal | None:
    """Return why there is nothing to gain from a comparison (FLAMES-SPEED-01, FLAMES-BMR-10)."""
    if advantage(s, aircraft, enemy):
        return None
    mine, his = s.row[aircraft][SPEED_FIGURE], s.row[enemy][SPEED_FIGURE]
    rule = "FLAMES-RULING-44" if is_laden(s, enemy) else "FLAMES-SPEED-01"
    return Refusal(rule, {"speed": mine, "enemy": his})


def _bar_slow(s: State, aircraft: int) -> Refusal | None:
    """Return why no bomber can be had by Speed, whichever it is (FLAMES-RULING-44)."""
    if bombers.at_speed(s, aircraft):
        return None
    return Refusal("FLAMES-RULING-44", {"speed": s.row[aircraft][SPEED_FIGURE]})


def thinkable_compare(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    return [AIRCRAFT + enemy for enemy in s.roster.enemies[frame[1]] if s.alive[enemy]]


def facts_enemy(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Enemy | Quarry | None:
    if not is_aircraft(choice):
        return None
    aircraft, enemy = frame[1], choice - AIRCRAFT
    if s.raid is not None and s.raid.laden[enemy] and s.raid.quarry != enemy:
        return bombers.facts_quarry(s, aircraft, enemy)
    return Enemy(position(s, aircraft, enemy), advantage(s, aircraft, enemy))


def apply_compare(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Compare with one enemy; the points are tied to it (FLAMES-TURN-04, FLAMES-SPEED-06)."""
    aircraft = frame[1]
    s.stack.pop()
    if choice == PASS:
        return
    if choice == ASSIGN:
        bombers.ask_assignment(s, aircraft, out)
        return
    enemy = choice - AIRCRAFT
    if is_laden(s, enemy):
        bombers.select_at_speed(t, s, aircraft, enemy, out)
        return
    points = advantage(s, aircraft, enemy)
    s.stack.append((POINTS, aircraft, enemy, points))
    if out is not None:
        out.append(Compared(label(s.roster, aircraft), label(s.roster, enemy), points))


def run_points(t: Tables, s: State, frame: Frame, out: Out) -> None:
    """Offer the next free maneuver while there is one that can change something."""
    _, aircraft, enemy, points = frame
    if points and s.alive[enemy] and step_set(s, aircraft, enemy) & ONE_STEP:
        s.stack.append((SPEED_WINDOW, aircraft, enemy, points))
    else:
        s.stack.pop()


def legal_speed(t: Tables, s: State, frame: Frame) -> list[int]:
    return [PASS, SPEED, *own_turn_extras(t, s, frame[1])]


def bar_speed(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    if choice in (PASS, SPEED):
        return None
    if is_aircraft(choice):
        return Refusal("FLAMES-SPEED-06", {"compared": label(s.roster, frame[2])})
    return bar_extra(t, s, frame, choice)


def facts_speed(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Maneuver | None:
    return Maneuver(position(s, *frame[1:3]) + 1) if choice == SPEED else None


def apply_speed(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Use one point as a Maneuver 1 without a card, or leave the rest (FLAMES-SPEED-02)."""
    stack = s.stack
    stack.pop()
    _, aircraft, enemy, points = stack.pop()
    if choice == PASS:
        return
    stack.append((POINTS, aircraft, enemy, points - 1))
    if out is not None:
        out.append(SpeedUsed(label(s.roster, aircraft), label(s.roster, enemy)))
    s.steps = 1
    launch(t, s, SPEED, aircraft, enemy, NOBODY, out)


DECISIONS: Final[dict[int, Decision[Tables, State]]] = {
    COMPARE: Decision(
        legal_compare, bar_compare, apply_compare, thinkable_compare, facts=facts_enemy
    ),
    SPEED_WINDOW: Decision(legal_speed, bar_speed, apply_speed, facts=facts_speed),
}
