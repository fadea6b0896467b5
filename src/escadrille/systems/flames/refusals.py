"""Why an order is refused: the rule that forbids it and the facts that triggered it."""

from __future__ import annotations

from escadrille.kernel.api import Refusal
from escadrille.mechanics.aircraft import ADVANTAGED, LEVELS, TAILING
from escadrille.systems.flames import choices as c
from escadrille.systems.flames import frames as f
from escadrille.systems.flames import tables as tb
from escadrille.systems.flames.orders import label
from escadrille.systems.flames.rules import action, altitude, bursts, setup, speed
from escadrille.systems.flames.rules.positions import (
    position,
    pursuers,
    slot_free,
    step_set,
    targets,
)
from escadrille.systems.flames.state import NOBODY, Frame, State
from escadrille.systems.flames.tables import Tables

# What a decision is about, where nothing more precise forbids an answer to it.
ABOUT = {
    f.FORCE: "FLAMES-SETUP-02",
    f.START: "FLAMES-SETUP-04",
    f.SLOT: "FLAMES-TEAM-03",
    f.STALL: "FLAMES-ALT-07",
    f.ALTITUDE: "FLAMES-TURN-03",
    f.PAY: "FLAMES-ALT-04",
    f.FOLLOW: "FLAMES-FOLLOW-01",
    f.COMPARE: "FLAMES-TURN-04",
    f.SPEED: "FLAMES-SPEED-02",
    f.ACTION: "FLAMES-TURN-05",
    f.USE: "FLAMES-PLAY-01",
    f.TARGET: "FLAMES-PLAY-14",
    f.STEPS: "FLAMES-PLAY-04",
    f.REACT: "FLAMES-PLAY-07",
    f.EVADE: "FLAMES-CARD-04",
    f.REDLINE: "FLAMES-CARD-10",
    f.DISCARD: "FLAMES-TURN-07",
}


OWN_TURN = (f.STALL, f.ALTITUDE, f.COMPARE, f.SPEED, f.ACTION, f.DISCARD)


def why_not_asked(s: State) -> Refusal:
    """A seat speaks that nobody asked."""
    if s.over:
        return Refusal("FLAMES-SETUP-07", {"reason": "the battle is over"})
    kind = s.stack[-1][0]
    if kind in (f.REACT, f.EVADE):
        return Refusal("FLAMES-PLAY-10", {"asked": label(s.roster, s.stack[-1][1])})
    if kind in (f.FORCE, f.START):
        return Refusal(ABOUT[kind], {"reason": "already chosen"})
    if kind == f.SLOT:
        return Refusal("FLAMES-RULING-61", {"captain": s.roster.seat[s.stack[-1][1]]})
    return Refusal("FLAMES-TURN-01", {"decision": f.PUBLIC[kind]})


def why(t: Tables, s: State, seat: int, choice: int) -> Refusal:
    """Return why an answer to the pending decision is not legal."""
    frame = s.stack[-1]
    kind = frame[0]
    if kind == f.FORCE:
        found = _force(t, s, seat, choice)
    elif kind in (f.START, f.SLOT):
        found = None
    else:
        found = _of_any_decision(t, s, frame, choice) or _of_decision(t, s, frame, choice)
    return found or Refusal(ABOUT[kind], {"decision": f.KINDS[kind]})


def _of_any_decision(t: Tables, s: State, frame: Frame, choice: int) -> Refusal | None:
    """Return why something is out of the question whatever an aircraft is asked."""
    kind, aircraft = frame[0], frame[1]
    if choice == c.PUSH:
        return _no_redline(kind)
    if choice == c.ABANDON and kind in OWN_TURN:
        return Refusal("FLAMES-TURN-06", {"aircraft": label(s.roster, aircraft)})
    is_card = c.CARD <= choice < c.AIRCRAFT
    if is_card and not s.mask[aircraft] >> (choice - c.CARD) & 1:
        return Refusal("FLAMES-COMP-04", {"card": t.cards[choice - c.CARD].id})
    return None


