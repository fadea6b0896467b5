"""Altitude changes and those who follow them (groups ALT and FOLLOW; WING-02)."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.aircraft import ADVANTAGED, LEVELS
from escadrille.mechanics.hands import discard, faces
from escadrille.mechanics.stacked import Decision
from escadrille.systems.flames import choices as c
from escadrille.systems.flames import frames as f
from escadrille.systems.flames import tables as tb
from escadrille.systems.flames.events import Followed, Moved, Paid, Stayed
from escadrille.systems.flames.facts import Move
from escadrille.systems.flames.orders import label
from escadrille.systems.flames.rules import positions, runs
from escadrille.systems.flames.rules.anytime import bar_card, bar_extra, own_turn_extras
from escadrille.systems.flames.rules.cards import Out, draw
from escadrille.systems.flames.state import Frame, State
from escadrille.systems.flames.tables import Tables

HIGHEST: Final = len(LEVELS) - 1
WAY: Final = {c.PASS: 0, c.CLIMB: 1, c.DIVE: -1}


def horsepower(s: State, aircraft: int, column: int) -> int:
    """Return the effective Horsepower of a draw phase, PRE or POST.

    Rules: FLAMES-ALT-02, FLAMES-ALT-08, FLAMES-WING-04.
    """
    row = s.row[aircraft]
    modifiers = tb.LEVEL_MODIFIERS[row[tb.TURBOCHARGER]][column - tb.PRE]
    wingman = s.roster.wingman[aircraft]
    paired = wingman >= 0 and s.alive[wingman]
    assert column in (tb.PRE, tb.POST)
    return row[column] + modifiers[s.altitude[aircraft]] + paired


def can_climb(s: State, aircraft: int, cards: int) -> bool:
    """Is there a level above, and can it be paid for with that many cards?

    Rules: FLAMES-ALT-01, FLAMES-ALT-04, FLAMES-ALT-06.
    """
    return s.altitude[aircraft] < HIGHEST and cards >= s.row[aircraft][tb.CLIMB_COST]


def bar_move(
    s: State, aircraft: int, way: int, cards: int, unpaid: str = "FLAMES-ALT-04"
) -> Refusal | None:
    """Return what bars a climb or a dive; `unpaid` is the rule that names the cost."""
    level = s.altitude[aircraft]
    if not way or (can_climb(s, aircraft, cards) if way > 0 else level > 0):
        return None
    if way < 0 or level == HIGHEST:
        return Refusal("FLAMES-ALT-01", {"level": LEVELS[level]})
    return Refusal(unpaid, {"cards": cards, "cost": s.row[aircraft][tb.CLIMB_COST]})


def forced_move(s: State, aircraft: int) -> int:
    """Return -1 or 1 where a Wingman must close on its Leader's level, else 0.

    Rules: FLAMES-WING-02, FLAMES-RULING-36.
    """
    if not s.astray:
        return 0
    apart = s.altitude[s.roster.leader[aircraft]] - s.altitude[aircraft]
    return (apart > 0) - (apart < 0)


def bar_level(s: State, aircraft: int, way: int) -> Refusal | None:
    """Return what bars staying, climbing or diving in the altitude phase.

    A Wingman must close on its Leader, and stays where it cannot pay for that
    (FLAMES-RULING-36).
    """
    cards, forced = s.held[aircraft], forced_move(s, aircraft)
    if not forced or way == forced:
        return bar_move(s, aircraft, way, cards)
    if not way and bar_move(s, aircraft, forced, cards):
        return None
    return Refusal("FLAMES-WING-02", {"leader": label(s.roster, s.roster.leader[aircraft])})


def legal(t: Tables, s: State, frame: Frame) -> list[int]:
    """Stay, climb or dive by one level (FLAMES-TURN-03, FLAMES-ALT-01)."""
    aircraft = frame[1]
    if s.astray:
        codes = [choice for choice, way in WAY.items() if bar_level(s, aircraft, way) is None]
    else:
        codes = [c.PASS, c.CLIMB] if can_climb(s, aircraft, s.held[aircraft]) else [c.PASS]
        if s.altitude[aircraft] > 0:
            codes.append(c.DIVE)
    return codes + own_turn_extras(t, s, aircraft)


def bar(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    if choice in WAY:
        return bar_level(s, frame[1], WAY[choice])
    return bar_extra(t, s, frame, choice)


def facts(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Move | None:
    aircraft, way = frame[1], WAY.get(choice)
    if not way:
        return None
    level = LEVELS[s.altitude[aircraft] + way]
    return Move(level, climb_cost(s, aircraft, way), dive_draw(s, aircraft, way))


def apply(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    s.stack.pop()
    if choice != c.PASS:
        begin_move(s, frame[1], WAY[choice])


def begin_move(s: State, aircraft: int, way: int) -> None:
    """Move once the climb is paid (FLAMES-ALT-04, FLAMES-ALT-05)."""
    s.stack.append((f.SHIFT, aircraft, way, 0))
    cost = climb_cost(s, aircraft, way)
    if cost:
        s.stack.append((f.PAY, aircraft, cost, 0))


def climb_cost(s: State, aircraft: int, way: int) -> int:
    """Return the cards that a change of level costs (FLAMES-ALT-04, FLAMES-PILOT-08)."""
    return s.row[aircraft][tb.CLIMB_COST] if way > 0 else 0


def dive_draw(s: State, aircraft: int, way: int) -> int:
    """Return the cards that a change of level draws (FLAMES-ALT-05, FLAMES-PILOT-09)."""
    return s.row[aircraft][tb.DIVE_DRAW] if way < 0 else 0


def legal_pay(t: Tables, s: State, frame: Frame) -> list[int]:
    return [c.CARD + face for face in faces(s.mask[frame[1]])]


def apply_pay(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Discard one card of the owner's choice."""
    _, aircraft, cost, _ = s.stack.pop()
    if cost > 1:
        s.stack.append((f.PAY, aircraft, cost - 1, 0))
    face = choice - c.CARD
    discard(t, s, aircraft, face)
    if out is not None:
        out.append(Paid(label(s.roster, aircraft), t.cards[face].id))


