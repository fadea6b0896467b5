"""What legal orders mean, in figures. An order without facts says all by itself."""

from __future__ import annotations

import msgspec

from escadrille.kernel.api import Facts


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
    vain: bool | msgspec.UnsetType = msgspec.UNSET
    """One more hit, while no other card of the hand could attack."""


class Card(Facts, frozen=True, tag="card"):
    uses: tuple[Use, ...]
