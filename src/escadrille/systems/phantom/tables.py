"""Packs, campaign and options compiled to integers. Nothing in play reads a name."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from escadrille.content.packs import Pack
from escadrille.kernel.options import Values
from escadrille.systems.phantom import schema

NOBODY: Final = -1
NEVER: Final = 99  # a threshold that no die reaches (PHANTOM-HOUSE-01)
SIDES: Final = range(1, 11)  # PHANTOM-COMP-01

# Kinds of weapon counters (PHANTOM-ARM-05).
KINDS: Final = ("air-to-air", "air-to-ground", "gun-pod", "ecm-pod")
AIR: Final = 0
GROUND: Final = 1
GUN_POD: Final = 2
ECM_POD: Final = 3

# The faces of an air-defence counter (PHANTOM-COMP-04).
FACES: Final = ("site", "bandit")
SITE: Final = 0
BANDIT: Final = 1

# Sets of altitudes, as bits; an altitude is 0 for Low, 1 for High.
LOW_BIT: Final = 1
HIGH_BIT: Final = 2

POINTS: Final = dict(zip(schema.GRADES, (0.0, 0.25, 0.5, 0.75, 1.0), strict=True))
WHERE: Final = {"none": NOBODY, "any": 0, "centre": 1}


class Tables:
    """One configured campaign. Immutable by convention; lists so that lookups are quick."""

    seats: int = 1
    camps: Sequence[int] = (0,)

    def __init__(
        self,
        pack: Pack,
        scenario: schema.Scenario,
        options: Values,
        pilots: Mapping[str, schema.Pilot] | None = None,
    ) -> None:
        """`pilots` are the pack's and those whose figures a situation gives in place."""
        self.pack = pack
        self.pilots: list[schema.Pilot] = list((pilots or pack.tables["pilot"]).values())
        self.scenario = scenario
        self.options = options
        self.sheet: schema.Sheet = pack.tables["sheet"][scenario.sheet]
        self.help: schema.HelpSheet = next(iter(pack.tables["help"].values()))
        self.column = schema.LENGTHS.index(scenario.length)
        self.term: schema.Term = self.sheet.lengths[scenario.length]
        self.missions = self.term.missions
        self.slots = self.help.squadron[scenario.length]
        self._compile_weapons()
        self._compile_pilots()
        self._compile_defences()
        self._compile_cards()
        self._compile_campaign()

    def _compile_weapons(self) -> None:
        weapons = list(self.pack.tables["weapon"].values())
        self.weapon_ids: list[str] = [weapon.id for weapon in weapons]
        self.weapon_of = {name: number for number, name in enumerate(self.weapon_ids)}
        self.weapons = len(weapons)
        self.kind = [KINDS.index(weapon.kind) for weapon in weapons]
        self.of_kind = [
            [number for number, other in enumerate(self.kind) if other == kind]
            for kind in range(len(KINDS))
        ]
        self.weight = [weapon.wp for weapon in weapons]
        self.ground_weight = [w.wp if w.kind == "air-to-ground" else 0 for w in weapons]
        self.factors = [weapon.factors for weapon in weapons]
        # Distances at which it may be used, as bits (PHANTOM-COMP-15, PHANTOM-COMP-16).
        self.reach = [
            0 if weapon.kind.endswith("pod") else distances(weapon.range, weapon.forbidden)
            for weapon in weapons
        ]
        self.usable_at = [_set_bits(reach) for reach in self.reach]
        self.altitudes = [altitude_bits(weapon.altitudes) for weapon in weapons]
        self.soft_bonus = [weapon.soft for weapon in weapons]
        self.radar_only = [weapon.radar_only for weapon in weapons]
        self.outcry = [weapon.politics for weapon in weapons]
        # SO per counter; NOBODY: not in this campaign (PHANTOM-SO-05).
        self.so_cost = [self.sheet.weapons.get(weapon.id, NOBODY) for weapon in weapons]
        supplies = list(self.pack.tables["supply"].values())
        self.supply = [supply.counters for supply in supplies]
        self.supply_of = [NOBODY] * self.weapons
        for number, supply in enumerate(supplies):
            for face in supply.faces:
                self.supply_of[self.weapon_of[face]] = number

    def _compile_pilots(self) -> None:
        sheet, aircraft = self.sheet, self.pack.tables["aircraft"]
        self.pilot_of = {pilot.id: number for number, pilot in enumerate(self.pilots)}
        types = [aircraft[pilot.aircraft] for pilot in self.pilots]
        self.types: list[str] = [kind.name.split()[0] for kind in types]  # in short: F-4
        length = self.scenario.length
        self.may_fly = [schema.may_fly(sheet, kind) for kind in types]
        pairs = list(zip(self.pilots, types, strict=True))
        self.price = [schema.price(sheet, pilot, kind, length) for pilot, kind in pairs]
        self.quality = [schema.quality(sheet, pilot, kind, length) for pilot, kind in pairs]
        # Those that may fly, best for the SO points first (PHANTOM-HOUSE-46).
        self.by_quality = sorted(
            (card for card, may in enumerate(self.may_fly) if may),
            key=lambda card: -self.quality[card],
        )
        self.capacity: list[int] = [kind.wp for kind in types]
        self.gun = [kind.has_gun(sheet.year) for kind in types]
        # What each can load in this campaign (PHANTOM-PILOT-16, PHANTOM-SO-05, PHANTOM-ARM-08).
        self.loadable = [
            [
                weapon
                for weapon in range(self.weapons)
                if self.weapon_ids[weapon] in kind.weapons
                and self.so_cost[weapon] >= 0
                and self.supply_of[weapon] >= 0
                and not (self.kind[weapon] == GUN_POD and kind.has_gun(sheet.year))
            ]
            for kind in types
        ]
        # By row: 2 * card + side.
        sides = [side for pilot in self.pilots for side in (pilot.front, pilot.back)]
        self.level = [schema.LEVELS.index(side.level) for side in sides]
        self.xp = [side.xp or 0 for side in sides]
        self.cool = [side.cool for side in sides]
        self.okay = [side.okay.to for side in sides]
        self.shaken = [side.shaken.to for side in sides]
        # By row and status: 2 * row + status, Okay or Shaken.
        bands = [band for side in sides for band in (side.okay, side.shaken)]
        self.fast = [band.fast for band in bands]
        self.ata = [band.ata for band in bands]
        self.atg = [band.atg for band in bands]

    def _compile_defences(self) -> None:
        sites = list(self.pack.tables["site"].values())
        bandits = list(self.pack.tables["bandit"].values())
        self.site_ids: list[str] = [site.id for site in sites]
        self.bandit_ids: list[str] = [bandit.id for bandit in bandits]
        site_of = {site.id: number for number, site in enumerate(sites)}
        bandit_of = {bandit.id: number for number, bandit in enumerate(bandits)}
        counters = self.pack.tables["counter"]
        inside = {counter.id for counter in schema.counters_of(self.sheet, counters)}
        # By kind of counter: a Site face and a Bandit face, NOBODY for "No Bandit".
        self.counter_ids = list(counters)
        self.counter_of = {name: kind for kind, name in enumerate(counters)}
        self.faces = [
            (site_of[counter.site], NOBODY if counter.bandit is None else bandit_of[counter.bandit])
            for counter in counters.values()
        ]
        self.copies: list[int] = [counter.copies for counter in counters.values()]
        self.in_play = [c.copies if c.id in inside else 0 for c in counters.values()]
        self.aside = [c.copies - n for c, n in zip(counters.values(), self.in_play, strict=True)]
        # By face, then by type.
        self.attack = [
            [thresholds(site.attack) for site in sites],
            [thresholds(bandit.attack) for bandit in bandits],
        ]
        self.fire_reach = [
            [distances(site.range) for site in sites],
            [distances(bandit.range) for bandit in bandits],
        ]
        both = LOW_BIT | HIGH_BIT
        self.fire_altitudes = [
            [altitude_bits(site.altitudes) for site in sites],
            [both] * len(bandits),  # PHANTOM-RULING-06
        ]
        self.radar = [site.radar for site in sites]
        ecm = self.help.ecm
        # What an ECM pod takes from an attack, by face and type (PHANTOM-HOUSE-12).
        self.ecm = [[ecm.radar if site.radar else ecm.site for site in sites], [0] * len(bandits)]
        self.raid_ecm = {"radar": ecm.radar, "guns": ecm.site, "bandit": 0}

    def _compile_cards(self) -> None:
        sheet = self.sheet
        self.targets: list[schema.Target] = schema.targets_of(sheet, self.pack.tables["target"])
        self.target_of = {target.id: number for number, target in enumerate(self.targets)}
        self.penalty = [sheet.regions[target.region] for target in self.targets]
        self.events: list[schema.EventCard] = schema.events_of(sheet, self.pack.tables["event"])
        self.event_of = {event.id: number for number, event in enumerate(self.events)}
        # By leg, then by card.
        self.effects: list[list[Any]] = [
            [event.target_bound for event in self.events],
            [event.over_target for event in self.events],
            [event.home_bound for event in self.events],
        ]

    def _compile_campaign(self) -> None:
        sheet, tracks, options = self.sheet, self.pack.tables["track"], self.options
        self.recon: tuple[int, ...] = tracks[sheet.recon.track].values
        self.politics: tuple[int, ...] = tracks[sheet.politics.track].values
        # What each value removes: where a Site, where a Bandit (PHANTOM-HOUSE-32).
        self.intel = [
            (WHERE[value.site], WHERE[value.bandit]) for value in tracks[sheet.intel.track].removals
        ]
        self.promotion = self.help.promotion[self.column]
        self.random_squadron = bool(options["random_squadron"])
        self.start_so = self.term.so + (
            self.help.random_squadron[self.column] if self.random_squadron else 0
        )
        self.enemy_die = int(options["enemy_die"])
        self.one_suppressor = bool(options["one_suppressor_per_attack"])
        self.rest_recovery = int(options["rest_recovery"])
        self.rests = self.help.rest.times if options["priority_rest"] else 0
        self.kill_xp = self.help.experience.kill if options["kill_experience"] else 0
        self.partial_success = bool(options["partial_success"])


def distances(farthest: int, forbidden: int | None = None) -> int:
    """Return the distances up to a range as a set of bits, less the forbidden one."""
    return sum(1 << distance for distance in range(farthest + 1) if distance != forbidden)


def _set_bits(bits: int) -> tuple[int, ...]:
    return tuple(bit for bit in range(bits.bit_length()) if bits >> bit & 1)


def altitude_bits(names: Iterable[str]) -> int:
    return sum({"low": LOW_BIT, "high": HIGH_BIT}[name] for name in names)


def needs(limits: Sequence[int], shift: int) -> tuple[int, ...]:
    """Return the least that a die must show for each limit, as far as it can."""
    return tuple(max(1, limit - shift) for limit in limits if limit - shift <= SIDES[-1])


def thresholds(attack: Sequence[int]) -> tuple[int, int, int]:
    """Return the least rolls for Stress, Damaged and Destroyed (PHANTOM-HOUSE-01)."""
    stress, damaged, destroyed = (*attack, NEVER, NEVER)[:3]
    return stress, damaged, destroyed
