"""Why an order is refused: the rule that forbids it and the facts that triggered it."""

from __future__ import annotations

from escadrille.kernel.api import Refusal
from escadrille.systems.wings import choices as c
from escadrille.systems.wings import frames as f
from escadrille.systems.wings import setup
from escadrille.systems.wings.rules import fire, flak, programming, sights
from escadrille.systems.wings.rules.damage import is_silenced
from escadrille.systems.wings.state import FLYING, GROUND, OPEN, ROCKETING, State
from escadrille.systems.wings.tables import BALLOON, Tables, label

# What a decision is about, where nothing more precise forbids an answer to it.
ABOUT = {
    f.PICK: "WINGS-DM-02",
    f.PROGRAM: "WINGS-PROG-02",
    f.DECLARE: "WINGS-FIRE-01",
    f.TAIL: "WINGS-TAIL-01",
    f.REORDER: "WINGS-TAIL-03",
    f.REMARK: "WINGS-TAIL-03",
    f.FLAK: "WINGS-FLAK-03",
    f.FUSE: "WINGS-FLAK-07",
    f.BEARING: "WINGS-FLAK-03",
    f.DISTANCE: "WINGS-FLAK-03",
    f.RELEASE: "WINGS-BOMB-01",
    f.CLIMB: "WINGS-ALT-03",
    f.COME_BACK: "WINGS-EXIT-03",
    f.WINDOW: "WINGS-CEIL-02",
    f.LOWER: "WINGS-BAL-13",
    f.ENTER: "WINGS-SUN-03",
    f.PAIR: "WINGS-SUN-04",
    f.CLOCK: "WINGS-SUN-05",
    f.SKILL: "WINGS-DUEL-02",
    f.USE: "WINGS-SKL-01",
    f.SPARE: "WINGS-SKL-21",
    f.LOOK: "WINGS-SKL-31",
}


def subject(t: Tables, s: State, seat: int) -> int:
    """Return the aircraft or piece about which a seat is asked, or is not asked, now."""
    if s.stack:
        frame = s.stack[-1]
        if frame[0] == f.PROGRAM:
            found = programming.current(t, s, seat)
            if found >= 0:
                return found
        elif frame[0] > f.DECLARE and s.roster.seat[frame[1]] == seat:
            return frame[1]
    own = s.roster.own[seat]
    return own[0] if own else 0


def card_names(t: Tables, s: State, seat: int) -> list[str]:
    """Return the cards that a seat's CARD choices stand for now."""
    piece = subject(t, s, seat) if 0 <= seat < t.seats else 0
    return s.roster.deck[piece if piece < t.size else 0].names


def why_not_asked(t: Tables, s: State) -> Refusal:
    """A seat speaks that nobody asked."""
    if s.over:
        return Refusal("WINGS-DMG-01", {"reason": "the fight is over"})
    kind = s.stack[-1][0]
    if kind in (f.PICK, f.PROGRAM, f.DECLARE):
        return Refusal(ABOUT[kind], {"reason": "already chosen"})
    return Refusal("WINGS-TURN-05", {"decision": f.PUBLIC[kind]})


def why(t: Tables, s: State, seat: int, choice: int) -> Refusal:
    """Return why an answer to the pending decision is not legal."""
    frame = s.stack[-1]
    kind = frame[0]
    found: Refusal | None = None
    if kind == f.PROGRAM:
        found = _programme(t, s, seat, choice)
    elif kind == f.DECLARE:
        found = _fire(t, s, seat, choice)
    elif kind == f.PICK and choice >= c.TYPE:
        plane = t.aircraft[choice - c.TYPE]
        found = Refusal("WINGS-DM-02", {"type": plane.id, "since": plane.service})
    elif kind == f.REORDER and c.SEQUENCE <= choice < c.LEVEL:
        found = _sequence(t, s, frame[1], choice)
    elif kind == f.CLIMB and choice == c.TAKE:
        found = Refusal("WINGS-SPEC-12", {"aircraft": label(t, frame[1])})
    elif kind in (f.FLAK, f.FUSE) and c.LEVEL <= choice < c.BEARING:
        least, most = flak.REACH.get(choice - c.LEVEL, (0, 0))
        facts = {"level": choice - c.LEVEL, "quarters": f"{least}-{most}"}
        found = Refusal("WINGS-FLAK-03", facts)
    return found or Refusal(ABOUT[kind], {"decision": f.KINDS[kind]})


