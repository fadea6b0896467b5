"""The commander's attacks: who, at what, with what, and the dice (groups ATK, AA, AG, DMG)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from escadrille.kernel.api import Refusal, Seat
from escadrille.mechanics.stacked import Out
from escadrille.systems.phantom import frames
from escadrille.systems.phantom.choices import (
    FIRE,
    GUNS,
    PASS,
    PILOT,
    TARGET,
    THREAT,
    WEAPON,
    kind_of,
)
from escadrille.systems.phantom.events import (
    Attacked,
    Roll,
    Suppressed,
    TargetDamaged,
    TargetDestroyed,
)
from escadrille.systems.phantom.orders import aim_name, pilot_name, threat_name
from escadrille.systems.phantom.rules.defences import remove, type_of
from escadrille.systems.phantom.rules.geometry import CENTRE, DISTANCE, ZONES
from escadrille.systems.phantom.rules.pilots import (
    UNFIT,
    band,
    has_gun,
    is_fast,
    load_penalty,
    loaded,
    status,
)
from escadrille.systems.phantom.rules.questions import answers, barred, each_threat
from escadrille.systems.phantom.rules.tracks import move
from escadrille.systems.phantom.state import FLYING, Frame, State
from escadrille.systems.phantom.tables import AIR, BANDIT, GROUND, NOBODY, SITE, Tables, needs

AT_TARGET: Final = 0  # an aim: the Target, or 1 + the number of a Site or Bandit


def is_bandit(s: State, aim: int) -> bool:
    return aim != AT_TARGET and s.face[aim - 1] == BANDIT


def is_radar(t: Tables, s: State, aim: int) -> bool:
    """Is it a Site with the R mark (PHANTOM-COMP-08)?"""
    return aim != AT_TARGET and s.face[aim - 1] == SITE and t.radar[type_of(t, s, aim - 1)]


def place_of(s: State, aim: int) -> int:
    return CENTRE if aim == AT_TARGET else s.place[aim - 1]


class Ranges(NamedTuple):
    """Distances at which an aircraft can attack, as bits: Bandits, the ground, radars."""

    air: int
    ground: int
    radar: int


NONE: Final = Ranges(0, 0, 0)


def ranges_of(t: Tables, s: State, pilot: int) -> Ranges:
    """Return how far an aircraft reaches with counters and guns from its altitude.

    Rules: PHANTOM-ATK-01, PHANTOM-COMP-15, PHANTOM-COMP-16, PHANTOM-COMP-17, PHANTOM-ARM-06,
    PHANTOM-ARM-07, PHANTOM-AG-06, PHANTOM-PILOT-11, PHANTOM-RULING-32.
    """
    if s.role[pilot] != FLYING or status(t, s, pilot) == UNFIT:
        return NONE
    air = ground = radar = 0
    high = s.high[pilot]
    altitude, blind, base = 1 << high, s.blind and high, pilot * t.weapons
    for weapon, count in enumerate(s.load[base : base + t.weapons]):
        if not count or not t.altitudes[weapon] & altitude:
            continue
        if t.kind[weapon] == AIR:
            air |= t.reach[weapon]
        elif not blind:
            if t.radar_only[weapon]:
                radar |= t.reach[weapon]
            else:
                ground |= t.reach[weapon]
    if has_gun(t, s, pilot):
        air |= 1
        if not high:
            ground |= 1
    return Ranges(air, ground, radar | ground)


def can_aim(t: Tables, s: State, pilot: int, ranges: Ranges, aim: int) -> bool:
    """Is this the Target, a Site or a Bandit that an aircraft can attack (PHANTOM-ATK-01)?"""
    here = DISTANCE[s.zone[pilot]]
    if aim == AT_TARGET:
        return bool(ranges.ground >> here[CENTRE] & 1) and not is_destroyed(t, s)
    threat = aim - 1
    place = s.place[threat]
    if place == NOBODY:
        return False
    if s.face[threat] == BANDIT:
        return bool(ranges.air >> here[place] & 1)
    seen = ranges.radar if t.radar[type_of(t, s, threat)] else ranges.ground
    return bool(seen >> here[place] & 1)


def aims(t: Tables, s: State, pilot: int) -> list[int]:
    """Return all that an aircraft can attack now."""
    ranges = ranges_of(t, s, pilot)
    if ranges == NONE:
        return []
    return [aim for aim in range(len(s.place) + 1) if can_aim(t, s, pilot, ranges, aim)]


def is_destroyed(t: Tables, s: State) -> bool:
    """Rules: PHANTOM-DMG-02."""
    return s.damage >= t.targets[s.target].damage


# Whose attack, and on what.


def run_strike(t: Tables, s: State, frame: Frame, out: Out) -> None:
    """Ask for one attack after the other, while somebody of this speed can attack.

    Rules: PHANTOM-OT-03, PHANTOM-OT-04, PHANTOM-OT-05, PHANTOM-PILOT-14, PHANTOM-HOUSE-10.
    """
    ready = able(t, s, fast=bool(frame[2]))
    if ready:
        s.stack.append((frames.ATTACK, 0, frame[2], ready))
    else:
        s.stack.pop()


def able(t: Tables, s: State, *, fast: bool) -> int:
    """Return the set of aircraft of this speed that can still attack in this turn."""
    return sum(
        1 << pilot
        for pilot, role in enumerate(s.role)
        if role == FLYING
        and not s.acted[pilot]
        and is_fast(t, s, pilot) == fast
        and aims(t, s, pilot)
    )


@answers(PILOT, PASS)
def bar_attack(t: Tables, s: State, frame: Frame, pilot: int) -> Refusal | None:
    """Name the aircraft that attacks next, or let the others pass.

    Rules: PHANTOM-OT-03, PHANTOM-OT-04, PHANTOM-HOUSE-10.
    """
    found = bar_attacker(t, s, frame, pilot)
    if found is not None:
        return found
    name, fast = pilot_name(t, s, pilot), is_fast(t, s, pilot)
    if s.acted[pilot]:
        return Refusal("PHANTOM-OT-04", {"pilot": name, "turn": s.turn})
    if fast != bool(frame[2]):
        rule = "PHANTOM-HOUSE-10" if fast else "PHANTOM-OT-03"
        return Refusal(rule, {"pilot": name, "fast": fast})
    return None


def bar_attacker(t: Tables, s: State, frame: Frame, pilot: int) -> Refusal | None:
    """Only an aircraft on the display attacks or suppresses, and no Unfit pilot.

    Rules: PHANTOM-PILOT-11.
    """
    name = pilot_name(t, s, pilot)
    if s.role[pilot] != FLYING:
        return barred(frame, pilot=name, reason="not on the display")
    if status(t, s, pilot) == UNFIT:
        return Refusal("PHANTOM-PILOT-11", {"pilot": name, "stress": s.stress[pilot]})
    return None


def after_attack(t: Tables, s: State, frame: Frame, choice: int) -> Frame | None:
    return None if choice == PASS else (frames.AIM, choice - PILOT, 0, 0)


def legal_attack(t: Tables, s: State, frame: Frame) -> list[int]:
    return [PASS, *[PILOT + pilot for pilot in range(len(s.role)) if frame[3] >> pilot & 1]]


def apply_attack(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    aiming = after_attack(t, s, frame, choice)
    if aiming is None:
        del s.stack[-2:]  # and with it the step of this speed
    else:
        s.stack[-1] = aiming


def bar_aim(t: Tables, s: State, frame: Frame, seat: Seat, choice: int) -> Refusal | None:
    """One attack is against one target that still stands.

    Rules: PHANTOM-OT-04, PHANTOM-ATK-02, PHANTOM-ATK-04, PHANTOM-DMG-02.
    """
    if choice == TARGET:
        return Refusal("PHANTOM-DMG-02", {"damage": s.damage}) if is_destroyed(t, s) else None
    if kind_of(choice) != THREAT:
        return barred(frame)
    if s.place[choice - THREAT] == NOBODY:
        name = threat_name(s, choice - THREAT)
        return Refusal("PHANTOM-COMP-04", {"threat": name, "reason": "gone"})
    return None


def thinkable_aims(t: Tables, s: State, frame: Frame, seat: Seat) -> list[int]:
    """Return what stands on the display; the Target last, while there is a reason to attack it."""
    threats = each_threat(t, s, frame, seat)
    return [TARGET, *threats] if is_destroyed(t, s) else [*threats, TARGET]


def after_aim(t: Tables, s: State, frame: Frame, choice: int) -> Frame:
    aim = AT_TARGET if choice == TARGET else choice - THREAT + 1
    return frames.WEAPONS, frame[1], aim, 0


def legal_aim(t: Tables, s: State, frame: Frame) -> list[int]:
    return [THREAT + aim - 1 if aim else TARGET for aim in aims(t, s, frame[1])]


def apply_aim(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    s.stack[-1] = after_aim(t, s, frame, choice)


# With what.


def usable(t: Tables, s: State, pilot: int, aim: int) -> list[int]:
    """Return the types of counters that an aircraft can use against an aim.

    Different types may be mixed (PHANTOM-RULING-36).
    """
    high, base, bandit = s.high[pilot], pilot * t.weapons, is_bandit(s, aim)
    bit, altitude = 1 << DISTANCE[s.zone[pilot]][place_of(s, aim)], 1 << high
    if not bandit and s.blind and high:
        return []
    kind, radar = AIR if bandit else GROUND, is_radar(t, s, aim)
    return [
        weapon
        for weapon in t.of_kind[kind]
        if s.load[base + weapon]
        and t.reach[weapon] & bit
        and t.altitudes[weapon] & altitude
        and (radar or not t.radar_only[weapon])
    ]


def bar_use(t: Tables, s: State, pilot: int, aim: int, weapon: int) -> Refusal | None:
    """Return what bars a counter on an aircraft from use against an aim.

    Rules: PHANTOM-COMP-15, PHANTOM-COMP-16, PHANTOM-COMP-17, PHANTOM-HOUSE-17.
    """
    found = _unsuited(t, s, aim, weapon)
    if found is not None:
        return found
    name, high = t.weapon_ids[weapon], s.high[pilot]
    if not t.altitudes[weapon] >> high & 1:
        return Refusal("PHANTOM-COMP-17", {"weapon": name, "altitude": ("low", "high")[high]})
    if t.kind[weapon] == GROUND and s.blind and high:
        return Refusal("PHANTOM-HOUSE-17", {"weapon": name, "altitude": "high"})
    distance = DISTANCE[s.zone[pilot]][place_of(s, aim)]
    if t.reach[weapon] >> distance & 1:
        return None
    forbidden = distance < t.reach[weapon].bit_length()
    rule = "PHANTOM-COMP-16" if forbidden else "PHANTOM-COMP-15"
    return Refusal(rule, {"weapon": name, "distance": distance})


def _unsuited(t: Tables, s: State, aim: int, weapon: int) -> Refusal | None:
    """Return what bars a counter from use against an aim anywhere.

    Rules: PHANTOM-ARM-05, PHANTOM-ARM-06, PHANTOM-ARM-07, PHANTOM-AG-06.
    """
    name, kind, bandit = t.weapon_ids[weapon], t.kind[weapon], is_bandit(s, aim)
    if kind > GROUND:
        return Refusal("PHANTOM-ARM-05", {"weapon": name})
    if (kind == AIR) != bandit:
        return Refusal("PHANTOM-ARM-07" if bandit else "PHANTOM-ARM-06", {"weapon": name})
    if t.radar_only[weapon] and not is_radar(t, s, aim):
        return Refusal("PHANTOM-AG-06", {"weapon": name})
    return None


def guns_usable(t: Tables, s: State, pilot: int, aim: int) -> bool:
    return bar_guns(t, s, pilot, aim) is None


def bar_guns(t: Tables, s: State, pilot: int, aim: int) -> Refusal | None:
    """Guns must be in the right zone, and for the ground at Low.

    Rules: PHANTOM-PILOT-17, PHANTOM-ATK-01, PHANTOM-AG-03.
    """
    if not has_gun(t, s, pilot):
        return Refusal("PHANTOM-PILOT-17", {"pilot": pilot_name(t, s, pilot)})
    here, place = s.zone[pilot], place_of(s, aim)
    if here != place:
        facts = {"zone": ZONES[here].upper(), "aim": ZONES[place].upper()}
        return Refusal("PHANTOM-ATK-01", facts)
    if s.high[pilot] and not is_bandit(s, aim):
        return Refusal("PHANTOM-AG-03", {"altitude": "high"})
    return None


def bar_weapons(t: Tables, s: State, frame: Frame, seat: Seat, choice: int) -> Refusal | None:
    """Name a counter more, or roll; guns and counters are never combined.

    Rules: PHANTOM-ATK-01, PHANTOM-ATK-02.
    """
    _, pilot, aim, _ = frame
    named = any(s.named)
    if choice == GUNS:
        facts = {"reason": "guns and counters are not combined"}
        return Refusal("PHANTOM-ATK-01", facts) if named else bar_guns(t, s, pilot, aim)
    if kind_of(choice) != WEAPON:
        return None if choice == FIRE and named else barred(frame)
    weapon = choice - WEAPON
    count = s.load[pilot * t.weapons + weapon]
    if count <= s.named[weapon]:
        return barred(frame, weapon=t.weapon_ids[weapon], loaded=count)
    return bar_use(t, s, pilot, aim, weapon)


def thinkable_weapons(t: Tables, s: State, frame: Frame, seat: Seat) -> list[int]:
    """Return guns, then the counters that are for something else, then those that suit the aim."""
    _, pilot, aim, _ = frame
    counters = [weapon for weapon in loaded(t, s, pilot) if t.kind[weapon] <= GROUND]
    counters.sort(key=lambda weapon: _unsuited(t, s, aim, weapon) is None)
    return [GUNS, *[WEAPON + weapon for weapon in counters]]


def legal_weapons(t: Tables, s: State, frame: Frame) -> list[int]:
    pilot, aim = frame[1], frame[2]
    base = pilot * t.weapons
    more = [
        WEAPON + weapon
        for weapon in usable(t, s, pilot, aim)
        if s.load[base + weapon] > s.named[weapon]
    ]
    if any(s.named):
        return [FIRE, *more]
    return [GUNS, *more] if guns_usable(t, s, pilot, aim) else more


def apply_weapons(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    if choice >= WEAPON:
        s.named[choice - WEAPON] += 1
        return
    s.stack.pop()
    _, pilot, aim, suppression = frame
    damage = _roll_all(t, s, frame, out)
    if suppression:
        _suppress(t, s, pilot, aim, damage, out)
    else:
        s.acted[pilot] = 1
        _inflict(t, s, pilot, aim, damage, out)


def _suppress(t: Tables, s: State, pilot: int, aim: int, damage: int, out: Out) -> None:
    """A hit cancels the enemy attack, and does no damage.

    Rules: PHANTOM-REACT-03, PHANTOM-REACT-04.
    """
    if not damage:
        return
    while s.stack[-1][0] in (frames.SUPPRESS, frames.EVADE):
        s.stack.pop()
    if out is not None:
        out.append(Suppressed(threat_name(s, aim - 1), pilot_name(t, s, pilot)))


def _roll_all(t: Tables, s: State, frame: Frame, out: Out) -> int:
    """Spend the counters named, roll a die for each, or one for guns; return all damage.

    Rules: PHANTOM-ATK-03, PHANTOM-AA-01, PHANTOM-AG-01, PHANTOM-AG-03, PHANTOM-COMP-14,
    PHANTOM-RULING-05, PHANTOM-RULING-37.
    """
    _, pilot, aim, suppression = frame
    weapons = named_counters(s)
    s.named = [0] * t.weapons
    for weapon in weapons:
        s.load[pilot * t.weapons + weapon] -= 1
    rolled = []
    for factors, shift in rolls(t, s, pilot, aim, weapons):
        die = s.chance.below(10) + 1
        damage = sum(die + shift >= factor for factor in factors)
        rolled.append((die, die + shift, damage, factors))
    if out is not None:
        names = [t.weapon_ids[weapon] for weapon in weapons] or ["guns"]
        told = tuple(
            Roll(name, die, modified, damage, needs(factors, modified - die))
            for name, (die, modified, damage, factors) in zip(names, rolled, strict=True)
        )
        who, at = pilot_name(t, s, pilot), aim_name(s, aim)
        out.append(Attacked(who, at, told, bool(suppression)))
    _raise_outcry(t, s, weapons, out)
    return sum(damage for _, _, damage, _ in rolled)


def named_counters(s: State) -> list[int]:
    """Return the counters named for the attack declared, one by one."""
    return [weapon for weapon, count in enumerate(s.named) for _ in range(count)]


def rolls(
    t: Tables, s: State, pilot: int, aim: int, weapons: Sequence[int]
) -> list[tuple[tuple[int, ...], int]]:
    """Return the factors of each die and what is added to it; without counters, of the guns.

    Rules: PHANTOM-AG-03, PHANTOM-AG-04, PHANTOM-HOUSE-11.
    """
    shift = modifier(t, s, pilot, aim)
    if not weapons:
        gun = t.help.gun
        return [((gun.air if is_bandit(s, aim) else gun.ground,), shift)]
    soft = is_soft(t, s, aim)
    return [(t.factors[w], shift + (t.soft_bonus[w] if soft else 0)) for w in weapons]


def modifier(t: Tables, s: State, pilot: int, aim: int) -> int:
    """Return what a pilot adds to his dice against an aim.

    Rules: PHANTOM-PILOT-15, PHANTOM-AA-02, PHANTOM-AA-03, PHANTOM-AG-02, PHANTOM-HOUSE-04.
    """
    figures = band(t, s, pilot)
    shift = -t.help.damaged if s.damaged[pilot] else 0
    if is_bandit(s, aim):
        return shift + t.ata[figures] - load_penalty(t, s, pilot)
    return shift + t.atg[figures]


def is_soft(t: Tables, s: State, aim: int) -> bool:
    """All Sites and some Targets are soft (PHANTOM-AG-04, PHANTOM-COMP-09, PHANTOM-RULING-11)."""
    return t.targets[s.target].soft if aim == AT_TARGET else not is_bandit(s, aim)


def _raise_outcry(t: Tables, s: State, weapons: list[int], out: Out) -> None:
    """Some weapons move Politics right, once in a mission (PHANTOM-AG-05, PHANTOM-RULING-09)."""
    if s.outcry:
        return
    for weapon in weapons:
        if t.outcry[weapon]:
            s.outcry = 1
            move(t, s, "politics", t.outcry[weapon], out)
            return


def _inflict(t: Tables, s: State, pilot: int, aim: int, damage: int, out: Out) -> None:
    """Damage the Target, or destroy a Site or Bandit; excess damage is lost.

    Rules: PHANTOM-AA-04, PHANTOM-DMG-01, PHANTOM-DMG-02, PHANTOM-DMG-03, PHANTOM-COMP-11.
    """
    if not damage:
        return
    if aim == AT_TARGET:
        s.damage += damage
        card = t.targets[s.target]
        if out is not None:
            out.append(TargetDamaged(damage, s.damage, card.damage))
            if is_destroyed(t, s):
                out.append(TargetDestroyed(card.id))
    else:
        s.kills[pilot] += is_bandit(s, aim)
        remove(t, s, aim - 1, pilot_name(t, s, pilot), out)
