"""The course of a campaign: slots, the steps of a mission, the outcome (SEQ, HOUSE-38 to -40)."""

from __future__ import annotations

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

    Rules: PHANTOM-SEQ-01, PHANTOM-SEQ-02, PHANTOM-SEQ-03, PHANTOM-SEQ-05, PHANTOM-SEQ-06.
    """
    step = frame[2]
    if step == frames.END:
        s.stack.pop()
        return
    s.stack[-1] = (frames.MISSION, 0, step + 1, 0)
    if step < frames.TARGET_BOUND:
        _prepare(t, s, step, out)
    elif step < frames.HOME_BOUND:
        _fly_out(t, s, step, out)
    else:
        _come_home(t, s, step, out)


def _prepare(t: Tables, s: State, step: int, out: Out) -> None:
    """Rules: PHANTOM-SEQ-02."""
    if step == frames.DRAW:
        preflight.open_slot(t, s, out)
    elif step == frames.SITES:
        preflight.run_sites(t, s, out)
    elif step == frames.FLIGHT:
        preflight.offer_flight(t, s, out)
    elif step == frames.TANKERS:
        arming.offer_tanker(t, s)
    else:
        arming.offer_arms(t, s)


def _fly_out(t: Tables, s: State, step: int, out: Out) -> None:
    """Rules: PHANTOM-SEQ-03, PHANTOM-HOUSE-19."""
    if step == frames.TARGET_BOUND:
        incidents.draw_event(t, s, frames.OUTBOUND, out)
    elif step == frames.ABORTS:
        outbound.offer_abort(t, s)
    elif FLYING not in s.role:
        clear_display(s)
        s.stack[-1] = (frames.MISSION, 0, frames.RESCUE, 0)
    elif step == frames.PLACEMENT:
        outbound.offer_places(t, s)
    elif step == frames.BANDITS:
        outbound.run_bandits(t, s, out)
    elif step == frames.INTELS:
        outbound.offer_intel(t, s)
    elif step == frames.OVER_TARGET:
        incidents.draw_event(t, s, frames.OVERHEAD, out)
    else:
        overtarget.begin_turns(t, s, out)


def _come_home(t: Tables, s: State, step: int, out: Out) -> None:
    """Rules: PHANTOM-SEQ-05, PHANTOM-SEQ-06."""
    if step == frames.HOME_BOUND:
        incidents.draw_event(t, s, frames.HOMEWARD, out)
    elif step == frames.RESCUE:
        debriefing.rescue(t, s, out)
    elif step == frames.DEBRIEFING:
        debriefing.debrief(t, s, out)
    elif step == frames.RESTS:
        debriefing.offer_rest(t, s, 0)
    else:
        debriefing.record(t, s, out)


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
