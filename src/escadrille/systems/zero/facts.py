"""What a legal order would mean, as the rules reckon it. Aircraft have their names."""

from __future__ import annotations

import msgspec

from escadrille.kernel.api import Facts


class Worth(Facts, frozen=True, tag="worth"):
    """The Point Value of an Element (ZERO-AIR-15)."""

    value: int


class Move(Facts, frozen=True, tag="move"):
    """A change of altitude: where it leads, and the cards that it costs and gives."""

    level: str
    cost: int
    draws: int


class Use(Facts, frozen=True, tag="use"):
    """One use of a card: what it spends, what it does."""

    use: str
    bursts: int
    hits: int
    steps: int
    """Of Position; against a Wingman, Bursts."""


class Uses(Facts, frozen=True, tag="uses"):
    """What a card can be played for now."""

    uses: tuple[Use, ...]


class Aim(Facts, frozen=True, tag="aim"):
    """An enemy as a target: a Leader, or a Wingman."""

    position: str | None = None
    """From which a Leader is attacked."""
    friend: str | None = None
    """In whose place: the victim of an isolated Leader (ZERO-ISO-04)."""
    bursts: int | None = None
    """Left to fire at a Leader."""
    cards: int | None = None
    """The mini-hand that a Wingman draws."""


class Verdict(msgspec.Struct, frozen=True):
    """What becomes of an Attack, by which rule, and the figures of it."""

    kind: str
    rule: str
    hits: int = 0
    bursts: int = 0
    position: str | None = None
    friend: str | None = None
