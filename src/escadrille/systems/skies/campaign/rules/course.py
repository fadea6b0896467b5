"""From mission to mission: SKIES-CAMP-01, -05 and -09."""

from __future__ import annotations

from escadrille.kernel.api import Outcome, Refusal
from escadrille.mechanics.stacked import Out
from escadrille.systems.skies.campaign import events, frames
from escadrille.systems.skies.campaign.rules import roster, scoring
from escadrille.systems.skies.campaign.schema import CAMPS
from escadrille.systems.skies.campaign.state import Frame, State, fit, is_over, rows, strength
from escadrille.systems.skies.campaign.tables import FULL, LEAST, LUFTWAFFE, NOBODY, RAF, Tables

DRAWN = (5, 6)  # strength after the last mission


def run_campaign(t: Tables, s: State, frame: Frame, out: Out) -> None:
    """Ask for the card of a new ace, then for the pilots of the next mission, or end."""
    if is_over(t, s):
        s.stack.pop()
        if out is not None:
            side = winner(s)
            name = None if side == NOBODY else CAMPS[side]
            out.append(events.CampaignEnded(name, strength(rows(s))))
    elif ace := roster.new_ace(t, s):
        s.stack.append((frames.ABILITY, *ace, 0))
    elif idle := sum(1 << side for side in range(t.seats) if len(fit(s, side)) < LEAST):
        scoring.forfeit(t, s, idle, out)
    else:
        roster.begin(t, s, out)


def winner(s: State) -> int:
    """Return who has won a campaign that is over; NOBODY: it is drawn (SKIES-CAMP-05)."""
    now = strength(rows(s))
    if now in DRAWN:
        return NOBODY
    return RAF if now > max(DRAWN) else LUFTWAFFE


def outcome(s: State) -> Outcome | None:
    if s.stack:
        return None
    now, side = strength(rows(s)), winner(s)
    points = (0.5, 0.5) if side == NOBODY else (float(side == LUFTWAFFE), float(side == RAF))
    reason = "draw" if side == NOBODY else CAMPS[side]
    return Outcome((FULL - now, now), points, reason)


def unasked(t: Tables, s: State) -> Refusal:
    """Return why a seat is not asked: the other has still to choose, or all is over."""
    if not s.stack:
        return Refusal("SKIES-CAMP-05", {"strength": strength(rows(s))})
    kind, _, pilot, _ = s.stack[-1]
    if kind == frames.ABILITY:
        return Refusal("SKIES-CAMP-03", {"pilot": t.labels[pilot]})
    rule = "SKIES-CAMP-02" if kind == frames.PILOTS else "SKIES-CAMP-01"
    return Refusal(rule, {"mission": len(rows(s)) + 1})
