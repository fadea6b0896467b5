"""Altitude changes and the pursuer who may follow them (group ALT).

The levels are those of ZERO-ALT-01, Very Low to Very High.
"""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.aircraft import LEVELS, TAILING
from escadrille.mechanics.hands import discard, faces
from escadrille.mechanics.stacked import Decision
from escadrille.systems.zero.choices import CARD, CLIMB, DIVE, FOLLOW, PASS
from escadrille.systems.zero.events import Followed, Moved, Paid, Stayed
from escadrille.systems.zero.facts import Move
from escadrille.systems.zero.frames import ALTITUDE, LIFT, PAY, PURSUIT
from escadrille.systems.zero.frames import FOLLOW as FOLLOW_WINDOW
from escadrille.systems.zero.rules.asked import always, bar_card, beside_the_point
from escadrille.systems.zero.rules.cards import Out, draw
from escadrille.systems.zero.rules.positions import pursuer, release
from escadrille.systems.zero.state import NOBODY, Frame, State
from escadrille.systems.zero.tables import HORSEPOWER, LEVEL_HORSEPOWER, TURBO, Tables


def horsepower(s: State, leader: int) -> int:
    """Return the cards that the engine gives at this level, never below none.

    Rules: ZERO-AIR-09, ZERO-AIR-10, ZERO-AIR-11, ZERO-RULING-26.
    """
    row = s.row[leader]
    return max(0, row[HORSEPOWER] + LEVEL_HORSEPOWER[row[TURBO]][s.altitude[leader >> 1]])


def can_climb(s: State, leader: int, cards: int) -> bool:
    """Can an Element climb with that many cards to pay from?

    Rules: ZERO-AIR-19, ZERO-ALT-03, ZERO-ALT-07, ZERO-SCN-03, ZERO-RULING-30.
    """
    element = leader >> 1
    return cards > 0 and s.altitude[element] < s.roster.ceiling[element]


def can_dive(s: State, leader: int) -> bool:
    return s.altitude[leader >> 1] > 0


def can_move(s: State, leader: int, choice: int, cards: int) -> bool:
    return can_dive(s, leader) if choice == DIVE else can_climb(s, leader, cards)


def bar_move(s: State, leader: int, choice: int, cards: int, unpaid: str) -> Refusal | None:
    """Bar a climb or a dive; `unpaid` is the rule of its price."""
    if can_move(s, leader, choice, cards):
        return None
    element = leader >> 1
    level, ceiling = s.altitude[element], s.roster.ceiling[element]
    if choice == DIVE or level >= ceiling:
        return Refusal("ZERO-ALT-03", {"level": LEVELS[level], "ceiling": LEVELS[ceiling]})
    return Refusal(unpaid, {"cards": cards})


def legal(t: Tables, s: State, frame: Frame) -> list[int]:
    """Stay, climb or dive by one level, once per sequence (ZERO-SEQ-05, ZERO-ALT-04)."""
    leader, cards = frame[1], s.held[frame[1]]
    return [PASS, *[way for way in (CLIMB, DIVE) if can_move(s, leader, way, cards)]]


