"""The Card Play phase: which card, for which use, against whom (groups POS, BST, ENG, GUN)."""

from __future__ import annotations

from escadrille.mechanics.aircraft import ADVANTAGED
from escadrille.mechanics.hands import faces
from escadrille.systems.zero.choices import (
    ABANDON,
    AGILE,
    AIRCRAFT,
    BREAK_OFF,
    CARD,
    CLIMB,
    DIVE,
    FIRE,
    GUNNER,
    MANEUVER,
    PASS,
)
from escadrille.systems.zero.events import Abandoned, Announced
from escadrille.systems.zero.frames import BREAK_OFF as WITHDRAWAL
from escadrille.systems.zero.frames import CARD_PLAY, DISCARDS, PHASE, TARGET, USE
from escadrille.systems.zero.rules.altitude import can_climb, can_dive
from escadrille.systems.zero.rules.bursts import left_at_leader, left_at_wingman, left_to_gunner
from escadrille.systems.zero.rules.cards import Out, discard_hand, draw
from escadrille.systems.zero.rules.exchange import launch, roll
from escadrille.systems.zero.rules.positions import (
    leaders_in_reach,
    pursuer,
    release,
    standing,
    wingmen_in_reach,
)
from escadrille.systems.zero.rules.wingmen import defensive
from escadrille.systems.zero.state import FLYING, NOBODY, Frame, State
from escadrille.systems.zero.tables import AGILE as AGILE_RATING
from escadrille.systems.zero.tables import SCISSORS, VERTICAL_ROLL, Tables


def can_abandon(s: State, leader: int) -> bool:
    """May a Leader give up its Position, before anything else in the phase?

    Rules: ZERO-POS-13, ZERO-RULING-11.
    """
    return bool(s.ahead and not s.opened and s.grip[leader >> 1] > 0)


def enemy_leaders(s: State, leader: int) -> list[int]:
    """Return the enemy Leaders at which this Leader may still play cards in this sequence.

    Rules: ZERO-ENG-02, ZERO-ENG-03, ZERO-ENG-08, ZERO-RULING-13.
    """
    found = leaders_in_reach(s, leader)
    if s.target == NOBODY:
        return found
    return [s.target] if s.target in found else []


def announced(s: State, leader: int) -> int:
    """Return the Wingman that this Leader has announced and can still attack with its own guns."""
    target = s.target
    if target < 0 or not target & 1 or s.foe[leader >> 1] != NOBODY:
        return NOBODY
    return target if s.altitude[target >> 1] == s.altitude[leader >> 1] else NOBODY


def gunner_target(s: State, leader: int) -> int:
    """Return whom the gunner may fire at now: who is behind, or the Wingman of that one.

    Rules: ZERO-GUN-03, ZERO-GUN-04, ZERO-GUN-07, ZERO-GUN-08, ZERO-RULING-32.
    """
    enemy = pursuer(s, leader)
    if enemy == NOBODY or not left_to_gunner(s, leader) or s.roster.bomber[enemy >> 1]:
        return NOBODY
    if s.target in (NOBODY, enemy):
        return enemy
    return s.target if s.target == enemy + 1 else NOBODY


def announceable(t: Tables, s: State, leader: int) -> list[int]:
    """Return the enemy Wingmen that may be announced as the target of the sequence.

    Some card must be playable at him at once. Rules: ZERO-ENG-03, ZERO-ENG-07, ZERO-GUN-07,
    ZERO-RULING-44.
    """
    if s.target != NOBODY:
        return []
    held = s.mask[leader]
    if s.foe[leader >> 1] == NOBODY:
        useful = held & (t.chases | t.fire_within[left_at_wingman(s, leader)])
        return wingmen_in_reach(s, leader) if useful else []
    enemy = gunner_target(s, leader)
    if enemy == NOBODY or s.status[enemy + 1] != FLYING:
        return []
    return [enemy + 1] if held & t.fire_within[left_to_gunner(s, leader)] else []


def agile(s: State, leader: int) -> bool:
    return bool(s.row[leader][AGILE_RATING] and not s.agile_used)


def playable(t: Tables, s: State, leader: int) -> int:
    """Return the faces that have a use now, as a set of bits: the same question as `uses`.

    Rules: ZERO-ATK-02, ZERO-ATK-03, ZERO-ATK-11, ZERO-RULING-21.
    """
    held = s.mask[leader]
    found = 0
    if can_dive(s, leader) or can_climb(s, leader, s.held[leader] - 1):
        found |= t.rolls
    for enemy in enemy_leaders(s, leader):
        now = standing(s, leader, enemy)
        if now == -ADVANTAGED and agile(s, leader):
            return held
        found |= t.moves[now + 2]
        if now >= 0:
            found |= t.fire_within[left_at_leader(s, leader, enemy)]
    if s.target & 1 and announced(s, leader) != NOBODY:
        found |= t.chases | t.fire_within[left_at_wingman(s, leader)]
    if gunner_target(s, leader) != NOBODY:
        found |= t.fire_within[left_to_gunner(s, leader)]
    return held & found


def worth_asking(s: State, leader: int) -> bool:
    """Is there anything to do in the phase but end it? From public facts alone."""
    return bool(s.held[leader] or not s.opened)


