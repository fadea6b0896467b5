"""The course of a campaign: slots, the steps of a mission, the outcome (SEQ, HOUSE-38 to -40)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from escadrille.kernel.api import Outcome
from escadrille.mechanics.stacked import Out
from escadrille.systems.phantom import frames
from escadrille.systems.phantom.events import CampaignEnded, MissionSlot
from escadrille.systems.phantom.rules import (
    arming,
    debriefing,
    incidents,
    outbound,
    overtarget,
    preflight,
)
from escadrille.systems.phantom.rules.defences import clear_display
from escadrille.systems.phantom.schema import GRADES, Grade
from escadrille.systems.phantom.state import FLYING, LOG, Frame, State
from escadrille.systems.phantom.tables import NOBODY, POINTS, Tables


def run_campaign(t: Tables, s: State, frame: Frame, out: Out) -> None:
    """Begin the next mission slot, or end the campaign.

    Rules: PHANTOM-HOUSE-37, PHANTOM-HOUSE-38.
    """
    if s.slot == t.missions or 0 not in s.missing:
        finish(t, s, out)
        return
    s.slot += 1
    s.before_so = s.spent
    if out is not None:
        out.append(MissionSlot(s.slot, t.missions))
    s.stack.append((frames.MISSION, 0, frames.DRAW, 0))


def run_mission(t: Tables, s: State, frame: Frame, out: Out) -> None:
    """Run one step of a mission; the next follows when its questions are answered.

    With nobody in the flight any more, rescue comes next.

    Rules: PHANTOM-SEQ-01, PHANTOM-SEQ-02, PHANTOM-SEQ-03, PHANTOM-SEQ-05, PHANTOM-SEQ-06,
    PHANTOM-HOUSE-19.
    """
    step = frame[2]
    if step == frames.END:
        s.stack.pop()
    elif frames.PLACEMENT <= step < frames.HOME_BOUND and FLYING not in s.role:
        clear_display(s)
        s.stack[-1] = (frames.MISSION, 0, frames.RESCUE, 0)
    else:
        s.stack[-1] = (frames.MISSION, 0, step + 1, 0)
        PHASES[step](t, s, out)


PHASES: Final[tuple[Callable[[Tables, State, Out], None], ...]] = (
    preflight.open_slot,
    preflight.run_sites,
    preflight.offer_flight,
    arming.offer_tanker,
    arming.offer_arms,
    lambda t, s, out: incidents.draw_event(t, s, frames.OUTBOUND, out),
    outbound.offer_abort,
    outbound.offer_places,
    outbound.run_bandits,
    outbound.offer_intel,
    lambda t, s, out: incidents.draw_event(t, s, frames.OVERHEAD, out),
    overtarget.begin_turns,
    lambda t, s, out: incidents.draw_event(t, s, frames.HOMEWARD, out),
    debriefing.rescue,
    debriefing.debrief,
    debriefing.offer_rest,
    debriefing.record,
)
"""What is done in each step, in the order of `frames.STEPS`."""


# The end.


def grade(t: Tables, s: State) -> Grade:
    """Return the level of success that the VP reach (PHANTOM-HOUSE-39)."""
    return GRADES[sum(s.vp >= least for least in t.term.vp.levels)]


def missions(s: State) -> list[list[int]]:
    """Return the rows of the log, one for each slot (PHANTOM-COMP-22)."""
    width = len(LOG)
    return [s.log[first : first + width] for first in range(0, len(s.log), width)]


def finish(t: Tables, s: State, out: Out) -> None:
    s.over = 1
    s.stack.clear()
    if out is not None:
        rows = [row for row in missions(s) if row[0] != NOBODY]
        out.append(
            CampaignEnded(
                grade=grade(t, s),
                vp=s.vp,
                so_spent=s.spent,
                so_left=s.so,
                flown=len(rows),
                destroyed=len(s.destroyed),
                calm=len(missions(s)) - len(rows),
                shot_down=sum(s.shot_down),
                missing=sum(s.missing),
                promotions=sum(s.promoted),
            )
        )


def outcome(t: Tables, s: State) -> Outcome | None:
    """Rules: PHANTOM-HOUSE-38, PHANTOM-HOUSE-39."""
    if not s.over:
        return None
    level = grade(t, s)
    return Outcome((s.vp,), (POINTS[level],), level)
