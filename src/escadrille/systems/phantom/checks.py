"""What is wrong with packs: references that lead nowhere, figures that contradict one another."""

from __future__ import annotations

import re
from collections import Counter as Tally
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final

from escadrille.kernel.errors import BadOption
from escadrille.kernel.options import resolve
from escadrille.systems.phantom import schema
from escadrille.systems.phantom.choices import CARD, UNLOAD, WEAPON, WORDS
from escadrille.systems.phantom.choices import THREAT as THREATS
from escadrille.systems.phantom.effects import SiteRemove
from escadrille.systems.phantom.options import OPTIONS
from escadrille.systems.phantom.rules.geometry import ZONES

Tables = Mapping[str, Mapping[str, Any]]

ORDERED: Final = ("pilot", "weapon", "target")  # what the notation names, besides its own words
SOURCES: Final = ("intel", "event")  # what destroys a Site in the log, besides pilots
MOST_COUNTERS: Final = 60  # so that all that come onto the display in a mission have a number
MOST_THREATS: Final = CARD - THREATS  # that come onto the display in a mission
THREAT: Final = re.compile(r"[sb]?[0-9]+")


REFERENCES: Final = (
    ("target", "region", "region"),
    ("aircraft", "weapons", "weapon"),
    ("pilot", "aircraft", "aircraft"),
    ("supply", "faces", "weapon"),
    ("counter", "site", "site"),
    ("counter", "bandit", "bandit"),
    ("sheet", "regions", "region"),
    ("sheet", "weapons", "weapon"),
    ("sheet", "costs", "aircraft"),
    ("sheet", "without_events", "event"),
)
"""The fields of each table that name entries of another."""


def cross_check(tables: Tables) -> Iterator[str]:
    """Return every fault of packs whose entries are each well formed."""
    if len(tables["help"]) != 1:
        yield f"help: {len(tables['help'])} entries; expected exactly one"
        return
    yield from _check_names(tables)
    for table, field, other in REFERENCES:
        for entry in tables[table].values():
            yield from _known(
                f"{table} {entry.id!r}: {field}", getattr(entry, field), tables, other
            )
    yield from _check_cards(tables)
    yield from _check_weapons(tables)
    for sheet in tables["sheet"].values():
        yield from check_sheet(sheet, tables)


def _known(place: str, names: Any, tables: Tables, table: str) -> Iterator[str]:
    for name in [names] if isinstance(names, str) else names or ():
        if name not in tables[table]:
            yield f"{place}: {table} {name!r} is in no pack"


def _check_names(tables: Tables) -> Iterator[str]:
    """Every name of the notation must mean one thing."""
    seen = dict.fromkeys((*WORDS, *ZONES, *SOURCES), "a word of the notation")
    for table in ORDERED:
        for name in tables[table]:
            if name in seen or THREAT.fullmatch(name):
                yield f"{table} {name!r}: id: {seen.get(name, 'a number, or a Site or Bandit')}"
            seen[name] = f"{table} {name!r} has it too"
    if len(tables["weapon"]) > UNLOAD - WEAPON:
        yield f"weapon: {len(tables['weapon'])} types; at most {UNLOAD - WEAPON} are supported"
    counters = sum(counter.copies for counter in tables["counter"].values())
    if counters > MOST_COUNTERS:
        yield f"counter: {counters} counters; at most {MOST_COUNTERS} are supported"


def _check_cards(tables: Tables) -> Iterator[str]:
    for table in ("target", "event"):
        numbers = Tally(card.number for card in tables[table].values())
        for card in tables[table].values():
            if numbers[card.number] > 1:
                yield f"{table} {card.id!r}: number: {card.number} is another card's too"
    for event in tables["event"].values():
        effect = event.over_target
        if isinstance(effect, SiteRemove):
            yield from _known(f"event {event.id!r}: over_target", effect.site, tables, "site")


def _check_weapons(tables: Tables) -> Iterator[str]:
    """Each type stands on one face of one kind of counter (PHANTOM-COMP-18)."""
    weapons = tables["weapon"]
    for aircraft in tables["aircraft"].values():
        kinds = {weapons[name].kind for name in aircraft.weapons if name in weapons}
        if "gun-pod" in kinds and aircraft.gun and aircraft.gun_from is None:
            pod = "a gun pod is for aircraft without a gun (PHANTOM-ARM-08)"
            yield f"aircraft {aircraft.id!r}: weapons: {pod}"
    faces = Tally(face for supply in tables["supply"].values() for face in supply.faces)
    for weapon in weapons:
        if faces[weapon] != 1:
            yield (
                f"weapon {weapon!r}: {faces[weapon]} faces of counters bear it; "
                f"expected one [[supply]] (PHANTOM-COMP-18)"
            )


