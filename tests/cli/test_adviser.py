"""`advise` in the terminal: plans with their figures, in both languages."""

from __future__ import annotations

import pytest
from tests.cli.conftest import Escadrille


@pytest.mark.parametrize(
    ("lang", "word", "title", "line"),
    [
        ("en", "advise", "After", "Target destroyed:"),
        ("fr", "comparer", "Après", "Cible détruite\u00a0:"),
    ],
)
def test_plans_are_compared_in_words_and_figures(
    escadrille: Escadrille, lang: str, word: str, title: str, line: str
) -> None:
    ran = escadrille(
        "play", "phantom", "--seed", 3, "--new", "--lang", lang, lines=f"\n{word} 16\nquit\n"
    )
    assert ran.code == 0, ran.err
    assert f"{title} 1" in ran.out
    assert ran.out.count(line) in (2, 3)


def test_a_system_without_an_adviser_says_so(escadrille: Escadrille) -> None:
    ran = escadrille("play", "flames", "--seed", 3, "--new", lines="\n1\nadvise\nquit\n")
    assert "There is no adviser for this system" in ran.out
