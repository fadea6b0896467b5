"""What a seat may know of a campaign: the ledger, and the plans of its own squadron."""

from __future__ import annotations

from datetime import date
from typing import Final

import msgspec

from escadrille.kernel.api import Pending, Seat, View
from escadrille.mechanics import flying
from escadrille.systems.wings import careers
from escadrille.systems.wings.campaign import choices as c
from escadrille.systems.wings.campaign import frames, stores
from escadrille.systems.wings.campaign import state as st
from escadrille.systems.wings.campaign.rules import course, men, planning, sky, tasks
from escadrille.systems.wings.campaign.rules.base import price_of
from escadrille.systems.wings.campaign.state import State, of, pilots, rows, slots
from escadrille.systems.wings.campaign.tables import CAMPS, NATIONS, NOBODY, TASKS, Tables, month_of
from escadrille.systems.wings.generator import placing
from escadrille.systems.wings.keeping import CAREERS, CareersView


class PilotView(msgspec.Struct, frozen=True):
    number: int
    name: str
    rank: str
    """By his nation and his points (WINGS-RANK-01); "" where ranks are off."""
    standing: str
    behaviour: str | None
    skills: tuple[str, ...]
    victories: int
    points: int
    """That he has left."""
    earned: int
    state: str
    kit: tuple[str, ...]
    bullets: int
    sorties: int
    cost: int
    """Mission points."""
    mission: int
    """In which he was lost; 0: he was not."""


class PlaneView(msgspec.Struct, frozen=True):
    place: int
    type: str
    damaged: bool
    specials: int


class SquadronView(msgspec.Struct, frozen=True):
    side: str
    name: str
    players: int
    points: int
    """Of the reserve."""
    score: int
    stock: tuple[tuple[str, int], ...]
    hangar: tuple[PlaneView, ...]
    pilots: tuple[PilotView, ...]
    ruined: tuple[str, ...]
    scouted: tuple[str, ...]
    weak: bool
    ready: bool
    offers: bool
    """It would exchange prisoners (WINGS-RULING-73)."""


class SortieView(msgspec.Struct, frozen=True):
    """What a seat flies, as far as that is known."""

    seat: Seat
    type: str | None
    """None: it stays on the ground, or is not planned yet."""
    pilot: str | None
    load: str | None
    flies: str
    cost: int | None
    """Mission points, as far as it is planned."""


class TaskView(msgspec.Struct, frozen=True):
    """What a mission is about, part by part."""

    errand: str
    zone: str
    aims: int
    aim: str | None
    """The major objective that it is about."""


class PlanView(msgspec.Struct, frozen=True):
    """The mission that is planned or flown."""

    task: str
    what: TaskView
    active: str
    sky: str
    defences: tuple[tuple[str, int], ...]
    more: int
    points: tuple[int, ...]
    """Mission points of each side, before points of the reserve are turned into more."""
    pledge: int | None
    """Those that one's own side has turned."""
    left: int | None
    sorties: tuple[SortieView, ...]
    bills: tuple[tuple[tuple[str, int], ...], ...]
    """Of each side, whence its mission points come (WINGS-MP-02)."""
    area: tuple[float, float]
    """Of the table, in millimetres: the squadron that is active comes from the west."""
    borders: tuple[float, float]
    """Of the conflict zone (WINGS-AREA-03)."""


class RowView(msgspec.Struct, frozen=True):
    """A mission that is over."""

    mission: int
    date: str
    task: str
    what: TaskView
    active: str
    success: bool
    points: tuple[int, ...]
    lost: tuple[int, ...]


class PriceView(msgspec.Struct, frozen=True):
    good: str
    price: int
    line: str
    """Of the table of purchases."""
    owned: bool
    """Was anything of the line ever owned (WINGS-CAMP-16)?"""
    bought: bool
    """Was something of the line bought in this interval (WINGS-RULING-61)?"""


