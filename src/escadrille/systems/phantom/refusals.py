"""Why an order is refused: the rule that forbids it and the facts that triggered it."""

from __future__ import annotations

from escadrille.kernel.api import Refusal
from escadrille.systems.phantom import choices as c
from escadrille.systems.phantom import frames as f
from escadrille.systems.phantom.orders import pilot_name, threat_name
from escadrille.systems.phantom.rules import arming, attacks, pilots, squadron
from escadrille.systems.phantom.rules.attacks import AT_TARGET
from escadrille.systems.phantom.rules.defences import type_name, type_of
from escadrille.systems.phantom.rules.geometry import CENTRE, DISTANCE, OUTER, ZONES
from escadrille.systems.phantom.rules.tracks import politics_value
from escadrille.systems.phantom.schema import LEVELS
from escadrille.systems.phantom.state import FLYING, RESTING, Frame, State
from escadrille.systems.phantom.tables import AIR, BANDIT, ECM_POD, GROUND, GUN_POD, NOBODY, Tables

NAMED = [zone.upper() for zone in ZONES]  # as the display writes them
# What a decision is about, where nothing more precise forbids an answer to it.
ABOUT = {
    f.RECRUIT: "PHANTOM-SETUP-08",
    f.PROMOTE: "PHANTOM-SETUP-11",
    f.TARGET: "PHANTOM-PRE-02",
    f.ASSIGN: "PHANTOM-PRE-10",
    f.TANKER: "PHANTOM-ARM-04",
    f.ARM: "PHANTOM-ARM-01",
    f.RELIEF: "PHANTOM-HOUSE-17",
    f.ABORT: "PHANTOM-TB-02",
    f.PLACE: "PHANTOM-TB-05",
    f.LEVEL: "PHANTOM-COMP-03",
    f.INTEL: "PHANTOM-TB-08",
    f.REMOVE: "PHANTOM-HOUSE-17",
    f.JETTISON: "PHANTOM-OT-02",
    f.DROP: "PHANTOM-OT-02",
    f.ATTACK: "PHANTOM-OT-03",
    f.AIM: "PHANTOM-ATK-01",
    f.WEAPONS: "PHANTOM-ATK-02",
    f.SUPPRESS: "PHANTOM-REACT-02",
    f.EVADE: "PHANTOM-REACT-05",
    f.MOVE: "PHANTOM-HOUSE-13",
    f.REST: "PHANTOM-HOUSE-43",
}


def why_not_asked(s: State) -> Refusal:
    """The campaign is over: nothing is asked any more."""
    return Refusal("PHANTOM-HOUSE-38", {"slot": s.slot})


def why(t: Tables, s: State, choice: int) -> Refusal:
    """Return why an answer to the pending decision is not legal."""
    frame = s.stack[-1]
    kind = frame[0]
    found: Refusal | None = None
    if choice >= c.RECRUIT:
        found = _recruit(t, s, choice - c.RECRUIT) if kind == f.RECRUIT else None
    elif choice >= c.CARD:
        found = _card(t, s, choice - c.CARD) if kind == f.TARGET else None
    elif choice >= c.THREAT:
        found = _threat(t, s, frame, choice - c.THREAT)
    elif choice >= c.WEAPON:
        found = _weapon(t, s, frame, choice)
    elif choice >= c.PILOT:
        found = _pilot(t, s, frame, choice - c.PILOT)
    elif choice >= c.ZONE:
        found = _zone(s, frame, choice - c.ZONE)
    else:
        found = _word(t, s, frame, choice)
    return found or Refusal(ABOUT[kind], {"decision": f.KINDS[kind]})


def candidates(t: Tables, s: State) -> list[int]:
    """Return what a commander could think of answering, legal or not."""
    frame = s.stack[-1]
    kind = frame[0]
    every_pilot = [c.PILOT + pilot for pilot in range(len(s.card))]
    threats = [c.THREAT + n for n, zone in enumerate(s.place) if zone != NOBODY]
    zones = [c.ZONE + zone for zone in range(len(ZONES))]
    carried = [c.WEAPON + weapon for weapon in pilots.loaded(t, s, frame[1])] if s.card else []
    match kind:
        case f.RECRUIT:
            level = squadron.next_level(t, s)
            return [c.RECRUIT + row for row, its in enumerate(t.level) if its == level]
        case f.TARGET:
            return [c.RECON, *[c.CARD + target for target in sorted(s.drawn)]]
        case f.PROMOTE | f.ASSIGN | f.JETTISON | f.ATTACK | f.SUPPRESS | f.REST:
            return every_pilot
        case f.ARM:
            return [c.WEAPON + weapon for weapon in range(t.weapons)]
        case f.PLACE | f.MOVE:
            return zones
        case f.INTEL | f.REMOVE:
            return threats
        case f.AIM:
            return [c.TARGET, *threats]
        case f.WEAPONS:
            return [c.GUNS, *carried]
    return []


