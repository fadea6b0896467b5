from __future__ import annotations

from escadrille.mechanics.exchange import NOBODY, close_exchange, open_exchange, opponent, stands


class Table:
    def __init__(self) -> None:
        self.use = self.by = self.on = self.face = self.last = NOBODY
        self.chain: list[int] = []
        self.discard = [7]


def test_who_plays_the_last_card_prevails() -> None:
    s = Table()
    open_exchange(s, use=3, by=0, on=5, face=9)
    assert stands(s)
    assert opponent(s, 0) == 5
    s.last = 5
    assert not stands(s)
    assert opponent(s, 5) == 0
    s.last = 0
    assert stands(s)


def test_all_cards_of_an_exchange_are_discarded() -> None:
    s = Table()
    open_exchange(s, use=3, by=0, on=5, face=9)
    s.chain = [9, 2]
    close_exchange(s)
    assert s.discard == [7, 9, 2]
    assert (s.chain, s.use, s.by, s.on, s.face, s.last) == ([], -1, -1, -1, -1, -1)
