"""Theatre decks and several decks (group DECK)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from escadrille.systems.flames import configure, load_packs

HEADER = """
[pack]
id = "theatres"
system = "flames"
version = "1"
title = {en = "Theatres", fr = "Théâtres"}
"""
CARDS = """
[[card]]
id = "{theatre}-only"
title = "yo-yo"
bars = "both"
maneuver = 1
reacts_to = []
copies = {{pacific = {pacific}, europe = {europe}}}
origin = "house"
"""


@pytest.fixture
def theatres(tmp_path: Path) -> Path:
    """A pack whose cards tell the theatres apart; the core's two halves are alike."""
    (tmp_path / "pack.toml").write_text(HEADER, encoding="utf-8")
    cards = CARDS.format(theatre="pacific", pacific=3, europe=0)
    cards += CARDS.format(theatre="europe", pacific=0, europe=5)
    (tmp_path / "cards.toml").write_text(cards, encoding="utf-8")
    return tmp_path


def deck(packs: tuple[Path, ...] = (), **options: str | int) -> Counter[str]:
    rules = configure("free-duel", options, packs)
    return Counter(rules.t.cards[face].id for face in rules.start(1).deck)


@pytest.mark.rule("FLAMES-DECK-01")
@pytest.mark.parametrize(
    ("name", "pacific", "europe"), [("standard", 3, 5), ("pacific", 6, 0), ("europe", 0, 10)]
)
def test_a_theatre_deck_is_the_same_half_of_two_sets(
    theatres: Path, name: str, pacific: int, europe: int
) -> None:
    cards = deck((theatres,), deck=name)
    assert (cards["pacific-only"], cards["europe-only"]) == (pacific, europe)
    assert cards["ace-pilot"] == 4


@pytest.mark.rule("FLAMES-DECK-01")
@pytest.mark.parametrize("name", ["pacific", "europe"])
def test_a_theatre_deck_has_110_cards(name: str) -> None:
    assert deck(deck=name).total() == 110


@pytest.mark.rule("FLAMES-DECK-02")
@pytest.mark.parametrize("decks", [1, 2, 3, 4])
def test_several_decks_make_one_larger_deck(decks: int) -> None:
    cards = deck(decks=decks)
    assert cards.total() == 110 * decks
    assert cards["fuel-tank"] == 2 * decks


@pytest.mark.rule("FLAMES-DECK-01", "FLAMES-DECK-02")
def test_theatre_decks_can_be_combined_too(theatres: Path) -> None:
    cards = deck((theatres,), deck="pacific", decks=2)
    assert (cards["pacific-only"], cards["europe-only"], cards["redline"]) == (12, 0, 8)


@pytest.mark.rule("FLAMES-DECK-01", "FLAMES-DECK-02")
def test_one_set_of_both_theatres_is_the_default() -> None:
    known = load_packs().tables["card"].values()
    assert deck() == {card.id: card.copies.pacific + card.copies.europe for card in known}
