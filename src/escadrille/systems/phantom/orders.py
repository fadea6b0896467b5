"""What a commander can order, as structures and in short text: `monger`, `mk-82`, `s3`, `evade`."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Order
from escadrille.mechanics import notation
from escadrille.mechanics.notation import Notation, Span
from escadrille.systems.phantom import choices as c
from escadrille.systems.phantom.rules.geometry import ZONES
from escadrille.systems.phantom.state import State
from escadrille.systems.phantom.tables import Tables

Do = notation.Do


class PickZone(Order, frozen=True, tag="zone"):
    zone: str


class PickPilot(Order, frozen=True, tag="pilot"):
    pilot: str


class Take(Order, frozen=True, tag="weapon"):
    """A counter to load, to use or to drop."""

    weapon: str


class PutBack(Order, frozen=True, tag="unload"):
    """A counter loaded before, written `-mk-82`."""

    weapon: str


class PickThreat(Order, frozen=True, tag="threat"):
    """A Site or Bandit on the display: `s1`, `b2`."""

    threat: str


class PickTarget(Order, frozen=True, tag="target"):
    target: str


class Recruit(Order, frozen=True, tag="recruit"):
    """A pilot card; a `+` behind its name is the promoted side."""

    card: str


PhantomOrder = Do | PickZone | PickPilot | Take | PutBack | PickThreat | PickTarget | Recruit


def threat_name(s: State, number: int) -> str:
    """Return the name of a counter on the display: s for a Site, b for a Bandit, and a number."""
    face = s.face[number]
    return f"{'sb'[face]}{s.face[: number + 1].count(face)}"


def threat_names(s: State) -> list[str]:
    return [threat_name(s, number) for number in range(len(s.face))]


def aim_name(s: State, aim: int) -> str:
    """Return what is attacked: 0 is the Target, else 1 + the number of a Site or Bandit."""
    return threat_name(s, aim - 1) if aim else "target"


def pilot_name(t: Tables, s: State, pilot: int) -> str:
    return t.pilots[s.card[pilot]].id


def pilot_names(t: Tables, s: State) -> list[str]:
    return [t.pilots[card].id for card in s.card]


def card_name(t: Tables, number: int) -> str:
    return t.pilots[number >> 1].id + "+" * (number & 1)


def side_of(t: Tables, card: str) -> tuple[int, int]:
    """Return the pilot card that a name stands for, and which of its sides."""
    name = card.removesuffix("+")
    return t.pilot_of[name], int(name != card)


NOTATION: Final[Notation[Tables, State]] = Notation(
    (
        Span(0, Do, lambda t, s: c.WORDS),
        Span(c.ZONE, PickZone, lambda t, s: ZONES),
        Span(c.PILOT, PickPilot, pilot_names),
        Span(c.WEAPON, Take, lambda t, s: t.weapon_ids),
        Span(c.THREAT, PickThreat, lambda t, s: threat_names(s)),
        Span(c.CARD, PickTarget, lambda t, s: [*t.target_of]),
        Span(
            c.RECRUIT,
            Recruit,
            lambda t, s: [name + "+" * side for name in t.pilot_of for side in (0, 1)],
        ),
        Span(c.UNLOAD, PutBack, lambda t, s: t.weapon_ids, "-"),
    ),
    "order, pilot, zone, weapon, Site, Bandit or Target",
    "campaign",
)
