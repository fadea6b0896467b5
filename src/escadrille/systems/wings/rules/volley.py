"""Fire where pilots have skills: announce, draw, settle, with their questions in between.

The moments shot-declared, aim-bonus, cards-drawn, jam-taken and special-taken of `rules.moments`.
"""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.stacked import Out
from escadrille.systems.wings import choices as c
from escadrille.systems.wings.events import Looked
from escadrille.systems.wings.frames import GIVE, LOOK, SPARE, USE, no_answer
from escadrille.systems.wings.rules import fire, flak, pilots, pistols, powers, rockets, skills
from escadrille.systems.wings.rules.damage import Shot, suffer
from escadrille.systems.wings.rules.laying import forced_place
from escadrille.systems.wings.rules.losses import note_shot, settle
from escadrille.systems.wings.rules.programming import PAID, STILL, duties, kind_of, skill_of
from escadrille.systems.wings.rules.sights import distance2
from escadrille.systems.wings.state import (
    AIMED,
    CANCELLED,
    CHOSEN,
    FIRE,
    FLYING,
    GIVEN,
    GROUND,
    KILLING,
    KNOWN,
    NO_POINTS,
    NOBODY,
    SEEN,
    SHORT,
    SURE,
    WOUNDING,
    Frame,
    State,
    Volley,
)
from escadrille.systems.wings.tables import EXPLOSION, PILOT, TURN, Tables

CAUSES: Final = ("fire", "infantry", "flak", "handgun")
OF_SHOT: Final = AIMED | SHORT | CHOSEN | KILLING | WOUNDING | SURE | CANCELLED | GIVEN
TWO_CARDS: Final = 2  # of which one goes to the pilot


def available(t: Tables, s: State, aircraft: int) -> int:
    """Return the tokens that the cards still to be revealed do not need.

    They are secret: whoever has a token is asked, even where he cannot afford the answer.
    """
    return s.tokens[aircraft] - sum(
        card_skill(t, s, aircraft, place) >= 0 for place in range(s.phase, s.cards[aircraft])
    )


def card_skill(t: Tables, s: State, aircraft: int, place: int) -> int:
    """Return the skill that a card of the programme or its marker asks for, or -1.

    A landing asks for none, nor do the cards after it (WINGS-LAND-03).
    """
    if s.landing[aircraft] in STILL:
        return -1
    cards = s.roster.deck[aircraft]
    base = 3 * aircraft
    flown = (s.held_before[aircraft], s.held_last[aircraft], *s.prog[base : base + 3])
    mark = s.mark[aircraft]
    if mark == c.CONTROLLED and place == 1:
        return skills.MASTER if t.special_by_skill else -1
    turns = kind_of(cards, flown[2 + place]) == TURN
    if mark == c.FORCED and turns and forced_place(t, s, aircraft) == place:
        return skills.ACROBATE
    paid = bool(duties(t, s, aircraft) & PAID)
    return skill_of(cards, flown[: 2 + place], flown[2 + place], paid=paid)


def pay_card(t: Tables, s: State, aircraft: int, place: int, out: Out) -> None:
    """Spend the token of a card as it is revealed (WINGS-SKL-10, WINGS-SKL-11, WINGS-SKL-12)."""
    skill = card_skill(t, s, aircraft, place)
    if skill >= 0 and skills.is_able(s, aircraft, skill):
        skills.spend(t, s, aircraft, skill, out)
        if skill == skills.GENIE:
            s.genius[aircraft] = s.turn


# Shots.


def _packed(shot: Shot, flags: int = 0) -> Volley:
    cause = CAUSES.index(shot.cause)
    flags |= shot.flags
    fixed = (shot.on, shot.letter, shot.count, cause, shot.by, shot.arc, shot.plus, flags)
    return (*fixed, tuple(shot.faces))


def _unpacked(volley: Volley) -> Shot:
    on, letter, count, cause, by, arc, plus, flags, faces = volley
    shot = Shot(on, letter, count, CAUSES[cause], by, arc, plus, flags & ~OF_SHOT)
    shot.faces, shot.marks = list(faces), flags & OF_SHOT
    return shot


def announce(t: Tables, s: State, out: Out) -> None:
    """Make the shots that were declared, and ask what skills go with them."""
    if t.rockets and rockets.asks(t, s):
        return
    declared = [
        (piece, arc, target)
        for (piece, arc), target in zip(s.guns, s.declared, strict=True)
        if target != NOBODY and arc != rockets.LAUNCHER
    ]
    s.volley = []
    hows: list[fire.Strength | None] = []
    for piece, arc, target in declared:
        how = fire.strength(t, s, piece, arc, target)
        shot = fire.shoot(t, s, piece, arc, target, out)
        s.volley.append(_packed(shot, AIMED * how.aimed | SHORT * how.short))
        hows.append(how)
    rockets.forget_guns(s)
    if t.batteries:
        s.volley += [_packed(shot) for shot in flak.bursts(t, s, out)]
    s.volley += [_packed(shot) for shot in pistols.shots(t, s)]
    hows += [None] * (len(s.volley) - len(hows))
    for number in reversed(range(len(s.volley))):
        _ask_about(t, s, number, hows[number])


