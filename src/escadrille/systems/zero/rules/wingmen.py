"""Wingmen: their mini-hands, their attacks and their defence (group WNG)."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.aircraft import POSITIONS
from escadrille.mechanics.hands import faces
from escadrille.mechanics.stacked import Decision
from escadrille.systems.zero import choices as c
from escadrille.systems.zero import frames as f
from escadrille.systems.zero import tables as tb
from escadrille.systems.zero.events import Raided
from escadrille.systems.zero.facts import Aim, Uses
from escadrille.systems.zero.rules import positions
from escadrille.systems.zero.rules.asked import bar_card, beside_the_point, cards_held
from escadrille.systems.zero.rules.bursts import left_at_leader
from escadrille.systems.zero.rules.cards import Out, discard_hand, draw
from escadrille.systems.zero.rules.exchange import launch, use_of
from escadrille.systems.zero.state import FLYING, GONE, NOBODY, Frame, State
from escadrille.systems.zero.tables import Tables


def offensive(s: State, wingman: int) -> int:
    """Return the size of an attack mini-hand.

    Rules: ZERO-AIR-16, ZERO-AIR-17, ZERO-AIR-18, ZERO-RULING-26.
    """
    row = s.row[wingman]
    return max(0, row[tb.OFFENSIVE] + tb.LEVEL_OFFENSIVE[row[tb.TURBO]][s.altitude[wingman >> 1]])


def defensive(s: State, wingman: int) -> int:
    """Return the size of a defence mini-hand (the same rules)."""
    row = s.row[wingman]
    return max(0, row[tb.DEFENSIVE] + tb.LEVEL_DEFENSIVE[row[tb.TURBO]][s.altitude[wingman >> 1]])


def targets(s: State, wingman: int) -> list[int]:
    """Return whom a Wingman may attack, ascending.

    Rules: ZERO-WNG-04, ZERO-WNG-05, ZERO-WNG-06, ZERO-ENG-05, ZERO-ENG-08, ZERO-ISO-02.
    """
    leader = wingman - 1
    found = positions.attackable_leaders(s, leader)
    foe = s.foe[leader >> 1]
    if foe == NOBODY:
        return sorted(found + positions.attackable_wingmen(s, leader))
    return [foe, foe + 1] if s.status[foe + 1] == FLYING else found


def can_attack(s: State, wingman: int) -> bool:
    """Is there a Wingman with cards to draw, in a sequence in which it may attack?

    Rules: ZERO-SEQ-03, ZERO-SEQ-04, ZERO-SCN-04, ZERO-RULING-07, ZERO-RULING-26.
    """
    if s.status[wingman] != FLYING or not offensive(s, wingman):
        return False
    held_back = s.turn == 1 and (s.slot == 1 or s.roster.surprised[wingman >> 1])
    return not held_back and bool(targets(s, wingman))


def legal(t: Tables, s: State, frame: Frame) -> list[int]:
    return [c.PASS, *[c.AIRCRAFT + target for target in targets(s, frame[1])]]


def bar(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    if c.is_aircraft(choice):
        return positions.bar_attack(s, frame[1] - 1, choice - c.AIRCRAFT, wingman_too=True)
    return None if choice == c.PASS else beside_the_point(f.RAID)


def thinkable(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    return [c.AIRCRAFT + enemy for enemy in positions.enemies_in_play(s, frame[1])]


def aim(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Aim | None:
    """Return what an enemy is as a target of a Leader, or of its Wingman for it."""
    if not c.is_aircraft(choice):
        return None
    leader, target = frame[1] & ~1, choice - c.AIRCRAFT
    if target & 1:
        return Aim(cards=defensive(s, target))
    friend = positions.relieved(s, leader, target)
    return Aim(
        position=POSITIONS[positions.standing(s, leader, target) + 2],
        friend=s.roster.names[friend] if friend != NOBODY else None,
        bursts=left_at_leader(s, leader, target),
    )


def apply(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Name the target, then draw: the attacker first, then a Wingman attacked.

    Rules: ZERO-WNG-01, ZERO-WNG-02, ZERO-WNG-03, ZERO-WNG-13, ZERO-RULING-42.
    """
    wingman = frame[1]
    s.stack.pop()
    if choice == c.PASS:
        return
    target = choice - c.AIRCRAFT
    if out is not None:
        out.append(Raided(s.roster.names[wingman], s.roster.names[target]))
    draw(t, s, wingman, offensive(s, wingman), out)
    if target & 1:
        draw(t, s, target, defensive(s, target), out)
    s.stack.append((f.ATTACK, wingman, target, 0))


