"""The Action phase: which card, for which use, against whom (groups PLAY, CARD, NOTE, ATK)."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET

from escadrille.kernel.api import Refusal
from escadrille.mechanics.aircraft import ADVANTAGED
from escadrille.mechanics.hands import faces, hand_of, take
from escadrille.mechanics.stacked import Decision
from escadrille.systems.flames import choices as c
from escadrille.systems.flames import frames as f
from escadrille.systems.flames import tables as tb
from escadrille.systems.flames.choices import is_aircraft
from escadrille.systems.flames.events import Played
from escadrille.systems.flames.facts import Card, Maneuver, Move, Use
from escadrille.systems.flames.orders import label
from escadrille.systems.flames.rules import altitude, redline
from escadrille.systems.flames.rules.altitude import WAY, bar_move, begin_move, can_climb
from escadrille.systems.flames.rules.anytime import bar_extra, cards_in_hand, in_hand
from escadrille.systems.flames.rules.bursts import available, cost, gunner_left, spend
from escadrille.systems.flames.rules.cards import Out
from escadrille.systems.flames.rules.positions import (
    bar_enemy,
    bar_step,
    bar_wingman,
    position,
    pursuers,
    slot_free,
    step_set,
    targets,
    wingman_targets,
)
from escadrille.systems.flames.rules.reaction import SHOTS, breaks_off, launch
from escadrille.systems.flames.rules.speed import facts_enemy
from escadrille.systems.flames.state import NOBODY, Frame, State
from escadrille.systems.flames.tables import Tables

# What a maneuver of up to n steps can do, as a set of bits.
UP_TO = (0b0, 0b10, 0b110, 0b1110, 0b11110)
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
}


def maneuver_value(t: Tables, s: State, aircraft: int, face: int) -> int:
    """Return how many steps a card is worth (FLAMES-PLAY-04, FLAMES-PILOT-12, FLAMES-RULING-33)."""
    if face == NOBODY:
        return t.counter_maneuver
    return max(t.maneuver[face], s.row[aircraft][tb.LEAST_MANEUVER])


class Leeway:
    """What an aircraft can do now, whichever card it plays; one pass over its targets."""

    __slots__ = ("break_off", "bursts", "gunner", "reverse", "steps")

    def __init__(self, s: State, aircraft: int) -> None:
        self.steps = self.bursts = 0
        self.break_off = self.reverse = False
        for enemy in targets(s, aircraft):
            self.steps |= step_set(s, aircraft, enemy)
            now = position(s, aircraft, enemy)
            if now >= 0:
                self.bursts = max(self.bursts, available(s, aircraft, now) - s.evasive[enemy])
            else:
                self.break_off = True
                if now == -ADVANTAGED and slot_free(s, enemy, ADVANTAGED):
                    self.reverse = True
        left = gunner_left(s, aircraft)
        self.gunner = 0
        if left:
            for enemy in gunner_targets(s, aircraft):
                self.gunner = max(self.gunner, left - s.evasive[enemy])


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
    return codes


def playable(t: Tables, s: State, aircraft: int, face: int, leeway: Leeway) -> bool:
    """Has a card any use now? The same question as `uses`, asked faster."""
    row = s.row[aircraft]
    action = t.action[face]
    if action >= tb.EXTRA_HIT and action != tb.ALTITUDE:
        return True
    bursts = t.bursts[face]
    if bursts and (bursts <= leeway.bursts or row[tb.BARRAGE] or bursts <= leeway.gunner):
        return True
    if leeway.steps and leeway.steps & UP_TO[max(t.maneuver[face], row[tb.LEAST_MANEUVER])]:
        return True
    if action == tb.ALTITUDE:
        return s.altitude[aircraft] > 0 or can_climb(s, aircraft, s.held[aircraft] - 1)
    if leeway.break_off and (action == tb.BREAK_OFF or (action == tb.REVERSE and leeway.reverse)):
        return True
    return leeway.reverse and bool(row[tb.AGILE]) and not s.agile_used


def worth_asking(s: State, aircraft: int) -> bool:
    """Is there anything to do in the Action phase but end it? From public facts alone."""
    return bool(s.held[aircraft] or s.aces[aircraft] or s.holds[aircraft] >= 0)


def legal(t: Tables, s: State, frame: Frame) -> list[int]:
    """End the phase, abandon, or pick a card that has a use (FLAMES-TURN-05, FLAMES-PLAY-15)."""
    aircraft = frame[1]
    leeway = Leeway(s, aircraft)
    codes = [c.PASS]
    if s.holds[aircraft] >= 0:
        codes.append(c.ABANDON)
    if s.aces[aircraft] and leeway.steps & UP_TO[t.counter_maneuver]:
        codes.append(c.COUNTER)
    codes += [
        c.CARD + face for face in faces(s.mask[aircraft]) if playable(t, s, aircraft, face, leeway)
    ]
    return codes


def bar(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    aircraft = frame[1]
    if choice == c.COUNTER and not s.aces[aircraft]:
        return Refusal("FLAMES-PILOT-06", {"counters": 0})
    if choice in (c.PASS, c.COUNTER) or in_hand(s, aircraft, choice):
        return None
    return bar_extra(t, s, frame, choice)


def leads(t: Tables, s: State, frame: Frame, choice: int) -> Frame | None:
    """Begin to compose a play; the hand keeps the card until the play is complete."""
    if choice == c.COUNTER:  # FLAMES-PILOT-06: a Maneuver 4, never Agile
        return f.TARGET, frame[1], NOBODY, c.MANEUVER
    return (f.USE, frame[1], choice - c.CARD, 0) if choice >= c.CARD else None


def facts(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Card | None:
    if choice < c.CARD:
        return None
    aircraft, face = frame[1], choice - c.CARD
    found = uses(t, s, aircraft, face, Leeway(s, aircraft))
    return Card(tuple(_use(t, s, aircraft, face, use) for use in found))


def apply(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Play a card, or leave the Action phase (FLAMES-PLAY-15)."""
    play = leads(t, s, frame, choice)
    if play is not None:
        s.stack[-1] = play
        return
    s.stack.pop()
    _, aircraft, phase, _ = s.stack[-1]
    s.stack[-1] = (f.PHASE, aircraft, phase + 1, phase)