# The squadron.


def _recruit(t: Tables, s: State, row: int) -> Refusal:
    card = t.pilots[row >> 1]
    level = squadron.next_level(t, s)
    aircraft = t.pack.tables["aircraft"][card.aircraft]
    if aircraft.service != t.sheet.service:
        return Refusal("PHANTOM-SETUP-06", {"card": card.id, "service": aircraft.service})
    if not t.may_fly[row >> 1]:
        years = f"{aircraft.years[0]}-{aircraft.years[1]}"
        return Refusal("PHANTOM-SETUP-07", {"card": card.id, "years": years})
    if row >> 1 in s.card:
        return Refusal("PHANTOM-PILOT-01", {"card": card.id, "reason": "already chosen"})
    if t.level[row] == LEVELS.index("ace"):
        return Refusal("PHANTOM-RULING-19", {"card": card.id})
    if t.level[row] != level:
        facts = {"card": card.id, "level": LEVELS[t.level[row]], "slot": LEVELS[level]}
        return Refusal("PHANTOM-SETUP-08", facts)
    return Refusal("PHANTOM-HOUSE-46", {"card": card.id, "so": s.so, "cost": t.price[row >> 1]})


def _pilot(t: Tables, s: State, frame: Frame, pilot: int) -> Refusal | None:
    """Return why a pilot cannot be named."""
    kind, name = frame[0], pilot_name(t, s, pilot)
    match kind:
        case f.PROMOTE:
            return Refusal("PHANTOM-SETUP-09", {"pilot": name})
        case f.ASSIGN:
            return _not_assigned(t, s, pilot)
        case f.RELIEF | f.ABORT | f.JETTISON if s.role[pilot] != FLYING:
            return Refusal("PHANTOM-HOUSE-17" if kind == f.RELIEF else ABOUT[kind], {"pilot": name})
        case f.JETTISON:
            return Refusal("PHANTOM-RULING-24", {"pilot": name, "load": 0})
        case f.ATTACK:
            return _no_attack(t, s, frame, pilot)
        case f.SUPPRESS:
            return _no_suppression(t, s, frame, pilot)
        case f.REST:
            rule = "PHANTOM-HOUSE-37" if s.missing[pilot] else "PHANTOM-HOUSE-43"
            return Refusal(rule, {"pilot": name, "stress": s.stress[pilot]})
    return None


def _not_assigned(t: Tables, s: State, pilot: int) -> Refusal:
    name = pilot_name(t, s, pilot)
    if s.missing[pilot]:
        return Refusal("PHANTOM-HOUSE-37", {"pilot": name})
    if s.role[pilot] != RESTING:
        return Refusal("PHANTOM-PRE-10", {"pilot": name, "reason": "already assigned"})
    return Refusal("PHANTOM-PILOT-13", {"pilot": name, "stress": s.stress[pilot]})


def _not_able(t: Tables, s: State, pilot: int) -> Refusal | None:
    name = pilot_name(t, s, pilot)
    if s.role[pilot] != FLYING:
        return Refusal("PHANTOM-REACT-02", {"pilot": name, "reason": "not on the display"})
    if pilots.status(t, s, pilot) == pilots.UNFIT:
        return Refusal("PHANTOM-PILOT-11", {"pilot": name, "stress": s.stress[pilot]})
    return None


def _no_attack(t: Tables, s: State, frame: Frame, pilot: int) -> Refusal:
    name = pilot_name(t, s, pilot)
    unable = _not_able(t, s, pilot)
    if unable:
        return unable
    if s.acted[pilot]:
        return Refusal("PHANTOM-OT-04", {"pilot": name, "turn": s.turn})
    fast = pilots.is_fast(t, s, pilot)
    if fast != bool(frame[2]):
        rule = "PHANTOM-HOUSE-10" if fast else "PHANTOM-OT-03"
        return Refusal(rule, {"pilot": name, "fast": fast})
    return Refusal("PHANTOM-ATK-01", {"pilot": name, "reason": "nothing in reach"})


