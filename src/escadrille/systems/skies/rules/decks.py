"""Action decks: what is in them, hands, draws, the discard pile (SKIES-DECK, -TRAIT, -DOC, -HAND).

Chosen cards are picked in secret, one after the other: first the Ace Ability cards of each ace,
then, where both agreed, Doctrine and Theatre cards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from escadrille.kernel.api import Refusal
from escadrille.kernel.decks import recycle
from escadrille.kernel.rng import Chance
from escadrille.mechanics.stacked import Decision, Out, Secret
from escadrille.systems.skies import choices as c
from escadrille.systems.skies import frames as f
from escadrille.systems.skies.events import Agreed, CardsDrawn, DeckBuilt, Reshuffled, TraitsSplit
from escadrille.systems.skies.frames import no_answer
from escadrille.systems.skies.state import NOBODY, Frame, State
from escadrille.systems.skies.tables import ACE, BLOCK, DOCTRINE, KINDS, THEATRE, TRAIT, Tables

THEATRES: Final = 2
LARGE: Final = 12  # aircraft above which a hand has one card more (SKIES-HAND-01)


def doctrine_count(aircraft: int) -> int:
    """Return how many Doctrine cards a side has (SKIES-DOC-02, SKIES-RULING-52)."""
    return -(-aircraft // BLOCK)


def hand_size(s: State, side: int) -> int:
    """Return the most cards in a hand, by the own number (SKIES-HAND-01, SKIES-RULING-09)."""
    return 4 if len(s.roster.own[side]) > LARGE else 3


# Trait cards: one for each aircraft, split evenly among the Traits of its type.


def trait_faces(t: Tables, number: int) -> list[int]:
    """Return the faces of the Traits of a type."""
    faces = t.faces
    return [face for face, tag in enumerate(faces.tag) if tag == number]


def fielded(s: State, side: int) -> Counter[int]:
    """Return how many aircraft of each type a side has."""
    return Counter(s.roster.type[a] for a in s.roster.own[side])


def mark(side: int, face: int) -> int:
    """Return an extra card as it is noted: those of side 1 are below nought."""
    return face if side == 0 else ~face


def unsplit(t: Tables, s: State) -> tuple[int, int] | None:
    """Return the side and the type whose extra Trait card is to be chosen (SKIES-TRAIT-03)."""
    for side in (0, 1):
        for number, count in sorted(fielded(s, side).items()):
            faces = trait_faces(t, number)
            chosen = sum(mark(side, face) in s.splits for face in faces)
            if len(faces) > 1 and chosen < count % len(faces):
                return side, number
    return None


def traits(t: Tables, s: State, side: int) -> list[int]:
    """Return the Trait cards of a side; a type without a Trait adds none.

    Rules: SKIES-TRAIT-02, SKIES-TRAIT-03, SKIES-TRAIT-05, SKIES-RULING-07, SKIES-RULING-35.
    """
    found: list[int] = []
    for number, count in fielded(s, side).items():
        faces = trait_faces(t, number)
        for face in faces:
            extra = len(faces) == 1 or mark(side, face) in s.splits
            even = count if len(faces) == 1 else count // len(faces) + extra
            found += [face] * even
    return sorted(found)


def legal_split(t: Tables, s: State, frame: Frame) -> list[int]:
    _, seat, number, _ = frame
    free = [face for face in trait_faces(t, number) if mark(seat, face) not in s.splits]
    return [c.CARD + face for face in free]


def bar_split(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    face = choice - c.CARD
    if not 0 <= face < len(t.faces.card):
        return no_answer(frame)
    mine = face in trait_faces(t, frame[2]) and mark(seat, face) not in s.splits
    return None if mine else Refusal("SKIES-TRAIT-03", {"card": t.faces.names[face]})


def apply_split(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    s.stack.pop()
    s.splits.append(mark(frame[1], choice - c.CARD))
    if out is not None:
        out.append(TraitsSplit(frame[1], t.faces.names[choice - c.CARD]))


def splittable(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    return [c.CARD + face for face in trait_faces(t, frame[2])]


# Doctrine and Theatre cards: dealt, or chosen where both agree.


def waiting_seats(t: Tables, s: State) -> list[int]:
    return [seat for seat in (0, 1) if not s.ready >> seat & 1]


def legal_consent(t: Tables, s: State, seat: int) -> list[int]:
    return [] if s.ready >> seat & 1 else [c.PASS, c.AGREE]


def bar_consent(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    return None if choice in (c.PASS, c.AGREE) else no_answer(frame)


def apply_consent(t: Tables, s: State, seat: int, choice: int, out: Out) -> None:
    """Choose cards only if both agree (SKIES-DOC-03)."""
    s.picks[seat] = [int(choice == c.AGREE)]
    s.ready |= 1 << seat
    if s.ready != 3:
        return
    agreed = s.picks == [[1], [1]]
    s.picks, s.ready = [[], []], 0
    s.stack.pop()
    s.stack[-1] = (f.PREPARE, f.CHOICES, int(agreed), 0)  # the stage that comes next
    if out is not None:
        out.append(Agreed(agreed))


def consents(t: Tables, s: State, frame: Frame, seat: int) -> tuple[int, ...]:
    return c.PASS, c.AGREE


def ace_slots(t: Tables, s: State, side: int) -> int:
    """Return how many Ace cards a side may take (SKIES-ACE-03, -04, SKIES-RULING-19)."""
    if not t.aces:
        return 0
    roster = s.roster
    aces = [a for a in roster.own[side] if roster.ace[a]]
    return min(len(t.pools[side][ACE]), sum(1 + (roster.name[a] != NOBODY) for a in aces))


def wanted(t: Tables, s: State, side: int, kind: int) -> int:
    """Return how many Doctrine or Theatre cards a side has (SKIES-DOC-01, SKIES-DOC-02)."""
    if not t.extended or not t.options["doctrine_theatre"]:
        return 0
    count = doctrine_count(len(s.roster.own[side])) if kind == DOCTRINE else THEATRES
    return min(count, len(t.pools[side][kind]))


def slots(t: Tables, s: State, seat: int) -> list[int]:
    """Return the kinds of the cards that a seat picks, in their order.

    Ace cards that a mission prescribes are nobody's choice (SKIES-CAMP-07).
    """
    told = t.scenario.side[seat].abilities
    found = [ACE] * ace_slots(t, s, seat) if told is None else []
    if _agreed(s):
        for kind in (DOCTRINE, THEATRE):
            found += [kind] * wanted(t, s, seat, kind)
    return found


def _agreed(s: State) -> bool:
    return any(frame[0] == f.PREPARE and frame[2] for frame in s.stack)


def legal_force(t: Tables, s: State, seat: int) -> list[int]:
    """Return what a seat may pick next; an Ace card may be left out (SKIES-ACE-03)."""
    todo, mine = slots(t, s, seat), s.picks[seat]
    if s.ready >> seat & 1 or len(mine) >= len(todo):
        return []
    kind = todo[len(mine)]
    free = Counter(t.pools[seat][kind])
    free.subtract(Counter(face for face in mine if face >= 0))
    found = sorted(c.CARD + face for face, left in free.items() if left > 0)
    return [c.PASS, *found] if kind == ACE else found


def pick(t: Tables, s: State, seat: int, choice: int) -> None:
    s.picks[seat].append(NOBODY if choice == c.PASS else choice - c.CARD)
    if len(s.picks[seat]) == len(slots(t, s, seat)):
        s.ready |= 1 << seat


def bar_choose(t: Tables, s: State, frame: Frame, seat: int, choice: int) -> Refusal | None:
    todo, mine = slots(t, s, seat), s.picks[seat]
    kind = todo[len(mine)]
    rule = "SKIES-ACE-03" if kind == ACE else "SKIES-DOC-03"
    if choice == c.PASS:
        return None if kind == ACE else Refusal(rule, {"kind": KINDS[kind]})
    face = choice - c.CARD
    if not 0 <= face < len(t.faces.card):
        return no_answer(frame)
    pool = t.pools[seat][kind]
    if pool.count(face) > mine.count(face):
        return None
    return Refusal(rule, {"card": t.faces.names[face]})


def apply_choose(t: Tables, s: State, seat: int, choice: int, out: Out) -> None:
    pick(t, s, seat, choice)
    if s.ready == 3:
        s.stack.pop()


def choosable(t: Tables, s: State, frame: Frame, seat: int) -> list[int]:
    todo, mine = slots(t, s, seat), s.picks[seat]
    if len(mine) >= len(todo):
        return []
    kind = todo[len(mine)]
    faces = [face for face in range(len(t.faces.card)) if t.faces.kind[face] == kind]
    return [c.PASS, *(c.CARD + face for face in faces)]


def run_choices(t: Tables, s: State) -> None:
    """Ask those who have cards to pick, in secret and at the same time."""
    s.ready = sum(1 << seat for seat in (0, 1) if not slots(t, s, seat))
    if s.ready == 3:
        return
    s.stack.append((f.CHOOSE, 0, 0, 0))


# Building.


def deal(
    t: Tables,
    side: int,
    kind: int,
    count: int,
    known: Sequence[int],
    chance: Chance,
    *,
    flying: bool = False,
) -> list[int]:
    """Return cards of a kind that a side may have, those that are known of among them.

    Whole layers come before others (SKIES-RULING-06); what is left is dealt from the last. Once
    a game is `flying`, Deployment cards would have been seen.
    """
    sure: list[int] = []
    pool: list[int] = []
    for layer in t.layers[side][kind]:
        if len(sure) + len(layer) > count:
            pool = layer
            break
        sure += layer
    more = Counter(known) - Counter(sure)
    free = Counter(pool) - more
    rest = sorted(face for face in free.elements() if not (flying and t.faces.deployment[face]))
    chance.shuffle(rest)
    found = sure + sorted(more.elements())
    return sorted(found + rest[: max(0, count - len(found))])


def build(t: Tables, s: State, out: Out) -> None:
    """Put the decks together (SKIES-DECK-01 to -03, SKIES-DOC-01, SKIES-BOB-01)."""
    agreed = _agreed(s)
    for side in (0, 1):
        mine = [face for face in s.picks[side] if face != NOBODY]
        if t.scenario.side[side].abilities is not None:
            mine += t.pools[side][ACE][: ace_slots(t, s, side)]
        cards = traits(t, s, side) + mine
        if not agreed:
            for kind in (DOCTRINE, THEATRE):
                cards += deal(t, side, kind, wanted(t, s, side, kind), (), s.chance)
        s.stock[side], s.decks[side] = sorted(cards), sorted(cards)
        if out is not None:
            kinds = Counter(KINDS[t.faces.kind[face]] for face in cards)
            out.append(DeckBuilt(side, {kind: kinds[kind] for kind in KINDS}))
    s.picks, s.ready, s.splits = [[], []], 0, []


# Hands.


def draw(t: Tables, s: State, side: int, out: Out) -> None:
    """Fill a hand from the own deck; an empty one is made of the discards.

    Rules: SKIES-HAND-02, SKIES-HAND-03, SKIES-REFILL-03, SKIES-RULING-11.
    """
    hand, deck = s.hands[side], s.decks[side]
    drawn: list[int] = []
    while len(hand) + len(drawn) < hand_size(s, side):
        if not deck:
            if not s.discards[side]:
                break
            recycle(deck, s.discards[side], s.chance)
            if out is not None:
                out.append(Reshuffled(side, len(deck)))
        drawn.append(deck.pop())
    if drawn:
        s.hands[side] = sorted(hand + drawn)
        if out is not None:
            names = tuple(sorted(t.faces.names[face] for face in drawn))
            out.append(CardsDrawn(side, len(drawn), names))


def deal_hands(t: Tables, s: State, out: Out) -> None:
    """Shuffle the decks and draw the first hands (SKIES-BASE-10, SKIES-HAND-02)."""
    for side in (0, 1):
        s.decks[side].sort()
        s.chance.shuffle(s.decks[side])
    for side in (0, 1):
        draw(t, s, side, out)


def show(t: Tables, s: State, side: int, face: int) -> None:
    """Note that everybody has seen a card of a deck (SKIES-BASE-54)."""
    if t.faces.kind[face] == TRAIT:
        return
    seen = [*s.discards[side], *s.removed[side], *s.known[side]]
    seen += [card for owner, card, _, _ in s.played if owner == side]
    if seen.count(face) > s.shown[side].count(face):
        s.shown[side] = sorted([*s.shown[side], face])


SECRETS: Final = {
    f.CONSENT: Secret(waiting_seats, legal_consent, bar_consent, apply_consent, consents),
    f.CHOOSE: Secret(waiting_seats, legal_force, bar_choose, apply_choose, choosable),
}
DECISIONS: Final = {f.SPLIT: Decision(legal_split, bar_split, apply_split, splittable)}


def choose_again(t: Tables, world: State, seat: int | None, chance: Chance) -> None:
    """Let others pick other cards, and agree or not, as far as a seat can tell."""
    kind = world.stack[-1][0]
    if kind == f.CONSENT:
        for other in (0, 1):
            if other != seat and world.picks[other]:
                world.picks[other] = [chance.below(2)]
        return
    for other in (0, 1):
        if other == seat or not slots(t, world, other):
            continue
        done = world.ready >> other & 1
        world.picks[other], world.ready = [], world.ready & ~(1 << other)
        while done and not world.ready >> other & 1:
            legal = legal_force(t, world, other)
            pick(t, world, other, legal[chance.below(len(legal))])