def _of_decision(t: Tables, s: State, frame: Frame, choice: int) -> Refusal | None:
    kind, aircraft = frame[0], frame[1]
    found: Refusal | None = None
    match kind:
        case f.ALTITUDE:
            found = _altitude(s, aircraft, choice)
        case f.FOLLOW if choice == c.FOLLOW:
            cost = altitude.follow_cost(s, aircraft, frame[2])
            found = Refusal("FLAMES-FOLLOW-04", {"cards": s.held[aircraft], "cost": cost})
        case f.COMPARE if c.AIRCRAFT <= choice < c.FIGHTER:
            found = _compare(s, aircraft, choice - c.AIRCRAFT)
        case f.SPEED if c.AIRCRAFT <= choice < c.FIGHTER:
            found = Refusal("FLAMES-SPEED-06", {"compared": label(s.roster, frame[2])})
        case f.ACTION:
            found = _action(t, s, aircraft, choice)
        case f.USE:
            found = _use(t, s, aircraft, frame[2], choice)
        case f.TARGET if c.AIRCRAFT <= choice < c.FIGHTER:
            found = _target(t, s, frame, choice - c.AIRCRAFT)
        case f.STEPS if c.STEP < choice <= c.STEP + 4:
            found = _steps(t, s, frame, choice - c.STEP)
        case f.REACT:
            found = _react(t, s, frame, choice)
    return found


def candidates(t: Tables, s: State, frame: Frame) -> list[int]:
    """Return what a player could think of answering, legal or not."""
    kind, aircraft = frame[0], frame[1]
    match kind:
        case f.FORCE:
            return [c.FIGHTER + number for number in range(len(t.fighters))]
        case f.START:
            return [c.LEVEL + level for level in range(len(LEVELS))]
        case f.ALTITUDE:
            return [c.PASS, c.CLIMB, c.DIVE]
        case f.FOLLOW:
            return [c.FOLLOW]
        case f.COMPARE | f.TARGET:
            return [c.AIRCRAFT + e for e in s.roster.enemies[aircraft] if s.alive[e]]
        case f.USE:
            return list(c.USES)
        case f.STEPS:
            return [c.STEP + steps for steps in range(1, 5)]
        case f.ACTION | f.REACT | f.EVADE | f.REDLINE:
            return [c.CARD + face for face in range(t.faces) if s.mask[aircraft] >> face & 1]
    return []


def _no_redline(kind: int) -> Refusal:
    if kind == f.ACTION:
        return Refusal("FLAMES-CARD-10", {"hint": "pick the card, then play"})
    if kind in (*f.COMPOSING, f.PAY):
        return Refusal("FLAMES-RULING-06", {"decision": f.KINDS[kind]})
    return Refusal("FLAMES-COMP-04", {"card": "redline"})


def _force(t: Tables, s: State, seat: int, choice: int) -> Refusal | None:
    side = setup.chooser(t, seat)
    if side is None or side.points is None:
        return None
    left = side.points - setup.price(t, s.picks[seat])
    stage = len(s.picks[seat]) % setup.PICK
    if c.FIGHTER <= choice < c.PILOT and stage == 0:
        fighter = t.fighters[choice - c.FIGHTER]
        if fighter.year > t.scenario.year:
            return Refusal("FLAMES-SETUP-02", {"year": fighter.year, "agreed": t.scenario.year})
        if choice - c.FIGHTER not in t.choosable[t.side_of_seat[seat]]:
            return Refusal("FLAMES-COMP-06", {"nation": fighter.nation})
        duel = side.count == 1 and not t.free_for_all
        rule = "FLAMES-SETUP-02" if duel else "FLAMES-RULING-54"
        return Refusal(rule, {"vp": fighter.vp, "left": left})
    if choice >= c.PILOT and stage == 1:
        pilot = t.pilots[choice - c.PILOT]
        if pilot.nation not in ("any", t.fighters[s.picks[seat][-1]].nation):
            return Refusal("FLAMES-PILOT-01", {"nation": pilot.nation})
        if pilot.vp > left:
            return Refusal("FLAMES-RULING-54", {"vp": pilot.vp, "left": left})
        return Refusal("FLAMES-RULING-56", {"pilot": pilot.id})
    return None


