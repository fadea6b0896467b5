"""Snapshots beside the orders of a long game: what spares playing them all again.

A snapshot is a cache. It holds a state, and what each line before it led to; it is kept under the
check of those lines, and whatever does not fit them, is not whole or cannot be read is thrown away.
The orders stay the truth.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from escadrille.kernel import files, record
from escadrille.kernel.api import Order, Pending
from escadrille.kernel.campaign import Settled
from escadrille.kernel.errors import BadFile, EscadrilleError
from escadrille.kernel.game import Game, Given, Step, played, restart
from escadrille.kernel.packs import Source
from escadrille.kernel.settling import reported

FORMAT: Final = 1
EVERY: Final = 50  # lines between two snapshots, at least


class Frozen(msgspec.Struct, frozen=True, kw_only=True):
    """A settled state as text."""

    situation: dict[str, Any]
    digest: str


class _Body(Frozen, frozen=True, kw_only=True):
    format: int = FORMAT
    check: str
    """Of the line after which it was taken: it depends on all lines before, and on the header."""
    steps: msgspec.Raw


class Snapshot(msgspec.Struct, frozen=True):
    """A snapshot that was read and is whole."""

    check: str
    steps: list[Step]
    state: Any


def due(game: Game) -> bool:
    """Is it time for a snapshot: many lines after the last one, or after each mission?"""
    since = len(game.steps) - game.kept
    reported = bool(game.orders) and isinstance(game.orders[-1][1], Settled)
    return (since >= EVERY or (reported and since > 0)) and game.is_settled


def take(game: Game, check: str) -> bytes | None:
    """Return a snapshot of a settled game; None where its state cannot be had again exactly."""
    game.kept = len(game.steps)
    kept = freeze(game)
    if kept is None:
        return None
    steps = msgspec.Raw(msgspec.json.encode(game.steps))
    body = _Body(check=check, steps=steps, situation=kept.situation, digest=kept.digest)
    return closed(msgspec.json.encode(body))


def freeze(game: Game) -> Frozen | None:
    """Return the state of a settled game; None where it cannot be had again exactly."""
    rules, state = game.rules, game.state
    kept = Frozen(situation=rules.situation(state), digest=rules.digest(state))
    return kept if thaw(game, kept) is not None else None


def closed(raw: bytes) -> bytes:
    """Return a text under a seal, by which `opened` knows that it is whole."""
    return _seal(raw) + b"\n" + raw


def opened(raw: bytes) -> bytes | None:
    """Return what is under a seal; None where it is not whole."""
    seal, _, content = raw.partition(b"\n")
    return content if seal == _seal(content) else None


def read(game: Game, raw: bytes) -> Snapshot | None:
    """Return a snapshot for a game; None where it is not whole, or not of these rules."""
    content = opened(raw)
    if content is None:
        return None
    steps = list[tuple[list[game.system.engine.event_type], list[Pending]]]  # type: ignore[name-defined]
    try:
        body = msgspec.json.decode(content, type=_Body)
        told = msgspec.json.decode(body.steps, type=steps)
    except msgspec.MsgspecError:
        return None
    state = thaw(game, body) if body.format == FORMAT else None
    if state is None:
        return None
    return Snapshot(body.check, [Step(out, tuple(pending)) for out, pending in told], state)


def _seal(raw: bytes) -> bytes:
    return hashlib.sha256(raw).hexdigest().encode()


def thaw(game: Game, body: Frozen) -> Any:
    """Return the state of a snapshot, or None where it is another one than was taken."""
    try:
        _, state = game.system.engine.read_situation(body.situation, game.packs)
    except EscadrilleError:
        return None
    return state if game.rules.digest(state) == body.digest else None


# Beside a record on the disk.


def beside(path: Path) -> Path:
    return path.with_suffix(".snapshot")


def keep(path: Path, game: Game, check: str) -> None:
    """Write a snapshot of a settled game beside its record; where that fails nothing is lost."""
    raw, new = take(game, check), path.with_suffix(".snapshot.new")
    with contextlib.suppress(OSError):
        if raw is not None:
            new.write_bytes(raw)
            new.replace(beside(path))


def reopen(path: Path, packs: Sequence[Source] = ()) -> tuple[Game, record.Record]:
    """Return the game of a record as `game.load` does, from its snapshot on where that fits."""
    told = record.read(path)
    game = restart(path, told.header, packs)
    with contextlib.suppress(BadFile):
        kept = read(game, files.data(beside(path)))
        lines = len(kept.steps) if kept else 0
        if kept and lines <= len(told.lines) and told.lines[lines - 1].check == kept.check:
            _recall(game, kept, told.lines)
    for _ in played(path, game, told):
        pass
    return game, told


def _recall(game: Game, kept: Snapshot, lines: Sequence[record.Line]) -> None:
    """Put a game at a snapshot: the lines before it are remembered, and not played."""
    orders = msgspec.json.Decoder(game.system.engine.order_type)
    for line, step in zip(lines, kept.steps, strict=False):
        if line.undo or line.back:
            game.drop(line.back or 1)
            continue
        given = Given(line.bot, line.drawn, len(game.events))
        order: Order = (
            Settled(reported(game.system, line), line.mission, line.proof)
            if line.mission
            else orders.decode(line.order)
        )
        game.note(line.seat, order, given, step.events)
    game.steps, game.kept = [*kept.steps], len(kept.steps)
    game.resume(kept.state, game.earlier)
