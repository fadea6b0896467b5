"""What legal orders mean, in figures. An order without facts says all by itself."""

from __future__ import annotations

from escadrille.kernel.api import Facts, Seat
from escadrille.mechanics.aircraft import LEVELS
from escadrille.systems.flames import choices
from escadrille.systems.flames.rules import action, altitude, setup, speed
from escadrille.systems.flames.rules.positions import position
from escadrille.systems.flames.state import Frame, State
from escadrille.systems.flames.tables import Tables


class Price(Facts, frozen=True, tag="price"):
    """What a fighter or a pilot costs, and what is left then."""

    points: int
    left: int


class Move(Facts, frozen=True, tag="move"):
    """The level to which one climbs or dives, the cards that it costs and those that it draws."""

    level: str
    cost: int
    draws: int


class Enemy(Facts, frozen=True, tag="enemy"):
    """The position towards an enemy, and the free maneuvers that Speed gives on it."""

    position: int
    points: int


class Maneuver(Facts, frozen=True, tag="maneuver"):
    """The position in which it ends."""

    position: int


class Use(Facts, frozen=True, tag="use"):
    """What a card does in one use: an attack before it is known on whom, or a maneuver."""

    use: str
    bursts: int = 0
    hits: int = 0
    destroys: bool = False
    steps: int = 0


class Card(Facts, frozen=True, tag="card"):
    uses: tuple[Use, ...]


def of_pick(t: Tables, s: State, frame: Frame, seat: Seat, choice: int) -> Price | None:
    if choice < choices.FIGHTER:
        return None
    pilot = choice >= choices.PILOT
    points = (
        t.pilots[choice - choices.PILOT].vp if pilot else t.fighters[choice - choices.FIGHTER].vp
    )
    return Price(points, setup.unspent(t, s, seat) - points)


def of_level(t: Tables, s: State, frame: Frame, seat: Seat, choice: int) -> Move | None:
    aircraft, way = frame[1], altitude.WAY.get(choice)
    if not way:
        return None
    level = LEVELS[s.altitude[aircraft] + way]
    cost, draws = altitude.climb_cost(s, aircraft, way), altitude.dive_draw(s, aircraft, way)
    return Move(level, cost, draws)


def of_enemy(t: Tables, s: State, frame: Frame, seat: Seat, choice: int) -> Enemy | None:
    if not choices.is_aircraft(choice):
        return None
    aircraft, enemy = frame[1], choice - choices.AIRCRAFT
    return Enemy(position(s, aircraft, enemy), speed.advantage(s, aircraft, enemy))


def of_speed(t: Tables, s: State, frame: Frame, seat: Seat, choice: int) -> Maneuver | None:
    return Maneuver(position(s, *frame[1:3]) + 1) if choice == choices.SPEED else None


def of_steps(t: Tables, s: State, frame: Frame, seat: Seat, choice: int) -> Maneuver:
    _, aircraft, _, enemy = frame
    return Maneuver(position(s, aircraft, enemy) + choice - choices.STEP)


def of_use(t: Tables, s: State, frame: Frame, seat: Seat, choice: int) -> Move | Use:
    return of_level(t, s, frame, seat, choice) or _use(t, s, frame[1], frame[2], choice)


def of_card(t: Tables, s: State, frame: Frame, seat: Seat, choice: int) -> Card | None:
    if choice < choices.CARD:
        return None
    aircraft, face = frame[1], choice - choices.CARD
    uses = action.uses(t, s, aircraft, face, action.Leeway(s, aircraft))
    return Card(tuple(_use(t, s, aircraft, face, use) for use in uses))


def _use(t: Tables, s: State, aircraft: int, face: int, use: int) -> Use:
    word = choices.WORDS[use]
    if use in (choices.ATTACK, choices.GUNNER):
        hits = action.hits_of(t, s, aircraft, face, use)
        return Use(word, t.bursts[face], hits, t.destroys[face])
    return Use(word, steps=action.maneuver_value(t, s, aircraft, face) * (use == choices.MANEUVER))
