"""What of a campaign sheet does not fit together, or names what is in no pack."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from escadrille.content import packs
from escadrille.kernel.errors import BadOption
from escadrille.kernel.options import resolve
from escadrille.systems.skies.campaign.options import OPTIONS
from escadrille.systems.skies.campaign.schema import CAMPS, FLIGHT, PILOTS, Campaign, Sortie

ACE = 5


def cross_check(tables: packs.Tables) -> Iterator[str]:
    """Return every fault of every sheet."""
    for sheet in tables["campaign"].values():
        for fault in _faults(sheet, tables):
            yield f"campaign {sheet.id!r}: {fault}"


def _faults(sheet: Campaign, tables: packs.Tables) -> Iterator[str]:
    try:
        resolve(OPTIONS, sheet.options)
    except BadOption as error:
        yield f"options: {error}"
    if not any(sortie.short for sortie in sheet.mission):
        yield "mission: the short form has none (SKIES-CAMP-01)"
    least = PILOTS + FLIGHT * (len(sheet.mission) - 1)
    for camp in CAMPS:
        names = getattr(sheet, camp)
        if len({*names}) < len(names) or len(names) < least:
            yield f"{camp}: expected {least} different names (SKIES-CAMP-02)"
    for number, sortie in enumerate(sheet.mission, start=1):
        for fault in _sortie(sortie, tables):
            yield f"mission #{number}: {fault}"


def _sortie(sortie: Sortie, tables: packs.Tables) -> Iterator[str]:
    scenario = tables["scenario"].get(sortie.scenario)
    if scenario is None:
        yield f"scenario: {sortie.scenario!r} is in no pack"
        return
    for side, camp, place in zip(scenario.side, CAMPS, sortie.roster, strict=True):
        if side.nation != camp:
            yield f"scenario: expected the {camp} on that side (SKIES-CAMP-01)"
        elif place >= len(side.squadron):
            yield f"roster: the {camp} has no squadron {place}"
        else:
            yield from _flown(camp, side.squadron[place], tables)
            yield from _others(camp, side.squadron, place)


def _flown(camp: str, squadron: Any, tables: packs.Tables) -> Iterator[str]:
    """Pilots of the roster fly fighters with one engine (SKIES-CAMP-02)."""
    plane = tables["aircraft"].get(squadron.type)
    if squadron.bomber or plane is None or plane.engines > 1 or len(squadron.ps) < 2:
        yield f"roster: the {camp} flies two fighters or more, of one engine (SKIES-CAMP-02)"


def _others(camp: str, squadrons: Any, place: int) -> Iterator[str]:
    """Nobody else is an ace, and there is a bomber to spare (SKIES-CAMP-08, SKIES-CAMP-06)."""
    for number, squadron in enumerate(squadrons):
        crews = squadron.ps[FLIGHT:] if number == place else squadron.ps
        if ACE in crews:
            yield f"scenario: the {camp} has an ace outside its roster (SKIES-CAMP-08)"
        if squadron.bomber and len(crews) < 2:
            yield f"scenario: the {camp} has no bomber to spare (SKIES-CAMP-06)"
