"""The suite notices each kind of sabotage: a check that cannot fail proves nothing."""

import itertools
from typing import Any, ClassVar

import msgspec
import pytest

from escadrille.kernel.api import Event, Facts, Order, Refusal
from escadrille.kernel.errors import IllegalOrder
from escadrille.kernel.registry import system
from escadrille.kernel.rng import Chance
from escadrille.systems.flames.engine import FlamesRules
from escadrille.systems.flames.events import Discarded, Drew
from escadrille.systems.flames.state import State
from escadrille.systems.flames.view import FlamesView
from escadrille.testing import contract, walks


class Reversed(FlamesRules):
    def legal(self, state: State, seat: int) -> list[int]:
        return super().legal(state, seat)[::-1]


class ForAnybody(FlamesRules):
    """A seat that is not asked may choose."""

    def legal(self, state: State, seat: int) -> list[int]:
        return super().legal(state, seat) or [0]


class LostCard(FlamesRules):
    def apply(self, state: State, seat: int, choice: int, out: list[Event] | None = None) -> None:
        super().apply(state, seat, choice, out)
        if state.turn == 2 and state.deck:
            state.deck.pop(0)


class Race(FlamesRules):
    """Chance depends on who answered a secret question first."""

    def apply(self, state: State, seat: int, choice: int, out: list[Event] | None = None) -> None:
        if state.turn == 0:
            state.chance.word = (3 * state.chance.word + seat) % (1 << 64)
        super().apply(state, seat, choice, out)


class NoOutcome(FlamesRules):
    def outcome(self, state: State) -> None:
        return None


class OneCamp(FlamesRules):
    """Seats that fight each other are said to win together."""

    def __init__(self, *made: Any) -> None:
        super().__init__(*made)
        self.camps = [0] * self.seats


class Mumbled(FlamesRules):
    """Every order is written the same."""

    def write(self, order: Order) -> str:
        return "pass"


class NoRule(FlamesRules):
    """Refusals cite nothing."""

    def choice(self, state: State, seat: int, order: Order) -> int:
        try:
            return super().choice(state, seat, order)
        except IllegalOrder as error:
            raise IllegalOrder(seat, order, "") from error


class Accepted(FlamesRules):
    """Whatever is ordered is taken for the first legal choice."""

    def choice(self, state: State, seat: int, order: Order) -> int:
        try:
            return super().choice(state, seat, order)
        except IllegalOrder:
            return 0


class InventedRule(FlamesRules):
    def refusals(self, state: State, seat: int) -> list[tuple[Order, Refusal]]:
        found = super().refusals(state, seat)
        return [(order, Refusal("FLAMES-HOUSE-01", why.facts)) for order, why in found]


class TooStrict(FlamesRules):
    """Something legal is said to be barred."""

    def bar(self, state: State, seat: int, choice: int) -> Refusal | None:
        return super().bar(state, seat, choice) or Refusal("FLAMES-PLAY-15", {})


class TooKind(FlamesRules):
    """Nothing is barred."""

    def bar(self, state: State, seat: int, choice: int) -> Refusal | None:
        return None


class ListReader(FlamesRules):
    """What bars a choice is that the list does not have it."""

    def bar(self, state: State, seat: int, choice: int) -> Refusal | None:
        legal = choice in self.legal(state, seat)
        return None if legal else Refusal("FLAMES-PLAY-15", {})


class SomeReason(FlamesRules):
    """A card without a use is barred by the first rule that comes to mind."""

    def bar(self, state: State, seat: int, choice: int) -> Refusal | None:
        found = super().bar(state, seat, choice)
        onward = found and self.onward(state, seat, choice)
        return Refusal("FLAMES-PLAY-15", {}) if onward else found


class FirstWord(FlamesRules):
    """A line is judged by its first word alone."""

    def read(self, state: State, seat: int, text: str) -> list[Order]:
        self.choice(state, seat, self.parse(state, seat, text.split(maxsplit=1)[0]))
        return super().read(state, seat, text)


class SharedList(FlamesRules):
    def clone(self, state: State) -> State:
        twin = super().clone(state)
        twin.discard = state.discard
        return twin


class SharedFigures(FlamesRules):
    """What the hash leaves out is shared."""

    def clone(self, state: State) -> State:
        twin = super().clone(state)
        twin.row = state.row
        return twin


class CuriousView(FlamesRules):
    """Looking rolls a die."""

    def view(self, state: State, seat: int | None) -> FlamesView:
        state.chance.below(6)
        return super().view(state, seat)


class RealDice(FlamesRules):
    """Chance from somewhere else than the state."""

    dice = itertools.count()

    def start(self, seed: int, generator: int = 1) -> State:
        return super().start(seed + next(self.dice), generator)


class SharedDice(FlamesRules):
    """A bot that imagines a world takes from the chance of the true one."""

    def resample(self, state: State, seat: int | None, seed: int) -> State:
        state.chance.below(6)
        return super().resample(state, seat, seed)


class OpenDrew(Drew, frozen=True):
    """Everybody sees the cards that are drawn."""

    def seen_by(self, seat: int | None) -> "OpenDrew":
        return self


class QuietDiscarded(Discarded, frozen=True):
    """A hidden card is shown, and the event does not say so."""

    reveals = False