def _no_suppression(t: Tables, s: State, frame: Frame, pilot: int) -> Refusal:
    unable = _not_able(t, s, pilot)
    if unable:
        return unable
    if attacks.can_aim(t, s, pilot, attacks.reach_of(t, s, pilot), frame[2]):
        return Refusal("PHANTOM-REACT-04", {"pilot": pilot_name(t, s, pilot)})
    return _out_of_reach(t, s, pilot, frame[2])


# Words, zones, cards.


def _word(t: Tables, s: State, frame: Frame, choice: int) -> Refusal | None:
    kind = frame[0]
    if kind == f.TARGET and choice == c.RECON:
        if s.so >= t.help.reconnaissance.so:
            return Refusal("PHANTOM-HOUSE-33", {"cards": 0})
        return Refusal("PHANTOM-PRE-03", {"so": s.so, "cost": t.help.reconnaissance.so})
    if kind == f.ASSIGN and choice == c.PASS:
        return Refusal("PHANTOM-HOUSE-35", {"aircraft": 0})
    if kind == f.AIM and choice == c.TARGET:
        return _out_of_reach(t, s, frame[1], AT_TARGET)
    if kind == f.WEAPONS and choice == c.GUNS:
        return _no_guns(t, s, frame)
    if kind == f.REMOVE and choice == c.PASS:
        return Refusal("PHANTOM-HOUSE-17", {"reason": "not refusable"})
    return None


def _no_guns(t: Tables, s: State, frame: Frame) -> Refusal:
    pilot, aim = frame[1], frame[2]
    if any(s.named):
        return Refusal("PHANTOM-ATK-01", {"reason": "guns and counters are not combined"})
    if not pilots.has_gun(t, s, pilot):
        return Refusal("PHANTOM-PILOT-17", {"pilot": pilot_name(t, s, pilot)})
    place = CENTRE if aim == AT_TARGET else s.place[aim - 1]
    if s.zone[pilot] == place:
        return Refusal("PHANTOM-AG-03", {"altitude": "high"})
    return Refusal("PHANTOM-ATK-01", {"zone": NAMED[s.zone[pilot]], "aim": NAMED[place]})


def _zone(s: State, frame: Frame, zone: int) -> Refusal | None:
    if frame[0] == f.PLACE and zone not in OUTER:
        return Refusal("PHANTOM-TB-05", {"zone": NAMED[zone]})
    if frame[0] == f.MOVE:
        here = s.zone[frame[1]]
        facts = {"from": NAMED[here], "zone": NAMED[zone], "distance": DISTANCE[here][zone]}
        return Refusal("PHANTOM-HOUSE-13", facts)
    return None


def _card(t: Tables, s: State, target: int) -> Refusal:
    card = t.targets[target]
    if target not in s.drawn:
        return Refusal("PHANTOM-PRE-02", {"target": card.id, "reason": "not drawn"})
    facts = {"target": card.id, "politics": card.politics, "allowed": politics_value(t, s)}
    return Refusal("PHANTOM-TRACK-05", facts)


# Sites and Bandits.


def _threat(t: Tables, s: State, frame: Frame, threat: int) -> Refusal | None:
    kind = frame[0]
    if s.place[threat] == NOBODY:
        return Refusal("PHANTOM-COMP-04", {"threat": threat_name(s, threat), "reason": "gone"})
    if kind in (f.INTEL, f.REMOVE):
        facts = {"threat": type_name(t, s, threat), "zone": NAMED[s.place[threat]]}
        return Refusal(ABOUT[kind], facts)
    return _out_of_reach(t, s, frame[1], threat + 1) if kind == f.AIM else None


def _out_of_reach(t: Tables, s: State, pilot: int, aim: int) -> Refusal:
    """Return why an aircraft cannot attack an aim with anything that it has."""
    if aim == AT_TARGET and attacks.is_destroyed(t, s):
        return Refusal("PHANTOM-DMG-02", {"damage": s.damage})
    for weapon in pilots.loaded(t, s, pilot):
        found = _no_use(t, s, pilot, aim, weapon)
        if found is not None and found.rule != "PHANTOM-ARM-05":
            return found
    place = CENTRE if aim == AT_TARGET else s.place[aim - 1]
    facts = {"zone": NAMED[s.zone[pilot]], "aim": NAMED[place]}
    return Refusal("PHANTOM-ATK-01", {"pilot": pilot_name(t, s, pilot), **facts})


