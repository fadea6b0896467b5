"""The Action phase: which card, for which use, against whom (groups PLAY, CARD, NOTE, ATK)."""

from __future__ import annotations

from escadrille.mechanics.aircraft import ADVANTAGED
from escadrille.mechanics.hands import faces, take
from escadrille.systems.flames.choices import ABANDON as ABANDON_CHOICE
from escadrille.systems.flames.choices import (
    AGILE,
    AIRCRAFT,
    ATTACK,
    BARRAGE,
    CARD,
    CLIMB,
    COUNTER,
    DIVE,
    GUNNER,
    MANEUVER,
    PASS,
    PLAY,
    STEP,
    WORDS,
)
from escadrille.systems.flames.events import Played
from escadrille.systems.flames.frames import RESOLVE, STEPS, TARGET, USE
from escadrille.systems.flames.rules import redline
from escadrille.systems.flames.rules.altitude import begin_move, can_climb
from escadrille.systems.flames.rules.bursts import available, gunner_left, spend
from escadrille.systems.flames.rules.cards import Out
from escadrille.systems.flames.rules.positions import (
    position,
    pursuers,
    slot_free,
    step_set,
    targets,
    wingman_targets,
)
from escadrille.systems.flames.rules.reaction import launch
from escadrille.systems.flames.state import NOBODY, Frame, State
from escadrille.systems.flames.tables import (
    AGILE as AGILE_NOTE,
)
from escadrille.systems.flames.tables import (
    ALTITUDE,
    BARREL_ROLL,
    BREAK_OFF,
    EVADE,
    EXTRA_HIT,
    FIREPOWER,
    LEAST_MANEUVER,
    REDLINE,
    REVERSE,
    SCISSORS,
    Tables,
)
from escadrille.systems.flames.tables import BARRAGE as BARRAGE_NOTE
from escadrille.systems.flames.tables import MANEUVER as NO_TITLE

# What a maneuver of up to n steps can do, as a set of bits.
UP_TO = (0b0, 0b10, 0b110, 0b1110, 0b11110)


def maneuver_value(t: Tables, s: State, aircraft: int, face: int) -> int:
    """Return how many steps a card is worth (FLAMES-PLAY-04, FLAMES-PILOT-12, FLAMES-RULING-33)."""
    if face == NOBODY:
        return t.counter_maneuver
    return max(t.maneuver[face], s.row[aircraft][LEAST_MANEUVER])


class Reach:
    """What an aircraft can do now, whichever card it plays; one pass over its targets."""

    __slots__ = ("break_off", "bursts", "gunner", "reverse", "steps")

    def __init__(self, s: State, aircraft: int) -> None:
        self.steps = self.bursts = 0
        self.break_off = self.reverse = False
        for enemy in targets(s, aircraft):
            self.steps |= step_set(s, aircraft, enemy)
            now = position(s, aircraft, enemy)
            if now >= 0:
                self.bursts = max(self.bursts, available(s, aircraft, enemy) - s.evasive[enemy])
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


def uses(t: Tables, s: State, aircraft: int, face: int, reach: Reach) -> list[int]:
    """Return every use of a card that is legal now, ascending.

    Rules: FLAMES-PLAY-01, FLAMES-REACT-03. As a maneuver: FLAMES-CARD-01, FLAMES-CARD-05.
    As an attack: FLAMES-CARD-06, FLAMES-CARD-07, FLAMES-CARD-08, FLAMES-CARD-09.
    For its own text: FLAMES-CARD-02, FLAMES-CARD-03, FLAMES-CARD-10, FLAMES-CARD-11,
    FLAMES-CARD-12, FLAMES-CARD-13, FLAMES-CARD-14.
    """
    row = s.row[aircraft]
    codes = []
    action = t.action[face]
    if action == ALTITUDE:
        # The card itself does not pay for the climb (FLAMES-CARD-13).
        if can_climb(s, aircraft, s.held[aircraft] - 1):
            codes.append(CLIMB)
        if s.altitude[aircraft] > 0:
            codes.append(DIVE)
    if reach.steps & UP_TO[maneuver_value(t, s, aircraft, face)]:
        codes.append(MANEUVER)
    bursts = t.bursts[face]
    if bursts:
        if bursts <= reach.bursts:
            codes.append(ATTACK)
        if bursts <= reach.gunner:
            codes.append(GUNNER)
    elif (
        action in (EXTRA_HIT, EVADE, REDLINE)
        or (action == BREAK_OFF and reach.break_off)
        or (action == REVERSE and reach.reverse)
    ):
        codes.append(PLAY)
    if row[AGILE_NOTE] and reach.reverse and not s.agile_used:
        codes.append(AGILE)
    if bursts and row[BARRAGE_NOTE]:
        codes.append(BARRAGE)
    return codes