def check_sheet(sheet: schema.Sheet, tables: Tables) -> Iterator[str]:
    """Return why a campaign cannot be played."""
    place = f"sheet {sheet.id!r}"
    yield from _check_tracks(place, sheet, tables["track"])
    yield from _check_map(place, sheet, tables)
    for name in sheet.set_aside:
        if name not in tables["site"] and name not in tables["bandit"]:
            yield f"{place}: set_aside: {name!r} is a Site or a Bandit of no pack"
    if not schema.counters_of(sheet, tables["counter"]):
        yield f"{place}: set_aside: no air-defence counter is left (PHANTOM-SETUP-03)"
    if not schema.events_of(sheet, tables["event"]):
        yield f"{place}: without_events: no event card is left (PHANTOM-SETUP-03)"
    try:
        resolve(OPTIONS, sheet.options)
    except BadOption as error:
        yield f"{place}: options: {error}"
    for length in sheet.lengths:
        yield from _check_squadron(place, sheet, length, tables)


def _check_tracks(
    place: str, sheet: schema.Sheet, tracks: Mapping[str, schema.Track]
) -> Iterator[str]:
    starts = {"recon": sheet.recon, "intel": sheet.intel, "politics": sheet.politics}
    for kind, start in starts.items():
        track = tracks.get(start.track)
        if track is None:
            yield f"{place}: {kind}: track {start.track!r} is in no pack"
        elif track.kind != kind:
            yield f"{place}: {kind}: {start.track!r} is a track of {track.kind}"
        elif start.start >= track.positions:
            yield (
                f"{place}: {kind}: start: {start.start}; the last position of {start.track!r} is "
                f"{track.positions - 1} (PHANTOM-HOUSE-31)"
            )


def _check_map(place: str, sheet: schema.Sheet, tables: Tables) -> Iterator[str]:
    """Targets and regions belong together (PHANTOM-SETUP-02, PHANTOM-ARM-03)."""
    cards = {target.number: target for target in tables["target"].values()}
    for number, copies in Tally(sheet.targets).items():
        if number not in cards:
            yield f"{place}: targets: no Target card has the number {number}"
        elif copies > 1:
            yield f"{place}: targets: {number} stands there {copies} times"
        elif cards[number].region not in sheet.regions:
            yield (
                f"{place}: regions: no WP penalty for {cards[number].region!r}, where Target "
                f"{number} is (PHANTOM-ARM-03)"
            )


def _check_squadron(
    place: str, sheet: schema.Sheet, length: schema.Length, tables: Tables
) -> Iterator[str]:
    """The cards without an SO cost can fill a squadron (PHANTOM-SETUP-08, PHANTOM-HOUSE-46)."""
    (help_sheet,) = tables["help"].values()
    aircraft: Mapping[str, schema.Aircraft] = tables["aircraft"]
    cards = [
        pilot
        for pilot in tables["pilot"].values()
        if pilot.aircraft in aircraft
        and schema.may_fly(sheet, aircraft[pilot.aircraft])
        and not schema.price(sheet, pilot, aircraft[pilot.aircraft], length)
    ]
    wanted = help_sheet.squadron[length]
    for level, slots, short in zip(schema.LEVELS, wanted, shortfall(cards, wanted), strict=False):
        if short:
            yield (
                f"{place}: lengths.{length}: {slots} {level} asked for, {slots - short} to be had "
                f"in {sheet.year} without an SO cost (PHANTOM-SETUP-08)"
            )


def shortfall(cards: Iterable[schema.Pilot], slots: Iterable[int]) -> list[int]:
    """Return how many slots of each level stay empty, from the lowest level up.

    A card fills one slot, of the level of either side (PHANTOM-SETUP-09); the promoted sides left
    over from the level below go first, for they fit nowhere else.
    """
    fronts = Tally(card.front.level for card in cards)
    spare, missing = 0, []
    for level, wanted in zip(schema.LEVELS, slots, strict=False):
        from_fronts = min(max(wanted - spare, 0), fronts[level])
        missing.append(max(wanted - spare - from_fronts, 0))
        spare = fronts[level] - from_fronts
    return missing