# Weapons.


def _weapon(t: Tables, s: State, frame: Frame, choice: int) -> Refusal | None:
    kind, pilot = frame[0], frame[1]
    weapon = (choice - c.WEAPON) % (c.UNLOAD - c.WEAPON)
    if weapon >= t.weapons or kind not in (f.ARM, f.DROP, f.WEAPONS):
        return None
    name = t.weapon_ids[weapon]
    if choice >= c.UNLOAD:
        loaded = s.load[pilot * t.weapons + weapon]
        facts = {"weapon": name, "loaded": loaded, "back": frame[2]}
        return Refusal("PHANTOM-ARM-01", facts) if kind == f.ARM else None
    if kind == f.ARM:
        return _not_loaded(t, s, pilot, weapon)
    count = s.load[pilot * t.weapons + weapon]
    if kind == f.DROP:
        return Refusal("PHANTOM-RULING-24", {"weapon": name, "loaded": count})
    found = _no_use(t, s, pilot, frame[2], weapon) if count else None
    return found or Refusal("PHANTOM-ATK-02", {"weapon": name, "loaded": count})


def _not_loaded(t: Tables, s: State, pilot: int, weapon: int) -> Refusal:
    """Return what limits a load (PHANTOM-ARM-01)."""
    name, card = t.weapon_ids[weapon], s.card[pilot]
    aircraft = t.pack.tables["aircraft"][t.pilots[card].aircraft]
    if t.so_cost[weapon] == NOBODY:
        return Refusal("PHANTOM-SO-05", {"weapon": name, "campaign": t.sheet.id})
    if name not in aircraft.weapons:
        return Refusal("PHANTOM-PILOT-16", {"weapon": name, "aircraft": aircraft.id})
    if t.kind[weapon] == GUN_POD and (t.gun[card] or pilots.carries(t, s, pilot, GUN_POD)):
        return Refusal("PHANTOM-ARM-08", {"weapon": name})
    if t.kind[weapon] == ECM_POD and pilots.carries(t, s, pilot, ECM_POD):
        return Refusal("PHANTOM-HOUSE-12", {"weapon": name})
    room = arming.usable_weight(t, s, pilot) - pilots.weight(t, s, pilot)
    if t.weight[weapon] > room:
        return Refusal("PHANTOM-ARM-02", {"weapon": name, "wp": t.weight[weapon], "left": room})
    if t.so_cost[weapon] > s.so:
        return Refusal("PHANTOM-SO-03", {"weapon": name, "cost": t.so_cost[weapon], "so": s.so})
    return Refusal("PHANTOM-COMP-18", {"weapon": name, "counters": 0})


def _no_use(t: Tables, s: State, pilot: int, aim: int, weapon: int) -> Refusal | None:
    """Return why a counter cannot be used against an aim, or None."""
    name, kind = t.weapon_ids[weapon], t.kind[weapon]
    bandit = aim != AT_TARGET and s.face[aim - 1] == BANDIT
    if kind > GROUND:
        return Refusal("PHANTOM-ARM-05", {"weapon": name})
    if (kind == AIR) != bandit:
        return Refusal("PHANTOM-ARM-07" if bandit else "PHANTOM-ARM-06", {"weapon": name})
    radar = aim != AT_TARGET and not bandit and t.radar[type_of(t, s, aim - 1)]
    if t.radar_only[weapon] and not radar:
        return Refusal("PHANTOM-AG-06", {"weapon": name})
    high = s.high[pilot]
    if not t.altitudes[weapon] >> high & 1:
        return Refusal("PHANTOM-COMP-17", {"weapon": name, "altitude": ("low", "high")[high]})
    if kind == GROUND and s.blind and high:
        return Refusal("PHANTOM-HOUSE-17", {"weapon": name, "altitude": "high"})
    place = CENTRE if aim == AT_TARGET else s.place[aim - 1]
    distance = DISTANCE[s.zone[pilot]][place]
    if t.reach[weapon] >> distance & 1:
        return None
    forbidden = distance < t.reach[weapon].bit_length()
    rule = "PHANTOM-COMP-16" if forbidden else "PHANTOM-COMP-15"
    return Refusal(rule, {"weapon": name, "distance": distance})
