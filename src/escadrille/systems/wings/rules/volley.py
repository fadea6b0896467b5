"""Fire where pilots have skills: announce, draw, settle, with their questions in between.

The moments shot-declared, aim-bonus, cards-drawn, jam-taken and special-taken of `rules.moments`.
"""

from __future__ import annotations

from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.mechanics.stacked import Out
from escadrille.systems.wings import choices as c
from escadrille.systems.wings.events import Eased, Looked
from escadrille.systems.wings.frames import LOOK, SPARE, USE, no_answer
from escadrille.systems.wings.rules import fire, flak, rockets, skills
from escadrille.systems.wings.rules.damage import COUNTERS, Shot, jam, suffer
from escadrille.systems.wings.rules.laying import forced_place
from escadrille.systems.wings.rules.losses import settle
from escadrille.systems.wings.rules.programming import PAID, STILL, duties, kind_of, skill_of
from escadrille.systems.wings.rules.sights import distance2
from escadrille.systems.wings.state import (
    AIMED,
    CHOSEN,
    EASED,
    EVADED,
    FIRE,
    FLYING,
    GROUND,
    KNOWN,
    NO_SPECIAL,
    NOBODY,
    SEEN,
    SHORT,
    SNAKED,
    Frame,
    State,
    Volley,
)
from escadrille.systems.wings.tables import (
    ENGINE,
    FLAMES,
    GREEN_JAM,
    RED_JAM,
    RUDDER_LEFT,
    RUDDER_RIGHT,
    SMOKE,
    SPECIALS,
    TURN,
    Tables,
)

CAUSES: Final = ("fire", "infantry", "flak")
OF_SHOT: Final = AIMED | SHORT | CHOSEN
EASY: Final = (RUDDER_LEFT, RUDDER_RIGHT, FLAMES, ENGINE, SMOKE)
RUDDERS: Final = (RUDDER_LEFT, RUDDER_RIGHT)
MOST_JAMS: Final = 8


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
        return -1 if t.special_manoeuvres else skills.MASTER
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


def _packed(shot: Shot, flags: int) -> Volley:
    cause = CAUSES.index(shot.cause)
    flags |= shot.flags
    fixed = (shot.on, shot.letter, shot.count, cause, shot.by, shot.arc, shot.plus, flags)
    return (*fixed, tuple(shot.faces))


def _unpacked(volley: Volley) -> Shot:
    on, letter, count, cause, by, arc, plus, flags, faces = volley
    shot = Shot(on, letter, count, CAUSES[cause], by, arc, plus, flags & ~OF_SHOT)
    shot.faces = list(faces)
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
    for piece, arc, target in declared:
        how = fire.strength(t, s, piece, arc, target)
        shot = fire.shoot(t, s, piece, arc, target, out)
        s.volley.append(_packed(shot, AIMED * how.aimed | SHORT * how.short))
    rockets.forget_guns(s)
    if t.batteries:
        s.volley += [_packed(shot, 0) for shot in flak.bursts(t, s, out)]
    for number in reversed(range(len(s.volley))):
        _ask_about(t, s, number)


def _ask_about(t: Tables, s: State, number: int) -> None:
    """Ask the shooter, then the target, before cards are drawn (WINGS-RULING-56)."""
    on, _, _, _, by, _, _, flags, _ = s.volley[number]
    if flags & AIMED and on < t.size and skills.is_able(s, on, skills.GRASS_SNAKE):
        s.stack.append((USE, on, skills.GRASS_SNAKE, number))
    if by >= t.size or not flags & FIRE:
        return
    if flags & AIMED and skills.is_able(s, by, skills.MARKSMAN):
        s.stack.append((USE, by, skills.MARKSMAN, number))
    if skills.is_able(s, by, skills.GOOD_SHOT):
        s.stack.append((USE, by, skills.GOOD_SHOT, number))


def deal(t: Tables, s: State, out: Out) -> None:
    """Draw the cards of all shots, and ask those who may still change what they do."""
    shots = [_unpacked(volley) for volley in s.volley]
    if shots:
        fire.draw_all(t, s, shots, out)
    for number, shot in enumerate(shots):
        s.volley[number] = (*s.volley[number][:8], tuple(shot.faces))
    for number in reversed(range(len(s.volley))):
        on, _, _, _, by, _, _, flags, faces = s.volley[number]
        if on < t.size and flags & FIRE and faces:
            if not flags & SHORT and skills.is_able(s, on, skills.VIPER):
                s.stack.append((USE, on, skills.VIPER, number))
            aimed = flags & AIMED and not skills.has(s, on, skills.GRASS_SNAKE)
            if not aimed and skills.is_able(s, on, skills.SERPENT):
                s.stack.append((USE, on, skills.SERPENT, number))
        if flags & CHOSEN:
            s.stack.append((SPARE, by, number, 0))