def _ask_about(t: Tables, s: State, number: int, how: fire.Strength | None) -> None:
    """Ask the shooter, then the target, before cards are drawn (WINGS-RULING-56)."""
    shot = s.volley[number]
    on, by = shot[0], shot[4]
    if CAUSES[shot[3]] == "handgun":
        if pilots.can_use_skill(s, on, skills.GHOST):
            s.stack.append((USE, on, skills.GHOST, pilots.DIRECT + number))
        return
    questions = [(USE, by, power, number) for power in powers.of_shooter(t, s, shot, how)]
    questions += [(USE, on, power, number) for power in powers.of_target(t, s, shot)]
    s.stack += reversed(questions)


def deal(t: Tables, s: State, out: Out) -> None:
    """Draw the cards of all shots, and ask those who may still change what they do."""
    shots = [_unpacked(volley) for volley in s.volley]
    if shots:
        fire.draw_all(t, s, shots, out)
    for number, shot in enumerate(shots):
        s.volley[number] = (*s.volley[number][:8], tuple(shot.faces))
        if t.behaved and shot.flags & FIRE | shot.flags & NO_POINTS:
            _note(t, s, shot, out)
    for number in reversed(range(len(s.volley))):
        on, _, _, cause, by, _, _, flags, faces = s.volley[number]
        if on < t.size and flags & FIRE and faces:
            if not flags & SHORT and skills.is_able(s, on, skills.VIPER):
                s.stack.append((USE, on, skills.VIPER, number))
            aimed = flags & AIMED and not skills.has(s, on, skills.GRASS_SNAKE)
            if not aimed and skills.is_able(s, on, skills.SERPENT):
                s.stack.append((USE, on, skills.SERPENT, number))
        if (flags & KILLING or CAUSES[cause] == "handgun") and faces:
            s.stack.append((GIVE, by, number, 0))
        if flags & CHOSEN and faces:
            s.stack.append((SPARE, by, number, 0))


def _note(t: Tables, s: State, shot: Shot, out: Out) -> None:
    """Remember who fired, unless an artist has had it otherwise (WINGS-BEH-15)."""
    if not shot.marks & CANCELLED:
        note_shot(t, s, shot.by, shot.on, bool(shot.marks & SHORT), out)


def finish(t: Tables, s: State, out: Out) -> None:
    """Let all of it take effect together, the rockets too (WINGS-FIRE-12, WINGS-RULING-86)."""
    volleys, s.volley = s.volley, []
    for volley in volleys:
        shot = _unpacked(volley)
        suffer(t, s, shot, out)
        if shot.marks & WOUNDING:
            on_aircraft = len(shot.faces) - bool(shot.marks & GIVEN)
            pilots.wound(t, s, shot.on, on_aircraft, out)  # WINGS-SKL-22
    firsts = [len(s.taken[volley[0]]) - len(volley[8]) for volley in volleys]
    if t.rockets:
        rockets.fire(t, s, out)
    settle(t, s, out)
    for volley, first in zip(reversed(volleys), reversed(firsts), strict=True):
        _ask_target(t, s, volley, first)


def _ask_target(t: Tables, s: State, volley: Volley, first: int) -> None:
    """Ask who can mend about the specials that he may have taken (WINGS-SKL-32, WINGS-SKL-33).

    He is asked after every shot, so that the question tells nobody what he drew.
    """
    on, faces = volley[0], volley[8]
    if on >= t.size or s.status[on] not in (FLYING, GROUND) or not faces:
        return
    asked = any(frame[:3] == (USE, on, skills.HANDYMAN) for frame in s.stack)
    if not asked and pilots.can_use_skill(s, on, skills.HANDYMAN):
        s.stack.append((USE, on, skills.HANDYMAN, first))
    if skills.is_able(s, on, skills.MAKESHIFT):
        s.stack.append((USE, on, skills.MAKESHIFT, first))


# Questions.


def legal_spare(t: Tables, s: State, frame: Frame) -> list[int]:
    """Choose which of the cards drawn is not inflicted (WINGS-SKL-21)."""
    return [c.SPARE + place for place in range(len(s.volley[frame[2]][8]))]