def offered(t: Tables, s: State, aircraft: int, face: int) -> list[int]:
    """Return what a card is for in an aircraft's hand, whatever the moment; its own use last."""
    row, action = s.row[aircraft], t.action[face]
    found = [c.AGILE] if row[tb.AGILE] else []
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
    return use in (c.MANEUVER, c.ATTACK, c.GUNNER, c.AGILE)


def legal_use(t: Tables, s: State, frame: Frame) -> list[int]:
    _, aircraft, face, _ = frame
    return uses(t, s, aircraft, face, Leeway(s, aircraft))


def bar_use(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    """Return what bars a use, against whomever."""
    _, aircraft, face, _ = frame
    if choice not in OFFERED_BY:
        return bar_extra(t, s, frame, choice)
    row, behind, card = s.row[aircraft], len(pursuers(s, aircraft)), {"card": t.cards[face].id}
    facts = {
        c.MANEUVER: {"maneuver": 0},
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
    return altitude.facts(t, s, frame, seat, choice) or _use(t, s, frame[1], frame[2], choice)


def _use(t: Tables, s: State, aircraft: int, face: int, use: int) -> Use:
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
    _announce(t, s, aircraft, face, choice, NOBODY, out)
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


def legal_target(t: Tables, s: State, frame: Frame) -> list[int]:
    _, aircraft, face, use = frame
    return [c.AIRCRAFT + enemy for enemy in targets_for(t, s, aircraft, face, use)]


def targets_for(t: Tables, s: State, aircraft: int, face: int, use: int) -> list[int]:
    """Return the enemies that may be designated (FLAMES-PLAY-14, FLAMES-MULTI-03)."""
    if use == c.MANEUVER:
        worth = UP_TO[maneuver_value(t, s, aircraft, face)]
        return [e for e in targets(s, aircraft) if step_set(s, aircraft, e) & worth]
    found = sorted(gunner_targets(s, aircraft)) if use == c.GUNNER else targets(s, aircraft)
    return [e for e in found if bar_against(t, s, aircraft, face, use, e) is None]


def bar_target(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    _, aircraft, face, use = frame
    if not is_aircraft(choice):
        return bar_extra(t, s, frame, choice)
    enemy = choice - c.AIRCRAFT
    found = bar_gunner(s, aircraft, enemy) if use == c.GUNNER else bar_enemy(s, aircraft, enemy)
    return found or bar_against(t, s, aircraft, face, use, enemy)


def bar_gunner(s: State, aircraft: int, enemy: int) -> Refusal | None:
    """Return why the gunner does not see an aircraft, or may not fire at it."""
    if enemy not in pursuers(s, aircraft):
        return Refusal("FLAMES-NOTE-01", {"enemy": label(s.roster, enemy)})
    return bar_wingman(s, aircraft, enemy)


def bar_against(
    t: Tables, s: State, aircraft: int, face: int, use: int, enemy: int
) -> Refusal | None:
    """Return what bars a use against an enemy at hand: the position first, then the bursts."""
    now = position(s, aircraft, enemy)
    if use == c.ATTACK and now < 0:
        return Refusal("FLAMES-POS-08", {"enemy": label(s.roster, enemy), "position": now})
    if use in SHOTS:
        bursts = cost(t, s, face, enemy)
        left = gunner_left(s, aircraft) if use == c.GUNNER else available(s, aircraft, now)
        return None if bursts <= left else _unpaid(use, bursts, left)
    if breaks_off(t, face, use):
        return Refusal("FLAMES-CARD-02", {"position": now}) if now >= 0 else None
    if use == c.MANEUVER:
        return None
    if now != -ADVANTAGED:
        return Refusal("FLAMES-CARD-11", {"position": now})
    if not slot_free(s, enemy, ADVANTAGED):
        return Refusal("FLAMES-RULING-34", {"enemy": label(s.roster, enemy)})
    return None


def _unpaid(use: int, cost: int, left: int) -> Refusal:
    if use == c.GUNNER:
        return Refusal("FLAMES-NOTE-04", {"left": left})
    return Refusal("FLAMES-BURST-06", {"cost": cost, "available": left})


def thinkable_target(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    """Return whom a use is for, each later than those whom an earlier rule puts out of question.

    An attack asks for the altitude, the position and the bursts (FLAMES-RULING-60). A maneuver
    asks for the altitude and a free slot; then a position held forbids it on others
    (FLAMES-ALT-03, FLAMES-POS-05, FLAMES-POS-10, FLAMES-WING-03). The rest is for pursuers.
    """
    _, aircraft, _, use = frame
    if use not in (c.MANEUVER, c.ATTACK):
        return [c.AIRCRAFT + enemy for enemy in pursuers(s, aircraft)]
    level, open_to = s.altitude[aircraft], targets(s, aircraft)

    def asked_last(enemy: int) -> tuple[int, ...]:
        near, at_hand = s.altitude[enemy] == level, enemy in open_to
        if use == c.MANEUVER:
            return near, not at_hand
        return near, at_hand, position(s, aircraft, enemy)

    enemies = [enemy for enemy in s.roster.enemies[aircraft] if s.alive[enemy]]
    return [c.AIRCRAFT + enemy for enemy in sorted(enemies, key=asked_last)]


def leads_target(t: Tables, s: State, frame: Frame, choice: int) -> Frame | None:
    _, aircraft, face, use = frame
    return (f.STEPS, aircraft, face, choice - c.AIRCRAFT) if use == c.MANEUVER else None


def apply_target(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    _, aircraft, face, use = frame
    enemy = choice - c.AIRCRAFT
    play = leads_target(t, s, frame, choice)
    if play is not None:
        s.stack[-1] = play
        return
    s.stack.pop()
    if use in SHOTS:
        _fire(t, s, aircraft, face, use, enemy)
    elif use == c.AGILE:
        s.agile_used = 1
    _announce(t, s, aircraft, face, use, enemy, out)
    launch(t, s, use, aircraft, enemy, face)


def legal_steps(t: Tables, s: State, frame: Frame) -> list[int]:
    _, aircraft, face, enemy = frame
    worth = step_set(s, aircraft, enemy) & UP_TO[maneuver_value(t, s, aircraft, face)]
    return [c.STEP + steps for steps in faces(worth)]


def bar_steps(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    _, aircraft, face, enemy = frame
    steps, value = choice - c.STEP, maneuver_value(t, s, aircraft, face)
    if steps not in range(1, len(UP_TO)):
        return bar_extra(t, s, frame, choice)
    found = bar_step(s, aircraft, enemy, steps)
    if found is None and steps > value:
        return Refusal("FLAMES-PLAY-04", {"value": value, "steps": steps})
    return found


def thinkable_steps(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    """Return the steps that a card is worth; the first of them comes last: it is never too far."""
    value = maneuver_value(t, s, frame[1], frame[2])
    return [c.STEP + steps for steps in range(max(1, value), 0, -1)]


def facts_steps(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Maneuver:
    _, aircraft, _, enemy = frame
    return Maneuver(position(s, aircraft, enemy) + choice - c.STEP)


def apply_steps(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Announce a Maneuver of so many steps: its title is ignored (FLAMES-PLAY-05)."""
    _, aircraft, face, enemy = s.stack.pop()
    s.steps = choice - c.STEP
    _announce(t, s, aircraft, face, c.MANEUVER, enemy, out)
    launch(t, s, c.MANEUVER, aircraft, enemy, face)


def hits_of(t: Tables, s: State, aircraft: int, face: int, use: int) -> int:
    """Return the hits of an attack: pending ones count, Firepower for the pilot's guns alone.

    Rules: FLAMES-ATK-01, FLAMES-NOTE-02, FLAMES-NOTE-03, FLAMES-RULING-08, FLAMES-RULING-47.
    """
    if t.destroys[face]:
        return 0
    firepower = s.row[aircraft][tb.FIREPOWER] if use == c.ATTACK else 0
    return max(0, t.hits[face] + s.extra_hits + firepower)


def _fire(t: Tables, s: State, aircraft: int, face: int, use: int, enemy: int) -> None:
    """Spend the bursts, take up the pending hits, fix the hits of the attack.

    Rules: FLAMES-BURST-06, FLAMES-BURST-07, FLAMES-PLAY-13.
    """
    bursts = cost(t, s, face, enemy)
    s.hits = hits_of(t, s, aircraft, face, use)
    s.extra_hits = 0
    if use == c.GUNNER:
        s.gunner += bursts
    else:
        spend(s, aircraft, bursts)


def _announce(
    t: Tables, s: State, aircraft: int, face: int, use: int, enemy: int, out: Out
) -> None:
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
    f.ACTION: Decision(legal, bar, apply, cards_in_hand, leads, facts),
    f.USE: Decision(legal_use, bar_use, apply_use, thinkable_use, leads_use, facts_use),
    f.TARGET: Decision(
        legal_target, bar_target, apply_target, thinkable_target, leads_target, facts_enemy
    ),
    f.STEPS: Decision(legal_steps, bar_steps, apply_steps, thinkable_steps, facts=facts_steps),
}
