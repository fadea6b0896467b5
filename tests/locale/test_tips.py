"""Every question of every system has a tip for learners, in all languages."""

from __future__ import annotations

import pytest
from tests.locale.test_words import messages

from escadrille.locale import LANGUAGES
from escadrille.systems.flames import frames as flames
from escadrille.systems.phantom import frames as phantom
from escadrille.systems.wings import frames as wings
from escadrille.systems.zero import frames as zero

ASKED = {
    "flames-learn": list(flames.KINDS)[: flames.FIRST_STEP],
    "zero-learn": list(zero.KINDS)[: zero.FIRST_STEP],
    "wings-learn": [name for kind, name in enumerate(wings.KINDS) if kind in wings.DECISIONS],
    "phantom-guide": list(phantom.KINDS)[: phantom.FIRST_STEP],
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("tips", ASKED)
def test_every_question_has_its_tip(tips: str, lang: str) -> None:
    wanted = {f"{tips}-{decision}" for decision in ASKED[tips]}
    assert wanted - messages(lang).keys() == set()
