"""The log speaks to the seat that reads it: what it flies is "your …", for others "a1 …"."""

from __future__ import annotations

import re
from functools import cache

import pytest

from escadrille.kernel import game as games
from escadrille.kernel.game import Game
from escadrille.kernel.rng import seeded
from escadrille.kernel.words import Sight
from escadrille.locale import voice
from escadrille.testing.walks import any_answer

DUELS = {
    "flames": ("a1", "Spitfire I", "b1"),
    "zero": ("a1", "Buffalo I", "b1"),
    "wings": ("a1", "Sopwith Camel", "a2"),
}
"""The first duel of a system: the label and the type that seat 0 flies, and its enemy's label."""
YOURS = {"en": "your", "fr": "votre"}
GAMES = 4


@cache
def duels(slug: str) -> list[Game]:
    """Return some first duels, played at random to their ends."""
    played = []
    for seed in range(GAMES):
        game, chance = games.new(slug, seed=seed, seats=["human", "human"]), seeded(seed)
        while game.pending:
            seat, choice = any_answer(game.rules, game.state, chance)
            game.order(seat, game.rules.order(game.state, seat, choice))
        played.append(game)
    return played


def log(game: Game, sight: Sight, lang: str) -> list[str]:
    """Return the log of seat 0 as it is told with a sight."""
    told = game.system.words.presenter.event
    return [text for event in game.seen_by(0) if (text := told(sight, event, voice(lang)))]


@pytest.mark.parametrize("lang", YOURS)
@pytest.mark.parametrize("slug", DUELS)
def test_ones_only_aircraft_is_told_as_ones_own_and_never_by_its_label(
    slug: str, lang: str
) -> None:
    label, name, enemy = DUELS[slug]
    own = f"{YOURS[lang]} {name}"
    for game in duels(slug):
        lines = log(game, game.sight(0), lang)
        assert not [line for line in lines if re.search(rf"\b{label}w?\b", line)]
        assert not [line for line in lines if line.startswith(own)]
        assert any(line.startswith(own[0].upper() + own[1:]) for line in lines)
        assert any(enemy in line for line in lines)


@pytest.mark.parametrize("slug", DUELS)
def test_a_terminal_colours_ones_own_as_it_did(slug: str) -> None:
    name = DUELS[slug][1]
    lines = [line for game in duels(slug) for line in log(game, game.sight(0, rich=True), "en")]
    assert any(line.startswith(f"[bold cyan]Your {name}[/]") for line in lines)


@pytest.mark.parametrize("slug", DUELS)
def test_who_watches_or_sees_a_replay_is_told_labels(slug: str) -> None:
    label, name, _ = DUELS[slug]
    for game in duels(slug):
        for sight in (game.sight(None), game.sight(0)._replace(own=False)):
            lines = log(game, sight, "en")
            assert any(line.startswith(f"{label} {name}") for line in lines)
            assert not [line for line in lines if "your" in line.casefold()]


@pytest.mark.parametrize(
    ("slug", "scenario"),
    [("flames", "kursk"), ("zero", "lae"), ("wings", "the-net"), ("skies", "dogfight")],
)
def test_several_of_ones_own_are_told_apart_by_their_labels(slug: str, scenario: str) -> None:
    game, chance = games.new(slug, scenario=scenario, seed=1, seats=["human"] * 2), seeded(1)
    for _ in range(300):
        if game.pending:
            seat, choice = any_answer(game.rules, game.state, chance)
            game.order(seat, game.rules.order(game.state, seat, choice))
    lines = " ".join(log(game, game.sight(0), "en"))
    own = [one for one in game.view(0, game.state).aircraft if one.seat == 0]  # type: ignore[attr-defined]
    assert len(own) > 1
    for one in own:
        name = "Wingman" if getattr(one, "wingman", False) else one.name
        assert f"our {name} ({one.label})" in lines
        assert not re.search(rf"(?<!\()\b{one.label}\b", lines)
