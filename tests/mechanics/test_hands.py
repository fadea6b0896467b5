from __future__ import annotations

from escadrille.kernel.rng import Chance
from escadrille.mechanics import hands


class Deck:
    """Tables and state in one: three faces, two aircraft."""

    faces = 3

    def __init__(self, *cards: str) -> None:
        self.copies = [3, 2, 4]
        self.face_of = {"ace": 0, "roll": 1, "turn": 2}
        self.hand = [0] * 6
        self.mask = [0, 0]
        self.held = [0, 0]
        self.discard: list[int] = []
        for aircraft, text in enumerate(cards):
            for name in text.split():
                face = self.face_of[name]
                self.hand[aircraft * 3 + face] += 1
                self.mask[aircraft] |= 1 << face
                self.held[aircraft] += 1
        left = hands.undealt(self, self)
        self.deck = [face for face, count in enumerate(left) for _ in range(count)]


def test_bits_and_faces_are_each_other_s_inverse() -> None:
    assert hands.bits([True, False, True, True]) == 0b1101
    assert hands.faces(0b1101) == (0, 2, 3)
    assert hands.faces(0) == ()


def test_a_card_taken_is_missed_only_when_it_was_the_last() -> None:
    t = Deck("ace ace roll")
    hands.take(t, t, 0, 0)
    assert (t.mask[0], t.held[0]) == (0b011, 2)
    hands.discard(t, t, 0, 0)
    assert (t.mask[0], t.held[0], t.discard) == (0b010, 1, [0])
    assert not hands.miscounted(t, t, 0)


def test_a_whole_hand_is_discarded() -> None:
    t = Deck("turn ace turn", "roll")
    assert hands.discard_all(t, t, 0) == [0, 2, 2] == t.discard
    assert (t.held, t.mask) == ([0, 1], [0, 0b010])
    assert hands.hand_of(t, t, 1) == [1]


def test_dealing_again_keeps_sizes_and_cards_and_one_s_own_hand() -> None:
    dealt = set()
    for seed in range(20):
        t = Deck("ace ace", "turn turn roll")
        hands.deal_again(t, t, [1], Chance(seed))
        assert hands.hand_of(t, t, 0) == [0, 0]
        assert t.held == [2, 3]
        assert not hands.miscounted(t, t, 1)
        assert hands.undealt(t, t, t.deck) == [0, 0, 0]
        dealt.add(tuple(hands.hand_of(t, t, 1)))
    assert len(dealt) > 3


def test_what_is_unseen_is_all_but_own_hands_and_open_piles() -> None:
    t = Deck("ace roll", "turn")
    assert hands.unseen(t, t, [0], [2, 2]) == [2, 1, 2]


def test_a_miscounted_hand_is_found() -> None:
    t = Deck("ace")
    t.held[0] = 2
    assert hands.miscounted(t, t, 0)
    t = Deck("ace")
    t.mask[0] = 0
    assert hands.miscounted(t, t, 0)
