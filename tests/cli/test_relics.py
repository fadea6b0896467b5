"""Games of the terminal after a release: with the packs of their start, or as they were told."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.collection.houses import FLOWN, HERE, figures, house_with, newer_rules, rules_of_the_time

from escadrille.cli import keeping
from escadrille.cli.keeping import lasts
from escadrille.kernel import game as games
from escadrille.kernel import record
from escadrille.kernel.registry import system

QUIT = "1\nquit\n"


@pytest.fixture
def saved(home: Path) -> Iterator[dict[str, Path]]:
    """Yield games in progress of an earlier version, by system, in a house of their time."""
    home.mkdir(parents=True)
    with rules_of_the_time():
        yield {
            path.name.partition("-")[0]: Path(shutil.copy(path, home))
            for path in HERE.glob("saves/*.jsonl")
        }


@pytest.mark.parametrize("slug", FLOWN)
def test_a_saved_game_goes_on_with_the_packs_of_its_start(
    slug: str,
    saved: dict[str, Path],
    escadrille: Any,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert escadrille("play", slug, lines=QUIT).code == 0
    before = len(record.read(saved[slug]).lines)
    with house_with(figures, tmp_path, monkeypatch):
        ran = escadrille("play", slug, "--no-auto", lines="1\n" + "1\n" * 4 + "quit\n")
        assert ran.code == 0, ran.err
    game, read = games.load(saved[slug])
    assert len(read.lines) > before
    assert game.header.packs == read.header.packs


def test_a_game_whose_packs_are_nowhere_is_refused_in_clear_words(
    saved: dict[str, Path], escadrille: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with house_with(figures, tmp_path, monkeypatch):
        ran = escadrille("play", "flames", lines=QUIT)
    assert ran.code == 2
    assert "pack 'core' is 69cef444e4e142ff" in ran.err


@pytest.mark.parametrize("slug", [slug for slug in FLOWN if not lasts(system(slug))])
def test_a_game_of_older_rules_is_shown_as_it_was_told(
    slug: str, saved: dict[str, Path], escadrille: Any
) -> None:
    assert escadrille("play", slug, lines=QUIT).code == 0
    path = saved[slug]
    told = escadrille("replay", path, "--seat", 1).out.splitlines()
    whole = path.read_bytes()
    game, _ = games.load(path)
    view = json.loads(msgspec.json.encode(game.rules.view(game.state, 0)))
    with newer_rules():
        ran = escadrille("play", slug, lines=QUIT)
        assert ran.code == 0, ran.err
        assert "played under version 1 of the rules; this house has version 2" in ran.out
        shown = escadrille("replay", path, "--seat", 1)
        assert shown.code == 0, shown.err
        last = [line for line in told if line][-2]
        assert last in shown.out
        french = escadrille("replay", path, "--seat", 1, "--lang", "fr").out
        assert "ne peut pas être reprise" in french
        moments = json.loads(escadrille("replay", path, "--seat", 1, "--json").out)["moments"]
        assert len(moments) == len(record.read(path).lines) + 1
        assert moments[-1]["view"] == view
        ran = escadrille("replay", path, "--verify")
        assert ran.code == 2
        assert "played under version 1" in ran.err
    assert path.read_bytes() == whole


def test_notes_that_a_kill_has_cut_off_are_made_anew(
    saved: dict[str, Path], escadrille: Any
) -> None:
    path = saved["flames"]
    escadrille("play", "flames", lines=QUIT)
    whole = keeping.told_of(path)
    notes = keeping.beside(path)
    notes.write_bytes(notes.read_bytes()[:-200])
    assert len(keeping.told_of(path)) < len(whole)
    escadrille("play", "flames", lines=QUIT)
    assert keeping.told_of(path) == whole


def test_a_record_alone_still_says_what_it_is(saved: dict[str, Path], escadrille: Any) -> None:
    with newer_rules():
        ran = escadrille("replay", saved["wings"])
    assert ran.code == 0
    assert "its 18 orders are in the record" in ran.out
