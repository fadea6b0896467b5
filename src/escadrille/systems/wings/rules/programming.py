"""Which cards may be programmed, and which markers laid on them (groups PROG and CPX)."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.notation import Numbered
from escadrille.systems.wings import choices as c
from escadrille.systems.wings.frames import DECLARE, PROGRAM, no_answer
from escadrille.systems.wings.rules import pilots, skills
from escadrille.systems.wings.rules.skills import ACROBATE, GENIE, MASTER
from escadrille.systems.wings.state import BLANKED, EMPTY, FLYING, GROUND, OPEN, OTHER, Frame, State
from escadrille.systems.wings.tables import (
    CLIMB,
    DIVE,
    IMMELMANN,
    LEFT,
    RIGHT,
    STALL,
    STRAIGHT,
    TURN,
    Cards,
    Tables,
)

# What binds a programme, as bits; the first two are LEFT and RIGHT (WINGS-SPEC-05).
ENGINE: Final = 4  # a stall each turn (WINGS-SPEC-10)
SPECIAL: Final = 8  # special manoeuvres are open (WINGS-CPX-13)
NO_ABOUT: Final = 16  # no Immelmann, no Split-S (WINGS-TAC-05)
ROCKETS: Final = 32  # the second card of a rocket fire (WINGS-ROCK-03)
ANYTHING: Final = 64  # errors are accepted (WINGS-RULING-69)
ACROBAT: Final = 128  # a long turn for a straight of a sequence (WINGS-SKL-10)
GENIUS: Final = 256  # two diamonds in a row, once (WINGS-SKL-11)
PAID: Final = 512  # special manoeuvres cost a token (WINGS-SKL-12)
TOKEN: Final = 1024  # TOKEN × tokens, up to as many as a programme can spend

# Stages of a landing or a take-off: what the next card must be (WINGS-RULING-87).
STAGES: Final = Numbered()
ALOFT: Final = STAGES.new("aloft")
TOUCHDOWN: Final = STAGES.new("touchdown")  # a straight, on the ground
ROLL_OUT: Final = STAGES.new("roll-out")  # the stall
STANDING: Final = STAGES.new("standing")  # blanks, or the stall of a take-off
RUN: Final = STAGES.new("run")  # a straight, still on the ground
LIFT_OFF: Final = STAGES.new("lift-off")  # a straight, after which it flies
# As the two before, from another surface than a strip (WINGS-LAND-09).
ROUGH_RUN: Final = STAGES.new("rough-run")
ROUGH_LIFT_OFF: Final = STAGES.new("rough-lift-off")
LANDED: Final = len(STAGES)  # of a programme alone: cards after the stall are not played
MUST_BE: Final = {
    TOUCHDOWN: STRAIGHT,
    ROLL_OUT: STALL,
    STANDING: STALL,
    RUN: STRAIGHT,
    LIFT_OFF: STRAIGHT,
    ROUGH_RUN: STRAIGHT,
    ROUGH_LIFT_OFF: STRAIGHT,
}
NEXT_STAGE: Final = {
    TOUCHDOWN: ROLL_OUT,
    ROLL_OUT: LANDED,
    LANDED: LANDED,
    RUN: LIFT_OFF,
    LIFT_OFF: ALOFT,
    ROUGH_RUN: ROUGH_LIFT_OFF,
    ROUGH_LIFT_OFF: ALOFT,
}
STILL: Final = {TOUCHDOWN: 2, ROLL_OUT: 1}  # cards after which a landing aircraft stands
THIRD: Final = 3  # cards of a whole programme
PLENTY: Final = 3  # straights with which no programme can get stuck
OPENS: Final = (STRAIGHT, STALL, CLIMB)  # what comes before an Immelmann card
OPENS_FOR_ACROBATS: Final = (*OPENS, TURN)
ROCKET_CARDS: Final = (STRAIGHT, DIVE, STALL)

Key = tuple[str, int, int, int, int, int, tuple[int, ...]]
Bound = tuple[tuple[int, ...], int, int, int]
"""Two cards before a programme and those laid so far, how many it has, its duties, its stage."""


def forget(t: Tables, s: State) -> None:
    """Take up last turn's cards: all of them are in hand again (WINGS-PROG-02)."""
    s.prog = [EMPTY] * (3 * t.size)
    s.cards = [0] * t.size
    s.mark = [0] * t.size
    s.seen = [0] * t.size
    s.held_last, s.held_before = s.last[:], s.before[:]


