"""Snapshots: a game from its snapshot is the game from its orders, in every system."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from escadrille.kernel import game as games
from escadrille.kernel import record, snapshot
from escadrille.kernel.game import Game
from escadrille.kernel.registry import fights, system
from escadrille.kernel.rng import Chance, seeded

LINES = 240


def written(path: Path, slug: str, seed: int, *, undos: bool = True) -> Game:
    """Play at random with a record and its snapshots on the disk."""
    chance = seeded(seed)
    seats = system(slug).engine.configure(system(slug).content.first_scenario).seats
    game = games.new(slug, seed=seed, seats=["human"] * seats)
    writer = record.Writer.create(path, game.header)
    for _ in range(LINES):
        if not game.pending:
            break
        seat = game.pending[chance.below(len(game.pending))].seat
        if undos and game.can_undo(seat) and not chance.below(8):
            game.undo(seat)
            writer.undo(seat)
        else:
            order = any_order(game, seat, chance)
            game.order(seat, order)
            writer.order(seat, order)
        if snapshot.due(game):
            snapshot.keep(path, game, writer.check)
    writer.close()
    return game


def any_order(game: Game, seat: int, chance: Chance) -> Any:
    legal = game.rules.legal(game.state, seat)
    return game.rules.order(game.state, seat, legal[chance.below(len(legal))])


def facts(game: Game) -> tuple[Any, ...]:
    """Return all that a game is."""
    asked = {one.seat: game.rules.digest(game.asked(one.seat)) for one in game.pending}
    undo = [game.can_undo(seat) for seat in range(game.rules.seats)]
    state = game.rules.digest(game.state)
    return state, game.orders, game.bots, game.events, game.steps, game.pending, asked, undo


@pytest.fixture
def frequent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(snapshot, "EVERY", 5)


@pytest.mark.usefixtures("frequent")
@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("slug", fights())
def test_a_game_from_its_snapshot_is_the_game_from_its_orders(
    slug: str, seed: int, tmp_path: Path
) -> None:
    for number in range(seed, 100, 3):  # some fights are over at once
        path = tmp_path / f"{number}.jsonl"
        written(path, slug, number)
        if snapshot.beside(path).exists():
            break
    quick, _ = snapshot.reopen(path)
    slow, _ = games.load(path)
    assert quick.kept >= 5
    assert facts(quick) == facts(slow)
    play_on(quick, slow, seeded(seed + 100))


def play_on(one: Game, two: Game, chance: Chance) -> None:
    """Both go on alike, whatever is ordered and taken back."""
    for _ in range(60):
        if not one.pending:
            break
        seat = one.pending[0].seat
        if one.can_undo(seat) and not chance.below(5):
            one.undo(seat)
            two.undo(seat)
        else:
            order = any_order(one, seat, chance)
            assert one.order(seat, order) == two.order(seat, order)
        assert one.rules.digest(one.state) == two.rules.digest(two.state)
    assert facts(one) == facts(two)


def reads_no_more(path: Path) -> bool:
    """Is the snapshot thrown away, and the game the same all the same?"""
    game, _ = snapshot.reopen(path)
    assert facts(game) == facts(games.load(path)[0])
    return game.kept == 0


@pytest.fixture
def kept(tmp_path: Path, frequent: None) -> Path:
    path = tmp_path / "game.jsonl"
    written(path, "phantom", 1, undos=False)
    assert not reads_no_more(path)
    return path


def changed(path: Path, **fields: Any) -> None:
    """Change a snapshot and seal it anew: what is in it is wrong, not its form."""
    file = snapshot.beside(path)
    body = msgspec.json.decode(file.read_bytes().partition(b"\n")[2])
    raw = msgspec.json.encode({**body, **fields})
    file.write_bytes(snapshot._seal(raw) + b"\n" + raw)


def test_a_snapshot_that_was_touched_is_thrown_away(kept: Path) -> None:
    file = snapshot.beside(kept)
    raw = file.read_bytes()
    for other in (raw[:-1], raw[: len(raw) // 2], b"", raw.replace(b'"vp":', b'"vq":'), b"x" + raw):
        file.write_bytes(other)
        assert reads_no_more(kept)
    file.unlink()
    assert reads_no_more(kept)
    file.mkdir()
    assert reads_no_more(kept)


@pytest.mark.parametrize(
    "fields",
    [
        {"format": 99},
        {"check": "000000000000"},
        {"digest": "0" * 64},
        {"situation": {}},
        {"situation": {"system": "phantom"}},
        {"steps": [[[{"event": "nonsense"}], []]]},
    ],
)
def test_a_snapshot_of_something_else_is_thrown_away(kept: Path, fields: dict[str, Any]) -> None:
    changed(kept, **fields)
    assert reads_no_more(kept)


def test_a_snapshot_of_other_orders_is_thrown_away(kept: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.jsonl"
    written(other, "phantom", 2, undos=False)
    snapshot.beside(other).write_bytes(snapshot.beside(kept).read_bytes())
    assert reads_no_more(other)
    cut = kept.read_bytes().splitlines(keepends=True)[:10]
    kept.write_bytes(b"".join(cut))
    assert reads_no_more(kept)


def test_nothing_is_kept_while_something_can_be_taken_back(frequent: None) -> None:
    game = games.new("phantom", scenario="war-in-the-south-usaf-long", seed=1, seats=["human"])
    chance, settled = seeded(3), set()
    for _ in range(200):
        game.order(0, any_order(game, 0, chance))
        settled.add(game.is_settled)
        assert game.is_settled == (not game.can_undo(0))
    assert settled == {True, False}


def test_a_long_campaign_is_opened_from_near_its_end(tmp_path: Path) -> None:
    """However many orders there are, few are played: the golden campaign of twelve missions."""
    golden = Path(__file__).parents[1] / "replays" / "phantom" / "linebacker-poor.jsonl"
    lines = golden.read_bytes().splitlines(keepends=True)[:-1]
    path = tmp_path / "campaign.jsonl"
    path.write_bytes(b"".join(lines))
    told = record.read(path)
    for number, game in enumerate(games.replay(path, told)):
        if snapshot.due(game):
            snapshot.keep(path, game, told.lines[number - 1].check)
    assert game.rules.turn(game.state) == 12
    again, _ = snapshot.reopen(path)
    assert len(again.steps) > 1000
    assert len(again.steps) - again.kept < 2 * snapshot.EVERY
    assert facts(again) == facts(game)
