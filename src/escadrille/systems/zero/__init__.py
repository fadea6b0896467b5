"""zero: WWII card dogfights by elements of leader and wingman (Zero!)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from escadrille.content import placed
from escadrille.content.packs import Shelf
from escadrille.kernel.errors import BadOption
from escadrille.kernel.options import Value, resolve
from escadrille.kernel.system import Bots, Engine, FirstFlight, Lab, System, Words
from escadrille.systems.zero.arena import ZeroArena
from escadrille.systems.zero.bots.judge import judge
from escadrille.systems.zero.bots.tactics import tactical
from escadrille.systems.zero.choices import BREAK_OFF
from escadrille.systems.zero.engine import VERSION, ZeroRules
from escadrille.systems.zero.events import ZeroEvent
from escadrille.systems.zero.features import ZeroFeatures
from escadrille.systems.zero.options import OPTION_SETS, OPTIONS
from escadrille.systems.zero.orders import ZeroOrder
from escadrille.systems.zero.present import PRESENTER
from escadrille.systems.zero.schema import SCHEMA, Scenario, check_scenario, cross_check
from escadrille.systems.zero.situations import read
from escadrille.systems.zero.state import State
from escadrille.systems.zero.tables import Tables

_SHELF: Final = Shelf("zero", SCHEMA, cross_check)
load_packs, check_pack = _SHELF.load, _SHELF.check


def configure(
    scenario: placed.Scenario = "first-element",
    options: Mapping[str, Value] | None = None,
    packs: Sequence[Path] = (),
) -> ZeroRules:
    """Return the rules of a scenario; options given here prevail over the scenario's own."""
    chosen: Scenario
    pack, chosen = placed.chosen(_SHELF, load_packs(packs), scenario)
    resolved = resolve(OPTIONS, {**chosen.options, **(options or {})})
    faults = list(check_scenario(chosen, resolved, pack.tables["fighter"]))
    if faults:
        raise BadOption("; ".join(faults))
    return ZeroRules(Tables(pack, chosen, resolved))


def read_situation(raw: Mapping[str, Any], packs: Sequence[Path] = ()) -> tuple[ZeroRules, State]:
    """Return the rules and the state of a situation, run on to its first decision."""
    return ZeroRules.resumed(*read(*placed.named(_SHELF, load_packs(packs), raw)))


SYSTEM: Final = System(
    slug="zero",
    engine=Engine(
        version=VERSION,
        options=OPTIONS,
        option_sets=OPTION_SETS,
        order_type=ZeroOrder,
        event_type=ZeroEvent,
        configure=configure,
        read_situation=read_situation,
    ),
    content=_SHELF.content("first-element", first_flight=FirstFlight("first-flight")),
    words=Words(catalogue=Path(__file__).parent / "catalogue.toml", presenter=PRESENTER),
    bots=Bots(tactics={"tactical": tactical}, judge=judge, deliberate=frozenset({BREAK_OFF})),
    lab=Lab(features=ZeroFeatures, even_scenario="mirror-element", arena=ZeroArena(load_packs)),
)