def forget_cards(s: State, aircraft: int) -> None:
    """Let no card of the past bind an aircraft that enters the table."""
    s.last[aircraft] = s.before[aircraft] = OTHER
    s.held_last[aircraft] = s.held_before[aircraft] = OTHER


def open_turn(t: Tables, s: State) -> None:
    """Let every aircraft in play program (WINGS-PROG-02)."""
    for aircraft in range(t.size):
        flies = s.status[aircraft] in (FLYING, GROUND)
        s.cards[aircraft] = cards_this_turn(t, s, aircraft) if flies else 0


def cards_this_turn(t: Tables, s: State, aircraft: int) -> int:
    """Three, or one under a tactical disadvantage (WINGS-TAC-04, WINGS-TAC-07)."""
    return 1 if is_surprised(s, aircraft) else 3


def is_surprised(s: State, aircraft: int) -> bool:
    """Does another side have its turns of tactical advantage now?"""
    return s.edge_turns > 0 and s.edge != s.roster.side[aircraft]


def may_fly_special(t: Tables, s: State, aircraft: int) -> bool:
    """Are the special manoeuvres open to this pilot? Moment: special-manoeuvre.

    Rules: WINGS-CPX-13, WINGS-SKL-12, WINGS-RULING-76.
    """
    if t.special_by_ace and s.crew:
        return pilots.of(s, aircraft, pilots.STANDING) > 0
    return t.special_manoeuvres or (t.special_by_skill and skills.is_able(s, aircraft, MASTER))


def duties(t: Tables, s: State, aircraft: int) -> int:
    """Return all that binds the programme of an aircraft this turn, as bits (WINGS-PROG-07)."""
    bits = s.bind[aircraft]
    if may_fly_special(t, s, aircraft):
        bits |= SPECIAL
    if is_surprised(s, aircraft):
        bits |= NO_ABOUT
    if s.rockets[aircraft]:
        bits |= ROCKETS
    if t.accept_errors:
        bits |= ANYTHING
    if s.landing[aircraft]:
        bits &= ~ENGINE  # WINGS-RULING-39
    if s.tokens[aircraft]:
        bits |= _skilled(t, s, aircraft)
    return bits


def _skilled(t: Tables, s: State, aircraft: int) -> int:
    """Return what the skills of a pilot with tokens open (WINGS-SKL-10, -11, -12).

    Rules: WINGS-SKL-01, WINGS-SKL-10, WINGS-SKL-11, WINGS-SKL-12, WINGS-RULING-68.
    """
    bits = TOKEN * min(s.tokens[aircraft], 3)
    if t.complex and skills.is_able(s, aircraft, ACROBATE):
        bits |= ACROBAT
    if skills.is_able(s, aircraft, GENIE) and s.turn - s.genius[aircraft] >= 2:
        bits |= GENIUS
    if t.special_by_skill and may_fly_special(t, s, aircraft):
        bits |= PAID
    return bits


def laid(s: State, aircraft: int) -> tuple[int, ...]:
    """Return the cards that are programmed so far."""
    base = 3 * aircraft
    prog = s.prog
    if prog[base] == EMPTY:
        return ()
    if prog[base + 1] == EMPTY:
        return (prog[base],)
    if prog[base + 2] == EMPTY:
        return (prog[base], prog[base + 1])
    return (prog[base], prog[base + 1], prog[base + 2])


def next_cards(t: Tables, s: State, aircraft: int) -> tuple[int, ...]:
    """Return the choices for the next card of a programme, ascending."""
    return cards_after(t, s, aircraft, laid(s, aircraft))


def cards_after(t: Tables, s: State, aircraft: int, prefix: tuple[int, ...]) -> tuple[int, ...]:
    return choices_at(t, s.roster.deck[aircraft], _key(t, s, aircraft, prefix))


def _key(t: Tables, s: State, aircraft: int, prefix: tuple[int, ...]) -> Key:
    """Return all that decides which cards may come next."""
    cards = s.roster.deck[aircraft]
    return (
        s.roster.letter[aircraft],
        *held(cards, s.held_before[aircraft], s.held_last[aircraft]),
        s.cards[aircraft],
        duties(t, s, aircraft),
        s.landing[aircraft],
        prefix,
    )


