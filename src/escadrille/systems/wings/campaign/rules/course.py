"""The course of a campaign: from interval to mission, and its end (WINGS-CAMP-10, group END)."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Event
from escadrille.kernel.rng import Chance
from escadrille.mechanics.stacked import Out
from escadrille.systems.wings import careers
from escadrille.systems.wings.campaign import events, frames
from escadrille.systems.wings.campaign.rules import men, planning
from escadrille.systems.wings.campaign.rules.base import can_field
from escadrille.systems.wings.campaign.rules.tasks import AERODROME, QUITTING, can_take
from escadrille.systems.wings.campaign.state import Frame, State, fresh
from escadrille.systems.wings.campaign.tables import CAMPS, NOBODY, TASKS, Tables, month_of

PER_PLAYER: Final = 6  # WINGS-CAMP-02
DIE: Final = 10
BOTH: Final = 3
OFFSETS: Final = 120
THIRD_FROM: Final = 4  # missions (WINGS-RULING-22)
THIRD_LEAST: Final = 12
REASONS: Final = ("surrender", "unable", "third", "missions", "aerodrome")
AT_BASE, CHOOSING, DEFENDING, PLANNING, FLYING, OVER = range(6)
assert CHOOSING == QUITTING


def opening(t: Tables, chance: Chance) -> State:
    """Return the state before the first question (WINGS-CAMP-01, WINGS-CAMP-02, WINGS-CAMP-03)."""
    s = fresh(t, chance)
    s.day = t.first_day
    s.cp = [PER_PLAYER * players for players in t.players]
    s.offset = [chance.below(OFFSETS), chance.below(OFFSETS)]
    favoured, _ = careers.supremacy(t.sheet.date)
    if t.options["supremacy_bonus"] and favoured is not None:
        side = CAMPS.index(favoured)
        s.cp[side] += careers.bonus(t.sheet.date, chance.below(DIE) + 1)
    s.active = chance.below(2)  # WINGS-CAMP-10
    s.stack = [(frames.CAMPAIGN, AT_BASE, 0, 0)]
    return s


def run(t: Tables, s: State, frame: Frame, out: Out) -> None:
    """Go on to what comes next."""
    stage = frame[1]
    told: list[Event] = []
    if stage == AT_BASE:
        end = _after_mission(t, s)
        if end is None:
            _at(s, CHOOSING, (frames.BASE, 0, 0, 0))
        else:
            _finish(s, *end, told)
    elif stage == CHOOSING:
        _exchange(t, s, told)
        end = _after_base(t, s)
        if end is None:
            _at(s, DEFENDING, (frames.CHOOSE, s.active, 0, 0))
            day = month_of(s.day)
            told.append(events.ActiveNamed(s.missions + 1, CAMPS[s.active], day))
        else:
            _finish(s, *end, told)
    elif stage == DEFENDING:
        _at(s, PLANNING, (frames.DEFEND, 1 - s.active, 0, 0))
    elif stage == PLANNING:
        _at(s, FLYING, (frames.PLAN, 0, 0, 0))
    else:
        _at(s, AT_BASE, (frames.FLY, 0, 0, 0))
        told.append(events.ForcesRevealed(*(_forces(t, s, side) for side in (0, 1))))
    if out is not None:
        out += told


def _exchange(t: Tables, s: State, told: list[Event]) -> None:
    """Exchange prisoners one for one, where both sides would (WINGS-STATE-04, WINGS-RULING-73)."""
    if s.offers == BOTH:
        for pair in zip(men.captured(s, 0), men.captured(s, 1), strict=False):
            for side, pilot in enumerate(pair):
                men.bring_back(s, side, pilot)
                told.append(events.PilotBack(CAMPS[side], men.name_of(t, s, side, pilot)))
    s.offers = 0


def _at(s: State, stage: int, top: Frame) -> None:
    s.stack[:] = [(frames.CAMPAIGN, stage, 0, 0), top]


def _forces(t: Tables, s: State, side: int) -> tuple[tuple[str, str], ...]:
    return tuple(
        (t.aircraft[s.picks[seat][0] - 1].id, men.name_of(t, s, side, s.picks[seat][1]))
        for seat in planning.flyers(t, s, side)
    )


# The end.

End = tuple[str, int]
"""The reason, and the winner or NOBODY."""


def ahead(s: State) -> int:
    mine, theirs = s.score
    return NOBODY if mine == theirs else int(theirs > mine)


def _after_mission(t: Tables, s: State) -> End | None:
    """Return how a campaign ends after a mission, or None.

    Rules: WINGS-END-01, WINGS-END-02, WINGS-RULING-22, WINGS-RULING-90, WINGS-RULING-110.
    """
    for side in (0, 1):
        if s.ruined[side] >> AERODROME & 1:
            return "aerodrome", 1 - side
    leader = ahead(s)
    if s.missions >= THIRD_FROM and leader != NOBODY:
        most, least = s.score[leader], s.score[1 - leader]
        if most >= THIRD_LEAST and 3 * least < most:
            return "third", leader
    return ("missions", leader) if s.missions >= t.sheet.missions else None


def _after_base(t: Tables, s: State) -> End | None:
    """Return whether a side gives up, or must (WINGS-END-01, WINGS-RULING-90)."""
    if s.quits:
        return "surrender", 2 - s.quits
    unable = [not can_field(t, s, side) for side in (0, 1)]
    mine = range(len(TASKS))
    if not any(unable) and all(can_take(t, s, s.active, task) for task in mine):
        unable[s.active] = True
    if all(unable):
        return "unable", ahead(s)
    return ("unable", unable.index(False)) if any(unable) else None


def _finish(s: State, reason: str, winner: int, told: list[Event]) -> None:
    s.ended, s.winner = 1 + REASONS.index(reason), winner
    s.stack.clear()
    name = None if winner == NOBODY else CAMPS[winner]
    told.append(events.CampaignEnded(reason, name, *s.score))
