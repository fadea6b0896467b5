"""flames-campaign: linked missions of flames, chosen on a map (the campaigns of Down in Flames)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from escadrille.content import placed
from escadrille.kernel.campaign import Campaign
from escadrille.kernel.options import Value, resolve
from escadrille.kernel.system import Bots, Engine, System, Words
from escadrille.systems.flames import SHELF
from escadrille.systems.flames.campaign import schema
from escadrille.systems.flames.campaign.bots.tactics import tactical
from escadrille.systems.flames.campaign.engine import VERSION, CampaignRules
from escadrille.systems.flames.campaign.events import FlamesCampaignEvent
from escadrille.systems.flames.campaign.options import OPTION_SETS, OPTIONS
from escadrille.systems.flames.campaign.orders import FlamesCampaignOrder
from escadrille.systems.flames.campaign.present import PRESENTER
from escadrille.systems.flames.campaign.report import MissionReport, report
from escadrille.systems.flames.campaign.situations import read
from escadrille.systems.flames.campaign.state import State
from escadrille.systems.flames.campaign.tables import Tables

FIRST: Final = "poland-1939"


def configure(
    scenario: placed.Scenario = FIRST,
    options: Mapping[str, Value] | None = None,
    packs: Sequence[Path] = (),
) -> CampaignRules:
    """Return the rules of a campaign; options given here prevail over the sheet's own."""
    sheet: schema.Campaign
    pack, sheet = placed.chosen(SHELF, SHELF.load(packs), scenario, "campaign")
    resolved = resolve(OPTIONS, {**sheet.options, **(options or {})})
    return CampaignRules(Tables(pack, sheet, resolved))


def campaigns(packs: Sequence[Path] = ()) -> list[schema.Campaign]:
    return list(SHELF.load(packs).tables["campaign"].values())


def read_situation(
    raw: Mapping[str, Any], packs: Sequence[Path] = ()
) -> tuple[CampaignRules, State]:
    """Return the rules and the state of a situation, run on to its first decision."""
    return CampaignRules.resumed(*read(*placed.named(SHELF, SHELF.load(packs), raw, "campaign")))


SYSTEM: Final = System(
    slug="flames-campaign",
    engine=Engine(
        version=VERSION,
        options=OPTIONS,
        option_sets=OPTION_SETS,
        order_type=FlamesCampaignOrder,
        event_type=FlamesCampaignEvent,
        configure=configure,
        read_situation=read_situation,
    ),
    content=SHELF.content(FIRST, campaigns),
    words=Words(
        catalogue=Path(__file__).parents[1] / "catalogue.toml",
        presenter=PRESENTER,
    ),
    bots=Bots(tactics={"tactical": tactical}),
    campaign=Campaign(flies="flames", report_type=MissionReport, report=report),
)
