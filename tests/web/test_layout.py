"""The card boards on screens of every size, in both languages and themes."""

from __future__ import annotations

from typing import Any

import pytest
from tests.web.conftest import NewPage
from tests.web.layout import SIZES, covered, cut, hidden, jumps, places, sized
from tests.web.staged import Stage, questions

PARTS = [
    ".question", ".tray", ".ladder", ".scale", ".plates", ".plates > .plate:last-child"
]  # fmt: skip
SIGHT = [".question", ".tray", ".ladder", ".plates"]
GAMES = {
    "flames": ("flames", "first-duel", 7, 16),
    "flames-battle": ("flames", "khalkhin-gol", 3, 26),
    "zero": ("zero", "first-element", 11, 12),
}
THEMES = {"fr": "light", "en": "dark"}


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_cut_covered_or_jumps(
    new_page: NewPage, game: str, size: tuple[int, int]
) -> None:
    system, scenario, seed, most = GAMES[game]
    stages = {
        lang: Stage(new_page(lang, **sized(size)), lang, theme=theme)
        for lang, theme in THEMES.items()
    }
    found: set[str] = set()
    before: tuple[Any, dict[str, dict[str, float]]] = (None, {})
    for match in questions(system, seed, most, scenario=scenario):
        now: dict[str, dict[str, float]] = {}
        for lang, stage in stages.items():
            stage.show(match)
            view = stage.message["view"]
            where = f"{lang} {view['phase']} {view['decision']}"
            found.update(f"{where}: cut {one}" for one in cut(stage.page))
            found.update(f"{where}: covered {one}" for one in covered(stage.page))
            now[lang] = places(stage.page, PARTS)
            if size[0] > 900:
                found.update(f"{where}: out of sight {one}" for one in hidden(stage.page, SIGHT))
        phase = view["turn"], view["active"], view["phase"]
        if phase == before[0]:
            found.update(
                f"{lang} {view['decision']}: {one}"
                for lang in now
                for one in jumps(before[1][lang], now[lang])
            )
        before = phase, now
    assert sorted(found) == []