def legal(t: Tables, s: State, frame: Frame) -> list[int]:
    """End the phase, abandon, break off, pick a card that has a use, announce a Wingman.

    Rules: ZERO-SEQ-06, ZERO-SEQ-10, ZERO-DIS-01, ZERO-RULING-45.
    """
    leader = frame[1]
    codes = [PASS]
    if not s.opened:
        if can_abandon(s, leader):
            codes.append(ABANDON)
        codes.append(BREAK_OFF)
    if s.held[leader]:
        codes += [CARD + face for face in faces(playable(t, s, leader))]
        codes += [AIRCRAFT + wingman for wingman in announceable(t, s, leader)]
    return codes


def apply(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    leader = frame[1]
    if choice == BREAK_OFF:
        s.stack[-1] = (WITHDRAWAL, leader, 0, 0)
    elif CARD <= choice < AIRCRAFT:
        # The hand keeps the card until the play is complete.
        s.stack[-1] = (USE, leader, choice - CARD, 0)
    else:
        s.stack.pop()
        if choice == PASS:
            end_play(t, s, out)
            return
        s.opened = 1
        if choice == ABANDON:
            _abandon(s, leader, out)
        else:
            _announce(t, s, leader, choice - AIRCRAFT, out)


def _abandon(s: State, leader: int, out: Out) -> None:
    """Give the Position up: both are Neutral, and any target is free (ZERO-POS-13)."""
    if out is not None:
        out.append(Abandoned(leader, s.foe[leader >> 1]))
    release(s, leader, out)


def _announce(t: Tables, s: State, leader: int, wingman: int, out: Out) -> None:
    """Name a Wingman, who draws one mini-hand for all attacks to come.

    Rules: ZERO-WNG-03, ZERO-WNG-16, ZERO-RULING-44.
    """
    s.target = wingman
    if out is not None:
        out.append(Announced(leader, wingman))
    draw(t, s, wingman, defensive(s, wingman), out)


def end_play(t: Tables, s: State, out: Out) -> None:
    """Leave the Card Play phase; the mini-hand of a Wingman attacked is over (ZERO-RULING-41)."""
    kind, leader, _, _ = s.stack[-1]
    assert kind == PHASE
    s.stack[-1] = (PHASE, leader, DISCARDS, CARD_PLAY)
    if s.target >= 0 and s.target & 1:
        discard_hand(t, s, s.target, out)


def uses(t: Tables, s: State, leader: int, face: int) -> list[int]:
    """Return every use of a card that is legal now, ascending.

    Rules: ZERO-CMP-02, ZERO-CMP-03, ZERO-CMP-04, ZERO-POS-10.
    """
    codes = []
    if t.title[face] == VERTICAL_ROLL:
        # The card itself does not pay for the climb (ZERO-RULING-14).
        if can_climb(s, leader, s.held[leader] - 1):
            codes.append(CLIMB)
        if can_dive(s, leader):
            codes.append(DIVE)
    aimed = (FIRE, GUNNER, MANEUVER, AGILE)
    return codes + [use for use in aimed if targets_for(t, s, leader, face, use)]


def targets_for(t: Tables, s: State, leader: int, face: int, use: int) -> list[int]:
    """Return the aircraft at which a card may be played for a use.

    Rules: ZERO-BST-04, ZERO-BST-08, ZERO-POS-09, ZERO-ISO-04, ZERO-ISO-05, ZERO-ISO-06,
    ZERO-WNG-17.
    """
    bit = 1 << face
    if use == GUNNER:
        target = gunner_target(s, leader)
        within = bit & t.fire_within[left_to_gunner(s, leader)]
        return [target] if target != NOBODY and within else []
    wingman = announced(s, leader)
    if wingman != NOBODY:
        fires = use == FIRE and bit & t.fire_within[left_at_wingman(s, leader)]
        return [wingman] if fires or (use == MANEUVER and bit & t.chases) else []
    found = enemy_leaders(s, leader)
    if use == FIRE:
        return [e for e in found if bit & t.fire_within[left_at_leader(s, leader, e)]]
    if use == MANEUVER:
        return [e for e in found if bit & t.moves[standing(s, leader, e) + 2]]
    if t.title[face] == SCISSORS or not agile(s, leader):
        return []
    return [enemy for enemy in found if standing(s, leader, enemy) == -ADVANTAGED]


def legal_use(t: Tables, s: State, frame: Frame) -> list[int]:
    _, leader, face, _ = frame
    return uses(t, s, leader, face)


def apply_use(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Declare the use; a VERTICAL ROLL needs no target (ZERO-RULING-13)."""
    _, leader, face, _ = frame
    if choice in (CLIMB, DIVE):
        s.stack.pop()
        s.opened = 1
        roll(t, s, choice, leader, face, out)
    else:
        s.stack[-1] = (TARGET, leader, face, choice)


def legal_target(t: Tables, s: State, frame: Frame) -> list[int]:
    _, leader, face, use = frame
    return [AIRCRAFT + target for target in targets_for(t, s, leader, face, use)]


def apply_target(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Play the card; Bursts and Agile are spent whatever comes of it.

    Rules: ZERO-ENG-08, ZERO-BST-09, ZERO-POS-11, ZERO-GUN-06.
    """
    _, leader, face, use = s.stack.pop()
    s.opened = 1
    s.target = choice - AIRCRAFT
    if use == FIRE:
        s.fired += t.bursts[face]
    elif use == GUNNER:
        s.gunner += t.bursts[face]
    elif use == AGILE:
        s.agile_used = 1
    launch(t, s, use, leader, s.target, face, out)
