"""The Card Play phase: which card, for which use, against whom (groups POS, BST, ENG, GUN)."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.aircraft import ADVANTAGED
from escadrille.mechanics.hands import faces
from escadrille.mechanics.pools import Pool
from escadrille.mechanics.stacked import Decision
from escadrille.systems.zero import choices as c
from escadrille.systems.zero import frames as f
from escadrille.systems.zero import tables as tb
from escadrille.systems.zero.events import Abandoned, Announced
from escadrille.systems.zero.facts import Aim, Use, Uses
from escadrille.systems.zero.rules import positions
from escadrille.systems.zero.rules.altitude import bar_move, can_climb, can_dive, can_move
from escadrille.systems.zero.rules.asked import bar_card, beside_the_point, cards_held
from escadrille.systems.zero.rules.bursts import left_at_leader, left_at_wingman, left_to_gunner
from escadrille.systems.zero.rules.cards import Out, discard_hand, draw
from escadrille.systems.zero.rules.exchange import launch, played_as, use_of
from escadrille.systems.zero.rules.wingmen import aim, defensive
from escadrille.systems.zero.state import FLYING, GONE, NOBODY, Frame, State
from escadrille.systems.zero.tables import Tables

ROLLS: Final = (c.CLIMB, c.DIVE)

# What keeps a card from an enemy, in the order in which the rules ask it: whom a Leader may attack,
# whom a gunner, and from where.
IN_ORDER: Final = (
    "ZERO-ENG-02 ZERO-ENG-03 ZERO-ENG-06 ZERO-ISO-03 ZERO-ENG-08 ZERO-RULING-19 ZERO-ENG-09 "
    "ZERO-GUN-03 ZERO-GUN-07 ZERO-POS-09 ZERO-ISO-05 ZERO-ISO-06"
)


def can_abandon(s: State, leader: int) -> bool:
    """May a Leader give up its Position, before anything else in the phase?

    Rules: ZERO-POS-13, ZERO-RULING-11.
    """
    return bool(s.ahead and not s.opened and s.grip[leader >> 1] > 0)


def enemy_leaders(s: State, leader: int) -> list[int]:
    """Return the enemy Leaders at which this Leader may still play cards in this sequence.

    Rules: ZERO-ENG-02, ZERO-ENG-03, ZERO-ENG-08, ZERO-RULING-13.
    """
    found = positions.attackable_leaders(s, leader)
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
    enemy = positions.pursuer(s, leader)
    if enemy == NOBODY or s.roster.bomber[enemy >> 1]:
        return NOBODY
    if s.target in (NOBODY, enemy):
        return enemy
    return s.target if s.target == enemy + 1 else NOBODY


def aimed_at_wingmen(t: Tables, s: State, leader: int) -> int:
    """Return the faces that a Leader, or the gunner of an Engaged one, can play at a Wingman now.

    Rules: ZERO-GUN-07, ZERO-RULING-44.
    """
    if s.foe[leader >> 1] == NOBODY:
        return t.chases | t.fire_within[left_at_wingman(s, leader)]
    return t.fire_within[left_to_gunner(s, leader)]


def announceable(t: Tables, s: State, leader: int) -> list[int]:
    """Return the enemy Wingmen that may be announced as the target of the sequence.

    Some card must be playable at him at once. Rules: ZERO-ENG-03, ZERO-ENG-07, ZERO-GUN-07,
    ZERO-RULING-44.
    """
    if s.target != NOBODY or not s.mask[leader] & aimed_at_wingmen(t, s, leader):
        return []
    if s.foe[leader >> 1] == NOBODY:
        return positions.attackable_wingmen(s, leader)
    enemy = gunner_target(s, leader)
    return [enemy + 1] if enemy != NOBODY and s.status[enemy + 1] == FLYING else []


def _bar_announcement(t: Tables, s: State, leader: int, target: int) -> Refusal | None:
    name, enemy = s.roster.names[target], positions.pursuer(s, leader)
    if s.target != NOBODY:
        told = s.roster.names[s.target] if s.target != GONE else "gone"
        return Refusal("ZERO-ENG-08", {"target": told})
    gunner = enemy != NOBODY and bool(s.row[leader][tb.GUNNER])
    found = positions.bar_attack(s, leader, target, wingman_too=gunner)
    if found:
        return found
    if gunner and s.roster.bomber[enemy >> 1]:
        return Refusal("ZERO-GUN-08", {"enemy": s.roster.names[enemy]})
    if target & 1 and s.mask[leader] & aimed_at_wingmen(t, s, leader):
        return None
    return Refusal("ZERO-RULING-44", {"aircraft": name})


def playable(t: Tables, s: State, leader: int) -> int:
    """Return the faces that have a use now, as a set of bits: the same question as `uses`.

    Rules: ZERO-ATK-02, ZERO-ATK-03, ZERO-ATK-11, ZERO-RULING-21.
    """
    held, found = s.mask[leader], 0
    agile = s.row[leader][tb.AGILE] and not s.agile_used
    if can_dive(s, leader) or can_climb(s, leader, s.held[leader] - 1):
        found |= t.rolls
    for enemy in enemy_leaders(s, leader):
        now = positions.standing(s, leader, enemy)
        if now == -ADVANTAGED and agile:
            return held
        found |= t.moves[now + 2]
        if now >= 0:
            found |= t.fire_within[left_at_leader(s, leader, enemy)]
    if s.target & 1 and announced(s, leader) != NOBODY:
        found |= t.chases | t.fire_within[left_at_wingman(s, leader)]
    if gunner_target(s, leader) != NOBODY:
        found |= t.fire_within[left_to_gunner(s, leader)]
    return held & found


def legal(t: Tables, s: State, frame: Frame) -> list[int]:
    """End the phase, abandon, break off, pick a card that has a use, announce a Wingman.

    Rules: ZERO-SEQ-06, ZERO-SEQ-10, ZERO-DIS-01, ZERO-RULING-45.
    """
    leader = frame[1]
    codes = [c.PASS]
    if not s.opened:
        if can_abandon(s, leader):
            codes.append(c.ABANDON)
        codes.append(c.BREAK_OFF)
    if s.held[leader]:
        codes += [c.CARD + face for face in faces(playable(t, s, leader))]
        codes += [c.AIRCRAFT + wingman for wingman in announceable(t, s, leader)]
    return codes


def bar(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    leader = frame[1]
    if choice == c.PASS:
        return None
    if choice == c.ABANDON:
        return _bar_abandoning(s, leader)
    if choice == c.BREAK_OFF:
        return Refusal("ZERO-DIS-01", {"begun": True}) if s.opened else None
    if c.is_aircraft(choice):
        return _bar_announcement(t, s, leader, choice - c.AIRCRAFT)
    found = bar_card(t, s, frame, seat, choice)
    if found or offered(t, s, leader, choice - c.CARD):
        return found
    return Refusal("ZERO-CMP-03", {"card": t.cards[choice - c.CARD].id})


def _bar_abandoning(s: State, leader: int) -> Refusal | None:
    if can_abandon(s, leader):
        return None
    late = s.grip[leader >> 1] > 0 and not s.ahead
    rule = "ZERO-RULING-11" if late else "ZERO-POS-13"
    return Refusal(rule, {"position": s.grip[leader >> 1], "begun": bool(s.opened)})


def thinkable(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    leader = frame[1]
    engaged = [c.ABANDON] if s.foe[leader >> 1] != NOBODY else []
    wingmen = [c.AIRCRAFT + enemy for enemy in positions.enemies_in_play(s, leader) if enemy & 1]
    return [*engaged, c.BREAK_OFF, *cards_held(t, s, frame, seat), *wingmen]


def facts(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Uses | Aim | None:
    if not c.is_card(choice):
        return aim(t, s, frame, seat, choice)
    face = choice - c.CARD
    return Uses(tuple(use_of(t, use, face) for use in uses(t, s, frame[1], face)))


def leads(t: Tables, s: State, frame: Frame, choice: int) -> Frame | None:
    """A Break Off asks who leaves, a card what for; the hand keeps it until the play is whole."""
    if choice == c.BREAK_OFF:
        return (f.BREAK_OFF, frame[1], 0, 0)
    return (f.USE, frame[1], choice - c.CARD, 0) if c.is_card(choice) else None


def apply(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Go on with a play, or give a Position up, or name a Wingman, who draws one mini-hand for all.

    Rules: ZERO-POS-13, ZERO-WNG-03, ZERO-WNG-16, ZERO-RULING-44.
    """
    if choice == c.PASS:
        s.stack.pop()
        end_play(t, s, out)
        return
    if after := leads(t, s, frame, choice):
        s.stack[-1] = after
        return
    _, leader, _, _ = s.stack.pop()
    s.opened, names = 1, s.roster.names
    if choice == c.ABANDON:
        if out is not None:
            out.append(Abandoned(names[leader], names[s.foe[leader >> 1]]))
        positions.release(s, leader, out)
        return
    s.target = choice - c.AIRCRAFT
    if out is not None:
        out.append(Announced(names[leader], names[s.target]))
    draw(t, s, s.target, defensive(s, s.target), out)


