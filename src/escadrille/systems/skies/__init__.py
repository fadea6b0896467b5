"""skies: WWII miniatures with advantage levels and action decks (Blood Red Skies)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from msgspec.structs import replace

from escadrille.content import placed
from escadrille.content.packs import Shelf
from escadrille.kernel.errors import BadOption
from escadrille.kernel.options import Value, resolve
from escadrille.kernel.system import Bots, Engine, FirstFlight, Lab, System, Words
from escadrille.systems.skies.bots.judge import clock, judge
from escadrille.systems.skies.bots.tactics import tactical
from escadrille.systems.skies.engine import VERSION, SkiesRules
from escadrille.systems.skies.events import SkiesEvent
from escadrille.systems.skies.features import SkiesFeatures
from escadrille.systems.skies.forces import muster
from escadrille.systems.skies.options import OPTION_SETS, OPTIONS
from escadrille.systems.skies.orders import SkiesOrder
from escadrille.systems.skies.present import PRESENTER
from escadrille.systems.skies.schema import SCHEMA, Scenario, check_scenario, cross_check
from escadrille.systems.skies.situations import read
from escadrille.systems.skies.state import State
from escadrille.systems.skies.tables import Tables

SHELF: Final = Shelf("skies", SCHEMA, cross_check)
load_packs, check_pack = SHELF.load, SHELF.check


def configure(
    scenario: placed.Scenario = "dogfight",
    options: Mapping[str, Value] | None = None,
    packs: Sequence[Path] = (),
) -> SkiesRules:
    """Return the rules of a scenario; options given here prevail over the scenario's own."""
    chosen: Scenario
    pack, chosen = placed.chosen(SHELF, load_packs(packs), scenario)
    resolved = resolve(OPTIONS, {**chosen.options, **(options or {})})
    faults = list(check_scenario(chosen, resolved, pack.tables))
    if faults:
        raise BadOption("; ".join(faults))
    return SkiesRules(Tables(pack, chosen, resolved))


def read_situation(raw: Mapping[str, Any], packs: Sequence[Path] = ()) -> tuple[SkiesRules, State]:
    """Return the rules and the state of a situation, run on to its first decision."""
    return SkiesRules.resumed(*read(*placed.named(SHELF, load_packs(packs), raw)))


def generate(wishes: Mapping[str, Any], packs: Sequence[Path] = ()) -> dict[str, Any]:
    """Return the dogfight of two force lists, as a scenario in place (SKIES-BASE-51)."""
    return muster(load_packs(packs), wishes)


def begun(scenario: Mapping[str, Any]) -> dict[str, Any]:
    """Return the situation in which a scenario in place begins."""
    return {"system": "skies", "scenario": dict(scenario)}


SYSTEM: Final = System(
    slug="skies",
    engine=Engine(
        version=VERSION,
        options=OPTIONS,
        option_sets=OPTION_SETS,
        order_type=SkiesOrder,
        event_type=SkiesEvent,
        configure=configure,
        read_situation=read_situation,
    ),
    content=replace(
        SHELF.content("dogfight", first_flight=FirstFlight("first-flight")),
        generate=generate,
        situation=begun,
    ),
    words=Words(catalogue=Path(__file__).parent / "catalogue.toml", presenter=PRESENTER),
    bots=Bots(tactics={"tactical": tactical}, judge=judge, clock=clock),
    lab=Lab(features=SkiesFeatures, even_scenario="even-dogfight"),
)
