"""The Card Play phase: which card, for which use, against whom (groups POS, BST, ENG, GUN)."""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.aircraft import ADVANTAGED
from escadrille.mechanics.hands import faces
from escadrille.mechanics.pools import Pool
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
    USES,
    is_aircraft,
    is_card,
)
from escadrille.systems.zero.events import Abandoned, Announced
from escadrille.systems.zero.facts import Aim, Use, Uses
from escadrille.systems.zero.frames import BREAK_OFF as WITHDRAWAL
from escadrille.systems.zero.frames import CARD_PLAY, DISCARDS, PHASE, TARGET, USE
from escadrille.systems.zero.rules.altitude import bar_move, can_climb, can_dive, can_move
from escadrille.systems.zero.rules.asked import bar_card, beside_the_point, cards_held
from escadrille.systems.zero.rules.bursts import left_at_leader, left_at_wingman, left_to_gunner
from escadrille.systems.zero.rules.cards import Out, discard_hand, draw
from escadrille.systems.zero.rules.exchange import launch, roll, use_of
from escadrille.systems.zero.rules.positions import (
    attackable_leaders,
    attackable_wingmen,
    bar_attack,
    bar_step,
    enemies_in_play,
    pursuer,
    release,
    relieved,
    standing,
)
from escadrille.systems.zero.rules.wingmen import aim, defensive
from escadrille.systems.zero.state import FLYING, GONE, NOBODY, Frame, State
from escadrille.systems.zero.tables import AGILE as AGILE_RATING
from escadrille.systems.zero.tables import BURSTS, POSITION_BURSTS, SCISSORS, VERTICAL_ROLL, Tables
from escadrille.systems.zero.tables import GUNNER as GUNNER_RATING

ROLLS: Final = (CLIMB, DIVE)

