"""Secrets on the wire: what a seat is sent is the same in every world that it cannot tell apart."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.table.players import new_match, play, some_order

from escadrille.kernel.api import Event, Seat
from escadrille.kernel.errors import EscadrilleError
from escadrille.kernel.rng import seeded
from escadrille.table import messages, wire
from escadrille.table.match import Match

SCENES = [("first-duel", 2), ("free-duel", 2), ("free-for-all", 4), ("berlin", 3)]
WORLDS = 2
SEED = 987654321987654321


def sent(match: Match, seat: Seat | None) -> bytes:
    return msgspec.json.encode(match.message(seat, 0))


def answered(match: Match, seat: Seat, order: bytes) -> bytes:
    """Return the error that an order of a seat is answered with, or nothing."""
    try:
        match.check_order(seat, match.counts[seat], order)
    except EscadrilleError as error:
        return msgspec.json.encode(wire.refusal(error))
    return b""


def check(seed: int, scenario: str, seats: int, *, moments: int = 150) -> None:
    """Play a random game; compare what is sent with what would be sent in imagined worlds."""
    match, chance = new_match(SEED + seed, scenario, seats), seeded(seed)
    tried: list[bytes] = []
    for _ in range(moments):
        for seat in (None, *range(seats)):
            _compare(match, seat, tried[-8:])
        if not match.waiting:
            break
        seat = match.waiting[chance.below(len(match.waiting))].seat
        order = some_order(match, seat, chance)
        tried.append(order)
        play(match, seat, order)


def _compare(match: Match, seat: Seat | None, orders: list[bytes]) -> None:
    game, rules = match.game, match.game.rules
    true = game.state
    told = sent(match, seat)
    events = msgspec.json.encode(game.seen_by(seat))
    assert msgspec.json.encode(msgspec.json.decode(told)["events"]) == events
    if match.result is None:
        assert str(game.header.seed).encode() not in told
        with pytest.raises(EscadrilleError):
            match.record()
    errors = [answered(match, seat, order) for order in orders] if seat is not None else []
    for number in range(WORLDS):
        game.state = rules.resample(true, seat, number)
        try:
            assert sent(match, seat) == told
            if seat is not None:
                assert [answered(match, seat, order) for order in orders] == errors
        finally:
            game.state = true


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("scenario", "seats"), SCENES)
def test_bytes_sent_are_the_same_in_every_imagined_world(
    scenario: str, seats: int, seed: int
) -> None:
    check(seed, scenario, seats)


def _wrong_view(patch: pytest.MonkeyPatch) -> None:
    real = messages.message

    def leaky(rules: Any, state: Any, seat: Any, standing: Any, since: int) -> Any:
        sent = real(rules, state, seat, standing, since)
        return msgspec.structs.replace(sent, view=[sent.view, rules.view(state, 1)])

    patch.setattr("escadrille.table.match.message", leaky)


def _raw_events(patch: pytest.MonkeyPatch) -> None:
    def leaky(events: list[Event], seat: Seat | None) -> list[Event]:
        return list(events)

    patch.setattr(messages, "_seen", leaky)


def _early_seed(patch: pytest.MonkeyPatch) -> None:
    real = messages.message

    def leaky(rules: Any, state: Any, seat: Any, standing: Any, since: int) -> Any:
        sent = real(rules, state, seat, standing, since)
        return msgspec.structs.replace(sent, seed=str(standing.seed))

    patch.setattr("escadrille.table.match.message", leaky)


def _telling_error(patch: pytest.MonkeyPatch) -> None:
    real = Match.check_order

    def leaky(self: Match, seat: Seat, count: int, order: bytes, *pilot: str) -> None:
        try:
            real(self, seat, count, order, *pilot)
        except EscadrilleError as error:
            raise EscadrilleError(self.game.rules.digest(self.game.state)) from error

    patch.setattr(Match, "check_order", leaky)


@pytest.mark.parametrize("plant", [_wrong_view, _raw_events, _early_seed, _telling_error])
def test_a_planted_leak_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with pytest.raises(AssertionError):
        check(0, *SCENES[0])
