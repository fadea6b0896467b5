"""wings: WWI dogfights with manoeuvre cards on a measured table (Wings of War)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from msgspec.structs import replace

from escadrille.content import placed
from escadrille.kernel.errors import BadOption
from escadrille.kernel.options import Value, resolve
from escadrille.kernel.system import Bots, Careers, Engine, FirstFlight, Lab, System, Words
from escadrille.systems.wings import keeping
from escadrille.systems.wings.arena import WingsArena
from escadrille.systems.wings.bots.forethought import Forethought
from escadrille.systems.wings.bots.judge import judge
from escadrille.systems.wings.bots.tactics import quick, tactical
from escadrille.systems.wings.checks import check_scenario, cross_check
from escadrille.systems.wings.engine import VERSION, WingsRules
from escadrille.systems.wings.events import WingsEvent
from escadrille.systems.wings.features import WingsFeatures
from escadrille.systems.wings.generator import generate
from escadrille.systems.wings.options import OPTION_SETS, OPTIONS, settled
from escadrille.systems.wings.orders import WingsOrder
from escadrille.systems.wings.present import PRESENTER
from escadrille.systems.wings.present.own import tell
from escadrille.systems.wings.printed import PrintedShelf
from escadrille.systems.wings.schema import SCHEMA, Scenario
from escadrille.systems.wings.situations import read
from escadrille.systems.wings.state import State
from escadrille.systems.wings.tables import Tables

SHELF: Final = PrintedShelf("wings", SCHEMA, cross_check)
load_packs, check_pack = SHELF.load, SHELF.check


def configure(
    scenario: placed.Scenario = "first-duel",
    options: Mapping[str, Value] | None = None,
    packs: Sequence[Path] = (),
) -> WingsRules:
    """Return the rules of a scenario; options given here prevail over the scenario's own."""
    pack = load_packs(packs)
    chosen: Scenario
    _, chosen = placed.chosen(SHELF, pack, scenario)  # a situation of ours tells it in place
    resolved = resolve(OPTIONS, {**chosen.options, **(options or {})})
    options = settled(resolved)
    faults = list(check_scenario(chosen, options, pack.tables))
    if faults:
        raise BadOption("; ".join(faults))
    return WingsRules(Tables(pack, chosen, options))


def read_situation(raw: Mapping[str, Any], packs: Sequence[Path] = ()) -> tuple[WingsRules, State]:
    """Return the rules and the state of a situation, run on to its first decision."""
    return WingsRules.resumed(*read(load_packs(packs), raw))


def generate_mission(wishes: Mapping[str, Any], packs: Sequence[Path] = ()) -> dict[str, Any]:
    """Return a mission by the rules, as a scenario in place (WINGS-MIS-11)."""
    return generate(load_packs(packs), wishes)


def begun(scenario: Mapping[str, Any]) -> dict[str, Any]:
    """Return the situation in which a scenario in place begins."""
    return {"system": "wings", "table": dict(scenario), "turn": 0}


SYSTEM: Final = System(
    slug="wings",
    engine=Engine(
        version=VERSION,
        options=OPTIONS,
        option_sets=OPTION_SETS,
        order_type=WingsOrder,
        event_type=WingsEvent,
        configure=configure,
        read_situation=read_situation,
    ),
    content=replace(
        SHELF.content("first-duel", first_flight=FirstFlight("first-flight")),
        generate=generate_mission,
        situation=begun,
        careers=Careers(keeping.keep, keeping.land, tell),
    ),
    words=Words(catalogue=Path(__file__).parent / "catalogue.toml", presenter=PRESENTER),
    bots=Bots(
        tactics={"tactical": tactical, "tactical:quick": quick}, judge=judge, planner=Forethought()
    ),
    lab=Lab(features=WingsFeatures, even_scenario="mirror-duel", arena=WingsArena(load_packs)),
)
