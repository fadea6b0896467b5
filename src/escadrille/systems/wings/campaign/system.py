"""wings-campaign: two squadrons, mission after mission, until one can fly no more."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from escadrille.content import placed
from escadrille.kernel.campaign import Campaign
from escadrille.kernel.options import Value, resolve
from escadrille.kernel.system import Bots, Engine, System, Words
from escadrille.systems.wings import SHELF
from escadrille.systems.wings.campaign import schema
from escadrille.systems.wings.campaign.bots.tactics import tactical
from escadrille.systems.wings.campaign.engine import VERSION, CampaignRules
from escadrille.systems.wings.campaign.events import WingsCampaignEvent
from escadrille.systems.wings.campaign.hand import BY_HAND
from escadrille.systems.wings.campaign.options import OPTION_SETS, OPTIONS
from escadrille.systems.wings.campaign.orders import WingsCampaignOrder
from escadrille.systems.wings.campaign.present import PRESENTER
from escadrille.systems.wings.campaign.report import MissionReport, report
from escadrille.systems.wings.campaign.situations import read
from escadrille.systems.wings.campaign.state import State
from escadrille.systems.wings.campaign.tables import Tables

FIRST: Final = "spring-1916"


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
    slug="wings-campaign",
    engine=Engine(
        version=VERSION,
        options=OPTIONS,
        option_sets=OPTION_SETS,
        order_type=WingsCampaignOrder,
        event_type=WingsCampaignEvent,
        configure=configure,
        read_situation=read_situation,
    ),
    content=SHELF.content(FIRST, campaigns),
    words=Words(
        catalogue=Path(__file__).parents[1] / "catalogue.toml",
        presenter=PRESENTER,
    ),
    bots=Bots(tactics={"tactical": tactical}),
    campaign=Campaign(flies="wings", report_type=MissionReport, report=report, by_hand=BY_HAND),
)
