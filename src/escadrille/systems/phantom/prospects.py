"""What each answer promises, in figures: dice before they fall, loads, enemies in reach, prices.

The page shows them as they are, and the terminal puts the same into words.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from typing import Final

import msgspec

from escadrille.systems.phantom import frames, odds
from escadrille.systems.phantom.choices import PASS, WORDS
from escadrille.systems.phantom.orders import card_name, pilot_name, threat_name
from escadrille.systems.phantom.rules import arming, attacks, hits, pilots, squadron
from escadrille.systems.phantom.rules.attacks import AT_TARGET
from escadrille.systems.phantom.rules.geometry import CENTRE, DISTANCE, ZONES
from escadrille.systems.phantom.state import Frame, State, flight
from escadrille.systems.phantom.tables import GROUND, NOBODY, Tables

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
    """The least that it must show for 1, 2, … damage; above 10: it cannot."""


class Attack(msgspec.Struct, frozen=True, tag_field="kind", tag="attack"):
    dice: tuple[Die, ...]
    hit: Chance
    mean: float
    """The damage to expect."""
    spread: tuple[int, ...]
    """The chance of 0, 1, 2, … damage, in percent."""
    destroy: Chance | None
    """Of the Target, whose damage so far counts; None: the attack is on a Site or Bandit."""


class Harm(msgspec.Struct, frozen=True, tag_field="kind", tag="harm"):
    """An enemy attack, if the aircraft flies on or evades."""

    dice: int
    """The lowest of so many counts."""
    needs: tuple[int, int, int]
    """The least that it must show for Stress, Damaged and Destroyed; above 10: it cannot."""
    price: int
    """The stress of an evasion, which comes first."""
    miss: Chance
    stress: Chance
    damaged: Chance
    lost: Chance


class Suppression(msgspec.Struct, frozen=True, tag_field="kind", tag="suppression"):
    attacks: tuple[Attack, ...]
    """With guns, or with one counter of each type."""


class Counter(msgspec.Struct, frozen=True, tag_field="kind", tag="counter"):
    """A counter to load."""

    wp: int
    so: int
    left: int
    fits: int
    """How many more the aircraft may take: room, supply and SO points."""
    attack: Attack | None
    """Dropped on the Target; None: it is not for it."""


class Post(msgspec.Struct, frozen=True, tag_field="kind", tag="post"):
    """A zone to be in, and which Sites and Bandits reach it at each altitude."""

    distance: int
    low: tuple[str, ...]
    high: tuple[str, ...]


class Altitude(msgspec.Struct, frozen=True, tag_field="kind", tag="altitude"):
    threats: tuple[str, ...]


class Card(msgspec.Struct, frozen=True, tag_field="kind", tag="card"):
    so: int
    """What a pilot card adds to the SO points."""


Prospect = Attack | Harm | Suppression | Counter | Post | Altitude | Card


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


# Attacks.


def attack(t: Tables, s: State, pilot: int, aim: int, weapons: Sequence[int]) -> Attack:
    """Return what an attack with these counters promises; without any, with guns."""
    chances = odds.attack(t, s, pilot, aim, weapons)
    shift, soft = attacks.modifier(t, s, pilot, aim), attacks.is_soft(t, s, aim)
    dice = [
        Die(t.weapon_ids[w], _needs(t.factors[w], shift + (t.soft_bonus[w] if soft else 0)))
        for w in weapons
    ]
    return Attack(
        dice=tuple(dice) or (Die(GUNS, _needs(attacks.gun_factors(t, s, aim), shift)),),
        hit=chance(odds.at_least(chances, 1)),
        mean=round(odds.mean(chances), 3),
        spread=tuple(chance(one).percent for one in chances),
        destroy=chance(odds.at_least(chances, _standing(t, s))) if aim == AT_TARGET else None,
    )


def _needs(factors: Sequence[int], shift: int) -> tuple[int, ...]:
    return tuple(max(1, factor - shift) for factor in factors)


def _standing(t: Tables, s: State) -> int:
    return max(0, t.targets[s.target].damage - s.damage)


def all_usable(t: Tables, s: State, pilot: int, aim: int) -> list[int] | None:
    """Return every counter that an aircraft can use against an aim; [] for guns, None: nothing."""
    base = pilot * t.weapons
    kinds = attacks.usable(t, s, pilot, aim)
    found = [weapon for weapon in kinds for _ in range(s.load[base + weapon])]
    return found if found or attacks.guns_usable(t, s, pilot, aim) else None


def suppression(t: Tables, s: State, pilot: int, aim: int) -> Suppression:
    ways = [[weapon] for weapon in attacks.usable(t, s, pilot, aim)]
    if attacks.guns_usable(t, s, pilot, aim):
        ways.insert(0, [])
    return Suppression(tuple(attack(t, s, pilot, aim, weapons) for weapons in ways))


def harm(t: Tables, s: State, *, evading: bool) -> Harm:
    """Return what the enemy attack under way can do to the aircraft attacked."""
    _, pilot, aim, leg = next(frame for frame in s.stack if frame[0] == frames.EVADE)
    found = odds.threat(t, s, pilot, aim, leg, evading=evading)
    limits, _ = hits.thresholds_of(t, s, aim, leg)
    shift = odds.enemy_shift(t, s, pilot, aim, leg, evading=evading)
    stress, damaged, lost = (max(1, limit - shift) for limit in limits)
    if s.damaged[pilot]:
        damaged, lost = 11, damaged
    return Harm(
        2 if evading else 1,
        (stress, damaged, lost),
        t.help.evasion if evading else 0,
        *map(chance, found),
    )


# Loads.


def counter(t: Tables, s: State, pilot: int, weapon: int) -> Counter:
    weight, cost, left = t.weight[weapon], t.so_cost[weapon], s.stock[t.supply_of[weapon]]
    fits = [left]
    if weight:
        fits.append((arming.usable_weight(t, s, pilot) - pilots.weight(t, s, pilot)) // weight)
    if cost:
        fits.append(s.so // cost)
    if t.kind[weapon] > GROUND:
        fits.append(int(not pilots.carries(t, s, pilot, t.kind[weapon])))
    aimed = _bombs_target(t, weapon)
    return Counter(
        wp=weight,
        so=cost,
        left=left,
        fits=max(0, min(fits)),
        attack=attack(t, s, pilot, AT_TARGET, [weapon]) if aimed else None,
    )


def _bombs_target(t: Tables, weapon: int) -> bool:
    return t.kind[weapon] == GROUND and not t.radar_only[weapon]


def outlook(t: Tables, s: State) -> Outlook | None:
    """Return what the flight can expect to do to its Target; None: there is no flight."""
    if s.target == NOBODY or not flight(s):
        return None
    needed, spreads = _standing(t, s), dict[int, list[float]]()
    for pilot in flight(s):
        base = pilot * t.weapons
        kinds = [weapon for weapon in pilots.loaded(t, s, pilot) if _bombs_target(t, weapon)]
        bombs = [weapon for weapon in kinds for _ in range(s.load[base + weapon])]
        spreads[pilot] = odds.attack(t, s, pilot, AT_TARGET, bombs) if bombs else [1.0]
    every = reduce(odds.together, spreads.values())
    return Outlook(
        needed=needed,
        mean=round(odds.mean(every), 3),
        destroy=chance(odds.at_least(every, needed)),
        loads=tuple(
            Load(
                pilot_name(t, s, pilot),
                round(odds.mean(chances), 3),
                chance(odds.at_least(chances, needed)),
            )
            for pilot, chances in spreads.items()
        ),
    )


# Where.


def post(t: Tables, s: State, zone: int) -> Post:
    low, high = (_reaching(t, s, zone, altitude) for altitude in (0, 1))
    return Post(DISTANCE[zone][CENTRE], low, high)


def _reaching(t: Tables, s: State, zone: int, high: int) -> tuple[str, ...]:
    return tuple(threat_name(s, number) for number in odds.guns_that_reach(t, s, zone, high))


# By the answer, as it is written.


def prospects(t: Tables, s: State) -> dict[str, Prospect]:
    """Return what the answers to the present question promise, as far as figures can tell."""
    frame = s.stack[-1] if s.stack else (NOBODY, 0, 0, 0)
    return BY_QUESTION[frame[0]](t, s, frame) if frame[0] in BY_QUESTION else {}


def _cards(t: Tables, s: State, frame: Frame) -> dict[str, Prospect]:
    rows = squadron.cards_for(t, s, squadron.next_level(t, s))
    return {card_name(t, row): Card(t.quality[row >> 1]) for row in rows}


def _counters(t: Tables, s: State, frame: Frame) -> dict[str, Prospect]:
    pilot = frame[1]
    return {t.weapon_ids[w]: counter(t, s, pilot, w) for w in t.loadable[s.card[pilot]]}


def _posts(t: Tables, s: State, frame: Frame) -> dict[str, Prospect]:
    return {name: post(t, s, zone) for zone, name in enumerate(ZONES)}


def _levels(t: Tables, s: State, frame: Frame) -> dict[str, Prospect]:
    zone = s.zone[frame[1]]
    return {
        name: Altitude(_reaching(t, s, zone, high)) for high, name in enumerate(("low", "high"))
    }


def _aims(t: Tables, s: State, frame: Frame) -> dict[str, Prospect]:
    pilot, found = frame[1], dict[str, Prospect]()
    for aim in attacks.aims(t, s, pilot):
        weapons = all_usable(t, s, pilot, aim)
        assert weapons is not None
        name = threat_name(s, aim - 1) if aim else "target"
        found[name] = attack(t, s, pilot, aim, weapons)
    return found


def _weapons(t: Tables, s: State, frame: Frame) -> dict[str, Prospect]:
    _, pilot, aim, _ = frame
    found: dict[str, Prospect] = {
        t.weapon_ids[w]: attack(t, s, pilot, aim, [w]) for w in attacks.usable(t, s, pilot, aim)
    }
    if any(s.named):
        found["fire"] = named(t, s)
    elif attacks.guns_usable(t, s, pilot, aim):
        found[GUNS] = attack(t, s, pilot, aim, [])
    return found


def named(t: Tables, s: State) -> Attack:
    """Return what the counters named so far promise."""
    _, pilot, aim, _ = s.stack[-1]
    weapons = [weapon for weapon, count in enumerate(s.named) for _ in range(count)]
    return attack(t, s, pilot, aim, weapons)


def _suppressions(t: Tables, s: State, frame: Frame) -> dict[str, Prospect]:
    able = [pilot for pilot in range(len(s.role)) if frame[3] >> pilot & 1]
    found: dict[str, Prospect] = {
        pilot_name(t, s, pilot): suppression(t, s, pilot, frame[2]) for pilot in able
    }
    return {WORDS[PASS]: harm(t, s, evading=False), **found}


def _evasions(t: Tables, s: State, frame: Frame) -> dict[str, Prospect]:
    return {WORDS[PASS]: harm(t, s, evading=False), "evade": harm(t, s, evading=True)}


BY_QUESTION: Final[dict[int, Callable[[Tables, State, Frame], dict[str, Prospect]]]] = {
    frames.RECRUIT: _cards,
    frames.ARM: _counters,
    frames.PLACE: _posts,
    frames.MOVE: _posts,
    frames.LEVEL: _levels,
    frames.AIM: _aims,
    frames.WEAPONS: _weapons,
    frames.SUPPRESS: _suppressions,
    frames.EVADE: _evasions,
}