def held(cards: Cards, before: int, last: int) -> tuple[int, int]:
    """Return the two cards before a programme, or others that bind it in the same way."""
    last = cards.alike.get(last, last)
    if kind_of(cards, last) != IMMELMANN:
        return OTHER, last
    return cards.alike.get(before, before), last


def choices_at(t: Tables, cards: Cards, key: Key) -> tuple[int, ...]:
    """Return what may come next, found once for each way to come there."""
    found = t.cache.get(key)
    if found is None:
        found = t.cache[key] = followers(cards, key)
    return found


def ways(t: Tables, cards: Cards, key: Key) -> tuple[int, ...]:
    """Return for each of those choices how many programmes go on from it."""
    found = t.ways.get(key)
    if found is None:
        prefix = key[6]
        last = len(prefix) + 1 >= key[3]
        found = t.ways[key] = tuple(
            1 if last else sum(ways(t, cards, (*key[:6], (*prefix, face_of(choice)))))
            for choice in choices_at(t, cards, key)
        )
    return found


def face_of(choice: int) -> int:
    return BLANKED if choice == c.BLANK else choice - c.CARD


def choice_of(face: int) -> int:
    return c.BLANK if face == BLANKED else c.CARD + face


def followers(cards: Cards, key: Key) -> tuple[int, ...]:
    """Return the choices that may come next: after what was flown, under these duties."""
    return tuple([choice_of(face) for face in _possible(cards, *_bound(cards, key))])


def _bound(cards: Cards, key: Key) -> Bound:
    """Return what binds the next card."""
    _, before, last, count, bits, stage, prefix = key
    if bits & (ENGINE | LEFT | RIGHT):
        bits = _waived(cards, (before, last), count, bits, stage)
    for face in prefix:
        stage = stage_after(cards, stage, face)
    return (before, last, *prefix), count, bits, stage


def _waived(cards: Cards, flown: tuple[int, int], count: int, bits: int, stage: int) -> int:
    """Drop the engine duty, then the rudder ban, where no programme would be legal.

    Rules: WINGS-RULING-39.
    """
    for kept in (bits, bits & ~ENGINE, bits & ~(ENGINE | LEFT | RIGHT)):
        if _possible(cards, flown, count, kept, stage):
            return kept
    return bits & ~(ENGINE | LEFT | RIGHT)


def _possible(cards: Cards, flown: tuple[int, ...], count: int, bits: int, stage: int) -> list[int]:
    """Return the faces that may come next and leave a legal way to go on."""
    found = [face for face in _faces(cards) if unfit(cards, flown, face, bits, stage) is None]
    if stage == ALOFT and not bits & ENGINE and cards.copies[cards.straight] >= PLENTY:
        return found  # a straight can always follow
    return [face for face in found if _stuck(cards, (*flown, face), count, bits, stage) is None]


def _faces(cards: Cards) -> tuple[int, ...]:
    return (BLANKED, *range(len(cards.kind)))


def _stuck(cards: Cards, flown: tuple[int, ...], count: int, bits: int, stage: int) -> str | None:
    """Return the rule that keeps a programme from being finished: what bars the last way on."""
    idle = _lacks_stall(cards, flown[2:], bits)
    if len(flown) - 2 == count:
        return "WINGS-SPEC-10" if idle else None
    stage = stage_after(cards, stage, flown[-1])
    found = None
    for face in _faces(cards):
        found = unfit(cards, flown, face, bits, stage)
        found = found or _stuck(cards, (*flown, face), count, bits, stage)
        if found is None:
            return None
    return "WINGS-SPEC-10" if idle else found


def _lacks_stall(cards: Cards, programme: tuple[int, ...], bits: int) -> bool:
    """Does a stricken engine miss its stall (WINGS-SPEC-10)?"""
    if not bits & ENGINE or bits & ANYTHING:
        return False
    return not any(face != BLANKED and cards.kind[face] == STALL for face in programme)


def stage_after(cards: Cards, stage: int, face: int) -> int:
    if stage == ALOFT:
        return ALOFT
    if stage == STANDING:
        return STANDING if face == BLANKED else RUN
    return NEXT_STAGE[stage]


