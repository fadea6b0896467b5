"""Campaigns of wings that tests begin somewhere in the middle."""

from typing import Any

from escadrille.kernel.api import Refusal
from escadrille.systems.wings.campaign import choices as c
from escadrille.systems.wings.campaign import frames, stores
from escadrille.systems.wings.campaign.engine import CampaignRules
from escadrille.systems.wings.campaign.report import MissionReport, Sortie
from escadrille.systems.wings.campaign.rules import course, men
from escadrille.systems.wings.campaign.state import BEHAVIOUR, SKILLS, START, State, put
from escadrille.systems.wings.campaign.system import configure
from escadrille.systems.wings.campaign.tables import TASKS
from escadrille.testing import bars

ALONE = "spring-1916"


def sheet(date: str, players: int = 1) -> dict[str, Any]:
    """Return a campaign of a month, with so many players a side."""
    sides = (("SPA.73", "france"), ("Jasta 18", "germany"))
    return {
        "id": "tried",
        "title": {"en": "For tests", "fr": "Pour les tests"},
        "briefing": {"en": "Tests fly it.", "fr": "Les tests la jouent."},
        "date": date,
        "origin": "house",
        "side": [
            {"name": {"en": name, "fr": name}, "nation": nation, "players": players}
            for name, nation in sides
        ],
    }


PAIRS = sheet("1917-09", players=2)


def _cited(refusal: Refusal | None) -> str:
    if refusal is None:
        return ""
    bars.cited.append(refusal.rule)
    return refusal.rule


class Airfield:
    """A campaign, and words for what is done in it."""

    def __init__(
        self, scenario: str | dict[str, Any] = ALONE, seed: int = 1, **options: Any
    ) -> None:
        self.rules: CampaignRules = configure(scenario, options)
        self.t = self.rules.t
        self.s: State = self.rules.start(seed)

    def legal(self, seat: int) -> list[str]:
        orders = (self.rules.order(self.s, seat, n) for n in self.rules.legal(self.s, seat))
        return [self.rules.write(order) for order in orders]

    def do(self, seat: int, *words: str) -> list[Any]:
        """Give orders; return what happened."""
        out: list[Any] = []
        for word in words:
            (order,) = self.rules.read(self.s, seat, word)
            self.rules.apply(self.s, seat, self.rules.choice(self.s, seat, order), out)
        return out

    def refused(self, seat: int, word: str) -> str:
        """Return the rule that refuses an order."""
        order = self.rules.parse(self.s, seat, word)
        return _cited(self.rules.bar(self.s, seat, self.rules.meant(self.s, seat, order)))

    def denied(self, report: MissionReport) -> str:
        """Return the rule that refuses a report."""
        return _cited(self.rules.barred(self.s, report))

    def supply(self, side: int, *types: str, pilots: int = 1, **stock: int) -> None:
        """Give a side aircraft, rookies and stock beside what it has."""
        for kind in types:
            self.s.hangar[side] += [self.t.type_of[kind], 0]
        for _ in range(pilots):
            number = men.join(self.s, side, "rookie")
            put(self.s, side, number, BEHAVIOUR, 1 + c.BEHAVIOURS.index("artist"))
            put(self.s, side, number, START, 1)
            put(self.s, side, number, SKILLS, 1)
        for name, count in stock.items():
            self.s.stock[side][stores.ITEMS.index(name.replace("_", "-"))] += count

    def after(self, missions: int = 1) -> None:
        """Say that so many missions are over, and begin the next interval."""
        s = self.s
        s.missions = missions
        s.log = [0, 0, 0, 0, 0, 0, 0, s.day] * missions
        s.stack = [(frames.CAMPAIGN, course.AT_BASE, 0, 0)]
        self.rules.run(s, None)

    def choosing(self, side: int = 0) -> None:
        """Leave the base; that side is the active one."""
        self.s.active = side
        for seat in self.t.leader:
            self.do(seat, "done")

    def in_the_air(self, task: str, *plans: tuple[str, ...], side: int = 0) -> None:
        """Choose a mission and plan it, seat by seat; nothing is turned into mission points."""
        self.choosing(side)
        self.do(self.t.leader[side], task)
        self.do(self.t.leader[1 - side], "done")
        for seat, plan in enumerate(plans):
            if seat in self.t.leader:
                self.do(seat, "cp-0")
            self.do(seat, *plan)

    def report(self, *changes: dict[str, Any], **told: Any) -> MissionReport:
        """Return a report in which all came home but for these changes."""
        sorties = []
        for number, change in enumerate(changes, start=1):
            home = {"aircraft": f"a{number}", "home": True, "pilot": "active"}
            sorties.append(Sortie(**{**home, **change}))
        return MissionReport(
            **{"sorties": tuple(sorties), "success": True, "points": (0, 0), **told}
        )

    def settle(self, report: MissionReport) -> list[Any]:
        out: list[Any] = []
        assert self.rules.barred(self.s, report) is None
        self.rules.settle(self.s, report, out)
        assert self.rules.audit(self.s) == []
        return out


def duel(task: str = "patrol-conflict-0", side: int = 0, **options: Any) -> Airfield:
    """Return a campaign of one against one with its first mission in the air."""
    field = Airfield(**options)
    field.supply(0, "nieuport-11", fuel=10, ammunition=10)
    field.supply(1, "fokker-e3", fuel=10, ammunition=10)
    plan = "nieuport-11 p1 unloaded", "fokker-e3 p1 unloaded"
    field.in_the_air(task, *[tuple(one.split()) for one in plan], side=side)
    return field


NIEUPORT, FOKKER = {"type": "nieuport-11"}, {"type": "fokker-e3"}
NAMES = [task.name for task in TASKS]
