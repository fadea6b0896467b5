"""What a card is good for, and declaring it (groups PLAY, CARD, NOTE)."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET

from escadrille.kernel.api import Refusal
from escadrille.mechanics.aircraft import ADVANTAGED
from escadrille.mechanics.hands import hand_of, take
from escadrille.mechanics.stacked import Decision
from escadrille.systems.flames import choices as c
from escadrille.systems.flames import frames as f
from escadrille.systems.flames import tables as tb
from escadrille.systems.flames.events import Played
from escadrille.systems.flames.facts import Move, Use
from escadrille.systems.flames.orders import label
from escadrille.systems.flames.rules import altitude, bombers, redline
from escadrille.systems.flames.rules.altitude import WAY, bar_move, begin_move, can_climb
from escadrille.systems.flames.rules.anytime import bar_extra
from escadrille.systems.flames.rules.bursts import available, cost, gunner_left
from escadrille.systems.flames.rules.cards import Out
from escadrille.systems.flames.rules.positions import (
    position,
    pursuers,
    slot_free,
    step_set,
    targets,
    wingman_targets,
)
from escadrille.systems.flames.rules.reaction import SHOTS, breaks_off
from escadrille.systems.flames.state import NOBODY, Frame, State
from escadrille.systems.flames.tables import Tables

# What a maneuver of up to n steps can do, as a set of bits.
UP_TO: Final = (0b0, 0b10, 0b110, 0b1110, 0b11110)
# The rule by which a card has a use at all.
OFFERED_BY: Final = {
    c.MANEUVER: "FLAMES-RULING-33",
    c.ATTACK: "FLAMES-PLAY-01",
    c.GUNNER: "FLAMES-NOTE-01",
    c.PLAY: "FLAMES-PLAY-01",
    c.AGILE: "FLAMES-NOTE-05",
    c.BARRAGE: "FLAMES-NOTE-07",
    c.CLIMB: "FLAMES-CARD-13",
    c.DIVE: "FLAMES-CARD-13",
    c.SELECT: "FLAMES-RULING-33",
}


def maneuver_value(t: Tables, s: State, aircraft: int, face: int) -> int:
    """Return how many steps a card is worth (FLAMES-PLAY-04, FLAMES-PILOT-12, FLAMES-RULING-33)."""
    if face == NOBODY:
        return t.counter_maneuver
    return max(t.maneuver[face], s.row[aircraft][tb.LEAST_MANEUVER])


class Leeway:
    """What an aircraft can do now, whichever card it plays; one pass over its targets."""

    __slots__ = ("break_off", "bursts", "gunner", "reverse", "select", "steps")

    def __init__(self, s: State, aircraft: int) -> None:
        self.steps = self.bursts = self.gunner = 0
        self.break_off = self.reverse = self.select = False
        for enemy in targets(s, aircraft):
            self.steps |= step_set(s, aircraft, enemy)
            now = position(s, aircraft, enemy)
            if now >= 0:
                self.bursts = max(self.bursts, available(s, aircraft, now) - s.evasive[enemy])
            else:
                self.break_off = True
                if now == -ADVANTAGED and slot_free(s, enemy, ADVANTAGED):
                    self.reverse = True
        if s.row[aircraft][tb.GUNNER] and (left := gunner_left(s, aircraft)):
            for enemy in gunner_targets(s, aircraft):
                self.gunner = max(self.gunner, left - s.evasive[enemy])
        if s.raid is not None:
            self.select = bool(bombers.selectable(s, aircraft))


def gunner_targets(s: State, aircraft: int) -> list[int]:
    """Return whom the gunner can see: those behind (FLAMES-NOTE-01, FLAMES-RULING-10)."""
    return wingman_targets(s, aircraft, pursuers(s, aircraft))


def uses(t: Tables, s: State, aircraft: int, face: int, leeway: Leeway) -> list[int]:
    """Return every use of a card that is legal now, ascending.

    Rules: FLAMES-PLAY-01, FLAMES-REACT-03. As a maneuver: FLAMES-CARD-01, FLAMES-CARD-05.
    As an attack: FLAMES-CARD-06, FLAMES-CARD-07, FLAMES-CARD-08, FLAMES-CARD-09.
    For its own text: FLAMES-CARD-02, FLAMES-CARD-03, FLAMES-CARD-10, FLAMES-CARD-11,
    FLAMES-CARD-12, FLAMES-CARD-13, FLAMES-CARD-14.
    """
    row = s.row[aircraft]
    codes = []
    action = t.action[face]
    if action == tb.ALTITUDE:
        if can_climb(s, aircraft, s.held[aircraft] - 1):
            codes.append(c.CLIMB)
        if s.altitude[aircraft] > 0:
            codes.append(c.DIVE)
    if leeway.steps & UP_TO[maneuver_value(t, s, aircraft, face)]:
        codes.append(c.MANEUVER)
    bursts = t.bursts[face]
    if bursts:
        if bursts <= leeway.bursts:
            codes.append(c.ATTACK)
        if bursts <= leeway.gunner:
            codes.append(c.GUNNER)
    elif (
        action in (tb.EXTRA_HIT, tb.EVADE, tb.REDLINE)
        or (action == tb.BREAK_OFF and leeway.break_off)
        or (action == tb.REVERSE and leeway.reverse)
    ):
        codes.append(c.PLAY)
    if row[tb.AGILE] and leeway.reverse and not s.agile_used:
        codes.append(c.AGILE)
    if bursts and row[tb.BARRAGE]:
        codes.append(c.BARRAGE)
    if leeway.select and maneuver_value(t, s, aircraft, face):  # FLAMES-BMR-04
        codes.append(c.SELECT)
    return codes


def counter_uses(t: Tables, leeway: Leeway) -> list[int]:
    """Return the uses of an Ace Pilot counter: a Maneuver 4 (FLAMES-PILOT-06)."""
    found = [c.MANEUVER] if leeway.steps & UP_TO[t.counter_maneuver] else []
    return [*found, c.SELECT] if leeway.select else found


def playable(t: Tables, s: State, aircraft: int, face: int, leeway: Leeway) -> bool:
    """Has a card any use now? The same question as `uses`, asked faster."""
    row = s.row[aircraft]
    action = t.action[face]
    if action >= tb.EXTRA_HIT and action != tb.ALTITUDE:
        return True
    bursts = t.bursts[face]
    if bursts and (bursts <= leeway.bursts or row[tb.BARRAGE] or bursts <= leeway.gunner):
        return True
    if leeway.steps or leeway.select:
        value = max(t.maneuver[face], row[tb.LEAST_MANEUVER])
        if leeway.steps & UP_TO[value] or (value and leeway.select):
            return True
    if action == tb.ALTITUDE:
        return s.altitude[aircraft] > 0 or can_climb(s, aircraft, s.held[aircraft] - 1)
    if leeway.break_off and (action == tb.BREAK_OFF or (action == tb.REVERSE and leeway.reverse)):
        return True
    return leeway.reverse and bool(row[tb.AGILE]) and not s.agile_used


def offered(t: Tables, s: State, aircraft: int, face: int) -> list[int]:
    """Return what a card is for in an aircraft's hand, whatever the moment; its own use last."""
    if face == NOBODY:
        return [c.SELECT, c.MANEUVER]
    row, action = s.row[aircraft], t.action[face]
    found = [c.AGILE] if row[tb.AGILE] else []
    if s.raid is not None and maneuver_value(t, s, aircraft, face):
        found.append(c.SELECT)
    if t.bursts[face] and row[tb.GUNNER]:
        found.append(c.GUNNER)
    if t.bursts[face] and row[tb.BARRAGE]:
        found.append(c.BARRAGE)
    if maneuver_value(t, s, aircraft, face):
        found.append(c.MANEUVER)
    if action != tb.NO_ACTION:
        found += [c.DIVE, c.CLIMB] if action == tb.ALTITUDE else [c.PLAY]
    if t.bursts[face]:
        found.append(c.ATTACK)
    return found


