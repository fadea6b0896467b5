"""Scenarios in place: what a record, a campaign or a player describes, and no pack holds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from escadrille.content.packs import Pack, Shelf, pick
from escadrille.kernel.errors import BadPack, BadSituation

Scenario = str | Mapping[str, Any]
"""The name of one in the packs, or one in place."""


def chosen(
    shelf: Shelf, pack: Pack, scenario: Scenario, table: str = "scenario"
) -> tuple[Pack, Any]:
    """Return a scenario, and the packs with it; raise Unknown, or BadPack with every fault."""
    if isinstance(scenario, str):
        return pack, pick(pack.tables[table], table, scenario)
    return place(shelf, pack, table, scenario, scenario)


def place(
    shelf: Shelf, pack: Pack, table: str, raw: Any, scenario: Mapping[str, Any]
) -> tuple[Pack, Any]:
    """Return an entry that a scenario gives in place, and the packs with it."""
    entry = shelf.entry(table, raw)
    tables = {**pack.tables, table: {**pack.tables[table], entry.id: entry}}
    if faults := list(shelf.cross_check(tables)):
        raise BadPack([f"in place: {fault}" for fault in faults])
    return msgspec.structs.replace(pack, tables=tables, placed=dict(scenario)), entry


def named(
    shelf: Shelf, pack: Pack, raw: Mapping[str, Any], table: str = "scenario"
) -> tuple[Pack, Mapping[str, Any]]:
    """Return a situation that names its scenario, and the packs with the one it gives in place."""
    if not isinstance(raw.get("scenario"), Mapping):
        return pack, raw
    try:
        pack, scenario = chosen(shelf, pack, raw["scenario"], table)
    except BadPack as error:
        raise BadSituation(error.faults) from error
    return pack, {**raw, "scenario": scenario.id}


def written(pack: Pack, situation: dict[str, Any]) -> dict[str, Any]:
    """Return a situation with its scenario in place, where no pack of the house has it."""
    return situation if pack.placed is None else {**situation, "scenario": pack.placed}
