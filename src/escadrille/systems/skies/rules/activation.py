"""The steps of an activation, and its pilot action (SKIES-BASE-16, -17, -24 to -29)."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.stacked import Decision, Out
from escadrille.systems.skies import choices as c
from escadrille.systems.skies import facts
from escadrille.systems.skies import frames as f
from escadrille.systems.skies import tables as tb
from escadrille.systems.skies.events import Activated, Outmanoeuvred
from escadrille.systems.skies.frames import no_answer
from escadrille.systems.skies.rules import attack, cards, defence, retention, targets
from escadrille.systems.skies.rules.damage import climb, highest, lose_level
from escadrille.systems.skies.rules.dice import SPADES, roll
from escadrille.systems.skies.rules.measuring import is_tailing
from escadrille.systems.skies.schema import LEVELS
from escadrille.systems.skies.state import (
    CLIMBED,
    FLYING,
    HIGH,
    NO_BURN,
    NOBODY,
    OPEN_FIRE,
    SECOND,
    SHOOT,
    SLASH,
    Frame,
    State,
)
from escadrille.systems.skies.tables import Tables


def run_activation(t: Tables, s: State, frame: Frame, out: Out) -> None:
    """Go from step to step (SKIES-BASE-17, SKIES-RULING-43); who is down or has left is done."""
    step, active = frame[1], s.active
    if step == f.FINISH or s.status[active] != FLYING:
        finish(t, s)
        return
    s.stack[-1] = (f.ACTIVATION, step + 1, 0, 0)
    seat = s.roster.side[active]
    if step == f.START:
        if out is not None:
            out.append(Activated(s.roster.names[active]))
        cards.offer(s, seat, tb.ACT)
    elif step == f.OPEN:
        if t.opening_shot and targets.shots(t, s, active):
            s.stack.append((f.OPENING, seat, 0, 0))
    elif step == f.MOVE:
        s.stack.append((f.FLY, seat, 0, 0))
    elif step in (f.BREAK, f.BREAK_AGAIN):
        if s.effects & SLASH and s.done >> c.SHOOT & 1:
            s.effects &= ~SLASH
            s.stack.append((f.SLASH, seat, 0, 0))
    elif step == f.DEFENCE:
        if defence.weapons(t, s):
            s.stack[-1] = (f.ACTIVATION, step, 0, 0)
            s.stack.append((f.DEFEND, seat, 0, 0))
    elif acts(s, step) and len(legal_action(t, s, frame)) > 1:
        s.stack.append((f.ACTION, seat, 0, 0))


def acts(s: State, step: int) -> bool:
    """May the pilot act, or act again (SKIES-BASE-24, SKIES-CARD-26)?"""
    return step == f.ACT or bool(s.done and s.effects & SECOND)


def finish(t: Tables, s: State) -> None:
    """End an activation with a Zoom token, then settle its cards (SKIES-BASE-16, -17)."""
    active = s.active
    if s.status[active] == FLYING:
        s.zoom[active] = 1
    s.jam[active] >>= 1
    s.active, s.burnt, s.done, s.effects, s.used, s.fired = NOBODY, NO_BURN, 0, 0, 0, 0
    s.stack.pop()
    if t.extended:
        retention.begin(s, s.roster.side[active], 1)


# The opening shot.


def legal_opening(t: Tables, s: State, frame: Frame) -> list[int]:
    return [c.PASS, *(c.AIRCRAFT + enemy for enemy in targets.shots(t, s, s.active))]


def bar_opening(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    if choice == c.PASS:
        return None
    if not 0 <= choice - c.AIRCRAFT < s.roster.size:
        return no_answer(frame)
    return targets.bar_shot(t, s, s.active, choice - c.AIRCRAFT)


def apply_opening(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    s.stack.pop()
    if choice != c.PASS:
        attack.declare(t, s, s.active, choice - c.AIRCRAFT, OPEN_FIRE)


def enemies(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    return [c.AIRCRAFT + enemy for enemy in s.roster.own[1 - seat]]


def opponents(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    return [c.PASS, *enemies(t, s, frame, seat)]


# The pilot action.


def legal_action(t: Tables, s: State, frame: Frame) -> list[int]:
    """Climb, outmanoeuvre, shoot or none (SKIES-BASE-24)."""
    active, done = s.active, s.done
    found = [c.PASS]
    if s.level[active] < highest(s, active) and not s.effects & CLIMBED and not done >> c.CLIMB & 1:
        found.append(c.CLIMB)
    if not done >> c.OUTMANOEUVRE & 1 and targets.manoeuvres(t, s, active):
        found.append(c.OUTMANOEUVRE)
    if not done >> c.SHOOT & 1 and targets.shots(t, s, active):
        found.append(c.SHOOT)
    if not done >> c.BOMB & 1 and defence.ships(t, s):
        found.append(c.BOMB)
    return found


def bar_action(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    if choice not in ACTIONS:
        return no_answer(frame)
    if s.done >> choice & 1:
        return Refusal("SKIES-CARD-26", {"action": c.WORDS[choice]})
    if choice == c.BOMB:
        return defence.bar_bombs(t, s)
    if choice == c.CLIMB:
        if s.effects & CLIMBED:
            return Refusal("SKIES-CARD-01", {"card": "great-climb"})
        if s.level[s.active] >= highest(s, s.active):
            return Refusal("SKIES-BASE-25", {"level": LEVELS[s.level[s.active]]})
    return None


def apply_action(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    if after := aims(t, s, frame, choice):
        s.stack[-1] = after
        return
    s.stack.pop()
    if choice == c.CLIMB:
        s.done |= 1 << c.CLIMB
        climb(s, s.active, out)


def aims(t: Tables, s: State, frame: Frame, choice: int) -> Frame | None:
    """Return where an action goes on that is done to somebody."""
    if choice in (c.OUTMANOEUVRE, c.SHOOT):
        return f.TARGET, frame[1], choice, 0
    return (f.SHIP, frame[1], 0, 0) if choice == c.BOMB else None


ACTIONS: Final = (c.PASS, c.CLIMB, c.OUTMANOEUVRE, c.SHOOT, c.BOMB)


def actions(t: Tables, s: State, frame: Frame, seat: int) -> tuple[int, ...]:
    return ACTIONS


def legal_target(t: Tables, s: State, frame: Frame) -> list[int]:
    found = targets.shots if frame[2] == c.SHOOT else targets.manoeuvres
    return [c.AIRCRAFT + enemy for enemy in found(t, s, s.active)]


def bar_target(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    if not 0 <= choice - c.AIRCRAFT < s.roster.size:
        return no_answer(frame)
    bar = targets.bar_shot if frame[2] == c.SHOOT else targets.bar_manoeuvre
    return bar(t, s, s.active, choice - c.AIRCRAFT)


def apply_target(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    s.stack.pop()
    enemy = choice - c.AIRCRAFT
    s.done |= 1 << frame[2]
    if frame[2] == c.SHOOT:
        attack.declare(t, s, s.active, enemy, SHOOT)
    else:
        s.target = enemy
        s.stack.append((f.CONTEST, 0, 0, 0))


def run_contest(t: Tables, s: State, frame: Frame, out: Out) -> None:
    """Offer the target its cards, then roll (SKIES-BASE-43)."""
    if not frame[1]:
        s.stack[-1] = (f.CONTEST, 1, 0, 0)
        cards.offer(s, s.roster.side[s.target], tb.OUT_)
        return
    s.stack.pop()
    outmanoeuvre(s, out)


def outmanoeuvre(s: State, out: Out) -> None:
    """Roll against an enemy for its level (SKIES-BASE-27, SKIES-BASE-29)."""
    active, enemy = s.active, s.target
    mine = roll(s.chance, targets.skill_dice(s, active))
    theirs = roll(s.chance, targets.skill_dice(s, enemy) + s.guard)
    s.effects &= ~HIGH
    s.target, s.guard, s.used = NOBODY, 0, 0
    aces, others = mine.count(SPADES), theirs.count(SPADES)
    tailing = is_tailing(s, active, enemy)
    success = aces > others or (tailing and aces == others > 0)
    if out is not None:
        names = s.roster.names
        told = (names[active], names[enemy], mine, theirs, tailing, success)
        out.append(Outmanoeuvred(*told))
    if success:
        lose_level(s, enemy, out)


DECISIONS: Final = {
    f.OPENING: Decision(
        legal_opening, bar_opening, apply_opening, opponents, facts=facts.of_opening
    ),
    f.ACTION: Decision(legal_action, bar_action, apply_action, actions, aims, facts.of_action),
    f.TARGET: Decision(legal_target, bar_target, apply_target, enemies, facts=facts.of_target),
}
