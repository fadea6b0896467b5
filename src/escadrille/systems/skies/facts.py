"""What the legal answers would mean: where a move ends, dice and odds of an attack."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Facts
from escadrille.mechanics.plane.grid import Pose
from escadrille.systems.skies import choices as c
from escadrille.systems.skies.rules.dice import odds, spread
from escadrille.systems.skies.rules.measuring import (
    apart,
    arc,
    course,
    inches,
    is_off,
    is_tailing,
    pose,
)
from escadrille.systems.skies.rules.targets import (
    bearing,
    dodge_dice,
    haze,
    manoeuvres,
    shot_dice,
    shots,
    skill_dice,
    weapon_dice,
)
from escadrille.systems.skies.schema import LEVELS
from escadrille.systems.skies.state import FRONT, REAR, Frame, State
from escadrille.systems.skies.tables import Tables

ASPECTS: Final = ("head-on", "deflection", "tailing", "deflection")
"""By the arc of the target in which the shooter lies (SKIES-BASE-32)."""


class Rise(Facts, frozen=True, tag="rise"):
    """The level to which it would climb or sink."""

    level: str


class Move(Facts, frozen=True, tag="move"):
    """Where a move would end, before its turn or after it."""

    to: Pose
    off: bool
    """Off the table."""


class Shot(Facts, frozen=True, tag="shot"):
    """A shooting attack as it stands before cards: dice, and the chance of success."""

    aspect: str
    inches: float
    dice: int
    dodge: int
    """With Agility; against deflection with whichever is more."""
    odds: float
    reply: int
    """Dice with which it may be answered."""


class Shots(Facts, frozen=True, tag="shots"):
    """Whom one may shoot at, by name."""

    targets: dict[str, Shot]


class Contest(Facts, frozen=True, tag="contest"):
    """An outmanoeuvre: dice of both, and the chance of success."""

    inches: float
    dice: int
    theirs: int
    tailing: bool
    odds: float


class Contests(Facts, frozen=True, tag="contests"):
    """Whom one may outmanoeuvre, by name."""

    targets: dict[str, Contest]


class Reply(Facts, frozen=True, tag="reply"):
    """Return fire: dice, the dodge against it, and the chance of success."""

    dice: int
    dodge: int
    odds: float


class Dodge(Facts, frozen=True, tag="dodge"):
    """Dice of a dodge, and the chance that a hit is left."""

    dice: int
    odds: float


def shot(t: Tables, s: State, shooter: int, target: int) -> Shot:
    """Return what a shot would be (SKIES-BASE-32, SKIES-BASE-34 to -38)."""
    aspect = arc(s, target, shooter)
    aside = aspect not in (FRONT, REAR)
    dice = shot_dice(s, shooter, target)
    dodge = max(dodge_dice(t, s, target, way) for way in range(1 + aside))
    guns = (1 << c.GUNS) if aspect == FRONT and s.roster.fp[target] else 0
    reply = weapon_dice(s, target, guns | bearing(s, target, shooter))
    far = inches(apart(s, shooter, target))
    return Shot(ASPECTS[aspect], far, dice, dodge, round(odds(dice, dodge), 3), reply)


def contest(t: Tables, s: State, actor: int, target: int) -> Contest:
    dice, theirs = skill_dice(s, actor), skill_dice(s, target)
    tailing = is_tailing(s, actor, target)
    chance = round(odds(dice, theirs, 0 if tailing else 1), 3)
    return Contest(inches(apart(s, actor, target)), dice, theirs, tailing, chance)


def of_opening(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Shot | None:
    return None if choice == c.PASS else shot(t, s, s.active, choice - c.AIRCRAFT)


def of_aim(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Shot:
    return weapon_shot(t, s, frame[2], choice - c.AIRCRAFT)


def weapon_shot(t: Tables, s: State, weapon: int, enemy: int) -> Shot:
    """Return what the fire of a defensive weapon would be (SKIES-BASE-52)."""
    aspect = arc(s, enemy, s.active)
    aside = aspect not in (FRONT, REAR)
    dice = max(0, weapon_dice(s, s.active, 1 << weapon) - haze(s, enemy))
    dodge = max(dodge_dice(t, s, enemy, way) for way in range(1 + aside))
    far = inches(apart(s, s.active, enemy))
    return Shot(ASPECTS[aspect], far, dice, dodge, round(odds(dice, dodge), 3), 0)


def of_action(
    t: Tables, s: State, frame: Frame, seat: int, choice: int
) -> Rise | Shots | Contests | None:
    active, names = s.active, s.roster.names
    if choice == c.CLIMB:
        return Rise(LEVELS[s.level[active] + 1])
    if choice == c.SHOOT:
        return Shots({names[enemy]: shot(t, s, active, enemy) for enemy in shots(t, s, active)})
    if choice == c.OUTMANOEUVRE:
        found = manoeuvres(t, s, active)
        return Contests({names[enemy]: contest(t, s, active, enemy) for enemy in found})
    return None


def of_target(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Shot | Contest:
    told = shot if frame[2] == c.SHOOT else contest
    return told(t, s, s.active, choice - c.AIRCRAFT)


def of_move(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Move | Rise | None:
    if choice < c.INCHES:
        return Rise(LEVELS[max(0, s.level[s.active] - 1)])
    if choice >= c.CARD:
        return None
    inches = choice - c.INCHES
    return _move(t, s, inches, 0, inches)


def _move(t: Tables, s: State, inches: int, degrees: int, point: int) -> Move:
    bend, end = course(pose(s, s.active), inches, degrees, point)
    return Move(end, is_off(t, *bend[:2]) or is_off(t, *end[:2]))


def of_turn(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Move:
    return _move(t, s, frame[2], c.turned(choice), frame[2])


def of_point(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Move:
    return _move(t, s, frame[2], frame[3], choice - c.POINT)


def of_slash(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Move:
    return _move(t, s, choice - c.INCHES, 0, choice - c.INCHES)


def of_reply(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Reply | None:
    if choice == c.PASS:
        return None
    guns = (1 << c.GUNS) if s.aspect == FRONT and s.roster.fp[s.target] else 0
    bits = s.reply | (1 << choice - c.WEAPON if choice >= c.WEAPON else 0)
    if choice == c.FIRE:
        bits = guns | bearing(s, s.target, s.shooter)
    dice = max(0, weapon_dice(s, s.target, bits) + s.back_plus - haze(s, s.shooter))
    dodge = dodge_dice(t, s, s.shooter, 0)
    return Reply(dice, dodge, round(odds(dice, dodge), 3))


def of_dodge(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Dodge:
    """Return how likely a hit is left after all (SKIES-BASE-36)."""
    dice = max(0, dodge_dice(t, s, s.target, int(choice == c.SPEED)) + s.guard)
    return Dodge(dice, round(_left(s.hits, dice), 3))


def _left(hits: int, dice: int) -> float:
    return sum(spread(dice)[:hits])
