"""A small game of another kind, to hold the suite against: both seats lay a card in secret.

The higher card wins the round, a die is rolled in public and forgotten, both draw again.
"""

import hashlib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from escadrille.kernel.api import Event, Order, Outcome, Pending, Refusal, View
from escadrille.kernel.errors import BadOrder, BadSituation, IllegalOrder
from escadrille.kernel.options import Values
from escadrille.kernel.rng import Chance, seeded
from escadrille.kernel.system import Content, Engine, System, Words

CARDS, HAND, NOTHING = 24, 4, -1
CATALOGUE = """
[HIGH-01]
title = {en = "Own cards", fr = "Ses propres cartes"}
en = "You lay a card of your own hand."
fr = "Vous posez une carte de votre main."
[HIGH-02]
title = {en = "One card", fr = "Une seule carte"}
en = "You lay one card a round."
fr = "Vous posez une carte par manche."
"""


class Lay(Order, frozen=True, tag="lay"):
    card: int


class Drew(Event, frozen=True, tag="drew"):
    seat: int
    card: int | None

    def seen_by(self, seat: int | None) -> "Drew":
        return self if seat == self.seat else Drew(self.seat, None)


class Laid(Event, frozen=True, tag="laid"):
    reveals = False
    seat: int


class Turned(Event, frozen=True, tag="turned"):
    cards: tuple[int, ...]


class Rolled(Event, frozen=True, tag="rolled"):
    die: int


class HighView(View, frozen=True):
    seat: int | None
    hand: tuple[int, ...]
    laid: tuple[bool, ...]
    own: int
    deck: int
    discard: tuple[int, ...]
    scores: tuple[int, ...]


class State(msgspec.Struct):
    deck: list[int]
    hands: list[list[int]]
    laid: list[int]
    discard: list[int]
    scores: list[int]
    word: int
    script: list[int]


