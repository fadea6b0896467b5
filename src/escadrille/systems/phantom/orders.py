"""What a commander can order, as structures and in short text: `monger`, `mk-82`, `s3`, `evade`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

import msgspec

from escadrille.kernel.api import Order
from escadrille.kernel.errors import BadOrder
from escadrille.mechanics.stacked import written
from escadrille.systems.phantom import choices as c
from escadrille.systems.phantom.rules.geometry import ZONES
from escadrille.systems.phantom.state import State
from escadrille.systems.phantom.tables import Tables


class Do(Order, frozen=True, tag="do"):
    """Anything said in one word."""

    word: Literal[
        "pass",
        "calm",
        "recon",
        "tanker",
        "target",
        "guns",
        "fire",
        "evade",
        "low",
        "high",
    ]


class PickZone(Order, frozen=True, tag="zone"):
    zone: Literal[
        "c",
        "a-n",
        "a-e",
        "a-s",
        "a-w",
        "p-n",
        "p-ne",
        "p-e",
        "p-se",
        "p-s",
        "p-sw",
        "p-w",
        "p-nw",
    ]


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


def pilot_name(t: Tables, s: State, pilot: int) -> str:
    return t.pilots[s.card[pilot]].id


def pilot_names(t: Tables, s: State) -> list[str]:
    return [t.pilots[card].id for card in s.card]


def card_name(t: Tables, number: int) -> str:
    return t.pilots[number >> 1].id + "+" * (number & 1)


def to_order(t: Tables, s: State, choice: int) -> PhantomOrder:
    """Return the order of a choice."""
    if choice >= c.RECRUIT:
        return Recruit(card_name(t, choice - c.RECRUIT))
    if choice >= c.CARD:
        return PickTarget(t.targets[choice - c.CARD].id)
    if choice >= c.THREAT:
        return PickThreat(threat_name(s, choice - c.THREAT))
    if choice >= c.UNLOAD:
        return PutBack(t.weapon_ids[choice - c.UNLOAD])
    if choice >= c.WEAPON:
        return Take(t.weapon_ids[choice - c.WEAPON])
    if choice >= c.PILOT:
        return PickPilot(pilot_name(t, s, choice - c.PILOT))
    if choice >= c.ZONE:
        return msgspec.convert({"order": "zone", "zone": ZONES[choice - c.ZONE]}, PickZone)
    return Do(c.WORDS[choice])


def choices(t: Tables, s: State) -> Iterator[int]:
    """Return every choice that an order of this campaign can stand for."""
    for first, count in (
        (c.WORD, len(c.WORDS)),
        (c.ZONE, len(ZONES)),
        (c.PILOT, len(s.card)),
        (c.WEAPON, t.weapons),
        (c.UNLOAD, t.weapons),
        (c.THREAT, len(s.face)),
        (c.CARD, len(t.targets)),
        (c.RECRUIT, 2 * len(t.pilots)),
    ):
        yield from range(first, first + count)


def to_choice(t: Tables, s: State, order: Order) -> int:
    """Return the choice of an order, or raise BadOrder where it names nothing that exists."""
    match order:
        case Do(word):
            return c.WORDS.index(word)
        case PickZone(zone):
            return c.ZONE + ZONES.index(zone)
        case PickPilot(pilot) if pilot in (names := pilot_names(t, s)):
            return c.PILOT + names.index(pilot)
        case Take(weapon) if weapon in t.weapon_of:
            return c.WEAPON + t.weapon_of[weapon]
        case PutBack(weapon) if weapon in t.weapon_of:
            return c.UNLOAD + t.weapon_of[weapon]
        case PickThreat(threat) if threat in (threats := threat_names(s)):
            return c.THREAT + threats.index(threat)
        case PickTarget(target) if target in t.target_of:
            return c.CARD + t.target_of[target]
        case Recruit(card) if (name := card.removesuffix("+")) in t.pilot_of:
            return c.RECRUIT + 2 * t.pilot_of[name] + (name != card)
    raise BadOrder(f"{written(order)!r} names nothing in this campaign")


def write(order: Order) -> str:
    """Return an order in its short text."""
    return f"-{order.weapon}" if isinstance(order, PutBack) else written(order)


def parse(t: Tables, s: State, word: str, *, recruiting: bool) -> PhantomOrder:
    """Return the order that a word of notation stands for, legal or not.

    A pilot's name is a card while the squadron is made, and a pilot of it later.
    """
    word = word.lower()
    if word in c.WORDS:
        return msgspec.convert({"order": "do", "word": word}, Do)
    if word in ZONES:
        return msgspec.convert({"order": "zone", "zone": word}, PickZone)
    if word.removesuffix("+") in t.pilot_of and (recruiting or word.endswith("+")):
        return Recruit(word)
    for known, make in (
        (pilot_names(t, s), PickPilot),
        (t.weapon_of, Take),
        (threat_names(s), PickThreat),
        (t.target_of, PickTarget),
        (t.pilot_of, Recruit),
    ):
        if word in known:
            return make(word)
    if word.startswith("-") and word[1:] in t.weapon_of:
        return PutBack(word[1:])
    raise BadOrder(f"{word!r} is no order, pilot, zone, weapon, Site, Bandit or Target")
