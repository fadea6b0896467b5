"""The game: its state, what happens, its rules, and all of it as the kernel knows it."""

from collections.abc import Sequence
from typing import Annotated, Any, Final, Self

import msgspec
from msgspec import Meta

from escadrille.content import placed
from escadrille.kernel.api import Event, Facts, Outcome, Refusal, Seat, View
from escadrille.kernel.decks import shuffled
from escadrille.kernel.options import Values
from escadrille.kernel.rng import Chance, seeded
from escadrille.mechanics.notation import Do, Notation, Span
from escadrille.mechanics.stacked import Decision, Dispatch, Frame, Out, Secret, StackedRules

CARDS: Final = ("stall", "glide", "turn", "climb", "loop", "dive")  # by their energy, from 0
COPIES, HAND, TOUGHNESS, ROUNDS, NOTHING = 4, 4, 3, 4, len(CARDS)
HOLD, SHOOT, CARD = range(3)  # choices; from CARD on they are cards
WORDS: Final = ("pass", "fire", *CARDS)  # what each choice is called in an order
LAY, FIRE, PASS = range(3)  # frames: a secret question, a seat's decision with its lead, a step

Pile = Annotated[list[Annotated[int, Meta(ge=0, lt=len(CARDS))]], Meta(max_length=24)]
Pair = Annotated[list[Annotated[int, Meta(ge=0, le=9)]], Meta(min_length=2, max_length=2)]


class Tables:
    def __init__(self, pack: Any, scenario: Any, options: Values) -> None:
        self.pack, self.scenario, self.options = pack, scenario, options
        self.seats, self.tracers = 2, int(options["tracers"])
        self.camps: Sequence[int] = (0, 1)


class State(msgspec.Struct, forbid_unknown_fields=True):
    """Pairs are by seat. A card that is laid is still in its hand; a deck's top is its end."""

    chance: Chance
    deck: Pile
    hands: Annotated[list[Pile], Meta(min_length=2, max_length=2)]
    discard: Pile
    laid: Pair
    damage: Pair
    rounds: Pair
    stack: Annotated[list[Frame], Meta(max_length=2)]

    def clone(self) -> Self:
        _, _, hands, *lists = msgspec.structs.astuple(self)
        copies = [hand[:] for hand in hands], *(one[:] for one in lists)
        return type(self)(self.chance.clone(), self.deck[:], *copies)

    def key(self) -> tuple[object, ...]:
        return (self.chance.word, self.chance.script, *msgspec.structs.astuple(self)[1:])


class Drew(Event, frozen=True, tag="drew"):
    rule = "JOUST-DECK-02"
    seat: Seat
    card: str | None

    def seen_by(self, seat: Seat | None) -> Self:
        return self if seat == self.seat else type(self)(self.seat, None)


class Turned(Event, frozen=True, tag="turned"):
    rule = "JOUST-PASS-04"
    cards: tuple[str, ...]


class Fired(Event, frozen=True, tag="fired"):
    rule = "JOUST-GUN-03"
    seat: Seat
    die: int
    hit: bool


def run_pass(t: Tables, s: State, frame: Frame, out: Out) -> None:
    """Begin a pass, or end the game where one is down or no card is left (JOUST-END-01)."""
    if max(s.damage) >= TOUGHNESS or not s.hands[0]:
        s.stack.pop()
    else:
        s.stack.append((LAY, 0, 0, 0))


def waiting(t: Tables, s: State) -> list[Seat]:
    return [seat for seat in range(2) if s.laid[seat] == NOTHING]


def legal_lay(t: Tables, s: State, seat: Seat) -> list[int]:
    return sorted({CARD + card for card in s.hands[seat]}) if s.laid[seat] == NOTHING else []


def bar_lay(t: Tables, s: State, frame: Frame, seat: Seat, choice: int) -> Refusal | None:
    """Return what bars an answer: each pass begins with a card, of one's own hand."""
    if choice < CARD:
        return Refusal("JOUST-PASS-01", {})
    own = choice - CARD in s.hands[seat]
    return None if own else Refusal("JOUST-PASS-02", {"card": CARDS[choice - CARD]})


def lay(t: Tables, s: State, seat: Seat, choice: int, out: Out) -> None:
    """Lay a card face down; the second turns both over, and who has more energy may fire."""
    s.laid[seat] = choice - CARD
    if NOTHING in s.laid:
        return
    lead = s.laid[0] - s.laid[1]
    s.stack[-1:] = [(FIRE, int(lead < 0), abs(lead), 0)] if lead else []
    told: list[Event] = [Turned(tuple(CARDS[card] for card in s.laid))]
    for each, card in enumerate(s.laid):
        s.hands[each].remove(card)
        if s.deck:
            told.append(Drew(each, CARDS[s.deck[-1]]))
            s.hands[each] = sorted([*s.hands[each], s.deck.pop()])
    s.discard, s.laid = s.discard + s.laid, [NOTHING, NOTHING]
    if out is not None:
        out += told


def legal_fire(t: Tables, s: State, frame: Frame) -> list[int]:
    return [HOLD, SHOOT] if s.rounds[frame[1]] else [HOLD]