def bar_spare(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    drawn = s.volley[frame[2]][8]
    return None if 0 <= choice - c.SPARE < len(drawn) else no_answer(frame)


def apply_spare(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Put the unused card under its deck (WINGS-SKL-21)."""
    s.stack.pop()
    on, letter, count, cause, by, arc, plus, flags, faces = s.volley[frame[2]]
    place = choice - c.SPARE
    s.decks[t.pile_of[faces[place]]].insert(0, faces[place])
    kept = faces[:place] + faces[place + 1 :]
    s.volley[frame[2]] = (on, letter, count - 1, cause, by, arc, plus, flags, kept)


def givable(t: Tables, volley: Volley) -> list[int]:
    """Return the places of the cards that may strike the man.

    Of the two normal cards of a shot a wound goes to him by itself, an explosion never.
    Rules: WINGS-SKL-23, WINGS-EQP-07, WINGS-RULING-56.
    """
    specials = [t.special[face] for face in volley[8][:TWO_CARDS]]
    if CAUSES[volley[3]] == "fire":
        if PILOT in specials:
            return [place for place, special in enumerate(specials) if special == PILOT]
        if EXPLOSION in specials and len(specials) > 1:
            return [place for place, special in enumerate(specials) if special != EXPLOSION]
    return [*range(len(specials))]


def legal_give(t: Tables, s: State, frame: Frame) -> list[int]:
    """Choose which card is given to the pilot himself (WINGS-SKL-23, WINGS-EQP-07)."""
    return [c.SPARE + place for place in givable(t, s.volley[frame[2]])]


def bar_give(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    volley, place = s.volley[frame[2]], choice - c.SPARE
    if not 0 <= place < len(volley[8][:TWO_CARDS]):
        return no_answer(frame)
    if place in givable(t, volley):
        return None
    return Refusal("WINGS-SKL-23", {"aircraft": t.labels[volley[0]]})


def apply_give(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Lay the card that strikes the man first; the other of a handgun goes under its deck."""
    s.stack.pop()
    on, letter, count, cause, by, arc, plus, flags, faces = s.volley[frame[2]]
    place = choice - c.SPARE
    given, others = faces[place], faces[:place] + faces[place + 1 :]
    if CAUSES[cause] == "handgun":
        for face in others:
            s.decks[t.pile_of[face]].insert(0, face)
        count, others = 1, ()
    if t.special[given] != EXPLOSION or CAUSES[cause] == "handgun":
        flags |= GIVEN
    s.volley[frame[2]] = (on, letter, count, cause, by, arc, plus, flags, (given, *others))


# Œil de l'expert.


def offer_look(t: Tables, s: State, out: Out) -> None:
    """Ask before programming whose damage is looked at (WINGS-SKL-31). Moment: look."""
    for aircraft in reversed(range(t.size)):
        if skills.is_able(s, aircraft, skills.EXPERT_EYE) and in_sight(t, s, aircraft):
            s.stack.append((LOOK, aircraft, 0, 0))


def in_sight(t: Tables, s: State, aircraft: int) -> list[int]:
    """Return whose unknown damage is near enough: R, or half of it one level apart."""
    if s.status[aircraft] != FLYING or s.cloud[aircraft]:
        return []
    seen = KNOWN | SEEN << s.roster.seat[aircraft]
    found = []
    for other in range(t.size):
        own = s.roster.seat[other] == s.roster.seat[aircraft]
        if own or s.status[other] not in (FLYING, GROUND) or s.cloud[other]:
            continue
        apart = abs(s.level[other] - s.level[aircraft]) if t.altitude else 0
        reach = t.half_ruler if apart else t.ruler
        unknown = any(not hit[2] & seen for hit in s.taken[other])
        if unknown and apart <= 1 and distance2(t, s, aircraft, other) < reach**2:
            found.append(other)
    return found


def legal_look(t: Tables, s: State, frame: Frame) -> list[int]:
    return [c.PASS, *[c.PIECE + other for other in in_sight(t, s, frame[1])]]


def bar_look(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    seen = choice == c.PASS or choice - c.PIECE in in_sight(t, s, frame[1])
    return None if seen else no_answer(frame)


def apply_look(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """See the cards of one aircraft, alone (WINGS-SKL-31)."""
    aircraft = frame[1]
    s.stack.pop()
    if choice == c.PASS:
        return
    other, seat = choice - c.PIECE, s.roster.seat[aircraft]
    skills.spend(t, s, aircraft, skills.EXPERT_EYE, out)
    s.taken[other] = [
        (face, plus, flags | SEEN << seat, turn, flown, by)
        for face, plus, flags, turn, flown, by in s.taken[other]
    ]
    if out is not None:
        cards = tuple(t.face_names[hit[0]] for hit in s.taken[other])
        out.append(Looked(seat, t.labels[aircraft], t.labels[other], cards))


# Couleuvre, tailed.


def offer_escape(t: Tables, s: State, out: Out) -> None:
    """Ask the tailed, before they show a card, whether they shake their tailers off.

    Rules: WINGS-SKL-40, WINGS-RULING-89.
    """
    for tailer in reversed(range(t.size)):
        target = s.tails[tailer]
        if target != NOBODY and skills.is_able(s, target, skills.GRASS_SNAKE) and s.cards[target]:
            s.stack.append((USE, target, skills.GRASS_SNAKE, tailer))
