"""A hand-written commander: squadron, Targets, loads, approach, attacks, reactions, rest.

It thinks in an imagined world and uses of it only what its seat knows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Final, NamedTuple

from escadrille.systems.phantom import choices as c
from escadrille.systems.phantom import frames as f
from escadrille.systems.phantom import odds
from escadrille.systems.phantom.bots import evaluate as ev
from escadrille.systems.phantom.rules import arming, attacks, overtarget, pilots
from escadrille.systems.phantom.rules.attacks import AT_TARGET
from escadrille.systems.phantom.rules.defences import type_of
from escadrille.systems.phantom.rules.geometry import ADJACENT, CENTRE, DISTANCE
from escadrille.systems.phantom.state import RESTING, Frame, State, flight
from escadrille.systems.phantom.tables import AIR, BANDIT, ECM_POD, GROUND, NOBODY, Tables

if TYPE_CHECKING:
    from escadrille.systems.phantom.engine import PhantomRules

ENOUGH: Final = 2.2  # damage to bring along, for each point that is needed
SURE: Final = 0.93  # the chance of destruction with which a bomb more is not dropped
WORTH_FLYING: Final = 0.0
TIRED: Final = 0.2  # what a point of stress counts against flying
ESCORT: Final = 2  # Bandit draws from which on somebody carries missiles
ESCORT_LOAD: Final = 4
ROOM_FOR_POD: Final = 3  # WP that must be left for bombs besides
THRIFT: Final = 1.2  # of an equal share of the SO points, what a mission may spend on weapons

Decide = Callable[[Tables, State, Frame, list[int]], int]


class Plan(NamedTuple):
    """An attack: what it is worth, on what, with which counters; none: with guns."""

    worth: float
    aim: int
    weapons: list[int]


def tactical(rules: PhantomRules, world: State, seat: int) -> int:
    """Return the choice of a commander worth serving under."""
    legal = rules.legal(world, seat)
    frame = world.stack[-1]
    return legal[0] if len(legal) == 1 else DECIDE[frame[0]](rules.t, world, frame, legal)


# The squadron.


def _recruit(t: Tables, s: State, frame: Frame, legal: list[int]) -> int:
    return max(legal, key=lambda choice: ev.card_worth(t, choice - c.RECRUIT))


def _promote(t: Tables, s: State, frame: Frame, legal: list[int]) -> int:
    """Promote who gains most, with half of the SO points at most."""
    if 2 * (s.spent + t.promotion) > s.so + s.spent:
        return c.PASS

    def gain(choice: int) -> float:
        row = pilots.row_of(s, choice - c.PILOT)
        return ev.card_worth(t, row + 1) - ev.card_worth(t, row)

    return max(legal[1:], key=gain)


# Before the flight.


def _target(t: Tables, s: State, frame: Frame, legal: list[int]) -> int:
    """Take the Target that promises most; look for others where none promises anything."""
    fit = willing(t, s)
    worth = {
        choice: ev.target_worth(t, s, choice - c.CARD, fit) for choice in legal if choice >= c.CARD
    }
    best = max(worth, key=worth.__getitem__, default=c.CALM)
    if best != c.CALM and worth[best] > WORTH_FLYING:
        return best
    budget = s.so / (t.missions - s.slot + 1)
    return c.RECON if c.RECON in legal and budget >= 1 else c.CALM


def willing(t: Tables, s: State) -> list[int]:
    """Return the fit pilots, those who fly best first."""
    fit = [pilot for pilot in pilots.fit_pilots(t, s) if s.role[pilot] == RESTING]
    return sorted(fit, key=lambda pilot: -_readiness(t, s, pilot))


def _readiness(t: Tables, s: State, pilot: int) -> float:
    band = pilots.band(t, s, pilot)
    shaken = pilots.status(t, s, pilot) != pilots.OKAY
    figures = t.atg[band] + 0.5 * t.fast[band] + 0.4 * t.capacity[s.card[pilot]]
    last = s.slot == t.missions
    return figures - (0 if last else TIRED) * s.stress[pilot] - 2 * shaken


def _assign(t: Tables, s: State, frame: Frame, legal: list[int]) -> int:
    """Send who is needed for the damage, and an escort where Bandits wait."""
    flying = flight(s)
    needed = t.targets[s.target].damage
    brought = sum(ev.promised(t, s, pilot) for pilot in flying)
    spare = 1 if _escort_wanted(t, s) else 0
    waiting = willing(t, s)
    if flying and brought >= ENOUGH * needed and len(flying) > spare + 1:
        return c.PASS
    return c.PILOT + waiting[0]


def _escort_wanted(t: Tables, s: State) -> bool:
    approach, centre = t.targets[s.target].bandits
    return 4 * approach + centre >= ESCORT


def _escort(t: Tables, s: State) -> int:
    """Return who flies as escort: the best shot of those whose bombs are missed least."""
    able = [
        pilot
        for pilot in flight(s)
        if any(t.kind[weapon] == AIR for weapon in t.loadable[s.card[pilot]])
    ]
    if not _escort_wanted(t, s) or len(flight(s)) < 3 or not able:
        return NOBODY

    def shot(pilot: int) -> float:
        band = pilots.band(t, s, pilot)
        return t.ata[band] - t.atg[band] + t.fast[band]

    return max(able, key=shot)


def _tanker(t: Tables, s: State, frame: Frame, legal: list[int]) -> int:
    """Buy it where the bombs would not be enough without."""
    brought = sum(ev.promised(t, s, pilot) for pilot in flight(s))
    budget = 1.5 * s.so / (t.missions - s.slot + 1)
    short = brought < 1.15 * t.targets[s.target].damage
    return c.TANKER if short and arming.price(t, s) <= budget else c.PASS


def _arm(t: Tables, s: State, frame: Frame, legal: list[int]) -> int:
    """Load bombs, and what else the aircraft is there for."""
    return load_towards(t, s, frame, legal, _wanted(t, s, frame[1]))


def load_towards(t: Tables, s: State, frame: Frame, legal: list[int], wanted: list[int]) -> int:
    """Load what is wanted, counter by counter."""
    base = frame[1] * t.weapons
    for weapon in wanted:
        if s.load[base + weapon] < wanted.count(weapon) and c.WEAPON + weapon in legal:
            return c.WEAPON + weapon
    return c.PASS


def _wanted(t: Tables, s: State, pilot: int) -> list[int]:
    """Return the load of an aircraft: missiles for the escort, a pod, then bombs."""
    room = arming.usable_weight(t, s, pilot)
    load: list[int] = []
    for weapon, most in _specials(t, s, pilot, room):
        count = min(most, room // max(1, t.weight[weapon]))
        load += [weapon] * count
        room -= count * t.weight[weapon]
    base = pilot * t.weapons
    bombs = [w for w in t.of_kind[GROUND] if not t.radar_only[w]]
    load += [weapon for weapon in bombs for _ in range(s.load[base + weapon])]
    room -= sum(t.weight[weapon] * s.load[base + weapon] for weapon in bombs)
    share = THRIFT * (s.so + s.weapons_so) / (t.missions - s.slot + 1) - s.weapons_so
    return load + ev.bomb_load(t, s, pilot, room, max(0.0, min(share, s.so)))


def _specials(t: Tables, s: State, pilot: int, room: int) -> Iterator[tuple[int, int]]:
    """Return what is loaded before the bombs, each with its greatest number."""
    loadable = t.loadable[s.card[pilot]]
    if pilot == _escort(t, s):
        missiles = [weapon for weapon in loadable if t.kind[weapon] == AIR]
        yield min(missiles, key=lambda weapon: t.factors[weapon][0]), ESCORT_LOAD
    radars = sum(
        attacks.is_radar(t, s, 1 + threat)
        for threat, place in enumerate(s.place)
        if place != NOBODY
    )
    for weapon in loadable:
        if t.radar_only[weapon]:
            yield weapon, min(2, radars)
    pods = [weapon for weapon in loadable if t.kind[weapon] == ECM_POD]
    if pods and room > ROOM_FOR_POD and s.place:
        yield pods[0], 1  # one for an aircraft (PHANTOM-HOUSE-12)


# On the way.


def _relief(t: Tables, s: State, frame: Frame, legal: list[int]) -> int:
    return max(legal, key=lambda choice: s.stress[choice - c.PILOT])


def _abort(t: Tables, s: State, frame: Frame, legal: list[int]) -> int:
    """Send home who can do nothing any more."""
    for choice in legal[1:]:
        if pilots.status(t, s, choice - c.PILOT) == pilots.UNFIT:
            return choice
    return c.PASS


def _place(t: Tables, s: State, frame: Frame, legal: list[int]) -> int:
    """Begin where this turn and the way in are least dangerous."""

    def cost(zone: int) -> float:
        ways = [near for near in ADJACENT[zone] if DISTANCE[near][CENTRE] == 1]
        onward = min(min(ev.danger(t, s, way, high) for high in (0, 1)) for way in ways)
        return min(ev.danger(t, s, zone, high) for high in (0, 1)) + 0.5 * onward

    return min(legal, key=lambda choice: cost(choice - c.ZONE))


def _level(t: Tables, s: State, frame: Frame, legal: list[int]) -> int:
    """Fly where it is safer, but where the bombs can be dropped once they can be."""
    pilot = frame[1]
    return max(legal, key=lambda choice: _standing(t, s, pilot, s.zone[pilot], choice == c.HIGH))


def _standing(t: Tables, s: State, pilot: int, zone: int, high: bool) -> float:
    """Return what a place is worth in the next turn: what can be dropped, less the danger."""
    world = s.clone()
    world.zone[pilot], world.high[pilot] = zone, int(high)
    promise = sum(ev.bomb(t, s, pilot, weapon) for weapon in ev.usable_bombs(t, world, pilot))
    prey = 0.0
    ranges = attacks.ranges_of(t, world, pilot)
    for threat, place in enumerate(s.place):
        if place != NOBODY and attacks.can_aim(t, world, pilot, ranges, threat + 1):
            prey = max(prey, 0.2)
    return promise * ev.damage_worth(t, s) + prey - ev.danger(t, s, zone, int(high))


def _move(t: Tables, s: State, frame: Frame, legal: list[int]) -> int:
    """Come in as late as the bombs allow, by the least dangerous way; then get out."""
    pilot = frame[1]
    goals = _goals(t, s, pilot)
    turns = overtarget.TURNS - s.turn - 1

    def worth(choice: int) -> float:
        zone = choice - c.ZONE
        late = min((DISTANCE[zone][goal] for goal in goals), default=0) > turns
        return max(_standing(t, s, pilot, zone, high) for high in (False, True)) - 100 * late

    return max(legal, key=worth)


def _goals(t: Tables, s: State, pilot: int) -> list[int]:
    """Return the zones from which an aircraft can bomb the Target; none where it need not."""
    if attacks.is_destroyed(t, s):
        return []
    reach = 0
    for weapon in pilots.loaded(t, s, pilot):
        if t.kind[weapon] == GROUND and not t.radar_only[weapon]:
            reach |= t.reach[weapon]
    return [zone for zone, far in enumerate(DISTANCE[CENTRE]) if reach >> far & 1]


def _intel(t: Tables, s: State, frame: Frame, legal: list[int]) -> int:
    """Remove what stings most at the altitude of the attack."""
    high = ev.best_altitude(t, s)

    def sting(choice: int) -> float:
        threat = choice - c.THREAT
        face, kind = s.face[threat], type_of(t, s, threat)
        near = 1.0 if s.place[threat] == CENTRE else 0.6
        aimed = t.fire_altitudes[face][kind] >> high & 1
        return ev.sting(t, face, kind) * near * (1 if aimed else 0.3)

    return max((choice for choice in legal if choice >= c.THREAT), key=sting)


def _pass(t: Tables, s: State, frame: Frame, legal: list[int]) -> int:
    return c.PASS


# Attacks.


def _attack(t: Tables, s: State, frame: Frame, legal: list[int]) -> int:
    """Send first whose attack is worth most."""
    plans = {choice: _plan(t, s, choice - c.PILOT) for choice in legal[1:]}
    best = max(plans, key=lambda choice: plans[choice].worth)
    return best if plans[best].worth > 0 else c.PASS


def _aim(t: Tables, s: State, frame: Frame, legal: list[int]) -> int:
    aim = _plan(t, s, frame[1]).aim
    return c.THREAT + aim - 1 if aim else c.TARGET


def _plan(t: Tables, s: State, pilot: int) -> Plan:
    plans = [_best_way(t, s, pilot, aim) for aim in attacks.aims(t, s, pilot)]
    return max(plans, key=lambda plan: plan.worth)


def _best_way(t: Tables, s: State, pilot: int, aim: int) -> Plan:
    """Return the best attack on an aim."""
    if aim == AT_TARGET:
        return _bombing(t, s, pilot)
    return _best_shot(t, s, pilot, aim, _threat_worth(t, s, aim - 1), 2)


def _best_shot(t: Tables, s: State, pilot: int, aim: int, price: float, most: int) -> Plan:
    """Return the best attack on a Site or Bandit: guns, or so many counters of a type at most."""
    ways = []
    if attacks.guns_usable(t, s, pilot, aim):
        ways.append(Plan(price * _hit(t, s, pilot, aim, []), aim, []))
    base = pilot * t.weapons
    for weapon in attacks.usable(t, s, pilot, aim):
        for count in range(1, min(most, s.load[base + weapon]) + 1):
            cost = count * _counter_worth(t, s, pilot, weapon)
            weapons = [weapon] * count
            ways.append(Plan(price * _hit(t, s, pilot, aim, weapons) - cost, aim, weapons))
    return max(ways, key=lambda plan: plan.worth)


def _bombing(t: Tables, s: State, pilot: int) -> Plan:
    """Drop as much as makes the destruction sure, or everything."""
    bombs = ev.usable_bombs(t, s, pilot)
    needed = t.targets[s.target].damage - s.damage
    if not bombs:
        chances = odds.attack(t, s, pilot, AT_TARGET, [])
        return Plan(odds.mean(chances) * ev.damage_worth(t, s), AT_TARGET, [])
    for count in range(1, len(bombs) + 1):
        chances = odds.attack(t, s, pilot, AT_TARGET, bombs[:count])
        if odds.at_least(chances, needed) >= SURE:
            break
    worth = odds.mean(chances) * ev.damage_worth(t, s)
    if odds.at_least(chances, needed) > 0.5:
        worth += t.targets[s.target].vp
    return Plan(worth + 0.01, AT_TARGET, bombs[:count])


def _hit(t: Tables, s: State, pilot: int, aim: int, weapons: list[int]) -> float:
    return odds.at_least(odds.attack(t, s, pilot, aim, weapons), 1)


def _threat_worth(t: Tables, s: State, threat: int) -> float:
    """Return what the destruction of a Site or Bandit saves in the turns to come."""
    face, kind = s.face[threat], type_of(t, s, threat)
    turns = overtarget.TURNS - s.turn + 1
    near = 1.0 if face == BANDIT or s.place[threat] == CENTRE else 0.6
    return ev.sting(t, face, kind) * near * min(turns, 2)


def _counter_worth(t: Tables, s: State, pilot: int, weapon: int) -> float:
    """Return what else a counter is good for."""
    if t.kind[weapon] == AIR or t.radar_only[weapon]:
        return ev.SPARE
    spoken_for = s.turn < overtarget.TURNS or not s.acted[pilot]
    worth = ev.bomb(t, s, pilot, weapon) * ev.damage_worth(t, s)
    return max(ev.SPARE, worth if spoken_for else 0)


def _weapons(t: Tables, s: State, frame: Frame, legal: list[int]) -> int:
    """Name the counters of the plan one by one, then fire."""
    _, pilot, aim, suppression = frame
    plan = _suppressing(t, s, pilot, aim) if suppression else _best_way(t, s, pilot, aim)
    for weapon in plan.weapons:
        if s.named[weapon] < plan.weapons.count(weapon):
            return c.WEAPON + weapon
    return c.FIRE if c.FIRE in legal else legal[0]


# Reactions.


def _suppress(t: Tables, s: State, frame: Frame, legal: list[int]) -> int:
    """Suppress where what it saves is worth more than what it spends."""
    plans = {choice: _suppressing(t, s, choice - c.PILOT, frame[2]) for choice in legal[1:]}
    best = max(plans, key=lambda choice: plans[choice].worth)
    return best if plans[best].worth > 0 else c.PASS


def _suppressing(t: Tables, s: State, pilot: int, aim: int) -> Plan:
    attacked = next(frame[1] for frame in reversed(s.stack) if frame[0] == f.EVADE)
    harm = odds.threat(t, s, attacked, aim, f.OVERHEAD, evading=False)
    return _best_shot(t, s, pilot, aim, ev.harm_cost(t, s, attacked, harm), 1)


def _evade(t: Tables, s: State, frame: Frame, legal: list[int]) -> int:
    """Evade where the lower die saves more than the stress costs."""
    _, pilot, aim, leg = frame
    stay = ev.harm_cost(t, s, pilot, odds.threat(t, s, pilot, aim, leg, evading=False))
    away = ev.harm_cost(t, s, pilot, odds.threat(t, s, pilot, aim, leg, evading=True))
    away += ev.stress_cost(t, s, pilot, t.help.evasion)
    return c.EVADE if away < stay else c.PASS


def _rest(t: Tables, s: State, frame: Frame, legal: list[int]) -> int:
    """Rest the weariest, with what is to spare."""
    left = t.missions - s.slot
    if not left or s.so < 3 * left:
        return c.PASS
    return max(legal[1:], key=lambda choice: s.stress[choice - c.PILOT])


DECIDE: Final[dict[int, Decide]] = {
    f.RECRUIT: _recruit,
    f.PROMOTE: _promote,
    f.TARGET: _target,
    f.ASSIGN: _assign,
    f.TANKER: _tanker,
    f.ARM: _arm,
    f.RELIEF: _relief,
    f.ABORT: _abort,
    f.PLACE: _place,
    f.LEVEL: _level,
    f.INTEL: _intel,
    f.REMOVE: _intel,
    f.JETTISON: _pass,
    f.DROP: lambda t, s, frame, legal: legal[0],
    f.ATTACK: _attack,
    f.AIM: _aim,
    f.WEAPONS: _weapons,
    f.SUPPRESS: _suppress,
    f.EVADE: _evade,
    f.MOVE: _move,
    f.REST: _rest,
}
