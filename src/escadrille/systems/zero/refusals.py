"""Why an order is refused: the rule that forbids it and the facts that triggered it."""

from __future__ import annotations

from escadrille.kernel.api import Refusal
from escadrille.mechanics.aircraft import LEVELS
from escadrille.systems.zero import choices as c
from escadrille.systems.zero import frames as f
from escadrille.systems.zero import tables as tb
from escadrille.systems.zero.orders import label
from escadrille.systems.zero.rules import altitude, bursts, play, positions, setup
from escadrille.systems.zero.rules.positions import relieved, standing
from escadrille.systems.zero.state import FLYING, GONE, NOBODY, Frame, State
from escadrille.systems.zero.tables import TITLES, Tables

# What a decision is about, where nothing more precise forbids an answer to it.
ABOUT = {
    f.FORCE: "ZERO-SET-01",
    f.START: "ZERO-SET-07",
    f.BONUS: "ZERO-BAL-05",
    f.LETTER: "ZERO-BAL-07",
    f.NEXT: "ZERO-SET-14",
    f.RAID: "ZERO-SEQ-03",
    f.STRIKE: "ZERO-WNG-11",
    f.ALTITUDE: "ZERO-SEQ-05",
    f.PAY: "ZERO-ALT-07",
    f.FOLLOW: "ZERO-ALT-09",
    f.PLAY: "ZERO-SEQ-06",
    f.USE: "ZERO-CMP-02",
    f.TARGET: "ZERO-ENG-08",
    f.BREAK_OFF: "ZERO-DIS-02",
    f.REACT: "ZERO-ATK-04",
    f.GUISE: "ZERO-POS-10",
    f.DISCARD: "ZERO-SEQ-07",
    f.DRAW: "ZERO-SEQ-08",
}
# What keeps a card from changing a Position (ZERO-RULING-21).
NO_STEP = {
    tb.MANEUVERING: "ZERO-POS-05",
    tb.HALF_LOOP: "ZERO-POS-07",
    tb.SCISSORS: "ZERO-POS-09",
    tb.FULL_THROTTLE: "ZERO-POS-08",
}


def why_not_asked(s: State) -> Refusal:
    """A seat speaks that nobody asked."""
    if s.over:
        return Refusal("ZERO-RULING-33", {"reason": "the dogfight is over"})
    kind = s.stack[-1][0]
    if kind in (f.REACT, f.GUISE):
        return Refusal("ZERO-ATK-04", {"asked": label(s.roster, s.stack[-1][1])})
    if kind in (f.FORCE, f.START):
        return Refusal(ABOUT[kind], {"reason": "already chosen"})
    if kind in (f.NEXT, f.BONUS, f.LETTER):
        return Refusal("ZERO-RULING-46", {"captain": s.roster.seat[s.stack[-1][1]]})
    return Refusal("ZERO-SEQ-10", {"decision": f.PUBLIC[kind]})


def why(t: Tables, s: State, seat: int, choice: int) -> Refusal:
    """Return why an answer to the pending decision is not legal."""
    frame = s.stack[-1]
    kind = frame[0]
    if kind == f.FORCE:
        found = _force(t, s, seat, choice)
    elif kind == f.START:
        found = _start(t, s, seat, choice)
    else:
        found = _not_held(t, s, frame, choice) or _of_decision(t, s, frame, choice)
    return found or Refusal(ABOUT[kind], {"decision": f.KINDS[kind]})


def _not_held(t: Tables, s: State, frame: Frame, choice: int) -> Refusal | None:
    """A card of another hand, or of none."""
    aircraft = frame[1]
    if not _is_card(choice) or s.mask[aircraft] >> (choice - c.CARD) & 1:
        return None
    face = choice - c.CARD
    defends = frame[0] == f.REACT and aircraft & 1 and aircraft == s.on
    leaders = defends and s.mask[aircraft - 1] >> face & 1
    rule = "ZERO-RULING-24" if leaders else "ZERO-ATK-13"
    return Refusal(rule, {"card": t.cards[face].id, "aircraft": label(s.roster, aircraft)})


def _is_card(choice: int) -> bool:
    return c.CARD <= choice < c.AIRCRAFT


def _is_aircraft(choice: int) -> bool:
    return c.AIRCRAFT <= choice < c.DRAW