class ChangedEvents(FlamesRules):
    kinds: ClassVar[dict[type[Event], type[Event]]]

    def apply(self, state: State, seat: int, choice: int, out: list[Event] | None = None) -> None:
        told: list[Event] = []
        super().apply(state, seat, choice, told)
        if out is not None:
            out += [
                msgspec.convert(event, self.kinds[type(event)], from_attributes=True)
                if type(event) in self.kinds
                else event
                for event in told
            ]


class LeakyEvent(ChangedEvents):
    kinds: ClassVar = {Drew: OpenDrew}


class QuietEvent(ChangedEvents):
    kinds: ClassVar = {Discarded: QuietDiscarded}


class Forgetful(FlamesRules):
    """A situation leaves something out."""

    def situation(self, state: State) -> dict[str, Any]:
        return {name: value for name, value in super().situation(state).items() if name != "turn"}


class LeakyView(FlamesRules):
    """A spectator sees the hands of seat 0."""

    def view(self, state: State, seat: int | None) -> FlamesView:
        seen = super().view(state, seat)
        if seat is not None:
            return seen
        return msgspec.structs.replace(seen, aircraft=super().view(state, 0).aircraft)


class LeakyRefusal(FlamesRules):
    """The facts of a refusal tell what an enemy holds."""

    def choice(self, state: State, seat: int, order: Order) -> int:
        try:
            return super().choice(state, seat, order)
        except IllegalOrder as error:
            raise IllegalOrder(seat, order, error.rule, masks=state.mask) from error


class Hands(Facts, frozen=True):
    masks: list[int]


class LeakyFacts(FlamesRules):
    """The facts of a legal choice tell what an enemy holds."""

    def facts(self, state: State, seat: int, choice: int) -> Facts:
        return Hands(state.mask)


class TrueWorld(FlamesRules):
    """Bots imagine the true hands."""

    def resample(self, state: State, seat: int | None, seed: int) -> State:
        world = super().clone(state)
        world.chance = Chance(seed)
        return world


class Hinted(FlamesRules):
    """Which worlds a seed stands for hangs on what is hidden."""

    def resample(self, state: State, seat: int | None, seed: int) -> State:
        return super().resample(state, seat, int(self.digest(state)[:8], 16) + seed)


class TrueDeck(FlamesRules):
    """Bots imagine other hands, but know what they will draw themselves."""

    def resample(self, state: State, seat: int | None, seed: int) -> State:
        top = state.deck[-20:]
        rest = super().clone(state)
        del rest.deck[-20:]
        world = super().resample(rest, seat, seed)
        world.deck += top
        return world


SABOTAGES: list[tuple[type[FlamesRules], str]] = [
    (Reversed, "decisions"),
    (ForAnybody, "decisions"),
    (LostCard, "legal_choices_apply"),
    (LostCard, "nothing_vanishes"),
    (Race, "simultaneous_answers_commute"),
    (NoOutcome, "games_end"),
    (OneCamp, "games_end"),
    (Mumbled, "orders_round_trip"),
    (NoRule, "illegal_orders_are_refused"),
    (Accepted, "illegal_orders_are_refused"),
    (InventedRule, "refusals_teach"),
    (TooStrict, "bars_agree_with_legal"),
    (TooKind, "bars_agree_with_legal"),
    (ListReader, "bars_ask_no_list"),
    (SomeReason, "plays_are_barred_by_what_follows"),
    (FirstWord, "lines_are_judged_whole"),
    (SharedList, "clones_share_nothing"),
    (SharedFigures, "clones_share_nothing"),
    (CuriousView, "questions_change_nothing"),
    (RealDice, "same_seed_same_game"),
    (SharedDice, "bots_disturb_nothing"),
    (LeakyEvent, "events_can_be_sent"),
    (RealDice, "records_round_trip"),
    (Forgetful, "situations_round_trip"),
    (LeakyView, "worlds_look_alike"),
    (Hinted, "worlds_look_alike"),
    (LeakyRefusal, "worlds_look_alike"),
    (LeakyFacts, "worlds_look_alike"),
    (SharedDice, "worlds_look_alike"),
    (TrueWorld, "worlds_vary"),
    (TrueDeck, "worlds_vary"),
    (QuietEvent, "events_say_what_they_reveal"),
    (LeakyEvent, "events_tell_no_secrets"),
]


@pytest.fixture(scope="module")
def honest() -> FlamesRules:
    rules = system("flames").engine.configure(scenario="first-duel")
    assert isinstance(rules, FlamesRules)
    return rules


@pytest.mark.parametrize(("sabotage", "name"), SABOTAGES)
def test_the_right_check_fails(sabotage: type[FlamesRules], name: str, honest: FlamesRules) -> None:
    check = dict(contract.checks())[name]
    rules = sabotage(honest.t)
    faults = []
    for seed in range(3):
        try:
            check(rules, seed)
        except AssertionError as fault:
            faults.append(str(fault))
    assert any(faults)


def test_every_check_can_fail() -> None:
    assert {name for _, name in SABOTAGES} == {name for name, _ in contract.checks()}


def test_an_endless_game_is_noticed(honest: FlamesRules, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(walks, "LONGEST", 20)
    with pytest.raises(AssertionError, match="no end after 20 decisions"):
        dict(contract.checks())["games_end"](honest, 0)