def unfit(cards: Cards, flown: tuple[int, ...], face: int, bits: int, stage: int) -> str | None:
    """Return the rule that keeps a card from those flown and laid before it, or None.

    Rules: WINGS-PROG-02 (copies), WINGS-LAND-02, WINGS-LAND-03, WINGS-LAND-06, WINGS-LAND-07,
    WINGS-RULING-87.
    """
    if face == BLANKED:
        return None if stage in (STANDING, LANDED) else "WINGS-LAND-07"
    if stage in MUST_BE and cards.kind[face] != MUST_BE[stage]:
        return "WINGS-LAND-06" if stage >= STANDING else "WINGS-LAND-02"
    if flown[2:].count(face) >= cards.copies[face] + is_loop(cards, flown, face, bits):
        return "WINGS-PROG-02"
    if stage == STANDING:
        return _diamond_rule(flown) if is_pair(cards, flown[-1], face) else None
    if stage or bits & ANYTHING:
        return None
    return wrong(cards, flown, face, bits)


def is_loop(cards: Cards, flown: tuple[int, ...], face: int, bits: int) -> bool:
    """Is this the second Immelmann card of a Loop, borrowed from another deck?

    Rules: WINGS-CPX-04, WINGS-CPX-05.
    """
    return (
        bool(bits & SPECIAL)
        and cards.kind[face] == IMMELMANN
        and kind_of(cards, flown[-1]) == IMMELMANN
        and kind_of(cards, flown[-2]) == CLIMB
    )


def kind_of(cards: Cards, face: int) -> int:
    return cards.kind[face] if 0 <= face < BLANKED else OTHER


def wrong(cards: Cards, flown: tuple[int, ...], face: int, bits: int) -> str | None:
    """Return the rule that a card breaks after those before it, or None.

    Rules: WINGS-PROG-03, WINGS-PROG-04, WINGS-PROG-05, WINGS-PROG-06, WINGS-SPEC-05,
    WINGS-ROCK-03, WINGS-TAC-05, WINGS-CPX-13, WINGS-SKL-01, WINGS-SKL-10, WINGS-SKL-11,
    WINGS-RULING-05.
    """
    kind, last_kind = cards.kind[face], kind_of(cards, flown[-1])
    if cards.side[face] & bits:
        return "WINGS-SPEC-05"
    if is_pair(cards, flown[-1], face) and not _is_genius(cards, flown, bits):
        return _diamond_rule(flown)
    if last_kind == IMMELMANN and kind != STRAIGHT and not is_loop(cards, flown, face, bits):
        opened = kind_of(cards, flown[-2]) in (STRAIGHT, STALL)  # WINGS-RULING-51
        if not (bits & ACROBAT and kind == TURN and opened):
            return "WINGS-PROG-05"
    if kind == IMMELMANN:
        if bits & NO_ABOUT:
            return "WINGS-TAC-05"
        if last_kind == CLIMB and not bits & SPECIAL:
            return "WINGS-CPX-13"
        opens = OPENS_FOR_ACROBATS if bits & ACROBAT else OPENS
        if last_kind not in opens and not is_loop(cards, flown, face, bits):
            return "WINGS-RULING-05"
    if bits & ROCKETS and len(flown) == 2 and kind not in ROCKET_CARDS:
        return "WINGS-ROCK-03"
    if bits & (ACROBAT | GENIUS | PAID):
        programme = (*flown[2:], face)
        if uses(cards, (*flown[:2], *programme), bits) > bits // TOKEN:
            return "WINGS-SKL-01"
    return None


def _diamond_rule(flown: tuple[int, ...]) -> str:
    """Return the rule against two diamonds in a row: in one turn, or over two."""
    return "WINGS-PROG-03" if len(flown) > 2 else "WINGS-PROG-04"


def is_pair(cards: Cards, last: int, face: int) -> bool:
    """Are these two diamonds in a row?"""
    return 0 <= face < BLANKED and 0 <= last < BLANKED and cards.diamond[face] & cards.diamond[last]


def _is_genius(cards: Cards, flown: tuple[int, ...], bits: int) -> bool:
    """Are two diamonds in a row open to this pilot, and none laid so far in this turn?"""
    if not bits & GENIUS:
        return False
    return not any(is_pair(cards, one, two) for one, two in pairwise(flown[1:]))


