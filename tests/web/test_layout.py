"""The card boards on screens of every size, in both languages and themes."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.locale.test_words import messages
from tests.web.conftest import NewPage
from tests.web.layout import SIZES, covered, cut, hidden, jumps, places, sized, unseen_rungs
from tests.web.staged import Stage, questions

from escadrille.locale import voice

PARTS = [
    ".question", ".tray", ".ladder", ".scale", ".plates", ".plates > .plate:last-child"
]  # fmt: skip
SIGHT = [".question", ".tray", ".ladder", ".plates"]
GAMES = {
    "flames": ("flames", "first-duel", 7, 16),
    "flames-battle": ("flames", "khalkhin-gol", 3, 26),
    "flames-bombers": ("flames", "schweinfurt", 5, 14),
    "zero": ("zero", "first-element", 11, 12),
    "zero-battle": ("zero", "kuala-lumpur", 3, 26),
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
            found.update(f"{where}: out of sight {one}" for one in unseen_rungs(stage.page))
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
    assert not found, "\n".join(sorted(found))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", ["flames", "flames-battle", "zero", "zero-battle"])
def test_the_end_is_whole_and_begins_with_its_result(
    new_page: NewPage, game: str, size: tuple[int, int]
) -> None:
    system, scenario, seed, _ = GAMES[game]
    *_, match = questions(system, seed, 999, scenario=scenario)
    stage = Stage(new_page("fr", **sized(size)), "fr")
    stage.show(match)
    expect(stage.page.locator(".question.over .result")).to_be_in_viewport()
    assert cut(stage.page) == covered(stage.page) == []


HERE = {"seats": [0, 1], "watching": 2, "left": {}}
HAND = {"left": 600, "until": None, "holiday": False, "out": False}
CLOCK = {"control": {"minutes": 10}, "hands": [HAND, HAND], "paused": False, "pause": [1]}
NEWS = {"act": "sat", "number": 99, "seat": 1, "name": "Maximilienne de la Tour", "at": 0}


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", ["flames", "zero"])
def test_people_and_their_clocks_cost_the_board_nothing(
    new_page: NewPage, game: str, size: tuple[int, int]
) -> None:
    system, scenario, seed, _ = GAMES[game]
    stage = Stage(new_page("fr", **sized(size)), "fr")
    stage.show(next(questions(system, seed, 1, scenario=scenario)))
    found = [places(stage.page, PARTS)]
    stage.hear(here=HERE)
    stage.hear(clock=CLOCK)
    for acts in ([], [NEWS]):
        stage.hear(acts=acts)
        assert stage.page.locator(".company").count() == 1
        assert stage.page.locator(".people .hands").count() == 1
        assert cut(stage.page, ".people") == cut(stage.page) == covered(stage.page) == []
        found.append(places(stage.page, PARTS))
    alone, together, told = found
    assert together == told
    if size[0] > 900:
        assert together == alone


FACTS = {
    "aircraft": "b2w N1K2-J Shiden Kai",
    "enemy": "votre Bf 109F Friedrich (a2)",
    "friend": "b2 N1K2-J Shiden Kai",
    "position": "Pourchassant",
    "hits": 2,
    "bursts": 2,
}


@pytest.mark.parametrize("size", SIZES[2:], ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", ["flames", "zero"])
def test_the_longest_questions_are_whole_on_a_phone(
    new_page: NewPage, game: str, size: tuple[int, int]
) -> None:
    system, scenario, seed, _ = GAMES[game]
    say = voice("fr")
    stage = Stage(new_page("fr", **sized(size)), "fr")
    some = questions(system, seed, 9, scenario=scenario)
    stage.show(next(one for one in some if one.waiting[0].decision == "altitude"))
    for key in sorted(messages("fr")):
        if key.startswith(f"{system}-threat-"):
            text = f"{say(key, **FACTS)} {say('cards-ask-board-answer')}"
            stage.hear(said={**stage.message["said"], "question": [text]})
            assert stage.page.locator(".question h2 .text").inner_text()[1:] == text[1:]
            assert cut(stage.page, ".question") == [], text
