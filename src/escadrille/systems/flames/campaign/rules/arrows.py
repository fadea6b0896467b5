"""Initiative, control and the choice of the mission: group CAMP."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from escadrille.kernel.api import Refusal, Seat
from escadrille.mechanics.stacked import Decision, Out
from escadrille.systems.flames.campaign import choices, events, frames
from escadrille.systems.flames.campaign.facts import raid
from escadrille.systems.flames.campaign.rules.scoring import grade_name, net
from escadrille.systems.flames.campaign.schema import CAMPS
from escadrille.systems.flames.campaign.state import Frame, Ledger, State, ledger
from escadrille.systems.flames.campaign.tables import DESTROYED, NOBODY, STATUSES, Tables


def run_campaign(t: Tables, s: State, frame: Frame, out: Out) -> None:
    """Ask for the next mission, or end the campaign after the last."""
    now = ledger(t, s)
    side = attacker(t, now)
    if side == NOBODY:
        s.stack.pop()
        if out is not None:
            result = net(s)
            grade = grade_name(t, result)
            out.append(events.CampaignEnded(missions=now.missions, net=result, grade=grade))
        return
    s.stack.append((frames.ARROW, side, 0, 0))
    if out is not None:
        if side != now.initiative:
            out.append(events.InitiativePassed(side=CAMPS[side]))
        out.append(events.MissionBegan(mission=now.missions + 1, attacker=CAMPS[side]))


def attacker(t: Tables, now: Ledger) -> int:
    """Return the side that chooses the next mission; NOBODY: the campaign is over.

    Rules: FLAMES-CAMP-02, FLAMES-CAMP-05; FLAMES-RULING-26: a side without a legal arrow gives the
    initiative up, and where neither has one the campaign ends early.
    """
    if now.missions < t.sheet.missions:
        for side in (now.initiative, 1 - now.initiative):
            if open_arrows(t, now, side):
                return side
    return NOBODY


def open_arrows(t: Tables, now: Ledger, side: int) -> list[int]:
    """Return the arrows along which a side may attack."""
    return [arrow for arrow in range(len(t.arrows)) if closed(t, now, side, arrow) is None]


def closed(t: Tables, now: Ledger, side: int, arrow: int) -> Refusal | None:
    """Return the rule that closes an arrow to a side.

    Rules: FLAMES-CAMP-06, FLAMES-CAMP-07, FLAMES-CAMP-08, FLAMES-CAMP-14, FLAMES-RULING-16,
    FLAMES-RULING-59.
    """
    origin, target = t.origin_of[arrow], t.target_of[arrow]
    facts = {"arrow": t.arrows[arrow].id.upper(), "target": t.targets[target].number}
    if t.side_of[arrow] != side:
        return Refusal("FLAMES-CAMP-06", facts | {"side": CAMPS[t.side_of[arrow]]})
    if not now.missions and origin != NOBODY:
        return Refusal("FLAMES-CAMP-07", facts | {"origin": t.targets[origin].number})
    if origin != NOBODY and now.control[origin] != side:
        return Refusal("FLAMES-CAMP-08", facts | {"origin": t.targets[origin].number})
    if now.control[target] == side and now.status[target] == DESTROYED:
        return Refusal("FLAMES-CAMP-14", facts | {"status": STATUSES[DESTROYED]})
    if t.arrows[arrow].retake and now.control[target] != 1 - side:
        return Refusal("FLAMES-RULING-59", facts)
    return None


def legal_arrow(t: Tables, s: State, frame: Frame) -> list[int]:
    return [choices.ARROW + arrow for arrow in open_arrows(t, ledger(t, s), frame[1])]


def bar_arrow(t: Tables, s: State, frame: Frame, seat: Seat, choice: int) -> Refusal | None:
    """Return what bars an answer: whoever has the initiative chooses an arrow (FLAMES-CAMP-05)."""
    if choice < choices.ARROW:
        return Refusal("FLAMES-CAMP-05", {"attacker": CAMPS[seat]})
    return closed(t, ledger(t, s), seat, choice - choices.ARROW)


def thinkable_arrows(t: Tables, s: State, frame: Frame, seat: Seat) -> Sequence[int]:
    """Return the arrows of one's own colour, open or closed."""
    return [choices.ARROW + arrow for arrow, side in enumerate(t.side_of) if side == seat]


def choose_arrow(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Choose the mission; both sides then choose an option in secret (FLAMES-CAMP-20)."""
    s.arrow = choice - choices.ARROW
    s.stack[-1] = (frames.OPTION, 0, 0, 0)
    if out is not None:
        chosen = t.arrows[s.arrow]
        side = CAMPS[frame[1]]
        out.append(events.ArrowChosen(side=side, arrow=chosen.id, target=chosen.target))


DECISIONS: Final = {
    frames.ARROW: Decision(legal_arrow, bar_arrow, choose_arrow, thinkable_arrows, facts=raid)
}
