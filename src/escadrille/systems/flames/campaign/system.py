"""flames-campaign: linked missions of flames, chosen on a map (the campaigns of Down in Flames)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from escadrille.content.sheets import Sheets
from escadrille.kernel.campaign import Campaign
from escadrille.kernel.system import Bots, Engine, System, Words
from escadrille.systems.flames import SHELF
from escadrille.systems.flames.campaign.bots.tactics import tactical
from escadrille.systems.flames.campaign.engine import VERSION, CampaignRules
from escadrille.systems.flames.campaign.events import FlamesCampaignEvent
from escadrille.systems.flames.campaign.options import OPTION_SETS, OPTIONS
from escadrille.systems.flames.campaign.orders import FlamesCampaignOrder
from escadrille.systems.flames.campaign.present import PRESENTER
from escadrille.systems.flames.campaign.report import MissionReport, report
from escadrille.systems.flames.campaign.situations import read
from escadrille.systems.flames.campaign.tables import Tables

SHEETS: Final = Sheets(
    SHELF,
    "poland-1939",
    OPTIONS,
    lambda pack, sheet, options: CampaignRules(Tables(pack, sheet, options)),
    lambda pack, raw: CampaignRules.resumed(*read(pack, raw)),
)
configure = SHEETS.configure

SYSTEM: Final = System(
    slug="flames-campaign",
    engine=Engine(
        version=VERSION,
        options=OPTIONS,
        option_sets=OPTION_SETS,
        order_type=FlamesCampaignOrder,
        event_type=FlamesCampaignEvent,
        configure=configure,
        read_situation=SHEETS.read_situation,
    ),
    content=SHEETS.content,
    words=Words(
        catalogue=Path(__file__).parents[1] / "catalogue.toml",
        presenter=PRESENTER,
    ),
    bots=Bots(tactics={"tactical": tactical}),
    campaign=Campaign(flies="flames", report_type=MissionReport, report=report),
)