def run_shift(t: Tables, s: State, frame: Frame, out: Out) -> None:
    """Change level; draw for a dive; those who hold a position on it will be asked.

    Rules: FLAMES-ALT-01, FLAMES-ALT-05, FLAMES-FOLLOW-06, FLAMES-RULING-35.
    """
    _, aircraft, way, follower = s.stack.pop()
    if s.raid is not None and aircraft == s.active:
        runs.end(t, s, out)
    s.altitude[aircraft] += way
    if out is not None:
        told = Followed if follower else Moved
        out.append(told(label(s.roster, aircraft), LEVELS[s.altitude[aircraft]], way > 0))
    draw(t, s, aircraft, dive_draw(s, aircraft, way), out)
    if not follower:
        s.asked = 1 << aircraft
        s.stack.append((f.FOLLOWERS, 0, way, 0))
    s.queue += positions.pursuers(s, aircraft)


def run_followers(t: Tables, s: State, frame: Frame, out: Out) -> None:
    """Ask the next pursuer of the chain, or end the altitude change (FLAMES-FOLLOW-06)."""
    queue = s.queue
    while queue:
        aircraft = queue.pop(0)
        if not s.alive[aircraft] or s.asked >> aircraft & 1:
            continue
        s.asked |= 1 << aircraft
        # FLAMES-RULING-48: put from public facts alone.
        if s.held[aircraft] or not follow_cost(s, aircraft, frame[2]):
            s.stack.append((f.FOLLOW, aircraft, frame[2], 0))
            return
    s.stack.pop()
    s.asked = 0
    positions.part(s, out)


def follow_cost(s: State, aircraft: int, way: int) -> int:
    """Return the cards that following costs.

    Rules: FLAMES-FOLLOW-02, FLAMES-FOLLOW-03, FLAMES-PILOT-08.
    """
    surcharge = 1 if s.grip[aircraft] == ADVANTAGED else 0
    return surcharge + climb_cost(s, aircraft, way)


def legal_follow(t: Tables, s: State, frame: Frame) -> list[int]:
    """Stay, or follow where the whole cost can be paid (FLAMES-FOLLOW-01, FLAMES-FOLLOW-04)."""
    _, aircraft, way, _ = frame
    codes = [c.PASS]
    if s.held[aircraft] >= follow_cost(s, aircraft, way):
        codes.append(c.FOLLOW)
    if s.mask[aircraft] & t.redlines:
        codes.append(c.PUSH)
    return codes


def bar_follow(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    _, aircraft, way, _ = frame
    if choice == c.PASS:
        return None
    if choice != c.FOLLOW:
        return bar_extra(t, s, frame, choice)
    cards, cost = s.held[aircraft], follow_cost(s, aircraft, way)
    return None if cards >= cost else Refusal("FLAMES-FOLLOW-04", {"cards": cards, "cost": cost})


def apply_follow(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Stay and lose the position when all have decided, or pay and move at once."""
    _, aircraft, way, _ = s.stack.pop()
    if choice == c.PASS:
        if out is not None:
            out.append(Stayed(label(s.roster, aircraft)))
        return
    cost = follow_cost(s, aircraft, way)
    s.stack.append((f.SHIFT, aircraft, way, 1))
    if cost:
        s.stack.append((f.PAY, aircraft, cost, 0))


DECISIONS: Final[dict[int, Decision[Tables, State]]] = {
    f.ALTITUDE: Decision(legal, bar, apply, lambda *_: tuple(WAY), facts=facts),
    f.PAY: Decision(legal_pay, bar_card, apply_pay),
    f.FOLLOW: Decision(legal_follow, bar_follow, apply_follow, lambda *_: (c.FOLLOW,)),
}