def playable(t: Tables, s: State, aircraft: int, face: int, reach: Reach) -> bool:
    """Has a card any use now? The same question as `uses`, asked faster."""
    row = s.row[aircraft]
    action = t.action[face]
    if action >= EXTRA_HIT and action != ALTITUDE:
        return True
    bursts = t.bursts[face]
    if bursts and (bursts <= reach.bursts or row[BARRAGE_NOTE] or bursts <= reach.gunner):
        return True
    if reach.steps and reach.steps & UP_TO[max(t.maneuver[face], row[LEAST_MANEUVER])]:
        return True
    if action == ALTITUDE:
        return s.altitude[aircraft] > 0 or can_climb(s, aircraft, s.held[aircraft] - 1)
    if reach.break_off and (action == BREAK_OFF or (action == REVERSE and reach.reverse)):
        return True
    return reach.reverse and bool(row[AGILE_NOTE]) and not s.agile_used


def worth_asking(s: State, aircraft: int) -> bool:
    """Is there anything to do in the Action phase but end it? From public facts alone."""
    return bool(s.held[aircraft] or s.aces[aircraft] or s.holds[aircraft] >= 0)


def legal(t: Tables, s: State, frame: Frame) -> list[int]:
    """End the phase, abandon, or pick a card that has a use (FLAMES-TURN-05, FLAMES-PLAY-15)."""
    aircraft = frame[1]
    reach = Reach(s, aircraft)
    codes = [PASS]
    if s.holds[aircraft] >= 0:
        codes.append(ABANDON_CHOICE)
    if s.aces[aircraft] and reach.steps & UP_TO[t.counter_maneuver]:
        codes.append(COUNTER)
    codes += [
        CARD + face for face in faces(s.mask[aircraft]) if playable(t, s, aircraft, face, reach)
    ]
    return codes