def _of_decision(t: Tables, s: State, frame: Frame, choice: int) -> Refusal | None:
    kind, aircraft = frame[0], frame[1]
    found: Refusal | None = None
    match kind:
        case f.BONUS | f.NEXT if _is_aircraft(choice):
            found = _own_element(s, frame, choice - c.AIRCRAFT)
        case f.RAID if _is_aircraft(choice):
            found = _out_of_reach(s, aircraft - 1, choice - c.AIRCRAFT)
        case f.STRIKE:
            found = _strike(t, s, frame, choice)
        case f.ALTITUDE if choice in (c.CLIMB, c.DIVE):
            found = _no_move(s, aircraft, choice, s.held[aircraft], "ZERO-ALT-07")
        case f.PLAY:
            found = _play(t, s, aircraft, choice)
        case f.USE:
            found = _use(t, s, aircraft, frame[2], choice)
        case f.TARGET if _is_aircraft(choice):
            found = _target(t, s, frame, choice - c.AIRCRAFT)
        case f.BREAK_OFF if choice in (c.WINGMAN, c.PAIR):
            found = Refusal("ZERO-DIS-02", {"wingman": label(s.roster, aircraft + 1)})
        case f.REACT:
            found = _react(t, s, frame, choice)
        case f.GUISE if choice == c.ANSWER:
            found = _no_answer(t, s, frame[2], frame[3])
        case f.DRAW if choice >= c.DRAW:
            found = Refusal("ZERO-SEQ-08", {"most": frame[2]})
    return found


def candidates(t: Tables, s: State, seat: int) -> list[int]:
    """Return what a player could think of answering, legal or not."""
    frame = s.stack[-1]
    kind, aircraft = frame[0], frame[1]
    if kind == f.FORCE:
        stage = len(s.picks[seat]) % setup.PICK
        return [c.LEADER, c.PAIR] if stage else _numbered(c.FIGHTER, len(t.fighters))
    if kind == f.START:
        return _numbered(c.LEVEL, len(LEVELS))
    cards = [c.CARD + face for face in range(t.faces) if s.mask[aircraft] >> face & 1]
    enemies = _enemies(s, aircraft)
    held = [c.ABANDON] if kind == f.PLAY and s.foe[aircraft >> 1] != NOBODY else []
    thinkable = {
        f.LETTER: _numbered(c.BONUS, len(tb.BONUSES)),
        f.RAID: enemies,
        f.STRIKE: cards,
        f.ALTITUDE: [c.CLIMB, c.DIVE],
        f.PLAY: [*held, c.BREAK_OFF, *cards, *(enemy for enemy in enemies if enemy & 1)],
        f.USE: [*c.USES],
        f.TARGET: [enemy for enemy in enemies if not enemy & 1],
        f.BREAK_OFF: [c.LEADER, c.WINGMAN, c.PAIR],
        f.REACT: cards,
        f.GUISE: [c.AGILE, c.ANSWER],
    }
    return thinkable.get(kind, [])


def _numbered(first: int, count: int) -> list[int]:
    return [*range(first, first + count)]


def _enemies(s: State, aircraft: int) -> list[int]:
    """Return the choices that name an enemy aircraft in play."""
    side = s.roster.side[aircraft]
    return [
        c.AIRCRAFT + other
        for other in range(s.roster.size)
        if s.roster.side[other] != side and s.status[other] == FLYING
    ]


# Before the fight.


def _force(t: Tables, s: State, seat: int, choice: int) -> Refusal | None:
    if setup.chooser(t, seat) is None:
        return None
    number = t.side_of_seat[seat]
    side, picks = t.scenario.side[number], s.picks[seat]
    stage = len(picks) % setup.PICK
    if choice >= c.FIGHTER and stage == 0:
        fighter = t.fighters[choice - c.FIGHTER]
        if fighter.nation not in side.flies:
            return Refusal("ZERO-SET-02", {"nation": fighter.nation})
        if fighter.year > t.scenario.year:
            return Refusal("ZERO-SET-04", {"year": fighter.year, "agreed": t.scenario.year})
        if choice - c.FIGHTER not in t.choosable[number]:
            bomber = fighter.kind == "fighter-bomber"
            rule = "ZERO-GUN-01" if bomber else "ZERO-SET-05"
            return Refusal(rule, {"kind": fighter.kind})
    elif choice not in (c.LEADER, c.PAIR) or stage == 0:
        return None
    left = (side.points or 0) - setup.value(t, picks)
    return Refusal("ZERO-BAL-03", {"left": left})


