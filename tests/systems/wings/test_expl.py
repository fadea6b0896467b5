"""Explosions (group EXPL): where their cards lie, and whom they strike."""

from __future__ import annotations

from typing import Any

import pytest
from tests.systems.wings.scenes import duel, of, plane, step, table, tables_of

from escadrille.kernel.rng import Chance
from escadrille.systems.wings.events import Down, Drew
from escadrille.systems.wings.rules import piles
from escadrille.systems.wings.tables import EXPLOSION

LETTERS = ("A", "B", "C", "D")


def places(t: Any, letter: str, seeds: int = 400) -> tuple[int, set[int]]:
    """Return the size of a deck, and from the top every place at which an explosion came to lie."""
    tables = tables_of(t)
    pile = LETTERS.index(letter)
    found = set()
    for seed in range(seeds):
        cards = piles.pile_cards(tables, pile, 1)
        piles.shuffle(tables, cards, Chance(seed))
        assert sorted(cards) == piles.pile_cards(tables, pile, 1)
        found |= {n for n, f in enumerate(reversed(cards)) if tables.special[f] == EXPLOSION}
    return len(cards), found


@pytest.mark.rule("WINGS-EXPL-01")
@pytest.mark.parametrize("letter", ["A", "B"])
def test_explosions_lie_in_the_lower_half(letter: str) -> None:
    """36 other cards in A, 43 in B: the upper half is 18 or 22, the larger where it is odd."""
    size, found = places(duel(options={"explosion_lower_half": True}), letter)
    upper = {"A": 18, "B": 22}[letter]
    assert min(found) == upper
    assert found == set(range(upper, size))
    assert min(places(duel(), letter)[1]) < upper


@pytest.mark.rule("WINGS-EXPL-01")
def test_the_decks_of_flak_and_rockets_are_shuffled_as_ever() -> None:
    for letter in ("C", "D"):
        size, found = places(duel(options={"explosion_lower_half": True}), letter)
        assert found == set(range(size))


@pytest.mark.rule("WINGS-EXPL-01", "WINGS-RULING-70")
def test_a_deck_formed_again_is_laid_in_the_same_way() -> None:
    t = duel(options={"explosion_lower_half": True})
    tables, s = tables_of(t), t.state
    for _ in range(len(s.decks[0])):
        piles.discard(tables, s, piles.draw(tables, s, 0, None))
    drawn = [piles.draw(tables, s, 0, None) for _ in range(18)]
    assert all(tables.special[face] != EXPLOSION for face in drawn)


@pytest.mark.rule("WINGS-EXPL-02")
@pytest.mark.parametrize(("share", "left"), [("none", (10, 13)), ("some", (5, 7)), ("all", (0, 0))])
def test_zeros_without_a_jam_are_taken_out(share: str, left: tuple[int, int]) -> None:
    t = duel(options={"remove_plain_zero": share})
    for letter, plain in zip(("A", "B"), left, strict=True):
        cards = [tables_of(t).face_names[f] for f in t.state.decks[LETTERS.index(letter)]]
        assert cards.count(f"{letter}0") == plain
        assert cards.count(f"{letter}0-red-jam") == {"A": 1, "B": 2}[letter]
        assert cards.count(f"{letter}0-explosion") == 1
    assert [tables_of(t).face_names[f] for f in t.state.decks[2]].count("C0") == 9


@pytest.mark.rule("WINGS-EXPL-03", "WINGS-RULING-33", "WINGS-RULING-44")
@pytest.mark.parametrize("blast", [True, False])
def test_an_explosion_strikes_all_at_its_level_within_half_a_ruler(blast: bool) -> None:
    """a1 burns and explodes. Friend or foe, counters or not; not a level away, not too far."""
    planes = (
        plane(0, 500, 500, flames=1),
        plane(0, 500, 634, counters=2),  # its base begins 100 mm from a1's centre
        plane(0, 500, 365),  # 101 mm
        plane(1, 600, 500, 90),
        plane(1, 400, 500, level=3),
    )
    decks = {"A": "A0-explosion A4-smoke A3"}
    t = table(*planes, decks=decks, options={"explosion_blast": blast})
    out = step(t, "flames")
    assert [(d.piece, d.cause) for d in of(out, Down)] == [("a1", "explosion")]
    struck = {drew.piece: drew.cards for drew in of(out, Drew) if drew.cause == "blast"}
    assert struck == ({"a2": ("A4-smoke",), "a4": ("A3",)} if blast else {})
    assert t.aircraft("a2").smoke == 3 * blast


@pytest.mark.rule("WINGS-EXPL-03", "WINGS-RULING-35")
@pytest.mark.parametrize(("level", "struck"), [(0, ["a2"]), (1, [])])
def test_a_blast_strikes_who_stands_on_the_ground_at_level_0(level: int, struck: list[str]) -> None:
    parked: dict[str, Any] = {"level": 0, "status": "ground", "landing": "standing"}
    planes = [plane(0, 500, 500, level=level, counters=1, flames=1), plane(1, 560, 500, **parked)]
    options = {"explosion_blast": True, "landing_takeoff": True}
    out = step(table(*planes, decks={"A": "A0-explosion A3"}, options=options), "flames")
    assert [drew.piece for drew in of(out, Drew) if drew.cause == "blast"] == struck


@pytest.mark.rule("WINGS-EXPL-03")
def test_a_blast_may_set_off_another_and_never_comes_back() -> None:
    planes = [plane(0, 500, 500, flames=1), plane(1, 600, 500), plane(1, 700, 500)]
    t = table(
        *planes,
        copies=[2, 1, 1, 1],
        decks={"A": "A0-explosion A0-explosion A3"},
        options={"explosion_blast": True},
    )
    out = step(t, "flames")
    assert [d.piece for d in of(out, Down)] == ["a1", "a2"]
    assert [d.piece for d in of(out, Drew)] == ["a1", "a2", "a3"]


@pytest.mark.rule("WINGS-EXPL-03")
def test_who_is_merely_shot_down_makes_no_blast() -> None:
    planes = [plane(0, 500, 500, flames=1, battered=14), plane(1, 600, 500)]
    t = table(*planes, decks={"A": "A1"}, options={"explosion_blast": True})
    out = step(t, "flames")
    assert [d.cause for d in of(out, Down)] == ["damage"]
    assert len(of(out, Drew)) == 1


@pytest.mark.rule("WINGS-EXPL-03", "WINGS-CLOUD-03")
def test_in_the_clouds_an_explosion_strikes_nobody() -> None:
    planes = [plane(0, 500, 500, level=4, cloud=1, flames=1), plane(1, 560, 500, level=4, cloud=1)]
    options = {"explosion_blast": True, "cloud_layer": True}
    t = table(*planes, decks={"A": "A0-explosion"}, options=options)
    assert len(of(step(t, "flames"), Drew)) == 1