def aimed(t: Tables, face: int, use: int) -> bool:
    """Is a use played against an enemy (FLAMES-PLAY-14), and not on oneself?"""
    if use == c.PLAY:
        return t.action[face] in (tb.BREAK_OFF, tb.REVERSE)
    return use in (c.MANEUVER, c.ATTACK, c.GUNNER, c.AGILE, c.SELECT)


def legal_use(t: Tables, s: State, frame: Frame) -> list[int]:
    _, aircraft, face, _ = frame
    leeway = Leeway(s, aircraft)
    return counter_uses(t, leeway) if face == NOBODY else uses(t, s, aircraft, face, leeway)


def bar_use(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    """Return what bars a use, against whomever."""
    _, aircraft, face, _ = frame
    if choice not in OFFERED_BY:
        return bar_extra(t, s, frame, choice)
    row, behind = s.row[aircraft], len(pursuers(s, aircraft))
    card = {"card": t.cards[face].id if face != NOBODY else "counter"}
    facts = {
        c.MANEUVER: {"maneuver": 0},
        c.SELECT: {"maneuver": 0},
        c.GUNNER: {"gunner": row[tb.GUNNER], "behind": behind},
        c.AGILE: {"agile": row[tb.AGILE], "already_used": s.agile_used},
        c.BARRAGE: {"barrage": row[tb.BARRAGE]},
    }
    wasted = (choice == c.GUNNER and not behind) or (choice == c.AGILE and s.agile_used)
    if wasted or choice not in offered(t, s, aircraft, face):
        return Refusal(OFFERED_BY[choice], facts.get(choice, card))
    if choice in (c.CLIMB, c.DIVE):  # the card itself does not pay for the climb
        cards = s.held[aircraft] - 1
        return bar_move(s, aircraft, WAY[choice], cards, unpaid="FLAMES-CARD-13")
    if not behind and choice in (c.PLAY, c.AGILE) and aimed(t, face, choice):
        rule = "FLAMES-CARD-02" if breaks_off(t, face, choice) else "FLAMES-CARD-11"
        return Refusal(rule, card)
    return None


def thinkable_use(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    return offered(t, s, frame[1], frame[2]) or [c.MANEUVER]


def leads_use(t: Tables, s: State, frame: Frame, choice: int) -> Frame | None:
    _, aircraft, face, _ = frame
    return (f.TARGET, aircraft, face, choice) if aimed(t, face, choice) else None


def facts_use(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Move | Use:
    return altitude.facts(t, s, frame, seat, choice) or use_facts(t, s, frame[1], frame[2], choice)


def use_facts(t: Tables, s: State, aircraft: int, face: int, use: int) -> Use:
    if use in SHOTS:
        hits = hits_of(t, s, aircraft, face, use)
        return Use(c.WORDS[use], t.bursts[face], hits, t.destroys[face])
    steps = maneuver_value(t, s, aircraft, face) if use == c.MANEUVER else 0
    return Use(c.WORDS[use], steps=steps, vain=_in_vain(t, s, aircraft, face, use) or UNSET)


def _in_vain(t: Tables, s: State, aircraft: int, face: int, use: int) -> bool:
    """Is it one more hit for an attack that no other card could make now (FLAMES-NOTE-07)?"""
    if use != c.BARRAGE and (use != c.PLAY or t.action[face] != tb.EXTRA_HIT):
        return False
    others, leeway = hand_of(t, s, aircraft), Leeway(s, aircraft)
    others.remove(face)
    most = max(leeway.bursts, leeway.gunner)
    return not any(0 < t.bursts[other] <= most for other in others)


def apply_use(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Declare the use; a card has one (FLAMES-PLAY-01).

    What is played on oneself here costs no burst and is answered by nobody, a Vertical Roll
    included. Rules: FLAMES-PLAY-11, FLAMES-BURST-08, FLAMES-RULING-05, FLAMES-RULING-09.
    """
    _, aircraft, face, _ = frame
    action = t.action[face]
    play = leads_use(t, s, frame, choice)
    if play is not None:
        s.stack[-1] = play
        return
    s.stack.pop()
    if choice == c.PLAY and action == tb.REDLINE:
        redline.play_face(t, s, aircraft, face, out)
        return
    announce(t, s, aircraft, face, choice, NOBODY, out)
    if choice in (c.CLIMB, c.DIVE):
        s.depth = len(s.stack)
        s.use, s.by, s.face = choice, aircraft, face
        s.stack.append((f.RESOLVE, 0, 0, 0))
        begin_move(s, aircraft, WAY[choice])
        return
    if action == tb.EVADE and choice == c.PLAY:
        s.evasive[aircraft] += 1
    else:
        s.extra_hits += 1
    s.discard += s.chain
    s.chain.clear()


def hits_of(t: Tables, s: State, aircraft: int, face: int, use: int) -> int:
    """Return the hits of an attack: pending ones count, Firepower for the pilot's guns alone.

    Rules: FLAMES-ATK-01, FLAMES-NOTE-02, FLAMES-NOTE-03, FLAMES-RULING-08, FLAMES-RULING-47.
    """
    if t.destroys[face]:
        return 0
    firepower = s.row[aircraft][tb.FIREPOWER] if use == c.ATTACK else 0
    return max(0, t.hits[face] + s.extra_hits + firepower)


def announce(t: Tables, s: State, aircraft: int, face: int, use: int, enemy: int, out: Out) -> None:
    """Take the card out of the hand and lay it on the table."""
    if face == NOBODY:
        s.aces[aircraft] -= 1
    else:
        take(t, s, aircraft, face)
        s.chain.append(face)
    if out is not None:
        card = None if face == NOBODY else t.cards[face].id
        name, on = label(s.roster, aircraft), None if enemy == NOBODY else label(s.roster, enemy)
        steps = s.steps if use == c.MANEUVER else 0
        hits, bursts = (s.hits, cost(t, s, face, enemy)) if use in SHOTS else (0, 0)
        out.append(Played(name, card, c.WORDS[use], on, steps, hits, bursts))


DECISIONS: Final[dict[int, Decision[Tables, State]]] = {
    f.USE: Decision(legal_use, bar_use, apply_use, thinkable_use, leads_use, facts_use),
}