def _start(t: Tables, s: State, seat: int, choice: int) -> Refusal | None:
    element = setup.next_start(s, seat)
    level = choice - c.LEVEL
    if element == NOBODY or not 0 <= level < len(LEVELS):
        return None
    fighter = t.fighters[s.roster.fighter[element]]
    clouds = t.scenario.clouds
    if clouds is not None and level > LEVELS.index(clouds):
        return Refusal("ZERO-SCN-03", {"clouds": clouds})
    if level > s.roster.ceiling[element]:
        return Refusal("ZERO-AIR-19", {"ceiling": LEVELS[s.roster.ceiling[element]]})
    if LEVELS[level] == "very-high" and not fighter.leader.turbo[0]:
        return Refusal("ZERO-SET-08", {"fighter": fighter.id})
    allowed = " ".join(LEVELS[known] for known in setup.levels_of(s, element))
    return Refusal("ZERO-SCN-02", {"levels": allowed})


def _own_element(s: State, frame: Frame, aircraft: int) -> Refusal | None:
    name = label(s.roster, aircraft)
    if s.roster.side[aircraft] != s.roster.side[frame[1]] or aircraft & 1:
        return None
    rule = "ZERO-BAL-07" if frame[0] == f.BONUS else "ZERO-SET-15"
    return Refusal(rule, {"aircraft": name})


# Targets.


def _out_of_reach(s: State, leader: int, target: int) -> Refusal | None:
    """Return why an aircraft is no target of a Leader, or of its Wingman, whatever the card."""
    name = label(s.roster, target)
    enemy = target & ~1
    if enemy not in s.roster.enemies[leader] or s.status[target] != FLYING:
        return Refusal("ZERO-ENG-03", {"aircraft": name})
    if s.altitude[enemy >> 1] != s.altitude[leader >> 1]:
        return Refusal("ZERO-ENG-09", {"aircraft": name, "level": LEVELS[s.altitude[enemy >> 1]]})
    foe = s.foe[leader >> 1]
    if foe not in (NOBODY, enemy):
        return Refusal("ZERO-ENG-02", {"engaged": label(s.roster, foe)})
    if foe == NOBODY and not target & 1 and not positions.open_to_attack(s, enemy):
        alone = positions.isolated(s, enemy)
        other = label(s.roster, s.foe[enemy >> 1])
        return Refusal("ZERO-ISO-03" if alone else "ZERO-ENG-06", {"engaged": other})
    return None


def _no_target(s: State, leader: int) -> Refusal | None:
    """Return why no enemy Leader at all may be attacked with the Leader's own cards."""
    if s.target == GONE:
        return Refusal("ZERO-RULING-19", {"aircraft": label(s.roster, leader)})
    if play.enemy_leaders(s, leader):
        return None
    if s.target != NOBODY and s.altitude[s.target >> 1] == s.altitude[leader >> 1]:
        return Refusal("ZERO-ENG-08", {"target": label(s.roster, s.target)})
    for enemy in s.roster.enemies[leader]:
        if s.status[enemy] == FLYING:
            found = _out_of_reach(s, leader, enemy)
            if found:
                return found
    return Refusal("ZERO-ENG-08", {"aircraft": label(s.roster, leader)})


# The Card Play phase.


def _play(t: Tables, s: State, leader: int, choice: int) -> Refusal | None:
    if choice == c.ABANDON:
        late = s.grip[leader >> 1] > 0 and not s.ahead
        rule = "ZERO-RULING-11" if late else "ZERO-POS-13"
        return Refusal(rule, {"position": s.grip[leader >> 1], "begun": bool(s.opened)})
    if choice == c.BREAK_OFF:
        return Refusal("ZERO-DIS-01", {"begun": True})
    if _is_aircraft(choice):
        return _no_announcement(t, s, leader, choice - c.AIRCRAFT)
    return _no_use(t, s, leader, choice - c.CARD) if _is_card(choice) else None


def _no_announcement(t: Tables, s: State, leader: int, target: int) -> Refusal:
    if s.target != NOBODY:
        told = label(s.roster, s.target) if s.target != GONE else "gone"
        return Refusal("ZERO-ENG-08", {"target": told})
    found = _out_of_reach(s, leader, target)
    if found:
        return found
    foe = s.foe[leader >> 1]
    if foe != NOBODY and target & 1:
        if s.grip[leader >> 1] < 0 and s.row[leader][tb.GUNNER]:
            if s.roster.bomber[foe >> 1]:
                return Refusal("ZERO-GUN-08", {"enemy": label(s.roster, foe)})
            return Refusal("ZERO-RULING-44", {"gunner": bursts.left_to_gunner(s, leader)})
        return Refusal("ZERO-ENG-02", {"engaged": label(s.roster, foe)})
    return Refusal("ZERO-RULING-44", {"aircraft": label(s.roster, target)})