class HighCard:
    system, scenario, seats = "high-card", "plain", 2
    camps: Sequence[int] = (0, 1)

    def __init__(self, origin: State | None = None) -> None:
        self.options: Values = {}
        self.packs: Mapping[str, str] = {}
        self.origin = origin

    def start(self, seed: int, generator: int = 1) -> State:
        if self.origin is not None:
            return self.clone(self.origin)
        chance = seeded(seed, generator)
        deck = list(range(CARDS))
        chance.shuffle(deck)
        hands = [sorted(deck.pop() for _ in range(HAND)) for _ in range(2)]
        return State(deck, hands, [NOTHING, NOTHING], [], [0, 0], chance.word, [])

    def pending(self, state: State) -> tuple[Pending, ...]:
        waiting = [seat for seat in range(2) if state.laid[seat] == NOTHING and state.hands[seat]]
        return tuple(Pending(seat, "lay") for seat in waiting)

    def legal(self, state: State, seat: int) -> list[int]:
        return state.hands[seat][:] if state.laid[seat] == NOTHING else []

    def apply(self, state: State, seat: int, choice: int, out: list[Event] | None = None) -> None:
        told: list[Event] = [Laid(seat)]
        state.hands[seat].remove(choice)
        state.laid[seat] = choice
        if NOTHING not in state.laid:
            chance = Chance(state.word, state.script)
            told += [Turned(tuple(state.laid)), Rolled(chance.below(6) + 1)]
            state.word, state.script = chance.word, chance.script
            state.scores[state.laid.index(max(state.laid))] += 1
            state.discard += state.laid
            state.laid = [NOTHING, NOTHING]
            for drawer in range(2):
                if state.deck:
                    card = state.deck.pop()
                    state.hands[drawer] = sorted([*state.hands[drawer], card])
                    told.append(Drew(drawer, card))
        if out is not None:
            out += told

    def clone(self, state: State) -> State:
        hands = [hand[:] for hand in state.hands]
        piles = (state.deck[:], hands, state.laid[:], state.discard[:])
        return State(*piles, state.scores[:], state.word, state.script[:])

    def view(self, state: State, seat: int | None) -> HighView:
        return HighView(
            seat,
            tuple(state.hands[seat]) if seat is not None else (),
            tuple(card != NOTHING for card in state.laid),
            state.laid[seat] if seat is not None else NOTHING,
            len(state.deck),
            tuple(state.discard),
            tuple(state.scores),
        )

    def resample(self, state: State, seat: int | None, seed: int) -> State:
        world, chance = self.clone(state), seeded(seed)
        others = [other for other in range(2) if other != seat]
        pool = sorted(world.deck + [card for other in others for card in self._kept(world, other)])
        chance.shuffle(pool)
        for other in others:
            cards = [pool.pop() for _ in self._kept(world, other)]
            if world.laid[other] != NOTHING:
                world.laid[other] = cards.pop()
            world.hands[other] = sorted(cards)
        world.deck, world.word, world.script = pool, chance.word, []
        return world

    def _kept(self, state: State, seat: int) -> list[int]:
        return state.hands[seat] + [card for card in [state.laid[seat]] if card != NOTHING]

    def turn(self, state: State) -> int:
        return sum(state.scores) + 1

    def outcome(self, state: State) -> Outcome | None:
        if self.pending(state):
            return None
        best = [score == max(state.scores) for score in state.scores]
        return Outcome(tuple(state.scores), tuple(won / sum(best) for won in best), "cards")

    def order(self, state: State, seat: int, choice: int) -> Lay:
        return Lay(choice)

    def choice(self, state: State, seat: int, order: Order) -> int:
        if not isinstance(order, Lay) or not 0 <= seat < 2:
            raise BadOrder(f"{order} of seat {seat} means nothing")
        if not 0 <= order.card < CARDS:
            raise BadOrder(f"there is no card {order.card}")
        found = self.bar(state, seat, order.card)
        if found is not None:
            raise IllegalOrder(seat, order, found.rule, **found.facts)
        return order.card

    def bar(self, state: State, seat: int, choice: int) -> Refusal | None:
        if state.laid[seat] != NOTHING or not state.hands[seat]:
            return Refusal("HIGH-02", {"laid": state.laid[seat]})
        if choice not in state.hands[seat]:
            return Refusal("HIGH-01", {"card": choice})
        return None

    def choices(self, state: State, seat: int) -> range:
        return range(CARDS)

    def onward(self, state: State, seat: int, choice: int) -> None:
        return None

    def refusals(self, state: State, seat: int) -> list[tuple[Order, Refusal]]:
        found = [(Lay(card), self.bar(state, seat, card)) for card in range(CARDS)]
        asked = state.laid[seat] == NOTHING
        return [(order, refusal) for order, refusal in found if asked and refusal]

    def write(self, order: Any) -> str:
        return str(order.card)

    def read(self, state: State, seat: int, text: str) -> list[Order]:
        if not text.isdecimal():
            raise BadOrder(f"{text!r} is no card")
        return [Lay(self.choice(state, seat, Lay(int(text))))]

    def digest(self, state: State) -> str:
        return hashlib.sha256(msgspec.json.encode(state)).hexdigest()

    def script(self, state: State) -> list[int]:
        return state.script

    def audit(self, state: State) -> list[str]:
        held = [card for seat in range(2) for card in self._kept(state, seat)]
        found = sorted(state.deck + state.discard + held)
        return [] if found == list(range(CARDS)) else [f"cards: {found}"]

    def situation(self, state: State) -> dict[str, Any]:
        return {"system": self.system, **msgspec.to_builtins(state)}


def read_situation(raw: dict[str, Any], packs: Any = ()) -> tuple[HighCard, State]:
    try:
        state = msgspec.convert({k: v for k, v in raw.items() if k != "system"}, State)
    except msgspec.ValidationError as error:
        raise BadSituation([str(error)]) from error
    return HighCard(state), HighCard().clone(state)


def make_system(catalogue: Path) -> System:
    catalogue.write_text(CATALOGUE, encoding="utf-8")
    return System(
        slug=HighCard.system,
        engine=Engine(
            version=1,
            option_sets={"plain": {}},
            order_type=Lay,
            event_type=Drew | Laid | Turned | Rolled,
            configure=lambda scenario="plain", options=None, packs=(): HighCard(),
            read_situation=read_situation,
        ),
        content=Content(
            first_scenario="plain",
            scenarios=lambda packs=(): [],
            tables=lambda packs=(): {},
            check=lambda folder: None,
        ),
        words=Words(catalogue=catalogue, presenter=None),  # type: ignore[arg-type]
    )