def skill_of(cards: Cards, before: tuple[int, ...], face: int, *, paid: bool) -> int:
    """Return the skill that a card after others asks for, or -1.

    Rules: WINGS-SKL-10, WINGS-SKL-11, WINGS-SKL-12, WINGS-RULING-51, WINGS-RULING-56.
    """
    kind, last = kind_of(cards, face), kind_of(cards, before[-1])
    if (kind, last) in ((IMMELMANN, TURN), (TURN, IMMELMANN)):
        return ACROBATE
    if paid and kind == IMMELMANN and last == CLIMB:
        return MASTER
    return GENIE if is_pair(cards, before[-1], face) else -1


def uses(cards: Cards, flown: tuple[int, ...], bits: int) -> int:
    """Return how many tokens a programme costs, of which `flown` tells the two cards before."""
    paid = bool(bits & PAID)
    return sum(
        skill_of(cards, flown[:place], flown[place], paid=paid) >= 0
        for place in range(2, len(flown))
    )


# What a seat is asked, and what it answers.


def current(t: Tables, s: State, seat: int) -> int:
    """Return the aircraft that a seat is programming, or -1 where it is done."""
    cards, prog, mark = s.cards, s.prog, s.mark
    for aircraft in s.roster.own[seat]:
        count = cards[aircraft]
        if count and (prog[3 * aircraft + count - 1] == EMPTY or mark[aircraft] == OPEN):
            return aircraft
    return -1


def rule_against(
    t: Tables, s: State, aircraft: int, prefix: tuple[int, ...], face: int
) -> str | None:
    """Return the rule that keeps a card from those laid so far, or None."""
    cards = s.roster.deck[aircraft]
    flown, count, bits, stage = _bound(cards, _key(t, s, aircraft, prefix))
    found = unfit(cards, flown, face, bits, stage)
    return found or _stuck(cards, (*flown, face), count, bits, stage)


def bar_card(t: Tables, s: State, frame: Frame, aircraft: int, choice: int) -> Refusal | None:
    cards, prefix, face = s.roster.deck[aircraft], laid(s, aircraft), face_of(choice)
    if face not in _faces(cards):
        return no_answer(frame)
    rule = rule_against(t, s, aircraft, prefix, face)
    if rule is None:
        return None
    last = prefix[-1] if prefix else s.held_last[aircraft]
    facts: dict[str, object] = {"card": name_of(cards, face), "aircraft": t.labels[aircraft]}
    if rule == "WINGS-PROG-02":
        facts["copies"] = cards.copies[face]
    elif last >= 0:
        facts["after"] = name_of(cards, last)
    return Refusal(rule, facts)


def card_names(t: Tables, s: State, seat: int) -> list[str]:
    """Return the cards that a seat's CARD choices stand for now.

    They are those of the aircraft about which it is asked, or else of its first.
    """
    aircraft = -1
    if s.stack:
        kind, piece, _, _ = s.stack[-1]
        if kind == PROGRAM:
            aircraft = current(t, s, seat)
        elif kind > DECLARE and piece < t.size and s.roster.seat[piece] == seat:
            aircraft = piece
    if aircraft < 0:
        aircraft = (s.roster.own[seat] or [0])[0]
    return s.roster.deck[aircraft].names


def name_of(cards: Cards, face: int) -> str:
    return c.WORDS[c.BLANK] if face == BLANKED else cards.names[face]


def is_done(t: Tables, s: State) -> bool:
    return all(current(t, s, seat) < 0 for seat in range(t.seats))


def may_lay(t: Tables, s: State, aircraft: int, faces: tuple[int, ...]) -> bool:
    """May these cards be programmed, each after those before it?"""
    return all(
        choice_of(face) in cards_after(t, s, aircraft, faces[:place])
        for place, face in enumerate(faces)
    )


def rule_broken(t: Tables, s: State, aircraft: int, place: int) -> str | None:
    """Return the rule that a card of the programme breaks (WINGS-RULING-69), or None."""
    base = 3 * aircraft
    cards = s.roster.deck[aircraft]
    programme = tuple(s.prog[base : base + s.cards[aircraft]])
    face = programme[place]
    if face == BLANKED or s.landing[aircraft]:
        return None
    held = s.held_before[aircraft], s.held_last[aircraft]
    bits = duties(t, s, aircraft) & ~ANYTHING
    bits = _waived(cards, held, s.cards[aircraft], bits, ALOFT)
    found = wrong(cards, (s.before[aircraft], s.last[aircraft]), face, bits)
    if found is None and place == len(programme) - 1 and _lacks_stall(cards, programme, bits):
        return "WINGS-SPEC-10"
    return found
