"""Chance: equal on every machine for ever, even, and scripted where a test wants it."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from escadrille.kernel.rng import Chance, commitment, dealt, seal, seeded

SECOND = 1 << 128
WORDS = st.integers(0, (1 << 64) - 1) | st.integers(SECOND, 2 * SECOND - 1)


def test_the_generator_is_splitmix64() -> None:
    """The first answers of the reference implementation for this seed."""
    chance = Chance(1234567)
    assert [chance.below(1 << 64) for _ in range(5)] == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@given(state=st.integers(0, SECOND - 1))
def test_the_second_generator_is_pcg64_dxsm(state: int) -> None:
    """As numpy has it, with the increment of the reference implementation."""
    numpy = pytest.importorskip("numpy")
    reference, inc = numpy.random.PCG64DXSM(), 0x5851F42D4C957F2D14057B7EF767814F
    reference.state = {**reference.state, "state": {"state": state, "inc": inc}, "has_uint32": 0}
    chance = Chance(state | SECOND)
    answers = [chance.below(1 << 64) for _ in range(5)]
    assert answers == [int(word) for word in reference.random_raw(5)]


@given(seed=st.integers(0, SECOND - 1), bit=st.integers(0, 127))
def test_every_bit_of_the_second_word_counts(seed: int, bit: int) -> None:
    chance, other = Chance(seed | SECOND), Chance((seed ^ 1 << bit) | SECOND)
    assert [chance.below(1 << 64) for _ in range(3)] != [other.below(1 << 64) for _ in range(3)]


def test_a_seed_gives_the_same_game_for_ever() -> None:
    """Records are replayed by their seed: should this fail, every record is worthless."""
    assert [seeded(seed).word for seed in (0, 7, -1, 10**30)] == [
        13886166436900390925,
        12891755973365514591,
        7579249965276794399,
        5914576757407205845,
    ]
    assert [hex(seeded(seed, 2).word) for seed in (0, 10**30)] == [
        "0x1c0b592cd6366480df6316dacbd85d1c2",
        "0x15214cc395e09c9d5b0b5c9e931216098",
    ]
    chance = seeded(7)
    assert [chance.below(6) for _ in range(12)] == [0, 3, 2, 2, 1, 3, 0, 4, 4, 5, 3, 0]
    cards = list(range(10))
    seeded(7).shuffle(cards)
    assert cards == [4, 8, 2, 9, 6, 1, 7, 3, 5, 0]


@given(word=WORDS, n=st.integers(1, 1 << 64))
def test_below_stays_below(word: int, n: int) -> None:
    assert 0 <= Chance(word).below(n) < n


@pytest.mark.parametrize("n", [2, 6, 110])
def test_below_is_even(n: int) -> None:
    chance, rolls = seeded(1), 1000 * n
    counts = [0] * n
    for _ in range(rolls):
        counts[chance.below(n)] += 1
    expected = rolls / n
    chi_squared = sum((count - expected) ** 2 / expected for count in counts)
    # Five standard deviations of a chi-squared of n - 1 degrees of freedom.
    assert abs(chi_squared - (n - 1)) < 5 * (2 * (n - 1)) ** 0.5


@given(word=WORDS, cards=st.lists(st.integers(0, 9)))
def test_a_shuffle_keeps_the_cards(word: int, cards: list[int]) -> None:
    shuffled = cards[:]
    Chance(word).shuffle(shuffled)
    assert sorted(shuffled) == sorted(cards)


def test_every_order_is_as_likely_as_another() -> None:
    chance = seeded(2)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(6000):
        cards = [0, 1, 2]
        chance.shuffle(cards)
        counts[tuple(cards)] = counts.get(tuple(cards), 0) + 1
    assert len(counts) == 6
    assert all(850 < count < 1150 for count in counts.values())


def test_a_script_answers_before_the_generator() -> None:
    chance, plain = Chance(5, [3, 0]), Chance(5)
    assert [chance.below(6), chance.below(6)] == [3, 0]
    assert chance.word == 5
    assert [chance.below(6) for _ in range(5)] == [plain.below(6) for _ in range(5)]


@pytest.mark.parametrize("answer", [-1, 6])
def test_a_script_cannot_answer_what_was_not_asked(answer: int) -> None:
    with pytest.raises(ValueError, match=f"answers {answer} where 0 to 5 was asked"):
        Chance(0, [answer]).below(6)


def test_a_clone_goes_its_own_way() -> None:
    chance = Chance(5, [1, 2])
    twin = chance.clone()
    first = [twin.below(6) for _ in range(4)]
    assert (chance.word, chance.script) == (5, [1, 2])
    assert [chance.below(6) for _ in range(4)] == first


def test_a_commitment_tells_seeds_apart_and_is_not_the_seed_of_the_generator() -> None:
    assert commitment(7) == commitment(7) != commitment(8)
    assert int(commitment(7)[:16], 16) != seeded(7).word


def test_parts_and_their_seals_are_equal_on_every_machine() -> None:
    """A page in a browser makes the same: src/escadrille/web/lib/seal.js."""
    assert dealt(7, {}) == 7
    assert (
        hex(dealt(7, {1: "b" * 32, 0: "a" * 32}))
        == "0x596c067b2883792ecec4fb67f451ee928be79df09a27aeaf0d5e52289aebee7"
    )
    assert seal("a" * 32) == "16d28bd1a0b2789b27d6df5e5f2532aaae990d3bcf46a414114740196d5e2037"
    assert seal("a" * 32) != seal("b" * 32)