def apply(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Begin to compose a play; the hand keeps the card until the play is complete."""
    aircraft = frame[1]
    if choice == COUNTER:  # FLAMES-PILOT-06: a Maneuver 4, never Agile
        s.stack[-1] = (TARGET, aircraft, NOBODY, MANEUVER)
    else:
        s.stack[-1] = (USE, aircraft, choice - CARD, 0)


def legal_use(t: Tables, s: State, frame: Frame) -> list[int]:
    _, aircraft, face, _ = frame
    return uses(t, s, aircraft, face, Reach(s, aircraft))


def apply_use(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Declare the use; a card has one (FLAMES-PLAY-01).

    What is played on oneself here costs no burst and is answered by nobody, a Vertical Roll
    included. Rules: FLAMES-PLAY-11, FLAMES-BURST-08, FLAMES-RULING-05, FLAMES-RULING-09.
    """
    _, aircraft, face, _ = frame
    action = t.action[face]
    if choice in (MANEUVER, ATTACK, GUNNER, AGILE) or (
        choice == PLAY and action in (BREAK_OFF, REVERSE)
    ):
        s.stack[-1] = (TARGET, aircraft, face, choice)
        return
    s.stack.pop()
    if choice == PLAY and action == REDLINE:
        redline.play_face(t, s, aircraft, face, out)
        return
    _announce(t, s, aircraft, face, choice, None, out)
    if choice in (CLIMB, DIVE):
        s.depth = len(s.stack)
        s.use, s.by, s.face = choice, aircraft, face
        s.stack.append((RESOLVE, 0, 0, 0))
        begin_move(s, aircraft, 1 if choice == CLIMB else -1)
        return
    if action == EVADE and choice == PLAY:
        s.evasive[aircraft] += 1
    else:
        s.extra_hits += 1
    s.discard += s.chain
    s.chain.clear()


def legal_target(t: Tables, s: State, frame: Frame) -> list[int]:
    _, aircraft, face, use = frame
    return [AIRCRAFT + enemy for enemy in targets_for(t, s, aircraft, face, use)]


def targets_for(t: Tables, s: State, aircraft: int, face: int, use: int) -> list[int]:
    """Return the enemies that may be designated (FLAMES-PLAY-14, FLAMES-MULTI-03)."""
    if use == GUNNER:
        left = gunner_left(s, aircraft)
        return sorted(
            enemy
            for enemy in gunner_targets(s, aircraft)
            if t.bursts[face] + s.evasive[enemy] <= left
        )
    found = targets(s, aircraft)
    if use == MANEUVER:
        worth = UP_TO[maneuver_value(t, s, aircraft, face)]
        return [enemy for enemy in found if step_set(s, aircraft, enemy) & worth]
    if use == ATTACK:  # FLAMES-POS-08, FLAMES-BURST-06
        return [
            enemy
            for enemy in found
            if position(s, aircraft, enemy) >= 0
            and t.bursts[face] + s.evasive[enemy] <= available(s, aircraft, enemy)
        ]
    if use == PLAY and t.action[face] == BREAK_OFF:
        return [enemy for enemy in found if position(s, aircraft, enemy) < 0]
    return [  # FLAMES-CARD-11, FLAMES-RULING-34
        enemy
        for enemy in found
        if position(s, aircraft, enemy) == -ADVANTAGED and slot_free(s, enemy, ADVANTAGED)
    ]


def apply_target(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    _, aircraft, face, use = frame
    enemy = choice - AIRCRAFT
    if use == MANEUVER:
        s.stack[-1] = (STEPS, aircraft, face, enemy)
        return
    s.stack.pop()
    if use in (ATTACK, GUNNER):
        _attack(t, s, aircraft, face, use, enemy, out)
        return
    _announce(t, s, aircraft, face, use, enemy, out)
    if use == AGILE:
        s.agile_used = 1
    breaking = use == PLAY and t.action[face] == BREAK_OFF
    launch(t, s, use, aircraft, enemy, face, BARREL_ROLL if breaking else SCISSORS, out)


def legal_steps(t: Tables, s: State, frame: Frame) -> list[int]:
    _, aircraft, face, enemy = frame
    worth = step_set(s, aircraft, enemy) & UP_TO[maneuver_value(t, s, aircraft, face)]
    return [STEP + steps for steps in faces(worth)]


def apply_steps(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Announce a Maneuver of so many steps: its title is ignored (FLAMES-PLAY-05)."""
    _, aircraft, face, enemy = s.stack.pop()
    s.steps = choice - STEP
    _announce(t, s, aircraft, face, MANEUVER, enemy, out)
    launch(t, s, MANEUVER, aircraft, enemy, face, NO_TITLE, out)


def _attack(t: Tables, s: State, aircraft: int, face: int, use: int, enemy: int, out: Out) -> None:
    """Spend the bursts, take up the pending hits, fix the hits of the attack.

    Rules: FLAMES-ATK-01, FLAMES-BURST-06, FLAMES-BURST-07, FLAMES-NOTE-02, FLAMES-NOTE-03,
    FLAMES-PLAY-13, FLAMES-RULING-08, FLAMES-RULING-47.
    """
    cost = t.bursts[face] + s.evasive[enemy]
    hits = t.hits[face] + s.extra_hits
    s.extra_hits = 0
    if use == GUNNER:
        s.gunner += cost
    else:
        spend(s, aircraft, cost)
        hits += s.row[aircraft][FIREPOWER]
    s.hits = 0 if t.destroys[face] else max(0, hits)
    _announce(t, s, aircraft, face, use, enemy, out, bursts=cost)
    launch(t, s, use, aircraft, enemy, face, t.title[face], out)


def _announce(
    t: Tables,
    s: State,
    aircraft: int,
    face: int,
    use: int,
    enemy: int | None,
    out: Out,
    bursts: int = 0,
) -> None:
    """Take the card out of the hand and lay it on the table."""
    if face == NOBODY:
        s.aces[aircraft] -= 1
    else:
        take(t, s, aircraft, face)
        s.chain.append(face)
    if out is not None:
        card = None if face == NOBODY else t.cards[face].id
        steps = s.steps if use == MANEUVER else 0
        hits = s.hits if use in (ATTACK, GUNNER) else 0
        out.append(Played(aircraft, card, WORDS[use], enemy, steps, hits, bursts))
