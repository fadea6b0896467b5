"""skies-campaign: linked missions of skies, the Battle of Britain."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from escadrille.content import placed
from escadrille.kernel.campaign import Campaign
from escadrille.kernel.options import Value, resolve
from escadrille.kernel.system import Bots, Engine, System, Words
from escadrille.systems.skies import SHELF
from escadrille.systems.skies.campaign import schema
from escadrille.systems.skies.campaign.bots.tactics import tactical
from escadrille.systems.skies.campaign.engine import VERSION, CampaignRules
from escadrille.systems.skies.campaign.events import SkiesCampaignEvent
from escadrille.systems.skies.campaign.options import OPTION_SETS, OPTIONS
from escadrille.systems.skies.campaign.orders import SkiesCampaignOrder
from escadrille.systems.skies.campaign.present import PRESENTER
from escadrille.systems.skies.campaign.report import MissionReport, report
from escadrille.systems.skies.campaign.situations import read
from escadrille.systems.skies.campaign.state import State
from escadrille.systems.skies.campaign.tables import Tables

FIRST: Final = "battle-of-britain"


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
    slug="skies-campaign",
    engine=Engine(
        version=VERSION,
        options=OPTIONS,
        option_sets=OPTION_SETS,
        order_type=SkiesCampaignOrder,
        event_type=SkiesCampaignEvent,
        configure=configure,
        read_situation=read_situation,
    ),
    content=SHELF.content(FIRST, campaigns),
    words=Words(
        catalogue=Path(__file__).parents[1] / "catalogue.toml",
        presenter=PRESENTER,
    ),
    bots=Bots(tactics={"tactical": tactical}),
    campaign=Campaign(flies="skies", report_type=MissionReport, report=report),
)
