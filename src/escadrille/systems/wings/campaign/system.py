"""wings-campaign: two squadrons, mission after mission, until one can fly no more."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from escadrille.content.sheets import Sheets
from escadrille.kernel.campaign import Campaign
from escadrille.kernel.system import Bots, Engine, System, Words
from escadrille.systems.wings import SHELF
from escadrille.systems.wings.campaign.bots.tactics import tactical
from escadrille.systems.wings.campaign.engine import VERSION, CampaignRules
from escadrille.systems.wings.campaign.events import WingsCampaignEvent
from escadrille.systems.wings.campaign.hand import BY_HAND
from escadrille.systems.wings.campaign.options import OPTION_SETS, OPTIONS
from escadrille.systems.wings.campaign.orders import WingsCampaignOrder
from escadrille.systems.wings.campaign.present import PRESENTER
from escadrille.systems.wings.campaign.report import MissionReport, report
from escadrille.systems.wings.campaign.situations import read
from escadrille.systems.wings.campaign.tables import Tables

SHEETS: Final = Sheets(
    SHELF,
    "spring-1916",
    OPTIONS,
    lambda pack, sheet, options: CampaignRules(Tables(pack, sheet, options)),
    lambda pack, raw: CampaignRules.resumed(*read(pack, raw)),
)
configure = SHEETS.configure

SYSTEM: Final = System(
    slug="wings-campaign",
    engine=Engine(
        version=VERSION,
        options=OPTIONS,
        option_sets=OPTION_SETS,
        order_type=WingsCampaignOrder,
        event_type=WingsCampaignEvent,
        configure=configure,
        read_situation=SHEETS.read_situation,
    ),
    content=SHEETS.content,
    words=Words(
        catalogue=Path(__file__).parents[1] / "catalogue.toml",
        presenter=PRESENTER,
    ),
    bots=Bots(tactics={"tactical": tactical}),
    campaign=Campaign(flies="wings", report_type=MissionReport, report=report, by_hand=BY_HAND),
)