def bar(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    if choice in (CLIMB, DIVE):
        return bar_move(s, frame[1], choice, s.held[frame[1]], "ZERO-ALT-07")
    return None if choice == PASS else beside_the_point(ALTITUDE)


def facts(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Move | None:
    return None if choice == PASS else move_by(s, frame[1], 1 if choice == CLIMB else -1)


def move_by(s: State, leader: int, way: int, more: int = 0) -> Move:
    """Return where a climb or a dive leads, and its cards: `more` are paid before it.

    Rules: ZERO-ALT-06, ZERO-ALT-07, ZERO-ALT-10.
    """
    level = LEVELS[s.altitude[leader >> 1] + way]
    return Move(level, cost=more + (way > 0), draws=int(way < 0))


def moves(s: State, leader: int) -> tuple[Move, ...]:
    """Return the changes of level that an Element could make, if it had the cards."""
    level, ceiling = s.altitude[leader >> 1], s.roster.ceiling[leader >> 1]
    return tuple(move_by(s, leader, way) for way in (1, -1) if 0 <= level + way <= ceiling)


def apply(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    s.stack.pop()
    if choice != PASS:
        move(t, s, frame[1], 1 if choice == CLIMB else -1, out, roll=False)


def move(t: Tables, s: State, leader: int, way: int, out: Out, *, roll: bool) -> None:
    """Change level; draw or discard; give up an own advantage; then a pursuer may follow.

    Rules: ZERO-ALT-02, ZERO-ALT-05, ZERO-ALT-08, ZERO-ALT-17, ZERO-RULING-12.
    """
    element = leader >> 1
    s.stack.append((PURSUIT, leader, way, int(roll)))
    s.altitude[element] += way
    if out is not None:
        out.append(Moved(s.roster.names[leader], LEVELS[s.altitude[element]], way > 0))
    if s.grip[element] > 0:
        release(s, leader, out)
    _draw_or_pay(t, s, leader, way, out)


def _draw_or_pay(t: Tables, s: State, leader: int, way: int, out: Out) -> None:
    """A dive draws a card, even beyond Performance; a climb discards one of the owner's choice.

    Rules: ZERO-ALT-06, ZERO-ALT-07, ZERO-AIR-08.
    """
    if way < 0:
        draw(t, s, leader, 1, out)
    else:
        s.stack.append((PAY, leader, 0, 0))


def legal_pay(t: Tables, s: State, frame: Frame) -> list[int]:
    return [CARD + face for face in faces(s.mask[frame[1]])]


def apply_pay(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    _, leader, _, _ = s.stack.pop()
    face = choice - CARD
    discard(t, s, leader, face)
    if out is not None:
        out.append(Paid(s.roster.names[leader], t.cards[face].id))


def run_pursuit(t: Tables, s: State, frame: Frame, out: Out) -> None:
    """Ask the pursuer, if there is one, and it has the cards and may fly at that level.

    All of it is public. From a tail it follows without a card paid before, but for a VERTICAL ROLL.
    Rules: ZERO-ALT-09, ZERO-ALT-10, ZERO-ALT-11, ZERO-ALT-12, ZERO-ALT-14, ZERO-RULING-39.
    """
    _, leader, way, roll = s.stack.pop()
    enemy = pursuer(s, leader)
    if enemy == NOBODY:
        return
    element = enemy >> 1
    more = 1 if roll or s.grip[element] < TAILING else 0
    within = s.altitude[element] + way <= s.roster.ceiling[element]
    if within and s.held[enemy] >= more + (way > 0):
        s.stack.append((FOLLOW_WINDOW, enemy, way, more))
    else:
        _stay(s, enemy, out)


def _stay(s: State, enemy: int, out: Out) -> None:
    if out is not None:
        out.append(Stayed(s.roster.names[enemy]))
    release(s, enemy, out)


def legal_follow(t: Tables, s: State, frame: Frame) -> list[int]:
    return [PASS, FOLLOW]


def bar_follow(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    return None if choice in (PASS, FOLLOW) else beside_the_point(FOLLOW_WINDOW)


def facts_follow(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Move | None:
    _, enemy, way, cost = frame
    return move_by(s, enemy, way, cost) if choice == FOLLOW else None


def apply_follow(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Stay and be Neutral, or pay and move at once, keeping the Position (ZERO-ALT-09)."""
    _, enemy, way, cost = s.stack.pop()
    if choice == PASS:
        _stay(s, enemy, out)
        return
    s.stack.append((LIFT, enemy, way, 0))
    if cost:
        s.stack.append((PAY, enemy, 0, 0))


def run_lift(t: Tables, s: State, frame: Frame, out: Out) -> None:
    """The follower changes level, then draws or discards (ZERO-ALT-10, ZERO-ALT-17)."""
    _, enemy, way, _ = s.stack.pop()
    s.altitude[enemy >> 1] += way
    if out is not None:
        out.append(Followed(s.roster.names[enemy], LEVELS[s.altitude[enemy >> 1]], way > 0))
    _draw_or_pay(t, s, enemy, way, out)


DECISIONS: Final[dict[int, Decision[Tables, State]]] = {
    ALTITUDE: Decision(legal, bar, apply, always(CLIMB, DIVE), facts=facts),
    PAY: Decision(legal_pay, bar_card, apply_pay),
    FOLLOW_WINDOW: Decision(legal_follow, bar_follow, apply_follow, facts=facts_follow),
}
