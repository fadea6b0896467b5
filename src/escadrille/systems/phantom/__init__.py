"""phantom: solitaire command of a squadron over Vietnam (Phantom Leader)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from escadrille.content import placed
from escadrille.content.packs import Pack, Shelf, pick
from escadrille.kernel.errors import BadPack, BadSituation
from escadrille.kernel.options import Value, resolve
from escadrille.kernel.system import Bots, Content, Engine, System, Words
from escadrille.systems.phantom import schema
from escadrille.systems.phantom.bots.staff import PhantomStaff
from escadrille.systems.phantom.bots.tactics import tactical
from escadrille.systems.phantom.checks import cross_check
from escadrille.systems.phantom.engine import VERSION, PhantomRules
from escadrille.systems.phantom.events import PhantomEvent
from escadrille.systems.phantom.options import OPTION_SETS, OPTIONS
from escadrille.systems.phantom.orders import PhantomOrder
from escadrille.systems.phantom.present import PRESENTER
from escadrille.systems.phantom.present.book import book, figures
from escadrille.systems.phantom.schema import LENGTHS, SCHEMA, Scenario
from escadrille.systems.phantom.situations import read
from escadrille.systems.phantom.state import State
from escadrille.systems.phantom.tables import Tables

_SHELF: Final = Shelf("phantom", SCHEMA, cross_check)
load_packs, check_pack = _SHELF.load, _SHELF.check


def configure(
    scenario: placed.Scenario = "war-in-the-south-usaf-short",
    options: Mapping[str, Value] | None = None,
    packs: Sequence[Path] = (),
) -> PhantomRules:
    """Return the rules of a campaign; options given here prevail over the sheet's own."""
    pack, name = _placed(load_packs(packs), scenario)
    chosen: Scenario = pick(schema.scenarios(pack.tables), "scenario", name)
    resolved = resolve(OPTIONS, {**chosen.options, **(options or {})})
    return PhantomRules(Tables(pack, chosen, resolved))


def _placed(pack: Pack, scenario: Any) -> tuple[Pack, Any]:
    """Return the name of a campaign, and the packs with the sheet that one in place brings."""
    if not isinstance(scenario, Mapping):
        return pack, scenario
    place = {**scenario}
    raw, length = place.pop("sheet", None), place.pop("length", None)
    if place or length not in LENGTHS:
        raise BadPack([f"scenario in place: expected a sheet and a length of {list(LENGTHS)}"])
    pack, sheet = placed.place(_SHELF, pack, "sheet", raw, scenario)
    return pack, f"{sheet.id}-{length}"


def scenarios(packs: Sequence[Path] = ()) -> list[Scenario]:
    return list(schema.scenarios(load_packs(packs).tables).values())


def read_situation(
    raw: Mapping[str, Any], packs: Sequence[Path] = ()
) -> tuple[PhantomRules, State]:
    """Return the rules and the state of a situation, run on to its first decision."""
    try:
        pack, name = _placed(load_packs(packs), raw.get("scenario"))
    except BadPack as error:
        raise BadSituation(error.faults) from error
    return PhantomRules.resumed(*read(pack, raw if name is None else {**raw, "scenario": name}))


SYSTEM: Final = System(
    slug="phantom",
    engine=Engine(
        version=VERSION,
        options=OPTIONS,
        option_sets=OPTION_SETS,
        order_type=PhantomOrder,
        event_type=PhantomEvent,
        configure=configure,
        read_situation=read_situation,
    ),
    content=Content(
        first_scenario="war-in-the-south-usaf-short",
        scenarios=scenarios,
        tables=_SHELF.tables,
        check=check_pack,
        shelf=_SHELF,
    ),
    words=Words(
        catalogue=Path(__file__).parent / "catalogue.toml",
        presenter=PRESENTER,
        named={
            "aircraft": ("aircraft",),
            "campaign": ("sheet",),
            "card": ("pilot",),
            "pilot": ("pilot",),
            "target": ("target",),
            "threat": ("site", "bandit"),
            "weapon": ("weapon",),
        },
        book=book,
        figures=figures,
    ),
    bots=Bots(tactics={"tactical": tactical}, staff=PhantomStaff()),
)