def end_play(t: Tables, s: State, out: Out) -> None:
    """Leave the Card Play phase; the mini-hand of a Wingman attacked is over (ZERO-RULING-41)."""
    kind, leader, _, _ = s.stack[-1]
    assert kind == f.PHASE
    s.stack[-1] = (f.PHASE, leader, f.DISCARDS, f.CARD_PLAY)
    if s.target >= 0 and s.target & 1:
        discard_hand(t, s, s.target, out)


def offered(t: Tables, s: State, leader: int, face: int) -> list[int]:
    """Return what a card can be for in the hands of a Leader; its plainest use comes last.

    Rules: ZERO-CMP-02, ZERO-CMP-03, ZERO-CMP-04, ZERO-POS-10.
    """
    row, title = s.row[leader], t.title[face]
    found = [c.AGILE] if row[tb.AGILE] and title != tb.SCISSORS else []
    if t.bursts[face]:
        if not row[tb.GUNNER]:
            return [*found, c.FIRE]
        pursued = s.grip[leader >> 1] < 0
        return [*found, c.FIRE, c.GUNNER] if pursued else [*found, c.GUNNER, c.FIRE]
    if title == tb.VERTICAL_ROLL:
        return [*found, c.DIVE, c.CLIMB]
    return [*found, c.MANEUVER] if t.steps[face] else found