def _no_use(t: Tables, s: State, leader: int, face: int) -> Refusal:
    if t.bursts[face]:
        gunner = s.row[leader][tb.GUNNER] and positions.pursuer(s, leader) != NOBODY
        return _no_gunner(t, s, leader, face) if gunner else _no_fire(t, s, leader, face)
    if t.title[face] == tb.VERTICAL_ROLL:
        return _no_roll(s, leader, c.CLIMB)
    if t.steps[face]:
        return _no_maneuver(t, s, leader, face)
    return Refusal("ZERO-CMP-03", {"card": t.cards[face].id})


def _use(t: Tables, s: State, leader: int, face: int, choice: int) -> Refusal | None:
    card = t.cards[face].id
    match choice:
        case c.FIRE if t.bursts[face]:
            return _no_fire(t, s, leader, face)
        case c.GUNNER:
            return _no_gunner(t, s, leader, face)
        case c.MANEUVER if t.steps[face]:
            return _no_maneuver(t, s, leader, face)
        case c.CLIMB | c.DIVE if t.title[face] == tb.VERTICAL_ROLL:
            return _no_roll(s, leader, choice)
        case c.AGILE:
            return _no_agile(t, s, leader, face)
        case c.FIRE | c.MANEUVER | c.CLIMB | c.DIVE:
            return Refusal("ZERO-ATK-01", {"card": card})
    return None


def _no_fire(t: Tables, s: State, leader: int, face: int) -> Refusal:
    if play.announced(s, leader) != NOBODY:
        left = bursts.left_at_wingman(s, leader)
        return Refusal("ZERO-BST-10", {"cost": t.bursts[face], "left": left})
    nobody = _no_target(s, leader)
    if nobody:
        return nobody
    found = [_no_shot(t, s, leader, enemy, face) for enemy in play.enemy_leaders(s, leader)]
    return min(found, key=lambda refusal: refusal.rule)


def _no_shot(t: Tables, s: State, leader: int, enemy: int, face: int) -> Refusal:
    now = standing(s, leader, enemy)
    if relieved(s, leader, enemy) != NOBODY:
        return Refusal("ZERO-ISO-06", {"enemy": label(s.roster, enemy), "position": now})
    if now < 0:
        return Refusal("ZERO-BST-08", {"enemy": label(s.roster, enemy), "position": now})
    left = bursts.left_at_leader(s, leader, enemy)
    return Refusal("ZERO-BST-04", {"cost": t.bursts[face], "left": left})


def _no_gunner(t: Tables, s: State, leader: int, face: int) -> Refusal:
    rating = s.row[leader][tb.GUNNER]
    enemy = positions.pursuer(s, leader)
    if not rating:
        return Refusal("ZERO-GUN-02", {"gunner": 0})
    if not t.bursts[face]:
        return Refusal("ZERO-GUN-04", {"card": t.cards[face].id})
    if enemy == NOBODY:
        return Refusal("ZERO-GUN-03", {"behind": 0})
    if s.roster.bomber[enemy >> 1]:
        return Refusal("ZERO-GUN-08", {"enemy": label(s.roster, enemy)})
    if s.target not in (NOBODY, enemy, enemy + 1):
        return Refusal("ZERO-RULING-32", {"enemy": label(s.roster, enemy)})
    left = bursts.left_to_gunner(s, leader)
    return Refusal("ZERO-GUN-05", {"cost": t.bursts[face], "left": left})


def _no_maneuver(t: Tables, s: State, leader: int, face: int) -> Refusal:
    if play.announced(s, leader) != NOBODY:
        return Refusal("ZERO-WNG-17", {"card": t.cards[face].id})
    nobody = _no_target(s, leader)
    if nobody:
        return nobody
    return _no_step(t, s, leader, play.enemy_leaders(s, leader)[0], t.title[face])


