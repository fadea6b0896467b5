"""Alone against bots a person takes back as far as he likes, with the same dice."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.table.players import Seat, client_of, new_match, open_game, play, rooms_of, some_order

from escadrille.kernel import record
from escadrille.kernel.game import new
from escadrille.kernel.rng import seeded
from escadrille.table.body import Body
from escadrille.table.errors import CampaignStands, NothingGiven, NoUndo
from escadrille.table.match import Match

ALONE = ["human", "tactical"]


def alone(system: str = "flames", seats: list[str] = ALONE) -> Match:
    return Match("it", new(system, seed=3, seats=seats).header)


def fly(match: Match, orders: int) -> None:
    """Give so many orders, whoever is asked."""
    chance = seeded(orders)
    for _ in range(orders):
        seat = match.waiting[0].seat
        raw = some_order(match, seat, chance)
        bot = "" if seat == 0 else "tactical"
        match.apply(seat, Body(order=msgspec.Raw(raw), bot=bot))


def take_back(match: Match) -> None:
    match.apply(0, match.check_undo(0, match.counts[0]))


@pytest.mark.parametrize("system", ["flames", "zero", "wings"])
def test_one_goes_back_to_the_first_order_and_the_same_orders_have_the_same_dice(
    system: str,
) -> None:
    match = alone(system)
    start = match.game.rules.digest(match.game.state)
    fly(match, 12)
    then, orders = match.game.rules.digest(match.game.state), list(match.game.orders)
    while match.message(0, 0).undo:
        take_back(match)
    assert match.message(0, 0).undo_barred == "undo/nothing"
    for seat, order in orders[len(match.game.orders) :]:
        match.game.order(seat, order)
    assert match.game.rules.digest(match.game.state) == then != start


def test_the_record_and_the_chair_tell_it() -> None:
    match = alone()
    fly(match, 20)
    before = match.message(0, 0).seats[0].backs
    while not match.lines[-1].back:
        take_back(match)
    assert (before, match.message(0, 0).seats[0].backs) == (0, 1)
    match.apply(0, Body(resign=True))
    read = record.parse(Path("it"), match.record())
    assert [line.back for line in read.lines if line.back]


def test_among_people_what_was_revealed_stands() -> None:
    match = new_match()
    for seat in (0, 1):
        play(match, seat, b'{"order":"level","level":"low"}')
    assert match.message(0, 0).undo_barred == "undo/impossible"
    with pytest.raises(NoUndo):
        match.check_undo(0, match.counts[0])


def test_in_a_campaign_what_was_drawn_stands() -> None:
    match = alone("phantom", ["human"])
    while match.message(0, 0).undo or not match.game.orders:
        fly(match, 1)
    assert match.message(0, 0).undo_barred == "undo/campaign"
    with pytest.raises(CampaignStands):
        match.check_undo(0, match.counts[0])


def test_before_the_first_order_there_is_nothing_to_take_back() -> None:
    with pytest.raises(NothingGiven):
        alone().check_undo(0, 0)


def test_one_goes_back_behind_a_snapshot_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("escadrille.kernel.snapshot.EVERY", 4)
    database = tmp_path / "t.db"

    def asked(seat: Seat) -> dict[str, Any]:
        while not (told := seat.look())["asked"]:
            pass
        return told

    with client_of(database) as client:
        _, (seat,) = open_game(client, *ALONE)
        for _ in range(12):
            asked(seat)
            seat.answer()
    with client_of(database) as client:
        again = Seat(client, seat.game, seat.key)
        for _ in range(200):
            told = asked(again)
            if not told["undo"]:
                break
            assert again.post("undo", {"count": told["count"]}).status_code == 200
        assert told["undo_barred"] == "undo/nothing"

    async def reopened() -> str | None:
        async with rooms_of(database) as rooms:
            return (await rooms.room(seat.game).look(0, 0)).undo_barred

    assert asyncio.run(reopened()) == "undo/nothing"