def _programme(t: Tables, s: State, seat: int, choice: int) -> Refusal | None:
    aircraft = programming.current(t, s, seat)
    cards = s.roster.deck[aircraft]
    name = label(t, aircraft)
    if s.mark[aircraft] == OPEN:
        return _marker(choice, name) if choice < c.SEQUENCE else None
    if choice == c.BLANK:
        return Refusal("WINGS-LAND-07", {"aircraft": name})
    if not c.CARD <= choice < c.CARD + len(cards.names):
        return None
    face = choice - c.CARD
    prefix = programming.laid(s, aircraft)
    facts: dict[str, object] = {"card": cards.names[face], "aircraft": name}
    stage = s.landing[aircraft]
    flown = (s.before[aircraft], s.last[aircraft], *prefix)
    if stage == programming.STANDING and programming.is_pair(cards, flown[-1], face):
        return Refusal("WINGS-PROG-04", facts)
    if stage:
        rule = "WINGS-LAND-06" if stage >= programming.STANDING else "WINGS-LAND-02"
        return Refusal(rule, facts)
    if prefix.count(face) >= cards.copies[face]:
        return Refusal("WINGS-PROG-02", facts | {"copies": cards.copies[face]})
    bits = programming.duties(t, s, aircraft)
    found = programming.wrong(cards, flown, face, bits)
    if found is not None:
        last = flown[-1]
        if 0 <= last < len(cards.names):
            facts["after"] = cards.names[last]
        return Refusal(found, facts)
    return Refusal("WINGS-SPEC-10", facts)


def _marker(choice: int, name: str) -> Refusal | None:
    facts = {"aircraft": name, "marker": c.WORDS[choice] if choice < len(c.WORDS) else ""}
    if choice == c.GENTLE:
        return Refusal("WINGS-CPX-11", facts)
    if choice == c.FORCED:
        return Refusal("WINGS-CPX-06", facts)
    if choice == c.CONTROLLED:
        return Refusal("WINGS-CPX-09", facts)
    if c.LANDING <= choice < c.ONE_LOT:
        return Refusal("WINGS-LAND-01", facts)
    if c.ONE_LOT <= choice < c.TWO_LOTS + 3:
        return Refusal("WINGS-ROCK-03", facts)
    return None


def _fire(t: Tables, s: State, seat: int, choice: int) -> Refusal | None:
    number = fire.current(s, seat)
    piece, arc = s.guns[number]
    target = choice - c.PIECE
    if not 0 <= target < t.pieces:
        return None
    facts = {"shooter": label(t, piece), "target": label(t, target)}
    if target not in s.roster.foes[piece]:
        return Refusal("WINGS-RULING-33", facts)
    if piece < t.size and s.did[piece] & ROCKETING:
        return Refusal("WINGS-ROCK-02", facts)
    if piece < t.size and is_silenced(t, s, piece, arc):
        return Refusal("WINGS-SPEC-07", facts)
    if s.status[target] not in (FLYING, GROUND):
        return Refusal("WINGS-DMG-01", facts)
    if target < t.size and s.cloud[target]:
        return Refusal("WINGS-CLOUD-03", facts)
    return Refusal(_no_line(t, s, piece, arc, target), facts)


def _no_line(t: Tables, s: State, piece: int, arc: int, target: int) -> str:
    """Return the rule of measuring that keeps a target out of reach."""
    if t.altitude and abs(s.level[piece] - s.level[target]) > 1:
        return "WINGS-FIRE-07"
    if sights.overlaps(t, s, piece, target):
        balloon = s.roster.kind[target] == BALLOON
        return "WINGS-BAL-02" if balloon else "WINGS-FIRE-10"
    if piece < t.size and sights.is_barred(t, s, piece, arc, target):
        return "WINGS-DIVE-06" if t.fire_ban else "WINGS-CPX-12"
    far = sights.distance2(t, s, piece, target)
    if far > t.ruler**2:
        return "WINGS-FIRE-03"
    if t.altitude and s.level[piece] != s.level[target] and far > t.half_ruler**2:
        return "WINGS-FIRE-06"
    return "WINGS-FIRE-03"


def _sequence(t: Tables, s: State, aircraft: int, choice: int) -> Refusal | None:
    number = choice - c.SEQUENCE
    if number >= len(c.PERMUTATIONS) or s.cards[aircraft] != 3:
        return None
    return Refusal("WINGS-TAIL-03", {"aircraft": label(t, aircraft)})


def candidates(t: Tables, s: State, seat: int) -> list[int]:
    """Return what a player could think of answering, legal or not."""
    frame = s.stack[-1]
    kind = frame[0]
    if kind == f.PICK:
        aircraft = setup.picking(t, s, seat)
        side = t.scenario.side[s.roster.side[aircraft]]
        return [c.TYPE + n for n, plane in enumerate(t.aircraft) if plane.camp == side.camp]
    if kind == f.PROGRAM:
        aircraft = programming.current(t, s, seat)
        if s.mark[aircraft] == OPEN:
            return [c.GENTLE, c.FORCED, c.CONTROLLED] if t.complex and t.altitude else []
        return [c.CARD + face for face in range(len(s.roster.deck[aircraft].names))]
    if kind == f.DECLARE:
        piece, _ = s.guns[fire.current(s, seat)]
        return [
            c.PIECE + target
            for target in s.roster.foes[piece]
            if s.status[target] in (FLYING, GROUND)
        ]
    if kind == f.REORDER and s.cards[frame[1]] == 3:
        return [c.SEQUENCE + n for n in range(1, 6)]
    if kind == f.CLIMB:
        return [c.TAKE]
    if kind in (f.FLAK, f.FUSE):
        return [c.LEVEL + level for level in range(1, 6)]
    return []
