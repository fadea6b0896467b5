"""Whole campaigns between bots: they answer its questions, and fly its missions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from escadrille.bots.roster import bot, names
from escadrille.kernel.errors import Unknown
from escadrille.kernel.registry import system
from escadrille.lab.sim import Series, play, play_one, rules_of

pytestmark = pytest.mark.usefixtures("toys")


def series(**wishes: Any) -> Series:
    usual = {"system": "joust-campaign", "games": 12, "seats": ("tactical", "random"), "seed": 5}
    return Series(**{**usual, **wishes})


def test_campaigns_are_played_to_their_end() -> None:
    figures = play(series(games=40, swap=True))
    assert (figures.finished, figures.dead_ends) == (40, 0)
    assert figures.points_by_bot["tactical"] > 2 * figures.points_by_bot["random"]
    assert figures.mean_decisions > 20  # those of the missions too


def test_a_campaign_depends_on_the_series_and_its_number_alone() -> None:
    wanted = series()
    rules = rules_of(wanted)
    first = [play_one(rules, wanted, number) for number in range(4)]
    assert [play_one(rules_of(wanted), wanted, number) for number in (3, 2, 1, 0)] == first[::-1]
    assert len({msgspec.json.encode(one) for one in first}) > 1


def test_two_processes_find_the_figures_of_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Threads, for a process of its own would not know the toys."""
    import joblib

    with joblib.parallel_config(backend="threading"):
        two = play(series(games=16), jobs=2)
    one = play(series(games=16), jobs=1)
    facts: Callable[[Any], Any] = lambda figures: msgspec.structs.replace(  # noqa: E731
        figures, seconds=0, decisions_per_second=0, jobs=0
    )
    assert facts(one) == facts(two)


def test_a_level_in_a_campaign_flies_its_missions() -> None:
    """joust has no levels; a campaign of flames would have `ace`, which its `tactical` answers."""
    campaign, flies = system("joust-campaign"), system("joust")
    assert names(campaign) == ["random", "tactical"]
    ace = msgspec.structs.replace(flies.bots, tactics={**flies.bots.tactics, "baron": tactics})
    msgspec.structs.force_setattr(flies, "bots", ace)
    try:
        assert names(campaign) == ["random", "tactical", "baron"]
        assert bot("baron", campaign, 1).name == "baron"
        baron = play(series(games=20, seats=("baron", "random")))
        assert baron.finished == 20
        assert tactics.asked
    finally:
        rest = {name: one for name, one in ace.tactics.items() if name != "baron"}
        msgspec.structs.force_setattr(flies, "bots", msgspec.structs.replace(ace, tactics=rest))
    with pytest.raises(Unknown):
        bot("baron", campaign, 1)


class _Tactics:
    asked = 0

    def __call__(self, rules: Any, world: Any, seat: int) -> int:
        self.asked += 1
        choice: int = rules.legal(world, seat)[-1]
        return choice


tactics = _Tactics()
