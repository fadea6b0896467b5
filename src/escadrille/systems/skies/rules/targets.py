"""Who may be shot at or outmanoeuvred, with how many dice (SKIES-BASE-26, -30, -31, -34 to -36)."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.systems.skies.choices import GUNS
from escadrille.systems.skies.rules.damage import speed
from escadrille.systems.skies.rules.measuring import REACH2, apart, arc, inches, is_screened
from escadrille.systems.skies.schema import LEVELS
from escadrille.systems.skies.state import (
    ARCS,
    DEFENSIVE,
    DISADVANTAGED,
    EAGLE,
    EAGLE_DIE,
    FLYING,
    FRONT,
    HAIL,
    HIGH,
    State,
)
from escadrille.systems.skies.tables import FAR, RANGE, Tables

HIGHER: Final = 2  # dice of High-Altitude Performance
HAZY: Final = 3  # the last turn of Low-Level Haze


def shots(t: Tables, s: State, shooter: int) -> list[int]:
    """Return the enemies to shoot at (SKIES-BASE-30, SKIES-BASE-31, SKIES-RULING-26).

    Several engines are shot at from any level (SKIES-MULTI-03, SKIES-MULTI-20).
    """
    level, multi = s.level[shooter], s.roster.multi
    if not s.roster.fp[shooter] or s.jam[shooter] & 1:
        return []
    reach = REACH2[gun_range(s, shooter)]
    return [
        enemy
        for enemy in s.roster.foes[shooter]
        if (s.level[enemy] < level or multi[enemy])
        and s.status[enemy] == FLYING
        and bears(s, shooter, enemy, reach)
    ]


def gun_range(s: State, shooter: int) -> int:
    """Return the range of forward guns: an Eagle Eye sees further (SKIES-CARD-25)."""
    return FAR if shooter == s.active and s.effects & EAGLE else RANGE


def bears(s: State, one: int, other: int, reach: int) -> bool:
    """Is an aircraft in the front arc of another, near enough, and in sight?"""
    near = apart(s, one, other) <= reach
    return near and arc(s, one, other) == FRONT and not is_screened(s, one, other)


def bar_shot(t: Tables, s: State, shooter: int, enemy: int) -> Refusal | None:
    """Return what bars a shooting attack."""
    if not s.roster.fp[shooter]:
        return Refusal("SKIES-BASE-30", {"firepower": 0})
    if s.jam[shooter] & 1:
        return Refusal("SKIES-CARD-10", {"aircraft": s.roster.names[shooter]})
    found = _bar_sight(s, shooter, enemy, "SKIES-BASE-30", gun_range(s, shooter))
    if found is None and s.level[enemy] >= s.level[shooter] and not s.roster.multi[enemy]:
        levels = {"level": LEVELS[s.level[shooter]], "theirs": LEVELS[s.level[enemy]]}
        return Refusal("SKIES-BASE-31", levels)
    return found


def _bar_sight(s: State, one: int, other: int, rule: str, reach: int = RANGE) -> Refusal | None:
    """Return what bars dealing with another aircraft at all: side, distance, arc, cloud."""
    names, apart2 = s.roster.names, apart(s, one, other)
    if s.roster.side[other] == s.roster.side[one] or s.status[other] != FLYING:
        return Refusal(rule, {"target": names[other]})
    if apart2 > REACH2[reach]:
        return Refusal(rule, {"inches": inches(apart2), "range": reach})
    seen = arc(s, one, other)
    if seen != FRONT:
        return Refusal(rule, {"arc": ARCS[seen]})
    return Refusal("SKIES-BASE-50", {}) if is_screened(s, one, other) else None


def manoeuvres(t: Tables, s: State, actor: int) -> list[int]:
    """Return the enemies that an aircraft may outmanoeuvre (SKIES-BASE-26)."""
    level, reach, heavy = s.level[actor], REACH2[RANGE], s.roster.heavy
    if heavy[actor]:
        return []
    return [
        enemy
        for enemy in s.roster.foes[actor]
        if 0 < s.level[enemy] <= level
        and s.status[enemy] == FLYING
        and not heavy[enemy]
        and bears(s, actor, enemy, reach)
    ]


def bar_manoeuvre(t: Tables, s: State, actor: int, enemy: int) -> Refusal | None:
    """Return what bars outmanoeuvring an enemy (SKIES-BASE-26, SKIES-MULTI-02)."""
    if s.roster.heavy[actor] or s.roster.heavy[enemy]:
        heavy = actor if s.roster.heavy[actor] else enemy
        return Refusal("SKIES-MULTI-02", {"aircraft": s.roster.names[heavy]})
    found = _bar_sight(s, actor, enemy, "SKIES-BASE-26")
    if found is None and not DISADVANTAGED < s.level[enemy] <= s.level[actor]:
        levels = {"level": LEVELS[s.level[actor]], "theirs": LEVELS[s.level[enemy]]}
        return Refusal("SKIES-BASE-26", levels)
    return found


# Dice.


def skill_dice(s: State, aircraft: int) -> int:
    """Return the dice of an outmanoeuvre: PS and AG (SKIES-BASE-27).

    High-Altitude Performance gives the first of an activation two more (SKIES-CARD-15).
    """
    high = HIGHER if aircraft == s.active and s.effects & HIGH else 0
    return s.roster.ps[aircraft] + s.roster.ag[aircraft] + high


def gun_dice(s: State, aircraft: int) -> int:
    """Return the dice of forward guns: FP and PS (SKIES-BASE-34)."""
    return s.roster.fp[aircraft] + s.roster.ps[aircraft]


def shot_dice(s: State, shooter: int, target: int) -> int:
    """Return the dice of an attack of the active aircraft, before cards of the attack itself.

    Its first attack may have more of them (SKIES-CARD-13, SKIES-CARD-25).
    """
    if s.mode == DEFENSIVE:
        return weapon_dice(s, shooter, 1 << s.weapon) - haze(s, target)
    more = bool(s.effects & HAIL) + bool(s.effects & EAGLE_DIE)
    return gun_dice(s, shooter) + more - haze(s, target)


def weapon_dice(s: State, aircraft: int, weapons: int) -> int:
    """Return the dice of weapons told as bits; a pilot adds to his forward guns alone.

    Rules: SKIES-MULTI-12, SKIES-MULTI-19, SKIES-RULING-24.
    """
    worn = s.damage[aircraft]
    found = sum(
        max(0, fp - worn)
        for number, (fp, _) in enumerate(s.roster.weapons[aircraft])
        if weapons >> number & 1
    )
    return found + (gun_dice(s, aircraft) if weapons >> GUNS & 1 else 0)


def bearing(s: State, aircraft: int, enemy: int) -> int:
    """Return the defensive weapons that bear on an enemy, as bits.

    Rules: SKIES-BASE-52, SKIES-MULTI-16, SKIES-MULTI-17.
    """
    weapons = s.roster.weapons[aircraft]
    if not weapons or apart(s, aircraft, enemy) > REACH2[RANGE]:
        return 0
    seen, worn = arc(s, aircraft, enemy), s.damage[aircraft]
    return sum(
        1 << number for number, (fp, arcs) in enumerate(weapons) if fp > worn and arcs >> seen & 1
    )


def haze(s: State, target: int) -> int:
    """Return the die that Low-Level Haze takes in the first turns (SKIES-CARD-23)."""
    hazy = s.haze >> s.roster.side[target] & 1 and s.turn <= HAZY
    return int(hazy and s.level[target] == DISADVANTAGED)


def dodge_dice(t: Tables, s: State, aircraft: int, with_speed: int) -> int:
    """Return the dice of a dodge: AG, or SP against deflection, and PS (SKIES-BASE-35, -36).

    A vulnerable type has one fewer (SKIES-CARD-09); several engines dodge without PS, unless they
    are Agile (SKIES-MULTI-04, SKIES-MULTI-05, SKIES-CARD-11, SKIES-RULING-29).
    """
    base = speed(s, aircraft) if with_speed else s.roster.ag[aircraft]
    skill = 0 if s.roster.heavy[aircraft] else s.roster.ps[aircraft]
    return base + skill - s.roster.vulnerable[aircraft]