def finish(t: Tables, s: State, out: Out) -> None:
    """Let all of it take effect together, the rockets too (WINGS-FIRE-12, WINGS-RULING-86)."""
    volleys, s.volley = s.volley, []
    for volley in volleys:
        suffer(t, s, _unpacked(volley), out)
    firsts = [len(s.taken[volley[0]]) - len(volley[8]) for volley in volleys]
    if t.rockets:
        rockets.fire(t, s, out)
    settle(t, s, out)
    for volley, first in zip(reversed(volleys), reversed(firsts), strict=True):
        _ask_target(t, s, volley, first)


def _ask_target(t: Tables, s: State, volley: Volley, first: int) -> None:
    """Ask a pilot with Système D about the specials that he may have taken (WINGS-SKL-32).

    He is asked after every shot, so that the question tells nobody what he drew.
    """
    on, faces = volley[0], volley[8]
    if on >= t.size or s.status[on] not in (FLYING, GROUND) or not faces:
        return
    if skills.is_able(s, on, skills.MAKESHIFT):
        s.stack.append((USE, on, skills.MAKESHIFT, first))


# Questions.


def bar_use(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    """Use a skill or not, where a token is left for it and it finds something to do."""
    _, aircraft, skill, what = frame
    if choice != c.USE:
        return None if choice == c.PASS else no_answer(frame)
    if available(t, s, aircraft) <= 0:
        return Refusal("WINGS-SKL-01", {"aircraft": t.labels[aircraft]})
    if skill == skills.MAKESHIFT and easable(t, s, aircraft, what) < 0:
        return Refusal("WINGS-SKL-32", {"aircraft": t.labels[aircraft]})
    return None


def apply_use(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    _, aircraft, skill, what = frame
    s.stack.pop()
    if choice == c.USE:
        skills.spend(t, s, aircraft, skill, out)
        if skill == skills.MAKESHIFT:
            _ease(t, s, aircraft, easable(t, s, aircraft, what), out)
        elif skill == skills.GRASS_SNAKE and not s.volley:
            s.tails[what] = NOBODY  # WINGS-SKL-40: nothing is shown to this tailer
        elif skill != skills.CAREFUL:
            _change_shot(s, skill, what)
    elif skill == skills.CAREFUL:
        arc, red, green = what & 1, what >> 1 & MOST_JAMS - 1, what >> 4
        for colour in [RED_JAM] * red + [GREEN_JAM] * green:
            jam(t, s, aircraft, arc, colour, out)


def _change_shot(s: State, skill: int, number: int) -> None:
    """Change a shot as a skill says.

    Rules: WINGS-SKL-20, WINGS-SKL-21, WINGS-SKL-40, WINGS-SKL-41, WINGS-SKL-42, WINGS-SKL-05,
    WINGS-RULING-11, WINGS-RULING-80.
    """
    on, letter, count, cause, by, arc, plus, flags, faces = s.volley[number]
    if skill == skills.GOOD_SHOT:
        plus += 1
    elif skill == skills.MARKSMAN:
        plus, count, flags = plus - 1, count + 1, flags | CHOSEN | SEEN << s.roster.seat[by]
        s.stack[:] = [frame for frame in s.stack if frame != (USE, on, skills.GRASS_SNAKE, number)]
    elif skill == skills.GRASS_SNAKE:
        plus -= 1
    elif skill == skills.VIPER:
        flags |= EVADED
    elif skill == skills.SERPENT:
        flags |= SNAKED
    s.volley[number] = (on, letter, count, cause, by, arc, plus, flags, faces)


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


def easable(t: Tables, s: State, aircraft: int, first: int) -> int:
    """Return the place of a card from `first` on whose special Système D may ease, or -1.

    It must be the first of its kind, and no kind is eased twice (WINGS-SKL-32).
    """
    hits = s.taken[aircraft]
    for place in range(first, len(hits)):
        special = t.special[hits[place][0]]
        if special not in EASY or hits[place][2] & NO_SPECIAL:
            continue
        kinds = RUDDERS if special in RUDDERS else (special,)
        before = [hit for hit in hits[:place] if t.special[hit[0]] in kinds]
        if not any(not hit[2] & NO_SPECIAL for hit in before):
            return place
    return -1


def _ease(t: Tables, s: State, aircraft: int, place: int, out: Out) -> None:
    """Ignore a rudder jam, or bear flames, smoke or an engine hit for the next turn alone.

    The card is shown to all (WINGS-RULING-97). Rules: WINGS-SKL-32.
    """
    face, plus, flags, turn, flown, by = s.taken[aircraft][place]
    s.taken[aircraft][place] = (face, plus, flags | EASED | KNOWN, turn, flown, by)
    special = t.special[face]
    if special == SMOKE:
        s.smoke[aircraft] = max(0, s.smoke[aircraft] - COUNTERS) + 2
    elif special == FLAMES:
        s.flames[aircraft] = max(0, s.flames[aircraft] - COUNTERS) + 1
    if out is not None:
        out.append(Eased(t.labels[aircraft], SPECIALS[special], t.face_names[face]))


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