def _altitude(s: State, aircraft: int, choice: int) -> Refusal | None:
    if choice not in (c.PASS, c.CLIMB, c.DIVE):
        return None
    forced = altitude.forced_move(s, aircraft)
    if forced and (choice != c.CLIMB or forced < 0):
        return Refusal("FLAMES-WING-02", {"leader": label(s.roster, s.roster.leader[aircraft])})
    return _move(s, aircraft, choice, s.held[aircraft])


def _move(s: State, aircraft: int, choice: int, cards: int) -> Refusal:
    level = LEVELS[s.altitude[aircraft]]
    if choice == c.DIVE or s.altitude[aircraft] == altitude.HIGHEST:
        return Refusal("FLAMES-ALT-01", {"level": level})
    return Refusal("FLAMES-ALT-04", {"cards": cards, "cost": s.row[aircraft][tb.CLIMB_COST]})


def _compare(s: State, aircraft: int, enemy: int) -> Refusal | None:
    found = _out_of_reach(s, aircraft, enemy)
    if found:
        return Refusal("FLAMES-SPEED-04", found.facts) if found.rule == "FLAMES-POS-10" else found
    if not speed.advantage(s, aircraft, enemy):
        mine, his = s.row[aircraft][tb.SPEED], s.row[enemy][tb.SPEED]
        return Refusal("FLAMES-SPEED-01", {"speed": mine, "enemy": his})
    return _no_step(s, aircraft, enemy, 1)


def _out_of_reach(s: State, aircraft: int, enemy: int) -> Refusal | None:
    """Return why an aircraft is no target at all."""
    name = label(s.roster, enemy)
    if enemy not in s.roster.enemies[aircraft] or not s.alive[enemy]:
        return Refusal("FLAMES-PLAY-14", {"aircraft": name})
    if s.altitude[enemy] != s.altitude[aircraft]:
        return Refusal("FLAMES-ALT-03", {"aircraft": name, "level": LEVELS[s.altitude[enemy]]})
    if s.holds[aircraft] not in (NOBODY, enemy):
        return Refusal("FLAMES-POS-10", {"held": label(s.roster, s.holds[aircraft])})
    if enemy not in targets(s, aircraft):
        return Refusal("FLAMES-WING-03", {"leader": label(s.roster, s.roster.leader[aircraft])})
    return None


def _no_step(s: State, aircraft: int, enemy: int, steps: int) -> Refusal:
    now = position(s, aircraft, enemy)
    if now + steps > TAILING:
        return Refusal("FLAMES-RULING-11", {"position": now, "steps": steps})
    return Refusal("FLAMES-POS-05", {"aircraft": label(s.roster, enemy), "slot": now + steps})


def _action(t: Tables, s: State, aircraft: int, choice: int) -> Refusal | None:
    if choice == c.COUNTER:
        if not s.aces[aircraft]:
            return Refusal("FLAMES-PILOT-06", {"counters": 0})
        return _no_maneuver(t, s, aircraft, NOBODY)
    if c.CARD <= choice < c.AIRCRAFT:
        face = choice - c.CARD
        if t.bursts[face]:
            return _no_attack(t, s, aircraft, face)
        if t.action[face] == tb.ALTITUDE:
            return _no_roll(s, aircraft, c.CLIMB)
        if t.action[face] in (tb.BREAK_OFF, tb.REVERSE):
            return _no_play(t, s, aircraft, face)
        return _no_maneuver(t, s, aircraft, face)
    return None


