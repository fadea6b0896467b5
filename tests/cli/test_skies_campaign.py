"""The short Battle of Britain in the terminal, from the first pilot to the verdict."""

from __future__ import annotations

from typing import Any

import pytest

LINES = "\n".join(
    [
        *("p1", "p2", "p2", "p3", "p4", "give-up"),
        *("p1", "p2", "p3", "p4", "give-up"),
        *("p4", "p5", "p6", "p7", "p8", "p9", "give-up", ""),
    ]
)
TOLD = {
    "en": (
        "Channel battle, July 1940: who flies? 4 pilots more.",
        "Mission 1 is given up: Luftwaffe.",
        "Fighter Command’s strength is 7 (+1).",
        "one fewer after the last raid",
        "For the RAF: ",
        "Fighter Command holds: the RAF wins.",
    ),
    "fr": (
        "Kanalkampf, juillet 1940\N{NBSP}: qui vole\N{NBSP}? Encore 4 pilotes.",
        "La mission 1 est abandonnée\N{NBSP}: Luftwaffe.",
        "Force du Fighter Command\N{NBSP}: 7 (+1).",
        "un de moins après le dernier raid",
        "Pour la RAF\N{NBSP}: ",
        "Le Fighter Command tient\N{NBSP}: la RAF l’emporte.",
    ),
}


@pytest.mark.parametrize("lang", TOLD)
def test_a_short_campaign_is_played_to_its_end(escadrille: Any, lang: str) -> None:
    start = ("campaign", "start", "skies", "--campaign", "battle-of-britain", "--seed", 3)
    short = ("--option", "campaign_length=short", "--seat", "2=random", "--lang", lang)
    ran = escadrille(*start, *short, lines=LINES)
    assert ran.code == 0, ran.err
    for line in TOLD[lang]:
        assert line in ran.out, line
    assert "SKIES-CAMP-02" in ran.out  # p2 is named once
