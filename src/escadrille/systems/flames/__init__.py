"""flames: WWII card dogfights with action and reaction (Down in Flames)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from escadrille.content import placed
from escadrille.content.packs import Shelf
from escadrille.kernel.options import Value, resolve
from escadrille.kernel.system import Bots, Engine, FirstFlight, Lab, System, Words
from escadrille.systems.flames.arena import FlamesArena
from escadrille.systems.flames.bots.judge import judge
from escadrille.systems.flames.bots.tactics import tactical
from escadrille.systems.flames.checks import cross_check
from escadrille.systems.flames.engine import VERSION, FlamesRules
from escadrille.systems.flames.events import FlamesEvent
from escadrille.systems.flames.features import FlamesFeatures
from escadrille.systems.flames.options import OPTION_SETS, OPTIONS
from escadrille.systems.flames.orders import FlamesOrder
from escadrille.systems.flames.present import PRESENTER
from escadrille.systems.flames.schema import SCHEMA, Scenario
from escadrille.systems.flames.situations import read
from escadrille.systems.flames.state import State
from escadrille.systems.flames.tables import Tables, check_options

SHELF: Final = Shelf("flames", SCHEMA, cross_check)
load_packs, check_pack = SHELF.load, SHELF.check


def configure(
    scenario: placed.Scenario = "first-duel",
    options: Mapping[str, Value] | None = None,
    packs: Sequence[Path] = (),
) -> FlamesRules:
    """Return the rules of a scenario; options given here prevail over the scenario's own."""
    chosen: Scenario
    pack, chosen = placed.chosen(SHELF, load_packs(packs), scenario)
    tables = Tables(pack, chosen, resolve(OPTIONS, {**chosen.options, **(options or {})}))
    check_options(tables)
    return FlamesRules(tables)


def read_situation(raw: Mapping[str, Any], packs: Sequence[Path] = ()) -> tuple[FlamesRules, State]:
    """Return the rules and the state of a situation, run on to its first decision."""
    return FlamesRules.resumed(*read(*placed.named(SHELF, load_packs(packs), raw)))


SYSTEM: Final = System(
    slug="flames",
    engine=Engine(
        version=VERSION,
        options=OPTIONS,
        option_sets=OPTION_SETS,
        order_type=FlamesOrder,
        event_type=FlamesEvent,
        configure=configure,
        read_situation=read_situation,
    ),
    content=SHELF.content("first-duel", first_flight=FirstFlight("first-flight")),
    words=Words(catalogue=Path(__file__).parent / "catalogue.toml", presenter=PRESENTER),
    bots=Bots(tactics={"tactical": tactical}, judge=judge),
    lab=Lab(features=FlamesFeatures, even_scenario="mirror-duel", arena=FlamesArena(load_packs)),
)