def _use(t: Tables, s: State, aircraft: int, face: int, choice: int) -> Refusal | None:
    row = s.row[aircraft]
    match choice:
        case c.MANEUVER:
            return _no_maneuver(t, s, aircraft, face)
        case c.ATTACK:
            return _no_attack(t, s, aircraft, face)
        case c.GUNNER:
            behind = len(pursuers(s, aircraft))
            if not row[tb.GUNNER] or not behind or not t.bursts[face]:
                return Refusal("FLAMES-NOTE-01", {"gunner": row[tb.GUNNER], "behind": behind})
            if not action.gunner_targets(s, aircraft):
                leader = s.roster.leader[aircraft]
                return Refusal("FLAMES-WING-03", {"leader": label(s.roster, leader)})
            return Refusal("FLAMES-NOTE-04", {"left": bursts.gunner_left(s, aircraft)})
        case c.PLAY:
            return _no_play(t, s, aircraft, face)
        case c.AGILE if row[tb.AGILE] and not s.agile_used:
            return _no_reverse(t, s, aircraft, face)
        case c.AGILE:
            return Refusal("FLAMES-NOTE-05", {"agile": row[tb.AGILE], "already_used": s.agile_used})
        case c.BARRAGE:
            return Refusal("FLAMES-NOTE-07", {"barrage": row[tb.BARRAGE]})
        case c.CLIMB | c.DIVE:
            if t.action[face] != tb.ALTITUDE:
                return Refusal("FLAMES-CARD-13", {"card": t.cards[face].id})
            return _no_roll(s, aircraft, choice)
    return None


def _no_roll(s: State, aircraft: int, choice: int) -> Refusal:
    found = _move(s, aircraft, choice, s.held[aircraft] - 1)
    return Refusal("FLAMES-CARD-13", found.facts) if found.rule == "FLAMES-ALT-04" else found


def _no_maneuver(t: Tables, s: State, aircraft: int, face: int) -> Refusal:
    value = action.maneuver_value(t, s, aircraft, face)
    if not value:
        return Refusal("FLAMES-RULING-33", {"maneuver": 0})
    nobody = _nobody_in_reach(s, aircraft)
    if nobody:
        return nobody
    held, level = s.holds[aircraft], s.altitude[aircraft]
    others = [e for e in s.roster.enemies[aircraft] if s.alive[e] and s.altitude[e] == level]
    if held != NOBODY and len(others) > 1:
        return Refusal("FLAMES-POS-10", {"held": label(s.roster, held)})
    return _no_step(s, aircraft, targets(s, aircraft)[0], 1)


def _nobody_in_reach(s: State, aircraft: int) -> Refusal | None:
    if targets(s, aircraft):
        return None
    for enemy in s.roster.enemies[aircraft]:
        found = _out_of_reach(s, aircraft, enemy)
        if found and s.alive[enemy]:
            return found
    return Refusal("FLAMES-PLAY-14", {"aircraft": label(s.roster, aircraft)})


def _no_attack(t: Tables, s: State, aircraft: int, face: int) -> Refusal:
    if not t.bursts[face]:
        return Refusal("FLAMES-PLAY-01", {"card": t.cards[face].id})
    nobody = _nobody_in_reach(s, aircraft)
    if nobody:
        return nobody
    found = [_no_shot(t, s, aircraft, enemy, face) for enemy in targets(s, aircraft)]
    found.sort(key=lambda refusal: refusal.rule)
    return found[0]


def _no_shot(t: Tables, s: State, aircraft: int, enemy: int, face: int) -> Refusal:
    now = position(s, aircraft, enemy)
    if now < 0:
        return Refusal("FLAMES-POS-08", {"enemy": label(s.roster, enemy), "position": now})
    cost = t.bursts[face] + s.evasive[enemy]
    return Refusal(
        "FLAMES-BURST-06", {"cost": cost, "available": bursts.available(s, aircraft, enemy)}
    )


