"""What a side may know of a campaign: all but the option that the other has chosen in secret."""

from __future__ import annotations

import msgspec

from escadrille.kernel.api import Pending, Seat, View
from escadrille.mechanics import flying
from escadrille.systems.flames.campaign import choices, frames
from escadrille.systems.flames.campaign.facts import Effect, Raid, effects_of, raid_of
from escadrille.systems.flames.campaign.rules.arrows import closed
from escadrille.systems.flames.campaign.rules.forces import Flyer, assembled, entry_of, scaled
from escadrille.systems.flames.campaign.rules.options import asked_now
from escadrille.systems.flames.campaign.rules.scoring import grade_name, net
from escadrille.systems.flames.campaign.schema import CAMPS
from escadrille.systems.flames.campaign.state import (
    Ledger,
    State,
    ledger,
    losses,
    next_to_attack,
    rows,
)
from escadrille.systems.flames.campaign.tables import INTACT, NOBODY, STATUSES, Tables
from escadrille.systems.flames.choices import PATTERNS
from escadrille.systems.flames.points import target_points


class TargetView(msgspec.Struct, frozen=True):
    """A target with the counter that it bears, its values at the scale of the campaign."""

    number: int
    kind: str
    damaged: int
    destroyed: int
    flak: int
    status: str
    control: str | None


class ArrowView(msgspec.Struct, frozen=True):
    arrow: str
    side: str
    raid: Raid
    origin: int | None
    retake: bool
    closed: str | None
    """The rule that closes it to its side now."""


class OptionView(msgspec.Struct, frozen=True):
    number: int
    effects: tuple[Effect, ...]
    used: int | None
    """In which mission."""


class ForceView(msgspec.Struct, frozen=True):
    """Aircraft of one type in a mission."""

    type: str
    loaded: bool
    count: int
    vp: int
    pilot: str | None
    """Of one of them."""


class SideView(msgspec.Struct, frozen=True):
    """A side in the mission that is planned or flown."""

    ready: bool
    """Its option is chosen."""
    option: int | None
    """As far as it is known: revealed, or one's own."""
    declared: tuple[str, ...]
    forces: tuple[ForceView, ...]
    flies: str
    """How it flies the mission: "" until it has said so."""


class EndView(msgspec.Struct, frozen=True):
    """What the mission brings if the target ends so, before aircraft and options."""

    status: str
    side: str
    points: int
    control: str | None
    """Who gains control of the target, if anybody."""
    next: str
    """Who attacks then."""


class PlanView(msgspec.Struct, frozen=True):
    """The mission that is planned or flown."""

    arrow: str
    attacker: str
    target: int
    revealed: bool
    axis: SideView
    allies: SideView
    ends: tuple[EndView, ...]


class RowView(msgspec.Struct, frozen=True):
    """A mission on the score sheet."""

    mission: int
    arrow: str
    attacker: str
    target: int
    options: tuple[int | None, ...]
    status: str
    bombs: int
    flak: str | None
    axis: int
    allies: int
    net: int


class LossView(msgspec.Struct, frozen=True):
    mission: int
    side: str
    type: str
    pilot: str | None
    vp: int


class CampaignView(View, frozen=True):
    seat: Seat | None
    asked: str | None
    """What this seat is asked: the mission, an option, or what it declares with it."""
    mission: int
    """The one being planned or flown; after the campaign, the last."""
    missions: int
    turns: int
    scale: int
    initiative: str | None
    targets: tuple[TargetView, ...]
    arrows: tuple[ArrowView, ...]
    axis_options: tuple[OptionView, ...]
    allied_options: tuple[OptionView, ...]
    plan: PlanView | None
    log: tuple[RowView, ...]
    losses: tuple[LossView, ...]
    axis: int
    """Points of all missions."""
    allies: int
    net: int
    grade: str
    victory: tuple[int, ...]
    """The least result of each grade from the second on, rising."""


def view(t: Tables, s: State, seat: Seat | None, pending: tuple[Pending, ...]) -> CampaignView:
    now, flown = ledger(t, s), rows(s)
    asked = next((decision for one, decision in pending if one == seat), None)
    if asked == "option" and seat is not None and (question := asked_now(t, s, seat)):
        asked = question.name
    return CampaignView(
        seat=seat,
        asked=asked,
        mission=now.missions + bool(s.stack),
        missions=t.sheet.missions,
        turns=t.sheet.turns,
        scale=t.scale,
        initiative=_attacker(t, s),
        targets=tuple(_target(t, now, target) for target in range(len(t.targets))),
        arrows=tuple(_arrow(t, now, arrow) for arrow in range(len(t.arrows))),
        axis_options=_options(t, s, now, 0),
        allied_options=_options(t, s, now, 1),
        plan=None if s.arrow == NOBODY else _plan(t, s, seat),
        log=tuple(_row(t, s, number) for number in range(len(flown))),
        losses=_losses(t, s),
        axis=sum(row.axis for row in flown),
        allies=sum(row.allies for row in flown),
        net=net(s),
        grade=grade_name(t, net(s)),
        victory=t.sheet.victory.least,
    )


