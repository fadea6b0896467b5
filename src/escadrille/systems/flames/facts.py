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


class Quarry(Facts, frozen=True, tag="quarry"):
    """A bomber to be selected: what it costs, the speed points on it, and how it is covered."""

    cost: int
    points: int
    cards: int
    """Those that it would draw: its own turret and the support of its neighbours."""
    blocked: dict[str, tuple[str, ...]]
    """The bombers that fly where a position would be."""


class Place(Facts, frozen=True, tag="place"):
    """A place in a formation; the first row is the front."""

    row: int
    column: int


class Gun(Facts, frozen=True, tag="gun"):
    """What a bomber's card does: hits on the fighter, hits that it spares the bomber."""

    hits: int
    destroys: bool
    spares: int
    stops: bool
    """It stops a Fuel Tank that is being played."""


class Load(Facts, frozen=True, tag="load"):
    """Bombs that are kept, dropped or thrown away, the cards drawn then, the flak to fear."""

    bombs: int
    cards: int = 0
    flak: tuple[int, ...] = ()
    """Damage by the flak's pattern: dispersed, normal, tight."""


class Salvo(Facts, frozen=True, tag="salvo"):
    """What a pattern of flak does to bombers by theirs: dispersed, normal, tight."""

    flak: tuple[int, ...]


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
