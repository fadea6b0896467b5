"""A shooting attack, from its declaration to its effects (SKIES-BASE-32 to -40)."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.stacked import Decision, Out
from escadrille.systems.skies import choices as c
from escadrille.systems.skies import facts
from escadrille.systems.skies import frames as f
from escadrille.systems.skies import tables as tb
from escadrille.systems.skies.events import Dodged, Fired, FiredBack
from escadrille.systems.skies.frames import no_answer
from escadrille.systems.skies.rules import cards, targets
from escadrille.systems.skies.rules.damage import credit, harm
from escadrille.systems.skies.rules.dice import SPADES, roll
from escadrille.systems.skies.rules.measuring import REACH2, apart, arc, is_screened
from escadrille.systems.skies.rules.targets import dodge_dice, haze, shot_dice, weapon_dice
from escadrille.systems.skies.state import (
    DEFENSIVE,
    EAGLE_DIE,
    FRONT,
    HAIL,
    HEAVY,
    NOBODY,
    REAR,
    SUN,
    Frame,
    State,
)
from escadrille.systems.skies.tables import RANGE, Tables


def declare(t: Tables, s: State, shooter: int, target: int, mode: int) -> None:
    """Begin an attack (SKIES-BASE-33)."""
    s.shooter, s.target, s.mode = shooter, target, mode
    s.aspect = arc(s, target, shooter)
    s.stack.append((f.ATTACK, f.DECLARED, 0, 0))


def run_attack(t: Tables, s: State, frame: Frame, out: Out) -> None:
    """Go from part to part; dice fall once everything is declared (SKIES-BASE-33).

    Out of the Sun, the target has no Reaction cards (SKIES-CARD-24).
    """
    part = frame[1]
    s.stack[-1] = (f.ATTACK, part + 1, 0, 0)
    mine, seat = s.roster.side[s.shooter], s.roster.side[s.target]
    if part == f.DECLARED:
        if s.mode != DEFENSIVE:
            cards.offer(s, mine, tb.ATK)
    elif part == f.SHOT:
        if not s.marks & SUN:
            cards.offer(s, seat, tb.SHOT)
    elif part == f.ANSWER:
        if bearing(s):
            s.stack.append((f.REPLY, seat, 0, 0))
    elif part == f.REPLIED:
        if s.reply:
            cards.offer(s, mine, tb.REPLY)
    elif part == f.DICE:
        _roll(s, out)
        if s.hits and s.aspect not in (FRONT, REAR):
            s.stack.append((f.DODGE, seat, 0, 0))
    else:
        _after_dice(t, s, part, out)


def _after_dice(t: Tables, s: State, part: int, out: Out) -> None:
    """Both dodge, may roll again, and then both attacks take effect."""
    if part == f.DODGES:
        s.hits, s.spare = _dodge(t, s, s.target, s.hits, out)
        s.back, s.back_spare = _dodge(t, s, s.shooter, s.back, out)
    elif part == f.REROLL:
        if s.hits and s.spare and not s.marks & SUN:
            cards.offer(s, s.roster.side[s.target], tb.ROLL)
    elif part == f.REROLLED:
        if s.back and s.back_spare:
            cards.offer(s, s.roster.side[s.shooter], tb.BACK)
    else:
        s.stack.pop()
        _effects(t, s, out)


def bearing(s: State) -> int:
    """Return what the target may fire back with, as bits (SKIES-BASE-37, SKIES-BASE-38).

    Weapons that bear on the shooter answer any aspect (SKIES-MULTI-16, SKIES-RULING-24); fire of
    such weapons is never answered (SKIES-BASE-52).
    """
    if s.mode == DEFENSIVE or apart(s, s.shooter, s.target) > REACH2[RANGE]:
        return 0
    guns = (1 << c.GUNS) if s.aspect == FRONT and s.roster.fp[s.target] else 0
    found = targets.bearing(s, s.target, s.shooter)
    return guns | (0 if found and is_screened(s, s.shooter, s.target) else found)


def _roll(s: State, out: Out) -> None:
    """Roll the attack, then the return fire: each ace is a hit (SKIES-BASE-34)."""
    names = s.roster.names
    dice = roll(s.chance, shot_dice(s, s.shooter, s.target) + s.plus)
    s.hits = dice.count(SPADES)
    if s.mode != DEFENSIVE:
        s.effects &= ~(HAIL | EAGLE_DIE)
    if not s.hits and s.mode != DEFENSIVE and s.roster.capricious[s.shooter]:
        s.jam[s.shooter] |= 2
    if out is not None:
        told = (names[s.shooter], names[s.target], facts.ASPECTS[s.aspect], dice, s.hits)
        out.append(Fired(*told))
    if s.reply:
        pool = weapon_dice(s, s.target, s.reply) + s.back_plus - haze(s, s.shooter)
        dice = roll(s.chance, pool)
        s.back = dice.count(SPADES)
        if out is not None:
            out.append(FiredBack(names[s.target], names[s.shooter], dice, s.back))


def _dodge(t: Tables, s: State, aircraft: int, hits: int, out: Out) -> tuple[int, int]:
    """Return the hits that a dodge leaves, and its dice without an ace.

    Against no hit there is no roll (SKIES-BASE-35).
    """
    if not hits:
        return 0, 0
    is_target = aircraft == s.target
    speedy = s.speedy if is_target else 0
    pool = dodge_dice(t, s, aircraft, speedy) + (s.guard if is_target else s.back_guard)
    dice = roll(s.chance, pool)
    aces = dice.count(SPADES)
    left = max(0, hits - aces)
    if out is not None:
        out.append(Dodged(s.roster.names[aircraft], bool(speedy), dice, left))
    return left, len(dice) - aces


def _effects(t: Tables, s: State, out: Out) -> None:
    """Let both attacks take effect, whoever falls (SKIES-BASE-38)."""
    shooter, target, hits, back = s.shooter, s.target, s.hits, s.back
    heavy = bool(s.marks & HEAVY)
    aimed, replied = s.mode != DEFENSIVE, s.reply >> c.GUNS & 1
    s.shooter = s.target = NOBODY
    s.mode = s.weapon = s.aspect = s.reply = s.hits = s.back = s.speedy = s.used = 0
    s.marks = s.plus = s.guard = s.back_plus = s.back_guard = s.spare = s.back_spare = 0
    if hits:
        harm(t, s, target, hits, shooter, out, heavy=heavy)
        if aimed:
            credit(s, target, shooter)
    if back:
        harm(t, s, shooter, back, target, out)
        if replied:
            credit(s, shooter, target)


# Return fire.


def legal_reply(t: Tables, s: State, frame: Frame) -> list[int]:
    """All that bears, or weapon by weapon until a pass (SKIES-MULTI-16, SKIES-RULING-24)."""
    left = bearing(s) & ~s.reply
    several = left & (left - 1) or s.reply
    weapons = [c.WEAPON + n for n in range(c.GUNS + 1) if several and left >> n & 1]
    return [c.PASS, c.FIRE, *weapons]


def bar_reply(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    if choice in (c.PASS, c.FIRE):
        return None
    number = choice - c.WEAPON
    if not 0 <= number <= c.GUNS:
        return no_answer(frame)
    left = bearing(s) & ~s.reply
    if left >> number & 1 and (left & (left - 1) or s.reply):
        return None
    return Refusal("SKIES-MULTI-16", {"weapon": number + 1})


def apply_reply(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    if choice == c.FIRE:
        s.reply = bearing(s)
    elif choice != c.PASS:
        s.reply |= 1 << choice - c.WEAPON
        if bearing(s) & ~s.reply:
            return
    s.stack.pop()


def replies(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    weapons = len(s.roster.weapons[s.target])
    return [c.PASS, c.FIRE, *(c.WEAPON + n for n in range(weapons))]


# Agility or Speed.

WAYS: Final = (c.AGILITY, c.SPEED)


def legal_dodge(t: Tables, s: State, frame: Frame) -> list[int]:
    return [*WAYS]


def bar_dodge(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    return None if choice in WAYS else no_answer(frame)


def apply_dodge(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Choose what to dodge a deflection shot with (SKIES-BASE-36)."""
    s.stack.pop()
    s.speedy = int(choice == c.SPEED)


def ways(t: Tables, s: State, frame: Frame, seat: int) -> tuple[int, ...]:
    return WAYS


DECISIONS: Final = {
    f.REPLY: Decision(legal_reply, bar_reply, apply_reply, replies, facts=facts.of_reply),
    f.DODGE: Decision(legal_dodge, bar_dodge, apply_dodge, ways, facts=facts.of_dodge),
}