class CampaignView(View, frozen=True):
    seat: Seat | None
    asked: str | None
    """What this seat is asked now."""
    learner: str | None
    """The pilot who chooses a behaviour or a skill."""
    mission: int
    missions: int
    date: str
    active: str
    squadrons: tuple[SquadronView, ...]
    prices: tuple[PriceView, ...]
    """Of one's own side."""
    careers: CareersView
    periods: tuple[tuple[str, str | None], ...]
    """From which month, and who has the better of it (WINGS-SUP-01)."""
    plan: PlanView | None
    log: tuple[RowView, ...]
    ended: str | None
    winner: str | None


PERIODS: Final = tuple((month, side) for month, side, _ in careers.PERIODS)


def view(t: Tables, s: State, seat: Seat | None, pending: tuple[Pending, ...]) -> CampaignView:
    asked = next((decision for one, decision in pending if one == seat), None)
    learner = None
    if asked == "base" and seat is not None:
        asked, learner = _lesson(t, s, t.camps[seat])
    elif asked == "plan" and seat is not None:
        asked = _question(t, s, seat)
    return CampaignView(
        seat=seat,
        asked=asked,
        learner=learner,
        mission=s.missions + (not s.ended),
        missions=t.sheet.missions,
        date=_day(s.day),
        active=CAMPS[s.active],
        squadrons=tuple(_squadron(t, s, side) for side in (0, 1)),
        prices=() if seat is None else _prices(t, s, t.camps[seat]),
        careers=CAREERS,
        periods=PERIODS,
        plan=None if s.task == NOBODY else _plan(t, s, seat),
        log=tuple(_row(number, row) for number, row in enumerate(rows(s), start=1)),
        ended=course.REASONS[s.ended - 1] if s.ended else None,
        winner=None if s.winner == NOBODY else CAMPS[s.winner],
    )


def _lesson(t: Tables, s: State, side: int) -> tuple[str, str | None]:
    pilot = men.learner(t, s, side)
    if pilot < 0:
        return ("base" if s.missions else "create"), None
    what = "skill" if of(s, side, pilot, st.BEHAVIOUR) else "behaviour"
    return what, men.name_of(t, s, side, pilot)


def _question(t: Tables, s: State, seat: Seat) -> str:
    if s.pledge[t.camps[seat]] < 0:
        return "pledge"
    return ("aircraft", "pilot", "load")[len(s.picks[seat])]


def _day(day: int) -> str:
    return date.fromordinal(day).isoformat()


def _squadron(t: Tables, s: State, side: int) -> SquadronView:
    told = t.sheet.side[side]
    return SquadronView(
        side=CAMPS[side],
        name=told.name.en,
        players=told.players,
        points=s.cp[side],
        score=s.score[side],
        stock=tuple((stores.ITEMS[item], n) for item, n in enumerate(s.stock[side]) if n),
        hangar=tuple(
            PlaneView(number, t.aircraft[kind].id, bool(damage), max(0, damage - 1))
            for number, (kind, damage) in enumerate(slots(s, side), start=1)
        ),
        pilots=tuple(_pilot(t, s, side, pilot) for pilot in pilots(s, side)),
        ruined=_named(s.ruined[side]),
        scouted=_named(s.scouted[side]),
        weak=bool(s.weak[side]),
        ready=bool(s.ready >> side & 1),
        offers=bool(s.offers >> side & 1),
    )


def _named(bits: int) -> tuple[str, ...]:
    return tuple(name for number, name in enumerate(stores.MAJORS) if bits >> number & 1)


def _pilot(t: Tables, s: State, side: int, pilot: int) -> PilotView:
    man = men.sheet(t, s, side, pilot)
    counted = {"vp": st.EARNED, "mission_only": st.MERIT}.get(str(t.options["ranks"]))
    nation = NATIONS[t.nation[side]]
    return PilotView(
        number=pilot + 1,
        name=man.name,
        rank="" if counted is None else careers.rank(nation, of(s, side, pilot, counted)),
        standing=man.standing,
        behaviour=man.behaviour,
        skills=man.skills,
        victories=of(s, side, pilot, st.VICTORIES),
        points=of(s, side, pilot, st.POINTS),
        earned=of(s, side, pilot, st.EARNED),
        state=st.STATES[of(s, side, pilot, st.STATE)],
        kit=man.equipment,
        bullets=man.bullets,
        sorties=of(s, side, pilot, st.SORTIES),
        cost=men.cost(s, side, pilot),
        mission=of(s, side, pilot, st.MISSION),
    )