def _attacker(t: Tables, s: State) -> str | None:
    """Return the side that attacks now; None after the campaign."""
    if s.arrow != NOBODY:
        return CAMPS[t.side_of[s.arrow]]
    return CAMPS[s.stack[-1][1]] if s.stack else None


def _named(name: int) -> str | None:
    return None if name == NOBODY else CAMPS[name]


def _target(t: Tables, now: Ledger, target: int) -> TargetView:
    sheet = t.targets[target]
    damaged, destroyed = t.values(target)
    return TargetView(
        number=sheet.number,
        kind=sheet.kind,
        damaged=damaged,
        destroyed=destroyed,
        flak=sheet.flak,
        status=STATUSES[now.status[target]],
        control=_named(now.control[target]),
    )


def _arrow(t: Tables, now: Ledger, arrow: int) -> ArrowView:
    sheet, refusal = t.arrows[arrow], closed(t, now, t.side_of[arrow], arrow)
    return ArrowView(
        arrow=sheet.id,
        side=CAMPS[sheet.side],
        raid=raid_of(t, arrow),
        origin=sheet.origin,
        retake=sheet.retake,
        closed=refusal.rule if refusal else None,
    )


def _options(t: Tables, s: State, now: Ledger, side: int) -> tuple[OptionView, ...]:
    """Return the options of a side; those of the mission in the air are used up."""
    flying_now = bool(s.stack) and s.stack[-1][0] == frames.FLY
    chosen = entry_of(t, side, s.picks[side]) if flying_now else None
    return tuple(
        OptionView(
            number=number,
            effects=effects_of(t, t.entries[place]),
            used=now.missions + 1 if t.entries[place] is chosen else now.used[place] or None,
        )
        for (owner, number), place in t.entry_of.items()
        if owner == side
    )


def _plan(t: Tables, s: State, seat: Seat | None) -> PlanView:
    arrow, revealed = t.arrows[s.arrow], s.stack[-1][0] == frames.FLY
    return PlanView(
        arrow=arrow.id,
        attacker=CAMPS[arrow.side],
        target=arrow.target,
        revealed=revealed,
        axis=_side(t, s, 0, known=revealed or seat == 0),
        allies=_side(t, s, 1, known=revealed or seat == 1),
        ends=tuple(_end(t, s, status) for status in range(len(STATUSES))),
    )


def _end(t: Tables, s: State, status: int) -> EndView:
    """Rules: FLAMES-SCORE-01, FLAMES-CAMP-13, FLAMES-CAMP-17."""
    attacker = t.side_of[s.arrow]
    gained, kept = target_points(status, *t.values(t.target_of[s.arrow]))
    return EndView(
        status=STATUSES[status],
        side=CAMPS[1 - attacker if kept else attacker],
        points=gained or kept,
        control=None if status == INTACT else CAMPS[attacker],
        next=CAMPS[next_to_attack(attacker, status)],
    )


def _side(t: Tables, s: State, side: int, *, known: bool) -> SideView:
    picks = s.picks[side] if known else []
    entry = entry_of(t, side, picks)
    return SideView(
        ready=s.stack[-1][0] == frames.FLY or bool(s.ready >> side & 1),
        option=entry.number if entry else None,
        declared=tuple(choices.WORDS[one] for one in picks[1:]),
        forces=_forces(t, scaled(t, assembled(t, s.arrow, side, picks))),
        flies=flying.told(s.flown, choices.FLYING)[side],
    )


def _forces(t: Tables, flyers: list[Flyer]) -> tuple[ForceView, ...]:
    kinds = dict.fromkeys((flyer.type, flyer.loaded) for flyer in flyers)
    found = []
    for kind, loaded in kinds:
        same = [flyer for flyer in flyers if (flyer.type, flyer.loaded) == (kind, loaded)]
        pilot = next((flyer.pilot for flyer in same if flyer.pilot), None)
        found.append(ForceView(kind, loaded, len(same), t.types[kind].vp, pilot))
    return tuple(found)


def _row(t: Tables, s: State, number: int) -> RowView:
    row = rows(s)[number]
    arrow = t.arrows[row.arrow]
    options = (row.axis_option, row.allied_option)
    return RowView(
        mission=number + 1,
        arrow=arrow.id,
        attacker=CAMPS[arrow.side],
        target=arrow.target,
        options=tuple(None if one == NOBODY else t.entries[one].number for one in options),
        status=STATUSES[row.status],
        bombs=row.bombs,
        flak=None if row.flak == NOBODY else PATTERNS[row.flak],
        axis=row.axis,
        allies=row.allies,
        net=row.allies - row.axis,
    )


def _losses(t: Tables, s: State) -> tuple[LossView, ...]:
    found = []
    for mission, side, kind, pilot in losses(s):
        name = t.type_ids[kind]
        who = None if pilot == NOBODY else t.pilot_ids[pilot]
        points = t.types[name].vp + (t.pilots[who].vp if who else 0)
        found.append(LossView(mission, CAMPS[side], name, who, points))
    return tuple(found)
