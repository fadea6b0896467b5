"""flames: WWII card dogfights with action and reaction (Down in Flames)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from escadrille.content.packs import Pack, load, pick, shipped
from escadrille.kernel.api import System
from escadrille.kernel.errors import BadOption, BadPack
from escadrille.kernel.options import Value, resolve
from escadrille.systems.flames.engine import VERSION, FlamesRules, run_steps
from escadrille.systems.flames.events import FlamesEvent
from escadrille.systems.flames.options import OPTION_SETS, OPTIONS
from escadrille.systems.flames.orders import FlamesOrder
from escadrille.systems.flames.present import FlamesPresenter
from escadrille.systems.flames.rules import setup
from escadrille.systems.flames.schema import SCHEMA, Scenario, cross_check
from escadrille.systems.flames.situations import read
from escadrille.systems.flames.state import State
from escadrille.systems.flames.tables import Tables
from escadrille.systems.flames.tactics import tactical

_loaded: dict[tuple[Path, ...], Pack] = {}


def load_packs(extra: Sequence[Path] = ()) -> Pack:
    """Return the shipped packs and a player's own as one. Read once."""
    folders = (*shipped("flames"), *extra)
    if folders not in _loaded:
        _loaded[folders] = load(list(folders), "flames", SCHEMA, cross_check)
    return _loaded[folders]


def configure(
    scenario: str = "first-duel",
    options: Mapping[str, Value] | None = None,
    packs: Sequence[Path] = (),
) -> FlamesRules:
    """Return the rules of a scenario; options given here prevail over the scenario's own."""
    pack = load_packs(packs)
    chosen: Scenario = pick(pack.tables["scenario"], "scenario", scenario)
    tables = Tables(pack, chosen, resolve(OPTIONS, {**chosen.options, **(options or {})}))
    if len(chosen.side) > 2 and not tables.free_for_all:
        raise BadOption(f"option 'free_for_all' is off, but {scenario!r} has more than two sides")
    for number, side in enumerate(chosen.side, start=1):
        if side.points is None:
            continue
        prices = [f.vp for f in tables.fighters if setup.allowed(tables, side, f)]
        if not prices or min(prices) * side.seats > side.points:
            raise BadPack([f"scenario {scenario!r}: side #{number}: too few points for its seats"])
    return FlamesRules(tables)


def scenarios(packs: Sequence[Path] = ()) -> list[Scenario]:
    return list(load_packs(packs).tables["scenario"].values())


def read_situation(raw: Mapping[str, Any], packs: Sequence[Path] = ()) -> tuple[FlamesRules, State]:
    """Return the rules and the state of a situation, run on to its first decision."""
    tables, state = read(load_packs(packs), raw)
    run_steps(tables, state, None)
    return FlamesRules(tables, state.clone()), state


def check_pack(folder: Path) -> Pack:
    return load_packs([folder] if folder not in shipped("flames") else [])


SYSTEM: Final = System(
    slug="flames",
    version=VERSION,
    options=OPTIONS,
    option_sets=OPTION_SETS,
    order_type=FlamesOrder,
    event_type=FlamesEvent,
    catalogue=Path(__file__).parent / "catalogue.toml",
    first_scenario="first-duel",
    configure=configure,
    scenarios=scenarios,
    check_pack=check_pack,
    read_situation=read_situation,
    tactics={"tactical": tactical},
    presenter=FlamesPresenter(),
)