def _prices(t: Tables, s: State, side: int) -> tuple[PriceView, ...]:
    """Return what everything costs that the date allows (WINGS-MIS-12, WINGS-MAJ-03)."""
    month = month_of(s.day)
    found = [_price(s, side, good.name, good.line, good.price) for good in stores.GOODS]
    for kind, plane in enumerate(t.aircraft):
        if t.available(kind, side, month):
            line, price, _ = stores.AIRCRAFT[t.cost_class(kind, month)]
            found.append(_price(s, side, plane.id, line, price))
    return tuple(found)


def _price(s: State, side: int, good: str, line: int, price: int) -> PriceView:
    owned, bought = (bool(bits[side] >> line & 1) for bits in (s.owned, s.bought))
    return PriceView(good, price_of(s, side, line, price), stores.LINES[line], owned, bought)


def _plan(t: Tables, s: State, seat: Seat | None) -> PlanView:
    own = None if seat is None else t.camps[seat]
    open_ = s.stack[-1][0] == frames.FLY
    mine = own is not None and s.pledge[own] >= 0
    words = zip(c.DEFENCES, s.defences, strict=True)
    flyers = sum(len(planning.flyers(t, s, side)) for side in (0, 1))
    measures = next(iter(t.pack.tables["measures"].values()))
    land = placing.ground(flyers if open_ else t.seats, TASKS[s.task].zone, measures)
    return PlanView(
        task=TASKS[s.task].name,
        what=_task(s.task),
        active=CAMPS[s.active],
        sky=sky.drawn(t, s)["sky"],
        defences=tuple((word.removeprefix("add-"), n) for word, n in words if n),
        more=s.more,
        points=tuple(tasks.totals(t, s, s.task, s.active)),
        pledge=s.pledge[own] if own is not None and mine else None,
        left=planning.left(t, s, own) if own is not None and mine else None,
        sorties=tuple(_sortie(t, s, one, own, open_=open_) for one in range(t.seats)),
        bills=tuple(tuple(bill.items()) for bill in tasks.bills(t, s, s.task, s.active)),
        area=land.area,
        borders=land.borders,
    )


def _task(task: int) -> TaskView:
    told = TASKS[task]
    aim = None if told.aim == NOBODY else stores.MAJORS[told.aim]
    return TaskView(told.errand, told.zone, told.aims, aim)


def _sortie(t: Tables, s: State, seat: Seat, own: int | None, *, open_: bool) -> SortieView:
    side, picks = t.camps[seat], s.picks[seat]
    known = picks if own == side else picks[:2] if open_ else []
    flies = planning.STAYS not in known[:1] and bool(known)
    return SortieView(
        seat=seat,
        type=t.aircraft[known[0] - 1].id if flies else None,
        pilot=men.name_of(t, s, side, known[1]) if len(known) > 1 else None,
        load=c.LOADS[known[2]] if len(known) > 2 else None,
        flies=flying.told(s.flown, c.FLYING)[seat],
        cost=planning.cost_of(t, s, side, known) if known else None,
    )


def _row(number: int, row: list[int]) -> RowView:
    return RowView(
        mission=number,
        date=_day(row[st.DAY]),
        task=TASKS[row[st.TASK]].name,
        what=_task(row[st.TASK]),
        active=CAMPS[row[st.SIDE]],
        success=bool(row[st.SUCCESS]),
        points=(row[st.ENTENTE], row[st.EMPIRES]),
        lost=(row[st.LOST_ENTENTE], row[st.LOST_EMPIRES]),
    )
