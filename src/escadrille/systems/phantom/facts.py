"""What each legal answer means, in figures: dice before they fall, loads, enemies in reach, prices.

The page shows them as they are, and the terminal puts the same into words.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from typing import Final

import msgspec

from escadrille.kernel.api import Facts, Seat
from escadrille.systems.phantom import choices as c
from escadrille.systems.phantom import frames, odds
from escadrille.systems.phantom.orders import aim_name, pilot_name, threat_name
from escadrille.systems.phantom.rules import arming, attacks, pilots
from escadrille.systems.phantom.rules.attacks import AT_TARGET
from escadrille.systems.phantom.rules.geometry import CENTRE, DISTANCE
from escadrille.systems.phantom.state import Frame, State, flight
from escadrille.systems.phantom.tables import GROUND, NOBODY, Tables, needs

GUNS: Final = "guns"
LIKELY: Final = ((1, "never"), (20, "slim"), (40, "unlikely"), (60, "even"), (80, "likely"))


class Chance(msgspec.Struct, frozen=True):
    """A chance in figures and by the name of its words; only what is certain is 0 or 100."""

    percent: int
    word: str


class Die(msgspec.Struct, frozen=True):
    """A die to be rolled for a counter, or for guns."""

    weapon: str
    needs: tuple[int, ...]
    """The least that it must show for 1, 2, … damage, as far as it can."""


class Attack(Facts, frozen=True, tag="attack"):
    dice: tuple[Die, ...]
    hit: Chance
    mean: float
    """The damage to expect."""
    spread: tuple[int, ...]
    """The chance of 0, 1, 2, … damage, in percent."""
    destroy: Chance | None
    """Of the Target, whose damage so far counts; None: the attack is on a Site or Bandit."""


class Harm(Facts, frozen=True, tag="harm"):
    """An enemy attack, if the aircraft flies on or evades."""

    price: int
    """The stress of an evasion, which comes first."""
    miss: Chance
    stress: Chance
    damaged: Chance
    lost: Chance


class Way(msgspec.Struct, frozen=True):
    weapon: str
    hit: Chance


class Suppression(Facts, frozen=True, tag="suppression"):
    ways: tuple[Way, ...]
    """With guns, or with one counter of each type."""


class Strike(Facts, frozen=True, tag="strike"):
    """What an aircraft can attack from where it is: `target`, Sites and Bandits."""

    aims: tuple[str, ...]


class Counter(Facts, frozen=True, tag="counter"):
    """A counter to load."""

    fits: int
    """How many more the aircraft may take: room, supply and SO points."""
    attack: Attack | None
    """Dropped on the Target; None: it is not for it."""


class Post(Facts, frozen=True, tag="post"):
    """A zone to be in: how far the Target is, and which Sites and Bandits reach each altitude."""

    distance: int
    low: tuple[str, ...]
    high: tuple[str, ...]


class Card(Facts, frozen=True, tag="card"):
    """A side of a pilot card, and what it adds to the SO points."""

    pilot: str
    promoted: bool
    type: str
    so: int


class Load(msgspec.Struct, frozen=True):
    """What the bombs of an aircraft can expect to do to the Target if all of them fall."""

    pilot: str
    mean: float
    destroy: Chance


class Outlook(msgspec.Struct, frozen=True):
    """The loads of the flight against this Target."""

    needed: int
    """Damage that destroys it, less what it has suffered."""
    mean: float
    destroy: Chance
    loads: tuple[Load, ...]


def chance(value: float) -> Chance:
    percent = round(100 * value)
    if 0 < value < 1:
        percent = min(max(percent, 1), 99)
    word = next((word for below, word in LIKELY if 100 * value < below), "strong")
    return Chance(
        percent, "certain" if value >= 1 else "slim" if percent and word == "never" else word
    )


# The squadron, and its loads.


def of_card(t: Tables, s: State, frame: Frame, seat: Seat, choice: int) -> Card:
    card, side = divmod(choice - c.RECRUIT, 2)
    return Card(t.pilots[card].id, bool(side), t.types[card], t.quality[card])


def of_counter(t: Tables, s: State, frame: Frame, seat: Seat, choice: int) -> Counter | None:
    if c.kind_of(choice) != c.WEAPON:
        return None
    pilot, weapon = frame[1], choice - c.WEAPON
    fits = [s.stock[t.supply_of[weapon]]]
    if t.weight[weapon]:
        room = arming.usable_weight(t, s, pilot) - pilots.weight(t, s, pilot)
        fits.append(room // t.weight[weapon])
    if t.so_cost[weapon]:
        fits.append(s.so // t.so_cost[weapon])
    if t.kind[weapon] > GROUND:
        fits.append(1)  # a pod (PHANTOM-HOUSE-12)
    aimed = _bombs_target(t, weapon)
    return Counter(min(fits), attack(t, s, pilot, AT_TARGET, [weapon]) if aimed else None)


def _bombs_target(t: Tables, weapon: int) -> bool:
    return t.kind[weapon] == GROUND and not t.radar_only[weapon]


def outlook(t: Tables, s: State) -> Outlook | None:
    """Return what the flight can expect to do to its Target; None: there is no flight."""
    if s.target == NOBODY or not flight(s):
        return None
    spreads = {pilot: _bombing(t, s, pilot) for pilot in flight(s)}
    every, needed = reduce(odds.together, spreads.values()), _standing(t, s)
    return Outlook(
        needed,
        *_promise(every, needed),
        tuple(
            Load(pilot_name(t, s, pilot), *_promise(chances, needed))
            for pilot, chances in spreads.items()
        ),
    )


def _bombing(t: Tables, s: State, pilot: int) -> list[float]:
    """Return the chances of each damage to the Target by all bombs of an aircraft."""
    bombs = [weapon for weapon in pilots.counters(t, s, pilot) if _bombs_target(t, weapon)]
    return odds.attack(t, s, pilot, AT_TARGET, bombs) if bombs else [1.0]


def _promise(chances: Sequence[float], needed: int) -> tuple[float, Chance]:
    """Return the damage to expect, and the chance that it is enough."""
    return round(odds.mean(chances), 3), chance(odds.at_least(chances, needed))


# Where.


def of_zone(t: Tables, s: State, frame: Frame, seat: Seat, choice: int) -> Post:
    return _post(t, s, choice - c.ZONE)


def of_level(t: Tables, s: State, frame: Frame, seat: Seat, choice: int) -> Post:
    return _post(t, s, s.zone[frame[1]])


def _post(t: Tables, s: State, zone: int) -> Post:
    low, high = (
        tuple(threat_name(s, threat) for threat in odds.guns_that_reach(t, s, zone, altitude))
        for altitude in (0, 1)
    )
    return Post(DISTANCE[zone][CENTRE], low, high)


# Attacks.


def attack(t: Tables, s: State, pilot: int, aim: int, weapons: Sequence[int]) -> Attack:
    """Return what an attack with these counters promises; without any, with guns."""
    rolls = attacks.rolls(t, s, pilot, aim, weapons)
    chances = odds.spread(rolls)
    names = [t.weapon_ids[weapon] for weapon in weapons] or [GUNS]
    mean, destroy = _promise(chances, _standing(t, s))
    return Attack(
        dice=tuple(Die(name, needs(*roll)) for name, roll in zip(names, rolls, strict=True)),
        hit=chance(odds.at_least(chances, 1)),
        mean=mean,
        spread=tuple(chance(one).percent for one in chances),
        destroy=destroy if aim == AT_TARGET else None,
    )


def _standing(t: Tables, s: State) -> int:
    return max(0, t.targets[s.target].damage - s.damage)


def of_attack(t: Tables, s: State, frame: Frame, seat: Seat, choice: int) -> Strike | None:
    if choice == c.PASS:
        return None
    return Strike(tuple(aim_name(s, aim) for aim in attacks.aims(t, s, choice - c.PILOT)))


def of_aim(t: Tables, s: State, frame: Frame, seat: Seat, choice: int) -> Attack:
    """Return what all that can be used against an aim promises."""
    _, pilot, aim, _ = attacks.after_aim(t, s, frame, choice)
    able = attacks.usable(t, s, pilot, aim)
    weapons = [weapon for weapon in pilots.counters(t, s, pilot) if weapon in able]
    return attack(t, s, pilot, aim, weapons)


def of_weapons(t: Tables, s: State, frame: Frame, seat: Seat, choice: int) -> Attack:
    _, pilot, aim, _ = frame
    if choice < c.WEAPON:
        return attack(t, s, pilot, aim, attacks.named_counters(s))  # none: guns
    return attack(t, s, pilot, aim, [choice - c.WEAPON])


# Reactions.


def of_suppress(t: Tables, s: State, frame: Frame, seat: Seat, choice: int) -> Suppression | Harm:
    _, attacked, aim, _ = frame
    if choice == c.PASS:
        return harm(t, s, attacked, aim, frames.OVERHEAD)
    pilot = choice - c.PILOT
    ways = [[weapon] for weapon in attacks.usable(t, s, pilot, aim)]
    if attacks.guns_usable(t, s, pilot, aim):
        ways.insert(0, [])
    promised = [attack(t, s, pilot, aim, weapons) for weapons in ways]
    return Suppression(tuple(Way(one.dice[0].weapon, one.hit) for one in promised))


def of_evade(t: Tables, s: State, frame: Frame, seat: Seat, choice: int) -> Harm:
    return harm(t, s, *frame[1:], evading=choice == c.EVADE)


def harm(t: Tables, s: State, pilot: int, aim: int, leg: int, *, evading: bool = False) -> Harm:
    """Return what an enemy attack can do to the aircraft attacked."""
    found = odds.threat(t, s, pilot, aim, leg, evading=evading)
    return Harm(t.help.evasion if evading else 0, *map(chance, found))