def _no_play(t: Tables, s: State, aircraft: int, face: int) -> Refusal:
    card = t.cards[face].id
    match t.action[face]:
        case tb.BREAK_OFF:
            return _bound(s, aircraft) or Refusal("FLAMES-CARD-02", {"card": card})
        case tb.REVERSE:
            return _no_reverse(t, s, aircraft, face)
    return Refusal("FLAMES-PLAY-01", {"card": card})


def _no_reverse(t: Tables, s: State, aircraft: int, face: int) -> Refusal:
    bound = _bound(s, aircraft)
    if bound:
        return bound
    for enemy in targets(s, aircraft):
        if position(s, aircraft, enemy) == -ADVANTAGED:
            return Refusal("FLAMES-RULING-34", {"enemy": label(s.roster, enemy)})
    return Refusal("FLAMES-CARD-11", {"card": t.cards[face].id})


def _bound(s: State, aircraft: int) -> Refusal | None:
    """Return why a pursuer cannot be shaken off: a position held on another enemy, or the Leader.

    Rules: FLAMES-RULING-34, FLAMES-WING-03.
    """
    for enemy in pursuers(s, aircraft):
        found = _out_of_reach(s, aircraft, enemy)
        if found:
            return found
    return None


def _target(t: Tables, s: State, frame: Frame, enemy: int) -> Refusal | None:
    _, aircraft, face, use = frame
    if use == c.GUNNER and enemy in action.gunner_targets(s, aircraft):
        return Refusal("FLAMES-NOTE-04", {"left": bursts.gunner_left(s, aircraft)})
    if use == c.GUNNER:
        return Refusal("FLAMES-NOTE-01", {"enemy": label(s.roster, enemy)})
    found = _out_of_reach(s, aircraft, enemy)
    if found:
        return found
    if use == c.MANEUVER:
        return _no_step(s, aircraft, enemy, 1)
    if use == c.ATTACK:
        return _no_shot(t, s, aircraft, enemy, face)
    if use == c.PLAY and t.action[face] == tb.BREAK_OFF:
        return Refusal("FLAMES-CARD-02", {"position": position(s, aircraft, enemy)})
    if position(s, aircraft, enemy) == -ADVANTAGED and not slot_free(s, enemy, ADVANTAGED):
        return Refusal("FLAMES-RULING-34", {"enemy": label(s.roster, enemy)})
    return Refusal("FLAMES-CARD-11", {"position": position(s, aircraft, enemy)})


def _steps(t: Tables, s: State, frame: Frame, steps: int) -> Refusal:
    _, aircraft, face, enemy = frame
    if step_set(s, aircraft, enemy) >> steps & 1:
        value = action.maneuver_value(t, s, aircraft, face)
        return Refusal("FLAMES-PLAY-04", {"value": value, "steps": steps})
    return _no_step(s, aircraft, enemy, steps)


def _react(t: Tables, s: State, frame: Frame, choice: int) -> Refusal | None:
    title = tb.TITLES[frame[2]]
    if choice == c.COUNTER:
        return Refusal("FLAMES-PILOT-06", {"counters": s.aces[frame[1]]})
    if choice == c.AGILE:
        return Refusal("FLAMES-NOTE-06", {"answers": title})
    if choice in (c.ATTACK, c.MANEUVER, c.GUNNER):
        return Refusal("FLAMES-PLAY-03", {"answers": title})
    if choice in (c.PLAY, c.BARRAGE):
        return Refusal("FLAMES-PLAY-11", {"answers": title})
    if c.CARD <= choice < c.AIRCRAFT:
        card = t.cards[choice - c.CARD]
        if card.softens:
            return Refusal("FLAMES-CARD-04", {"card": card.id, "answers": title})
        if card.bars == "attack":
            return Refusal("FLAMES-PLAY-02", {"card": card.id, "answers": title})
        return Refusal("FLAMES-PLAY-06", {"card": card.id, "answers": title})
    return None