def uses(t: Tables, s: State, leader: int, face: int) -> list[int]:
    """Return every use of a card that is legal now, ascending."""
    cards = s.held[leader] - 1  # the card itself does not pay for the climb (ZERO-RULING-14)
    return sorted(
        use
        for use in offered(t, s, leader, face)
        if (
            can_move(s, leader, use, cards)
            if use in ROLLS
            else targets_for(t, s, leader, face, use)
        )
    )


def targets_for(t: Tables, s: State, leader: int, face: int, use: int) -> list[int]:
    """Return the aircraft at which a card may be played for a use that it offers."""
    wingman = announced(s, leader)
    if use == c.AGILE and s.agile_used:
        return []
    if use == c.GUNNER:
        enemy = gunner_target(s, leader)
        found = [enemy] if enemy != NOBODY else []
    else:
        found = [wingman] if wingman != NOBODY else enemy_leaders(s, leader)
    return [enemy for enemy in found if _bar_effect(t, s, leader, face, use, enemy) is None]


def legal_use(t: Tables, s: State, frame: Frame) -> list[int]:
    return uses(t, s, frame[1], frame[2])


def thinkable_use(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    return offered(t, s, frame[1], frame[2])


def bar_use(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    _, leader, face, _ = frame
    row, facts = s.row[leader], {"card": t.cards[face].id, "aircraft": s.roster.names[leader]}
    if choice not in c.USES:
        return beside_the_point(f.USE)
    if choice not in offered(t, s, leader, face):
        if choice == c.GUNNER:
            return Refusal("ZERO-GUN-04" if row[tb.GUNNER] else "ZERO-GUN-02", facts)
        if choice == c.AGILE:
            return Refusal("ZERO-POS-10" if row[tb.AGILE] else "ZERO-AIR-13", facts)
        return Refusal("ZERO-ATK-01", facts)
    if choice == c.AGILE and s.agile_used:
        return Refusal("ZERO-POS-11", facts)
    if choice in ROLLS:
        return bar_move(s, leader, choice, s.held[leader] - 1, "ZERO-RULING-14")
    return None


def facts_use(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Use:
    return use_of(t, choice, frame[2])


def leads_use(t: Tables, s: State, frame: Frame, choice: int) -> Frame | None:
    """A VERTICAL ROLL needs no target; the pursuer alone may answer it.

    Rules: ZERO-ALT-13, ZERO-ALT-15, ZERO-RULING-13.
    """
    _, leader, face, _ = frame
    return None if choice in ROLLS else (f.TARGET, leader, face, choice)


def apply_use(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    _, leader, face, _ = frame
    if after := leads_use(t, s, frame, choice):
        s.stack[-1] = after
    else:
        s.stack.pop()
        s.opened = 1
        launch(t, s, choice, leader, positions.pursuer(s, leader), face, out)


def legal_target(t: Tables, s: State, frame: Frame) -> list[int]:
    _, leader, face, use = frame
    return [c.AIRCRAFT + target for target in targets_for(t, s, leader, face, use)]


def thinkable_target(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    """Return enemy Leaders and an announced Wingman; who is nearest to a target comes last."""

    def nearness(choice: int) -> int:
        found = bar_target(t, s, frame, seat, choice)
        return IN_ORDER.index(found.rule) if found and found.rule in IN_ORDER else len(IN_ORDER)

    enemies = positions.enemies_in_play(s, frame[1])
    aims = [c.AIRCRAFT + enemy for enemy in enemies if not enemy & 1 or enemy == s.target]
    return sorted(aims, key=nearness)


def bar_target(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    _, leader, face, use = frame
    if not c.is_aircraft(choice):
        return beside_the_point(f.TARGET)
    target = choice - c.AIRCRAFT
    bar_aim = _bar_gunner if use == c.GUNNER else positions.bar_attack
    found = bar_aim(s, leader, target)
    if found:
        return found
    if target & 1 and target != s.target:
        return Refusal("ZERO-RULING-44", {"aircraft": s.roster.names[target]})
    return _bar_effect(t, s, leader, face, use, target)


def _bar_gunner(s: State, leader: int, target: int) -> Refusal | None:
    """Bar an aircraft that is not the `gunner_target`."""
    enemy, facts = positions.pursuer(s, leader), {"aircraft": s.roster.names[target]}
    if enemy == NOBODY or (not target & 1 and target != enemy):
        return Refusal("ZERO-GUN-03", facts)
    if target & ~1 != enemy:
        return Refusal("ZERO-GUN-07", facts)
    if s.roster.bomber[enemy >> 1]:
        return Refusal("ZERO-GUN-08", facts)
    return None if s.target in (NOBODY, target) else Refusal("ZERO-RULING-32", facts)


def _bar_effect(
    t: Tables, s: State, leader: int, face: int, use: int, target: int
) -> Refusal | None:
    """Bar a card that does nothing to an aircraft which may be attacked (ZERO-RULING-21)."""
    if use in (c.FIRE, c.GUNNER):
        return _bar_fire(t, s, leader, face, use, target)
    if not target & 1:
        return positions.bar_step(s, leader, target, played_as(t, use, face))
    if use == c.MANEUVER and t.chases >> face & 1:
        return None
    return Refusal("ZERO-WNG-17", {"card": t.cards[face].id})


def _bar_fire(t: Tables, s: State, leader: int, face: int, use: int, target: int) -> Refusal | None:
    if use == c.GUNNER:
        rule, left = "ZERO-GUN-05", left_to_gunner(s, leader)
    elif target & 1:
        rule, left = "ZERO-BST-10", left_at_wingman(s, leader)
    else:
        rule, left = "ZERO-BST-04", left_at_leader(s, leader, target)
        now = positions.standing(s, leader, target)
        if now < 0:
            friends = positions.relieved(s, leader, target) != NOBODY
            facts = {"enemy": s.roster.names[target], "position": now}
            return Refusal("ZERO-ISO-06" if friends else "ZERO-BST-08", facts)
    cost = t.bursts[face]
    return None if cost <= left else Refusal(rule, {"cost": cost, "left": left})


def apply_target(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Play the card; Bursts and Agile are spent whatever comes of it.

    Rules: ZERO-ENG-08, ZERO-BST-09, ZERO-POS-11, ZERO-GUN-06.
    """
    _, leader, face, use = s.stack.pop()
    s.opened = 1
    s.target = choice - c.AIRCRAFT
    if use == c.FIRE:
        s.fired += t.bursts[face]
    elif use == c.GUNNER:
        s.gunner += t.bursts[face]
    elif use == c.AGILE:
        s.agile_used = 1
    launch(t, s, use, leader, s.target, face, out)


def pools(s: State, leader: int) -> tuple[Pool, ...]:
    """Return the Bursts of a sequence: its Leader's own, what is added to them, the gunner's.

    A Position adds to them, or manoeuvres against a Wingman. Rules: ZERO-BST-02, ZERO-BST-08,
    ZERO-BST-10, ZERO-GUN-03, ZERO-GUN-05, ZERO-ISO-06, ZERO-RULING-19.
    """
    target = s.target if s.target != NOBODY else s.foe[leader >> 1]
    name, more, opened = "position", 0, target != GONE
    if target >= 0 and target & 1:
        name, more, opened = "earned", s.earned, announced(s, leader) == target
    elif target >= 0:
        now = positions.standing(s, leader, target)
        more, opened = tb.POSITION_BURSTS[max(0, now)], now >= 0
    own, gunner = s.row[leader][tb.BURSTS], s.row[leader][tb.GUNNER]
    found = (
        Pool("own", own, max(0, own - s.fired), opened),
        Pool(name, more, max(0, more - max(0, s.fired - own)), opened),
        Pool("gunner", gunner, left_to_gunner(s, leader), gunner_target(s, leader) != NOBODY),
    )
    return tuple(pool for pool in found if pool.size)


DECISIONS: Final[dict[int, Decision[Tables, State]]] = {
    f.PLAY: Decision(legal, bar, apply, thinkable, leads, facts),
    f.USE: Decision(legal_use, bar_use, apply_use, thinkable_use, leads_use, facts_use),
    f.TARGET: Decision(legal_target, bar_target, apply_target, thinkable_target, facts=aim),
}
