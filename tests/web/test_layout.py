"""The card boards on screens of every size, in both languages and themes."""

from __future__ import annotations

from typing import Any

import pytest
from tests.web.conftest import NewPage
from tests.web.layout import SIZES, covered, cut, jumps, places, sized
from tests.web.staged import Stage, questions

PARTS = [".question", ".tray", ".ladder", ".scale", ".plates", ".plates > .plate:last-child"]
QUESTIONS = 16


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(("lang", "theme"), [("fr", "light"), ("en", "dark")])
@pytest.mark.parametrize("system", ["flames", "zero"])
def test_nothing_is_cut_covered_or_jumps(
    new_page: NewPage, system: str, lang: str, theme: str, size: tuple[int, int]
) -> None:
    stage = Stage(new_page(lang, **sized(size)), lang, theme=theme)
    found: set[str] = set()
    before: tuple[Any, dict[str, float]] = (None, {})
    for match in questions(system, 7, QUESTIONS):
        stage.show(match)
        view = stage.message["view"]
        where = f"{view['phase']} {view['decision']}"
        found.update(f"{where}: cut {one}" for one in cut(stage.page))
        found.update(f"{where}: covered {one}" for one in covered(stage.page))
        phase, now = (view["turn"], view["active"], view["phase"]), places(stage.page, PARTS)
        if phase == before[0] and size[0] > 900:  # a phone's bar has as many lines as it needs
            found.update(f"{where}: {one}" for one in jumps(before[1], now))
        before = (phase, now)
    assert sorted(found) == []
