"""skies-campaign: linked missions of skies, the Battle of Britain."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from escadrille.content.sheets import Sheets
from escadrille.kernel.campaign import Campaign
from escadrille.kernel.system import Bots, Engine, System, Words
from escadrille.systems.skies import SHELF
from escadrille.systems.skies.campaign.bots.tactics import tactical
from escadrille.systems.skies.campaign.engine import VERSION, CampaignRules
from escadrille.systems.skies.campaign.events import SkiesCampaignEvent
from escadrille.systems.skies.campaign.options import OPTION_SETS, OPTIONS
from escadrille.systems.skies.campaign.orders import SkiesCampaignOrder
from escadrille.systems.skies.campaign.present import PRESENTER
from escadrille.systems.skies.campaign.report import MissionReport, report
from escadrille.systems.skies.campaign.situations import read
from escadrille.systems.skies.campaign.tables import Tables

SHEETS: Final = Sheets(
    SHELF,
    "battle-of-britain",
    OPTIONS,
    lambda pack, sheet, options: CampaignRules(Tables(pack, sheet, options)),
    lambda pack, raw: CampaignRules.resumed(*read(pack, raw)),
)
configure = SHEETS.configure

SYSTEM: Final = System(
    slug="skies-campaign",
    engine=Engine(
        version=VERSION,
        options=OPTIONS,
        option_sets=OPTION_SETS,
        order_type=SkiesCampaignOrder,
        event_type=SkiesCampaignEvent,
        configure=configure,
        read_situation=SHEETS.read_situation,
    ),
    content=SHEETS.content,
    words=Words(
        catalogue=Path(__file__).parents[1] / "catalogue.toml",
        presenter=PRESENTER,
    ),
    bots=Bots(tactics={"tactical": tactical}),
    campaign=Campaign(flies="skies", report_type=MissionReport, report=report),
)