# What keeps a card from an enemy, in the order in which the rules ask it: whom a Leader may attack,
# whom a gunner, and from where.
IN_ORDER: Final = (
    "ZERO-ENG-02",
    "ZERO-ENG-03",
    "ZERO-ENG-06",
    "ZERO-ISO-03",
    "ZERO-ENG-08",
    "ZERO-RULING-19",
    "ZERO-ENG-09",
    "ZERO-GUN-03",
    "ZERO-GUN-07",
    "ZERO-POS-09",
    "ZERO-ISO-05",
    "ZERO-ISO-06",
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
    found = attackable_leaders(s, leader)
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
    if s.target != NOBODY:
        return []
    if s.foe[leader >> 1] == NOBODY:
        useful = s.mask[leader] & aimed_at_wingmen(t, s, leader)
        return attackable_wingmen(s, leader) if useful else []
    enemy = gunner_target(s, leader)
    if enemy == NOBODY or s.status[enemy + 1] != FLYING:
        return []
    return [enemy + 1] if s.mask[leader] & aimed_at_wingmen(t, s, leader) else []


def _bar_announcement(t: Tables, s: State, leader: int, target: int) -> Refusal | None:
    name, enemy = s.roster.names[target], pursuer(s, leader)
    if s.target != NOBODY:
        told = s.roster.names[s.target] if s.target != GONE else "gone"
        return Refusal("ZERO-ENG-08", {"target": told})
    gunner = enemy != NOBODY and bool(s.row[leader][GUNNER_RATING])
    found = bar_attack(s, leader, target, wingman_too=gunner)
    if found:
        return found
    if gunner and s.roster.bomber[enemy >> 1]:
        return Refusal("ZERO-GUN-08", {"enemy": s.roster.names[enemy]})
    if target & 1 and s.mask[leader] & aimed_at_wingmen(t, s, leader):
        return None
    return Refusal("ZERO-RULING-44", {"aircraft": name})


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


def bar(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    leader = frame[1]
    if choice == PASS:
        return None
    if choice == ABANDON:
        return _bar_abandoning(s, leader)
    if choice == BREAK_OFF:
        return Refusal("ZERO-DIS-01", {"begun": True}) if s.opened else None
    if is_aircraft(choice):
        return _bar_announcement(t, s, leader, choice - AIRCRAFT)
    found = bar_card(t, s, frame, seat, choice)
    if found or offered(t, s, leader, choice - CARD):
        return found
    return Refusal("ZERO-CMP-03", {"card": t.cards[choice - CARD].id})


def _bar_abandoning(s: State, leader: int) -> Refusal | None:
    if can_abandon(s, leader):
        return None
    late = s.grip[leader >> 1] > 0 and not s.ahead
    rule = "ZERO-RULING-11" if late else "ZERO-POS-13"
    return Refusal(rule, {"position": s.grip[leader >> 1], "begun": bool(s.opened)})


def thinkable(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    leader = frame[1]
    engaged = [ABANDON] if s.foe[leader >> 1] != NOBODY else []
    wingmen = [AIRCRAFT + enemy for enemy in enemies_in_play(s, leader) if enemy & 1]
    return [*engaged, BREAK_OFF, *cards_held(t, s, frame, seat), *wingmen]


def facts(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Uses | Aim | None:
    if not is_card(choice):
        return aim(t, s, frame, seat, choice)
    face = choice - CARD
    return Uses(tuple(use_of(t, use, face) for use in uses(t, s, frame[1], face)))


def leads(t: Tables, s: State, frame: Frame, choice: int) -> Frame | None:
    """A Break Off asks who leaves, a card what for; the hand keeps it until the play is whole."""
    if choice == BREAK_OFF:
        return (WITHDRAWAL, frame[1], 0, 0)
    return (USE, frame[1], choice - CARD, 0) if is_card(choice) else None


def apply(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    if choice == PASS:
        s.stack.pop()
        end_play(t, s, out)
        return
    if after := leads(t, s, frame, choice):
        s.stack[-1] = after
        return
    _, leader, _, _ = s.stack.pop()
    s.opened = 1
    if choice == ABANDON:
        _abandon(s, leader, out)
    else:
        _announce(t, s, leader, choice - AIRCRAFT, out)


def _abandon(s: State, leader: int, out: Out) -> None:
    """Give the Position up: both are Neutral, and any target is free (ZERO-POS-13)."""
    if out is not None:
        out.append(Abandoned(s.roster.names[leader], s.roster.names[s.foe[leader >> 1]]))
    release(s, leader, out)


def _announce(t: Tables, s: State, leader: int, wingman: int, out: Out) -> None:
    """Name a Wingman, who draws one mini-hand for all attacks to come.

    Rules: ZERO-WNG-03, ZERO-WNG-16, ZERO-RULING-44.
    """
    s.target = wingman
    if out is not None:
        out.append(Announced(s.roster.names[leader], s.roster.names[wingman]))
    draw(t, s, wingman, defensive(s, wingman), out)


def end_play(t: Tables, s: State, out: Out) -> None:
    """Leave the Card Play phase; the mini-hand of a Wingman attacked is over (ZERO-RULING-41)."""
    kind, leader, _, _ = s.stack[-1]
    assert kind == PHASE
    s.stack[-1] = (PHASE, leader, DISCARDS, CARD_PLAY)
    if s.target >= 0 and s.target & 1:
        discard_hand(t, s, s.target, out)


def offered(t: Tables, s: State, leader: int, face: int) -> list[int]:
    """Return what a card can be for in the hands of a Leader; its plainest use comes last.

    Rules: ZERO-CMP-02, ZERO-CMP-03, ZERO-CMP-04, ZERO-POS-10.
    """
    row, title = s.row[leader], t.title[face]
    found = [AGILE] if row[AGILE_RATING] and title != SCISSORS else []
    if t.bursts[face]:
        if not row[GUNNER_RATING]:
            return [*found, FIRE]
        pursued = s.grip[leader >> 1] < 0
        return [*found, FIRE, GUNNER] if pursued else [*found, GUNNER, FIRE]
    if title == VERTICAL_ROLL:
        return [*found, DIVE, CLIMB]
    return [*found, MANEUVER] if t.steps[face] else found


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
    if use == AGILE and s.agile_used:
        return []
    if use == GUNNER:
        enemy = gunner_target(s, leader)
        found = [enemy] if enemy != NOBODY else []
    else:
        found = [wingman] if wingman != NOBODY else enemy_leaders(s, leader)
    return [enemy for enemy in found if _bar_effect(t, s, leader, face, use, enemy) is None]


def legal_use(t: Tables, s: State, frame: Frame) -> list[int]:
    _, leader, face, _ = frame
    return uses(t, s, leader, face)


def thinkable_use(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    _, leader, face, _ = frame
    return offered(t, s, leader, face)


def bar_use(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    _, leader, face, _ = frame
    row, facts = s.row[leader], {"card": t.cards[face].id, "aircraft": s.roster.names[leader]}
    if choice not in USES:
        return beside_the_point(USE)
    if choice not in offered(t, s, leader, face):
        if choice == GUNNER:
            return Refusal("ZERO-GUN-04" if row[GUNNER_RATING] else "ZERO-GUN-02", facts)
        if choice == AGILE:
            return Refusal("ZERO-POS-10" if row[AGILE_RATING] else "ZERO-AIR-13", facts)
        return Refusal("ZERO-ATK-01", facts)
    if choice == AGILE and s.agile_used:
        return Refusal("ZERO-POS-11", facts)
    if choice in ROLLS:
        return bar_move(s, leader, choice, s.held[leader] - 1, "ZERO-RULING-14")
    return None


def facts_use(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Use:
    return use_of(t, choice, frame[2])


def leads_use(t: Tables, s: State, frame: Frame, choice: int) -> Frame | None:
    """A VERTICAL ROLL needs no target (ZERO-RULING-13)."""
    _, leader, face, _ = frame
    return None if choice in ROLLS else (TARGET, leader, face, choice)


def apply_use(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    _, leader, face, _ = frame
    if after := leads_use(t, s, frame, choice):
        s.stack[-1] = after
    else:
        s.stack.pop()
        s.opened = 1
        roll(t, s, choice, leader, face, out)


def legal_target(t: Tables, s: State, frame: Frame) -> list[int]:
    _, leader, face, use = frame
    return [AIRCRAFT + target for target in targets_for(t, s, leader, face, use)]


def thinkable_target(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    """Return enemy Leaders and an announced Wingman; who is nearest to a target comes last."""

    def nearness(choice: int) -> int:
        found = bar_target(t, s, frame, seat, choice)
        return IN_ORDER.index(found.rule) if found and found.rule in IN_ORDER else len(IN_ORDER)

    enemies = enemies_in_play(s, frame[1])
    aims = [AIRCRAFT + enemy for enemy in enemies if not enemy & 1 or enemy == s.target]
    return sorted(aims, key=nearness)


def bar_target(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    _, leader, face, use = frame
    if not is_aircraft(choice):
        return beside_the_point(TARGET)
    target = choice - AIRCRAFT
    found = _bar_gunner(s, leader, target) if use == GUNNER else bar_attack(s, leader, target)
    if found:
        return found
    if target & 1 and target != s.target:
        return Refusal("ZERO-RULING-44", {"aircraft": s.roster.names[target]})
    return _bar_effect(t, s, leader, face, use, target)


def _bar_gunner(s: State, leader: int, target: int) -> Refusal | None:
    """Bar an aircraft that is not the `gunner_target`."""
    enemy, facts = pursuer(s, leader), {"aircraft": s.roster.names[target]}
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
    if use in (FIRE, GUNNER):
        return _bar_fire(t, s, leader, face, use, target)
    if not target & 1:
        return bar_step(s, leader, target, SCISSORS if use == AGILE else t.title[face])
    if use == MANEUVER and t.chases >> face & 1:
        return None
    return Refusal("ZERO-WNG-17", {"card": t.cards[face].id})


def _bar_fire(t: Tables, s: State, leader: int, face: int, use: int, target: int) -> Refusal | None:
    if use == GUNNER:
        rule, left = "ZERO-GUN-05", left_to_gunner(s, leader)
    elif target & 1:
        rule, left = "ZERO-BST-10", left_at_wingman(s, leader)
    else:
        rule, left = "ZERO-BST-04", left_at_leader(s, leader, target)
        if standing(s, leader, target) < 0:
            friends = relieved(s, leader, target) != NOBODY
            facts = {"enemy": s.roster.names[target], "position": standing(s, leader, target)}
            return Refusal("ZERO-ISO-06" if friends else "ZERO-BST-08", facts)
    cost = t.bursts[face]
    return None if cost <= left else Refusal(rule, {"cost": cost, "left": left})


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
        now = standing(s, leader, target)
        more, opened = POSITION_BURSTS[max(0, now)], now >= 0
    own, gunner = s.row[leader][BURSTS], s.row[leader][GUNNER_RATING]
    found = (
        Pool("own", own, max(0, own - s.fired), opened),
        Pool(name, more, max(0, more - max(0, s.fired - own)), opened),
        Pool("gunner", gunner, left_to_gunner(s, leader), gunner_target(s, leader) != NOBODY),
    )
    return tuple(pool for pool in found if pool.size)
