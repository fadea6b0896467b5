"""Decks: every card once, and a pile that comes back whatever its order."""

from escadrille.kernel.decks import recycle, shuffled
from escadrille.kernel.rng import Chance, seeded


def test_a_deck_holds_so_many_cards_of_each_face() -> None:
    deck = shuffled([2, 0, 3], seeded(1))
    assert sorted(deck) == [0, 0, 2, 2, 2]


def test_decks_of_one_seed_are_equal_and_of_another_are_not() -> None:
    copies = [4] * 10
    assert shuffled(copies, seeded(1)) == shuffled(copies, seeded(1))
    assert shuffled(copies, seeded(1)) != shuffled(copies, seeded(2))


def test_the_pile_becomes_the_deck_whatever_its_order() -> None:
    one: list[int] = []
    other: list[int] = []
    pile, same_pile = [3, 1, 2, 1], [1, 1, 2, 3]
    recycle(one, pile, Chance(9))
    recycle(other, same_pile, Chance(9))
    assert one == other
    assert sorted(one) == [1, 1, 2, 3]
    assert pile == same_pile == []