def run_attack(t: Tables, s: State, frame: Frame, out: Out) -> None:
    """Ask for the next card of the mini-hand, or end the attack; nothing of it is kept.

    Rules: ZERO-WNG-11, ZERO-WNG-12, ZERO-RULING-19, ZERO-RULING-41.
    """
    _, wingman, target, _ = frame
    if target != GONE and s.held[wingman]:
        s.stack.append((f.STRIKE, wingman, target, 0))
        return
    s.stack.pop()
    end_attack(t, s, wingman, target, out)


def end_attack(t: Tables, s: State, wingman: int, target: int, out: Out) -> None:
    discard_hand(t, s, wingman, out)
    if target >= 0 and target & 1:
        discard_hand(t, s, target, out)


def playable(t: Tables, s: State, wingman: int, target: int) -> int:
    """Return the faces that a Wingman may play as Attacks, as a set of bits.

    It fires whatever its Leader's Position and whatever the Bursts, but not at an isolated Leader
    who still holds his Position on a friend. At a Wingman it only fires. It never rolls.
    Rules: ZERO-WNG-07, ZERO-WNG-08, ZERO-WNG-09, ZERO-WNG-10, ZERO-WNG-14, ZERO-BST-12,
    ZERO-ISO-05, ZERO-ISO-06, ZERO-RULING-15, ZERO-RULING-29.
    """
    if target & 1:
        return t.fire
    leader = wingman - 1
    moves = t.moves[positions.standing(s, leader, target) + 2]
    return moves if positions.relieved(s, leader, target) != NOBODY else moves | t.fire


def legal_strike(t: Tables, s: State, frame: Frame) -> list[int]:
    _, wingman, target, _ = frame
    held = s.mask[wingman] & playable(t, s, wingman, target)
    return [c.PASS, *[c.CARD + face for face in faces(held)]]


def bar_strike(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    _, wingman, target, _ = frame
    if choice == c.PASS:
        return None
    if choice == c.AGILE:
        return Refusal("ZERO-WNG-18", {"aircraft": s.roster.names[wingman]})
    return bar_card(t, s, frame, seat, choice) or _bar_blow(t, s, wingman, target, choice - c.CARD)


def _bar_blow(t: Tables, s: State, wingman: int, target: int, face: int) -> Refusal | None:
    """Bar a card that `playable` has not."""
    leader, title, card = wingman - 1, t.title[face], {"card": t.cards[face].id}
    if title == tb.VERTICAL_ROLL:
        return Refusal("ZERO-RULING-15", card)
    if not t.bursts[face] and not t.steps[face]:
        return Refusal("ZERO-CMP-03", card)
    if target & 1:
        return None if t.bursts[face] else Refusal("ZERO-WNG-14", card)
    if not t.bursts[face]:
        found = positions.bar_step(s, leader, target, title)
        if found and found.rule == "ZERO-POS-09":
            return Refusal("ZERO-WNG-08", found.facts)
        return found
    if positions.relieved(s, leader, target) == NOBODY:
        return None
    return Refusal("ZERO-ISO-06", {"enemy": s.roster.names[target]})


def facts_strike(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Uses | None:
    face = choice - c.CARD
    return Uses((use_of(t, _blow(t, face), face),)) if c.is_card(choice) else None


def _blow(t: Tables, face: int) -> int:
    return c.FIRE if t.bursts[face] else c.MANEUVER


def apply_strike(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Play a card of the mini-hand, or stop; the rest may answer Responses (ZERO-WNG-15)."""
    _, wingman, target, _ = s.stack.pop()
    if choice == c.PASS:
        s.stack.pop()
        end_attack(t, s, wingman, target, out)
        return
    face = choice - c.CARD
    launch(t, s, _blow(t, face), wingman, target, face, out)


DECISIONS: Final[dict[int, Decision[Tables, State]]] = {
    f.RAID: Decision(legal, bar, apply, thinkable, facts=aim),
    f.STRIKE: Decision(legal_strike, bar_strike, apply_strike, cards_held, facts=facts_strike),
}
