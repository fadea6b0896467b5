"""What is told of bombers: the log says what a card from a turret does."""

from __future__ import annotations

import pytest
from tests.systems.flames.raids import run

from escadrille.kernel.words import Sight
from escadrille.locale import voice
from escadrille.systems.flames.events import Returned
from escadrille.systems.flames.present import PRESENTER

ANSWERS = [
    ("ims-2-2", "en", "answers with In My Sights 2/2: 2 hits"),
    ("fuel-tank", "en", "answers with In My Sights (Fuel Tank) 2/†: destroys what it hits"),
    (
        "fuel-tank",
        "fr",
        "répond par Dans mon viseur (réservoir) 2/†\N{NO-BREAK SPACE}: détruit ce qu’il touche",
    ),
    ("evasive", "en", "answers with Evasive: 1 hit of the attack is left"),
    ("evasive", "fr", "répond par Évasion\N{NO-BREAK SPACE}: il reste 1 dégât de l’attaque"),
]


@pytest.mark.rule("FLAMES-TUR-05", "FLAMES-TUR-08", "FLAMES-RULING-42")
@pytest.mark.parametrize(("card", "lang", "told"), ANSWERS)
def test_the_log_says_what_a_turret_does(card: str, lang: str, told: str) -> None:
    t = run("ims-2-2", card)
    before = Sight(t.view(1), t.rules)
    (event,) = [one for one in t.play("ims-2-2 attack b1", card) if isinstance(one, Returned)]
    assert str(PRESENTER.event(before, event, voice(lang))).endswith(told)