def bar_fire(t: Tables, s: State, frame: Frame, seat: Seat, choice: int) -> Refusal | None:
    """Return what bars an answer: who is in position fires or holds, and a burst is a round."""
    if choice >= CARD:
        return Refusal("JOUST-GUN-01", {})
    return Refusal("JOUST-GUN-02", {"rounds": 0}) if choice > s.rounds[seat] else None


def think_fire(t: Tables, s: State, frame: Frame, seat: Seat) -> Sequence[int]:
    return HOLD, SHOOT


def fire(t: Tables, s: State, frame: Frame, choice: int, out: Out) -> None:
    """Roll the die: it hits with at most the lead (JOUST-GUN-03), with tracers one more."""
    _, seat, lead, _ = s.stack.pop()
    if choice == SHOOT:
        die = s.chance.below(6) + 1
        s.rounds[seat] -= 1
        s.damage[1 - seat] += die <= lead + t.tracers
        if out is not None:
            out.append(Fired(seat, die, die <= lead + t.tracers))


class Shot(Facts, frozen=True, tag="shot"):
    hits: int
    """Faces of the die, of six."""


def facts_fire(t: Tables, s: State, frame: Frame, seat: Seat, choice: int) -> Shot | None:
    return Shot(min(6, frame[2] + t.tracers)) if choice == SHOOT else None


class JoustView(View, frozen=True):
    seat: Seat | None
    asked: str | None
    turn: int
    hand: tuple[str, ...]
    laid: tuple[bool, ...]
    damage: tuple[int, ...]
    rounds: tuple[int, ...]
    deck: int


class JoustRules(StackedRules[Tables, State]):
    """See `escadrille.kernel.api.Rules`; what is not here comes from `StackedRules`."""

    system = "joust"
    notation = Notation((Span(0, Do, lambda t, s: WORDS),), "card, fire or pass")
    dispatch = Dispatch(
        names=("lay", "fire", "pass"),
        decisions={FIRE: Decision(legal_fire, bar_fire, fire, think_fire, facts=facts_fire)},
        steps={PASS: run_pass},
        composing=(),
        secrets={LAY: Secret(waiting, legal_lay, bar_lay, lay)},
    )

    def opening(self, chance: Chance) -> State:
        """Return the state before the first question (JOUST-DECK-01)."""
        deck = shuffled([COPIES for _ in CARDS], chance)
        hands = [sorted(deck.pop() for _ in range(HAND)) for _ in range(2)]
        damage, stack = list(self.t.scenario.damage), [(PASS, 0, 0, 0)]
        pairs = [NOTHING] * 2, damage, [ROUNDS] * 2
        return State(chance, deck, hands, [], *pairs, stack)

    def owner(self, state: State, frame: Frame) -> Seat:
        return frame[1]

    def unasked(self, state: State) -> Refusal:
        return Refusal("JOUST-PASS-03", {})

    def turn(self, state: State) -> int:
        return len(state.discard) // 2 + 1

    def outcome(self, state: State) -> Outcome | None:
        mine, yours = state.damage
        share = 0.5 if mine == yours else float(yours > mine)
        return None if state.stack else Outcome((yours, mine), (share, 1 - share), "damage")

    def view(self, state: State, seat: Seat | None) -> JoustView:
        """Return what a seat (None: a spectator) may know: no other hand, no order of the deck."""
        hand = () if seat is None else tuple(CARDS[card] for card in state.hands[seat])
        laid = tuple(card != NOTHING for card in state.laid)
        figures = tuple(state.damage), tuple(state.rounds), len(state.deck)
        asked = {pending.seat: pending.decision for pending in self.pending(state)}
        known = None if seat is None else asked.get(seat)
        return JoustView(seat, known, self.turn(state), hand, laid, *figures)

    def resample(self, state: State, seat: Seat | None, seed: int) -> State:
        """Deal anew what a seat cannot see: the deck, and what others hold or have laid."""
        world, chance = state.clone(), seeded(seed)
        others = [other for other in range(2) if other != seat]
        pool = sorted(world.deck + [card for other in others for card in world.hands[other]])
        chance.shuffle(pool)
        for other in others:
            world.hands[other] = sorted(pool.pop() for _ in world.hands[other])
            if world.laid[other] != NOTHING:
                world.laid[other] = world.hands[other][chance.below(len(world.hands[other]))]
        world.deck, world.chance = pool, chance
        return world

    def audit(self, state: State) -> list[str]:
        cards = sum(state.hands, state.deck + state.discard)
        laid = zip(state.laid, state.hands, strict=True)
        fits = {
            "cards": sorted(cards) == sorted([*range(len(CARDS))] * COPIES),
            "hands": len({*map(len, state.hands)}) == 1 and len(state.deck) % 2 == 0,
            "laid": all(card in (*hand, NOTHING) for card, hand in laid),
            "stack": all(kind in range(3) and seat in (0, 1) for kind, seat, _, _ in state.stack),
        }
        return [f"{what}: not as in any game" for what, is_so in fits.items() if not is_so]

    def situation(self, state: State) -> dict[str, Any]:
        told = msgspec.to_builtins(state, enc_hook=lambda chance: [chance.word, chance.script])
        game = {"system": self.system, "scenario": self.scenario, "options": self.options}
        return placed.written(self.t.pack, {**game, "state": told})
