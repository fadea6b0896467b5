"""The second format of the record: what it may say beyond the first, which stays readable."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from escadrille.kernel import game, record
from escadrille.kernel.errors import BadOrder, BadRecord
from escadrille.kernel.game import Game
from escadrille.kernel.rng import dealt, seeded
from escadrille.testing.walks import any_answer

REPLAYS = Path(__file__).parent.parent / "replays"
ANNA, BERT = "0123456789abcdef" * 2, "fedcba9876543210" * 2


def play_on(played: Game, count: int, chance: Any = None) -> None:
    chance = chance or seeded(len(played.orders))
    for _ in range(count):
        seat, choice = any_answer(played.rules, played.state, chance)
        played.order(seat, played.rules.order(played.state, seat, choice), "")


def alone(seed: int = 3) -> Game:
    return game.new("flames", seed=seed, seats=["human", "tactical"])


def facts(played: Game) -> tuple[Any, ...]:
    return (
        played.rules.digest(played.state),
        played.orders[:],
        played.events[:],
        played.given[:],
        played.pending,
    )


def dumped(played: Game, lines: list[record.Line], tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    path.write_bytes(record.dump(played.header, lines, None))
    return path


def lines_of(played: Game) -> list[record.Line]:
    return [
        record.Line(n, seat, msgspec.Raw(msgspec.json.encode(order)), drawn=given.drawn)
        for n, ((seat, order), given) in enumerate(zip(played.orders, played.given, strict=True))
    ]


def header_of(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode(path.read_bytes().partition(b"\n")[0])
    return found


# The formats.


FIRST = [path for path in sorted(REPLAYS.glob("*/*.jsonl")) if header_of(path)["escadrille"] == 1]


@pytest.mark.parametrize("path", FIRST, ids=lambda path: path.stem)
def test_a_record_of_the_first_format_is_written_back_to_the_letter(path: Path) -> None:
    read = record.read(path)
    assert read.header.escadrille == 1
    assert read.header.generator == 1
    assert record.dump(read.header, read.lines, read.end) == path.read_bytes()


def test_a_new_record_is_of_the_second_format_and_names_its_generator(tmp_path: Path) -> None:
    header = header_of(dumped(alone(), [], tmp_path))
    assert (header["escadrille"], header["chance"]) == (2, 2)
    assert "parts" not in header
    assert "origin" not in header


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"escadrille": 3}, "format 3; this house reads 1 and 2"),
        ({"chance": 3}, "chance 3: this house has no such generator"),
        ({"parts": {"0": "0123"}}, "parts"),
        ({"weather": "fine"}, "weather"),
    ],
)
def test_a_header_of_another_house_is_refused(
    change: dict[str, Any], fault: str, tmp_path: Path
) -> None:
    path = dumped(alone(), [], tmp_path)
    path.write_bytes(msgspec.json.encode({**header_of(path), **change}) + b"\n")
    with pytest.raises(BadRecord, match=fault):
        record.read(path)


def test_the_generators_deal_differently_and_a_record_keeps_its_own(tmp_path: Path) -> None:
    first = game.new("flames", seed=3, seats=["human", "human"], generator=1)
    second = game.new("flames", seed=3, seats=["human", "human"])
    assert first.rules.digest(first.state) != second.rules.digest(second.state)
    for played in (first, second):
        again, _ = game.load(dumped(played, [], tmp_path))
        assert again.rules.digest(again.state) == played.rules.digest(played.state)


def test_a_game_tells_where_it_came_from(tmp_path: Path) -> None:
    origin = record.Origin(campaign="channel-1940", mission=3)
    played = game.new("flames", seed=3, seats=["human", "tactical"], origin=origin)
    path = dumped(played, [], tmp_path)
    assert header_of(path)["origin"] == {"campaign": "channel-1940", "mission": 3}
    assert record.read(path).header.origin == origin


# Parts of the deal.


def test_everyone_s_part_counts_for_the_deal() -> None:
    plain = alone().header
    whole = msgspec.structs.replace(plain, parts={0: ANNA, 1: BERT})
    others = [
        plain,
        msgspec.structs.replace(plain, parts={0: ANNA}),
        msgspec.structs.replace(plain, parts={0: BERT, 1: ANNA}),
        msgspec.structs.replace(whole, seed=4),
    ]
    assert plain.deal == plain.seed
    assert whole.deal == dealt(3, {1: BERT, 0: ANNA})
    assert whole.deal not in {other.deal for other in others}
    digests = {
        (restarted := game.restart(Path("it"), header)).rules.digest(restarted.state)
        for header in (whole, *others)
    }
    assert len(digests) == 5


# Orders taken back, alone against bots.


def test_what_is_taken_back_never_was_and_the_same_orders_have_the_same_dice() -> None:
    played, chance = alone(), seeded(1)
    play_on(played, 12, chance)
    then = facts(played)
    taken = [(*order, given.bot) for order, given in zip(played.orders, played.given, strict=True)]
    play_on(played, 8, chance)
    played.take_back(0, 8)
    assert facts(played) == then
    played.take_back(0, 12)
    assert facts(played) == facts(alone())
    for seat, order, bot in taken:
        played.order(seat, order, bot)
    assert facts(played) == then


def test_a_record_replays_what_was_taken_back(tmp_path: Path) -> None:
    played = alone()
    play_on(played, 9)
    lines = lines_of(played)
    played.take_back(0, 4)
    lines.append(record.Line(len(lines), 0, back=4))
    again, read = game.load(dumped(played, lines, tmp_path))
    assert read.lines[-1].back == 4
    assert facts(again) == facts(played)


@pytest.mark.parametrize(
    ("seats", "seat", "orders"),
    [
        (["human", "human"], 0, 1),  # somebody else has seen it
        (["human", "tactical"], 1, 1),  # a bot takes nothing back
        (["tactical", "tactical"], 0, 1),
        (["human", "tactical"], 0, 0),
        (["human", "tactical"], 0, 4),
        (["human", "tactical"], 0, -1),
    ],
)
def test_nobody_else_takes_back_and_no_more_than_there_is(
    seats: list[str], seat: int, orders: int
) -> None:
    played = game.new("flames", seed=3, seats=seats)
    play_on(played, 3)
    then = facts(played)
    with pytest.raises(BadOrder):
        played.take_back(seat, orders)
    assert facts(played) == then


# Chance that people enter.


def drawing() -> tuple[Game, Any, list[int]]:
    """A game of phantom before an order that throws dice, and what the generator answers."""
    played, chance = game.new("phantom", seed=1, seats=["human"]), seeded(5)
    while True:
        seat, choice = any_answer(played.rules, played.state, chance)
        order = played.rules.order(played.state, seat, choice)
        state = played.rules.clone(played.state)
        asked: list[int] = []
        state.chance = Listening(state.chance, asked)
        played.rules.apply(state, seat, choice)
        if asked and len(set(asked)) > 1:
            return played, order, asked
        played.order(seat, order)


class Listening:
    """Chance that notes what it answers."""

    def __init__(self, chance: Any, answers: list[int]) -> None:
        self.chance, self.answers = chance, answers
        self.script: list[int] = chance.script

    def below(self, n: int) -> int:
        self.answers.append(self.chance.below(n))
        return self.answers[-1]

    def shuffle(self, cards: Any) -> None:
        seeded(0).__class__.shuffle(self, cards)  # type: ignore[arg-type]

    def clone(self) -> Any:
        return self


def test_what_people_drew_answers_in_place_of_the_generator(tmp_path: Path) -> None:
    played, order, answers = drawing()
    before = played.state.chance.word
    played.order(0, order, drawn=answers)
    assert played.state.chance.word == before, "the generator was not asked"
    assert played.state.chance.script == []
    again, read = game.load(dumped(played, lines_of(played), tmp_path))
    assert list(read.lines[-1].drawn) == answers
    assert facts(again) == facts(played)


def test_drawn_answers_must_fit_and_be_used_up() -> None:
    played, order, answers = drawing()
    then = facts(played)
    with pytest.raises(BadOrder, match=r"drawn: of \d+ answers nothing asks for the last 2"):
        played.order(0, order, drawn=[*answers, 0, 0])
    with pytest.raises(BadOrder, match="drawn: the script answers 1000000"):
        played.order(0, order, drawn=[10**6])
    assert facts(played) == then


# Time that is up.


def test_a_seat_whose_time_is_up_has_lost(tmp_path: Path) -> None:
    played = game.new("flames", seed=3, seats=["human", "human"])
    play_on(played, 5)
    lines = lines_of(played)
    lines[-1] = msgspec.structs.replace(lines[-1], late=True)
    played.flag(1)
    assert played.outcome is not None
    assert (played.outcome.points, played.outcome.reason) == ((1.0, 0.0), "flagged")
    path = tmp_path / "game.jsonl"
    path.write_bytes(record.dump(played.header, lines, played.end(len(lines))))
    again, read = game.load(path)
    assert read.lines[-1].late
    assert again.outcome == played.outcome
    with pytest.raises(BadOrder, match="over"):
        again.flag(0)