def _no_step(t: Tables, s: State, leader: int, enemy: int, title: int) -> Refusal:
    now = standing(s, leader, enemy)
    facts = {"enemy": label(s.roster, enemy), "position": now}
    if title == tb.SCISSORS and relieved(s, leader, enemy) != NOBODY:
        return Refusal("ZERO-ISO-05", facts)
    return Refusal(NO_STEP[title], facts)


def _no_agile(t: Tables, s: State, leader: int, face: int) -> Refusal:
    if not s.row[leader][tb.AGILE]:
        return Refusal("ZERO-AIR-13", {"aircraft": label(s.roster, leader)})
    if s.agile_used:
        return Refusal("ZERO-POS-11", {"aircraft": label(s.roster, leader)})
    if t.title[face] == tb.SCISSORS:
        return Refusal("ZERO-POS-10", {"card": t.cards[face].id})
    nobody = _no_target(s, leader)
    if nobody:
        return nobody
    return _no_step(t, s, leader, play.enemy_leaders(s, leader)[0], tb.SCISSORS)


def _no_roll(s: State, leader: int, choice: int) -> Refusal:
    return _no_move(s, leader, choice, s.held[leader] - 1, "ZERO-RULING-14")


def _no_move(s: State, leader: int, choice: int, cards: int, unpaid: str) -> Refusal:
    element = leader >> 1
    level, ceiling = s.altitude[element], s.roster.ceiling[element]
    if choice == c.DIVE or level >= ceiling:
        return Refusal("ZERO-ALT-03", {"level": LEVELS[level], "ceiling": LEVELS[ceiling]})
    assert not altitude.can_climb(s, leader, cards)
    return Refusal(unpaid, {"cards": cards})


def _target(t: Tables, s: State, frame: Frame, target: int) -> Refusal | None:
    _, leader, face, use = frame
    if use == c.GUNNER:
        rule = "ZERO-GUN-07" if target & 1 else "ZERO-GUN-03"
        return Refusal(rule, {"aircraft": label(s.roster, target)})
    if target & 1:
        return Refusal("ZERO-RULING-44", {"aircraft": label(s.roster, target)})
    found = _out_of_reach(s, leader, target)
    if found:
        return found
    if target not in play.enemy_leaders(s, leader):
        return Refusal("ZERO-ENG-08", {"aircraft": label(s.roster, target)})
    if use == c.FIRE:
        return _no_shot(t, s, leader, target, face)
    title = tb.SCISSORS if use == c.AGILE else t.title[face]
    return _no_step(t, s, leader, target, title)


# Wingmen and Responses.


def _strike(t: Tables, s: State, frame: Frame, choice: int) -> Refusal | None:
    _, wingman, target, _ = frame
    if choice == c.AGILE:
        return Refusal("ZERO-WNG-18", {"aircraft": label(s.roster, wingman)})
    if not _is_card(choice):
        return None
    face = choice - c.CARD
    card, title = t.cards[face].id, t.title[face]
    if title == tb.VERTICAL_ROLL:
        return Refusal("ZERO-RULING-15", {"card": card})
    if t.bursts[face]:
        return Refusal("ZERO-ISO-06", {"enemy": label(s.roster, target)})
    if not t.steps[face]:
        return Refusal("ZERO-CMP-03", {"card": card})
    if target & 1:
        return Refusal("ZERO-WNG-14", {"card": card})
    found = _no_step(t, s, wingman - 1, target, title)
    own = title == tb.SCISSORS and found.rule == "ZERO-POS-09"
    return Refusal("ZERO-WNG-08", found.facts) if own else found


def _react(t: Tables, s: State, frame: Frame, choice: int) -> Refusal | None:
    _, aircraft, title, _ = frame
    name = label(s.roster, aircraft)
    if choice == c.AGILE:
        if aircraft & 1:
            return Refusal("ZERO-WNG-18", {"aircraft": name})
        rule = "ZERO-POS-11" if aircraft == s.active and s.agile_used else "ZERO-POS-12"
        return Refusal(rule, {"aircraft": name})
    return _no_answer(t, s, title, choice - c.CARD) if _is_card(choice) else None


def _no_answer(t: Tables, s: State, title: int, face: int) -> Refusal:
    card = t.cards[face]
    facts = {"card": card.id, "answers": TITLES[title]}
    if not card.answers:
        return Refusal("ZERO-ATK-05", facts)
    rolling = s.use in (c.CLIMB, c.DIVE) and len(s.chain) == 1
    return Refusal("ZERO-ALT-15" if rolling else "ZERO-ATK-12", facts)
